"""Rummü: what a seat may know.

Hidden are the stock and what others hold, except cards that everybody saw them take (7.2). A hidden card came from the
deal or the first stock, or from a later stock, which was made of discards that everybody had seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from pioche.core.flow import CHANCE
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, Place, face_down, without
from pioche.games._mubox.deck import FACES
from pioche.games.rummu.cards import HAND, STOCK
from pioche.games.rummu.melds import Meld, additions, by_number, continued, exchanges
from pioche.games.rummu.playing import AddCard, GiveForJoker, LayCard
from pioche.games.rummu.state import OPEN, Rummu

Fit = Callable[[Meld], bool]


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
    others = [other for other in range(s.players) if other != seat]
    held = [pair for other in others for pair in zip(s.hands[other], s.marks[other], strict=True)]
    return [*s.stock, *(card for card, mark in held if mark != OPEN)]


def covered(s: Rummu) -> list[Place]:
    """7.1: the discards below the top one."""
    return [("discard", at) for at in range(len(s.discard) - 1)]


def imagine(v: Rummu, rng: Random) -> Rummu:
    s = v.clone()
    sure = surely_held(v, rng)
    for stock, pool in enumerate(v.pools):
        left = without(pool, known_from(v, stock), sure[stock])
        rng.shuffle(left)
        rest = dealt(s, v, stock, left, sure[stock])
        if rest is None:
            return imagine(v, rng)  # from the start, so that all deals that fit stay equally likely
        if stock == v.stocks:
            s.stock = sorted(rest)
    return s


def dealt(s: Rummu, v: Rummu, stock: int, left: list[int], sure: list[int]) -> list[int] | None:
    """The hidden cards of this stock given out, and what is left then; None if somebody got a card that it lacks."""
    first = 0
    for seat, marks in enumerate(v.marks):
        places = [at for at, mark in enumerate(marks) if mark == stock and v.hands[seat][at] == UNKNOWN]
        if places:
            held = sure if seat == v.turn else []
            end = first + len(places) - len(held)
            drawn = sorted(held + left[first:end])
            if v.lacks[seat] and any(stock * FACES + card in v.lacks[seat] for card in drawn):
                return None
            s.hands[seat] = s.hands[seat][: places[0]] + drawn + s.hands[seat][places[-1] + 1 :]
            first = end
    return left[first:]


def known_from(v: Rummu, stock: int) -> list[int]:
    """The cards in hands that are known and came from this stock."""
    held = [pair for hand, marks in zip(v.hands, v.marks, strict=True) for pair in zip(hand, marks, strict=True)]
    return [card for card, mark in held if mark == stock and card != UNKNOWN]


# A meld half laid down says what its player must still hold ----------------------------------------------------


def surely_held(v: Rummu, rng: Random) -> list[list[int]]:
    """For each stock: the hidden cards that whoever is to move must hold to have come so far; one way of several."""
    if not v.agenda or UNKNOWN not in v.hands[v.turn]:
        return [[] for _ in v.pools]
    hidden = [without(pool, known_from(v, stock)) for stock, pool in enumerate(v.pools)]
    shown = [card for card in v.hands[v.turn] if card != UNKNOWN]
    known = Counter(shown + v.picked)
    room = [v.marks[v.turn].count(stock) for stock in range(len(v.pools))]

    def placed(cards: Meld) -> list[list[int]] | None:
        """For each stock those of these cards that came from it, the others being shown or laid; None: impossible."""
        return spread_out([*(Counter(cards) - known).elements()], [[] for _ in hidden])

    def spread_out(cards: list[int], found: list[list[int]]) -> list[list[int]] | None:
        """The rest of these cards given to the stocks as well: the newest one that has the card and leaves a way."""
        if not cards:
            return found
        card, rest = cards[0], cards[1:]
        for stock in reversed(range(len(hidden))):
            held = found[stock]
            if (
                hidden[stock].count(card) > held.count(card)
                and len(held) < room[stock]
                and stock * FACES + card not in v.lacks[v.turn]
                and (way := spread_out(rest, [*found[:stock], [*held, card], *found[stock + 1 :]])) is not None
            ):
                return way
        return None

    there = sorted({*shown, *(card for pool in hidden for card in pool)})
    rng.shuffle(there)
    for cards in asked_for(v, there, lambda cards: placed(cards) is not None):
        found = placed(cards)
        if found is not None:
            return found
    raise ValueError("nobody could have come so far")


def asked_for(v: Rummu, there: list[int], fit: Fit) -> Iterator[Meld]:
    """The sets of cards, laid ones included, one of which the step under way asks for."""
    step, begun, lying = v.agenda[-1], tuple(v.picked), tuple(v.melds[v.onto]) if v.onto < len(v.melds) else ()
    if isinstance(step, AddCard):
        ways = additions(lying, tuple(sorted([*there, *begun])))
        yield from (way for way in sorted(ways, key=len) if way[: len(begun)] == begun)
    elif isinstance(step, GiveForJoker):
        yield from ((card,) for card in exchanges(lying, there))
    elif isinstance(step, LayCard) or (v.coming and not v.out[v.turn]):
        need = 3 if v.out[v.turn] else v.need(v.turn) - v.coming
        for meld in begun_with(begun, there, fit):
            yield from [meld] if len(meld) >= need else with_another(meld, there, fit) if v.by_total else []
    else:
        yield ()


def begun_with(begun: Meld, there: list[int], fit: Fit) -> Iterator[Meld]:
    """The melds that begin like this."""
    for first in [begun] if begun else [(card,) for card in there]:
        if fit(first):
            yield from continued(first, by_number(there), fit)


def with_another(meld: Meld, there: list[int], fit: Fit) -> Iterator[Meld]:
    """3.5: this meld and another one; two are as many cards as anybody ever needs."""
    yield from ((*meld, *other) for other in begun_with((), there, lambda other: fit((*meld, *other))))


def implied(past: Past, real: Rummu, imagined: Rummu) -> Past:
    """What was dealt and drawn, with every hidden card exchanged for the imagined one."""
    told = [(seat, what[:]) for seat, what in past]
    for seat, hand in enumerate(real.hands):
        came = [(deed, at) for deed in range(len(past)) for at in unseen_by(past, deed, seat, HAND[real.players])]
        held = [*zip(real.marks[seat], hand, imagined.hands[seat], strict=True)]
        for mark, card, other in reversed(held):  # of two alike, the newer one came last
            if mark != OPEN:
                deed, at = next(place for place in reversed(came) if past[place[0]][1][place[1]] == card)
                came.remove((deed, at))
                told[deed][1][at] = other
    return told


def unseen_by(past: Past, deed: int, seat: int, size: int) -> range:
    """Which cards of this outcome came to this seat and to nobody else's eyes."""
    who, what = past[deed]
    if who == CHANCE and len(what) > 1:  # the deal
        return range(seat * size, seat * size + size)
    return range(int(who == CHANCE and past[deed - 1] == (seat, [STOCK])))
