"""Campaigns and tournaments in a browser: by mouse and by keys, from the front page to the winner.

A tournament is played by hand to its winner. In a campaign a person answers the first questions of each match; then a
bot sits in, so that it is soon over (`test_series_whole.py` plays one to the last answer).
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from sqlite3 import connect

from playwright.sync_api import Locator, Page, expect

from pioche.core.series.chain import kind_of, terms_of
from pioche.core.series.shapes import Result
from pioche.games import load
from pioche.lab.series import entered, play_series
from pioche.server.config import Config
from pioche.server.events import write
from pioche.server.series_events import event_of
from pioche.text import Words
from tests.server.running import Running
from tests.web import test_play_mubox, test_play_nba
from tests.web.conftest import Visitor, violations
from tests.web.seated import PATIENCE, Answerer, give, wait_for_turn
from tests.web.test_pages import SMALL

MATCHES = 12  # that are played at most, until one is won and leaves something to keep
FEWEST = 5  # answers of whoever plays one match of that
NOTHING = "Your last match left nothing that you may keep."
CUP = "safaru"  # a game of two that is soon over
Press = Callable[[Locator], None]

# In another window, so that the page need not keep up; it is back when the match is over.
SIT_IN = """async id => {
  const { seat, status } = await (await fetch(`/api/tables/${id}`)).json()
  if (status === 'over') return
  const socket = new WebSocket(`/api/tables/${id}/socket`)
  await new Promise((done, failed) => {
    socket.onopen = () => socket.send(JSON.stringify({ kind: 'call-bot', seat, bot: 'greedy' }))
    socket.onclose = failed
    socket.onmessage = ({ data }) => JSON.parse(data).table?.status === 'over' && done()
  })
}"""


def click(target: Locator) -> None:
    target.click()


def enter(target: Locator) -> None:
    """By keys alone: what has the focus is pressed with Enter."""
    target.focus()
    expect(target).to_be_focused()
    target.page.keyboard.press("Enter")


def table_of(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def play_on(page: Page, answer: Answerer, by_hand: int) -> None:
    """So many answers by hand, the rest by a bot; then the page shows the result."""
    ident = table_of(page)
    for _ in range(by_hand):
        if wait_for_turn(page):
            give(page, answer)
    home = page.url
    page.goto("/history")  # a page without a table keeps up
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(SIT_IN, ident)
    page.goto(home)
    page.locator(".result").wait_for()


def carried(record: str) -> set[str]:
    """What the first seat brought into this match."""
    (row,) = [row for row in record.split("\n") if " carried 0 " in row]
    return {*row.split(" ")}


def keep_what_is_offered(page: Page, press: Press) -> list[str]:
    """Keeps the first card offered each time; what is kept then."""
    said = 0
    keeping = page.get_by_role("region", name="What do you keep?")
    finish = keeping.get_by_role("button", name="Keep it so and go on")
    while not finish.count():
        before = keeping.get_by_role("status").inner_text() + str(keeping.locator(".pairs li").count())
        press(keeping.locator(".cards button").first)
        said += 1
        page.wait_for_function(
            """before => { const box = document.querySelector('.keeping')
              return box.querySelector('[role=status]').innerText + box.querySelectorAll('.pairs li').length !== before }""",
            arg=before,
        )
        assert said < 10
    press(finish)
    expect(page.locator(".owned .new")).not_to_have_count(0)
    assert said >= 2  # a card, and the one it replaces
    info = page.evaluate("async id => (await fetch(`/api/series/${id}`)).json()", page.url.rpartition("/")[2])
    return list(info["entrants"][0]["kept"])


def test_a_campaign_goes_on_with_what_was_kept(visitor: Visitor) -> None:
    """From the front page to the second match by keys alone; that one by mouse."""
    page = visitor()
    page.goto("/")
    enter(page.get_by_role("button", name="Campaign"))
    keeping = page.get_by_role("region", name="What do you keep?")
    played = 0
    for _ in range(MATCHES):
        page.wait_for_url("**/s/*")
        road = page.url
        enter(page.get_by_role("link", name="Play", exact=True))
        play_on(page, test_play_nba.by_keys, by_hand=3)
        played += 1
        enter(page.get_by_role("link", name="On with the series"))
        page.wait_for_url(road)
        anew = page.get_by_role("button", name="Begin anew")
        expect(keeping.or_(anew).or_(page.get_by_text(NOTHING))).to_be_visible()
        if keeping.count():
            break
        if anew.count():  # else a match was won that left nothing to keep, and the next one is open
            enter(anew)
            expect(page).not_to_have_url(road)
            played = 0
    kept = keep_what_is_offered(page, enter)
    expect(page.get_by_role("heading", name="What you own")).to_be_visible()

    click(page.get_by_role("link", name="Play", exact=True))
    second = table_of(page)
    play_on(page, test_play_nba.by_mouse, by_hand=2)
    record = page.evaluate("async id => (await fetch(`/api/tables/${id}/record`)).text()", second)
    assert kept and {*kept} <= carried(record)
    click(page.get_by_role("link", name="On with the series"))
    page.wait_for_url(road)
    expect(page.get_by_role("link", name="Replay")).to_have_count(played + 1)
    assert violations(page) == []


def test_a_match_that_leaves_nothing_to_keep_says_so(visitor: Visitor, server: Running) -> None:
    """Won without a card that may be kept, as one in a hundred is: so it is put into the log of the series."""
    game = load("nba")
    terms = terms_of(game, kind_of(game, "campaign"), {"duration": "short"}, 1)
    (played,) = play_series(game, terms, entered(["random"]), "nothing", most=1).series.ended.values()
    ended = event_of(replace(played, result=Result((0,), (6,)), offers=((),)))
    page = visitor()
    page.goto("/")
    click(page.get_by_role("button", name="Campaign"))
    page.wait_for_url("**/s/*")
    expect(page.get_by_text("Your first match is ahead.")).to_be_visible()
    expect(page.get_by_text(NOTHING)).to_have_count(0)
    add = "INSERT INTO moves SELECT table_id, MAX(seq) + 1, MAX(made), ? FROM moves WHERE table_id = ?"
    with closing(connect(Config(data=server.log.parent).sqlite_file, timeout=PATIENCE)) as store, store:
        store.execute(add, (write(ended), page.url.rpartition("/")[2]))
    page.reload()
    expect(page.get_by_text(NOTHING)).to_be_visible()
    expect(page.get_by_role("region", name="What do you keep?")).to_have_count(0)
    expect(page.get_by_text("won by 6")).to_be_visible()
    expect(page.get_by_role("link", name="Play: Match 2")).to_be_visible()
    assert violations(page) == []


def test_four_play_a_tournament_to_its_winner(visitor: Visitor) -> None:
    """Two people in two browsers, one with a mouse and one with keys alone, and two bots."""
    host, friend = visitor(), visitor(locale="fr-FR")
    ways: dict[Page, tuple[Press, Answerer]] = {
        host: (click, test_play_mubox.by_mouse),
        friend: (enter, test_play_mubox.by_keys),
    }
    name = Words("en", load(CUP)).say("game-name")
    host.goto("/")
    click(host.get_by_role("link", name=f"Tournament {name}"))
    host.get_by_label("Points to reach").get_by_role("spinbutton").fill("0")
    click(host.get_by_role("button", name="Open the tournament"))
    code = host.locator(".code").inner_text()

    friend.goto("/")
    friend.get_by_label("Code de la table").fill(code.lower())
    enter(friend.get_by_role("button", name="Rejoindre une table"))
    enter(friend.get_by_role("button", name="Participer"))
    expect(host.get_by_role("heading", level=3)).to_have_count(2)
    click(host.get_by_role("button", name="Start, with bots on the free places"))
    expect(friend.get_by_role("heading", name="Classement")).to_be_visible()
    cup, end = host.url, time.monotonic() + 2 * PATIENCE
    given = {host: Counter[str](), friend: Counter[str]()}
    while True:
        seen = [step(page, *ways[page], given[page]) for page in ways]
        if all(seen):
            break
        assert time.monotonic() < end, [page.url for page in ways]
        host.wait_for_timeout(20)
    for page in ways:  # everybody answered in each match of theirs, and nobody else did for them
        assert given[page].total() >= FEWEST and min(given[page].values()) > 0
    assert host.url == friend.url == cup
    assert host.get_by_role("link", name="Replay").count() >= 3  # a tie adds a decider
    assert violations(host) == []


def step(page: Page, press: Press, answer: Answerer, given: Counter[str]) -> bool:
    """What this person does next, without waiting for the others; True when the tournament has a winner."""
    if "/s/" in page.url:
        if page.get_by_role("status").filter(has_text=re.compile("wins|Victoire")).count():
            return True
        mine = page.locator(".mine a.main")
        if mine.count():
            press(mine)
            table_of(page)
    elif page.locator(".finish").count():
        press(page.locator(".finish a[href^='/s/']"))
        page.wait_for_url("**/s/*")
        page.get_by_role("heading", level=1).wait_for()
    elif page.locator(".pioche-table.yours").count():
        given[table_of(page)] += give(page, answer)
    else:
        page.evaluate("document.querySelector('.pioche-table .skip')?.click()")  # what is still to be shown
    return False


def test_a_phone_shows_one_stage_at_a_time(visitor: Visitor) -> None:
    page = visitor(phone=True, theme="dark")
    page.goto(f"/cup/{CUP}")
    page.get_by_role("button", name="Open the tournament").wait_for()
    page.get_by_role("radiogroup", name="Clock").get_by_role("radio").nth(1).check(force=True)
    looks_right(page)
    page.get_by_role("button", name="Open the tournament").click()
    expect(page.get_by_text("5 min + 5 s")).to_be_visible()
    start = page.get_by_role("button", name="Start, with bots on the free places")
    start.wait_for()
    looks_right(page)
    start.click()
    stages = page.get_by_role("radiogroup", name="Stages")
    expect(stages.get_by_role("radio", name="Semi-finals")).to_be_checked()
    expect(page.get_by_role("region", name="Final", exact=True)).to_be_hidden()
    stages.get_by_role("radio", name="Final", exact=True).check()
    expect(page.get_by_role("region", name="Final", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Semi-finals")).to_be_hidden()
    looks_right(page)
    page.goto("/series")
    expect(page.get_by_text("Your next match: Semi-finals")).to_be_visible()
    looks_right(page)


def looks_right(page: Page) -> None:
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []
