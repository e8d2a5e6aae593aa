"""States as plain data and back."""

from __future__ import annotations

import json

import pytest

from pioche.core import saves
from pioche.core.flow import Together
from pioche.core.game import Game
from pioche.core.laws import written
from tests.core.playing import MU, moments, short_mu
from tests.thirdparty.blindbid import GAME as BLINDBID

GAMES = [(MU, short_mu(), "saves 1"), (BLINDBID, BLINDBID.settle({}), "saves 2")]


@pytest.mark.parametrize(("game", "settings", "seed"), GAMES, ids=["mu", "blindbid"])
class TestEveryMoment:
    def test_saved_and_loaded_is_the_same(self, game: Game, settings: dict[str, int], seed: str) -> None:
        for s in moments(game, settings, seed):
            again = saves.load(game, json.loads(json.dumps(saves.dump(s))))
            assert type(again) is type(s) and written(again) == written(s)

    def test_a_loaded_game_plays_on_the_same(self, game: Game, settings: dict[str, int], seed: str) -> None:
        for s in moments(game, settings, seed)[:-1]:
            again, choice = saves.load(game, saves.dump(s)), s.options()[-1]
            assert again.options() == s.options()
            s.play(choice)
            again.play(choice)
            assert written(again) == written(s)

    def test_a_save_shares_nothing_with_the_game(self, game: Game, settings: dict[str, int], seed: str) -> None:
        for s in moments(game, settings, seed)[:-1]:
            data = saves.dump(s)
            before = json.dumps(data)
            again = saves.load(game, data)
            s.play(s.options()[0])
            again.play(again.options()[-1])
            assert json.dumps(data) == before


def test_a_step_is_written_by_name_and_fields() -> None:
    s = moments(MU, short_mu(), "saves 3")[0]
    assert saves.dump(s)["agenda"][-1] == ["Bid", {"seat": s.to_move()}]


def test_a_question_to_several_is_written_with_its_members() -> None:
    s = moments(BLINDBID, BLINDBID.settle({}), "saves 4")[0]
    assert saves.dump(s)["agenda"][-1] == ["Together", [["PushCard", {"seat": seat}] for seat in range(3)]]
    again = saves.load(BLINDBID, saves.dump(s))
    assert isinstance(again.agenda[-1], Together) and again.asked() == [0, 1, 2]


def test_a_step_the_game_does_not_have_is_an_error() -> None:
    data = saves.dump(moments(MU, short_mu(), "saves 5")[0])
    data["agenda"].append(["Cheat", {"seat": 0}])
    with pytest.raises(KeyError, match="Cheat"):
        saves.load(MU, data)
