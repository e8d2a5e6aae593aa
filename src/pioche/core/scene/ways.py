"""Short ways to say what every scene says: who sits where, piles, places, a sheet of points, who did what."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal, TypeVar, get_args

from pioche.core.scene.vocabulary import (
    Area,
    Beat,
    Catalogue,
    Choice,
    Colour,
    Face,
    Happening,
    Layout,
    Line,
    Msg,
    Piece,
    Sheet,
    Sign,
    Symbol,
    Text,
    Zone,
)

COLOURS: dict[str, Colour] = {colour: colour for colour in get_args(Colour)}
R = TypeVar("R")


def T(id: str, **args: int | float | str | Msg) -> Text:
    """A message, with arguments if it has any."""
    return Msg(id, args) if args else id


def at(seat: int) -> str:
    """Whoever sits there."""
    return f"@{seat}"


def face(key: str) -> str:
    return f"face:{key}"


def symbol(key: str) -> str:
    return f"symbol:{key}"


def symbols(name: str, **icons: str) -> dict[str, Symbol]:
    """Symbols by key: `name` is their message, with the key in it, then come icon and colour: `und="skull grey"`."""
    looks = {key: [*icon.split(), "", ""][:2] for key, icon in icons.items()}
    return {key: Symbol(name=name.format(key), icon=icon, colour=COLOURS[hue]) for key, (icon, hue) in looks.items()}


def catalogue(symbols: dict[str, Symbol], faces: dict[str, Face]) -> Catalogue:
    """These symbols and faces, and the back that all cards have."""
    return Catalogue(symbols=symbols, faces={"back": Face(look="back", name="face-down")} | faces)


def around(viewer: int | None, players: int) -> list[int]:
    """The seats as they sit: from the viewer's left round to the viewer; a spectator sees seat 0 first."""
    first = 0 if viewer is None else viewer + 1
    return [(first + place) % players for place in range(players)]


@lru_cache
def round_table(viewer: int | None, players: int, centre: str = "centre") -> Layout:
    """Everybody around the centre: the others above it, the viewer below; on a phone two by two."""
    seats = around(viewer, players)
    others = [f"p{seat}" for seat in seats if seat != viewer]
    own = [] if viewer is None else [f"p{viewer}"]
    wide = [" ".join(others), *(" ".join([area] * len(others)) for area in [centre, *own])]
    rows = [others[k : k + 2] for k in range(0, len(others), 2)]
    pairs = [row if len(row) == 2 else row * 2 for row in [*rows, [centre], *([own] if own else [])]]
    return Layout(wide=wide, narrow=[" ".join(pair) for pair in pairs], form="round")


@lru_cache
def seat_areas(viewer: int | None, players: int, centre: str = "centre") -> list[Area]:
    """The areas of a round table: a panel for each seat, the viewer's own pinned, and the centre."""
    seats = [
        Area(id=f"p{seat}", seat=seat, narrow="pin" if seat == viewer else "open") for seat in around(viewer, players)
    ]
    return [*seats, Area(id=centre)]


@lru_cache
def lanes(viewer: int | None, players: int, centre: str = "centre") -> Layout:
    """A lane for each player, the centre beside them; on a phone below."""
    own = [f"p{seat}" for seat in around(viewer, players)]
    return Layout(wide=[" ".join([centre, *[lane] * 4]) for lane in own], narrow=[*own, centre], form="lanes")


@lru_cache
def lane_areas(viewer: int | None, players: int, centre: str = "centre") -> list[Area]:
    return [*(Area(id=f"p{seat}", seat=seat) for seat in around(viewer, players)), Area(id=centre, narrow="pin")]


def row(id: str, area: str, title: Text, pieces: list[Piece] | None = None, **more: Any) -> Zone:
    """Cards side by side."""
    return Zone(id=id, kind="row", area=area, title=title, pieces=pieces or [], **more)


