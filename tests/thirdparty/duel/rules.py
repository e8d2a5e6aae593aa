"""Duel: the rules (§1-§3), and what each seat knows.

Sixty cards, five suits from 1 to 12. Each player holds seven; whoever plays one scores its value and draws another.
When the deck is used up, all cards are shuffled and dealt anew.
"""

from __future__ import annotations

from random import Random

from pioche.core.flow import CHANCE, ChanceStep, State, Step, ranking
from pioche.core.game import Past, Settings
from pioche.core.hidden import face_down, without

HAND = 7
VALUES = 12
CARDS = [*range(60)]
CHOICES = tuple(f"card {place + 1}" for place in range(HAND))


def value(card: int) -> int:
    return card % VALUES + 1


class Duel(State):
    def __init__(self, cards: int) -> None:
        self.players = 2
        self.left = cards  # still to be played until the end
        self.deck: list[int] = []  # the top card last
        self.hands: list[list[int]] = [[], []]
        self.played: list[int] = []
        self.points = [0, 0]
        self.ranks = []
        self.agenda = []


# §1 The deal -----------------------------------------------------------------------------------------------


def start(settings: Settings) -> Duel:
    s = Duel(settings["cards"])
    s.then(DEAL, PLAY[0])
    return s


class Deal(ChanceStep[Duel]):
    """1.1: each player gets seven cards, the rest is the deck."""

    way = "shuffled"

    def draw(self, s: Duel, rng: Random) -> list[int]:
        cards = CARDS[:]
        rng.shuffle(cards)
        return cards

    def happen(self, s: Duel, outcome: list[int]) -> None:
        s.hands = [outcome[:HAND], outcome[HAND : 2 * HAND]]
        s.deck, s.played = outcome[2 * HAND :], []


# §2 A turn -------------------------------------------------------------------------------------------------


class Play(Step[Duel]):
    """2.1: play one of your cards and score its value."""

    def options(self, s: Duel) -> list[int]:
        return [*range(len(s.hands[self.seat]))]

    def apply(self, s: Duel, choice: int) -> None:
        hand = s.hands[self.seat]
        s.played.append(hand[choice])
        s.points[self.seat] += value(hand[choice])
        s.hands[self.seat] = hand[:choice] + hand[choice + 1 :]
        s.left -= 1
        s.then(DRAW[self.seat])


class Draw(Step[Duel]):
    """2.2, 2.3: draw a card, or deal anew if there is none; then it is the other's turn, or the end (3.1)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def apply(self, s: Duel, choice: int) -> None:
        if s.deck:
            s.hands[self.player] = [*s.hands[self.player], s.deck.pop()]
        if s.left:
            s.then(*([] if len(s.hands[self.player]) == HAND else [DEAL]), PLAY[1 - self.player])
        else:
            s.end_game(ranking(s.points))


PLAY = [Play(0), Play(1)]
DRAW = [Draw(0), Draw(1)]
DEAL = Deal()


# What a seat knows -----------------------------------------------------------------------------------------


def view(s: Duel, seat: int | None) -> Duel:
    """One's own hand and all that was played."""
    v = s.clone()
    v.deck = face_down(s.deck)
    v.hands = [hand if other == seat else face_down(hand) for other, hand in enumerate(s.hands)]
    return v


def imagine(v: Duel, rng: Random) -> Duel:
    s = v.clone()
    hidden = without(CARDS, v.played, v.deck, *v.hands) if any(v.hands) else []
    rng.shuffle(hidden)
    s.hands = [[hidden.pop() if card < 0 else card for card in hand] for hand in v.hands]
    s.deck = [hidden.pop() if card < 0 else card for card in v.deck]
    return s


def secrets(s: Duel, seat: int | None) -> list[int]:
    return [*s.deck, *(card for other, hand in enumerate(s.hands) if other != seat for card in hand)]


def implied(past: Past, real: Duel, imagined: Duel) -> Past:
    """The last deal, with every card exchanged that is another one on the imagined table."""
    deal = max((place for place, (seat, _) in enumerate(past) if seat == CHANCE), default=None)
    if deal is None:
        return past
    new = dict(zip(lying(real), lying(imagined), strict=True))
    return [*past[:deal], (CHANCE, [new.get(card, card) for card in past[deal][1]]), *past[deal + 1 :]]


def lying(s: Duel) -> list[int]:
    return [*s.deck, *s.hands[0], *s.hands[1]]


def census(s: Duel) -> tuple[list[int], list[int]]:
    return lying(s) + s.played, CARDS if any(s.hands) else []
