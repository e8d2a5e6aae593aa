from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pioche import games
from pioche.lab import referee as lab
from pioche.lab.referee import Disagreement, Opinion, Refereed, differences, opinion

GAME = games.load("treize")
TESTS = Path(__file__).parent.parent / "games"


def followed(**changes: Any) -> Refereed:
    """A game with a referee of whom this was changed."""
    right = opinion(GAME, TESTS)
    assert right
    wrong = type("Wrong", (right.referee,), changes)  # type: ignore[arg-type]
    return Refereed(GAME, GAME.settle({"players": 3}), "followed", Opinion(wrong, right.table))


def disagreement(**changes: Any) -> str:
    with pytest.raises(Disagreement) as found:
        followed(**changes).run()
    return str(found.value)


class TestDifferences:
    def test_what_is_equal_does_not_differ(self) -> None:
        assert list(differences("table", {"pile": 3, "rows": {0: ["a"]}}, {"rows": {0: ["a"]}, "pile": 3})) == []

    def test_a_difference_is_named_by_its_place(self) -> None:
        said = differences("table", {"rows": {0: [1], 1: [2]}}, {"rows": {0: [1], 1: [3]}})
        assert list(said) == ["table rows 1: the rules say [2], the referee [3]"]

    def test_of_two_sets_only_what_differs_is_told(self) -> None:
        said = differences("answers", {"a", "b"}, {"b", "c"})
        assert list(said) == ["answers: only the rules say ['a'], only the referee ['c']"]

    def test_what_one_of_them_does_not_mention_differs(self) -> None:
        assert list(differences("table", {"a": 1}, {"b": 2})) == [
            "table a: the rules say 1, the referee nothing",
            "table b: the rules say nothing, the referee 2",
        ]


class TestGames:
    def test_a_game_says_how_many_answers_it_took(self) -> None:
        game = followed()
        assert game.run() == sum(entry.seat >= 0 for entry in game.log) > 0

    def test_answers_are_compared(self) -> None:
        assert disagreement(asked=lambda self: {}).startswith("answers")

    def test_the_table_is_compared(self) -> None:
        assert disagreement(table=lambda self: {}).startswith("table")

    def test_scores_and_places_are_compared(self) -> None:
        assert disagreement(scores=lambda self: [0, 0, 0]).startswith("scores")
        assert disagreement(places=lambda self: "").startswith("places")

    def test_a_referee_who_cannot_follow_disagrees(self) -> None:
        assert disagreement(drawn=lambda self, step, what: 1 // 0).startswith("the referee cannot follow: ZeroDivision")

    def test_a_disagreement_names_the_seed_and_the_last_moves(self) -> None:
        said = disagreement(table=lambda self: {})
        assert "seed followed" in said and "? FirstDealer" in said

    def test_a_game_without_end_is_stopped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(lab, "MOST_MOVES", 20)
        assert disagreement().startswith("no end after 20 moves")

    def test_a_game_without_a_referee_has_no_second_opinion(self, tmp_path: Path) -> None:
        assert opinion(GAME, tmp_path) is None
