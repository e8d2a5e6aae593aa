"""What a browser's message asks for at a table, checked by the table's own rules: who may do what, and when."""

from __future__ import annotations

import time
from contextlib import suppress

from pioche.bots.analysis import Hint
from pioche.core.game import Refused
from pioche.server import allowed, events, following
from pioche.server import messages as say
from pioche.server.events import AnyEvent
from pioche.server.fanout import Connection, encoded
from pioche.server.frames import picture
from pioche.server.names import tidy, unlike
from pioche.server.room import Room
from pioche.server.seating import begun, checked_bot
from pioche.server.store import Taken
from pioche.server.table import Repeated, Table


async def act(room: Room, connection: Connection, message: say.FromBrowser) -> None:
    """Do what this person asks for, or refuse."""
    if not room.may_watch(connection):
        raise Refused("refused-no-spectators")
    if isinstance(message, say.Sync):
        await room.sync(connection)
    elif connection.board:
        raise Refused("refused-board")
    elif isinstance(message, say.Say):
        await chat(room, connection, message.text)
    elif isinstance(message, say.AskHint):
        await hint(room, connection, message.seq)
    elif isinstance(message, say.SetPace):
        before, connection.pace = room.pace, message.pace
        if room.pace != before:
            room.company.moved(room.row.id)
            room.tell_info()
    elif isinstance(message, say.Answer):
        try:
            await room.change(lambda table: wanted(room, table, connection.person.id, message))
        except Repeated:
            await room.sync(connection, message.id)
    else:
        await room.change(lambda table: wanted(room, table, connection.person.id, message))


def wanted(room: Room, table: Table, person: str, message: say.FromBrowser) -> AnyEvent:
    """The event this message asks for."""
    if isinstance(message, say.Begin):
        if table.host != person:
            raise Refused("refused-host-only")
        return allowed.may_begin(table, begun(table.chairs, checked_bot(message.bot)))
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("refused-spectator")
    if isinstance(message, say.Answer):
        return allowed.may_answer(table, seat, message.seq, message.send, message.id)
    if isinstance(message, say.TakeBack):
        return allowed.may_take_back(table, seat, message.seq)
    table.playing()
    if isinstance(message, say.CallBot):
        return call_bot(room, table, seat, message)
    if isinstance(message, say.ComeBack):
        if not table.is_bot(seat):
            raise Refused("refused-no-bot")
        return events.CameBack(seat)
    if isinstance(message, say.Wait):
        checked_seat(table, message.seat)
        if message.seat == seat or message.seat not in table.timed_out:
            raise Refused("refused-in-time", seat=message.seat)
        return events.Waited(message.seat)
    if isinstance(message, say.Propose):
        return allowed.may_propose(table, seat, message.what)
    if isinstance(message, say.Consent):
        return allowed.may_consent(table, seat, message.yes)
    if isinstance(message, say.Resume):
        return allowed.may_resume(table, seat)
    if isinstance(message, say.SetSwitch):
        return events.Switched(seat, message.id, message.value)
    if isinstance(message, say.EndMatch):
        return end_match(room, table, seat, message)
    raise AssertionError(message)


def checked_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Refused("refused-seat", seat=seat, last=len(table.chairs) - 1)


def call_bot(room: Room, table: Table, seat: int, message: say.CallBot) -> AnyEvent:
    checked_seat(table, message.seat)
    if table.is_bot(message.seat):
        raise Refused("refused-bot-plays")
    if message.seat != seat and message.seat not in table.timed_out and message.seat not in room.away_seats():
        raise Refused("refused-present", seat=message.seat)
    return events.BotCalled(message.seat, checked_bot(message.bot))


def end_match(room: Room, table: Table, seat: int, message: say.EndMatch) -> AnyEvent:
    if table.setup.part_of:
        raise Refused("refused-series-table")
    checked_seat(table, message.seat)
    gone = message.seat in table.timed_out or message.seat in room.absent_for(room.settings.gone_after)
    if message.seat == seat or not gone:
        raise Refused("refused-present", seat=message.seat)
    return events.Ended()


# Beside the match --------------------------------------------------------------------------------------------


async def chat(room: Room, connection: Connection, text: str) -> None:
    if len(text) > 4 * say.CHAT_LENGTH:
        raise Refused("refused-chat-length", most=say.CHAT_LENGTH)
    line = tidy(text, say.CHAT_LENGTH)
    if not line:
        return
    seat = room.table.seat_of(connection.person.id)
    names = [chair.name for chair in room.table.chairs]
    name = names[seat] if seat is not None else unlike(connection.person.name, names, say.NAME_LENGTH)
    async with room.chatting:
        said = await keep_chat(room, connection.person.id, name, seat, line)
        if room.company.shared:  # others may have said something meanwhile
            await following.tell_lines(room)
            return
        ready = encoded(said)
        room.fanout.tell(lambda c: ready if room.may_watch(c) else None)


async def keep_chat(room: Room, person: str, name: str, seat: int | None, line: str) -> say.ChatLine:
    """The next line of the table's chat; another process may have been quicker."""
    for _ in range(5):
        last = await room.store.chat(room.row.id, 1)
        said = say.ChatLine(number=last[0].number + 1 if last else 1, name=name, seat=seat, text=line, when=time.time())
        with suppress(Taken):
            await room.store.say(room.row.id, person, said)
            return said
    raise Refused("refused-not-kept")


def advice(one: Hint) -> say.Advice:
    why = one.why
    return say.Advice(
        choice=one.choice, share=round(one.worth, 3), score=round(one.score, 1), grave=one.grave,
        then=why.then, who=why.who, often=why.often, more=why.more, costs=why.costs, whom=why.whom,
    )  # fmt: skip


async def hint(room: Room, connection: Connection, seq: int) -> None:
    """What a search prefers, computed elsewhere from this seat's view alone."""
    await room.settled()
    table = room.table
    match, seat = table.playing(), table.seat_of(connection.person.id)
    if not table.setup.hints:
        raise Refused("refused-no-hints")
    if seat is None or seat not in table.asked():
        raise Refused("refused-not-asked", seat=-1 if seat is None else seat)
    table.fresh(seat, seq)
    sends = [choice.send for choice in picture(room.game, match.state, seat).choices]
    state, told, ranked = match.state.clone(), list[int](), list[say.Advice]()
    while True:
        options = state.options_of(seat)
        ways = sorted({send[len(told)] for send in sends if send[: len(told)] == told and len(send) > len(told)})
        able = [option for option in options if option in ways] or options
        hints = await room.workers.advise(room.game, room.game.view(state, seat), seat, able, connection.person.id)
        ranked = ranked or [advice(one) for one in hints]
        told.append(hints[0].choice)
        if told in sends or not any(send[: len(told)] == told for send in sends):
            break
        state.answer(seat, told[-1])
        state.run_on()
    connection.send(say.HintGiven(seq=seq, send=told, ranked=ranked))
