"""Nothing moves but pieces: every zone keeps its place and size through a hand, whatever comes and goes; all of it is seen."""

from __future__ import annotations

import pytest

from pioche.games import KEYS
from pioche.server.messages import Update
from tests.web.conftest import Visitor
from tests.web.recordings import recording

SIZES = (("1440", "900"), ("1024", "768"), ("390", "844"))
MANY = {"equinox": 5, "mu": 6, "nba": 4, "rummu": 6, "warriors": 6}  # as many as may play

# Frame by frame: zones whose box moved or changed by more than two pixels, and what is not to be seen. Boxes may change
# where the layout does (also by unfolding on a phone), where something begins (a turn, a round), and where zones come or go:
# in the same area, and on a phone, where areas lie one below another, anywhere on the cloth.
SEEN = """async frames => {
  const frame = () => new Promise(done => requestAnimationFrame(done)), moved = [], unseen = []
  const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom] }
  const narrow = document.querySelector('.pioche-table').matches('.narrow')
  let before = new Map(), beside = new Map(), plan
  for (const [place, begins] of frames) {
    gallery.at(place)
    await frame()
    await frame()
    const board = document.querySelector('.board'), dock = document.querySelector('.dock')
    const all = [...document.querySelectorAll('.board section[data-zone], .dock section[data-zone]')]
    const among = zone => (narrow && board.contains(zone) ? board : zone.closest('.area') ?? board)
    const ids = home => [...home.querySelectorAll('section[data-zone]')].map(zone => zone.dataset.zone).sort().join()
    const now = new Map(all.map(zone => [zone.dataset.zone, box(zone)]))
    const others = new Map(all.map(zone => [zone.dataset.zone, ids(among(zone))]))
    const laid = board.style.gridTemplateAreas
    for (const [id, edges] of begins || plan !== laid ? [] : now) {
      const was = others.get(id) === beside.get(id) ? before.get(id) : undefined
      if (was && Math.max(...edges.map((edge, k) => Math.abs(edge - was[k]))) > 2)
        moved.push(`${place} ${id}: ${was.map(Math.round)} -> ${edges.map(Math.round)}`)
    }
    ;[before, beside, plan] = [now, others, laid]
    const page = document.documentElement
    if (board.dataset.fits === 'false' || page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) unseen.push(`${place} all`)
    for (const e of document.querySelectorAll('.zone, .player, .prompt, .prompt .btn, .dock .piece')) {
      const [left, top, right, bottom] = box(e)
      if (right > left && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
        unseen.push(`${place} ${e.className} ${e.dataset.zone ?? e.dataset.id ?? ''}`)
    }
  }
  return [moved, unseen]
}"""


def begins(before: Update, now: Update) -> bool:
    """Whether the layout is another one, or something begins."""
    return before.scene.layout != now.scene.layout or any(told.head for told in now.story)


def played(game: str, players: int = 0) -> list[Update]:
    """Some time of a real match, from the first question on."""
    frames = recording(game, most=150, players=players)
    first = next(k for k, frame in enumerate(frames) if frame.scene.choices)  # the table is laid
    return [frame for frame in frames[first:] if not frame.scene.result][:40]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", KEYS)
def test_zones_stay_put(record: Visitor, game: str, width: str, height: str) -> None:
    shown = played(game)
    places = [(k, k == 0 or begins(shown[k - 1], shown[k])) for k in range(len(shown))]
    assert sum(not begun for _, begun in places) > 12
    assert record(game, shown, width=width, height=height).evaluate(SEEN, places) == [[], []]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", MANY)
def test_all_is_seen_of_many_players(record: Visitor, game: str, width: str, height: str) -> None:
    shown = played(game, MANY[game])
    page = record(game, shown, width=width, height=height)
    _, unseen = page.evaluate(SEEN, [(k, True) for k in range(len(shown))])
    assert unseen == []


# Around a felt: cards that were played, what is named in the middle, plates and what the viewer shows, two of which meet.
MEET = """async places => {
  const frame = () => new Promise(done => requestAnimationFrame(done)), out = []
  for (const place of places) {
    gallery.at(place)
    await frame()
    await frame()
    const all = [...document.querySelectorAll('.before .playcard, .plaque, .seatbox, .ownplace .playcard')]
      .map(e => ({ name: e.closest('[data-face]')?.dataset.face ?? e.className, r: e.getBoundingClientRect() })).filter(({ r }) => r.width)
    for (const [k, a] of all.entries()) for (const b of all.slice(k + 1))
      if (Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left) > 3 && Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top) > 3)
        out.push(`${place}: ${a.name} | ${b.name}`)
  }
  return out
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [4, 6])
def test_nothing_lies_on_what_was_played(record: Visitor, players: int, width: str, height: str) -> None:
    frames = recording("mu", most=150, players=players)
    played = [frame for frame in frames if any(zone.anchor == "before" and zone.pieces for zone in frame.scene.zones)]
    assert len(played) > 20
    page = record("mu", played, width=width, height=height)
    assert page.evaluate(MEET, list(range(len(played)))) == []
