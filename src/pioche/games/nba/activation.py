"""NBA Deck-Building, chapter 5: activating a tactic."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import Step
from pioche.games.nba.answers import (
    ACTIVATE,
    DONE,
    KEEP_DIE,
    MOST_PLAYERS,
    REROLL,
    REROLL_USELESS,
    SLOTS,
)
from pioche.games.nba.cards import (
    COACH_SKILL,
    COLOUR,
    COMPLEXITY,
    DIE_OF,
    EMPTY,
    FACE_KEYS,
    FREE_REROLL,
    IQ,
    KEEPS,
    MOST_DICE,
    NO_SKILL,
    NUMBER,
    POWER,
    REBOUND,
    SIDES,
)
from pioche.games.nba.chance import Chance, unique
from pioche.games.nba.state import ATTACKED, DEFENDED, NO_SLOT, Nba, less

MONEY_TIME_REROLLS: Final = 2

# 5.1 What may be activated ---------------------------------------------------------------------------------------


def is_under_attack(s: Nba, team: int) -> bool:
    """Whether dice of an opponent are waiting."""
    return any(s.attacks[other] for other in range(s.teams) if other != team)


def can_activate(s: Nba, team: int, tactic: int) -> bool:
    """5.1: the team understands the tactic and has dice to roll for it."""
    levels = s.levels[team]
    if COMPLEXITY[tactic] <= levels[IQ]:
        for die, _ in KEEPS[tactic]:
            if levels[die]:
                return True
    return False


def activations(s: Nba, team: int, defence_only: bool = False) -> list[int]:
    """5.1: an attack and a defence in each turn, the defence only against dice that wait."""
    board, out = s.boards[team], []
    if not (s.used & ATTACKED or defence_only):
        for slot in range(SLOTS):
            tactic = board[slot]
            if tactic != EMPTY and tactic not in board[:slot] and can_activate(s, team, tactic):
                out.append(ACTIVATE + slot)
    if not s.used & DEFENDED and is_under_attack(s, team):
        for slot in range(SLOTS, 2 * SLOTS):
            tactic = board[slot]
            if tactic != EMPTY and tactic not in board[SLOTS:slot] and can_activate(s, team, tactic):
                out.append(ACTIVATE + slot)
    return out


def activate(s: Nba, slot: int) -> None:
    """The active team turns the tactic in this slot."""
    s.used |= ATTACKED if slot < SLOTS else DEFENDED
    s.slot = slot
    s.then(ROLL)


# 5.2 The roll ----------------------------------------------------------------------------------------------------


class Roll(Chance):
    """5.2: as many dice as the team's level in each skill of the tactic, ten of a colour at most."""

    names = FACE_KEYS
    way = "fraction"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        levels, random, out = s.levels[s.active], rng.random, []
        for die, _ in KEEPS[s.boards[s.active][s.slot]]:
            sides = SIDES[die]
            out += [sides[int(random() * 6)] for _ in range(min(MOST_DICE, levels[die]))]
        return out

    def fall(self, s: Nba, outcome: list[int]) -> None:
        s.dice = sorted(outcome)
        if s.active >= s.players:  # 10.7: the computer rolls blanks again in attack, nothing in defence
            if s.slot < SLOTS:
                pick_useless(s)
            s.then(REROLL_DICE if s.picked else SETTLE)
        elif may_reroll(s):
            s.then(REROLL_DIE[s.active])
        else:
            s.then(SETTLE)


# 5.3, 5.4 Rolling again ------------------------------------------------------------------------------------------


