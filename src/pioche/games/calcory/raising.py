"""Calcory, chapters 1, 3 and 4: set-up, one turn after the other, the group that stands, and the end."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY, AnySeat, Step, ranking
from pioche.core.game import Settings
from pioche.games.calcory.cards import EMPTY
from pioche.games.calcory.state import Calcory
from pioche.games.calcory.turning import PLACE_BACK, PUT_BACK, TURN_CARD

IDLE_ROUNDS: Final = 10

# 1 Set-up ------------------------------------------------------------------------------------------------


def start(settings: Settings) -> Calcory:
    """1.2: sixty cards face down in six rows of ten."""
    s = Calcory(settings["players"], settings["thirteen-beats"])
    s.then(CHOOSE_FIRST, NEXT_TURN)
    return s


class ChooseFirst(AnySeat[Calcory]):
    """1.4: chance names who begins."""

    def happen(self, s: Calcory, outcome: list[int]) -> None:
        s.turn = outcome[0]
        s.then(TURN_CARD[s.turn])


# 3 Raising -------------------------------------------------------------------------------------------------


class NextTurn(Step[Calcory]):
    """3.1, 3.6, 4.3: the next player turns up cards, or collects the group that still stands, or cannot play."""

    def apply(self, s: Calcory, choice: int) -> None:
        s.turn = (s.turn + 1) % s.players
        s.idle += 1
        if s.idle > IDLE_ROUNDS * s.players:
            s.then(END_GAME)  # 4.4
        elif s.owner == s.turn:
            s.then(COLLECT, NEXT_TURN)
        elif s.down:
            s.then(TURN_CARD[s.turn], NEXT_TURN)
        else:
            s.then(NEXT_TURN)


class Collect(Step[Calcory]):
    """3.6: your group still stands: you take its cards and put one back; a single one ends the game (4.1)."""

    def apply(self, s: Calcory, choice: int) -> None:
        places, s.standing, s.owner = s.standing, [], NOBODY
        if len(places) > 1:
            s.capture(places)
            s.then(PUT_BACK[s.turn], PLACE_BACK[s.turn])
        else:
            s.gone = s.gone + s.cards(places)
            s.grid[places[0]] = EMPTY
            s.won[s.turn] += 1
            s.then(END_GAME)


# 4 The end -------------------------------------------------------------------------------------------------


class EndGame(Step[Calcory]):
    """4.1, 4.2: the game is over; most cards win, equal piles share the win."""

    def apply(self, s: Calcory, choice: int) -> None:
        s.end_game(ranking(s.won))


CHOOSE_FIRST: Final = ChooseFirst()
NEXT_TURN: Final = NextTurn()
COLLECT: Final = Collect()
END_GAME: Final = EndGame()
