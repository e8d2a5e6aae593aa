"""The front page and the waiting room: nothing is left alone on its row, newcomers begin simply, friends find the way."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from pioche.games import KEYS, load
from pioche.text import Words
from tests.server.running import Running
from tests.web.conftest import DRAWN, Visitor, finish

SIMPLE = next(key for key in KEYS if load(key).first)
HOME = "http://192.168.1.20:8000"

ROWS = """() => {
  const rows = new Map()
  for (const tile of document.querySelector('.shelf').children) {
    const box = tile.getBoundingClientRect()
    rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), Math.round(box.right)])
  }
  return [...rows.values()]
}"""


@pytest.mark.parametrize("games", [4, 5, 7, 8])
def test_no_game_is_alone_on_its_row(visitor: Visitor, games: int) -> None:
    """At every width each row of the shelf reaches its right edge, also with other games than ours."""

    def fewer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps(answer.json()[:games]))

    page = visitor()
    page.route("**/api/games", fewer)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(games)
    for width in (390, 720, 1024, 1200, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(DRAWN)  # the columns follow the window
        rows = page.evaluate(ROWS)
        assert len({row[-1] for row in rows}) == 1, (width, rows)
        assert width < 700 or all(len(row) > 1 for row in rows), (width, rows)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_all_games_are_seen_at_once_on_a_wide_screen(page: Page) -> None:
    page.goto("/")
    for key in KEYS:
        button = page.get_by_role("button", name=f"Play with bots {Words('en', load(key)).say('game-name')}")
        expect(button).to_be_in_viewport(ratio=1)


class TestFirstGame:
    def test_it_is_a_simple_one_and_says_so(self, page: Page) -> None:
        game, words = load(SIMPLE), Words("en", load(SIMPLE))
        page.goto("/")
        name = words.say("game-name")
        tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))
        expect(tile.get_by_text("First game ·").first).to_be_visible()
        page.get_by_role("button", name=f"Play with bots {name}").click()
        page.locator(".pioche-table .playcard").first.wait_for()
        table = page.evaluate("async () => (await fetch('/api/tables/' + location.pathname.slice(3))).json()")
        assert game.first.items() <= game.settle(table["options"]).items()

    def test_the_second_one_is_as_usual(self, page: Page) -> None:
        game = load(SIMPLE)
        page.goto("/")
        page.locator("h1").wait_for()
        page.goto(f"/new/{SIMPLE}")
        expect(page.get_by_text("This would be your first game")).to_be_visible()
        finish(
            page, SIMPLE, {key: game.option(key).write(value) for key, value in {**game.first, **game.short}.items()}
        )
        page.goto("/")
        page.get_by_role("link", name="To the games").or_(page.locator("h1")).first.wait_for()
        name = Words("en", game).say("game-name")
        tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))
        expect(page.get_by_text("First game ·").first).to_be_attached()  # of the games not played yet
        expect(tile.get_by_text("First game ·")).to_have_count(0)


class TestInvitation:
    def test_who_sits_at_the_server_gets_an_address_for_the_home_network(
        self, built: None, window: Visitor, tmp_path: Path
    ) -> None:
        with Running(tmp_path, home=[HOME]) as server:
            page = window(base_url=server.address, locale="en-GB")
            code = waiting(page)
            link = f"{HOME}/j/{code}"
            expect(page.get_by_role("img", name=f"QR code of the link {link}")).to_be_visible()
            expect(page.get_by_label("Send this link")).to_have_value(link)
            expect(page.get_by_text("Works in your home network.")).to_be_visible()

    def test_an_address_of_this_machine_alone_is_called_so(self, page: Page) -> None:
        code = waiting(page)
        expect(page.get_by_text("Works on this machine only.")).to_be_visible()
        expect(page.get_by_label("Send this link")).to_have_value(re.compile(rf"http://localhost:\d+/j/{code}"))
        expect(page.get_by_role("img", name="QR code")).to_have_count(0)

    def test_people_talk_and_read_the_rules_while_they_wait(self, visitor: Visitor) -> None:
        host, friend = visitor(), visitor(locale="fr-FR")
        friend.goto(f"/j/{waiting(host)}")
        friend.get_by_label("Écrire un message").fill("Bonsoir !")
        friend.get_by_role("button", name="Envoyer").click()
        expect(host.get_by_role("log")).to_contain_text("Bonsoir !")
        host.get_by_role("button", name="All the rules").click()
        expect(host.get_by_role("dialog")).to_contain_text("1.1")


def waiting(page: Page) -> str:
    page.goto(f"/new/{KEYS[0]}")
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".code").inner_text()


def test_whoever_plays_with_bots_alone_may_give_up(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play with bots {Words('en', load(KEYS[0])).say('game-name')}").click()
    page.locator(".pioche-table .playcard").first.wait_for()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.wait_for_url("**/history")
    expect(page.get_by_role("listitem").filter(has_text="Ended without a result")).to_be_visible()
