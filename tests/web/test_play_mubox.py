"""Whole games of Calcory, Rummü and Safarü with a real browser: by mouse, by keys alone, and by taps on a phone.

Nothing on the page but the cards that lie open may tell of a card of Calcory: not the story, nor what is spoken.
"""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page

from tests.web.acting import MAIN, SURE, click, first_free, pressing, tap, typing
from tests.web.conftest import Visitor, violations
from tests.web.seated import PATIENCE, Answerer, give, seq, shot, sit, wait_for_turn

TRIES = 10
LIT = ".board .piece.can, .dock .piece.can, .cellbutton, .ztitle.lit"
SEATS = {"calcory": ["you", "greedy"], "rummu": ["you", "greedy", "greedy"], "safaru": ["you", "greedy"]}
EVERY_GAME = {
    "calcory": {"§2.1"},
    "rummu": {"§4.1", "§5.4"},
    "safaru": {"§3.1"},
}  # asked in any game, whatever is dealt
LONG = {"calcory": 40}  # answers by mouse and on a phone: hundreds of the same kind would follow, which keys give
CARD = re.compile(r"\b(?:red|blue|green|yellow|black) \d\b")


def next_target(page: Page, nth: int) -> Locator | None:
    """A button that ends the answer, every third time also one that stops; else one of the things that are lit."""
    lit = page.locator(LIT)
    for ending in (SURE, MAIN):
        if page.locator(ending).count() and (nth % 3 == 0 or not lit.count()):
            return page.locator(ending).first
    return first_free(lit, nth * 7) or page.locator(".prompt .btn[data-choice]").first


def some_keys(page: Page, nth: int) -> list[str]:
    """A digit picks what is lit, Enter confirms; of three questions, one is ended at once if that can be."""
    number = int(seq(page))
    stops = ["Enter"] if number % 3 == 0 else []
    keys = [*stops, *(key for more in range(4) for key in (str(1 + (number + more) % 5), "Enter"))]
    return [keys[nth % len(keys)]]


by_mouse = pressing(click, next_target, TRIES)
by_tap = pressing(tap, next_target, TRIES)
by_keys = typing(some_keys, TRIES)


def told_elsewhere(page: Page) -> set[str]:
    """Every card that the page names outside the table and the hand."""
    rest = page.evaluate(
        """() => { const copy = document.documentElement.cloneNode(true)
          for (const part of copy.querySelectorAll('.board, .dock .zs')) part.remove()
          return copy.outerHTML }"""
    )
    return set(CARD.findall(rest))


def lying_open(page: Page) -> set[str]:
    return set(CARD.findall(" ".join(page.locator(".board, .dock .zs").all_inner_texts())))


def let_a_bot_go_on(page: Page) -> None:
    """To the end of the game, for this visitor."""
    page.evaluate(
        """() => { window.helper = new WebSocket(`/api/tables/${location.pathname.split('/').pop()}/socket`)
          helper.onopen = () => helper.send(JSON.stringify({ kind: 'call-bot', seat: 0, bot: 'greedy' })) }"""
    )
    page.wait_for_function(
        """() => { document.querySelector('.pioche-table .skip')?.click()
          return document.querySelector('.pioche-table.over') }""",
        timeout=1000 * PATIENCE,
    )


def play_through(page: Page, game: str, answer: Answerer, name: str, most: int = 0) -> set[str]:
    """To the end, or so many answers and then by a bot; the paragraphs of the rules that asked something."""
    asked: set[str] = set()
    end, given = time.monotonic() + PATIENCE, 0
    while wait_for_turn(page):
        given += 1
        if given == most:
            let_a_bot_go_on(page)
            break
        if game == "calcory":
            assert told_elsewhere(page) <= lying_open(page)
            just_turned_up = " so far" in page.locator(".prompt").inner_text()
            assert not just_turned_up or page.locator(".story .ev:not(.old)").count() == 0, "nothing happened since"
        new = set(page.locator(".prompt .rulelink").all_inner_texts()) - asked
        if new:
            shot(page, f"{game}-{name}-{min(new).strip('§')}")
        asked |= new
        give(page, answer)
        assert time.monotonic() < end, f"still not over; asked so far: {sorted(asked)}"
    page.locator(".result").wait_for()
    shot(page, f"{game}-{name}-result")
    return asked


@pytest.mark.parametrize("game", EVERY_GAME)
class TestWholeGames:
    def test_by_mouse(self, game: str, visitor: Visitor) -> None:
        page = visitor()
        sit(page, game, SEATS[game])
        asked = play_through(page, game, by_mouse, "mouse", LONG.get(game, 0))
        assert asked >= EVERY_GAME[game]
        assert page.locator(".result .places li").count() == len(SEATS[game])
        assert violations(page) == []

    def test_by_keyboard_alone(self, game: str, visitor: Visitor) -> None:
        page = visitor(theme="dark")
        sit(page, game, SEATS[game])
        assert play_through(page, game, by_keys, "keys-dark") >= EVERY_GAME[game]

    def test_on_a_phone(self, game: str, visitor: Visitor) -> None:
        page = visitor(phone=True, theme="dark")
        sit(page, game, SEATS[game])
        asked = play_through(page, game, by_tap, "phone-dark", LONG.get(game, 0))
        assert asked >= EVERY_GAME[game]
        assert violations(page) == []
