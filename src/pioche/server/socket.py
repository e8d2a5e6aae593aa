"""The WebSocket of a table: tells a browser what happens there, and takes what it says."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from pioche.core.game import Refused
from pioche.server.deeds import act
from pioche.server.fanout import FORBIDDEN, TOO_SLOW, WIRE, Connection
from pioche.server.http import (
    Closing,
    Nobody,
    Services,
    address,
    cookie,
    is_elsewhere,
    is_foreign,
    known,
    services,
    text_of,
)
from pioche.server.limits import Bucket, TooOften
from pioche.server.messages import Answer, AskHint, FromBrowser, Refusal, Say, Sync
from pioche.server.metrics import Metrics
from pioche.server.room import Room
from pioche.server.table import Stale

log = logging.getLogger("pioche.socket")

LARGEST_FRAME = 8_192
CHAT_LINES = 50
MOST_REFUSED = 20  # broken or too frequent messages until we hang up

UNKNOWN_TABLE, UNFIT = 4404, 1008

decoder = msgspec.json.Decoder(FromBrowser)


async def socket(websocket: WebSocket) -> None:
    """One connection, from its first to its last message."""
    there = services(websocket)
    try:
        if is_foreign(websocket) or is_elsewhere(websocket):
            raise Refused("refused-origin")
        there.connections.check(address(websocket))
        person = await known(websocket)
        if person is None:
            raise Nobody
    except Refused:
        await websocket.close()  # before it is accepted: the browser is answered 403
        return
    await websocket.accept()
    wire, board = websocket.scope["extensions"].get(WIRE), "board" in websocket.query_params
    connection, where = Connection(person, wire, board), address(websocket)
    session = there.people.session(cookie(websocket))
    try:
        there.windows.add(connection, where, session.id if session else "")
    except Refused as refused:
        await hang_up(websocket, refused, TOO_SLOW)
        return
    try:
        await attend(websocket, there, connection, where)
    finally:
        there.windows.remove(connection, where, session.id if session else "")


async def attend(websocket: WebSocket, there: Services, connection: Connection, where: str) -> None:
    """A window at a table, until it is closed."""
    try:
        room = await there.lobby.room(websocket.path_params["id"])
    except Refused as refused:
        await hang_up(websocket, refused, UNKNOWN_TABLE)
        return
    if not room.may_watch(connection):
        await hang_up(websocket, Refused("refused-no-spectators"), FORBIDDEN)
        return
    async with room.chatting:  # so that no line comes twice
        await room.connect(connection)
        for line in await room.store.chat(room.row.id, CHAT_LINES):
            connection.send(line)
            room.lines = max(room.lines, line.number)
    writer = asyncio.create_task(write(websocket, connection))
    try:
        await there.lobby.begin_when_all_are_ready(room)
        await listen(websocket, room, connection, there, where)
    except WebSocketDisconnect:
        pass
    finally:
        room.disconnect(connection)
        connection.close()
        with suppress(Exception):
            await writer


async def hang_up(websocket: WebSocket, refused: Refused, code: int) -> None:
    text = msgspec.json.encode(Refusal(text=text_of(refused))).decode()
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.send_text(text)
        await websocket.close(code)


async def write(websocket: WebSocket, connection: Connection) -> None:
    """Send what waits in line, in order."""
    while (text := await connection.line.get()) is not None:
        try:
            await websocket.send_text(text.decode())
            connection.waiting -= 1
        except (RuntimeError, WebSocketDisconnect):
            return
    if connection.code:
        await websocket.close(connection.code)


async def listen(websocket: WebSocket, room: Room, connection: Connection, there: Services, where: str) -> None:
    """Take messages until the browser goes, or says too much nonsense."""
    shares, person = {Say: there.chat, AskHint: there.hints, Sync: there.syncs}, connection.person.id
    unfit = Bucket(there.settings.rates.messages)
    unfit.tokens = MOST_REFUSED
    thinking: asyncio.Task[None] | None = None
    while True:
        raw, id, quiet = await heard(websocket), "", False
        try:
            there.messages.check(person, where)
            message = understood(raw)
            id = message.id if isinstance(message, Answer) else ""
            quiet = isinstance(message, AskHint) and message.quiet
            share = shares.get(type(message))
            if share:
                share.check(person, where)
            if there.closing:
                raise Closing
            if isinstance(message, AskHint):  # aside: answers do not wait until a search is done
                if thinking is None or thinking.done():
                    thinking = asyncio.create_task(advise(room, connection, message))
                continue
            with measured(there.metrics) if isinstance(message, Answer) else nullcontext():
                await act(room, connection, message)
        except Stale as stale:
            connection.send(Refusal(text=text_of(stale), stale=True, id=id))
            await room.sync(connection)
        except Refused as refused:
            if not quiet:
                connection.send(Refusal(text=text_of(refused), id=id))
            if isinstance(refused, TooOften | Nonsense) and not unfit.take():
                connection.close(UNFIT)
                return
        except Exception:
            log.exception("a message could not be dealt with table=%s", room.short)
            connection.send(Refusal(text="refused-failed", id=id))


async def advise(room: Room, connection: Connection, message: AskHint) -> None:
    """A hint, or why there is none."""
    try:
        await act(room, connection, message)
    except Exception as error:
        if not isinstance(error, Refused):
            log.exception("a hint could not be given table=%s", room.short)
        if not message.quiet:
            text = text_of(error) if isinstance(error, Refused) else "refused-failed"
            connection.send(Refusal(text=text, stale=isinstance(error, Stale)))


@contextmanager
def measured(metrics: Metrics) -> Iterator[None]:
    """Count an answer by what becomes of it, and how long that takes."""
    began, result = time.perf_counter(), "taken"
    try:
        yield
    except Exception as error:
        result = "stale" if isinstance(error, Stale) else "refused" if isinstance(error, Refused) else "failed"
        raise
    finally:
        metrics.answers[result] += 1
        metrics.answer_seconds.add(time.perf_counter() - began)


async def heard(websocket: WebSocket) -> str:
    """The next message; bytes, which nobody should send, are nonsense."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    return message.get("text") or ""


class Nonsense(Refused):
    def __init__(self, why: str) -> None:
        super().__init__("refused-message", why=why)


def understood(raw: str) -> FromBrowser:
    if len(raw.encode()) > LARGEST_FRAME:
        raise Nonsense("size")
    try:
        message: FromBrowser = decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Nonsense(str(error)) from None
    return message
