"""Blind Bid: the picture, the story, and a rule of thumb."""

from __future__ import annotations

from pioche.core import scene as pic
from pioche.core.flow import Step
from pioche.core.game import Hints
from pioche.core.hidden import UNKNOWN
from pioche.core.scene import T, at, did, face
from pioche.core.table import Asked, Picture, Seen, Table
from tests.thirdparty.blindbid.rules import (
    EMPTY,
    ENOUGH,
    PLACES,
    AddCard,
    BlindBid,
    Deal,
    PushCard,
    Reveal,
    RollDie,
)


def catalogue() -> pic.Catalogue:
    numbers = {f"n{n}": pic.Face(look="number", name=T("card", n=n), corner=str(n)) for n in range(1, PLACES + 1)}
    return pic.Catalogue(symbols={}, faces={"back": pic.Face(look="back", name="face-down"), **numbers})


def key(card: int) -> str:
    return "back" if card == UNKNOWN else f"n{card}"


# The picture -----------------------------------------------------------------------------------------------


def picture(v: BlindBid, seat: int | None) -> Picture:
    areas = [f"p{other}" for other in range(v.players)]
    return Picture(
        layout=pic.Layout(wide=[" ".join(areas)], narrow=areas),
        areas=[pic.Area(id=f"p{other}", seat=other) for other in range(v.players)],
        zones=[zone for other in range(v.players) for zone in (row(v, other), turned(v, other))],
        players=[player(v, other) for other in range(v.players)],
    )


def row(v: BlindBid, seat: int) -> pic.Zone:
    pieces = [
        pic.Piece(id=f"row{seat}.{place}", face=key(card), flags=["raise"] if place in v.bids[seat] else [])
        for place, card in enumerate(v.rows[seat])
        if card != EMPTY
    ]
    title = T("row", who=at(seat))
    return pic.Zone(
        id=f"row{seat}",
        kind="row",
        area=f"p{seat}",
        title=title,
        owner=seat,
        pieces=pieces,
        says={"raise": "bid"},
    )


def turned(v: BlindBid, seat: int) -> pic.Zone:
    pieces = [pic.Piece(id=f"turned{seat}.{place}", face=key(card)) for place, card in enumerate(v.turned[seat])]
    return pic.Zone(id=f"turned{seat}", kind="row", area=f"p{seat}", title="turned", owner=seat, pieces=pieces)


def player(v: BlindBid, seat: int) -> pic.Player:
    return pic.Player(seat=seat, score=pic.Sign(text="points", value=v.points[seat]), active=seat in v.asked())


def score(v: BlindBid) -> pic.Sheet:
    return pic.sheet("score", v.players, [pic.Line(text="points", cells=[*v.points])])


# The answers -----------------------------------------------------------------------------------------------


def choices(q: Asked[BlindBid]) -> list[pic.Choice]:
    return [choice(q.view, q.seat, option) for option in q.options]


def choice(v: BlindBid, seat: int, option: int) -> pic.Choice:
    if option == ENOUGH:
        return pic.Choice(send=[ENOUGH], label="enough", role="main")
    label: pic.Text = T("push", card=face(key(v.rows[seat][option])), place=option + 1)
    return pic.Choice(send=[option], label=label, pick=[f"row{seat}.{option}"])


# The story -------------------------------------------------------------------------------------------------


def pushes(m: Seen[BlindBid]) -> pic.Happening | None:
    if m.before.bids[m.seat] == m.after.bids[m.seat]:
        return None
    if m.choice == UNKNOWN:
        return did("ev-pushes", m.seat)
    pushed = key(m.before.rows[m.seat][m.choice])
    return pic.Happening(text=T("ev-push", card=face(pushed)), faces=[pushed])


def reveals(m: Seen[BlindBid]) -> list[pic.Happening]:
    return [
        did("ev-reveals", seat, args={"n": sum(cards)}, faces=[key(card) for card in cards])
        for seat, cards in enumerate(m.after.turned)
        if cards
    ]


TABLE = Table(
    catalogue=catalogue,
    picture=picture,
    prompts={
        Step: lambda q: "wait",
        PushCard: lambda q: "ask-push" if q.mine else "wait",
        AddCard: lambda q: "ask-add" if q.mine else "wait",
    },
    answers={PushCard: choices, AddCard: choices},
    stories={
        Deal: lambda m: pic.Happening(text="ev-deal", head=True),
        RollDie: lambda m: pic.Happening(text=T("ev-die", who=at(m.after.die))),
        PushCard: pushes,
        AddCard: pushes,
        Reveal: reveals,
    },
    score=score,
    over=lambda view: pic.Prompt(text="over", rule="3.1"),
)


# A rule of thumb -------------------------------------------------------------------------------------------


def rate(v: BlindBid, seat: int, options: list[int]) -> list[float]:
    """A high card, then the lowest that can be added."""
    if not v.bids[seat]:
        return [float(v.rows[seat][option]) for option in options]
    return [PLACES + 2.0 - v.rows[seat][option] if option != ENOUGH else 0.5 for option in options]


HINTS = Hints(rate=rate)
