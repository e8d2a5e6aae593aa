"""A finished match, looked at again: the analysis beside or below the table, all hands open, three key moments."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from pioche.games import load
from tests.web.conftest import Visitor, finish, violations

GAME, SHORT = "mu", {"hands": "1"}
SEATS = load(GAME).options[0].default
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "phone": {"phone": True},
}


def replayed(page: Page) -> str:
    """A finished match, on show."""
    id = finish(page, GAME, SHORT)
    page.goto(f"/r/{id}")
    table(page).wait_for()
    return id


def table(page: Page) -> Locator:
    return page.locator(".replayed > .pioche-table")


def moment(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    return (
        a["x"] + 1 < b["x"] + b["width"]
        and b["x"] + 1 < a["x"] + a["width"]
        and a["y"] + 1 < b["y"] + b["height"]
        and b["y"] + 1 < a["y"] + a["height"]
    )


@pytest.mark.parametrize("size", SIZES)
def test_the_analysis_never_covers_the_table(visitor: Visitor, size: str) -> None:
    page = visitor(**SIZES[size])
    replayed(page)
    page.get_by_role("button", name="Show the analysis").click()
    analysis = page.get_by_role("region", name="Analysis")
    analysis.locator(".list li").first.wait_for()
    for part in ("> .board", "> .dock"):
        assert not overlap(analysis, table(page).locator(part)), part
    for picture in page.locator(".still").all():
        assert not overlap(picture, table(page).locator("> .board"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    assert violations(page, only=["color-contrast"]) == []


def go(page: Page, analysis: Locator, line: Locator, by_keys: bool) -> None:
    """To a decision of the list; its number is the moment's."""
    number = line.locator(".at span[aria-hidden]").inner_text()
    if by_keys:
        line.focus()
        page.keyboard.press("Enter")
    else:
        line.click()
    expect(page.get_by_role("slider")).to_have_value(number)
    expect(analysis.get_by_role("heading", name=f"Moment {number}", exact=True)).to_be_visible()


def test_decisions_and_moments_have_one_numbering(page: Page) -> None:
    replayed(page)
    page.get_by_role("button", name="Show the analysis").click()
    analysis = page.get_by_role("region", name="Analysis")
    decisions = analysis.locator(".list li button")
    decisions.first.wait_for()
    expect(analysis.get_by_text("not looked at yet").first).to_be_visible()
    go(page, analysis, decisions.first, by_keys=True)
    expect(analysis.get_by_role("status")).to_have_count(0, timeout=180_000)
    expect(analysis.get_by_text("not looked at yet")).to_have_count(0)
    whole = decisions.count()
    expect(analysis.get_by_text(f"{whole}, of which {whole} looked at")).to_be_visible()
    go(page, analysis, decisions.last, by_keys=False)
    go(page, analysis, decisions.first, by_keys=False)
    chosen = decisions.nth(0).locator(".chosen").inner_text()
    expect(analysis.locator(".bars .taken")).to_contain_text(chosen)
    expect(analysis.locator(".now")).not_to_contain_text("%")
    analysis.get_by_label("Whose decisions").select_option("1")
    expect(decisions.first).to_be_visible()
    page.get_by_role("button", name="Hide the analysis").click()
    expect(analysis).to_have_count(0)


def test_all_hands_are_open_when_it_is_over(page: Page) -> None:
    id = replayed(page)
    page.goto(f"/r/{id}#1")
    for seat in range(SEATS):
        page.get_by_label("Through whose eyes").select_option(str(seat))
        page.wait_for_url(f"**/r/*?seat={seat}#*")
    page.get_by_label("Through whose eyes").select_option("all")
    page.wait_for_url("**/r/*?seat=all#*")
    hands = page.get_by_role("region", name="What everybody holds")
    expect(hands.get_by_role("group")).to_have_count(SEATS)
    held = [hands.get_by_role("group").nth(seat).locator(".playcard").count() for seat in range(SEATS)]
    assert len(set(held)) == 1 and held[0] > 0, "everybody was dealt as many"
    assert violations(page) == []
    page.locator("body").press("End")
    expect(hands.locator(".playcard")).to_have_count(0)


def test_hands_stay_closed_while_it_is_played(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.locator("h1").wait_for()
    wish = '{"game": "mu", "seats": [{"who": "you"}, {"who": "greedy"}, {"who": "greedy"}]}'
    asked = """async body => {
      const headers = { 'content-type': 'application/json' }
      const { id } = await (await fetch('/api/tables', { method: 'POST', body, headers })).json()
      const answer = await fetch(`/api/tables/${id}/replay?seat=all`)
      return [answer.status, await answer.text()]
    }"""
    status, text = page.evaluate(asked, wish)
    assert status == 400 and "refused-not-over" in text and "face" not in text


def test_three_moments_tell_the_match_and_can_be_sent(visitor: Visitor) -> None:
    page = visitor(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    replayed(page)
    story = page.get_by_role("region", name=re.compile("key moment"))
    moments = story.get_by_role("listitem")
    expect(moments).to_have_count(3)
    assert story.locator(".still .playcard, .still [data-zone]").count() > 0
    numbers = [int(text.removeprefix("Moment ")) for text in story.locator("em").all_inner_texts()]
    assert numbers == sorted(numbers)
    for nth, number in enumerate(numbers):
        moments.nth(nth).get_by_role("button").click()
        expect(page.get_by_role("slider")).to_have_value(str(number))
    page.locator("body").press("1")
    expect(page.get_by_role("slider")).to_have_value(str(numbers[0]))

    story.get_by_role("button", name="Send them").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"?story={','.join(map(str, numbers))}#{numbers[0]}")
    other = visitor(phone=True)
    other.goto(link)
    table(other).wait_for()
    expect(other.get_by_role("slider")).to_have_value(str(numbers[0]))
    expect(other.locator(".story em")).to_have_text([f"Moment {number}" for number in numbers])


def test_a_replay_lists_its_own_keys_and_they_work(page: Page) -> None:
    replayed(page)
    body = page.locator("body")
    body.press("?")
    keys = page.get_by_role("dialog")
    expect(keys.get_by_text("show a key moment")).to_be_visible()
    expect(keys.get_by_text("take back", exact=False)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    body.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("1")
    body.press("End")
    last = moment(page)
    assert last > 1
    body.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    # For a moment after a dialog was closed the focus is still in it: keys count all the same.
    page.evaluate(
        """() => {
          const closed = document.body.appendChild(document.createElement('dialog'))
          closed.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
          closed.remove()
        }"""
    )
    expect(page.get_by_role("slider")).to_have_value("1")
    body.press("p")
    page.wait_for_url("**?seat=0#*")
    body.press("o")
    page.wait_for_url("**?seat=all#*")
    body.press("a")
    expect(page.get_by_role("region", name="Analysis")).to_be_visible()
