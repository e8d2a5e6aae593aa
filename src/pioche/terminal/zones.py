"""Zones: rows of cards with numbers under them, piles, and grids."""

from __future__ import annotations

from rich import box
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Ink

from pioche.core.scene import Header, Piece, Zone
from pioche.terminal.colours import CARDS
from pioche.terminal.pieces import Cell, Pen

GAP = 1
TITLE = 18  # titles up to this width stand beside their cards, longer ones above


def title(pen: Pen, zone: Zone) -> Ink:
    out = Ink(pen.words(zone.title), "dim" if zone.scale == "small" else "")
    number = pen.number(zone.id)
    return out.append(" ").append(number) if number else out


def draw_zones(pen: Pen, zones: list[Zone], width: int) -> RenderableType:
    """The zones of one area below each other, their titles in one column where there is room."""
    heads = {zone.id: title(pen, zone) for zone in zones}
    beside = [heads[zone.id].cell_len for zone in zones if zone.kind != "grid" and heads[zone.id].cell_len <= TITLE]
    column = max(beside, default=0) if width >= 44 else 0
    parts: list[RenderableType] = []
    for zone in zones:
        head = heads[zone.id]
        if zone.kind == "grid":
            parts += [with_signs(pen, zone, head, width), grid(pen, zone, width)]
        elif column and head.cell_len <= column:
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(width=column, no_wrap=True)
            table.add_row(head, Stack(*contents(pen, zone, width - column - 2)))
            parts.append(table)
        else:
            parts += under_title(pen, zone, head, width)
    return Stack(*parts)


def under_title(pen: Pen, zone: Zone, head: Ink, width: int) -> list[RenderableType]:
    """Title and contents on one line if they fit, else one above the other."""
    below = contents(pen, zone, width - 1)
    if len(below) == 1 and isinstance(below[0], Ink) and head.cell_len + 2 + below[0].cell_len <= width:
        return [Ink.assemble(head, "  ", below[0])]
    return [head, *(Ink.assemble(" ", part) if isinstance(part, Ink) else part for part in below)]


def with_signs(pen: Pen, zone: Zone, head: Ink, width: int) -> RenderableType:
    """The title of a grid and its signs, beside it if they fit."""
    if not zone.signs:
        return head
    signs = pen.signs(zone.signs, width - head.cell_len - 2)
    return Stack(head, pen.signs(zone.signs, width)) if "\n" in signs.plain else Ink.assemble(head, "  ", signs)


def contents(pen: Pen, zone: Zone, width: int) -> list[RenderableType]:
    """Signs first, then the pieces."""
    parts: list[RenderableType] = [pen.signs(zone.signs, width)] if zone.signs else []
    if zone.kind == "pile":
        return [*parts, pile(pen, zone, width)]
    if any(pen.words.catalogue.faces[piece.face].look == "sheet" for piece in zone.pieces) and zone.scale != "small":
        for piece in zone.pieces:
            parts.append(Ink.assemble(pen.piece(piece, full=True), " ", pen.number(piece.id)))
    elif zone.pieces:
        parts += rail([pen.cell(piece, zone) for piece in zone.pieces], width)
    if zone.count is not None and zone.count > len(zone.pieces):
        parts.append(Ink(f"×{zone.count}", "dim"))
    return parts or [Ink("–", "dim")]


def pile(pen: Pen, zone: Zone, width: int) -> Ink:
    """The top piece and how many there are; all of them where they are known and there is room."""
    count = zone.count if zone.count is not None else sum(piece.n for piece in zone.pieces)
    if not count and not zone.pieces:
        return Ink("–", "dim")
    every = Ink("  ").join([pen.brief(piece, whole_name=True) for piece in zone.pieces])
    if len(zone.pieces) == count > 1 and every.cell_len <= width:
        return every
    out = Ink()
    if zone.pieces:
        out.append(pen.brief(zone.pieces[-1], whole_name=True)).append(" ")
    return out.append(f"×{count}", "dim")


