"""NBA Deck-Building, chapter 2: set-up."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.games.nba import GAME
from pioche.games.nba.cards import COST, EMPTY, FIRST_DECK, MARKET_TACTICS, STOCKS, VALUE
from pioche.games.nba.setup import market_of, market_size
from pioche.games.nba.state import Nba
from tests.games.nba.table import field, is_complete, opened, question

LENGTHS = ["short", "normal", "long", "epic"]


def fresh(**settings: int) -> Nba:
    s: Nba = GAME.start(GAME.settle(settings))
    s.run_on()
    return s


class TestR2_1FirstPlayer:
    def test_chance_names_the_first_player(self) -> None:
        s = fresh()
        assert question(s) == "? FirstPlayer"
        assert {s.draw(Random(seed))[0] for seed in range(20)} == {0, 1}
        assert [question(opened(first=seat)) for seat in (0, 1)] == ["0 ChangeRow", "1 ChangeRow"]


class TestR2_2Teams:
    def test_five_starters_on_the_field_and_twelve_cards_in_hand_and_pile(self) -> None:
        s = opened()
        for seat in (0, 1):
            assert field(s, seat) == "T-PG1 T-SG1 T-SF1 T-PF1 T-C1"
            assert sorted(s.hand(seat) + s.piles[seat]) == sorted(FIRST_DECK)
            assert len(s.piles[seat]) == 6 and not s.discards[seat] and len(s.out[seat]) == 13

    def test_no_card_is_missing(self) -> None:
        assert is_complete(opened())


class TestR2_3Row:
    def test_six_tactics_of_seventy_are_turned_up(self) -> None:
        s = opened()
        assert len(s.row) == 6 and len(s.tactics) == 64
        assert sorted(s.row + s.tactics) == sorted(MARKET_TACTICS)


class TestR2_4Market:
    def test_twenty_players_one_of_them_on_the_track(self) -> None:
        s = opened()
        # The first turn has revealed a second one.
        assert len(s.supply) == 18 and sum(card < 144 for card in s.track) == 2 and len(s.reserve) == 80

    def test_the_cheapest_come_first(self) -> None:
        for seed in range(20):
            s = fresh()
            s.happen([0])
            pile = market_of(s, s.draw(Random(seed)))
            assert [COST[0][card] for card in pile] == sorted(COST[0][card] for card in pile)

    def test_equal_costs_stay_in_the_order_of_the_shuffle(self) -> None:
        s = fresh()
        s.happen([0])
        firsts = {market_of(s, s.draw(Random(seed)))[0] for seed in range(60)}
        assert len(firsts) > 8

    def test_with_four_cheap_players_nothing_is_exchanged(self) -> None:
        s = fresh()
        stock = STOCKS[0]
        dear = [card for card in stock if COST[0][card] > 5]
        cheap = [card for card in stock if COST[0][card] <= 5]
        pile = market_of(s, cheap[:4] + dear[:16] + cheap[4:] + dear[16:])
        assert sorted(pile) == sorted(cheap[:4] + dear[:16])

    @pytest.mark.parametrize("there", range(4))
    def test_missing_cheap_players_replace_dear_ones(self, there: int) -> None:
        s = fresh()
        stock = STOCKS[0]
        dear = [card for card in stock if COST[0][card] > 5]
        cheap = [card for card in stock if COST[0][card] <= 5]
        pile = market_of(s, cheap[:there] + dear[: 20 - there] + cheap[there:] + dear[20 - there :])
        assert len(pile) == 20 and [card for card in pile if COST[0][card] <= 5] == cheap[:4]
        assert {card for card in pile if COST[0][card] > 5} < {*dear[: 20 - there]}

    @pytest.mark.parametrize(("players", "needed"), [(2, 4), (3, 6), (4, 8)])
    def test_two_cheap_ones_for_each_player(self, players: int, needed: int) -> None:
        s = fresh(players=players)
        dear = [card for card in STOCKS[0] if COST[0][card] > 5]
        cheap = [card for card in STOCKS[0] if COST[0][card] <= 5]
        pile = market_of(s, dear + cheap)
        assert sum(COST[0][card] <= 5 for card in pile) >= needed

    def test_with_medals_a_player_is_sorted_by_what_he_then_costs(self) -> None:
        s = fresh(medals=1)
        s.happen([0])
        pile = market_of(s, s.draw(Random(3)))
        assert [(COST[1][c], VALUE[1][c]) for c in pile] == sorted((COST[1][c], VALUE[1][c]) for c in pile)


class TestR2_5Hands:
    def test_everybody_draws_six_cards(self) -> None:
        s = opened(players=3)
        assert [s.hand_size(seat) for seat in range(3)] == [6, 6, 6]

    @pytest.mark.parametrize("first", [0, 1])
    def test_with_the_tip_off_the_second_player_draws_seven(self, first: int) -> None:
        s = opened(first=first, tipoff=1)
        assert [s.hand_size(seat) for seat in range(2)] == ([6, 7] if first == 0 else [7, 6])


class TestR2_6Lengths:
    @pytest.mark.parametrize(
        ("duration", "turns", "sizes"),
        [(0, 16, (12, 18, 24)), (1, 24, (20, 30, 40)), (2, 36, (32, 48, 64)), (3, 48, (44, 66, 88))],
        ids=LENGTHS,
    )
    def test_turns_and_cards(self, duration: int, turns: int, sizes: tuple[int, int, int]) -> None:
        assert tuple(market_size(duration, teams) for teams in (2, 3, 4)) == sizes
        s = opened(duration=duration)
        assert s.last == turns and len(s.supply) + 2 == sizes[0]
        assert opened(duration=duration, players=4).last == 2 * turns

    def test_chance_has_spoken_before_the_first_question(self) -> None:
        s = fresh()
        while s.to_move() == CHANCE:
            s.happen(s.draw(Random(1)))
        assert s.chances == 5 and s.made == 2  # first player, row, market, two hands
        assert s.track.count(EMPTY) == 4
