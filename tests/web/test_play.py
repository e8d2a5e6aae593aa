"""Whole games at a running server with a real browser: by mouse, by keys alone, on a phone, two at one table, through
reloads, another language, and a server that is killed and comes back.

With PIOCHE_SCREENS=1 in the environment, screenshots are kept in build/screens.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Browser, BrowserContext, Error, Locator, Page

from pioche.games import load
from tests.server.running import ROOT, Running
from tests.web.conftest import PHONE, WIDE, Visitor, violations

SHOTS = ROOT / "build" / "screens"
SHORT = {  # games that end soon
    "mu": {"hands": "1"},
    "rummu": {"hands": "2"},
    "safaru": {"target": "0"},
}
PATIENCE = 240  # seconds for a whole game
LONGEST_AUCTION = 5  # answers of somebody who passes or adds a card at a time

Answerer = Callable[[Page], None]


def shot(page: Page, name: str) -> None:
    """A picture to be looked at; where nobody will, it would cost more than an answer."""
    if os.environ.get("PIOCHE_SCREENS"):
        page.screenshot(path=str(SHOTS / f"{name}.png"))


def known(page: Page) -> APIRequestContext:
    """What this browser asks the server without a page: by now they know one another."""
    assert page.request.get("/api/me").ok
    return page.request


def sit(page: Page, game: str, seats: list[str] | None = None, **more: Any) -> str:
    """Opens a table with bots, if nothing else is said such who do not think long, and sits down; the table's id."""
    wish = {
        "game": game,
        "options": SHORT.get(game, {}),
        "seats": [{"who": who} for who in seats or ["you", *["greedy"] * (load(game).options[0].default - 1)]],
    }
    ident = str(known(page).post("/api/tables", data={**wish, **more}).json()["id"])
    page.goto(f"/t/{ident}")
    return ident


def table(page: Page) -> Locator:
    return page.locator(".pioche-table")


def wait_for_turn(page: Page) -> bool:
    """True when it is our turn, False when the game is over. Frames that are still to come are skipped."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        state = page.evaluate(
            """() => { const t = document.querySelector('.pioche-table'); if (!t) return ''
              if (document.querySelector('.pioche-table .skip')) document.querySelector('.pioche-table .skip').click()
              return t.classList.contains('over') ? 'over' : t.classList.contains('yours') ? 'yours' : '' }"""
        )
        if state:
            return bool(state == "yours")
        page.wait_for_timeout(40)
    raise AssertionError("nobody moves: " + page.locator(".prompt").inner_text())


def seq(page: Page) -> str:
    return str(table(page).get_attribute("data-seq"))


def answered(page: Page, before: str) -> bool:
    try:
        page.wait_for_function(
            "before => { const t = document.querySelector('.pioche-table'); return t.dataset.seq !== before || !t.classList.contains('yours') }",
            arg=before,
            timeout=3_000,
        )
    except Exception:
        return False
    return True


def is_settled(page: Page, before: str) -> bool:
    """Whether the answer to the question of then was taken, or somebody else is asked by now."""
    return seq(page) != before or "yours" not in (table(page).get_attribute("class") or "")


def fits(page: Page) -> bool:
    """Whether nothing needs scrolling."""
    return bool(
        page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
    )


def free_part(target: Locator) -> Any:
    """A spot of a card that no neighbour covers."""
    return target.evaluate(
        """e => { const r = e.getBoundingClientRect()
          for (const fy of [.5, .15, .85]) for (const fx of [.5, .12, .88]) {
            const at = document.elementFromPoint(r.x + r.width * fx, r.y + r.height * fy)
            if (at && e.contains(at)) return { x: r.width * fx, y: r.height * fy } }
          return null }"""
    )


def by_mouse(page: Page) -> None:
    before = seq(page)
    declines = page.locator(".prompt .btn.ghost[data-choice]")
    lit = page.locator(".board .piece.can, .dock .piece.can, .seat-button[data-id], .cellbutton")
    if declines.count():
        declines.first.click()
    elif page.locator(".prompt .btn[data-choice]").count():
        page.locator(".prompt .btn[data-choice]").first.click()
    else:
        lit.first.click(position=free_part(lit.first), timeout=5_000)
        for button in (".prompt .btn.main:not([aria-disabled=true])", ".prompt .btn[data-choice]"):
            if (
                seq(page) == before
                and page.locator(button).count()
                and "yours" in (table(page).get_attribute("class") or "")
            ):
                page.locator(button).first.click()
    if page.locator(".prompt .sure").count():
        page.locator(".prompt .sure").click()
    assert answered(page, before), page.locator(".prompt").inner_text()


def by_tap(page: Page) -> None:
    """A first tap selects, a second one plays."""
    before = seq(page)
    buttons = page.locator(".prompt .btn[data-choice]")
    if buttons.count():
        buttons.last.tap()
    else:
        lit = page.locator(".board .piece.can, .dock .piece.can, .seat-button[data-id], .cellbutton")
        lit.first.tap(position=free_part(lit.first))
        page.locator(".prompt .btn.main:not([aria-disabled=true]), .prompt .btn[data-choice]").first.tap()
    if page.locator(".prompt .sure").count():
        page.locator(".prompt .sure").tap()
    assert answered(page, before), page.locator(".prompt").inner_text()


def by_keys(page: Page) -> None:
    """Escape declines, 1 picks the first lit thing, Enter confirms."""
    before = seq(page)
    for keys in (["Escape"], ["1"], ["Enter"], ["2"], ["1", "1"]):
        for key in keys:
            page.keyboard.press(key)
        if page.locator(".prompt .sure").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        if is_settled(page, before):
            break
    assert answered(page, before), page.locator(".prompt").inner_text()


def give(page: Page, answer: Answerer) -> bool:
    """One answer; False if the server was quicker, as it is where only one answer is possible."""
    before = seq(page)
    try:
        answer(page)
    except (AssertionError, Error):
        if not is_settled(page, before):
            raise
        return False
    return True


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


def together(host: Page, guest: Page, game: str = "treize", **wish: Any) -> None:
    """Two people at one table."""
    ident = sit(host, game, ["you", "open", *wish.pop("bots", [])], **wish)
    assert known(guest).post(f"/api/tables/{ident}/join", data={}).ok
    guest.goto(f"/t/{ident}")
    for page in (host, guest):
        table(page).wait_for()


def is_asked(page: Page) -> bool:
    page.evaluate("document.querySelector('.pioche-table .skip')?.click()")
    return "yours" in (table(page).get_attribute("class") or "")


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


def test_a_move_that_was_seen_is_taken_back_when_both_agree(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    together(host, guest)
    asking = None
    end = time.monotonic() + PATIENCE
    while asking is None and time.monotonic() < end:
        for page in (host, guest):
            if is_asked(page):
                give(page, by_mouse)
                page.wait_for_timeout(1_000)  # what the table answers by itself is given meanwhile
                if page.get_by_role("button", name="Ask to take back").is_enabled():
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
    context.set_default_timeout(20_000)
    page = context.new_page()
    sit(page, "mu")
    for _ in range(2):
        assert wait_for_turn(page)
        by_mouse(page)
    wait_for_turn(page)
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
