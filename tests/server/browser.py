"""What stands for a person with a browser: HTTP with a cookie, and windows with a WebSocket each."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pioche.core.scene import Choice, Group, Scene
from pioche.server.messages import (
    ChatLine,
    Frames,
    FromServer,
    HintGiven,
    Me,
    Notice,
    Problem,
    Refusal,
    TableChanged,
    TableInfo,
    Update,
)
from tests.server.running import PATIENCE
from tests.server.unfolding import Unfolded


class Browser:
    """One person."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        # Without certificates, which take long to load and which nobody looks at here.
        self.http = httpx.AsyncClient(
            base_url=address, headers=headers, timeout=PATIENCE, trust_env=False, verify=False
        )
        self.windows: list[Window] = []

    async def __aenter__(self) -> Self:
        await self.get("/api/me", Me)
        return self

    async def __aexit__(self, *_: object) -> None:
        for window in self.windows:
            await window.close()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, kind: Any) -> Any:
        return expect(await self.http.get(path), kind)

    async def post(self, path: str, kind: Any, **body: Any) -> Any:
        return expect(await self.http.post(path, json=body), kind)

    async def refused(self, method: str, path: str, status: int, **body: Any) -> str:
        """The message id of the refusal."""
        response = await self.http.request(method, path, json=body or None)
        assert response.status_code == status, response.text
        text = msgspec.json.decode(response.content, type=Problem).text
        return text if isinstance(text, str) else text.id

    async def open(self, game: str, **wish: Any) -> TableInfo:
        table: TableInfo = await self.post("/api/tables", TableInfo, game=game, **wish)
        return table

    async def join(self, table: str, **wish: Any) -> TableInfo:
        joined: TableInfo = await self.post(f"/api/tables/{table}/join", TableInfo, **wish)
        return joined

    async def window(self, table: str, query: str = "", **headers: str) -> Window:
        window = Window(self.address, table, {"Cookie": self.cookie, **headers})
        window.url += query
        await window.open()
        self.windows.append(window)
        return window


def expect(response: httpx.Response, kind: Any) -> Any:
    assert response.status_code == 200, f"{response.status_code} {response.text}"
    return response.text if kind is str else msgspec.json.decode(response.content, type=kind, strict=True)


