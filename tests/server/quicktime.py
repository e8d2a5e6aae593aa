"""Time that passes only when there is nothing else to wait for: hours of pauses in a moment, each of them exact."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

A_MOMENT = 1e-9  # later than the timer, as clocks are; sums of pauses are not exact


class Selector(selectors.DefaultSelector):
    """Does not wait for timers: says that their time has come. Work done elsewhere is waited for."""

    loop: QuickLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        if self.loop.elsewhere:
            return super().select(None)
        events = super().select(0)
        if not events:
            self.loop.now += timeout + A_MOMENT
        return events


class QuickLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.now = 0.0
        self.elsewhere = 0  # what threads and other processes are doing for us
        selector = Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        work = super().run_in_executor(executor, func, *args)
        self.elsewhere += 1
        work.add_done_callback(self.is_back)
        return work

    def is_back(self, _: object) -> None:
        self.elsewhere -= 1

    def waiting(self, work: Callable[..., Awaitable[Result]]) -> Callable[..., Awaitable[Result]]:
        """The same work, done in a thread of its own making."""

        async def counted(*args: Any) -> Result:
            self.elsewhere += 1
            try:
                return await work(*args)
            finally:
                self.elsewhere -= 1

        return counted


def run(main: Coroutine[Any, Any, Result]) -> Result:
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(main)
