"""How a stored match fares by the rules that are installed now: the same, the same up to a certain row, or not at all.

The rules it was played by are gone by then. What is left of them is in the log: what chance drew, who was asked what,
which answers there were, the points after every answer, in the end the result. A match is unchanged if all of that
comes out again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from msgspec.structs import replace

from pioche.core.game import Game
from pioche.server import events, marks
from pioche.server.events import AnyEvent, Setup, Summary
from pioche.server.table import UPGRADED, Table

Fate = Literal["unchanged", "changed", "impossible"]
WHYS = ("answer", "draws", "questions", "points", "result", "game")  # what may come out differently


@dataclass
class Trial:
    fate: Fate
    version: int  # of the rules that were tried
    same: list[AnyEvent] = field(default_factory=list)  # what counts, in the numbers of these rules
    move: int = 0  # the first answer that goes differently; 0: the very beginning
    moves: int = 0  # how many answers there are
    renumbered: bool = False
    points: list[float] = field(default_factory=list)  # as they stood by the old rules
    why: str = ""  # one of WHYS, or the kind of error, for whoever mends the rules

    @property
    def lost(self) -> int:
        """Answers that came after the last common moment."""
        return self.moves - sum(isinstance(event, events.Answered) for event in self.same)


def counting(log: Sequence[tuple[int, str]]) -> list[AnyEvent]:
    """The events that count, told in the numbers of the version that the table's setup names."""
    texts = [text for _, text in log]
    for place in reversed(range(len(texts))):
        if texts[place].startswith(UPGRADED):
            upgraded = events.read_event(texts[place])
            assert isinstance(upgraded, events.Upgraded)
            before = [events.read_event(text) for text in upgraded.log]
            halted = [replace(upgraded, log=[])] if upgraded.halt else []
            return [*before, *halted, *map(events.read_event, texts[place + 1 :])]
    return [events.read_event(text) for text in texts]


def last_points(log: Sequence[AnyEvent]) -> list[float]:
    """The points as they stand."""
    stands = [event.points for event in log if isinstance(event, events.Marked) and event.asked]
    return stands[-1] if stands else []


class Differs(Exception):
    """From here on it goes another way."""


class Attempt:
    """One match, played again by other rules."""

    def __init__(self, id: str, secret: str, setup: Setup, game: Game, names: Sequence[str] | None) -> None:
        """`names`: of all answers by the old rules; none if they are those of today."""
        self.table = Table(id, secret, replace(setup, version=game.version), game)
        self.table.replaying = True
        self.game = game
        self.names = tuple(names) if names is not None else game.choices
        self.renumbered = self.names != game.choices[: len(self.names)]
        old = {name: number for number, name in enumerate(self.names)}
        self.old = {new: old[name] for new, name in enumerate(game.choices) if name in old}

    def told(self, event: AnyEvent) -> AnyEvent:
        """This event in the numbers of today."""
        if not isinstance(event, events.Answered) or not self.renumbered:
            return event
        try:
            return replace(event, send=[self.game.code[self.names[number]] for number in event.send])
        except (KeyError, IndexError):
            raise Differs("answer") from None

    def follow(self, event: AnyEvent) -> AnyEvent:
        """Carry it out; the event as it is told now. Whatever does not come out as written differs."""
        new = self.told(event)
        change = self.table.apply(new)
        if clocks := getattr(event, "clocks", None):
            self.table.banks = list(clocks)
        if getattr(change.event, "chance", None) != getattr(event, "chance", None):
            raise Differs("draws")
        if isinstance(event, events.Marked) and self.table.match is not None:
            state = self.table.match.state
            if event.asked and event.asked != marks.asked(state, self.old):
                raise Differs("questions")
            if event.points and event.points != marks.points(self.game, state):
                raise Differs("points")
            if self.renumbered and event.asked:
                new = replace(new, asked=marks.asked(state))
        return new

    def begun(self, event: events.Began) -> AnyEvent:
        """The match from its very beginning, with these rules' own deal."""
        fresh = self.table.apply(replace(event, chance=[])).event
        state = self.table.match and self.table.match.state
        assert isinstance(fresh, events.Began) and state
        return replace(fresh, asked=marks.asked(state), points=marks.points(self.game, state))


SEATS = (events.Left, events.BotCalled, events.CameBack)  # who sits where holds, whatever becomes of the answers


def tried(
    id: str,
    secret: str,
    setup: Setup,
    summary: Summary,
    log: Sequence[tuple[int, str]],
    game: Game,
    names: Sequence[str] | None,
) -> Trial:
    """Play a stored match again by these rules, as far as that goes."""
    rows = counting(log)
    out = Trial("unchanged", game.version, moves=answers_in(rows), points=last_points(rows))
    try:
        attempt = Attempt(id, secret, setup, game, names)
        out.renumbered = attempt.renumbered and out.moves > 0
        for event in rows:
            out.same.append(attempt.follow(event))
        if summary.places and (summary.places, summary.points) != attempt.table.result():
            raise Differs("result")
        return out
    except Exception as error:  # rules may fail in any way
        out.why = str(error) if isinstance(error, Differs) else type(error).__name__
    began = next((place for place, event in enumerate(rows) if isinstance(event, events.Began)), len(rows))
    same = len(out.same)
    try:
        out.same = common(lambda: Attempt(id, secret, setup, game, names), rows, began, same)
        out.fate, out.move = "changed", answers_in(out.same) + 1 if same > began else 0
    except Exception:  # they do not even let it begin
        out.fate, out.same = "impossible", []
    return out


def common(anew: Callable[[], Attempt], rows: list[AnyEvent], began: int, same: int) -> list[AnyEvent]:
    """What counts of a match of which so many rows came out as written, up to a moment at which it is still played."""
    attempt = anew()
    if same <= began:  # another deal: it can only begin again
        first = rows[began]
        assert isinstance(first, events.Began)
        out = [*map(attempt.follow, rows[:began]), attempt.begun(first)]
    else:
        out = [attempt.follow(event) for event in rows[:same]]
    if attempt.table.status == "over":
        last = max(place for place in range(same) if isinstance(rows[place], events.Answered))
        return common(anew, rows, began, last)
    return [*out, *(attempt.follow(event) for event in rows[same:] if isinstance(event, SEATS))]


def answers_in(rows: Sequence[AnyEvent]) -> int:
    return sum(isinstance(event, events.Answered) for event in rows)
