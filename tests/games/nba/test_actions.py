"""NBA Deck-Building, chapter 4: replacements, drawing and preparation."""

from __future__ import annotations

from itertools import permutations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.flow import CHANCE
from pioche.games.nba.answers import CHOICES
from pioche.games.nba.cards import CARD, POSITIONS_OF, STOCKS, TACTIC
from pioche.games.nba.state import PREPARED, REPLACED, Nba
from tests.games.nba.table import (
    arrange,
    cards,
    discard,
    draw,
    field,
    hand,
    in_row,
    is_complete,
    names,
    numbers,
    on_track,
    play,
    question,
    run,
    standing_at,
    to_draw,
    turn,
)

BASE = "T-PG1 T-SG1 T-SF1 T-PF1 T-C1"


class TestR4_1Actions:
    def test_each_action_once_and_in_any_order(self) -> None:
        s = turn("S-PG1 S-C1 T-SG2 T-SF2 BO-3PT BO-POST", board="BO-SLASH")
        on_track(s, "korver", pile="")
        in_row(s, "KENTUCKY-O KENTUCKY-O")
        play(s, "BO-3PT, buy 1, T-SG2, T-SF2, S-PG1, done")
        run(s)
        assert not {"BO-POST", "S-C1", "buy 1"} & {*names(s)}

    def test_after_an_activation_only_the_other_kind_is_left(self) -> None:
        s = turn("S-PG1 BO-3PT", board="BO-SLASH BD-TRAP", discard="")
        s.attacks[1] = [3]
        play(s, "attack 1")
        run(s)
        assert names(s) == ["defend 1", "done"]

    def test_whatever_is_left_out_is_left_out(self) -> None:
        s = turn("S-PG1")
        play(s, "done")
        assert question(s) == "0 TidyHand"


class TestR4_2Replacements:
    def test_a_player_takes_the_place_of_another_who_is_discarded(self) -> None:
        s = turn("S-PG1 BO-3PT")
        play(s, "S-PG1, done")
        draw(s, "S-C1")
        assert standing_at(s, "PG") == "S-PG1" and discard(s) == "T-PG1"
        assert hand(s) == "S-C1 BO-3PT" and "S-C1" not in names(s) and is_complete(s)

    def test_several_may_come_on(self) -> None:
        s = turn("S-SG2 S-SF1 S-PF1 BO-3PT BO-SLASH BD-TRAP")
        play(s, "S-SG2, S-SF1, S-PF1, done")
        assert field(s) == "T-PG1 S-SG2 S-SF1 S-PF1 T-C1" and discard(s) == "T-SG1 T-SF1 T-PF1"
        assert question(s) == "? Draw"

    def test_a_player_stands_on_one_of_his_positions_only(self) -> None:
        s = turn("mutombo")
        play(s, "mutombo")
        assert standing_at(s, "C") == "mutombo" and discard(s) == "T-C1"

    def test_with_two_positions_he_chooses(self) -> None:
        s = turn("korver")
        play(s, "korver")
        assert question(s) == "0 TakePosition" and names(s) == ["at SG", "at SF"]
        play(s, "at SF")
        assert standing_at(s, "SF") == "korver" and discard(s) == "T-SF1"

    def test_who_came_on_does_not_leave_again(self) -> None:
        s = turn("S-PG1 S-PG2")
        play(s, "S-PG1")
        assert question(s) == "0 ComeOn" and names(s) == ["done"]

    def test_the_question_is_asked_whatever_the_hand_holds(self) -> None:
        s = turn("S-PG1")
        play(s, "S-PG1")
        assert question(s) == "0 ComeOn" and names(s) == ["done"]


