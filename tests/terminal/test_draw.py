from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len

from pioche import games
from pioche.core.fair import Seeded
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.core.scene import (
    Area,
    Choice,
    Header,
    Layout,
    Piece,
    Player,
    Prompt,
    Scene,
    Sign,
    Zone,
)
from pioche.terminal.colours import has_colours
from pioche.terminal.draw import Painter, cut
from pioche.terminal.screen import Screen
from pioche.text import Words
from tests.terminal.tables import new_match
from tests.terminal.toy import GAME

WIDTHS = (60, 100, 140)
SEATS = [Seat("Ana"), Seat("Ada", "greedy")]


def drawn(scene: Scene, width: int = 100, words: Words | None = None, seats: list[Seat] | None = None) -> str:
    sitting = seats or SEATS
    screen = Screen(
        words or Words("en", GAME, [seat.name for seat in sitting]), width, out=StringIO(), source=StringIO()
    )
    painter = Painter(scene, sitting, screen.words, screen.width, screen.plain)
    screen.show(painter.table(), painter.question())
    out = screen.out
    assert isinstance(out, StringIO)
    return out.getvalue()


def scene(zones: list[Zone], choices: list[Choice] | None = None, narrow: str = "open") -> Scene:
    """Two players, a centre with these zones."""
    return Scene(
        seat=0,
        layout=Layout(wide=["centre"], narrow=["centre"]),
        areas=[Area(id="centre", narrow=narrow)],  # type: ignore[arg-type]
        zones=zones,
        players=[Player(seat=0, active=True), Player(seat=1, score=Sign(text="stake", value=5, of=10))],
        prompt=Prompt(text="ask-play", rule="2.1", waiting=[0]),
        choices=choices or [],
    )


