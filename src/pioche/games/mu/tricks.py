"""Mü: playing the tricks (§5, §6)."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step, one_each
from pioche.core.hidden import less
from pioche.games._mubox.deck import TRIANGLES
from pioche.games.mu.cards import MOST_SEATS, POWERS, SHOWN, SUITS, TRUMP_SUIT
from pioche.games.mu.state import Mu, unique


class PlayTricks(Step[Mu]):
    """6.1: a trick is one card from each player, clockwise; 6.5: the hand ends when all cards are played."""

    def apply(self, s: Mu, choice: int) -> None:
        if s.hands[s.leader] or s.shown[s.leader]:
            s.agenda.extend(TRICK_FROM[s.players][s.leader])


class PlayCard(Step[Mu]):
    """6.2, 6.3: a card from your hand or your display; follow the suit led if you can."""

    def options(self, s: Mu) -> list[int]:
        hand, shown = s.hands[self.seat], s.shown[self.seat]
        if len(hand) == 1 and not shown:
            return hand[:]  # whatever it is: nobody need look at it to know that there is no other
        if s.trick:
            suits = SUITS[s.chief_trump][s.vice_trump]
            led = suits[s.trick[0]]
            following = [card for card in hand if suits[card] == led]
            if shown:
                following += [SHOWN + card for card in shown if suits[card] == led]
            if following:
                return unique(following)
        return unique(hand + [SHOWN + card for card in shown]) if shown else unique(hand)

    def apply(self, s: Mu, choice: int) -> None:
        if choice < SHOWN:
            card = choice
            s.hands[self.seat] = less(s.hands[self.seat], card)
        else:
            card = choice - SHOWN
            s.shown[self.seat] = less(s.shown[self.seat], card)
        if s.trick:
            suits = SUITS[s.chief_trump][s.vice_trump]
            led = suits[s.trick[0]]
            if suits[card] != led:
                s.lacks[self.seat] |= 1 << led  # everybody sees that this seat cannot follow
        s.trick.append(card)


class TakeTrick(Step[Mu]):
    """6.4: the strongest trump takes the trick, without trumps the strongest card of the colour led."""

    def apply(self, s: Mu, choice: int) -> None:
        trick, s.trick = s.trick, []
        s.gone += trick
        s.last_leader = s.leader
        s.leader = (s.leader + winning_place(trick, s.chief_trump, s.vice_trump)) % s.players
        s.won[s.leader] += triangles(trick)


def winning_place(trick: list[int], chief: int, vice: int) -> int:
    """§6.4: the place, counted from the leader, of the winning card; §5.4: of equal cards the earlier one wins."""
    suits, powers = SUITS[chief][vice], POWERS[chief][vice]
    led, best, most = suits[trick[0]], 0, powers[trick[0]]
    for place in range(1, len(trick)):
        card = trick[place]
        suit = suits[card]
        if powers[card] > most and suit in (led, TRUMP_SUIT):
            best, most = place, powers[card]
    return best


def triangles(cards: list[int]) -> int:
    """§1.2: what a trick is worth."""
    return sum([TRIANGLES[card] for card in cards])


PLAY_CARD: Final = one_each(PlayCard, MOST_SEATS)
TAKE_TRICK: Final = TakeTrick()
PLAY_TRICKS: Final = PlayTricks()


def trick_from(leader: int, players: int) -> list[Step[Mu]]:
    """The agenda of one trick, the next step last."""
    plays: list[Step[Mu]] = [PLAY_CARD[(leader + place) % players] for place in range(players)]
    return [*plays, TAKE_TRICK, PLAY_TRICKS][::-1]


TRICK_FROM: Final = [[trick_from(leader, players) for leader in range(players)] for players in range(MOST_SEATS + 1)]
