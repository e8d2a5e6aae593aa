"""Warriors: the table as a picture. Players across peoples in one grid, the order of battle above, the duel beside."""

from __future__ import annotations

from typing import Final

from pioche.core import scene as pic
from pioche.core.hidden import UNKNOWN
from pioche.core.scene import Flag, Header, Ids, Piece, Player, Sign, T, Text, Tone, Zone, around, at, badge, symbol
from pioche.core.table import Picture, note_by, over_by
from pioche.games.warriors import cards
from pioche.games.warriors.attack import fighter, fighting_dragon, fighting_faction, losers, totals
from pioche.games.warriors.cards import ARMS, DRAGON, FACES, INFANTRY, MERCENARY, PEOPLE_KEYS, PEOPLES, SIMPLE
from pioche.games.warriors.odds import attack_chances, force_side, target_side
from pioche.games.warriors.preparation import KeepCard
from pioche.games.warriors.scoring import leaders, scores, strengths
from pioche.games.warriors.standing import STANDING
from pioche.games.warriors.state import ATTACKING, DEFENDING, SIDES, Warriors
from pioche.games.warriors.table.faces import PEOPLE_SYMBOLS
from pioche.games.warriors.table.places import warrior

DUEL: Final = "duel"

over = over_by("8.3")
note = note_by(scores, "note-pile")


def picture(v: Warriors, viewer: int | None) -> Picture:
    zones = [*cards_in_hand(v, viewer), *track(v), field(v, viewer), *duel(v, viewer)]
    areas = [area for area in ("track", "field", DUEL, "hand") if any(zone.area == area for zone in zones)]
    return Picture(
        layout=layout(areas),
        areas=[pic.Area(id=area, narrow="pin" if area in (DUEL, "hand") else "open") for area in areas],
        zones=zones,
        players=players(v),
        signs=[
            badge("round", value=max(1, v.round), of=cards.ROUNDS, gauge=True),
            badge("deck", text="draw-pile", value=len(v.pile)),
        ],
        sheets=[] if v.is_over() else [score(v)],
        switches=[STANDING.switch()] if has_catapults(v, viewer) else [],
    )


def layout(areas: list[str]) -> pic.Layout:
    """The duel stands beside the field where there is room."""
    beside = f"field field field {DUEL}" if DUEL in areas else " ".join(["field"] * 4)
    wide = [beside if area == "field" else " ".join([area] * 4) for area in areas if area != DUEL]
    return pic.Layout(wide=wide, narrow=areas)


def has_catapults(v: Warriors, viewer: int | None) -> bool:
    """Whether the viewer may come to shoot in this round."""
    return viewer is not None and v.catapults[viewer] > 0 and bool(v.track)


# The field -----------------------------------------------------------------------------------------------------


def field(v: Warriors, viewer: int | None) -> Zone:
    rows = around(viewer, v.players)
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
        camp = v.camp if seat == v.attacker() and people == v.force and v.kind == SIMPLE else [0] * ARMS
        for arm in range(ARMS):
            card = people * ARMS + arm
            if count := v.troops[seat * cards.WARRIORS + card]:
                pieces.append(Piece(id=warrior(seat, card), face=FACES[card], at=place, n=count, flags=flags))
            if camp[arm]:
                ident = f"field.{FACES[card]}.camp"
                pieces.append(Piece(id=ident, face=FACES[card], at=place, n=camp[arm], flags=["dim"]))
        if count := v.wizards[faction]:
            pieces.append(Piece(id=f"field.wizard.{key}.{seat}", face="wizard", at=place, n=count))
    for dragon in v.dragons_of(seat):
        face, fire = FACES[DRAGON + dragon], v.fire[dragon]
        signs = [badge("flame", value=fire)] if fire else []
        raised: list[Flag] = ["raise"] if dragon in [fighting_dragon(v, side) for side in SIDES] else []
        pieces.append(Piece(id=face, face=face, at=(row, PEOPLES), signs=signs, flags=raised))
    return pieces


