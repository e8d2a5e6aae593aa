"""NBA Deck-Building, chapter 10: the computer's team, which has no hand, no pile and no will of its own."""

from __future__ import annotations

from functools import cache
from math import comb
from random import Random
from typing import Final

from pioche.core.flow import Step
from pioche.games.nba.activation import activate, attack_colours, can_activate, is_under_attack
from pioche.games.nba.answers import SLOTS
from pioche.games.nba.cards import (
    BASE_TACTICS,
    BEIGE,
    CARD_KEYS,
    COLOUR,
    COMPLEXITY,
    COST,
    EMPTY,
    IN_ALPHABET,
    IQ,
    IS_DEFENCE,
    KEEPS,
    MOST_DICE,
    NUMBER,
    POSITIONS_OF,
    SIDES,
    STATS,
    TACTIC,
)
from pioche.games.nba.chance import Chance
from pioche.games.nba.market import fill_row
from pioche.games.nba.profiles import ALTERNATE, FIRST, KEEPS_BACK, OFFENCE, PLAYER_FIRST, RECRUIT
from pioche.games.nba.state import Nba, less

COMPUTER: Final = 1  # its team
CANDIDATES: Final = 3
ALL_COLOURS: Final = 7
SCALE: Final = 6**MOST_DICE  # expectations are whole numbers of its parts

# 10.6 What a tactic may bring ------------------------------------------------------------------------------------


@cache
def expected(die: int, colours: int, dice: int, keep: int) -> int:
    """10.6: the expected total of the best dice, of those whose colour is among these bits, in parts of SCALE."""
    total: int = 0
    for value in range(1, max(NUMBER) + 1):
        hits = sum(NUMBER[face] >= value and bool(colours >> COLOUR[face] & 1) for face in SIDES[die])
        for count in range(1, dice + 1):
            total += min(keep, count) * comb(dice, count) * hits**count * (6 - hits) ** (dice - count)
    return total * int(6 ** (MOST_DICE - dice))


@cache
def expected_each(die: int, dice: int, keep: int) -> int:
    """10.5: the expected totals against each of the three colours alone, added up."""
    return sum(expected(die, 1 << colour, dice, keep) for colour in range(3))


def promise(s: Nba, tactic: int, colours: int) -> int:
    """10.6: what activating this tactic promises: an attack by the profile's taste, a defence against these colours."""
    levels, taste, total = s.levels[COMPUTER], OFFENCE[s.profile], 0
    for die, keep in KEEPS[tactic]:
        total += (taste[die] if die < BEIGE else 4) * expected(die, colours, min(MOST_DICE, levels[die]), keep)
    return total


def worth(s: Nba, tactic: int) -> int:
    """10.5: what owning it is worth: nothing if it is too complex; a defence on the average of the three colours."""
    if not can_activate(s, COMPUTER, tactic):
        return 0
    if not IS_DEFENCE[tactic]:
        return 3 * promise(s, tactic, ALL_COLOURS)
    levels, total = s.levels[COMPUTER], 0
    for die, keep in KEEPS[tactic]:
        total += 4 * expected_each(die, min(MOST_DICE, levels[die]), keep)
    return total


def in_doubt(tactic: int) -> tuple[int, int]:
    """What breaks ties: the cost, nothing for a base tactic, then the name."""
    return COST[0][tactic] if tactic >= TACTIC + BASE_TACTICS else 0, IN_ALPHABET[tactic]


# 10.3 The turn ---------------------------------------------------------------------------------------------------


class ComputerTurn(Step[Nba]):
    """10.3: its counter rises, it looks at three players, buys, attacks and defends; in overtime it buys nothing."""

    def apply(self, s: Nba, choice: int) -> None:
        s.then(COMPUTER_ATTACKS, COMPUTER_DEFENDS)
        if s.overtimes:
            return
        s.counter += 1
        first = FIRST[s.profile]
        turn = s.turn // 2 + 1
        if first == PLAYER_FIRST or (first == ALTERNATE and turn % 2):
            s.then(COMPUTER_RECRUITS, COMPUTER_BUYS[0], DISMISS)
        else:
            s.then(COMPUTER_BUYS[0], COMPUTER_RECRUITS, DISMISS)
        look_around(s)


def look_around(s: Nba) -> None:
    """10.3: while there are fewer than three candidates, the reserve has more; used up, it is made of the discard."""
    if len(s.candidates) < CANDIDATES:
        if not s.reserve:
            s.reserve, s.gone = sorted(s.gone), []
        if s.reserve:
            s.then(SCOUT)


class Scout(Chance):
    """10.3: players who are not in this game fill the candidates up to three."""

    names = CARD_KEYS
    way = "shuffled"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        return rng.sample(s.reserve, min(CANDIDATES - len(s.candidates), len(s.reserve)))

    def fall(self, s: Nba, outcome: list[int]) -> None:
        s.candidates = s.candidates + outcome
        s.reserve = less(s.reserve, outcome)
        look_around(s)


# 10.4 Recruiting -------------------------------------------------------------------------------------------------


def liking(s: Nba, card: int) -> int:
    """10.4: how much the profile likes a player, in quarters."""
    return sum(weight * stat for weight, stat in zip(RECRUIT[s.profile], STATS[card], strict=True))


