"""NBA Deck-Building: everything on the table.

A team is a seat; in a solo game the computer's team comes after the only seat.  Nobody ever knows the order of a
player's own pile, except for cards put on top before everybody's eyes, so below those it has none: drawing takes any of
its cards.  The same holds for the tactic pile.  The pile of the player market has an order, the cheapest on top.
"""

from __future__ import annotations

from typing import Any, Final

from pioche.core.flow import State, Step
from pioche.games.nba.answers import ROW, SLOTS, TRACK
from pioche.games.nba.cards import (
    COACH_SKILL,
    COLLECTIVE_POWER,
    COST,
    DISCOUNT,
    EMPTY,
    FATIGUE,
    IQ,
    MARKET_TACTICS,
    MEDAL,
    NO_COACH,
    OWN_CARDS,
    POWER,
    REBOUND,
    REBOUND_POWER,
    STATS,
    STOCKS,
    VALUE,
)

HAND: Final = 6
FATIGUE_PER_BOX: Final = 9  # 1.7
MONEY_TIME: Final = 3  # of each player's last turns

# What was done in this turn, as bits
REPLACED: Final = 1
PREPARED: Final = 2
PREPARING: Final = 4
BOUGHT_PLAYER: Final = 8
BOUGHT_TACTIC: Final = 16
BOUGHT_SECOND: Final = 32
MISMATCHED: Final = 64
ATTACKED: Final = 128
DEFENDED: Final = 256

NO_SLOT: Final = -3


def less(cards: list[int], taken: list[int]) -> list[int]:
    """These cards without those taken; of several alike as many as are taken."""
    left = cards[:]
    for card in taken:
        left.remove(card)
    return left


