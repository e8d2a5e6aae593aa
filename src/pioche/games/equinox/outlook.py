"""Equinox: how the creatures and the players stand: stakes, danger, and what everybody can expect to score."""

from __future__ import annotations

from math import exp
from typing import Final

from pioche.games.equinox.cards import (
    CHAMELEON,
    CHAMPION_WORTH,
    CREATURES,
    HALVES,
    KIND,
    ROWS,
    URS,
    WORTH,
)
from pioche.games.equinox.state import Equinox

EMPTY: Final = 22  # the strength that stands for an empty cell
STEEP: Final = (0.55, 0.4, 0.3, 0.24, 0.2, 0.17, 0.15, 0.14, 0.13)  # by the number of empty cells
WEIGHT: Final = [[exp(-steep * half) for half in range(22)] + [exp(-steep * 9)] for steep in STEEP]
SURVIVORS: Final = 3.5  # about as many creatures are left in the end
NO_CARD: Final = -1


def stakes(v: Equinox, seat: int) -> list[float]:
    """What each creature's survival is worth to this seat: its own pebbles, less the rivals' divided among them."""
    gain = [0.0] * CREATURES
    rivals = 1.0 / (v.players - 1)
    pebbles, champions = v.pebbles, v.champions
    for creature in v.alive:
        worth = 0.0
        for row in range(v.row + 1):
            owner = pebbles[row * CREATURES + creature]
            if owner == seat:
                worth += WORTH[row]
            elif owner >= 0:
                worth -= WORTH[row] * rivals
        marks = champions[creature]
        if marks:
            own = marks >> seat & 1
            worth += CHAMPION_WORTH * (own - (marks.bit_count() - own) * rivals)
        gain[creature] = worth
    if v.secrets[seat]:
        gain[KIND[v.secrets[seat][0]]] += CHAMPION_WORTH
    return gain


class Row:
    """The current row as one seat sees it: what it stands to lose there, now or after one change."""

    def __init__(self, v: Equinox, gain: list[float]) -> None:
        self.gain = gain
        self.top = [NO_CARD] * CREATURES
        self.half = half = [EMPTY] * CREATURES
        cells, base = v.cells, v.row * CREATURES
        self.empty = 0
        self.low = [(EMPTY, -1), (EMPTY, -1), (EMPTY, -1)]  # the three lowest strengths, with their creatures
        for creature in v.alive:
            pile = cells[base + creature]
            if pile:
                self.top[creature] = pile[-1]
                half[creature] = HALVES[pile[-1]]
            else:
                self.empty += 1
        self.low = sorted([(half[creature], creature) for creature in v.alive])[:3]
        self.weight = weight = WEIGHT[self.empty]
        self.all = sum([weight[half[creature]] for creature in v.alive])
        self.lost = sum([weight[half[creature]] * gain[creature] for creature in v.alive])

    def loss(self) -> float:
        """The stake this seat can expect to lose in this round."""
        return self.lost / self.all

    def loss_with(self, creature: int, half: int) -> float:
        """The same if this creature had this strength. If that ends the round, it is certain."""
        was = self.half[creature]
        if self.empty == 0 or (self.empty == 1 and was == EMPTY):
            others = [pair for pair in self.low if pair[1] != creature]
            if half < others[0][0]:
                return self.gain[creature]
            if half > others[0][0] and others[0][0] < others[1][0]:
                return self.gain[others[0][1]]
        change = self.weight[half] - self.weight[was]
        return (self.lost + change * self.gain[creature]) / (self.all + change)

    def loss_empty(self, creature: int) -> float:
        """The same if this creature's cell became empty."""
        change = self.weight[EMPTY] - self.weight[self.half[creature]]
        return (self.lost + change * self.gain[creature]) / (self.all + change)


def chance_to_last(v: Equinox, seat: int, gain: list[float]) -> list[float]:
    """How likely each creature is to be left in the end, also by the cards this seat holds for it."""
    row = Row(v, gain)
    alive = len(v.alive)
    strong = [0.0] * CREATURES
    for card in v.hands[seat]:
        if 0 <= card < CHAMELEON:
            strength = card % 11
            strong[KIND[card]] += 0.05 if strength >= 7 else 0.02
    base = min(0.95, SURVIVORS / alive)
    out = [0.0] * CREATURES
    for creature in v.alive:
        danger = row.weight[row.half[creature]] / row.all
        friends = 0.02 if gain[creature] < 0 else 0.0  # others will look after it too
        out[creature] = min(0.97, base * (1 - danger) / (1 - 1 / alive) + strong[creature] + friends)
    return out


def evaluate(s: Equinox) -> list[float]:
    """What each seat can expect to score, in points, secret predictions included."""
    if s.is_over():
        return [score_of(s, seat, [1.0] * CREATURES) for seat in range(s.players)]
    row = Row(s, [0.0] * CREATURES)
    lasting = later_chance(s)
    last = [0.0] * CREATURES
    for creature in s.alive:
        last[creature] = (1 - row.weight[row.half[creature]] / row.all) * lasting
    return [score_of(s, seat, last) for seat in range(s.players)]


SPREAD: Final = 3.0
"""About how many points may still change hands."""


def worth(s: Equinox) -> list[float]:
    """What each seat may hope for: its share of the win, and a little for every point."""
    hopes = evaluate(s)
    if s.is_over():
        wins = [float(rank == 0) for rank in s.ranks]
    else:
        best = max(hopes)
        wins = [exp((hope - best) / SPREAD) for hope in hopes]
    average = sum(hopes) / s.players
    leads = [min(1.0, max(0.0, 0.5 + (hope - average) / 20)) for hope in hopes]
    return [0.85 * win / sum(wins) + 0.15 * lead for win, lead in zip(wins, leads, strict=True)]


def later_chance(s: Equinox) -> float:
    """The chance to come through all rounds after this one, as many as the draw pile still allows."""
    alive, rounds = len(s.alive) - 1, min(ROWS - s.row - 1, len(s.deck) // 10)
    return (alive - rounds) / alive


def score_of(s: Equinox, seat: int, last: list[float]) -> float:
    total = 0.0
    for creature in s.alive:
        worth = 0.0
        bonus = 0.5 if creature == URS else 0.0
        for row in range(ROWS):
            if s.pebbles[row * CREATURES + creature] == seat:
                worth += WORTH[row] + bonus
        if s.champions[creature] >> seat & 1 or (s.secrets[seat] and KIND[s.secrets[seat][0]] == creature):
            worth += CHAMPION_WORTH + bonus
        if worth:
            total += worth * last[creature]
    return total
