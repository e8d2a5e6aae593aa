"""Equinox: a player's rules of thumb, from what one seat can see.

Two ideas carry them.  The *stake* in a creature is what one's own pebbles on it are worth, less the rivals' share.
The *danger* of a creature is how likely it is to be the weakest of the current row: a weight that falls with its
strength, more steeply the fewer cells are still empty.  A good card moves danger towards the rivals' creatures.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from pioche.core.flow import Step
from pioche.core.game import Hints
from pioche.games.equinox.bot.outlook import Row, chance_to_last, stakes, worth
from pioche.games.equinox.cards import (
    A_CHAMELEON,
    ANCIENT,
    BIC,
    BOL,
    CAR,
    CHAMELEON,
    CREATURE,
    CREATURES,
    CRO,
    DECLINE,
    DUC,
    GRI,
    GRU,
    HALVES,
    KIND,
    LIC,
    ON_CHAMPION,
    ON_SECRET,
    PAN,
    PEL,
    PLACE,
    PLU,
    RAI,
    REVEAL,
    SAB,
    SEAT,
    SECRET,
    SKIP,
    STOP,
    WORTH,
)
from pioche.games.equinox.drawing import Discard, DiscardUnseen
from pioche.games.equinox.playing import LayChameleon, NameSecret, PlayCard, TakeVisible
from pioche.games.equinox.power import Power
from pioche.games.equinox.powers import GiveCard, KeepOne, NameCreature, SwapWith
from pioche.games.equinox.predictions import LaySecret, Predict
from pioche.games.equinox.scoring import scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.turns import PickCreature

# What using a power is worth by itself, in points.
POWER: Final = {
    GRU: 0.35, LIC: 0.3, PAN: 0.35, GRI: 0.6, BIC: 0.45, DUC: 0.35, CAR: 0.25, BOL: 0.4, SAB: 0.4, CRO: 0.3, RAI: 0.3,
    PLU: 0.4, PEL: 0.5,
}  # fmt: skip
SECRET_WORTH: Final = 5
NO_CARD: Final = 0.4  # what a turn without playing a card costs
THRIFT: Final = 0.03  # what a point of strength is worth that is kept for later
STRONG: Final = [THRIFT * (card % 11) for card in range(CHAMELEON)]
WEAK: Final = [THRIFT * (10 - card % 11) * 0.5 for card in range(CHAMELEON)]


def rate(v: Equinox, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat, in points."""
    step = v.agenda[-1]
    kind = type(step)
    if kind is PlayCard:
        return rate_plays(v, seat, options)
    if kind is Predict:
        return rate_predictions(v, seat, options)
    if kind is LayChameleon:
        return rate_columns(v, seat, options)
    if isinstance(step, Discard):
        return rate_discards(v, seat, options, isinstance(step, DiscardUnseen))
    if isinstance(step, Power):
        return rate_power(v, seat, step.of, options)
    return rate_other(v, seat, step, options)


# Playing -----------------------------------------------------------------------------------------------------


def rate_plays(v: Equinox, seat: int, options: list[int]) -> list[float]:
    """By what is then to be lost in the row; a strong card for a creature one needs is kept if a weaker one will do."""
    if len(options) == 1:
        return [0.0]
    gain = stakes(v, seat)
    row = Row(v, gain)
    weight, was, lost, together = row.weight, row.half, row.lost, row.all
    out = []
    for card in options:
        kind = KIND[card]
        if kind < A_CHAMELEON:
            stake = gain[kind]
            if row.empty < 2:
                loss = row.loss_with(kind, HALVES[card])
            else:  # the same without a call: this is where a search spends its time
                change = weight[HALVES[card]] - weight[was[kind]]
                loss = (lost + change * stake) / (together + change)
            out.append(power_awake(v, seat, kind) - STRONG[card] - loss if stake > 0 else -WEAK[card] - loss)
        elif kind == A_CHAMELEON:
            out.append(-0.3 - min(row.losses(v.alive, HALVES[card])))
        else:
            out.append(-row.loss() - (0.3 if card == ANCIENT else 0.1))
    return out


