"""NBA Deck-Building, chapter 11: what everybody may know."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.hidden import UNKNOWN, hidden_cards
from pioche.games.nba.cards import CARD, COST, FATIGUE
from pioche.games.nba.hidden import imagine, retell_draws, view
from pioche.games.nba.state import Nba
from tests.games.nba.table import arrange, cards, draw, hand, in_row, names, on_track, opened, play, run, turn


class TestR11_1Open:
    def test_of_anothers_hand_the_number_of_cards(self) -> None:
        s = opened()
        v = view(s, 1)
        assert v.hands[0] == [UNKNOWN] * 6 and v.piles[0] == [UNKNOWN] * 6
        assert v.hands[1] == s.hands[1] and v.piles[1] == s.piles[1]

    def test_spectators_see_no_hand(self) -> None:
        s = opened()
        assert {card for hand in view(s, None).hands for card in hand} == {UNKNOWN}

    def test_field_board_discard_box_and_markets_lie_open(self) -> None:
        s = turn("S-PG1", board="BO-3PT", discard="S-C1")
        v = view(s, 1)
        for place in ("fields", "boards", "discards", "out", "tops", "track", "row", "thrown", "gone", "tactics"):
            assert getattr(v, place) == getattr(s, place), place

    def test_nobody_knows_who_is_to_come_in_the_market(self) -> None:
        s = opened()
        for seat in (0, 1, None):
            v = view(s, seat)
            assert {*v.supply} == {*v.reserve} == {UNKNOWN}

    def test_a_bought_card_is_known_when_it_is_drawn(self) -> None:
        s = turn("S-PG1 T-SG2 T-SF2")
        on_track(s, "korver", pile="")
        play(s, "buy 1, T-SG2, T-SF2, S-PG1, done")
        assert cards(view(s, 1).shown[0]) == "korver" and hand(s) == "korver"


class TestR11_2Counting:
    def test_hand_and_pile_together_are_known(self) -> None:
        s = opened()
        assert view(s, 1).unseen[0] == sorted(s.hands[0] + s.piles[0])

    def test_when_a_pile_is_made_anew_the_hand_is_known(self) -> None:
        s = turn("S-PG1 BO-3PT", pile="S-C1", discard="S-SG1 S-SG2 S-SF1 BD-TRAP")
        play(s, "done, keep the rest")
        draw(s, "S-C1")
        draw(s, "S-SG1 S-SG2 BD-TRAP")
        v = view(s, 1)
        assert cards(sorted(v.shown[0])) == "S-PG1 S-C1 BO-3PT" and v.hands[0] == [UNKNOWN] * 3
        assert cards(v.unseen[0]) == "S-SG1 S-SG2 S-SF1 BD-TRAP"

    def test_imagined_hands_are_made_of_the_unseen_cards(self) -> None:
        s = opened()
        v, rng = view(s, 1), Random(0)
        hands = [imagine(v, rng).hands[0] for _ in range(50)]
        assert all(len(one) == 6 and {*one} <= {*s.unseen[0]} for one in hands)
        assert len({tuple(one) for one in hands}) > 20

    def test_fatigue_is_never_imagined_in_a_hand_because_it_would_be_shown(self) -> None:
        s = turn("S-PG1", pile="fatigue fatigue S-C1")
        v, rng = view(s, 1), Random(0)
        assert not any(FATIGUE in imagine(v, rng).hands[0] for _ in range(30))

    def test_whoever_is_paying_can_pay(self) -> None:
        s = turn("T-SG2 T-SF2 S-PG1", pile="BO-3PT BO-POST S-C1 S-SG1 S-SG2 BD-TRAP BD-SWITCH BO-SLASH")
        on_track(s, "p-gasol", pile="")
        play(s, "buy 1")
        v, rng = view(s, 1), Random(0)
        for _ in range(40):
            t = imagine(v, rng)
            assert names(t) and sum(t.value(card) for card in t.hands[0]) >= 5

    def test_the_market_is_imagined_in_its_order_no_cheaper_than_what_came_up(self) -> None:
        s = opened(3)
        for _ in range(7):
            play(s, "done, done, keep the rest")
            run(s)
        v, rng = view(s, 0), Random(1)
        for _ in range(30):
            costs = [COST[0][card] for card in [s.latest, *imagine(v, rng).supply[::-1]]]
            assert costs == sorted(costs)

    def test_enough_of_it_is_cheap(self) -> None:
        s = opened()
        v, rng = view(s, 0), Random(2)
        for _ in range(200):
            t = imagine(v, rng)
            assert sum(COST[0][card] <= 5 for card in t.supply) + 2 >= 4

    def test_another_hand_was_drawn_when_its_cards_were(self) -> None:
        draws = [[1, 2, 3], [2, 5]]
        retell_draws(draws, hand=[2, 3], other=[3, 9])
        assert draws == [[1, 2, 3], [5, 9]]

    def test_a_tactic_pile_is_open_because_all_can_count_it(self) -> None:
        s = opened()
        in_row(s, "KENTUCKY-O")
        assert view(s, None).tactics == s.tactics and CARD["KENTUCKY-O"] in s.tactics


class TestR11_3Draft:
    def drafted(self, **settings: int) -> Nba:
        s, rng = opened(draft=1, **settings), Random(4)
        while s.round:
            run(s, 3)
            if s.round:
                seat = s.asked()[0]
                s.answer(seat, rng.choice(s.options_of(seat)))
                s.run_on()
        run(s)
        return s

    def test_one_remembers_what_one_gave_and_boxed(self) -> None:
        s = self.drafted()
        v = view(s, 0)
        assert v.given[0] == s.given[0] and v.boxed[0] == s.boxed[0]
        assert {*v.given[1]} == {*v.boxed[1]} == {UNKNOWN}

    @pytest.mark.parametrize("settings", [{}, {"duration": 0}, {"duration": 2}, {"duration": 2, "players": 4}])
    def test_what_one_gave_is_imagined_in_the_market_and_what_one_boxed_is_not_unless_it_may_be(
        self, settings: dict[str, int]
    ) -> None:
        s, rng = self.drafted(**settings), Random(5)
        come_up = {card for card in s.track if card < 144}
        for _ in range(30):
            t = imagine(view(s, 0), rng)
            market = {*t.supply} | come_up
            if settings.get("duration") != 0:
                assert {*s.given[0]} <= market
            if settings.get("players") != 4:
                assert not {*s.boxed[0]} & market
            assert len({*t.supply, *t.reserve}) == len(t.supply) + len(t.reserve)
            assert not hidden_cards(t, s)


class TestViews:
    def test_hands_differ_but_seats_are_told_nothing(self) -> None:
        s = turn("S-PG1 BO-3PT")
        arrange(s, 1, "S-C1 BO-POST")
        t = s.clone()
        arrange(t, 1, "S-SG1 BD-TRAP")
        a, b = view(s, 0), view(t, 0)
        assert (a.hands[1], a.piles[1], a.unseen[1]) == (b.hands[1], b.piles[1], b.unseen[1])
