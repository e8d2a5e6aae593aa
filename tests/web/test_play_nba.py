"""Games of NBA Deck-Building with a real browser: by mouse, by keys alone, and by taps on a phone.

A game has some three hundred answers, so a bot sits in for the turns between the first and the last.
"""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.conftest import Visitor, violations
from tests.web.test_play import (
    PATIENCE,
    Answerer,
    answered,
    fits,
    free_part,
    give,
    is_settled,
    seq,
    shot,
    sit,
    wait_for_turn,
)

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


def next_target(page: Page, nth: int) -> Locator:
    sure = page.locator(".prompt .sure")
    if sure.count():
        return sure.first
    entries = page.locator(".prompt .btn[data-choice]:not([aria-disabled=true])")
    lit = page.locator(LIT)
    count = lit.count()
    if entries.count() and (
        count == 0 or goes_on(page, nth) or (page.locator(".prompt .btn.main").count() and nth % 3)
    ):
        return entries.first
    spots = (lit.nth((nth * 7 + more) % count) for more in range(count))
    return next((spot for spot in spots if free_part(spot)), entries.first)


def pressing(tap: bool) -> Answerer:
    def answer(page: Page) -> None:
        before = seq(page)
        for nth in range(10):
            target = next_target(page, int(before) + nth)
            if tap:
                target.tap(position=free_part(target), timeout=5_000)
                assert fits(page)
            else:
                target.click(position=free_part(target), timeout=5_000)
            page.wait_for_timeout(30)
            if is_settled(page, before):
                return
        assert answered(page, before), page.locator(".prompt").inner_text()

    return answer


def by_keys(page: Page) -> None:
    """A digit picks what is lit or listed, Enter confirms or ends, Escape gives up or declines."""
    before = seq(page)
    for nth in range(12):
        if page.locator(".prompt .sure, .prompt .btn.main[data-choice]").count() and (nth or int(before) % 2):
            page.keyboard.press("Enter")
        elif goes_on(page, int(before) + nth):
            page.keyboard.press("Escape")
        else:
            page.keyboard.press(str(1 + (int(before) + nth) % 3))
        page.wait_for_timeout(30)
        if is_settled(page, before):
            return
    assert answered(page, before), page.locator(".prompt").inner_text()


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
          await new Promise((done, failed) => {
            socket.onopen = () => socket.send(JSON.stringify({ kind: 'call-bot', seat: 0, bot: 'greedy' }))
            socket.onclose = failed
            socket.onmessage = ({ data }) => {
              const { scene } = JSON.parse(data).frames?.at(-1) ?? {}
              const now = scene?.signs?.find(sign => sign.text === 'turn')
              if (scene?.result || (scene && (!now || now.value >= last))) done()
            }
          })
          await new Promise(done => {
            socket.onmessage = ({ data }) => {
              const { table } = JSON.parse(data)
              if (table && (table.status === 'over' || !table.seats[0].bot)) done()
            }
            socket.send(JSON.stringify({ kind: 'come-back' }))
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
        assert play_through(page, ident, pressing(tap=False), "mouse") >= EVERY_TURN
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
        assert play_through(page, ident, pressing(tap=True), "phone") >= EVERY_TURN


class TestDraft:
    def test_by_mouse(self, visitor: Visitor) -> None:
        page = visitor(theme="dark")
        ident = sit(page, "nba", **DRAFT)
        assert play_through(page, ident, pressing(tap=False), "draft-dark") >= {"§8.1", "§8.2", "§9.6", *EVERY_TURN}

    def test_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **DRAFT)
        assert play_through(page, ident, by_keys, "draft-keys") >= {"§8.1", "§8.2", "§9.6", *EVERY_TURN}

    def test_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True, theme="dark")
        ident = sit(page, "nba", **DRAFT)
        assert play_through(page, ident, pressing(tap=True), "draft-phone-dark") >= {
            "§8.1",
            "§8.2",
            "§9.6",
            *EVERY_TURN,
        }


class TestFourPlayers:
    def test_by_mouse(self, visitor: Visitor) -> None:
        page = visitor(theme="dark")
        ident = sit(page, "nba", **FOUR)
        assert play_through(page, ident, pressing(tap=False), "four-dark") >= EVERY_TURN

    def test_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **FOUR)
        assert play_through(page, ident, by_keys, "four-keys") >= EVERY_TURN
        assert page.locator(".result .places li").count() == 4
        assert violations(page) == []

    def test_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True)
        ident = sit(page, "nba", **FOUR)
        assert play_through(page, ident, pressing(tap=True), "four-phone") >= EVERY_TURN


class TestAlone:
    def test_by_mouse(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **SOLO)
        assert play_through(page, ident, pressing(tap=False), "solo") >= EVERY_TURN

    def test_by_keyboard_alone(self, visitor: Visitor) -> None:
        page = visitor()
        ident = sit(page, "nba", **SOLO)
        assert play_through(page, ident, by_keys, "solo-keys") >= EVERY_TURN

    def test_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(phone=True, theme="dark")
        ident = sit(page, "nba", **SOLO)
        assert play_through(page, ident, pressing(tap=True), "solo-phone-dark") >= EVERY_TURN


def test_the_bars_of_the_team_move_while_a_replacement_is_looked_at(visitor: Visitor) -> None:
    page = visitor()
    sit(page, "nba", **STANDARD)
    while wait_for_turn(page) and "§4.1" not in page.locator(".prompt .rulelink").all_inner_texts():
        give(page, by_keys)
    moved = page.locator(".player .sign:is(.more, .less)")
    assert moved.count() == 0
    players = page.locator(".dock .piece.can")
    for nth in range(players.count()):  # a deck has five tactics, a hand six cards: at least one is a player
        players.nth(nth).hover()
        if moved.count():
            break
        players.nth(nth).click(position=free_part(players.nth(nth)))
        spots = page.locator(".cellbutton")
        if spots.count():
            spots.first.hover()
        if moved.count():
            break
        page.keyboard.press("Escape")
    moved.first.wait_for()
    shot(page, "nba-bars")
    page.mouse.move(1, 1)
    page.keyboard.press("Escape")
    moved.first.wait_for(state="detached")
