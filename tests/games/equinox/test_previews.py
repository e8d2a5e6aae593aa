"""Equinox: what an answer would do, told beforehand, from what may be looked at alone."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.core.scene import Msg, Scene
from pioche.games.equinox import GAME
from tests.games.equinox.table import EIGHT, play, table

# A full first row in which the Pilgrim or Plume can take something away; LIC is lowest with 3.
ROW = "R1 LIC: LIC3; " + "; ".join(f"R1 {name}: {name}7" for name in ["PAN", "GRI", "BIC", "DUC", "BOL"])
WITH_PILGRIM = EIGHT.replace("PLU", "PEL")


def hints(drawn: Scene, *pick: str) -> list[str]:
    found = next(choice for choice in drawn.choices if choice.pick == list(pick))
    return [text.id if isinstance(text, Msg) else text for text in found.hint]


def asked(answers: str, hand: str, **more: Any) -> Scene:
    s = table(hand, "..", **more)
    play(s, answers)
    return GAME.scene(GAME.view(s, 0), 0)


class TestTheLastCard:
    """8.4: whoever takes the last card ends the game, and nobody is eliminated any more."""

    @pytest.mark.parametrize(("deck", "hint"), [(2, "hint-eliminates"), (1, "hint-last-card")])
    def test_nobody_is_doomed_by_a_card_after_which_the_last_one_is_drawn(self, deck: int, hint: str) -> None:
        drawn = asked("skip", "PLU5 ..", piles=f"{ROW}; R1 SAB: SAB7", deck=deck)
        assert hints(drawn, "plu5")[0] == hint

    @pytest.mark.parametrize(("deck", "hint"), [(2, "hint-eliminates"), (1, "hint-last-card")])
    def test_nor_by_a_chameleon(self, deck: int, hint: str) -> None:
        drawn = asked("skip", "CAM5 ..", piles=f"{ROW}; R1 SAB: SAB7", deck=deck)
        assert hints(drawn, "cam5", "board:1,7") == [hint]
        drawn = asked("skip, CAM5", "CAM5 CAM6 CAM7 CAM8 ..", piles=f"{ROW}; R1 SAB: SAB7", deck=deck)
        assert hints(drawn, "board:1,7") == [hint]

    def test_cards_that_will_be_taken_back_need_not_be_drawn(self) -> None:
        drawn = asked("skip", "PLU5 ..", piles=f"{ROW}; R1 SAB: SAB7", aside="0: LIC9", deck=1)
        assert hints(drawn, "plu5")[0] == "hint-eliminates"

    def test_whoever_takes_a_card_into_the_hand_draws_one_less(self) -> None:
        piles = f"{ROW}; R1 SAB: SAB7; R1 PLU: PLU7"
        drawn = asked("skip", "DRY1 ..", piles=piles.replace("LIC: LIC3", "LIC: CAM3"), deck=1)
        assert hints(drawn, "dry1", "sab7") == ["hint-empty"]

    def test_swapped_cards_doom_nobody_either(self) -> None:
        piles = "R1 PAN: PAN9; R2 PAN: PAN3; " + "; ".join(
            f"R2 {name}: {name}7" for name in ["LIC", "GRI", "BIC", "DUC", "BOL"]
        )
        more = {"creatures": EIGHT.replace("PLU", "RAI"), "round": 2, "out": "SAB", "piles": piles, "bets": "R1 RAI:0"}
        for deck, hint in ((2, "hint-eliminates"), (1, "hint-last-card")):
            assert hints(asked("skip, RAI5", "RAI5 ..", deck=deck, **more), "pan9", "pan3") == [hint]


class TestCoveredCards:
    """10.2: nobody may look at covered cards, so no preview tells of them."""

    @pytest.mark.parametrize("below", ["SAB1", "SAB9"])
    def test_plume(self, below: str) -> None:
        drawn = asked("skip, PLU9", "PLU9 ..", piles=f"{ROW}; R1 SAB: {below} SAB8", bets="R1 PLU:0")
        assert hints(drawn, "sab8") == ["hint-uncovers"]

    @pytest.mark.parametrize("below", ["SAB1", "SAB9"])
    def test_the_dryads(self, below: str) -> None:
        piles = f"{ROW}; R1 SAB: {below} SAB8; R1 PLU: PLU9"
        assert hints(asked("skip", "DRY1 ..", piles=piles), "dry1", "sab8") == ["hint-uncovers"]
        many = asked("skip, DRY1", "DRY1 CAM1 CAM2 CAM3 CAM4 ..", piles=piles)
        assert hints(many, "sab8") == ["hint-uncovers"]

    @pytest.mark.parametrize("below", ["SAB1", "SAB9"])
    def test_the_pilgrim(self, below: str) -> None:
        more = {"creatures": WITH_PILGRIM, "piles": f"{ROW}; R1 SAB: {below} CAM8", "bets": "R1 PEL:0"}
        assert hints(asked("skip, PEL9", "PEL9 ..", **more), "cam8") == ["hint-uncovers"]

    def test_an_empty_cell_elsewhere_is_told_all_the_same(self) -> None:
        drawn = asked("skip, PLU9", "PLU9 ..", piles="R1 SAB: SAB1 SAB8", bets="R1 PLU:0")
        assert hints(drawn, "sab8") == ["hint-empty"]

    def test_in_an_earlier_row_it_does_not_matter(self) -> None:
        row = "; ".join(f"R2 {name}: {name}7" for name in ["PAN", "GRI", "BIC", "DUC", "BOL", "PLU"])
        piles = f"{row}; R2 LIC: LIC3; R1 SAB: SAB1 SAB8"
        drawn = asked("skip", "DRY1 ..", round=2, out="SAB", piles=piles)
        assert hints(drawn, "dry1", "sab8") == ["hint-eliminates"]

    def test_what_would_be_left_alone_is_still_told(self) -> None:
        """A cell with one card only would be empty: everybody can see that nothing lies below."""
        drawn = asked("skip, PLU9", "PLU9 ..", piles=f"{ROW}; R1 SAB: SAB8", bets="R1 PLU:0")
        assert hints(drawn, "sab8") == ["hint-empty"]
