"""Treize: the table as a picture. One lane per player, the card turned up in the centre."""

from __future__ import annotations

from typing import Final

from pioche.core import scene as pic
from pioche.core.remember import remembered
from pioche.core.scene import Catalogue, Face, Ids, Line, Piece, Sign, T, Tone, Zone, around, at, badge, symbols
from pioche.core.table import Picture, note_by, over_by
from pioche.games.treize import cards
from pioche.games.treize.cards import FACES, HAND, LIMIT, NO_CARD, limit, plus_signs, total
from pioche.games.treize.scoring import scores
from pioche.games.treize.state import Treize

SYMBOLS: Final = (
    symbols("kind-{}", n="card grey", p="plus sky", q="plus green", d="card-draw orange", arrow="return-arrow brown")
    | symbols("kind-{}", limit="upgrade purple", hand="hand yellow", gift="present green")
    | symbols("{}", plus="plus", cards="card-pickup", dealer="card-random", start="flying-flag", served="check-mark")
    | symbols("{}", round="cycle", **{"last-round": "stop-sign"})
)
ROOM: Final = 9  # cards a lane has room for; hardly ever are there more

over = over_by("7.3")
note = note_by(scores, "note-numbers")


def catalogue() -> Catalogue:
    return pic.catalogue(SYMBOLS, {name: face_of(card, name) for card, name in enumerate(FACES)})


def face_of(card: int, name: str) -> Face:
    marks = [("plus", cards.PLUS[card])] if cards.PLUS[card] else []
    if cards.IS_NUMBERED[card]:
        kind, n = name[0], cards.NUMBER[card]
        text = T(f"card-{kind}", n=n)
        return Face(look="number", name=text, symbol=kind, corner=str(n), marks=marks, text=f"rule-{kind}")
    if cards.IS_GIFT[card]:
        return Face(look="picture", name=f"card-{name}", symbol="gift", marks=marks, text="rule-gift")
    corner = "→18" if name == "limit" else ""
    return Face(look="picture", name=f"kind-{name}", symbol=name, corner=corner, text=f"rule-{name}")


def picture(view: Treize, viewer: int | None) -> Picture:
    rounds = len(view.pad) + (not view.is_over())
    lanes = [lane(view, seat, tuple(view.rows[seat])) for seat in around(viewer, view.players)]
    return Picture(
        layout=pic.lanes(viewer, view.players),
        areas=pic.lane_areas(viewer, view.players),
        zones=[*lanes, *centre(view), *([] if viewer is None else [pile(view, "won", "your-won-cards", viewer)])],
        players=[player(view, seat, viewer) for seat in range(view.players)],
        signs=pic.some(badge("round", value=rounds), view.last_round and badge("last-round", tone="warn")),
        sheets=[score(view)] if view.open_scores and view.pad and not view.is_over() else [],
    )


def laid(zone: str, faces: list[int]) -> list[Piece]:
    """These cards as they lie in a zone."""
    return Ids().pieces(zone, [FACES[card] for card in faces])


@remembered
def lane(view: Treize, seat: int, row: tuple[int, ...]) -> Zone:
    """A player's row: how near to the limit, what is at stake, and which card an Arrow would take."""
    pieces = laid(f"lane{seat}", [*row])
    if pieces:
        pieces[-1] = pic.replace(pieces[-1], flags=["mark"])
    title, signs, room = T("lane", who=at(seat)), lane_signs([*row]), max(ROOM, len(row))
    more = {"owner": seat, "anchor": "seat", "room": room, "signs": signs, "says": {"mark": "last-card"}}
    return pic.row(f"lane{seat}", f"p{seat}", title, pieces, **more)


def lane_signs(row: list[int]) -> list[Sign]:
    room = limit(row) - total(row)
    tone: Tone = "bad" if room <= 3 else "warn" if room <= 5 else "good"
    return pic.some(
        Sign(text="sum", value=total(row), of=limit(row), tone=tone, gauge=True, weight=2),
        Sign(text="at-stake", value=plus_signs(row), symbol="plus"),
        HAND in row and Sign(text="hands", value=row.count(HAND), symbol="hand"),
        LIMIT in row and Sign(text="limit-raised", symbol="limit"),
    )


def centre(view: Treize) -> list[Zone]:
    up = [Piece(id="up.card", face=FACES[view.up])] if view.up != NO_CARD else []
    return [
        pic.row("up", "centre", "turned-up", up, scale="large", anchor="centre", room=1),
        pic.pile_down("packet", "centre", "packet", view.packet),
        pic.pile_down("deck", "centre", "draw-pile", view.pile),
        pile(view, "discard", "discard-pile"),
    ]


@remembered
def pile(view: Treize, zone: str, title: str, owner: int | None = None) -> Zone:
    """The discards, or the cards that somebody has won."""
    lying = view.discard if owner is None else view.won[owner]
    return pic.pile_up(zone, "centre", title, laid(zone, lying), owner=owner)


@remembered
def player(view: Treize, seat: int, viewer: int | None) -> pic.Player:
    # 6.3: won piles lie face down; you know your own.
    is_shown = seat == viewer or view.open_scores or view.is_over()
    return pic.Player(
        seat=seat,
        score=Sign(text="won-plus", value=plus_signs(view.won[seat]), symbol="plus") if is_shown else None,
        signs=pic.some(
            Sign(text="won-cards", value=len(view.won[seat]), symbol="cards"),
            view.is_served(seat) and badge("served", tone="good"),
            seat == view.dealer and badge("dealer"),
            seat == view.starter and badge("start"),
        ),
        active=seat == view.dealer and not view.is_over(),
    )


@remembered
def score(view: Treize) -> pic.Sheet:
    """The plus signs won, round by round; at the end also what breaks a tie."""
    rows = [Line(text=T("sheet-round-n", n=n), cells=[*gained]) for n, gained in enumerate(view.pad, start=1)]
    rows.append(Line(text="sheet-plus", cells=[*scores(view)], tone="good"))
    if view.is_over():
        rows.append(Line(text="sheet-numbers", cells=[total(won) for won in view.won]))
    return pic.sheet("sheet-title", view.players, rows)
