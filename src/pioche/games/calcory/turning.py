"""Calcory, chapter 2: turning cards up."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.flow import NOBODY, ChanceStep, Step, one_each
from pioche.games._mubox.deck import NAMES
from pioche.games.calcory.cards import ALL_PLACES, BACK, EMPTY, FRESH, GOAL, MOST_PLAYERS, NO_CARD, STOP, total, zeros
from pioche.games.calcory.state import Calcory

# 2 Turning cards up ----------------------------------------------------------------------------------------


def least(s: Calcory) -> int:
    """2.7: how many cards must be turned up before one may stop; never more than there were (2.8)."""
    return min(1 if s.won[s.turn] else 2, len(s.group) + len(s.down))


class TurnCard(Step[Calcory]):
    """2.1, 2.6: turn up a card that lies face down, so that all see it; having turned up enough, you may stop."""

    def options(self, s: Calcory) -> list[int]:
        return [*s.down, STOP] if s.group and len(s.group) >= least(s) else s.down

    def apply(self, s: Calcory, choice: int) -> None:
        if choice == STOP:
            s.then(STOP_TURNING)
            return
        place = s.down.index(choice)
        s.down = s.down[:place] + s.down[place + 1 :]
        s.group = [*s.group, choice]
        s.then(TURN_UP if s.grid[choice] == FRESH else SHOW_AGAIN)


class TurnUp(ChanceStep[Calcory]):
    """2.1: a card that nobody has seen yet."""

    names = NAMES
    way = "fraction"

    def draw(self, s: Calcory, rng: Random) -> list[int]:
        return [s.unseen[int(rng.random() * len(s.unseen))]]

    def happen(self, s: Calcory, outcome: list[int]) -> None:
        place = s.unseen.index(outcome[0])
        s.unseen = s.unseen[:place] + s.unseen[place + 1 :]
        s.grid[s.group[-1]] = outcome[0]
        s.then(COUNT)


class ShowAgain(Step[Calcory]):
    """2.1: a card that was turned up before, or put back by somebody (5.2), is there for all to see."""

    def apply(self, s: Calcory, choice: int) -> None:
        for line, (place, _) in enumerate(s.returned):
            if place == s.group[-1]:
                s.gone = s.gone + s.rests[line]
                s.returned, s.pools, s.rests = (
                    lines[:line] + lines[line + 1 :] for lines in (s.returned, s.pools, s.rests)
                )
                break
        s.then(COUNT)


class Count(Step[Calcory]):
    """2.2-2.4: over thirteen or with two zeros the turn is over, with thirteen the cards are yours."""

    def apply(self, s: Calcory, choice: int) -> None:
        cards = s.cards(s.group)
        reached = total(cards)
        if reached > GOAL or zeros(cards) == 2:
            s.then(TURN_BACK)
        elif reached == GOAL:
            s.then(CAPTURE)
        elif s.down:
            s.then(TURN_CARD[s.turn])
        else:
            s.then(STOP_TURNING)  # 2.8: nothing is left to turn up


class TurnBack(Step[Calcory]):
    """2.2, 2.3, 3.4: the cards of this turn are turned face down again where they lie."""

    def apply(self, s: Calcory, choice: int) -> None:
        s.turn_down(s.group)
        s.group = []


class Capture(Step[Calcory]):
    """2.4: exactly thirteen: you must take these cards."""

    def apply(self, s: Calcory, choice: int) -> None:
        s.capture(s.group)
        s.group = []
        if s.thirteen_beats:  # 3.5, as agreed: the group that stands is beaten
            s.turn_down(s.standing)
            s.standing, s.owner = [], NOBODY
        s.then(PUT_BACK[s.turn], PLACE_BACK[s.turn])


class PutBack(Step[Calcory]):
    """2.5: choose one of the captured cards to go back on the table; nobody else sees which."""

    secret = True

    def options(self, s: Calcory) -> list[int]:
        return [*dict.fromkeys([BACK + card for card in s.pool])]

    def apply(self, s: Calcory, choice: int) -> None:
        s.holding = choice - BACK


class PlaceBack(Step[Calcory]):
    """2.5: it goes face down on any empty place, the others to your pile."""

    def options(self, s: Calcory) -> list[int]:
        return [place for place in ALL_PLACES if s.grid[place] == EMPTY]

    def apply(self, s: Calcory, choice: int) -> None:
        rest = s.pool[:]
        rest.remove(s.holding)
        s.grid[choice] = s.holding
        s.turn_down([choice])
        s.returned, s.pools, s.rests = [*s.returned, [choice, self.seat]], [*s.pools, s.pool], [*s.rests, rest]
        s.won[self.seat] += len(rest)
        s.pool, s.holding, s.idle = [], NO_CARD, 0


class StopTurning(Step[Calcory]):
    """2.6, 3.3, 3.4: a group that is better than what stands is marked and stands instead; else it is given up."""

    def apply(self, s: Calcory, choice: int) -> None:
        if s.better(s.group):
            s.turn_down(s.standing)
            s.standing, s.owner, s.group = s.group, s.turn, []
        else:
            s.then(TURN_BACK)


TURN_CARD: Final = one_each(TurnCard, MOST_PLAYERS)
TURN_UP: Final = TurnUp()
SHOW_AGAIN: Final = ShowAgain()
COUNT: Final = Count()
TURN_BACK: Final = TurnBack()
CAPTURE: Final = Capture()
PUT_BACK: Final = one_each(PutBack, MOST_PLAYERS)
PLACE_BACK: Final = one_each(PlaceBack, MOST_PLAYERS)
STOP_TURNING: Final = StopTurning()
