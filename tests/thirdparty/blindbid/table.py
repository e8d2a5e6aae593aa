"""Blind Bid: the picture, the story, and a rule of thumb."""

from __future__ import annotations

from pioche.core import scene as pic
from pioche.core.flow import ChanceStep, Step
from pioche.core.game import Hints
from pioche.core.hidden import UNKNOWN
from pioche.core.scene import T, at, face
from tests.thirdparty.blindbid.rules import EMPTY, ENOUGH, PLACES, BlindBid, PushCard, Reveal


def catalogue() -> pic.Catalogue:
    numbers = {f"n{n}": pic.Face(look="number", name=T("card", n=n), corner=str(n)) for n in range(1, PLACES + 1)}
    return pic.Catalogue(symbols={}, faces={"back": pic.Face(look="back", name="face-down"), **numbers})


def key(card: int) -> str:
    return "back" if card == UNKNOWN else f"n{card}"


# The picture -----------------------------------------------------------------------------------------------


def scene(v: BlindBid, seat: int | None) -> pic.Scene:
    areas = [f"p{other}" for other in range(v.players)]
    return pic.Scene(
        seat=seat,
        layout=pic.Layout(wide=[" ".join(areas)], narrow=areas),
        areas=[pic.Area(id=f"p{other}", seat=other) for other in range(v.players)],
        zones=[zone for other in range(v.players) for zone in (row(v, other), turned(v, other))],
        players=[player(v, other) for other in range(v.players)],
        prompt=prompt(v, seat),
        choices=choices(v, seat),
        result=result(v) if v.is_over() else None,
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


def prompt(v: BlindBid, seat: int | None) -> pic.Prompt:
    if v.is_over():
        return pic.Prompt(text="over", rule="3.1")
    step = v.question(seat) if seat is not None else None
    if step is None:
        return pic.Prompt(text="wait", rule="2.1", waiting=v.asked())
    first = isinstance(step, PushCard)
    return pic.Prompt(text="ask-push" if first else "ask-add", rule="2.1" if first else "2.2", waiting=v.asked())


def choices(v: BlindBid, seat: int | None) -> list[pic.Choice]:
    if seat is None:
        return []
    return [choice(v, seat, option) for option in v.options_of(seat)]


def choice(v: BlindBid, seat: int, option: int) -> pic.Choice:
    if option == ENOUGH:
        return pic.Choice(send=[ENOUGH], label="enough", role="main")
    label: pic.Text = T("push", card=face(key(v.rows[seat][option])), place=option + 1)
    return pic.Choice(send=[option], label=label, pick=[f"row{seat}.{option}"])


def result(v: BlindBid) -> pic.Result:
    places = [[seat for seat in range(v.players) if v.ranks[seat] == rank] for rank in sorted(set(v.ranks))]
    heads: list[pic.Text] = [at(seat) for seat in range(v.players)]
    return pic.Result(
        places=places,
        sheet=pic.Sheet(title="score", heads=heads, rows=[pic.Line(text="points", cells=[*v.points])]),
    )


# The story -------------------------------------------------------------------------------------------------


def story(
    before: BlindBid, step: Step[BlindBid], choice: int, after: BlindBid, viewer: int | None
) -> list[pic.Happening]:
    seat = step.seat
    if isinstance(step, ChanceStep):
        return [
            pic.Happening(text=T("ev-die", who=at(after.die)) if before.round else "ev-deal", head=not before.round)
        ]
    if isinstance(step, Reveal):
        return [revealed(after, other) for other in range(after.players) if after.turned[other]]
    if seat < 0 or before.bids[seat] == after.bids[seat]:
        return []
    if choice == UNKNOWN:
        return [pic.Happening(text=T("ev-pushes", who=at(seat)), actor=seat)]
    pushed = key(before.rows[seat][choice])
    return [pic.Happening(text=T("ev-push", card=face(pushed)), faces=[pushed])]


def revealed(after: BlindBid, seat: int) -> pic.Happening:
    cards = [key(card) for card in after.turned[seat]]
    return pic.Happening(text=T("ev-reveals", who=at(seat), n=sum(after.turned[seat])), actor=seat, faces=cards)


def rate(v: BlindBid, seat: int, options: list[int]) -> list[float]:
    """High cards first, and one is enough."""
    return [float(v.rows[seat][option]) if option != ENOUGH else PLACES + 1.0 for option in options]


HINTS = Hints(rate=rate)
