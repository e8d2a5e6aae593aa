"""Warriors: the table as a picture. Players across peoples in one grid, the order of battle above, the duel beside."""

from __future__ import annotations

from typing import Final

from pioche.core.hidden import UNKNOWN
from pioche.core.scene import (
    Area,
    Flag,
    Header,
    Layout,
    Line,
    Piece,
    Player,
    Result,
    Scene,
    Sheet,
    Sign,
    T,
    Text,
    Tone,
    Zone,
    at,
    symbol,
)
from pioche.games.warriors.attack import losers, totals
from pioche.games.warriors.cards import (
    ARM_KEYS,
    ARMS,
    BATTLE,
    BONUS,
    DRACONIC,
    DRAGON,
    ENEMY,
    FACES,
    FACTIONS,
    INFANTRY,
    MERCENARY,
    NO_TARGET,
    PEOPLE_KEYS,
    PEOPLES,
    ROUNDS,
    SHIELDS,
    SIMPLE,
)
from pioche.games.warriors.odds import attack_chances, force_side, target_side
from pioche.games.warriors.preparation import KeepCard
from pioche.games.warriors.scoring import leaders, scores, strengths
from pioche.games.warriors.standing import STANDING
from pioche.games.warriors.state import ATTACKING, DEFENDING, Warriors
from pioche.games.warriors.table.asking import answers, prompt
from pioche.games.warriors.table.faces import PEOPLE_SYMBOLS
from pioche.games.warriors.table.places import seating

DUEL: Final = "duel"


def scene(v: Warriors, viewer: int | None) -> Scene:
    zones = [*cards_in_hand(v, viewer), *track(v), field(v, viewer), *duel(v, viewer)]
    areas = [area for area in ("track", "field", DUEL, "hand") if any(zone.area == area for zone in zones)]
    choices, groups, why = answers(v, viewer)
    return Scene(
        seat=viewer,
        layout=layout(areas),
        areas=[Area(id=area, narrow="pin" if area in (DUEL, "hand") else "open") for area in areas],
        zones=zones,
        players=players(v),
        prompt=prompt(v, viewer),
        signs=[
            Sign(text="round", value=max(1, v.round), of=ROUNDS, symbol="round"),
            Sign(text="draw-pile", value=len(v.pile), symbol="deck"),
        ],
        choices=choices,
        groups=groups,
        why=why,
        sheets=[] if v.is_over() else [if_over(v)],
        switches=[STANDING.switch()] if viewer is not None and v.catapults[viewer] and v.track else [],
        result=result(v) if v.is_over() else None,
    )


def layout(areas: list[str]) -> Layout:
    """The duel stands beside the field where there is room."""
    wide = [" ".join([area] * 4) for area in areas if area != DUEL]
    if DUEL in areas:
        wide = [f"field field field {DUEL}" if line.startswith("field") else line for line in wide]
    return Layout(wide=wide, narrow=areas)


# The field -----------------------------------------------------------------------------------------------------


def field(v: Warriors, viewer: int | None) -> Zone:
    rows = seating(v, viewer)
    return Zone(
        id="field",
        kind="grid",
        area="field",
        title="field",
        pieces=[piece for row, seat in enumerate(rows) for piece in standing_before(v, seat, row)],
        says={"mark": "yours", "lock": "protected", "raise": "fighting", "dim": "camping"},
        rows=[Header(text=at(seat), flags=["mark"] if seat == viewer else []) for seat in rows],
        cols=[column(people, counts, viewer) for people, counts in enumerate(strengths(v))],
        turn=True,
    )


