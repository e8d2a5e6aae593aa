"""The rules at hand: the paragraph behind a question, or all of them."""

from __future__ import annotations

import re

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding

from pioche.core.game import Game

PARAGRAPH = re.compile(r"^\*\*([0-9]+(?:\.[0-9A-Za-z]+)*)\*\*")
HEADING = re.compile(r"^#+ +([0-9]+)?")


def paragraph(rules: str, number: str) -> str:
    """The paragraph of this number, up to the next one; or a whole chapter, with its heading."""
    out: list[str] = []
    inside = False
    for line in rules.splitlines():
        begins, heading = PARAGRAPH.match(line), HEADING.match(line)
        if begins:
            inside = begins[1] == number or begins[1].startswith(f"{number}.")
        elif heading:
            inside = heading[1] == number
        if inside:
            out.append(line)
    return "\n".join(out).strip()


def draw_paragraph(game: Game, language: str, number: str) -> RenderableType | None:
    text = paragraph(game.rules(language), number)
    return Padding(Markdown(text), (0, 2), expand=False) if text else None


def draw_rules(game: Game, language: str) -> RenderableType:
    return Padding(Markdown(game.rules(language)), (0, 2), expand=False)
