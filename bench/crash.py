"""Kill the server while many tables are played, and count what was lost.

    python bench/crash.py [TABLES [KILLS [DATABASE]]]        200 tables, 10 kills, SQLite

People play at each table, of all games in turn; the server is killed with kill -9 at random moments and started again.
Every answer that was acknowledged must be in the log exactly once, and nobody may have seen more than the log holds.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.crashing import crash  # noqa: E402


def main() -> int:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    database = sys.argv[3] if len(sys.argv) > 3 else ""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        counts = asyncio.run(crash(Path(folder), tables, kills, str(time.time()), database, pause=0.2))
    print(f"{counts.tables} tables, {counts.kills} kills, {time.monotonic() - began:.0f} s")
    print(f"{counts.acknowledged} answers in the log, {counts.kept_unheard} of them kept but not yet acknowledged")
    print(f"{counts.lost} lost, {counts.doubled} doubled, {counts.unkept} shown but not kept")
    slowest = max(counts.back)
    print(
        f"everybody back {statistics.median(counts.back):.2f} s after a start (half of them), {slowest:.2f} s at most"
    )
    return 1 if counts.lost or counts.doubled or counts.unkept else 0


if __name__ == "__main__":
    sys.exit(main())
