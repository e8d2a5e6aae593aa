"""NBA Deck-Building, 9.2: the mismatch, one player against the one on the same position."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.games.nba.answers import MISMATCH
from pioche.games.nba.cards import ATTACK_SKILLS, DEFENCE_SKILLS, DIE_OF, FACE_KEYS, NUMBER, POSITIONS, SIDES, STATS
from pioche.games.nba.chance import Chance
from pioche.games.nba.market import stopped
from pioche.games.nba.state import MISMATCHED, Nba


def mismatches(s: Nba, team: int) -> list[int]:
    """9.2: once in a turn, at a position whose token is not spent and whose player has an attack."""
    spent = s.spent[team]
    if s.used & MISMATCHED or spent.bit_count() >= s.mismatches:
        return []
    field = s.fields[team]
    open_at = [at for at in range(POSITIONS) if not spent >> at & 1 and any(STATS[field[at]][: len(ATTACK_SKILLS)])]
    return [MISMATCH + other * POSITIONS + at for other in s.others(team) for at in open_at]


def play_mismatch(s: Nba, choice: int) -> None:
    other, at = divmod(choice - MISMATCH, POSITIONS)
    s.used |= MISMATCHED
    s.spent[s.active] |= 1 << at
    s.then(ROLL_MISMATCH[other][at])


class RollMismatch(Chance):
    """9.2: all attack dice of the one, all defence dice of the other; the difference scores at once."""

    names = FACE_KEYS
    way = "fraction"

    def __init__(self, other: int, position: int) -> None:
        super().__init__()
        self.other = other
        self.position = position

    def draw(self, s: Nba, rng: Random) -> list[int]:
        mine, theirs = STATS[s.fields[s.active][self.position]], STATS[s.fields[self.other][self.position]]
        dice = [die for die in ATTACK_SKILLS for _ in range(mine[die])]
        dice += [die for die in DEFENCE_SKILLS for _ in range(theirs[die])]
        return [SIDES[die][int(rng.random() * 6)] for die in dice]

    def fall(self, s: Nba, outcome: list[int]) -> None:
        s.faced = sorted(outcome)
        total, saved = balance(outcome)
        s.points[s.active * s.teams + self.other] += max(0, total - saved)


def balance(dice: list[int]) -> tuple[int, int]:
    """9.2: the total of the attack dice, and what the defence dice of their colours take from it."""
    attack = [face for face in dice if DIE_OF[face] in ATTACK_SKILLS and NUMBER[face]]
    guard = [face for face in dice if DIE_OF[face] in DEFENCE_SKILLS]
    return sum(NUMBER[face] for face in attack), stopped(attack, guard)


ROLL_MISMATCH: Final = [[RollMismatch(other, at) for at in range(POSITIONS)] for other in range(4)]
