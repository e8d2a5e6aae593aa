"""How tests answer at a table in a browser: by mouse, by taps or by keys.

Whoever plays tries a few things in a way of their own. If none of them is an answer, they ask the table for a hint and
press what it points at; where the table gives no hints, they go on with whatever is lit. What was begun can always be
carried through, because only what leads to an answer is lit: no deal leaves anybody without one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, TimeoutError

from tests.web.seated import PATIENCE, Answerer, fits, free_part, is_over, is_settled, seq

SOON = 5_000  # milliseconds, after which one looks whether there is still something to press
PAUSE = 30  # seconds, before one asks for a hint again
CONFIRM, AGAIN = 8, 30  # presses, after which one takes what is complete; after which one begins again
SURE = ".prompt .sure"
MAIN = ".prompt .btn.main:not([aria-disabled=true])"
NEXT = (  # what is pressed, the first that there is: to be sure, what is suggested, to confirm, and else what is lit
    SURE,
    ".btn.tip:not(.ticked):not([aria-disabled=true])",
    ".piece.tip.can:not(.sel):not(.ticked)",
    ".cell.tip:not(.sel):not(.ticked) > .cellbutton",
    ".cellbutton:has(.piece.tip:not(.sel):not(.ticked))",
    ".player.tip .seat-button[data-id]:not([aria-pressed])",
    ".zone.tip .ztitle.lit",
    MAIN,
    ".prompt:has([data-cancel]) .btn[data-choice]:not([aria-pressed=true])",
    ".piece.can:not(.sel):not(.ticked)",
    ".cellbutton:not([aria-pressed=true])",
    ".seat-button[data-id]:not([aria-pressed])",
    ".ztitle.lit",
    ".stepper .step:last-child:not([disabled])",
    ".prompt .btn[data-choice]:not([aria-disabled=true]):not([aria-pressed=true])",
    ".unfold:not(.refold):has(.inside)",
    ".unfold:not(.refold)",
)
HINTED = """before => { const t = document.querySelector('.pioche-table')
  return document.querySelector('.tip, .tipline, .hintcard') || t.dataset.seq !== before || !t.classList.contains('yours') }"""

Press = Callable[[Page, Locator], None]
Try = Callable[[Page, int], None]


# One press -----------------------------------------------------------------------------------------------------------


def click(page: Page, target: Locator) -> None:
    target.click(position=free_part(target), timeout=SOON)


def tap(page: Page, target: Locator) -> None:
    target.tap(position=free_part(target), timeout=SOON)
    assert fits(page) or is_over(page)


def key(page: Page, target: Locator) -> None:
    """The key that the table shows there; what has none is reached with arrows, and pressed."""
    shown = target.evaluate(
        """e => e.matches('.ghost') ? 'Escape' : e.querySelector('kbd')?.textContent.length === 1 ?
          e.querySelector('kbd').textContent : e.matches('.main') && !document.activeElement?.closest('button, a') ? 'Enter' : ''"""
    )
    if not shown:
        target.focus(timeout=SOON)
    page.keyboard.press(shown or "Enter")


def pressed(page: Page, target: Locator, press: Press, before: str) -> None:
    """Presses that. It may be gone by now, when the answer is on its way; what stays and cannot be pressed is a fault."""
    for last in (False, True):
        try:
            press(page, target)
        except Error:
            if is_settled(page, before) or not target.count():
                return
            if last:
                raise
        else:
            return


# Answers -------------------------------------------------------------------------------------------------------------


def trying(own: Try, tries: int, press: Press) -> Answerer:
    """So many things of one's own; then what the table suggests."""

    def answer(page: Page) -> None:
        before = seq(page)
        for nth in range(tries):
            own(page, nth)
            page.wait_for_timeout(30)
            if is_settled(page, before):
                return
        follow(page, press, before)

    return answer


def pressing(press: Press, next_target: Callable[[Page, int], Locator | None], tries: int) -> Answerer:
    """Press what comes next, so often at most; a number that is another one for each question helps to choose."""

    def own(page: Page, nth: int) -> None:
        before = seq(page)
        target = next_target(page, int(before) + nth)
        if target and target.count():  # the answer before may be on its way: then there is nothing to press
            pressed(page, target, press, before)

    return trying(own, tries, press)


def typing(keys: Callable[[Page, int], Sequence[str]], tries: int) -> Answerer:
    """The same with keys alone."""

    def own(page: Page, nth: int) -> None:
        for one in keys(page, nth):
            page.keyboard.press(one)

    return trying(own, tries, key)


def first_free(found: Locator, start: int = 0) -> Locator | None:
    """The first of these that nothing covers, from a place on and round."""
    count = found.count()
    spots = (found.nth((start + more) % count) for more in range(count))
    return next((spot for spot in spots if free_part(spot)), None)


def follow(page: Page, press: Press, before: str) -> None:
    """Gives up what was begun, asks for a hint, and presses what it points at until that is an answer."""
    begun = page.locator("[data-cancel]")
    end = time.monotonic() + PATIENCE
    presses = 0
    while not is_settled(page, before):
        assert time.monotonic() < end, page.locator(".prompt").inner_text()
        if presses % AGAIN == 0:  # at first, and if what was ticked before stands in the way of what is suggested
            if begun.count():
                pressed(page, begun.first, press, before)
            ask(page, press, before)
        presses += 1
        wanted = NEXT if presses % CONFIRM else (SURE, MAIN, *NEXT)
        found = next((spot for spot in map(page.locator, wanted) if spot.count()), None)
        if found:  # else the answer is on its way
            with suppress(Error):  # what was there is gone by now
                press(page, first_free(found) or found.first)
        page.wait_for_timeout(30)


def ask(page: Page, press: Press, before: str) -> None:
    """For a hint, where the table gives any."""
    hint = page.locator("button[aria-keyshortcuts=h]")
    for _ in range(3):
        if is_settled(page, before) or not hint.count():
            return
        if press is key:
            page.keyboard.press("h")
        else:
            pressed(page, hint, press, before)
        with suppress(TimeoutError):  # the server had too much to do: whoever wants a hint asks again
            page.wait_for_function(HINTED, arg=before, timeout=1000 * PAUSE)
            return


def advised(press: Press) -> Answerer:
    """Somebody who does what the table suggests."""
    return lambda page: follow(page, press, seq(page))
