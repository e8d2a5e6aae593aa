"""The generic table in a real browser: every fixture scene, wide and on a phone, by pointer, keys, drag and touch.

The scenes are drawn by the gallery (web/src/gallery), which is built for these tests alone.
"""

from __future__ import annotations

import functools
import http.server
import os
import re
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from pioche.core import selecting
from pioche.core.scene import Choice, Group, Scene, load
from tests.server.running import ROOT
from tests.web.conftest import PHONE, WIDE, violations

FIXTURES = Path(__file__).parent / "fixtures"
SCENES = sorted(path.stem for path in (FIXTURES / "scenes").glob("*.json"))
SIZES = ("wide", "phone")
FINGER = 44

Opened = Callable[..., Page]

every_scene = pytest.mark.parametrize("name", SCENES)
every_size = pytest.mark.parametrize("size", SIZES)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def gallery(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The gallery's address. PIOCHE_GALLERY names a folder where it was built already."""
    folder = os.environ.get("PIOCHE_GALLERY") or str(tmp_path_factory.mktemp("gallery"))
    if "PIOCHE_GALLERY" not in os.environ:
        request.getfixturevalue("built")  # and with it everything Vite needs
        vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
        command = ["node", str(vite), "build", "--config", "src/gallery/vite.config.js", "--outDir", folder]
        subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    server.shutdown()
    server.server_close()


@pytest.fixture
def show(gallery: str, browser: Browser) -> Iterator[Opened]:
    """show(scene, size, …): a page with that scene on the table. Whatever goes wrong in it is told."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_(name: str, size: str = "wide", motion: bool = False, **query: str) -> Page:
        context = browser.new_context(
            viewport=PHONE if size == "phone" else WIDE,  # type: ignore[arg-type]
            has_touch=size == "phone",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        more = "".join(f"&{key}={value}" for key, value in query.items())
        page.goto(f"{gallery}?scene={name}{more}")
        page.wait_for_selector("body[data-ready]")
        return page

    yield open_
    for context in contexts:
        context.close()
    assert problems == []


def scene(name: str) -> Scene:
    found: Scene = load((FIXTURES / "scenes" / f"{name}.json").read_bytes()).scene
    return found


def sent(page: Page) -> list[list[int]]:
    found: list[list[int]] = page.evaluate("gallery.sent")
    return found


def again(page: Page) -> None:
    page.evaluate("gallery.again()")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def free(s: Scene) -> list[tuple[int, Choice]]:
    """The choices that stand for themselves, with their place in the scene."""
    return [(k, choice) for k, choice in enumerate(s.choices) if not choice.group]


# What is where ---------------------------------------------------------------------------------------------


# What lies outside the window.
OUTSIDE = """() => [...document.querySelectorAll('.zone, .player, .prompt, .btn, .dock .piece, .top .ib')]
  .filter(e => !e.closest('.side, .places, .result') && e.getBoundingClientRect().width)
  .filter(e => { const r = e.getBoundingClientRect()
    return r.left < -1 || r.right > innerWidth + 1 || r.top < -1 || r.bottom > innerHeight + 1 })
  .map(e => e.className + ' ' + (e.dataset.id ?? e.dataset.zone ?? ''))"""

# Texts that lie on one another; what is clipped away lies on nothing.
OVERLAPS = """() => {
    const seen = [...document.querySelectorAll('.zcap .ztitle, .zcap .sign, .player .p-id > *, .player .score,' +
      '.player .sign, .player .clock, .gh-text, .gh .sign, .prompt .turn, .prompt .p-text, .prompt .btn, .status .sign')]
      .filter(e => !e.closest('.sr, .side') && !e.matches('.sr'))
      .map(e => { // what is clipped away lies on nothing
        const r = e.getBoundingClientRect(), c = e.closest('.signs, .status')?.getBoundingClientRect() ?? r
        return { e, r: { left: Math.max(r.left, c.left), right: Math.min(r.right, c.right), top: Math.max(r.top, c.top), bottom: Math.min(r.bottom, c.bottom) } } })
      .filter(({ r }) => r.right - r.left > 1 && r.bottom - r.top > 1)
    const out = []
    for (const a of seen) for (const b of seen) {
      if (a === b || a.e.contains(b.e) || b.e.contains(a.e) || !(a.e.compareDocumentPosition(b.e) & 4)) continue
      const w = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left)
      const h = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top)
      if (w > 3 && h > 4) out.push(`${a.e.textContent.trim()} | ${b.e.textContent.trim()} (${w.toFixed()}x${h.toFixed()})`)
  }
    return out
}"""

# What a finger misses: measured is the free part of a card, not what lies under its neighbour.
SMALL = """finger => {
    const targets = [...document.querySelectorAll('.piece.can, .cellbutton, .player.can, .ztitle.lit, .btn, .ib, .unfold, .ticker')]
      .map(e => e.matches('.player') ? e.closest('.area.live') ?? e : e) // a seat that can be chosen lights its whole area
      .filter(e => !e.closest('.result') && e.getBoundingClientRect().width)
    const mine = (e, x, y) => { const at = document.elementFromPoint(x, y); return at && e.contains(at) }
    const run = (n, test) => { let best = 0, now = 0; for (let k = 0; k < n; k++) { now = test(k) ? now + 1 : 0; best = Math.max(best, now) } return best }
    return targets.filter(e => {
      const r = e.getBoundingClientRect()
      const across = Math.max(...[.2, .5, .8].map(f => run(Math.ceil(r.width), x => mine(e, r.x + x, r.y + r.height * f))))
      const down = Math.max(...[.15, .5, .85].map(f => run(Math.ceil(r.height), y => mine(e, r.x + r.width * f, r.y + y))))
      return across < finger - 1 || down < finger - 1
    }).map(e => `${e.className} ${e.dataset.id ?? e.textContent.trim()}: ${JSON.stringify(e.getBoundingClientRect())}`)
}"""

# Each zone with its label and its Tab stops.
ZONES = """() => [...document.querySelectorAll('section[data-zone]')].map(zone => ({ id: zone.dataset.zone,
  label: zone.getAttribute('aria-label'), role: zone.getAttribute('role'), buttons: zone.querySelectorAll('button[data-id]').length,
  stops: [...zone.querySelectorAll('button[data-id]')].filter(one => one.tabIndex === 0).length }))"""


@every_scene
@every_size
def test_everything_is_visible_at_once_and_large_enough(show: Opened, name: str, size: str) -> None:
    page = show(name, size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.querySelector('.board').dataset.fits ?? 'true'") == "true"
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(OVERLAPS) == []
    if size == "phone":
        assert page.evaluate(SMALL, FINGER) == []
    for zone in page.evaluate(ZONES):
        assert zone["label"] and zone["role"] == "group", zone
        assert zone["stops"] == min(1, zone["buttons"]), zone


# How it is chosen ------------------------------------------------------------------------------------------


# A spot of a thing where nothing lies over it, in the window; nothing if the thing is not there.
SPOT = """selector => {
  const e = document.querySelector(selector)
  if (!e) return null
  const r = e.getBoundingClientRect()
  for (const fy of [.5, .15, .85, .3]) for (const fx of [.5, .12, .88, .3]) {
    const [x, y] = [r.x + r.width * fx, r.y + r.height * fy], at = document.elementFromPoint(x, y)
    if (at && e.contains(at)) return [x, y]
  }
  return null
}"""


def button(ident: str) -> str:
    return f'button[data-id="{ident}"], button[data-gather~="{ident}"]'


def click(page: Page, selector: str) -> bool:
    """With a real pointer on the thing itself, unfolding areas if need be; whether it was there."""
    spot = page.evaluate(SPOT, selector)
    if spot is None and page.locator("button.unfold:not(.refold)").count():
        for _ in range(page.locator("button.unfold:not(.refold)").count()):
            page.locator("button.unfold:not(.refold)").first.click()
        spot = page.evaluate(SPOT, selector)
    if spot is not None:
        page.mouse.click(*spot)
    return spot is not None


def finish(page: Page, index: int) -> None:
    """A menu, a longer choice still possible, a confirmation or a warning."""
    for _ in range(2):
        if not sent(page):
            click(page, f".prompt button[data-choice='{index}']")


@every_scene
@every_size
def test_every_choice_by_pointer(show: Opened, name: str, size: str) -> None:
    page = show(name, size)
    failed = []
    for index, choice in free(scene(name)):
        again(page)
        found = [click(page, button(ident)) for ident in choice.pick]
        finish(page, index)
        if not all(found) or sent(page) != [choice.send]:
            failed.append((choice.label, choice.pick, sent(page)))
    assert failed == []


def walk(page: Page, selector: str) -> bool:
    """Reaches a button with Tab and arrows only."""
    if page.evaluate("s => document.activeElement?.matches(s)", selector):
        return True
    zone = page.evaluate(
        "s => { const e = document.querySelector(s); return e ? e.closest('[data-zone]')?.dataset.zone ?? '' : null }",
        selector,
    )
    if zone is None:
        return False
    page.evaluate("document.activeElement?.blur()")
    for _ in range(70):
        page.keyboard.press("Tab")
        here, there = page.evaluate(
            "s => [document.activeElement?.matches(s), document.activeElement?.closest('[data-zone]')?.dataset.zone ?? '']",
            selector,
        )
        if here:
            return True
        if zone and there == zone:
            break
    for key in ("ArrowRight", "ArrowLeft"):
        before = None
        for _ in range(70):
            here, now = page.evaluate(
                "s => [document.activeElement?.matches(s), document.activeElement?.dataset.id]", selector
            )
            if here:
                return True
            if now == before:
                break
            before = now
            page.keyboard.press(key)
    return bool(page.evaluate("s => document.activeElement?.matches(s)", selector))


def press(page: Page, ident: str) -> None:
    selector = button(ident)
    if not page.locator(selector).count():
        for _ in range(page.locator("button.unfold:not(.refold)").count()):
            assert walk(page, "button.unfold:not(.refold)")
            page.keyboard.press("Enter")
    assert walk(page, selector), ident
    page.keyboard.press("Enter")


@every_scene
@every_size
def test_every_choice_by_keyboard(show: Opened, name: str, size: str) -> None:
    page = show(name, size)
    choices = free(scene(name))
    sample = choices if size == "wide" and len(choices) <= 16 else choices[:5] + choices[-5:]
    failed = []
    for index, choice in sample:
        again(page)
        page.evaluate("document.activeElement?.blur()")
        for ident in choice.pick:
            press(page, ident)
        for _ in range(2):
            if sent(page):
                break
            if choice.role == "decline" and not choice.pick:
                page.evaluate("document.activeElement?.blur()")
                page.keyboard.press("Escape")
                if sent(page):
                    break
            if walk(page, f".prompt button[data-choice='{index}']"):
                page.keyboard.press("Enter")
        if sent(page) != [choice.send]:
            failed.append((choice.label, choice.pick, sent(page)))
    assert failed == []


@every_scene
def test_every_gesture_by_drag(show: Opened, name: str) -> None:
    s = scene(name)
    home = {piece.id: f"{zone.id}:{piece.at[0]},{piece.at[1]}" for zone in s.zones for piece in zone.pieces if piece.at}
    paths = [
        (choice, choice.drag or (choice.pick[0], choice.pick[1]))
        for _, choice in free(s)
        if choice.drag or (len(choice.pick) == 2 and not choice.set and home.get(choice.pick[0]) != choice.pick[1])
    ]
    if not paths:
        pytest.skip("nothing to drag")
    page = show(name)
    failed = []
    for choice, (start, end) in paths:
        again(page)
        spots = [
            page.evaluate(
                """id => {
                  const name = CSS.escape(id)
                  const e = document.querySelector(`[data-piece="${name}"]`) ?? document.querySelector(`[data-spot="${name}"]`)
                  const r = e.getBoundingClientRect()
                  for (const fy of [.5, .15, .85]) for (const fx of [.5, .1, .9, .3]) {
                    const at = document.elementFromPoint(r.x + r.width * fx, r.y + r.height * fy)
                    if (at && e.contains(at)) return [r.x + r.width * fx, r.y + r.height * fy]
                  }
                }""",
                ident,
            )
            for ident in (start, end)
        ]
        page.mouse.move(*spots[0])
        page.mouse.down()
        page.mouse.move(*spots[1], steps=4)
        page.mouse.up()
        for answer in (f".prompt button[data-choice='{s.choices.index(choice)}']", ".prompt .sure"):
            if not sent(page):
                click(page, answer)
        if sent(page) != [choice.send]:
            failed.append((choice.label, start, end, sent(page)))
    assert failed == []


def tick(page: Page, s: Scene, group: Group) -> dict[int, int]:
    """Ticks the first members until there are enough."""
    wanted: dict[int, int] = {}
    used: set[str] = set()
    need = max(group.min, 1)
    for place, member in enumerate(selecting.members(s, group)):
        often = min(member.times, need - sum(wanted.values()))
        if member.pick[0] in used or often <= 0:
            continue
        used.add(member.pick[0])
        wanted[place] = often
        for _ in range(often):
            assert click(page, button(member.pick[0]))
            click(page, f".prompt .btns > button[data-choice='{s.choices.index(member)}']")  # the menu of a small cell
    return wanted


@every_scene
@every_size
def test_every_group_can_be_ticked(show: Opened, name: str, size: str) -> None:
    s = scene(name)
    if not s.groups:
        pytest.skip("nothing to tick")
    page = show(name, size)
    for group in s.groups:
        again(page)
        wanted = tick(page, s, group)
        if page.locator("[data-cancel]").count():
            page.evaluate("document.querySelector('[data-cancel]').focus()")
        assert click(page, f"button[data-group='{group.id}']")
        assert sent(page) == [selecting.answer(s, group, wanted)]


# For everybody ---------------------------------------------------------------------------------------------


@every_scene
@every_size
def test_axe_finds_nothing_by_day_or_night(show: Opened, name: str, size: str) -> None:
    page = show(name, size)
    assert violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert violations(page) == []


@every_scene
@every_size
def test_what_a_screen_reader_hears(show: Opened, name: str, size: str, request: pytest.FixtureRequest) -> None:
    """The accessible tree is stored; `--regolden` rewrites it."""
    snapshot = show(name, size).locator(".pioche-table").aria_snapshot()
    snapshot = re.sub(r"\d+:\d\d", "0:00", snapshot) + "\n"
    stored = FIXTURES / "aria" / f"{name}.{size}.txt"
    if request.config.getoption("--regolden"):
        stored.parent.mkdir(exist_ok=True)
        stored.write_text(snapshot, "utf-8")
    assert stored.read_text("utf-8") == snapshot


def first_with(wanted: Callable[[Scene], object]) -> str:
    return next(name for name in SCENES if wanted(scene(name)))


class TestLooking:
    def test_a_card_is_shown_beside_the_pointer(self, show: Opened) -> None:
        page = show("treize_wait")
        page.locator(".piece[data-face]").first.hover()
        zoom = page.locator(".zoomed")
        zoom.wait_for()
        card, large = page.locator(".piece[data-face]").first.bounding_box(), zoom.bounding_box()
        assert card and large
        assert large["x"] >= card["x"] + card["width"] or large["x"] + large["width"] <= card["x"]
        assert large["width"] < 260  # beside, never over the whole page

    def test_a_finger_held_still_looks_and_chooses_nothing(self, show: Opened) -> None:
        page = show("safaru_play", "phone")
        box = page.locator(".fan .piece.can").first.bounding_box()
        assert box
        session = page.context.new_cdp_session(page)
        spot = {"x": box["x"] + 12, "y": box["y"] + 30}
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        page.locator(".zoomed.pinned").wait_for()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(50)
        assert sent(page) == [] and page.locator(".piece.sel").count() == 0
        assert page.locator(".zoomed.pinned").count() == 1

    def test_a_chip_of_the_story_stays_open_while_the_story_grows(self, show: Opened) -> None:
        page = show("mu_trick")
        page.locator(".story .chip").first.click()
        page.locator(".zoomed.pinned").wait_for()
        page.evaluate("gallery.show([gallery.update()])")
        page.wait_for_timeout(100)
        assert page.locator(".zoomed.pinned").count() == 1
        page.keyboard.press("Escape")
        assert page.locator(".zoomed").count() == 0

    def test_a_pile_whose_cards_are_known_can_be_looked_through(self, show: Opened) -> None:
        page = show("mu_trick")
        page.locator(".peek").click()
        assert page.locator("dialog .spread li").count() == 5


class TestAnswering:
    def test_an_illegal_card_says_why(self, show: Opened) -> None:
        page = show("mu_trick")
        assert click(page, ".fan .piece.no")
        assert page.locator(".prompt .whynot").inner_text() != ""
        assert page.locator("[data-live=polite]").inner_text() != ""
        assert sent(page) == []

    def test_touch_asks_for_a_confirmation_and_a_second_tap_gives_it(self, show: Opened) -> None:
        page = show("mu_trick", "phone")
        x, y = page.evaluate(SPOT, ".fan .piece.can")
        page.touchscreen.tap(x, y)
        assert sent(page) == [] and page.locator(".prompt .btn.main").count() == 1
        page.touchscreen.tap(x, y)
        assert len(sent(page)) == 1

    def test_a_mouse_needs_no_confirmation_unless_it_is_wanted(self, show: Opened) -> None:
        page = show("mu_trick")
        page.locator(".fan .piece.can").first.click(position={"x": 10, "y": 20})
        assert len(sent(page)) == 1
        page = show("mu_trick", confirm="1")
        page.locator(".fan .piece.can").first.click(position={"x": 10, "y": 20})
        assert sent(page) == []

    def test_what_a_choice_would_touch_is_shown(self, show: Opened) -> None:
        name = first_with(lambda s: any(c.shows and len(c.pick) == 1 and not c.group for c in s.choices))
        choice = next(c for c in scene(name).choices if c.shows and len(c.pick) == 1 and not c.group)
        page = show(name)
        page.mouse.move(*page.evaluate(SPOT, button(choice.pick[0])))
        page.locator(".shown").first.wait_for()

    def test_a_warning_is_asked_first(self, show: Opened) -> None:
        name = first_with(lambda s: any(c.warn and not c.pick for c in s.choices))
        index = next(k for k, c in enumerate(scene(name).choices) if c.warn and not c.pick)
        page = show(name)
        page.locator(f"button[data-choice='{index}']").click()
        assert sent(page) == []
        page.locator(".prompt .sure").click()
        assert sent(page) == [scene(name).choices[index].send]

    def test_a_refusal_is_told_and_the_question_stands(self, show: Opened) -> None:
        page = show("mu_trick", refuse="1")
        page.locator(".fan .piece.can").first.click(position={"x": 10, "y": 20})
        page.locator(".notice.bad").wait_for()
        assert page.locator(".fan .piece.can").count() > 0

    def test_a_standing_answer_can_be_changed(self, show: Opened) -> None:
        page = show("warriors_catapult")
        page.locator(".switches select").select_option("2")
        assert page.evaluate("gallery.asked") == ["switch catapults 2"]

    def test_nothing_can_be_answered_offline_or_in_a_replay(self, show: Opened) -> None:
        page = show("mu_trick")
        page.evaluate("gallery.offline(true)")
        page.locator(".notice.bad").wait_for()
        assert page.locator(".piece.can").count() == 0
        assert show("mu_trick", readonly="1").locator(".piece.can").count() == 0


class TestKeys:
    def test_digits_choose_the_lit_cards_in_order(self, show: Opened) -> None:
        page = show("mu_trick")
        page.keyboard.press("2")
        assert sent(page) == [scene("mu_trick").choices[1].send]

    def test_letters(self, show: Opened) -> None:
        page = show("nba_actions")
        page.keyboard.press("u")
        page.keyboard.press("h")
        assert page.evaluate("gallery.asked") == ["takeback", "hint"]
        page.keyboard.press("s")
        assert "Fred" in page.locator("[data-live=polite]").inner_text()
        page.keyboard.press("c")
        assert ":" in page.locator("[data-live=polite]").inner_text()
        page.keyboard.press("r")
        assert page.locator("#tab-rules").get_attribute("aria-selected") == "true"
        page.keyboard.press("l")
        assert page.locator("#tab-story").get_attribute("aria-selected") == "true"
        page.keyboard.press("?")
        assert page.locator("dialog .keys").count() == 1

    def test_tab_is_never_captured(self, show: Opened) -> None:
        page = show("mu_trick")
        places = set()
        for _ in range(40):
            page.keyboard.press("Tab")
            places.add(
                page.evaluate(
                    "document.activeElement?.closest('[data-zone]')?.dataset.zone ?? document.activeElement?.className"
                )
            )
        assert len(places) > 8

    def test_a_letter_written_in_the_chat_is_a_letter(self, show: Opened) -> None:
        page = show("mu_trick")
        page.locator("#tab-chat").click()
        page.locator(".chat input").press_sequentially("hush")
        assert page.evaluate("gallery.asked") == [] and page.locator(".chat input").input_value() == "hush"

    def test_rules_open_at_the_paragraph_behind_the_question(self, show: Opened) -> None:
        page = show("mu_auction")
        page.locator(".rulelink").click()
        page.locator(".rules .here").wait_for()
        assert scene("mu_auction").prompt.rule in page.locator(".rules .here").inner_text()


class TestFrames:
    MOVE = """() => { const u = gallery.update(), zone = id => u.scene.zones.find(z => z.id === id)
      zone('lane2').pieces.push({ id: 'lane2.d3.1', face: 'd3' }); zone('up').pieces = []; u.seq += 1; u.scene.choices = []
      u.story = [{ text: 'event-flip', keep: 'match' }].slice(0, 0); gallery.show([u])
      return new Promise(done => setTimeout(() => done(document.getAnimations().filter(a => a.effect.target.closest('.flying, .piece')).length), 60)) }"""

    def test_a_card_flies_and_not_with_reduced_motion(self, show: Opened) -> None:
        assert show("treize_give", motion=True).evaluate(self.MOVE) > 0
        assert show("treize_give").evaluate(self.MOVE) == 0

    def test_frames_are_played_in_order_and_can_be_skipped(self, show: Opened) -> None:
        page = show("mu_trick")
        page.evaluate(
            """() => { const frames = [1, 2, 3].map(k => { const u = gallery.update(); u.seq += k; u.story = [{ ...u.story[0], hold: true }]; return u })
              window.first = frames[0].seq; gallery.show(frames) }"""
        )
        page.locator(".skip").wait_for()
        assert page.evaluate("Number(document.querySelector('.pioche-table').dataset.seq) === window.first")
        assert page.locator(".piece.can").count() == 0  # not yet: more is to come
        page.locator(".skip").click()
        assert page.evaluate("Number(document.querySelector('.pioche-table').dataset.seq) === window.first + 2")
        assert page.locator(".piece.can").count() > 0

    def test_events_are_spoken_politely_and_your_turn_at_once(self, show: Opened) -> None:
        page = show("mu_trick")
        page.wait_for_function("document.querySelector('[data-live=assertive]').textContent.startsWith('Your turn')")
        page.evaluate("() => { const u = gallery.update(); u.seq += 1; gallery.show([u]) }")
        page.wait_for_timeout(100)
        assert "Emil" in page.locator("[data-live=polite]").inner_text()

    def test_things_of_a_moment_are_not_kept(self, show: Opened) -> None:
        page = show("mu_trick")
        before = page.locator(".story .ev").count()
        page.evaluate(
            "() => { const u = gallery.update(); u.seq += 1; u.story = u.story.map(one => ({ ...one, keep: 'moment' })); gallery.show([u]) }"
        )
        page.wait_for_timeout(100)
        assert page.locator(".story .ev").count() == before


def test_the_chat_can_be_muted(show: Opened) -> None:
    page = show("mu_trick")
    page.locator("#tab-chat").click()
    page.locator(".chat input").fill("hello")
    page.keyboard.press("Enter")
    assert page.locator(".chat .lines li").count() == 1
    page.locator(".chat-top button").click()
    assert page.locator(".chat .lines").count() == 0


def test_the_table_speaks_french(show: Opened) -> None:
    page = show("treize_give", language="fr")
    assert page.locator(".prompt .turn").inner_text() == "À vous"
