"""Equinox: the picture of the table for one viewer."""

from __future__ import annotations

from typing import Final, Literal

from pioche.core.flow import NOBODY
from pioche.core.scene import (
    Area,
    Header,
    Layout,
    Piece,
    Player,
    Result,
    Scene,
    Sheet,
    Sign,
    T,
    Text,
    Zone,
    at,
)
from pioche.games.equinox.cards import CHAMPION_WORTH, CREATURES, FACE_KEYS, HALVES, KIND, ROWS, WORTH
from pioche.games.equinox.memory import HEAD, OWNER
from pioche.games.equinox.powers import KeepOne, TakePebbleBack
from pioche.games.equinox.predictions import Predict
from pioche.games.equinox.scoring import scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.asking import answers
from pioche.games.equinox.table.faces import KEYS
from pioche.games.equinox.table.questions import prompt
from pioche.games.equinox.table.sheets import points, result_note, score_sheet

LOW_CLOCK: Final = 10


def scene(v: Equinox, seat: int | None) -> Scene:
    zones, looking = table(v), focus(v, seat)
    if seat is not None and v.alive:
        zones += [*looking, *own(v, seat)]
    choices, groups, why = answers(v, seat)
    return Scene(
        seat=seat,
        layout=layout(zones),
        areas=areas(zones),
        zones=zones,
        players=[player(v, other) for other in range(v.players)],
        prompt=prompt(v, seat),
        signs=status(v),
        choices=choices,
        groups=groups,
        why=why,
        sheets=[score_sheet(v)] if v.alive and not v.is_over() else [],
        result=result(v) if v.is_over() else None,
    )


# Where things lie --------------------------------------------------------------------------------------------


def areas(zones: list[Zone]) -> list[Area]:
    all_areas = [
        Area(id="side", narrow="fold"),
        Area(id="board"),
        Area(id="look", narrow="pin"),
        Area(id="hand", narrow="pin"),
    ]
    used = {zone.area for zone in zones}
    return [area for area in all_areas if area.id in used]


def layout(zones: list[Zone]) -> Layout:
    used = {zone.area for zone in zones}
    if "side" not in used:
        return Layout(wide=["board"], narrow=["board"])
    lower = ["look"] * 3 + ["hand"] * 4 if "look" in used else ["hand"] * 7
    wide = [["board"] * 7 + ["side"], *([[*lower, "side"]] if "hand" in used else [])]
    return Layout(wide=[" ".join(line) for line in wide], narrow=[area.id for area in areas(zones)])


def table(v: Equinox) -> list[Zone]:
    if not v.alive:
        return [pool(v)]
    thrown = len(v.discard) + len(v.buried)
    return [
        pile("deck", "draw-pile", len(v.deck)),
        pile("discard", "discard-pile", thrown),
        board(v),
    ]


def pile(ident: str, title: str, count: int) -> Zone:
    top = [Piece(id=f"{ident}.top", face="back")] if count else []
    return Zone(id=ident, kind="pile", area="side", title=title, pieces=top, count=count)


def pool(v: Equinox) -> Zone:
    """§2.2, §2.3: all fourteen champions, those that take part marked."""
    chosen = v.creatures
    pieces = [Piece(id=key, face=key, flags=["mark"] if c in chosen else []) for c, key in enumerate(KEYS)]
    return Zone(id="pool", kind="row", area="board", title="pool", pieces=pieces, says={"mark": "takes-part"})


# The grid ----------------------------------------------------------------------------------------------------


def board(v: Equinox) -> Zone:
    pieces = []
    for column, creature in enumerate(v.creatures):
        pieces += champion(v, column, creature)
        for row in range(ROWS):
            pieces += cell(v, row, column, creature)
    return Zone(
        id="board",
        kind="grid",
        area="board",
        title="board",
        pieces=pieces,
        rows=row_heads(v),
        cols=[column_head(v, creature) for creature in v.creatures],
        turn=True,
        says={"mark": "current-row", "dim": "not-in-play", "deep": "cards-below"},
    )


