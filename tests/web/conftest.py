"""A real server with the built pages, and a real browser to look at them."""

from __future__ import annotations

import fcntl
import functools
import http.server
import json
import os
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

import hatch_build
from pioche.games import load
from pioche.server.messages import Update
from tests.server.running import ROOT, Running
from tests.web.recordings import shown

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
REPORTS = ("Failed to load resource", "WebSocket connection to")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
PATIENT = 60_000  # milliseconds that a page may take: a machine may have much else to do
expect.set_options(timeout=PATIENT)
# Until the page has drawn itself twice: by then whatever follows from what was done is to be seen.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"

Visitor = Callable[..., Page]


def chromium() -> str:
    """The system's Chromium, quicker without its windows; on Debian it is installed if there is none at all."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        subprocess.run([str(ROOT / "scripts" / "debian-packages"), "chromium"], check=True)
        found = shutil.which("chromium")
    assert found is not None, "there is no Chromium to test the pages with"
    return found


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The pages, built from their present sources. Test processes that run side by side wait for one another."""
    shared = tmp_path_factory.getbasetemp().parent / "pages.lock"
    with shared.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        hatch_build.build_if_wanted()
    folder, _ = next(hatch_build.commands())
    os.environ["PATH"] = os.pathsep.join([str(folder), os.environ["PATH"]])  # so that tests find Node, too


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with quick bots that the tests share."""
    with Running(tmp_path_factory.mktemp("server"), away_after=60, analysis_games=30) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def window(browser: Browser) -> Iterator[Visitor]:
    """window(phone=…, …): a browser of one's own, which must not complain of anything."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        # The browser itself reports refused requests and broken lines; pages tell of these in words, which tests read.
        if message.type in ("error", "warning") and not message.text.startswith(REPORTS):
            problems.append(message.text)

    def open_(phone: bool = False, **more: Any) -> Page:
        size: Any = PHONE if phone else WIDE
        context = browser.new_context(**{"viewport": size, "has_touch": phone, "reduced_motion": "reduce", **more})
        context.set_default_timeout(PATIENT)
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: problems.append(str(error)))
        return page

    yield open_
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def visitor(server: Running, window: Visitor) -> Visitor:
    """visitor(locale=…, theme=…, phone=…): somebody new at the shared server."""

    def visit(locale: str = "en-GB", theme: str = "light", pace: str = "instant", **more: Any) -> Page:
        page = window(base_url=server.address, locale=locale, color_scheme=theme, **more)
        page.context.add_init_script(f'try {{ localStorage.pioche ??= \'{{"pace":"{pace}"}}\' }} catch {{}}')
        return page

    return visit


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def gallery(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery (web/src/gallery), which is built for tests alone."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "gallery"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one of the processes that run side by side builds it for all
        if not (folder / "gallery.html").exists():
            vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
            command = ["node", str(vite), "build", "--config", "src/gallery/vite.config.js", "--outDir", str(folder)]
            subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    server.shutdown()
    server.server_close()


@pytest.fixture
def show(gallery: str, window: Visitor) -> Visitor:
    """show(scene, size, …): a page with that scene on the table."""

    def open_(name: str, size: str = "wide", motion: bool = False, **query: str) -> Page:
        page = window(phone=size == "phone", reduced_motion="no-preference" if motion else "reduce")
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.goto(f"{gallery}?{urlencode({'scene': name, **query})}")
        page.wait_for_selector("body[data-ready]")
        return page

    return open_


@pytest.fixture
def record(gallery: str, window: Visitor) -> Visitor:
    """record(game, frames, …): a page that can play these frames of a real match."""

    def open_(game: str, frames: list[Update], motion: bool = False, **query: str) -> Page:
        size = {"width": int(query.pop("width", "1440")), "height": int(query.pop("height", "900"))}
        page = window(viewport=size, reduced_motion="no-preference" if motion else "reduce")
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        language = query.get("language", "en")
        page.route("**/recording.json", lambda route: route.fulfill(json=shown(game, frames, language)))
        page.goto(f"{gallery}?{urlencode({'recording': '1', **query})}")
        page.wait_for_selector("body[data-ready]")
        return page

    return open_


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor()


def violations(page: Page, within: str = "html", only: list[str] | None = None) -> list[str]:
    """What axe-core finds against WCAG 2.2 AA and good practice, or against these of its rules only."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    run = {"type": "rule", "values": only} if only else {"type": "tag", "values": RULES}
    found = page.evaluate(
        "([within, run]) => axe.run(within, { runOnly: run, resultTypes: ['violations'] })", [within, run]
    )
    return [
        f"{problem['id']}: {node['target']} {node['failureSummary']}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]


def finish(page: Page, game: str, options: dict[str, str] | None = None, bot: str = "greedy") -> str:
    """Lets bots, who do not think long, play a whole match for this visitor; its table's id."""
    if page.url == "about:blank":
        page.goto("/")
        page.locator("h1").wait_for()  # by now the server knows who this is
    seats = [{"who": "you"}, *[{"who": bot}] * (load(game).options[0].default - 1)]
    ident: str = page.evaluate(
        """async wish => {
          const open = { method: 'POST', body: wish, headers: { 'content-type': 'application/json' } }
          return (await (await fetch('/api/tables', open)).json()).id
        }""",
        json.dumps({"game": game, "options": options or {}, "seats": seats}),
    )
    sit_in(page, ident, bot)
    wait_until_over(page, ident)
    return ident


def sit_in(page: Page, table: str, bot: str = "greedy") -> None:
    """A bot plays on for this visitor."""
    page.evaluate(
        """async ([id, bot]) => {
          const { seat } = await (await fetch(`/api/tables/${id}`)).json()
          const socket = new WebSocket(`/api/tables/${id}/socket`)
          await new Promise((done, failed) => {
            socket.onopen = () => socket.send(JSON.stringify({ kind: 'call-bot', seat, bot }))
            socket.onerror = failed
            socket.onmessage = ({ data }) => JSON.parse(data).table?.seats[seat].bot && done()
          })
          socket.close()
        }""",
        [table, bot],
    )


def wait_until_over(page: Page, table: str) -> None:
    """Asks now and then: to watch a whole game, frame by frame, takes longer than to play it."""
    page.evaluate(
        """async id => {
          while ((await (await fetch(`/api/tables/${id}`)).json()).status !== 'over')
            await new Promise(wait => setTimeout(wait, 50))
        }""",
        table,
    )
