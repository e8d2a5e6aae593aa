"""A series at one terminal: campaigns and tournaments, match after match, kept in one file that proves itself.

The file holds the series, the records of its matches and, at its end, the match that is being played: so one can leave
at any time and go on later.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from shlex import quote

from rich.table import Table
from rich.text import Text as Ink

from pioche import bots, games
from pioche.bots.bot import Bot
from pioche.core import record as records
from pioche.core.fair import Committed, Luck, Seeded
from pioche.core.game import Game, Refused
from pioche.core.match import Match, Moment
from pioche.core.record import Seat
from pioche.core.series import text
from pioche.core.series.chain import Opened, Series, Terms, named
from pioche.core.series.shapes import FILLER
from pioche.lab.simulate import play_recorded
from pioche.terminal import saving
from pioche.terminal.draw import bot_name
from pioche.terminal.play import Session, committed, seated
from pioche.terminal.progress import progress_bar
from pioche.terminal.questions import Quit
from pioche.terminal.screen import Screen
from pioche.text import Words

INTERRUPTED = 130


class MatchSession(Session):
    """A match of a series: it is kept in the file of the series."""

    evening: Evening

    def save(self) -> None:
        self.evening.save(self.match.saved())

    def go_on_command(self) -> str:
        return self.evening.command

    def tell_record(self) -> None:
        """The series goes on; its file is told at its end."""


@dataclass
class Evening:
    """A series being played here."""

    series: Series
    screen: Screen
    file: Path
    command: str  # that goes on with it
    matches: list[str] = field(default_factory=list)  # records of those that are over
    saved: str = ""  # of the match that was left
    players: dict[str, Bot] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return self.series.game

    @property
    def words(self) -> Words:
        return self.screen.words

    def save(self, under_way: str = "") -> None:
        saving.write_whole(self.file, text.bundle(self.series, [*self.matches, *([under_way] if under_way else [])]))

    # Playing

    def run(self) -> int:
        """To the end, or until somebody leaves; the exit code."""
        try:
            self.save(self.saved)
            while not self.series.is_over:
                self.keep_cards()
                for pairing in self.series.due():
                    self.series.open(pairing)
                code = self.play_open_matches()
                if code is not None:
                    return code
            self.save()
        except (Quit, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        self.finish()
        return 0

    def play_open_matches(self) -> int | None:
        """Bots among themselves first; then people, unless one leaves."""
        quiet = [opened for opened in self.series.playing() if all(seat.bot for seat in self.series.seats(opened))]
        if quiet:
            with progress_bar(self.words.say("series-bots-play"), len(quiet)) as how_far:
                for opened in quiet:
                    self.play_bots(opened)
                    how_far.more(1)
            self.tell_standing()
        for opened in self.series.playing():
            code = self.play_people(opened)
            if code is not None:
                return code
        return None

    def luck(self, opened: Opened) -> Luck:
        own = self.series.luck
        return (
            Seeded(f"{own.seed}/{named(opened.key)}")
            if isinstance(own, Seeded)
            else committed(self.series.seats(opened))
        )

    def new_match(self, opened: Opened) -> Match:
        series = self.series
        return Match(series.match_game(opened), series.settings(opened), series.seats(opened), self.luck(opened))

    def play_bots(self, opened: Opened) -> None:
        match = self.new_match(opened)
        for seat in match.record.seats:
            if seat.bot not in self.players:
                self.players[seat.bot] = bots.load(seat.bot)(self.game)
        rng = Random(f"{match.record.seed}/bots") if match.record.seed else Random()
        play_recorded([self.players[seat.bot] for seat in match.record.seats], match, rng)
        self.end(opened, match)

    def play_people(self, opened: Opened) -> int | None:
        """One match with people; None when it is over, else how they left."""
        told, since = list[Moment](), dict[int, int]()
        if self.saved:
            read = records.read(self.saved)
            game, settings = records.opened(read, games.load)
            for frame in saving.frames(game, settings, read):
                if frame.entry:
                    since[frame.entry.seat] = len(told)
                told += frame.moments
            match, self.saved = Match.resume(game, settings, read), ""
        else:
            match = self.new_match(opened)
        names = [seat.name for seat in match.record.seats]
        self.announce(opened, names)
        screen = Screen(
            Words(self.words.language, self.game, names),
            self.screen.asked_width,
            self.screen.fast,
            self.screen.out,
            self.screen.source,
        )
        session = MatchSession(match, screen, self.file, told, since)
        session.evening = self
        code = session.run()
        if not match.state.is_over():
            return code
        self.end(opened, match)
        self.tell_standing()
        for entrant in opened.seats:
            if entrant != FILLER and self.series.keeps_nothing(entrant) and not self.series.entrants[entrant].bot:
                self.screen.say("series-keep-nothing", who=self.series.entrants[entrant].name)
        return None

    def end(self, opened: Opened, match: Match) -> None:
        written = match.saved()
        self.series.end(opened.key, text.hashed(written), match.state)
        self.matches.append(written)
        self.save()

    # Keeping cards

    def keep_cards(self) -> None:
        for entrant in list(self.series.choices):
            if self.series.entrants[entrant].bot:
                self.series.keep(entrant, self.series.advised(entrant))
            else:
                self.ask_keep(entrant)
            self.save()

    def ask_keep(self, entrant: int) -> None:
        """What a person keeps, one answer after the other; the last one can be taken back."""
        words = Words(self.words.language, self.game)
        self.screen.gap()
        self.screen.say("series-keep", style="bold", who=self.series.entrants[entrant].name)
        said: tuple[int, ...] = ()
        while options := self.series.keep_options(entrant, said):
            self.screen.say("series-keep-now" if len(said) % 2 == 0 else "series-keep-for")
            for number, option in enumerate(options, start=1):
                self.screen.show(Ink(f"  {number:3}  {self.called(option, words)}"))
            line = self.screen.ask(self.words.say("series-keep-prompt")).strip().lower()
            if line in ("q", "quit"):
                raise Quit
            if line == "u":
                said = said[:-1]
            elif line.isascii() and line.isdigit() and 1 <= int(line) <= len(options):
                said = (*said, options[int(line) - 1])
            else:
                self.screen.say("series-keep-what", style="yellow", last=len(options))
        self.series.keep(entrant, said)

    def called(self, option: int, words: Words) -> str:
        name = self.game.choices[option]
        return words(f"face:{name}") if name in self.game.faces.faces else words(f"series-say-{name.replace(' ', '-')}")

    # What is told

    def announce(self, opened: Opened, names: list[str]) -> None:
        self.screen.gap()
        words = Words(self.words.language, self.game)
        said = words.say("series-match", match=named(opened.key), who=", ".join(names))
        changed = [words(f"option-{key}-{self.game.option(key).write(value)}") for key, value in opened.changed]
        self.screen.show(Ink(" · ".join([said, *changed]), "bold"))

    def tell_standing(self) -> None:
        series = self.series
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        places = series.standing()
        for entrant in sorted(range(len(places)), key=lambda one: places[one]):
            seat, points = series.entrants[entrant], series.outlook.points.get(entrant)
            table.add_row(
                f"{places[entrant] + 1}.",
                seat.name,
                bot_name(seat.bot, self.words) if seat.bot else "",
                "" if points is None else str(points),
                self.words.say("series-out") if entrant in series.outlook.out and not series.is_over else "",
            )
        self.screen.gap()
        self.screen.show(table)

    def finish(self) -> None:
        series = self.series
        if series.terms.kind.shape == "road":
            self.screen.say("series-road-over", style="bold", won=series.outlook.points[0])
        else:
            winner = series.entrants[series.standing().index(0)].name
            self.screen.say("series-over", style="bold", who=winner)
        self.screen.say("series-file", style="dim", file=str(self.file))
        self.screen.say("term-verify", style="dim", command=f"pioche verify {quote(str(self.file))}")

    def leave(self, code: int) -> int:
        self.save(self.saved)
        self.screen.gap()
        self.screen.say("series-saved", file=str(self.file))
        self.screen.say("term-go-on", command=self.command)
        return code


# Beginning ----------------------------------------------------------------------------------------------------------


def entrants_of(names: list[str], words_for_bots: list[str]) -> list[Seat]:
    """Who enters: `strong*7` is seven bots of that kind, any other name a person at this terminal."""
    out = list[str]()
    for name in names:
        kind, star, many = name.rpartition("*")
        if star and kind in bots.KEYS:
            if not (many.isascii() and many.isdigit() and 1 <= int(many) <= 16):
                raise Refused("cli-bad-entrants", name=saving.printable(name)[:40])
            out += [kind] * int(many)
        else:
            out.append(name)
    if len(out) > 16:
        raise Refused("cli-bad-entrants", name=saving.printable(names[-1])[:40])
    return seated(out, words_for_bots)


def new_evening(
    game: Game, terms: Terms, entrants: list[Seat], seed: str | None, screen: Screen, file: Path, command: str
) -> Evening:
    luck: Luck = Seeded(seed) if seed else committed(entrants)
    series = Series(game, terms, entrants, luck)
    screen.gap()
    if isinstance(luck, Committed):
        screen.say("term-commitment", style="dim", commitment=luck.commitment)
    else:
        screen.say("term-seed", style="dim", seed=seed)
    return Evening(series, screen, file, command)


def old_evening(file: Path, screen: Screen, command: str) -> Evening:
    """A series that was left, with the match that was being played."""
    written = saving.read_text(file)
    if not text.is_series(written):
        raise Refused("cli-no-series", file=saving.printable(str(file)))
    series, matches = text.resumed(written, games.load)
    over, rest = matches[: len(series.ended)], matches[len(series.ended) :]
    screen.gap()
    screen.say("term-resumed", style="dim", file=str(file))
    return Evening(series, screen, file, command, over, rest[0] if rest else "")


def campaign_file(game: Game, kind: str) -> Path:
    """Where the one campaign of this game lies that goes on."""
    return saving.new_file(None, game).parent / f"{game.key}-{kind}.pioche"


def put_aside(file: Path) -> None:
    """A campaign that is over, or not wanted any more, is kept under another name."""
    if file.exists():
        file.rename(file.with_name(f"{file.stem}-{secrets.token_hex(3)}{file.suffix}"))


def is_open(file: Path) -> bool:
    """Whether this file holds a series that can go on."""
    if not file.exists():
        return False
    series, _ = text.resumed(saving.read_text(file), games.load)
    return not series.is_over
