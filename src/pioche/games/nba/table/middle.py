"""NBA Deck-Building: the dice that wait between the teams, and those just rolled."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Ids, Piece, Sign, T, Text, Zone, face
from pioche.games.nba.activation import allowance, free_die
from pioche.games.nba.answers import SLOTS
from pioche.games.nba.cards import CARD_KEYS, FACE_KEYS, NO_SKILL
from pioche.games.nba.market import stopped
from pioche.games.nba.outlook import kept_now, total
from pioche.games.nba.state import Nba, less
from pioche.games.nba.table.teams import name_of, owner_of

ATTACK: Final = 6  # dice lie there without shrinking; there are seldom more
OWN_ATTACK: Final = 12  # with what it scores against each opponent
DEFENCE: Final = 4


def clash(v: Nba) -> list[Zone]:
    """Between two teams: each attack, what it will score as things stand, and behind it the defence against it."""
    return [
        tray(
            v,
            f"att{team}",
            "clash",
            T("attack-of", who=name_of(v, team)),
            [*dice_of(f"att{team}", v.attacks[team]), *dice_of(f"att{team}.against", v.guards[1 - team])],
            harvest(v, team, [1 - team]),
            team,
        )
        for team in range(2)
    ]


def dice_beside(v: Nba, team: int, viewer: int | None) -> list[Zone]:
    """With many teams their dice lie with them."""
    area, attack, guard = f"p{team}", v.attacks[team], v.guards[team]
    against = v.others(team) if viewer in (None, team) else [viewer]
    room = OWN_ATTACK if len(against) > 1 else ATTACK
    points = harvest(v, team, against)
    return [
        tray(v, f"att{team}", area, "attack-waiting", dice_of(f"att{team}", attack), points, team, room),
        tray(v, f"guard{team}", area, "defence-waiting", dice_of(f"guard{team}", guard), [], team, DEFENCE),
    ]


def tray(
    v: Nba, zone: str, area: str, title: Text, pieces: list[Piece], signs: list[Sign], team: int, room: int = ATTACK
) -> Zone:
    """A place for dice that is there even when there are none, so that nothing moves when they come."""
    return Zone(
        id=zone,
        kind="row",
        area=area,
        title=title,
        owner=owner_of(v, team),
        anchor="centre",
        room=max(room, len(pieces)),
        pieces=pieces,
        signs=signs,
        scale="small",
    )


def dice_of(zone: str, faces: list[int]) -> list[Piece]:
    return [Piece(id=f"{zone}.{place}", face=FACE_KEYS[face]) for place, face in enumerate(faces)]


def harvest(v: Nba, team: int, against: list[int]) -> list[Sign]:
    """3.2: what the attack will score against these opponents, as the defences are now."""
    attack = v.attacks[team]
    if not attack:
        return []
    signs = []
    for other in against:
        a, d = total(attack), stopped(attack, v.guards[other])
        text, points = T("worth", a=a, d=d), max(0, a - d)
        if v.teams == 2:
            signs.append(Sign(text=text, value=points, weight=3, tone="info"))
        else:
            signs.append(Sign(text=text, value=points, symbol="points", seat=other))
    return signs


def rolling(v: Nba, ids: Ids) -> list[Zone]:
    """The roll that is being resolved: what counts now, and how many dice may be rolled again."""
    if not v.dice:
        return []
    tactic = v.boards[v.active][v.slot]
    kept, picked = kept_now(v), v.picked
    pieces = []
    for place, number in enumerate(v.dice):
        is_picked, is_kept = number in picked, number in less_each(kept, v.dice, place)
        if is_picked:
            picked = less(picked, [number])
        pieces.append(
            Piece(
                id=f"roll.{place}",
                face=FACE_KEYS[number],
                flags=["raise"] if is_picked else ["mark"] if is_kept else [],
            )
        )
    signs = [Sign(text="total-now", value=total(kept), weight=2), Sign(text="rerolls", value=allowance(v))]
    if v.slot >= SLOTS and free_die(v) == NO_SKILL:
        signs = [signs[0], Sign(text="rerolls-fatigue", value=allowance(v), symbol="fatigue")]
    return [
        Zone(
            id="roll",
            kind="row",
            area="roll",
            title=T("roll-of", card=face(CARD_KEYS[tactic])),
            owner=owner_of(v, v.active),
            anchor="centre",
            pieces=pieces,
            signs=signs,
            says={"mark": "counted", "raise": "picked"},
            scale="large",
        )
    ]


def less_each(kept: list[int], dice: list[int], place: int) -> list[int]:
    """The kept dice from this place on: of equal dice only as many are marked as are kept."""
    number = dice[place]
    before = dice[:place].count(number)
    return [number] if kept.count(number) > before else []
