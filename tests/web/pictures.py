"""Makes the pictures of docs/img: a running server, a real browser, matches from seeds.

scripts/pictures [NAME...]    all of them, or those whose names begin so

A table is shown by the real page; what its server would send comes from a match that bots played from a seed, so that
the same picture can be taken again when the table looks different.
"""

from __future__ import annotations

import json
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

import hatch_build
from pioche.games import load
from pioche.server.messages import TableInfo, Update
from tests.server.running import ROOT, Running
from tests.web.conftest import FLAGS, chromium, finish
from tests.web.recordings import NAMES, recording

IMAGES = ROOT / "docs" / "img"
WIDE, PHONE = (1440, 900), (390, 844)
SMALLER = 0.5  # the moving picture, so that it stays light
SECONDS = 1.1  # a frame of the moving picture stays


@dataclass(frozen=True)
class Shot:
    """A table at one moment of a seeded match."""

    game: str
    at: Callable[[list[Update]], int]
    size: tuple[int, int] = WIDE
    theme: str = "light"
    players: int = 0
    options: str = ""
    seed: str = "1"
    held: bool = False  # the moment itself, with its cause lit, before the pieces leave


# Which moment ----------------------------------------------------------------------------------------------------


def share(part: float) -> Callable[[list[Update]], int]:
    """The first time the viewer is asked after this part of the match."""

    def found(frames: list[Update]) -> int:
        first = int(part * (len(frames) - 1))
        asked = [k for k in range(first, len(frames)) if frames[k].scene.choices]
        return asked[0] if asked else first

    return found


def asked(rule: str, part: float) -> Callable[[list[Update]], int]:
    """The first time the viewer is asked what this paragraph asks, after this part of the match."""

    def found(frames: list[Update]) -> int:
        late = range(int(part * (len(frames) - 1)), len(frames))
        return next(k for k in late if frames[k].scene.choices and frames[k].scene.prompt.rule == rule)

    return found


def taken(nth: int) -> Callable[[list[Update]], int]:
    """The nth time that somebody gets something."""

    def found(frames: list[Update]) -> int:
        won = [k for k, frame in enumerate(frames) if any(h.beat and h.beat.cause and not h.sheet for h in frame.story)]
        return won[min(nth, len(won) - 1)]

    return found


def scored(frames: list[Update]) -> int:
    """The first score card."""
    return next((k for k, frame in enumerate(frames) if any(h.sheet for h in frame.story)), len(frames) - 2)


TABLES = {
    "hero": Shot("mu", taken(5), held=True),
    "table-mu-wide-light": Shot("mu", share(0.12)),
    "table-mu-wide-dark": Shot("mu", taken(5), theme="dark", held=True),
    "table-mu-phone-light": Shot("mu", share(0.12), PHONE),
    "table-mu-phone-dark": Shot("mu", taken(5), PHONE, "dark", held=True),
    "table-mu-result-light": Shot("mu", scored, held=True),
    "table-treize-wide-light": Shot("treize", share(0.3)),
    "table-treize-wide-dark": Shot("treize", taken(2), theme="dark", held=True),
    "table-treize-phone-light": Shot("treize", share(0.3), PHONE),
    "table-treize-phone-dark": Shot("treize", share(0.5), PHONE, "dark"),
    "table-treize-result-dark": Shot("treize", scored, theme="dark", held=True),
    "equinox-opening": Shot("equinox", share(0.02)),
    "equinox-crowd": Shot("equinox", share(0.4), players=5),
    "equinox-final": Shot("equinox", share(0.85), theme="dark"),
    "equinox-phone": Shot("equinox", share(0.4), PHONE),
    "warriors-opening": Shot("warriors", share(0.01)),
    "warriors-battle": Shot("warriors", share(0.4)),
    "warriors-battle-dark": Shot("warriors", share(0.4), theme="dark"),
    "warriors-dragons": Shot("warriors", share(0.5), players=5),
    "warriors-final": Shot("warriors", share(0.9)),
    "warriors-phone": Shot("warriors", share(0.4), PHONE),
    "calcory": Shot("calcory", share(0.3)),
    "calcory-dark": Shot("calcory", share(0.5), theme="dark"),
    "calcory-phone-dark": Shot("calcory", share(0.3), PHONE, "dark"),
    "rummu": Shot("rummu", share(0.3)),
    "rummu-dark": Shot("rummu", share(0.2), theme="dark"),
    "rummu-phone-dark": Shot("rummu", share(0.2), PHONE, "dark"),
    "safaru": Shot("safaru", share(0.3)),
    "safaru-dark": Shot("safaru", share(0.5), theme="dark"),
    "safaru-phone-dark": Shot("safaru", share(0.3), PHONE, "dark"),
    "nba-court": Shot("nba", asked("4.9", 0.5)),
    "nba-court-dark": Shot("nba", asked("4.2", 0.5), theme="dark"),
    "nba-draft": Shot("nba", asked("8.2", 0.02), options="draft=yes"),
    "nba-four-dark": Shot("nba", asked("4.9", 0.5), theme="dark", players=4),
    "nba-phone": Shot("nba", asked("4.1", 0.5), PHONE),
    "nba-phone-dark": Shot("nba", asked("4.9", 0.5), PHONE, "dark"),
    "board": Shot("mu", taken(3), (1920, 1080), held=True),
}


