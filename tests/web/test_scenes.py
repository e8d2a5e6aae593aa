"""Every example scene on the generic table in a real browser, wide and on a phone: all is seen, heard, and answered by
pointer, keys and drag. One page load serves all checks of a scene at a size."""

from __future__ import annotations

import re
from typing import TypeVar

import pytest
from playwright.sync_api import Page

from pioche.core import selecting
from pioche.core.scene import Choice, Group, Scene
from tests.web.conftest import violations
from tests.web.gallery import FIXTURES, SCENES, Opened, again, button, click, fold, folded, scene, sent

FINGER = 44

T = TypeVar("T")


def free(s: Scene) -> list[tuple[int, Choice]]:
    """The choices that stand for themselves, with their place in the scene."""
    return [(k, choice) for k, choice in enumerate(s.choices) if not choice.group]


def spread(things: list[T], most: int) -> list[T]:
    """At most so many, from the first to the last."""
    if len(things) <= most:
        return things
    return [things[k * (len(things) - 1) // (most - 1)] for k in range(most)]


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


def seen(page: Page, size: str) -> None:
    """Everything is visible at once, nothing lies on anything, fingers hit what can be chosen."""
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


def finish(page: Page, index: int) -> None:
    """A menu, a longer choice still possible, a confirmation or a warning."""
    for _ in range(2):
        if not sent(page):
            click(page, f".prompt button[data-choice='{index}']")


# Every choice that stands for itself, one after the other: each target is found where a pointer would find it.
EVERY = """async choices => {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const spot = selector => {
    const e = document.querySelector(selector)
    if (!e) return null
    const r = e.getBoundingClientRect()
    for (const fy of [.5, .15, .85, .3]) for (const fx of [.5, .12, .88, .3]) {
      const at = document.elementFromPoint(r.x + r.width * fx, r.y + r.height * fy)
      if (at && e.contains(at)) return at
    }
    return null
  }
  const press = async selector => {
    for (const area of document.querySelectorAll('.area:has(> .unfold)')) {
      if (document.querySelector(selector)) break
      area.querySelector('.unfold').click()
      await frame()
    }
    const at = spot(selector)
    for (const kind of ['pointerdown', 'pointerup']) at?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse' }))
    at?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await frame()
    return at !== null
  }
  const failed = []
  for (const { index, pick, send } of choices) {
    gallery.again()
    await frame()
    await frame()
    let found = true
    for (const id of pick) found = await press(`button[data-id="${id}"], button[data-gather~="${id}"]`) && found
    for (let k = 0; k < 2 && !gallery.sent.length; k++) await press(`.prompt button[data-choice="${index}"]`)
    if (!found || JSON.stringify(gallery.sent) !== JSON.stringify([send])) failed.push([index, pick, found, ...gallery.sent])
  }
  return failed
}"""


def every_choice(page: Page, s: Scene, most: int) -> None:
    """In the page; the first and the last with a real pointer."""
    choices = spread(free(s), most)
    asked = [{"index": k, "pick": list(choice.pick), "send": list(choice.send)} for k, choice in choices]
    assert page.evaluate(EVERY, asked) == []
    for index, choice in [*choices[:1], *choices[-1:]]:
        again(page)
        found = [click(page, button(ident)) for ident in choice.pick]
        finish(page, index)
        assert all(found) and sent(page) == [choice.send], choice.label


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
    for area in folded(page):
        if page.locator(selector).count():
            break
        assert walk(page, fold(area))
        page.keyboard.press("Enter")
    assert walk(page, selector), ident
    page.keyboard.press("Enter")


def by_keyboard(page: Page, s: Scene, most: int) -> None:
    """With Tab, arrows, Enter and Escape."""
    failed = []
    for index, choice in spread(free(s), most):
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


def by_drag(page: Page, s: Scene) -> None:
    """Gestures, with a real pointer."""
    home = {piece.id: f"{zone.id}:{piece.at[0]},{piece.at[1]}" for zone in s.zones for piece in zone.pieces if piece.at}
    paths = [
        (choice, choice.drag or (choice.pick[0], choice.pick[1]))
        for _, choice in free(s)
        if choice.drag or (len(choice.pick) == 2 and not choice.set and home.get(choice.pick[0]) != choice.pick[1])
    ]
    failed = []
    for choice, (start, end) in spread(paths, 5):
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


def every_group(page: Page, s: Scene) -> None:
    """Ticked and confirmed."""
    for group in s.groups:
        again(page)
        wanted = tick(page, s, group)
        if page.locator("[data-cancel]").count():
            page.evaluate("document.querySelector('[data-cancel]').focus()")
        assert click(page, f"button[data-group='{group.id}']")
        assert sent(page) == [selecting.answer(s, group, wanted)]


# For everybody ---------------------------------------------------------------------------------------------


def heard(page: Page, name: str, size: str, rewrite: bool) -> None:
    """The accessible tree, but for what is said in passing, is stored; `--regolden` rewrites it."""
    page.evaluate("for (const live of document.querySelectorAll('[data-live]')) live.hidden = true")
    snapshot = re.sub(r"\d+:\d\d", "0:00", page.locator(".pioche-table").aria_snapshot()) + "\n"
    page.evaluate("for (const live of document.querySelectorAll('[data-live]')) live.hidden = false")
    stored = FIXTURES / "aria" / f"{name}.{size}.txt"
    if rewrite:
        stored.parent.mkdir(exist_ok=True)
        stored.write_text(snapshot, "utf-8")
    assert stored.read_text("utf-8") == snapshot


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_scene(show: Opened, name: str, size: str, request: pytest.FixtureRequest) -> None:
    """Seen, heard, and answered in every way."""
    page, s = show(name, size), scene(name)
    seen(page, size)
    heard(page, name, size, bool(request.config.getoption("--regolden")))
    assert violations(page) == []
    every_choice(page, s, 40 if size == "wide" else 8)
    every_group(page, s)
    by_keyboard(page, s, 4 if size == "wide" else 2)
    if size == "wide":
        by_drag(page, s)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert violations(page, only=["color-contrast"]) == []  # all else is the same by night
