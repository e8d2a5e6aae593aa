"""The rules at hand in a terminal."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from pioche.lab.check import PARAGRAPH
from pioche.terminal.manual import paragraph
from tests.twins import TWINS

CASES: list[dict[str, Any]] = json.loads((TWINS / "markdown.json").read_text("utf-8"))
RULES = "## 3 Turns\n\n**3.1** Play.\n\n- a card\n\n**3.10** Or pass.\n\n## 4 The end\n\n**4.1** Count.\n"


def plain(markdown: str) -> str:
    """The first block of a paragraph in one line, without its number and its marks."""
    first = re.split(r"\r?\n\r?\n", markdown)[0]
    return re.sub(r"[*`]", "", " ".join(first.split()[1:]))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
class TestTwin:
    """The browser finds the same paragraphs (web/tests/markdown.test.ts)."""

    def test_paragraphs_are_found_by_their_numbers(self, case: dict[str, Any]) -> None:
        found = {number: plain(paragraph(case["markdown"], number)) for number in case["paragraphs"]}
        assert found == case["paragraphs"]

    def test_these_are_all_that_must_be_tested(self, case: dict[str, Any]) -> None:
        assert PARAGRAPH.findall(case["markdown"]) == list(case["paragraphs"])

    def test_a_chapter_has_its_heading(self, case: dict[str, Any]) -> None:
        for number in case["chapters"]:
            assert re.match(rf"## {number} ", paragraph(case["markdown"], number))


class TestParagraph:
    def test_it_goes_on_to_the_next_one(self) -> None:
        assert paragraph(RULES, "3.1") == "**3.1** Play.\n\n- a card"

    def test_a_number_that_begins_like_another_is_another(self) -> None:
        assert paragraph(RULES, "3.10") == "**3.10** Or pass."

    def test_a_chapter_is_its_heading_with_all_its_paragraphs(self) -> None:
        chapter = paragraph(RULES, "3")
        assert chapter.startswith("## 3 Turns") and "**3.1**" in chapter and "**3.10**" in chapter
        assert "4" not in chapter

    def test_a_number_that_is_not_there_has_no_text(self) -> None:
        assert paragraph(RULES, "5.1") == ""
