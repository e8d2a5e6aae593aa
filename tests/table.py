"""Positions and answers as text, for the tests of any game."""

from __future__ import annotations

from pioche.core.flow import CHANCE, State
from pioche.core.game import Game


def play(game: Game, s: State, answers: str) -> None:
    """Give these answers by name, one after the other: "R7, stop, pass"."""
    for name in answers.split(", "):
        offered = names(game, s.options())
        assert name in offered, f"{name} is not offered to seat {s.to_move()}: {offered}"
        s.play(game.code[name])


def names(game: Game, choices: list[int]) -> list[str]:
    return [game.choices[choice] for choice in choices]


def question(s: State) -> str:
    """What is asked, and whom: "2 PlayCard"; as in a record a draw is "? Deal"."""
    who = "?" if s.to_move() == CHANCE else str(s.to_move())
    return f"{who} {type(s.agenda[-1]).__name__}" if s.agenda else "over"