class TestR4_3Chains:
    def test_a_displaced_player_leaves_or_moves_to_another_of_his_positions(self) -> None:
        s = turn("k-thompson", field="T-PG1 k-irving T-SF1 T-PF1 T-C1")
        play(s, "k-thompson")
        assert question(s) == "0 MoveOn" and names(s) == ["move PG", "leave"]
        play(s, "move PG, done")
        assert field(s) == "k-irving k-thompson T-SF1 T-PF1 T-C1" and discard(s) == "T-PG1"
        assert question(s) == "? Draw" and is_complete(s)

    def test_or_he_leaves(self) -> None:
        s = turn("k-thompson", field="T-PG1 k-irving T-SF1 T-PF1 T-C1")
        play(s, "k-thompson, leave")
        assert field(s) == "T-PG1 k-thompson T-SF1 T-PF1 T-C1" and discard(s) == "k-irving"

    def test_a_newcomer_may_move_but_the_chain_ends_with_an_old_player_leaving(self) -> None:
        s = turn("k-irving k-thompson")
        play(s, "k-irving, at SG")
        assert "k-thompson" in names(s)
        play(s, "k-thompson")  # k-irving cannot leave: he moves to PG, where T-PG1 has no other position
        assert field(s) == "k-irving k-thompson T-SF1 T-PF1 T-C1" and discard(s) == "T-PG1 T-SG1"

    def test_nobody_comes_on_for_whom_there_is_no_chain(self) -> None:
        s = turn("k-thompson redick k-irving")
        play(s, "k-thompson")
        assert names(s) == ["k-irving", "done"]  # redick plays SG alone
        play(s, "k-irving")
        assert field(s) == "k-irving k-thompson T-SF1 T-PF1 T-C1"  # at PG, the only place where a chain can end

    def test_a_long_chain_through_three_positions(self) -> None:
        s = turn("k-thompson", field="T-PG1 korver kukoc T-PF1 T-C1")
        play(s, "k-thompson, move SF")
        assert names(s) == ["move PF", "leave"]
        play(s, "move PF")
        assert field(s) == "T-PG1 k-thompson korver kukoc T-C1" and discard(s) == "T-PF1"

    def test_no_position_is_touched_twice(self) -> None:
        s = turn("korver", field="T-PG1 mi-miller da-green T-PF1 T-C1")
        play(s, "korver, at SG, move SF")
        # da-green plays SG and SF, both of which this chain has touched.
        assert field(s) == "T-PG1 korver mi-miller T-PF1 T-C1" and discard(s) == "da-green"

    @settings(max_examples=60, deadline=None)
    @given(st.integers(0, 10_000))
    def test_every_exchange_that_fits_can_be_reached_and_no_other(self, seed: int) -> None:
        rng = Random(seed)
        stock = [card for card in STOCKS[0] if len(POSITIONS_OF[card]) > 1]
        five: list[int] = []
        for at in range(5):
            five.append(rng.choice([card for card in stock if at in POSITIONS_OF[card] and card not in five]))
        bench = rng.sample([card for card in stock if card not in five], 2)
        s = turn(cards(bench), field=cards(five))
        assert reached(s) == exchanges(five, bench)


def reached(s: Nba) -> set[frozenset[int]]:
    """Every set of five that replacements lead to."""
    found: set[frozenset[int]] = set()

    def explore(t: Nba) -> None:
        if question(t) == "0 ComeOn":
            found.add(frozenset(t.fields[0]))
        for choice in t.options():
            if question(t) == "0 Act" and choice >= TACTIC:
                continue
            if CHOICES[choice] != "done":
                after = t.clone()
                after.play(choice)
                explore(after)

    explore(s)
    return found


def exchanges(five: list[int], bench: list[int]) -> set[frozenset[int]]:
    """Every set of five, with at least one of the bench, that can stand on the five positions."""
    found = set()
    for many in (1, 2):
        for new in permutations(bench, many):
            for kept in permutations(five, 5 - many):
                team = frozenset([*new, *kept])
                if any(all(at in POSITIONS_OF[card] for at, card in enumerate(order)) for order in permutations(team)):
                    found.add(team)
    return found


class TestR4_4FatigueLeaves:
    def test_each_player_who_comes_on_takes_a_fatigue_card_along(self) -> None:
        s = turn("fatigue fatigue S-PG1 S-C1")
        assert s.fatigue == 7
        play(s, "S-PG1, done")
        assert s.fatigue == 8 and to_draw(s) == 1
        run(s)
        assert hand(s).count("fatigue") == 1

    def test_two_players_take_two_along(self) -> None:
        s = turn("fatigue fatigue S-PG1 S-C1")
        play(s, "S-PG1, S-C1")
        assert s.fatigue == 9 and "fatigue" not in hand(s)

    def test_as_many_cards_are_drawn_as_players_came_on_and_moves_do_not_count(self) -> None:
        s = turn("k-thompson", field="T-PG1 k-irving T-SF1 T-PF1 T-C1")
        play(s, "k-thompson, move PG, done")
        run(s)
        assert s.hand_size(0) == 1

    def test_fatigue_drawn_now_stays(self) -> None:
        s = turn("S-PG1", top="fatigue")
        play(s, "S-PG1, done")
        assert hand(s) == "fatigue" and s.fatigue == 8

    def test_no_more_replacements_in_this_turn(self) -> None:
        s = turn("S-PG1", top="S-C1")
        play(s, "S-PG1, done")
        assert s.used & REPLACED and names(s) == ["done"]


