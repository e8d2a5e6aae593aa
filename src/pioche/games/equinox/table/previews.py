"""Equinox: what an answer would do, told beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.core.flow import NOBODY
from pioche.core.hidden import UNKNOWN
from pioche.core.scene import T, Text, Tone, at
from pioche.games.equinox.cards import A_CHAMELEON, CAR, CREATURES, HALVES, HAND, KIND, URS
from pioche.games.equinox.powers import POWERS
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import KEYS, SYMBOLS

Fate = dict[str, Any]
"""What a choice says of it: `hint`, `shows` and `tone`."""


def cell_id(v: Equinox, row: int, creature: int) -> str:
    """The cell of a creature in a row (0 is the first round); -1 is the row of champions."""
    return f"board:{row + 1},{v.creatures.index(creature)}"


# §8.5 Who would go -------------------------------------------------------------------------------------------


def fate(v: Equinox, held: int, creature: int = NOBODY, card: int = NOBODY) -> Fate:
    """What the end of the turn would bring with so many cards in hand and this one (UNKNOWN: whatever lies below,
    NOBODY: none) now on top for this creature."""
    drawn = missing(v, v.turn, held)
    if drawn >= len(v.deck):
        return foretold(T("hint-last-card", n=drawn))  # 8.4: nobody is eliminated any more
    tops = {}
    for other in v.alive:
        pile = v.cells[v.row * CREATURES + other]
        tops[other] = card if other == creature else pile[-1] if pile else NOBODY
    empty = sum(top == NOBODY for top in tops.values())
    if empty:
        return foretold(T("hint-empty", n=empty))
    if UNKNOWN in tops.values():
        return foretold("hint-uncovers", [cell_id(v, v.row, creature)])  # 10.2
    least = min(HALVES[top] for top in tops.values())
    low = [other for other, top in tops.items() if HALVES[top] == least]
    if len(low) > 1:
        return foretold(T("hint-shared", n=len(low)), [cell_id(v, v.row, other) for other in low])
    return foretold(T("hint-eliminates", creature=SYMBOLS[low[0]]), [KEYS[low[0]]], "warn")


def foretold(hint: Text, shows: list[str] | None = None, tone: Tone = "") -> Fate:
    return {"hint": [hint], "shows": shows or [], "tone": tone}


def uncovered(v: Equinox, held: int, card: int) -> Fate:
    """The same if this visible card were taken away. What lies below it nobody may look at."""
    cell = v.cell_of(card)
    if cell // CREATURES != v.row:
        return fate(v, held)
    return fate(v, held, cell % CREATURES, UNKNOWN if len(v.cells[cell]) > 1 else NOBODY)


def swapped(v: Equinox, one: int, other: int) -> Fate:
    """The same if these two cards of a column changed places."""
    now, held = v.cell_of(other), len(v.hands[v.turn])
    return fate(v, held, now % CREATURES, one) if now // CREATURES == v.row else fate(v, held)


# §5.3 Whether a power would wake -------------------------------------------------------------------------------


def power_hint(v: Equinox, seat: int, card: int) -> Text:
    """Whether playing this creature card would wake its power, and if not, why not."""
    creature = KIND[card]
    pile = v.cells[v.row * CREATURES + creature]
    if creature == URS:
        return "power-urs"
    if v.controller(creature) != seat:
        return T("no-power-control", creature=SYMBOLS[creature])
    if pile and KIND[pile[-1]] == A_CHAMELEON:
        return "no-power-chameleon"
    if creature != CAR and not has_target(v, seat, card):
        return "no-power-target"
    return T("yes-power", power=f"power-{KEYS[creature]}")


def has_target(v: Equinox, seat: int, card: int) -> bool:
    t, power = v.clone(), POWERS[KIND[card]][seat]
    t.leave_hand(seat, card)
    t.lay(card, KIND[card])
    return power is not None and bool(power.targets(t))


# §4 Control ----------------------------------------------------------------------------------------------------


def control_hint(v: Equinox, seat: int, creature: int, move: Callable[..., None], *where: int) -> list[Text]:
    """How a pebble that is placed or taken back would change who controls the creature."""
    t = v.clone()
    move(t, *where)
    after = t.controller(creature)
    if after == v.controller(creature):
        return []
    if after == NOBODY:
        return [T("hint-tied", creature=SYMBOLS[creature])]
    if after == seat:
        return [T("hint-controls", creature=SYMBOLS[creature])]
    return [T("hint-passes", creature=SYMBOLS[creature], who=at(after))]


# §8.3 Drawing ----------------------------------------------------------------------------------------------------


def missing(v: Equinox, seat: int, held: int) -> int:
    """How many cards would be drawn with so many in hand."""
    return max(0, HAND - held - len(v.aside[seat]))


def draw_hint(v: Equinox, seat: int, thrown: int) -> Text:
    """How many cards the end of the turn would bring after so many more discards."""
    drawn = missing(v, seat, len(v.hands[seat]) - thrown)
    return T("hint-last-card", n=drawn) if drawn >= len(v.deck) else T("hint-draws", n=drawn)
