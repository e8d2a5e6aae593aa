"""Warriors, chapter 7: catapults and wizards."""

from __future__ import annotations

from itertools import compress
from random import Random
from typing import Final

from pioche.core.flow import NOBODY, ChanceStep, Step, Together
from pioche.games.warriors.answers import PASS, RIVAL_AIMS, SHOOT, SHOOT_BAND, SHOOT_DRAGON, SHOOT_WIZARD
from pioche.games.warriors.cards import ARMS, CATAPULT, DRAGON, INFANTRY, MOST_PLAYERS, PEOPLES, WARRIORS, WIZARD
from pioche.games.warriors.state import NOT_ASKED, WAITED_FOR, Warriors

CARD, DECLARED, ROLLED, AFTER, END = WINDOWS = range(5)

# 7.1 What can be hit -----------------------------------------------------------------------------------------


def shots(s: Warriors, seat: int) -> list[int]:
    """7.1: everything this seat may aim at: warriors, wizards and dragons of the others, none that camps."""
    aims = [*compress(RIVAL_AIMS[s.players][seat], s.troops[: seat * WARRIORS] + s.troops[(seat + 1) * WARRIORS :])]
    if any(s.wizards):
        aims += [SHOOT_WIZARD + faction for faction, n in enumerate(s.wizards) if n and faction // PEOPLES != seat]
    if s.dragons:
        aims += [SHOOT_DRAGON + dragon for dragon, owner in enumerate(s.lair) if owner != seat and owner != NOBODY]
    if any(s.band) and s.attacker() != seat:
        aims += [SHOOT_BAND + people for people, hired in enumerate(s.band) if hired]
    return aims


def can_shoot(s: Warriors, seat: int) -> bool:
    """7.1: whether this seat has a catapult and something to aim at; most often there are warriors."""
    if not s.catapults[seat]:
        return False
    return any(s.troops[: seat * WARRIORS]) or any(s.troops[(seat + 1) * WARRIORS :]) or bool(shots(s, seat))


# 7.2, 7.3 When, and who first --------------------------------------------------------------------------------


class OpenWindow(Step[Warriors]):
    """7.2: before a card, before and after the dice, after the losses and at the end, whoever can may shoot."""

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window

    def apply(self, s: Warriors, choice: int) -> None:
        if not any(s.catapults):
            return
        questions = MAY_SHOOT[self.window]
        asked = [questions[seat] for seat in s.clockwise(reference(s)) if can_shoot(s, seat)]
        if asked:
            for question in asked:
                s.aims[question.seat] = WAITED_FOR
            s.then(Together(*asked) if len(asked) > 1 else asked[0], CLOSE_WINDOW[self.window])


def reference(s: Warriors) -> int:
    """7.3: the player after whom the others come first: who resolves a card, or did so last, or the dealer."""
    if not s.holders:
        return s.dealer
    return s.holders[min(s.turn, len(s.holders) - 1)]


class MayShoot(Step[Warriors]):
    """7.2, 7.3: shoot at something or pass, unseen; the first who wants to shoot does, if all before have passed."""

    secret = True

    def __init__(self, seat: int, window: int) -> None:
        super().__init__(seat)
        self.window = window

    def options(self, s: Warriors) -> list[int]:
        return [PASS, *shots(s, self.seat)]

    def apply(self, s: Warriors, choice: int) -> None:
        s.aims[self.seat] = choice
        for seat in s.clockwise(reference(s)):
            if s.aims[seat] == WAITED_FOR:
                return
            if s.aims[seat] not in (PASS, NOT_ASKED):
                s.shooter, s.aim = seat, s.aims[seat]
                return

    def settles(self, s: Warriors) -> bool:
        return s.shooter != NOBODY


class CloseWindow(Step[Warriors]):
    """7.3: after a shot everybody is asked again; the window closes when all have passed."""

    def __init__(self, window: int) -> None:
        super().__init__()
        self.window = window

    def apply(self, s: Warriors, choice: int) -> None:
        s.aims = [NOT_ASKED] * s.players
        if s.shooter != NOBODY:
            s.then(FIRE, OPEN_WINDOW[self.window])


class Fire(ChanceStep[Warriors]):
    """7.1: a die decides: 4 to 6 hits a warrior or a wizard, only 6 a dragon; the catapult is spent anyway."""

    way = "fraction"

    def draw(self, s: Warriors, rng: Random) -> list[int]:
        return [1 + int(rng.random() * 6)]

    def happen(self, s: Warriors, outcome: list[int]) -> None:
        s.shot = outcome[0]
        s.catapults[s.shooter] -= 1
        s.discard.append(CATAPULT)
        if is_hit(s.aim, s.shot):
            strike(s, s.shooter, s.aim)
        s.shooter = NOBODY


def is_hit(aim: int, die: int) -> bool:
    return die >= (6 if SHOOT_DRAGON <= aim < SHOOT_BAND else 4)


def aimed_at(s: Warriors, aim: int) -> tuple[int, int]:
    """Whose card is aimed at, and which one."""
    if aim < SHOOT_WIZARD:
        return divmod(aim - SHOOT, WARRIORS)
    if aim < SHOOT_DRAGON:
        return (aim - SHOOT_WIZARD) // PEOPLES, WIZARD
    if aim < SHOOT_BAND:
        return s.lair[aim - SHOOT_DRAGON], DRAGON + aim - SHOOT_DRAGON
    return s.attacker(), (aim - SHOOT_BAND) * ARMS + INFANTRY


def strike(s: Warriors, shooter: int, aim: int) -> None:
    """7.1, 7.5: a warrior or dragon goes to the shooter's pile; a wizard and a dragon's flames are discarded."""
    owner, card = aimed_at(s, aim)
    if card == WIZARD:
        s.wizards[aim - SHOOT_WIZARD] -= 1
        s.discard.append(WIZARD)
        return
    s.capture(shooter, card)
    if card >= DRAGON:
        s.leave_dragon(card - DRAGON)
        return
    if aim < SHOOT_WIZARD:
        s.troops[aim - SHOOT] -= 1
    else:
        s.band[aim - SHOOT_BAND] -= 1
    s.dismiss_wizards(owner * PEOPLES + card // ARMS)


OPEN_WINDOW: Final = [OpenWindow(window) for window in WINDOWS]
CLOSE_WINDOW: Final = [CloseWindow(window) for window in WINDOWS]
MAY_SHOOT: Final = [[MayShoot(seat, window) for seat in range(MOST_PLAYERS)] for window in WINDOWS]
FIRE: Final = Fire()
