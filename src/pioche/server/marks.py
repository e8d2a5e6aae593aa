"""What the log notes beside every answer: what chance drew, what is asked then, and the points as they stand.

So it can be told later whether other rules would have gone the same way.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar
from zlib import crc32

from msgspec.structs import replace

from pioche.core import saves
from pioche.core.flow import CHANCE, State, Together
from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.record import Entry
from pioche.server import events

if TYPE_CHECKING:
    from pioche.server.table import Table

Marked = TypeVar("Marked", bound=events.Marked)


def marked(table: Table, event: Marked) -> Marked:
    """With what is asked now and how things stand: whoever changes the rules can tell from where on they differ."""
    if table.replaying or table.match is None:
        return event
    return replace(event, asked=asked(table.match.state), points=points(table.game, table.match.state))


def asked(state: State, numbers: dict[int, int] | None = None) -> str:
    """Who is asked what, and which answers there are, in eight digits.

    `numbers`: by what numbers those answers went before, if the game has others now.
    """
    questions: list[Any] = []
    for seat in state.asked():
        options = sorted(state.options_of(seat))
        if numbers is not None:
            options = sorted(numbers.get(option, -1) for option in options)
        questions.append((seat, type(state.question(seat)).__name__, options))
    return f"{crc32(repr(questions).encode()):08x}"


def points(game: Game, state: State) -> list[float]:
    """The points of each seat as they stand; none where a game cannot tell before the end."""
    with suppress(Exception):
        return [*game.points(state)]
    return []


def question(match: Match, seat: int) -> Any:
    """What this seat is asked, to be told apart from what it is asked next."""
    step = match.state.question(seat)
    assert step is not None
    return saves.dump_step(step), match.state.options_of(seat)


def is_together(match: Match) -> bool:
    return isinstance(match.state.agenda[-1], Together)


def drawn(entries: list[Entry]) -> list[str]:
    """What chance drew, as records write it."""
    return [" ".join([entry.step, *entry.what]) for entry in entries if entry.seat == CHANCE]
