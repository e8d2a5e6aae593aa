"""The laws every game keeps, checked at every moment of whole games.

1 a clone shares nothing that changes            7 a question always has an answer, each offered once
2 saved and loaded is the same game              8 every game ends, with a ranking of the seats
3 view(imagine(view)) == view                    9 replaying the record gives the same states
4 your options are the same in the state, in    10 the scene is a pure function of the view, keeps the
  your view and in any imagined state              invariants of scene_laws.py, and so does the story
5 the same answer leads to the same agenda in   11 an imagined state has a legal past: the moves so far
  the real and in the imagined game                are legal when replayed from the draws it implies
6 no card is lost or doubled                    12 a view hides exactly as many cards as the rules do
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from pioche.core import saves, scene_laws
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game, Settings
from pioche.core.hidden import unknowns
from pioche.core.match import Moment, carry_out, let_happen, run_on, tell
from pioche.core.saves import fields
from pioche.core.scene import Scene
from pioche.core.scene import dump as encode
from pioche.core.scene_laws import Messages

MOST_ANSWERS = 100_000


class Broken(AssertionError):
    """A law that does not hold, with the moment that shows it."""


class Walk:
    """One random game, watched at every moment."""

    def __init__(self, game: Game, settings: Settings, seed: str, known: Messages) -> None:
        self.game = game
        self.settings = settings
        self.known = known
        self.rng = Random(seed)
        self.seed = seed
        self.seats = range(settings["players"])
        self.viewers: list[int | None] = [*self.seats, None]
        self.played: list[tuple[int, list[int]]] = []  # (seat or CHANCE, answer or outcome)
        self.waypoints: list[tuple[int, State]] = []  # before each outcome: how much was played, and the state
        self.answers = 0

    def fail(self, law: int, s: State, what: object) -> None:
        step = type(s.agenda[-1]).__name__ if s.agenda else "the end"
        where = f"{self.game.key} {self.settings} seed {self.seed} after {len(self.played)} moves, at {step}"
        raise Broken(f"law {law}: {what}\n  {where}")

    def require(self, holds: bool, law: int, s: State, what: object) -> None:
        if not holds:
            self.fail(law, s, what)

    # The walk

    def run(self) -> State:
        """Play to the end and check all laws on the way."""
        s: State = self.game.start(self.settings)
        self.check_moments(run_on(s))
        while not s.is_over():
            self.check(s)
            self.check_moments(self.advance(s))
            self.require(self.answers < MOST_ANSWERS, 8, s, f"no end after {MOST_ANSWERS} answers")
        self.check_end(s)
        return s

    def advance(self, s: State) -> list[Moment]:
        """One random outcome or answer. Of several seats that are asked, any may be first."""
        if s.to_move() == CHANCE:
            self.waypoints.append((len(self.played), s.clone()))
            outcome = s.draw(self.rng)
            self.played.append((CHANCE, outcome))
            return let_happen(s, outcome[:])
        self.answers += 1
        seat = self.any_of(s.asked())
        choice = self.any_of(s.options_of(seat))
        self.played.append((seat, [choice]))
        return carry_out(s, seat, choice)

    def any_of(self, items: list[int]) -> int:
        return items[int(self.rng.random() * len(items))]

    # The laws

    def check(self, s: State) -> None:
        before = written(s)
        self.check_clone(s, before)
        self.check_saves(s, before)
        self.check_census(s)
        self.check_questions(s)
        lucky = self.viewers[int(self.rng.random() * len(self.viewers))]
        for viewer in self.viewers:
            self.check_viewer(s, viewer, close=viewer == lucky or viewer in s.asked())
        self.require(written(s) == before, 10, s, "looking at the table changed it")

    def check_clone(self, s: State, before: bytes) -> None:
        twin = s.clone()
        self.require(written(twin) == before, 1, s, "a clone differs")
        for _ in range(3):
            if twin.is_over():
                break
            if twin.to_move() == CHANCE:
                twin.happen(twin.draw(self.rng))
            else:
                twin.play(self.any_of(twin.options()))
        self.require(written(s) == before, 1, s, "playing on in a clone changed the original")

    def check_saves(self, s: State, before: bytes) -> None:
        again = saves.load(self.game, json.loads(before))
        self.require(type(again) is type(s) and written(again) == before, 2, s, "saved and loaded differs")
        self.require(again.asked() == s.asked(), 2, s, "another seat is asked after loading")

    def check_census(self, s: State) -> None:
        there, wanted = self.game.census(s)
        self.require(sorted(there) == sorted(wanted), 6, s, f"cards {sorted(there)}, should be {sorted(wanted)}")

    def check_questions(self, s: State) -> None:
        for seat in s.asked():
            options = s.options_of(seat)
            self.require(bool(options), 7, s, f"seat {seat} has no answer")
            self.require(len(set(options)) == len(options), 7, s, f"seat {seat} is offered {options}")
            self.require(min(options) >= 0 and max(options) < len(self.game.choices), 7, s, f"unnamed: {options}")

    def check_viewer(self, s: State, viewer: int | None, close: bool) -> None:
        """What this viewer knows; at a close look (whoever is asked, and one viewer by chance) past and scene too."""
        view = self.game.view(s, viewer)
        seen = written(view)
        hidden, wanted = unknowns(view, s), self.game.secrets(s, viewer)
        self.require(hidden == wanted, 12, s, f"{hidden} cards are hidden from seat {viewer}, should be {wanted}")
        twin: State = self.game.imagine(view, self.rng)
        self.require(not unknowns(twin, s), 3, s, "something is still unknown")
        self.require(written(self.game.view(twin, viewer)) == seen, 3, s, f"seat {viewer} sees another table")
        self.require(written(view) == seen, 3, s, "imagining changed the view")
        self.require(written_agenda(view) == written_agenda(s), 5, s, f"seat {viewer} sees another agenda")
        if viewer is not None and viewer in s.asked():
            self.check_options(s, view, twin, viewer)
        if close:
            self.check_past(s, twin)
            self.check_scene(s, view, viewer, seen)

    def check_options(self, s: State, view: State, twin: State, seat: int) -> None:
        options = s.options_of(seat)
        self.require(view.options_of(seat) == options, 4, s, f"seat {seat}: {options}, in its view otherwise")
        self.require(twin.options_of(seat) == options, 4, s, f"seat {seat}: {options}, imagined otherwise")
        choice = self.any_of(options)
        real, imagined = s.clone(), twin.clone()
        real.answer(seat, choice)
        imagined.answer(seat, choice)
        real.run_on()
        imagined.run_on()
        self.require(written_agenda(imagined) == written_agenda(real), 5, s, f"{choice} leads elsewhere when imagined")

    def check_past(self, s: State, twin: State) -> None:
        """Replay the moves so far from the first draw that must have been different."""
        real = [outcome for seat, outcome in self.played if seat == CHANCE]
        implied = self.game.implied([outcome[:] for outcome in real], s, twin)
        changed = next((i for i, outcome in enumerate(implied) if outcome != real[i]), None)
        if changed is None:
            self.require(written(s) == written(twin), 11, s, "an imagined state differs, but no draw does")
            return
        start, before = self.waypoints[changed]
        t, drawn = before.clone(), changed
        for seat, what in self.played[start:]:
            if seat == CHANCE:
                t.happen(implied[drawn][:])
                drawn += 1
                continue
            self.require(what[0] in t.options_of(seat), 11, s, f"seat {seat} could not have chosen {what[0]}")
            t.answer(seat, what[0])
            t.run_on()
        self.require(written(t) == written(twin), 11, s, "the implied past leads to another state")

    def check_scene(self, s: State, view: State, viewer: int | None, seen: bytes) -> None:
        between = not s.is_over() and not s.asked()
        scene = self.game.scene(view, viewer)
        self.require(scene.seat == viewer, 10, s, "the scene is for somebody else")
        self.require(scene.prompt.waiting == s.asked(), 10, s, f"waiting for {scene.prompt.waiting}")
        found = scene_laws.problems(scene, self.game.faces, self.known, between)
        found += scene_laws.sending_problems(scene, s)
        self.require(not found, 10, s, f"scene of seat {viewer}: {found}")
        self.require(written(view) == seen, 10, s, "drawing changed the view")
        if self.rng.random() < 0.05:  # pure: the same view, loaded from its text, gives the same bytes
            again = self.game.scene(saves.load(self.game, json.loads(seen)), viewer)
            self.require(encode(again) == encode(scene), 10, s, "the same view gives another scene")

    def check_moments(self, moments: list[Moment]) -> None:
        """The story of every step, to everybody, and the scenes in between."""
        for moment in moments:
            viewer = self.viewers[int(self.rng.random() * len(self.viewers))]
            after = self.game.view(moment.after, viewer)
            if moment.after.happens_by_itself():
                self.check_scene(moment.after, after, viewer, written(after))
            self.check_story(moment, viewer, after)

    def check_story(self, moment: Moment, viewer: int | None, after: State) -> None:
        story = tell(self.game, moment, viewer)
        places: set[str] = set()
        if any(happening.moves for happening in story):
            old: Scene = self.game.scene(self.game.view(moment.before, viewer), viewer)
            new: Scene = self.game.scene(after, viewer)
            places = {*scene_laws.ids(old), *scene_laws.ids(new)}
        found = list(scene_laws.story_problems(story, self.game.faces, places, len(self.seats), self.known))
        self.require(not found, 10, moment.after, f"story of {type(moment.step).__name__}: {found}")

    def check_end(self, s: State) -> None:
        self.check_census(s)
        ranks = s.ranks
        fair = len(ranks) == len(self.seats) and all(sum(o < r for o in ranks) == r for r in ranks)
        self.require(fair, 8, s, f"{ranks} is not a ranking")
        self.require(len(self.game.scores(s)) == len(self.seats), 8, s, "scores are not one per seat")
        for viewer in self.viewers:
            view = self.game.view(s, viewer)
            self.check_scene(s, view, viewer, written(view))
        again: State = self.game.start(self.settings)
        again.run_on()
        for seat, what in self.played:
            if seat == CHANCE:
                again.happen(what[:])
            else:
                again.answer(seat, what[0])
                again.run_on()
        self.require(written(again) == written(s), 9, s, "replayed, the game ends otherwise")


def written(s: State) -> bytes:
    """A state as text, to compare."""
    data = {name: getattr(s, name) for name in fields(s)}
    data["agenda"] = written_agenda(s)
    return encode(data)


def written_agenda(s: State) -> list[Any]:
    return [saves.dump_step(step) for step in s.agenda]
