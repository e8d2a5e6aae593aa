"""Equinox: the powers, told in sentences (§6)."""

from __future__ import annotations

from typing import Any, Literal

from pioche.core.flow import Step
from pioche.core.scene import Happening, Move, T, Tone, at, face, symbol
from pioche.games.equinox.cards import (
    CREATURE,
    CREATURES,
    DECLINE,
    FACE_KEYS,
    ON_CHAMPION,
    ON_SECRET,
    PLACE,
)
from pioche.games.equinox.memory import HEAD
from pioche.games.equinox.power import Power
from pioche.games.equinox.powers import (
    CopyPower,
    DrawThree,
    GiveCard,
    KeepOne,
    NameCreature,
    PickThree,
    PlacePebble,
    RemoveCard,
    SetAside,
    SwapWith,
    TakeChameleon,
    TakeOwnCard,
    TakePebbleBack,
    TakeSecondCard,
)
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import KEYS

# Short ways to say it ----------------------------------------------------------------------------------------


def did(
    message: str,
    actor: int,
    keep: Literal["match", "turn", "moment"] = "turn",
    faces: list[str] | None = None,
    tone: Tone = "",
    **args: Any,
) -> Happening:
    """Somebody did something; forgotten after the reader's next turn, unless it stays visible."""
    return Happening(text=T(message, who=at(actor), **args), actor=actor, keep=keep, faces=faces or [], tone=tone)


def with_card(message: str, actor: int, card: int) -> Happening:
    return did(message, actor, faces=[FACE_KEYS[card]], card=face(FACE_KEYS[card]))


def drawing(seat: int, drawn: int, after: Equinox, viewer: int | None) -> list[Happening]:
    """So many cards from the draw pile; whoever drew them sees which."""
    if not drawn:
        return []
    text = T("ev-draws", who=at(seat), n=drawn)
    if viewer == seat:
        keys = [FACE_KEYS[card] for card in after.hands[seat][-drawn:]]
        return [Happening(text=text, actor=seat, faces=keys, keep="turn")]
    return [Happening(text=text, actor=seat, moves=[Move(start="deck", end=at(seat), n=drawn)], keep="turn")]


# §6 Powers ---------------------------------------------------------------------------------------------------


def told_power(before: Equinox, step: Step[Any], choice: int, after: Equinox, viewer: int | None) -> list[Happening]:
    match step:
        case SetAside():
            return [sets_aside(before, after, step.victim, viewer)]
        case NameCreature():
            creature = symbol(KEYS[choice - CREATURE])
            text = T("ev-duke", who=at(step.seat), owner=at(step.giver), creature=creature)
            return [Happening(text=text, actor=step.seat, to=[step.giver], keep="turn")]
        case GiveCard():
            return gives(before, after, step, viewer)
        case PickThree():
            return looks(after, step, viewer)
        case KeepOne():
            return keeps(after, step, viewer)
        case SwapWith():
            one, other = FACE_KEYS[step.card], FACE_KEYS[choice]
            return [did("ev-swaps", step.seat, faces=[one, other], one=face(one), other=face(other))]
    assert isinstance(step, Power)
    if choice == DECLINE:
        return [did("ev-declines", step.seat, creature=symbol(KEYS[step.of]))]
    return used(before, step, choice, after, viewer)


def used(before: Equinox, step: Power, choice: int, after: Equinox, viewer: int | None) -> list[Happening]:
    seat = step.seat
    match step:
        case DrawThree():
            return drawing(seat, len(before.deck) - len(after.deck), after, viewer)
        case TakePebbleBack():
            return [pebble_back(seat, choice)]
        case PlacePebble():
            row, creature = divmod(choice - PLACE, CREATURES)
            return [did("ev-places", seat, keep="match", creature=symbol(KEYS[creature]), n=row + 1)]
        case TakeSecondCard():
            return [did("ev-second", seat)]
        case CopyPower():
            return copies(before, seat, choice - CREATURE, after, viewer)
        case TakeOwnCard() | TakeChameleon():
            return [with_card("ev-takes", seat, choice)]
        case RemoveCard():
            return [with_card("ev-removes", seat, choice)]
    return []  # the next step tells it


