import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None)  # a loaded machine is no fault
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regolden", action="store_true", help="rewrite the golden playthroughs")
