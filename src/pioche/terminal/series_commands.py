"""The commands of series: `pioche campaign`, `pioche tournament`, `pioche simulate --series`."""

from __future__ import annotations

import argparse
from pathlib import Path

from pioche.core.game import Game, Refused
from pioche.core.series.chain import kind_of, kinds_of, sizes, terms_of
from pioche.terminal import saving
from pioche.terminal import series as table
from pioche.terminal.flags import (
    AT_A_TABLE,
    MOST_GAMES,
    MOST_PROCESSES,
    Parser,
    add_options,
    checked_seed,
    cores,
    names_of,
    new_screen,
    wanted_game,
    wanted_options,
    whole,
)
from pioche.terminal.simulated import run_series
from pioche.text import Words


def campaign(line: list[str], words: Words) -> int:
    parser = Parser("campaign", words)
    parser.place("game", "cli-arg-game")
    game = wanted_game(line)
    for name, metavar in (("name", "A"), ("new", ""), *AT_A_TABLE):
        parser.flag(f"--{name}", metavar)
    add_options(parser, game)
    given = parser.read(line)
    if game is None:
        raise Refused("cli-missing", what=words.say("cli-arg-game"), help="pioche games")
    kind = next((kind for kind in kinds_of(game).values() if kind.shape == "road"), None)
    if kind is None:
        raise Refused("cli-no-campaign", game=game.key)
    file = Path(given.record) if given.record else table.campaign_file(game, kind.key)
    command = f"pioche campaign {game.key}" + (f" --record {given.record}" if given.record else "")
    screen = new_screen(Words(words.language, game), given)
    if not given.new and table.is_open(file):
        return table.old_evening(file, screen, command).run()
    terms = terms_of(game, kind, wanted_options(game, given), 1)
    entrants = table.entrants_of([given.name or words.say("term-me")], words.say("term-bot-names").split())
    table.put_aside(file)
    return table.new_evening(game, terms, entrants, checked_seed(given.seed), screen, file, command).run()


def tournament(line: list[str], words: Words) -> int:
    parser = Parser("tournament", words)
    parser.place("game", "cli-arg-game")
    game = wanted_game(line)
    own = (("entrants", "A,B*3"), ("kind", "K"), ("length", "N"), ("seeded", ""), ("resume", "FILE"))
    for name, metavar in (*own, *AT_A_TABLE):
        parser.flag(f"--{name}", metavar)
    add_options(parser, game)
    given = parser.read(line)
    if given.resume is not None:
        if game:
            raise Refused("cli-resume-alone")
        file = Path(given.resume)
        screen = new_screen(words, given)
        return table.old_evening(file, screen, f"pioche tournament --resume {given.resume}").run()
    if game is None:
        raise Refused("cli-missing", what=words.say("cli-arg-game"), help="pioche games")
    kind = kind_of(game, given.kind or "knock-out")
    entrants = table.entrants_of(
        names_of(given.entrants or f"{words.say('term-me')},strong*3"), words.say("term-bot-names").split()
    )
    many = len(entrants)
    places = next((size for size in sizes(game, kind) if size >= many), many)
    length = whole("--length", given.length, 0, 1, 99)
    terms = terms_of(game, kind, wanted_options(game, given), places, length, given.seeded)
    screen = new_screen(Words(words.language, game), given)
    file = saving.new_file(given.record, game)
    command = f"pioche tournament --resume {file}"
    return table.new_evening(game, terms, entrants, checked_seed(given.seed), screen, file, command).run()


def simulate_series(game: Game, given: argparse.Namespace, words: Words) -> int:
    if given.records is not None:
        raise Refused("cli-series-records")
    kind = kind_of(game, given.series)
    entrants = [seat.bot for seat in table.entrants_of(names_of(given.bots or "random"), [])]
    if len(entrants) == 1:
        entrants *= sizes(game, kind)[0]
    if not all(entrants):
        raise Refused("cli-series-bots")
    terms = terms_of(game, kind, wanted_options(game, given), len(entrants))
    count = whole("--games", given.games, 100, 1, MOST_GAMES)
    processes = whole("--processes", given.processes, cores(), 1, MOST_PROCESSES)
    return run_series(game, terms, entrants, count, checked_seed(given.seed), processes, given.json, words)
