"""What the table tells."""

from __future__ import annotations

from pioche.core.match import carry_out, tell
from pioche.games.safaru import GAME
from pioche.games.safaru.cards import REVERSED
from pioche.games.safaru.state import Safaru
from pioche.text import Words
from tests.games.safaru.table import table

NAMES = ["Ana", "Bruno"]


def told(s: Safaru, script: str, viewer: int | None = None, language: str = "en") -> list[str]:
    """The story as this viewer reads it."""
    words = Words(language, GAME, NAMES)
    moments = [moment for word in script.split(", ") for moment in carry_out(s, s.to_move(), GAME.code[word])]
    happenings = [happening for moment in moments for happening in tell(GAME, moment, viewer)]
    return [words(h.text, "you" if viewer is not None and h.actor == viewer else "") for h in happenings]


def wild() -> Safaru:
    return table("R8 R4", "B1 B2", wild="R3 B5 G9 K8")


class TestStory:
    def test_a_card_that_catches_nothing_is_told_once(self) -> None:
        assert told(table("R4", "B1", wild="B9 G8"), "R4") == ["Ana releases red 4"]

    def test_adding_up(self) -> None:
        assert told(wild(), "R8, add, R3, B5, done, finish") == [
            "Ana plays red 8",
            "Ana catches red 3, blue 5 by adding up",
            "Ana leaves red 8 in the wild",
        ]

    def test_seventeen(self) -> None:
        assert told(wild(), "R8, total, G9, done, finish", viewer=0) == [
            "You play red 8",
            "You make seventeen and catch green 9",
            "You leave red 8 in the wild",
        ]

    def test_a_pair(self) -> None:
        assert told(wild(), "R8, pair, K8, done, finish")[1:] == [
            "Ana catches black 8: a pair",
            "Ana catches red 8 as well",
        ]

    def test_it_is_told_in_french_too(self) -> None:
        assert told(wild(), "R8, add, R3, B5, done, finish", language="fr") == [
            "Ana joue le 8 rouge",
            "Ana attrape par addition\u00a0: 3 rouge, 5 bleu",
            "Ana laisse le 8 rouge dans la nature",
        ]

    def test_the_neighbour_names_the_method(self) -> None:
        s = table("R8 R4", "B1 B2", wild="R3 B5 G9 K8", variant=REVERSED)
        assert told(s, "R8, total")[1:] == ["Bruno names the method: to seventeen"]


class TestPrompts:
    def test_each_method_has_its_question_and_its_paragraph(self) -> None:
        words = Words("en", GAME, NAMES)
        for method, asked, rule in (
            ("add", "Which cards does red 8 catch by adding up?", "3.2"),
            ("total", "Which cards make seventeen with red 8?", "3.3"),
            ("pair", "Which card makes a pair with red 8?", "3.4"),
        ):
            s = wild()
            for word in ("R8", method):
                s.play(GAME.code[word])
            prompt = GAME.scene(GAME.view(s, 0), 0).prompt
            assert (words(prompt.text), prompt.rule) == (asked, rule)
