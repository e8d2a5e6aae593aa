"""The pages around the table, as people use them: real server, real browser."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from types import FunctionType

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from pioche.games import KEYS, load
from pioche.text import Words
from tests.server.running import ROOT, Running
from tests.web.conftest import Visitor, finish, violations

GAME = load("mu")  # of which a match can be over soon
SHORT = {"hands": "1"}
PLAYERS = GAME.options[0].values()
NAME = Words("en", GAME).say("game-name")


def front(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def new_table(page: Page) -> None:
    page.goto(f"/new/{GAME.key}")
    expect(page.get_by_role("heading", level=1)).to_have_text("New table")


def open_table(page: Page) -> str:
    """A table with free seats; the code of it."""
    new_table(page)
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".code").inner_text()


def play_with_bots(page: Page, name: str = NAME) -> None:
    page.get_by_role("button", name=f"Play with bots {name}").click()


def cards(page: Page) -> None:
    """A running game shows the hand of whoever sits there."""
    expect(page.locator(".pioche-table .playcard").first).to_be_visible()


class TestFrontPage:
    def test_one_click_leads_to_a_running_game(self, page: Page) -> None:
        front(page)
        play_with_bots(page)
        cards(page)
        assert re.search(r"/t/[\w-]+$", page.url)

    def test_it_speaks_the_language_of_the_browser(self, visitor: Visitor) -> None:
        page = visitor(locale="fr-FR")
        front(page)
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.get_by_role("button", name=f"Contre des robots {NAME}").click()
        cards(page)

    def test_every_game_is_there_with_its_line_and_its_cards(self, page: Page) -> None:
        front(page)
        for key in KEYS:
            words = Words("en", load(key))
            shelf = page.get_by_role("article").filter(
                has=page.get_by_role("heading", name=words.say("game-name"), exact=True)
            )
            expect(shelf).to_contain_text(words.say("game-line"))
            shelf.scroll_into_view_if_needed()
            expect(shelf.locator(".playcard").first).to_be_visible()

    def test_running_games_come_first(self, page: Page) -> None:
        front(page)
        play_with_bots(page)
        cards(page)
        table = page.url
        page.get_by_role("link", name="To the games").click()
        expect(page.get_by_role("listitem").filter(has_text=f"in {NAME} with")).to_be_visible()
        page.get_by_role("link", name="Go on").click()
        cards(page)
        assert page.url == table

    def test_a_listed_table_is_seen_by_others(self, visitor: Visitor) -> None:
        host, guest = visitor(), visitor()
        new_table(host)
        host.get_by_role("switch", name="Show it to everybody").check()
        host.get_by_role("button", name="Open the table").click()
        host.get_by_role("button", name="Leave the table").wait_for()
        front(guest)
        guest.get_by_role("complementary").get_by_role("link", name="Join").first.click()
        expect(guest.get_by_role("button", name="Sit down")).to_be_visible()

    def test_an_unknown_code_is_explained(self, page: Page) -> None:
        front(page)
        page.get_by_label("Table code").fill("NOSUCH")
        page.get_by_role("button", name="Join a table").click()
        expect(page.get_by_role("alert")).to_contain_text("There is no such table")


class TestNewTable:
    def test_seats_follow_the_number_of_players(self, page: Page) -> None:
        new_table(page)
        for players in (PLAYERS[0], PLAYERS[-1]):
            page.get_by_role("radio", name=str(players), exact=True).check()
            expect(page.locator("main ol > li")).to_have_count(players)

    def test_with_bots_on_all_seats_play_begins_at_once(self, page: Page) -> None:
        new_table(page)
        page.get_by_role("button", name="All bots").click()
        page.get_by_role("button", name="Start the game").click()
        cards(page)

    def test_options_clock_and_switches_reach_the_table(self, page: Page) -> None:
        new_table(page)
        page.get_by_role("radio", name="5 min + 5 s", exact=True).check()
        page.get_by_role("switch", name="Hints").uncheck()
        page.get_by_role("switch", name="Spectators").uncheck()
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("button", name="Leave the table").wait_for()
        table = page.evaluate("async () => (await fetch('/api/tables/' + location.pathname.slice(3))).json()")
        assert table["clock"] == {"bank": 300, "increment": 5}
        assert (table["hints"], table["spectators"]) == (False, False)

    def test_rules_are_at_hand(self, page: Page) -> None:
        new_table(page)
        page.get_by_role("button", name="Rules").click()
        expect(page.get_by_role("dialog")).to_contain_text("1.1")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


class TestWaitingRoom:
    def test_a_friend_joins_by_code_and_the_host_begins(self, visitor: Visitor) -> None:
        host, friend = visitor(), visitor()
        code = open_table(host)
        front(friend)
        friend.get_by_label("Table code").fill(code.lower())
        friend.get_by_role("button", name="Join a table").click()
        friend.get_by_label("Your name at the table").fill("Zoé")
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.get_by_role("status").filter(has_text="begins when")).to_be_visible()
        expect(host.get_by_role("heading", name="Zoé")).to_be_visible()
        host.get_by_role("button", name=re.compile("^Begin")).click()
        cards(host)
        cards(friend)

    def test_the_link_leads_to_the_same_table(self, visitor: Visitor) -> None:
        host, friend = visitor(), visitor()
        open_table(host)
        friend.goto(host.get_by_label("Send this link to your friends").input_value())
        expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
        assert friend.url == host.url

    def test_the_link_can_be_copied(self, visitor: Visitor) -> None:
        page = visitor(permissions=["clipboard-read", "clipboard-write"])
        code = open_table(page)
        page.get_by_role("button", name="Copy").click()
        expect(page.get_by_role("status").filter(has_text="The link is copied.")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()").endswith(f"/j/{code}")

    def test_whoever_leaves_is_back_on_the_front_page(self, page: Page) -> None:
        open_table(page)
        page.get_by_role("button", name="Leave the table").click()
        expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()


class TestSettings:
    def test_the_language_changes_without_a_reload(self, page: Page) -> None:
        front(page)
        page.evaluate("window.same = true")
        page.get_by_role("button", name="Français").click()
        expect(page.get_by_role("heading", name="Jeux", exact=True)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        assert page.evaluate("window.same")
        page.reload()
        expect(page.get_by_role("heading", name="Jeux", exact=True)).to_be_visible()

    def test_the_theme_follows_the_system_or_the_choice(self, visitor: Visitor) -> None:
        page = visitor(theme="dark")
        front(page)
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radio", name="Light").check()
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", "light")

    def test_settings_open_at_the_table_too(self, page: Page) -> None:
        front(page)
        play_with_bots(page)
        cards(page)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_role("radio", name="Français").check()
        expect(page.get_by_role("dialog")).to_contain_text("Réglages")
        page.keyboard.press("Escape")
        expect(page).to_have_title(re.compile("Pioche"))


class TestAccount:
    def test_a_guest_takes_another_name(self, page: Page) -> None:
        front(page)
        page.get_by_role("button", name=re.compile("^You:")).click()
        page.get_by_label("Your name at the table").fill("Ana Lou")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("button", name="You: Ana Lou")).to_be_visible()

    def test_an_account_keeps_the_games(self, visitor: Visitor) -> None:
        page, elsewhere = visitor(), visitor()
        front(page)
        finish(page, GAME.key, SHORT)
        login, password = f"player{id(page)}", "correct horse"
        page.get_by_role("button", name=re.compile("^You:")).click()
        account(page, login, password, "Create an account")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name=re.compile("^You:")).click()
        expect(page.get_by_role("dialog")).to_contain_text(f"Logged in as {login}")

        elsewhere.goto("/history")
        expect(elsewhere.get_by_text("You have not played here yet.")).to_be_visible()
        elsewhere.get_by_role("button", name=re.compile("^You:")).click()
        elsewhere.get_by_role("radio", name="Log in").check()
        account(elsewhere, login, "wrong horse", "Log in")
        expect(elsewhere.get_by_role("dialog").get_by_role("alert")).to_have_text("Login and password do not match.")
        account(elsewhere, login, password, "Log in")
        expect(elsewhere.get_by_role("link", name="Replay")).to_be_visible()


def account(page: Page, login: str, password: str, deed: str) -> None:
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name=deed).click()


class TestAfterwards:
    def test_the_record_can_be_kept(self, page: Page) -> None:
        front(page)
        page.goto(f"/t/{finish(page, GAME.key, SHORT)}")
        with page.expect_download() as download:
            page.get_by_role("link", name="Record").click()
        assert download.value.suggested_filename.endswith(".pioche")

    def test_play_again_keeps_the_company(self, page: Page) -> None:
        front(page)
        before = finish(page, GAME.key, SHORT)
        page.goto(f"/t/{before}")
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: "/t/" in url and before not in url)
        cards(page)

    def test_a_replay_steps_plays_and_jumps(self, page: Page) -> None:
        front(page)
        page.goto(f"/r/{finish(page, GAME.key, SHORT)}")
        page.get_by_role("button", name="One step on").click()
        expect(page.get_by_role("slider")).to_have_value("1")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("slider")).to_have_value("2")
        assert page.url.endswith("#2")
        page.get_by_role("button", name="One step back").click()
        expect(page.get_by_role("slider")).to_have_value("1")
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.get_by_role("slider")).to_have_value("2")
        page.get_by_role("button", name="Pause").click()
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_role("button", name="One step on")).to_be_disabled()
        expect(page.get_by_role("link", name="Record")).to_be_visible()

    def test_a_replay_is_seen_through_other_eyes(self, page: Page) -> None:
        front(page)
        page.goto(f"/r/{finish(page, GAME.key, SHORT)}#5")
        page.get_by_label("Through whose eyes").select_option("1")
        page.wait_for_url("**/r/*?seat=1#5")
        expect(page.get_by_role("slider")).to_have_value("5")

    def test_history_lists_what_was_played(self, page: Page) -> None:
        front(page)
        finish(page, GAME.key, SHORT)
        page.goto("/history")
        expect(page.get_by_role("heading", name="Finished")).to_be_visible()
        line = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Replay"))
        expect(line).to_contain_text(re.compile(r"You (won|share the win)|Place \d of \d"))
        expect(line).to_contain_text(re.compile(r"You −?\d"))
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_role("slider")).to_be_visible()


class TestTrouble:
    def test_pages_that_were_replaced_meanwhile_are_loaded_anew(self, browser: Browser, server: Running) -> None:
        context = browser.new_context(base_url=server.address, locale="en-GB")  # it complains, until it is loaded anew
        page, loads = context.new_page(), list[Page]()

        def gone_at_first(route: Route) -> None:
            if len(loads) > 1:
                route.continue_()
            else:
                route.fulfill(status=404)

        page.on("domcontentloaded", lambda there: loads.append(there))
        page.route("**/assets/Credits-*.js", gone_at_first)
        page.goto("/")
        page.get_by_role("link", name="Credits").first.click()
        expect(page.get_by_role("heading", level=1, name="Credits")).to_be_visible()
        assert len(loads) == 2
        context.close()

    def test_a_table_that_is_not_there(self, page: Page) -> None:
        page.goto("/t/nothing")
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table")
        page.get_by_role("link", name="To the games").click()
        expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()

    def test_a_game_that_is_not_there(self, page: Page) -> None:
        page.goto("/new/nothing")
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")

    def test_a_lost_connection_is_said_and_found_again(self, page: Page) -> None:
        open_table(page)
        page.context.set_offline(True)
        page.evaluate("dispatchEvent(new Event('offline'))")
        expect(page.get_by_role("alert").filter(has_text="The connection is lost.")).to_be_visible()
        page.context.set_offline(False)
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)


def waiting_room(page: Page) -> None:
    open_table(page)


def invited(page: Page) -> None:
    open_table(page)
    link = page.get_by_label("Send this link to your friends").input_value()
    page.context.clear_cookies()
    page.goto(link)
    page.get_by_role("button", name="Sit down").wait_for()


def history(page: Page) -> None:
    finish(page, GAME.key, SHORT)
    page.goto("/history")
    page.get_by_role("link", name="Replay").wait_for()


def credits(page: Page) -> None:
    page.goto("/credits")
    page.get_by_role("heading", level=1).wait_for()


def missing(page: Page) -> None:
    page.goto("/t/nothing")
    page.get_by_role("heading", level=1).wait_for()


def settings(page: Page) -> None:
    front(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()


def you(page: Page) -> None:
    front(page)
    page.get_by_role("button", name=re.compile("^You:")).click()
    page.get_by_role("dialog").wait_for()


def rules(page: Page) -> None:
    new_table(page)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").wait_for()


def result(page: Page) -> None:
    page.goto(f"/t/{finish(page, GAME.key, SHORT)}")
    page.get_by_role("button", name="What was checked").wait_for()


def fair_before(page: Page) -> None:
    open_table(page)
    page.get_by_role("button", name="How the cards are kept fair").click()
    page.get_by_role("dialog").wait_for()


def fair_during(page: Page) -> None:
    front(page)
    play_with_bots(page)
    cards(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Show").click()
    page.get_by_role("dialog", name="Fair shuffles").wait_for()


def fair_after(page: Page) -> None:
    result(page)
    page.get_by_role("button", name="What was checked").click()
    page.get_by_role("dialog").locator("pre").wait_for()


def replay(page: Page) -> None:
    page.goto(f"/r/{finish(page, GAME.key, SHORT)}#5")
    page.get_by_role("slider").wait_for()


# Of these the table draws the rest, and its own tests look at it.
WITHIN = {"result": ".finish", "replay": ".replay", "fair_during": "dialog", "fair_after": "dialog"}


def test_an_address_nobody_knows_is_answered_with_a_page(page: Page) -> None:
    response = page.goto("/no/such/place")
    assert response and response.status == 404
    page.locator("main a[href='/']").wait_for()


PAGES = [
    front, new_table, waiting_room, invited, history, credits, missing, settings, you, rules, result, replay,
    fair_before, fair_during, fair_after,
]  # fmt: skip


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("show", PAGES)
def test_everybody_can_use_it(visitor: Visitor, show: FunctionType, phone: bool) -> None:
    """No page breaks WCAG 2.2 AA, by day or by night, is wider than its window, or has a button too small for a finger."""
    page, within = visitor(phone=phone), WITHIN.get(show.__name__, "html")
    show(page)
    page.wait_for_load_state("networkidle")
    assert violations(page, within) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if not page.locator(".pioche-table").count():
        assert page.evaluate(SMALL) == []
    if not phone:  # which has the same colours
        page.emulate_media(color_scheme="dark")
        page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
        assert violations(page, within, only=["color-contrast"]) == []  # all else is the same by night


# Buttons, links and fields that are seen and smaller than 44 px; links inside a sentence may be.
SMALL = """() => [...document.querySelectorAll('button, a, select, input:not([type=radio], [type=checkbox])')]
  .filter(one => one.checkVisibility() && !one.closest('p'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.bottom > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""


def test_a_table_is_light_to_load(page: Page) -> None:
    """All files a browser fetches to show a running game, as they come over the line: fonts, icons, program, styles."""
    front(page)
    play_with_bots(page, Words("en", load(KEYS[0])).say("game-name"))
    cards(page)
    table, sizes = page.url, []

    def note(request: Request) -> None:
        if "/assets/" in request.url:
            sizes.append((request.sizes()["responseBodySize"], request.url.rpartition("/")[2]))

    page.wait_for_load_state("networkidle")  # what comes late is not counted twice
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.on("requestfinished", note)
    page.goto(table)
    cards(page)
    page.wait_for_load_state("networkidle")
    assert 0 < sum(size for size, _ in sizes) < 200_000, "\n".join(map(str, sorted(sizes)))


def test_files_come_compressed_as_the_browser_likes_it(server: Running) -> None:
    page = httpx.get(server.address).text
    [script] = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    texts = set()
    for accepted, coding in (("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)):
        with httpx.stream("GET", server.address + script, headers={"accept-encoding": accepted}) as response:
            assert response.headers.get("content-encoding") == coding
            assert response.headers["content-type"].startswith("text/javascript")
            assert "accept-encoding" in response.headers["vary"]
            raw = b"".join(response.iter_raw())
        texts.add(len(gzip.decompress(raw) if coding == "gzip" else raw))
    assert len(texts) == 2  # the two that can be read here are the same


def test_the_icons_of_all_games_are_carried() -> None:
    """If this fails, run python web/build/icons.py."""
    script = ROOT / "web" / "build" / "icons.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
