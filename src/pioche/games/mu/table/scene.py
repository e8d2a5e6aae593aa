"""Mü: the picture of the table for one viewer."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.core import scene as pic
from pioche.core.flow import NOBODY
from pioche.core.remember import remembered
from pioche.core.scene import Line, Piece, Player, Sheet, Sign, T, Text, Tone, Zone, around, at, symbol
from pioche.core.table import Picture
from pioche.games._mubox import look
from pioche.games._mubox.deck import FACE_KEYS, SYMBOLS
from pioche.games.mu.auction import ShowMore, limit
from pioche.games.mu.cards import NO_TRUMP, NUMBERS, SUITS, TRUMP_SUIT, bonus, target
from pioche.games.mu.match import NextHand
from pioche.games.mu.state import Mu
from pioche.games.mu.table.asking import is_naming
from pioche.games.mu.tricks import winning_place

BADGES = {
    "triangle": "triangle",
    "dealer": "card-random",
    "chief": "crown",
    "vice": "laurels",
    "partner": "shaking-hands",
    "cards": "card-pickup",
}


def picture(v: Mu, seat: int | None) -> Picture:
    named = has_named(v, "NameChiefTrump"), v.vice != NOBODY and has_named(v, "NameViceTrump")
    zones = [display(v, other) for other in around(seat, v.players) if other != seat]
    zones += centre(v, seat, *named)
    if seat is not None:
        zones.append(display(v, seat))
        zones.append(own_hand(v, seat, tuple(v.hands[seat])))
    return Picture(
        layout=pic.round_table(seat, v.players),
        areas=pic.seat_areas(seat, v.players),
        zones=zones,
        players=[player(v, s, len(v.hands[s]), s in v.asked()) for s in range(v.players)],
        signs=contract(v, named[0], v.is_over() or isinstance(v.agenda[-1], NextHand)),
        sheets=[] if v.is_over() else sheets(v, named[0]),
    )


# The cards ---------------------------------------------------------------------------------------------------


SHOWN_ROOM = 8  # cards a display has room for; who shows more grows all of them alike


@remembered
def display(v: Mu, seat: int) -> Zone:
    zone = f"show{seat}"
    return Zone(
        id=zone,
        kind="row",
        area=f"p{seat}",
        title=T("display", who=at(seat)),
        owner=seat,
        anchor="seat",
        scale="small",
        room=max(SHOWN_ROOM, max(map(len, v.shown))),
        pieces=look.laid(zone, v.shown[seat], look.ids()),
    )


@remembered
def own_hand(v: Mu, seat: int, cards: tuple[int, ...]) -> Zone:
    return look.own_hand(seat, in_hand_order(v, cards), look.ids(), room=len(v.deck()) // v.players)


def in_hand_order(v: Mu, cards: Iterable[int]) -> list[int]:
    """By colour and number; once trumps are named, trumps first."""
    suits = SUITS[v.chief_trump][v.vice_trump]
    return sorted(cards, key=lambda card: (suits[card] != TRUMP_SUIT, card))


def centre(v: Mu, seat: int | None, chief_named: bool, vice_named: bool) -> list[Zone]:
    if v.chief == NOBODY:
        return [Zone(id="bids", kind="row", area="centre", title="auction", anchor="centre", signs=bid_signs(v, seat))]
    zones = [trumps(v, chief_named, vice_named)]
    if not is_naming(v):
        zones.insert(0, trick(v))
    if v.gone:
        zones.append(last_trick(v))
    return zones


def bid_signs(v: Mu, seat: int | None) -> list[Sign]:
    top = max(map(len, v.shown))
    signs = [Sign(text="top-count", value=top, symbol="cards")]
    step = v.question(seat) if seat is not None else None
    if step is not None:
        may = step.left if isinstance(step, ShowMore) else limit(v, step.seat)
        signs.append(Sign(text="you-may-show", value=may, tone="info"))
    if not v.is_over():
        signs.append(Sign(text="target-if-lead", value=target(v.players, max(1, top)), symbol="triangle"))
    return signs


@remembered
def trick(v: Mu) -> Zone:
    ids = look.ids()
    tricks = len(v.deck()) // v.players
    number = min(tricks, len(v.gone) // v.players + 1)
    pieces, signs = [], []
    if v.trick:
        best = winning_place(v.trick, v.chief_trump, v.vice_trump)
        for place, card in enumerate(v.trick):
            key = FACE_KEYS[card]
            who = (v.leader + place) % v.players
            pieces.append(Piece(id=ids("trick", key), face=key, seat=who, flags=["mark"] if place == best else []))
        led = SUITS[v.chief_trump][v.vice_trump][v.trick[0]]
        signs = [Sign(text="led-trump") if led == TRUMP_SUIT else Sign(text="led", symbol=SYMBOLS[led])]
    return Zone(
        id="trick",
        kind="row",
        area="centre",
        title=T("trick", n=number, of=tricks),
        anchor="before",
        scale="large",
        room=v.players,
        pieces=pieces,
        signs=signs,
        says={"mark": "winning"},
    )


@remembered
def trumps(v: Mu, chief_named: bool, vice_named: bool) -> Zone:
    named = trump_signs(v, chief_named, vice_named)
    return Zone(id="trumps", kind="row", area="centre", title="trumps", scale="small", anchor="centre", signs=named)


def trump_signs(v: Mu, chief_named: bool, vice_named: bool) -> list[Sign]:
    signs = []
    if chief_named:
        signs.append(
            Sign(
                text=T("chief-trump", trump=trump_text(v.chief_trump)),
                symbol="chief",
                seat=v.chief,
                tone="info",
                weight=3,
            )
        )
    if vice_named:
        named = T("vice-trump", trump=trump_text(v.vice_trump))
        signs.append(Sign(text=named, symbol="vice", seat=v.vice, weight=3))
    return signs


def has_named(v: Mu, step: str) -> bool:
    """Whether this naming is behind us."""
    return v.chief != NOBODY and step not in [type(planned).__name__ for planned in v.agenda]


def trump_text(kind: int) -> Text:
    if kind == NO_TRUMP:
        return "trump-none"
    return symbol(SYMBOLS[kind]) if kind < NUMBERS else T("trump-number", n=kind - NUMBERS)


@remembered
def last_trick(v: Mu) -> Zone:
    pieces = look.laid("last", v.gone[-v.players :], look.ids())
    pieces = [pic.replace(p, seat=(v.last_leader + place) % v.players) for place, p in enumerate(pieces)]
    return pic.pile_up("last", "centre", "last-trick", pieces)


# The players and the contract --------------------------------------------------------------------------------


@remembered
def player(v: Mu, seat: int, cards: int, is_asked: bool) -> Player:
    roles = {"dealer": v.dealer if v.deals else NOBODY, "chief": v.chief, "vice": v.vice, "partner": v.partner}
    signs = [
        Sign(text=f"sym-{role}", symbol=role, tone="info" if role == "chief" else "")
        for role, holder in roles.items()
        if holder == seat
    ]
    signs.append(Sign(text="hand", value=cards, symbol="cards"))
    if v.chief != NOBODY and v.open_triangles:
        signs.append(Sign(text="sym-triangle", value=v.won[seat], symbol="triangle"))
    team = None
    if v.partner != NOBODY or (v.chief != NOBODY and v.players == 3):
        team = 0 if seat in (v.chief, v.partner) else 1
    total = Sign(text="total", value=v.totals[seat], of=None if v.last_hand else v.target)
    return Player(seat=seat, score=total, signs=signs, team=team, active=is_asked)


@remembered
def contract(v: Mu, chief_named: bool, scored: bool) -> list[Sign]:
    """Where the match stands and what the chief's side has to reach."""
    number = max(1, v.hand if scored else v.hand + 1)
    signs = [Sign(text="hand-number", value=number, of=v.last_hand or None)]
    if not v.last_hand:
        signs.append(Sign(text="match-target", value=v.target))
    if v.chief == NOBODY:
        return signs
    signs.append(Sign(text=T("bid", who=at(v.chief)), value=v.bid, symbol="chief", weight=3))
    need = target(v.players, v.bid)
    if v.open_triangles:
        tone: Tone = "good" if v.team() >= need else ""
        signs.append(
            Sign(text="team-triangles", value=v.team(), of=need, symbol="triangle", tone=tone, gauge=True, weight=3)
        )
    else:
        signs.append(Sign(text="target", value=need, symbol="triangle", weight=3))
    if chief_named:
        signs.append(Sign(text="bonus-at-stake", value=bonus(v.bid, v.chief_trump, v.capped)))
    signs.append(Sign(text="penalty-level", value=10, tone="warn"))
    return signs


