"""Equinox §2: setting up and taking turns."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.games.equinox import GAME
from pioche.games.equinox.answers import CREATURE
from pioche.games.equinox.cards import NAMES
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.turns import ChooseFirst, Deal, DrawCreatures
from tests.games.equinox.table import names, play, question, table


def opened(players: int, first: int = 0, creatures: str = "drawn") -> Equinox:
    """The first player is named; the creatures are to be chosen."""
    s: Equinox = GAME.start(GAME.settle({"players": players, "creatures": creatures}))
    s.run_on()
    s.happen([first])
    return s


def dealt(players: int, first: int = 0) -> Equinox:
    s, rng = opened(players, first), Random(5)
    while s.to_move() == CHANCE:
        s.happen(s.draw(rng))
    return s


class TestR2_1FirstPlayer:
    def test_chance_names_the_first_player(self) -> None:
        s: Equinox = GAME.start(GAME.settle({"players": 4}))
        s.run_on()
        assert isinstance(s.agenda[-1], ChooseFirst)
        assert {s.draw(Random(seed))[0] for seed in range(40)} == {0, 1, 2, 3}

    @pytest.mark.parametrize("first", [0, 1, 2])
    def test_who_then_begins(self, first: int) -> None:
        assert question(dealt(3, first)) == f"{first} Predict"


class TestR2_2DrawnCreatures:
    def test_chance_draws_eight_of_fourteen(self) -> None:
        s = opened(2)
        assert isinstance(s.agenda[-1], DrawCreatures)
        draws = [s.draw(Random(seed)) for seed in range(60)]
        assert all(len(set(drawn)) == 8 for drawn in draws)
        assert {creature for drawn in draws for creature in drawn} == set(range(14))

    def test_the_others_stay_in_the_box(self) -> None:
        s = dealt(2)
        there = {card // 11 for hand in (*s.hands, s.deck) for card in hand if card < 154}
        assert there == set(s.creatures)


class TestR2_3PickedCreatures:
    def test_the_first_seat_picks_eight_and_confirms(self) -> None:
        s = opened(3, first=1, creatures="host")
        play(s, "PEL, LIC, GRU, DUC, CAR, URS, SAB, BIC")
        assert question(s) == "0 Confirm" and names(s) == ["stop"]
        play(s, "stop")
        assert isinstance(s.agenda[-1], Deal)
        assert s.creatures == sorted(s.creatures) and len(s.creatures) == 8

    def test_nothing_can_be_picked_twice(self) -> None:
        s = opened(3, creatures="host")
        play(s, "PEL")
        assert "PEL" not in names(s) and len(names(s)) == 13

    def test_or_all_add_one_in_turn_from_the_first_player_on(self) -> None:
        s = opened(3, first=2, creatures="agreed")
        asked = []
        for place in range(8):
            asked.append(s.to_move())
            s.play(CREATURE + place)
        assert asked == [2, 0, 1, 2, 0, 1, 2, 0]
        assert isinstance(s.agenda[-1], Deal)

    def test_the_columns_keep_the_order_of_the_annex(self) -> None:
        s = opened(2, creatures="agreed")
        play(s, "PEL, GRU, URS, LIC, PLU, PAN, RAI, GRI")
        assert s.creatures == [0, 1, 2, 3, 10, 11, 12, 13]


class TestR2_4Deal:
    @pytest.mark.parametrize(("players", "left"), [(2, 86), (3, 78), (4, 70), (5, 62)])
    def test_eight_cards_each_and_the_rest_is_the_draw_pile(self, players: int, left: int) -> None:
        """E01."""
        s = dealt(players)
        assert len(s.deck) == left
        assert [len(hand) for hand in s.hands] == [8] * players
        assert s.supply == [5] * players and s.discard == []
        there, wanted = GAME.census(s)
        assert sorted(there) == sorted(wanted) and len(there) == 102

    def test_records_name_the_cards(self) -> None:
        assert Deal.names == NAMES


class TestR2_5Order:
    def test_it_goes_clockwise(self) -> None:
        s = table("LIC1 ..", "PAN1 ..", "GRI1 ..", turn=1)
        play(s, "skip, PAN1, skip, GRI1, skip, LIC1")
        assert question(s) == "1 Predict"

    def test_a_new_round_begins_with_the_next_player(self) -> None:
        s = table(
            "PLU5 ..", "..", "..",
            piles="R1 LIC: LIC1; R1 PAN: PAN4; R1 GRI: GRI4; R1 BIC: BIC4; R1 DUC: DUC4; R1 BOL: BOL4; R1 SAB: SAB4",
        )  # fmt: skip
        play(s, "skip, PLU5")
        assert s.row == 1 and question(s) == "1 Predict"


class TestR2_6Phases:
    def test_predict_play_discard_draw(self) -> None:
        s = table("LIC1 SAB3 ..", "..", round=2, out="SAB")
        seen = []
        for answer in ("PAN", "LIC1", "SAB3", "stop"):
            seen.append(question(s))
            play(s, answer)
        assert seen == ["0 Predict", "0 PlayCard", "0 Discard", "0 Discard"]
        assert len(s.hands[0]) == 8 and question(s) == "1 Predict"

    def test_what_a_turn_allowed_is_over_with_it(self) -> None:
        s = table("LIC1 ..", "..")
        s.armed, s.second = 1, 2
        play(s, "skip, LIC1, stop")
        assert (s.armed, s.second) == (0, 0)
