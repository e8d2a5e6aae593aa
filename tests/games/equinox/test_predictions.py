"""Equinox §3 and §4: predictions and control."""

from __future__ import annotations

from random import Random

from pioche.games.equinox import GAME
from pioche.games.equinox.cards import CHAMPION_WORTH, CREATURES, WORTH, cards
from pioche.games.equinox.state import Equinox
from tests.games.equinox.table import NOBODY, control, creature, gone, names, owner, pile, play, question, table

# §3 Predictions ----------------------------------------------------------------------------------------------


class TestR3_1OneOfThese:
    def test_in_the_first_round_all_is_open(self) -> None:
        s = table("LIC7 CAM3", "..")
        assert names(s) == ["skip", "secret", "LIC", "PAN", "GRI", "BIC", "DUC", "BOL", "SAB", "PLU"]

    def test_one_prediction_a_turn_then_a_card(self) -> None:
        s = table("LIC7 ..", "..")
        play(s, "PAN")
        assert question(s) == "0 PlayCard"

    def test_nothing_but_skip_without_pebbles(self) -> None:
        s = table("..", "..")
        s.supply[0] = 0
        assert names(s) == ["skip"]

    def test_no_secret_bet_without_a_creature_card(self) -> None:
        assert "secret" not in names(table("CAM3 DRY1 ANC", ".."))


class TestR3_2Pebbles:
    def test_a_pebble_takes_the_cell_for_the_round(self) -> None:
        """E02, the rulebook's example of Panache."""
        s = table("LIC1 ..", "PAN5 ..", "..")
        play(s, "PAN, LIC1")
        assert owner(s, 1, "PAN") == 0 and s.supply[0] == 4
        assert "PAN" not in names(s) and "secret" in names(s)
        play(s, "secret, PAN5")
        assert "PAN" not in names(s)

    def test_a_pebble_lies_on_the_card_and_stays_there(self) -> None:
        """E03, the rulebook's example of Bicéphale."""
        s = table("LIC1 ..", "BIC9 ..", piles="R1 BIC: BIC6")
        play(s, "BIC, LIC1, skip, BIC9")
        assert owner(s, 1, "BIC") == 0 and pile(s, 1, "BIC") == "BIC6 BIC9"

    def test_only_the_current_row_and_creatures_in_play(self) -> None:
        s = table("..", "..", round=2, out="SAB", bets="R1 LIC:1, R2 DUC:1")
        assert names(s) == ["skip", "LIC", "PAN", "GRI", "BIC", "BOL", "PLU"]

    def test_several_pebbles_of_one_player_in_a_row(self) -> None:
        s = table("LIC1 LIC2 ..", "PAN1 ..")
        play(s, "DUC, LIC1, skip, PAN1, SAB, LIC2")
        assert owner(s, 1, "DUC") == owner(s, 1, "SAB") == 0 and s.supply[0] == 3

    def test_a_cell_freed_by_lichen_is_open_again(self) -> None:
        """E19."""
        s = table("LIC4 ..", "..", bets="R1 LIC:0")
        play(s, "skip, LIC4, LIC row 1")
        assert control(s, "LIC") == NOBODY and owner(s, 1, "LIC") == NOBODY
        assert "LIC" in names(s)


class TestR3_3SecretBet:
    def test_a_creature_card_with_a_pebble_before_you(self) -> None:
        """E04, the rulebook's example; the card is drawn again at once."""
        s = table("SAB6 CAM2 ..", "..")
        play(s, "secret")
        assert "SAB6" in names(s) and "CAM2" not in names(s)
        play(s, "SAB6")
        assert s.secrets[0] == cards("SAB6") and s.supply[0] == 4 and len(s.hands[0]) == 8
        assert question(s) == "1 Predict"

    def test_once_in_a_game(self) -> None:
        s = table("SAB6 ..", "PAN1 ..")
        play(s, "secret, SAB6, skip, PAN1")
        assert "secret" not in names(s)

    def test_only_in_the_first_round(self) -> None:
        assert "secret" not in names(table("..", "..", round=2, out="SAB"))

    def test_even_where_pebbles_lie(self) -> None:
        s = table("DUC3 ..", "..", bets="R1 DUC:1", secrets="1:DUC5")
        play(s, "secret, DUC3")
        assert s.secrets[0] == cards("DUC3")


class TestR3_4NoCardThatTurn:
    def test_on_to_the_discards(self) -> None:
        s = table("SAB6 ..", "..")
        play(s, "secret, SAB6")
        assert not any(s.cells) and question(s) == "1 Predict"

    def test_a_full_row_is_judged_all_the_same(self) -> None:
        row = "; ".join(f"R1 {name}: {name}4" for name in ["PAN", "GRI", "BIC", "DUC", "BOL", "SAB", "PLU"])
        s = table("SAB6 ..", "..", piles=f"R1 LIC: LIC1; {row}")
        play(s, "secret, SAB6")
        assert gone(s) == "LIC"


