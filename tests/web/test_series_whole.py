"""A campaign played by hand to the last answer: by mouse, and by keys alone. `pytest -m long` runs it, `make test` does not.

The person does what the table's own hint suggests, and so wins most first matches; after a loss a new road begins.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web import acting
from tests.web.conftest import Visitor, violations
from tests.web.seated import Answerer, give, shot, wait_for_turn
from tests.web.test_series import MATCHES, NOTHING, Press, carried, click, enter, keep_what_is_offered, table_of

FEWEST = 40  # answers of one match, by far


def play_by_hand(page: Page, answer: Answerer, name: str) -> str:
    """A match to its end; its record."""
    ident, given = table_of(page), 0
    while wait_for_turn(page):
        given += give(page, answer)
        if given in (1, 30, 60):
            shot(page, f"{name}-{given}")
    page.locator(".result").wait_for()
    shot(page, f"{name}-result")
    assert given >= FEWEST
    return str(page.evaluate("async id => (await fetch(`/api/tables/${id}/record`)).text()", ident))


@pytest.mark.long
@pytest.mark.parametrize(
    ("press", "answer"),
    [(click, acting.advised(acting.click)), (enter, acting.advised(acting.key))],
    ids=["mouse", "keys"],
)
def test_two_matches_of_a_campaign_with_what_was_kept(
    visitor: Visitor, press: Press, answer: Answerer, request: pytest.FixtureRequest
) -> None:
    page, way = visitor(), request.node.callspec.id
    page.goto("/")
    press(page.get_by_role("button", name="Campaign"))
    keeping, kept = page.get_by_role("region", name="What do you keep?"), list[str]()
    for number in range(MATCHES):
        page.wait_for_url("**/s/*")
        road = page.url
        press(page.get_by_role("link", name="Play", exact=True))
        record = play_by_hand(page, answer, f"campaign-{way}-{number}")
        press(page.get_by_role("link", name="On with the series"))
        page.wait_for_url(road)
        anew = page.get_by_role("button", name="Begin anew")
        expect(keeping.or_(anew).or_(page.get_by_text(NOTHING))).to_be_visible()
        shot(page, f"campaign-{way}-{number}-after")
        if kept:  # this was the match that was played with what was kept
            break
        if keeping.count():
            kept = keep_what_is_offered(page, press)
            shot(page, f"campaign-{way}-{number}-kept")
        elif anew.count():
            press(anew)
            expect(page).not_to_have_url(road)
    assert kept and {*kept} <= carried(record)
    assert violations(page) == []
