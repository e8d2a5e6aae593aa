"""What the table tells."""

from __future__ import annotations

from random import Random

from pioche.core.fair import Seeded
from pioche.core.flow import CHANCE
from pioche.core.match import Moment, carry_out, let_happen, tell
from pioche.core.scene import Happening
from pioche.core.told import log_of
from pioche.games.treize import GAME
from pioche.games.treize.cards import FACES
from pioche.games.treize.state import Treize
from pioche.text import Words
from tests.core.playing import match_of
from tests.games.treize.table import cards, table

NAMES = ["Ana", "Bruno", "Chloé", "Dev"]


def happenings(s: Treize, script: str, viewer: int | None = None) -> list[Happening]:
    moments: list[Moment] = []
    for word in script.split(", "):
        if word in FACES:
            assert s.to_move() == CHANCE
            moments += let_happen(s, cards(word))
        else:
            moments += carry_out(s, s.to_move(), GAME.code[word])
    return [told for moment in moments for told in tell(GAME, moment, viewer)]


def told(s: Treize, script: str, viewer: int | None = None, language: str = "en") -> list[str]:
    """The story as this viewer reads it."""
    words = Words(language, GAME, NAMES)
    return [
        words(h.text, "you" if viewer is not None and h.actor == viewer else "") for h in happenings(s, script, viewer)
    ]


class TestStory:
    def test_a_card_is_turned_up_and_given(self) -> None:
        assert told(table("", ""), "n3, give 1") == ["Ana turns up number 3", "Ana gives number 3 to Bruno"]

    def test_you_are_spoken_to(self) -> None:
        assert told(table("", ""), "q3, give 0", viewer=0) == [
            "You turn up 3 with two plus",
            "You keep 3 with two plus",
        ]

    def test_it_is_told_in_french_too(self) -> None:
        assert told(table("", ""), "n3, give 1", language="fr") == [
            "Ana retourne une carte\u00a0: nombre 3",
            "Ana donne à Bruno\u00a0: nombre 3",
        ]

    def test_refusing_and_accepting(self) -> None:
        s = table("hand", "hand")
        assert told(s, "n3, give 1, refuse")[-1] == "Bruno spends a Hand and refuses number 3"
        assert told(s, "n2, give 0, accept")[2] == "Ana accepts number 2"

    def test_arrows(self) -> None:
        assert told(table("", "n4"), "arrow, give 1")[-1] == "Bruno loses number 4 to the Arrow"
        assert told(table("", ""), "arrow, give 1")[-1] == "Bruno has nothing to lose to the Arrow"

    def test_draws_come_one_by_one(self) -> None:
        assert told(table("", ""), "d1, give 1, d0, g2")[2:] == [
            "Bruno draws Draw card 0",
            "Bruno takes Draw card 0",
            "Bruno draws immediate double plus",
            "Bruno wins 2 plus at once",
        ]

    def test_a_bust_is_told_scored_and_followed_by_a_new_round(self) -> None:
        assert told(table("q4", "n4 n4 n4"), "n1, give 1")[2:] == [
            "Bruno reaches 13 of 13: bust!",
            "One card goes back unseen on the draw pile",
            "Bruno loses the row; all others win their plus cards",
            "Round 2",
            "Bruno has the start-player card",
            "Bruno deals: 2 cards",
        ]

    def test_the_scoring_has_a_sheet_and_flies_won_cards_to_their_owner(self) -> None:
        s = table("q4 n1", "n4 q4 n4")
        scoring = next(h for h in happenings(s, "n1, give 1", viewer=0) if h.sheet)
        assert scoring.hold and scoring.sheet is not None
        assert [line.cells for line in scoring.sheet.rows] == [[2, 0], [0, 0], [2, 0], [None, 2]]
        assert [(move.start, move.end, move.face) for move in scoring.moves] == [("lane0", "won", "q4")]

    def test_with_closed_scores_the_log_forgets_the_scoring(self) -> None:
        for open_scores, keep in ((0, "turn"), (1, "match")):
            s = table("q4", "n4 n4 n4", open_scores=open_scores)
            assert [h.keep for h in happenings(s, "n1, give 1") if h.sheet] == [keep]

    def test_with_closed_scores_the_log_forgets_where_cards_went(self) -> None:
        """Whoever adds them up would know what everybody has won."""
        scripts = ("q3, give 0", "q3, give 1", "arrow, give 1", "d1, give 1, d0, g2", "n1, give 1")
        for script in scripts:
            for open_scores in (0, 1):
                s = table("q4", "n4 n4 n4" if script == "n1, give 1" else "n4", open_scores=open_scores)
                kept = [h for h in happenings(s, script) if h.keep == "match"]
                assert bool([h for h in kept if h.faces or h.sheet or h.moves]) == bool(open_scores)
        s = table("hand", "hand", open_scores=0)
        assert not any(h.faces for h in happenings(s, "n3, give 1, refuse") if h.keep == "match")

    def test_a_whole_game_with_closed_scores_leaves_no_card_in_any_log(self) -> None:
        match = match_of(GAME, GAME.settle({"players": 3}), Seeded("closed"))
        moments, rng = [*match.opening], Random(1)
        while not match.state.is_over():
            seat = match.state.to_move()
            moments += match.answer(seat, [rng.choice(match.state.options())])
        for viewer in (0, 1, 2, None):
            kept = [h for h in log_of(GAME, moments, viewer) if h.keep == "match"]
            assert len(kept) > 10 and not any(h.faces or h.sheet or h.moves for h in kept)

    def test_the_last_round_is_announced_once(self) -> None:
        s = table("", "", stack=("n1 n1 n1",), packet=1, served=(0,), discard="n2 n2 n2")
        assert told(s, "n1, give 1")[2:] == [
            "Bruno deals: 2 cards",
            "The draw pile is used up; 3 discards are shuffled into a new one",
            "This is the last round!",
        ]

    def test_the_winner_is_named(self) -> None:
        s = table("q4", "n4 n4 n4", last_round=1)
        assert told(s, "n1, give 1", viewer=0)[-1] == "You win with 2 plus"

    def test_a_shared_win(self) -> None:
        s = table("", "n4 n4 n4", last_round=1)
        assert told(s, "n1, give 1")[-1] == "The game is over; the win is shared"

    def test_cards_that_run_out(self) -> None:
        s = table("p4", "q5", stack=("n1",), packet=1, served=(0,), last_round=1)
        assert told(s, "n1, give 1")[2:] == [
            "The cards have run out: the game ends here",
            "Everybody wins their plus cards",
            "Bruno wins with 2 plus",
        ]
