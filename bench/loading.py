"""People at many tables, over real WebSockets: the part of `bench/load.py` that runs in a process of its own.

    python bench/loading.py SETTINGS    JSON; prints what was measured as JSON

Every seat of every table has a socket. Whoever is asked answers something that the picture offers; once all sockets of
the table have heard of it, the next answer follows, at once or after a while of thinking. The client is as small as can
be, so that it keeps up with the server: it reads the newest picture of each message and nothing else.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import os
import sys
import time
from random import Random
from typing import Any

import msgspec
import uvloop

SECONDS_TO_WARM_UP = 3.0
AT_ONCE = 10  # tables that connect at the same time
TEXT, CLOSE, PING = 1, 8, 9
TICK = os.sysconf("SC_CLK_TCK")


class Settings(msgspec.Struct):
    address: str
    server: int  # its process id
    game: str
    players: int
    options: dict[str, str]
    tables: int
    seconds: float
    think: float = 0.0  # seconds between two answers at a table


class Measured(msgspec.Struct):
    answers: int
    seconds: float
    p50: float  # seconds until whoever answered heard of it
    p99: float
    processor: float  # seconds of the server
    bytes: int = 0  # sent by the server
    growth: float = 0.0  # bytes of memory per table, since before they were opened
    refused: int = 0
    finished: int = 0


# What is read of a message -----------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    send: list[int]
    group: str = ""
    pick: list[str] = []
    times: int = 1


class Group(msgspec.Struct):
    id: str
    min: int = 0
    max: int = 0
    done: list[int] = []


class Scene(msgspec.Struct):
    choices: list[Choice] | msgspec.UnsetType = msgspec.UNSET
    groups: list[Group] | msgspec.UnsetType = msgspec.UNSET


class Update(msgspec.Struct):
    seq: int
    scene: Scene
    by_itself: bool = False


class Info(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    kind: str
    frames: list[Update] = []
    table: Info | None = None


decode = msgspec.json.Decoder(Message).decode


# A WebSocket -------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """The client's side of a connection; its frames are masked with zeros, which change nothing."""

    def __init__(self, seat: Seat, host: str, path: str, cookie: str) -> None:
        self.seat = seat
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cGlvY2hlIGxvYWQgdGVzdA==\r\n\r\n"
        )
        self.buffer = b""
        self.greeted = False
        self.read = 0  # bytes
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self.hello.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None

    def data_received(self, data: bytes) -> None:
        self.read += len(data)
        buffer = self.buffer + data if self.buffer else data
        if not self.greeted:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise RuntimeError(head.decode())
            self.greeted = True
        while len(buffer) >= 2:
            length, start = buffer[1], 2
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + length:
                break
            kind, payload, buffer = buffer[0] & 15, buffer[start : start + length], buffer[start + length :]
            if kind == TEXT:
                self.seat.hear(payload)
            elif kind in (PING, CLOSE):
                self.write(10 if kind == PING else CLOSE, payload)
        self.buffer = buffer

    def write(self, kind: int, payload: bytes) -> None:
        if self.transport is None:
            return
        if len(payload) < 126:
            head = bytes((128 | kind, 128 | len(payload)))
        else:
            head = bytes((128 | kind, 254)) + len(payload).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


# Tables ------------------------------------------------------------------------------------------------------


