"""Answers as a list: many sets under one name are boxes to tick, and names are not broken."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from pioche.core.game import Refused
from pioche.core.scene import Scene
from pioche.games.nba import GAME
from pioche.games.nba.answers import CHANGE, DONE
from pioche.terminal.answers import understand
from pioche.terminal.choices import draw_choices
from pioche.terminal.pieces import Pen
from pioche.terminal.zones import grid
from pioche.text import Words
from tests.games.nba.table import in_row, opened

WORDS = Words("en", GAME)
TACTICS = "KENTUCKY-O FLORIDA-O DUKE-D UCLA-O HOUSTON-D ARIZONA-D"


def pen() -> Pen:
    s = opened()
    in_row(s, TACTICS)
    scene: Scene = GAME.scene(GAME.view(s, 0), 0)
    return Pen(scene, WORDS, plain=True)


def printed(drawn: object, width: int = 100) -> str:
    out = Console(width=width, file=io.StringIO(), color_system=None)
    out.print(drawn)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def answer(line: str) -> list[int]:
    return understand(line, pen(), GAME, []).sends


class TestManySets:
    def test_each_thing_is_a_box_and_the_name_is_said_once(self) -> None:
        text = printed(draw_choices(pen().entries, WORDS, 100))
        assert text.count("Change the ticked tactics") == 1 and text.count("□") == 6
        assert "Duke Defense" in text and "tick 1 to 6" in text

    def test_ticked_boxes_are_the_set_of_them_in_any_order(self) -> None:
        assert answer("4 2") == [CHANGE, CHANGE + 2, DONE]
        assert answer("2 3 4 5 6 7") == [CHANGE + place for place in range(6)]

    def test_names_do_as_well_and_enter_alone_changes_nothing(self) -> None:
        assert answer("Duke Defense") == [CHANGE + 2, DONE]
        assert answer("duke defense, ucla offense") == [CHANGE + 2, CHANGE + 3, DONE]
        assert answer("") == [DONE]

    def test_the_same_box_twice_is_refused(self) -> None:
        with pytest.raises(Refused):
            answer("2 2")


def test_a_row_of_cards_whose_names_do_not_fit_stands_one_below_the_other() -> None:
    drawing = pen()
    row = next(zone for zone in drawing.scene.zones if zone.id == "row")
    narrow, wide = (printed(grid(drawing, row, width), width) for width in (40, 200))
    assert "Kentucky Offense" in narrow and "Arizona Defense" in narrow
    assert "Kentucky Offense" in wide and len(wide.splitlines()) < len(narrow.splitlines())
