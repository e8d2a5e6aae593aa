"""The laws every game keeps, checked at every moment of whole games.

1 a clone shares nothing that changes
2 saved and loaded is the same game
3 view(imagine(view)) == view
4 your options are the same in the state, in your view and in any imagined state
5 the same answer leads to the same agenda in the real and the imagined game, until something hidden is revealed
6 no card is lost or doubled, imagined ones included
7 a question always has an answer, each offered once
8 every game ends, with a ranking of the seats
9 replaying the record gives the same states
10 the scene is a pure function of the view and keeps the invariants of scene_laws.py; so does the story
11 an imagined state has a legal past: the moves so far are legal when replayed from the past it implies
12 a view hides exactly the cards that the rules hide
13 every past that could be the real one looked the same to the viewer and was told in the same words
14 a seat that is none is no index: nothing is out of its list or counts seats from the end
15 what is laid face down is unknown afterwards to all but its witnesses, even to those who saw where it came from
16 scenes and stories are the same when cards are exchanged that nobody may look at
17 an answer that may be taken back told nobody anything, not even whoever gave it; nor do the first of several answers
   that a scene sends at once tell who sends them
18 who can tell how many answers a seat has is right about it on every table there could be
19 scenes and stories are the same for whoever has forgotten everything that can no longer be looked at
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import isfinite
from random import Random
from typing import Any

from pioche.core import knowing, saves, scene_laws
from pioche.core.flow import CHANCE, NOBODY, State, Together
from pioche.core.game import Game, Past, Settings, same_past, untold
from pioche.core.hidden import cards_at, exchanged, hidden_cards, other_cards
from pioche.core.match import Moment, befall, carry_out, let_happen, run_on, tell
from pioche.core.saves import fields, is_plain
from pioche.core.scene import Scene
from pioche.core.scene import dump as encode
from pioche.core.scene_laws import Messages
from pioche.core.secret_laws import SecretLaws, without_memory, written_or_nothing
from pioche.core.secret_laws import written as written
from pioche.core.secret_laws import written_agenda as written_agenda
from pioche.core.watched import by_seat, told, watch

MOST_MOVES = 100_000
FAMILIAR = 8  # questions and draws of a kind that are looked at in every game; a share of those that follow
LONG_PAST = 250  # moves; longer ones are replayed less often, so that a walk takes time in proportion to its length


class Broken(AssertionError):
    """A law that does not hold, with the moment that shows it."""


class Walk(SecretLaws):
    """One random game, watched at every moment, or at the first ones of each kind and a share of the others."""

    def __init__(self, game: Game, settings: Settings, seed: str, known: Messages, share: float = 1.0) -> None:
        self.share = share  # of its familiar moments that are looked at
        self.met: Counter[type] = Counter()
        self.by_seat = by_seat(game, settings)
        self.game = replace(game, view=self.watching(game.view), imagine=self.watching(game.imagine))
        self.settings = settings
        self.known = known
        self.rng = Random(seed)
        self.doubts = Random(f"{seed} doubts")  # of its own, so that these checks leave the game as it is
        self.blank = without_memory(self.game, self.doubts)
        self.seed = seed
        self.seats = range(settings["players"])
        self.viewers: list[int | None] = [*self.seats, None]
        self.played: Past = []
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
        try:
            self.play_through(s)
        except IndexError as error:
            self.fail(14, s, told(error))
        return s

    def play_through(self, s: State) -> None:
        self.check_moments(run_on(s))
        self.waypoints.append((0, s.clone()))
        while not s.is_over():
            looking = self.is_worth_a_look(s)
            if looking:
                self.check(s)
            moments = self.advance(s, looking)
            if looking:
                self.check_moments(moments)
            self.require(len(self.played) < MOST_MOVES, 8, s, f"no end after {MOST_MOVES} moves")
        self.check_end(s)

    def is_worth_a_look(self, s: State) -> bool:
        """Faults show where something happens for the first time: questions met often need not be looked at always."""
        kind = type(s.agenda[-1])
        self.met[kind] += 1
        return self.share == 1.0 or self.met[kind] <= FAMILIAR or self.doubts.random() < self.share

    def advance(self, s: State, looking: bool = True) -> list[Moment]:
        """One random outcome or answer. Of several seats that are asked, any may be first."""
        if s.to_move() == CHANCE:
            self.waypoints.append((len(self.played), s.clone()))
            outcome = s.draw(self.rng)
            self.played.append((CHANCE, outcome))
            return let_happen(s, outcome[:])
        self.answers += 1
        seat = self.any_of(s.asked())
        choice = self.pick(s, seat)
        self.played.append((seat, [choice]))
        before = s.clone()
        moments = carry_out(s, seat, choice)
        if looking:
            self.check_take_back(before, s, seat, choice)
        return moments

    def pick(self, s: State, seat: int) -> int:
        """Any of the answers, all equally likely."""
        return self.any_of(s.options_of(seat))

    def any_of(self, items: list[int]) -> int:
        return items[int(self.rng.random() * len(items))]

    # Watching for seats that are none

    def watch(self, s: State) -> State:
        """This state, in whose lists by seat nobody may count from the end."""
        watch(s, self.by_seat, len(self.seats))
        return s

    def watching(self, look: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        return lambda s, how: self.watch(look(s, how))

    def rehearse(self, moment: Moment) -> None:
        """What happened by itself again: lists that were replaced on the way there are watched, too."""
        if moment.step.seat == NOBODY:
            twin = self.watch(moment.before.clone())
            twin.agenda.pop().apply(twin, 0)

    # The laws

    def check(self, s: State) -> None:
        self.watch(s)
        before = written(s)
        self.check_questions(s)
        if self.doubts.random() < 0.2:
            self.check_known_answers(s)
        self.check_clone(s, before)
        self.check_saves(s, before)
        self.check_census(s, s)
        self.check_face_down(s)
        lucky = self.viewers[int(self.rng.random() * len(self.viewers))]
        for viewer in self.viewers:
            self.check_viewer(s, viewer, viewer == lucky)
        self.require(written(s) == before, 10, s, "looking at the table changed it")

    def check_clone(self, s: State, before: bytes) -> None:
        twin = s.clone()
        lost = [name for name in fields(s) if getattr(twin, name, None) != getattr(s, name)]
        self.require(written_or_nothing(twin) == before, 1, s, f"a clone differs in {', '.join(lost)}")
        for _ in range(3):
            if twin.is_over():
                break
            if twin.to_move() == CHANCE:
                twin.happen(twin.draw(self.rng))
            else:
                self.check_questions(twin)
                twin.play(self.any_of(twin.options()))
        self.require(written(s) == before, 1, s, "playing on in a clone changed the original")

    def check_saves(self, s: State, before: bytes) -> None:
        for thing in (s, *s.agenda):
            for name in fields(thing):
                plain = name in ("agenda", "steps") or is_plain(getattr(thing, name))
                self.require(plain, 2, s, f"{type(thing).__name__}.{name} is neither an int nor a list of ints")
        again = saves.load(self.game, json.loads(before))
        self.require(type(again) is type(s) and written(again) == before, 2, s, "saved and loaded differs")
        self.require(kinds(again) == kinds(s), 2, s, "other kinds of steps are loaded")
        self.require(again.asked() == s.asked(), 2, s, "another seat is asked after loading")

    def check_census(self, s: State, table: State) -> None:
        there, wanted = map(Counter, self.game.census(table))
        if there != wanted:
            more, less = sorted((there - wanted).elements()), sorted((wanted - there).elements())
            self.fail(6, s, f"cards that are doubled or foreign: {more}, missing: {less}")

    def check_questions(self, s: State) -> None:
        for seat in s.asked():
            options = s.options_of(seat)
            self.require(bool(options), 7, s, f"seat {seat} has no answer")
            self.require(len(set(options)) == len(options), 7, s, f"seat {seat} is offered {options}")
            self.require(min(options) >= 0 and max(options) < len(self.game.choices), 7, s, f"unnamed: {options}")

    def check_viewer(self, s: State, viewer: int | None, lucky: bool) -> None:
        """What this viewer knows; the picture of whoever is asked and of one viewer by chance, whose past too."""
        view = self.game.view(s, viewer)
        seen = written(view)
        hidden = sorted(hidden_cards(view, s))
        if self.game.secrets is not untold:
            wanted = sorted(self.game.secrets(s, viewer))
            self.require(hidden == wanted, 12, s, f"{hidden} are hidden from seat {viewer}, should be {wanted}")
        twin: State = self.game.imagine(view, self.rng)
        self.require(not hidden_cards(twin, s), 3, s, "something is still unknown")
        self.check_census(s, twin)
        self.require(written(self.game.view(twin, viewer)) == seen, 3, s, f"seat {viewer} sees another table")
        self.require(written(view) == seen, 3, s, "imagining changed the view")
        self.require(written_agenda(view) == written_agenda(s), 5, s, f"seat {viewer} sees another agenda")
        if viewer is not None and viewer in s.asked():
            self.check_options(s, view, twin, viewer)
        if lucky and (self.game.implied is not same_past or not hidden):
            self.check_past(s, twin, viewer)
        if viewer in s.asked() or (lucky and self.rng.random() < 0.5):
            self.check_scene(s, view, viewer, seen)

    def check_options(self, s: State, view: State, twin: State, seat: int) -> None:
        options = s.options_of(seat)
        self.require(view.options_of(seat) == options, 4, s, f"seat {seat}: {options}, in its view otherwise")
        self.require(twin.options_of(seat) == options, 4, s, f"seat {seat}: {options}, imagined otherwise")
        choice = self.any_of(options)
        real, imagined = s.clone(), twin.clone()
        real.answer(seat, choice)
        imagined.answer(seat, choice)
        while not self.tells_apart(real, imagined, seat):
            agendas = written_agenda(real), written_agenda(imagined)
            self.require(agendas[0] == agendas[1], 5, s, f"{choice} leads elsewhere when imagined")
            if not real.happens_by_itself():
                break
            real.agenda.pop().apply(real, 0)
            imagined.agenda.pop().apply(imagined, 0)

    def tells_apart(self, real: State, imagined: State, seat: int) -> bool:
        """Whether this seat can see that these tables differ, in more than what comes next."""
        seen, other = self.game.view(real, seat), self.game.view(imagined, seat)
        return any(getattr(seen, name) != getattr(other, name) for name in fields(seen) if name != "agenda")

    def check_past(self, s: State, twin: State, viewer: int | None) -> None:
        """Replay the moves so far from the last draw before the first thing that must have been different."""
        implied = self.game.implied([(seat, what[:]) for seat, what in self.played], s, twin)
        changed = next((i for i, deed in enumerate(implied) if deed != self.played[i]), None)
        if changed is None:
            self.require(written(s) == written(twin), 11, s, "an imagined state differs, but its past does not")
            return
        start, before = next(waypoint for waypoint in reversed(self.waypoints) if waypoint[0] <= changed)
        behind = len(self.played) - start
        if behind > LONG_PAST and self.doubts.random() * behind > LONG_PAST:
            return
        t = before.clone()
        for (seat, what), (_, real) in zip(implied[start:], self.played[start:], strict=True):
            if seat == CHANCE:
                t.happen(what[:])
                continue
            step = t.question(seat)
            self.require(step is not None and what[0] in step.options(t), 11, s, f"seat {seat} could not choose {what}")
            hidden = step is not None and step.secret and seat != viewer
            self.require(what == real or hidden, 11, s, f"seat {seat} answered openly, but is imagined otherwise")
            t.answer(seat, what[0])
            t.run_on()
        self.require(written(t) == written(twin), 11, s, "the implied past leads to another state")
        if self.rng.random() < 0.04:
            self.check_alike(s, before, self.played[start:], implied[start:], viewer)

    def check_alike(self, s: State, before: State, real: Past, implied: Past, viewer: int | None) -> None:
        """Both pasts looked and were told the same to this viewer, moment by moment."""
        for moment, other in zip(lived_again(before, real), lived_again(before, implied), strict=True):
            seen, alike = self.game.view(moment.after, viewer), self.game.view(other.after, viewer)
            self.require(written(seen) == written(alike), 13, s, f"seat {viewer} saw the difference")
            told, again = tell(self.game, moment, viewer), tell(self.game, other, viewer)
            self.require(told == again, 13, s, f"seat {viewer} was told the difference: {told} or {again}")

    def check_scene(self, s: State, view: State, viewer: int | None, seen: bytes) -> None:
        between = not s.is_over() and not s.asked()
        scene = self.game.scene(view, viewer)
        self.require(scene.seat == viewer, 10, s, "the scene is for somebody else")
        self.require(scene.prompt.waiting == s.asked(), 10, s, f"waiting for {scene.prompt.waiting}")
        found = scene_laws.problems(scene, self.game.faces, self.known, between)
        found += scene_laws.sending_problems(scene, s)
        self.require(not found, 10, s, f"scene of seat {viewer}: {found}")
        self.check_sends(s, scene)
        self.require(written(view) == seen, 10, s, "drawing changed the view")
        self.check_forgotten(s, viewer, scene)
        covered = self.game.covered(view)
        if covered and self.doubts.random() < 0.5:
            other = exchanged(view, covered, other_cards(cards_at(view, covered), self.doubts))
            same = encode(self.game.scene(other, viewer)) == encode(scene)
            self.require(same, 16, s, f"the scene of seat {viewer} tells of cards that nobody may look at")
        if self.rng.random() < 0.05:  # pure: the same view, loaded from its text, gives the same bytes
            again = self.game.scene(saves.load(self.game, json.loads(seen)), viewer)
            self.require(encode(again) == encode(scene), 10, s, "the same view gives another scene")

    def check_sends(self, s: State, scene: Scene) -> None:
        """Any of the choices that send several answers at once; those of a group are like one another."""
        several = [choice.send for choice in scene.choices if len(choice.send) > 1]
        if several and scene.seat is not None:
            *first, last = several[int(self.doubts.random() * len(several))]
            after = s.clone()
            for answer in first:
                after.answer(scene.seat, answer)
                after.run_on()
            known = knowing.foreseen(knowing.Sight(self.game), s, scene.seat, first) == len(first)
            known = known and not knowing.shows(knowing.Sight(self.game), s, after, scene.seat)
            self.require(known, 17, s, f"{last} is sent before it is known what {first} leads to")

    def check_moments(self, moments: list[Moment]) -> None:
        """The story of every step, to everybody, and the scenes in between."""
        for moment in moments:
            self.rehearse(moment)
            viewer = self.viewers[int(self.rng.random() * len(self.viewers))]
            after = self.game.view(moment.after, viewer)
            if moment.after.happens_by_itself():
                self.check_scene(moment.after, after, viewer, written(after))
            self.check_story(moment, viewer, after)

    def check_story(self, moment: Moment, viewer: int | None, after: State) -> None:
        story = tell(self.game, moment, viewer)
        places: set[str] = set()
        if any(happening.moves or happening.beat for happening in story):
            old: Scene = self.game.scene(self.game.view(moment.before, viewer), viewer)
            new: Scene = self.game.scene(after, viewer)
            places = {*scene_laws.ids(old), *scene_laws.ids(new)}
        found = list(scene_laws.story_problems(story, self.game.faces, places, len(self.seats), self.known))
        self.require(not found, 10, moment.after, f"story of {type(moment.step).__name__}: {found}")
        self.check_story_forgotten(moment, viewer, story)
        again = tell(self.game, self.with_others_covered(moment), viewer)
        self.require(again == story, 16, moment.after, f"the story tells of cards that nobody may look at: {story}")

    def with_others_covered(self, moment: Moment) -> Moment:
        """The same moment, with cards exchanged that nobody could look at before or after it."""
        before, after = self.game.covered(moment.before), self.game.covered(moment.after)
        both = {*cards_at(moment.before, before)} & {*cards_at(moment.after, after)}
        new = other_cards([*both], self.doubts)
        was, now = exchanged(moment.before, before, new), exchanged(moment.after, after, new)
        return Moment(was, moment.step, moment.choice, now)

    def check_end(self, s: State) -> None:
        self.check_census(s, s)
        ranks = s.ranks
        fair = len(ranks) == len(self.seats) and all(sum(o < r for o in ranks) == r for r in ranks)
        self.require(fair, 8, s, f"{ranks} is not a ranking")
        scores = self.game.scores(s)
        self.require(len(scores) == len(self.seats), 8, s, "scores are not one per seat")
        pairs = [(a, b) for a in self.seats for b in self.seats if ranks[a] < ranks[b] and scores[a] < scores[b]]
        self.require(not pairs, 8, s, f"more must be better: the places are {ranks}, the scores {scores}")
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


def lived_again(before: State, past: Past) -> Iterator[Moment]:
    """The moments of this past, from this state on."""
    s = before.clone()
    for seat, what in past:
        yield from befall(s, seat, what[:])


class LikelyWalk(Walk):
    """A game that mostly follows the rules of thumb: chance alone hardly ever plays well enough to see all of it."""

    def pick(self, s: State, seat: int) -> int:
        if self.rng.random() < 0.3:
            return super().pick(s, seat)
        options, view = s.options_of(seat), self.game.view(s, seat)
        seen = written(view)
        rates = self.game.hints.rate(view, seat, options[:])
        self.require(len(rates) == len(options) and all(map(isfinite, rates)), 4, s, f"{options} are rated {rates}")
        self.require(written(view) == seen, 4, s, "rating the options changed the view")
        return options[rates.index(max(rates))]


def kinds(s: State) -> list[type]:
    """The classes of the planned steps, those asked together included."""
    return [type(part) for step in s.agenda for part in (step, *(step.steps if isinstance(step, Together) else ()))]