class Window:
    """One connection to a table, and all it was told."""

    def __init__(self, address: str, table: str, headers: dict[str, str]) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.headers = headers
        self.table: TableInfo | None = None
        self.infos: list[TableInfo] = []  # all that were sent and not yet looked at by `until_info`
        self.batches: list[Frames] = []
        self.taken: list[str] = []  # ids of answers that were acknowledged
        self.chat: list[ChatLine] = []
        self.refusals: list[Refusal] = []
        self.hints: list[HintGiven] = []
        self.unfolded = Unfolded()
        self.notices: list[Notice] = []
        self.heard = asyncio.Event()
        self.closed: int | None = None
        self.reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.socket: ClientConnection = await connect(
            self.url,
            additional_headers=self.headers,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )
        self.reader = asyncio.create_task(self.read())
        await self.until(lambda: self.closed is not None or (self.table is not None and self.is_complete()))

    def is_complete(self) -> bool:
        """Whether all has come that a new window is sent at once."""
        return self.status == "waiting" or bool(self.batches)

    async def read(self) -> None:
        try:
            while True:
                self.take(self.unfolded.take(await self.socket.recv()))
                self.heard.set()
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd else 1006
            self.heard.set()

    def take(self, message: FromServer) -> None:
        if isinstance(message, TableChanged):
            self.table = message.table
            self.infos.append(message.table)
        elif isinstance(message, Frames):
            if self.batches and not message.whole:
                assert message.frames[-1].seq == self.seq + 1, "a gap"
            assert len({frame.seq for frame in message.frames}) == 1
            self.batches.append(message)
            if message.answer:
                self.taken.append(message.answer)
        elif isinstance(message, ChatLine):
            self.chat.append(message)
        elif isinstance(message, Refusal):
            self.refusals.append(message)
        elif isinstance(message, Notice):
            self.notices.append(message)
        elif isinstance(message, HintGiven):
            self.hints.append(message)

    @property
    def now(self) -> Update:
        return self.batches[-1].frames[-1]

    @property
    def seq(self) -> int:
        return self.now.seq

    @property
    def status(self) -> str:
        assert self.table is not None
        return self.table.status

    async def send(self, kind: str, **fields: Any) -> None:
        await self.say(msgspec.json.encode({"kind": kind, **fields}).decode())

    async def say(self, text: str) -> None:
        await self.socket.send(text)

    async def until(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not is_so():
                self.heard.clear()
                if not is_so():
                    await self.heard.wait()

    async def until_info(self, is_so: Callable[[TableInfo], bool]) -> None:
        """Until the table was like this, however briefly, since the last time this was asked."""
        while True:
            while self.infos:
                if is_so(self.infos.pop(0)):
                    return
            await self.until(lambda: bool(self.infos))

    async def refusal(self, kind: str, **fields: Any) -> Refusal:
        """Say something that must be refused."""
        before = len(self.refusals)
        await self.send(kind, **fields)
        await self.until(lambda: len(self.refusals) > before)
        return self.refusals[-1]

    async def answered(self, send: list[int]) -> None:
        """Give this answer and wait until it is acknowledged."""
        seq, refused = self.seq, len(self.refusals)
        await self.send("answer", seq=seq, send=send)
        await self.until(lambda: self.seq > seq or len(self.refusals) > refused)
        assert len(self.refusals) == refused, self.refusals[-1]

    def is_asked(self) -> bool:
        """Whether there is something to answer that the table does not answer by itself."""
        return bool(self.batches) and self.status == "playing" and bool(self.choices) and not self.now.by_itself

    @property
    def choices(self) -> list[Choice]:
        return self.now.scene.choices

    async def close(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self.socket.close()
        if self.reader:
            await self.reader


def id_of(refusal: Refusal) -> str:
    return refusal.text if isinstance(refusal.text, str) else refusal.text.id


# Playing -----------------------------------------------------------------------------------------------------


def any_answer(scene: Scene, rng: Random) -> list[int]:
    """Something this scene lets its viewer send: a choice, or ticks of a group and then `done`."""
    groups = {group.id: group for group in scene.groups}
    choice = rng.choice(scene.choices)
    if choice.group in groups and (groups[choice.group].min > 1 or rng.random() < 0.7):
        return ticked(groups[choice.group], [c for c in scene.choices if c.group == choice.group], rng)
    return choice.send


def ticked(group: Group, members: list[Choice], rng: Random) -> list[int]:
    wanted = rng.randint(group.min, max(group.min, min(group.max, len(members))))
    taken: dict[int, int] = {}
    for place in rng.sample(range(len(members)), len(members)):
        if all(members[place].pick != members[other].pick for other in taken):
            taken[place] = min(members[place].times, wanted - sum(taken.values()))
    return [send for place in sorted(taken) for send in members[place].send * taken[place]] + group.done


async def play_on(window: Window, rng: Random, most: int = 1_000_000) -> int:
    """Answer whatever this window is asked until the match is over, or so many answers; how many were given."""
    given = 0
    while given < most:
        await window.until(lambda: window.is_asked() or window.status == "over" or window.closed is not None)
        if window.status == "over" or window.closed is not None:
            break
        seq, refused, heard = window.seq, len(window.refusals), len(window.batches)
        await window.send("answer", seq=seq, send=any_answer(window.now.scene, rng))
        await window.until(
            lambda: window.seq > seq or len(window.refusals) > refused or window.closed is not None  # noqa: B023
        )
        if len(window.refusals) > refused:
            assert window.refusals[-1].stale, window.refusals[-1]
            await window.until(lambda: any(batch.whole for batch in window.batches[heard:]))  # noqa: B023
        else:
            given += 1
    return given


async def seated(game: str, *people: Browser, **wish: Any) -> tuple[TableInfo, list[Window]]:
    """A table of these people alone, and a window for each."""
    first, *others = people
    seats = [{"who": "you"}, *[{"who": "open"}] * len(others)]
    table = await first.open(game, seats=seats, **wish)
    for person in others:
        table = await person.join(table.id)
    return table, [await person.window(table.id) for person in people]


async def in_step(windows: list[Window]) -> None:
    """Until all windows have heard all that has happened: a table's info comes before the frames of the same change."""
    for window in windows:
        before = len(window.batches)
        await window.send("sync")
        await window.until(lambda: any(batch.whole for batch in window.batches[before:]))  # noqa: B023


async def whoever_is_asked(windows: list[Window]) -> Window:
    """The window of somebody who has to decide, once all windows know the same."""
    async with asyncio.timeout(PATIENCE):
        while True:
            asked = next((window for window in windows if window.is_asked()), None)
            if asked and len({window.seq for window in windows}) == 1:
                return asked
            await asyncio.sleep(0.01)
