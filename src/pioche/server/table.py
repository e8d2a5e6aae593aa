"""The authority over one match: who sits there, what they may do, and what each event of the log does.

A Table does no input or output and looks at no clock. Whoever holds it asks for a change (`allowed.py` checks it
and returns the event), applies the event, and keeps it in the log before anybody hears of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from pioche.core.fair import Committed
from pioche.core.flow import ranking
from pioche.core.game import Game, Refused
from pioche.core.match import Match, Moment
from pioche.core.record import Seat
from pioche.server import events, marks, pace
from pioche.server.events import AnyEvent, Chair, Setup, Status, Summary
from pioche.server.messages import Halt, Proposal


class Stale(Refused):
    """An answer to a question that is no longer asked."""

    def __init__(self) -> None:
        super().__init__("refused-stale")


class Repeated(Refused):
    """An answer that has been given already: it came twice because its sender could not know."""

    def __init__(self) -> None:
        super().__init__("refused-stale")


class Broken(Refused):
    """A log that does not replay: made by another version of the game, or damaged."""


UPGRADED = '{"kind":"upgraded"'

MOST_IDS = 50  # of answers: nobody repeats one after so many others


@dataclass(slots=True)
class Change:
    """What an event did: the event with what chance drew, and the moments to show."""

    event: AnyEvent
    moments: list[Moment]
    whole: bool = False  # what was shown before no longer holds


class Table:
    """One table: its setup and the events so far, added up."""

    def __init__(self, id: str, secret: str, setup: Setup, game: Game) -> None:
        if setup.version != game.version:
            raise Broken("refused-version", game=game.key, wanted=setup.version, have=game.version)
        self.id, self.secret, self.setup, self.game = id, secret, setup, game
        self.settings = game.settle(setup.options)
        self.seq = 0  # of the log
        self.number = 0  # by which viewers count what they were told; see `apply`
        self.status: Status = "waiting"
        self.chairs: list[Chair] = list(setup.chairs)
        self.entropies = [*setup.entropies, *[""] * (len(self.chairs) - len(setup.entropies))]
        self.host = setup.host
        self.rematch = ""
        self.match: Match | None = None
        self.posed: dict[int, int] = {}  # since which number each seat is asked what it is asked
        self.questions: dict[int, Any] = {}
        self.banks: list[float] = [float(setup.clock.bank) if setup.clock else 0.0] * len(self.chairs)
        self.lent: dict[int, float] = {}  # time that passed for seats whose switches had answered already
        self.unwatched: list[int] = []  # seats whose pace nobody else sees; whoever holds the table knows
        self.timed_out: list[int] = []
        self.ids: list[str] = []  # of the last answers
        self.replaying = False  # what was accepted once, as the log says
        self.proposal: Proposal | None = None
        self.paused = False
        self.halt: Halt | None = None  # the rules have changed: nothing is asked until the players have chosen
        self.score: list[float] = []  # with which it was ended when the rules had changed
        self.given: tuple[tuple[Any, ...], list[tuple[int, int]]] | None = None  # what `pace.given` found out last

    # Who is who

    def seat_of(self, person: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return seat
        return None

    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.name]

    def is_bot(self, seat: int) -> bool:
        return bool(self.chairs[seat].bot)

    def people(self) -> list[int]:
        """Seats of people who have not got up."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.left]

    def asked(self) -> list[int]:
        return self.match.state.asked() if self.match and self.status == "playing" and not self.halt else []

    def clocks(self) -> list[float]:
        return [round(bank, 2) for bank in self.banks] if self.setup.clock else []

    def result(self) -> tuple[list[int], list[float]]:
        """The place and the points of each seat, once there are any."""
        if self.match and self.match.state.is_over():
            return self.match.state.ranks, self.game.points(self.match.state)
        return (ranking(self.score), self.score) if self.score else ([], [])

    def summary(self) -> Summary:
        places, points = self.result()
        return Summary(
            status=self.status,
            chairs=self.chairs,
            host=self.host,
            timed_out=self.timed_out,
            proposal=self.proposal,
            paused=self.paused,
            rematch=self.rematch,
            entropies=self.entropies,
            places=places,
            points=points,
            halt=self.halt,
        )

    # What may be done -----------------------------------------------------------------------------------

    def playing(self) -> Match:
        if self.status == "waiting" or self.match is None:
            raise Refused("refused-not-begun")
        if self.status == "over":
            raise Refused("refused-over")
        return self.match

    def fresh(self, seat: int, seq: int) -> None:
        """Refuse what was meant for another question. Others may have answered theirs meanwhile."""
        since = self.posed[seat] if seat in self.questions else self.number
        if not since <= seq <= self.number:
            raise Stale

    def first_time(self, id: str) -> None:
        """Refuse an answer that was given before, even if it was taken back since."""
        if id and id in self.ids:
            raise Repeated

    def can_take_back(self, seat: int | None, agreed: bool = False) -> bool:
        if self.match is None or seat is None or self.status != "playing" or self.halt or self.is_bot(seat):
            return False
        return self.match.can_take_back(seat, agreed)

    def taking_back(self, seat: int | None) -> tuple[bool, bool]:
        """Whether this seat may take back its last answer; and whether it may only if the others agree."""
        if not self.can_take_back(seat, agreed=True):
            return False, False
        freely = self.can_take_back(seat)
        return freely, not freely

    def undecided(self, proposal: Proposal) -> list[int]:
        """People whose word is still wanted."""
        decided = {proposal.seat, *proposal.agreed}
        return [seat for seat in self.people() if seat not in decided and not self.is_bot(seat)]

    # What an event does ---------------------------------------------------------------------------------

    def apply(self, event: AnyEvent) -> Change:
        """Carry the event out. Refuses what the rules refuse, and then nothing has changed.

        A switch is its owner's business: the others are told nothing, and their numbers show no gap.
        """
        do: Callable[[Any], Change] = getattr(self, "do_" + type(event).__name__)
        change = do(event)
        self.given = None
        self.seq += 1
        self.number += not isinstance(event, events.Switched)
        self.pose(change)
        return change

    def replay(self, log: Iterable[tuple[int, str]]) -> None:
        """Apply a log; what chance draws and the clocks must come out as written."""
        for _ in self.replayed(log):
            pass

    def replayed(self, log: Iterable[tuple[int, str]]) -> Iterator[None]:
        """The same, event by event."""
        self.replaying = True  # nobody looks at the moments
        rows = list(log)
        for place in reversed([place for place, (_, text) in enumerate(rows) if text.startswith(UPGRADED)]):
            yield from self.upgraded(*rows[place])
            del rows[: place + 1]
            break
        for seq, text in rows:
            self.follow(seq, text)
            yield
        self.replaying = False

    def upgraded(self, seq: int, text: str) -> Iterator[None]:
        """Begin with what counts since the rules changed. Numbers go on, so that old answers are stale."""
        event = events.read_event(text)
        assert isinstance(event, events.Upgraded)
        for place, before in enumerate(event.log, start=1):
            self.follow(place, before)
            yield
        self.seq = self.number = seq
        self.halt = event.halt or self.halt
        self.posed, self.questions = dict.fromkeys(self.questions, seq), {} if self.halt else self.questions

    def follow(self, seq: int, text: str) -> Change:
        """Apply the next line of the log."""
        event = events.read_event(text)
        if seq != self.seq + 1:
            raise Broken("refused-log", seq=seq)
        try:
            change = self.apply(event)
        except Refused as refused:
            raise Broken("refused-log", seq=seq) from refused
        if getattr(change.event, "chance", None) != getattr(event, "chance", None):
            raise Broken("refused-log", seq=seq)
        if clocks := getattr(event, "clocks", None):
            self.banks = list(clocks)
        return change

    def sit(self, seat: int, chair: Chair) -> None:
        self.chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]

    def do_Sat(self, event: events.Sat) -> Change:
        self.sit(event.seat, Chair(event.person, event.name))
        self.entropies = [*self.entropies[: event.seat], event.entropy, *self.entropies[event.seat + 1 :]]
        return Change(event, [])

    def do_Gave(self, event: events.Gave) -> Change:
        self.entropies = [*self.entropies[: event.seat], event.entropy, *self.entropies[event.seat + 1 :]]
        return Change(event, [])

    def do_Left(self, event: events.Left) -> Change:
        person = self.chairs[event.seat].person
        if self.status == "waiting":
            self.sit(event.seat, Chair())
            self.entropies = [*self.entropies[: event.seat], "", *self.entropies[event.seat + 1 :]]
        else:
            self.sit(event.seat, replace(self.chairs[event.seat], bot=event.bot, left=True))
            self.in_time(event.seat)
            self.proposal = None
        if person == self.host:
            self.host = next((self.chairs[seat].person for seat in self.people()), person)
        return Change(event, [])

    def do_Began(self, event: events.Began) -> Change:
        luck = Committed(self.secret, public_name(self.id), event.entropies, self.setup.form)
        seats = [Seat(chair.name, chair.bot) for chair in event.chairs]
        match = Match(self.game, self.settings, seats, luck)
        self.chairs, self.entropies, self.match = event.chairs, event.entropies, match
        self.status = "over" if match.state.is_over() else "playing"
        return Change(
            marks.marked(self, replace(event, chance=marks.drawn(match.record.entries))), match.opening, whole=True
        )

    def do_Answered(self, event: events.Answered) -> Change:
        match = self.playing()
        known = len(match.record.entries)
        moments = match.answer(event.seat, event.send, event.by == "table", self.replaying)
        forget_turns(match)
        if event.id:
            self.ids = [*self.ids[-MOST_IDS:], event.id]
        self.in_time(event.seat)
        self.proposal, self.paused = None, False
        pace.repay(self, event)
        if self.setup.clock and event.by == "person":
            self.banks[event.seat] += self.setup.clock.increment
        if match.state.is_over():
            self.status = "over"
        chance = marks.drawn(match.record.entries[known:])
        return Change(marks.marked(self, replace(event, chance=chance, clocks=self.clocks())), moments)

    def do_Upgraded(self, event: events.Upgraded) -> Change:
        if event.log:  # only a table that is built again can begin with it
            raise Broken("refused-log", seq=self.seq + 1)
        self.halt = event.halt  # the rules have changed once more since
        return Change(event, [])

    def do_TookBack(self, event: events.TookBack) -> Change:
        self.go_back(event.seat)
        return Change(marks.marked(self, replace(event, clocks=self.clocks())), [], whole=True)

    def go_back(self, seat: int, agreed: bool = False) -> None:
        self.playing().take_back(seat, agreed)
        self.proposal = None
        if self.setup.clock:
            self.banks[seat] = max(0.0, self.banks[seat] - self.setup.clock.increment)

    def do_Proposed(self, event: events.Proposed) -> Change:
        return self.decide(event, Proposal(seat=event.seat, what=event.what))

    def do_Agreed(self, event: events.Agreed) -> Change:
        assert self.proposal
        return self.decide(event, replace(self.proposal, agreed=sorted({*self.proposal.agreed, event.seat})))

    def decide(self, event: events.Proposed | events.Agreed, proposal: Proposal) -> Change:
        """Once nobody is left to ask, what was proposed happens."""
        self.proposal = proposal
        if self.undecided(proposal):
            return Change(event, [])
        if proposal.what == "end":
            self.status, self.score = "over", self.halt.points if self.halt else []
            self.timed_out, self.proposal, self.paused, self.halt = [], None, False, None
        elif proposal.what == "rewind":
            self.proposal, self.halt = None, None
        elif proposal.what == "take-back":
            self.go_back(proposal.seat, agreed=True)
        else:
            self.proposal, self.paused = None, True
        back = proposal.what in ("take-back", "rewind")
        event = replace(event, clocks=self.clocks())
        return Change(marks.marked(self, event) if back else event, [], whole=back)

    def do_Declined(self, event: events.Declined) -> Change:
        self.proposal = None
        return Change(event, [])

    def do_Resumed(self, event: events.Resumed) -> Change:
        self.paused = False
        return Change(event, [])

    def do_BotCalled(self, event: events.BotCalled) -> Change:
        self.sit(event.seat, replace(self.chairs[event.seat], bot=event.bot))
        self.in_time(event.seat)
        self.proposal = None
        return Change(replace(event, clocks=self.clocks()), [])

    def do_CameBack(self, event: events.CameBack) -> Change:
        self.sit(event.seat, replace(self.chairs[event.seat], bot="", left=False))
        return Change(event, [])

    def do_TimedOut(self, event: events.TimedOut) -> Change:
        self.timed_out = sorted({*self.timed_out, event.seat})
        self.banks[event.seat] = 0.0
        return Change(replace(event, clocks=self.clocks()), [])

    def do_Waited(self, event: events.Waited) -> Change:
        self.in_time(event.seat)
        if self.setup.clock:
            self.banks[event.seat] = float(self.setup.clock.bank)
        return Change(replace(event, clocks=self.clocks()), [])

    def do_Switched(self, event: events.Switched) -> Change:
        self.playing().set_switch(event.seat, event.id, event.value)
        return Change(event, [])

    def do_Ended(self, event: events.Ended) -> Change:
        self.status, self.score = "over", self.halt.points if self.halt else []
        self.timed_out, self.proposal, self.paused, self.halt = [], None, False, None
        return Change(event, [])

    def do_Rematched(self, event: events.Rematched) -> Change:
        self.rematch = event.table
        return Change(event, [])

    def in_time(self, seat: int) -> None:
        self.timed_out = [other for other in self.timed_out if other != seat]

    def pose(self, change: Change) -> None:
        """Note which seats are asked something new."""
        event = change.event
        played = change.whole or isinstance(event, events.Answered | events.TookBack)
        questions: dict[int, Any] = {}
        asked, match = self.asked(), self.match
        together = bool(asked) and match is not None and marks.is_together(match)
        for seat in asked:
            assert match is not None
            if not played and seat in self.questions:  # the match stands where it stood
                questions[seat] = self.questions[seat]
                continue
            mine = isinstance(event, events.Answered | events.TookBack) and event.seat == seat
            questions[seat] = marks.question(match, seat) if together else None
            if not together or questions[seat] != self.questions.get(seat) or mine:
                self.posed[seat] = self.number
        self.questions = questions


def public_name(id: str) -> str:
    """What records call this table: its id itself would let every reader in."""
    return hashlib.sha256(id.encode()).hexdigest()[:16]


def forget_turns(match: Match) -> None:
    """Keep what can still be taken back: what the last seat did since chance last spoke, and the last answer."""
    seat, kept = match.turns[-1].seat, 0
    for turn in reversed(match.turns):
        if turn.seat != seat or turn.drawn != match.drawn:
            break
        kept += 1
    del match.turns[: len(match.turns) - max(kept, len(match.last_turns()))]
