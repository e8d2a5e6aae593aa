"""Equinox §9: the end and the final count."""

from __future__ import annotations

from pioche.games.equinox.cards import cards
from pioche.games.equinox.scoring import finish, has_secret, scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.sheets import note, score
from tests.games.equinox.table import creature, gone, play, question, table

OUT = "LIC PAN GRI BIC SAB"


def ended(*, bets: str = "", champions: str = "", secrets: str = "", players: int = 2, **more: str) -> Equinox:
    s = table(*[""] * players, round=5, out=more.get("out", OUT), bets=bets, champions=champions, secrets=secrets,
              creatures=more.get("creatures", "LIC PAN GRI BIC SAB BOL DUC PLU"))  # fmt: skip
    finish(s)
    s.run_on()
    return s


class TestR9_1WhenItEnds:
    def test_with_the_fifth_elimination(self) -> None:
        row = "R5 BIC: BIC1; R5 BOL: BOL4; R5 PLU: PLU4"
        s = table("DUC4 ..", "..", round=5, out="LIC PAN GRI SAB", piles=row)
        play(s, "skip, DUC4, stop")
        assert s.is_over() and gone(s) == "LIC PAN GRI BIC SAB" and len(s.alive) == 3

    def test_with_the_last_card_six_may_be_left(self) -> None:
        """E49: pebbles on all six count, a secret one too; those on the eliminated do not."""
        s = table(
            "DUC4 ..", "..", round=3, out="LIC PAN", deck=1, bets="R1 DUC:0, R2 SAB:0, R1 LIC:0, R1 PLU:1, R1 PAN:1",
            secrets="1:GRI4",
        )  # fmt: skip
        play(s, "skip, DUC4, decline, stop")
        assert s.is_over() and len(s.alive) == 6
        assert scores(s) == [2 * 7, 2 * 9]


class TestR9_2SecretsRevealed:
    def test_their_pebbles_go_to_the_champions(self) -> None:
        s = ended(secrets="0:BOL4, 1:SAB2")
        assert s.champions[creature("BOL")] == 1 and s.champions[creature("SAB")] == 2
        assert s.secrets == [[], []] and set(cards("BOL4 SAB2")) <= set(s.discard)


class TestR9_3Points:
    def test_the_rulebooks_example(self) -> None:
        """E46: Bolet, Gruyère and the Duke are left; 17, 12, 6 and 2 points."""
        s = ended(
            players=4, creatures="LIC PAN GRI BIC SAB BOL GRU DUC",
            bets="R1 BOL:0, R4 BOL:0, R1 GRU:0, R2 DUC:0, R2 BOL:1, R2 GRU:1, R4 GRU:1, R1 LIC:1,"
            "R1 DUC:2, R3 BOL:2, R3 GRU:3, R1 PAN:3, R1 GRI:3",
            champions="GRU:0, DUC:1",
        )  # fmt: skip
        assert [points / 2 for points in scores(s)] == [17, 12, 6, 2]
        assert s.ranks == [0, 1, 2, 3]
        assert [line.cells for line in score(s).rows][-1] == [17, 12, 6, 2]

    def test_ursus_adds_half_a_point_to_each_pebble(self) -> None:
        eight = "LIC PAN GRI BIC SAB BOL URS DUC"
        s = ended(creatures=eight, bets="R1 URS:0, R5 URS:0, R2 DUC:1", champions="URS:1")
        assert scores(s) == [2 * 4 + 1 + 1, 2 * 3 + 2 * 5 + 1]

    def test_not_if_ursus_is_gone(self) -> None:
        eight = "LIC PAN GRI BIC URS BOL SAB DUC"
        s = ended(creatures=eight, out="LIC PAN GRI BIC URS", bets="R1 URS:0")
        assert scores(s) == [0, 0]

    def test_pebbles_in_supply_earn_nothing(self) -> None:
        assert scores(ended()) == [0, 0]


class TestR9_4Ties:
    def test_first_a_secret_bet_that_held(self) -> None:
        s = ended(bets="R1 BOL:0, R4 BOL:0, R5 DUC:1", champions="PLU:1")
        assert scores(s) == [10, 10] and s.ranks == [1, 0]
        assert note(s) == "note-secret"

    def test_revealed_at_the_end_or_before_is_the_same(self) -> None:
        s = ended(bets="R1 BOL:0, R4 BOL:0", secrets="1:PLU3")
        assert s.ranks == [1, 0] and has_secret(s, 1) == 1

    def test_a_secret_bet_on_an_eliminated_creature_is_none(self) -> None:
        s = ended(bets="R1 BOL:0, R1 DUC:1, R5 PLU:1", champions="LIC:0")
        assert s.ranks == [1, 0]

    def test_then_the_first_row(self) -> None:
        s = ended(bets="R1 BOL:0, R2 DUC:1, R4 DUC:1")
        assert scores(s) == [8, 8] and s.ranks == [0, 1]
        assert note(s) != "note-secret"

    def test_then_row_after_row(self) -> None:
        s = ended(bets="R3 BOL:0, R4 DUC:0, R2 PLU:1")
        assert scores(s) == [6, 6] and s.ranks == [1, 0]
        s = ended(bets="R4 BOL:0, R5 DUC:0, R4 PLU:1")
        assert scores(s) == [2, 2] and s.ranks == [0, 1]

    def test_holders_of_secret_bets_go_on_to_the_rows(self) -> None:
        s = ended(
            players=3, bets="R1 BOL:1, R2 DUC:2, R4 DUC:2, R1 DUC:0, R3 PLU:0, R2 BOL:0", champions="PLU:1, BOL:2"
        )
        assert scores(s) == [18, 18, 18] and s.ranks == [2, 0, 1]

    def test_all_equal_shares_the_victory(self) -> None:
        s = ended(bets="R1 BOL:0, R1 DUC:1")
        assert s.ranks == [0, 0] and note(s) == "note-shared"


class TestR9_5Idle:
    """Two players who hold cards of eliminated creatures only."""

    HANDS = (
        "SAB0 SAB1 SAB2 SAB3 GRI1 GRI2 GRI3 GRI4",
        "SAB4 SAB5 SAB6 SAB7 GRI5 GRI6 GRI7 GRI8",
    )

    def table(self, first: str = HANDS[0], aside: str = "") -> Equinox:
        return table(first, self.HANDS[1], round=3, out="SAB GRI", aside=aside)

    def test_a_round_of_turns_without_anything_ends_the_game(self) -> None:
        s = self.table()
        play(s, "skip, pass, stop")
        assert question(s) == "1 Predict"
        play(s, "skip, pass, stop")
        assert s.is_over() and s.deck

    def test_a_prediction_or_a_discard_keeps_it_going(self) -> None:
        for answers in ("LIC, pass, stop", "skip, pass, SAB1, stop"):
            s = self.table()
            play(s, f"{answers}, skip, pass, stop")
            assert not s.is_over()

    def test_so_does_a_card_drawn_or_taken_back(self) -> None:
        """Whoever was robbed draws, though nothing was played; the draw pile still moves."""
        seven = self.HANDS[0].removesuffix(" GRI4")
        for s in (self.table(seven), self.table(seven, aside="0: GRI4")):
            play(s, "skip, pass, stop, skip, pass, stop")
            assert not s.is_over() and question(s) == "0 Predict" and len(s.hands[0]) == 8
