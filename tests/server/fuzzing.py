"""What no browser would send, made up by Hypothesis: frames at a table, and requests to every address there is.

Nothing may break the server: no answer of 500 or more, no exception in its log, and after each handful of frames the
table must still answer everybody with the same number.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from pioche import games
from pioche.server.messages import TableInfo
from tests.server.browser import Browser, Window, any_answer, id_of, seated
from tests.server.running import PATIENCE, Running

TROUBLE = ("could not be dealt with", "a request failed", "could not go on", "could not be told", "Traceback")
FAILED = "refused-failed"  # the server's word for an exception

Wanted = dict[str, Any]


@dataclass
class Findings:
    """What was sent, what came of it, and what should not have."""

    counts: Counter[str] = field(default_factory=Counter)
    defects: list[str] = field(default_factory=list)


def memory(running: Running) -> float:
    """Megabytes that the server's own process uses."""
    return int(Path(f"/proc/{running.process.pid}/statm").read_text().split()[1]) * 4096 / 1e6


def made_up(strategy: st.SearchStrategy[Any], number: int, examples: int, test: Callable[[Any], None]) -> None:
    """Try this with so many examples that follow from the number."""

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def trying(example: Any) -> None:
        test(example)

    trying()


# Frames ------------------------------------------------------------------------------------------------------

NOW, LEGAL = "the number now", "something legal"
PROPER: dict[str, Wanted] = {
    "answer": {"seq": NOW, "send": LEGAL},
    "take-back": {"seq": NOW},
    "say": {"text": "x"},
    "ask-hint": {"seq": NOW},
    "call-bot": {"seat": 0},
    "come-back": {},
    "wait": {"seat": 1},
    "propose": {"what": "take-back"},
    "consent": {"yes": True},
    "resume": {},
    "switch": {"id": "pass", "value": 1},
    "begin": {},
    "sync": {},
    "end-match": {"seat": 1},
}
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
numbers = st.integers(-3, 60) | st.integers() | st.sampled_from([2**31, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30])
fields = st.fixed_dictionaries(
    {},
    optional={
        "seq": st.just(NOW) | numbers | json_values,
        "send": st.just(LEGAL) | st.lists(numbers, max_size=6) | json_values,
        "text": st.text(max_size=500) | json_values,
        "seat": numbers | json_values,
        "bot": st.sampled_from(["random", "greedy", "expert", "", "../x"]) | json_values,
        "what": st.sampled_from(["take-back", "pause", "x"]) | json_values,
        "yes": st.booleans() | json_values,
        "id": json_values,
        "value": numbers | json_values,
    },
)
kinds = st.sampled_from([*PROPER, "", "frames", "notice", None, 7])
bent = st.builds(lambda kind, more: {"kind": kind, **(PROPER.get(kind) or {}), **more}, kinds, fields)
answers = st.just({"kind": "answer", **PROPER["answer"]})
proper = st.sampled_from([kind for kind in PROPER if kind not in ("end-match", "ask-hint")]).map(
    lambda kind: {"kind": kind, **PROPER[kind]}
)
frames = answers | answers | proper | bent | bent | json_values | st.text(max_size=200) | st.binary(max_size=100)
handfuls = st.lists(st.tuples(st.integers(0, 1), frames), min_size=1, max_size=8)


