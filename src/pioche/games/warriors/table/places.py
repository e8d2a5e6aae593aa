"""Warriors: where things lie in the picture, and how they are named."""

from __future__ import annotations

from pioche.core.scene import around, face, symbol
from pioche.games.warriors.cards import ARMS, DRAGON, FACES, FACTIONS, PEOPLE_KEYS, PEOPLES
from pioche.games.warriors.state import Warriors


def cell(v: Warriors, viewer: int | None, faction: int) -> str:
    """The cell of a faction: a row for each player, the viewer's own last, and a column for each people."""
    seat, people = divmod(faction, PEOPLES)
    return f"field:{around(viewer, v.players).index(seat)},{people}"


def place_of(v: Warriors, viewer: int | None, target: int) -> str:
    """What to click for this faction or dragon."""
    return cell(v, viewer, target) if target < FACTIONS else FACES[DRAGON + target - FACTIONS]


def name_of(target: int) -> str:
    return symbol(PEOPLE_KEYS[target % PEOPLES]) if target < FACTIONS else face(FACES[DRAGON + target - FACTIONS])


def as_target(seat: int, force: int) -> int:
    """A faction or dragon that attacks, numbered like those that are attacked."""
    return seat * PEOPLES + force if force < PEOPLES else FACTIONS + force - PEOPLES


def warrior(seat: int, card: int) -> str:
    """The warriors of one kind in a faction, as one piece."""
    return f"field.{FACES[card]}.{seat}"


def taken_from(v: Warriors, viewer: int | None, owner: int, card: int, hired: bool) -> str:
    """Where a card lay that somebody captures."""
    if card >= DRAGON:
        return FACES[card]
    return f"band.{FACES[card]}" if hired else cell(v, viewer, owner * PEOPLES + card // ARMS)
