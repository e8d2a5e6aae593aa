"""Mü: the picture of the table for one viewer."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.core import scene as pic
from pioche.core.flow import NOBODY
from pioche.core.remember import remembered
from pioche.core.scene import Catalogue, Line, Piece, Player, Sheet, Sign, T, Text, Tone, Zone, around, at, symbol
from pioche.core.table import Picture, note_by, over_by
from pioche.games._mubox import look
from pioche.games._mubox.deck import SYMBOLS
from pioche.games.mu.auction import ShowMore, limit
from pioche.games.mu.cards import NO_TRUMP, NUMBERS, SUITS, TRUMP_SUIT, bonus, target
from pioche.games.mu.match import NextHand
from pioche.games.mu.state import Mu
from pioche.games.mu.table.asking import is_naming
from pioche.games.mu.tricks import winning_place

ROLES = {"dealer": "card-random", "chief": "crown", "vice": "laurels", "partner": "shaking-hands"}
SHOWN_ROOM = 8  # cards a display has room for; who shows more grows all of them alike

over = over_by("8.3", "match-over")
note = note_by(lambda v: v.totals, shared="shared-win")


def catalogue() -> Catalogue:
    return look.catalogue({"triangle": "triangle", **ROLES, "cards": "card-pickup"}, pips="triangle")


def picture(v: Mu, seat: int | None) -> Picture:
    named = has_named(v, "NameChiefTrump"), v.vice != NOBODY and has_named(v, "NameViceTrump")
    others = [display(v, other) for other in around(seat, v.players) if other != seat]
    own = [] if seat is None else [display(v, seat), own_hand(v, seat, tuple(v.hands[seat]))]
    return Picture(
        layout=pic.round_table(seat, v.players),
        areas=pic.seat_areas(seat, v.players),
        zones=[*others, *centre(v, seat, *named), *own],
        players=[player(v, s, len(v.hands[s]), s in v.asked()) for s in range(v.players)],
        signs=contract(v, named[0], v.is_over() or isinstance(v.agenda[-1], NextHand)),
        sheets=[] if v.is_over() else sheets(v, named[0]),
    )


# The cards ---------------------------------------------------------------------------------------------------


@remembered
def display(v: Mu, seat: int) -> Zone:
    zone, title, room = f"show{seat}", T("display", who=at(seat)), max(SHOWN_ROOM, max(map(len, v.shown)))
    pieces = look.laid(zone, v.shown[seat], look.ids())
    return pic.row(zone, f"p{seat}", title, pieces, owner=seat, anchor="seat", scale="small", room=room)


@remembered
def own_hand(v: Mu, seat: int, cards: tuple[int, ...]) -> Zone:
    return look.own_hand(seat, in_hand_order(v, cards), look.ids(), room=len(v.deck()) // v.players)


def in_hand_order(v: Mu, cards: Iterable[int]) -> list[int]:
    """By colour and number; once trumps are named, trumps first."""
    suits = SUITS[v.chief_trump][v.vice_trump]
    return sorted(cards, key=lambda card: (suits[card] != TRUMP_SUIT, card))


def centre(v: Mu, seat: int | None, chief_named: bool, vice_named: bool) -> list[Zone]:
    if v.chief == NOBODY:
        return [pic.row("bids", "centre", "auction", anchor="centre", signs=bid_signs(v, seat))]
    return pic.some(not is_naming(v) and trick(v), trumps(v, chief_named, vice_named), bool(v.gone) and last_trick(v))


def bid_signs(v: Mu, seat: int | None) -> list[Sign]:
    top = max(map(len, v.shown))
    step = v.question(seat) if seat is not None else None
    may = step.left if isinstance(step, ShowMore) else limit(v, step.seat) if step else 0
    return pic.some(
        Sign(text="top-count", value=top, symbol="cards"),
        step is not None and Sign(text="you-may-show", value=may, tone="info"),
        not v.is_over() and Sign(text="target-if-lead", value=target(v.players, max(1, top)), symbol="triangle"),
    )


@remembered
def trick(v: Mu) -> Zone:
    tricks = len(v.deck()) // v.players
    title = T("trick", n=min(tricks, len(v.gone) // v.players + 1), of=tricks)
    pieces, signs = [], []
    if v.trick:
        best = winning_place(v.trick, v.chief_trump, v.vice_trump)
        pieces = by_player(look.laid("trick", v.trick, look.ids()), v.leader, v.players)
        pieces[best] = pic.replace(pieces[best], flags=["mark"])
        led = SUITS[v.chief_trump][v.vice_trump][v.trick[0]]
        signs = [Sign(text="led-trump") if led == TRUMP_SUIT else Sign(text="led", symbol=SYMBOLS[led])]
    more = {"scale": "large", "room": v.players, "signs": signs, "says": {"mark": "winning"}}
    return pic.row("trick", "centre", title, pieces, anchor="before", **more)


def by_player(pieces: list[Piece], leader: int, players: int) -> list[Piece]:
    """The cards of a trick, each in the colour of who played it."""
    return [pic.replace(piece, seat=(leader + place) % players) for place, piece in enumerate(pieces)]


@remembered
def trumps(v: Mu, chief_named: bool, vice_named: bool) -> Zone:
    named = trump_signs(v, chief_named, vice_named)
    return pic.row("trumps", "centre", "trumps", scale="small", anchor="centre", signs=named)


def trump_signs(v: Mu, chief_named: bool, vice_named: bool) -> list[Sign]:
    chief = T("chief-trump", trump=trump_text(v.chief_trump))
    vice = T("vice-trump", trump=trump_text(v.vice_trump))
    return pic.some(
        chief_named and Sign(text=chief, symbol="chief", seat=v.chief, tone="info", weight=3),
        vice_named and Sign(text=vice, symbol="vice", seat=v.vice, weight=3),
    )


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
    return pic.pile_up("last", "centre", "last-trick", by_player(pieces, v.last_leader, v.players))


# The players and the contract --------------------------------------------------------------------------------


@remembered
def player(v: Mu, seat: int, cards: int, is_asked: bool) -> Player:
    roles = {"dealer": v.dealer if v.deals else NOBODY, "chief": v.chief, "vice": v.vice, "partner": v.partner}
    held = [role for role, holder in roles.items() if holder == seat]
    signs = pic.some(
        *(Sign(text=f"sym-{role}", symbol=role, tone="info" if role == "chief" else "") for role in held),
        Sign(text="hand", value=cards, symbol="cards"),
        v.chief != NOBODY and v.open_triangles and pic.badge("triangle", text="sym-triangle", value=v.won[seat]),
    )
    team = None
    if v.partner != NOBODY or (v.chief != NOBODY and v.players == 3):
        team = 0 if seat in (v.chief, v.partner) else 1
    total = Sign(text="total", value=v.totals[seat], of=None if v.last_hand else v.target)
    return Player(seat=seat, score=total, signs=signs, team=team, active=is_asked)


@remembered
def contract(v: Mu, chief_named: bool, scored: bool) -> list[Sign]:
    """Where the match stands and what the chief's side has to reach."""
    number = max(1, v.hand if scored else v.hand + 1)
    signs = pic.some(
        Sign(text="hand-number", value=number, of=v.last_hand or None),
        not v.last_hand and Sign(text="match-target", value=v.target),
    )
    if v.chief == NOBODY:
        return signs
    return pic.some(
        *signs,
        Sign(text=T("bid", who=at(v.chief)), value=v.bid, symbol="chief", weight=3),
        to_reach(v),
        chief_named and Sign(text="bonus-at-stake", value=bonus(v.bid, v.chief_trump, v.capped)),
        Sign(text="penalty-level", value=10, tone="warn"),
    )