def rail(cells: list[Cell], width: int) -> list[RenderableType]:
    """Pieces side by side, as many as fit, with the lines under them that say something."""
    lines: list[RenderableType] = []
    while cells:
        fit, used = 0, 0
        while fit < len(cells) and (not fit or used + cells[fit].width <= width):
            used += cells[fit].width + GAP
            fit += 1
        row, cells = cells[:fit], cells[fit:]
        lines.append(aligned(row, [cell.top for cell in row]))
        for place in range(3):
            if any(cell.under[place] for cell in row):
                lines.append(aligned(row, [cell.under[place] for cell in row]))
    return lines


def aligned(row: list[Cell], texts: list[Ink]) -> Ink:
    out, due = Ink(), 0
    for cell, text in zip(row, texts, strict=True):
        if text:
            out.append(" " * due).append(text)
            due = -text.cell_len
        due += cell.width + GAP
    return out


# Grids ---------------------------------------------------------------------------------------------------


def grid(pen: Pen, zone: Zone, width: int) -> RenderableType:
    """Rows and columns with their heads; turned on its side when too narrow, if the zone allows it."""
    turned = zone.turn and width < 8 * len(zone.cols) + 16
    rows, cols = (zone.cols, zone.rows) if turned else (zone.rows, zone.cols)
    cells: dict[tuple[int, int], list[Piece]] = {}
    for piece in zone.pieces:
        r, c = piece.at or (0, 0)
        cells.setdefault((c, r) if turned else (r, c), []).append(piece)
    heads = len(rows) > 1 or any(head.signs for head in rows)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    table.show_header = len(cols) > 1
    room = max(3, (width - (min(16, width // 5) if heads else 0)) // max(1, len(cols)) - 2)
    if len(rows) == 1 and not heads and any(longest(pen.brief(piece)) > room for piece in zone.pieces):
        spots = [grid_cell(pen, cells.get((0, c), []), f"{zone.id}:0,{c}", width) for c in range(len(cols))]
        return Stack(*spots)  # one below the other rather than names in pieces
    if heads:
        table.add_column("", max_width=min(16, width // 5), overflow="fold")
    for head in cols:
        table.add_column(header(pen, head, room), max_width=room, overflow="fold", header_style="")
    for r, head in enumerate(rows):
        line: list[RenderableType] = [header(pen, head, min(16, width // 5))] if heads else []
        for c in range(len(cols)):
            ident = f"{zone.id}:{c},{r}" if turned else f"{zone.id}:{r},{c}"
            line.append(grid_cell(pen, cells.get((r, c), []), ident, room))
        table.add_row(*line)
    return table


def longest(text: Ink) -> int:
    """The length of its longest word."""
    return max(map(len, text.plain.split()), default=0)


def grid_cell(pen: Pen, pieces: list[Piece], ident: str, room: int) -> Ink:
    """The pieces of a cell, beside each other if they fit, else below each other."""
    parts = [pen.brief(piece) for piece in pieces]
    number = pen.number(ident)
    if number or not parts:
        parts.append(number or Ink("·", "dim"))
    return Ink(" " if sum(part.cell_len + 1 for part in parts) <= room + 1 else "\n").join(parts)


def header(pen: Pen, head: Header, room: int) -> Ink:
    """A row's or column's name, shortened to its letters where it does not fit, and its signs."""
    text = pen.words(head.text)
    if max(map(len, text.split()), default=0) > room:
        text = (pen.letters(head.symbol) if head.symbol else pen.words.short(head.text)) or text
    text = f"({text})" if "dim" in head.flags else f"★ {text}" if "mark" in head.flags else text
    ink = CARDS[pen.words.catalogue.symbols[head.symbol].colour][1] if head.symbol else ""
    out = Ink(text, "dim" if "dim" in head.flags else f"bold {ink}".strip())
    for sign in head.signs:
        out.append("\n").append(pen.sign(sign, brief=True))
    return out
