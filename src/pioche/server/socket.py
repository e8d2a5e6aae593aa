"""The WebSocket of a table: tells a browser what happens there, and takes what it says."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from pioche.core.game import Refused
from pioche.server.config import Rates
from pioche.server.deeds import act
from pioche.server.fanout import Connection
from pioche.server.http import Nobody, address, is_foreign, known, services, text_of
from pioche.server.limits import Bucket, TooOften
from pioche.server.messages import AskHint, FromBrowser, Refusal, Say
from pioche.server.room import Room
from pioche.server.table import Stale

log = logging.getLogger("pioche.socket")

LARGEST_FRAME = 8_192
CHAT_LINES = 50
MOST_REFUSED = 20  # broken or too frequent messages until we hang up

FORBIDDEN, UNKNOWN_TABLE, UNFIT = 4403, 4404, 1008

decoder = msgspec.json.Decoder(FromBrowser)


async def socket(websocket: WebSocket) -> None:
    """One connection, from its first to its last message."""
    there = services(websocket)
    try:
        if is_foreign(websocket):
            raise Refused("refused-origin")
        there.connections.check(address(websocket))
        person = await known(websocket)
        if person is None:
            raise Nobody
    except Refused:
        await websocket.close()  # before it is accepted: the browser is answered 403
        return
    await websocket.accept()
    connection = Connection(person)
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
    writer = asyncio.create_task(write(websocket, connection))
    try:
        await there.lobby.begin_when_all_are_ready(room)
        await listen(websocket, room, connection, there.settings.rates)
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
            await websocket.send_text(text)
        except (RuntimeError, WebSocketDisconnect):
            return
    if connection.code:
        await websocket.close(connection.code)


async def listen(websocket: WebSocket, room: Room, connection: Connection, rates: Rates) -> None:
    """Take messages until the browser goes, or says too much nonsense."""
    buckets = {Say: Bucket(rates.chat), AskHint: Bucket(rates.hints)}
    every, unfit = Bucket(rates.messages), Bucket(rates.messages)
    unfit.tokens = MOST_REFUSED
    while True:
        raw = await heard(websocket)
        try:
            if not every.take():
                raise TooOften
            message = understood(raw)
            bucket = buckets.get(type(message))
            if bucket and not bucket.take():
                raise TooOften
            await act(room, connection, message)
        except Stale as stale:
            connection.send(Refusal(text=text_of(stale), stale=True))
            await room.sync(connection)
        except Refused as refused:
            connection.send(Refusal(text=text_of(refused)))
            if isinstance(refused, TooOften | Nonsense) and not unfit.take():
                connection.close(UNFIT)
                return
        except Exception:
            log.exception("a message could not be dealt with table=%s", room.short)
            connection.send(Refusal(text="refused-failed"))


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
