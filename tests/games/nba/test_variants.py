"""NBA Deck-Building, chapter 8: expert variants."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.games.nba.answers import CHOICES
from pioche.games.nba.cards import CARD, COST, STARTING, STOCKS
from pioche.games.nba.hidden import view
from pioche.games.nba.selection import DECK, LEFT_OUT, may_leave_out
from pioche.games.nba.state import Nba
from tests.games.nba.table import (
    answer,
    arrange,
    cards,
    discard,
    faces,
    field,
    hand,
    in_row,
    is_complete,
    names,
    on_track,
    opened,
    play,
    roll,
    run,
    turn,
)


def choosing(**settings: int) -> Nba:
    return opened(team=1, **settings)


def pick(s: Nba, seat: int, starters: str, left_out: str) -> None:
    for name in [*starters.split(), *left_out.split()]:
        answer(s, seat, name)


class TestR8_1OwnTeam:
    STARTERS = "T-PG2 T-SG1 T-SF2 T-PF1 T-C2"

    def test_one_starter_for_each_position_then_eight_cards_to_leave_out(self) -> None:
        s = choosing()
        assert names(s, 0) == ["T-PG1", "T-PG2"]
        pick(s, 0, self.STARTERS, "S-SG1 S-SF1 S-PF1 S-C1 S-C2 BO-PNR BO-KICK BD-PACK")
        pick(s, 1, "T-PG1 T-SG1 T-SF1 T-PF1 T-C1", "S-PG1 BO-3PT BO-POST BO-SLASH BO-PNR BD-TRAP BD-ZONE BD-PRESS")
        run(s)
        assert field(s) == self.STARTERS and is_complete(s)
        assert cards(sorted(s.hand(0) + s.piles[0])) == (
            "S-PG1 S-PG2 S-SG2 S-SF2 S-PF2 BO-3PT BO-POST BO-SLASH BD-SWITCH BD-TRAP BD-ZONE BD-PRESS"
        )
        assert sum(card < STARTING for card in s.hand(1) + s.piles[1]) == 9

    def test_decks_of_twelve_with_at_least_five_substitutes_and_three_tactics_and_no_others(self) -> None:
        found = set()

        def explore(left_out: list[int]) -> None:
            if len(left_out) == LEFT_OUT:
                found.add(tuple(left_out))
                return
            for card in may_leave_out(left_out):
                explore([*left_out, card])

        explore([])
        legal = {out for out in combinations(DECK, LEFT_OUT) if 1 <= sum(card < STARTING for card in out) <= 5}
        assert found == legal

    def test_all_choose_at_the_same_time_and_in_secret(self) -> None:
        s = choosing(players=3)
        assert s.asked() == [0, 1, 2]
        answer(s, 2, "T-PG2")
        assert view(s, 0).picks[2] == [-1] and view(s, 2).picks[2] == [CARD["T-PG2"]]
        assert s.asked() == [0, 1, 2] and names(s, 2) == ["T-SG1", "T-SG2"]

    def test_afterwards_all_teams_are_known(self) -> None:
        s = choosing()
        for seat in (0, 1):
            pick(s, seat, self.STARTERS, "S-SG1 S-SF1 S-PF1 S-C1 S-C2 BO-PNR BO-KICK BD-PACK")
        run(s)
        assert view(s, 1).unseen[0] == sorted(s.hand(0) + s.piles[0])


def drafting(**settings: int) -> Nba:
    return opened(draft=1, **settings)


def draft_all(s: Nba, seed: int = 0) -> None:
    rng = Random(seed)
    while s.round:
        if s.to_move() == CHANCE:
            s.happen(s.draw(rng))
        else:
            seat = rng.choice(s.asked())
            answer(s, seat, CHOICES[rng.choice(s.options_of(seat))])


class TestR8_2Draft:
    def test_one_for_oneself_two_for_the_market_two_for_the_box(self) -> None:
        s = drafting()
        offer = s.offers[0]
        assert len(offer) == 5 and s.asked() == [0, 1]
        assert names(s, 0) == ["card 1", "card 2", "card 3", "card 4", "card 5"]
        answer(s, 0, "card 2")
        assert s.favourites[0] == [offer[1]] and names(s, 0) == ["card 1", "card 2", "card 3"]
        answer(s, 0, "card 2")
        assert s.given[0] == [offer[2]] and names(s, 0) == ["card 2", "card 3"]
        answer(s, 0, "card 3")
        assert s.given[0] == [offer[2], offer[4]] and s.asked() == [1]
        for _ in range(3):
            answer(s, 1, names(s, 1)[0])
        assert s.boxed[0] == [offer[0], offer[3]] and s.round == 2

    def test_five_rounds_make_own_markets_of_five_and_a_common_one_of_twenty(self) -> None:
        s = drafting()
        draft_all(s)
        assert [len(mini) for mini in s.minis] == [5, 5] and len(s.supply) == 19
        given = sorted(s.given[0] + s.given[1])
        assert sorted([*s.supply, s.latest]) == given and len(s.reserve) == 70 and is_complete(s)

    def test_it_is_not_sorted(self) -> None:
        piles = []
        for seed in range(5):
            s = drafting()
            draft_all(s, seed)
            piles.append([COST[0][card] for card in s.supply[::-1]])
        assert any(costs != sorted(costs) for costs in piles)

    def test_nobody_sees_the_others_cards_before_the_end(self) -> None:
        s = drafting()
        answer(s, 0, "card 1")
        other = view(s, 1)
        assert {*other.offers[0], *other.favourites[0], *other.reserve} == {-1}
        draft_all(s)
        other = view(s, 1)
        assert other.minis == s.minis and {*other.given[0], *other.boxed[0], *other.supply} == {-1}
        assert other.given[1] == s.given[1]

    @pytest.mark.parametrize(("duration", "size"), [(0, 12), (2, 32), (3, 44)])
    def test_for_other_lengths_cards_are_taken_out_or_added(self, duration: int, size: int) -> None:
        s = drafting(duration=duration)
        draft_all(s)
        market = {*s.supply, s.latest}
        given = {*s.given[0], *s.given[1]}
        assert len(market) == size and (market < given if size < 20 else market > given)
        assert not market & {*s.boxed[0], *s.boxed[1], *s.minis[0], *s.minis[1]}

    def test_when_all_are_dealt_boxed_cards_are_added(self) -> None:
        s = drafting(players=4, duration=2)
        draft_all(s)
        market = {*s.supply, s.latest}
        assert len(market) == 64 and len(market & {card for box in s.boxed for card in box}) == 24

    def test_a_stock_that_is_too_small_makes_a_smaller_market(self) -> None:
        s = drafting(players=4, duration=3)
        draft_all(s)
        assert len(s.supply) + 1 == 80 and s.last == 96


class TestR8_3OwnMarket:
    def test_its_owner_alone_may_buy_from_it(self) -> None:
        s = drafting()
        draft_all(s)
        run(s)
        korver = CARD["korver"]
        s.minis[0] = [korver, *s.minis[0][1:]]
        arrange(s, 0, "T-SG2 T-SF2 T-PF2 T-C2")
        arrange(s, 1, "T-SG2 T-SF2 T-PF2 T-C2")
        play(s, "done")
        assert "buy own 1" in names(s)
        play(s, "buy own 1, T-SG2, T-SF2")
        assert cards(s.tops[0]) == "korver" and len(s.minis[0]) == 4
        assert not [name for name in names(s) if name.startswith("buy") and "tactic" not in name]
        play(s, "done, keep the rest")
        run(s)
        s.minis[1] = []
        play(s, "done")
        assert not [name for name in names(s) if name.startswith("buy own")]


def late(turns: int, hand: str = "", **settings: int) -> Nba:
    """So many turns are played; seat 0 is about to act."""
    s = turn(hand, settings=settings)
    s.turn = turns
    return s


class TestR8_4MoneyTime:
    def test_it_begins_with_the_last_six_turns(self) -> None:
        assert [late(turns).is_money_time() for turns in (17, 18, 23)] == [False, True, True]

    @pytest.mark.parametrize("players", [3, 4])
    def test_with_more_players_with_the_last_three_turns_of_each(self, players: int) -> None:
        s = opened(players=players)
        s.turn = s.last - 3 * players - 1
        assert not s.is_money_time()
        s.turn += 1
        assert s.is_money_time()

    def test_with_two_players_its_first_turn_turns_up_the_last_player(self) -> None:
        s = opened()
        while s.supply:
            play(s, "done, done, keep the rest")
            run(s)
        assert s.turn == 18

    def test_a_bought_player_may_come_on_at_once(self) -> None:
        s = late(19, "T-SG2 T-SF2", moneytime=1)
        on_track(s, "ainge", pile="")
        play(s, "buy 1, T-SG2, T-SF2")
        assert hand(s) == "ainge" and not s.tops[0]
        play(s, "ainge, at SG, done")
        run(s)
        assert "ainge" in field(s) and s.hand_size(0) == 1

    def test_a_bought_tactic_may_be_prepared_at_once(self) -> None:
        s = late(19, "BO-3PT BO-POST", moneytime=1)
        in_row(s, "KENTUCKY-O")
        play(s, "buy tactic 1, BO-3PT, BO-POST, KENTUCKY-O")
        assert cards(s.boards[0][:1]) == "KENTUCKY-O"

    def test_but_not_if_that_action_is_over(self) -> None:
        s = late(19, "BO-3PT BO-POST BO-SLASH", moneytime=1)
        in_row(s, "KENTUCKY-O")
        play(s, "BO-SLASH, buy tactic 1, BO-3PT, BO-POST")
        assert "KENTUCKY-O" not in names(s)

    def test_without_the_variant_cards_go_on_the_pile(self) -> None:
        s = late(19, "BO-3PT BO-POST")
        in_row(s, "KENTUCKY-O")
        play(s, "buy tactic 1, BO-3PT, BO-POST")
        assert cards(s.tops[0]) == "KENTUCKY-O"

    def defending(self, turns: int) -> Nba:
        s = late(turns, moneytime=1)
        arrange(s, 0, "", board="BD-TRAP", discard="fatigue")
        s.attacks[1] = faces("blue-9")
        play(s, "defend 1")
        roll(s, "grey-0 grey-1r brown-0 brown-0")
        return s

    def test_two_defence_dice_are_rolled_again_without_fatigue(self) -> None:
        s = self.defending(19)
        play(s, "reroll useless")
        assert len(s.picked) == 2 and s.fatigue == 8 and not s.tops[0]

    def test_not_before_money_time(self) -> None:
        s = self.defending(17)
        play(s, "reroll useless")
        assert len(s.picked) == 4 and s.fatigue == 4

    def test_fatigue_one_has_stays(self) -> None:
        s = self.defending(19)
        assert discard(s) == "fatigue" and len(STOCKS[0]) == 100
