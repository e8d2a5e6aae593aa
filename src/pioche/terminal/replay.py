"""`pioche replay`: a record step by step, or as a story when nobody can press a key."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text as Ink

from pioche.core.flow import State
from pioche.core.game import Game, Refused, Settings
from pioche.core.match import Moment, tell
from pioche.core.record import Record
from pioche.core.scene import Happening, Scene
from pioche.terminal.colours import seat_style
from pioche.terminal.draw import Painter
from pioche.terminal.pieces import Pen
from pioche.terminal.saving import Frame, frames
from pioche.terminal.screen import Screen
from pioche.terminal.sheets import draw_happening
from pioche.terminal.zones import draw_zones

EVERYTHING = "all"
NOBODY_IN_PARTICULAR = "spectator"


def eyes_of(text: str | None, players: int) -> int | str:
    """Through whose eyes: a seat's, a spectator's, or everybody's at once."""
    if text is None or text == NOBODY_IN_PARTICULAR:
        return NOBODY_IN_PARTICULAR
    if text == EVERYTHING:
        return EVERYTHING
    if text.isascii() and text.isdigit() and len(text) < 4 and int(text) < players:
        return int(text)
    raise Refused("cli-bad-seat", seat=text, most=players - 1)


class Replay:
    """A record told again."""

    def __init__(self, game: Game, settings: Settings, record: Record, screen: Screen, eyes: int | str) -> None:
        self.game = game
        self.record = record
        self.screen = screen
        self.words = screen.words
        self.eyes = eyes
        self.viewer = eyes if isinstance(eyes, int) else None
        self.frames: list[Frame] = list(frames(game, settings, record))

    def run(self, first: int) -> int:
        if self.screen.watched:
            self.step_through(first)
        else:
            for place in range(first, len(self.frames)):
                self.story(place)
            self.screen.show(*self.picture(self.frames[-1].after))
        return 0

    def step_through(self, place: int) -> None:
        """Enter goes on, b goes back, a number jumps, q leaves."""
        last = len(self.frames) - 1
        while True:
            self.screen.gap()
            self.screen.say("replay-place", style="bold", place=place, last=last)
            self.story(place)
            self.screen.show(*self.picture(self.frames[place].after))
            try:
                typed = self.screen.ask(self.words.say("replay-keys")).strip().casefold()
            except EOFError:
                return
            if typed == "q":
                return
            if typed == "b":
                place = self.telling(place, -1)
            elif typed.isascii() and typed.isdigit() and len(typed) < 9:
                place = min(last, int(typed))
            elif place == last:
                return
            else:
                place = self.telling(place, 1)

    def telling(self, place: int, by: int) -> int:
        """The next step in this direction that tells something, or the first or last of all."""
        place += by
        while 0 < place < len(self.frames) - 1 and not any(map(self.told, self.frames[place].moments)):
            place += by
        return max(0, place)

    # What is told and shown

    def story(self, place: int) -> None:
        pen = Pen(self.scene(self.frames[place].after), self.words, self.screen.plain)
        for moment in self.frames[place].moments:
            for happening in self.told(moment):
                self.screen.show(*draw_happening(happening, pen, self.viewer))

    def told(self, moment: Moment) -> list[Happening]:
        if self.eyes == EVERYTHING:
            return self.game.story(moment.before, moment.step, moment.choice, moment.after, None)
        return tell(self.game, moment, self.viewer)

    def scene(self, s: State) -> Scene:
        return self.game.scene(self.game.view(s, self.viewer), self.viewer)

    def picture(self, s: State) -> list[RenderableType]:
        """The table after this frame; for all eyes with everybody's own cards below."""
        painter = Painter(self.scene(s), self.record.seats, self.words, self.screen.width, self.screen.plain)
        parts: list[RenderableType] = [painter.table()]
        if self.eyes == EVERYTHING:
            parts += [self.own(s, seat) for seat in range(len(self.record.seats))]
        parts.append(painter.question())
        return parts

    def own(self, s: State, seat: int) -> RenderableType:
        """What only this seat sees of its own."""
        scene = self.game.scene(self.game.view(s, seat), seat)
        pen = Pen(scene, self.words, self.screen.plain)
        pen.numbers = {}
        hands = [zone for zone in scene.zones if zone.kind == "fan" and zone.owner == seat]
        if not hands:
            return Ink()
        name = Ink(f" {self.record.seats[seat].name}", f"bold {seat_style(seat)}")
        return Stack(name, Padding(draw_zones(pen, hands, self.screen.width - 4), (0, 2), expand=False))
