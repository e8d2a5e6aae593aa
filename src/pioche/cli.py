"""The command line. Each command is a parser and a function; what it needs is imported when it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from pioche import __version__, compiled, keeping
from pioche.core.game import Refused
from pioche.terminal.flags import (
    AT_A_TABLE,
    MOST_GAMES,
    MOST_PROCESSES,
    Parser,
    add_options,
    bring_cards,
    checked_seed,
    cores,
    names_of,
    needed,
    new_screen,
    settled,
    value_of,
    wanted_game,
    whole,
)
from pioche.terminal.spreading import where
from pioche.text import Words, language_of

INTERRUPTED, BROKEN_PIPE = 130, 141


# Commands ------------------------------------------------------------------------------------------------


def list_games(line: list[str], words: Words) -> int:
    Parser("games", words).read(line)
    from pioche.terminal.lobby import draw_catalogue

    new_screen(words).show(draw_catalogue(words.language))
    return 0


def play(line: list[str], words: Words) -> int:
    parser = Parser("play", words)
    parser.place("game", "cli-arg-game")
    game = wanted_game(line)
    for name, metavar in (("seats", "A,B,C"), ("resume", "FILE"), *AT_A_TABLE):
        parser.flag(f"--{name}", metavar)
    add_options(parser, game)
    given = parser.read(line)
    from pioche import bots
    from pioche.terminal import play as table
    from pioche.terminal import saving

    if given.resume is not None:
        if game or given.seats or given.seed:
            raise Refused("cli-resume-alone")
        old, settings, record = saving.open_record(Path(given.resume))
        file = saving.new_file(given.record, old) if given.record else Path(given.resume)
        screen = new_screen(Words(words.language, old, [seat.name for seat in record.seats]), given)
        return table.play_on(old, settings, record, screen, file)
    if game is None:
        raise Refused("cli-missing", what=words.say("cli-arg-game"), help="pioche games")
    names = names_of(given.seats) if given.seats is not None else None
    settings = settled(game, given, len(names) if names else None)
    names = names or [words.say("term-me"), *[bots.USUAL] * (settings["players"] - 1)]
    seats = table.seated(names, words.say("term-bot-names").split())
    screen = new_screen(Words(words.language, game, [seat.name for seat in seats]), given)
    return table.play_new(game, settings, seats, screen, checked_seed(given.seed), given.record)


def campaign(line: list[str], words: Words) -> int:
    from pioche.terminal.series_commands import campaign

    return campaign(line, words)


def tournament(line: list[str], words: Words) -> int:
    from pioche.terminal.series_commands import tournament

    return tournament(line, words)


def lobby(line: list[str], words: Words) -> int:
    parser = Parser("lobby", words)
    parser.flag("--fast")
    parser.flag("--width", "N")
    given = parser.read(line)
    from pioche.terminal.lobby import Lobby

    return Lobby(new_screen(words, given)).open()


def simulate(line: list[str], words: Words) -> int:
    parser = Parser("simulate", words)
    parser.place("game", "cli-arg-game")
    game = wanted_game(line)
    for name, metavar in (
        ("games", "N"),
        ("bots", "A,B"),
        ("seed", "S"),
        ("processes", "N"),
        ("cluster", "ADDRESS"),
        ("json", ""),
        ("records", "DIR"),
        ("series", "K"),
    ):
        parser.flag(f"--{name}", metavar)
    add_options(parser, game)
    given = parser.read(line)
    if game is None:
        raise Refused("cli-missing", what=words.say("cli-arg-game"), help="pioche games")
    from pioche import bots
    from pioche.terminal.simulated import run

    if given.series is not None:
        from pioche.terminal.series_commands import simulate_series

        return simulate_series(game, given, words)
    kinds = names_of(given.bots or "random")
    for kind in kinds:
        bots.load(kind)
    settings = settled(game, given, len(kinds) if len(kinds) > 1 else None)
    kinds = kinds if len(kinds) > 1 else kinds * settings["players"]
    count = whole("--games", given.games, 100, 1, MOST_GAMES)
    processes = where(given.cluster, whole("--processes", given.processes, cores(), 1, MOST_PROCESSES))
    if given.cluster and given.records:
        raise Refused("cli-cluster-records")
    return run(game, settings, kinds, count, checked_seed(given.seed), processes, given.records, given.json, words)


def arena(line: list[str], words: Words) -> int:
    parser = Parser("arena", words)
    parser.place("game", "cli-arg-game")
    game = wanted_game(line)
    for name, metavar in (
        ("bots", "A,B,…"),
        ("table", "A,B,B,B"),
        ("games", "N"),
        ("seed", "S"),
        ("processes", "N"),
        ("cluster", "ADDRESS"),
        ("whole", ""),
        ("json", ""),
    ):
        parser.flag(f"--{name}", metavar, words.say("cli-flag-rivals") if name == "bots" else "")
    add_options(parser, game)
    given = parser.read(line)
    if game is None:
        raise Refused("cli-missing", what=words.say("cli-arg-game"), help="pioche games")
    import secrets

    from pioche.lab.arena import Plan, meetings_of
    from pioche.terminal.contest import run

    table = names_of(given.table) if given.table is not None else []
    settings = settled(game, given, len(table) or None)
    meetings = meetings_of(names_of(given.bots or "expert,greedy"), table, settings["players"])
    count = whole("--games", given.games, 400, 2, MOST_GAMES)
    processes = where(given.cluster, whole("--processes", given.processes, cores(), 1, MOST_PROCESSES))
    seed = checked_seed(given.seed) or secrets.token_hex(4)
    return run(Plan(game, settings, meetings, count, seed, processes, given.whole), given.json, words)


def report(line: list[str], words: Words) -> int:
    from pioche.terminal.reported import command

    return command(line, words)


def analyse(line: list[str], words: Words) -> int:
    parser = Parser("analyse", words)
    parser.place("file", "cli-arg-record")
    for name, metavar in (("all", ""), ("processes", "N"), ("json", ""), ("cards", "FILE")):
        parser.flag(f"--{name}", metavar)
    given = parser.read(line)
    path = Path(needed(given.file, words.say("cli-arg-record"), parser))
    from pioche.terminal import saving
    from pioche.terminal.analysed import run

    game, settings, record = saving.open_record(path)
    processes = whole("--processes", given.processes, cores(), 1, MOST_PROCESSES)
    return run(game, settings, record, processes, given.json, given.all, words)


def replay(line: list[str], words: Words) -> int:
    parser = Parser("replay", words)
    parser.place("file", "cli-arg-record")
    for name, metavar in (
        ("seat", "N|all|spectator"),
        ("from", "N"),
        ("match", "N.N"),
        ("width", "N"),
        ("cards", "FILE"),
    ):
        parser.flag(f"--{name}", metavar)
    parser.flag("--unfinished")
    given = parser.read(line)
    path = Path(needed(given.file, words.say("cli-arg-record"), parser))
    from pioche.terminal import saving
    from pioche.terminal.replay import Replay, eyes_of

    game, settings, record = saving.open_record(path, given.match)
    if not record.places and not given.unfinished:
        raise Refused("cli-unfinished", file=saving.printable(str(path)))
    screen = new_screen(Words(words.language, game, [seat.name for seat in record.seats]), given)
    again = Replay(game, settings, record, screen, eyes_of(given.seat, len(record.seats)))
    return again.run(whole("--from", vars(given)["from"], 0, 0, len(again.frames) - 1))


def verify(line: list[str], words: Words) -> int:
    parser = Parser("verify", words)
    parser.place("file", "cli-arg-record")
    for name, metavar in (("commitment", "HEX"), ("entropy", "N=TEXT"), ("cards", "FILE")):
        parser.flag(f"--{name}", metavar)
    given = parser.read(line)
    path = Path(needed(given.file, words.say("cli-arg-record"), parser))
    from pioche.core.record import Bad
    from pioche.terminal.verified import kept, run

    receipt = kept(given.commitment, given.entropy)
    try:
        return run(path, receipt, words)
    except Bad as bad:
        complain(words, bad)
        return 1


def check(line: list[str], words: Words) -> int:
    parser = Parser("check", words)
    parser.place("game", "cli-arg-game-or-all")
    for name, metavar in (
        ("games", "N"),
        ("only", "laws|referee"),
        ("processes", "N"),
        ("cluster", "ADDRESS"),
        ("tests", "DIR"),
    ):
        parser.flag(f"--{name}", metavar)
    given = parser.read(line)
    from pioche import games
    from pioche.terminal.checked import run

    count = whole("--games", given.games, 200, 1, MOST_GAMES)
    processes = where(given.cluster, whole("--processes", given.processes, cores(), 1, MOST_PROCESSES))
    keys = [games.load(given.game).key] if given.game is not None else games.keys()
    return run(keys, count, processes, given.tests, given.only, words)


def new(line: list[str], words: Words) -> int:
    parser = Parser("new", words)
    parser.place("key", "cli-arg-key")
    parser.flag("--folder", "DIR")
    given = parser.read(line)
    key = needed(given.key, words.say("cli-arg-key"), parser)
    from pioche.lab.starting import begin

    folder = Path(given.folder) if given.folder else Path(key)
    for path in begin(key, folder):
        print(f"  {path}")
    print(words.say("new-next", folder=str(folder), key=key))
    return 0


COMMANDS: dict[str, Callable[[list[str], Words], int]] = {
    "lobby": lobby,
    "games": list_games,
    "play": play,
    "campaign": campaign,
    "tournament": tournament,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "simulate": simulate,
    "arena": arena,
    "report": report,
    "check": check,
    "new": new,
    "serve": keeping.serve,
    "bots": keeping.bots,
    "backup": keeping.backup,
    "migrate": keeping.migrate,
    "upgrade": keeping.upgrade,
}


# Running -------------------------------------------------------------------------------------------------


def overview(words: Words) -> str:
    wide = max(map(len, COMMANDS))
    commands = "\n".join(f"  {name:{wide}}  {words.say(f'cli-{name}')}" for name in COMMANDS)
    usage = f"{words.say('cli-usage')} pioche {words.say('cli-command')} …"
    return "\n\n".join([words.say("cli-about"), usage, commands, words.say("cli-each-help")])


def run(line: list[str], words: Words) -> int:
    rest = line[:]
    while rest and rest[0].startswith("--lang"):
        del rest[: 1 if "=" in rest[0] else 2]
    if not rest or rest[0] in ("-h", "--help", "help"):
        print(overview(words))
        return 0
    if rest[0] in ("--version", "-V"):
        print(f"pioche {__version__}, {words.say('cli-compiled', why=compiled.why_not() or 'yes')}")
        return 0
    if rest[0] not in COMMANDS:
        raise Refused("cli-no-command", command=rest[0], allowed=", ".join(COMMANDS))
    bring_cards(rest[1:])
    return COMMANDS[rest[0]](rest[1:], words)


def complain(words: Words, refused: Refused) -> None:
    from pioche.terminal.saving import printable

    said = Words(words.language, refused.game).refusal(refused) if refused.game else words.refusal(refused)
    print(f"pioche: {printable(said)}", file=sys.stderr)


def main(argv: list[str] | None = None) -> int:
    """Run a command: 0 if all went well, 1 if what was checked is wrong, 2 if the input was refused."""
    line = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = Words(language_of(None))
    try:
        words = Words(language_of(value_of("--lang", line)))
        code = run(line, words)
        sys.stdout.flush()
        return code
    except Refused as refused:
        complain(words, refused)
        return 2
    except SystemExit as done:  # argparse has shown its help
        return int(done.code or 0)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough; nothing more can be said there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
