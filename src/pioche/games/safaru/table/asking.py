"""Safarü: what is asked, and the answers with what they would catch."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step
from pioche.core.scene import Choice, Piece, Prompt, T, Text, at, face
from pioche.core.table import Answerers, Answers, Asked, Prompts
from pioche.games._mubox.deck import FACE_KEYS, NUMBER
from pioche.games._mubox.look import CARD_OF, listed, picks
from pioche.games.safaru import cards
from pioche.games.safaru.cards import ADD, DONE, FINISH, GOAL, METHODS, PAIR, REVERSED, TOTAL, catches
from pioche.games.safaru.catching import Catch, NameMethod, PlayCard, Take
from pioche.games.safaru.state import Safaru

MOST_WAYS: Final = 40  # with more, the method is asked for first and its cards after it
NAMES: Final = {ADD: "add", TOTAL: "total", PAIR: "pair"}


RULES: Final = {ADD: "3.2", TOTAL: "3.3", PAIR: "3.4"}


def card_played(q: Asked[Safaru]) -> dict[str, str]:
    return {"card": face(FACE_KEYS[q.view.played])}


def ask_catch(q: Asked[Safaru]) -> Prompt | dict[str, str]:
    if not q.mine:
        return {}
    return Prompt(text="ask-catch-more", rule="3.5") if q.view.used else card_played(q)


def ask_take(q: Asked[Safaru]) -> Prompt | dict[str, str]:
    method = q.view.method
    text = T(f"ask-take-{NAMES[method]}", **card_played(q))
    return Prompt(text=text, rule=RULES[method]) if q.mine else {}


PROMPTS: Final[Prompts] = {
    Step: lambda q: T("now", who=at(q.view.turn)),
    PlayCard: lambda q: {},
    Catch: ask_catch,
    Take: ask_take,
    NameMethod: card_played,
}


# Playing -----------------------------------------------------------------------------------------------------


def plays(q: Asked[Safaru]) -> list[Choice]:
    return [playing(q.view, piece) for piece in q.pieces("hand")]


def playing(v: Safaru, piece: Piece) -> Choice:
    card = CARD_OF[piece.face]
    hints: list[Text] = []
    for method in METHODS:
        if ways := catches(v.wild, card, method):
            hints.append("hint-pair" if method == PAIR else T(f"hint-{NAMES[method]}", n=len(ways)))
    return Choice(
        send=[card],
        label=T("play", card=face(piece.face)),
        pick=[piece.id],
        drag=(piece.id, "wild"),
        hint=hints or ["hint-stays"],
        tone="good" if hints and v.variant != REVERSED else "",
    )


# Catching ----------------------------------------------------------------------------------------------------


def catching(q: Asked[Safaru]) -> Answers:
    """Every catch with its cards, or, if they are too many, the methods."""
    v = q.view
    methods = [option for option in q.options if option != FINISH]
    ways = [(method, way) for method in methods for way in v.ways(method)]
    choices = [FINISHING] if FINISH in q.options else []
    if len(ways) > MOST_WAYS:
        return Answers([*(by_method(v, method) for method in methods), *choices])
    return Answers([*(by_cards(q, method, way) for method, way in ways), *choices])


FINISHING: Final = Choice(send=[FINISH], label="finish", role="decline")


def by_method(v: Safaru, method: int) -> Choice:
    return Choice(send=[method], label=f"by-{NAMES[method]}", hint=[T("hint-ways", n=len(v.ways(method)))])


def by_cards(q: Asked[Safaru], method: int, way: cards.Catch, is_named: bool = False) -> Choice:
    """One catch: tick its cards in any order, or press its button. Its method may have been named before."""
    return Choice(
        send=[*([] if is_named else [method]), *way, DONE],
        label=T(f"catch-{NAMES[method]}", cards=listed(way)),
        pick=picks(q.pieces("wild"), way),
        set=True,
        hint=[reckoning(q.view, method, way)],
    )


def reckoning(v: Safaru, method: int, way: cards.Catch) -> Text:
    number = NUMBER[v.played]
    if method == PAIR:
        return T("hint-pair-takes", card=face(FACE_KEYS[v.played]))
    return T("hint-adds-up", n=number) if method == ADD else T("hint-makes", n=number, sum=GOAL - number, goal=GOAL)


def takes(q: Asked[Safaru]) -> Answers:
    """The cards of a method that was named before."""
    v = q.view
    ways = v.ways(v.method) if not v.picked else []
    if 0 < len(ways) <= MOST_WAYS:
        return Answers([by_cards(q, v.method, way, is_named=True) for way in ways])
    choices = [
        Choice(send=[card], label=T("take", card=face(FACE_KEYS[card])), pick=picks(q.pieces("wild"), (card,)))
        for card in q.options
        if card != DONE
    ]
    return Answers([*choices, *([Choice(send=[DONE], label="done", role="main")] if DONE in q.options else [])])


def names_method(q: Asked[Safaru]) -> list[Choice]:
    return [by_method(q.view, method) for method in q.options]


ANSWERS: Final[Answerers] = {PlayCard: plays, Catch: catching, Take: takes, NameMethod: names_method}
