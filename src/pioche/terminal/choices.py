"""The answers one can give, numbered: as a list, and as numbers beside the pieces they belong to."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Ink

from pioche.core.scene import Choice, Group, Scene
from pioche.terminal.colours import TONES
from pioche.text import Words


@dataclass(frozen=True)
class Entry:
    """A numbered answer: a choice (with its twins on other pieces), or a box to tick in a group."""

    number: int
    choice: Choice
    picks: tuple[str, ...]  # the pieces that show the number
    group: Group | None = None
    place: int = 0  # among the members of the group


def entries(scene: Scene) -> list[Entry]:
    """Everything that can be chosen, numbered from 1: single answers first, then boxes to tick."""
    out: list[Entry] = []
    for choice in scene.choices:
        if choice.group:
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
    return out


def numbers_by_pick(listed: list[Entry]) -> dict[str, list[int]]:
    """Which numbers stand beside each piece, cell, zone or seat."""
    out: dict[str, list[int]] = {}
    for entry in listed:
        for pick in entry.picks:
            out.setdefault(pick, []).append(entry.number)
    return out


# Drawing -------------------------------------------------------------------------------------------------


def line(entry: Entry, words: Words, hints: bool = True) -> Ink:
    """One answer: its number, its label, and what it would do."""
    choice = entry.choice
    box = "□ " if entry.group else ""
    out = Ink.assemble((f"{f'[{entry.number}]':>5} ", "bold"), box, (words(choice.label), TONES[choice.tone]))
    if choice.times > 1:
        out.append(f" ×1–{choice.times}", "dim")
    if choice.role == "main":
        out.append(f"  ⏎ {words.say('term-enter')}", "dim")
    if choice.warn:
        out.append(" !", "bold yellow")
    if hints and choice.hint:
        out.append("  ").append("; ".join(map(words, choice.hint)), "dim")
    return out


def draw_choices(scene: Scene, listed: list[Entry], words: Words, width: int) -> RenderableType:
    """The numbered list: in columns where previews leave room, one below the other where they do not."""
    single = [entry for entry in listed if not entry.group]
    parts: list[RenderableType] = [in_columns([line(entry, words) for entry in single], width)] if single else []
    for group in scene.groups:
        boxes = [line(entry, words) for entry in listed if entry.group is group]
        parts.append(group_head(group, [e.number for e in listed if e.group is group], words))
        parts.append(in_columns(boxes, width))
        for ticks, hint in enumerate(group.hints, start=group.min):
            parts.append(Ink.assemble("      ", (words.say("term-ticks", n=ticks), "dim"), " ", (words(hint), "dim")))
    return Stack(*parts)


def group_head(group: Group, numbers: list[int], words: Words) -> Ink:
    """What ticking does, how many, and how to type it."""
    how = "term-tick-exactly" if group.min == group.max else "term-tick-between"
    example = " ".join(map(str, numbers[: max(1, min(group.max, 3, len(numbers)))]))
    out = Ink.assemble("  ", (words(group.text), "bold"), " ")
    out.append(words.say(how, min=group.min, max=group.max, example=example), "dim")
    if group.min == 0:
        out.append(f" {words.say('term-tick-none')}", "dim")
    return out


def in_columns(lines: list[Ink], width: int) -> RenderableType:
    """Short lines side by side, read downwards; long ones alone, their second line indented."""
    widest = max(ink.cell_len for ink in lines) + 2
    columns = min(width // widest, -(-len(lines) // 3)) if len(lines) > 4 else 1
    if columns < 2:
        return Stack(*(hanging(ink) for ink in lines))
    table = Table.grid(padding=(0, 2, 0, 0))
    deep = -(-len(lines) // columns)
    for row in range(deep):
        table.add_row(*(lines[place] for place in range(row, len(lines), deep)))
    return table


def hanging(ink: Ink) -> RenderableType:
    """A line whose continuation starts under its text, not under its number."""
    table = Table.grid()
    table.add_row(ink[:6], ink[6:])
    return table
