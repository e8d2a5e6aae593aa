"""Safarü: the table as a picture. The wild in the middle, the hand below, what each side has caught."""

from __future__ import annotations

from pioche.core import scene as pic
from pioche.core.scene import Ids, Piece, Sign, T, Zone, at
from pioche.core.table import Picture
from pioche.games._mubox import look
from pioche.games._mubox.deck import DECK, FACE_KEYS
from pioche.games.safaru.cards import HAND, IS_BABY, IS_HEDGEHOG, IS_UNICORN, NO_CARD, ON_TABLE, REVERSED
from pioche.games.safaru.scoring import count, parts, triangles
from pioche.games.safaru.state import Safaru

BADGES = {
    "triangle": "triangle",
    "unicorn": "unicorn",
    "hedgehog": "hedgehog",
    "baby": "baby-bottle",
    "cards": "card-pickup",
    "dealer": "card-random",
    "reversed": "cycle",
}
WILD_ROOM = 14
PICKED_ROOM = 6


def picture(v: Safaru, seat: int | None) -> Picture:
    ids = look.ids()
    zones = [*middle(v, ids)]
    if seat is not None:
        zones.append(look.own_hand(seat, v.hands[seat], ids, room=HAND))
    return Picture(
        layout=pic.round_table(seat, v.players),
        areas=pic.seat_areas(seat, v.players),
        zones=zones,
        players=[player(v, s) for s in range(v.players)],
        signs=signs(v),
        sheets=[score_sheet(v)] if v.pad and not v.is_over() else [],
    )


def middle(v: Safaru, ids: Ids) -> list[Zone]:
    """The wild, the card played and what it has taken so far, and the stock."""
    wild = look.laid("wild", v.wild, ids)
    picked = [pic.replace(piece, seat=v.turn, flags=["raise"]) for piece in look.laid("picked", v.picked, ids)]
    room = max(WILD_ROOM, len(wild))
    zones = [Zone(id="wild", kind="row", area="centre", title="wild", anchor="centre", room=room, pieces=wild)]
    played = [v.played] if v.played != NO_CARD else []
    cards = [Piece(id=ids("played", FACE_KEYS[card]), face=FACE_KEYS[card], seat=v.turn) for card in played]
    title = T("played", who=at(v.turn))
    zones.append(Zone(id="played", kind="row", area="centre", title=title, anchor="before", room=1, pieces=cards))
    says: dict[pic.Flag, pic.Text] = {"raise": "taken"}
    room = max(PICKED_ROOM, len(picked))
    zones.append(
        Zone(
            id="picked", kind="row", area="centre", title="picked", anchor="before", room=room, pieces=picked, says=says
        )
    )
    return [*zones, pic.pile_down("stock", "centre", "stock", len(v.stock))]


def player(v: Safaru, seat: int) -> pic.Player:
    side = v.side(seat)
    signs = [Sign(text="hand", value=len(v.hands[seat]), symbol="cards")]
    signs += tallies(v, side) if v.tallies else [Sign(text="caught", value=len(v.caught[side]), symbol="triangle")]
    if seat == v.dealer:
        signs.append(Sign(text="sym-dealer", symbol="dealer"))
    of = None if v.variant == REVERSED or not v.target else v.target
    return pic.Player(
        seat=seat,
        score=Sign(text="total", value=v.totals[side], of=of),
        signs=signs,
        team=side if v.players == 4 else None,
        active=seat == v.turn and not v.is_over(),
    )


def tallies(v: Safaru, side: int) -> list[Sign]:
    """What was caught openly: everybody could have counted it."""
    shown = [
        ("triangle", triangles(v.caught)[side]),
        ("unicorn", count(v.caught, IS_UNICORN)[side]),
        ("hedgehog", count(v.caught, IS_HEDGEHOG)[side]),
        ("baby", count(v.caught, IS_BABY)[side]),
    ]
    kept = [("triangle", "hedgehog"), ("triangle", "unicorn", "hedgehog", "baby")][v.variant != REVERSED]
    return [Sign(text=f"sym-{key}", symbol=key, value=value) for key, value in shown if key in kept]


def signs(v: Safaru) -> list[Sign]:
    deals = -(-len(DECK) // (HAND * v.players + ON_TABLE))
    out = [Sign(text="deal", value=max(1, v.deals), of=deals)]
    if v.variant == REVERSED:
        out.insert(0, Sign(text="fewest-points", symbol="reversed", tone="info", weight=2))
        out.append(Sign(text="game-number", value=min(v.games, len(v.pad) + 1), of=v.games))
    return out


def score_sheet(v: Safaru) -> pic.Sheet:
    """The points of every game; partners share a column each."""
    lines = [[gained[v.side(seat)] for seat in range(v.players)] for gained in v.pad]
    total = pic.Line(text="total", cells=[v.totals[v.side(seat)] for seat in range(v.players)], tone="good")
    return pic.pad("sheet-pad", "sheet-game", "sheet-early", total, lines)


def game_sheet(v: Safaru) -> pic.Sheet:
    """What the last game was worth, item by item."""

    def line(text: str, of_sides: list[int], tone: pic.Tone = "") -> pic.Line:
        return pic.Line(text=text, cells=[of_sides[v.side(seat)] for seat in range(v.players)], tone=tone)

    extra = ["most-cards"] if v.variant == REVERSED else ["babies", "unicorns"]
    names = ["triangles", *extra, "hedgehogs"]
    rows = [line(f"sheet-{name}", points) for name, points in zip(names, parts(v), strict=True)]
    rows += [line("sheet-points", v.pad[-1])] if len(v.pad) > 1 else []
    return pic.sheet(T("sheet-game", n=len(v.pad)), v.players, [*rows, line("total", v.totals, "good")])


def result_sheet(v: Safaru) -> pic.Sheet:
    """A single game is told item by item, a match game by game."""
    return game_sheet(v) if len(v.pad) == 1 else score_sheet(v)