def rate_columns(v: Equinox, seat: int, options: list[int]) -> list[float]:
    """Where to lay a chameleon."""
    row = Row(v, stakes(v, seat))
    return [-loss for loss in row.losses([option - CREATURE for option in options], HALVES[v.laying])]


def power_awake(v: Equinox, seat: int, creature: int) -> float:
    """What the creature's power adds to its cards."""
    pile = v.cells[v.row * CREATURES + creature]
    if (pile and pile[-1] >= CHAMELEON) or not v.controls(seat, creature):
        return 0.0
    return POWER.get(creature, 0.0)


# Predicting --------------------------------------------------------------------------------------------------


def rate_predictions(v: Equinox, seat: int, options: list[int]) -> list[float]:
    """A pebble is worth its row times the chance that the creature lasts, less what it may still bring later."""
    if len(options) == 1:
        return [0.0]
    if not v.supply[seat]:
        return [0.0 if option == SKIP else rate_reveal(v, seat) for option in options]
    chances = chance_to_last(v, seat, stakes(v, seat))
    later = reserve(v)
    out = []
    for option in options:
        if option == SKIP:
            out.append(0.0)
        elif option == SECRET:
            best = max([chances[KIND[card]] for card in v.hands[seat] if card < CHAMELEON])
            out.append(SECRET_WORTH * best - later - NO_CARD)
        elif option == REVEAL:
            out.append(rate_reveal(v, seat))
        else:
            out.append(WORTH[v.row] * chances[option - CREATURE] - later)
    return out


def reserve(v: Equinox) -> float:
    """What a pebble may still bring in a later row."""
    if v.row == 4:
        return -0.01  # a pebble without worth may still give control
    alive = len(v.alive)
    return 0.7 * WORTH[v.row + 1] * min(1.0, 3.5 / (alive - 1))


def rate_reveal(v: Equinox, seat: int) -> float:
    """Only for control of a creature whose cards one holds."""
    creature = KIND[v.secrets[seat][0]]
    if creature not in v.alive or v.controller(creature) == seat:
        return -0.5
    totals = v.prestige(creature)
    totals[seat] += SECRET_WORTH
    controls = totals[seat] == max(totals) and totals.count(totals[seat]) == 1
    holds = creature in POWER and any(KIND[card] == creature for card in v.hands[seat])
    return 0.2 if controls and holds else -0.3


# Discarding --------------------------------------------------------------------------------------------------


def rate_discards(v: Equinox, seat: int, options: list[int], unseen: bool) -> list[float]:
    """Cards that are of no use go; they also turn the clock, which is for whoever leads."""
    if len(options) == 1:
        return [0.0]
    gain = stakes(v, seat)
    need = 0.25 if unseen else 0.0
    return [0.0 if option == STOP else 0.05 + need - 2 * use_of(v, option, gain) for option in options]


def use_of(v: Equinox, card: int, gain: list[float]) -> float:
    """What a card in hand is good for, in points."""
    kind = KIND[card]
    if kind == A_CHAMELEON:
        return 0.5 + 0.03 * abs(card - CHAMELEON - 5)
    if kind > A_CHAMELEON:
        return 0.3
    if v.out >> kind & 1:
        return 0.0
    strength, need = card % 11, gain[kind]
    fit = strength if need > 0 else 10 - strength if need < 0 else abs(2 * strength - 10) * 0.5
    return fit * (0.02 + 0.01 * abs(need))


# Powers ------------------------------------------------------------------------------------------------------


def rate_power(v: Equinox, seat: int, of: int, options: list[int]) -> list[float]:
    if len(options) == 1:
        return [0.0]
    gain = stakes(v, seat)
    if of == GRU:
        return [0.0 if option == DECLINE else three_more(v, seat) for option in options]
    if of == GRI:
        chances = chance_to_last(v, seat, gain)
        return [0.0 if option == DECLINE else rate_cell(v, option - PLACE, chances) for option in options]
    if of == LIC:
        return [0.0 if option == DECLINE else rate_pebble(v, seat, option) for option in options]
    if of in (PAN, SAB, DUC):
        standing = scores(v)
        return [0.0 if option == DECLINE else 0.3 + 0.01 * standing[option - SEAT] for option in options]
    if of in (BIC, BOL):
        return [0.0 if option == DECLINE else POWER.get(option - CREATURE, 0.3) for option in options]
    row = Row(v, gain)
    return [0.0 if option == DECLINE else rate_card(v, row, of, option, gain) for option in options]


