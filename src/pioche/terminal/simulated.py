"""`pioche simulate`: the progress of many games, then what they showed, as a table or as JSON."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path

from rich.table import Table

from pioche.core.game import Game, Refused, Settings
from pioche.core.series.chain import Terms
from pioche.lab.series import SeriesReport, simulate_series
from pioche.lab.simulate import Report, simulate
from pioche.lab.workers import Where
from pioche.terminal.colours import new_console
from pioche.terminal.draw import bot_name
from pioche.terminal.progress import progress_bar
from pioche.terminal.saving import printable, reason
from pioche.text import Words


def run(
    game: Game,
    settings: Settings,
    bots: list[str],
    games: int,
    seed: str | None,
    processes: Where,
    records: str | None,
    as_json: bool,
    words: Words,
) -> int:
    folder = prepared(records) if records else None
    seed = seed or secrets.token_hex(4)
    try:
        report = watched(game, settings, bots, games, seed, processes, folder, words)
    except OSError as error:
        raise Refused("cli-file-unwritable", file=printable(str(folder)), reason=reason(error)) from None
    if as_json:
        print(json.dumps(report.data(), ensure_ascii=False, indent=2))
    else:
        show(report, Words(words.language, game))
    return 0


def prepared(records: str) -> Path:
    """The folder for the records, made if need be."""
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(13, os.strerror(13))
    except (OSError, ValueError) as error:
        raise Refused("cli-file-unwritable", file=printable(records), reason=reason(error)) from None
    return folder


def watched(
    game: Game,
    settings: Settings,
    bots: list[str],
    games: int,
    seed: str,
    processes: Where,
    folder: Path | None,
    words: Words,
) -> Report:
    with progress_bar(words.say("sim-games"), games) as how_far:
        return simulate(game, settings, bots, games, seed, processes, folder, how_far.more)


def show(report: Report, words: Words) -> None:
    """Scores, wins and places per seat, then the length of a game and the speed."""
    console = new_console()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in ("seat", "bot", "mean", "sd", "min", "max", "wins", "place"):
        table.add_column(words.say(f"sim-{head}"), justify="left" if head in ("seat", "bot") else "right")
    for place, seat in enumerate(report.seats):
        table.add_row(
            str(place),
            bot_name(seat.bot, words),
            fixed(seat.mean, 1, words),
            fixed(seat.sd, 1, words),
            words.number(seat.min),
            words.number(seat.max),
            f"{fixed(100 * seat.win_share, 1, words)} %",
            fixed(seat.mean_place, 2, words),
        )
    options = ", ".join(f"{key} {value}" for key, value in report.options.items())
    console.print(words.say("sim-title", game=words("game-name"), options=options), style="bold")
    console.print(table)
    mean, fewest, most = report.lengths
    lengths = words.say("sim-lengths", mean=fixed(mean, 1, words), fewest=str(fewest), most=str(most))
    console.print(lengths, style="dim")
    speed = f"{report.decisions / report.seconds:,.0f}".replace(",", " ")
    seconds = fixed(report.seconds, 2, words)
    said = {"games": str(report.games), "seconds": seconds, "speed": speed, "seed": report.seed}
    console.print(words.say("sim-speed", processes=report.processes, **said), style="dim")


# Series --------------------------------------------------------------------------------------------------------------


def run_series(
    game: Game,
    terms: Terms,
    bots: list[str],
    count: int,
    seed: str | None,
    processes: int,
    as_json: bool,
    words: Words,
) -> int:
    """Many series between bots, and how far each came."""
    seed = seed or secrets.token_hex(4)
    with progress_bar(words.say("sim-series"), count) as how_far:
        report = simulate_series(game, terms, bots, count, seed, processes, how_far.more)
    if as_json:
        print(json.dumps(report.data(), ensure_ascii=False, indent=2))
    else:
        show_series(report, Words(words.language, game))
    return 0


def show_series(report: SeriesReport, words: Words) -> None:
    console = new_console()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in ("bot", "firsts", "place", "points", "median", "max"):
        table.add_column(words.say(f"sim-{head}"), justify="left" if head == "bot" else "right")
    for entrant, bot in enumerate(report.bots):
        points = report.points(entrant)
        table.add_row(
            bot_name(bot, words),
            f"{fixed(100 * report.firsts(entrant) / len(report.results), 1, words)} %",
            fixed(report.mean_place(entrant), 2, words),
            fixed(sum(points) / len(points), 2, words),
            str(points[len(points) // 2]),
            str(points[-1]),
        )
    options = ", ".join(f"{key} {value}" for key, value in report.options.items())
    title = words.say("sim-title", game=f"{words('game-name')} · {words(f'series-{report.kind}')}", options=options)
    console.print(title, style="bold")
    console.print(table)
    matches, seconds = sum(matches for *_, matches in report.results), fixed(report.seconds, 2, words)
    said = {"series": str(len(report.results)), "matches": str(matches), "seconds": seconds, "seed": report.seed}
    console.print(words.say("sim-series-speed", **said), style="dim")


def fixed(value: float, digits: int, words: Words) -> str:
    text = f"{value:.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if words.language == "fr" else text