@lru_cache(maxsize=1_000)
def pile_down(id: str, area: str, title: Text, count: int, **more: Any) -> Zone:
    """So many cards face down; only the top one is drawn."""
    pieces = [Piece(id=f"{id}.top", face="back")] if count else []
    return Zone(**{"scale": "small"} | more, id=id, kind="pile", area=area, title=title, pieces=pieces, count=count)


def pile_up(id: str, area: str, title: Text, pieces: list[Piece], **more: Any) -> Zone:
    """A pile that may be looked through, the top card last."""
    small = {"scale": "small"} | more
    return Zone(**small, id=id, kind="pile", area=area, title=title, pieces=pieces, count=len(pieces))


def some(*parts: R | Literal[False, 0] | None) -> list[R]:
    """Those of them that are there: `some(Sign(...), is_dealer and badge("dealer"))`."""
    return [part for part in parts if part]


def badge(key: str, **more: Any) -> Sign:
    """A sign whose message and symbol have the same name."""
    return Sign(**{"text": key} | more, symbol=key)


def click(option: int, label: Text, *picks: str, **more: Any) -> Choice:
    """An answer that is given by clicking on these one after the other; on nothing: a button."""
    return Choice(**{"send": [option]} | more, label=label, pick=[*picks])


def places(ranks: list[int]) -> list[list[int]]:
    """The seats of each place, best first, ties together."""
    return [[seat for seat, rank in enumerate(ranks) if rank == place] for place in sorted(set(ranks))]


def sheet(title: Text, players: int, rows: list[Line]) -> Sheet:
    """A sheet with a column for each seat."""
    return Sheet(title=title, heads=[at(seat) for seat in range(players)], rows=rows)


def pad(title: Text, round: str, early: str, total: Line, lines: list[list[int]], most: int = 16) -> Sheet:
    """The score pad: a line a round, numbered by the message `round`; the oldest drawn together when there are many."""
    old = lines[:-most] if len(lines) > most else []
    rows = [Line(text=T(early, n=len(old)), cells=[*map(sum, zip(*old, strict=True))])] if old else []
    for number, points in enumerate(lines[len(old) :], start=len(old) + 1):
        rows.append(Line(text=T(round, n=number), cells=[*points]))
    return sheet(title, len(total.cells), [*rows, total])


def did(message: str, actor: int, card: str = "", *, args: dict[str, Any] | None = None, **more: Any) -> Happening:
    """Somebody does something, perhaps with a card."""
    shown = {"card": face(card)} if card else {}
    faces = {"faces": [card]} if card else {}
    return Happening(**faces | more, text=T(message, who=at(actor), **shown, **(args or {})), actor=actor)


def held(**beat: Any) -> dict[str, Any]:
    """What a sentence says that everybody should look at: `did("ev-takes", seat, card, **held(to=seat))`."""
    return {"hold": True, "beat": Beat(**beat)}


def won_by(ranks: list[int], points: list[int], **more: Any) -> Happening:
    """The last sentence: who wins with how many points, or that several share it."""
    first = places(ranks)[0]
    if len(first) > 1:
        return Happening(text="ev-shared", head=True, hold=True, **more)
    return did("ev-winner", first[0], args={"n": points[first[0]]}, head=True, hold=True, tone="good", **more)


class Ids:
    """Ids for the pieces of one scene: the face itself if there is one such card, else zone.face.ordinal."""

    def __init__(self, copies: frozenset[str] | None = None) -> None:
        self.copies = copies  # faces that exist more than once; None means all of them do
        self.seen: dict[str, int] = {}

    def __call__(self, zone: str, face: str) -> str:
        if self.copies is not None and face not in self.copies:
            return face
        key = f"{zone}.{face}"
        self.seen[key] = self.seen.get(key, 0) + 1
        return f"{key}.{self.seen[key]}"

    def pieces(self, zone: str, faces: Iterable[str]) -> list[Piece]:
        """These cards as they lie in a zone."""
        return [lying(self(zone, face), face) for face in faces]


@lru_cache(maxsize=10_000)
def lying(id: str, face: str) -> Piece:
    """A card as most of them lie: the same in every picture."""
    return Piece(id=id, face=face)
