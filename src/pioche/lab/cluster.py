"""A cluster that exists: Dask's scheduler and its workers do our jobs, on as many machines as there are.

Jobs share nothing and say all they need; so a job whose worker dies is simply done again by another, and what comes of
them all is what one machine would have found.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

from distributed import Client, as_completed

from pioche.core.game import Refused
from pioche.core.sets import PLACE

PATIENCE = 10  # seconds for the scheduler to answer
TRIES = 6  # workers that may die with one job
AT_ONCE = 4  # jobs per worker that are under way: enough that none waits, few enough to stop soon


class Cluster:
    def __init__(self, address: str) -> None:
        self.address = address

    @cached_property
    def client(self) -> Any:
        try:
            client = Client(self.address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise Refused("cli-cluster-away", address=self.address, why=type(error).__name__) from None
        if not client.nthreads():
            raise Refused("cli-cluster-empty", address=self.address)
        return client

    @property
    def width(self) -> int:
        return max(2, sum(map(int, self.client.nthreads().values())))

    def spread(self, do: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[Any]:
        """What each job gives, as they are done; jobs whose worker died are done by another."""
        waiting = iter(jobs)
        sets = os.environ.get(PLACE, "")
        first = [self.send(do, job, sets) for _, job in zip(range(AT_ONCE * self.width), waiting, strict=False)]
        under_way: Any = as_completed(first, with_results=True)
        for _, result in under_way:
            yield result
            job = next(waiting, None)
            if job is not None:
                under_way.add(self.send(do, job, sets))

    def send(self, do: Callable[[Any], Any], job: Any, sets: str) -> Any:
        return self.client.submit(with_sets, do, job, sets, pure=False, retries=TRIES)


def with_sets(do: Callable[[Any], Any], job: Any, sets: str) -> Any:
    """On the worker: the sets of cards that were brought along, then the job."""
    if sets:
        os.environ[PLACE] = sets
    return do(job)
