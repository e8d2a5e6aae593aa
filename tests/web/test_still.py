"""Nothing moves but pieces: every zone keeps its place and size through a hand, whatever comes and goes."""

from __future__ import annotations

import pytest

from pioche.games import KEYS
from pioche.server.messages import Update
from tests.web.conftest import Visitor
from tests.web.recordings import recording

# Zones whose box moved or changed by more than two pixels, frame by frame. They may where the layout changes, where
# something begins (a turn, a round), and where zones beside them in the same area come or go.
MOVED = """async frames => {
  const frame = () => new Promise(done => requestAnimationFrame(done)), out = []
  let before, beside
  for (const [place, begins] of frames) {
    gallery.at(place)
    await frame()
    await frame()
    const zones = gallery.frames()[place].scene.zones
    const others = new Map(Map.groupBy(zones, zone => zone.area).entries().map(([area, all]) => [area, all.map(zone => zone.id).join()]))
    const areaOf = new Map(zones.map(zone => [zone.id, zone.area]))
    const now = new Map([...document.querySelectorAll('.board section[data-zone], .dock section[data-zone]')].map(zone => {
      const r = zone.getBoundingClientRect()
      return [zone.dataset.zone, [r.left, r.top, r.right, r.bottom]]
    }))
    for (const [id, box] of begins ? [] : now) {
      const area = areaOf.get(id)
      const was = others.get(area) === beside?.get(area) ? before?.get(id) : undefined
      const far = was ? Math.max(...box.map((edge, k) => Math.abs(edge - was[k]))) : 0
      if (far > 2) out.push(`${place} ${id}: ${was.map(Math.round)} -> ${box.map(Math.round)}`)
    }
    ;[before, beside] = [now, others]
  }
  return out
}"""


def begins(before: Update, now: Update) -> bool:
    """Whether the layout is another one, or something begins."""
    return before.scene.layout != now.scene.layout or any(told.head for told in now.story)


# On a phone lanes are still. Elsewhere cards there share their size with hands and rows that grow and shrink.
ON_A_PHONE = [game for game in KEYS if recording(game, most=60)[-1].scene.layout.form == "lanes"]
PLACES = [(game, "1440", "900") for game in KEYS] + [(game, "390", "844") for game in ON_A_PHONE]


@pytest.mark.parametrize(("game", "width", "height"), PLACES)
def test_zones_stay_put(record: Visitor, game: str, width: str, height: str) -> None:
    frames = recording(game, most=150)
    first = next(k for k, frame in enumerate(frames) if frame.scene.choices)  # the table is laid
    shown = [frame for frame in frames[first:] if not frame.scene.result][:30]
    page = record(game, shown, width=width, height=height)
    places = [(k, k == 0 or begins(shown[k - 1], shown[k])) for k in range(len(shown))]
    assert sum(not begun for _, begun in places) > 12
    assert page.evaluate(MOVED, places) == []
