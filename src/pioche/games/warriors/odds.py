"""Warriors: the exact chances of an attack, and of fighting on to the end (5.1-5.5)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from pioche.games.warriors.cards import ARMS, BOWS, DRACONIC, FACTIONS, MERCENARY, PEOPLES, SHIELDS
from pioche.games.warriors.state import ATTACKING, Warriors

Fate = tuple[float, float, float]
"""How likely the target is destroyed, and how many cards of it are taken and of the attacker lost on average."""

FINE: Final = 9  # digits; what differs less is the same, worked out another way


@cache
def ways(red: int, black: int, lead: int, red_plus: int, black_plus: int) -> dict[tuple[bool, ...], int]:
    """Whether the attacker wins each comparison, the highest dice first: in how many of all rolls it goes like this."""
    tally: Counter[tuple[bool, ...]] = Counter()
    for roll in product(range(1, 7), repeat=red + black):
        mine = sorted([die + red_plus for die in roll[:red]], reverse=True)
        theirs = sorted([die + black_plus for die in roll[red:]], reverse=True)
        mine[0] += lead > 0
        theirs[0] += lead < 0
        tally[tuple([a > d for a, d in zip(mine[:2], theirs, strict=False)])] += 1
    return tally


@cache
def rolls(red: int, black: int, lead: int, red_plus: int, black_plus: int) -> tuple[int, int, int]:
    """Of all rolls of so many dice, how many let the attacker win no, one and two comparisons."""
    tally = [0, 0, 0]
    for wins, count in ways(red, black, lead, red_plus, black_plus).items():
        tally[sum(wins)] += count
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

    def one_less(self) -> list[Side]:
        """What may be left after a loss. Riders go first: in this battle they are worth nothing but themselves."""
        if self.lives:
            return [self._replace(lives=self.lives - 1)]
        if self.cavalry:
            return [self._replace(cavalry=self.cavalry - 1)]
        left = [self._replace(infantry=self.infantry - 1)] if self.infantry else []
        return [*left, self._replace(archers=self.archers - 1)] if self.archers else left or [self]


def dice_of(red: Side, black: Side) -> tuple[int, int, int, int, int]:
    """How many dice both roll, who leads in bows, and what dragons add."""
    lead = (red.archers + red.bows > black.archers) - (red.archers + red.bows < black.archers)
    return red.dice(3), max(1, black.dice(2)), lead, int(red.lives > 0), int(black.lives > 0)


def attack_chances(red: Side, black: Side) -> tuple[float, float, float]:
    return chances(*dice_of(red, black))


@cache
def toll(red: Side, black: Side) -> tuple[float, float, float]:
    """What one attack costs on average: cards of the target, cards of the attacker, and flames of the target
    less those of the attacker."""
    compared = min(2, *dice_of(red, black)[:2])
    taken = lost = burnt = 0.0
    for won, chance in enumerate(attack_chances(red, black)):
        taken += chance * black.falls(won)
        lost += chance * red.falls(compared - won)
        burnt += chance * (black.burns(won) - red.burns(compared - won))
    return taken, lost, burnt


# Fighting on to the end ----------------------------------------------------------------------------------------


@cache
def to_the_end(red: Side, black: Side) -> Fate:
    """If the attacker never stops, and both sides give up what serves them best in this battle."""
    if black.is_gone():
        return 1.0, 0.0, 0.0  # destroyed: nothing more to take or to lose
    if red.is_gone() or not red.dice(3):
        return 0.0, 0.0, 0.0
    dice = dice_of(red, black)
    every = 6 ** (dice[0] + dice[1])
    destroyed = taken = lost = 0.0
    for wins, count in ways(*dice).items():
        fate, chance = given_up(red, black, wins), count / every
        destroyed += chance * fate[0]
        taken += chance * fate[1]
        lost += chance * fate[2]
    return destroyed, taken, lost


def given_up(red: Side, black: Side, wins: tuple[bool, ...]) -> Fate:
    """5.4: what comes of an attack. The loser of the highest dice chooses first and knows how the other will answer."""
    mine, theirs = left_over(red, wins.count(False)), left_over(black, wins.count(True))
    if wins[0]:
        return best_of_black([best_of_red([outcome(red, black, m, t) for m in mine]) for t in theirs])
    return best_of_red([best_of_black([outcome(red, black, m, t) for t in theirs]) for m in mine])


@cache
def left_over(side: Side, losses: int) -> list[Side]:
    """What this side may have left after so many losses."""
    sides = [side]
    for _ in range(losses):
        sides = [*dict.fromkeys(less for more in sides for less in more.one_less())]
    return sides


def outcome(red: Side, black: Side, mine: Side, theirs: Side) -> Fate:
    """What becomes of it all if this is left of both sides."""
    destroyed, taken, lost = to_the_end(mine, theirs)
    return destroyed, taken + black.cards() - theirs.cards(), lost + red.cards() - mine.cards()


def best_of_red(fates: list[Fate]) -> Fate:
    """Destroy the target, and lose as little as that allows."""
    return max(fates, key=lambda fate: (round(fate[0], FINE), -fate[2])) if len(fates) > 1 else fates[0]


def best_of_black(fates: list[Fate]) -> Fate:
    """Survive, and lose as little as that allows."""
    return min(fates, key=lambda fate: (round(fate[0], FINE), fate[1])) if len(fates) > 1 else fates[0]


# The sides of a battle on the table ----------------------------------------------------------------------------


warriors: Final = cache(Side)  # the same ones come up again and again


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
    if target < FACTIONS:
        return warriors(*s.troops[target * ARMS : (target + 1) * ARMS])
    return dragon_side(s, target - FACTIONS)


def camped(force: Side, arm: int) -> Side:
    """This side with one warrior less in play."""
    arms = [force.infantry, force.archers, force.cavalry]
    arms[arm] -= 1
    return warriors(*arms, force.shields, force.bows)


def costs_a_die(s: Warriors, side: int, losses: int) -> bool:
    """5.1: whether so many infantry less leave this side of the battle fewer dice; the defender is sure of one."""
    if side == ATTACKING:
        force = force_side(s, s.force)
        return force._replace(infantry=force.infantry - losses).dice(3) < force.dice(3)
    infantry = target_side(s, s.target).infantry
    return max(1, infantry - losses) < min(2, infantry)


def costs_the_lead(s: Warriors, side: int) -> bool:
    """5.2: whether one bow less changes who has more, for the next attack."""
    bows = s.count_bows()
    return bows[side] - bows[1 - side] in (0, 1)
