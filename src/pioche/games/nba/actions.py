"""NBA Deck-Building, chapter 4: the actions of a turn."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step
from pioche.games.nba.activation import activate, activations
from pioche.games.nba.answers import (
    ACTIVATE,
    AT,
    BUY,
    DONE,
    LAY_ON,
    LEAVE,
    MISMATCH,
    MOST_PLAYERS,
    MOVE,
    SLOTS,
)
from pioche.games.nba.buying import players_for_sale, start_paying, tactics_for_sale
from pioche.games.nba.cards import EMPTY, FATIGUE, IS_DEFENCE, POSITIONS, POSITIONS_OF, TACTIC, TACTICS
from pioche.games.nba.chance import unique
from pioche.games.nba.drawing import draw_cards
from pioche.games.nba.mismatch import mismatches, play_mismatch
from pioche.games.nba.state import (
    ATTACKED,
    DEFENDED,
    PREPARED,
    PREPARING,
    REPLACED,
    Nba,
)

# 4.1 What to do --------------------------------------------------------------------------------------------------


class Act(Step[Nba]):
    """4.1: four actions in any order, each once at most; then activate tactics, after which only that is left."""

    def options(self, s: Nba) -> list[int]:
        seat, used, out = self.seat, s.used, []
        if not used & (ATTACKED | DEFENDED):
            hand = s.hand(seat)
            players = [card for card in hand if card < TACTIC]
            tactics = [card for card in hand if TACTIC <= card < FATIGUE]
            if not used & REPLACED:
                out = unique(players)
            if tactics and not used & PREPARED:
                out += lays(s, seat, tactics)
            if not s.overtimes:
                if players:
                    out += players_for_sale(s, seat, players)
                if tactics:
                    out += tactics_for_sale(s, seat, tactics)
            if s.mismatches:
                out += mismatches(s, seat)
        out += activations(s, seat)
        out.append(DONE)
        return out

    def apply(self, s: Nba, choice: int) -> None:
        is_lay = TACTIC <= choice < BUY
        if s.used & PREPARING and not is_lay:  # 4.6: whatever comes next ends the preparation
            s.used ^= PREPARING | PREPARED
            s.laid = 0
        if choice == DONE:
            return
        s.then(self)
        if is_lay:
            lay(s, self.seat, choice)
        elif choice < TACTIC:
            s.then(COME_ON[self.seat])
            come_on(s, self.seat, choice)
        elif choice < ACTIVATE:
            start_paying(s, self.seat, choice)
        elif choice < MISMATCH:
            activate(s, choice - ACTIVATE)
        else:
            play_mismatch(s, choice)


# 4.2-4.4 Replacements --------------------------------------------------------------------------------------------


class ComeOn(Step[Nba]):
    """4.2: bring on another player, or finish and draw as many cards as players have come on (4.4)."""

    def options(self, s: Nba) -> list[int]:
        field, new = s.fields[self.seat], s.newcomers
        hand = unique([card for card in s.hand(self.seat) if card < TACTIC])
        fits = [card for card in hand if any(can_end(field, new, 0, at) for at in POSITIONS_OF[card])]
        return [*fits, DONE]

    def apply(self, s: Nba, choice: int) -> None:
        if choice != DONE:
            s.then(self)
            come_on(s, self.seat, choice)
            return
        many = s.entered
        s.used |= REPLACED
        s.entered = s.newcomers = 0
        draw_cards(s, self.seat, many)


def come_on(s: Nba, seat: int, card: int) -> None:
    """4.2: a player leaves the hand for the field, and takes one Fatigue card of the hand along (4.4)."""
    s.leave_hand(seat, card)
    if FATIGUE in s.shown[seat]:
        s.leave_hand(seat, FATIGUE)
        s.fatigue += 1
    s.entered += 1
    s.mover, s.mover_new, s.visited = card, 1, 0
    places = [at for at in POSITIONS_OF[card] if can_end(s.fields[seat], s.newcomers, 0, at)]
    if len(places) == 1:
        take_position(s, seat, places[0])
    else:
        s.then(TAKE_POSITION[seat])


class TakePosition(Step[Nba]):
    """4.2: a player with several positions comes on at one of them."""

    def options(self, s: Nba) -> list[int]:
        field, new = s.fields[self.seat], s.newcomers
        return [AT + at for at in range(POSITIONS) if at in POSITIONS_OF[s.mover] and can_end(field, new, 0, at)]

    def apply(self, s: Nba, choice: int) -> None:
        take_position(s, self.seat, choice - AT)


def take_position(s: Nba, seat: int, at: int) -> None:
    """4.3: the mover stands here now; who stood here leaves or moves on."""
    field, bit = s.fields[seat][:], 1 << at
    displaced, is_new = field[at], s.newcomers >> at & 1
    field[at] = s.mover
    s.line_up(seat, field)
    s.newcomers = s.newcomers | bit if s.mover_new else s.newcomers & ~bit
    s.visited |= bit
    s.mover, s.mover_new = displaced, is_new
    fates = ways_out(s, seat)
    if len(fates) == 1:
        follow(s, seat, fates[0])
    else:
        s.then(MOVE_ON[seat])


def ways_out(s: Nba, seat: int) -> list[int]:
    """4.3: who was displaced leaves, unless just come on, or moves to another position where the chain can end."""
    field, new, seen = s.fields[seat], s.newcomers, s.visited
    moves = [MOVE + at for at in POSITIONS_OF[s.mover] if not seen >> at & 1 and can_end(field, new, seen, at)]
    return sorted(moves) if s.mover_new else [*sorted(moves), LEAVE]


def can_end(field: list[int], new: int, seen: int, at: int) -> bool:
    """4.3: whether a chain that goes on at this position can end with somebody leaving who stood there before."""
    if not new >> at & 1:
        return True
    seen |= 1 << at
    return any(can_end(field, new, seen, to) for to in POSITIONS_OF[field[at]] if not seen >> to & 1)


class MoveOn(Step[Nba]):
    """4.3: the displaced player leaves for the discard, or moves to another of his positions."""

    def options(self, s: Nba) -> list[int]:
        return ways_out(s, self.seat)

    def apply(self, s: Nba, choice: int) -> None:
        follow(s, self.seat, choice)


def follow(s: Nba, seat: int, fate: int) -> None:
    if fate == LEAVE:
        s.discard(seat, s.mover)
        s.mover, s.mover_new, s.visited = EMPTY, 0, 0
    else:
        take_position(s, seat, fate - MOVE)


# 4.6 Preparation -------------------------------------------------------------------------------------------------


def lays(s: Nba, seat: int, tactics: list[int]) -> list[int]:
    """4.6: each of these tactics on a free slot of its kind, or over one that was not laid in this action."""
    board, laid, out = s.boards[seat], s.laid, []
    for tactic in unique(tactics):
        first = SLOTS * IS_DEFENCE[tactic]
        slots = board[first : first + SLOTS]
        if EMPTY in slots:
            out.append(tactic)
        for slot, covered in enumerate(slots):
            if covered != EMPTY and not laid >> first + slot & 1:
                out.append(LAY_ON + slot * TACTICS + tactic - TACTIC)
    return out


def lay(s: Nba, seat: int, choice: int) -> None:
    """4.6: the tactic lies on the board; what it covers is discarded."""
    board = s.boards[seat][:]
    if choice < LAY_ON:
        tactic = choice
        slot = board.index(EMPTY, SLOTS * IS_DEFENCE[tactic])
    else:
        slot, tactic = divmod(choice - LAY_ON, TACTICS)
        tactic += TACTIC
        slot += SLOTS * IS_DEFENCE[tactic]
        s.discard(seat, board[slot])
    s.leave_hand(seat, tactic)
    board[slot] = tactic
    s.boards[seat] = board
    s.used |= PREPARING
    s.laid |= 1 << slot


ACT: Final = [Act(seat) for seat in range(MOST_PLAYERS)]
COME_ON: Final = [ComeOn(seat) for seat in range(MOST_PLAYERS)]
TAKE_POSITION: Final = [TakePosition(seat) for seat in range(MOST_PLAYERS)]
MOVE_ON: Final = [MoveOn(seat) for seat in range(MOST_PLAYERS)]