def champion(v: Equinox, column: int, creature: int) -> list[Piece]:
    key = KEYS[creature]
    pebbles = [
        Piece(id=f"board.champion{column}.{seat}", face="pebble", at=(0, column), seat=seat)
        for seat in range(v.players)
        if v.champions[creature] >> seat & 1
    ]
    return [Piece(id=key, face=key, at=(0, column), flags=["dim"] if creature not in v.alive else []), *pebbles]


def cell(v: Equinox, row: int, column: int, creature: int) -> list[Piece]:
    """The visible card of a cell, whether others lie below it, and its pebble."""
    pile, owner = v.cells[row * CREATURES + creature], v.pebbles[row * CREATURES + creature]
    pieces = []
    if pile:
        key = FACE_KEYS[pile[-1]]
        pieces.append(Piece(id=key, face=key, at=(row + 1, column), flags=["deep"] if len(pile) > 1 else []))
    if owner != NOBODY:
        pieces.append(Piece(id=f"board.pebble{row}.{column}", face="pebble", at=(row + 1, column), seat=owner))
    return pieces


def row_heads(v: Equinox) -> list[Header]:
    heads = [Header(text="row-champion", signs=[Sign(text="worth", value=CHAMPION_WORTH)])]
    for row in range(ROWS):
        now = row == v.row and not v.is_over()
        head = Header(
            text=T("row-n", n=row + 1),
            signs=[Sign(text="worth", value=WORTH[row])],
            flags=["mark"] if now else ["dim"] if row > v.row else [],
        )
        heads.append(head)
    return heads


def column_head(v: Equinox, creature: int) -> Header:
    """Who controls the creature, and how it stands in the current row."""
    key = KEYS[creature]
    signs = []
    if creature not in v.alive:
        signs.append(Sign(text="eliminated", symbol="danger", tone="bad"))
        return Header(text=f"creature-{key}", symbol=key, note=f"power-{key}", signs=signs, flags=["dim"])
    owner = v.controller(creature)
    if owner != NOBODY:
        signs.append(Sign(text=T("controlled-by", who=at(owner)), symbol="control", seat=owner))
    elif v.placed_by_all[creature]:
        signs.append(Sign(text="control-tied", symbol="control"))
    if not v.is_over():
        signs += danger(v, creature)
    return Header(text=f"creature-{key}", symbol=key, note=f"power-{key}", signs=signs)


def danger(v: Equinox, creature: int) -> list[Sign]:
    """§8.5: empty in the current row, or the lowest there."""
    row = v.row * CREATURES
    pile = v.cells[row + creature]
    if not pile:
        return [Sign(text="empty-column", symbol="empty", tone="info")]
    strengths = [HALVES[v.cells[row + other][-1]] for other in v.alive if v.cells[row + other]]
    if HALVES[pile[-1]] > min(strengths):
        return []
    alone = strengths.count(min(strengths)) == 1
    return [Sign(text="lowest-alone" if alone else "lowest-shared", symbol="danger", tone="warn")]


# One's own things --------------------------------------------------------------------------------------------


def in_hand_order(v: Equinox, cards: list[int]) -> list[int]:
    """By creature and strength, in the order of the columns; eliminated creatures last."""
    order = {creature: place for place, creature in enumerate(v.alive)}
    return sorted(cards, key=lambda card: (bool(v.out >> KIND[card] & 1), order.get(KIND[card], CREATURES), card))


def own(v: Equinox, seat: int) -> list[Zone]:
    hand = []
    for card in in_hand_order(v, v.hands[seat]):
        gone = v.out >> KIND[card] & 1
        hand.append(Piece(id=FACE_KEYS[card], face=FACE_KEYS[card], flags=["dim"] if gone else []))
    says = {"dim": "eliminated"}
    zones = [Zone(id="hand", kind="fan", area="hand", title="your-hand", owner=seat, pieces=hand, says=says)]  # type: ignore[arg-type]
    if v.aside[seat]:
        zones.append(aside(v, seat))
    if v.secrets[seat] or may_bet_secretly(v, seat):
        zones.append(secret(v, seat))
    supply = [Piece(id="supply.pebble", face="pebble", seat=seat, n=v.supply[seat])] if v.supply[seat] else []
    if supply or isinstance(v.question(seat), TakePebbleBack):
        zones.append(
            Zone(id="supply", kind="row", area="hand", title="your-pebbles", owner=seat, scale="small", pieces=supply)
        )
    return zones


