"""Duel: the picture, the answers and the story."""

from __future__ import annotations

from functools import cache, lru_cache

from pioche.core import scene as pic
from pioche.core.hidden import UNKNOWN
from pioche.core.remember import remembered
from pioche.core.scene import T, did, face
from pioche.core.table import Asked, Picture, Seen, Table
from tests.thirdparty.duel.rules import CARDS, VALUES, Deal, Draw, Duel, Play, value

SUITS = {"frog": "green", "bear": "brown", "owl": "blue", "boar": "red", "dragon": "violet"}
KEYS = [f"{suit}{number + 1}" for suit in SUITS for number in range(VALUES)]


def key(card: int) -> str:
    return "back" if card == UNKNOWN else KEYS[card]


def catalogue() -> pic.Catalogue:
    faces = {
        KEYS[card]: pic.Face(look="number", name=T("card", n=value(card), suit=suit), corner=str(value(card)))
        for card, suit in zip(CARDS, [suit for suit in SUITS for _ in range(VALUES)], strict=True)
    }
    return pic.Catalogue(symbols={}, faces={"back": pic.Face(look="back", name="face-down"), **faces})


def picture(v: Duel, viewer: int | None) -> Picture:
    return Picture(
        layout=pic.round_table(viewer, v.players),
        areas=pic.seat_areas(viewer, v.players),
        zones=[*(hand(seat, *v.hands[seat]) for seat in range(v.players)), deck(len(v.deck)), played(v)],
        players=players(v),
    )


# A card always looks the same, and so does a hand of the same cards.
PIECES = [pic.Piece(id=key, face=key) for key in KEYS]


@lru_cache
def deck(cards: int) -> pic.Zone:
    return pic.pile_down("deck", "centre", "deck", cards)


@remembered
def played(v: Duel) -> pic.Zone:
    return pic.pile_up("played", "centre", "played", [PIECES[card] for card in v.played])


@remembered
def players(v: Duel) -> list[pic.Player]:
    return [
        pic.Player(seat=seat, score=pic.Sign(text="points", value=v.points[seat]), active=seat in v.asked())
        for seat in range(v.players)
    ]


@lru_cache
def hand(seat: int, *cards: int) -> pic.Zone:
    pieces = [
        pic.Piece(id=f"hand{seat}.{place}", face="back") if card == UNKNOWN else PIECES[card]
        for place, card in enumerate(cards)
    ]
    return pic.Zone(id=f"hand{seat}", kind="fan", area=f"p{seat}", title="hand", owner=seat, pieces=pieces)


def choices(asked: Asked[Duel]) -> list[pic.Choice]:
    cards = asked.view.hands[asked.seat]
    return [choice(place, cards[place]) for place in asked.options]


@cache
def choice(place: int, card: int) -> pic.Choice:
    return pic.Choice(send=[place], label=T("play", card=face(KEYS[card])), pick=[KEYS[card]])


def score(v: Duel) -> pic.Sheet:
    return pic.sheet("score", v.players, [pic.Line(text="points", cells=[*v.points])])


def plays(m: Seen[Duel]) -> pic.Happening:
    return did("ev-plays", m.seat, key(m.after.played[-1]))


def draws(m: Seen[Duel]) -> pic.Happening | None:
    player = m.step.player
    if not m.before.deck:
        return None
    drawn = m.after.hands[player][-1]
    if drawn == UNKNOWN:
        return did("ev-draws", player)
    return did("ev-draw", player, key(drawn), private=True)


TABLE = Table(
    catalogue=catalogue,
    picture=picture,
    prompts={Play: lambda asked: {}},
    answers={Play: choices},
    stories={
        Deal: lambda m: pic.Happening(text="ev-deal", head=True),
        Play: plays,
        Draw: draws,
    },
    score=score,
    over=lambda view: pic.Prompt(text="over", rule="3.1"),
)
