"""A PostgreSQL or a Redis with throw-away data that a test may kill and start again."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.server.running import ROOT


class Service:
    def __init__(self, name: str, folder: Path | None = None) -> None:
        self.command = [str(ROOT / "scripts" / "services"), name, *([str(folder)] if folder else [])]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, f"{self.command[1]} did not start"

    def stop(self) -> None:
        """At once, as if its machine had lost power."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(30)
        self.process.stdout.close()

    def __enter__(self) -> Service:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
