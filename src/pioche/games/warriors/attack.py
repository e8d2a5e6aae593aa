"""Warriors, chapter 5: one attack, from the dice to the losses."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import ChanceStep, ChooseSeveral, Step
from pioche.games.warriors.answers import DONE, GIVE, GIVE_HIRED
from pioche.games.warriors.cards import ARMS, DRACONIC, DRAGON, FACTIONS, FLAME, INFANTRY, MERCENARY, PEOPLES
from pioche.games.warriors.state import ATTACKING, DEFENDING, SIDES, Warriors

# 5.1 The dice ------------------------------------------------------------------------------------------------


class Roll(ChanceStep[Warriors]):
    """5.1: the attacker rolls up to three red dice, the defender one or two black ones."""

    way = "fraction"

    def draw(self, s: Warriors, rng: Random) -> list[int]:
        random = rng.random
        return [1 + int(random() * 6) for _ in range(s.red_dice() + s.black_dice())]

    def happen(self, s: Warriors, outcome: list[int]) -> None:
        red = s.red_dice()
        s.red = sorted(outcome[:red], reverse=True)
        s.black = sorted(outcome[red:], reverse=True)
        s.infantry = s.line_up(INFANTRY)
        s.attacks += 1
        s.charging = 0


# 5.2, 5.3 Bows and comparison --------------------------------------------------------------------------------


def totals(s: Warriors) -> tuple[list[int], list[int]]:
    """5.2, 5.5: the dice with what is added to them: dragons to each, more bows to the highest."""
    red_plus, black_plus, lead = int(s.kind == DRACONIC), int(s.target >= FACTIONS), s.bow_lead()
    red, black = [die + red_plus for die in s.red], [die + black_plus for die in s.black]
    red[0] += lead > 0
    black[0] += lead < 0
    return red, black


def losers(red: list[int], black: list[int]) -> list[int]:
    """5.3: the side that loses each comparison, the highest dice first; the defender wins ties."""
    return [DEFENDING if mine > theirs else ATTACKING for mine, theirs in zip(red, black, strict=False)][:2]


class Compare(Step[Warriors]):
    """5.3, 5.4: the highest dice, then the second highest; each costs the loser one card of the side that fought."""

    def apply(self, s: Warriors, choice: int) -> None:
        if not s.in_play(ATTACKING) or not s.in_play(DEFENDING):
            s.take_up_dice()  # 7.4: a side that was shot away has nothing to compare
            return
        s.bows = s.count_bows()
        lost = losers(*totals(s))
        for side in SIDES:
            s.losses[side] = lost.count(side)
        s.then(HAND_OVER[lost[0]], HAND_OVER[1 - lost[0]])


# 5.4, 5.5 Losses ---------------------------------------------------------------------------------------------


class HandOver(Step[Warriors]):
    """5.4, 5.5: the losses of one side; its owner chooses if there is a choice, a dragon spends flames first."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def apply(self, s: Warriors, choice: int) -> None:
        count = s.losses[self.side]
        if not count:
            return
        dragon = fighting_dragon(s, self.side)
        if dragon < 0:
            self.give_warriors(s, count)
        else:
            s.losses[self.side] = 0
            if s.fire[dragon] < count:
                s.capture(winner(s, self.side), DRAGON + dragon)
                s.leave_dragon(dragon)
            else:
                s.fire[dragon] -= count
                s.discard += [FLAME] * count

    def give_warriors(self, s: Warriors, count: int) -> None:
        there = alike(0, in_line(s, self.side))
        count = s.losses[self.side] = min(count, len(there))
        if count < len(there) and there[0] != there[-1]:
            s.then(GiveUp(fighter(s, self.side), count))
        else:
            for kind in there[:count]:
                give(s, self.side, kind)


class GiveUp(ChooseSeveral[Warriors]):
    """5.4: the loser chooses what to give, one card at a time, in the order of their kinds."""

    exact = True
    done = DONE

    def things(self, s: Warriors) -> list[int]:
        side = side_of(s, self.seat)
        return alike(answer_for(s, side), in_line(s, side))

    def take(self, s: Warriors, choice: int) -> None:
        side = side_of(s, self.seat)
        give(s, side, choice - answer_for(s, side))


def alike(first: int, counts: list[int]) -> list[int]:
    """An answer for each card of several kinds, from this one on."""
    answers: list[int] = []  # a plain loop: twice as fast as two in one line
    for answer, n in enumerate(counts, first):
        if n:
            answers += [answer] * n
    return answers


def side_of(s: Warriors, seat: int) -> int:
    """The side this player fights on."""
    return ATTACKING if seat == s.attacker() else DEFENDING


def fighter(s: Warriors, side: int) -> int:
    """Whose side this is."""
    return s.attacker() if side == ATTACKING else s.foe


def winner(s: Warriors, side: int) -> int:
    """Who takes what this side loses."""
    return fighter(s, 1 - side)


def fighting_dragon(s: Warriors, side: int) -> int:
    """The dragon that fights on this side; below 0 if it is none."""
    if side == ATTACKING:
        return s.force - PEOPLES if s.kind == DRACONIC else -1
    return s.target - FACTIONS


def in_line(s: Warriors, side: int) -> list[int]:
    """What this side can give: how many of each arm, or in a band of each people."""
    if side == ATTACKING and s.kind == MERCENARY:
        return s.band
    squad = fighting_faction(s, side) * ARMS
    return s.troops[squad : squad + ARMS]


def fighting_faction(s: Warriors, side: int) -> int:
    return s.attacker() * PEOPLES + s.force if side == ATTACKING else s.target


def answer_for(s: Warriors, side: int) -> int:
    """The answers that give one of a kind begin here."""
    return GIVE_HIRED if side == ATTACKING and s.kind == MERCENARY else GIVE


def give(s: Warriors, side: int, kind: int) -> None:
    """One card of this kind goes to the winner's pile."""
    s.losses[side] -= 1
    if side == ATTACKING and s.kind == MERCENARY:
        s.band[kind] -= 1
        s.capture(winner(s, side), kind * ARMS + INFANTRY)
        s.dismiss_wizards(s.attacker() * PEOPLES + kind)
    else:
        faction = fighting_faction(s, side)
        s.troops[faction * ARMS + kind] -= 1
        s.capture(winner(s, side), faction % PEOPLES * ARMS + kind)


ROLL: Final = Roll()
COMPARE: Final = Compare()
HAND_OVER: Final = [HandOver(side) for side in SIDES]
