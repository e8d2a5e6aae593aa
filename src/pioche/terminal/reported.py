"""`pioche report`: a page about the balance of a game, or two ways to play it side by side; or all of it as JSON."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

from pioche import bots
from pioche.core.game import Game, OneSet, Refused
from pioche.lab.page import page
from pioche.lab.report import Plan, Report, compared, reported, variants
from pioche.terminal.flags import (
    MOST_GAMES,
    MOST_PROCESSES,
    Parser,
    add_options,
    cores,
    settled,
    value_of,
    wanted_game,
    whole,
)
from pioche.terminal.flags import checked_seed as checked
from pioche.terminal.progress import progress_bar
from pioche.terminal.saving import printable, reason
from pioche.terminal.spreading import where
from pioche.text import Words


def command(line: list[str], words: Words) -> int:
    parser = Parser("report", words)
    parser.place("game", "cli-arg-game")
    game = wanted_game(line)
    for name, metavar in (
        ("games", "N"),
        ("bots", "A"),
        ("vary", "OPTION=A,B"),
        ("seed", "S"),
        ("processes", "N"),
        ("cluster", "ADDRESS"),
        ("output", "FILE"),
        ("json", ""),
    ):
        parser.flag(f"--{name}", metavar, words.say("cli-flag-one-bot") if name == "bots" else "")
    line, vary = sets_apart(line, game)
    add_options(parser, game)
    given = parser.read(line)
    if game is None:
        raise Refused("cli-missing", what=words.say("cli-arg-game"), help="pioche games")
    kind = given.bots or "greedy"
    bots.load(kind)
    settings = settled(game, given, None)
    count = whole("--games", given.games, 1_000, 2, MOST_GAMES)
    spread = where(given.cluster, whole("--processes", given.processes, cores(), 1, MOST_PROCESSES))
    seed = checked(given.seed) or secrets.token_hex(4)
    vary = given.vary or vary
    plans = [("", Plan(game, settings, kind, count, seed, spread))]
    if vary:
        key, found = variants(game, settings, vary)
        plans = [(f"{key} {name}", Plan(game, each, kind, count, seed, spread)) for name, each in found]
    reports = [(name, watched(plan, words, len(plans) > 1)) for name, plan in plans]
    differences = compared(reports[0][1], reports[1][1]) if len(reports) > 1 else []
    if given.json:
        told = [{**report.data(), "variant": name} for name, report in reports]
        gaps = {one.what: {**vars(one), "clear": one.is_clear} for one in differences}
        print(json.dumps({"reports": told, "differences": gaps}, ensure_ascii=False, indent=2))
        return 0
    file = Path(given.output or f"{game.key}-report.html")
    names = [words.say("report-seat", n=seat + 1) for seat in range(settings["players"])]
    try:
        file.write_text(page(reports, differences, Words(words.language, game, names)), "utf-8")
    except OSError as error:
        raise Refused("cli-file-unwritable", file=printable(str(file)), reason=reason(error)) from None
    print(words.say("report-written", file=str(file), seconds=round(sum(one.seconds for _, one in reports))))
    return 0


def sets_apart(line: list[str], game: Game | None) -> tuple[list[str], str]:
    """`--cards a,b` are two sets side by side: the option is varied."""
    named = value_of("--cards", line) or ""
    sets = [option.key for option in game.options if isinstance(option, OneSet)] if game else []
    if "," not in named or not sets:
        return line, ""
    rest = [word for word in line if not word.startswith("--cards=") and word not in ("--cards", named)]
    return rest, f"{sets[0]}={','.join(Path(one).name for one in named.split(','))}"


def watched(plan: Plan, words: Words, briefly: bool) -> Report:
    with progress_bar(words.say("sim-games"), plan.games) as how_far:
        return reported(plan, how_far, briefly)
