"""Safarü, chapters 2 and 4: deals, points, matches; and the reversed game's."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.games._mubox.deck import DECK
from pioche.games.safaru import GAME
from pioche.games.safaru.cards import REVERSED
from pioche.games.safaru.scoring import points
from pioche.games.safaru.state import Safaru
from pioche.testing import question
from tests.games.safaru.table import go, table

A = "B3 B5 B9 R7 R0 Y2"
B = "B8 Y6 Y4 K7 G6"


def dealt(players: int, seed: int = 1, **options: int) -> Safaru:
    s = GAME.start(GAME.settle({"players": players, "target": 0, **options}))
    rng = Random(seed)
    while s.to_move() == CHANCE:
        s.happen(s.draw(rng))
    return s


def deals_of(players: int) -> tuple[int, int, list[int]]:
    """How many deals and plays a random game has, and how many cards each deal lays into the wild."""
    rng = Random(players)
    s = GAME.start(GAME.settle({"players": players, "target": 0}))
    plays, laid = 0, []
    while not s.is_over():
        if s.to_move() == CHANCE:
            outcome = s.draw(rng)
            if len(outcome) > 1:
                laid.append(len(outcome) - 4 * players)
            s.happen(outcome)
        else:
            plays += question(s).endswith("PlayCard")
            s.play(rng.choice(s.options()))
    return len(laid), plays, laid


class TestR2_1Deal:
    @pytest.mark.parametrize(("players", "stock"), [(2, 48), (3, 44), (4, 40)])
    def test_four_cards_each_and_four_in_the_wild(self, players: int, stock: int) -> None:
        s = dealt(players)
        assert [*map(len, s.hands)] == [4] * players and len(s.wild) == 4 and len(s.stock) == stock


class TestR2_2Sides:
    def test_four_players_make_two_sides(self) -> None:
        s = dealt(4)
        assert [s.side(seat) for seat in range(4)] == [0, 1, 0, 1] and len(s.totals) == 2

    def test_two_and_three_play_alone(self) -> None:
        assert [dealt(3).side(seat) for seat in range(3)] == [0, 1, 2]

    def test_partners_do_not_see_each_others_cards(self) -> None:
        s = dealt(4)
        assert GAME.view(s, 0).hands[2] == [-1] * 4


class TestR2_3Beginning:
    def test_the_dealers_left_begins(self) -> None:
        s = dealt(4)
        assert s.to_move() == (s.dealer + 1) % 4


class TestR2_4Again:
    def test_the_next_player_deals_and_his_left_begins(self) -> None:
        s = go(table("R4", "B5", "G9", "K1", wild="", turn=1, dealer=0), "B5, G9, K1, R4")
        assert s.to_move() == CHANCE and s.dealer == 1
        s.happen(s.draw(Random(1)))
        assert s.to_move() == 2 and s.deals == 2

    @pytest.mark.parametrize(("players", "deals", "plays"), [(2, 5, 40), (3, 4, 48), (4, 3, 48)])
    def test_so_many_deals_and_plays_in_a_game(self, players: int, deals: int, plays: int) -> None:
        assert deals_of(players)[:2] == (deals, plays)


class TestR2_5LastDeal:
    def test_the_fourth_deal_of_three_players_leaves_none_for_the_wild(self) -> None:
        assert deals_of(3)[2] == [4, 4, 4, 0]


class TestR4_1End:
    def test_cards_left_in_the_wild_count_for_nobody(self) -> None:
        s = go(table("", "R4", wild="B9", turn=1, stock=False), "R4")
        assert s.is_over() and s.totals == [0, 0]


class TestR4_2Points:
    def test_triangles_babies_unicorns_and_hedgehogs(self) -> None:
        assert points(table("", "", caught=(A, B))) == [25, -4]


class TestR4_3Shared:
    def test_equals_divide(self) -> None:
        assert points(table("", "", caught=("B9", "B1"))) == [12, 12]
        assert points(table("", "", "", caught=("B9", "B1", "B1"))) == [8, 8, 8]
        assert points(table("", "", caught=("Y9", "Y1"))) == [-6, -6]
        assert points(table("", "", "", caught=("Y9", "Y1", "Y1"))) == [-4, -4, -4]

    def test_nobody_gets_what_nobody_has(self) -> None:
        assert points(table("", "", caught=("R9", "K9"))) == [0, 0]

    def test_partners_count_together(self) -> None:
        s = table("", "", "", "", caught=("B9 B8", "B1"))
        assert points(s) == [25, 0]


class TestR4_4Match:
    def test_both_beyond_the_target_the_higher_total_wins(self) -> None:
        caught = ("R7 R7 G7 G7 K7 R5", "K6 R6 G6 K7 R2 R3 R4 G2 G3 G4 G5 K8 K4 K5 R8 K2")
        s = table("R9", "", wild="", turn=0, stock=False, target=100, totals=(92, 88), caught=caught)
        s = go(s, "R9")
        assert s.totals == [103, 108]
        assert s.is_over() and s.ranks == [1, 0]

    def test_below_it_another_game_is_dealt(self) -> None:
        s = go(table("R9", "", stock=False, target=100), "R9")
        assert s.to_move() == CHANCE and s.stock == DECK and s.wild == []

    def test_without_a_target_one_game_is_played(self) -> None:
        assert go(table("R9", "", stock=False), "R9").is_over()


class TestR5_1FewestPoints:
    def test_the_lower_total_wins(self) -> None:
        s = go(table("R9", "", stock=False, variant=REVERSED, caught=(A, B)), "R9")
        assert s.totals == [30, 26] and s.ranks == [1, 0] and GAME.scores(s) == [-30, -26]


class TestR5_4Points:
    def test_triangles_most_cards_and_hedgehogs(self) -> None:
        assert points(table("", "", variant=REVERSED, caught=(A, B))) == [30, 26]

    def test_equals_divide(self) -> None:
        assert points(table("", "", variant=REVERSED, caught=("Y9", "Y1"))) == [21, 21]


class TestR5_5Games:
    def test_one_game_per_player_two_for_partners(self) -> None:
        assert [dealt(n, variant=REVERSED).games for n in (2, 3, 4)] == [2, 3, 2]

    def test_as_many_as_agreed(self) -> None:
        assert dealt(2, variant=REVERSED, games=5).games == 5


def test_what_others_hold_is_any_of_the_cards_not_seen() -> None:
    s = dealt(3)
    view = GAME.view(s, 0)
    held = {card for seed in range(400) for card in GAME.imagine(view, Random(seed)).hands[1]}
    known = [*s.hands[0], *s.wild]
    assert held == {card for card in DECK if DECK.count(card) > known.count(card)}