def standing_before(v: Warriors, seat: int, row: int) -> list[Piece]:
    """Everything on the field that belongs to this player."""
    pieces = []
    for people, key in enumerate(PEOPLE_KEYS):
        faction, place = seat * PEOPLES + people, (row, people)
        flags = faction_flags(v, faction)
        for arm, name in enumerate(ARM_KEYS):
            if count := v.troops[faction * ARMS + arm]:
                face = key + name
                pieces.append(Piece(id=f"field.{face}.{seat}", face=face, at=place, n=count, flags=flags))
            if seat == v.attacker() and people == v.force and v.kind == SIMPLE and v.camp[arm]:
                ident = f"field.{key}{name}.camp"
                pieces.append(Piece(id=ident, face=key + name, at=place, n=v.camp[arm], flags=["dim"]))
        if count := v.wizards[faction]:
            pieces.append(Piece(id=f"field.wizard.{key}.{seat}", face="wizard", at=place, n=count))
    for dragon in v.dragons_of(seat):
        face, fire = FACES[DRAGON + dragon], v.fire[dragon]
        signs = [Sign(text="flame", symbol="flame", value=fire)] if fire else []
        raised: list[Flag] = ["raise"] if is_fighting_dragon(v, dragon) else []
        pieces.append(Piece(id=face, face=face, at=(row, PEOPLES), signs=signs, flags=raised))
    return pieces


def faction_flags(v: Warriors, faction: int) -> list[Flag]:
    flags: list[Flag] = ["lock"] if v.wizards[faction] else []
    attacks = v.kind == SIMPLE and v.force < PEOPLES and faction == v.attacker() * PEOPLES + v.force
    if attacks or faction == v.target:
        flags.append("raise")
    return flags


def is_fighting_dragon(v: Warriors, dragon: int) -> bool:
    return v.target == FACTIONS + dragon or (v.kind == DRACONIC and v.force == PEOPLES + dragon)


def column(people: int, counts: list[int], viewer: int | None) -> Header:
    """A people: its bonus and who leads, and for the viewer by how much."""
    key = PEOPLE_SYMBOLS[people]
    signs = [Sign(text=lead(counts, viewer), symbol="crown", value=BONUS[people])]
    first = leaders(counts)
    if len(first) < len(counts):
        signs += [Sign(text=T("leads", who=at(seat)), symbol="crown", seat=seat) for seat in first]
    note: Text = "rule-dragon" if people == PEOPLES else T("enemy", people=symbol(PEOPLE_KEYS[ENEMY[people]]))
    return Header(text=f"people-{key}", symbol=key, note=note, signs=signs)


def lead(counts: list[int], viewer: int | None) -> Text:
    if viewer is None:
        return "bonus"
    mine, best = counts[viewer], max(counts[:viewer] + counts[viewer + 1 :])
    if mine > best:
        return T("bonus-ahead", n=mine - best)
    if mine < best:
        return T("bonus-behind", n=best - mine)
    return "bonus-level" if mine else "bonus"


# The order of battle -------------------------------------------------------------------------------------------


def track(v: Warriors) -> list[Zone]:
    if v.aside:
        pieces = [Piece(id=FACES[card], face=FACES[card]) for card in v.aside]
        return [Zone(id="aside", kind="row", area="track", title="put-aside", pieces=pieces, scale="small")]
    if not v.track:
        return []
    pieces = []
    for place, (battle, holder) in enumerate(zip(v.track, v.holders, strict=True)):
        flags: list[Flag] = ["dim"] if place < v.turn else ["mark"] if place == v.turn else []
        face = FACES[BATTLE + battle]
        pieces.append(Piece(id=face, face=face, seat=holder, flags=flags))
    says: dict[Flag, Text] = {"mark": "now-card", "dim": "done-card"}
    return [Zone(id="track", kind="row", area="track", title="track", pieces=pieces, says=says, scale="small")]


# The duel ------------------------------------------------------------------------------------------------------