# A table as its page shows it --------------------------------------------------------------------------------------


class Stage:
    """A browser at a server that is really there, with tables that are told from recordings."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser, self.server = browser, server

    def visitor(self, size: tuple[int, int] = WIDE, theme: str = "light", pace: str = "slow", scale: float = 1) -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            device_scale_factor=scale,
            color_scheme=theme,  # type: ignore[arg-type]
            locale="en-GB",
            base_url=self.server.address,
            reduced_motion="reduce",
        )
        context.set_default_timeout(120_000)
        context.add_init_script(f"localStorage.pioche ??= JSON.stringify({{ pace: '{pace}' }})")
        return context.new_page()

    def table(self, page: Page, shot: Shot, frames: list[Update], first: int, board: bool = False) -> WebSocketRoute:
        """The page of a table that stands at this frame; returns its line, for the frames that follow."""
        seat = frames[first].scene.seat
        players = len(frames[first].seats)
        settings = {"players": str(players)}
        info = TableInfo(
            id="picture", code="OAK42K", game=shot.game, options=settings, status="playing", seats=[], seat=seat
        )
        told = {
            **msgspec.to_builtins(info),
            "hints": True,
            "seats": [{"name": name, "person": k == seat, "you": k == seat} for k, name in enumerate(NAMES[:players])],
        }
        lines: list[WebSocketRoute] = []

        def listen(line: WebSocketRoute) -> None:
            lines.append(line)
            line.send(json.dumps({"kind": "table", "table": told}))
            past = [told for frame in frames[: first + 1] for told in frame.story if told.keep == "match"]
            line.send(frames_said([replace(frames[first], story=past)], whole=True))

        page.route("**/api/tables/picture", lambda route: route.fulfill(json=told))
        page.route_web_socket("**/api/tables/picture/socket*", listen)
        page.goto(f"/t/picture{'?board' if board else ''}")
        page.locator('.pioche-table[data-settled="true"]').wait_for()
        page.wait_for_load_state("networkidle")
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        return lines[-1]


def frames_said(frames: list[Update], whole: bool = False) -> str:
    return msgspec.json.encode({"kind": "frames", "frames": frames, "whole": whole}).decode()


def table_picture(stage: Stage, name: str, shot: Shot) -> None:
    board = name == "board"
    viewer = None if board else 0
    frames = [*recording(shot.game, shot.seed, viewer=viewer, players=shot.players, options=shot.options)]
    place = max(1, shot.at(frames))
    page = stage.visitor(shot.size, shot.theme)
    line = stage.table(page, shot, frames, place - 1 if shot.held else place, board)
    if shot.held:
        line.send(frames_said(frames[place : place + 1]))
        page.locator(".banner, .cardplace").first.wait_for()
    kept(name, page.screenshot())
    page.context.close()


def kept(name: str, picture: bytes) -> None:
    (IMAGES / f"{name}.png").write_bytes(picture)
    print(f"{name}.png  {len(picture) / 1000:.0f} kB", flush=True)


# Pages around the table ----------------------------------------------------------------------------------------------

OPEN = """async wish => (await (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish),
  headers: { 'content-type': 'application/json' } })).json()).id"""


def page_pictures(stage: Stage, wanted: Callable[[str], bool]) -> None:
    for name, size, theme in (("front", WIDE, "light"), ("front-phone", PHONE, "light")):
        if wanted(name):
            page = stage.visitor(size, theme)
            page.goto("/")
            page.locator("article .playcard").first.wait_for()
            page.wait_for_load_state("networkidle")
            kept(name, page.screenshot())
            page.context.close()
    page = stage.visitor(pace="instant")
    page.goto("/")
    page.locator("h1").wait_for()
    page.evaluate("() => fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, "
                  "body: JSON.stringify({ name: 'Camille' }) })")  # fmt: skip
    if wanted("new-table"):
        page.goto("/new/mu")
        page.locator("main ol > li").first.wait_for()
        page.wait_for_load_state("networkidle")
        kept("new-table", page.screenshot())
    if wanted("waiting-room"):
        seats = [{"who": "you"}, {"who": "open"}, {"who": "open"}, {"who": "strong"}]
        page.route("**/api/reach", lambda route: route.fulfill(json={"home": ["http://192.168.1.20:8000"]}))
        page.goto(f"/t/{page.evaluate(OPEN, {'game': 'mu', 'seats': seats})}")
        page.locator(".qr").wait_for()
        page.wait_for_load_state("networkidle")
        kept("waiting-room", page.screenshot())
    if wanted("replay") or wanted("result"):
        id = finish(page, "mu", {"hands": "1"})
        page.goto(f"/r/{id}?seat=0#20")
        page.locator(".still .playcard").first.wait_for()
        if wanted("replay"):
            page.get_by_role("button", name="Show the analysis").click()
            page.locator(".analysis .list button:not(.later)").nth(3).click()  # not before it was looked at
            page.locator(".analysis .bars").wait_for()
            kept("replay", page.screenshot())
        page.goto(f"/t/{id}")
        page.locator(".finish").wait_for()
        page.wait_for_load_state("networkidle")
        if wanted("result"):
            kept("result", page.screenshot())
    page.context.close()


# The moving picture ----------------------------------------------------------------------------------------------------


def moving_picture(stage: Stage) -> None:
    """Two tricks of Mü, card by card, as one picture that moves."""
    shot = Shot("mu", taken(4))
    frames = [*recording("mu", shot.seed)]
    first, last = taken(4)(frames) + 1, taken(6)(frames)
    page = stage.visitor(scale=SMALLER)
    line = stage.table(page, shot, frames, first)
    pictures = [page.screenshot()]
    for k in range(first + 1, last + 1):
        line.send(frames_said(frames[k : k + 1]))
        page.locator(f'.pioche-table[data-seq="{frames[k].seq}"], .banner').first.wait_for()
        pictures.append(page.screenshot())
        page.keyboard.press("Enter")
        page.locator(f'.pioche-table[data-seq="{frames[k].seq}"][data-settled="true"]').wait_for()
    page.context.close()
    kept("play", animated(pictures, SECONDS))


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG: what they are, and what they hold."""
    at = 8
    while at < len(picture):
        (size,) = struct.unpack(">I", picture[at : at + 4])
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        at += size + 12


