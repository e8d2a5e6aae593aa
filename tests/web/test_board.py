"""The table on a screen in the room (`?board`), and what a page says when the server has hung up for good."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor, violations

GAME = "mu"  # hands that nobody else may see
ALONE = f"""async () => {{
  const wish = {{ game: '{GAME}', seats: [{{ who: 'you' }}, ...Array(3).fill({{ who: 'greedy' }})] }}
  const headers = {{ 'content-type': 'application/json' }}
  return (await (await fetch('/api/tables', {{ method: 'POST', body: JSON.stringify(wish), headers }})).json()).id
}}"""
FRIENDS = ALONE.replace("'greedy'", "'open'")
TELEVISION = {"width": 1920, "height": 1080}


def opened(page: Page, wish: str = ALONE) -> str:
    page.goto("/")
    page.locator("h1").wait_for()
    return str(page.evaluate(wish))


def test_a_board_on_the_device_of_a_player_shows_nobodys_hand(visitor: Visitor) -> None:
    page = visitor(viewport=TELEVISION)
    table = opened(page)
    page.goto(f"/t/{table}")
    page.locator(".pioche-table.yours").wait_for()  # from now on the table waits for this player
    faces = "all => all.map(one => one.dataset.face)"
    hand = page.locator('.dock [data-kind="fan"] [data-face]').evaluate_all(faces)
    seen_by_all = page.locator(".board [data-face]").evaluate_all(faces)
    secret = {str(face) for face in hand} - {str(face) for face in seen_by_all}

    board, said = page.context.new_page(), list[str]()
    board.on("websocket", lambda socket: socket.on("framereceived", lambda text: said.append(str(text))))
    board.goto(f"/t/{table}?board")
    board.locator(".pioche-table .seatbox").first.wait_for()
    shown = {str(face) for face in board.locator("[data-face]").evaluate_all(faces)}
    assert secret and not secret & shown, "a card of the hand is on the board"
    for button in ("Hint", "Take back", "Leave the table"):
        expect(board.get_by_role("button", name=button, exact=True)).to_have_count(0)
    assert said and not any(re.search(r'"scene":\{"seat":\d', text) for text in said)
    assert not any('"choices":[{' in text for text in said)
    assert violations(board) == []

    # As large as it goes: wider than the same seat's plate on the player's own page.
    plate = ".pioche-table .seatbox"
    mine, large = page.locator(plate).first.bounding_box(), board.locator(plate).first.bounding_box()
    assert mine and large and large["width"] > 1.15 * mine["width"]


def test_a_board_waits_with_a_code_to_scan_and_nothing_to_press(visitor: Visitor) -> None:
    host, television = visitor(), visitor(viewport=TELEVISION)
    table = opened(host, FRIENDS)
    code = host.evaluate("async id => (await (await fetch('/api/tables/' + id)).json()).code", table)
    television.goto(f"/j/{code}?board")
    television.wait_for_url(f"**/t/{table}?board")
    expect(television.get_by_role("heading", name="Join with your phone")).to_be_visible()
    expect(television.locator(".code")).to_have_text(code)
    for button in ("Sit down", "Send", "Sit here"):
        expect(television.get_by_role("button", name=button)).to_have_count(0)
    assert violations(television) == []


def test_who_may_not_look_on_is_told_so_once(visitor: Visitor) -> None:
    host, guest = visitor(), visitor(locale="fr-FR")
    table = opened(host, ALONE.replace("seats:", "spectators: false, seats:"))
    tries = list[str]()
    guest.on("websocket", lambda socket: tries.append(socket.url))
    opened(guest, "() => ''")
    guest.goto(f"/t/{table}")
    expect(guest.get_by_role("heading", level=1)).to_have_text("Cette table n’admet pas de spectateurs")
    guest.evaluate("dispatchEvent(new Event('online'))")  # what makes a lost line try again at once
    guest.goto("/")
    guest.locator("h1").wait_for()
    assert len(tries) == 1, "it tried again"


def test_who_logs_out_in_another_window_is_told_so(visitor: Visitor) -> None:
    page = visitor()
    table = opened(page)
    login = "board" + re.sub("[^a-z0-9]", "", table.lower())[:10]
    account = f"""async () => (await fetch('/api/account', {{ method: 'POST',
      headers: {{ 'content-type': 'application/json' }},
      body: JSON.stringify({{ login: '{login}', password: 'correct horse' }}) }})).status"""
    assert page.evaluate(account) == 200
    page.goto(f"/t/{table}")
    page.locator(".pioche-table .playcard").first.wait_for()
    tries = list[str]()
    page.on("websocket", lambda socket: tries.append(socket.url))
    page.evaluate("async () => (await fetch('/api/logout', { method: 'POST' })).status")
    expect(page.get_by_role("heading", level=1)).to_have_text("You have logged out")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert tries == [] and violations(page) == []
