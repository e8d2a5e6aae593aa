"""What the table tells, and for how long."""

from __future__ import annotations

from pioche.core.match import Moment, carry_out, let_happen, tell
from pioche.core.scene import Happening, Piece
from pioche.games._mubox.deck import NAMES, cards
from pioche.games.calcory import GAME
from pioche.games.calcory.cards import FRESH
from pioche.games.calcory.state import Calcory
from pioche.text import Words
from tests.games.calcory.table import table

PEOPLE = ["Ana", "Bruno", "Chloé"]


def moments(s: Calcory, script: str) -> list[Moment]:
    """Cards turned up one after the other, from the first place on, and answers."""
    passed: list[Moment] = []
    for word in script.split(", "):
        if word in NAMES:
            place = next(place for place in s.down if s.grid[place] == FRESH)
            passed += carry_out(s, s.to_move(), place)
            passed += let_happen(s, cards(word))
        else:
            passed += carry_out(s, s.to_move(), GAME.code[word])
    return passed


def happenings(s: Calcory, script: str, viewer: int | None = None) -> list[Happening]:
    return [told for moment in moments(s, script) for told in tell(GAME, moment, viewer)]


def told(s: Calcory, script: str, viewer: int | None = None, language: str = "en") -> list[str]:
    """The story as this viewer reads it, without the headings."""
    words = Words(language, GAME, PEOPLE)
    return [
        words(h.text, "you" if viewer is not None and h.actor == viewer else "")
        for h in happenings(s, script, viewer)
        if not h.head
    ]


class TestStory:
    def test_who_only_hears_it_knows_where_a_card_lies(self) -> None:
        assert told(table(), "R6") == ["Ana turns up red 6 at A1"]
        assert told(table(seen="R6 B9"), "f2") == ["Ana turns up blue 9 at F2"]
        assert told(table(), "R6", viewer=0) == ["You turn up red 6 at A1"]

    def test_it_is_told_in_french_too(self) -> None:
        assert told(table(), "R6", language="fr") == ["Ana retourne le 6 rouge en A1"]
        assert told(table(), "R9, B8", language="fr")[-1] == (
            "Ana arrive à 17\u00a0: c’est trop, les cartes repassent face cachée"
        )

    def test_too_much(self) -> None:
        assert told(table(), "R9, B8")[-1] == "Ana has 17: too much, the cards are turned back"
        assert told(table(), "R0, B0")[-1] == "Ana has two zeros: the cards are turned back"

    def test_giving_up(self) -> None:
        s = table(standing="R9 R2", owner=0, turn=1)
        assert told(s, "B4, G3, stop")[-1] == "Bruno gives up, the cards are turned back"

    def test_stopping_and_beating(self) -> None:
        s = table()
        assert told(s, "R9, R1, stop")[-1] == "Ana stops at 10 with 2 cards"
        assert told(s, "B9, B2, stop")[-1] == "Bruno beats Ana: 11 with 2 cards"

    def test_what_is_put_back_is_told_to_nobody_else(self) -> None:
        assert told(table(), "R6, R7, back R7, a1", viewer=1)[2:] == [
            "Ana makes thirteen with 2 cards",
            "Ana puts a card face down at A1",
        ]
        assert told(table(), "R6, R7, back R7, a1", viewer=0)[2:] == [
            "You make thirteen with 2 cards",
            "You put back red 7",
            "You put it face down at A1",
        ]

    def test_thirteen_turns_marked_cards_back_where_that_was_agreed(self) -> None:
        told_so = "The marked cards of Chloé are beaten and turned back"
        beaten = table(standing="R9 R2", owner=2, thirteen_beats=1)
        assert told(beaten, "R6, R7")[-1] == told_so
        assert told_so not in told(table(standing="R9 R2", owner=2), "R6, R7")

    def test_who_finds_nothing_to_turn_up_is_passed_over(self) -> None:
        assert told(table(left=1, won=(1, 1, 1)), "R0")[1:] == [
            "Ana stops at 0 with one card",
            "Bruno finds no card to turn up and is passed over",
            "Chloé finds no card to turn up and is passed over",
            "Ana takes the card that still stands: the game is over",
        ]

    def test_an_idle_end_says_why(self) -> None:
        assert told(table(idle=30), "R9, B8")[-1] == "Nobody has won a card for 10 rounds: the game is over"


class TestLooking:
    def test_cards_that_were_too_many_still_lie_there_while_that_is_told(self) -> None:
        s = table()
        for moment in moments(s, "R9, B8"):
            for happening in tell(GAME, moment, 1):
                if happening.hold:
                    assert [p.face for p in up(moment)] == ["r9", "b8"] and happening.beat
                    assert happening.beat.cause == ["t.0.0", "t.0.1"]
        assert not s.group

    def test_so_do_cards_that_are_given_up(self) -> None:
        s = table(standing="R9 R2", owner=0, turn=1)
        passed = moments(s, "B4, G3, stop")
        held = [moment for moment in passed if any(h.hold for h in tell(GAME, moment, 1))]
        assert [[p.face for p in up(moment)] for moment in held] == [["b4", "g3"]]


def up(moment: Moment) -> list[Piece]:
    """The cards turned up in this turn, as the picture after this moment shows them."""
    s = moment.after
    assert isinstance(s, Calcory)
    zone = GAME.scene(GAME.view(s, 1), 1).zones[0]
    return [piece for piece in zone.pieces if "raise" in piece.flags]


class TestKeeping:
    def test_no_number_is_kept_for_the_match(self) -> None:
        s = table(standing="R9 R2", owner=0, turn=1)
        story = happenings(s, "B4, G3, stop, Y7, Y5, stop, K6, K7, back K6, a1, G0, B0, back Y7, a2, R5")
        kept = [h.text for h in story if h.keep == "match"]
        assert [getattr(text, "id", text) for text in kept] == ["ev-thirteen", "ev-collects"]
