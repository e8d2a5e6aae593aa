"""Every game agrees with its referee, with every number of players and every variant. `pioche check` plays more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche import games
from pioche.core.game import Settings
from pioche.lab.referee import Opinion, Refereed, opinion

FOLDER = Path(__file__).parent / "games"
GAMES_EACH = 6


def tables() -> Iterator[tuple[str, Settings]]:
    for key in games.KEYS:
        yield from ((key, settings) for settings in games.load(key).every_table())


def second(key: str) -> Opinion:
    found = opinion(games.load(key), FOLDER)
    assert found, f"{key} has no referee"
    return found


@pytest.mark.parametrize(("key", "settings"), [pytest.param(*t, id=f"{t[0]} {[*t[1].values()]}") for t in tables()])
def test_games_agree_with_their_referee(key: str, settings: Settings) -> None:
    for seed in range(GAMES_EACH):
        Refereed(games.load(key), settings, f"referee {seed}", second(key), likely=seed % 3 == 2).run()
