"""No Thanks!: the rules (§1-§3), and what can be remembered."""

from __future__ import annotations

from random import Random

from pioche.core.flow import ChanceOf, State, Step, StepOf, ranking
from pioche.core.game import Settings
from pioche.core.hidden import UNKNOWN, without

TAKE, PAY = range(2)
CHOICES = ("take", "pay")
CARDS = [*range(3, 36)]
IN_PLAY = len(CARDS) - 9  # 1.1: nine are put aside unseen, so they never get a face
CHIPS = {3: 11, 4: 11, 5: 11, 6: 9, 7: 7}


class NoThanks(State):
    """A card nobody wants goes round until somebody takes it with all the chips on it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.taken: list[list[int]] = [[] for _ in range(players)]
        self.chips = [CHIPS[players]] * players  # paid openly, then behind a screen: who remembers, knows
        self.offer: list[int] = []
        self.pot = 0
        self.left = IN_PLAY
        self.ranks = []
        self.agenda = []


def start(settings: Settings) -> NoThanks:
    s = NoThanks(settings["players"])
    s.then(NextCard(0))
    return s


class NextCard(StepOf[NoThanks]):
    """1.2, 3.1: the next card, if there is one left; without one the game is over."""

    def apply(self, s: NoThanks, choice: int) -> None:
        if s.left:
            s.then(TurnUp(self.player), Decide(self.player))
        else:
            s.end_game(ranking(scores(s)))


class TurnUp(ChanceOf[NoThanks]):
    """1.2: a card is turned up in the middle."""

    way = "fraction"

    def draw(self, s: NoThanks, rng: Random) -> list[int]:
        unseen = without(CARDS, *s.taken)
        return [unseen[int(rng.random() * len(unseen))]]

    def happen(self, s: NoThanks, outcome: list[int]) -> None:
        s.offer = outcome
        s.left -= 1


class Decide(Step[NoThanks]):
    """2.1: take the card with the chips on it, or pay a chip for not taking it; without chips you must take it."""

    def options(self, s: NoThanks) -> list[int]:
        return [TAKE, PAY] if s.chips[self.seat] else [TAKE]

    def apply(self, s: NoThanks, choice: int) -> None:
        if choice == PAY:
            s.chips[self.seat] -= 1
            s.pot += 1
            s.then(Decide((self.seat + 1) % s.players))
        else:
            s.taken[self.seat] = sorted(s.taken[self.seat] + s.offer)
            s.chips[self.seat] += s.pot
            s.offer, s.pot = [], 0
            s.then(NextCard(self.seat))  # 2.2


def cost(cards: list[int]) -> int:
    """3.2: of cards that follow one another, only the lowest counts."""
    return sum(card for card in cards if card - 1 not in cards)


def scores(s: NoThanks) -> list[int]:
    return [chips - cost(cards) for chips, cards in zip(s.chips, s.taken, strict=True)]


def imagine(v: NoThanks, rng: Random) -> NoThanks:
    """Nothing is hidden from who remembers; chips that a player has forgotten are spread by chance."""
    s = v.clone()
    open_ones = [seat for seat, chips in enumerate(v.chips) if chips == UNKNOWN]
    if open_ones:
        rest = CHIPS[v.players] * v.players - v.pot - sum(chips for chips in v.chips if chips != UNKNOWN)
        cuts = sorted(rng.randrange(rest + 1) for _ in open_ones[1:])
        for seat, low, high in zip(open_ones, [0, *cuts], [*cuts, rest], strict=True):
            s.chips[seat] = high - low
    return s


def census(s: NoThanks) -> tuple[list[int], list[int]]:
    there = [card for cards in (*s.taken, s.offer) for card in cards]
    return there + without(CARDS, there), CARDS
