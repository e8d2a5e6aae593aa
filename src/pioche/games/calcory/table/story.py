"""Calcory: what happened. Numbers are told for a moment only: remembering them is the game (5.1)."""

from __future__ import annotations

from typing import Final

from pioche.core.hidden import UNKNOWN
from pioche.core.scene import Beat, Happening, T, at, did, won_by
from pioche.core.table import Seen, Stories
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.calcory.cards import BACK, COLUMNS, total, zeros
from pioche.games.calcory.raising import ChooseFirst, Collect, EndGame, NextTurn
from pioche.games.calcory.state import Calcory
from pioche.games.calcory.table.scene import place_id
from pioche.games.calcory.turning import Capture, PlaceBack, PutBack, ShowAgain, StopTurning, TurnBack, TurnUp


def turned(m: Seen[Calcory]) -> Happening:
    """A card is there for all to see."""
    key = FACE_KEYS[m.after.grid[m.after.group[-1]]]
    return did("ev-turns", m.after.turn, key, keep="moment")


def turned_back(m: Seen[Calcory]) -> Happening:
    cards = m.before.cards(m.before.group)
    told = "ev-zeros" if zeros(cards) > 1 else "ev-bust" if total(cards) > 13 else "ev-gives-up"
    beat = Beat(cause=[place_id(place) for place in m.before.group], harm=True)
    args = {"n": total(cards)} if told == "ev-bust" else {}
    return did(told, m.before.turn, args=args, keep="moment", hold=True, tone="bad", beat=beat)


def captured(m: Seen[Calcory]) -> Happening:
    beat = Beat(cause=[place_id(place) for place in m.before.group], to=m.before.turn, gain=len(m.before.group) - 1)
    return did("ev-thirteen", m.before.turn, args={"n": len(m.before.group)}, hold=True, tone="good", beat=beat)


def collected(m: Seen[Calcory]) -> Happening:
    places = m.before.standing
    gain = max(1, len(places) - 1)
    beat = Beat(cause=[place_id(place) for place in places], to=m.before.turn, gain=gain)
    return did("ev-collects", m.before.turn, args={"n": len(places)}, hold=True, tone="good", beat=beat)


def put_back(m: Seen[Calcory]) -> Happening | None:
    if m.choice == UNKNOWN:
        return None
    return did("ev-puts-back", m.seat, FACE_KEYS[m.choice - BACK], keep="moment", private=True)


def placed(m: Seen[Calcory]) -> Happening:
    where = {"r": m.choice // COLUMNS + 1, "c": m.choice % COLUMNS + 1}
    return did("ev-places", m.seat, args=where, keep="turn")


def stopped(m: Seen[Calcory]) -> Happening | None:
    if not m.after.standing or m.after.standing == m.before.standing:
        return None  # given up, which is told when the cards are turned back
    args = {"n": total(m.after.cards(m.after.standing)), "cards": len(m.after.standing)}
    if not m.before.standing:
        return did("ev-stops", m.before.turn, args=args)
    return did("ev-beats", m.before.turn, args=args | {"owner": at(m.before.owner)}, to=[m.before.owner])


def next_turn(m: Seen[Calcory]) -> Happening | None:
    if m.after.is_over() or not m.after.down:
        return None
    return Happening(text=T("ev-turn", who=at(m.after.turn)), head=True, actor=m.after.turn, keep="turn")


STORIES: Final[Stories] = {
    ChooseFirst: lambda m: did("ev-first", m.after.turn),
    TurnUp: turned,
    ShowAgain: turned,
    TurnBack: turned_back,
    Capture: captured,
    Collect: collected,
    PutBack: put_back,
    PlaceBack: placed,
    StopTurning: stopped,
    NextTurn: next_turn,
    EndGame: lambda m: won_by(m.after.ranks, m.after.won),
}
