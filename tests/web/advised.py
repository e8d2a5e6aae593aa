"""Somebody who does what the table's own hint suggests: every answer is given at the page, by mouse or by keys alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, TimeoutError

from tests.web.test_play import PATIENCE, Answerer, free_part, is_settled, seq

PAUSE = 30  # seconds, before one asks for a hint again
NEXT = (  # what is pressed, the first that there is: to be sure, what is suggested, to confirm, and else anything
    ".prompt .sure",
    ".btn.tip:not(.ticked):not([aria-disabled=true])",
    ".piece.tip.can:not(.sel):not(.ticked)",
    ".cell.tip:not(.sel):not(.ticked) > .cellbutton",
    ".seat-button.tip:not(.sel)",
    ".prompt .btn.main:not([aria-disabled=true])",
    ".board .piece.can, .dock .piece.can, .cellbutton, .seat-button[data-id]",
    ".prompt .btn[data-choice]:not([aria-disabled=true])",
)
HINTED = """before => { const t = document.querySelector('.pioche-table')
  return document.querySelector('.tip') || t.dataset.seq !== before || !t.classList.contains('yours') }"""

Press = Callable[[Page, Locator], None]


def click(page: Page, target: Locator) -> None:
    target.click(position=free_part(target), timeout=5_000)


def key(page: Page, target: Locator) -> None:
    """The key that the table shows there; what has none is reached with arrows, and pressed."""
    shown = target.evaluate(
        """e => e.matches('.main') ? 'Enter' : e.matches('.ghost') ? 'Escape' : e.querySelector('kbd')?.textContent ?? ''"""
    )
    if not shown:
        target.focus()
    page.keyboard.press(shown or "Enter")


def following(ask: Callable[[Page], None], press: Press) -> Answerer:
    """Asks for a hint, and presses what it points at until that is an answer."""

    def answer(page: Page) -> None:
        before = seq(page)
        for _ in range(PATIENCE // PAUSE):
            ask(page)
            with suppress(TimeoutError):  # the server had too much to do: whoever wants a hint asks again
                page.wait_for_function(HINTED, arg=before, timeout=1000 * PAUSE)
                break
        end = time.monotonic() + PATIENCE
        while not is_settled(page, before):
            found = next((spot for spot in map(page.locator, NEXT) if spot.count()), None)
            if found:  # else the answer is on its way
                with suppress(Error):  # what was there is gone by now
                    press(page, found.first)
            page.wait_for_timeout(30)
            assert time.monotonic() < end, page.locator(".prompt").inner_text()

    return answer


by_mouse = following(lambda page: page.get_by_role("button", name="Hint", exact=True).click(), click)
by_keys = following(lambda page: page.keyboard.press("h"), key)
