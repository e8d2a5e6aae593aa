"""Equinox: the answers to a power, with what they would do (§6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pioche.core.scene import Choice, T, Text, at, click
from pioche.core.table import Answerers, Answering, Answers, Asked
from pioche.games.equinox import powers
from pioche.games.equinox.answers import CREATURE, DECLINE, ON_CHAMPION, ON_SECRET, PLACE, SEAT, SHOW, USE
from pioche.games.equinox.cards import CREATURES, FACE_KEYS, KIND, WORTH
from pioche.games.equinox.power import TakeCard
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import FACES, KEYS, SYMBOLS
from pioche.games.equinox.table.previews import Fate, cell_id, control_hint, swapped, uncovered

# Short ways to say an answer -----------------------------------------------------------------------------------


def by_card(message: str, card: int, **more: Any) -> Choice:
    """A card is clicked."""
    return click(card, T(message, card=FACES[card]), FACE_KEYS[card], **more)


def by_champion(message: str, option: int, **more: Any) -> Choice:
    """A creature is named by its champion."""
    creature = option - CREATURE
    return click(option, T(message, creature=SYMBOLS[creature]), KEYS[creature], **more)


def by_player(message: str, option: int, **args: int) -> Choice:
    return click(option, T(message, who=at(option - SEAT), **args), at(option - SEAT))


def by_cell(message: str, v: Equinox, seat: int, option: int, cell: int, **args: int) -> Choice:
    """A pebble goes from the supply to a cell."""
    row, creature = divmod(cell, CREATURES)
    label, place = T(message, creature=SYMBOLS[creature], **args, n=WORTH[row]), cell_id(v, row, creature)
    hint = control_hint(v, seat, creature, Equinox.place, seat, cell)
    return click(option, label, place, drag=("supply.pebble", place), hint=hint)


def taking(v: Equinox, card: int) -> Choice:
    """A visible card goes to the hand."""
    return by_card("take", card, drag=(FACE_KEYS[card], "hand"), **uncovered(v, len(v.hands[v.turn]) + 1, card))


def locked(v: Equinox, seat: int) -> dict[str, Text]:
    """§6.3: why these cards of one's own cannot be chosen."""
    return {FACE_KEYS[card]: "why-set-aside" for card in v.aside[seat]}


# How each power is aimed ---------------------------------------------------------------------------------------


def uses(v: Equinox, step: powers.TakeSecondCard | powers.DrawThree, option: int) -> Choice:
    """§6.1, §6.5: there is nothing to aim at."""
    ends = isinstance(step, powers.DrawThree) and len(v.deck) <= 3
    hint = [T("hint-last-card", n=len(v.deck))] if ends else []
    return click(USE, T("use", power=f"power-{KEYS[step.of]}"), role="main", hint=hint)


def takes_pebble_back(v: Equinox, step: powers.TakePebbleBack, option: int) -> Choice:
    """§6.2."""
    if option == ON_SECRET:
        return click(option, "pebble-secret", "secret.pebble", hint=["hint-withdraw"])
    seat = step.seat
    row, creature = divmod(option - PLACE, CREATURES)  # champions come after the last row
    name, column = SYMBOLS[creature], v.creatures.index(creature)
    if option >= ON_CHAMPION:
        place, label = f"board.champion{column}.{seat}", T("pebble-champion", creature=name)
        hints = control_hint(v, seat, creature, Equinox.take_from_champion, seat, creature)
    else:
        place, label = f"board.pebble{row}.{column}", T("pebble-row", creature=name, n=row + 1)
        hints = control_hint(v, seat, creature, Equinox.take_back, option - PLACE)
    if creature not in v.alive:
        hints = [T("hint-lost-pebble", creature=name), *hints]
    return click(option, label, place, drag=(place, "supply"), hint=hints)


