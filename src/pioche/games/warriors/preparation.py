"""Warriors, chapters 2 and 3: the first cards, and the preparation of each round."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import AnySeat, ChanceStep, ChooseSeveral, Step, StepOf, Together, one_each
from pioche.core.game import Settings
from pioche.core.hidden import gathered, less, without
from pioche.games.warriors import cards
from pioche.games.warriors.answers import DONE, STOKE, WARD
from pioche.games.warriors.battle import NEXT_CARD
from pioche.games.warriors.cards import BATTLE, DRAGON, PEOPLES, WARRIORS, WIZARD, dealt, first_cards, to_keep
from pioche.games.warriors.state import Warriors

# 2 Set-up ----------------------------------------------------------------------------------------------------


def start(settings: Settings) -> Warriors:
    s = Warriors(settings["players"], settings["dragons"])
    s.then(ChooseDealer(), FirstCards(), ShuffleAside(), PrepareRound())
    return s


class ChooseDealer(AnySeat[Warriors]):
    """2.1: chance names the dealer, who stays the dealer."""


class FirstCards(ChanceStep[Warriors]):
    """2.2: everybody is dealt cards face up; a battle card is put aside and replaced."""

    names = cards.FACES
    way = "shuffled"

    def draw(self, s: Warriors, rng: Random) -> list[int]:
        deck = s.deck()[:]
        rng.shuffle(deck)
        left, needed = s.players * first_cards(s.players, s.dragons), 0
        while left:
            left -= deck[needed] < BATTLE
            needed += 1
        return deck[:needed]

    def happen(self, s: Warriors, outcome: list[int]) -> None:
        s.pile = without(s.pile, outcome)
        s.aside = [card for card in outcome if card >= BATTLE]
        ours, many = [card for card in outcome if card < BATTLE], first_cards(s.players, s.dragons)
        for place, seat in enumerate(s.clockwise(s.dealer)):
            for card in ours[place * many : (place + 1) * many]:
                put_down(s, seat, card)


class ShuffleAside(Step[Warriors]):
    """2.3: the battle cards put aside go back into the pile; then wizards and flames are placed."""

    def apply(self, s: Warriors, choice: int) -> None:
        s.pile = sorted(s.pile + s.aside)
        s.aside = []
        place_events(s, s.clockwise(s.dealer))


def put_down(s: Warriors, seat: int, card: int) -> None:
    """3.3: where a card goes when it is put before its owner."""
    if card < WARRIORS:
        s.troops[seat * WARRIORS + card] += 1
    elif card == WIZARD:
        s.waiting[seat] += 1
    elif card == cards.CATAPULT:
        s.catapults[seat] += 1
    elif card == cards.FLAME:
        s.reserve[seat] += 1
    else:
        s.lair[card - DRAGON] = seat


# 3.1, 3.2 Dealing and keeping --------------------------------------------------------------------------------


class PrepareRound(Step[Warriors]):
    """3.1: a new round; before the last one all discards are shuffled into the pile."""

    def apply(self, s: Warriors, choice: int) -> None:
        s.round += 1
        if s.round == cards.ROUNDS:
            s.pile = sorted(gathered(s.pile, s.discard, *s.rejects))
            s.discard, s.rejects = [], [[] for _ in range(s.players)]
        s.then(Deal())


class Deal(ChanceStep[Warriors]):
    """3.1: everybody is dealt cards to choose from."""

    names = cards.FACES
    way = "shuffled"

    def draw(self, s: Warriors, rng: Random) -> list[int]:
        return rng.sample(s.pile, s.players * dealt(s.players, s.dragons, s.round))

    def happen(self, s: Warriors, outcome: list[int]) -> None:
        s.pile = without(s.pile, outcome)
        many, keep = dealt(s.players, s.dragons, s.round), to_keep(s.players, s.dragons, s.round)
        s.hands = [sorted(outcome[seat * many : (seat + 1) * many]) for seat in range(s.players)]
        s.revealed = 0
        s.then(Together(*(KEEP_CARD[seat][keep] for seat in range(s.players))), Reveal())


class KeepCard(ChooseSeveral[Warriors]):
    """3.2: choose the cards you keep, in secret, one by one in the order of the cards; then lock in."""

    secret = True
    exact = True
    done = DONE

    def things(self, s: Warriors) -> list[int]:
        return s.hands[self.seat]

    def first(self, s: Warriors) -> int:
        kept = s.kept[self.seat]
        return kept[-1] if kept else 0

    def take(self, s: Warriors, choice: int) -> None:
        s.hands[self.seat] = less(s.hands[self.seat], choice)
        s.kept[self.seat] = [*s.kept[self.seat], choice]

    def rest(self, choice: int) -> KeepCard:
        return KEEP_CARD[self.seat][self.left - 1]  # everybody may know this step, so it does not tell the choice


class Reveal(Step[Warriors]):
    """3.2: all turn up what they keep; the rest is put away face down."""

    def apply(self, s: Warriors, choice: int) -> None:
        s.revealed = 1
        for seat in range(s.players):
            s.rejects[seat] = s.rejects[seat] + s.hands[seat]
            s.hands[seat] = []
        s.then(PutDown())


class PutDown(Step[Warriors]):
    """3.3: kept cards go before their owners, and the battle cards make up the order of battle (4.1)."""

    def apply(self, s: Warriors, choice: int) -> None:
        battles: list[tuple[int, int]] = []
        for seat in range(s.players):
            for card in s.kept[seat]:
                if card >= BATTLE:
                    battles.append((card - BATTLE, seat))
                else:
                    put_down(s, seat, card)
            s.kept[seat] = []
        battles.sort()
        s.track, s.holders = [battle for battle, _ in battles], [seat for _, seat in battles]
        s.then(NEXT_CARD, PrepareRound())
        place_events(s, [*dict.fromkeys(s.holders + s.clockwise(s.dealer))])


# 3.4, 3.5 Wizards and flames ---------------------------------------------------------------------------------


def place_events(s: Warriors, order: list[int]) -> None:
    """3.4: in this order everybody places wizards, then flames."""
    steps: list[Step[Warriors]] = []
    for seat in order:
        if any(s.troops[seat * WARRIORS : (seat + 1) * WARRIORS]):
            steps += [PLACE_WIZARD[seat]] * s.waiting[seat]
        else:
            s.discard += [WIZARD] * s.waiting[seat]
            s.waiting[seat] = 0
        if s.reserve[seat] and seat in s.lair:
            steps.append(FEED_DRAGONS[seat])
    s.then(*steps)


class PlaceWizard(Step[Warriors]):
    """3.4: a wizard goes on one of your factions, where it stays for this round; never on a dragon."""

    def options(self, s: Warriors) -> list[int]:
        return [WARD + people for people in range(PEOPLES) if s.at_home(self.seat * PEOPLES + people)]

    def apply(self, s: Warriors, choice: int) -> None:
        s.waiting[self.seat] -= 1
        s.wizards[self.seat * PEOPLES + choice - WARD] += 1


class FeedDragons(StepOf[Warriors]):
    """3.5: all flames go to your dragons; a single dragon gets them all."""

    def apply(self, s: Warriors, choice: int) -> None:
        dragons, flames = s.dragons_of(self.player), s.reserve[self.player]
        if len(dragons) > 1:
            s.then(GiveFlame(self.player, flames))
        else:
            s.fire[dragons[0]] += flames
            s.reserve[self.player] = 0


class GiveFlame(ChooseSeveral[Warriors]):
    """3.5: you divide your flames among your dragons as you like, one by one in the order of the dragons."""

    exact = True
    again = True
    unlike = True
    done = DONE

    def things(self, s: Warriors) -> list[int]:
        return [STOKE + dragon for dragon in s.dragons_of(self.seat)]

    def take(self, s: Warriors, choice: int) -> None:
        s.reserve[self.seat] -= 1
        s.fire[choice - STOKE] += 1


MOST_KEPT: Final = 7
KEEP_CARD: Final = [[KeepCard(seat, left) for left in range(MOST_KEPT + 1)] for seat in range(cards.MOST_PLAYERS)]
PLACE_WIZARD: Final = one_each(PlaceWizard, cards.MOST_PLAYERS)
FEED_DRAGONS: Final = one_each(FeedDragons, cards.MOST_PLAYERS)