def duel(v: Warriors, viewer: int | None) -> list[Zone]:
    """Both sides with their dice, the band, and the viewer's catapults."""
    zones = []
    if v.target != NO_TARGET:
        zones += [red_side(v), black_side(v)]
    if any(v.band):
        pieces = [
            Piece(id=f"band.{key}inf", face=f"{key}inf", n=v.band[people])
            for people, key in enumerate(PEOPLE_KEYS)
            if v.band[people]
        ]
        title = T("band-of", who=at(v.attacker()))
        zones.append(Zone(id="band", kind="row", area=DUEL, title=title, owner=v.attacker(), pieces=pieces))
    if viewer is not None and v.catapults[viewer] and v.track:
        ammo = [Piece(id="ammo.catapult", face="catapult", n=v.catapults[viewer])]
        zones.append(
            Zone(id="ammo", kind="row", area=DUEL, title="your-catapults", owner=viewer, pieces=ammo, scale="small")
        )
    return zones


def red_side(v: Warriors) -> Zone:
    seat = v.attacker()
    dice_rolled = len(v.red) or v.red_dice()
    if v.kind == SIMPLE:
        signs = dice_signs(fighting_infantry(v)[ATTACKING], SHIELDS[v.card()], dice_rolled)
        signs += bow_signs(fighting_bows(v)[ATTACKING], v.bow_lead() > 0)
    elif v.kind == MERCENARY:
        signs = [Sign(text="duel-band", value=dice_rolled, symbol="red")]
    else:
        signs = [Sign(text="duel-dragon", symbol="dra")]
    if not v.red and v.can_attack():
        none, one, two = percents(v)
        signs.append(Sign(text=T("duel-odds", none=none, one=one, two=two), tone="info"))
    people = PEOPLE_SYMBOLS[min(v.force, PEOPLES)] if v.kind != MERCENARY else "mercenary"
    title = T("duel-attacker", who=at(seat), people=symbol(people))
    return Zone(id="red", kind="row", area=DUEL, title=title, owner=seat, pieces=dice(v, ATTACKING), signs=signs)


def black_side(v: Warriors) -> Zone:
    seat = v.defender()
    if v.target < FACTIONS:
        signs = dice_signs(fighting_infantry(v)[DEFENDING], 0, len(v.black) or v.black_dice())
        signs += bow_signs(fighting_bows(v)[DEFENDING], v.bow_lead() < 0)
        people = PEOPLE_KEYS[v.target % PEOPLES]
    else:
        signs, people = [Sign(text="duel-dragon", symbol="dra")], "dra"
    signs.append(Sign(text="duel-ties"))
    title = T("duel-defender", who=at(seat), people=symbol(people))
    return Zone(id="black", kind="row", area=DUEL, title=title, owner=seat, pieces=dice(v, DEFENDING), signs=signs)


def fighting_infantry(v: Warriors) -> list[int]:
    """Of both sides: while dice lie, those who rolled them."""
    return v.infantry or v.line_up(INFANTRY)


def fighting_bows(v: Warriors) -> list[int]:
    """Of both sides: once the dice are compared, those that counted."""
    return v.bows or v.count_bows()


def dice_signs(infantry: int, card: int, dice: int) -> list[Sign]:
    text = T("duel-dice-card", infantry=infantry, card=card) if card else T("duel-dice", infantry=infantry)
    return [Sign(text=text, symbol="inf", value=dice)]


def bow_signs(bows: int, leads: bool) -> list[Sign]:
    signs = [Sign(text="duel-bows", symbol="arc", value=bows)] if bows else []
    return [*signs, Sign(text="duel-plus-one", tone="good")] if leads else signs


def dice(v: Warriors, side: int) -> list[Piece]:
    """The dice with what is added; those that decide nothing are dim."""
    rolled, key = (v.red, "red") if side == ATTACKING else (v.black, "dark")
    if not rolled:
        return []
    sums = totals(v)
    lost = losers(*sums)
    pieces = []
    for place, die in enumerate(rolled):
        wins = place < len(lost) and lost[place] != side
        tone: Tone = "good" if wins else ""
        signs = [Sign(text="die-wins", symbol="wins", tone=tone)] if wins else []
        if sums[side][place] != die:
            dragon = v.kind == DRACONIC if side == ATTACKING else v.target >= FACTIONS
            text = T("die-sum-wins" if wins else "die-sum", n=die)
            signs = [Sign(text=text, symbol="dra" if dragon else "arc", value=sums[side][place], tone=tone)]
        zone = "red" if side == ATTACKING else "black"
        flags: list[Flag] = [] if place < len(lost) else ["dim"]
        pieces.append(Piece(id=f"{zone}.{place}", face=f"{key}{die}", flags=flags, signs=signs))
    return pieces


