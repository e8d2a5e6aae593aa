"""NBA Deck-Building: a player's rules of thumb.

In a turn: bring on whoever makes the team better (which also draws cards), prepare the tactics that are better than
those on the board, buy with what is left, then activate.  What a team is worth is put in points a turn (`team.py`).
"""

from __future__ import annotations

from typing import Any, Final

from pioche.core.game import Hints
from pioche.core.table import ByStep
from pioche.games.nba.actions import Act, ComeOn, MoveOn, TakePosition, can_end
from pioche.games.nba.activation import (
    KeepDie,
    RerollDie,
    attack_colours,
    is_free_of_fatigue,
    matching,
)
from pioche.games.nba.answers import (
    ACTIVATE,
    AT,
    BUY,
    BUY_TACTIC,
    CHANGE,
    COACH,
    DISCARD_REST,
    DONE,
    DRAW_GAME,
    ELIMINATE,
    KEEP_DIE,
    KEEP_REST,
    LAY_ON,
    LEAVE,
    MISMATCH,
    MOVE,
    OFFERED,
    PLAY_ON,
    REROLL,
    REROLL_USELESS,
    SLOTS,
)
from pioche.games.nba.bot.prospects import rests, worth
from pioche.games.nba.bot.team import best_on_board, promised, turns_left, worth_of
from pioche.games.nba.buying import PayCard
from pioche.games.nba.cards import (
    COLLECTIVE_POWER,
    COLOUR,
    COMPLEXITY,
    DIE_OF,
    DISCOUNT,
    FATIGUE,
    FIRST_DECK,
    FIRST_FIVE,
    FREE_REROLL,
    IQ,
    IS_DEFENCE,
    KEEPS,
    NUMBER,
    POSITIONS,
    POSITIONS_OF,
    POWER,
    REBOUND_POWER,
    SECOND_TACTIC,
    SEVEN_CARDS,
    SIDES,
    STARTING,
    STATS,
    TACTIC,
    TACTICS,
)
from pioche.games.nba.cardset import strength
from pioche.games.nba.coaches import ChooseCoach
from pioche.games.nba.draft import DraftCard
from pioche.games.nba.market import ChangeRow
from pioche.games.nba.outlook import cheapest, esteem, goal_card, levels_with, money
from pioche.games.nba.selection import DECK, PickTeam
from pioche.games.nba.state import Nba
from pioche.games.nba.turns import LAST_TRY, AskDraw, LastDefence, PutBack, TidyHand

# The order of a turn: whatever is worth doing at all is done in this order
COMING, PREPARING, PURCHASE, SPARE, ACTIVATION = 400.0, 300.0, 200.0, 100.0, 50.0
NEVER: Final = -1.0

CARD_DRAWN: Final = 0.5  # what a card more in a turn is worth, in points
RESTED: Final = 0.7  # and to be rid of a Fatigue card
TIRED: Final = 1.2  # and what one costs
SMALL_DECK: Final = 13

# Acting ------------------------------------------------------------------------------------------------------


def rate_acts(v: Nba, seat: int, options: list[int], step: Any) -> list[float]:
    return [rate_act(v, seat, option) for option in options]


def rate_act(v: Nba, seat: int, option: int) -> float:
    if option == DONE:
        return 0.0
    if option < TACTIC:
        gain = coming_gain(v, seat, option)
        return COMING + gain if gain > 0 else NEVER
    if option < BUY:
        return laying(v, seat, option)
    if option < BUY_TACTIC:
        gain = player_gain(v, seat, goal_card(v, seat, option))
        return PURCHASE + gain if gain > 0 and (turns_left(v) > 1 or v.money) else NEVER
    if option < ACTIVATE:
        gain = tactic_gain(v, seat, goal_card(v, seat, option))
        return PURCHASE + gain if gain > 0 and (turns_left(v) > 1 or v.money) else NEVER
    if option < MISMATCH:
        return ACTIVATION + against(v, seat, v.boards[seat][option - ACTIVATE])
    return mismatch(v, seat, option)


def coming_gain(v: Nba, seat: int, card: int) -> float:
    """What the team gains when this player comes on where it helps most; a card is drawn for it."""
    now = worth_of(v, seat)
    places = [at for at in POSITIONS_OF[card] if can_end(v.fields[seat], v.newcomers, 0, at)]
    best = max(
        worth_of(v, seat, levels_with(v, seat, card, at)) - (3.0 if v.newcomers >> at & 1 else 0.0) for at in places
    )
    return best - now + CARD_DRAWN + (RESTED if FATIGUE in v.shown[seat] else 0.0)


