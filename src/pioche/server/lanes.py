"""Processes that work for the one that serves: asked one thing at a time, and replaced when they hang or die.

A lane is a few such processes and the work that waits for them, the most urgent first; of equally urgent work, that of
whoever has the least under way.  Whatever happens to a process, whoever waits for it hears of it in time.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

log = logging.getLogger("pioche.workers")

spawn = multiprocessing.get_context("spawn")


class Unfinished(Exception):
    """The process that did this work died or took too long."""


class Crowded(Exception):
    """Somebody has too much work waiting, or all have."""


@dataclass(order=True)
class Job:
    rank: int  # the lower, the sooner
    before: int  # how much its owner had under way when it came
    number: int
    work: Callable[..., Any] = field(compare=False)
    values: tuple[Any, ...] = field(compare=False)
    limit: float = field(compare=False)  # seconds
    who: str = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)


class Lane:
    def __init__(self, name: str, processes: int, most: int, nice: int = 0) -> None:
        self.name, self.processes, self.most, self.nice = name, processes, most, nice
        self.waiting: list[Job] = []
        self.idle: list[Worker] = []
        self.busy: dict[Worker, asyncio.Task[None]] = {}
        self.owned: Counter[str] = Counter()  # what everybody has waiting or under way
        self.threads = ThreadPoolExecutor(processes, f"pioche-{name}")
        self.number = self.died = self.overdue = 0
        self.closed = False

    async def do(self, work: Callable[..., Any], values: tuple[Any, ...], rank: int, who: str, limit: float) -> Any:
        """What this work gives."""
        if self.closed:
            raise Unfinished
        if len(self.waiting) >= self.most:
            raise Crowded
        self.number += 1
        job = Job(rank, self.owned[who], self.number, work, values, limit, who, asyncio.Future())
        self.owned[who] += 1
        heapq.heappush(self.waiting, job)
        self.go_on()
        return await job.done

    def go_on(self) -> None:
        """Give work to whoever is free."""
        while self.waiting and len(self.busy) < self.processes and not self.closed:
            job = heapq.heappop(self.waiting)
            if job.done.done():  # nobody waits for it any more
                self.disown(job)
                continue
            self.idle = [worker for worker in self.idle if worker.is_alive()]
            worker = self.idle.pop() if self.idle else Worker(self.nice)
            self.busy[worker] = asyncio.get_running_loop().create_task(self.carry_out(job, worker))

    async def carry_out(self, job: Job, worker: Worker) -> None:
        loop, error = asyncio.get_running_loop(), None
        timer = loop.call_later(job.limit, worker.stop, True)
        try:
            good, result = await loop.run_in_executor(self.threads, worker.ask, job.work, job.values)
        except Exception as broken:  # its pipe: the process is gone, or was made to go
            good, result, error = False, Unfinished(job.work.__name__), broken
        finally:
            timer.cancel()
            self.busy.pop(worker)
            self.disown(job)
        if error is None:
            self.idle.append(worker)
        elif not self.closed:
            self.died, self.overdue = self.died + (not worker.late), self.overdue + worker.late
            what = "took too long" if worker.late else "died"
            log.warning("a worker process %s and is replaced lane=%s work=%s", what, self.name, job.work.__name__)
            loop.run_in_executor(None, worker.stop)
        if not job.done.done():
            job.done.set_result(result) if good else job.done.set_exception(result)
        self.go_on()

    def disown(self, job: Job) -> None:
        self.owned[job.who] -= 1
        if not self.owned[job.who]:
            del self.owned[job.who]

    def close(self) -> None:
        """At once: what is under way is given up."""
        self.closed = True
        for job in self.waiting:
            job.done.cancel()
        self.waiting.clear()
        for worker in [*self.idle, *self.busy]:
            worker.stop()
        self.threads.shutdown(wait=True, cancel_futures=True)


class Worker:
    """One process, started when it is first asked."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.late = False  # it was stopped because it took too long
        self.stopped = False
        self.process: multiprocessing.process.BaseProcess | None = None
        self.starting = threading.Lock()

    def start(self) -> Connection:
        with self.starting:
            if self.stopped:
                raise EOFError
            if self.process is None:
                self.pipe, theirs = spawn.Pipe()
                self.process = spawn.Process(target=serve, args=(theirs, self.nice), daemon=True)
                self.process.start()
                theirs.close()
            return self.pipe

    def is_alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def ask(self, work: Callable[..., Any], values: tuple[Any, ...]) -> tuple[bool, Any]:
        """Whether it went well, and what came of it; in a thread, which waits."""
        pipe = self.start()
        pipe.send((work, values))
        answer: tuple[bool, Any] = pipe.recv()
        return answer

    def stop(self, late: bool = False) -> None:
        """Kill it, also when it hangs: whoever waits for it is told by the end of its pipe."""
        self.stopped, self.late = True, self.late or late
        with self.starting:
            if self.process is not None and not late:
                self.process.kill()
                self.process.join(5)
            elif self.process is not None:
                self.process.kill()


# In the worker's process -----------------------------------------------------------------------------------


def serve(pipe: Connection, nice: int) -> None:
    """Do what is asked until the pipe ends. Interrupts are the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=follow_parent, daemon=True).start()
    with suppress(OSError):
        os.nice(nice)
    with suppress(EOFError, OSError):
        while True:
            work, values = pipe.recv()
            pipe.send(answered(work, values))


def answered(work: Callable[..., Any], values: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, work(*values)
    except Exception as error:
        log.error("work failed work=%s error=%s", work.__name__, type(error).__name__)
        return False, RuntimeError(type(error).__name__)  # its own words may be secret, and need not travel well


def follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(0)
