"""At a table in a real browser: sit down, wait for one's turn, see whether an answer was taken and whether all fits.

With PIOCHE_SCREENS=1 in the environment, screenshots are kept in build/screens.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIRequestContext, Error, Locator, Page

from pioche.games import load
from tests.server.running import ROOT

SHOTS = ROOT / "build" / "screens"
SHORT = {  # games that end soon
    "mu": {"hands": "1"},
    "rummu": {"hands": "2"},
    "safaru": {"target": "0"},
}
PATIENCE = 600  # seconds for a whole game, on a machine that has much else to do

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


def together(host: Page, guest: Page, game: str = "treize", **wish: Any) -> None:
    """Two people at one table."""
    ident = sit(host, game, ["you", "open", *wish.pop("bots", [])], **wish)
    assert known(guest).post(f"/api/tables/{ident}/join", data={}).ok
    guest.goto(f"/t/{ident}")
    for page in (host, guest):
        table(page).wait_for()


def table(page: Page) -> Locator:
    return page.locator(".pioche-table")


def wait_for_turn(page: Page) -> bool:
    """True when it is our turn, False when the game is over. Frames that are still to come are skipped."""
    end = time.monotonic() + PATIENCE
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


def is_asked(page: Page) -> bool:
    page.evaluate("document.querySelector('.pioche-table .skip')?.click()")
    return "yours" in (table(page).get_attribute("class") or "")


def is_over(page: Page) -> bool:
    return "over" in (table(page).get_attribute("class") or "").split()


def seq(page: Page) -> str:
    return str(table(page).get_attribute("data-seq"))


def is_settled(page: Page, before: str) -> bool:
    """Whether the answer to the question of then was taken, or somebody else is asked by now."""
    return bool(
        page.evaluate(
            """before => { const t = document.querySelector('.pioche-table')
              return t.dataset.seq !== before || !t.classList.contains('yours') }""",
            before,
        )
    )


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


def give(page: Page, answer: Answerer) -> bool:
    """One answer; False if the server was quicker, as it is where only one answer is possible."""
    before = seq(page)
    try:
        answer(page)
    except Error:
        if not is_settled(page, before):
            raise
        return False
    return True
