"""Rummü: what a seat may know.

Hidden are the stock and what others hold, except cards that everybody saw them take (7.2). A hidden card came from the
deal or the first stock, or from a later stock, which was made of discards that everybody had seen.
"""

from __future__ import annotations

from random import Random

from pioche.core.flow import CHANCE
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, face_down, without
from pioche.games.rummu.cards import HAND, STOCK
from pioche.games.rummu.state import OPEN, Rummu


def view(s: Rummu, seat: int | None) -> Rummu:
    v = s.clone()
    if not s.discard and not s.turns:
        return v  # nothing is dealt yet
    v.stock = face_down(s.stock)
    for other in range(s.players):
        if other != seat:
            held = zip(s.hands[other], s.marks[other], strict=True)
            v.hands[other] = [card if mark == OPEN else UNKNOWN for card, mark in held]
    return v


def secrets(s: Rummu, seat: int | None) -> list[int]:
    if not s.discard and not s.turns:
        return []
    hidden = [
        card
        for other in range(s.players)
        if other != seat
        for card, mark in zip(s.hands[other], s.marks[other], strict=True)
        if mark != OPEN
    ]
    return [*s.stock, *hidden]


def imagine(v: Rummu, rng: Random) -> Rummu:
    s = v.clone()
    for stock, pool in enumerate(v.pools):
        known = [
            card
            for hand, marks in zip(v.hands, v.marks, strict=True)
            for card, mark in zip(hand, marks, strict=True)
            if mark == stock and card != UNKNOWN
        ]
        left = without(pool, known)
        rng.shuffle(left)
        for seat, marks in enumerate(v.marks):
            places = [at for at, mark in enumerate(marks) if mark == stock and v.hands[seat][at] == UNKNOWN]
            drawn = sorted(left[: len(places)])
            del left[: len(places)]
            if places:
                s.hands[seat] = s.hands[seat][: places[0]] + drawn + s.hands[seat][places[-1] + 1 :]
        if stock == v.stocks:
            s.stock = sorted(left)
    return s


def implied(past: Past, real: Rummu, imagined: Rummu) -> Past:
    """What was dealt and drawn, with every hidden card exchanged for the imagined one."""
    told = [(seat, what[:]) for seat, what in past]
    for seat in range(real.players):
        used: set[tuple[int, int]] = set()
        for card, other, mark in zip(real.hands[seat], imagined.hands[seat], real.marks[seat], strict=True):
            if mark != OPEN:
                deed, place = came_by(past, seat, card, real.players, used)
                used.add((deed, place))
                told[deed][1][place] = other
    return told


def came_by(past: Past, seat: int, card: int, players: int, used: set[tuple[int, int]]) -> tuple[int, int]:
    """The last outcome that brought this seat this card unseen: its place in the past, and the card's place in it."""
    size = HAND[players]
    for deed in range(len(past) - 1, -1, -1):
        who, what = past[deed]
        if who != CHANCE:
            continue
        if len(what) > 1:  # the deal
            places = [seat * size + at for at in range(size)]
        else:
            places = [0] if past[deed - 1] == (seat, [STOCK]) else []
        for place in places:
            if what[place] == card and (deed, place) not in used:
                return deed, place
    raise ValueError(f"seat {seat} never drew {card}")