def laying(v: Nba, seat: int, option: int) -> float:
    """A tactic that is better than those on the board is prepared; others where there is room, after buying."""
    tactic = option if option < LAY_ON else (option - LAY_ON) % TACTICS + TACTIC
    levels = tuple(v.levels[seat])
    kind = IS_DEFENCE[tactic]
    gain = promised(tactic, levels) - best_on_board(v, seat, kind)
    if option < LAY_ON:
        if gain > 0:
            return PREPARING + gain
        return SPARE if promised(tactic, levels) > 0 and tactic not in v.boards[seat] else NEVER
    slot = (option - LAY_ON) // TACTICS + kind * SLOTS
    covered = v.boards[seat][slot]
    if gain > 0 and tactic != covered:
        return PREPARING + gain - 0.1 - 0.01 * promised(covered, levels)
    return NEVER


def player_gain(v: Nba, seat: int, card: int) -> float:
    """How much stronger than whoever stands on one of his positions."""
    own = strength(STATS[card])
    return max((own - strength(STATS[v.fields[seat][at]])) / 4 for at in POSITIONS_OF[card])


def tactic_gain(v: Nba, seat: int, tactic: int) -> float:
    """How much better than what the team has, with a collective level that may still grow by one."""
    if COMPLEXITY[tactic] > v.levels[seat][IQ] + 1:
        return NEVER
    levels = v.levels[seat][:]
    levels[IQ] += 1
    owned = [*v.unseen[seat], *v.discards[seat], *v.shown[seat], *v.boards[seat], *v.tops[seat]]
    value = promised(tactic, tuple(levels))
    rivals = [
        promised(card, tuple(levels))
        for card in owned
        if TACTIC <= card < FATIGUE and IS_DEFENCE[card] == IS_DEFENCE[tactic]
    ]
    better = sum(rival >= value for rival in rivals)
    return (value - 2.0) * (0.7 if IS_DEFENCE[tactic] else 1.0) / (1 + better)


def against(v: Nba, seat: int, tactic: int) -> float:
    """What activating it promises now, in defence against the colours that wait."""
    if not IS_DEFENCE[tactic]:
        return promised(tactic, tuple(v.levels[seat]))
    colours = {COLOUR[face] for other in v.others(seat) for face in v.attacks[other]}
    levels, value = v.levels[seat], 0.0
    for die, keep in KEEPS[tactic]:
        hit = sum(NUMBER[face] for face in SIDES[die] if COLOUR[face] in colours) / 6
        value += hit * min(keep + 1, levels[die])
    return value


AVERAGE: Final = [sum(NUMBER[face] for face in sides) / 6 for sides in SIDES]


def mismatch(v: Nba, seat: int, option: int) -> float:
    """Where one's own player has most dice, and not for little while there are turns left."""
    other, at = divmod(option - MISMATCH, POSITIONS)
    mine, theirs = STATS[v.fields[seat][at]], STATS[v.fields[other][at]]
    gain = sum(mine[die] * AVERAGE[die] for die in range(3)) - 0.6 * sum(
        theirs[die] * AVERAGE[die] for die in range(3, 6)
    )
    left = v.mismatches - v.spent[seat].bit_count()
    return ACTIVATION + 20 + gain if gain > 10 or (gain > 0 and turns_left(v) <= left) else NEVER


def rate_coming(v: Nba, seat: int, options: list[int], step: ComeOn) -> list[float]:
    return [0.0 if option == DONE else coming_gain(v, seat, option) for option in options]


def rate_positions(v: Nba, seat: int, options: list[int], step: Any) -> list[float]:
    """Where a player makes the team best; nobody moves for nothing."""
    now = worth_of(v, seat)
    out = []
    for option in options:
        if option == LEAVE:
            out.append(now)
        else:
            at = option - (AT if option < MOVE else MOVE)
            out.append(worth_of(v, seat, levels_with(v, seat, v.mover, at)) - 3.0 * (v.newcomers >> at & 1))
    return out


def rate_payments(v: Nba, seat: int, options: list[int], step: PayCard) -> list[float]:
    paid = cheapest(v, money(v, seat, v.goal >= BUY_TACTIC, v.least), v.due)
    return [1.0 if option == paid[0] else 0.0 for option in options]


# Dice --------------------------------------------------------------------------------------------------------


def rate_rerolls(v: Nba, seat: int, options: list[int], step: RerollDie) -> list[float]:
    """In attack all blanks; in defence only as many as are missing, and not for little."""
    if v.slot < SLOTS or is_free_of_fatigue(v) or v.ultimate:
        return [
            1.0 if option == REROLL_USELESS else 0.5 if option == DONE else low_die(option - REROLL)
            for option in options
        ]
    colours, gains = attack_colours(v), {}
    for die, many in KEEPS[v.boards[seat][v.slot]]:
        missing = many - len(matching(v, die)) - sum(DIE_OF[face] == die for face in v.picked)
        if missing > 0:
            gains[die] = sum(NUMBER[face] for face in SIDES[die] if COLOUR[face] in colours) / 6 - TIRED
    out = []
    for option in options:
        if option in (DONE, REROLL_USELESS):
            out.append(0.0 if option == DONE else NEVER)
        else:
            face = option - REROLL
            out.append(NEVER if COLOUR[face] in colours else gains.get(DIE_OF[face], NEVER))
    return out


