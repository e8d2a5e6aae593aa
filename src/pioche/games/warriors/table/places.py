"""Warriors: where things lie in the picture."""

from __future__ import annotations

from pioche.games.warriors.cards import DRAGON, FACES, FACTIONS, PEOPLES
from pioche.games.warriors.state import Warriors


def seating(v: Warriors, viewer: int | None) -> list[int]:
    """The rows of the field: the others clockwise, the viewer last."""
    first = 0 if viewer is None else viewer + 1
    return [(first + place) % v.players for place in range(v.players)]


def cell(v: Warriors, viewer: int | None, faction: int) -> str:
    """The cell of a faction."""
    seat, people = divmod(faction, PEOPLES)
    return f"field:{seating(v, viewer).index(seat)},{people}"


def place_of(v: Warriors, viewer: int | None, target: int) -> str:
    """What to click to attack this target."""
    return cell(v, viewer, target) if target < FACTIONS else FACES[DRAGON + target - FACTIONS]
