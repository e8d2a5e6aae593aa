"""What can be measured from outside, in the text form that Prometheus reads.

Written by hand rather than with Prometheus's own library: the form is a line for each number, ours need no threads, no
processes and no registry of their own, and one dependency less is one less to trust.
"""

from __future__ import annotations

import gc
import os
import resource
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
FORM = "text/plain; version=0.0.4; charset=utf-8"


@dataclass
class Histogram:
    """How often something took how long."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(SECONDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, labels: str = "") -> Iterator[str]:
        among, so_far = f"{labels}," if labels else "", 0
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{{among}le="{limit}"}} {so_far}'
        place = f"{{{labels}}}" if labels else ""
        yield f"{name}_sum{place} {self.total:.6f}"
        yield f"{name}_count{place} {so_far}"


Gauge = Callable[[], dict[str, float]]
"""Numbers as they stand now, by label; without one, by the empty text."""


@dataclass
class Metrics:
    """What is counted while the server runs. `gauges` are asked when somebody wants to know."""

    answers: Counter[str] = field(default_factory=Counter)  # by what became of them
    requests: Counter[str] = field(default_factory=Counter)  # by the first digit of their status
    answer_seconds: Histogram = field(default_factory=Histogram)
    store_seconds: dict[str, Histogram] = field(default_factory=lambda: {"read": Histogram(), "write": Histogram()})
    store_failures: Counter[str] = field(default_factory=Counter)
    gc_seconds: Histogram = field(default_factory=Histogram)
    late_seconds: Histogram = field(default_factory=Histogram)  # how late the event loop wakes who sleeps
    gauges: dict[str, tuple[str, str, Gauge]] = field(default_factory=dict)  # by name: what it is, its label
    counters: dict[str, tuple[str, str, Gauge]] = field(default_factory=dict)
    began: float = field(default_factory=time.time)
    gc_began: float = 0.0

    # Measuring

    def watch_gc(self, phase: str, _: dict[str, Any]) -> None:
        """For `gc.callbacks`."""
        if phase == "start":
            self.gc_began = time.perf_counter()
        else:
            self.gc_seconds.add(time.perf_counter() - self.gc_began)

    def begin(self) -> None:
        gc.callbacks.append(self.watch_gc)

    def end(self) -> None:
        if self.watch_gc in gc.callbacks:
            gc.callbacks.remove(self.watch_gc)

    # Telling

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        yield from counted("pioche_answers_total", "Answers of people, by what became of them.", "result", self.answers)
        yield from headed("pioche_answer_seconds", "From hearing an answer to telling everybody.", "histogram")
        yield from self.answer_seconds.lines("pioche_answer_seconds")
        yield from counted("pioche_requests_total", "Requests, by their status.", "status", self.requests)
        yield from headed("pioche_store_seconds", "How long the database takes.", "histogram")
        for what, histogram in self.store_seconds.items():
            yield from histogram.lines("pioche_store_seconds", f'what="{what}"')
        yield from counted("pioche_store_failures_total", "What it failed to do.", "what", self.store_failures)
        yield from headed("pioche_gc_pause_seconds", "Pauses in which memory is tidied up.", "histogram")
        yield from self.gc_seconds.lines("pioche_gc_pause_seconds")
        yield from headed("pioche_loop_late_seconds", "How late the event loop is.", "histogram")
        yield from self.late_seconds.lines("pioche_loop_late_seconds")
        for kind, numbers in (("gauge", self.gauges), ("counter", self.counters)):
            for name, (about, label, ask) in numbers.items():
                yield from counted(name, about, label, ask(), kind)
        yield from self.process_lines()

    def process_lines(self) -> Iterator[str]:
        used = resource.getrusage(resource.RUSAGE_SELF)
        yield from counted("process_start_time_seconds", "When it began.", "", {"": self.began}, "gauge")
        yield from counted("process_cpu_seconds_total", "Time of processors.", "", {"": used.ru_utime + used.ru_stime})
        yield from counted("process_resident_memory_bytes", "Memory in use.", "", {"": resident()}, "gauge")


def resident() -> float:
    """Bytes of memory in use; where that cannot be told, the most that were."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


def headed(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def counted(
    name: str, about: str, label: str, numbers: Counter[str] | dict[str, float], kind: str = "counter"
) -> Iterator[str]:
    yield from headed(name, about, kind)
    for key, value in sorted(numbers.items()):
        yield f'{name}{{{label}="{key}"}} {value:g}' if label else f"{name} {value:.10g}"
