"""What a person typed, understood as an answer: numbers, names of choices, or the beginning of a label."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from pioche.core import selecting
from pioche.core.game import Game, Refused
from pioche.core.scene import Group, Scene, Text
from pioche.terminal.choices import Entry
from pioche.terminal.pieces import Pen

NUMBERS = re.compile(r"\d+(?:[\s,;+]+\d+)*[\s,;+]*")
MOST_DIGITS = 6


@dataclass(frozen=True)
class Answer:
    """The engine's answers, and what to ask "sure?" about first."""

    sends: list[int]
    warns: tuple[Text, ...] = ()


def understand(line: str, pen: Pen, game: Game, options: list[int]) -> Answer:
    """The answer this line gives, or a refusal that says what was not understood."""
    listed, line = pen.entries, "".join(c if c.isprintable() else " " for c in line).strip()
    if not line:
        return main_answer(listed)
    if NUMBERS.fullmatch(line):
        return by_numbers(re.findall(r"\d+", line), pen.scene, listed)
    whole = by_name(line, pen, game)
    code = game.code.get(line.replace("_", " "), -1)
    one_of_many = len(whole) == 1 and whole[0].group is not None and whole[0].group.min > 1
    if len(whole) == 1 and not (one_of_many and code in options):
        return chosen(whole, pen.scene)
    if code in options:
        return Answer([code])
    for parts in (line.split(","), line.split()):
        several = by_names(parts, pen, game)
        if several:
            return chosen(several, pen.scene)
    if whole:
        these = ", ".join(f"[{entry.number}] {pen.words(entry.choice.label)}" for entry in whole[:6])
        raise Refused("term-ambiguous", text=line, choices=these)
    raise Refused("term-not-understood", text=line)


def main_answer(listed: list[Entry]) -> Answer:
    """Enter alone: the main choice, if there is one."""
    for entry in listed:
        if entry.choice.role == "main":
            return chosen([entry], None)
    raise Refused("term-no-main")


# Numbers -------------------------------------------------------------------------------------------------


def by_numbers(digits: list[str], scene: Scene, listed: list[Entry]) -> Answer:
    if digits == ["0"]:
        for group in scene.groups:
            if group.min == 0:
                return Answer(selecting.answer(scene, group, {}))
    picked = []
    for word in digits:
        number = int(word) if len(word) <= MOST_DIGITS else 0
        if not 1 <= number <= len(listed):
            raise Refused("term-no-number", number=word[:20], most=len(listed))
        picked.append(listed[number - 1])
    return chosen(picked, scene)


def chosen(picked: list[Entry], scene: Scene | None) -> Answer:
    """One answer, or several boxes of one group."""
    first = picked[0]
    if first.group is None or scene is None:
        if len(picked) > 1:
            raise Refused("term-one-only", number=first.number)
        return Answer(first.choice.send, (first.choice.warn,) if first.choice.warn else ())
    if any(entry.group is not first.group for entry in picked):
        raise Refused("term-one-group")
    return ticked(first.group, picked, scene)


def ticked(group: Group, picked: list[Entry], scene: Scene) -> Answer:
    """These boxes, then done: as often and as many as the group allows."""
    ticks = Counter(entry.place for entry in picked)
    entries = {entry.place: entry for entry in picked}
    for place, times in ticks.items():
        if times > entries[place].choice.times:
            raise Refused("term-too-often", number=entries[place].number, times=entries[place].choice.times)
    picks = [entry.choice.pick[0] for entry in entries.values() if entry.choice.pick]
    if len(set(picks)) < len(picks):
        raise Refused("term-same-piece")
    if not group.min <= len(picked) <= group.max:
        text = "term-how-many-exactly" if group.min == group.max else "term-how-many"
        raise Refused(text, ticked=len(picked), min=group.min, max=group.max)
    if picked[0].ways:
        same = [way for way in picked[0].ways if {*way.pick} == {*picks}]
        if not same:
            raise Refused("term-no-such-set")
        return Answer(same[0].send, (same[0].warn,) if same[0].warn else ())
    warns = tuple(entry.choice.warn for entry in entries.values() if entry.choice.warn)
    return Answer(selecting.answer(scene, group, dict(ticks)), warns)


# Names ---------------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    return " ".join(text.replace("_", " ").casefold().split())


def aliases(entry: Entry, pen: Pen, game: Game) -> set[str]:
    """Every whole name of an answer: as in records, as written on its card, as its card is called."""
    names = [game.choices[send] for send in entry.choice.send]
    out = {plain(" ".join(names)), plain(", ".join(names)), plain(pen.words(entry.choice.label))}
    for zone in pen.scene.zones:
        for piece in zone.pieces:
            if len(entry.choice.pick) == 1 and piece.id in entry.picks:
                face = pen.words.catalogue.faces[piece.face]
                out |= {plain(pen.face(piece.face)), plain(pen.words(face.name))}
                out.add(plain(pen.letters(face.symbol) + face.corner))
    return out - {""}


def by_name(text: str, pen: Pen, game: Game) -> list[Entry]:
    """The answers of this name, else those whose label begins like this; one stands for its twins."""
    wanted = plain(text)
    if not wanted:
        return []
    same = [entry for entry in pen.entries if wanted in aliases(entry, pen, game)]
    return one_of_twins(same or [e for e in pen.entries if plain(pen.words(e.choice.label)).startswith(wanted)])


def one_of_twins(found: list[Entry]) -> list[Entry]:
    first = found[0] if found else None
    if (
        first
        and first.choice.send
        and all(e.choice.send == first.choice.send and e.group is first.group for e in found)
    ):
        return found[:1]
    return found


def by_names(parts: list[str], pen: Pen, game: Game) -> list[Entry]:
    """Several boxes by name, a twin for a name said twice; nothing unless every part is clear."""
    if len(parts) < 2:
        return []
    picked: list[Entry] = []
    for part in parts:
        found = [entry for entry in pen.entries if plain(part) in aliases(entry, pen, game) and entry.group]
        free = [entry for entry in found if entry not in picked] or found
        if not free:
            return []
        picked.append(free[0])
    return picked
