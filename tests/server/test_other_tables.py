"""Whatever happens at one table, the others play on: a hung bot, a broken picture, a killed worker, a slow reader."""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn

from pioche.core.scene import Msg
from pioche.server import pace, work
from pioche.server.deeds import act
from pioche.server.fanout import Connection
from pioche.server.messages import Answer, NewTable, Notice, SeatWish
from pioche.server.protocol import calm_socket, patient_http
from tests.server.browser import Browser, play_on, seated
from tests.server.running import Running
from tests.server.test_crash import children
from tests.server.test_faults import PEOPLE, heard, opened
from tests.server.test_workers import hang_unless_casual

Trouble = Callable[[Running, Browser], Awaitable[Any]]


async def hung_bots(running: Running, eve: Browser) -> None:
    """All bots' processes stand still in the middle of a turn, and stay like that."""
    table = await eve.open("mu", seats=[{"who": "you"}, *[{"who": "strong"}] * 3])
    window = await eve.window(table.id)
    await window.until(window.is_asked)
    for child in children(running.process.pid):
        os.kill(child, signal.SIGSTOP)
    await window.send("answer", seq=window.seq, send=window.choices[0].send)


async def killed_workers(running: Running, eve: Browser) -> None:
    table = await eve.open("mu", seats=[{"who": "you"}, *[{"who": "strong"}] * 3])
    window = await eve.window(table.id)
    await window.until(window.is_asked)
    await window.send("answer", seq=window.seq, send=window.choices[0].send)
    for child in children(running.process.pid):
        os.kill(child, signal.SIGKILL)


async def slow_reader(running: Running, eve: Browser) -> asyncio.Task[None]:
    """A window that asks for everything on and on, and never reads; done when it has been cut off."""
    table = await eve.open("mu", seats=[{"who": "you"}, *[{"who": "random"}] * 3])
    raw = unread(running.port, f"/api/tables/{table.id}/socket", eve.cookie)
    raw.setblocking(False)
    text = b'{"kind":"sync"}'
    frames = (bytes([0x81, 0x80 | len(text)]) + bytes(4) + text) * 100

    async def ask() -> None:
        loop = asyncio.get_running_loop()
        with raw, suppress(ConnectionError):
            assert (await loop.sock_recv(raw, 4096)).startswith(b"HTTP/1.1 101 ")  # and nothing after it
            while True:
                await loop.sock_sendall(raw, frames)

    return asyncio.create_task(ask())


@pytest.mark.parametrize("trouble", [hung_bots, killed_workers, slow_reader])
def test_a_match_of_two_people_is_played_to_its_end_meanwhile(folder: Path, trouble: Trouble) -> None:
    async def main(running: Running) -> None:
        async with Browser(running.address) as ann, Browser(running.address) as bob, Browser(running.address) as eve:
            _, windows = await seated("treize", ann, bob)
            broken = await trouble(running, eve)
            await asyncio.gather(*(play_on(window, Random(seed)) for seed, window in enumerate(windows)))
            assert all(window.status == "over" for window in windows)
            assert not any(window.refusals for window in windows)
            if broken:  # what is too much to be on its way waits for a second, then who does not read is cut off
                await broken
                assert "does not read" in running.log.read_text()

    with Running(folder, turn_limit=60, stall_seconds=1) as running:
        asyncio.run(main(running))


def test_who_reads_nothing_is_cut_off_once_the_limit_is_reached() -> None:
    """Nobody is asked for a sign of life here, so nothing but the limit can end it."""

    async def main() -> None:
        lost = asyncio.Event()

        async def talking(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            with suppress(Exception):
                while True:
                    await send({"type": "websocket.send", "text": "x" * 65_536})
            lost.set()

        listening = socket.create_server(("127.0.0.1", 0))
        usual: dict[str, Any] = {"ws_ping_interval": None, "lifespan": "off", "log_config": None}
        server = uvicorn.Server(uvicorn.Config(talking, http=patient_http(9, 60), ws=calm_socket(1.0), **usual))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        with unread(listening.getsockname()[1], "/"):
            async with asyncio.timeout(300):
                await lost.wait()
            server.should_exit = True
            await serving

    asyncio.run(main())


def unread(port: int, path: str, cookie: str = "") -> socket.socket:
    """A window that will not read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", port))
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    raw.sendall(
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    return raw


def test_a_table_whose_bot_hangs_is_told_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(tmp_path) as services:
            services.lobby.workers.turn_limit = 0.5
            monkeypatch.setattr(work, "think", hang_unless_casual)
            seats = [SeatWish("you"), SeatWish("strong")]
            room = await services.lobby.open(PEOPLE[0], NewTable("treize", seats=seats))
            window = Connection(PEOPLE[0])
            await room.connect(window)
            told: list[Any] = []
            while not any(isinstance(said, Notice) for said in told):
                if room.table.asked() == [0] and not pace.given(room.table):
                    match = room.table.playing()
                    await act(room, window, Answer(room.table.number, [match.state.options_of(0)[0]]))
                told += heard(window)
                await asyncio.sleep(0.02)
            (notice,) = [said for said in told if isinstance(said, Notice)][:1]
            assert notice.text == Msg("bot-simpler", {"name": room.table.chairs[1].name})
            seq = room.table.seq
            while room.table.seq == seq:
                await asyncio.sleep(0.02)

    asyncio.run(main())
