"""NBA Deck-Building, 4.7-4.9: buying cards with cards."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step
from pioche.games.nba.answers import BUY, BUY_MINI, BUY_TACTIC, MOST_PLAYERS
from pioche.games.nba.cards import COST, DISCOUNT, EMPTY, FATIGUE, POWER, SECOND_TACTIC, TACTIC, VALUE
from pioche.games.nba.state import BOUGHT_PLAYER, BOUGHT_SECOND, BOUGHT_TACTIC, Nba

SURCHARGE: Final = 2

# What is for sale ------------------------------------------------------------------------------------------------


def players_for_sale(s: Nba, seat: int, players: list[int]) -> list[int]:
    """4.7: one player in a turn, of the track or of one's own market (8.3), that these cards can pay."""
    if s.used & BOUGHT_PLAYER:
        return []
    value, cost = VALUE[s.medals], COST[s.medals]
    power = sum([value[card] for card in players])
    if POWER[s.coaches[seat]] == DISCOUNT:
        out = [BUY + place for place, card in enumerate(s.track) if s.price(seat, card) <= power]
        return out + [BUY_MINI + place for place, card in enumerate(s.minis[seat]) if s.price(seat, card) <= power]
    out = [BUY + place for place, card in enumerate(s.track) if cost[card] <= power]
    if s.drafted:
        out += [BUY_MINI + place for place, card in enumerate(s.minis[seat]) if cost[card] <= power]
    return out


def surcharge(s: Nba, seat: int) -> int:
    """4.8, 9.7: what a tactic costs more than it says; beyond price when no more may be bought."""
    if not s.used & BOUGHT_TACTIC:
        return 0
    is_open = POWER[s.coaches[seat]] == SECOND_TACTIC and not s.used & BOUGHT_SECOND
    return SURCHARGE if is_open else COST[0][EMPTY]


def tactics_for_sale(s: Nba, seat: int, tactics: list[int]) -> list[int]:
    """4.8: one tactic of the row in a turn that these cards can pay."""
    extra, cost, value = surcharge(s, seat), COST[0], VALUE[0]
    power = sum([value[card] for card in tactics]) - extra
    return [BUY_TACTIC + place for place, card in enumerate(s.row) if cost[card] <= power]


# 4.9 Paying ------------------------------------------------------------------------------------------------------


def start_paying(s: Nba, seat: int, goal: int) -> None:
    """The goal is named and will be paid for: there is no way back."""
    s.goal, s.least = goal, 0
    if goal >= BUY_TACTIC:
        s.due = COST[0][s.row[goal - BUY_TACTIC]] + surcharge(s, seat)
    elif goal >= BUY_MINI:
        s.due = s.price(seat, s.minis[seat][goal - BUY_MINI])
    else:
        s.due = s.price(seat, s.track[goal - BUY])
    s.then(PAY[seat])


def means(s: Nba, hand: list[int]) -> list[int]:
    """4.9: the cards of a hand that may still be discarded for this: players for players, tactics for tactics."""
    low, high = (TACTIC, FATIGUE) if s.goal >= BUY_TACTIC else (0, TACTIC)
    low = max(low, s.least)
    return [card for card in hand if low <= card < high]


class PayCard(Step[Nba]):
    """4.9: discard cards in ascending order until their values reach the price; only such as can still reach it."""

    def options(self, s: Nba) -> list[int]:
        value, due, out = VALUE[s.medals], s.due, []
        last = EMPTY
        for card in reversed(means(s, s.hand(self.seat))):
            due -= value[card]
            if due <= 0 and card != last:
                out.append(card)
            last = card if due <= 0 else last
        out.reverse()
        return out

    def apply(self, s: Nba, choice: int) -> None:
        s.leave_hand(self.seat, choice)
        s.discard(self.seat, choice)
        s.due -= s.value(choice)
        s.least = choice
        if s.due > 0:
            s.then(self)
        else:
            acquire(s, self.seat)


def acquire(s: Nba, seat: int) -> None:
    """4.7, 4.8: the card goes on top of one's pile, in money-time to the hand (8.4); its place stays empty."""
    goal = s.goal
    if goal >= BUY_TACTIC:
        place = goal - BUY_TACTIC
        card, s.row[place] = s.row[place], EMPTY
        s.used |= BOUGHT_SECOND if s.used & BOUGHT_TACTIC else BOUGHT_TACTIC
    elif goal >= BUY_MINI:
        mini = s.minis[seat][:]
        card = mini.pop(goal - BUY_MINI)
        s.minis[seat] = mini
        s.used |= BOUGHT_PLAYER
    else:
        card, s.track[goal - BUY] = s.track[goal - BUY], EMPTY
        s.used |= BOUGHT_PLAYER
    if s.money and s.is_money_time():
        s.show(seat, card)
    else:
        s.tops[seat] = [*s.tops[seat], card]
    s.goal = s.due = s.least = 0


PAY: Final = [PayCard(seat) for seat in range(MOST_PLAYERS)]
