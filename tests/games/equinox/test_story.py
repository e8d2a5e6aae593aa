"""Equinox: what is told, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.core.laws import LikelyWalk
from pioche.core.match import carry_out, let_happen, tell
from pioche.core.scene import Beat, Happening, Msg, T
from pioche.games.equinox import GAME
from pioche.games.equinox import cards as names_of
from pioche.games.equinox.state import Equinox
from pioche.text import Words
from tests.games.equinox.table import table

NAMES = ["Ann", "Bob", "Cleo"]


def told(s: Equinox, answers: str, viewer: int | None, drawn: list[int] | None = None) -> list[Happening]:
    """What this viewer hears of these answers."""
    out = []
    for name in answers.split(", "):
        moments = let_happen(s, drawn or []) if name == "*" else carry_out(s, s.to_move(), GAME.code[name])
        out += [happening for moment in moments for happening in tell(GAME, moment, viewer)]
    return out


def ids(story: list[Happening]) -> list[str]:
    return [happening.text.id if isinstance(happening.text, Msg) else happening.text for happening in story]


def faces(story: list[Happening]) -> set[str]:
    return {face for happening in story for face in happening.faces}


def args(happening: Happening) -> list[Any]:
    return [*happening.text.args.values()] if isinstance(happening.text, Msg) else []


def said(story: list[Happening], language: str = "en") -> list[str]:
    words = Words(language, GAME, NAMES)
    return [words(happening.text) for happening in story]


class TestTurns:
    def test_a_turn_in_sentences(self) -> None:
        s = table("LIC7 ..", "..")
        assert said(told(s, "PAN, LIC7", 1)) == [
            "Ann bets on Panache, row 1",
            "Ann plays Lichen 7",
            "Ann draws a card",
            "Turn of Bob",
        ]

    def test_what_was_drawn_is_told_to_the_drawer(self) -> None:
        for viewer, count in ((0, 1), (1, 0), (None, 0)):
            story = told(table("LIC7 ..", ".."), "skip, LIC7", viewer)
            drawing = next(happening for happening in story if ids([happening]) == ["ev-draws"])
            assert len(drawing.faces) == count and bool(drawing.moves) != bool(count)

    def test_plays_are_forgotten_after_the_readers_next_turn(self) -> None:
        story = told(table("LIC7 ..", ".."), "PAN, LIC7", 1)
        assert [happening.keep for happening in story] == ["match", "turn", "turn", "turn"]

    def test_nothing_that_is_kept_names_a_card(self) -> None:
        """10.2: whoever reads the story again reads nothing about covered or discarded cards."""
        cards = {f"face:{name.lower()}" for name in names_of.NAMES}
        for players in (2, 4):
            settings = GAME.settle({"players": players})
            walk, s = LikelyWalk(GAME, settings, "kept", {}), GAME.start(settings)
            while not s.is_over():
                for moment in walk.advance(s):
                    for viewer in (0, 1, None):
                        kept = [one for one in tell(GAME, moment, viewer) if one.keep == "match"]
                        assert not {f"face:{face}" for face in faces(kept)} & cards
                        assert not {arg for one in kept for arg in args(one)} & cards

    def test_an_elimination_and_the_next_round(self) -> None:
        row = "; ".join(f"R1 {name}: {name}4" for name in ["PAN", "GRI", "BIC", "DUC", "BOL", "SAB", "PLU"])
        assert ids(told(table("LIC1 ..", "..", piles=row), "skip, LIC1", 1))[-3:] == [
            "ev-eliminated",
            "ev-round",
            "ev-turn",
        ]

    def test_the_end(self) -> None:
        s = table("LIC7 ..", "..", deck=1, bets="R1 PAN:0", secrets="1:DUC3")
        story = told(s, "skip, LIC7", 0)
        assert ids(story)[-3:] == ["ev-end-pile", "ev-reveals", "ev-wins"]
        assert said(story)[-1] == "Bob wins with 5 points"


class TestSecrets:
    def test_the_card_of_a_secret_bet_is_told_to_its_owner_alone(self) -> None:
        for viewer, ident in ((0, "ev-secret-card"), (1, "ev-secret"), (None, "ev-secret")):
            assert ids(told(table("SAB6 ..", ".."), "secret, SAB6", viewer))[0] == ident

    @pytest.mark.parametrize(("viewer", "kept"), [(0, {"pan2"}), (1, {"pan2"}), (2, set()), (None, set())])
    def test_what_sabot_keeps_is_told_to_taker_and_owner(self, viewer: int | None, kept: set[str]) -> None:
        s = table("SAB5 ..", "LIC1 PAN2 CAM3 DUC4", "..", bets="R1 SAB:0")
        told(s, "skip, SAB5, seat 1", viewer)
        looked = told(s, "*", viewer, [0, 1, 2])
        assert faces(looked) == ({"lic1", "pan2", "cam3"} if viewer == 1 else set())
        assert faces(told(s, "PAN2", viewer)[:1]) == kept

    @pytest.mark.parametrize(("viewer", "given"), [(0, {"pan9"}), (1, {"pan9"}), (2, set()), (None, set())])
    def test_what_the_duke_gets_is_told_to_giver_and_taker(self, viewer: int | None, given: set[str]) -> None:
        s = table("DUC5 ..", "PAN2 PAN9", "..", bets="R1 DUC:0")
        told(s, "skip, DUC5, seat 1, PAN", viewer)
        story = told(s, "PAN9", viewer)
        assert faces(story[:1]) == given
        assert ids(story)[0] == ("ev-gives-card" if given else "ev-gives")

    @pytest.mark.parametrize(("viewer", "shown"), [(0, {"lic1", "cam2"}), (1, set()), (2, set()), (None, set())])
    def test_a_hand_is_shown_to_the_duke_alone(self, viewer: int | None, shown: set[str]) -> None:
        s = table("DUC5 ..", "LIC1 CAM2", "..", bets="R1 DUC:0")
        told(s, "skip, DUC5, seat 1, PAN", viewer)
        story = [happening for happening in told(s, "show", viewer) if ids([happening]) != ["ev-draws"]]
        assert faces(story) == shown
        assert all(happening.private for happening in story if happening.faces)

    def test_carmens_discards_are_told_to_their_owner_alone(self) -> None:
        for viewer, ident in ((0, "ev-discards-own"), (1, "ev-discards-unseen"), (None, "ev-discards-unseen")):
            s = table("CAR1 SAB1 ..", "..", creatures="CAR PAN GRI BIC DUC BOL SAB PLU", bets="R1 CAR:0")
            assert ident in ids(told(s, "skip, CAR1, SAB1", viewer))

    def test_a_hand_shown_by_passing_is_told_to_all(self) -> None:
        s = table("SAB1 SAB2", "..", round=2, out="SAB")
        assert faces(told(s, "skip, pass", None)) == {"sab1", "sab2"}


POWERS: list[tuple[str, dict[str, Any], str, list[str]]] = [
    ("GRU5", {"creatures": "LIC PAN GRI BIC DUC BOL SAB GRU"}, "use", ["ev-draws"]),
    ("LIC5", {}, "LIC row 1", ["ev-back-row"]),
    ("LIC5", {"champions": "DUC:0"}, "DUC champion", ["ev-back-champion"]),
    ("LIC5", {"secrets": "0:DUC2"}, "secret pebble", ["ev-withdraws"]),
    ("PAN5", {}, "seat 1, *", ["ev-panache"]),
    ("GRI5", {}, "DUC row 1", ["ev-places"]),
    ("BIC5", {}, "use", ["ev-second"]),
    ("BOL5", {"round": 2, "out": "BIC"}, "BIC", ["ev-copies", "ev-second"]),
    ("SAB5", {}, "decline", ["ev-declines"]),
    ("PLU5", {"piles": "R1 DUC: DUC2"}, "DUC2", ["ev-removes"]),
]


@pytest.mark.parametrize(("card", "more", "answers", "wanted"), POWERS)
def test_every_power_is_told(card: str, more: dict[str, Any], answers: str, wanted: list[str]) -> None:
    s = table(f"{card} ..", "..", "..", bets=f"R1 {card[:3]}:0", **more)
    told(s, f"skip, {card}", None)
    story = told(s, answers, None, [0, 1, 2, 3])
    assert ids(story)[: len(wanted)] == wanted
    for language in ("en", "fr"):
        assert all(said(story, language))


def test_the_ancient_tells_whom_it_hits_or_that_it_hits_nobody() -> None:
    s = table("ANC ..", "..", secrets="1:LIC2")
    assert ids(told(s, "skip, ANC, LIC", 0))[1:4] == ["ev-plays", "ev-ancient", "ev-reveals"]
    s = table("ANC ..", "..", secrets="1:LIC2")
    assert ids(told(s, "skip, ANC, PAN", 0))[1:4] == ["ev-plays", "ev-ancient", "ev-ancient-none"]


class TestBeats:
    """What everybody should look at is held, and says at what and for whom."""

    def beats(self, s: Equinox, answers: str, drawn: list[int] | None = None) -> dict[str, Beat]:
        story = told(s, answers, None, drawn)
        assert all(happening.hold for happening in story if happening.beat)
        return {ids([happening])[0]: happening.beat for happening in story if happening.beat}

    def test_an_elimination_shows_the_champion_and_the_weakest_cell(self) -> None:
        row = "; ".join(f"R1 {name}: {name}4" for name in ["PAN", "GRI", "BIC", "DUC", "BOL", "SAB", "PLU"])
        beat = self.beats(table("LIC1 ..", "..", piles=row), "skip, LIC1")["ev-eliminated"]
        assert beat == Beat(why=T("why-eliminated", n=1), cause=["lic", "board:1,0"], harm=True)

    @pytest.mark.parametrize(("more", "gain"), [({}, 5), ({"round": 2, "out": "DUC"}, None)])
    def test_a_secret_bet_shows_its_champion_and_what_it_brings(self, more: dict[str, Any], gain: int | None) -> None:
        beats = self.beats(table("..", "..", secrets="0:DUC4", **more), "reveal")
        assert beats == {"ev-reveals": Beat(cause=["duc"], to=0, gain=gain)}

    def test_panache_shows_whom_it_hits(self) -> None:
        s = table("PAN5 ..", "..", bets="R1 PAN:0")
        assert self.beats(s, "skip, PAN5, seat 1, *", [0, 1, 2, 3]) == {"ev-panache": Beat(cause=["@1"], harm=True)}

    def test_cards_that_leave_the_grid_are_looked_at_before(self) -> None:
        s = table("PLU5 ..", "..", bets="R1 PLU:0", piles="R1 DUC: DUC2")
        assert self.beats(s, "skip, PLU5, DUC2") == {"ev-removes": Beat(cause=["duc2"], harm=True)}
        s = table("DRY1 ..", "..", piles="R1 DUC: DUC2")
        assert self.beats(s, "skip, DRY1, DUC2") == {"ev-takes": Beat(cause=["duc2"], to=0)}

    def test_a_card_that_changes_hands_goes_to_somebody(self) -> None:
        s = table("DUC5 ..", "PAN9", "..", bets="R1 DUC:0")
        assert self.beats(s, "skip, DUC5, seat 1, PAN, PAN9") == {"ev-gives": Beat(cause=["@1"], to=0)}

    def test_the_winner_is_told_with_what_decided(self) -> None:
        s = table("LIC7 ..", "..", deck=1, bets="R1 PAN:0, R4 PAN:0", champions="DUC:1")
        beats = self.beats(s, "skip, LIC7")
        assert beats["ev-wins"] == Beat(why="note-secret", cause=["@1"], to=1, gain=5)
