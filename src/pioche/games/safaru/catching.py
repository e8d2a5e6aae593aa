"""Safarü, chapters 3 and 5: playing a card, and what it catches."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step, one_each
from pioche.core.hidden import without
from pioche.games.safaru.cards import DONE, FINISH, METHODS, MOST_PLAYERS, NO_CARD, PAIR, REVERSED, catches
from pioche.games.safaru.state import Safaru

# 3 Catching ------------------------------------------------------------------------------------------------


class PlayCard(Step[Safaru]):
    """3.1, 3.6: play any card of your hand; whether another one would catch more does not matter."""

    def options(self, s: Safaru) -> list[int]:
        return [*dict.fromkeys(s.hands[self.seat])]

    def apply(self, s: Safaru, choice: int) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], [choice])
        s.played, s.used = choice, 0
        methods = s.open_methods()
        s.then(END_TURN)
        if len(methods) > 1:
            s.then(NAME_METHOD[(self.seat + 1) % s.players] if s.variant == REVERSED else CATCH[self.seat])
        elif methods:
            s.then(CATCH[self.seat])


class Catch(Step[Safaru]):
    """3.2-3.6: use a method that catches something; having used one, you may finish."""

    def options(self, s: Safaru) -> list[int]:
        return [*s.open_methods(), FINISH] if s.used else s.open_methods()

    def apply(self, s: Safaru, choice: int) -> None:
        if choice != FINISH:
            s.method = choice
            s.then(TAKE[self.seat])


class Take(Step[Safaru]):
    """3.2-3.4, 3.7: take the cards it catches, one by one in their order; then done, if nothing is missing."""

    def options(self, s: Safaru) -> list[int]:
        count, picked = len(s.picked), tuple(s.picked)
        ways = [way for way in catches(s.wild + s.picked, s.played, s.method) if way[:count] == picked]
        nexts = sorted({way[count] for way in ways if len(way) > count})
        return [DONE, *nexts] if any(len(way) == count for way in ways) else nexts

    def apply(self, s: Safaru, choice: int) -> None:
        if choice == DONE:
            settle_catch(s, self.seat)
        else:
            s.picked = [*s.picked, choice]
            s.wild = without(s.wild, [choice])
            s.then(TAKE[self.seat])


def settle_catch(s: Safaru, seat: int) -> None:
    """3.5: the cards are yours, and the method is used up; 5.3: reversed, there is no other."""
    s.caught[s.side(seat)] = s.caught[s.side(seat)] + s.picked
    s.picked = []
    s.used |= 1 << METHODS.index(s.method)
    if s.variant != REVERSED and s.open_methods():
        s.then(CATCH[seat])


class EndTurn(Step[Safaru]):
    """3.8, 3.9: the card played stays in the wild, unless it caught its pair; then it is the left neighbour's turn."""

    def apply(self, s: Safaru, choice: int) -> None:
        if s.used >> METHODS.index(PAIR) & 1:
            side = s.side(s.turn)
            s.caught[side] = [*s.caught[side], s.played]
        else:
            s.wild = [*s.wild, s.played]
        s.played = NO_CARD
        s.turn = (s.turn + 1) % s.players
        if s.hands[s.turn]:
            s.then(PLAY_CARD[s.turn])


# 5 Reversed ------------------------------------------------------------------------------------------------


class NameMethod(Step[Safaru]):
    """5.2: where a card can catch by several methods, the left neighbour names the one that must be used."""

    def options(self, s: Safaru) -> list[int]:
        return s.open_methods()

    def apply(self, s: Safaru, choice: int) -> None:
        s.method = choice
        s.then(TAKE[s.turn])


PLAY_CARD: Final = one_each(PlayCard, MOST_PLAYERS)
CATCH: Final = one_each(Catch, MOST_PLAYERS)
TAKE: Final = one_each(Take, MOST_PLAYERS)
NAME_METHOD: Final = one_each(NameMethod, MOST_PLAYERS)
END_TURN: Final = EndTurn()
