"""How often somebody may do something: a bucket of tokens for each."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from pioche.core.game import Refused
from pioche.server.config import HOUSEHOLD, Rate

MOST_KNOWN = 10_000  # addresses remembered at once


class TooOften(Refused):
    def __init__(self) -> None:
        super().__init__("refused-too-often")


class Busy(Refused):
    """More than the server can do soon: whoever comes back later may be luckier."""

    def __init__(self) -> None:
        super().__init__("refused-busy")


class Bucket:
    """Filled at a steady rate up to its brim; each use takes a token."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.tokens, self.filled = rate.burst, clock()

    def level(self) -> float:
        now = self.clock()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.filled) * self.rate.per_second)
        self.filled = now
        return self.tokens

    def take(self) -> bool:
        if self.level() < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each address (or login)."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.known: dict[str, Bucket] = {}
        self.everywhere: Callable[[Rate, str], Awaitable[bool]] | None = None  # the same for all servers together

    async def check_everywhere(self, who: str) -> None:
        """Take a token here, and one of those that all servers share, or refuse."""
        self.check(who)
        if self.everywhere and not await self.everywhere(self.rate, who):
            raise TooOften

    def check(self, who: str) -> None:
        """Take a token or refuse."""
        bucket = self.known.get(who)
        if bucket is None:
            if len(self.known) >= MOST_KNOWN:
                self.forget()
            bucket = self.known[who] = Bucket(self.rate, self.clock)
        if not bucket.take():
            raise TooOften

    def forget(self) -> None:
        """Drop those that are full again; all if that is not enough, rather than run out of memory."""
        self.known = {who: b for who, b in self.known.items() if b.level() < b.rate.burst}
        if len(self.known) >= MOST_KNOWN:
            self.known = {}


class Shares:
    """What one person may do, whatever number of windows it takes, and what all people of one address may."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.people = Buckets(rate, clock)
        self.addresses = Buckets(Rate(rate.burst * HOUSEHOLD, rate.per_second * HOUSEHOLD), clock)

    def check(self, person: str, address: str) -> None:
        self.people.check(person)
        self.addresses.check(address)
