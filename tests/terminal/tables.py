"""Tables for tests: a match at a screen whose lines are given beforehand."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from pioche.core.fair import Seeded
from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.terminal.play import Session, seated
from pioche.terminal.screen import Screen
from pioche.text import Words
from tests.terminal.toy import GAME as TOY


def new_match(game: Game = TOY, seed: str = "1", seats: tuple[str, ...] = ("Ana", "greedy")) -> Match:
    sitting: list[Seat] = seated(list(seats), ["Ada", "Blaise", "Carl", "Dora", "Emmy"])
    return Match(game, game.settle({"players": len(seats)}), sitting, Seeded(seed))


def session(match: Match, typed: str, file: Path, width: int = 100, language: str = "en") -> tuple[Session, StringIO]:
    """A session that will read these lines, and where it writes."""
    out = StringIO()
    names = [seat.name for seat in match.record.seats]
    screen = Screen(Words(language, match.game, names), width, out=out, source=StringIO(typed))
    return Session(match, screen, file, [], {}), out