def pebble_back(seat: int, choice: int) -> Happening:
    if choice == ON_SECRET:
        return did("ev-withdraws", seat, keep="match")
    if choice >= ON_CHAMPION:
        return did("ev-back-champion", seat, keep="match", creature=symbol(KEYS[choice - ON_CHAMPION]))
    row, creature = divmod(choice - PLACE, CREATURES)
    return did("ev-back-row", seat, keep="match", creature=symbol(KEYS[creature]), n=row + 1)


def copies(before: Equinox, seat: int, creature: int, after: Equinox, viewer: int | None) -> list[Happening]:
    """Bolet's choice, and at once what it does if there is nothing more to choose."""
    out = [did("ev-copies", seat, creature=symbol(KEYS[creature]))]
    out += drawing(seat, len(before.deck) - len(after.deck), after, viewer)
    return [*out, did("ev-second", seat)] if after.second == 1 and before.second == 0 else out


def sets_aside(before: Equinox, after: Equinox, victim: int, viewer: int | None) -> Happening:
    count = len(after.aside[victim]) - len(before.aside[victim])
    text = T("ev-panache", who=at(after.turn), owner=at(victim), n=count)
    moves = [Move(start="hand", end="aside", n=count)] if viewer == victim else []
    return Happening(text=text, actor=after.turn, to=[victim], tone="warn", keep="turn", moves=moves)


def gives(before: Equinox, after: Equinox, step: GiveCard, viewer: int | None) -> list[Happening]:
    """Everybody hears whether a card was given; giver and asker know which. A hand is shown to the asker alone."""
    giver, asker = step.seat, step.asker
    involved = viewer in (giver, asker)
    if len(after.hands[giver]) == len(before.hands[giver]):
        text = T("ev-shows", who=at(giver), owner=at(asker), creature=symbol(KEYS[step.creature]))
        out = [Happening(text=text, actor=giver, to=[asker], keep="turn")]
        if viewer == asker:
            keys = [FACE_KEYS[card] for card in after.memory[-1][HEAD:]]
            shown = T("ev-hand-of", owner=at(giver))
            out.append(Happening(text=shown, faces=keys, private=True, hold=True, keep="moment"))
        return out
    if involved:
        key = FACE_KEYS[after.memory[-1][HEAD]]
        text = T("ev-gives-card", who=at(giver), owner=at(asker), card=face(key))
        return [Happening(text=text, actor=giver, to=[asker], faces=[key], private=True, keep="turn")]
    text = T("ev-gives", who=at(giver), owner=at(asker), creature=symbol(KEYS[step.creature]))
    return [Happening(text=text, actor=giver, to=[asker], keep="turn", moves=[Move(start=at(giver), end=at(asker))])]


def looks(after: Equinox, step: PickThree, viewer: int | None) -> list[Happening]:
    """Taker and owner know which three."""
    text = T("ev-sabot", who=at(step.taker), owner=at(step.owner))
    out = [Happening(text=text, actor=step.taker, to=[step.owner], keep="turn")]
    keep = after.question(step.taker)
    if viewer == step.owner and isinstance(keep, KeepOne):
        keys = [FACE_KEYS[card] for card in keep.options(after)]
        out.append(Happening(text="ev-your-three", faces=keys, private=True, keep="turn"))
    return out


def keeps(after: Equinox, step: KeepOne, viewer: int | None) -> list[Happening]:
    taker, owner = step.seat, step.owner
    if viewer in (taker, owner):
        key = FACE_KEYS[after.memory[-1][HEAD]]
        text = T("ev-keeps-card", who=at(taker), owner=at(owner), card=face(key))
        return [Happening(text=text, actor=taker, to=[owner], faces=[key], private=True, keep="turn")]
    text = T("ev-keeps", who=at(taker), owner=at(owner))
    return [Happening(text=text, actor=taker, to=[owner], keep="turn", moves=[Move(start=at(owner), end=at(taker))])]
