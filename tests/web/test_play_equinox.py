"""Whole games of Equinox with a real browser: by mouse, by keys alone, and by taps on a phone.

Whoever plays here is bold: places pebbles, uses powers and names their targets before declining anything.
"""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page

from tests.web.acting import MAIN, SURE, click, first_free, pressing, tap, typing
from tests.web.conftest import Visitor, violations
from tests.web.seated import PATIENCE, Answerer, give, seq, shot, sit, wait_for_turn

TRIES = 6
LIT = ".board .piece.can, .dock .piece.can, .seat-button[data-id], .cellbutton"
SEATS = ["you", "greedy", "greedy", "greedy"]  # the more there are, the fewer answers until the draw pile is empty
EVERY_TURN = {"§5.1"}  # a card; what else is asked is a matter of the deal


def next_target(page: Page, nth: int) -> Locator | None:
    """What to press now: a button that ends the answer, one of the things that are lit, or whatever button there is."""
    for ending in (SURE, MAIN):
        if page.locator(ending).count():
            return page.locator(ending).first
    return first_free(page.locator(LIT), nth) or page.locator(".prompt .btn[data-choice]").first


def some_keys(page: Page, nth: int) -> list[str]:
    """A digit picks what is lit, Enter confirms; Escape only if nothing else helps."""
    digits = [str(1 + (int(seq(page)) + more) % 3) for more in range(3)]
    keys = [digits[0], "Enter", digits[1], "Enter", "1", "Enter", digits[2], "Enter", "Escape", "Escape"]
    return [keys[nth % len(keys)]]


by_mouse = pressing(click, next_target, TRIES)
by_tap = pressing(tap, next_target, TRIES)
by_keys = typing(some_keys, 10)


def play_through(page: Page, answer: Answerer, name: str) -> set[str]:
    """To the end; the paragraphs of the rules that asked something."""
    asked: set[str] = set()
    end = time.monotonic() + PATIENCE
    while wait_for_turn(page):
        paragraph = page.locator(".prompt .rulelink")
        new = set(paragraph.all_inner_texts()) - asked
        if new:
            shot(page, f"{name}-{min(new).strip('§')}")
        asked |= new
        give(page, answer)
        assert time.monotonic() < end, f"still not over; asked so far: {sorted(asked)}"
    page.locator(".result").wait_for()
    shot(page, f"{name}-result")
    return asked


class TestWholeGames:
    def test_by_mouse(self, visitor: Visitor) -> None:
        page = visitor()
        sit(page, "equinox", SEATS)
        assert play_through(page, by_mouse, "equinox-mouse") >= EVERY_TURN
        assert page.locator(".result .places li").count() == len(SEATS)
        assert violations(page) == []

    def test_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor(theme="dark")
        sit(page, "equinox", SEATS)
        assert play_through(page, by_keys, "equinox-keys-dark") >= EVERY_TURN

    def test_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True, theme="dark")
        sit(page, "equinox", SEATS)
        assert play_through(page, by_tap, "equinox-phone-dark") >= EVERY_TURN
        assert violations(page) == []


def test_when_the_own_turn_begins_the_story_still_tells_what_the_others_did(visitor: Visitor) -> None:
    page = visitor()
    sit(page, "equinox", SEATS)
    assert wait_for_turn(page)
    while not begins_again(page):
        assert page.locator(".story .since").count() == 0 or has_played(page), "there was no last turn"
        give(page, by_mouse)
        assert wait_for_turn(page), "a second turn never began"
    told = " ".join(page.locator(".story .since ~ .ev").all_inner_texts())
    assert re.search(r"Carl\s+(draws|plays|bets|makes|looks|keeps)", told), told


def has_played(page: Page) -> bool:
    return any(text.startswith("You ") for text in page.locator(".story .ev").all_inner_texts())


def begins_again(page: Page) -> bool:
    """Whether the story has just come to the own turn, and not for the first time."""
    just_begun = "turnhead" in (page.locator(".story li").last.get_attribute("class") or "")
    return just_begun and "You draw" in page.locator(".story").inner_text()
