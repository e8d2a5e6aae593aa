import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None)  # a loaded machine is no fault
settings.load_profile("steady")


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
