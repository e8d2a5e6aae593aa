"""Warriors: the exact chances of an attack, and of fighting on to the end (5.1-5.5)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from pioche.games.warriors.cards import (
    ARCHER,
    ARMS,
    BOWS,
    CAVALRY,
    DRACONIC,
    FACTIONS,
    INFANTRY,
    MERCENARY,
    PEOPLES,
    SHIELDS,
)
from pioche.games.warriors.state import Warriors

CERTAIN: Final = (1.0, 0.0, 0.0)  # destroyed for sure, nothing more to take or to lose


@cache
def rolls(red: int, black: int, lead: int, red_plus: int, black_plus: int) -> tuple[int, int, int]:
    """Of all rolls of so many dice, how many let the attacker win no, one and two comparisons."""
    tally = [0, 0, 0]
    for roll in product(range(1, 7), repeat=red + black):
        mine = sorted([die + red_plus for die in roll[:red]], reverse=True)
        theirs = sorted([die + black_plus for die in roll[red:]], reverse=True)
        mine[0] += lead > 0
        theirs[0] += lead < 0
        tally[sum(a > d for a, d in zip(mine[:2], theirs, strict=False))] += 1
    return tally[0], tally[1], tally[2]


@cache
def chances(red: int, black: int, lead: int, red_plus: int = 0, black_plus: int = 0) -> tuple[float, float, float]:
    """How likely the attacker wins no, one and two comparisons."""
    none, one, two = rolls(red, black, lead, red_plus, black_plus)
    every: int = 6 ** (red + black)
    return none / every, one / every, two / every


class Side(NamedTuple):
    """What one side of a battle fights with: warriors, or a dragon with its lives (itself and its flames)."""

    infantry: int = 0
    archers: int = 0
    cavalry: int = 0
    shields: int = 0  # on the battle card
    bows: int = 0
    lives: int = 0

    def is_gone(self) -> bool:
        return not (self.infantry or self.archers or self.cavalry or self.lives)

    def dice(self, most: int) -> int:
        return 2 if self.lives else min(most, self.infantry + self.shields)

    def cards(self) -> int:
        """How many cards there are to take, flames not counted."""
        return 1 if self.lives else self.infantry + self.archers + self.cavalry

    def falls(self, losses: int) -> int:
        """How many cards so many losses cost."""
        return int(losses >= self.lives) if self.lives else min(losses, self.cards())

    def burns(self, losses: int) -> int:
        """How many flames they cost."""
        return min(losses, self.lives - 1) if self.lives else 0

    def without(self, losses: int, most: int) -> Side:
        """After so many losses, giving up what is missed least: horses, shields to spare, then bows to spare."""
        if self.lives:
            return self._replace(lives=max(0, self.lives - losses))
        infantry, archers, cavalry = self.infantry, self.archers, self.cavalry
        for _ in range(losses):
            if cavalry:
                cavalry -= 1
            elif infantry > most or (infantry and not archers):
                infantry -= 1
            elif archers > 1 or (archers and infantry <= 1):
                archers -= 1
            elif infantry:
                infantry -= 1
        return self._replace(infantry=infantry, archers=archers, cavalry=cavalry)


def attack_chances(red: Side, black: Side) -> tuple[float, float, float]:
    lead = (red.archers + red.bows > black.archers) - (red.archers + red.bows < black.archers)
    return chances(red.dice(3), max(1, black.dice(2)), lead, int(red.lives > 0), int(black.lives > 0))


@cache
def toll(red: Side, black: Side) -> tuple[float, float, float]:
    """What one attack costs on average: cards of the target, cards of the attacker, and flames of the target
    less those of the attacker."""
    compared = min(2, red.dice(3), max(1, black.dice(2)))
    taken = lost = burnt = 0.0
    for won, chance in enumerate(attack_chances(red, black)):
        taken += chance * black.falls(won)
        lost += chance * red.falls(compared - won)
        burnt += chance * (black.burns(won) - red.burns(compared - won))
    return taken, lost, burnt


@cache
def to_the_end(red: Side, black: Side) -> tuple[float, float, float]:
    """If the attacker never stops: how likely the target is destroyed, how many cards are taken and lost on average."""
    if black.is_gone():
        return CERTAIN
    if red.is_gone() or not red.dice(3):
        return 0.0, 0.0, 0.0
    compared = min(2, red.dice(3), max(1, black.dice(2)))
    destroyed = taken = lost = 0.0
    for won, chance in enumerate(attack_chances(red, black)):
        if not chance:
            continue
        mine, theirs = red.without(compared - won, 3), black.without(won, 2)
        after = to_the_end(mine, theirs)
        destroyed += chance * after[0]
        taken += chance * (after[1] + black.cards() - (0 if theirs.is_gone() else theirs.cards()))
        lost += chance * (after[2] + red.cards() - (0 if mine.is_gone() else mine.cards()))
    return destroyed, taken, lost


# The sides of a battle on the table ----------------------------------------------------------------------------


warriors: Final = cache(Side)  # the same ones come up again and again


def faction_side(s: Warriors, faction: int) -> Side:
    squad, troops = faction * ARMS, s.troops
    return warriors(troops[squad + INFANTRY], troops[squad + ARCHER], troops[squad + CAVALRY])


def dragon_side(s: Warriors, dragon: int) -> Side:
    return warriors(0, 0, 0, 0, 0, 1 + s.fire[dragon])


def force_side(s: Warriors, force: int) -> Side:
    """What attacks: the faction of this people with the symbols of the card, the band, or the dragon."""
    if s.kind == MERCENARY:
        return warriors(sum(s.band))
    if s.kind == DRACONIC:
        return dragon_side(s, force - PEOPLES)
    squad, card = (s.attacker() * PEOPLES + force) * ARMS, s.card()
    return warriors(*s.troops[squad : squad + ARMS], SHIELDS[card], BOWS[card])


def target_side(s: Warriors, target: int) -> Side:
    return faction_side(s, target) if target < FACTIONS else dragon_side(s, target - FACTIONS)