def faction_flags(v: Warriors, faction: int) -> list[Flag]:
    flags: list[Flag] = ["lock"] if v.wizards[faction] else []
    attacks = v.kind == SIMPLE and v.force < PEOPLES and faction == fighting_faction(v, ATTACKING)
    return [*flags, "raise"] if attacks or faction == v.target else flags


def column(people: int, counts: list[int], viewer: int | None) -> Header:
    """A people: its bonus and who leads, and for the viewer by how much."""
    key = PEOPLE_SYMBOLS[people]
    signs = [Sign(text=lead(counts, viewer), symbol="crown", value=cards.BONUS[people])]
    first = leaders(counts)
    if len(first) < len(counts):
        signs += [Sign(text=T("leads", who=at(seat)), symbol="crown", seat=seat) for seat in first]
    note: Text = "rule-dragon" if people == PEOPLES else T("enemy", people=symbol(PEOPLE_KEYS[cards.ENEMY[people]]))
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
        return [pic.row("aside", "track", "put-aside", pieces, scale="small")]
    if not v.track:
        return []
    pieces = []
    for place, (battle, holder) in enumerate(zip(v.track, v.holders, strict=True)):
        flags: list[Flag] = ["dim"] if place < v.turn else ["mark"] if place == v.turn else []
        face = FACES[cards.BATTLE + battle]
        pieces.append(Piece(id=face, face=face, seat=holder, flags=flags))
    says: dict[Flag, Text] = {"mark": "now-card", "dim": "done-card"}
    return [pic.row("track", "track", "track", pieces, says=says, scale="small")]


# The duel ------------------------------------------------------------------------------------------------------


def duel(v: Warriors, viewer: int | None) -> list[Zone]:
    """Both sides with their dice, the band, and the viewer's catapults."""
    zones = [] if v.target == cards.NO_TARGET else [fighters(v, side) for side in SIDES]
    if any(v.band):
        hired = [(FACES[people * ARMS + INFANTRY], n) for people, n in enumerate(v.band) if n]
        pieces = [Piece(id=f"band.{face}", face=face, n=n) for face, n in hired]
        zones.append(pic.row("band", DUEL, T("band-of", who=at(v.attacker())), pieces, owner=v.attacker()))
    if viewer is not None and has_catapults(v, viewer):
        ammo = [Piece(id="ammo.catapult", face="catapult", n=v.catapults[viewer])]
        zones.append(pic.row("ammo", DUEL, "your-catapults", ammo, owner=viewer, scale="small"))
    return zones


def fighters(v: Warriors, side: int) -> Zone:
    """One side with its dice, and what it fights with."""
    ident, message, room = (("red", "duel-attacker", 3), ("black", "duel-defender", 2))[side]
    seat, rolled = fighter(v, side), (len(v.red) or v.red_dice(), len(v.black) or v.black_dice())[side]
    if side == ATTACKING and v.kind == MERCENARY:
        people, signs = "mercenary", [badge("red", text="duel-band", value=rolled)]
    elif fighting_dragon(v, side) >= 0:
        people, signs = "dra", [badge("dra", text="duel-dragon")]
    else:
        people, signs = PEOPLE_KEYS[fighting_faction(v, side) % PEOPLES], army_signs(v, side, rolled)
    if side == DEFENDING:
        signs.append(Sign(text="duel-ties"))
    elif not v.red and v.can_attack():
        signs.append(odds_sign(v))
    title = T(message, who=at(seat), people=symbol(people))
    return pic.row(ident, DUEL, title, dice(v, side, ident), owner=seat, room=room, signs=signs)


def army_signs(v: Warriors, side: int, rolled: int) -> list[Sign]:
    """While dice lie, those who rolled them; once they are compared, the bows that counted."""
    infantry, bows = (v.infantry or v.line_up(INFANTRY))[side], (v.bows or v.count_bows())[side]
    shields = cards.SHIELDS[v.card()] if side == ATTACKING else 0
    text = T("duel-dice-card", infantry=infantry, card=shields) if shields else T("duel-dice", infantry=infantry)
    return pic.some(
        badge("inf", text=text, value=rolled),
        bows > 0 and badge("arc", text="duel-bows", value=bows),
        v.bow_lead() == (1 if side == ATTACKING else -1) and Sign(text="duel-plus-one", tone="good"),
    )


