"""For the tests of any game: positions and answers as text, the laws, and playthroughs to compare.

`-p pioche.testing.golden` on the command line of pytest (or in its settings) adds the fixture `golden`.
Imports `core`, `text` and pytest.
"""

from __future__ import annotations

import os

os.environ.setdefault("PIOCHE_PURE", "1")  # tests run the sources; PIOCHE_PURE=0: what was compiled, if it is fresh

from pioche.core.flow import CHANCE, State
from pioche.core.game import Game, Settings
from pioche.core.laws import LikelyWalk, Walk
from pioche.text.messages import messages


def play(game: Game, s: State, answers: str) -> None:
    """Give these answers by name, one after the other: "R7, stop, pass"; "take = 5 3" also says what is then drawn."""
    for answer in answers.split(", "):
        name, _, drawn = answer.partition(" = ")
        offered = names(game, s.options())
        assert name in offered, f"{name} is not offered to seat {s.to_move()}: {offered}"
        s.play(game.code[name])
        if drawn:
            s.happen([*map(int, drawn.split())])


def names(game: Game, choices: list[int]) -> list[str]:
    return [game.choices[choice] for choice in choices]


def question(s: State) -> str:
    """What is asked, and whom: "2 PlayCard"; as in a record a draw is "? Deal"."""
    who = "?" if s.to_move() == CHANCE else str(s.to_move())
    return f"{who} {type(s.agenda[-1]).__name__}" if s.agenda else "over"


def keeps_the_laws(game: Game, settings: Settings, games: int = 1, seed: str = "laws") -> None:
    """Whole games at this table, watched at every moment: any answers, and likely ones (see `core/laws.py`)."""
    known = messages("en", game)
    for number in range(games):
        for walk in (Walk, LikelyWalk):
            walk(game, settings, f"{seed} {number}", known).run()
