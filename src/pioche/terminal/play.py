"""A match at one terminal: tells what happens, asks the people, lets the bots answer, and loses nothing."""

from __future__ import annotations

import secrets
import tempfile
from math import ceil
from pathlib import Path
from random import Random
from shlex import quote
from time import monotonic

from pioche import bots
from pioche.core.fair import Committed, Luck, Seeded, entropy_of, new_entropy, new_secret
from pioche.core.game import Game, Refused, Settings
from pioche.core.match import Match, Moment, tell
from pioche.core.record import Record, Seat
from pioche.core.scene import Happening
from pioche.core.told import log_of
from pioche.terminal import saving
from pioche.terminal.draw import Painter
from pioche.terminal.pieces import Pen
from pioche.terminal.questions import Asking, Quit
from pioche.terminal.screen import Screen
from pioche.terminal.sheets import draw_happening

THINKING = 0.7  # seconds a bot seems to think
HOLDING = 1.5  # seconds to look at what goes away next
INTERRUPTED = 130


class Session:
    """One match, the people and bots around it, and the file it is kept in."""

    def __init__(self, match: Match, screen: Screen, file: Path, told: list[Moment], since: dict[int, int]) -> None:
        self.match = match
        self.game: Game = match.game
        self.screen = screen
        self.words = screen.words
        self.file = file
        self.seats: list[Seat] = match.record.seats
        self.bots = {place: bots.load(seat.bot)(match.game) for place, seat in enumerate(self.seats) if seat.bot}
        self.people = [place for place in range(len(self.seats)) if place not in self.bots]
        self.bot_rng = (
            Random(f"{match.record.seed}/bots/{len(match.record.entries)}") if match.record.seed else Random()
        )
        self.moments = [*told, *match.opening]
        self.since = {seat: since.get(seat, 0) for seat in self.people}  # where each one's last turn began
        self.heard: dict[int | None, int] = {None: len(told)}  # how many moments each viewer was told
        for seat in self.people:
            self.heard[seat] = self.since[seat]
        self.turns: list[int] = []  # for each turn of the match: how many moments came before
        self.last: int | None = None if len(self.people) > 1 else self.viewer
        self.introduced = False  # to the keys
        self.passing: list[Happening] = []  # told for a moment only, and still on the screen

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the table is told while nobody is asked."""
        return self.people[0] if len(self.people) == 1 else None

    # The match

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            self.save()
            while not self.match.state.is_over():
                self.news()
                self.go_on()
            self.finish()
        except (Quit, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            self.screen.gap()
            return self.leave(INTERRUPTED)
        return 0

    def go_on(self) -> None:
        """The next answer: one that is the only one, a bot's, or a person's.

        Who sits here alone learns nothing from being passed over; where several do, the others would.
        """
        forced = self.match.forced(unwatched=self.people if len(self.people) == 1 else ())
        if forced:
            seat, choice = forced
            if seat in self.bots:
                self.screen.pause(THINKING)
            self.answer(seat, [choice], by_itself=True)
            return
        asked = self.match.state.asked()
        for seat in asked:
            if seat in self.bots:
                self.answer(seat, [self.think(seat)])
                return
        self.turn_to(asked)

    def turn_to(self, people: list[int]) -> None:
        """Ask somebody. Switches come last: they only ever pass, and who is asked must not learn that somebody has."""
        standing = [(seat, self.match.standing_answer(seat)) for seat in people]
        for seat, choice in sorted(standing, key=lambda one: one[0] != self.last):
            if choice is None:
                self.ask(seat)
                return
        for seat, choice in standing[:1]:
            assert choice is not None
            self.answer(seat, [choice], by_itself=True)

    def think(self, seat: int) -> int:
        """A bot's answer. It seems to think as long as always, however little there is to think about."""
        bot, began = self.bots[seat], monotonic()
        seen = self.match.view(seat) if bot.sees else None
        choice = bot.choose(seen, seat, self.match.state.options_of(seat), self.bot_rng)
        spent = monotonic() - began
        self.screen.pause(THINKING * max(1, ceil(spent / THINKING)) - spent)
        return choice

    def answer(self, seat: int, sends: list[int], by_itself: bool = False) -> None:
        before = len(self.moments)
        self.moments += self.match.answer(seat, sends, by_itself)
        self.turns.append(before)

    def ask(self, seat: int) -> None:
        """Hand the terminal to this person if need be, tell the news, and take one answer."""
        if len(self.people) > 1 and seat != self.last:
            self.hand_over(seat)
        self.last = seat
        self.tell_to(seat)
        self.let_pass(seat)
        sends = Asking(self, seat).answer()
        if sends:
            self.since[seat] = len(self.moments)
            self.answer(seat, sends)
            self.save_if_possible()

    def hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is empty while the terminal changes hands."""
        self.screen.clear()
        self.screen.ask(self.words.say("term-hand-over", who=self.seats[seat].name))
        self.screen.clear()

    # What is told

    def news(self) -> None:
        """What just happened, at once, if one person alone (or nobody) looks on."""
        if len(self.people) < 2:
            self.tell_to(self.viewer)

    def tell_to(self, viewer: int | None) -> None:
        fresh = self.moments[self.heard[viewer] :]
        self.heard[viewer] = len(self.moments)
        live = len(self.people) < 2
        pen = Pen(self.match.scene(viewer), self.words, self.screen.plain)
        for moment in fresh:
            for happening in tell(self.game, moment, viewer):
                self.screen.show(*draw_happening(happening, pen, viewer))
                self.passing += [happening] if happening.keep == "moment" else []
                if happening.hold and live:
                    self.screen.pause(HOLDING)

    def let_pass(self, seat: int) -> None:
        """Nothing that was told for a moment only can be read while this person is asked: it is to be remembered."""
        passing, self.passing = self.passing, []
        if passing and self.screen.watched:
            if any(happening.hold or happening.actor != seat for happening in passing):
                self.screen.ask(self.words.say("term-remember"))
            self.screen.clear()

    def log(self, seat: int) -> None:
        """All that is kept of the match."""
        pen = Pen(self.match.scene(seat), self.words, self.screen.plain)
        for happening in log_of(self.game, self.moments, seat):
            self.screen.show(*draw_happening(happening, pen, seat))

    # Taking back

    def take_back(self, seat: int) -> None:
        """The last answer this person gave, with those the table gave by itself after it."""
        for _ in range(self.match.take_back(seat)):
            del self.moments[self.turns.pop() :]
        for viewer in self.heard:
            self.heard[viewer] = min(self.heard[viewer], len(self.moments))
        self.since = {who: min(place, len(self.moments)) for who, place in self.since.items()}
        self.save_if_possible()

    # The end

    def save(self) -> None:
        saving.write_whole(self.file, self.match.saved())

    def save_if_possible(self) -> None:
        """Between turns a full disk is a warning, no end."""
        try:
            self.save()
        except Refused as refused:
            self.screen.say(refused.message, style="yellow", **refused.details)

    def leave(self, code: int) -> int:
        try:
            self.save()
        except Refused as refused:
            self.screen.say(refused.message, style="yellow", **refused.details)
            self.file = Path(tempfile.gettempdir()) / self.file.name
            self.save()
        self.screen.gap()
        self.screen.say("term-saved", file=str(self.file))
        self.screen.say("term-go-on", command=self.go_on_command())
        return code

    def go_on_command(self) -> str:
        return f"pioche play --resume {quote(str(self.file))}"

    def finish(self) -> None:
        """The result, and where the record lies that proves it."""
        self.save()
        self.news()
        viewer = self.viewer
        if len(self.people) > 1:
            self.screen.clear()
            self.tell_to(None)
        painter = Painter(self.match.scene(viewer), self.seats, self.words, self.screen.width, self.screen.plain)
        self.screen.gap()
        self.screen.show(painter.table(), painter.question())
        self.screen.gap()
        self.tell_record()

    def tell_record(self) -> None:
        self.screen.say("term-record", style="dim", file=str(self.file))
        self.screen.say("term-verify", style="dim", command=f"pioche verify {quote(str(self.file))}")


# Beginning -----------------------------------------------------------------------------------------------


def seated(names: list[str], words_for_bots: list[str]) -> list[Seat]:
    """Who sits where: the name of a kind of bot means such a bot, any other name a person."""
    taken = {name for name in names if name not in bots.KEYS}
    free = [name for name in words_for_bots if name not in taken]
    seats: list[Seat] = []
    for name in names:
        if name in bots.KEYS:
            spare = free.pop(0) if free else f"{name} {len(seats) + 1}"
            seats.append(Seat(spare, name))
        else:
            seats.append(Seat(checked_name(name, seats)))
    return seats


def checked_name(name: str, before: list[Seat]) -> str:
    name = name.strip()
    if not name or not name.isprintable() or len(name) > 40:
        raise Refused("cli-bad-name", name=saving.printable(name)[:40])
    if any(seat.name == name for seat in before):
        raise Refused("cli-same-name", name=name)
    return name


def new_match(game: Game, settings: Settings, seats: list[Seat], seed: str | None) -> Match:
    """A match whose chance was committed to, or follows from a seed."""
    if len(seats) != settings["players"]:
        raise Refused("refused-seats", players=settings["players"], seats=len(seats))
    return Match(game, settings, seats, Seeded(seed) if seed else committed(seats))


def committed(seats: list[Seat]) -> Luck:
    """Chance as at every other table. All people sit at one keyboard here, so this program adds their entropy."""
    return Committed(new_secret(), secrets.token_hex(8), [entropy_of(seat.bot, new_entropy()) for seat in seats])


def play_new(
    game: Game, settings: Settings, seats: list[Seat], screen: Screen, seed: str | None, wanted: str | None
) -> int:
    """A new match from its beginning."""
    match = new_match(game, settings, seats, seed)
    session = Session(match, screen, saving.new_file(wanted, game), [], {})
    session.save()  # if that is refused, it is before anybody plays
    screen.gap()
    if isinstance(match.luck, Committed):
        screen.say("term-commitment", style="dim", commitment=match.luck.commitment)
    else:
        screen.say("term-seed", style="dim", seed=seed)
    return session.run()


def play_on(game: Game, settings: Settings, record: Record, screen: Screen, file: Path) -> int:
    """A match that was saved, from where it stands."""
    told: list[Moment] = []
    since: dict[int, int] = {}
    for frame in saving.frames(game, settings, record):
        if frame.entry:
            since[frame.entry.seat] = len(told)
        told += frame.moments
    match = Match.resume(game, settings, record)
    screen.gap()
    screen.say("term-resumed", style="dim", file=str(file))
    return Session(match, screen, file, told, since).run()
