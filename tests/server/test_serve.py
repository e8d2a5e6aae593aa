"""`pioche serve`: where it listens, what it says, how it ends."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from pioche.core.game import Refused
from pioche.server.serve import address_of, listen
from tests.server.running import ROOT


def started(*flags: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C"}
    command = [sys.executable, "-m", "pioche", "serve", *flags]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_quietly(tmp_path: Path, ending: signal.Signals) -> None:
    with started("--data", str(tmp_path / "new" / "data"), "--port", "0", "--no-open") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Pioche is ready at http://localhost:")
        address = line.split()[-1]
        assert httpx.get(f"{address}healthz", trust_env=False, verify=False).text == "ok\n"
        process.send_signal(ending)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0 and "Every match is kept." in out and "Traceback" not in err
    folder = tmp_path / "new" / "data"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()} == {
        "cookie.key": 0o600,
        "metrics.key": 0o600,
        "tables.sqlite3": 0o600,
    }


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "70000"], "--port takes a whole number from 0 to 65"),
        (["--database", "mysql://x"], "postgresql://"),
        (["--database", "postgresql://nobody:hush@127.0.0.1:1/none"], "The database cannot be reached"),
        (["--log-level", "loud"], "There is no log level loud"),
        (["--log-form", "xml"], "Logs have no form xml"),
        (["--site", "https://cards.example.org"], "https://cards.example.org is no name of a site"),
        (["--open", "--no-open"], "Use either --open or --no-open"),
        (["--data", "/proc/nowhere"], "The folder /proc/nowhere cannot be used"),
        (["--host", "192.0.2.1", "--port", "0"], "Nothing can be served at 192.0.2.1"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path, flags: list[str], said: str) -> None:
    with started("--data", str(tmp_path), *flags) as process:
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2 and said in err and "Traceback" not in err and "hush" not in err


def test_a_port_in_use_is_passed_over_unless_it_was_named() -> None:
    with closing(listen("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refused, match="web-port-taken"):
            listen("127.0.0.1", port)
    with closing(listen("127.0.0.1", None)) as first, closing(listen("127.0.0.1", None)) as second:
        assert first.getsockname()[1] < second.getsockname()[1]
        assert address_of(second, "0.0.0.0") == f"http://localhost:{second.getsockname()[1]}/"
        assert isinstance(second, socket.socket)
