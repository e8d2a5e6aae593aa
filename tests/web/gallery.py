"""The gallery: any example scene on the table, without a server, and how tests act on it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from pioche.core.scene import Scene, load
from pioche.server.messages import Update
from tests.server.running import ROOT

FIXTURES = ROOT / "tests" / "web" / "fixtures"
SCENES = sorted(path.stem for path in (FIXTURES / "scenes").glob("*.json"))

Opened = Callable[..., Page]


def scene(name: str) -> Scene:
    found: Scene = load((FIXTURES / "scenes" / f"{name}.json").read_bytes(), Update).scene
    return found


def sent(page: Page) -> list[list[int]]:
    found: list[list[int]] = page.evaluate("gallery.sent")
    return found


def again(page: Page) -> None:
    page.evaluate("gallery.again()")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


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


def folded(page: Page) -> list[str]:
    found: list[str] = page.locator(".area:has(> .unfold)").evaluate_all("all => all.map(one => one.dataset.area)")
    return found


def fold(area: str) -> str:
    return f'.area[data-area="{area}"] > .unfold'


def click(page: Page, selector: str) -> bool:
    """With a real pointer on the thing itself, unfolding areas one after another if need be; whether it was there."""
    spot = page.evaluate(SPOT, selector)
    for area in folded(page) if spot is None else []:
        page.locator(fold(area)).click()
        spot = page.evaluate(SPOT, selector)
        if spot is not None:
            break
    if spot is not None:
        page.mouse.click(*spot)
    return spot is not None
