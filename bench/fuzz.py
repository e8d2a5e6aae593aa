"""Send a server what no browser would, for as long as you like, and watch what it costs.

    python bench/fuzz.py [MINUTES [DATABASE]]     10 minutes: half on SQLite, half on a PostgreSQL of its own

Frames are made up by Hypothesis, requests by schemathesis from the server's own OpenAPI document. Nothing may come of
it but refusals: no status of 500 or more, no exception in the log, no dead process, and no more than GROWTH megabytes
of memory after the first quarter of the time.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.fuzzing import Findings, fuzz_frames, fuzz_requests, memory  # noqa: E402
from tests.server.running import Running  # noqa: E402

GROWTH = 60.0  # megabytes


def fuzz(database: str, seconds: float) -> bool:
    """Whether nothing broke."""
    began, number, all_found = time.monotonic(), int(time.time()), Findings()
    settled = 0.0
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder), database=database, idle_after=20) as running:
        first = memory(running)
        while (passed := time.monotonic() - began) < seconds:
            if not settled and passed > seconds / 4:
                settled = memory(running)
            for way in (fuzz_frames, fuzz_requests):
                found = way(running, number, 60 if way is fuzz_frames else 6, began + seconds)
                all_found.counts += found.counts
                all_found.defects += found.defects
            number += 1
            print(f"\r{passed:6.0f} s {sum_up(all_found)} {memory(running):.0f} MB   ", end="", file=sys.stderr)
        last = memory(running)
        alive = running.process.poll() is None
    kind = "PostgreSQL" if database else "SQLite"
    print(f"\n{kind}: {seconds:.0f} s, {sum_up(all_found)}, seeds up to {number}")
    print(
        f"  memory {first:.0f} MB at first, {settled:.0f} MB after a quarter, {last:.0f} MB at last",
        f"({GROWTH:.0f} MB more are allowed)",
    )
    print("  " + ", ".join(f"{count} × {what}" for what, count in all_found.counts.most_common()))
    for defect in all_found.defects[:20]:
        print(f"  DEFECT {defect}")
    return alive and not all_found.defects and last - settled <= GROWTH


def sum_up(found: Findings) -> str:
    return f"{found.counts['frames']} frames, {found.counts['requests']} requests, {len(found.defects)} defects"


def main() -> int:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    if len(sys.argv) > 2:
        return 0 if fuzz(sys.argv[2], minutes * 60) else 1
    good = fuzz("", minutes * 30)
    command = [str(ROOT / "scripts" / "services"), "postgresql"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as service:
        assert service.stdin is not None and service.stdout is not None
        good = fuzz(service.stdout.readline().strip(), minutes * 30) and good
        service.stdin.close()
        service.wait(30)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