def chunk(kind: bytes, held: bytes) -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


def animated(pictures: list[bytes], seconds: float) -> bytes:
    """One animated PNG of these, which all have the same size: their image data as they are, one after the other."""
    (head,) = [held for kind, held in chunks(pictures[0]) if kind == b"IHDR"]
    width, height = struct.unpack(">II", head[:8])
    out, number = [chunk(b"IHDR", head), chunk(b"acTL", struct.pack(">II", len(pictures), 0))], 0
    for nth, picture in enumerate(pictures):
        delay = struct.pack(">HHBB", round(100 * seconds), 100, 0, 0)
        out.append(chunk(b"fcTL", struct.pack(">IIIII", number, width, height, 0, 0) + delay))
        number += 1
        data = b"".join(held for kind, held in chunks(picture) if kind == b"IDAT")
        if nth == 0:
            out.append(chunk(b"IDAT", data))
        else:
            out.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"\x89PNG\r\n\x1a\n" + b"".join(out) + chunk(b"IEND", b"")


def main(names: list[str]) -> None:
    def wanted(name: str) -> bool:
        return not names or any(name.startswith(one) for one in names)

    for shot in TABLES.values():
        load(shot.game)  # a game that is not there is said before anything is made
    hatch_build.build_if_wanted()
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder), away_after=600) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        stage = Stage(browser, server)
        if wanted("play"):
            moving_picture(stage)
        for name, shot in TABLES.items():
            if wanted(name):
                table_picture(stage, name, shot)
        page_pictures(stage, wanted)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