def places_pebble(v: Equinox, step: powers.PlacePebble, option: int) -> Choice:
    """§6.4."""
    cell = option - PLACE
    return by_cell("place", v, step.seat, option, cell, row=cell // CREATURES + 1)


def asks_for(v: Equinox, step: powers.NameGiver, option: int) -> list[Choice]:
    """§6.6: the player, then the creature."""
    who = at(option - SEAT)
    return [
        click(option, T("ask-for", who=who, creature=SYMBOLS[c]), who, KEYS[c], send=[option, CREATURE + c])
        for c in v.alive
    ]


def swaps(v: Equinox, step: powers.SwapCards, option: int) -> list[Choice]:
    """§6.11: this card and one of a later row."""
    return [swap(v, option, other, [option, other]) for other in powers.SwapWith(step.seat, option).options(v)]


def swap(v: Equinox, one: int, other: int, send: list[int]) -> Choice:
    label, picks = T("swap", one=FACES[one], other=FACES[other]), [FACE_KEYS[card] for card in send]
    return click(one, label, *picks, send=send, **swapped(v, one, other))


def removes(v: Equinox, step: powers.RemoveCard, option: int) -> Choice:
    """§6.12."""
    would = uncovered(v, len(v.hands[step.seat]), option)
    return by_card("remove", option, drag=(FACE_KEYS[option], "discard"), **would)


# The answers of others, and second questions -------------------------------------------------------------------


def gives(q: Asked[Equinox]) -> Answers:
    """§6.6."""
    v, options, hand = q.view, q.options, q.view.hands[q.seat]
    if options == [SHOW]:
        return Answers([click(SHOW, T("show-hand", who=at(q.step.asker)), role="main")])
    reason = T("why-other-creature", creature=SYMBOLS[q.step.creature])
    why = {FACE_KEYS[card]: reason for card in hand if card not in options}
    return Answers([by_card("give", card) for card in options], why=why | locked(v, q.seat))


def keeps(q: Asked[Equinox]) -> list[Choice]:
    """§6.9."""
    dead: Fate = {"hint": ["hint-dead-card"], "tone": "bad"}
    cards = [(card, dead if q.view.out >> KIND[card] & 1 else {}) for card in q.options]
    return [by_card("keep", card, drag=(FACE_KEYS[card], "hand"), **would) for card, would in cards]


def aimed(aim: Callable[[Equinox, Any, int], list[Choice] | Choice]) -> Answering:
    """Every way to use this power, and not to use it."""

    def answers(q: Asked[Equinox]) -> list[Choice]:
        out: list[Choice] = []
        for option in q.step.targets(q.view):
            ways = aim(q.view, q.step, option)
            out += ways if isinstance(ways, list) else [ways]
        return [*out, click(DECLINE, "decline", role="decline")] if q.step.of == q.step.by else out

    return answers


ANSWERS: Final[Answerers] = {
    powers.DrawThree: aimed(uses),
    powers.TakePebbleBack: aimed(takes_pebble_back),
    powers.NameVictim: aimed(
        lambda v, step, option: by_player("set-half-aside", option, n=(len(v.hands[option - SEAT]) + 1) // 2)
    ),
    powers.PlacePebble: aimed(places_pebble),
    powers.TakeSecondCard: aimed(uses),
    powers.NameGiver: aimed(asks_for),
    powers.CopyPower: aimed(
        lambda v, step, option: by_champion("copy", option, hint=[f"power-{KEYS[option - CREATURE]}"])
    ),
    powers.NameOwner: aimed(lambda v, step, option: by_player("look-at-three", option)),
    TakeCard: aimed(lambda v, step, option: taking(v, option)),
    powers.SwapCards: aimed(swaps),
    powers.RemoveCard: aimed(removes),
    powers.NameCreature: lambda q: [by_champion("name-creature", option) for option in q.options],
    powers.GiveCard: gives,
    powers.KeepOne: keeps,
    powers.SwapWith: lambda q: [swap(q.view, q.step.card, card, [card]) for card in q.options],
}
