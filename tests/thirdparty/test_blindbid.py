"""A game of somebody else's: found through its entry point, and keeping all laws."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pioche import games
from pioche.core.flow import CHANCE
from pioche.core.game import Game, Refused, Settings
from pioche.core.hidden import UNKNOWN
from pioche.core.laws import Walk
from pioche.core.match import carry_out, tell
from pioche.core.scene import Msg
from pioche.testing import names
from pioche.text.messages import messages
from tests.thirdparty.blindbid import GAME
from tests.thirdparty.blindbid.rules import BlindBid, winner
from tests.thirdparty.plugged import plug_in

TABLES = list(GAME.every_table())


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(tmp_path, monkeypatch, blindbid="tests.thirdparty.blindbid:GAME")


class TestEntryPoint:
    def test_the_game_stands_after_ours(self, installed: None) -> None:
        assert games.keys() == [*games.KEYS, "blindbid"]

    def test_the_game_loads_by_its_key(self, installed: None) -> None:
        assert games.load("blindbid") is GAME

    def test_ours_still_load(self, installed: None) -> None:
        assert games.load(games.KEYS[0]).key == games.KEYS[0]

    def test_an_unknown_key_is_refused_with_what_there_is(self, installed: None) -> None:
        with pytest.raises(Refused) as refused:
            games.load("bridge")
        assert refused.value.message == "refused-game"
        assert refused.value.details == {"game": "bridge", "allowed": ", ".join([*games.KEYS, "blindbid"])}

    def test_without_the_package_its_key_is_unknown(self) -> None:
        assert games.keys() == [*games.KEYS]
        with pytest.raises(Refused):
            games.load("blindbid")

    def test_a_package_cannot_replace_one_of_our_games(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        plug_in(tmp_path, monkeypatch, **{games.KEYS[0]: "tests.thirdparty.blindbid:GAME"})
        assert games.keys() == [*games.KEYS]
        assert games.load(games.KEYS[0]) is not GAME


@pytest.mark.parametrize("settings", TABLES, ids=lambda s: "-".join(map(str, s.values())))
def test_all_laws_hold(settings: Settings) -> None:
    known = messages("en", GAME)
    for seed in range(12):
        Walk(GAME, settings, f"blindbid {seed}", known).run()


def test_every_table_is_walked() -> None:
    assert [(s["players"], s["second"]) for s in TABLES] == [(2, 1), (3, 1), (4, 1), (2, 0), (3, 0), (4, 0)]


# The rules -------------------------------------------------------------------------------------------------


def dealt(*rows: str, die: int = 0, second: int = 1) -> BlindBid:
    """A table with these rows, the bids of the first round about to be made: "5 1 1 2 3"."""
    s: BlindBid = GAME.start(GAME.settle({"players": len(rows), "second": second}))
    s.happen([int(card) for row in rows for card in row.split()])
    s.happen([die])
    return s


def bid(game: Game, s: BlindBid, answers: str) -> None:
    """Answers of any seats in this order: "1 place 2, 0 place 1, 1 enough"."""
    for answer in answers.split(", "):
        seat, name = int(answer[0]), answer[2:]
        assert name in names(game, s.options_of(seat)), f"{answer} is not offered"
        s.answer(seat, game.code[name])
        s.run_on()


class TestRules:
    def test_all_are_asked_at_once_and_answer_in_any_order(self) -> None:
        s = dealt("5 1 1 2 3", "4 4 5 2 3")
        assert s.asked() == [0, 1]
        bid(GAME, s, "1 place 3, 1 place 5, 0 place 1")
        assert s.asked() == [0] and s.turned == [[], []]
        bid(GAME, s, "0 enough")
        assert s.turned == [[5], [5, 3]] and s.points == [0, 3]

    def test_the_second_card_lies_further_right(self) -> None:
        s = dealt("5 1 1 2 3", "4 4 5 2 3")
        bid(GAME, s, "0 place 4")
        assert names(GAME, s.options_of(0)) == ["place 5", "enough"]

    def test_a_second_card_only_where_agreed(self) -> None:
        s = dealt("5 1 1 2 3", "4 4 5 2 3", second=0)
        bid(GAME, s, "0 place 4")
        assert s.asked() == [1]

    def test_the_highest_sum_that_nobody_shares_wins(self) -> None:
        s = dealt("5 1 1 2 3", "5 1 1 2 3", "4 4 2 4 5", second=0)
        bid(GAME, s, "0 place 1, 1 place 1, 2 place 3")
        assert s.points == [0, 0, 3]

    @pytest.mark.parametrize(("die", "first"), [(0, 0), (1, 2), (2, 2), (3, 0)])
    def test_the_die_breaks_a_tie(self, die: int, first: int) -> None:
        s = dealt("5 1 1 2 3", "1 1 5 2 4", "5 4 4 2 3", "1 2 3 5 4", die=die, second=0)
        bid(GAME, s, "0 place 1, 1 place 1, 2 place 1, 3 place 1")
        assert winner(s) == first and s.points[first] == 4

    def test_the_game_ends_when_all_cards_are_spent(self) -> None:
        rng, s = Random(7), dealt("5 1 1 2 3", "4 4 5 2 3")
        while not s.is_over():
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
            else:
                s.play(rng.choice(s.options()))
        assert sum(s.points) == 10


class TestSecrets:
    def test_a_rival_hears_that_a_card_was_pushed_but_not_which(self) -> None:
        s = dealt("5 1 1 2 3", "4 4 5 2 3")
        moment = carry_out(s, 0, 0)[0]
        [own], [other], [spectator] = (tell(GAME, moment, viewer) for viewer in (0, 1, None))
        assert own.faces == ["n5"] and isinstance(own.text, Msg) and own.text.id == "ev-push"
        assert other == spectator and other.faces == []
        assert isinstance(other.text, Msg) and other.text.id == "ev-pushes" and other.text.args == {"who": "@0"}

    def test_the_reveal_is_told_to_everybody(self) -> None:
        s = dealt("5 1 1 2 3", "4 4 5 2 3", second=0)
        carry_out(s, 1, 0)
        reveal = carry_out(s, 0, 0)[1]
        assert [h.faces for h in tell(GAME, reveal, None)] == [["n5"], ["n4"]]
        assert tell(GAME, reveal, 0) == tell(GAME, reveal, 1) == tell(GAME, reveal, None)

    def test_a_view_hides_the_rows_of_the_others(self) -> None:
        s = dealt("5 1 1 2 3", "4 4 5 2 3")
        assert GAME.view(s, 0).rows == [[5, 1, 1, 2, 3], [UNKNOWN] * 5]
        assert GAME.view(s, None).rows == [[UNKNOWN] * 5] * 2
