"""NBA Deck-Building: the dice that wait between the teams, and those just rolled."""

from __future__ import annotations

from pioche.core.scene import Ids, Piece, Sign, T, Zone, face
from pioche.games.nba.activation import allowance, free_die
from pioche.games.nba.answers import SLOTS
from pioche.games.nba.cards import CARD_KEYS, FACE_KEYS, NO_SKILL
from pioche.games.nba.market import stopped
from pioche.games.nba.outlook import kept_now, total
from pioche.games.nba.state import Nba, less
from pioche.games.nba.table.teams import name_of, owner_of


def clash(v: Nba, viewer: int | None) -> list[Zone]:
    """Each attack that waits, with what it will score as things stand, and the defence dice."""
    return face_to_face(v) if v.teams == 2 else at_each_team(v, viewer)


def face_to_face(v: Nba) -> list[Zone]:
    """Between two teams: an attack and behind it the defence against it."""
    zones = []
    for team in range(2):
        if v.attacks[team]:
            pieces = [*dice_of(f"att{team}", v.attacks[team]), *dice_of(f"att{team}.against", v.guards[1 - team])]
            zones.append(
                Zone(
                    id=f"att{team}",
                    kind="row",
                    area="clash",
                    title=T("attack-of", who=name_of(v, team)),
                    owner=owner_of(v, team),
                    anchor="centre",
                    pieces=pieces,
                    signs=harvest(v, team, [1 - team]),
                    scale="small",
                )
            )
    return zones


def at_each_team(v: Nba, viewer: int | None) -> list[Zone]:
    """With many teams their dice lie with them."""
    zones = []
    for team in range(v.teams):
        against = v.others(team) if viewer in (None, team) else [viewer]
        for zone, title, faces, signs in (
            (f"att{team}", "attack-waiting", v.attacks[team], harvest(v, team, against)),
            (f"guard{team}", "defence-waiting", v.guards[team], []),
        ):
            if faces:
                pieces, area = dice_of(zone, faces), f"p{team}"
                zones.append(
                    Zone(
                        id=zone,
                        kind="row",
                        area=area,
                        title=title,
                        owner=team,
                        pieces=pieces,
                        signs=signs,
                        scale="small",
                    )
                )
    return zones


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
