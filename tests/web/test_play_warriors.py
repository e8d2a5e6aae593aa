"""Whole games of Warriors in a real browser: three players by mouse; with the Dragons six by tap and four by keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.web.acting import click, first_free, pressing, tap, typing
from tests.web.conftest import Visitor, violations
from tests.web.seated import fits, give, is_asked, seq, sit, together, wait_for_turn
from tests.web.test_play import play_through

MOST_TOUCHES = 16  # for one answer: seven cards to tick, a target to name, a confirmation
DECLINES = ".prompt .btn.ghost[data-choice]"
CONFIRMS = ".prompt .sure, .prompt .btn.main:not([aria-disabled=true])"
TICKS = (
    ".prompt .btn[data-choice][aria-pressed=false], .stepper .step:last-child:not([disabled])",
    ".piece.can:not(.ticked), .cellbutton:not([aria-pressed=true])",
)
BUTTONS = ".prompt .btn[data-choice]:not(.ghost)"
LIT = ".board .piece.can, .dock .piece.can, .cellbutton"


def next_touch(page: Page, nth: int) -> Locator | None:
    """Confirm what is complete, else tick one more, else decline or choose what is lit; nothing while cards move."""
    several = page.locator(".groupbar").count() > 0
    holds_fire = int(seq(page)) % 3 > 0  # of three offers to decline, one is not taken
    wanted = [CONFIRMS, *(TICKS if several else ()), *([DECLINES] if holds_fire else []), BUTTONS, LIT, DECLINES]
    return next(filter(None, (first_free(page.locator(kind)) for kind in wanted)), None)


def some_keys(page: Page, nth: int) -> list[str]:
    """Digits tick and choose, Enter confirms, Escape declines."""
    if page.locator(CONFIRMS).count():
        return ["Enter"]
    if page.locator(".groupbar").count():
        return [str(1 + nth % max(1, min(9, page.locator(".piece.can").count())))]
    return ["Escape" if page.locator(DECLINES).count() else "1"]


by_mouse = pressing(click, next_touch, MOST_TOUCHES)
by_tap = pressing(tap, next_touch, MOST_TOUCHES)
by_keys = typing(some_keys, MOST_TOUCHES)


def open_table(page: Page, players: int, dragons: str) -> None:
    seats = ["you", *["greedy", "beginner"] * 3][:players]
    sit(page, "warriors", seats, options={"players": str(players), "dragons": dragons})


class TestWholeGames:
    def test_three_players_by_mouse(self, visitor: Visitor) -> None:
        page = visitor()
        open_table(page, 3, "no")
        assert play_through(page, by_mouse, "warriors-mouse") > 3
        assert page.locator(".result .places li").count() >= 2
        assert violations(page) == []

    def test_six_players_with_dragons_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True, theme="dark")
        open_table(page, 6, "yes")
        wait_for_turn(page)
        assert fits(page)
        assert play_through(page, by_tap, "warriors-phone-dark") > 3
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
                give(page, by_mouse)
        host.wait_for_timeout(30)
    before = seq(host)
    for place in range(2):
        host.locator(".dock .piece.can").nth(place).click()
    by_mouse(guest)
    host.wait_for_function("before => document.querySelector('.pioche-table').dataset.seq !== before", arg=before)
    assert wait_for_turn(host)
    assert host.locator(".dock .piece.ticked").count() == 2
