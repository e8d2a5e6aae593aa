"""The answers one can give, numbered: as a list, and as numbers beside the pieces they belong to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Ink

from pioche.core.scene import Choice, Face, Group, Scene
from pioche.terminal.colours import TONES
from pioche.text import Words

MOST_ALIKE = 6  # sets of one name that are listed one by one


@dataclass(frozen=True)
class Entry:
    """A numbered answer: a choice (with its twins on other pieces), or a box to tick in a group."""

    number: int
    choice: Choice
    picks: tuple[str, ...]  # the pieces that show the number
    group: Group | None = None
    place: int = 0  # among the members of the group
    ways: tuple[Choice, ...] = ()  # the answers that ticked boxes are, where these are no members of a group


def entries(scene: Scene, faces: Mapping[str, Face]) -> list[Entry]:
    """Everything that can be chosen, numbered from 1: single answers first, then boxes to tick."""
    out: list[Entry] = []
    sets = Counter(repr(choice.label) for choice in scene.choices if choice.set)
    for choice in scene.choices:
        if choice.group or sets[repr(choice.label)] > MOST_ALIKE:
            continue
        picks = tuple(choice.pick if choice.set else choice.pick[:1])
        twin = next((entry for entry in out if entry.choice.send == choice.send), None)
        if twin:
            out[out.index(twin)] = Entry(twin.number, twin.choice, (*twin.picks, *picks))
        else:
            out.append(Entry(len(out) + 1, choice, picks))
    for group in scene.groups:
        members = [choice for choice in scene.choices if choice.group == group.id]
        for place, choice in enumerate(members):
            out.append(Entry(len(out) + 1, choice, tuple(choice.pick[:1]), group, place))
    for label, many in sets.items():
        if many > MOST_ALIKE:
            ways = tuple(choice for choice in scene.choices if choice.set and repr(choice.label) == label)
            out += boxes(scene, faces, ways, len(out) + 1)
    return out


def boxes(scene: Scene, faces: Mapping[str, Face], ways: tuple[Choice, ...], first: int) -> Iterator[Entry]:
    """Many sets under one name: a box for each thing that may be among them."""
    cells = {f"{zone.id}:{p.at[0]},{p.at[1]}": p for zone in scene.zones for p in zone.pieces if p.at}
    pieces = cells | {piece.id: piece for zone in scene.zones for piece in zone.pieces}
    group = Group(id="", text=ways[0].label, min=1, max=max(len(way.pick) for way in ways), done=[])
    for place, pick in enumerate(dict.fromkeys(pick for way in ways for pick in way.pick)):
        label = faces[pieces[pick].face].name if pick in pieces else ways[0].label
        yield Entry(first + place, Choice(send=[], label=label, pick=[pick]), (pick,), group, place, ways)


def groups_of(listed: list[Entry]) -> list[Group]:
    out: list[Group] = []
    for entry in listed:
        if entry.group and not any(entry.group is group for group in out):
            out.append(entry.group)
    return out


def numbers_by_pick(listed: list[Entry]) -> dict[str, list[int]]:
    """Which numbers stand beside each piece, cell, zone or seat."""
    out: dict[str, list[int]] = {}
    for entry in listed:
        for pick in entry.picks:
            out.setdefault(pick, []).append(entry.number)
    return out


# Drawing -------------------------------------------------------------------------------------------------

NUMBER = 6  # columns that a number takes


@dataclass(frozen=True)
class Row:
    """One answer in the list: its number, its label, and what it would do."""

    number: Ink
    label: Ink
    hint: Ink


def row(entry: Entry, words: Words) -> Row:
    choice = entry.choice
    label = Ink("□ " if entry.group and entry.group.max > 1 else "")
    label.append(words(choice.label), TONES[choice.tone])
    if choice.times > 1:
        label.append(f" ×1–{choice.times}", "dim")
    if choice.role == "main":
        label.append(f"  ⏎ {words.say('term-enter')}", "dim")
    if choice.warn:
        label.append(" !", "bold yellow")
    return Row(Ink(f"{f'[{entry.number}]':>5} ", "bold"), label, Ink(" · ".join(map(words, choice.hint)), "dim"))


def draw_choices(listed: list[Entry], words: Words, width: int) -> RenderableType:
    """The numbered list, then each group with its boxes and what so many ticks would do."""
    single = [row(entry, words) for entry in listed if not entry.group]
    parts: list[RenderableType] = [draw_rows(single, width)] if single else []
    for group in groups_of(listed):
        members = [entry for entry in listed if entry.group is group]
        parts.append(group_head(group, [entry.number for entry in members], words))
        parts.append(draw_rows([row(entry, words) for entry in members], width))
        for ticks, hint in enumerate(group.hints, start=group.min):
            count = f"{words.say('term-ticks', n=ticks)} " if group.max > 1 else ""
            parts.append(side_by_side(" " * NUMBER, Ink(f"{count}{words(hint)}", "dim")))
    return Stack(*parts)


def group_head(group: Group, numbers: list[int], words: Words) -> RenderableType:
    """What ticking does, how many, and how to type it."""
    how = "term-tick-between" if group.min < group.max else "term-tick-exactly" if group.max > 1 else "term-tick-one"
    example = " ".join(map(str, numbers[: max(1, min(group.max, 3, len(numbers)))]))
    out = Ink.assemble((words(group.text), "bold"), (" · ", "dim"))
    out.append(words.say(how, min=group.min, max=group.max, example=example), "dim")
    if group.min == 0:
        out.append(f" {words.say('term-tick-none')}", "dim")
    return side_by_side("  ", out)


def draw_rows(rows: list[Row], width: int) -> RenderableType:
    """Labels alone side by side where they are short; with previews one below the other, in one column if it fits."""
    label = max(row.label.cell_len for row in rows)
    hint = max(row.hint.cell_len for row in rows)
    columns = min(width // (NUMBER + label + 2), -(-len(rows) // 3)) if len(rows) > 4 and not hint else 1
    if columns > 1:
        deep = -(-len(rows) // columns)
        table = Table.grid(padding=(0, 2, 0, 0))
        for place in range(deep):
            table.add_row(*(Ink.assemble(row.number, row.label) for row in rows[place::deep]))
        return table
    table = Table.grid()
    for row in rows:
        gap = label - row.label.cell_len if NUMBER + label + 2 + hint <= width else 0
        table.add_row(row.number, Ink.assemble(row.label, " " * gap, "  ", row.hint) if row.hint else row.label)
    return table


def side_by_side(head: str, ink: Ink) -> RenderableType:
    """Text whose second line starts under its first, not under its head."""
    table = Table.grid()
    table.add_row(head, ink)
    return table
