"""Equinox: the picture of the table for one viewer."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from pioche.core import scene as pic
from pioche.core.flow import NOBODY
from pioche.core.scene import Area, Flag, Header, Piece, Player, Sign, T, Zone, at, badge
from pioche.core.table import Picture
from pioche.games.equinox.cards import CHAMPION_WORTH, CREATURES, FACE_KEYS, HALVES, HAND, KIND, PEBBLES, ROWS, WORTH
from pioche.games.equinox.memory import HEAD, OWNER
from pioche.games.equinox.powers import KeepOne, TakePebbleBack
from pioche.games.equinox.predictions import Predict
from pioche.games.equinox.scoring import scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import KEYS
from pioche.games.equinox.table.sheets import points, score

LOW_CLOCK: Final = 10
AREAS: Final = [
    Area(id="side", narrow="fold"), Area(id="board"), Area(id="look", narrow="pin"), Area(id="hand", narrow="pin")
]  # fmt: skip


def picture(v: Equinox, seat: int | None) -> Picture:
    if not v.alive:
        return choosing(v)
    left, thrown = len(v.deck), len(v.discard) + len(v.buried)
    look = [] if seat is None or v.is_over() else focus(v, seat)
    zones = [
        pic.pile_down("deck", "side", "draw-pile", left, scale="normal"),
        pic.pile_down("discard", "side", "discard-pile", thrown, scale="normal"),
        board(v),
        *look,
        *([] if seat is None else own(v, seat)),
    ]
    lower = [] if seat is None else [["look"] * 3 + ["hand"] * 4 if look else ["hand"] * 7]
    used = {zone.area for zone in zones}
    areas = [area for area in AREAS if area.id in used]
    wide = [" ".join([*line, "side"]) for line in [["board"] * 7, *lower]]
    return Picture(
        layout=pic.Layout(wide=wide, narrow=[area.id for area in areas]),
        areas=areas,
        zones=zones,
        players=[player(v, other, points(halves)) for other, halves in enumerate(scores(v))],
        signs=[
            Sign(text="round", value=v.row + 1, of=ROWS, gauge=True, weight=3),
            badge("clock", text="draw-pile", value=left, tone="warn" if left < LOW_CLOCK else "", weight=3),
            Sign(text="discard-pile", value=thrown),
        ],
        sheets=[] if v.is_over() else [score(v)],
    )


def choosing(v: Equinox) -> Picture:
    """§2.2, §2.3: all fourteen champions, those that take part marked."""
    pieces = [Piece(id=key, face=key, flags=["mark"] if c in v.creatures else []) for c, key in enumerate(KEYS)]
    return Picture(
        layout=pic.Layout(wide=["board"], narrow=["board"]),
        areas=[Area(id="board")],
        zones=[pic.row("pool", "board", "pool", pieces, says={"mark": "takes-part"})],
        players=[Player(seat=seat, active=seat in v.asked()) for seat in range(v.players)],
    )


# §1.3 The grid -----------------------------------------------------------------------------------------------


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
    gone, owner, key = creature not in v.alive, v.controller(creature), KEYS[creature]
    tied = owner == NOBODY and v.placed_by_all[creature] > 0
    signs = pic.some(
        gone and badge("danger", text="eliminated", tone="bad"),
        not gone and owner != NOBODY and badge("control", text=T("controlled-by", who=at(owner)), seat=owner),
        not gone and tied and badge("control", text="control-tied"),
        not gone and not v.is_over() and danger(v, creature),
    )
    return Header(text=f"creature-{key}", symbol=key, note=f"power-{key}", signs=signs, flags=["dim"] if gone else [])


def danger(v: Equinox, creature: int) -> Sign | None:
    """§8.5: empty in the current row, or the lowest there."""
    row = v.row * CREATURES
    pile = v.cells[row + creature]
    if not pile:
        return badge("empty", text="empty-column", tone="info")
    strengths = [HALVES[v.cells[row + other][-1]] for other in v.alive if v.cells[row + other]]
    least = min(strengths)
    lowest = "lowest-alone" if strengths.count(least) == 1 else "lowest-shared"
    return badge("danger", text=lowest, tone="warn") if HALVES[pile[-1]] == least else None


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
    room, step, left = max(HAND, len(hand)), v.question(seat), v.supply[seat]
    locked = [card_piece(card, flags=["lock"]) for card in in_hand_order(v, v.aside[seat])]
    back, pebble = Sign(text="back-after-discard", tone="info"), Piece(id="secret.pebble", face="pebble", seat=seat)
    laid = [piece for card in v.secrets[seat] for piece in (card_piece(card), pebble)]
    may_bet = isinstance(step, Predict) and not v.row and not v.has_bet[seat] and left > 0  # 3.3
    supply = [Piece(id="supply.pebble", face="pebble", seat=seat, n=left)] if left else []
    return pic.some(
        mine("hand", hand, kind="fan", scale="normal", room=room, says={"dim": "eliminated"}),
        bool(locked) and mine("aside", locked, says={"lock": "locked"}, signs=[back]),
        (bool(laid) or may_bet) and mine("secret", laid, room=4),
        (bool(supply) or isinstance(step, TakePebbleBack)) and mine("supply", supply),
    )


def focus(v: Equinox, seat: int) -> list[Zone]:
    """For one player alone: the three cards Sabot lets them look at (§6.9), or the hand the Duke showed them (§6.6)."""
    step, private = v.question(seat), Sign(text="only-you-see", tone="info")
    look = partial(pic.row, "look", "look", signs=[private])
    if isinstance(step, KeepOne):
        return [look(T("three-of", who=at(step.owner)), [*map(card_piece, step.options(v))])]
    if v.shown[seat] == NOBODY:
        return []
    shown = v.memory[v.shown[seat]]
    # As it was shown: what became of each card since is not told, so these pieces are not the cards themselves.
    hand = [Piece(id=f"look.{FACE_KEYS[card]}", face=FACE_KEYS[card]) for card in in_hand_order(v, shown[HEAD:])]
    return [look(T("hand-of", who=at(shown[OWNER])), hand, scale="small")]


# Everybody ---------------------------------------------------------------------------------------------------


def player(v: Equinox, seat: int, points: int | float) -> Player:
    hidden, shown = bool(v.secrets[seat]), any(pebbles >> seat & 1 for pebbles in v.champions)
    return Player(
        seat=seat,
        score=Sign(text="points" if v.is_over() else "visible-points", value=points),
        signs=pic.some(
            badge("cards", text="hand", value=len(v.hands[seat])),
            badge("pebble", text="pebbles", value=v.supply[seat], of=PEBBLES, seat=seat, gauge=True, weight=2),
            hidden and badge("secret", text="secret-hidden", seat=seat),
            shown and not hidden and badge("secret", text="secret-shown", seat=seat, tone="info"),
            bool(v.aside[seat]) and badge("aside", text="set-aside", value=len(v.aside[seat]), tone="warn"),
        ),
        active=seat == v.turn and not v.is_over(),
    )
