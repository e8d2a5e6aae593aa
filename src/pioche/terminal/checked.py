"""`pioche check`: the progress of many watched games, then what was found, game by game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from pioche import games
from pioche.core.game import Game, Refused
from pioche.lab.check import WATCHES, Findings, check, games_to_watch, watches_of
from pioche.lab.check import Table as Played
from pioche.lab.workers import Where
from pioche.terminal.colours import new_console
from pioche.terminal.progress import progress_bar
from pioche.text import Words

TESTS = Path("tests") / "games"


def run(keys: list[str], count: int, processes: Where, tests: str | None, only: str | None, words: Words) -> int:
    """Check these games: 0 if all of them are clean, else 1."""
    folder = Path(tests) if tests else TESTS
    if not folder.is_dir() and (tests or {*keys} & {*games.KEYS}):
        raise Refused("check-no-tests", folder=str(folder))
    if only is not None and only not in WATCHES:
        raise Refused("refused-option", option="--only", value=only, allowed=", ".join(WATCHES))
    console, clean = new_console(), True
    for key in keys:
        findings = watched(games.load(key), count, processes, folder, only or "")
        show(findings, console, Words(words.language, findings.game))
        clean = clean and findings.is_clean()
    return 0 if clean else 1


def watched(game: Game, count: int, processes: Where, tests: Path, only: str) -> Findings:
    with progress_bar(game.key, games_to_watch(game, watches_of(game, tests, only), count)) as how_far:
        return check(game, count, processes, tests, only, how_far.more)


def show(found: Findings, console: Console, words: Words) -> None:
    """A line for each table, then referee, texts and paragraphs."""
    console.print(words("game-name"), style="bold")
    if found.watches:
        console.print(drawn(found, words))
    for broken in [broken for row in found.tables for broken in row.broken.values() if broken]:
        console.print(f"  {broken}", style="red", markup=False)
    if found.lacks_referee:
        style = "red" if found.should_have_referee() else ""
        console.print(f"  {words.say('check-no-referee')}", style=style)
    for problems, clean, count in (
        (found.paragraphs, "check-paragraphs", found.counted),
        (found.texts, "check-texts", found.said),
        (found.icons, "", 0),
    ):
        if count and not problems:
            console.print(f"  {words.say(clean, n=count)}")
        for problem in problems:
            console.print(f"  {problem}", style="red", markup=False)
    for name in found.unsaid:
        console.print(f"  {words.say('check-unsaid', name=name)}", style="dim")
    console.print(f"  {words.say('check-clean' if found.is_clean() else 'check-unclean')}\n", style="bold")


def drawn(found: Findings, words: Words) -> Table:
    """How the games went, table by table."""
    table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
    for head in ("players", "variant", "games", "answers", *found.watches):
        left = head == "variant" or head in found.watches
        table.add_column(words.say(f"check-{head}"), justify="left" if left else "right")
    for row in found.tables:
        cells = [str(row.settings["players"]), variant(found.game, row) or "–", str(row.games), str(row.answers)]
        ends = [words.say(f"check-{watch}-{'bad' if bad else 'good'}") for watch, bad in row.broken.items()]
        table.add_row(*cells, *ends, style="red" if any(row.broken.values()) else "")
    return table


def variant(game: Game, row: Played) -> str:
    """What is not as usual at this table."""
    return ", ".join(
        f"{option.key} {option.write(row.settings[option.key])}"
        for option in game.options[1:]
        if row.settings[option.key] != option.default
    )