def by_rebounds(s: Nba, team: int) -> int:
    """5.3: a third of the lead in rebounds over the best opponent, rounded up."""
    lead = s.levels[team][REBOUND] - max(s.levels[other][REBOUND] for other in s.others(team))
    return max(0, -(-lead // 3))


def allowance(s: Nba) -> int:
    """How many dice may be rolled again, a coach's gift aside."""
    if s.slot < SLOTS:
        return by_rebounds(s, s.active) + (s.medals_on(s.active) if s.is_money_time() else 0)
    return MONEY_TIME_REROLLS if is_free_of_fatigue(s) else s.fatigue


def is_free_of_fatigue(s: Nba) -> bool:
    """8.4: in money-time nobody gets tired any more."""
    return bool(s.money) and s.is_money_time()


def free_die(s: Nba) -> int:
    """9.7: the kind of die of which the coach gives one reroll."""
    coach = s.coaches[s.active]
    return COACH_SKILL[coach] if POWER[coach] == FREE_REROLL else NO_SKILL


def may_reroll(s: Nba) -> bool:
    if allowance(s):
        return True
    gift = free_die(s)
    return gift != NO_SKILL and any(DIE_OF[face] == gift for face in s.dice)


def counted(s: Nba, faces: list[int]) -> int:
    """How much of the allowance these dice take."""
    gift = free_die(s)
    return len(faces) - (gift != NO_SKILL and any(DIE_OF[face] == gift for face in faces))


def attack_colours(s: Nba) -> list[int]:
    """5.6: the colours of the opponents' dice that wait."""
    return [COLOUR[face] for other, attack in enumerate(s.attacks) if other != s.active for face in attack]


def useless(s: Nba) -> list[int]:
    """5.3, 5.4: the blanks, and in defence the numbers whose colour no attack has."""
    if s.slot < SLOTS:
        return [face for face in s.dice if not NUMBER[face]]
    colours = attack_colours(s)
    return [face for face in s.dice if COLOUR[face] not in colours]


def pick_useless(s: Nba) -> None:
    """As many useless dice as may be rolled again, in order."""
    most = allowance(s)
    for face in useless(s):
        if counted(s, [*s.picked, face]) <= most:
            s.picked = [*s.picked, face]


class RerollDie(Step[Nba]):
    """5.3, 5.4: choose dice to roll again, each once and in ascending order, while the allowance lasts."""

    def options(self, s: Nba) -> list[int]:
        faces = self.faces(s)
        out = [REROLL + face for face in faces]
        if not s.picked and any(face in faces for face in useless(s)):
            out.append(REROLL_USELESS)
        out.append(DONE)
        return out

    def faces(self, s: Nba) -> list[int]:
        """What may be rolled again besides what is chosen already."""
        picked, most = s.picked, allowance(s)
        if len(picked) > most:
            return []
        least = picked[-1] if picked else 0
        left = unique(less(s.dice, picked))
        return [face for face in left if face >= least and counted(s, [*picked, face]) <= most]

    def apply(self, s: Nba, choice: int) -> None:
        if choice == REROLL_USELESS:
            pick_useless(s)
        elif choice != DONE:
            s.picked = [*s.picked, choice - REROLL]
            if self.faces(s):
                s.then(self)
                return
        if not s.picked:
            s.then(SETTLE)
            return
        if s.slot >= SLOTS and not is_free_of_fatigue(s):
            s.tire(s.active, counted(s, s.picked))  # 5.4: before the dice are rolled
        s.then(REROLL_DICE)


class RerollDice(Chance):
    """5.3, 5.4: the chosen dice are rolled once more; the new result stands."""

    names = FACE_KEYS
    way = "fraction"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        random = rng.random
        return [SIDES[DIE_OF[face]][int(random() * 6)] for face in s.picked]

    def fall(self, s: Nba, outcome: list[int]) -> None:
        s.dice = sorted(less(s.dice, s.picked) + outcome)
        s.picked = []
        s.then(SETTLE)


# 5.5-5.7 Keeping -------------------------------------------------------------------------------------------------


def matching(s: Nba, die: int) -> list[int]:
    """The dice of this kind that can be kept."""
    if s.slot < SLOTS:
        return [face for face in s.dice if DIE_OF[face] == die and NUMBER[face]]
    colours = attack_colours(s)
    return [face for face in s.dice if DIE_OF[face] == die and COLOUR[face] in colours]


class Settle(Step[Nba]):
    """5.5, 5.6: the highest dice are kept; against several attacks at once the player chooses among colours (9.4)."""

    def apply(self, s: Nba, choice: int) -> None:
        for die, many in KEEPS[s.boards[s.active][s.slot]]:
            faces = matching(s, die)
            missing = min(many, len(faces)) - sum(DIE_OF[face] == die for face in s.picked)
            if not missing:
                continue
            if is_real_choice(s, faces, many):
                s.then(KEEP_ONE[s.active])
                return
            s.picked = s.picked + faces[len(faces) - missing :]
        put_down(s)


def is_real_choice(s: Nba, faces: list[int], many: int) -> bool:
    """9.4: more dice than can be kept, of different colours, in defence against several opponents."""
    if s.teams == 2 or s.active >= s.players or s.slot < SLOTS or len(faces) <= many:
        return False
    return len({COLOUR[face] for face in faces}) > 1


class KeepDie(Step[Nba]):
    """9.4: choose which matching dice of a kind you keep, in ascending order."""

    def options(self, s: Nba) -> list[int]:
        for die, many in KEEPS[s.boards[self.seat][s.slot]]:
            kept = [face for face in s.picked if DIE_OF[face] == die]
            faces = matching(s, die)
            missing = min(many, len(faces)) - len(kept)
            if missing:
                left = [face for face in less(faces, kept) if not kept or face >= kept[-1]]
                return [KEEP_DIE + face for face in dict.fromkeys(left[: len(left) - missing + 1])]
        raise ValueError("there is nothing left to keep")

    def apply(self, s: Nba, choice: int) -> None:
        s.picked = [*s.picked, choice - KEEP_DIE]
        s.then(SETTLE)


def put_down(s: Nba) -> None:
    """5.7: the kept dice lie on the board, the tactic is discarded."""
    team, slot = s.active, s.slot
    board = s.boards[team][:]
    if slot < SLOTS:
        s.attacks[team] = s.picked
    else:
        s.guards[team] = s.picked
    if team < s.players:  # 10.7: the computer's team has no pile and keeps its tactics
        s.discard(team, board[slot])
        board[slot] = EMPTY
        s.boards[team] = board
    s.slot, s.dice, s.picked = NO_SLOT, [], []


ROLL: Final = Roll()
REROLL_DIE: Final = [RerollDie(seat) for seat in range(MOST_PLAYERS)]
REROLL_DICE: Final = RerollDice()
SETTLE: Final = Settle()
KEEP_ONE: Final = [KeepDie(seat) for seat in range(MOST_PLAYERS)]
