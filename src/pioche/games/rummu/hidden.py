"""Rummü: what a seat may know.

Hidden are the stock and what others hold, except cards that everybody saw them take (7.2). A hidden card came from the
deal or the first stock, or from a later stock, which was made of discards that everybody had seen.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pioche.core.flow import CHANCE
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, face_down, without
from pioche.games.rummu.cards import HAND, STOCK
from pioche.games.rummu.melds import NUMBERS, Meld, additions, exchanges, melds_of
from pioche.games.rummu.playing import AddCard, GiveForJoker, LayCard, Play
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
    held = certainly(v, rng)
    for stock, pool in enumerate(v.pools):
        known = [card for at, card in every_card(v) if v.marks[at[0]][at[1]] == stock and card != UNKNOWN]
        left = without(pool, known, held[stock])
        rng.shuffle(left)
        for seat, marks in enumerate(v.marks):
            places = [at for at, mark in enumerate(marks) if mark == stock and v.hands[seat][at] == UNKNOWN]
            if places:
                sure = held[stock] if seat == v.turn else []
                more = len(places) - len(sure)
                drawn = sorted(sure + left[:more])
                del left[:more]
                s.hands[seat] = s.hands[seat][: places[0]] + drawn + s.hands[seat][places[-1] + 1 :]
        if stock == v.stocks:
            s.stock = sorted(left)
    return s


def every_card(v: Rummu) -> list[tuple[tuple[int, int], int]]:
    """Where every card in a hand is, and which."""
    return [((seat, at), card) for seat, hand in enumerate(v.hands) for at, card in enumerate(hand)]


# A meld half laid down says what its player must still hold ----------------------------------------------------


def certainly(v: Rummu, rng: Random) -> list[list[int]]:
    """For each stock: the hidden cards that whoever is to move must hold to have come so far; one way of several."""
    none: list[list[int]] = [[] for _ in v.pools]
    if not v.agenda or UNKNOWN not in v.hands[v.turn]:
        return none
    wanted = wanted_by(v)
    if wanted is None:
        return none
    open_cards = [card for card, mark in zip(v.hands[v.turn], v.marks[v.turn], strict=True) if mark == OPEN]
    hidden = [without(pool, known_from(v, stock)) for stock, pool in enumerate(v.pools)]
    room = [sum(mark == stock for mark in v.marks[v.turn]) for stock in range(len(v.pools))]
    there = tuple(sorted([*v.picked, *open_cards, *(card for pool in hidden for card in pool)]))
    for effort in range(3):  # what is likely first: there are very many long melds
        ways = wanted(there, effort)
        rng.shuffle(ways)
        for way in ways:
            found = placed(without([*way], v.picked), open_cards, hidden, room)
            if found is not None:
                return found
    raise ValueError("nobody could have come so far")


def known_from(v: Rummu, stock: int) -> list[int]:
    return [card for at, card in every_card(v) if card != UNKNOWN and v.marks[at[0]][at[1]] == stock]


def wanted_by(v: Rummu) -> Callable[[Meld, int], list[Meld]] | None:
    """What the step under way asks for, as a function of the cards that could be there; None if for nothing.

    The second argument: 0 for the shortest melds, 1 for all, 2 for two melds that are added up (3.5).
    """
    step, seat, picked = v.agenda[-1], v.turn, tuple(v.picked)
    if isinstance(step, AddCard):
        lying = tuple(v.melds[v.onto])
        return lambda there, effort: [way for way in additions(lying, there) if way[: len(picked)] == picked]
    if isinstance(step, GiveForJoker):
        lying = tuple(v.melds[v.onto])
        return lambda there, effort: [(card,) for card in exchanges(lying, [*there])]
    if isinstance(step, LayCard) or (isinstance(step, Play) and v.coming and not v.out[seat]):
        need = 3 if v.out[seat] else max(3, v.need(seat) - v.coming)
        length = (max(need, len(picked)), NUMBERS)
        return lambda there, effort: (
            pairs(there, picked, need) if effort == 2 else singles(there, picked, need, length[effort])
        )
    return None


def singles(there: Meld, picked: Meld, need: int, longest: int) -> list[Meld]:
    """Melds that begin like this and are long enough."""
    return [meld for meld in melds_of(there, longest) if len(meld) >= need and meld[: len(picked)] == picked]


def pairs(there: Meld, picked: Meld, need: int) -> list[Meld]:
    """A meld that begins like this, and another one beside it."""
    return [
        (*meld, *other)
        for meld in singles(there, picked, 3, max(3, len(picked)))
        for other in melds_of(tuple(without([*there], [*meld])), 3)
        if len(meld) + len(other) >= need
    ]


def placed(cards: list[int], open_cards: list[int], hidden: list[list[int]], room: list[int]) -> list[list[int]] | None:
    """These cards put to the stocks they may have come from, as far as they are not held openly; None if impossible."""
    found: list[list[int]] = [[] for _ in hidden]
    shown = open_cards[:]
    for card in cards:
        if card in shown:
            shown.remove(card)
            continue
        fit = [
            stock
            for stock, pool in enumerate(hidden)
            if pool.count(card) > found[stock].count(card) and len(found[stock]) < room[stock]
        ]
        if not fit:
            return None
        found[fit[-1]].append(card)
    return found


def implied(past: Past, real: Rummu, imagined: Rummu) -> Past:
    """What was dealt and drawn, with every hidden card exchanged for the imagined one."""
    told = [(seat, what[:]) for seat, what in past]
    for seat in range(real.players):
        used: set[tuple[int, int]] = set()
        held = [*zip(real.marks[seat], real.hands[seat], imagined.hands[seat], strict=True)]
        for mark, card, other in reversed(held):  # of two alike, the newer one came last
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
