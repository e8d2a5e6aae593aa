"""What each language can say: every message with its arguments and attributes, read from the text files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

from pioche.core.game import Game
from pioche.core.scene_laws import Messages
from pioche.text import ours


class BadText(ValueError):
    """A text file that Fluent cannot read, or that says something twice."""


def messages(language: str, game: Game | None = None) -> Messages:
    """The messages of all tables and, if given, of a game."""
    out: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    for source in [ours(language), *([game.text(language)] if game else [])]:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                raise BadText(f"{language}: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in out:
                    raise BadText(f"{language}: {entry.id.name} stands there twice")
                attributes = frozenset(attribute.id.name for attribute in entry.attributes)
                out[entry.id.name] = frozenset(variables(entry)), attributes
    return out


def variables(node: Any) -> Iterator[str]:
    """The arguments a message uses."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else []:
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from variables(child)
