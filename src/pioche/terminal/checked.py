"""`pioche check`: the progress of many watched games, then what was found, game by game."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pioche import games
from pioche.core.game import Game, Refused
from pioche.lab.check import LIKELY, Findings, check
from pioche.terminal.colours import has_colours, new_console
from pioche.text import Words

TESTS = Path("tests") / "games"


def run(keys: list[str], count: int, processes: int, tests: str | None, words: Words) -> int:
    """Check these games: 0 if all of them are clean, else 1."""
    folder = Path(tests) if tests else TESTS
    if not folder.is_dir():
        raise Refused("check-no-tests", folder=str(folder))
    console, clean = new_console(), True
    for key in keys:
        findings = watched(games.load(key), count, processes, folder, words)
        show(findings, console, Words(words.language, findings.game))
        clean = clean and findings.is_clean()
    return 0 if clean else 1


def watched(game: Game, count: int, processes: int, tests: Path, words: Words) -> Findings:
    """The check with a progress bar on stderr, if somebody looks at it."""
    if not has_colours(sys.stderr):
        return check(game, count, processes, tests)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=new_console(stream=sys.stderr), transient=True) as bar:
        task = bar.add_task(game.key, total=(count - -count // LIKELY) * len(list(game.every_table())))
        return check(game, count, processes, tests, lambda done: bar.advance(task, done))


def show(found: Findings, console: Console, words: Words) -> None:
    """A line for each table, then texts and paragraphs."""
    console.print(words("game-name"), style="bold")
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
    for head in ("players", "variant", "games", "answers", "laws"):
        table.add_column(words.say(f"check-{head}"), justify="left" if head in ("variant", "laws") else "right")
    for row in found.tables:
        variant = ", ".join(
            f"{option.key} {option.write(row.settings[option.key])}"
            for option in found.game.options[1:]
            if row.settings[option.key] != option.default
        )
        held = words.say("check-broken" if row.broken else "check-hold")
        cells = [str(row.settings["players"]), variant or "–", str(row.games), str(row.answers), held]
        table.add_row(*cells, style="red" if row.broken else "")
    console.print(table)
    for broken in filter(None, [row.broken for row in found.tables]):
        console.print(f"  {broken}", style="red", markup=False)
    for problems, clean, count in (
        (found.paragraphs, "check-paragraphs", found.counted),
        (found.texts, "check-texts", found.said),
    ):
        if not problems:
            console.print(f"  {words.say(clean, n=count)}")
        for problem in problems:
            console.print(f"  {problem}", style="red", markup=False)
    console.print(f"  {words.say('check-clean' if found.is_clean() else 'check-unclean')}\n", style="bold")
