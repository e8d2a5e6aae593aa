"""Blind Bid: the rules (§1-§3), and what each seat knows.

A card is its number, 1 to 5.  Each player's cards lie in a row of five places; an empty place holds 0.
"""

from __future__ import annotations

from random import Random

from pioche.core.flow import CHANCE, ChanceStep, State, Step, Together, ranking
from pioche.core.game import Past, Settings
from pioche.core.hidden import UNKNOWN, without

PLACES = 5
EMPTY = 0
ENOUGH = PLACES
CHOICES = (*(f"place {place + 1}" for place in range(PLACES)), "enough")


class BlindBid(State):
    def __init__(self, players: int, second: bool) -> None:
        self.players = players
        self.second = second  # whether a second card may be added
        self.round = 0
        self.die = 0  # who wins ties
        self.rows: list[list[int]] = [[EMPTY] * PLACES for _ in range(players)]
        self.bids: list[list[int]] = [[] for _ in range(players)]  # the places pushed forward, face down
        self.turned: list[list[int]] = [[] for _ in range(players)]  # the cards of the last reveal
        self.spent: list[int] = []  # all cards that were revealed
        self.points = [0] * players
        self.ranks = []
        self.agenda = []

    def deck(self) -> list[int]:
        return [*range(1, PLACES + 1)] * self.players

    def holders(self) -> list[int]:
        """The seats that still have cards."""
        return [seat for seat in range(self.players) if any(self.rows[seat])]


# §1 The deal -----------------------------------------------------------------------------------------------


def start(settings: Settings) -> BlindBid:
    s = BlindBid(settings["players"], bool(settings["second"]))
    s.then(Deal(), NextRound())
    return s


class Deal(ChanceStep[BlindBid]):
    """1.1: everybody gets five cards in a row and looks at them."""

    def draw(self, s: BlindBid, rng: Random) -> list[int]:
        cards = s.deck()
        rng.shuffle(cards)
        return cards

    def happen(self, s: BlindBid, outcome: list[int]) -> None:
        s.rows = [outcome[seat * PLACES : (seat + 1) * PLACES] for seat in range(s.players)]


# §2 A round ------------------------------------------------------------------------------------------------


class NextRound(Step[BlindBid]):
    """2.1: all who have cards bid at once; 3.1: without cards the game is over."""

    def apply(self, s: BlindBid, choice: int) -> None:
        if s.holders():
            s.round += 1
            s.then(RollDie(), Together(*map(PushCard, s.holders())), Reveal(), NextRound())
        else:
            s.end_game(ranking(s.points))


class RollDie(ChanceStep[BlindBid]):
    """2.4: a die names a seat; rolled every round, so that a roll tells nothing about the bids."""

    def draw(self, s: BlindBid, rng: Random) -> list[int]:
        return [rng.randrange(s.players)]

    def happen(self, s: BlindBid, outcome: list[int]) -> None:
        s.die = outcome[0]


class PushCard(Step[BlindBid]):
    """2.1: push one of your cards forward, face down."""

    secret = True

    def options(self, s: BlindBid) -> list[int]:
        return [place for place in range(PLACES) if s.rows[self.seat][place]]

    def apply(self, s: BlindBid, choice: int) -> None:
        s.bids[self.seat] = [choice]
        if s.second:
            s.then(AddCard(self.seat, choice))


class AddCard(Step[BlindBid]):
    """2.2: add a second card from further right, or leave it at that; asked even when there is none."""

    secret = True

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def options(self, s: BlindBid) -> list[int]:
        return [*(place for place in range(self.first + 1, PLACES) if s.rows[self.seat][place]), ENOUGH]

    def apply(self, s: BlindBid, choice: int) -> None:
        if choice != ENOUGH:
            s.bids[self.seat] = [self.first, choice]


class Reveal(Step[BlindBid]):
    """2.3: the bids are turned up; the highest sum that nobody shares wins, else the die decides (2.4)."""

    def apply(self, s: BlindBid, choice: int) -> None:
        s.turned = [[s.rows[seat][place] for place in s.bids[seat]] for seat in range(s.players)]
        for seat, places in enumerate(s.bids):
            s.rows[seat] = [EMPTY if place in places else card for place, card in enumerate(s.rows[seat])]
            s.spent += s.turned[seat]
        s.bids = [[] for _ in range(s.players)]
        s.points[winner(s)] += sum(map(len, s.turned))  # 2.5: a point for every card turned up


def winner(s: BlindBid) -> int:
    """§2.3: who has the highest sum alone; §2.4: if all are shared, the first of them from the die."""
    sums = [sum(cards) for cards in s.turned]
    alone = [total for total in sums if total and sums.count(total) == 1]
    if alone:
        return sums.index(max(alone))
    return min(
        (seat for seat in range(s.players) if sums[seat] == max(sums)),
        key=lambda seat: (seat - s.die) % s.players,
    )


# What a seat knows -----------------------------------------------------------------------------------------


def view(s: BlindBid, seat: int | None) -> BlindBid:
    """Everything but the cards in the rows of the others; which place a card was pushed from can be seen."""
    v = s.clone()
    for other in range(s.players):
        if other != seat:
            v.rows[other] = [UNKNOWN if card else EMPTY for card in s.rows[other]]
    return v


def imagine(v: BlindBid, rng: Random) -> BlindBid:
    s = v.clone()
    if v.round:
        left = without(v.deck(), v.spent, *([card for card in row if card] for row in v.rows))
        rng.shuffle(left)
        s.rows = [[left.pop() if card == UNKNOWN else card for card in row] for row in v.rows]
    return s


def secrets(s: BlindBid, seat: int | None) -> list[int]:
    return [card for other in range(s.players) if other != seat for card in s.rows[other] if card != EMPTY]


def implied(past: Past, real: BlindBid, imagined: BlindBid) -> Past:
    """The deal, with every card that still lies in a row exchanged for the imagined one."""
    deal = next((place for place, (seat, _) in enumerate(past) if seat == CHANCE), None)
    if deal is None:
        return past
    held = [card for row in imagined.rows for card in row]
    told = [card or dealt for card, dealt in zip(held, past[deal][1], strict=True)]
    return [*past[:deal], (CHANCE, told), *past[deal + 1 :]]


def census(s: BlindBid) -> tuple[list[int], list[int]]:
    return [card for cards in (*s.rows, s.spent) for card in cards if card], s.deck() if s.round else []