class FramesFuzzer:
    """Two people at a table of some game, who send anything."""

    def __init__(self, running: Running, number: int, found: Findings) -> None:
        self.running, self.found, self.rng = running, found, Random(number)
        self.people: list[Browser] = []
        self.windows: list[Window] = []
        self.tried = 0

    async def begin(self) -> None:
        await self.close()
        keys = [game.key for game in games.playable()[0] if 2 in game.players]
        self.people = [await Browser(self.running.address).__aenter__() for _ in range(2)]
        _, self.windows = await seated(self.rng.choice(keys), *self.people, hints=True)
        self.found.counts["tables"] += 1

    async def close(self) -> None:
        for person in self.people:
            await person.__aexit__()

    async def send(self, window: Window, frame: Any) -> None:
        if isinstance(frame, dict) and window.batches:
            frame = dict(frame)
            if frame.get("seq") == NOW:
                frame["seq"] = window.seq
            if frame.get("send") == LEGAL:
                frame["send"] = any_answer(window.now.scene, self.rng) if window.choices else [0]
        said: Any = frame if isinstance(frame, str | bytes) else written(frame)
        with suppress(ConnectionClosed):
            await window.socket.send(said)
        self.found.counts["frames"] += 1

    async def handful(self, frames: list[tuple[int, Any]]) -> None:
        """Send these; then both must be told how things stand, and the same."""
        if self.tried % 40 == 0 or not self.windows or self.windows[0].status == "over":
            await self.begin()
        self.tried += 1
        for who, frame in frames:
            await self.send(await self.open(who), frame)
        seqs = []
        for who in range(2):
            window = await self.open(who)
            before = len(window.batches)
            await window.send("sync")
            await window.until(lambda: window.closed is not None or any(b.whole for b in window.batches[before:]))  # noqa: B023
            if window.closed is None:
                seqs.append(window.seq)
            for refusal in window.refusals:
                self.found.counts[id_of(refusal)] += 1
                if id_of(refusal) == FAILED:
                    self.found.defects.append(f"{FAILED} {frames!r:.600}")
            window.refusals.clear()
            del window.batches[:-1]

    async def open(self, who: int) -> Window:
        """This person's window, opened again if it was closed for what was sent."""
        window = self.windows[who]
        if window.closed is not None:
            self.found.counts[f"closed {window.closed}"] += 1
            table = window.url.split("/")[-2]
            self.people[who].windows.remove(window)
            self.windows[who] = await self.people[who].window(table)
        return self.windows[who]


def written(value: Any) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (OverflowError, UnicodeEncodeError, TypeError, msgspec.EncodeError):
        return repr(value).encode(errors="replace").decode()


def fuzz_frames(running: Running, number: int, examples: int, until: float = float("inf")) -> Findings:
    """So many handfuls of frames that follow from this number, or as many as there is time for."""
    found = Findings()
    fuzzer, since = FramesFuzzer(running, number, found), running.log.stat().st_size

    with asyncio.Runner() as runner:

        def trying(frames: list[tuple[int, Any]]) -> None:
            if time.monotonic() < until:
                try:
                    runner.run(timed(fuzzer.handful(frames)))
                except Exception as error:
                    found.defects.append(f"{error!r:.300} {frames!r:.600}")
                    fuzzer.windows = []

        try:
            made_up(handfuls, number, examples, trying)
        finally:
            runner.run(fuzzer.close())
    note_trouble(running, since, found)
    return found


async def timed(work: Coroutine[Any, Any, None]) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        await work


def note_trouble(running: Running, since: int, found: Findings) -> None:
    """What the server complains about in its log."""
    if running.process.poll() is not None:
        found.defects.append(f"the server ended with {running.process.returncode}")
    with running.log.open() as log:
        log.seek(since)
        found.defects += [line.strip() for line in log if any(words in line for words in TROUBLE)]


# Requests ----------------------------------------------------------------------------------------------------


def fuzz_requests(running: Running, number: int, examples: int, until: float = float("inf")) -> Findings:
    """So many requests to each address, made up from what the OpenAPI document says of it."""
    found, since, rng = Findings(), running.log.stat().st_size, Random(number)
    schema = schemathesis.openapi.from_url(f"{running.address}/openapi.json")
    cookie, table = asyncio.run(somebody(running))
    for offered in schema.get_all_operations():
        operation: Any = offered.ok()  # type: ignore[union-attr]

        def trying(case: Any) -> None:
            nonlocal cookie, table
            if time.monotonic() > until:
                return
            if "id" in (case.path_parameters or {}) and rng.random() < 0.7:
                case.path_parameters["id"] = table
            answer = case.call(headers={"Cookie": cookie}, timeout=PATIENCE)
            found.counts["requests"] += 1
            found.counts[f"{answer.status_code // 100}xx"] += 1
            if answer.status_code >= 500:
                found.defects.append(
                    f"{answer.status_code} {case.method} {answer.request.url!r:.300} {case.body!r:.300}"
                )
            if case.path.endswith(("/logout", "/login", "/leave")):  # be somebody again
                cookie, table = asyncio.run(somebody(running))

        made_up(operation.as_strategy(), number, examples, trying)
    note_trouble(running, since, found)
    return found


async def somebody(running: Running) -> tuple[str, str]:
    """A guest with a table that is over, so that every address has something to say; the cookie and the table."""
    async with Browser(running.address) as guest:
        table = await guest.open("treize", seats=[{"who": "you"}, {"who": "random"}])
        await guest.post(f"/api/tables/{table.id}/leave", TableInfo)
        return guest.cookie, table.id
