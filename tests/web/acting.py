"""How tests act on a table in a browser: press something, again and again, until it is an answer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.test_play import Answerer, answered, fits, free_part, is_settled, seq

Press = Callable[[Page, Locator], None]


def click(page: Page, target: Locator) -> None:
    target.click(position=free_part(target), timeout=5_000)


def tap(page: Page, target: Locator) -> None:
    target.tap(position=free_part(target), timeout=5_000)
    assert fits(page)


def pressing(press: Press, next_target: Callable[[Page, int], Locator], tries: int) -> Answerer:
    """Press what comes next, so often at most: what is ticked in some order sooner or later goes together."""

    def answer(page: Page) -> None:
        before = seq(page)
        for nth in range(tries):
            target = next_target(page, int(before) + nth)
            if target.count():  # the answer before may be on its way: then there is nothing to press
                press(page, target)
            page.wait_for_timeout(50)
            if is_settled(page, before):
                return
        assert answered(page, before), page.locator(".prompt").inner_text()

    return answer
