"""Golden playthroughs: a change of rules, words or pictures shows as a readable diff.

`--regolden` rewrites them; read the diff as you would read code.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pioche import games
from pioche.core.game import Game
from pioche.testing.playthrough import playthrough
from tests.thirdparty import blindbid

Agreed = dict[str, int | str]

GOLDEN = Path(__file__).parent / "golden"
LISTED = {key: games.load(key) for key in games.KEYS}
GAMES = {**LISTED, blindbid.GAME.key: blindbid.GAME}
SHORT: dict[str, Agreed] = {
    "mu": {"hands": 1},
    "nba": {"duration": 0},
    "rummu": {"hands": 1},
    "safaru": {"target": 0, "games": 1},
}  # options that keep a playthrough short
EDITIONS: dict[str, dict[str, Agreed]] = {  # a game that is played in more than one way has more of them
    "calcory": {"beats": {"thirteen-beats": 1}},
    "rummu": {"teams": {"teams": 1}, "total": {"come-out": "total"}},
    "safaru": {"reversed": {"variant": "reversed"}, "untold": {"tallies": 0}},
    "warriors": {"base": {"dragons": 0}},
}
SEEDS = {"beats": "pick"}  # where others seldom bring what an edition is about
FEW = {"teams": (4, 6), "total": (3, 4)}  # where not all of two, three and four can play
TABLES = [
    *((key, players, "") for key, game in GAMES.items() for players in game.players),
    *(
        (key, players, edition)
        for key in EDITIONS
        for edition in EDITIONS[key]
        for players in FEW.get(edition, (2, 3, 4))
    ),
]


def told(game: Game, players: int, edition: str) -> str:
    short = SHORT.get(game.key, {})
    agreed = EDITIONS[game.key][edition] if edition else {}
    return playthrough(
        game, game.settle({**short, **agreed, "players": players}), f"{SEEDS.get(edition, 'spade')} {players}"
    )


def file_name(key: str, players: int, edition: str) -> str:
    return "-".join([key, *([edition] if edition else []), f"{players}.txt"])


@pytest.mark.parametrize(("key", "players", "edition"), TABLES)
def test_a_game_goes_as_it_always_went(
    key: str, players: int, edition: str, golden: Callable[[Path, str], None]
) -> None:
    golden(GOLDEN / file_name(key, players, edition), told(GAMES[key], players, edition))


def test_every_golden_belongs_to_a_game() -> None:
    assert sorted(path.name for path in GOLDEN.iterdir()) == sorted(file_name(*table) for table in TABLES)
