"""What may be done at a table: each wish becomes the event that carries it out, or is refused with the reason."""

from __future__ import annotations

from pioche.core.fair import entropy_of
from pioche.core.game import Refused
from pioche.server import events, pace
from pioche.server.events import AnyEvent, Chair
from pioche.server.messages import NAME_LENGTH, What
from pioche.server.names import unlike
from pioche.server.seating import begun, usual
from pioche.server.store import Person
from pioche.server.table import Stale, Table

# Before and after play -------------------------------------------------------------------------------------


def may_begin_full(table: Table) -> AnyEvent:
    if table.open_seats():
        raise Refused("refused-begun")
    return may_begin(table, begun(table.chairs, usual()))


def may_sit(table: Table, person: Person, seat: int | None, entropy: str) -> AnyEvent:
    if table.status != "waiting":
        raise Refused("refused-begun")
    free = table.open_seats()
    if not free:
        raise Refused("refused-full")
    if seat is not None and seat not in free:
        raise Refused("refused-seat-taken", seat=seat)
    if table.seat_of(person.id) is not None:
        raise Refused("refused-seated")
    name = unlike(person.name, (chair.name for chair in table.chairs), NAME_LENGTH)
    return events.Sat(free[0] if seat is None else seat, person.id, name, entropy)


def may_leave(table: Table, person: str) -> AnyEvent:
    seat = table.seat_of(person)
    if seat is None or table.status == "over":
        raise Refused("refused-spectator")
    return events.Left(seat, "" if table.status == "waiting" else table.chairs[seat].bot or usual())


def may_step_aside(table: Table, person: str) -> AnyEvent:
    """In a series nobody gets up for good: a bot takes the seat, and its owner may come back."""
    seat = table.seat_of(person)
    if seat is None or table.status == "over" or table.is_bot(seat):
        raise Refused("refused-spectator")
    return events.BotCalled(seat, usual())


def may_end_empty(table: Table) -> AnyEvent:
    if table.people() or table.status == "over":
        raise Refused("refused-over")
    return events.Ended()


def may_rematch(table: Table, id: str) -> AnyEvent:
    if table.rematch:
        raise Refused("refused-begun")
    return events.Rematched(id)


def may_begin(table: Table, chairs: list[Chair]) -> AnyEvent:
    if table.status != "waiting":
        raise Refused("refused-begun")
    given = zip(chairs, table.entropies, strict=True)
    return events.Began(chairs, [entropy_of(chair.bot, entropy) for chair, entropy in given])


def may_give(table: Table, seat: int, entropy: str) -> AnyEvent:
    if table.status != "waiting":
        raise Refused("refused-begun")
    if table.entropies[seat] not in ("", entropy):
        raise Refused("refused-entropy-given")
    return events.Gave(seat, entropy)


# While it is played ----------------------------------------------------------------------------------------


def may_answer(table: Table, seat: int, seq: int, send: list[int], id: str = "") -> AnyEvent:
    kept = f"{seat} {id}" if id else ""  # ids of different people are different
    table.first_time(kept)
    table.playing()
    on_its_way(table)
    table.fresh(seat, seq)
    if table.is_bot(seat):
        raise Refused("refused-bot-plays")
    return events.Answered(seat, send, id=kept)


def on_its_way(table: Table) -> None:
    """Refuse while the players are to say how it goes on since the rules changed."""
    if table.halt:
        raise Refused("refused-halted")


def may_take_back(table: Table, seat: int, seq: int) -> AnyEvent:
    table.playing()
    on_its_way(table)
    if seq != table.number:
        raise Stale
    if not table.can_take_back(seat):
        raise Refused("refused-take-back")
    return events.TookBack(seat)


def may_propose(table: Table, seat: int, what: What) -> AnyEvent:
    if table.proposal:
        raise Refused("refused-one-proposal")
    if what == "rewind" and not table.halt:
        raise Refused("refused-not-halted")
    if what not in ("rewind", "end"):
        on_its_way(table)
    if what == "end" and table.setup.part_of:
        raise Refused("refused-series-table")
    if what == "pause" and (table.paused or not table.setup.clock):
        raise Refused("refused-pause")
    if what == "take-back" and not table.can_take_back(seat, agreed=True):
        raise Refused("refused-take-back")
    return events.Proposed(seat, what)


def may_consent(table: Table, seat: int, yes: bool) -> AnyEvent:
    if not table.proposal or (yes and seat not in table.undecided(table.proposal)):
        raise Refused("refused-no-proposal")
    return events.Agreed(seat) if yes else events.Declined(seat)


def may_resume(table: Table, seat: int) -> AnyEvent:
    if not table.paused:
        raise Refused("refused-not-paused")
    return events.Resumed(seat)


# What the table does by itself -----------------------------------------------------------------------------


def given_answer(table: Table, seq: int, seat: int, choice: int) -> AnyEvent:
    """What the table answers by itself, if nothing happened meanwhile and nobody came who could learn from it."""
    if table.seq != seq or (seat, choice) not in pace.given(table):
        raise Stale
    return events.Answered(seat, [choice], "table")


def bots_answer(table: Table, seq: int, seat: int, choice: int) -> AnyEvent:
    if table.seq != seq or table.halt:
        raise Stale
    return events.Answered(seat, [choice], "bot")


def out_of_time(table: Table, seat: int) -> AnyEvent:
    """Time is up; but a seat whose switches have answered only waited for the others."""
    if seat not in pace.on_the_clock(table) or table.banks[seat] > 0:
        raise Stale
    choice = pace.switched(table, seat)
    return events.TimedOut(seat) if choice is None else events.Answered(seat, [choice], "table")
