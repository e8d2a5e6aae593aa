"""Mü: the picture of the table for one viewer."""

from __future__ import annotations

from pioche.core.flow import NOBODY
from pioche.core.scene import (
    Area,
    Catalogue,
    Ids,
    Layout,
    Line,
    Piece,
    Player,
    Result,
    Scene,
    Sheet,
    Sign,
    Symbol,
    T,
    Text,
    Tone,
    Zone,
    at,
    symbol,
)
from pioche.games._mubox import deck, look
from pioche.games._mubox.deck import FACE_KEYS, SYMBOLS
from pioche.games.mu.asking import answers, is_naming, prompt
from pioche.games.mu.auction import ShowMore, limit
from pioche.games.mu.cards import NO_TRUMP, NUMBERS, SUITS, TRUMP_SUIT, bonus, target
from pioche.games.mu.match import NextHand
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import winning_place

ICONS = {
    "triangle": "triangle",
    "dealer": "card-random",
    "chief": "crown",
    "vice": "laurels",
    "partner": "shaking-hands",
    "cards": "card-pickup",
}
PAD_LINES = 16


def catalogue() -> Catalogue:
    badges = {key: Symbol(name=f"sym-{key}", icon=icon) for key, icon in ICONS.items()}
    return Catalogue(symbols=look.symbols() | badges, faces=look.faces(pips="triangle"))


def scene(v: Mu, seat: int | None) -> Scene:
    ids = Ids(deck.TWINS)
    zones = [display(v, other, ids) for other in around(v, seat) if other != seat]
    zones += centre(v, seat, ids)
    if seat is not None:
        zones += [display(v, seat, ids), own_hand(v, seat, ids)]
    choices, groups, why = answers(v, seat, zones)
    if seat in v.asked():
        zones = [dimmed(zone, why) if zone.owner == seat else zone for zone in zones]
    return Scene(
        seat=seat,
        layout=layout(around(v, seat), seat),
        areas=[
            *(Area(id=f"p{s}", seat=s, narrow="pin" if s == seat else "open") for s in around(v, seat)),
            Area(id="centre"),
        ],
        zones=zones,
        players=[player(v, s) for s in range(v.players)],
        prompt=prompt(v, seat),
        signs=contract(v),
        choices=choices,
        groups=groups,
        why=why,
        sheets=[] if v.is_over() else sheets(v),
        result=result(v) if v.is_over() else None,
    )


# Where things lie --------------------------------------------------------------------------------------------


def around(v: Mu, seat: int | None) -> list[int]:
    """The seats as they sit: from the viewer's left round to the viewer."""
    first = 0 if seat is None else seat + 1
    return [(first + place) % v.players for place in range(v.players)]


def layout(seats: list[int], seat: int | None) -> Layout:
    others = [f"p{s}" for s in seats if s != seat]
    own = [] if seat is None else [f"p{seat}"]
    wide = [" ".join(others), " ".join(["centre"] * len(others)), *(" ".join(own * len(others)) for _ in own)]
    rows = [others[k : k + 2] for k in range(0, len(others), 2)]
    pairs = [row if len(row) == 2 else row * 2 for row in [*rows, ["centre"], *([own] if own else [])]]
    return Layout(wide=wide, narrow=[" ".join(pair) for pair in pairs])


# The cards ---------------------------------------------------------------------------------------------------


def display(v: Mu, seat: int, ids: Ids) -> Zone:
    zone = f"show{seat}"
    return Zone(
        id=zone,
        kind="row",
        area=f"p{seat}",
        title=T("display", who=at(seat)),
        owner=seat,
        scale="small",
        pieces=[Piece(id=ids(zone, FACE_KEYS[card]), face=FACE_KEYS[card]) for card in v.shown[seat]],
    )


def own_hand(v: Mu, seat: int, ids: Ids) -> Zone:
    cards = [FACE_KEYS[card] for card in in_hand_order(v, v.hands[seat])]
    pieces = [Piece(id=ids("hand", key), face=key) for key in cards]
    return Zone(id="hand", kind="fan", area=f"p{seat}", title="your-hand", owner=seat, pieces=pieces)


def in_hand_order(v: Mu, cards: list[int]) -> list[int]:
    """By colour and number; once trumps are named, trumps first."""
    suits = SUITS[v.chief_trump][v.vice_trump]
    return sorted(cards, key=lambda card: (suits[card] != TRUMP_SUIT, card))


def dimmed(zone: Zone, why: dict[str, Text]) -> Zone:
    """The same cards, those that cannot be chosen dimmed."""
    pieces = [Piece(id=p.id, face=p.face, flags=["dim"] if p.id in why else []) for p in zone.pieces]
    return Zone(
        id=zone.id, kind=zone.kind, area=zone.area, title=zone.title, owner=zone.owner, pieces=pieces, scale=zone.scale
    )


def centre(v: Mu, seat: int | None, ids: Ids) -> list[Zone]:
    if v.chief == NOBODY:
        return [Zone(id="bids", kind="row", area="centre", title="auction", signs=bid_signs(v, seat))]
    zones = [Zone(id="trumps", kind="row", area="centre", title="trumps", scale="small", signs=trump_signs(v))]
    if not is_naming(v):
        zones.insert(0, trick(v, ids))
    if v.gone:
        zones.append(last_trick(v, ids))
    return zones