# Tables to look things up ------------------------------------------------------------------------------------


@remembered
def sheets(v: Mu, chief_named: bool) -> list[Sheet]:
    out = [bids_sheet(v)] if v.chief == NOBODY else [trump_order(v)] if chief_named else []
    return [*out, pad(v)] if v.pad else out


@remembered
def bids_sheet(v: Mu) -> Sheet:
    """§7.2, §7.3 for the bids that come next."""
    top = max(map(len, v.shown))
    most = len(v.deck()) // v.players
    kinds = (0, NUMBERS + 7, NUMBERS + 2, NO_TRUMP)
    return Sheet(
        title="sheet-bids",
        heads=["sheet-needs", "sheet-colour", "sheet-1-7", "sheet-number", "trump-none"],
        rows=[
            Line(
                text=T("sheet-bid", n=bid),
                cells=[target(v.players, bid), *(bonus(bid, kind, v.capped) for kind in kinds)],
            )
            for bid in range(max(1, top), min(most, top + 3) + 1)
        ],
    )


@remembered
def trump_order(v: Mu) -> Sheet:
    """§5.2: strongest first."""
    chief, vice = v.chief_trump, v.vice_trump
    rows = []
    double = NO_TRUMP not in (chief, vice) and (chief < NUMBERS) != (vice < NUMBERS)
    if double:
        colour, number = (chief, vice) if chief < NUMBERS else (vice, chief)
        rows.append(Line(text="order-double", cells=[f"face:{SYMBOLS[colour]}{number - NUMBERS}"]))
    if chief != NO_TRUMP:
        rows.append(Line(text="order-chief", cells=[order_text(chief, double)]))
    if vice != NO_TRUMP:
        rows.append(Line(text="order-vice", cells=[order_text(vice, double)]))
    rows.append(Line(text="order-plain", cells=["order-plain-cards"]))
    return Sheet(title="trump-order", heads=["sheet-cards"], rows=rows)


def order_text(kind: int, double: bool) -> Text:
    """The cards of a trump, without those that are double trumps."""
    if kind < NUMBERS:
        return T("order-colour-rest" if double else "order-colour", colour=symbol(SYMBOLS[kind]))
    return T("order-number-rest" if double else "order-number", n=kind - NUMBERS)


@remembered
def pad(v: Mu) -> Sheet:
    """The score pad: a line a hand."""
    total = Line(text="sheet-total", cells=[*v.totals], tone="good")
    return pic.pad("sheet-pad", "sheet-hand", "sheet-early", total, v.pad)