def three_more(v: Equinox, seat: int) -> float:
    """§6.1: three cards are welcome; the last ones end the game, which is for whoever leads."""
    if len(v.deck) > 3:
        return 0.3
    points = scores(v)
    return float(points[seat] - max(points[:seat] + points[seat + 1 :]))


def rate_cell(v: Equinox, cell: int, chances: list[float]) -> float:
    row, creature = divmod(cell, CREATURES)
    return WORTH[row] * chances[creature] - 0.8 * reserve(v)


def rate_pebble(v: Equinox, seat: int, option: int) -> float:
    """§6.2: a pebble on an eliminated creature is worth taking back as long as it can be placed again."""
    if option == ON_SECRET:
        row_worth, creature = SECRET_WORTH, KIND[v.secrets[seat][0]]
    elif option >= ON_CHAMPION:
        row_worth, creature = SECRET_WORTH, option - ON_CHAMPION
    else:
        row, creature = divmod(option - PLACE, CREATURES)
        row_worth = WORTH[row]
    return WORTH[v.row] * 0.4 + 0.05 if v.out >> creature & 1 else WORTH[v.row] * 0.5 - 0.6 * row_worth


def rate_card(v: Equinox, row: Row, of: int, card: int, gain: list[float]) -> float:
    """§6.10-6.14: what changes in the current row, and what the card is good for in the hand."""
    cell = v.cell_of(card)
    before = row.loss()
    if of == RAI:
        now = v.cells[v.row * CREATURES + cell % CREATURES]
        return before - row.loss_with(cell % CREATURES, HALVES[card]) if now else 0.0
    after = before
    if cell // CREATURES == v.row:
        pile = v.cells[cell]
        after = row.loss_with(cell % CREATURES, HALVES[pile[-2]]) if len(pile) > 1 else row.loss_empty(cell % CREATURES)
    worth = before - after
    return worth if of == PLU else worth + 0.1 + use_of(v, card, gain)


# Other questions ---------------------------------------------------------------------------------------------


def rate_other(v: Equinox, seat: int, step: Step[Any], options: list[int]) -> list[float]:
    if len(options) == 1 or isinstance(step, PickCreature):
        return [0.0] * len(options)
    gain = stakes(v, seat)
    if isinstance(step, LaySecret):
        chances = chance_to_last(v, seat, gain)
        return [SECRET_WORTH * chances[KIND[card]] - 0.1 * (card % 11) for card in options]
    if isinstance(step, GiveCard):
        return [-use_of(v, card, gain) for card in options]
    if isinstance(step, KeepOne):
        return [use_of(v, card, gain) for card in options]
    if isinstance(step, NameCreature | NameSecret):
        return [gain[option - CREATURE] for option in options]
    if isinstance(step, TakeVisible):
        row = Row(v, gain)
        return [rate_card(v, row, CRO, card, gain) for card in options]
    assert isinstance(step, SwapWith)
    cell = v.cell_of(step.card)
    row = Row(v, gain)
    now = v.cells[v.row * CREATURES + cell % CREATURES]
    swapped = row.loss() - row.loss_with(cell % CREATURES, HALVES[step.card]) if now else 0.0
    return [swapped if now and card == now[-1] else 0.0 for card in options]


REACH: Final = 60
"""Answers of an imagined game, about three turns of everybody, before it is judged."""


def quick(s: Equinox, seat: int, options: list[int], rng: Random) -> int:
    """What looks best to this seat."""
    if type(s.agenda[-1]) is Discard:
        return options[1]  # whatever is dead goes
    rates = rate(s, seat, options)
    return options[rates.index(max(rates))]


HINTS = Hints(rate=rate, quick=quick, worth=worth, reach=REACH)
