"""Known flaws of what we stand on: found, and no hindrance where nobody can be asked. The service is a stand-in."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LONGEST = 30.0  # seconds, of which the program allows itself eight

# What OSV answers, as its documentation shows it.
KNOWN = {
    ("PyPI", "jinja2", "2.4.1"): ["GHSA-462w-v97r-4m45", "PYSEC-2014-8"],
    ("npm", "minimist", "0.0.8"): ["GHSA-vh95-rmgr-6w4m"],
}

Answer = Callable[[BaseHTTPRequestHandler, list[dict[str, Any]]], bytes]


def advisories(_: BaseHTTPRequestHandler, queries: list[dict[str, Any]]) -> bytes:
    results = []
    for query in queries:
        ids = KNOWN.get((query["package"]["ecosystem"], query["package"]["name"], query["version"]), [])
        results.append({"vulns": [{"id": name, "modified": "2024-01-01T00:00:00Z"} for name in ids]} if ids else {})
    return json.dumps({"results": results}).encode()


@contextmanager
def service(answer: Answer) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Its address, and all it was asked."""
    heard: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
            heard.extend(queries)
            body = answer(self, queries)
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads, server.block_on_close = True, False
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/", heard
        server.shutdown()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Our lock files, for planting something in them."""
    for name in ("requirements", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name)
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "package-lock.json", tmp_path / "web")
    return tmp_path


def audit(tree: Path, address: str) -> subprocess.CompletedProcess[str]:
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "scripts/audit.py"],
        cwd=tree,
        env={"PIOCHE_ADVISORIES": address},
        capture_output=True,
        text=True,
    )
    assert time.monotonic() - began < LONGEST
    return done


def test_every_version_of_every_lock_file_is_asked_about(tree: Path) -> None:
    with service(advisories) as (address, heard):
        done = audit(tree, address)
    assert (done.returncode, done.stderr) == (0, "")
    about = {(one["package"]["name"], one["version"]) for one in heard}
    for lock in tree.glob("requirements/*.lock"):
        for line in re.findall(r"(?m)^\w.*==.*", lock.read_text("utf-8")):
            name, version = re.split(r"==", line.split()[0])
            assert (name.partition("[")[0], version) in about, line
    packages = json.loads((tree / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert len([one for one in heard if one["package"]["ecosystem"] == "npm"]) > len(packages) * 0.8
    assert ("svelte", packages["node_modules/svelte"]["version"]) in about


def test_an_old_version_with_a_known_flaw_is_found_in_either_world(tree: Path) -> None:
    lock = tree / "requirements" / "run.lock"
    lock.write_text(lock.read_text("utf-8") + "jinja2==2.4.1 ; sys_platform != 'win32' \\\n    --hash=sha256:00\n")
    web = tree / "web" / "package-lock.json"
    read = json.loads(web.read_text("utf-8"))
    read["packages"]["node_modules/vite/node_modules/minimist"] = {"version": "0.0.8"}
    web.write_text(json.dumps(read))
    with service(advisories) as (address, _):
        done = audit(tree, address)
    assert done.returncode == 1
    assert "jinja2 2.4.1 (PyPI): GHSA-462w-v97r-4m45, PYSEC-2014-8" in done.stderr
    assert "minimist 0.0.8 (npm): GHSA-vh95-rmgr-6w4m" in done.stderr


def too_late(*_: object) -> bytes:
    time.sleep(LONGEST)
    return b""


def test_where_nobody_can_be_asked_one_line_says_so_and_nothing_fails(tree: Path) -> None:
    outcomes = [audit(tree, "http://127.0.0.1:9/")]  # nobody listens there
    for answer in (too_late, lambda *_: b"<html>log in first</html>", lambda *_: b'{"results": []}'):
        with service(answer) as (address, _):
            outcomes.append(audit(tree, address))
    for done in outcomes:
        assert done.returncode == 0 and done.stdout == ""
        assert re.fullmatch(r"pioche: known flaws of \d+ packages were NOT looked up: .+\n", done.stderr)


def test_it_can_be_left_out(tree: Path) -> None:
    done = audit(tree, "skip")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
