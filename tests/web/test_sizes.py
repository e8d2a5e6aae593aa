"""What must be read can be read: long names, numbers on cards that lie open, one's own cards, sheets of many players."""

from __future__ import annotations

import msgspec
import pytest

from pioche.games import KEYS
from pioche.server.messages import Update
from tests.web.conftest import Visitor
from tests.web.recordings import recording

SIZES = (("1440", "900"), ("1024", "768"), ("390", "844"))
LONG = [
    "Wilhelmina van Oranje-N.",
    "Maximiliane Grünewald-K.",
    "Guest 634",
    "Bartholomew Featherstone",
    "Dora",
    "Konstantinos Papadopoulo",
]

# Names whose letters are not all to be seen: cut off by their box, or broken into more lines than there is room for.
CUT = """() => [...document.querySelectorAll('.player .p-id :is(b, .seat-button)')]
  .filter(e => e.getBoundingClientRect().width > 1 && !e.closest('.side'))
  .filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3)
  .map(e => e.textContent.trim())"""

# Cards that lie open before people: how wide whose are, and those whose number lies under something.
OPEN = """() => {
  const own = [], others = [], covered = []
  for (const card of document.querySelectorAll('.shows .playcard')) {
    const box = card.getBoundingClientRect(), number = card.querySelector('.idx b').getBoundingClientRect()
    ;(card.closest('.dock, .ownplace') ? own : others).push(box.width)
    const top = document.elementFromPoint(number.x + number.width / 2, number.y + number.height / 2)
    if (!card.closest('.piece').contains(top)) covered.push(card.closest('[data-face]').dataset.face)
  }
  return [own, others, covered]
}"""


def named(frame: Update) -> Update:
    seats = [msgspec.structs.replace(seat, name=name) for seat, name in zip(frame.seats, LONG, strict=False)]
    return msgspec.structs.replace(frame, seats=seats)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", KEYS)
def test_names_of_24_letters_are_whole(record: Visitor, game: str, width: str, height: str) -> None:
    frames = [frame for frame in recording(game, most=60) if frame.scene.choices]
    page = record(game, [named(frames[-1])], width=width, height=height)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["mu", "rummu"])
def test_open_cards_show_their_numbers_and_ones_own_are_no_smaller(
    record: Visitor, game: str, width: str, height: str
) -> None:
    def lying(frame: Update) -> list[int]:
        """How many each player shows, the viewer first."""
        zones = [zone for zone in frame.scene.zones if zone.anchor == "seat" and zone.pieces]
        mine = sum(len(zone.pieces) for zone in zones if zone.owner == frame.scene.seat)
        return [mine, sum(len(zone.pieces) for zone in zones) - mine]

    frames = [frame for frame in recording(game, most=150) if not frame.scene.result]
    page = record(game, [max(frames, key=lambda frame: min(lying(frame)))], width=width, height=height)
    own, others, covered = page.evaluate(OPEN)
    assert own and others and covered == []
    assert min(own) >= max(others) - 1


@pytest.mark.parametrize(("width", "height"), [("1920", "1080"), ("1440", "900"), ("390", "844")])
def test_a_sum_stands_beside_its_cards(record: Visitor, width: str, height: str) -> None:
    frames = [frame for frame in recording("treize", most=60) if frame.scene.choices]
    page = record("treize", [frames[-1]], width=width, height=height)
    far = page.locator(".lanes .of-seat:has(.playcard)").evaluate_all(
        """all => all.map(lane => {
          const [sum, card] = ['.sum', '.playcard'].map(one => lane.querySelector(one).getBoundingClientRect())
          return (card.left - sum.right) / card.width
        })"""
    )
    assert far and all(0 <= one < 1 for one in far)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_sheets_of_six_players_with_long_names_are_not_cut(record: Visitor, width: str, height: str) -> None:
    frames = [frame for frame in recording("mu", most=200, players=6) if frame.scene.sheets and not frame.scene.result]
    page = record("mu", [named(frames[0]), named(frames[-1])], width=width, height=height)
    page.keyboard.press("s")
    for place, columns in enumerate((5, 6)):  # what bids are worth; what everybody scored
        page.evaluate("place => gallery.at(place)", place)
        sheet = page.locator(".sheets table").last
        sheet.wait_for()
        edges = sheet.locator("thead th").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
        assert len(edges) == columns and max(edges) <= int(width)


@pytest.mark.parametrize("game", KEYS)
def test_cards_and_words_grow_on_large_screens(record: Visitor, game: str) -> None:
    frames = [frame for frame in recording(game, most=60) if frame.scene.choices]

    def sizes(width: str, height: str) -> tuple[float, float]:
        """How wide the largest card is, or whatever is chosen from; how tall the question's letters are."""
        page = record(game, [frames[-1]], width=width, height=height)
        wide: float = page.evaluate(
            """Math.max(
              ...[...document.querySelectorAll('.playcard, .can')].map(one => one.getBoundingClientRect().width)
            )"""
        )
        tall: float = page.evaluate(
            """() => {
              const words = document.createRange()
              words.selectNodeContents(document.querySelector('.p-text'))
              return words.getClientRects()[0].height
            }"""
        )
        return wide, tall

    small, large = sizes("1440", "900"), sizes("1920", "1080")
    assert all(now >= 1.1 * before for before, now in zip(small, large, strict=True)), (small, large)


# What can be chosen or would be touched, and whether any line or ground of it is of the colour of harm.
ALARMED = """() => {
  const probe = document.querySelector('.pioche-table').appendChild(document.createElement('i'))
  probe.style.color = 'var(--stop)'
  const red = getComputedStyle(probe).color
  probe.remove()
  const lit = document.querySelectorAll(':is(.can, .shown), :is(.can, .shown) :is(.face, .die, .token), .ztitle.lit')
  const asked = [...lit].filter(one => !one.closest('.btn'))
  const looks = one => ['', '::before', '::after'].map(part => {
    const style = getComputedStyle(one, part || null)
    const lines = style.outlineStyle === 'none' ? '' : style.outlineColor
    const edge = style.borderTopWidth === '0px' ? '' : style.borderTopColor
    return [lines, edge, style.boxShadow, style.backgroundColor].join(' ')
  }).join(' ')
  return [asked.length, asked.filter(one => looks(one).includes(red)).map(one => one.outerHTML.slice(0, 80))]
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", KEYS)
def test_what_goes_here_is_not_told_in_red(record: Visitor, game: str, scheme: str) -> None:
    def harmless(frame: Update) -> bool:
        choices = frame.scene.choices
        return any(choice.pick for choice in choices) and all(choice.tone != "bad" for choice in choices)

    frames = [frame for frame in recording(game, most=60) if harmless(frame)]
    page = record(game, [frames[-1]])
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.locator(".can").first.hover()
    many, red = page.evaluate(ALARMED)
    assert many and red == []
