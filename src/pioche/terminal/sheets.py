"""Tables of numbers, the result, and the story in words."""

from __future__ import annotations

from rich import box
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Ink

from pioche.core.scene import Happening, Result, Sheet
from pioche.terminal.colours import TONES, seat_style
from pioche.terminal.pieces import Pen
from pioche.text import Words


def draw_sheet(sheet: Sheet, words: Words) -> RenderableType:
    """A score sheet: heads above, one line each, numbers to the right."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style="")
    table.add_column(Ink(words(sheet.title), "bold"))
    for head in sheet.heads:
        style = seat_style(int(head[1:])) if isinstance(head, str) and head.startswith("@") else ""
        table.add_column(Ink(words(head), f"bold {style}".strip()), justify="right")
    for row in sheet.rows:
        cells = ("–" if cell is None else words(cell) for cell in row.cells)
        table.add_row(words(row.text), *cells, style=TONES[row.tone])
    return Padding(table, (0, 2), expand=False)


def draw_result(result: Result, words: Words) -> RenderableType:
    """The places, then the sheet that gives the reasons."""
    parts: list[RenderableType] = []
    place = 1
    for seats in result.places:
        out = Ink.assemble("  ", (words.say("term-place", n=place), "bold"), "  ")
        out.append(Ink(", ").join([Ink(words(f"@{seat}"), f"bold {seat_style(seat)}") for seat in seats]))
        parts.append(out)
        place += len(seats)
    if result.note:
        parts.append(Ink(f"  {words(result.note)}"))
    return Stack(*parts, Ink(), draw_sheet(result.sheet, words))


def draw_happening(happening: Happening, pen: Pen, viewer: int | None) -> list[RenderableType]:
    """One sentence of the story, the cards it shows, and its sheet if it has one."""
    words = pen.words
    mine = viewer is not None and happening.actor == viewer
    text = words(happening.text, "you" if mine else "")
    parts: list[RenderableType] = []
    if happening.head:
        parts.append(Ink(f"─── {text} ───", "bold"))
    else:
        out = named(text, words, TONES[happening.tone])
        for face in happening.faces:
            if words(f"face:{face}").casefold() not in text.casefold():
                out.append(" ").append(pen.card(face, pen.face(face)))
        if viewer is not None and viewer in happening.to and not mine:
            out.append(f"  ← {words.say('ui-to-you')}", "bold")
        elif happening.private:
            out.append(f"  ({words.say('ui-private')})", "dim")
        line = Table.grid()
        line.add_row(Ink(" › " if mine else " • ", "dim"), out)
        parts.append(line)
    if happening.sheet:
        parts += [Ink(), draw_sheet(happening.sheet, words), Ink()]
    return parts


def named(text: str, words: Words, style: str) -> Ink:
    """A sentence in which players' names have their colours."""
    out = Ink(text, style)
    for seat, name in enumerate(words.names):
        out.highlight_words([name], seat_style(seat))
    return out