class TestR4_5OwnPile:
    def test_known_cards_on_top_are_drawn_first_and_everybody_knows_them(self) -> None:
        s = turn("S-PG1 S-C1", top="korver KENTUCKY-O")
        play(s, "S-PG1, S-C1, done")
        assert hand(s) == "korver KENTUCKY-O" and cards(sorted(s.shown[0])) == "korver KENTUCKY-O"
        assert s.to_move() != CHANCE

    def test_the_later_one_lies_on_top(self) -> None:
        s = turn("S-PG1", top="korver KENTUCKY-O")
        play(s, "S-PG1, done")
        assert hand(s) == "KENTUCKY-O"

    def test_a_used_up_pile_is_made_of_the_discard_at_once(self) -> None:
        s = turn(hand="", pile="S-PG1 S-C1", discard="S-SG1 S-SG2 S-SF1 S-PF1 S-PF2 BO-3PT BO-POST")
        play(s, "done")
        draw(s, "S-PG1 S-C1")
        assert question(s) == "? Draw" and len(s.piles[0]) == 7 and not s.discards[0]
        draw(s, "S-SG1 S-SG2 BO-3PT BO-POST")
        assert s.hand_size(0) == 6 and len(s.piles[0]) == 3

    def test_starters_who_left_may_come_back_at_once_but_not_on_the_field(self) -> None:
        s = turn("S-SG1 S-SF1", pile="")
        play(s, "S-SG1, S-SF1, done")
        run(s)
        assert hand(s) == "T-SG1 T-SF1" and "T-SG1" not in names(s)

    def test_when_there_is_nothing_at_all_nothing_is_drawn(self) -> None:
        s = turn("BO-3PT", pile="")
        play(s, "BO-3PT, done")
        run(s)
        assert question(s) == "1 ChangeRow" and s.hand_size(0) == 0

    def test_fatigue_is_shown_as_soon_as_it_is_drawn(self) -> None:
        s = turn("S-PG1", pile="fatigue")
        play(s, "S-PG1, done")
        draw(s, "fatigue")
        assert cards(s.shown[0]) == "fatigue" and not s.hands[0] and not s.unseen[0]


class TestR4_6Preparation:
    def test_tactics_go_on_slots_of_their_kind(self) -> None:
        s = turn("BO-3PT BO-POST BD-TRAP")
        play(s, "BO-3PT, BD-TRAP, BO-POST")
        assert cards(s.boards[0]) == "BO-3PT BO-POST - BD-TRAP - -" and s.hand_size(0) == 0 and is_complete(s)

    def test_a_new_tactic_may_cover_an_old_one(self) -> None:
        s = turn("KENTUCKY-O", board="BO-3PT BO-SLASH BO-POST")
        assert [name for name in names(s) if "KENTUCKY" in name] == [f"KENTUCKY-O on {slot}" for slot in (1, 2, 3)]
        play(s, "KENTUCKY-O on 2")
        assert cards(s.boards[0][:3]) == "BO-3PT KENTUCKY-O BO-POST" and discard(s) == "BO-SLASH"

    def test_also_where_slots_are_free(self) -> None:
        s = turn("KENTUCKY-O", board="BO-3PT")
        assert [name for name in names(s) if "KENTUCKY" in name] == ["KENTUCKY-O", "KENTUCKY-O on 1"]

    def test_but_not_one_laid_in_the_same_action(self) -> None:
        s = turn("KENTUCKY-O BO-POST", board="BO-3PT")
        play(s, "BO-POST")
        assert [name for name in names(s) if "KENTUCKY" in name] == ["KENTUCKY-O", "KENTUCKY-O on 1"]
        play(s, "KENTUCKY-O on 1")
        assert cards(s.boards[0][:3]) == "KENTUCKY-O BO-POST -"

    def test_kinds_do_not_limit_each_other(self) -> None:
        s = turn("BD-TRAP", board="BO-3PT BO-SLASH BO-POST")
        assert "BD-TRAP" in names(s)

    def test_without_a_new_tactic_none_is_discarded(self) -> None:
        s = turn("S-PG1", board="BO-3PT BO-SLASH BO-POST")
        assert not [name for name in names(s) if " on " in name]

    def test_it_ends_when_something_else_is_done(self) -> None:
        s = turn("S-PG1 S-C1 BO-3PT BO-POST")
        play(s, "BO-3PT")
        assert "BO-POST" in names(s)
        play(s, "S-PG1, done")
        run(s)
        assert s.used & PREPARED and not {"BO-POST", "BO-3PT"} & {*names(s)}

    def test_a_tactic_drawn_by_replacements_can_be_prepared_in_the_same_turn(self) -> None:
        s = turn("S-PG1", top="KENTUCKY-O")
        play(s, "S-PG1, done, KENTUCKY-O")
        assert cards(s.boards[0][:1]) == "KENTUCKY-O"

    def test_tactics_stay_from_turn_to_turn(self) -> None:
        s = turn("BO-3PT")
        play(s, "BO-3PT, done")
        run(s)
        play(s, "done, done, discard the rest")
        run(s)
        assert question(s) == "0 ChangeRow" and cards(s.boards[0][:1]) == "BO-3PT"


class TestBuyingAndDrawing:
    def test_a_player_bought_first_can_be_drawn_by_replacements_made_later(self) -> None:
        s = turn("S-PG1 T-SG2 T-SF2")
        on_track(s, "korver", pile="")
        play(s, "buy 1, T-SG2, T-SF2, S-PG1, done")
        assert hand(s) == "korver" and numbers("korver") == [CARD["korver"]]

    def test_the_other_seat_is_not_touched(self) -> None:
        s = turn("S-PG1")
        arrange(s, 1, "S-C1")
        play(s, "S-PG1, done")
        run(s)
        assert hand(s, 1) == "S-C1" and field(s, 1) == BASE
