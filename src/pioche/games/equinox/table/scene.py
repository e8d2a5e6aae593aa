"""Equinox: the picture of the table for one viewer."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from pioche.core import scene as pic
from pioche.core.flow import NOBODY
from pioche.core.scene import Area, Flag, Header, Piece, Player, Sign, T, Zone, at
from pioche.core.table import Picture
from pioche.games.equinox.cards import CHAMPION_WORTH, CREATURES, FACE_KEYS, HALVES, HAND, KIND, PEBBLES, ROWS, WORTH
from pioche.games.equinox.memory import HEAD, OWNER
from pioche.games.equinox.powers import KeepOne, TakePebbleBack
from pioche.games.equinox.predictions import Predict
from pioche.games.equinox.scoring import scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import KEYS
from pioche.games.equinox.table.sheets import points, score_sheet

LOW_CLOCK: Final = 10
AREAS: Final = [
    Area(id="side", narrow="fold"), Area(id="board"), Area(id="look", narrow="pin"), Area(id="hand", narrow="pin")
]  # fmt: skip


def picture(v: Equinox, seat: int | None) -> Picture:
    if not v.alive:
        return choosing(v)
    look = [] if seat is None or v.is_over() else focus(v, seat)
    zones = [*shared(v), *look, *([] if seat is None else own(v, seat))]
    lower = [] if seat is None else ["look"] * 3 + ["hand"] * 4 if look else ["hand"] * 7
    used = {zone.area for zone in zones}
    areas = [area for area in AREAS if area.id in used]
    wide = [["board"] * 7, *([lower] if lower else [])]
    return Picture(
        layout=pic.Layout(wide=[" ".join([*line, "side"]) for line in wide], narrow=[area.id for area in areas]),
        areas=areas,
        zones=zones,
        players=[player(v, other) for other in range(v.players)],
        signs=status(v),
        sheets=[] if v.is_over() else [score_sheet(v)],
    )


def choosing(v: Equinox) -> Picture:
    """§2.2, §2.3: all fourteen champions, those that take part marked."""
    pieces = [Piece(id=key, face=key, flags=["mark"] if c in v.creatures else []) for c, key in enumerate(KEYS)]
    return Picture(
        layout=pic.Layout(wide=["board"], narrow=["board"]),
        areas=[Area(id="board")],
        zones=[Zone(id="pool", kind="row", area="board", title="pool", pieces=pieces, says={"mark": "takes-part"})],
        players=[Player(seat=seat, active=seat in v.asked()) for seat in range(v.players)],
    )


# §1.3 The grid -----------------------------------------------------------------------------------------------


def shared(v: Equinox) -> list[Zone]:
    thrown = len(v.discard) + len(v.buried)
    return [
        pic.pile_down("deck", "side", "draw-pile", len(v.deck), scale="normal"),
        pic.pile_down("discard", "side", "discard-pile", thrown, scale="normal"),
        board(v),
    ]


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
    place = (row + 1, column)
    pieces = [card_piece(pile[-1], at=place, flags=["deep"] if len(pile) > 1 else [])] if pile else []
    if owner != NOBODY:
        pieces.append(Piece(id=f"board.pebble{row}.{column}", face="pebble", at=place, seat=owner))
    return pieces


def card_piece(card: int, **more: Any) -> Piece:
    return Piece(id=FACE_KEYS[card], face=FACE_KEYS[card], **more)


def row_heads(v: Equinox) -> list[Header]:
    """§1.4: what a pebble is worth there."""
    heads = [Header(text="row-champion", signs=[Sign(text="worth", value=CHAMPION_WORTH)])]
    for row, worth in enumerate(WORTH):
        flags: list[Flag] = ["mark"] if row == v.row and not v.is_over() else ["dim"] if row > v.row else []
        heads.append(Header(text=T("row-n", n=row + 1), signs=[Sign(text="worth", value=worth)], flags=flags))
    return heads


def column_head(v: Equinox, creature: int) -> Header:
    """Who controls the creature, and how it stands in the current row."""
    gone, owner, signs = creature not in v.alive, v.controller(creature), []
    if gone:
        signs.append(Sign(text="eliminated", symbol="danger", tone="bad"))
    elif owner != NOBODY:
        signs.append(Sign(text=T("controlled-by", who=at(owner)), symbol="control", seat=owner))
    elif v.placed_by_all[creature]:
        signs.append(Sign(text="control-tied", symbol="control"))
    if not gone and not v.is_over():
        signs += danger(v, creature)
    key = KEYS[creature]
    return Header(text=f"creature-{key}", symbol=key, note=f"power-{key}", signs=signs, flags=["dim"] if gone else [])


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
    """§10.1: the hand, what Panache set aside, the secret bet and the pebbles."""

    def mine(ident: str, pieces: list[Piece], **more: Any) -> Zone:
        small = {"kind": "row", "scale": "small"} | more
        return Zone(**small, id=ident, area="hand", title=f"your-{ident}", owner=seat, pieces=pieces)

    hand = [card_piece(c, flags=["dim"] * (v.out >> KIND[c] & 1)) for c in in_hand_order(v, v.hands[seat])]
    room = max(HAND, len(hand))
    zones = [mine("hand", hand, kind="fan", scale="normal", room=room, says={"dim": "eliminated"})]
    if v.aside[seat]:
        locked = [card_piece(card, flags=["lock"]) for card in in_hand_order(v, v.aside[seat])]
        signs = [Sign(text="back-after-discard", tone="info")]
        zones.append(mine("aside", locked, says={"lock": "locked"}, signs=signs))
    may_bet = isinstance(v.question(seat), Predict) and not v.row and not v.has_bet[seat] and v.supply[seat]
    if v.secrets[seat] or may_bet:  # 3.3
        pebble = Piece(id="secret.pebble", face="pebble", seat=seat)
        laid = [piece for card in v.secrets[seat] for piece in (card_piece(card), pebble)]
        zones.append(mine("secret", laid, room=4))
    if v.supply[seat] or isinstance(v.question(seat), TakePebbleBack):
        supply = [Piece(id="supply.pebble", face="pebble", seat=seat, n=v.supply[seat])] if v.supply[seat] else []
        zones.append(mine("supply", supply))
    return zones


def focus(v: Equinox, seat: int) -> list[Zone]:
    """For one player alone: the three cards Sabot lets them look at (§6.9), or the hand the Duke showed them (§6.6)."""
    step, private = v.question(seat), Sign(text="only-you-see", tone="info")
    look = partial(Zone, id="look", kind="row", area="look", signs=[private])
    if isinstance(step, KeepOne):
        return [look(title=T("three-of", who=at(step.owner)), pieces=[*map(card_piece, step.options(v))])]
    if v.shown[seat] == NOBODY:
        return []
    shown = v.memory[v.shown[seat]]
    # As it was shown: what became of each card since is not told, so these pieces are not the cards themselves.
    hand = [Piece(id=f"look.{FACE_KEYS[card]}", face=FACE_KEYS[card]) for card in in_hand_order(v, shown[HEAD:])]
    return [look(title=T("hand-of", who=at(shown[OWNER])), pieces=hand, scale="small")]


# Everybody ---------------------------------------------------------------------------------------------------


def player(v: Equinox, seat: int) -> Player:
    signs = [
        Sign(text="hand", value=len(v.hands[seat]), symbol="cards"),
        Sign(text="pebbles", value=v.supply[seat], of=PEBBLES, symbol="pebble", seat=seat, gauge=True, weight=2),
    ]
    if v.secrets[seat]:
        signs.append(Sign(text="secret-hidden", symbol="secret", seat=seat))
    elif any(pebbles >> seat & 1 for pebbles in v.champions):
        signs.append(Sign(text="secret-shown", symbol="secret", seat=seat, tone="info"))
    if v.aside[seat]:
        signs.append(Sign(text="set-aside", value=len(v.aside[seat]), symbol="aside", tone="warn"))
    score = Sign(text="points" if v.is_over() else "visible-points", value=points(scores(v)[seat]))
    return Player(seat=seat, score=score, signs=signs, active=seat == v.turn and not v.is_over())


def status(v: Equinox) -> list[Sign]:
    left = len(v.deck)
    return [
        Sign(text="round", value=v.row + 1, of=ROWS, gauge=True, weight=3),
        Sign(text="draw-pile", value=left, symbol="clock", tone="warn" if left < LOW_CLOCK else "", weight=3),
        Sign(text="discard-pile", value=len(v.discard) + len(v.buried)),
    ]
