"""A real server in a process of its own, at a free port of this machine.

python -m tests.server.running SETTINGS    serves until killed; SETTINGS is JSON
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from pioche.server.config import Config, Rate, Rates
from pioche.server.serve import run
from tests.server.planting import plant

ROOT = Path(__file__).parents[2]
PATIENCE = 240.0  # seconds; machines may be busy
FREE = dict.fromkeys(Rates.__dataclass_fields__, (1000000000.0, 1000000000.0))
QUICK: dict[str, Any] = {
    "forced_pause": 0,
    "bot_pause": 0,
    "away_after": 0.2,
    "gone_after": 0.4,
    "workers": 1,
    "turn_limit": PATIENCE,
    "analysis_games": 120,
    "keep_after": 3600.0,
    "windows_each": 1_000_000,
    "windows_address": 1_000_000,
    "windows": 1_000_000,
    "connections_address": 1_000_000,
}


class Running:
    """The process. `kill` is kill -9, `stop` a polite end."""

    program: tuple[str, ...] = ("tests.server.running",)

    def __init__(
        self, data: Path, port: int = 0, rates: dict[str, tuple[float, float]] | None = None, **more: Any
    ) -> None:
        self.wanted = {**QUICK, **more, "data": str(data), "rates": {**FREE, **(rates or {})}}
        self.port = port
        self.log = data / "server.log"
        self.start()

    def start(self) -> None:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", *self.program, json.dumps({**self.wanted, "port": self.port})]
        path = os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address, self.log.read_text()
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


def main() -> None:
    wanted = json.loads(sys.argv[-1])
    port = wanted.pop("port")
    rates = Rates(**{name: Rate(*rate) for name, rate in wanted.pop("rates").items()})
    plant(wanted.pop("planted", ""), wanted.pop("skew", 0.0))
    settings = Config(**{**wanted, "data": Path(wanted["data"]), "rates": rates})
    run(settings, "127.0.0.1", port, "info", False, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
