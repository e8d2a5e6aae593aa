import asyncio
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None)  # a loaded machine is no fault
settings.load_profile("steady")


# What takes longest comes first, so that at the end no core waits for another; browsers before all, as each process
# that opens one opens a server, too. Tests are handed out one by one in this order (`make test`).
FIRST = (
    "web",
    "test_compiled.py",
    "test_examples.py",
    "test_checks.py",
    "test_tournaments.py",
    "server",
    "test_laws.py",
    "test_referees.py",
    "bots",
    "lab",
    "thirdparty",
)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: whoever drives a browser mostly waits for it."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def turn(item: pytest.Item) -> int:
        return next((place for place, name in enumerate(FIRST) if name in item.path.parts), len(FIRST))

    items.sort(key=turn)


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that an earlier test opened keeps its event loop running here; others want one of their own."""
    loop = asyncio._get_running_loop()
    if loop is None or "web" in request.path.parts:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