def bid_signs(v: Mu, seat: int | None) -> list[Sign]:
    top = max(map(len, v.shown))
    signs = [Sign(text="top-count", value=top, symbol="cards")]
    step = v.question(seat) if seat is not None else None
    if step is not None:
        may = step.more if isinstance(step, ShowMore) else limit(v, step.seat)
        signs.append(Sign(text="you-may-show", value=may, tone="info"))
    if not v.is_over():
        signs.append(Sign(text="target-if-lead", value=target(v.players, max(1, top)), symbol="triangle"))
    return signs


def trick(v: Mu, ids: Ids) -> Zone:
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
        scale="large",
        pieces=pieces,
        signs=signs,
        says={"mark": "winning"},
    )


def trump_signs(v: Mu) -> list[Sign]:
    signs = []
    if has_named(v, "NameChiefTrump"):
        signs.append(
            Sign(text=T("chief-trump", trump=trump_text(v.chief_trump)), symbol="chief", seat=v.chief, tone="info")
        )
    if v.vice != NOBODY and has_named(v, "NameViceTrump"):
        signs.append(Sign(text=T("vice-trump", trump=trump_text(v.vice_trump)), symbol="vice", seat=v.vice))
    return signs


def has_named(v: Mu, step: str) -> bool:
    """Whether this naming is behind us."""
    return v.chief != NOBODY and step not in [type(planned).__name__ for planned in v.agenda]


def trump_text(kind: int) -> Text:
    if kind == NO_TRUMP:
        return "trump-none"
    return symbol(SYMBOLS[kind]) if kind < NUMBERS else T("trump-number", n=kind - NUMBERS)


def last_trick(v: Mu, ids: Ids) -> Zone:
    pieces = []
    for place, card in enumerate(v.gone[-v.players :]):
        key = FACE_KEYS[card]
        pieces.append(Piece(id=ids("last", key), face=key, seat=(v.last_leader + place) % v.players))
    return Zone(
        id="last", kind="pile", area="centre", title="last-trick", scale="small", count=v.players, pieces=pieces
    )


# The players and the contract --------------------------------------------------------------------------------


def player(v: Mu, seat: int) -> Player:
    roles = {"dealer": v.dealer if v.deals else NOBODY, "chief": v.chief, "vice": v.vice, "partner": v.partner}
    signs = [
        Sign(text=f"sym-{role}", symbol=role, tone="info" if role == "chief" else "")
        for role, holder in roles.items()
        if holder == seat
    ]
    signs.append(Sign(text="hand", value=len(v.hands[seat]), symbol="cards"))
    if v.chief != NOBODY and v.open_triangles:
        signs.append(Sign(text="sym-triangle", value=v.won[seat], symbol="triangle"))
    team = None
    if v.partner != NOBODY or (v.chief != NOBODY and v.players == 3):
        team = 0 if seat in (v.chief, v.partner) else 1
    total = Sign(text="total", value=v.totals[seat], of=None if v.last_hand else v.target)
    return Player(seat=seat, score=total, signs=signs, team=team, active=seat in v.asked())


def contract(v: Mu) -> list[Sign]:
    """Where the match stands and what the chief's side has to reach."""
    scored = v.is_over() or isinstance(v.agenda[-1], NextHand)
    number = max(1, v.hand if scored else v.hand + 1)
    signs = [Sign(text="hand-number", value=number, of=v.last_hand or None)]
    if not v.last_hand:
        signs.append(Sign(text="match-target", value=v.target))
    if v.chief == NOBODY:
        return signs
    signs.append(Sign(text=T("bid", who=at(v.chief)), value=v.bid, symbol="chief"))
    need = target(v.players, v.bid)
    if v.open_triangles:
        tone: Tone = "good" if v.team() >= need else ""
        signs.append(Sign(text="team-triangles", value=v.team(), of=need, symbol="triangle", tone=tone))
    else:
        signs.append(Sign(text="target", value=need, symbol="triangle"))
    if has_named(v, "NameChiefTrump"):
        signs.append(Sign(text="bonus-at-stake", value=bonus(v.bid, v.chief_trump, v.capped)))
    signs.append(Sign(text="penalty-level", value=10, tone="warn"))
    return signs


# Tables to look things up ------------------------------------------------------------------------------------


def sheets(v: Mu) -> list[Sheet]:
    out = [bids_sheet(v)] if v.chief == NOBODY else [trump_order(v)] if has_named(v, "NameChiefTrump") else []
    return [*out, pad(v)] if v.pad else out


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


def pad(v: Mu) -> Sheet:
    """The score pad: a line a hand, the oldest drawn together when there are many."""
    early = v.pad[:-PAD_LINES] if len(v.pad) > PAD_LINES else []
    rows = [Line(text=T("sheet-early", n=len(early)), cells=[*map(sum, zip(*early, strict=True))])] if early else []
    for number, points in enumerate(v.pad[len(early) :], start=len(early) + 1):
        rows.append(Line(text=T("sheet-hand", n=number), cells=[*points]))
    rows.append(Line(text="sheet-total", cells=[*v.totals], tone="good"))
    return Sheet(title="sheet-pad", heads=[at(seat) for seat in range(v.players)], rows=rows)


def result(v: Mu) -> Result:
    """§8.3."""
    places = [[seat for seat in range(v.players) if v.ranks[seat] == rank] for rank in sorted(set(v.ranks))]
    return Result(places=places, sheet=pad(v), note="shared-win" if len(places[0]) > 1 else "")
