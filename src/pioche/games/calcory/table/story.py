"""Calcory: what happened. Numbers are told for a moment only: remembering them is the game (5.1)."""

from __future__ import annotations

from typing import Final

from pioche.core.hidden import UNKNOWN
from pioche.core.scene import Beat, Happening, T, at, did, won_by
from pioche.core.table import Seen, Stories
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.calcory.cards import BACK, GOAL, total, zeros
from pioche.games.calcory.raising import IDLE_ROUNDS, ChooseFirst, Collect, EndGame, NextTurn
from pioche.games.calcory.state import Calcory
from pioche.games.calcory.table.scene import place_id, place_name
from pioche.games.calcory.turning import Capture, Count, PlaceBack, PutBack, ShowAgain, StopTurning, TurnUp


def turned(m: Seen[Calcory]) -> Happening:
    """A card is there for all to see."""
    place = m.after.group[-1]
    return did(
        "ev-turns", m.after.turn, FACE_KEYS[m.after.grid[place]], args={"place": place_name(place)}, keep="moment"
    )


def counted(m: Seen[Calcory]) -> Happening | None:
    """Too much, told while the cards still lie there: the last look at them."""
    cards = m.after.cards(m.after.group)
    if zeros(cards) > 1:
        return fails(m, "ev-zeros")
    return fails(m, "ev-bust", n=total(cards)) if total(cards) > GOAL else None


def fails(m: Seen[Calcory], told: str, **args: int) -> Happening:
    beat = Beat(cause=[place_id(place) for place in m.after.group], harm=True)
    return did(told, m.after.turn, args=args, keep="moment", hold=True, tone="bad", beat=beat)


def captured(m: Seen[Calcory]) -> list[Happening]:
    turn, group, owner = m.before.turn, m.before.group, m.before.owner
    beat = Beat(cause=[place_id(place) for place in group], to=turn, gain=len(group) - 1)
    told = [did("ev-thirteen", turn, args={"n": len(group)}, hold=True, tone="good", beat=beat)]
    if m.after.owner != owner:
        told.append(did("ev-beaten", owner, to=[owner], keep="turn"))
    return told


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
    return did("ev-places", m.seat, args={"place": place_name(m.choice)}, keep="turn")


def stopped(m: Seen[Calcory]) -> Happening:
    if m.after.group:
        return fails(m, "ev-gives-up")
    args = {"n": total(m.after.cards(m.after.standing)), "cards": len(m.after.standing)}
    if not m.before.standing:
        return did("ev-stops", m.before.turn, args=args, keep="turn")
    beaten = m.before.owner
    return did("ev-beats", m.before.turn, args={**args, "owner": at(beaten)}, to=[beaten], keep="turn")


def next_turn(m: Seen[Calcory]) -> Happening:
    turn = m.after.turn
    if isinstance(m.after.agenda[-1], EndGame):
        return Happening(text=T("ev-idle", n=IDLE_ROUNDS), tone="info", hold=True)
    if not m.after.down and m.after.owner != turn:
        return did("ev-passed-over", turn, keep="turn")
    return Happening(text=T("ev-turn", who=at(turn)), head=True, actor=turn, keep="turn")


STORIES: Final[Stories] = {
    ChooseFirst: lambda m: did("ev-first", m.after.turn),
    TurnUp: turned,
    ShowAgain: turned,
    Count: counted,
    Capture: captured,
    Collect: collected,
    PutBack: put_back,
    PlaceBack: placed,
    StopTurning: stopped,
    NextTurn: next_turn,
    EndGame: lambda m: won_by(m.after.ranks, m.after.won),
}
