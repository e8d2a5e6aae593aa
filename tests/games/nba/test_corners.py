"""NBA Deck-Building: variants and evolutions that meet, and rare positions."""

from __future__ import annotations

from typing import Any

from pioche.games.nba.activation import allowance
from pioche.games.nba.cards import CARD, COACH_KEYS, REBOUND
from pioche.games.nba.coaches import engage
from pioche.games.nba.state import Nba
from tests.games.nba.table import (
    arrange,
    cards,
    discard,
    draw,
    faces,
    field,
    hand,
    in_row,
    is_complete,
    names,
    on_track,
    play,
    question,
    roll,
    run,
    turn,
)


def late(
    hand: str = "", turns: int = 19, coach: str = "", settings: dict[str, int] | None = None, **places: Any
) -> Nba:
    """Money-time, unless told otherwise; seat 0 is about to act."""
    s = turn(hand, settings=settings, **places)
    s.turn = turns
    if coach:
        engage(s, 0, COACH_KEYS.index(coach))
    return s


def buying(s: Nba) -> list[str]:
    return [name for name in names(s) if name.startswith("buy")]


class TestBuying:
    def test_what_was_bought_comes_with_the_next_replacements_the_later_card_first(self) -> None:
        s = turn("T-SG2 T-SF2 BO-3PT BO-POST S-PG1 S-C1")
        on_track(s, "korver", pile="")
        in_row(s, "KENTUCKY-O")
        play(s, "buy 1, T-SG2, T-SF2, buy tactic 1, BO-3PT, BO-POST, S-PG1, done")
        run(s)
        assert hand(s) == "S-C1 KENTUCKY-O" and cards(s.tops[0]) == "korver"
        play(s, "KENTUCKY-O")
        assert cards(s.boards[0][:1]) == "KENTUCKY-O" and is_complete(s)

    def test_in_money_time_a_player_of_ones_own_market_comes_to_the_hand(self) -> None:
        s = late("T-SG2 T-SF2", settings={"moneytime": 1})
        on_track(s, "", pile="")
        s.drafted, s.minis[0] = 1, [CARD["korver"]]
        s.reserve = [card for card in s.reserve if card != CARD["korver"]]
        play(s, "buy own 1, T-SG2, T-SF2")
        assert hand(s) == "korver" and s.minis[0] == [] and not s.tops[0]

    def test_in_money_time_both_tactics_of_a_coach_come_to_the_hand(self) -> None:
        s = late("BO-3PT BO-POST BD-TRAP BD-SWITCH BO-SLASH BO-PNR", coach="p-jackson", settings={"moneytime": 1})
        in_row(s, "KENTUCKY-O FLORIDA-O")
        play(s, "buy tactic 1, BO-3PT, BO-POST, buy tactic 2, BO-SLASH, BO-PNR, BD-SWITCH, BD-TRAP")
        assert hand(s) == "KENTUCKY-O FLORIDA-O" and not buying(s)

    def test_in_money_time_what_was_bought_pays_for_nothing_of_the_other_kind(self) -> None:
        s = late("BO-3PT BO-POST", settings={"moneytime": 1})
        on_track(s, "korver", pile="")
        in_row(s, "KENTUCKY-O")
        play(s, "buy tactic 1, BO-3PT, BO-POST")
        assert not buying(s)

    def test_a_medal_and_a_discount_cancel_out(self) -> None:
        s = late(turns=1, coach="l-brown", settings={"medals": 1})
        bowen, plain = CARD["bowen"], late(turns=1, settings={"medals": 1})
        assert s.price(0, bowen) == plain.price(0, bowen) - 1
        assert late(turns=1).price(0, CARD["lillard"]) + 1 == plain.price(0, CARD["lillard"])

    def test_cards_thrown_away_as_payment_are_drawn_again_when_the_pile_is_used_up(self) -> None:
        s = turn("T-SG2 T-SF2 S-PG1", pile="", discard="")
        on_track(s, "korver", pile="")
        play(s, "buy 1, T-SG2, T-SF2, S-PG1, done")
        run(s)
        assert hand(s) == "korver" and discard(s) == "T-PG1 T-SG2 T-SF2"


