"""How long an answer takes at one table while something is broken at another, against how long it takes otherwise.

    python bench/troubles.py [ANSWERS]        60 answers before each trouble, and as many during it

The troubles are those of `tests/server/test_other_tables.py`: bots that hang, workers that are killed, a window that
reads nothing. Printed are medians, the slowest of twenty, and their ratios.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.serving import answer_once  # noqa: E402
from tests.server.browser import Browser, seated  # noqa: E402
from tests.server.running import Running  # noqa: E402
from tests.server.test_other_tables import Trouble, hung_bots, killed_workers, slow_reader  # noqa: E402


async def timed(people: list[Browser], answers: int, rng: Random) -> list[float]:
    """How long so many answers took, at as many tables as it needs."""
    took = list[float]()
    while len(took) < answers:
        _, windows = await seated("treize", *people)
        while len(took) < answers and all(window.status == "playing" for window in windows):
            took.append(await answer_once(windows, rng))
    return took


async def measure(running: Running, trouble: Trouble, answers: int) -> str:
    rng = Random(1)
    async with Browser(running.address) as ann, Browser(running.address) as bob, Browser(running.address) as eve:
        await timed([ann, bob], answers // 2, rng)
        quiet = await timed([ann, bob], answers, rng)
        left_open = await trouble(running, eve)
        during = await timed([ann, bob], answers, rng)
        if left_open is not None:
            left_open.close()
    usual, then = (statistics.quantiles(some, n=20) for some in (quiet, during))
    return "".join(
        f"{a * 1e3:9.1f}{b * 1e3:9.1f}{b / a:8.2f}×" for a, b in ((usual[9], then[9]), (usual[18], then[18]))
    )


def main() -> None:
    answers = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    print(f"{'ms':<18}{'median':>9}{'then':>9}{'':>9}{'p95':>9}{'then':>9}", flush=True)
    for trouble in (hung_bots, killed_workers, slow_reader):
        with tempfile.TemporaryDirectory() as folder, Running(Path(folder), turn_limit=60, stall_seconds=1) as running:
            print(f"{trouble.__name__:<18}{asyncio.run(measure(running, trouble, answers))}", flush=True)


if __name__ == "__main__":
    main()