def percents(v: Warriors) -> tuple[int, int, int]:
    none, one, two = attack_chances(force_side(v, v.force), target_side(v, v.target))
    return round(100 * none), round(100 * one), round(100 * two)


# Hands and players ---------------------------------------------------------------------------------------------


def cards_in_hand(v: Warriors, viewer: int | None) -> list[Zone]:
    """What the viewer chooses from, and what is kept already."""
    if viewer is None or v.revealed or UNKNOWN in v.hands[viewer] or not (v.hands[viewer] or v.kept[viewer]):
        return []
    zones = [
        Zone(id="hand", kind="fan", area="hand", title="dealt", owner=viewer, pieces=hand("hand", v.hands[viewer]))
    ]
    if v.kept[viewer]:
        pieces = hand("keeping", v.kept[viewer])
        zones.append(Zone(id="keeping", kind="row", area="hand", title="kept", owner=viewer, pieces=pieces))
    return zones


def hand(zone: str, cards: list[int]) -> list[Piece]:
    """Battle cards and dragons can be followed; of the others there are several."""
    pieces = []
    for place, card in enumerate(cards):
        name = FACES[card]
        ident = name if card >= DRAGON else f"{zone}.{name}.{cards[:place].count(card) + 1}"
        pieces.append(Piece(id=ident, face=name))
    return pieces


def players(v: Warriors) -> list[Player]:
    keeping = any(isinstance(v.question(seat), KeepCard) for seat in v.asked())
    return [player(v, seat, points, keeping) for seat, points in enumerate(scores(v))]


def player(v: Warriors, seat: int, points: int, keeping: bool) -> Player:
    signs = [Sign(text="pile", symbol="pile", value=len(v.captured[seat]))]
    if v.catapults[seat]:
        signs.append(Sign(text="catapult", symbol="catapult", value=v.catapults[seat]))
    if v.reserve[seat]:
        signs.append(Sign(text="reserve", symbol="flame", value=v.reserve[seat]))
    if v.waiting[seat]:
        signs.append(Sign(text="unplaced", symbol="wizard", value=v.waiting[seat]))
    if keeping and seat not in v.asked():
        signs.append(Sign(text="locked-in", symbol="locked", tone="good"))
    if seat == v.dealer:
        signs.append(Sign(text="dealer", symbol="dealer"))
    active = not v.is_over() and (seat == v.attacker() if v.track else seat in v.asked())
    return Player(seat=seat, score=Sign(text="if-over", value=points), signs=signs, active=active)


# The score -----------------------------------------------------------------------------------------------------


def if_over(v: Warriors) -> Sheet:
    """What everybody would score now."""
    everyone = range(v.players)
    rows = [Line(text="sheet-pile", cells=[2 * len(pile) for pile in v.captured])]
    for people, counts in enumerate(strengths(v)):
        first = leaders(counts)
        cells: list[int | float | str | None] = [BONUS[people] if seat in first else None for seat in everyone]
        rows.append(Line(text=f"people-{PEOPLE_SYMBOLS[people]}", cells=[*cells]))
    rows.append(Line(text="sheet-total", cells=[*scores(v)], tone="good"))
    title = "sheet-score" if v.is_over() else "sheet-if-over"
    return Sheet(title=title, heads=[at(seat) for seat in everyone], rows=rows)


def result(v: Warriors) -> Result:
    places = [[seat for seat, rank in enumerate(v.ranks) if rank == place] for place in sorted(set(v.ranks))]
    points = scores(v)
    note = ""
    if len(places[0]) > 1:
        note = "note-shared"
    elif points.count(max(points)) > 1:
        note = "note-pile"
    return Result(places=places, sheet=if_over(v), note=note)
