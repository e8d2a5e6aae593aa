"""Whole games of Warriors in a real browser: three players by mouse; with the Dragons six by tap and four by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.conftest import Visitor, violations
from tests.web.test_play import (
    Answerer,
    answered,
    fits,
    free_part,
    give,
    is_asked,
    is_settled,
    play_through,
    seq,
    sit,
    together,
    wait_for_turn,
)

MOST_TOUCHES = 16  # for one answer: seven cards to tick, a target to name, a confirmation
DECLINES = ".prompt .btn.ghost[data-choice]"
CONFIRMS = ".prompt .sure, .prompt .btn.main:not([aria-disabled=true])"
TICKS = (
    ".prompt .btn[data-choice][aria-pressed=false], .stepper .step:last-child:not([disabled])",
    ".piece.can:not(.ticked), .cellbutton:not([aria-pressed=true])",
)
BUTTONS = ".prompt .btn[data-choice]:not(.ghost)"
LIT = ".board .piece.can, .dock .piece.can, .cellbutton"


def next_touch(page: Page, holds_fire: bool) -> Locator | None:
    """Confirm what is complete, else tick one more, else decline or choose what is lit; nothing while cards move."""
    several = page.locator(".groupbar").count() > 0
    wanted = [CONFIRMS, *(TICKS if several else ()), *([DECLINES] if holds_fire else []), BUTTONS, LIT, DECLINES]
    return next((page.locator(kind).first for kind in wanted if page.locator(kind).count()), None)


def by(press: Callable[[Locator], None]) -> Answerer:
    """Answers by touching one thing after the other; of three offers to decline, one is not taken."""
    offers = 0

    def answer(page: Page) -> None:
        nonlocal offers
        before = seq(page)
        offers += page.locator(DECLINES).count()
        for _ in range(MOST_TOUCHES):
            if target := next_touch(page, offers % 3 > 0):
                press(target)
            page.wait_for_timeout(30)
            if is_settled(page, before):
                return
        assert answered(page, before), page.locator(".prompt").inner_text()

    return answer


def click(target: Locator) -> None:
    target.click(position=free_part(target), timeout=5_000)


def tap(target: Locator) -> None:
    target.tap(position=free_part(target), timeout=5_000)


def by_keys(page: Page) -> None:
    """Digits tick and choose, Enter confirms, Escape declines."""
    before, digit = seq(page), 0
    for _ in range(MOST_TOUCHES):
        if page.locator(CONFIRMS).count():
            key = "Enter"
        elif page.locator(".groupbar").count():
            digit = digit % max(1, min(9, page.locator(".piece.can").count())) + 1
            key = str(digit)
        else:
            key = "Escape" if page.locator(DECLINES).count() else "1"
        page.keyboard.press(key)
        page.wait_for_timeout(30)
        if is_settled(page, before):
            return
    assert answered(page, before), page.locator(".prompt").inner_text()


def open_table(page: Page, players: int, dragons: str) -> None:
    seats = ["you", *["greedy", "beginner"] * 3][:players]
    sit(page, "warriors", seats, options={"players": str(players), "dragons": dragons})


class TestWholeGames:
    def test_three_players_by_mouse(self, visitor: Visitor) -> None:
        page = visitor()
        open_table(page, 3, "no")
        assert play_through(page, by(click), "warriors-mouse") > 3
        assert page.locator(".result .places li").count() >= 2
        assert violations(page) == []

    def test_six_players_with_dragons_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True, theme="dark")
        open_table(page, 6, "yes")
        wait_for_turn(page)
        assert fits(page)
        assert play_through(page, by(tap), "warriors-phone-dark") > 3
        assert fits(page)

    def test_four_players_with_dragons_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor()
        open_table(page, 4, "yes")
        assert play_through(page, by_keys, "warriors-keys") > 3


def test_what_is_ticked_stays_ticked_while_others_lock_in(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    together(host, guest, "warriors", options={"players": "2", "dragons": "no"})
    while not all(page.locator(".groupbar").count() for page in (host, guest)):  # a wizard may be placed first
        for page in (host, guest):
            if is_asked(page) and not page.locator(".groupbar").count():
                give(page, by(click))
        host.wait_for_timeout(30)
    before = seq(host)
    for place in range(2):
        host.locator(".dock .piece.can").nth(place).click()
    by(click)(guest)
    host.wait_for_function("before => document.querySelector('.pioche-table').dataset.seq !== before", arg=before)
    assert wait_for_turn(host)
    assert host.locator(".dock .piece.ticked").count() == 2
