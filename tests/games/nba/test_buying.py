"""NBA Deck-Building, 4.7 to 4.9: buying and paying."""

from __future__ import annotations

from tests.games.nba.table import (
    arrange,
    cards,
    discard,
    hand,
    in_row,
    is_complete,
    names,
    on_track,
    play,
    question,
    run,
    turn,
)


def buys(names: list[str]) -> list[str]:
    return [name for name in names if name.startswith("buy")]


class TestR4_7BuyingPlayers:
    def test_the_player_goes_on_top_of_the_pile_and_leaves_a_hole(self) -> None:
        s = turn("S-SG1 S-SG2 S-C1")
        on_track(s, "haslem korver diaw", pile="")
        play(s, "buy 2, S-SG1, S-SG2, S-C1")
        assert cards(s.tops[0]) == "korver" and cards(s.track) == "haslem - diaw - - -"
        assert discard(s) == "S-SG1 S-SG2 S-C1" and question(s) == "0 Act" and is_complete(s)

    def test_what_costs_too_much_is_not_offered(self) -> None:
        s = turn("S-SG1 S-SG2 S-C1")
        on_track(s, "korver ainge lebron", pile="")
        assert buys(names(s)) == ["buy 1"]

    def test_with_too_little_nothing_is_offered(self) -> None:
        s = turn("S-PG1 BO-3PT BO-POST")
        on_track(s, "korver", pile="")
        in_row(s, "")
        assert not buys(names(s))

    def test_one_player_in_a_turn(self) -> None:
        s = turn("T-SG2 T-SF2 T-C2 T-PF2 BO-3PT BO-POST")
        on_track(s, "korver diaw", pile="")
        in_row(s, "KENTUCKY-O")
        play(s, "buy 1, T-SG2, T-SF2")
        assert buys(names(s)) == ["buy tactic 1"]


class TestR4_8BuyingTactics:
    def test_the_tactic_goes_on_top_over_a_player_bought_before(self) -> None:
        s = turn("T-SG2 T-SF2 BO-3PT BO-POST")
        on_track(s, "korver", pile="")
        in_row(s, "FLORIDA-O KENTUCKY-O")
        play(s, "buy 1, T-SG2, T-SF2, buy tactic 2, BO-3PT, BO-POST")
        assert cards(s.tops[0]) == "korver KENTUCKY-O" and cards(s.row[:2]) == "FLORIDA-O -"

    def test_one_tactic_in_a_turn(self) -> None:
        s = turn("BO-3PT BO-POST KENTUCKY-O")
        in_row(s, "FLORIDA-O FLORIDA-O")
        play(s, "buy tactic 1, BO-3PT, BO-POST")
        assert not buys(names(s))

    def test_the_hole_stays_until_the_end_of_the_turn(self) -> None:
        s = turn("BO-3PT BO-POST")
        in_row(s, "FLORIDA-O")
        s.row[1:] = [s.tactics[0]] * 5
        s.tactics = s.tactics[5:]
        play(s, "buy tactic 1, BO-3PT, BO-POST, done")
        assert cards(s.row[:1]) == "-"
        run(s)
        assert cards(s.row[:1]) != "-"


class TestR4_9Paying:
    def test_players_pay_players_and_tactics_pay_tactics(self) -> None:
        s = turn("S-PG1 BO-3PT BO-POST fatigue")
        on_track(s, "korver", pile="")
        in_row(s, "KENTUCKY-O VILLANOVA-O")
        assert buys(names(s)) == ["buy tactic 1"]
        play(s, "buy tactic 1")
        assert names(s) == ["BO-3PT"]

    def test_one_may_pay_too_much_and_stops_when_the_price_is_reached(self) -> None:
        s = turn("T-SG2 T-SF2 S-C1")
        on_track(s, "korver", pile="")
        play(s, "buy 1, T-SG2, T-SF2")
        assert question(s) == "0 Act" and hand(s) == "S-C1"

    def test_cards_are_named_in_ascending_order_and_only_if_the_price_can_be_reached(self) -> None:
        s = turn("T-SG2 T-SF2 S-PG1 S-C1")
        on_track(s, "korver", pile="")
        play(s, "buy 1")
        assert names(s) == ["T-SG2", "T-SF2"]  # two substitutes alone are not enough
        play(s, "T-SF2")
        assert names(s) == ["S-PG1", "S-C1"]

    def test_cards_that_are_alike_are_offered_once(self) -> None:
        s = turn("KENTUCKY-O KENTUCKY-O BO-3PT")
        in_row(s, "VILLANOVA-O")
        play(s, "buy tactic 1")
        assert names(s) == ["BO-3PT", "KENTUCKY-O"]
        play(s, "KENTUCKY-O")
        assert names(s) == ["KENTUCKY-O"]

    def test_a_card_everybody_knows_pays_before_its_twin(self) -> None:
        s = turn("KENTUCKY-O", board="BO-SLASH")
        arrange(s, 0, "KENTUCKY-O", top="KENTUCKY-O")
        s.shown[0], s.tops[0] = s.tops[0], []
        in_row(s, "FLORIDA-O")
        play(s, "buy tactic 1, KENTUCKY-O")
        assert cards(s.hands[0]) == "KENTUCKY-O" and not s.shown[0]

    def test_there_is_no_way_back(self) -> None:
        s = turn("S-SG1 S-SG2 S-C1")
        on_track(s, "korver", pile="")
        play(s, "buy 1")
        assert names(s) == ["S-SG1"]
