"""Calcory: what a seat may know (5.1, 5.2), and what it can imagine.

Every card turned up was seen by everybody, and a view remembers it. Hidden is only which of the captured cards
somebody else has put back: any of them, all equally likely, until it is turned up again.
"""

from __future__ import annotations

from random import Random

from pioche.core.flow import CHANCE
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, Place, face_down
from pioche.games.calcory.cards import BACK, FRESH, NO_CARD
from pioche.games.calcory.state import Calcory


def view(s: Calcory, seat: int | None) -> Calcory:
    v = s.clone()
    if seat != s.turn and s.holding != NO_CARD:
        v.holding = UNKNOWN
    v.rests = [rest if owner == seat else face_down(rest) for rest, (_, owner) in zip(s.rests, s.returned, strict=True)]
    for place, owner in s.returned:
        if owner != seat:
            v.grid[place] = UNKNOWN
    return v


def covered(s: Calcory) -> list[Place]:
    """5.1: nobody may look at cards that were turned back, nor into the piles."""
    return [
        *(("grid", place) for place in s.down if s.grid[place] != FRESH),
        *(("gone", at) for at in range(len(s.gone))),
    ]


def imagine(v: Calcory, rng: Random) -> Calcory:
    s = v.clone()
    if v.holding == UNKNOWN:
        s.holding = v.pool[int(rng.random() * len(v.pool))]
    s.rests = v.rests[:]
    for line, (place, _) in enumerate(v.returned):
        if v.grid[place] == UNKNOWN:
            pool = v.pools[line]
            at = int(rng.random() * len(pool))
            s.grid[place] = pool[at]
            s.rests[line] = pool[:at] + pool[at + 1 :]
    return s


def secrets(s: Calcory, seat: int | None) -> list[int]:
    """What others have put back, and with it what went to their piles."""
    cards = [s.holding] if s.holding != NO_CARD and seat != s.turn else []
    for (place, owner), rest in zip(s.returned, s.rests, strict=True):
        if owner != seat:
            cards += [s.grid[place], *rest]
    return cards


def implied(past: Past, real: Calcory, imagined: Calcory) -> Past:
    """Who put back another card answered so."""
    told = past[:]
    if imagined.holding != NO_CARD:
        told[-1] = (past[-1][0], [BACK + imagined.holding])
    for place, owner in imagined.returned:
        answer = last_return(past, place, owner)
        told[answer] = (owner, [BACK + imagined.grid[place]])
    return told


def last_return(past: Past, place: int, owner: int) -> int:
    """Where the past tells which card lies there: right before its place was named."""
    return next(
        at - 1
        for at in range(len(past) - 1, 0, -1)
        if past[at] == (owner, [place]) and past[at - 1][0] == owner != CHANCE and past[at - 1][1][0] >= BACK
    )
