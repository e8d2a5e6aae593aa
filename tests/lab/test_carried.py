"""Every paragraph is named in code, every step that asks has its entries; what is missing is found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pioche import games
from pioche.lab import carried
from pioche.lab.carried import asking, carried_problems, mentioned, role_problems

TREIZE = games.load("treize")


@pytest.mark.parametrize("key", games.KEYS)
def test_rules_and_code_stand_side_by_side(key: str) -> None:
    game = games.load(key)
    assert [*carried_problems(game), *role_problems(game)] == []
    assert asking(game)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ('"""2.1: draw."""', {"2.1"}),
        ("2.2-2.4: all of them", {"2.2", "2.3", "2.4"}),
        ("1.1, 10.2 and §3.4.", {"1.1", "10.2", "3.4"}),
        ("version 1.2.3", set()),
    ],
)
def test_how_paragraphs_are_named(text: str, numbers: set[str]) -> None:
    assert mentioned(text) == numbers


def test_a_paragraph_that_no_code_names(monkeypatch: pytest.MonkeyPatch) -> None:
    there = carried.carried_out(TREIZE)
    monkeypatch.setattr(carried, "carried_out", lambda game: there - {"2.1"})
    assert [*carried_problems(TREIZE)] == ["no code names paragraph 2.1; if it needs none, say so in a comment"]


def test_a_step_of_a_paragraph_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carried, "rules_of", lambda kind: "99.9")
    assert "which rules.fr.md does not have" in "".join(carried_problems(TREIZE))


def test_a_question_without_an_entry() -> None:
    table = TREIZE.table
    kind = asking(TREIZE)[0]
    less = {other: entry for other, entry in table.answers.items() if other is not kind}
    found = [*role_problems(replace(TREIZE, table=replace(table, answers=less)))]
    assert found == [f"{kind.__name__} asks, but has no entry among the answers"]
