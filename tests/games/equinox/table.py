"""Set a table of Equinox in a line or two of text, and answer on it by name.

table("LIC7 DUC3", "..", piles="R1 DUC: DUC5 CAM3; R1 LIC: LIC2", bets="R1 DUC:0", secrets="1:LIC6")

Hands are cards by name; ".." fills up to eight.  It is seat 0's turn.  All cards not named lie in the draw pile, or,
with `deck=n`, all but n of them in the discard pile.
"""

from __future__ import annotations

from pioche.core.flow import NOBODY as NOBODY
from pioche.core.hidden import without
from pioche.games.equinox import GAME
from pioche.games.equinox import cards as names_of
from pioche.games.equinox.cards import CODES, CREATURES, HAND, NAMES, cards
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.turns import TURN
from tests import table as tables
from tests.table import question as question

EIGHT = "LIC PAN GRI BIC DUC BOL SAB PLU"


def creature(name: str) -> int:
    return CODES.index(name)


def cell(row: int, name: str) -> int:
    return (row - 1) * CREATURES + creature(name)


def listed(text: str, between: str = ",") -> list[str]:
    return [part.strip() for part in text.split(between) if part.strip()]


def by_seat(text: str) -> list[tuple[str, int]]:
    """ "R1 DUC:0, R2 LIC:1" as places with seats."""
    return [(place, int(seat)) for place, seat in (part.split(":") for part in listed(text))]


def table(
    *hands: str,
    creatures: str = EIGHT,
    round: int = 1,
    out: str = "",
    piles: str = "",
    bets: str = "",
    champions: str = "",
    secrets: str = "",
    aside: str = "",
    deck: int | None = None,
    turn: int = 0,
) -> Equinox:
    s = Equinox(len(hands))
    s.creatures = sorted(map(creature, creatures.split()))
    s.row = round - 1
    gone = list(map(creature, out.split()))
    s.out = sum(1 << c for c in gone)
    s.alive = [c for c in s.creatures if c not in gone]
    for part in listed(piles, ";"):
        place, lying = part.split(":")
        row, name = place.split()
        s.cells[cell(int(row[1]), name)] = cards(lying)
    for place, seat in by_seat(bets):
        row, name = place.split()
        s.place(seat, cell(int(row[1]), name))
        s.supply[seat] -= 1
    for name, seat in by_seat(champions):
        s.place_on_champion(seat, creature(name))
        s.supply[seat] -= 1
        s.has_bet[seat] = 1
    for part in listed(secrets):
        seat, card = int(part[0]), part[2:]
        s.secrets[seat], s.secret_marks[seat] = cards(card), [1 << seat]
        s.supply[seat] -= 1
        s.has_bet[seat] = 1
    for part in listed(aside, ";"):
        seat, away = int(part[0]), cards(part[2:])
        s.aside[seat], s.aside_marks[seat] = away, [1 << seat] * len(away)
    s.hands = [cards(hand.replace("..", "")) for hand in hands]
    rest = without(names_of.deck(s.creatures), *s.cells, *s.secrets, *s.aside, *s.hands)
    for seat, hand in enumerate(hands):
        if ".." in hand:
            missing = HAND - len(s.hands[seat])
            s.hands[seat] = s.hands[seat] + rest[:missing]
            rest = rest[missing:]
        s.marks[seat] = [1 << seat] * len(s.hands[seat])
    left = len(rest) if deck is None else deck
    s.discard, s.deck = rest[: len(rest) - left], rest[len(rest) - left :]
    s.turn = turn
    s.agenda = TURN[turn][:]
    return s


def play(s: Equinox, answers: str) -> None:
    tables.play(GAME, s, answers)


def names(s: Equinox) -> list[str]:
    """What the seat to move may answer."""
    return tables.names(GAME, s.options())


def held(s: Equinox, seat: int) -> str:
    """The hand of a seat, in order of creature and strength."""
    return shown(sorted(s.hands[seat]))


def shown(held: list[int]) -> str:
    return " ".join(NAMES[card] for card in held)


def pile(s: Equinox, row: int, name: str) -> str:
    return shown(s.cells[cell(row, name)])


def owner(s: Equinox, row: int, name: str) -> int:
    return s.pebbles[cell(row, name)]


def control(s: Equinox, name: str) -> int:
    return s.controller(creature(name))


def gone(s: Equinox) -> str:
    return " ".join(CODES[c] for c in s.creatures if c not in s.alive)


WITH = "LIC PAN GRI BIC DUC BOL SAB"  # and one more


def row_of_fours(row: int, but: str) -> str:
    others = [name for name in ["LIC", "PAN", "GRI", "BIC", "DUC", "BOL", "SAB", "PLU"] if name not in but.split()]
    return "; ".join(f"R{row} {name}: {name}4" for name in others)
