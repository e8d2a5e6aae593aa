"""Mü: the story told to each viewer."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.core.game import LANGUAGES
from pioche.core.match import carry_out, let_happen, tell
from pioche.core.scene import Happening, Msg, texts
from pioche.games.mu import GAME
from pioche.games.mu.state import Mu
from tests.games.mu.table import all_pass, auction, play, tricks
from tests.games.mu.telling import KNOWN, whole_game, words


def told(s: Mu, answer: str, viewer: int | None = None) -> list[Happening]:
    """What happens on this answer, told to this viewer."""
    moments = carry_out(s, s.to_move(), GAME.code[answer])
    return [happening for moment in moments for happening in tell(GAME, moment, viewer)]


def sentences(story: list[Happening], viewer: int | None = None, language: str = "en") -> list[str]:
    return [
        words(one.text, language, "you" if viewer is not None and one.actor == viewer else "") for one in story
    ]  # fmt: skip


class TestStory:
    def test_showing_and_passing(self) -> None:
        s = auction("R7 R8", "B1 B2", "G1 G2")
        assert sentences(told(s, "R7", 1), 1) == ["Ann shows red 7"]
        assert told(s, "stop") == []
        assert sentences(told(s, "pass", 1), 1) == ["You pass"]

    def test_a_void_hand(self) -> None:
        s = auction("..", "..", "..")
        play(s, "pass, pass")
        assert sentences(told(s, "pass")) == ["Cleo passes", "Nobody showed a card: the hand is void"]

    def test_a_stalemate_with_its_sheet(self) -> None:
        s = auction("R1 | R7", "B1 | B2", "G1", "Y1")
        play(s, "pass, pass, pass")
        *_, last = story = told(s, "pass", 1)
        assert sentences(story, 1) == ["Dan passes", "Stalemate: you drew level last and lose 10 points"]
        assert last.sheet and [line.cells for line in last.sheet.rows] == [[5, -10, 0, 0], [5, -10, 0, 0]]

    def test_chief_and_vice(self) -> None:
        s = auction("R1 | R7 R8", "B1 | B2", "G1", "Y1")
        play(s, "pass, pass, pass")
        assert sentences(told(s, "pass", 0), 0) == [
            "Dan passes",
            "You are chief with 2 cards and need 32 triangles",
            "Ben is vice",
        ]

    def test_no_vice(self) -> None:
        s = auction("R1 | R7", "B1", "G1", "Y1")
        play(s, "pass, pass, pass")
        assert sentences(told(s, "pass"))[1:] == [
            "Ann is chief with one card and needs 30 triangles",
            "There is no vice",
        ]

    def test_three_players_are_not_told_that_there_is_no_vice(self) -> None:
        s = auction("R1 | R7", "B1", "G1")
        play(s, "pass, pass")
        assert sentences(told(s, "pass"))[1:] == ["Ann is chief with one card and needs 12 triangles"]

    def test_naming(self) -> None:
        s = auction("R1 | R7 R8", "B1 | B2", "G1", "Y1")
        all_pass(s)
        assert sentences(told(s, "2s", 0), 0) == ["Ben names as trump: the 2s"]
        assert sentences(told(s.clone(), "red", 0), 0) == ["You name as trump: red"]
        assert sentences(told(s, "no trump", 3), 3) == ["Ann names as trump: no trump"]
        (partner,) = told(s, "partner 3", 3)
        assert sentences([partner], 3) == ["Ann plays with Dan"] and partner.to == [3]

    def test_a_trick(self) -> None:
        s = tricks("R7 B1", "R9 B2", "R6 B3")
        assert sentences(told(s, "R7", 2), 2) == ["Ann plays red 7"]
        play(s, "R9")
        assert sentences(told(s, "R6", 1), 1) == ["Cleo plays red 6", "You take the trick: 4 triangles"]

    @pytest.mark.parametrize(("last", "said"), [("R9", "no triangle"), ("R2", "one triangle"), ("R7", "2 triangles")])
    def test_triangles_are_counted_in_words(self, last: str, said: str) -> None:
        s = tricks("G1 B1", "G9 B9", f"{last} B3")
        play(s, "G1, G9")
        assert sentences(told(s, last))[-1] == f"Ben takes the trick: {said}"

    def test_a_contract_made_with_its_sheet(self) -> None:
        s = tricks("R9", "R1", "R2", "R3", partner=2, chief_trump="red", bid=2, won=(20, 10, 12, 16))
        play(s, "R9, R1, R2")
        made = told(s, "R3", 0)[-1]
        assert sentences([made], 0) == ["You needed 32 triangles and your side has 34: made"]
        assert made.sheet and [(words(line.text), line.cells) for line in made.sheet.rows] == [
            ("triangles", [22, 10, 12, 16]),
            ("bonus or penalty", [20, None, 20, None]),
            ("points", [42, 10, 32, 16]),
            ("total", [42, 10, 32, 16]),
        ]

    def test_a_contract_missed(self) -> None:
        s = tricks("R9", "R1", "R2", "R3", partner=2, chief_trump="red", bid=2, won=(10, 18, 12, 18))
        play(s, "R9, R1, R2")
        missed = told(s, "R3")[-1]
        assert sentences([missed]) == ["Ann needed 32 triangles and the side has 24: missed"]
        assert missed.tone == "bad" and missed.sheet
        assert missed.sheet.rows[1].cells == [-20, 10, None, 10]

    def test_the_winners(self) -> None:
        s = tricks(
            "R9", "R1", "R2", "R3", partner=2, chief_trump="red", won=(20, 10, 22, 6), totals=(180, 0, 180, 0)
        )  # fmt: skip
        play(s, "R9, R1, R2")
        assert sentences(told(s, "R3", 2), 2)[-2:] == [
            "Ann wins the match with 212 points",
            "You win the match with 212 points",
        ]

    def test_the_deal(self) -> None:
        s: Mu = GAME.start(GAME.settle({"players": 4}))
        s.run_on()
        said = []
        for outcome in ([2], s.deck()):
            for moment in let_happen(s, outcome):
                said += sentences(tell(GAME, moment, 2), 2)
        assert said == ["You deal first", "Hand 1: you deal"]

    def test_a_void_hand_does_not_raise_the_number_of_the_hand(self) -> None:
        s = auction("..", "..", "..")
        all_pass(s)
        (moment,) = let_happen(s, s.deck())
        assert sentences(tell(GAME, moment, None)) == ["Hand 1: Ben deals"]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_can_be_said_in_every_language_to_everybody(self, language: str) -> None:
        for moment in whole_game(5, 1):
            for viewer in (None, 0, 3):
                story = tell(GAME, moment, viewer)
                assert all(sentences(story, viewer, language))
                view: Any = GAME.view(moment.after, viewer)  # type: ignore[arg-type]
                for text in texts(GAME.scene(view, viewer)):
                    assert words(text, language)

    def test_stories_to_their_actor_speak_to_him(self) -> None:
        for language in LANGUAGES:
            for moment in whole_game(4, 2):
                for happening in tell(GAME, moment, 0):
                    if happening.actor is not None:
                        assert isinstance(happening.text, Msg) and "you" in KNOWN[language][happening.text.id][1]
