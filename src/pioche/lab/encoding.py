"""A seat's view as a row of numbers, for programs that learn: one encoding for all games, of always the same length.

What a field of the state becomes depends on how it looks in some games that are played at first, always the same ones:

    number      a single number: itself
    each        a number for each seat: one place each, the viewer's first, then those to its left
    list        as many numbers at every moment: themselves
    cards       as many or as few as there are: how many there are, how many of them are unknown, how many of each kind
    cards-each  such a list for each seat, the viewer's first
    lists       any other list of lists: how many there are, and all that is in them as cards

Before these stand the viewer's seat (one place for each, a 1 at its own: fields that name seats name them by number)
and the question it is asked (a 1 at its kind, none if it is not asked; then the numbers the question holds).
UNKNOWN is -1 and stays so; NOBODY and CHANCE are -2. Numbers out of the range that was met are moved to its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Literal

from pioche.core.flow import CHANCE, NOBODY, State
from pioche.core.game import Game, Settings
from pioche.core.hidden import UNKNOWN
from pioche.core.saves import fields

NONE = -2  # nobody, chance: no seat at all
LARGEST = 32_767
GAMES, GLANCE = 3, 4  # so many are played to see what fields look like, at each fourth question
ROOM = 512  # kinds of cards that are told apart in one list

Kind = Literal["number", "each", "list", "cards", "cards-each", "lists"]


@dataclass(frozen=True)
class Part:
    """Where a field stands in the row."""

    name: str
    kind: Kind
    start: int
    size: int
    kinds: int = 0  # of cards that are told apart, where cards are counted

    @property
    def end(self) -> int:
        return self.start + self.size


@dataclass
class Met:
    """How a field looked so far."""

    nested: bool = False
    shortest: int = 1 << 30
    longest: int = 0
    longest_inside: int = 0
    shortest_inside: int = 1 << 30
    largest: int = 0

    def add(self, value: Any) -> None:
        if not isinstance(value, list):
            self.largest = max(self.largest, int(value))
            return
        self.shortest, self.longest = min(self.shortest, len(value)), max(self.longest, len(value))
        for one in value:
            if isinstance(one, list):
                self.nested = True
                self.shortest_inside = min(self.shortest_inside, len(one))
                self.longest_inside = max(self.longest_inside, len(one))
                self.largest = max(self.largest, *(int(n) for n in one), 0)
            else:
                self.largest = max(self.largest, int(one))


class Encoding:
    """Of one game at one kind of table; `encoding_of` makes each once."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game, self.players = game, settings["players"]
        self.kinds = sorted(game.steps)
        self.place_of_kind = {kind: place for place, kind in enumerate(self.kinds)}
        met, held = look(game, settings)
        self.held = held  # the fields of questions, besides their seat
        self.question = self.players
        self.parts: list[Part] = []
        start = self.players + len(self.kinds) + len(held)
        for name, one in met.items():
            part = laid_out(name, one, start, self.players)
            self.parts.append(part)
            start = part.end
        self.size = start
        self.actions = len(game.choices)

    def row(self, view: State, seat: int) -> list[int]:
        """This view, as this seat sees it."""
        row = [0] * self.size
        row[seat] = 1
        step = view.question(seat)
        if step is not None:
            at = self.question
            row[at + self.place_of_kind[type(step).__name__]] = 1
            at += len(self.kinds)
            for place, name in enumerate(self.held):
                row[at + place] = bounded(getattr(step, name, 0))
        for part in self.parts:
            value = getattr(view, part.name)
            if part.kind == "number":
                row[part.start] = bounded(value)
            elif part.kind in ("each", "list"):
                numbers = value[seat:] + value[:seat] if part.kind == "each" else value
                for place, number in enumerate(numbers[: part.size]):  # longer than ever met: the rest is cut
                    row[part.start + place] = bounded(number)
            elif part.kind == "cards":
                count(row, part.start, part.kinds, value)
            elif part.kind == "cards-each":
                for place, cards in enumerate((value[seat:] + value[:seat])[: self.players]):
                    count(row, part.start + place * (part.kinds + 2), part.kinds, cards)
            else:
                row[part.start] = bounded(len(value))
                count(row, part.start + 1, part.kinds, [n for one in value for n in one])
        return row

    def mask(self, options: list[int]) -> list[int]:
        allowed = [0] * self.actions
        for option in options:
            allowed[option] = 1
        return allowed

    def described(self) -> Iterator[tuple[str, str, int, int]]:
        """Name, kind, first place and length of everything in a row."""
        yield "viewer", "seat", 0, self.players
        yield "question", "kind", self.question, len(self.kinds)
        for place, name in enumerate(self.held):
            yield f"question.{name}", "number", self.question + len(self.kinds) + place, 1
        for part in self.parts:
            yield part.name, part.kind, part.start, part.size


@lru_cache(64)
def made(game: Game, settings: tuple[tuple[str, int], ...]) -> Encoding:
    return Encoding(game, dict(settings))


def encoding_of(game: Game, settings: Settings) -> Encoding:
    key = tuple(sorted(settings.items()))
    try:
        return made(game, key)
    except TypeError:  # a game that holds something that cannot be hashed
        return Encoding(game, settings)


def look(game: Game, settings: Settings) -> tuple[dict[str, Met], list[str]]:
    """All fields of views and of questions, in some games at random."""
    met: dict[str, Met] = {}
    held: dict[str, None] = {}
    for number in range(GAMES):
        rng = Random(f"encoding {number}")
        s: State = game.start(settings)
        s.run_on()
        questions = 0
        while not s.is_over():
            seat = s.to_move()
            if seat < 0:
                s.happen(s.draw(rng))
                continue
            if questions % GLANCE == 0:
                view = game.view(s, seat)
                for name in fields(view):
                    if name not in ("agenda", "ranks"):
                        met.setdefault(name, Met()).add(getattr(view, name))
            questions += 1
            step = s.question(seat)
            held |= {name: None for name in fields(step) if name != "seat" and isinstance(getattr(step, name), int)}
            options = s.options()
            s.play(options[int(rng.random() * len(options))])
    return dict(sorted(met.items())), sorted(held)


def laid_out(name: str, met: Met, start: int, players: int) -> Part:
    kinds = min(ROOM, met.largest + 1)
    if met.shortest > met.longest:
        return Part(name, "number", start, 1)
    fixed = met.shortest == met.longest
    if not met.nested:
        if fixed and met.longest == players:
            return Part(name, "each", start, players)
        return Part(name, "list", start, met.longest) if fixed else Part(name, "cards", start, kinds + 2, kinds)
    if fixed and met.longest == players:
        return Part(name, "cards-each", start, players * (kinds + 2), kinds)
    return Part(name, "lists", start, kinds + 3, kinds)


def count(row: list[int], start: int, kinds: int, cards: list[int]) -> None:
    row[start] = bounded(len(cards))
    for card in cards:
        row[start + (1 if card == UNKNOWN else 2 + min(max(card, 0), kinds - 1))] += 1


def bounded(number: int) -> int:
    return NONE if number in (NOBODY, CHANCE) else max(-LARGEST, min(LARGEST, int(number)))