def row(*cards: str, **more: object) -> Zone:
    pieces = [Piece(id=card, face=card) for card in cards]
    return Zone(id="z", kind="row", area="centre", title="played", pieces=pieces, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("width", WIDTHS)
class TestWidths:
    def test_the_toy_fits_and_shows_everything(self, width: int) -> None:
        match = new_match()
        text = drawn(match.scene(0), width)
        assert all(cell_len(line.rstrip()) <= width for line in text.splitlines())
        for piece in next(zone for zone in match.scene(0).zones if zone.id == "hand").pieces:
            assert f" {piece.face} " in text
        assert "Polish up to two cards." in text and "[3]" in text

    @pytest.mark.parametrize("key", games.KEYS)
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_whole_games_fit(self, width: int, key: str, language: str) -> None:
        game, rng = games.load(key), Random(1)
        settings = game.settle({})
        seats = [Seat("Ana"), *(Seat(f"Zoé {n}", "greedy") for n in range(settings["players"] - 1))]
        match = Match(game, settings, seats, Seeded("1"))
        words = Words(language, game, [seat.name for seat in seats])
        for number in range(150):
            if match.state.is_over():
                break
            if number % 7 == 0:
                for viewer in (None, 0):
                    text = drawn(match.scene(viewer), width, words, seats)
                    assert all(cell_len(line.rstrip()) <= width for line in text.splitlines()), text
            match.answer(match.state.to_move(), [rng.choice(match.state.options())])


class TestPieces:
    def test_a_lit_card_has_its_number_under_it(self) -> None:
        text = drawn(scene([row("R1", "B4")], [Choice(send=[9], label="bold", pick=["B4"])]))
        cards, numbers = (line for line in text.splitlines() if "R1" in line or ("[1]" in line and "Be" not in line))
        assert numbers.index("[1]") == cards.index("B4")

    def test_twins_show_the_same_number_and_are_listed_once(self) -> None:
        choices = [Choice(send=[9], label="bold", pick=[card]) for card in ("R1", "B4")]
        text = drawn(scene([row("R1", "B4")], choices))
        assert text.count("Be bold") == 1 and text.count("[1]") == 3

    def test_several_ways_to_use_a_card_show_as_a_range(self) -> None:
        choices = [Choice(send=[n], label="bold", pick=["R1", f"@{n}"]) for n in range(2)]
        assert "[1–2]" in drawn(scene([row("R1")], choices))

    def test_a_flag_is_said_in_words_and_the_owner_by_name(self) -> None:
        zone = Zone(
            id="z",
            kind="row",
            area="centre",
            title="played",
            pieces=[Piece(id="R1", face="R1", seat=1, flags=["mark"])],
            says={"mark": "hint-high"},
        )
        text = drawn(scene([zone]))
        assert "a high card" in text and text.count("Ada") >= 2

    def test_what_cannot_be_used_stands_in_brackets_without_colours(self) -> None:
        zone = Zone(id="z", kind="fan", area="centre", title="hand", pieces=[Piece(id="R1", face="R1", flags=["dim"])])
        assert "(R1)" in drawn(scene([zone]))

    def test_a_pile_shows_its_top_card_and_how_many_there_are(self) -> None:
        zone = Zone(id="z", kind="pile", area="centre", title="played", pieces=[Piece(id="z.1", face="back")], count=17)
        assert "##" in drawn(scene([zone])) and "×17" in drawn(scene([zone]))

    def test_a_gauge_has_a_bar(self) -> None:
        assert "stake 5/10 ▰▰▰▱▱▱" in drawn(scene([row("R1")])).replace("▰▰▱▱▱▱", "▰▰▰▱▱▱")

    def test_a_seat_that_can_be_chosen_shows_its_number(self) -> None:
        assert "Ada (greedy) [1]" in drawn(scene([row("R1")], [Choice(send=[1], label="bold", pick=["@1"])]))


class TestGrids:
    ZONE = Zone(
        id="g",
        kind="grid",
        area="centre",
        title="played",
        rows=[Header(text="red"), Header(text="blue")],
        cols=[Header(text="score"), Header(text="stake")],
        pieces=[Piece(id="R1", face="R1", at=(0, 1)), Piece(id="B2", face="B2", at=(1, 0))],
    )

    def test_cells_stand_in_their_row_and_column(self) -> None:
        lines = drawn(scene([self.ZONE])).splitlines()
        heads = next(line for line in lines if "points" in line)
        red = next(line for line in lines if "red" in line)
        assert abs(red.index("R1") - heads.index("stake")) <= 2 and "·" in red

    def test_an_empty_cell_that_can_be_chosen_shows_its_number(self) -> None:
        assert "[1]" in drawn(scene([self.ZONE], [Choice(send=[1], label="bold", pick=["g:0,0"])]))


class TestAreas:
    def test_a_folded_area_only_counts_when_narrow(self) -> None:
        text = drawn(scene([row("R1", "B4")], narrow="fold"), 60)
        assert "▸ Played 2" in text and "R1" not in text

    def test_it_opens_when_something_in_it_can_be_chosen(self) -> None:
        text = drawn(scene([row("R1", "B4")], [Choice(send=[1], label="bold", pick=["B4"])], narrow="fold"), 60)
        assert "R1" in text and "▸" not in text

    def test_it_is_open_when_wide(self) -> None:
        assert "R1" in drawn(scene([row("R1", "B4")], narrow="fold"), 100)

    def test_a_template_is_cut_where_no_area_crosses(self) -> None:
        assert cut([["a", "b"], ["a", "c"], ["d", "d"]]) == [[["a", "b"], ["a", "c"]], [["d", "d"]]]


class TestColours:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    def test_no_color_and_dumb_terminals_get_none(self) -> None:
        assert has_colours(self.Terminal(), {"TERM": "xterm"})
        assert not has_colours(self.Terminal(), {"TERM": "xterm", "NO_COLOR": "1"})
        assert not has_colours(self.Terminal(), {"TERM": "dumb"})
        assert not has_colours(StringIO(), {"TERM": "xterm"})

    def test_no_color_writes_no_escape_codes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("NO_COLOR", "1")
        assert "\x1b" not in self.shown()

    def test_a_colour_terminal_gets_colours(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("NO_COLOR", raising=False)
        monkeypatch.setenv("TERM", "xterm-256color")
        assert "\x1b[" in self.shown()

    def shown(self) -> str:
        out = self.Terminal()
        screen = Screen(Words("en", GAME, ["Ana", "Ada"]), 100, out=out, source=StringIO())
        painter = Painter(new_match().scene(0), SEATS, screen.words, screen.width, screen.plain)
        screen.show(painter.table(), painter.question())
        return out.getvalue()