def odds_sign(v: Warriors) -> Sign:
    chances = attack_chances(force_side(v, v.force), target_side(v, v.target))
    none, one, two = (round(100 * chance) for chance in chances)
    return Sign(text=T("duel-odds", none=none, one=one, two=two), tone="info", weight=3)


def dice(v: Warriors, side: int, zone: str) -> list[Piece]:
    """The dice with what is added; those that decide nothing are dim."""
    rolled, colour = (v.red, "red") if side == ATTACKING else (v.black, "dark")
    if not rolled:
        return []
    sums = totals(v)
    lost, mine = losers(*sums), sums[side]
    plus = "dra" if fighting_dragon(v, side) >= 0 else "arc"
    pieces = []
    for place, die in enumerate(rolled):
        wins = place < len(lost) and lost[place] != side
        tone: Tone = "good" if wins else ""
        signs = [Sign(text="die-wins", symbol="wins", tone=tone)] if wins else []
        if mine[place] != die:
            text = T("die-sum-wins" if wins else "die-sum", n=die)
            signs = [Sign(text=text, symbol=plus, value=mine[place], tone=tone)]
        flags: list[Flag] = [] if place < len(lost) else ["dim"]
        pieces.append(Piece(id=f"{zone}.{place}", face=f"{colour}{die}", flags=flags, signs=signs))
    return pieces


# Hands and players ---------------------------------------------------------------------------------------------

SEVERAL: Final = frozenset(FACES[:DRAGON])  # dragons and battle cards can be followed, of the others there are several


def cards_in_hand(v: Warriors, viewer: int | None) -> list[Zone]:
    """What the viewer chooses from, and what is kept already."""
    if viewer is None or v.revealed or UNKNOWN in v.hands[viewer] or not (v.hands[viewer] or v.kept[viewer]):
        return []
    ids, hand, kept = Ids(SEVERAL), v.hands[viewer], v.kept[viewer]
    pieces, room = ids.pieces("hand", [FACES[card] for card in hand]), len(hand) + len(kept)
    zones = [Zone(id="hand", kind="fan", area="hand", title="dealt", owner=viewer, room=room, pieces=pieces)]
    if kept:
        pieces = ids.pieces("keeping", [FACES[card] for card in kept])
        zones.append(pic.row("keeping", "hand", "kept", pieces, owner=viewer))
    return zones


def players(v: Warriors) -> list[Player]:
    keeping = any(isinstance(v.question(seat), KeepCard) for seat in v.asked())
    return [player(v, seat, points, keeping) for seat, points in enumerate(scores(v))]


def player(v: Warriors, seat: int, points: int, keeping: bool) -> Player:
    held = [("catapult", "catapult", v.catapults), ("reserve", "flame", v.reserve), ("unplaced", "wizard", v.waiting)]
    signs = pic.some(
        badge("pile", value=len(v.captured[seat]), weight=2),
        *(badge(key, text=text, value=there[seat]) for text, key, there in held if there[seat]),
        keeping and seat not in v.asked() and badge("locked", text="locked-in", tone="good"),
        seat == v.dealer and badge("dealer"),
    )
    active = not v.is_over() and (seat == v.attacker() if v.track else seat in v.asked())
    return Player(seat=seat, score=Sign(text="if-over", value=points), signs=signs, active=active)


# The score -----------------------------------------------------------------------------------------------------


def score(v: Warriors) -> pic.Sheet:
    """What everybody would score now."""
    rows = [pic.Line(text="sheet-pile", cells=[2 * len(pile) for pile in v.captured])]
    for people, counts in enumerate(strengths(v)):
        first = leaders(counts)
        cells = [cards.BONUS[people] if seat in first else None for seat in range(v.players)]
        rows.append(pic.Line(text=f"people-{PEOPLE_SYMBOLS[people]}", cells=[*cells]))
    rows.append(pic.Line(text="sheet-total", cells=[*scores(v)], tone="good"))
    return pic.sheet("sheet-score" if v.is_over() else "sheet-if-over", v.players, rows)