def has_attack(s: Nba, levels: list[int]) -> bool:
    """Whether a team of these levels could activate one of its attacks."""
    for tactic in s.boards[COMPUTER][:SLOTS]:
        if COMPLEXITY[tactic] <= levels[IQ] and any(levels[die] for die, _ in KEEPS[tactic]):
            return True
    return False


def keeps_its_attack(s: Nba, card: int, at: int) -> bool:
    """10.4: whether some attack can still be activated when this player stands here, if one could before."""
    levels, old, new = s.levels[COMPUTER], STATS[s.fields[COMPUTER][at]], STATS[card]
    after = [level - gone + come for level, gone, come in zip(levels, old, new, strict=True)]
    return has_attack(s, after) or not has_attack(s, levels)


class ComputerRecruits(Step[Nba]):
    """10.4: it takes the candidate it can pay who improves a position most; whoever stood there is out of the game."""

    def apply(self, s: Nba, choice: int) -> None:
        field, cost = s.fields[COMPUTER], COST[s.medals]
        money = s.counter - KEEPS_BACK[s.profile]
        ways = [
            (liking(s, field[at]) - liking(s, card), cost[card], IN_ALPHABET[card], at, card)
            for card in s.candidates
            if cost[card] <= money
            for at in POSITIONS_OF[card]
            if liking(s, card) > liking(s, field[at]) and keeps_its_attack(s, card, at)
        ]
        if ways:
            _, price, _, at, card = min(ways)
            s.eliminate(COMPUTER, field[at])
            field = field[:]
            field[at] = card
            s.line_up(COMPUTER, field)
            s.counter -= price
            s.candidates = less(s.candidates, [card])


class Dismiss(Step[Nba]):
    """10.4: the other candidates go to the discard of the player market."""

    def apply(self, s: Nba, choice: int) -> None:
        s.gone, s.candidates = s.gone + s.candidates, []


# 10.5 A new tactic -----------------------------------------------------------------------------------------------


def weakest(s: Nba, kind: int) -> tuple[int, int]:
    """Its least worthy tactic of this kind: what it is worth, and its slot."""
    board = s.boards[COMPUTER]
    slots = [slot for slot in range(SLOTS * kind, SLOTS * (kind + 1)) if board[slot] != EMPTY]
    slot = min(slots, key=lambda at: (worth(s, board[at]), *in_doubt(board[at])))
    return worth(s, board[slot]), slot


class ComputerBuys(Step[Nba]):
    """10.5: it takes the tactic of the row it can pay that improves most; if there is none, the row is changed once."""

    def __init__(self, again: int) -> None:
        super().__init__()
        self.again = again

    def apply(self, s: Nba, choice: int) -> None:
        ways = []
        own = [weakest(s, kind) for kind in range(2)]
        for place, tactic in enumerate(s.row):
            if COST[0][tactic] <= s.counter:
                gain = worth(s, tactic) - own[IS_DEFENCE[tactic]][0]
                if gain > 0:
                    ways.append((-gain, *in_doubt(tactic), place))
        if ways:
            _, price, _, place = min(ways)
            take_tactic(s, place, own[IS_DEFENCE[s.row[place]]][1])
            s.counter -= price
        elif not self.again:
            s.thrown = s.thrown + [tactic for tactic in s.row if tactic != EMPTY]
            s.row = [EMPTY] * len(s.row)
            s.then(COMPUTER_BUYS[1])
            fill_row(s)


def take_tactic(s: Nba, place: int, slot: int) -> None:
    """A tactic of the row takes the place of one of its own."""
    board = s.boards[COMPUTER][:]
    old, board[slot] = board[slot], s.row[place]
    s.boards[COMPUTER] = board
    s.row[place] = EMPTY
    if old < TACTIC + BASE_TACTICS:
        s.eliminate(COMPUTER, old)
    else:
        s.thrown = [*s.thrown, old]


# 10.7 Attack and defence -----------------------------------------------------------------------------------------


def best(s: Nba, kind: int, colours: int) -> int | None:
    """The slot of the tactic of this kind that promises most, if one can be activated."""
    board = s.boards[COMPUTER]
    slots = range(SLOTS * kind, SLOTS * (kind + 1))
    able = [slot for slot in slots if board[slot] != EMPTY and can_activate(s, COMPUTER, board[slot])]
    if not able:
        return None
    return min(able, key=lambda at: (-promise(s, board[at], colours), *in_doubt(board[at])))


class ComputerAttacks(Step[Nba]):
    """10.7: it activates the attack that promises most."""

    def apply(self, s: Nba, choice: int) -> None:
        slot = best(s, 0, ALL_COLOURS)
        if slot is not None:
            activate(s, slot)


class ComputerDefends(Step[Nba]):
    """10.7: it activates the defence that promises most against the colours that wait."""

    def apply(self, s: Nba, choice: int) -> None:
        if not is_under_attack(s, COMPUTER):
            return
        slot = best(s, 1, sum(1 << colour for colour in {*attack_colours(s)}))
        if slot is not None:
            activate(s, slot)


COMPUTER_TURN: Final = ComputerTurn()
SCOUT: Final = Scout()
COMPUTER_RECRUITS: Final = ComputerRecruits()
COMPUTER_BUYS: Final = [ComputerBuys(again) for again in range(2)]
DISMISS: Final = Dismiss()
COMPUTER_ATTACKS: Final = ComputerAttacks()
COMPUTER_DEFENDS: Final = ComputerDefends()
