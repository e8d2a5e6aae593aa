"""How a table here follows what happens to it by way of other servers: the same is told as if it had happened here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.core.game import Refused
from pioche.server import events, faults
from pioche.server.company import Seen
from pioche.server.fanout import encoded

if TYPE_CHECKING:
    from pioche.server.room import Room

MOST_LINES = 50


async def catch_up(room: Room) -> None:
    async with room.lock:
        await take_in(room)


async def take_in(room: Room) -> None:
    """Fetch what is in the log and not at the table, and tell everybody; whoever calls has the table's lock."""
    if room.unsure:
        await room.load()
        room.tell_everything()
        return
    rows = await room.store.moves_after(room.row.id, room.table.seq)
    for seq, made, text in rows:
        was = room.table.summary()
        room.tick()
        try:
            change = room.table.follow(seq, text)
        except Refused:  # from the beginning, then; if that fails, too, it is told to whoever asks
            await room.load()
            room.tell_everything()
            break
        if not isinstance(change.event, events.Switched):
            room.touched = made
        room.look_round()
        with faults.survived("a change could not be told", room.short):
            room.tell_all(change, was != room.table.summary())
    if rows:
        room.changed.set()
        if room.table.status == "over":
            room.when_over(room)


async def catch_up_chat(room: Room) -> None:
    async with room.chatting:
        await tell_lines(room)


async def tell_lines(room: Room) -> None:
    """Tell what was said and not told here yet; whoever calls has the lock of the chat."""
    if not room.fanout.connections:
        return  # who comes reads it for themselves
    for line in await room.store.chat(room.row.id, MOST_LINES, room.lines):
        room.lines = line.number
        ready = encoded(line)
        room.fanout.tell(lambda c, ready=ready: ready if room.may_watch(c) else None)  # type: ignore[misc]


def see_elsewhere(room: Room, seen: dict[str, Seen]) -> None:
    """Note who is at the table by way of other servers."""
    if seen == room.elsewhere:
        return
    was = room.away_seats()
    room.elsewhere = seen
    for person in seen:
        room.absent.pop(person, None)
    room.look_round()
    room.note_absence()
    if was != room.away_seats() or room.table.status != "waiting":
        room.tell_info()
    room.changed.set()


def passed_elsewhere(room: Room) -> float:
    """Seconds for which the table has been waiting, if it did so before the eyes of others."""
    return max(0.0, room.company.clock() - room.touched) if room.elsewhere else 0.0
