"""What follows from what somebody knows, and from nothing else.

The rules are run on a view in which every hidden number lies under a cover.  Covers can be moved about and counted;
whoever would look under one is stopped.  If the rules get through, what they say follows from the view alone.  If they
do not, it may or may not: then the answer is no.

A hidden number is one that the view and an imagined table do not agree on.  Imagined tables follow from the view and
a fixed seed, so all this is the same whatever the hidden cards are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from pioche.core.flow import State
from pioche.core.game import Game
from pioche.core.hidden import hidden_cards
from pioche.core.saves import fields

TWINS: Final = 2  # imagined tables; one would do if every view wrote UNKNOWN for what it hides


class Covered(Exception):
    """Somebody wanted to look under a cover."""


class Cover:
    """A number that must not be looked at. Reckoning with it or using it as an index fails by itself."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise Covered

    def __bool__(self) -> bool:
        raise Covered


def covered(game: Game, view: State) -> State:
    """This view with a cover on everything it does not tell."""
    twins = [game.imagine(view, Random(seed)) for seed in range(TWINS)]
    s = view.clone()
    for name in fields(view):
        seen = getattr(view, name)
        known = seen if name == "agenda" else under_cover(seen, [getattr(twin, name) for twin in twins])
        if known is not seen:
            setattr(s, name, known)
    return s


def under_cover(seen: Any, others: list[Any]) -> Any:
    if all(other == seen for other in others):
        return seen
    if isinstance(seen, list) and all(isinstance(other, list) and len(other) == len(seen) for other in others):
        return [under_cover(value, [other[place] for other in others]) for place, value in enumerate(seen)]
    return Cover()


def known_answers(game: Game, s: State, seat: int) -> int | None:
    """How many answers this seat has, if everybody at the table can tell; a spectator knows least."""
    try:
        return len(covered(game, game.view(s, None)).options_of(seat))
    except Exception:  # stopped by a cover, in one way or another
        return None


def foreseen(game: Game, s: State, seat: int, answers: Sequence[int]) -> int:
    """Of how many of these answers, one after the other, their seat can tell beforehand what they lead to."""
    try:
        trial = covered(game, game.view(s, seat))
    except Exception:
        return 0
    for place, answer in enumerate(answers):
        try:
            trial.answer(seat, answer)
            trial.run_on()
        except Exception:
            return place
    return len(answers)


def unknown_to(game: Game, s: State, viewer: int | None) -> Counter[int]:
    """The cards that this viewer cannot see."""
    return Counter(hidden_cards(game.view(s, viewer), s))


def shows(game: Game, before: State, after: State, viewer: int | None) -> bool:
    """Whether this viewer sees a card that was hidden before."""
    return bool(unknown_to(game, before, viewer) - unknown_to(game, after, viewer))


def tells(game: Game, players: int, before: State, after: State, seat: int, answers: Sequence[int]) -> bool:
    """Whether anybody, this seat included, got to know something by these answers of the seat.

    Cards that somebody sees now, whoever that is; and whatever else the seat could not foresee, such as that nobody
    has the card it named.
    """
    if any(shows(game, before, after, viewer) for viewer in (None, *range(players))):
        return True
    return foreseen(game, before, seat, answers) < len(answers)
