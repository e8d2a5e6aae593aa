"""NBA Deck-Building: the two markets as pictures."""

from __future__ import annotations

from pioche.core import scene as pic
from pioche.core.scene import Ids, Sign, Zone
from pioche.games.nba.answers import ROW, TRACK
from pioche.games.nba.cards import CARD_KEYS, EMPTY
from pioche.games.nba.state import Nba


def track(v: Nba, ids: Ids) -> Zone:
    """4.7: the player market; who leaves next is marked (3.3, 3.4)."""
    pieces = []
    falls = v.track[-1] != EMPTY and (EMPTY not in v.track or not v.supply)
    for place, card in enumerate(v.track):
        if card != EMPTY:
            key = CARD_KEYS[card]
            flags: list[pic.Flag] = ["mark"] if falls and place == TRACK - 1 else []
            pieces.append(pic.Piece(id=ids("track", key), face=key, at=(0, place), flags=flags))
    signs = [Sign(text="player-pile", value=len(v.supply), symbol="cards")]
    return Zone(
        id="track",
        kind="grid",
        area="players",
        title="track",
        rows=[pic.Header(text="")],
        cols=[pic.Header(text="") for _ in range(TRACK)],
        pieces=pieces,
        signs=signs,
        says={"mark": "leaves-next"},
        scale="small",
    )


def row(v: Nba, ids: Ids, area: str = "tactics") -> Zone:
    """4.8: the tactic market."""
    pieces = [
        pic.Piece(id=ids("row", CARD_KEYS[card]), face=CARD_KEYS[card], at=(0, place))
        for place, card in enumerate(v.row)
        if card != EMPTY
    ]
    return Zone(
        id="row",
        kind="grid",
        area=area,
        title="row",
        rows=[pic.Header(text="")],
        cols=[pic.Header(text="") for _ in range(ROW)],
        pieces=pieces,
        signs=[Sign(text="tactic-pile", value=len(v.tactics), symbol="cards")],
        scale="small",
    )