class Nba(State):
    """Lists marked with * are replaced, never changed."""

    def __init__(self, players: int, teams: int, stock: int) -> None:
        self.players: int = players
        self.teams: int = teams
        # What was agreed on
        self.stock: int = stock  # which NBA players, a place in STOCKS
        self.size: int = 0  # how many of them make up the market
        self.rounds: int = 0  # turns of each player
        self.money: int = 0  # whether money-time has its own rules (8.4)
        self.medals: int = 0  # whether decisive players count (9.8)
        self.mismatches: int = 0  # how many each player may play (9.2)
        self.drafted: int = 0  # whether the market was drafted (8.2)
        self.tip_off: int = 0
        self.decisive: int = 0  # whether ties are played out, because somebody must go on (12.1)
        self.absent: list[int] = []  # * market cards that are carried into this match, so no market has them (12.3)
        # The clock
        self.first: int = 0  # who begins the period
        self.active: int = 0
        self.turn: int = 0  # turns played
        self.last: int = 0  # turns after which the period ends
        self.overtimes: int = 0
        self.ultimate: int = 0  # 1 once the turns of the period are over
        self.play_on: int = 0  # somebody wants an overtime
        # The player market
        self.supply: list[int] = []  # face down, the top last
        self.track: list[int] = [EMPTY] * TRACK
        self.latest: int = EMPTY  # the last card that was turned up
        self.gone: list[int] = []  # * the discard of the player market
        self.reserve: list[int] = STOCKS[stock]  # * NBA players that are not in play, in no order
        # The tactic market
        self.tactics: list[int] = sorted(MARKET_TACTICS * self.game_boxes())  # * the pile, in no order
        self.row: list[int] = [EMPTY] * ROW
        self.thrown: list[int] = []  # * its discard
        self.fatigue: int = FATIGUE_PER_BOX * self.game_boxes()
        # The teams
        self.fields: list[list[int]] = [[]] * teams  # who stands on each position; nobody while teams are chosen
        self.levels: list[list[int]] = [[]] * teams  # the sums of their statistics, the coach's included
        self.boards: list[list[int]] = [[EMPTY] * (2 * SLOTS)] * teams  # prepared tactics, the offensive ones first
        self.hands: list[list[int]] = [[]] * teams  # known to their owner alone
        self.shown: list[list[int]] = [[]] * teams  # cards of the hand that everybody can know
        self.piles: list[list[int]] = [[]] * teams  # in no order
        self.unseen: list[list[int]] = [[]] * teams  # pile and unknown part of the hand together, as all can count
        self.tops: list[list[int]] = [[]] * teams  # put on the pile openly, the top last
        self.draws: list[list[int]] = [[]] * teams  # which draws of chance took cards from the pile since it was made
        self.discards: list[list[int]] = [[]] * teams
        self.out: list[list[int]] = [[]] * teams  # out of the game
        self.begun: list[list[int]] = [[]] * teams  # the five and the twelve each team began with
        self.attacks: list[list[int]] = [[]] * teams  # faces of the dice that wait
        self.guards: list[list[int]] = [[]] * teams
        self.points: list[int] = [0] * (teams * teams)  # of the row's team against the column's
        self.coaches: list[int] = [NO_COACH] * teams
        self.spent: list[int] = [0] * teams  # positions whose mismatch is played, as bits
        # The draft and the choice of a team
        self.minis: list[list[int]] = [[]] * teams  # each player's own market
        self.favourites: list[list[int]] = [[]] * teams  # and what was in it at first
        self.offers: list[list[int]] = [[]] * teams
        self.given: list[list[int]] = [[]] * teams  # what each put into the market, as its owner remembers
        self.boxed: list[list[int]] = [[]] * teams  # and into the box
        self.round: int = 0  # of the draft; 0 when there is none under way
        self.picks: list[list[int]] = [[]] * teams  # starters, and cards left out
        # The turn
        self.used: int = 0
        self.newcomers: int = 0  # positions of those who came on in this action, as bits
        self.visited: int = 0  # positions this chain has touched, as bits
        self.entered: int = 0
        self.mover: int = EMPTY  # who was displaced and must leave or move on
        self.mover_new: int = 0
        self.laid: int = 0  # slots filled in this action, as bits
        self.goal: int = 0  # what is being paid for, as the answer that said so
        self.due: int = 0  # what is still to pay
        self.least: int = 0  # cards are named in ascending order from here on
        self.slot: int = NO_SLOT  # of the tactic that is resolved
        self.dice: list[int] = []  # * faces, sorted
        self.picked: list[int] = []  # * dice to roll again, or to keep
        self.faced: list[int] = []  # * dice of this turn's mismatch
        # The computer's team
        self.profile: int = 0
        self.counter: int = 0
        self.candidates: list[int] = []  # *
        self.chances: int = 0  # how often chance has spoken
        self.made: int = 0  # how often it had before it made the player market
        self.agenda: list[Step[Any]] = []
        self.ranks: list[int] = []

    def clone(self) -> Nba:
        s = Nba.__new__(Nba)
        s.players = self.players
        s.teams = self.teams
        s.stock = self.stock
        s.size = self.size
        s.rounds = self.rounds
        s.money = self.money
        s.medals = self.medals
        s.mismatches = self.mismatches
        s.drafted = self.drafted
        s.tip_off = self.tip_off
        s.decisive = self.decisive
        s.absent = self.absent
        s.first = self.first
        s.active = self.active
        s.turn = self.turn
        s.last = self.last
        s.overtimes = self.overtimes
        s.ultimate = self.ultimate
        s.play_on = self.play_on
        s.supply = self.supply[:]
        s.track = self.track[:]
        s.latest = self.latest
        s.gone = self.gone
        s.reserve = self.reserve
        s.tactics = self.tactics
        s.row = self.row[:]
        s.thrown = self.thrown
        s.fatigue = self.fatigue
        s.fields = self.fields[:]
        s.levels = self.levels[:]
        s.boards = self.boards[:]
        s.hands = self.hands[:]
        s.shown = self.shown[:]
        s.piles = self.piles[:]
        s.unseen = self.unseen[:]
        s.tops = self.tops[:]
        s.draws = self.draws[:]
        s.discards = self.discards[:]
        s.out = self.out[:]
        s.begun = self.begun[:]
        s.attacks = self.attacks[:]
        s.guards = self.guards[:]
        s.points = self.points[:]
        s.coaches = self.coaches[:]
        s.spent = self.spent[:]
        s.minis = self.minis[:]
        s.favourites = self.favourites[:]
        s.offers = self.offers[:]
        s.given = self.given[:]
        s.boxed = self.boxed[:]
        s.round = self.round
        s.picks = self.picks[:]
        s.used = self.used
        s.newcomers = self.newcomers
        s.visited = self.visited
        s.entered = self.entered
        s.mover = self.mover
        s.mover_new = self.mover_new
        s.laid = self.laid
        s.goal = self.goal
        s.due = self.due
        s.least = self.least
        s.slot = self.slot
        s.dice = self.dice
        s.picked = self.picked
        s.faced = self.faced
        s.profile = self.profile
        s.counter = self.counter
        s.candidates = self.candidates
        s.chances = self.chances
        s.made = self.made
        s.agenda = self.agenda[:]
        s.ranks = self.ranks
        return s

    # What there is

    def stock_cards(self) -> list[int]:
        """The NBA players of this match, without those that are carried into it."""
        stock = STOCKS[self.stock]
        return [card for card in stock if card not in self.absent] if self.absent else stock

    def market_tactics(self) -> list[int]:
        """The tactics of its boxes, without those that are carried into it."""
        tactics = MARKET_TACTICS * self.game_boxes()
        return less(tactics, [card for card in self.absent if card in tactics]) if self.absent else tactics

    # Who and when

    def game_boxes(self) -> int:
        """9.3: three or four players need two boxes."""
        return (self.teams + 1) // 2

    def others(self, team: int) -> list[int]:
        return [other for other in range(self.teams) if other != team]

    def is_money_time(self) -> bool:
        """8.4: the last three turns of everybody, what comes after them, and overtime."""
        return bool(self.ultimate or self.overtimes) or self.turn >= self.last - MONEY_TIME * self.teams

    # The hand

    def hand(self, team: int) -> list[int]:
        """All cards of this hand, sorted."""
        return sorted(self.shown[team] + self.hands[team])

    def hand_size(self, team: int) -> int:
        return len(self.shown[team]) + len(self.hands[team])

    def leave_hand(self, team: int, card: int) -> None:
        """A card leaves the hand before everybody's eyes; of two alike the one that all know of."""
        if card in self.shown[team]:
            self.shown[team] = less(self.shown[team], [card])
        else:
            self.hands[team] = less(self.hands[team], [card])
            self.unseen[team] = less(self.unseen[team], [card])

    def empty_hand(self, team: int) -> list[int]:
        """All cards leave the hand."""
        hand = self.hand(team)
        self.unseen[team] = less(self.unseen[team], self.hands[team])
        self.hands[team] = self.shown[team] = []
        return hand

    def make_pile(self, team: int, cards: list[int]) -> None:
        """These cards are shuffled into the pile."""
        self.piles[team] = self.unseen[team] = sorted(cards)

    def show(self, team: int, card: int) -> None:
        """A card comes into the hand, and everybody knows it."""
        self.shown[team] = [*self.shown[team], card]

    def discard(self, team: int, card: int) -> None:
        self.discards[team] = [*self.discards[team], card]

    def eliminate(self, team: int, card: int) -> None:
        self.out[team] = [*self.out[team], card]

    def tire(self, team: int, cards: int) -> None:
        """5.4: so many Fatigue cards go on top of the pile."""
        self.fatigue -= cards
        self.tops[team] = self.tops[team] + [FATIGUE] * cards

    # The team

    def line_up(self, team: int, field: list[int]) -> None:
        """These five stand on the field."""
        a, b, c, d, e = field
        levels = [sum(stat) for stat in zip(STATS[a], STATS[b], STATS[c], STATS[d], STATS[e], strict=True)]
        power = POWER[self.coaches[team]]
        if power == COLLECTIVE_POWER:
            levels[IQ] += 1
        elif power == REBOUND_POWER:
            levels[REBOUND] += 1
        self.fields[team] = field
        self.levels[team] = levels

    def medals_on(self, team: int) -> int:
        """9.8: how many decisive players stand on the field."""
        return sum(MEDAL[card] for card in self.fields[team]) if self.medals else 0

    # Prices

    def value(self, card: int) -> int:
        return VALUE[self.medals][card]

    def price(self, team: int, card: int) -> int:
        """4.7: what a player card costs this team."""
        cost = COST[self.medals][card]
        coach = self.coaches[team]
        if POWER[coach] == DISCOUNT and STATS[card][COACH_SKILL[coach]] >= 3:
            return max(1, cost - 1)
        return cost


def census(s: Nba) -> tuple[list[int], list[int]]:
    """The cards that are there, and those that should be."""
    there = [*s.supply, *s.gone, *s.reserve, *s.tactics, *s.thrown, *s.candidates, *[FATIGUE] * s.fatigue]
    for place in (s.track, s.row, [s.mover], *s.boards):
        there += [card for card in place if card != EMPTY]
    for places in (s.fields, s.hands, s.shown, s.piles, s.tops, s.discards, s.out, s.minis, s.offers):
        for cards in places:
            there += cards
    if s.round:  # the market is not made yet; what comes back from the box is in the supply
        for places in (s.favourites, s.given, s.boxed):
            for cards in places:
                there += [card for card in cards if card not in s.supply]
    return there, everything(s)


def everything(s: Nba) -> list[int]:
    """All cards of this game."""
    boxes = s.game_boxes()
    carried = [card for cards in s.begun for card in cards if card not in OWN_CARDS] if s.absent else []
    tired = [FATIGUE] * (FATIGUE_PER_BOX * boxes)
    return [*s.stock_cards(), *OWN_CARDS * s.teams, *s.market_tactics(), *carried, *tired]
