"""What the referee of Warriors knows of cards, of players, and of asking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

# 1 The cards, by name: "gobinf", "wizard", "dra4", "b7" ------------------------------------------------------

HOW_MANY = {
    "und": {"inf": 7, "arc": 2, "cav": 2},
    "dwa": {"inf": 8, "arc": 2, "cav": 2},
    "tro": {"inf": 9, "arc": 2, "cav": 2},
    "elf": {"inf": 8, "arc": 4, "cav": 2},
    "gob": {"inf": 10, "arc": 2, "cav": 4},
    "bar": {"inf": 12, "arc": 3, "cav": 3},
}
ARMS = ("inf", "arc", "cav")
EVENTS = ("wizard", "catapult", "flame")
BONUS = {"und": 5, "dwa": 6, "tro": 7, "elf": 8, "gob": 10, "bar": 11, "dra": 12}
SWORN_ENEMIES = ({"bar", "und"}, {"dwa", "gob"}, {"elf", "tro"})

SYMBOLS = {
    "b1": {"bow"},
    "b3": {"horse"},
    "b5": {"shield"},
    "b7": {"bow", "horse"},
    "b9": {"shield", "bow"},
    "b11": {"shield", "horse"},
    "b13": {"shield", "bow", "horse"},
}
BANDS_OF_3 = {"b2", "b4", "b6", "b8", "b15", "b17", "b19", "b21"}
BANDS_OF_4 = {"b10", "b12", "b14", "b23", "b25", "b27", "b29"}
MIXED = {"b15", "b17", "b19", "b21", "b23", "b25", "b27", "b29"}
DRACONIC = {"b16", "b18", "b20", "b22", "b24", "b26", "b28", "b30"}


def whole_deck(dragons: bool) -> Counter[str]:
    deck = Counter({people + arm: count for people, arms in HOW_MANY.items() for arm, count in arms.items()})
    deck += Counter({"wizard": 3, "catapult": 9} | {f"b{number}": 1 for number in range(1, 15)})
    if dragons:
        deck += Counter({"catapult": 4, "flame": 20} | {f"dra{number}": 1 for number in range(1, 16)})
        deck += Counter(MIXED | DRACONIC)
    return deck


def is_battle(card: str) -> bool:
    return card[0] == "b" and card[1:].isdigit()


def is_dragon(name: str) -> bool:
    return name[:3] == "dra"


def number(card: str) -> int:
    """The number of a battle card."""
    return int(card[1:])


def kinds(card: str) -> set[str]:
    """What a battle card may be used for: "simple", "mercenaries", "dragon"."""
    if card in MIXED:
        return {"mercenaries", "dragon"}
    return {"dragon"} if card in DRACONIC else {"simple"} if card in SYMBOLS else {"mercenaries"}


def in_order(cards: Iterable[str]) -> list[str]:
    """As cards are sorted where several are named: warriors, events, dragons, battle cards."""

    def rank(card: str) -> tuple[int, int, int]:
        if card in EVENTS:
            return 1, EVENTS.index(card), 0
        if is_dragon(card):
            return 2, int(card[3:]), 0
        return (3, number(card), 0) if is_battle(card) else (0, [*HOW_MANY].index(card[:3]), ARMS.index(card[3:]))

    return sorted(cards, key=rank)


# What lies on the table --------------------------------------------------------------------------------------


@dataclass
class Player:
    """What a player has in hand and before them."""

    dealt: Counter[str] = field(default_factory=Counter)
    kept: list[str] = field(default_factory=list)
    rejects: Counter[str] = field(default_factory=Counter)
    warriors: Counter[str] = field(default_factory=Counter)  # without those in a band or in camp
    wizards: Counter[str] = field(default_factory=Counter)  # by people
    unplaced: int = 0  # wizards
    catapults: int = 0
    dragons: dict[str, int] = field(default_factory=dict)  # and their flames
    spare: int = 0  # flames without a dragon
    battles: set[str] = field(default_factory=set)
    captured: Counter[str] = field(default_factory=Counter)

    def peoples(self) -> set[str]:
        return {card[:3] for card in +self.warriors}


Target = tuple[int, str]
"""Whose, and a people or a dragon."""


def spoken(target: Target) -> str:
    """ "1 gob", "dra4" """
    seat, name = target
    return name if is_dragon(name) else f"{seat} {name}"


@dataclass
class Battle:
    """A battle card while it is resolved."""

    seat: int
    card: str
    kind: str = ""
    force: str = ""  # a people, "band" or a dragon
    target: Target | None = None
    band: Counter[str] = field(default_factory=Counter)
    camp: Counter[str] = field(default_factory=Counter)
    red: list[int] = field(default_factory=list)
    black: list[int] = field(default_factory=list)
    bows: list[int] = field(default_factory=list)  # as they were compared, red and black
    owed: Counter[str] = field(default_factory=Counter)  # cards to be handed over by the "red" and the "black" side

    def foe(self) -> Target:
        assert self.target
        return self.target

    def take_up_dice(self) -> None:
        """When the next attack is announced, or nothing is compared."""
        self.red, self.black, self.bows = [], [], []

    def has(self, symbol: str) -> bool:
        """Whether it is on the card."""
        return symbol in SYMBOLS.get(self.card, set())


# What is asked and drawn -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw:
    """Chance has to say something."""

    step: str


T = TypeVar("T")
Question = dict[int, set[str]]
Play = Generator[Draw | Question, Any, T]
"""A piece of the game. It asks, or lets chance decide; it is sent the answer (seat, word) or what was drawn."""


def one_by_one(
    seat: int, verb: str, wholes: Iterable[tuple[str, ...]], happens: Callable[[str], None]
) -> Generator[Question, Any, None]:
    """Several things are chosen at a time, as one of these wholes, but said one after the other; then "done"."""
    left, place = set(wholes), 0
    while any(len(whole) > place for whole in left):
        _, answer = yield {seat: {f"{verb} {whole[place]}" for whole in left}}
        word = answer.removeprefix(f"{verb} ")
        left = {whole for whole in left if whole[place] == word}
        place += 1
        happens(word)
    yield {seat: {"done"}}
