"""Games of NBA Deck-Building with a real browser: by mouse, by keys alone, and by taps on a phone.

A game has some three hundred answers, so a bot sits in for the turns between the first and the last.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.acting import SURE, click, first_free, pressing, tap, typing
from tests.web.conftest import Visitor, violations
from tests.web.seated import PATIENCE, Answerer, free_part, give, seq, shot, sit, wait_for_turn

LIT = ".board .piece.can, .dock .piece.can, .cellbutton"
TURNS = {"duration": "short"}  # eight of everybody
LAST = 8
STANDARD: dict[str, Any] = {"seats": ["you", "greedy"], "options": TURNS}
DRAFT: dict[str, Any] = {
    "seats": ["you", "greedy"],
    "options": {**TURNS, "team": "yes", "draft": "yes", "moneytime": "yes", "coaches": "choice", "mismatch": "five"},
}
FOUR: dict[str, Any] = {"seats": ["you", "greedy", "greedy", "greedy"], "options": TURNS}
SOLO: dict[str, Any] = {"seats": ["you"], "options": TURNS}
EVERY_TURN = {"§3.5", "§4.1"}


# Answers -------------------------------------------------------------------------------------------------------------


def goes_on(page: Page, nth: int) -> bool:
    """Every other time an answer ends what is asked; what was begun is always carried through."""
    return nth % 2 == 0 and page.locator("[data-cancel]").count() == 0


def next_target(page: Page, nth: int) -> Locator | None:
    if page.locator(SURE).count():
        return page.locator(SURE).first
    entries = page.locator(".prompt .btn[data-choice]:not([aria-disabled=true])")
    lit = page.locator(LIT)
    stops = goes_on(page, nth) or (page.locator(".prompt .btn.main").count() and nth % 3)
    if entries.count() and (stops or not lit.count()):
        return entries.first
    return first_free(lit, nth * 7) or entries.first


def some_keys(page: Page, nth: int) -> list[str]:
    """A digit picks what is lit or listed, Enter confirms or ends, Escape gives up or declines."""
    number = int(seq(page))
    if page.locator(".prompt .sure, .prompt .btn.main[data-choice]").count() and (nth or number % 2):
        return ["Enter"]
    return ["Escape"] if goes_on(page, number + nth) else [str(1 + (number + nth) % 3)]


by_mouse = pressing(click, next_target, 10)
by_tap = pressing(tap, next_target, 10)
by_keys = typing(some_keys, 12)


# Games ---------------------------------------------------------------------------------------------------------------


def turn(page: Page) -> int:
    """The number of the present turn; 0 while the table is being set up."""
    found = page.evaluate("() => document.querySelector('.pioche-table .sign.gauge b')?.firstChild?.textContent ?? ''")
    return int(found) if page.locator(".board .area[data-area=players]").count() and found.isdigit() else 0


def let_a_bot_play(page: Page, ident: str) -> None:
    """Until the last turn of this seat, or of somebody else in that round; a page without a table keeps up."""
    page.goto("/")
    page.locator("h1").wait_for()
    page.evaluate(
        """async ([id, last]) => {
          const socket = new WebSocket(`/api/tables/${id}/socket`)
          let back = false
          await new Promise((done, failed) => {
            socket.onopen = () => socket.send(JSON.stringify({ kind: 'call-bot', seat: 0, bot: 'greedy' }))
            socket.onclose = failed
            socket.onmessage = ({ data }) => {
              const { frames = [], table } = JSON.parse(data) // frames may tell only what is new in a picture
              const turns = frames.flatMap(({ scene }) => scene?.signs ?? []).filter(sign => sign.text === 'turn')
              if (!back && turns.some(sign => sign.value >= last)) {
                back = true
                socket.send(JSON.stringify({ kind: 'come-back' }))
              }
              if (table?.status === 'over' || (back && table && !table.seats[0].bot)) done()
            }
          })
          socket.onclose = null
          socket.close()
        }""",
        [ident, LAST],
    )
    page.goto(f"/t/{ident}")


def play_through(page: Page, ident: str, answer: Answerer, name: str) -> set[str]:
    """The first turn and the last ones by hand; the paragraphs of the rules that asked something."""
    asked: set[str] = set()
    handed_over = False
    end = time.monotonic() + PATIENCE
    while wait_for_turn(page):
        if not handed_over and 1 < turn(page) < LAST:
            let_a_bot_play(page, ident)
            handed_over = True
            continue
        page.mouse.move(1, 1)  # what the pointer is on is told instead of the rule
        new = set(page.locator(".prompt .rulelink").all_inner_texts()) - asked
        if new:
            shot(page, f"nba-{name}-{min(new).strip('§')}")
        asked |= new
        give(page, answer)
        assert time.monotonic() < end, f"still not over; asked so far: {sorted(asked)}"
    assert handed_over
    page.locator(".result").wait_for()
    shot(page, f"nba-{name}-result")
    return asked


class TestStandard:
    def test_by_mouse(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **STANDARD)
        assert play_through(page, ident, by_mouse, "mouse") >= EVERY_TURN
        assert page.locator(".result .places li").count() == 2
        assert violations(page) == []

    def test_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor(theme="dark")
        ident = sit(page, "nba", **STANDARD)
        assert play_through(page, ident, by_keys, "keys-dark") >= EVERY_TURN

    def test_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True)
        ident = sit(page, "nba", **STANDARD)
        assert wait_for_turn(page)
        assert violations(page) == []
        assert play_through(page, ident, by_tap, "phone") >= EVERY_TURN


class TestDraft:
    def test_by_mouse(self, visitor: Visitor) -> None:
        page = visitor(theme="dark")
        ident = sit(page, "nba", **DRAFT)
        assert play_through(page, ident, by_mouse, "draft-dark") >= {"§8.1", "§8.2", "§9.6", *EVERY_TURN}

    def test_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **DRAFT)
        assert play_through(page, ident, by_keys, "draft-keys") >= {"§8.1", "§8.2", "§9.6", *EVERY_TURN}

    def test_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True, theme="dark")
        ident = sit(page, "nba", **DRAFT)
        assert play_through(page, ident, by_tap, "draft-phone-dark") >= {
            "§8.1",
            "§8.2",
            "§9.6",
            *EVERY_TURN,
        }


class TestFourPlayers:
    def test_by_mouse(self, visitor: Visitor) -> None:
        page = visitor(theme="dark")
        ident = sit(page, "nba", **FOUR)
        assert play_through(page, ident, by_mouse, "four-dark") >= EVERY_TURN

    def test_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **FOUR)
        assert play_through(page, ident, by_keys, "four-keys") >= EVERY_TURN
        assert page.locator(".result .places li").count() == 4
        assert violations(page) == []

    def test_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True)
        ident = sit(page, "nba", **FOUR)
        assert play_through(page, ident, by_tap, "four-phone") >= EVERY_TURN


class TestAlone:
    def test_by_mouse(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **SOLO)
        assert play_through(page, ident, by_mouse, "solo") >= EVERY_TURN

    def test_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **SOLO)
        assert play_through(page, ident, by_keys, "solo-keys") >= EVERY_TURN

    def test_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True, theme="dark")
        ident = sit(page, "nba", **SOLO)
        assert play_through(page, ident, by_tap, "solo-phone-dark") >= EVERY_TURN


def replacements(page: Page) -> Iterator[None]:
    """Looks at one after the other. A deck has five tactics, a hand six cards: at least one of them is a player."""
    players, spots = page.locator(".dock .piece.can"), page.locator(".cellbutton")
    for nth in range(players.count()):
        players.nth(nth).hover(position=free_part(players.nth(nth)))
        yield
        players.nth(nth).click(position=free_part(players.nth(nth)))
        for place in range(spots.count()):
            spots.nth(place).hover()
            yield
        page.keyboard.press("Escape")


def test_the_bars_of_the_team_move_while_a_replacement_is_looked_at(visitor: Visitor) -> None:
    page = visitor()
    sit(page, "nba", **STANDARD)
    while wait_for_turn(page) and "§4.1" not in page.locator(".prompt .rulelink").all_inner_texts():
        give(page, by_keys)
    moved = page.locator(".player .sign:is(.more, .less)")
    assert moved.count() == 0
    assert any(moved.count() for _ in replacements(page))
    shot(page, "nba-bars")
    page.mouse.move(1, 1)
    page.keyboard.press("Escape")
    moved.first.wait_for(state="detached")
