"""NBA Deck-Building, 8.2: the draft that makes the player market."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import Step, Together
from pioche.games.nba.answers import MOST_PLAYERS, OFFER, OFFERED
from pioche.games.nba.cards import CARD_KEYS
from pioche.games.nba.chance import Chance
from pioche.games.nba.market import open_market
from pioche.games.nba.state import Nba, less

DRAFT_ROUNDS: Final = 5
OWN: Final = 0  # the first card is for one's own market
TO_MARKET: Final = 2  # the next two are for the common one, the last two for the box


class BeginDraft(Step[Nba]):
    """8.2: five rounds."""

    def apply(self, s: Nba, choice: int) -> None:
        s.round = 1
        s.then(DEAL_OFFERS)


class DealOffers(Chance):
    """8.2: everybody is dealt five players; all choose at the same time."""

    names = CARD_KEYS
    way = "shuffled"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        return rng.sample(s.reserve, OFFER * s.players)

    def fall(self, s: Nba, outcome: list[int]) -> None:
        s.reserve = less(s.reserve, outcome)
        s.offers = [outcome[seat * OFFER : (seat + 1) * OFFER] for seat in range(s.players)]
        s.then(Together(*(DRAFT_CARD[seat][OWN][0] for seat in range(s.players))), END_DRAFT_ROUND)


class DraftCard(Step[Nba]):
    """8.2: in secret, one card for your own market, then two for the common one, from left to right; the rest is boxed.

    Answers name places among cards that only their holder sees, so the places tell nothing.
    """

    secret = True

    def __init__(self, seat: int, number: int, least: int) -> None:
        super().__init__(seat)
        self.number = number
        self.least = least

    def options(self, s: Nba) -> list[int]:
        last = len(s.offers[self.seat]) - (self.number == 1)
        return [OFFERED + place for place in range(self.least, last)]

    def apply(self, s: Nba, choice: int) -> None:
        seat, place = self.seat, choice - OFFERED
        offer = s.offers[seat]
        card, rest = offer[place], offer[:place] + offer[place + 1 :]
        if self.number == OWN:
            s.favourites[seat] = [*s.favourites[seat], card]
        else:
            s.given[seat] = [*s.given[seat], card]
        s.offers[seat] = rest
        if self.number < TO_MARKET:
            s.then(DRAFT_CARD[seat][self.number + 1][place if self.number else 0])


class EndDraftRound(Step[Nba]):
    """8.2: what is left is boxed; after the fifth round all own markets are turned up."""

    def apply(self, s: Nba, choice: int) -> None:
        for seat in range(s.players):
            s.boxed[seat] = s.boxed[seat] + s.offers[seat]
            s.offers[seat] = []
        if s.round < DRAFT_ROUNDS:
            s.round += 1
            s.then(DEAL_OFFERS)
        elif any(added(s)):
            s.then(ADD_PLAYERS, SHUFFLE_MARKET)
        else:
            s.then(SHUFFLE_MARKET)


def added(s: Nba) -> tuple[int, int]:
    """8.2: how many cards chance adds to the market, of those dealt to nobody and of those boxed."""
    given = boxed = DRAFT_ROUNDS * TO_MARKET * s.players
    rest = len(s.stock_cards()) - OFFER * DRAFT_ROUNDS * s.players
    undealt = min(max(0, s.size - given), rest)
    return undealt, min(max(0, s.size - given - undealt), boxed)


class AddPlayers(Chance):
    """8.2: a long game asks for more players: such as were dealt to nobody, then such as were boxed, all unseen."""

    names = CARD_KEYS
    way = "shuffled"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        undealt, boxed = added(s)
        out = rng.sample(s.reserve, undealt) if undealt else []
        return out + rng.sample(sorted(card for cards in s.boxed for card in cards), boxed) if boxed else out

    def fall(self, s: Nba, outcome: list[int]) -> None:
        s.supply = sorted(outcome)
        s.reserve = less(s.reserve, [card for card in outcome if card in s.reserve])


class ShuffleMarket(Chance):
    """8.2: what was given, and added, is shuffled unseen; a short game leaves some of it out."""

    names = CARD_KEYS
    way = "shuffled"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        pile = sorted([*s.supply, *(card for cards in s.given for card in cards)])
        return rng.sample(pile, min(s.size, len(pile)))

    def fall(self, s: Nba, outcome: list[int]) -> None:
        dealt = [card for cards in s.given + s.boxed for card in cards]
        s.reserve = sorted([*s.reserve, *dealt, *(card for card in s.supply if card not in dealt)])
        s.minis, s.round = s.favourites[:], 0
        open_market(s, outcome)


BEGIN_DRAFT: Final = BeginDraft()
DEAL_OFFERS: Final = DealOffers()
DRAFT_CARD: Final = [
    [[DraftCard(seat, number, least) for least in range(OFFER)] for number in range(TO_MARKET + 1)]
    for seat in range(MOST_PLAYERS)
]
END_DRAFT_ROUND: Final = EndDraftRound()
ADD_PLAYERS: Final = AddPlayers()
SHUFFLE_MARKET: Final = ShuffleMarket()
