"""Rules and code side by side: every paragraph is carried out somewhere, and every step has what its role needs."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from pioche.core.flow import ChanceStep, Step, rules_of
from pioche.core.game import LANGUAGES, Game
from pioche.core.table import ByStep, entry

PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.M)
NAMED = re.compile(r"(?<![\d.])(\d+)\.(\d+)(?:-(?:\1\.)?(\d+)\b(?!\.))?(?![\d.]*\d)")


def mentioned(text: str) -> set[str]:
    """The paragraphs that this text names: "2.1", "2.2-2.4"."""
    found: set[str] = set()
    for chapter, first, last in NAMED.findall(text):
        found |= {f"{chapter}.{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def carried_out(game: Game) -> set[str]:
    """The paragraphs that docstrings and comments of the code name; those that need no code are named there, too."""
    return {number for source in sources(files(game.home)) for text in remarks(source) for number in mentioned(text)}


def sources(folder: Traversable) -> Iterator[str]:
    for file in folder.iterdir():
        if file.is_dir() and file.name != "__pycache__":
            yield from sources(file)
        elif file.name.endswith(".py"):
            yield file.read_text("utf-8")


def remarks(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            yield token.string


def asking(game: Game) -> list[type[Step[Any]]]:
    """The kinds of steps that ask a player."""
    asks = [kind for kind in game.steps.values() if kind.options is not Step.options]
    return [kind for kind in asks if not issubclass(kind, ChanceStep)]


def carried_problems(game: Game) -> Iterator[str]:
    if not game.home:
        return
    named = carried_out(game)
    for language in LANGUAGES:
        there = PARAGRAPH.findall(game.rules(language))
        kind: Any
        for kind in game.steps.values():
            for number in sorted(mentioned(rules_of(kind)) - {*there}):
                yield f"{kind.__name__} carries out {number}, which rules.{language}.md does not have"
    for number in there:
        if number not in named:
            yield f"no code names paragraph {number}; if it needs none, say so in a comment"


def role_problems(game: Game) -> Iterator[str]:
    """A step that asks and of which a table says nothing."""
    rate = game.hints.rate
    roles: list[tuple[str, Any]] = [("ratings", rate.table)] if isinstance(rate, ByStep) else []
    if game.table.answers:
        roles.append(("answers", game.table.answers))
    for kind in asking(game):
        for role, table in roles:
            if entry(table, kind) is None:
                yield f"{kind.__name__} asks, but has no entry among the {role}"
