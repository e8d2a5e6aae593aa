"""A server seen from outside: health, numbers, logs, an orderly end, and a copy made while it runs."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from pioche.core.game import Refused
from pioche.server.backup import back_up
from pioche.server.logs import AsJson, AsText
from pioche.server.messages import TableInfo
from pioche.server.metrics import Histogram
from tests.server.browser import Browser, Window, any_answer, id_of, in_step, play_on, seated, whoever_is_asked
from tests.server.running import ROOT, Running


def asked(running: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(running.address + path, headers=headers, trust_env=False, verify=False, timeout=60)


class TestHealth:
    def test_it_is_well_when_the_database_writes(self, either: Running) -> None:
        for path in ("/healthz", "/readyz"):
            assert (asked(either, path).status_code, asked(either, path).text) == (200, "ok\n")

    def test_a_full_disk_is_told_refused_and_survived(self, folder: Path) -> None:
        """Nothing can be written for a while: answers are refused and not lost, and then play goes on everywhere."""

        async def main(running: Running) -> None:
            async with Browser(running.address) as ann, Browser(running.address) as bob:
                matches = [(await seated("treize", ann, bob))[1] for _ in range(3)]
                most = (folder / "tables.sqlite3-wal").stat().st_size
                resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
                for windows in matches:
                    assert await until_refused(windows) == "refused-not-kept"
                while asked(running, "/healthz").status_code != 503:
                    await asyncio.sleep(0.2)
                resource.prlimit(
                    running.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                )
                while asked(running, "/healthz").status_code != 200:
                    await asyncio.sleep(0.2)
                for windows in matches:
                    await in_step(windows)
                    await asyncio.gather(*(play_on(window, Random(1)) for window in windows))
                    assert all(window.status == "over" for window in windows)

        with Running(folder) as running:
            asyncio.run(main(running))

    def test_a_full_server_says_so(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            async with Browser(running.address) as ann:
                tables = [await ann.open("treize") for _ in range(2)]
                for table in tables:
                    await ann.window(table.id)
                assert asked(running, "/readyz").status_code == 503 and asked(running, "/healthz").status_code == 200
                assert await ann.refused("POST", "/api/tables", 503, game="treize") == "refused-busy"
                await ann.windows[0].close()
                while (await ann.http.post("/api/tables", json={"game": "treize"})).status_code != 200:
                    await asyncio.sleep(0.1)

        with Running(folder, tables=2) as running:
            asyncio.run(main(running))


async def until_refused(windows: list[Window]) -> str:
    """Play on until an answer is refused, and why."""
    while True:
        window = await whoever_is_asked(windows)
        seq = window.seq
        await window.send("answer", seq=seq, send=any_answer(window.now.scene, Random(seq)))
        await window.until(lambda: window.seq > seq or bool(window.refusals))  # noqa: B023
        if window.refusals:
            assert window.seq == seq
            return id_of(window.refusals.pop())


class TestNumbers:
    def test_who_has_the_key_sees_what_goes_on_and_nobody_else(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            async with Browser(running.address) as ann:
                table = await ann.open("treize", seats=[{"who": "you"}, {"who": "casual"}])
                window = await ann.window(table.id)
                await play_on(window, Random(1), most=3)
                await window.refusal("answer", seq=-1, send=[0])
                key = (folder / "metrics.key").read_text().strip()
                for wrong in ({}, {"Authorization": "Bearer x"}, {"Authorization": f"Bearer {key}x"}):
                    assert asked(running, "/metrics", **wrong).status_code == 404
                told = asked(running, "/metrics", Authorization=f"Bearer {key}")
                assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
                found = numbers(told.text)
                assert found['pioche_answers_total{result="taken"}'] >= 3
                assert found['pioche_answers_total{result="stale"}'] == 1
                assert found["pioche_answer_seconds_count"] == found['pioche_answer_seconds_bucket{le="+Inf"}'] >= 4
                assert found["pioche_connections"] == 1 and found['pioche_tables{status="playing"}'] == 1
                assert found['pioche_store_seconds_count{what="write"}'] > 3
                assert found['pioche_work_total{lane="turns"}'] >= 1 and found['pioche_work_waiting{lane="turns"}'] == 0
                assert found["process_resident_memory_bytes"] > 1e7
                for name in ("pioche_gc_pause_seconds_count", "pioche_loop_late_seconds_count"):
                    assert name in found

        with Running(folder) as running:
            asyncio.run(main(running))

    def test_a_histogram_counts_everything_below_each_limit(self) -> None:
        histogram = Histogram()
        for seconds in (0.0005, 0.001, 0.3, 99.0):
            histogram.add(seconds)
        found = numbers("\n".join(histogram.lines("x", 'what="y"')))
        assert found['x_bucket{what="y",le="0.001"}'] == 2 and found['x_bucket{what="y",le="0.5"}'] == 3
        assert found['x_bucket{what="y",le="+Inf"}'] == found['x_count{what="y"}'] == 4


def numbers(text: str) -> dict[str, float]:
    """Every line is a comment or a name, labels and a number."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("# "):
            assert re.fullmatch(r'[a-z_]+(\{(\w+="[^"]*",?)+\})? \S+', line), line
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found