class TestActivating:
    def test_a_tactic_that_covers_another_is_ready_at_once(self) -> None:
        s = turn("BO-POST", board="BO-SLASH")
        play(s, "BO-POST on 1, attack 1")
        assert discard(s) == "BO-SLASH" and question(s) == "? Roll"

    def test_the_team_after_replacements_counts(self) -> None:
        """Collective five is enough for Kentucky before a substitute without wit comes on, and not after."""
        s = turn("S-SG1 S-PG1 S-PF1", board="KENTUCKY-O", field="T-PG1 T-SG1 T-SF1 T-PF1 T-C1")
        assert "attack 1" in names(s)
        play(s, "S-SG1, S-PF1, done")
        run(s)
        assert "attack 1" not in names(s)

    def test_an_attack_and_a_defence_in_one_turn_leave_both_cards_in_the_discard(self) -> None:
        s = turn(board="BO-SLASH BD-TRAP", discard="")
        s.attacks[1], s.fatigue = faces("red-6"), 0
        play(s, "defend 1")
        roll(s, "grey-3r grey-2r brown-1r brown-1r")
        play(s, "attack 1")
        roll(s, "red-2 red-3 red-4")
        assert discard(s) == "BO-SLASH BD-TRAP" and sorted(s.guards[0]) == sorted(faces("grey-3r brown-1r"))

    def test_in_money_time_a_coach_gives_a_die_beyond_the_two(self) -> None:
        s = late(board="BD-TRAP", coach="auerbach", settings={"moneytime": 1})
        s.attacks[1] = faces("blue-9")
        play(s, "defend 1")
        roll(s, "grey-0 grey-0 brown-0 brown-0")
        play(s, "reroll useless")
        assert len(s.picked) == 3 and s.fatigue == 9

    def test_medals_add_to_what_rebounds_give(self) -> None:
        s = late(field="lillard T-SG1 T-SF1 horry T-C1", board="BO-3PT", settings={"medals": 1})
        s.levels[0][REBOUND] = s.levels[1][REBOUND] + 4
        play(s, "attack 1")
        assert allowance(s) == 2 + 2

    def test_no_more_than_ten_dice_of_a_colour_and_ten_of_another(self) -> None:
        s = turn(board="VIRGINIA-O")
        s.levels[0] = [13, 0, 12, 0, 0, 0, 9, 4]
        play(s, "attack 1")
        roll(s, " ".join(["blue-0"] * 10 + ["red-0"] * 10))
        assert not s.attacks[0]


class TestHands:
    def test_fatigue_kept_in_hand_leaves_with_the_next_player_who_comes_on(self) -> None:
        s = turn("fatigue S-PG1 S-C1", discard="")
        before = s.fatigue
        play(s, "S-PG1, done")
        draw(s, "S-SG1")
        assert s.fatigue == before + 1 and hand(s) == "S-SG1 S-C1" and field(s).startswith("S-PG1")

    def test_nobody_is_paid_with_fatigue(self) -> None:
        s = turn("fatigue fatigue fatigue")
        on_track(s, "korver", pile="")
        assert not buying(s)

    def test_eliminated_cards_do_not_come_back_when_the_pile_is_made_anew(self) -> None:
        s = turn("S-PG1 BO-3PT", pile="", discard="S-C1")
        play(s, "done, eliminate S-PG1, discard the rest")
        run(s)
        assert s.out[0].count(CARD["S-PG1"]) == 1 and "S-PG1" not in hand(s) and is_complete(s)


class TestMismatch:
    def test_what_it_scores_is_there_before_the_waiting_attack(self) -> None:
        s = turn(field="T-PG1 T-SG1 T-SF1 T-PF1 jokic", settings={"mismatch": 1})
        s.attacks[0] = faces("red-6")
        play(s, "mismatch 1 C")
        run(s)
        assert s.attacks[0] == faces("red-6") and question(s) == "0 Act"

    def test_nobody_draws_or_discards_for_it(self) -> None:
        s = turn("S-PG1", field="T-PG1 T-SG1 T-SF1 T-PF1 jokic", discard="", settings={"mismatch": 1})
        play(s, "mismatch 1 C")
        run(s)
        assert hand(s) == "S-PG1" and discard(s) == "" and s.fatigue == 9

    def test_replacements_made_before_count(self) -> None:
        s = turn("S-C1", board="", settings={"mismatch": 1})
        arrange(s, 1, "")
        play(s, "S-C1, done")
        run(s)
        play(s, "mismatch 1 C")
        assert question(s) != "0 Act"
