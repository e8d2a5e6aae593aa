"""Laws 15, 17, 18 and 19: what is laid face down, what may be taken back, who can tell how many answers there are, and
what one must remember oneself.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from pioche.core import knowing, saves
from pioche.core.flow import CHANCE, ChanceStep, State, Step
from pioche.core.game import Game, untold
from pioche.core.hidden import hidden_cards, outline
from pioche.core.match import Moment, tell
from pioche.core.saves import fields
from pioche.core.scene import Happening, Scene
from pioche.core.scene import dump as encode

FEW = 4  # answers of a secret question that are compared


def written(s: State) -> bytes:
    """A state as text, to compare."""
    data = {name: getattr(s, name) for name in fields(s)}
    data["agenda"] = written_agenda(s)
    return encode(data)


def written_or_nothing(s: State) -> bytes:
    """The same of what may lack a field."""
    try:
        return written(s)
    except AttributeError:
        return b""


def written_agenda(s: State) -> list[Any]:
    return [saves.dump_step(step) for step in s.agenda]


class SecretLaws:
    """A part of the walk."""

    game: Game
    seats: range
    viewers: list[int | None]
    blank: Game | None  # as it looks to people who remember nothing
    doubts: Random  # apart from the walk's own, so that the game is the same whatever is compared

    def require(self, holds: bool, law: int, s: State, what: object) -> None:
        raise NotImplementedError

    def check_face_down(self, s: State) -> None:
        """Some answers of each secret question, or secret draws: who can tell them apart?"""
        for step in [s.question(seat) for seat in s.asked()] or s.agenda[-1:]:
            if step is not None and step.secret:
                same: dict[str, list[State]] = {}
                for after in self.tables_after(s, step):
                    same.setdefault(outline(self.game.view(after, None)), []).append(after)
                for tables in same.values():
                    self.check_told_apart(s, step, tables)

    def tables_after(self, s: State, step: Step[Any]) -> list[State]:
        """The tables after a few answers to this question, or a few draws, all of them different."""
        tables: dict[bytes, State] = {}
        drawn = isinstance(step, ChanceStep)
        options = [] if drawn else step.options(s)
        for choice in range(FEW) if drawn else self.doubts.sample(options, min(FEW, len(options))):
            t = s.clone()
            if isinstance(step, ChanceStep):
                t.agenda.pop()
                step.happen(t, step.draw(t, self.doubts))
            else:
                t.answer(step.seat, choice)
            tables[written(t)] = t
        return [*tables.values()]

    def check_told_apart(self, s: State, step: Step[Any], tables: list[State]) -> None:
        """If anybody cannot tell two of these tables apart, nobody but a witness can tell any of them apart."""
        others = [viewer for viewer in self.viewers if viewer != step.seat and viewer not in step.witnesses()]
        looks = {viewer: {written(self.game.view(t, viewer)) for t in tables} for viewer in others}
        if any(len(seen) < len(tables) for seen in looks.values()):
            knowing = [viewer for viewer, seen in looks.items() if len(seen) > 1]
            self.require(not knowing, 15, s, f"seats {knowing} know what was laid face down")

    def check_known_answers(self, s: State) -> None:
        """What everybody is said to know, as a spectator imagines it."""
        for seat in s.asked():
            count = knowing.known_answers(knowing.Sight(self.game), s, seat)
            if count is not None:
                twin = self.game.imagine(self.game.view(s, None), self.doubts)
                counts = len(s.options_of(seat)), len(twin.options_of(seat))
                self.require(counts == (count, count), 18, s, f"seat {seat} is said to have {count} answers: {counts}")

    def check_take_back(self, before: State, s: State, seat: int, choice: int) -> None:
        """Nobody sees a card more, and on another table that looked the same to the seat it still looks the same."""
        game = self.game
        if (
            s.is_over()
            or s.to_move() == CHANCE
            or knowing.tells(knowing.Sight(game), len(self.seats), before, s, seat, [choice])
        ):
            return
        for viewer in self.viewers:
            learnt = Counter(self.hidden_from(before, viewer)) - Counter(self.hidden_from(s, viewer))
            self.require(not learnt, 17, s, f"{choice} may be taken back, but seat {viewer} now knows {learnt}")
        twin = game.imagine(game.view(before, seat), self.doubts)
        twin.answer(seat, choice)
        twin.run_on()
        same = written(game.view(twin, seat)) == written(game.view(s, seat))
        self.require(same, 17, s, f"{choice} may be taken back, but seat {seat} learnt something by it")

    def hidden_from(self, s: State, viewer: int | None) -> list[int]:
        """The cards this viewer does not know: as the rules tell, else as the view shows."""
        if self.game.secrets is not untold:
            return self.game.secrets(s, viewer)
        return hidden_cards(self.game.view(s, viewer), s)

    def check_forgotten(self, s: State, viewer: int | None, scene: Scene) -> None:
        """A picture reminds nobody of what he must remember himself, until it is over and all is laid open."""
        if self.blank and viewer is not None and not s.is_over() and self.doubts.random() < 0.3:
            same = encode(self.blank.scene(self.blank.view(s, viewer), viewer)) == encode(scene)
            self.require(same, 19, s, f"the scene reminds seat {viewer} of what can no longer be looked at")

    def check_story_forgotten(self, moment: Moment, viewer: int | None, story: list[Happening]) -> None:
        if self.blank and viewer is not None and self.doubts.random() < 0.3:
            again = tell(self.blank, moment, viewer)
            self.require(again == story, 19, moment.after, f"the story reminds seat {viewer}: {story} or {again}")


def without_memory(game: Game, rng: Random) -> Game | None:
    """This game as it looks to people who remember nothing; None where nothing need be remembered."""
    forget, view = game.hints.forget, game.view
    if forget is None:
        return None
    return replace(game, view=lambda s, seat: view(s, seat) if seat is None else forget(view(s, seat), seat, 1.0, rng))