class Load:
    """All tables, and what is counted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.rng = Random(1)
        self.playing = self.counting = False
        self.answers = self.refused = self.finished = 0
        self.waits: list[float] = []


class Table:
    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats = [Seat(self) for _ in range(load.settings.players)]
        self.id = ""
        self.asked: Seat | None = None  # whose answer is under way
        self.sent = 0.0
        self.over = False

    def look(self) -> None:
        """Go on if everybody has heard the same."""
        load, seq = self.load, self.seats[0].seq
        if any(seat.seq != seq for seat in self.seats):
            return
        if self.asked:
            if seq <= self.asked.answered:
                return
            if load.counting:
                load.answers += 1
                load.waits.append(self.asked.heard - self.sent)
            self.asked = None
        if not load.playing or self.over:
            return
        for seat in self.seats:
            if seat.choices and not seat.now.by_itself:
                think = load.settings.think
                if think:
                    wait = self.sent + think - time.perf_counter() if self.sent else load.rng.random() * think
                    load.loop.call_later(max(0.0, wait), seat.answer, seq)
                else:
                    seat.answer(seq)
                return


class Seat:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.cookie = ""
        self.socket: Socket | None = None
        self.now = Update(0, Scene())
        self.choices: list[Choice] = []
        self.groups: list[Group] = []
        self.seq = 0
        self.answered = 0  # the number of the picture that was answered
        self.heard = 0.0

    def hear(self, payload: bytes) -> None:
        message = decode(payload)
        if message.kind in ("frames", "onwards"):
            for frame in message.frames:
                self.see(frame, message.kind == "frames")
            self.now = message.frames[-1]
            if self.table.asked is self and self.seq <= self.answered < self.now.seq:
                self.heard = time.perf_counter()
            self.seq = self.now.seq
            self.table.look()
        elif message.kind == "table" and message.table and message.table.status == "over" and not self.table.over:
            self.table.over = True
            self.table.load.finished += 1
        elif message.kind == "refused":
            self.table.load.refused += 1
            self.table.asked = None
            self.table.load.loop.call_later(0.05, self.table.look)

    def see(self, frame: Update, whole: bool) -> None:
        """What may be answered: nothing is said about it if it is as it was."""
        scene = frame.scene
        if whole or scene.choices is not msgspec.UNSET:
            self.choices = scene.choices or []
        if whole or scene.groups is not msgspec.UNSET:
            self.groups = scene.groups or []

    def answer(self, seq: int) -> None:
        table = self.table
        if not table.load.playing or table.asked or self.seq != seq or self.socket is None:
            return
        table.asked, self.answered = self, seq
        send = any_answer(self.choices, self.groups, table.load.rng)
        table.sent = time.perf_counter()
        self.socket.write(TEXT, b'{"kind":"answer","seq":%d,"send":%b}' % (seq, msgspec.json.encode(send)))


def any_answer(choices: list[Choice], groups: list[Group], rng: Random) -> list[int]:
    """A choice, or ticks of a group and then what ends it."""
    choice = rng.choice(choices)
    group = next((group for group in groups if group.id == choice.group), None) if choice.group else None
    if group is None or (group.min <= 1 and rng.random() > 0.7):
        return choice.send
    members = [one for one in choices if one.group == group.id]
    wanted = rng.randint(group.min, max(group.min, min(group.max, len(members))))
    taken: dict[int, int] = {}
    for place in rng.sample(range(len(members)), len(members)):
        if all(members[place].pick != members[other].pick for other in taken):
            taken[place] = min(members[place].times, wanted - sum(taken.values()))
    return [send for place in sorted(taken) for send in members[place].send * taken[place]] + group.done


# Sitting down ------------------------------------------------------------------------------------------------


class Lobby:
    """HTTP over a kept connection, cookies by hand."""

    def __init__(self, host: str) -> None:
        self.connection = http.client.HTTPConnection(host, timeout=120)

    def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
        data = None if body is None else json.dumps(body)
        self.connection.request(method, path, data, {"Cookie": cookie} if cookie else {})
        response = self.connection.getresponse()
        text = response.read()
        if response.status != 200:
            raise RuntimeError(f"{response.status} {text.decode()}")
        return json.loads(text), (response.getheader("set-cookie") or "").split(";")[0]

    def seat(self, table: Table) -> None:
        settings = table.load.settings
        for seat in table.seats:
            seat.cookie = self.ask("GET", "/api/me")[1]
        first, *others = table.seats
        seats = [{"who": "you"}, *[{"who": "open"}] * len(others)]
        wish = {"game": settings.game, "options": settings.options, "seats": seats}
        table.id = self.ask("POST", "/api/tables", first.cookie, wish)[0]["id"]
        for seat in others:
            self.ask("POST", f"/api/tables/{table.id}/join", seat.cookie, {})


async def connect(table: Table, host: str) -> None:
    name, _, port = host.partition(":")
    for seat in table.seats:
        path = f"/api/tables/{table.id}/socket"
        seat.socket = Socket(seat, host, path, seat.cookie)
        await table.load.loop.create_connection(lambda seat=seat: seat.socket, name, int(port))  # type: ignore[misc]
    while not all(seat.seq for seat in table.seats):
        await asyncio.sleep(0.01)


# Measuring ---------------------------------------------------------------------------------------------------


def processor_time(process: int) -> float:
    """Seconds of all threads of a process."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(process: int) -> int:
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def share(ordered: list[float], part: float) -> float:
    return ordered[int((len(ordered) - 1) * part)] if ordered else float("nan")


async def measure(settings: Settings) -> Measured:
    load, host = Load(settings), settings.address.partition("://")[2]
    before = memory(settings.server)
    tables, lobby = [Table(load) for _ in range(settings.tables)], Lobby(host)
    for table in tables:
        lobby.seat(table)
    for start in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(connect(table, host) for table in tables[start : start + AT_ONCE]))
    load.playing = True
    for table in tables:
        table.look()
    await asyncio.sleep(max(SECONDS_TO_WARM_UP, settings.think))
    gc.collect()
    gc.freeze()
    gc.disable()
    sockets = [seat.socket for table in tables for seat in table.seats if seat.socket]
    used, read, began = processor_time(settings.server), sum(socket.read for socket in sockets), time.perf_counter()
    load.counting = True
    await asyncio.sleep(settings.seconds)
    load.counting = False
    took, used = time.perf_counter() - began, processor_time(settings.server) - used
    read = sum(socket.read for socket in sockets) - read
    load.playing = False
    load.waits.sort()
    grown = (memory(settings.server) - before) / len(tables)
    p50, p99 = share(load.waits, 0.5), share(load.waits, 0.99)
    return Measured(load.answers, took, p50, p99, used, read, grown, load.refused, load.finished)


def main() -> None:
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    print(msgspec.json.encode(uvloop.run(measure(settings))).decode(), flush=True)


if __name__ == "__main__":
    main()
