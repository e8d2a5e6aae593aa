"""No Thanks!: rules of thumb."""

from __future__ import annotations

from random import Random

from pioche.core.game import Hints
from pioche.core.hidden import UNKNOWN

from .rules import TAKE, NoThanks, cost, scores


def rate(v: NoThanks, seat: int, options: list[int]) -> list[float]:
    """Take what costs little for the chips on it; the last chips are worth more than one point each."""
    more = cost([*v.taken[seat], *v.offer]) - cost(v.taken[seat]) - v.pot
    worth = 12.0 if v.chips[seat] > 4 else 18.0 - v.chips[seat]
    return [worth - more if option == TAKE else 0.0 for option in options]


def quick(s: NoThanks, seat: int, options: list[int], rng: Random) -> int:
    rates = rate(s, seat, options)
    return options[rates.index(max(rates))]


def worth(s: NoThanks) -> list[float]:
    """By the points, at the end as well: who wins or loses by a hair tells a search little."""
    hopes = [1.06 ** max(-200, score) for score in scores(s)]
    return [hope / sum(hopes) for hope in hopes]


def forget(v: NoThanks, seat: int, share: float, rng: Random) -> NoThanks:
    """How many chips the others have left."""
    s = v.clone()
    s.chips = [chips if other == seat or rng.random() >= share else UNKNOWN for other, chips in enumerate(v.chips)]
    return s


HINTS = Hints(rate=rate, quick=quick, worth=worth, forget=forget)
