"""A card seen closely: beside what one chooses from and answers with, never over it, and only if it shows more."""

from __future__ import annotations

import pytest

from pioche.games import KEYS
from tests.web.conftest import Visitor
from tests.web.recordings import recording

SIZES = (("1440", "900"), ("1024", "768"))

# Hovers over cards one after another; what the zoom covers that can be chosen or pressed.
COVERED = """async most => {
  const wait = ms => new Promise(done => setTimeout(done, ms)), out = [], box = e => e.getBoundingClientRect()
  const meet = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom
  const cards = [...document.querySelectorAll('.board .piece[data-face], .dock .piece[data-face]')]
  let seen = 0
  for (const card of cards.filter((_, k) => k % Math.ceil(cards.length / most) === 0)) {
    const { left, top } = box(card), over = document.elementFromPoint(left + 6, top + 6) ?? card
    over.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX: left + 6, clientY: top + 6 }))
    await wait(360)
    const zoom = document.querySelector('.zoomed')
    if (!zoom || getComputedStyle(zoom).visibility === 'hidden') continue
    seen++
    for (const e of document.querySelectorAll('.piece.can, .cell.can, .player.can, .zone.can > .zcap, .prompt .btn, .ztitle.lit'))
      if (box(e).width && meet(box(zoom), box(e))) out.push(`${card.dataset.face} covers ${e.className}`)
    const own = box(card)
    if (meet(box(zoom), own)) out.push(`${card.dataset.face} covers itself`)
  }
  return [seen, out]
}"""


@pytest.mark.parametrize("key", KEYS)
def test_it_never_covers_what_can_be_chosen(record: Visitor, key: str) -> None:
    frames = [frame for frame in recording(key, most=150) if frame.scene.choices]
    busiest = max(frames, key=lambda frame: len(frame.scene.choices))
    for width, height in SIZES:
        page = record(key, [busiest], width=width, height=height)
        _, covered = page.evaluate(COVERED, 9)
        assert covered == []
        page.close()


def test_a_card_that_says_all_is_not_shown_again(record: Visitor) -> None:
    """A number in full size has nothing to add; a card with a rule on it has."""
    frames = [frame for frame in recording("mu", most=60) if frame.scene.choices]
    page = record("mu", frames[:1])
    page.locator(".dock .fan .piece.can").first.hover()
    page.wait_for_timeout(500)
    assert page.locator(".zoomed").count() == 0
