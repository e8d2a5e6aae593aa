"""Equinox: the answers to a power, with what they would do (§6)."""

from __future__ import annotations

from pioche.core.scene import Choice, T, Text, at, face, symbol
from pioche.games.equinox.cards import (
    CREATURE,
    CREATURES,
    DECLINE,
    FACE_KEYS,
    ON_CHAMPION,
    ON_SECRET,
    PLACE,
    SEAT,
    USE,
    WORTH,
)
from pioche.games.equinox.power import Power
from pioche.games.equinox.powers import (
    CopyPower,
    NameGiver,
    PlacePebble,
    SwapCards,
    SwapWith,
    TakePebbleBack,
)
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import KEYS
from pioche.games.equinox.table.previews import cell_id, control_hint, lost_control, swapped, uncovered


def aimed(v: Equinox, step: Power) -> list[Choice]:
    """Every way to use this power, and not to use it."""
    out = []
    for option in step.targets(v):
        out += aimed_at(v, step, option)
    if step.of == step.by:
        out.append(Choice(send=[DECLINE], label="decline", role="decline"))
    return out


def aimed_at(v: Equinox, step: Power, option: int) -> list[Choice]:
    if option == USE:
        return [Choice(send=[USE], label=T("use", power=f"power-{KEYS[step.of]}"), role="main", hint=used(v, step))]
    if isinstance(step, TakePebbleBack):
        return [pebble_back(v, step.seat, option)]
    if isinstance(step, PlacePebble):
        return [pebble(v, step.seat, option - PLACE)]
    if isinstance(step, CopyPower):
        return [copied(option - CREATURE)]
    if isinstance(step, NameGiver):
        return [asked(v, option - SEAT, creature) for creature in v.alive]
    if isinstance(step, SwapCards):
        return swaps(v, option)
    if option >= SEAT:
        return [against(v, step, option - SEAT)]
    return [card(v, step, option)]


def used(v: Equinox, step: Power) -> list[Text]:
    if KEYS[step.of] == "gru" and len(v.deck) <= 3:
        return [T("hint-last-card", n=len(v.deck))]
    return []


def pebble_back(v: Equinox, seat: int, option: int) -> Choice:
    """§6.2."""
    if option == ON_SECRET:
        return Choice(send=[option], label="pebble-secret", pick=["secret.pebble"], hint=["hint-withdraw"])
    if option >= ON_CHAMPION:
        creature, row = option - ON_CHAMPION, -1
        hints = lost_control(v, seat, creature, None)
        place, text = f"board.champion{v.creatures.index(creature)}.{seat}", "pebble-champion"
    else:
        row, creature = divmod(option - PLACE, CREATURES)
        hints = lost_control(v, seat, creature, option - PLACE)
        place, text = f"board.pebble{row}.{v.creatures.index(creature)}", "pebble-row"
    name = symbol(KEYS[creature])
    label = T(text, creature=name) if row < 0 else T(text, creature=name, n=row + 1)
    gone: list[Text] = [] if creature in v.alive else [T("hint-lost-pebble", creature=name)]
    return Choice(send=[option], label=label, pick=[place], drag=(place, "supply"), hint=[*gone, *hints])


def pebble(v: Equinox, seat: int, cell: int) -> Choice:
    """§6.4."""
    row, creature = divmod(cell, CREATURES)
    place = cell_id(v, row, creature)
    return Choice(
        send=[PLACE + cell],
        label=T("place", creature=symbol(KEYS[creature]), row=row + 1, n=WORTH[row]),
        pick=[place],
        drag=("supply.pebble", place),
        hint=control_hint(v, seat, creature, cell),
    )


def copied(creature: int) -> Choice:
    """§6.8."""
    key = KEYS[creature]
    return Choice(send=[CREATURE + creature], label=T("copy", creature=symbol(key)), pick=[key], hint=[f"power-{key}"])


def asked(v: Equinox, giver: int, creature: int) -> Choice:
    """§6.6: the player, then the creature."""
    key = KEYS[creature]
    label = T("ask-for", who=at(giver), creature=symbol(key))
    return Choice(send=[SEAT + giver, CREATURE + creature], label=label, pick=[at(giver), key])


def swaps(v: Equinox, one: int) -> list[Choice]:
    """§6.11: this card and one of a later row."""
    return [swap(v, one, other, [one, other]) for other in SwapWith(0, one).options(v)]


def swap(v: Equinox, one: int, other: int, send: list[int]) -> Choice:
    hints, shows, tone = swapped(v, one, other)
    text = T("swap", one=face(FACE_KEYS[one]), other=face(FACE_KEYS[other]))
    picks = [FACE_KEYS[card] for card in send]
    return Choice(send=send, label=text, pick=picks, hint=hints, shows=shows, tone=tone)


def against(v: Equinox, step: Power, victim: int) -> Choice:
    """§6.3, §6.9."""
    if KEYS[step.of] == "pan":
        half = (len(v.hands[victim]) + 1) // 2
        return Choice(send=[SEAT + victim], label=T("set-half-aside", who=at(victim), n=half), pick=[at(victim)])
    return Choice(send=[SEAT + victim], label=T("look-at-three", who=at(victim)), pick=[at(victim)])


def card(v: Equinox, step: Power, option: int) -> Choice:
    """§6.10, §6.12, §6.14: a visible card is taken or discarded."""
    key, removing = FACE_KEYS[option], KEYS[step.of] == "plu"
    hints, shows, tone = uncovered(v, len(v.hands[step.seat]) + (not removing), option)
    return Choice(
        send=[option],
        label=T("remove" if removing else "take", card=face(key)),
        pick=[key],
        drag=(key, "discard" if removing else "hand"),
        hint=hints,
        shows=shows,
        tone=tone,
    )
