"""Equinox: what the table shows, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.core import scene_laws
from pioche.core.scene import Choice, Header, Msg, Scene, Text, Zone
from pioche.games.equinox import GAME
from pioche.games.equinox.scoring import finish
from pioche.games.equinox.state import Equinox
from pioche.text.messages import messages
from tests.games.equinox.table import EIGHT, creature, names, play, table

KNOWN = messages("en", GAME)
FULL = "; ".join(
    f"R1 {name}: {name}{5 + place % 3}" for place, name in enumerate(["PAN", "GRI", "BIC", "DUC", "BOL", "SAB", "PLU"])
)


def scene(s: Equinox, seat: int | None = 0) -> Scene:
    drawn = GAME.scene(GAME.view(s, seat), seat)
    assert scene_laws.problems(drawn, GAME.faces, KNOWN) == []
    assert list(scene_laws.sending_problems(drawn, s)) == []
    return drawn


def zone(drawn: Scene, ident: str) -> Zone:
    return next(zone for zone in drawn.zones if zone.id == ident)


def choice(drawn: Scene, *pick: str) -> Choice:
    return next(choice for choice in drawn.choices if choice.pick == list(pick))


def ids(texts: list[Text]) -> list[str]:
    return [text.id if isinstance(text, Msg) else text for text in texts]


def head(drawn: Scene, name: str) -> Header:
    return next(head for head in zone(drawn, "board").cols if head.symbol == name.lower())


def signs(header: Header) -> list[str]:
    return ids([sign.text for sign in header.signs])


class TestTheGrid:
    def test_eight_columns_a_row_of_champions_and_five_rows_with_their_worth(self) -> None:
        board = zone(scene(table("..", "..")), "board")
        assert [head.symbol for head in board.cols] == sorted((n.lower() for n in EIGHT.split()), key=order)
        assert [row.signs[0].value for row in board.rows] == [5, 4, 3, 2, 1, 0]
        assert board.turn and board.rows[1].flags == ["mark"] and board.rows[2].flags == ["dim"]

    def test_only_tops_are_shown_and_that_cards_lie_below(self) -> None:
        board = zone(scene(table("..", "..", piles="R1 DUC: DUC3 CAM7; R1 LIC: LIC2", bets="R1 DUC:1")), "board")
        faces = {piece.face: piece for piece in board.pieces if piece.at and piece.at[0] == 1}
        assert set(faces) == {"cam7", "lic2", "pebble"}
        assert faces["cam7"].flags == ["deep"] and faces["lic2"].flags == [] and faces["pebble"].seat == 1

    def test_the_danger_line(self) -> None:
        drawn = scene(table("..", "..", piles="R1 DUC: DUC3; R1 LIC: LIC2"))
        assert signs(head(drawn, "LIC")) == ["lowest-alone"]
        assert signs(head(drawn, "DUC")) == [] and signs(head(drawn, "PAN")) == ["empty-column"]
        drawn = scene(table("..", "..", piles="R1 DUC: DUC2; R1 LIC: LIC2"))
        assert signs(head(drawn, "LIC")) == signs(head(drawn, "DUC")) == ["lowest-shared"]

    def test_controllers_ties_and_the_gone(self) -> None:
        s = table(
            "..", "..", round=2, out="SAB", bets="R1 DUC:1, R1 PLU:0, R1 SAB:0", champions="PLU:1", secrets="0:DUC5"
        )
        for seat in range(2):
            s.place_on_champion(seat, creature("BOL"))
        drawn = scene(s)
        assert head(drawn, "DUC").signs[0].seat == 1 and head(drawn, "PLU").signs[0].seat == 1
        assert signs(head(drawn, "BOL"))[0] == "control-tied"
        assert signs(head(drawn, "SAB")) == ["eliminated"] and head(drawn, "SAB").flags == ["dim"]

    def test_the_clock_warns(self) -> None:
        for left, tone in ((10, ""), (9, "warn")):
            sign = next(sign for sign in scene(table("..", "..", deck=left)).signs if sign.symbol == "clock")
            assert (sign.value, sign.tone) == (left, tone)


def order(key: str) -> int:
    return creature(key.upper())


class TestOwnThings:
    def test_the_hand_is_sorted_and_dead_cards_are_dimmed(self) -> None:
        s = table("SAB3 PLU2 LIC9 CAM1 LIC2 DRY1", "..", round=2, out="SAB")
        hand = zone(scene(s), "hand").pieces
        assert [piece.face for piece in hand] == ["lic2", "lic9", "plu2", "cam1", "dry1", "sab3"]
        assert [piece.flags for piece in hand if piece.face == "sab3"] == [["dim"]]

    def test_cards_set_aside_are_locked_and_say_why(self) -> None:
        drawn = scene(table("LIC1 ..", "..", aside="0: SAB3 PAN2"))
        assert [piece.flags for piece in zone(drawn, "aside").pieces] == [["lock"], ["lock"]]
        assert drawn.why["sab3"] == "why-set-aside"

    def test_the_secret_bet_lies_before_its_owner_alone(self) -> None:
        s = table("..", "..", secrets="0:SAB4")
        assert [piece.face for piece in zone(scene(s), "secret").pieces] == ["sab4", "pebble"]
        for other in (1, None):
            drawn = scene(s, other)
            assert "sab4" not in [piece.face for zone in drawn.zones for piece in zone.pieces]
            assert "secret-hidden" in ids([sign.text for sign in drawn.players[0].signs])

    def test_a_spectator_sees_the_table_and_no_hand(self) -> None:
        assert {zone.id for zone in scene(table("..", ".."), None).zones} == {"deck", "discard", "board"}


class TestPredicting:
    def test_a_click_on_a_cell_places_a_pebble(self) -> None:
        drawn = scene(table("LIC1 CAM2", "..", bets="R1 DUC:1"))
        lic = choice(drawn, "board:1,0")
        assert lic.drag == ("supply.pebble", "board:1,0") and ids(lic.hint) == ["hint-controls"]
        assert drawn.why["board:1,4"] == Msg("why-taken", {"who": "@1"})
        assert choice(drawn, "lic1").send == [GAME.code["secret"], GAME.code["LIC1"]]
        assert drawn.why["cam2"] == "why-no-creature"

    def test_revealing_tells_what_it_would_change(self) -> None:
        drawn = scene(table("..", "..", secrets="0:DUC4", bets="R1 DUC:1"))
        assert ids(choice(drawn, "duc4").hint) == ["hint-reveal", "hint-controls"]
        drawn = scene(table("..", "..", round=2, out="DUC", secrets="0:DUC4"))
        assert ids(choice(drawn, "duc4").hint) == ["hint-reveal", "hint-dead-card"]


class TestPlaying:
    def previews(self, card: str, **more: Any) -> list[str]:
        s = table(f"{card} ..", "..", **more)
        play(s, "skip")
        return ids(choice(scene(s), card.lower()).hint)

    def test_who_would_be_eliminated(self) -> None:
        assert self.previews("LIC1", piles=FULL)[0] == "hint-eliminates"
        assert self.previews("LIC5", piles=FULL)[0] == "hint-shared"
        assert self.previews("LIC5")[0] == "hint-empty"

    def test_whether_a_power_would_wake_and_if_not_why(self) -> None:
        assert self.previews("GRI5")[1] == "no-power-control"
        assert self.previews("GRI5", bets="R1 GRI:0")[1] == "yes-power"
        assert self.previews("GRI5", bets="R1 GRI:0", piles="R1 GRI: CAM3")[1] == "no-power-chameleon"
        assert self.previews("PLU5", bets="R1 PLU:0")[1] == "no-power-target"

    def test_a_chameleon_is_a_path_to_a_column(self) -> None:
        s = table("CAM6 LIC1", "..")
        play(s, "skip")
        drawn = scene(s)
        assert choice(drawn, "cam6", "board:1,3").send == [GAME.code["CAM6"], GAME.code["BIC"]]

    def test_a_dryad_is_a_path_to_a_card(self) -> None:
        s = table("DRY1 LIC1", "..", piles="R1 PAN: PAN3; R1 DUC: CAM4")
        play(s, "skip")
        assert choice(scene(s), "dry1", "pan3").send == [GAME.code["DRY1"], GAME.code["PAN3"]]

    def test_too_many_paths_are_asked_in_two_steps(self) -> None:
        s = table("CAM1 CAM2 CAM3 CAM4 ANC DRY1", "..", piles=FULL)
        play(s, "skip")
        drawn = scene(s)
        assert all(len(choice.pick) == 1 for choice in drawn.choices)
        play(s, "CAM2")
        assert len(scene(s).choices) == 8

    def test_passing_is_the_only_button(self) -> None:
        s = table("SAB1 SAB2", "..", round=2, out="SAB")
        play(s, "skip")
        drawn = scene(s)
        assert [choice.label for choice in drawn.choices] == ["pass"]
        assert ids(list(drawn.why.values())) == ["why-gone", "why-gone"]


class TestPowers:
    def asked(self, card: str, **more: Any) -> Scene:
        s = table(f"{card} ..", "..", "..", bets=f"R1 {card[:3]}:0, {more.pop('bets', '')}", **more)
        play(s, f"skip, {card}")
        return scene(s)

    def test_lichen_picks_pebbles(self) -> None:
        drawn = self.asked("LIC5", bets="R1 SAB:0", secrets="0:DUC4", champions="PLU:0", round=2, out="SAB")
        picks = {choice.pick[0] for choice in drawn.choices if choice.pick}
        assert picks == {"board.pebble0.0", "board.pebble0.6", "board.champion7.0", "secret.pebble"}

    def test_panache_and_sabot_pick_players(self) -> None:
        assert [c.pick for c in self.asked("PAN5").choices] == [["@1"], ["@2"], []]
        assert [c.pick for c in self.asked("SAB5").choices] == [["@1"], ["@2"], []]

    def test_griso_picks_cells_of_earlier_rows(self) -> None:
        drawn = self.asked("GRI5", round=2, out="SAB")
        assert choice(drawn, "board:1,0").send == [GAME.code["LIC row 1"]]

    def test_the_duke_is_a_path_from_player_to_champion(self) -> None:
        assert choice(self.asked("DUC5"), "@2", "pan").send == [GAME.code["seat 2"], GAME.code["PAN"]]

    def test_bolet_picks_a_champion_that_is_gone(self) -> None:
        assert choice(self.asked("BOL5", round=2, out="SAB"), "sab").hint == ["power-sab"]

    def test_rainette_is_a_path_from_card_to_card(self) -> None:
        drawn = self.asked(
            "RAI5", creatures=EIGHT.replace("PLU", "RAI"), round=2, out="SAB", piles="R1 PAN: PAN3; R2 PAN: PAN8"
        )  # fmt: skip
        assert choice(drawn, "pan3", "pan8").send == [GAME.code["PAN3"], GAME.code["PAN8"]]

    def test_plume_tells_that_a_cell_would_be_empty(self) -> None:
        drawn = self.asked("PLU9", piles=FULL.replace("R1 PLU: PLU5", "R1 LIC: LIC9"))
        assert ids(choice(drawn, "sab7").hint) == ["hint-empty"]

    def test_sabot_looks_in_private(self) -> None:
        s = table("SAB5 ..", "LIC1 PAN2 CAM3 DUC4", "..", bets="R1 SAB:0")
        play(s, "skip, SAB5, seat 1")
        s.happen([0, 1, 2])
        assert [piece.face for piece in zone(scene(s), "look").pieces] == ["lic1", "pan2", "cam3"]
        for other in (1, 2, None):
            assert "look" not in [zone.id for zone in scene(s, other).zones]

    def test_a_hand_the_duke_was_shown_stays_in_sight_until_the_askers_next_turn(self) -> None:
        s = table("DUC5 ..", "LIC1 SAB2 CAM3 LIC4", bets="R1 DUC:0")
        play(s, "skip, DUC5, seat 1, PAN, show")
        assert [piece.face for piece in zone(scene(s), "look").pieces] == ["lic1", "lic4", "sab2", "cam3"]
        for other in (1, None):
            assert "look" not in [zone.id for zone in scene(s, other).zones]
        play(s, "skip, LIC4")
        assert s.turn == 0 and "look" not in [zone.id for zone in scene(s).zones]

    @pytest.mark.parametrize("answers", ["skip, LIC4", "secret, LIC1", "secret, SAB2"])
    def test_it_is_seen_as_it_was_shown_whatever_is_played_or_laid_since(self, answers: str) -> None:
        s = table("DUC5 ..", "LIC1 SAB2 CAM3 LIC4", "..", bets="R1 DUC:0")
        play(s, f"skip, DUC5, seat 1, PAN, show, {answers}")
        assert s.turn == 2
        pieces = zone(scene(s), "look").pieces
        assert [piece.face for piece in pieces] == ["lic1", "lic4", "sab2", "cam3"]
        assert all(piece.id == f"look.{piece.face}" for piece in pieces)

    def test_the_duke_waits_for_the_giver_while_it_is_anothers_turn(self) -> None:
        s = table("DUC5 ..", "PAN2 PAN9 LIC1", bets="R1 DUC:0")
        play(s, "skip, DUC5, seat 1, PAN")
        drawn = scene(s, 1)
        assert drawn.prompt.waiting == [1] and drawn.players[0].active and not drawn.players[1].active
        assert [choice.pick for choice in drawn.choices] == [["pan2"], ["pan9"]]
        assert ids([drawn.why["lic1"]]) == ["why-other-creature"]


class TestDiscarding:
    def test_tick_up_to_three(self) -> None:
        s = table("LIC1 SAB3 SAB1 SAB2 SAB5 PAN4", "..", round=2, out="SAB")
        play(s, "skip, LIC1")
        drawn = scene(s)
        (group,) = drawn.groups
        assert (group.min, group.max) == (1, 3)
        assert [choice.role for choice in drawn.choices] == ["", "", "", "", "decline"]
        assert [hint.args["n"] for hint in group.hints if isinstance(hint, Msg)] == [4, 5, 6]
        assert drawn.why["pan4"] == "why-not-gone"

    def test_the_last_card_is_announced(self) -> None:
        s = table("LIC1 SAB3 ..", "..", round=2, out="SAB", deck=2)
        play(s, "skip, LIC1")
        assert ids(scene(s).choices[-1].hint) == ["hint-draws"]
        assert ids(scene(s).groups[0].hints)[0] == "hint-last-card"


class TestSettingUp:
    def test_the_host_ticks_eight(self) -> None:
        s: Equinox = GAME.start(GAME.settle({"players": 2, "creatures": "host"}))
        s.happen([1])
        drawn = scene(s)
        assert len(zone(drawn, "pool").pieces) == 14 and drawn.groups[0].min == drawn.groups[0].max == 8
        assert scene(s, 1).choices == []

    def test_all_add_one_in_turn(self) -> None:
        s: Equinox = GAME.start(GAME.settle({"players": 2, "creatures": "agreed"}))
        s.happen([1])
        play(s, "LIC")
        drawn = scene(s, 0)
        assert drawn.groups == [] and len(drawn.choices) == 13 and drawn.why == {"lic": "why-picked"}


class TestTheEnd:
    @pytest.mark.parametrize("viewer", [0, 1, None])
    def test_a_sheet_pebble_by_pebble(self, viewer: int | None) -> None:
        s = table("..", "..", round=5, out="LIC PAN GRI BIC SAB", bets="R1 DUC:0, R3 DUC:0, R1 LIC:1", secrets="1:BOL2")
        finish(s)
        s.run_on()
        result = scene(s, viewer).result
        assert result is not None and result.places == [[0], [1]]
        rows = {ids([line.text])[0]: line.cells for line in result.sheet.rows}
        assert rows["sheet-total"] == [6, 5] and rows["sheet-lost"] == [None, Msg("sheet-pebbles", {"n": 1})]
        four = Msg("pebble-worth", {"n": 4})
        duke = next(line for line in result.sheet.rows if line.cells[0] == Msg("plus", {"a": four, "b": 2}))
        assert duke.cells[1] is None


def test_every_power_is_readable_on_its_card() -> None:
    for name in EIGHT.split():
        assert GAME.faces.faces[f"{name.lower()}7"].text == f"power-{name.lower()}"
    assert names(table("..", ".."))[0] == "skip"