class TestR3_5Revealing:
    def test_control_comes_in_the_same_turn(self) -> None:
        """E06, the rulebook's example."""
        s = table("DUC8 LIC1 ..", "..", piles="R1 DUC: DUC5", secrets="0:DUC3")
        play(s, "reveal")
        assert s.discard[-1] == cards("DUC3")[0] and s.champions[creature("DUC")] == 1 and s.secrets[0] == []
        play(s, "DUC8")
        assert control(s, "DUC") == 0 and question(s) == "0 NameGiver"

    def test_in_any_round(self) -> None:
        assert "reveal" in names(table("..", "..", round=4, out="SAB PLU BOL", secrets="0:DUC3"))

    def test_also_on_an_eliminated_creature(self) -> None:
        s = table("LIC1 ..", "..", round=2, out="SAB", secrets="0:SAB3")
        play(s, "reveal, LIC1")
        assert s.champions[creature("SAB")] == 1

    def test_several_pebbles_may_lie_on_one_champion(self) -> None:
        s = table("LIC1 ..", "PAN1 ..", secrets="0:DUC3, 1:DUC8")
        play(s, "reveal, LIC1, reveal")
        assert s.champions[creature("DUC")] == 0b11 and control(s, "DUC") == NOBODY

    def test_instead_of_a_pebble_not_besides(self) -> None:
        s = table("LIC1 ..", "..", secrets="0:DUC3")
        play(s, "reveal")
        assert question(s) == "0 PlayCard"

    def test_the_secret_pebble_is_one_of_the_five(self) -> None:
        s = table("LIC1 ..", "..", secrets="0:DUC3")
        assert s.supply[0] == 4
        play(s, "reveal")
        assert s.supply[0] == 4


def prestige_lying(s: Equinox, seat: int) -> list[int]:
    """What this seat's pebbles on each creature are worth, one by one."""
    worth = [CHAMPION_WORTH * (champion >> seat & 1) for champion in s.champions]
    for place, whose in enumerate(s.pebbles):
        if whose == seat:
            worth[place % CREATURES] += WORTH[place // CREATURES]
    return worth


# §4 Control --------------------------------------------------------------------------------------------------


class TestR4_1MostPrestige:
    def test_all_pebbles_of_a_column_count_together(self) -> None:
        """E07, the rulebook's example of Plume de velours: 4 + 3 = 7."""
        mine = "R1 PLU:0, R2 PLU:0"
        s = table("..", "..", round=4, bets=mine)
        assert s.prestige(creature("PLU")) == [7, 0] and control(s, "PLU") == 0
        assert control(table("..", "..", round=4, bets=f"{mine}, R4 PLU:1", champions="PLU:1"), "PLU") == 0
        assert control(table("..", "..", round=4, bets=f"{mine}, R3 PLU:1, R4 PLU:1", champions="PLU:1"), "PLU") == 1

    def test_secret_bets_do_not_count(self) -> None:
        assert control(table("..", "..", bets="R1 PLU:0", secrets="1:PLU3"), "PLU") == 0

    def test_what_is_counted_is_what_lies_there(self) -> None:
        """Through whole games: predictions, secrets revealed, Griso's pebbles and those Lichen took back."""
        for number in range(30):
            rng = Random(number)
            s: Equinox = GAME.start(GAME.settle({"players": 2 + number % 4}))
            while not s.is_over():
                s.happen(s.draw(rng)) if s.to_move() < 0 else s.play(rng.choice(s.options()))
                lying = [prestige_lying(s, seat) for seat in range(s.players)]
                assert s.placed == lying and s.placed_by_all == [sum(column) for column in zip(*lying, strict=True)]

    def test_it_is_judged_when_the_card_is_laid(self) -> None:
        s = table("GRI6 ..", "..", round=2, out="SAB")
        play(s, "GRI, GRI6")
        assert question(s) == "0 PlacePebble"


class TestR4_2Ties:
    def test_nobody_controls(self) -> None:
        """E07."""
        s = table("..", "..", round=4, bets="R1 PLU:0, R2 PLU:0, R3 PLU:1", champions="PLU:1")
        assert s.prestige(creature("PLU")) == [7, 7] and control(s, "PLU") == NOBODY

    def test_below_a_tie_it_does_not_matter(self) -> None:
        s = table("..", "..", "..", round=3, bets="R1 PLU:0, R2 PLU:1", champions="PLU:2")
        assert control(s, "PLU") == 2


class TestR4_3Nothing:
    def test_no_pebble_no_controller(self) -> None:
        assert control(table("..", ".."), "PLU") == NOBODY

    def test_a_pebble_worth_nothing_is_enough(self) -> None:
        """E09."""
        s = table("PAN6 ..", "..", round=5, out="SAB PLU BOL DUC")
        play(s, "PAN, PAN6")
        assert control(s, "PAN") == 0 and question(s) == "0 NameVictim"

    def test_unless_somebody_has_more(self) -> None:
        """E09."""
        s = table("PAN6 ..", "..", round=5, out="SAB PLU BOL DUC", bets="R4 PAN:1")
        play(s, "PAN, PAN6")
        assert control(s, "PAN") == 1 and question(s) == "0 Discard"
