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


class Looks:
    """What was looked up of one state, by viewer. The state is kept with it, so that no other state gets its id."""

    __slots__ = ("covered", "hidden", "state", "views")

    def __init__(self, state: State) -> None:
        self.state = state
        self.views: dict[int | None, State] = {}
        self.hidden: dict[int | None, list[int]] = {}
        self.covered: dict[int | None, State] = {}


class Sight:
    """What viewers see of some states, and what they do not: looked up once. For states that do not change any more."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.looks: dict[int, Looks] = {}

    def at(self, s: State) -> Looks:
        looks = self.looks.get(id(s))
        if looks is None:
            looks = self.looks[id(s)] = Looks(s)
        return looks

    def view(self, s: State, viewer: int | None) -> State:
        views = self.at(s).views
        view = views.get(viewer)
        if view is None:
            view = views[viewer] = self.game.view(s, viewer)
        return view

    def unknown_to(self, s: State, viewer: int | None) -> list[int]:
        """The cards that this viewer cannot see."""
        hidden = self.at(s).hidden
        if viewer not in hidden:
            hidden[viewer] = hidden_cards(self.view(s, viewer), s)
        return hidden[viewer]

    def under_cover(self, s: State, viewer: int | None) -> State:
        """What this viewer sees, with a cover on the rest."""
        under = self.at(s).covered
        if viewer not in under:
            under[viewer] = covered(self.game, self.view(s, viewer))
        return under[viewer].clone()

    def keep(self, s: State) -> None:
        """Forget all states but this one."""
        self.looks = {id(s): self.at(s)}


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
        for twin in twins:
            if getattr(twin, name) != seen and name != "agenda":
                setattr(s, name, under_cover(seen, [getattr(twin, name) for twin in twins]))
                break
    return s


def under_cover(seen: Any, others: list[Any]) -> Any:
    if all(other == seen for other in others):
        return seen
    if isinstance(seen, list) and all(isinstance(other, list) and len(other) == len(seen) for other in others):
        return [under_cover(value, [other[place] for other in others]) for place, value in enumerate(seen)]
    return Cover()


def known_answers(sight: Sight, s: State, seat: int) -> int | None:
    """How many answers this seat has, if everybody at the table can tell; a spectator knows least."""
    try:
        return len(sight.under_cover(s, None).options_of(seat))
    except Exception:  # stopped by a cover, in one way or another
        return None


def foreseen(sight: Sight, s: State, seat: int, answers: Sequence[int]) -> int:
    """Of how many of these answers, one after the other, their seat can tell beforehand what they lead to."""
    try:
        trial = sight.under_cover(s, seat)
    except Exception:
        return 0
    for place, answer in enumerate(answers):
        try:
            trial.answer(seat, answer)
            trial.run_on()
        except Exception:
            return place
    return len(answers)


def shows(sight: Sight, before: State, after: State, viewer: int | None) -> bool:
    """Whether this viewer sees a card that was hidden before."""
    was, now = sight.unknown_to(before, viewer), sight.unknown_to(after, viewer)
    return len(was) > len(now) or bool(Counter(was) - Counter(now))


def tells(sight: Sight, players: int, before: State, after: State, seat: int, answers: Sequence[int]) -> bool:
    """Whether anybody, this seat included, got to know something by these answers of the seat.

    Cards that somebody sees now, whoever that is; and whatever else the seat could not foresee, such as that nobody
    has the card it named.
    """
    for viewer in (*range(players), None):  # those who play first: what they see has been looked up for their pictures
        if shows(sight, before, after, viewer):
            return True
    return foreseen(sight, before, seat, answers) < len(answers)