def low_die(face: int) -> float:
    """An attack die below the average is rolled again if there is a reroll to spare."""
    return 0.6 if NUMBER[face] and DIE_OF[face] < 3 and NUMBER[face] + 0.5 < AVERAGE[DIE_OF[face]] else 0.0


def rate_keeping(v: Nba, seat: int, options: list[int], step: KeepDie) -> list[float]:
    return [float(NUMBER[option - KEEP_DIE]) for option in options]


# Markets and the end of a turn -------------------------------------------------------------------------------


def rate_changes(v: Nba, seat: int, options: list[int], step: ChangeRow) -> list[float]:
    """Change what the team cannot use."""
    return [0.0 if o == DONE else 0.5 - tactic_gain(v, seat, v.row[o - CHANGE]) for o in options]


def rate_tidying(v: Nba, seat: int, options: list[int], step: TidyHand) -> list[float]:
    """Discard what is left; weak players are eliminated while the deck is large."""
    deck = len(v.unseen[seat]) + len(v.discards[seat]) + len(v.shown[seat]) + len(v.tops[seat])
    thin = deck > SMALL_DECK and turns_left(v) > 3
    out = []
    for option in options:
        if option == DISCARD_REST:
            out.append(1.0)
        elif option == KEEP_REST:
            out.append(0.5)
        elif option >= ELIMINATE:
            out.append(2.0 - esteem(option - ELIMINATE) / 10 if thin and option - ELIMINATE < STARTING else NEVER)
        else:
            out.append(0.0)
    return out


def rate_putting_back(v: Nba, seat: int, options: list[int], step: PutBack) -> list[float]:
    return [5.0 - esteem(card) if card != FATIGUE else 0.0 for card in options]


# Before the first turn ---------------------------------------------------------------------------------------


def rate_drafting(v: Nba, seat: int, options: list[int], step: DraftCard) -> list[float]:
    return [float(strength(STATS[v.offers[seat][option - OFFERED]])) for option in options]


def rate_picking(v: Nba, seat: int, options: list[int], step: PickTeam) -> list[float]:
    """The marked cards are a sound team."""
    marked = {*FIRST_FIVE, *(card for card in DECK if card not in FIRST_DECK)}
    return [float(card in marked) for card in options]


LIKED: Final = {
    COLLECTIVE_POWER: 5.0,
    SECOND_TACTIC: 1.0,
    SEVEN_CARDS: 4.0,
    REBOUND_POWER: 3.0,
    DISCOUNT: 2.0,
    FREE_REROLL: 2.5,
}


def rate_coaches(v: Nba, seat: int, options: list[int], step: ChooseCoach) -> list[float]:
    return [LIKED[POWER[option - COACH]] for option in options]


def rate_draw(v: Nba, seat: int, options: list[int], step: AskDraw) -> list[float]:
    """7.4: play on, but not for ever."""
    wanted = DRAW_GAME if v.overtimes >= LAST_TRY else PLAY_ON
    return [float(option == wanted) for option in options]


RATE: Final = ByStep(
    {
        Act: rate_acts,
        LastDefence: rate_acts,
        ComeOn: rate_coming,
        TakePosition: rate_positions,
        MoveOn: rate_positions,
        PayCard: rate_payments,
        RerollDie: rate_rerolls,
        KeepDie: rate_keeping,
        ChangeRow: rate_changes,
        TidyHand: rate_tidying,
        PutBack: rate_putting_back,
        DraftCard: rate_drafting,
        PickTeam: rate_picking,
        ChooseCoach: rate_coaches,
        AskDraw: rate_draw,
    }
)

# For bots that search ----------------------------------------------------------------------------------------

SEARCHED: Final = (Act, ComeOn, LastDefence, RerollDie)
MOST_CONSIDERED: Final = 5


def consider(v: Nba, seat: int, options: list[int]) -> list[int]:
    """The few best of what matters; the rest goes by the rules of thumb."""
    rates = RATE(v, seat, options)
    order = sorted(range(len(options)), key=lambda k: -rates[k])
    if not isinstance(v.question(seat), SEARCHED):
        return [options[order[0]]]
    sensible = [options[k] for k in order if rates[k] > NEVER]
    return sensible[:MOST_CONSIDERED] or [options[order[0]]]


HINTS: Final = Hints(rate=RATE, consider=consider, quick=RATE.best, worth=worth, rests=rests)
