"""Calcory: what is asked, and the answers. Nothing here tells what lies face down."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step
from pioche.core.scene import Choice, T, Text, at, face
from pioche.core.table import Answerers, Answers, Asked, Prompts
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.calcory.cards import BACK, GOAL, STOP, total
from pioche.games.calcory.state import Calcory
from pioche.games.calcory.table.scene import cell_id, place_id, place_name
from pioche.games.calcory.turning import PlaceBack, PutBack, TurnBack, TurnCard


def ask_turn(q: Asked[Calcory]) -> Text:
    v = q.view
    if not q.mine:
        return T("other-turn-card", who=at(q.seat))
    if not v.group:
        return "ask-turn-first" if not v.standing else T("ask-turn-beat", n=total(v.cards(v.standing)))
    reached = total(v.cards(v.group))
    return T("ask-turn-card" if STOP in q.options else "ask-turn-second", n=reached, left=GOAL - reached)


PROMPTS: Final[Prompts] = {
    Step: lambda q: T("now", who=at(q.view.turn)),
    TurnBack: lambda q: "now-turn-back",
    TurnCard: ask_turn,
    PutBack: lambda q: {},
    PlaceBack: lambda q: {},
}


def turns(q: Asked[Calcory]) -> Answers:
    v = q.view
    choices = [
        Choice(send=[place], label=T("turn", place=place_name(place)), pick=[place_id(place)])
        for place in q.options
        if place != STOP
    ]
    if STOP in q.options:
        choices.append(stopping(v))
    why: dict[str, Text] = {place_id(place): "why-up" for place in v.group}
    why |= {place_id(place): "why-standing" for place in v.standing}
    return Answers(choices, why=why)


def stopping(v: Calcory) -> Choice:
    reached = total(v.cards(v.group))
    if not v.better(v.group):
        hint = T("hint-give-up", n=reached, best=total(v.cards(v.standing)))
        return Choice(send=[STOP], label="give-up", role="decline", tone="warn", hint=[hint])
    hints: list[Text] = [T("hint-stands", n=reached, cards=len(v.group))]
    if len(v.group) == 1:
        hints.append("hint-ends")
    return Choice(send=[STOP], label=T("stop", n=reached), role="main", hint=hints)


def puts_back(q: Asked[Calcory]) -> list[Choice]:
    pool = q.view.pool
    return [
        Choice(send=[BACK + card], label=T("put-back", card=face(FACE_KEYS[card])), pick=[f"taken.{place}"])
        for place, card in enumerate(pool)
    ]


def places_back(q: Asked[Calcory]) -> list[Choice]:
    return [
        Choice(send=[place], label=T("place-back", place=place_name(place)), pick=[cell_id(place)])
        for place in q.options
    ]


ANSWERS: Final[Answerers] = {TurnCard: turns, PutBack: puts_back, PlaceBack: places_back}
