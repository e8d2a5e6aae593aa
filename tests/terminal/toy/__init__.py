"""A toy game for the table's own tests: boxes to tick, a question that reveals nothing, a warning, a reason why not.

Each player holds three of six red and six blue cards, may polish some (nothing happens), says bold or meek
(nothing is seen), then plays one; the highest number wins. The lowest card of a hand is always stuck.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from pioche.core.flow import ChanceStep, State, Step, ranking
from pioche.core.game import Game, Hints, Number, Settings
from pioche.core.hidden import UNKNOWN, face_down
from pioche.core.scene import (
    Area,
    Catalogue,
    Choice,
    Face,
    Group,
    Happening,
    Layout,
    Line,
    Piece,
    Player,
    Prompt,
    Sheet,
    Sign,
    Symbol,
    T,
    Text,
    Zone,
    at,
    did,
    face,
)
from pioche.core.table import Answers, Asked, Picture, Seen, Table

CARDS = [f"{suit}{n}" for suit in "RB" for n in range(1, 7)]
DONE, BOLD, MEEK, GIVE_UP = range(12, 16)
HAND = 3


class Toy(State):
    def __init__(self, players: int) -> None:
        self.players = players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.played: list[int] = []  # a card each, -2 for giving up
        self.agenda: list[Step[Any]] = []
        self.ranks: list[int] = []


def number(card: int) -> int:
    return card % 6 + 1 if card >= 0 else 0


class Deal(ChanceStep[Toy]):
    """1.1: three cards each."""

    names = tuple(CARDS)
    way = "shuffled"

    def draw(self, s: Toy, rng: Random) -> list[int]:
        return rng.sample(range(12), HAND * s.players)

    def happen(self, s: Toy, outcome: list[int]) -> None:
        s.hands = [sorted(outcome[seat * HAND : (seat + 1) * HAND]) for seat in range(s.players)]


class Polish(Step[Toy]):
    """1.1: polish up to two cards."""

    def __init__(self, seat: int, after: int = -1, left: int = 2) -> None:
        super().__init__(seat)
        self.after = after
        self.left = left

    def options(self, s: Toy) -> list[int]:
        return [*(card for card in s.hands[self.seat] if card > self.after and self.left), DONE]

    def apply(self, s: Toy, choice: int) -> None:
        s.then(Bold(self.seat) if choice == DONE else Polish(self.seat, choice, self.left - 1))


class Bold(Step[Toy]):
    """1.2: say whether you are bold, unseen."""

    secret = True

    def options(self, s: Toy) -> list[int]:
        return [BOLD, MEEK]

    def apply(self, s: Toy, choice: int) -> None:
        s.then(Play(self.seat))


class Play(Step[Toy]):
    """2.1: play a card, or give up."""

    def options(self, s: Toy) -> list[int]:
        low = min(s.hands[self.seat], key=number)
        return [*(card for card in s.hands[self.seat] if card != low), GIVE_UP]

    def apply(self, s: Toy, choice: int) -> None:
        s.played.append(-2 if choice == GIVE_UP else choice)
        if choice != GIVE_UP:
            s.hands[self.seat] = [card for card in s.hands[self.seat] if card != choice]


class End(Step[Toy]):
    """2.1: the highest number wins."""

    def apply(self, s: Toy, choice: int) -> None:
        s.end_game(ranking(scores(s)))


def start(settings: Settings) -> Toy:
    s = Toy(settings["players"])
    s.then(Deal(), *(Polish(seat) for seat in range(s.players)), End())
    return s


def scores(s: Toy) -> list[int]:
    return [number(card) for card in s.played]


def view(s: Toy, seat: int | None) -> Toy:
    out = s.clone()
    out.hands = [hand if place == seat else face_down(hand) for place, hand in enumerate(s.hands)]
    return out


# Pictures ------------------------------------------------------------------------------------------------


def catalogue() -> Catalogue:
    faces = {
        name: Face(
            look="number",
            name=T("card", colour=f"symbol:{name[0]}", n=int(name[1])),
            symbol=name[0],
            corner=name[1],
        )
        for name in CARDS
    }
    symbols = {"R": Symbol(name="red", colour="red"), "B": Symbol(name="blue", colour="blue")}
    return Catalogue(symbols=symbols, faces={**faces, "back": Face(look="back", name="back")})


def picture(v: Toy, seat: int | None) -> Picture:
    played = [Piece(id=CARDS[card], face=CARDS[card], seat=place) for place, card in enumerate(v.played) if card >= 0]
    zones = [Zone(id="played", kind="row", area="centre", title="played", pieces=played)]
    if seat is not None:
        hand = [Piece(id=CARDS[card], face=CARDS[card]) for card in v.hands[seat]]
        zones.append(Zone(id="hand", kind="fan", area="own", title="hand", owner=seat, pieces=hand))
    own = [] if seat is None else ["own"]
    return Picture(
        layout=Layout(wide=["centre", *own], narrow=["centre", *own]),
        areas=[Area(id="centre"), *(Area(id=name, seat=seat, narrow="pin") for name in own)],
        zones=zones,
        players=[Player(seat=s, score=Sign(text="stake", value=3, of=10)) for s in range(v.players)],
    )


def score(v: Toy) -> Sheet:
    lines = [Line(text=at(place), cells=[points]) for place, points in enumerate(scores(v))]
    return Sheet(title="sheet", heads=["points"], rows=lines)


def polishing(q: Asked[Toy]) -> Answers:
    cards = [card for card in q.options if card != DONE]
    choices = [
        Choice(send=[card], label=T("polish", card=face(CARDS[card])), pick=[CARDS[card]], group="polish")
        for card in cards
    ]
    return Answers(choices, [Group(id="polish", text="polish-these", min=0, max=min(2, len(cards)), done=[DONE])])


def playing(q: Asked[Toy]) -> Answers:
    choices = [
        Choice(
            send=[card],
            label=T("play", card=face(CARDS[card])),
            pick=[CARDS[card]],
            hint=["hint-high"] if number(card) > 4 else [],
        )
        for card in q.options
        if card != GIVE_UP
    ]
    choices.append(Choice(send=[GIVE_UP], label="give-up", role="decline", warn="sure"))
    stuck: dict[str, Text] = {CARDS[card]: "why-low" for card in q.view.hands[q.seat] if card not in q.options}
    return Answers(choices, why=stuck)


def says(m: Seen[Toy]) -> Happening:
    assert m.viewer == m.seat or m.choice == UNKNOWN
    return did("ev-bold", m.seat)


def plays(m: Seen[Toy]) -> Happening:
    if m.choice == GIVE_UP:
        return did("ev-gives-up", m.seat)
    return did("ev-plays", m.seat, CARDS[m.choice], faces=[], hold=True)


TABLE = Table(
    catalogue=catalogue,
    picture=picture,
    prompts={Step: lambda q: {} if q.mine else "ask-other"},
    answers={
        Polish: polishing,
        Bold: lambda q: [Choice(send=[BOLD], label="bold", role="main"), Choice(send=[MEEK], label="meek")],
        Play: playing,
    },
    stories={
        Deal: lambda m: Happening(text="ev-deals", head=True),
        Polish: lambda m: did("ev-polishes", m.seat, keep="turn") if m.choice != DONE else None,
        Bold: says,
        Play: plays,
    },
    score=score,
    over=lambda view: Prompt(text="over", rule="2.1"),
)


def rate(v: Toy, seat: int, options: list[int]) -> list[float]:
    return [number(option) if option < DONE else {DONE: 9.0, BOLD: 1.0}.get(option, 0.0) for option in options]


GAME = Game(
    key="toy",
    version=1,
    package=__name__,
    minutes=1,
    icon="card",
    options=(Number(key="players", default=2, low=2, high=3),),
    chapters=(sys.modules[__name__],),
    state=Toy,
    start=start,
    choices=(*CARDS, "done", "bold", "meek", "give up"),
    scores=scores,
    census=lambda s: ([], []),
    view=view,
    imagine=lambda v, rng: v,
    secrets=lambda s, seat: [card for place, hand in enumerate(s.hands) if place != seat for card in hand],
    table=TABLE,
    hints=Hints(rate=rate),
)
