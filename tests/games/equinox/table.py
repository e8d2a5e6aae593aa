"""Set a table of Equinox in a line or two of text, and answer on it by name.

table("LIC7 DUC3", "..", piles="R1 DUC: DUC5 CAM3; R1 LIC: LIC2", bets="R1 DUC:0", secrets="1:LIC6")

Hands are cards by name; ".." fills up to eight.  It is seat 0's turn.  All cards not named lie in the draw pile, or,
with `deck=n`, all but n of them in the discard pile.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pioche import testing as tables
from pioche.core.flow import NOBODY as NOBODY
from pioche.core.hidden import without
from pioche.games.equinox import GAME
from pioche.games.equinox import cards as names_of
from pioche.games.equinox.cards import CODES, CREATURES, HAND, NAMES, cards
from pioche.games.equinox.memory import ALL, DRAWN, LAID, LEFT, PASSED, PUT_ASIDE, event
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.turns import TURN
from pioche.testing import question as question

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
        s.secrets[seat] = cards(card)
        s.supply[seat] -= 1
        s.has_bet[seat] = 1
    for part in listed(aside, ";"):
        s.aside[int(part[0])] = cards(part[2:])
    s.hands = [cards(hand.replace("..", "")) for hand in hands]
    rest = without(names_of.deck(s.creatures), *s.cells, *s.secrets, *s.aside, *s.hands)
    for seat, hand in enumerate(hands):
        if ".." in hand:
            missing = HAND - len(s.hands[seat])
            s.hands[seat] = s.hands[seat] + rest[:missing]
            rest = rest[missing:]
    left = len(rest) if deck is None else deck
    s.discard, s.deck = rest[: len(rest) - left], rest[len(rest) - left :]
    s.memory = [*remembered(s)]
    s.turn = turn
    s.agenda = TURN[turn][:]
    return s


def remembered(s: Equinox) -> Iterator[list[int]]:
    """As if all on the table had come from the hand of seat 0, and everything else straight from the draw pile."""
    gone = [card for cards in (*s.cells, s.discard) for card in cards]
    for seat, hand in enumerate(s.hands):
        yield event(DRAWN, 1 << seat, seat, hand + s.secrets[seat] + s.aside[seat])
        yield from (event(LAID, 1 << seat, seat, [card]) for card in s.secrets[seat])
        if s.aside[seat]:
            yield event(PUT_ASIDE, 1 << seat, seat, s.aside[seat])
    for card in gone:
        yield event(DRAWN, 1, 0, [card])
        yield event(LEFT, ALL, 0, [card])


def show_hand(s: Equinox, seat: int) -> None:
    """Everybody has seen this hand, as if its owner had just passed."""
    s.memory.append(event(PASSED, ALL, seat, sorted(s.hands[seat])))


def lay_secretly(s: Equinox, seat: int, card: int) -> None:
    """A card of the hand is this seat's secret bet, as if it had been laid just now."""
    s.leave_hand(seat, card)
    s.secrets[seat] = [card]
    s.memory.append(event(LAID, 1 << seat, seat, [card]))


def play(s: Equinox, answers: str) -> None:
    tables.play(GAME, s, answers)


def imagined(s: Equinox, viewer: int | None, times: int = 200) -> list[Equinox]:
    """Tables that this viewer can imagine."""
    view, rng = GAME.view(s, viewer), Random(3)
    return [GAME.imagine(view, rng) for _ in range(times)]


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
