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
    Result,
    Scene,
    Sheet,
    Sign,
    Symbol,
    T,
    Zone,
    at,
    face,
)
from pioche.core.table import Drawn

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

    def clone(self) -> Toy:
        out = Toy(self.players)
        out.hands, out.played = self.hands[:], self.played[:]
        out.agenda, out.ranks = self.agenda[:], self.ranks[:]
        return out


def number(card: int) -> int:
    return card % 6 + 1 if card >= 0 else 0


class Deal(ChanceStep[Toy]):
    names = tuple(CARDS)
    way = "shuffled"

    def draw(self, s: Toy, rng: Random) -> list[int]:
        return rng.sample(range(12), HAND * s.players)

    def happen(self, s: Toy, outcome: list[int]) -> None:
        s.hands = [sorted(outcome[seat * HAND : (seat + 1) * HAND]) for seat in range(s.players)]


class Polish(Step[Toy]):
    def __init__(self, seat: int, after: int = -1, left: int = 2) -> None:
        super().__init__(seat)
        self.after = after
        self.left = left

    def options(self, s: Toy) -> list[int]:
        return [*(card for card in s.hands[self.seat] if card > self.after and self.left), DONE]

    def apply(self, s: Toy, choice: int) -> None:
        s.then(Bold(self.seat) if choice == DONE else Polish(self.seat, choice, self.left - 1))


class Bold(Step[Toy]):
    secret = True

    def options(self, s: Toy) -> list[int]:
        return [BOLD, MEEK]

    def apply(self, s: Toy, choice: int) -> None:
        s.then(Play(self.seat))


class Play(Step[Toy]):
    def options(self, s: Toy) -> list[int]:
        low = min(s.hands[self.seat], key=number)
        return [*(card for card in s.hands[self.seat] if card != low), GIVE_UP]

    def apply(self, s: Toy, choice: int) -> None:
        s.played.append(-2 if choice == GIVE_UP else choice)
        if choice != GIVE_UP:
            s.hands[self.seat] = [card for card in s.hands[self.seat] if card != choice]


class End(Step[Toy]):
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


def scene(v: Toy, seat: int | None) -> Scene:
    played = [Piece(id=CARDS[card], face=CARDS[card], seat=place) for place, card in enumerate(v.played) if card >= 0]
    zones = [Zone(id="played", kind="row", area="centre", title="played", pieces=played)]
    if seat is not None:
        hand = [Piece(id=CARDS[card], face=CARDS[card]) for card in v.hands[seat]]
        zones.append(Zone(id="hand", kind="fan", area="own", title="hand", owner=seat, pieces=hand))
    question = v.question(seat) if seat is not None else None
    choices, groups, why, ask = answers(v, question)
    lines = [Line(text=at(place), cells=[points]) for place, points in enumerate(scores(v))]
    places = [[s for s in range(v.players) if v.ranks[s] == rank] for rank in sorted(set(v.ranks))]
    own = [] if seat is None else ["own"]
    return Scene(
        seat=seat,
        layout=Layout(wide=["centre", *own], narrow=["centre", *own]),
        areas=[Area(id="centre"), *(Area(id=name, seat=seat, narrow="pin") for name in own)],
        zones=zones,
        players=[Player(seat=s, score=Sign(text="stake", value=3, of=10)) for s in range(v.players)],
        prompt=Prompt(
            text="over" if v.is_over() else ask, rule="2.1" if ask == "ask-play" else "1.1", waiting=v.asked()
        ),
        choices=choices,
        groups=groups,
        why={CARDS[card]: "why-low" for card in why},
        result=Result(places=places, sheet=Sheet(title="sheet", heads=["points"], rows=lines)) if v.ranks else None,
    )


def answers(v: Toy, step: Step[Any] | None) -> tuple[list[Choice], list[Group], list[int], str]:
    if isinstance(step, Polish):
        cards = [card for card in step.options(v) if card != DONE]
        choices = [
            Choice(send=[card], label=T("polish", card=face(CARDS[card])), pick=[CARDS[card]], group="polish")
            for card in cards
        ]
        group = Group(id="polish", text="polish-these", min=0, max=min(2, len(cards)), done=[DONE])
        return choices, [group], [], "ask-polish"
    if isinstance(step, Bold):
        return [Choice(send=[BOLD], label="bold", role="main"), Choice(send=[MEEK], label="meek")], [], [], "ask-bold"
    if isinstance(step, Play):
        options = step.options(v)
        choices = [
            Choice(
                send=[card],
                label=T("play", card=face(CARDS[card])),
                pick=[CARDS[card]],
                hint=["hint-high"] if number(card) > 4 else [],
            )
            for card in options
            if card != GIVE_UP
        ]
        choices.append(Choice(send=[GIVE_UP], label="give-up", role="decline", warn="sure"))
        return choices, [], [card for card in v.hands[step.seat] if card not in options], "ask-play"
    return [], [], [], "ask-other"


def story(before: Toy, step: Step[Any], choice: int, after: Toy, viewer: int | None) -> list[Happening]:
    who = {"who": at(step.seat)}
    if isinstance(step, Deal):
        return [Happening(text="ev-deals", head=True)]
    if isinstance(step, Polish) and choice != DONE:
        return [Happening(text=T("ev-polishes", **who), actor=step.seat, keep="turn")]
    if isinstance(step, Bold):
        assert viewer == step.seat or choice == UNKNOWN
        return [Happening(text=T("ev-bold", **who), actor=step.seat)]
    if isinstance(step, Play):
        if choice == GIVE_UP:
            return [Happening(text=T("ev-gives-up", **who), actor=step.seat)]
        return [Happening(text=T("ev-plays", card=face(CARDS[choice]), **who), actor=step.seat, hold=True)]
    return []


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
    table=Drawn(catalogue=catalogue, scene=scene, story=story),
    hints=Hints(rate=rate),
)
