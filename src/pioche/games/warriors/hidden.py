"""Warriors: what each seat knows, and how to imagine the rest.

All that lies before the players is open, and so are captured cards and discards.  Hidden are the draw pile, the
cards others choose from and put away face down, and what others have answered while catapults are aimed.
"""

from __future__ import annotations

from random import Random

from pioche.core.flow import CHANCE
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, face_down, without
from pioche.games.warriors.answers import DONE, PASS
from pioche.games.warriors.cards import dealt, to_keep
from pioche.games.warriors.catapults import reference, shots
from pioche.games.warriors.state import WAITED_FOR, Warriors, census


def view(s: Warriors, seat: int | None) -> Warriors:
    v = s.clone()
    v.pile = face_down(s.pile)
    for other in range(s.players):
        if other != seat:
            v.hands[other] = face_down(s.hands[other])
            v.rejects[other] = face_down(s.rejects[other])
            if not s.revealed:
                v.kept[other] = face_down(s.kept[other])
            if s.aims[other] >= 0:
                v.aims[other] = UNKNOWN
    return v


def secrets(s: Warriors, seat: int | None) -> list[int]:
    """The cards hidden from this seat, and the answers."""
    hidden = [*s.pile]
    for other in range(s.players):
        if other != seat:
            hidden += s.hands[other] + s.rejects[other] + [aim for aim in s.aims[other : other + 1] if aim >= 0]
            hidden += [] if s.revealed else s.kept[other]
    return hidden


# Imagining -----------------------------------------------------------------------------------------------------


def imagine(v: Warriors, rng: Random) -> Warriors:
    """The unseen cards dealt anew, in hands, face-down rejects and pile."""
    s = v.clone()
    there, deck = census(v)
    unseen = without(deck, there)
    rng.shuffle(unseen)
    for seat in range(v.players):
        if UNKNOWN in v.rejects[seat]:
            s.rejects[seat] = put_away_anew(v, seat, unseen)
        if UNKNOWN in v.kept[seat] or UNKNOWN in v.hands[seat]:
            s.hands[seat], s.kept[seat] = dealt_anew(v, seat, unseen, rng)
    s.pile = sorted(unseen)
    if UNKNOWN in v.aims:
        imagine_aims(s, rng)
    return s


def put_away_anew(v: Warriors, seat: int, unseen: list[int]) -> list[int]:
    """As many cards as this player put away, those of each round sorted."""
    many = dealt(v.players, v.dragons, v.round) - to_keep(v.players, v.dragons, v.round)
    rounds = range(0, len(v.rejects[seat]), many)
    return [card for _ in rounds for card in sorted(unseen.pop() for _ in range(many))]


def dealt_anew(v: Warriors, seat: int, unseen: list[int], rng: Random) -> tuple[list[int], list[int]]:
    """A hand, and the first cards this player will have kept of it: they are kept in ascending order."""
    many, done = len(v.hands[seat]) + len(v.kept[seat]), len(v.kept[seat])
    hand = [unseen.pop() for _ in range(many)]
    will_keep = sorted(hand[: max(done, to_keep(v.players, v.dragons, v.round))])
    return sorted(without(hand, will_keep[:done])), will_keep[:done]


def imagine_aims(s: Warriors, rng: Random) -> None:
    """Whoever answered before all those still asked has passed, or the shot would have been fired."""
    passed = True
    for seat in s.clockwise(reference(s)):
        if s.aims[seat] == WAITED_FOR:
            passed = False
        elif s.aims[seat] == UNKNOWN:
            aims = [PASS] if passed else [PASS, *shots(s, seat)]
            s.aims[seat] = aims[int(rng.random() * len(aims))]


# The past of an imagined state ---------------------------------------------------------------------------------


def implied(past: Past, real: Warriors, imagined: Warriors) -> Past:
    """The deals that made these hands and rejects, and the secret answers that go with them."""
    told = [(seat, what[:]) for seat, what in past]
    deals = [place for place, (seat, what) in enumerate(past) if seat == CHANCE and len(what) > 6][1:]
    for number, place in enumerate(deals, start=1):
        if number == real.round or real.round < 3:
            retell_deal(told, place, number, real, imagined)
    for seat, (aim, other) in enumerate(zip(real.aims, imagined.aims, strict=True)):
        if aim != other:
            last = max(place for place, (who, _) in enumerate(past) if who == seat)
            told[last] = (seat, [other])
    return told


def retell_deal(told: Past, place: int, number: int, real: Warriors, imagined: Warriors) -> None:
    """Exchange what was dealt in this round, and while it is secret also what was kept, for what is imagined."""
    many = dealt(real.players, real.dragons, number)
    put_away = many - to_keep(real.players, real.dragons, number)
    deal = told[place][1]
    for seat in range(real.players):
        mine = range(seat * many, (seat + 1) * many)
        if number == real.round and not real.revealed:
            hand = imagined.hands[seat] + imagined.kept[seat]
            kept = iter(imagined.kept[seat])
            for later in range(place + 1, len(told)):
                if told[later][0] == seat and told[later][1] != [DONE]:
                    told[later] = (seat, [next(kept)])
        else:
            first = (number - 1) * put_away if real.round < 3 else 0
            span = slice(first, first + put_away)
            hand = without(deal[mine.start : mine.stop], real.rejects[seat][span]) + imagined.rejects[seat][span]
        deal[mine.start : mine.stop] = hand
