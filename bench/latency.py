"""How soon the table answers: from a key to the next paint, in the busiest question of each game.

A real match is recorded, the question with most answers is shown in a real browser, and a key chooses something. What
counts is the time from the key to the frame that the browser draws after it.
"""

from __future__ import annotations

import functools
import http.server
import json
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from pioche.games import KEYS

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS, Quiet, chromium  # noqa: E402
from tests.web.recordings import recording, shown  # noqa: E402

LIMIT = 100  # ms
PRESS = """async key => {
  gallery.at(0)
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const began = performance.now()
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  return performance.now() - began
}"""


def built(folder: str) -> None:
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    command = ["node", str(vite), "build", "--config", "src/gallery/vite.config.js", "--outDir", folder]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)


def measured(page: Page, address: str, game: str) -> list[float]:
    frames = recording(game, most=200)
    busiest = max(frames, key=lambda frame: len(frame.scene.choices))
    page.route("**/recording.json", lambda route: route.fulfill(body=json.dumps(shown(game, [busiest]))))
    page.goto(f"{address}?recording=1")
    page.wait_for_selector("body[data-ready]")
    times = [page.evaluate(PRESS, key) for key in "121212121"]
    page.unroute("**/recording.json")
    return sorted(times)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        built(folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        for game in KEYS:
            times = measured(page, f"http://127.0.0.1:{server.server_port}/gallery.html", game)
            middle = times[len(times) // 2]
            print(f"{game:10} {middle:6.1f} ms in the middle, {times[-1]:6.1f} at most (limit {LIMIT})")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