class TestLogs:
    def test_an_errors_own_words_are_left_out(self) -> None:
        hidden = ["hearts"[::-1], "seat 2"[::-1]]  # in the words, not in the source
        try:
            try:
                raise KeyError(hidden[0][::-1])
            except KeyError as first:
                raise ValueError(hidden[1][::-1]) from first
        except ValueError:
            record = logging.getLogger("pioche.table").makeRecord(
                *("pioche.table", logging.ERROR, __file__, 1, "it broke table=%s", ("abc",), sys.exc_info())
            )
        for form in (AsText(), AsJson()):
            told = form.format(record)
            assert "KeyError" in told and "ValueError" in told and "test_operating.py" in told
            assert "hearts" not in told and "seat 2" not in told
        told = json.loads(AsJson().format(record))
        assert told["event"] == "it broke" and told["table"] == "abc" and told["level"] == "error"


class TestTheEnd:
    def test_what_is_under_way_is_kept_and_told_before_windows_close(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            async with Browser(running.address) as ann, Browser(running.address) as bob:
                table, windows = await seated("treize", ann, bob)
                playing = [asyncio.create_task(play_on(window, Random(seed))) for seed, window in enumerate(windows)]
                await windows[0].until(lambda: windows[0].seq > 12)
                assert await asyncio.to_thread(running.stop) == 0
                await asyncio.gather(*playing, return_exceptions=True)
                for window in windows:
                    await window.until(lambda: window.closed is not None)  # noqa: B023
                    assert window.closed == 1012
                with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
                    kept = database.execute("SELECT MAX(seq) FROM moves WHERE table_id = ?", (table.id,)).fetchone()[0]
                assert windows[0].seq == windows[1].seq == kept, "what was kept was told, and what was told is kept"

        with Running(folder) as running:
            asyncio.run(main(running))


class TestBackup:
    def test_a_copy_made_while_it_runs_is_a_server_of_its_own(self, folder: Path, tmp_path: Path) -> None:
        copy = tmp_path / "copy"

        async def before(running: Running) -> tuple[str, str, int]:
            async with Browser(running.address) as ann, Browser(running.address) as bob:
                table, windows = await seated("treize", ann, bob)
                playing = [asyncio.create_task(play_on(window, Random(seed))) for seed, window in enumerate(windows)]
                await windows[0].until(lambda: windows[0].seq > 6)
                command = [sys.executable, "-m", "pioche", "backup", str(copy), "--data", str(folder), "--lang", "en"]
                done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, cwd=ROOT)
                assert done.returncode == 0 and f"Copied to {copy}" in done.stdout, done.stderr
                await asyncio.gather(*playing)
                assert windows[0].status == "over", "nobody had to wait for the copy"
                return table.id, ann.cookie, windows[0].seq

        async def after(running: Running, table: str, cookie: str, last: int) -> None:
            async with Browser(running.address, Cookie=cookie) as ann:
                info = await ann.get(f"/api/tables/{table}", TableInfo)
                assert info.seat == 0, "the key came along"
                window = await ann.window(table, Cookie=cookie)
                assert 6 < window.seq <= last

        with Running(folder) as running:
            table, cookie, last = asyncio.run(before(running))
        assert {path.name for path in copy.iterdir()} == {"tables.sqlite3", "cookie.key", "metrics.key"}
        assert all(path.stat().st_mode & 0o777 == 0o600 for path in copy.iterdir())
        with Running(copy) as running:
            asyncio.run(after(running, table, cookie, last))

    def test_what_cannot_be_copied_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        with pytest.raises(Refused, match="backup-nothing"):
            back_up(tmp_path, tmp_path / "copy", lambda done, of: None)
        (tmp_path / "tables.sqlite3").write_bytes(b"not a database at all" * 100)
        (tmp_path / "full").mkdir()
        (tmp_path / "full" / "file").touch()
        with pytest.raises(Refused, match="backup-not-empty"):
            back_up(tmp_path, tmp_path / "full", lambda done, of: None)
        with pytest.raises(Refused, match="backup-failed"):
            back_up(tmp_path, tmp_path / "copy", lambda done, of: None)
