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


def clash(v: Nba) -> list[Zone]:
    """Each attack that waits, with what it will score as things stand, and the defence dice."""
    zones = []
    for team in range(v.teams):
        if v.attacks[team] or v.teams == 2:
            zones.append(dice_zone(v, team, f"att{team}", "attack-of", v.attacks[team], harvest(v, team)))
        if v.guards[team] or (v.teams == 2 and v.attacks[1 - team]):
            zones.append(dice_zone(v, team, f"guard{team}", "defence-of", v.guards[team], []))
    return zones


def dice_zone(v: Nba, team: int, zone: str, title: str, faces: list[int], signs: list[Sign]) -> Zone:
    pieces = [Piece(id=f"{zone}.{place}", face=FACE_KEYS[face]) for place, face in enumerate(faces)]
    if v.teams > 2:  # with many teams their dice lie with them
        title = "attack-waiting" if title == "attack-of" else "defence-waiting"
        return Zone(
            id=zone, kind="row", area=f"p{team}", title=title, owner=team, pieces=pieces, signs=signs, scale="small"
        )
    return Zone(
        id=zone,
        kind="row",
        area="clash",
        title=T(title, who=name_of(v, team)),
        owner=owner_of(v, team),
        anchor="centre",
        pieces=pieces,
        signs=signs,
    )


def harvest(v: Nba, team: int) -> list[Sign]:
    """3.2: what the attack will score against each opponent, as the defences are now."""
    attack = v.attacks[team]
    if not attack:
        return []
    signs = []
    for other in v.others(team):
        a, d = total(attack), stopped(attack, v.guards[other])
        text = T("worth", a=a, d=d) if v.teams == 2 else T("worth-against", who=name_of(v, other))
        signs.append(Sign(text=text, value=max(0, a - d), weight=3 if v.teams == 2 else 1, tone="info"))
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
            area="clash",
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
