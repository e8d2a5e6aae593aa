"""No Thanks!: the picture, the answers and the story."""

from __future__ import annotations

from typing import Any

from pioche.core import scene as pic
from pioche.core.scene import T
from pioche.core.table import Answers, Asked, Picture, Seen, Table

from .rules import CARDS, TAKE, Decide, NoThanks, TurnUp, cost, scores


def catalogue() -> pic.Catalogue:
    faces = {f"n{n}": pic.Face(look="number", name=T("card", n=n), corner=str(n)) for n in CARDS}
    coin = pic.Symbol(name="chips", icon="coin", colour="yellow")
    return pic.Catalogue(symbols={"coin": coin}, faces={"back": pic.Face(look="back", name="back"), **faces})


def picture(v: NoThanks, viewer: int | None) -> Picture:
    offer = [pic.Piece(id=f"n{card}", face=f"n{card}") for card in v.offer]
    pot = pic.Sign(text="pot", symbol="coin", value=v.pot, weight=3)
    middle = pic.Zone(
        id="offer", kind="row", area="centre", title="offer", anchor="centre", room=1, pieces=offer, signs=[pot]
    )
    return Picture(
        layout=pic.round_table(viewer, v.players),
        areas=pic.seat_areas(viewer, v.players),
        zones=[middle, pic.pile_down("deck", "centre", "deck", v.left), *(row(v, seat) for seat in range(v.players))],
        players=[player(v, seat, viewer) for seat in range(v.players)],
    )


def row(v: NoThanks, seat: int) -> pic.Zone:
    pieces = [pic.Piece(id=f"n{card}", face=f"n{card}") for card in v.taken[seat]]
    return pic.Zone(
        id=f"taken{seat}", kind="row", area=f"p{seat}", title="taken", owner=seat, anchor="before", pieces=pieces
    )


def player(v: NoThanks, seat: int, viewer: int | None) -> pic.Player:
    """Chips lie behind a screen: one's own are shown, those of the others one must remember."""
    shown = seat == viewer or v.is_over()
    chips = [pic.Sign(text="chips", symbol="coin", value=v.chips[seat])] if shown else []
    return pic.Player(
        seat=seat, score=pic.Sign(text="cost", value=cost(v.taken[seat])), signs=chips, active=seat in v.asked()
    )


def answers(asked: Asked[NoThanks]) -> Answers:
    v, seat = asked.view, asked.seat
    more = cost([*v.taken[seat], *v.offer]) - cost(v.taken[seat])
    take = pic.Choice(
        send=[TAKE],
        label=T("take", card=pic.face(f"n{v.offer[0]}"), n=v.pot),
        pick=[f"n{v.offer[0]}"],
        role="main",
        hint=[T("costs", n=more)],
    )
    pay = [pic.Choice(send=[option], label="pay", role="decline") for option in asked.options if option != TAKE]
    return Answers([take, *pay])


def decided(m: Seen[NoThanks]) -> pic.Happening:
    if m.choice != TAKE:
        return pic.did("ev-pays", m.seat)
    return pic.did(
        "ev-takes", m.seat, f"n{m.before.offer[0]}", args={"n": m.before.pot}, hold=True, beat=pic.Beat(to=m.seat)
    )


def turned(m: Seen[NoThanks]) -> pic.Happening:
    card = f"n{m.after.offer[0]}"
    return pic.Happening(
        text=T("ev-turned", card=pic.face(card)), faces=[card], moves=[pic.Move(start="deck", end="offer", face=card)]
    )


def final(v: Any) -> pic.Sheet:
    lines = {"cost": [-cost(cards) for cards in v.taken], "chips": v.chips, "score": scores(v)}
    return pic.sheet("score", v.players, [pic.Line(text=text, cells=[*cells]) for text, cells in lines.items()])


TABLE = Table(
    catalogue=catalogue,
    picture=picture,
    prompts={Decide: lambda asked: {"n": asked.view.pot}},
    answers={Decide: answers},
    stories={Decide: decided, TurnUp: turned},
    score=final,
    over=lambda v: pic.Prompt(text="over", rule="3.1"),
)