def may_bet_secretly(v: Equinox, seat: int) -> bool:
    """§3.3: whether this seat is asked and could."""
    return isinstance(v.question(seat), Predict) and not v.row and not v.has_bet[seat] and v.supply[seat] > 0


def aside(v: Equinox, seat: int) -> Zone:
    keys = [FACE_KEYS[card] for card in in_hand_order(v, v.aside[seat])]
    return Zone(
        id="aside",
        kind="row",
        area="hand",
        title="your-aside",
        owner=seat,
        scale="small",
        pieces=[Piece(id=key, face=key, flags=["lock"]) for key in keys],
        says={"lock": "locked"},
        signs=[Sign(text="back-after-discard", tone="info")],
    )


def secret(v: Equinox, seat: int) -> Zone:
    pieces = []
    for card in v.secrets[seat]:
        pieces.append(Piece(id=FACE_KEYS[card], face=FACE_KEYS[card]))
        pieces.append(Piece(id="secret.pebble", face="pebble", seat=seat))
    return Zone(id="secret", kind="row", area="hand", title="your-secret", owner=seat, scale="small", pieces=pieces)


def focus(v: Equinox, seat: int | None) -> list[Zone]:
    """For one player alone: the three cards Sabot lets them look at (§6.9), or the hand the Duke showed them (§6.6)."""
    if seat is None or v.is_over():
        return []
    step = v.question(seat)
    if isinstance(step, KeepOne):
        three = [Piece(id=FACE_KEYS[card], face=FACE_KEYS[card]) for card in step.options(v)]
        return [seen_alone(three, T("three-of", who=at(step.owner)), "normal")]
    if v.shown[seat] == NOBODY:
        return []
    shown = v.memory[v.shown[seat]]
    # As it was shown: what became of each card since is not told, so these pieces are not the cards themselves.
    hand = [Piece(id=f"look.{FACE_KEYS[card]}", face=FACE_KEYS[card]) for card in in_hand_order(v, shown[HEAD:])]
    return [seen_alone(hand, T("hand-of", who=at(shown[OWNER])), "small")]


def seen_alone(pieces: list[Piece], title: Text, scale: Literal["small", "normal"]) -> Zone:
    private = Sign(text="only-you-see", tone="info")
    return Zone(id="look", kind="row", area="look", title=title, scale=scale, pieces=pieces, signs=[private])


# Everybody ---------------------------------------------------------------------------------------------------


def player(v: Equinox, seat: int) -> Player:
    active = not v.is_over() and (seat == v.turn if v.alive else seat in v.asked())
    if not v.alive:
        return Player(seat=seat, active=active)
    signs = [
        Sign(text="hand", value=len(v.hands[seat]), symbol="cards"),
        Sign(text="pebbles", value=v.supply[seat], symbol="pebble", seat=seat),
    ]
    if v.secrets[seat]:
        signs.append(Sign(text="secret-hidden", symbol="secret", seat=seat))
    elif any(pebbles >> seat & 1 for pebbles in v.champions):
        signs.append(Sign(text="secret-shown", symbol="secret", seat=seat, tone="info"))
    if v.aside[seat]:
        signs.append(Sign(text="set-aside", value=len(v.aside[seat]), symbol="aside", tone="warn"))
    score = Sign(text="points" if v.is_over() else "visible-points", value=points(scores(v)[seat]))
    return Player(seat=seat, score=score, signs=signs, active=active)


def status(v: Equinox) -> list[Sign]:
    if not v.alive:
        return []
    left = len(v.deck)
    return [
        Sign(text="round", value=v.row + 1, of=ROWS),
        Sign(text="draw-pile", value=left, symbol="clock", tone="warn" if left < LOW_CLOCK else ""),
        Sign(text="discard-pile", value=len(v.discard) + len(v.buried)),
    ]


def result(v: Equinox) -> Result:
    """§9.3, §9.4."""
    places = [[seat for seat in range(v.players) if v.ranks[seat] == rank] for rank in sorted(set(v.ranks))]
    sheet: Sheet = score_sheet(v)
    return Result(places=places, sheet=sheet, note=result_note(v))
