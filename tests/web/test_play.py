"""Whole games at a running server with a real browser: by mouse, by keys alone, on a phone, two at one table, through
reloads, another language, and a server that is killed and comes back.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.server.running import Running
from tests.web.acting import MAIN, SURE, click, first_free, pressing, tap, typing
from tests.web.conftest import PATIENT, PHONE, WIDE, Visitor, violations
from tests.web.seated import (
    PATIENCE,
    Answerer,
    fits,
    give,
    is_asked,
    is_over,
    seq,
    shot,
    sit,
    together,
    wait_for_turn,
)

LONGEST_AUCTION = 5  # answers of somebody who passes or adds a card at a time
BUTTONS = ".prompt .btn[data-choice]"
LIT = ".board .piece.can, .dock .piece.can, .seat-button[data-id], .cellbutton"
KEYS = (["Escape"], ["1"], ["Enter"], ["2"], ["1", "1"])


def declining(page: Page, nth: int) -> Locator | None:
    """What declines, else the first button, else the first thing that is lit."""
    wanted = (SURE, f"{BUTTONS}.ghost", MAIN, BUTTONS)
    button = next((page.locator(kind).first for kind in wanted if page.locator(kind).count()), None)
    return button or first_free(page.locator(LIT))


def bold(page: Page, nth: int) -> Locator | None:
    """The last button, else the first thing that is lit."""
    button = next((page.locator(kind).last for kind in (SURE, MAIN, BUTTONS) if page.locator(kind).count()), None)
    return button or first_free(page.locator(LIT))


def some_keys(page: Page, nth: int) -> list[str]:
    """Escape declines, 1 picks the first lit thing, Enter confirms."""
    return ["Enter"] if page.locator(SURE).count() else KEYS[nth % len(KEYS)]


by_mouse = pressing(click, declining, 6)
by_tap = pressing(tap, bold, 6)
by_keys = typing(some_keys, len(KEYS))


def play_through(page: Page, answer: Answerer, name: str) -> int:
    """To the end; how many answers were given."""
    given, end = 0, time.monotonic() + PATIENCE
    while wait_for_turn(page):
        if given in (0, 3, 8):
            shot(page, f"{name}-{given}")
        given += give(page, answer)
        assert time.monotonic() < end, f"still not over after {given} answers"
    page.locator(".result").wait_for()
    shot(page, f"{name}-result")
    return given


def play_long(page: Page, game: str, answer: Answerer, name: str) -> None:
    """To the end; a hand of Mü that ends in the auction, as one in twelve does, is followed by another."""
    for _ in range(5):
        if play_through(page, answer, name) > LONGEST_AUCTION:
            return
        sit(page, game)
    raise AssertionError("five games in a row ended at once")


@pytest.mark.parametrize("game", ["mu", "treize"])
class TestWholeGames:
    def test_by_mouse(self, visitor: Visitor, game: str) -> None:
        page = visitor()
        sit(page, game)
        play_long(page, game, by_mouse, f"{game}-mouse")
        assert page.locator(".result .places li").count() >= 2
        assert violations(page) == []

    def test_by_keyboard_alone(self, visitor: Visitor, game: str) -> None:
        page = visitor(theme="dark")
        sit(page, game)
        play_long(page, game, by_keys, f"{game}-keys-dark")

    def test_on_a_phone(self, visitor: Visitor, game: str) -> None:
        page = visitor(phone=True, theme="dark")
        sit(page, game)
        wait_for_turn(page)
        assert fits(page)
        play_long(page, game, by_tap, f"{game}-phone-dark")

    def test_in_french(self, visitor: Visitor, game: str) -> None:
        page = visitor(locale="fr-FR")
        sit(page, game)
        wait_for_turn(page)
        assert page.locator(".prompt .turn").inner_text() == "À vous"
        shot(page, f"{game}-french")
        assert violations(page) == []


def test_two_browsers_at_one_table(visitor: Visitor) -> None:
    host, guest = visitor(), visitor(theme="dark")
    together(host, guest, bots=["greedy"])
    end = time.monotonic() + PATIENCE
    turns = {"host": 0, "guest": 0}
    while min(turns.values()) < 2 and time.monotonic() < end:
        for name, page in (("host", host), ("guest", guest)):
            if is_asked(page):
                turns[name] += give(page, by_mouse)
        host.wait_for_timeout(30)
    assert min(turns.values()) >= 2
    shot(guest, "two-browsers")


def wait_until_at_rest(host: Page, guest: Page) -> None:
    """Until what the table answers by itself has been given, and both see that one of them is asked, or none ever is."""
    end = time.monotonic() + PATIENCE
    while not (seq(host) == seq(guest) and (is_asked(host) or is_asked(guest) or is_over(host))):
        assert time.monotonic() < end, "nobody is asked"
        host.wait_for_timeout(30)


def test_a_move_that_was_seen_is_taken_back_when_both_agree(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    together(host, guest)
    asking = None
    end = time.monotonic() + PATIENCE
    while asking is None and time.monotonic() < end:
        if is_over(host):
            together(host, guest)
        for page in (host, guest):
            if is_asked(page):
                give(page, by_mouse)
                wait_until_at_rest(host, guest)
                if not is_over(page) and page.get_by_role("button", name="Ask to take back").is_enabled():
                    asking = page
                break
        host.wait_for_timeout(30)
    assert asking is not None
    agreeing = guest if asking is host else host
    before = seq(asking)
    asking.keyboard.press("u")
    asking.get_by_text("You ask to take your last move back.").wait_for()
    shot(agreeing, "consent")
    assert violations(agreeing) == []
    agreeing.get_by_role("button", name="Agree").click()
    asking.wait_for_function("before => document.querySelector('.pioche-table').dataset.seq !== before", arg=before)
    asking.get_by_text("You ask to take your last move back.").wait_for(state="detached")
    assert wait_for_turn(asking)


def test_the_clocks_stand_still_when_both_agree(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    together(host, guest, clock={"bank": 600, "increment": 0})
    host.get_by_role("button", name="Stop the clocks").click()
    guest.get_by_role("button", name="Agree").click()
    for page in (host, guest):
        page.get_by_text("The clocks stand still.").wait_for()
    shot(host, "paused")
    guest.get_by_role("button", name="Go on").click()
    host.get_by_text("The clocks stand still.").wait_for(state="detached")


def test_a_reload_in_the_middle_of_a_turn_brings_everything_back(page: Page) -> None:
    sit(page, "mu")
    wait_for_turn(page)
    question, hand = page.locator(".prompt .p-text").inner_text(), page.locator(".fan .piece").count()
    page.reload()
    wait_for_turn(page)
    assert page.locator(".prompt .p-text").inner_text() == question
    assert page.locator(".fan .piece").count() == hand
    by_mouse(page)


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    sit(page, "treize")
    wait_for_turn(page)
    assert page.locator(".prompt .turn").inner_text() == "Your turn"
    before, story = seq(page), page.locator(".story .ev").first.inner_text()
    page.evaluate("window.sameWindow = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").check(force=True)
    page.keyboard.press("Escape")
    page.locator(".prompt .turn", has_text="À vous").wait_for()
    assert seq(page) == before and page.evaluate("window.sameWindow")
    assert page.locator(".story .ev").first.inner_text() != story  # what was told is told again


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Running]:
    """A server of our own, to be killed."""
    with Running(tmp_path / "server", away_after=60) as running:
        yield running


def test_the_server_is_killed_and_comes_back(own_server: Running, browser: Browser) -> None:
    context: BrowserContext = browser.new_context(base_url=own_server.address, viewport=WIDE, reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENT)
    page = context.new_page()
    sit(page, "mu", options={"hands": "4"})  # one that ends in the auction is followed by another
    for _ in range(2):
        assert wait_for_turn(page)
        by_mouse(page)
    assert wait_for_turn(page)
    before, hand = seq(page), page.locator(".fan .piece").count()
    own_server.kill()
    page.locator(".notice.bad").wait_for()
    assert page.locator(".piece.can").count() == 0  # looking is possible, answering is not
    own_server.start()
    wait_for_turn(page)
    assert page.locator(".fan .piece").count() == hand and seq(page) == before
    by_mouse(page)
    context.close()


def test_a_phone_that_is_small_still_shows_hand_and_table(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.set_viewport_size({"width": 360, "height": PHONE["height"] - 100})
    sit(page, "mu")
    wait_for_turn(page)
    shot(page, "mu-small-phone")
    assert fits(page)
    last = page.locator(".fan .piece").last.bounding_box()
    assert last and last["y"] + last["height"] <= page.evaluate("innerHeight") + 1