def to_reach(v: Mu) -> Sign:
    need, have = target(v.players, v.bid), v.team()
    if not v.open_triangles:
        return Sign(text="target", value=need, symbol="triangle", weight=3)
    tone: Tone = "good" if have >= need else ""
    return Sign(text="team-triangles", value=have, of=need, symbol="triangle", tone=tone, gauge=True, weight=3)


# Tables to look things up ------------------------------------------------------------------------------------


@remembered
def sheets(v: Mu, chief_named: bool) -> list[Sheet]:
    out = [bids_sheet(v)] if v.chief == NOBODY else [trump_order(v)] if chief_named else []
    return [*out, score(v)] if v.pad else out


@remembered
def bids_sheet(v: Mu) -> Sheet:
    """§7.2, §7.3 for the bids that come next."""
    top = max(map(len, v.shown))
    most = len(v.deck()) // v.players
    heads: list[Text] = ["sheet-needs", "sheet-colour", "sheet-1-7", "sheet-number", "trump-none"]
    kinds, rows = (0, NUMBERS + 7, NUMBERS + 2, NO_TRUMP), []
    for bid in range(max(1, top), min(most, top + 3) + 1):
        cells = [target(v.players, bid), *(bonus(bid, kind, v.capped) for kind in kinds)]
        rows.append(Line(text=T("sheet-bid", n=bid), cells=[*cells]))
    return Sheet(title="sheet-bids", heads=heads, rows=rows)


@remembered
def trump_order(v: Mu) -> Sheet:
    """§5.2: strongest first."""
    chief, vice = v.chief_trump, v.vice_trump
    double = NO_TRUMP not in (chief, vice) and (chief < NUMBERS) != (vice < NUMBERS)
    colour, number = sorted((chief, vice))
    rows = pic.some(
        double and Line(text="order-double", cells=[f"face:{SYMBOLS[colour]}{number - NUMBERS}"]),
        chief != NO_TRUMP and Line(text="order-chief", cells=[order_text(chief, double)]),
        vice != NO_TRUMP and Line(text="order-vice", cells=[order_text(vice, double)]),
        Line(text="order-plain", cells=["order-plain-cards"]),
    )
    return Sheet(title="trump-order", heads=["sheet-cards"], rows=rows)


def order_text(kind: int, double: bool) -> Text:
    """The cards of a trump, without those that are double trumps."""
    if kind < NUMBERS:
        return T("order-colour-rest" if double else "order-colour", colour=symbol(SYMBOLS[kind]))
    return T("order-number-rest" if double else "order-number", n=kind - NUMBERS)


@remembered
def score(v: Mu) -> Sheet:
    """The score pad: a line a hand."""
    total = Line(text="sheet-total", cells=[*v.totals], tone="good")
    return pic.pad("sheet-pad", "sheet-hand", "sheet-early", total, v.pad)
