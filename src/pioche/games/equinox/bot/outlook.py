"""Equinox: how the creatures and the players stand: stakes, danger, and what everybody can expect to score."""

from __future__ import annotations

from math import exp
from typing import Final

from pioche.core import hopes
from pioche.games.equinox.cards import A_TREE, CARDS, CHAMPION_WORTH, CREATURES, HALVES, KIND, ROWS, STRENGTHS, URS
from pioche.games.equinox.scoring import pebbles_on
from pioche.games.equinox.state import Equinox

EMPTY: Final = 22  # the strength that stands for an empty cell
STEEP: Final = [0.55, 0.4, 0.3, 0.24, 0.2, 0.17, 0.15, 0.14, 0.13]  # by the number of empty cells
WEIGHT: Final = [[exp(-steep * half) for half in range(22)] + [exp(-steep * 9)] for steep in STEEP]
NO_CARDS: Final[list[int]] = []
SURVIVORS: Final = 3.5  # about as many creatures are left in the end
SPREAD: Final = 3.0  # about how many points may still change hands
SUPPORT: Final = [0.05 if card % STRENGTHS >= 7 else 0.02 for card in range(CARDS)]  # by a card in hand


def stakes(v: Equinox, seat: int) -> list[float]:
    """What each creature's survival is worth to this seat: its own pebbles, less the rivals' divided among them."""
    gain = [0.0] * CREATURES
    placed, rivals, placed_by_all = v.placed[seat], v.players - 1, v.placed_by_all
    for creature in v.alive:
        if together := placed_by_all[creature]:
            own = placed[creature]
            gain[creature] = own - (together - own) / rivals
    if v.secrets[seat]:
        gain[KIND[v.secrets[seat][0]]] += CHAMPION_WORTH
    return gain


class Row:
    """The current row as one seat sees it: what it stands to lose there, now or after one change."""

    def __init__(self, v: Equinox, gain: list[float]) -> None:
        self.gain = gain
        self.half = half = [EMPTY] * CREATURES
        cells, base, alive = v.cells, v.row * CREATURES, v.alive
        piles = [cells[base + creature] for creature in alive]
        self.empty = empty = piles.count(NO_CARDS)
        self.weight = weight = WEIGHT[empty]
        together = lost = 0.0
        for creature, pile in zip(alive, piles, strict=True):
            if pile:
                half[creature] = HALVES[pile[-1]]
            danger = weight[half[creature]]
            together += danger
            lost += danger * gain[creature]
        self.all, self.lost = together, lost
        # Where one card may end the round: all strengths, with their creatures, the lowest first.
        self.low = sorted([(half[creature], creature) for creature in alive]) if empty < 2 else []

    def loss(self) -> float:
        """The stake this seat can expect to lose in this round."""
        return self.lost / self.all

    def loss_with(self, creature: int, half: int) -> float:
        """The same if this creature had this strength. If that ends the round, it is certain."""
        was = self.half[creature]
        if self.empty == 0 or (self.empty == 1 and was == EMPTY):
            others = [pair for pair in self.low[:3] if pair[1] != creature]
            if half < others[0][0]:
                return self.gain[creature]
            if half > others[0][0] and others[0][0] < others[1][0]:
                return self.gain[others[0][1]]
        change = self.weight[half] - self.weight[was]
        return (self.lost + change * self.gain[creature]) / (self.all + change)

    def losses(self, creatures: list[int], half: int) -> list[float]:
        """The same for each of these creatures with this strength."""
        if self.empty < 2:
            return [self.loss_with(creature, half) for creature in creatures]
        gain, weight, was, lost, together = self.gain, self.weight, self.half, self.lost, self.all
        new = weight[half]
        changes = [(new - weight[was[creature]], gain[creature]) for creature in creatures]
        return [(lost + change * stake) / (together + change) for change, stake in changes]

    def loss_empty(self, creature: int) -> float:
        """The same if this creature's cell became empty."""
        change = self.weight[EMPTY] - self.weight[self.half[creature]]
        return (self.lost + change * self.gain[creature]) / (self.all + change)


def chance_to_last(v: Equinox, seat: int, gain: list[float]) -> list[float]:
    """How likely each creature is to be left in the end, also by the cards this seat holds for it."""
    row = Row(v, gain)
    alive, half, weight = v.alive, row.half, row.weight
    out = [0.0] * (A_TREE + 1)
    for card in v.hands[seat]:
        out[KIND[card]] += SUPPORT[card]
    share = min(0.95, SURVIVORS / len(alive)) / (1 - 1 / len(alive))
    for creature in alive:
        chance = out[creature] + share * (1 - weight[half[creature]] / row.all)
        if gain[creature] < 0:
            chance += 0.02  # others will look after it too
        out[creature] = chance if chance < 0.97 else 0.97
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


def worth(s: Equinox) -> list[float]:
    """What each seat may hope for: its share of the win, and a little for every point."""
    points = evaluate(s)
    wins = hopes.won(s.ranks, of=0.85) if s.is_over() else hopes.shares(points, SPREAD, of=0.85)
    return hopes.together(wins, hopes.leads(points, 20, of=0.15))


def later_chance(s: Equinox) -> float:
    """The chance to come through all rounds after this one, as many as the draw pile still allows."""
    alive, rounds = len(s.alive) - 1, min(ROWS - s.row - 1, len(s.deck) // 10)
    return (alive - rounds) / alive


def score_of(s: Equinox, seat: int, last: list[float]) -> float:
    own = s.placed[seat]
    total = sum([own[creature] * last[creature] for creature in s.alive])
    if URS in s.alive:
        total += 0.5 * pebbles_on(s, seat, URS) * last[URS]
    if s.secrets[seat]:
        creature = KIND[s.secrets[seat][0]]
        total += (CHAMPION_WORTH + 0.5 * (creature == URS)) * last[creature]
    return total
