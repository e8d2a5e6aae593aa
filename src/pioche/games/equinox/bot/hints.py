"""Equinox: a player's rules of thumb, from what one seat can see.

Two ideas carry them.  The *stake* in a creature is what one's own pebbles on it are worth, less the rivals' share.
The *danger* of a creature is how likely it is to be the weakest of the current row: a weight that falls with its
strength, more steeply the fewer cells are still empty.  A good card moves danger towards the rivals' creatures.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from pioche.core.table import ByStep
from pioche.games.equinox import powers
from pioche.games.equinox.answers import CREATURE, ON_CHAMPION, ON_SECRET, PLACE, REVEAL, SEAT, SECRET, SKIP, STOP
from pioche.games.equinox.bot.outlook import Row, chance_to_last, stakes
from pioche.games.equinox.cards import A_CHAMELEON, ANCIENT, CHAMELEON, CHAMPION_WORTH, CREATURES, HALVES, KIND, WORTH
from pioche.games.equinox.drawing import Discard, DiscardUnseen
from pioche.games.equinox.playing import LayChameleon, NameSecret, PlayCard, TakeVisible
from pioche.games.equinox.power import NamePlayer, Power, TakeCard
from pioche.games.equinox.predictions import LaySecret, Predict
from pioche.games.equinox.scoring import scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.turns import Confirm, PickCreature

REACH: Final = 60  # answers of an imagined game, about three turns of everybody, before it is judged
# What using a power is worth by itself, in points, in the order of the creatures.
POWER: Final = [0.35, 0.3, 0.35, 0.6, 0.45, 0.35, 0.25, 0.4, 0.4, 0.3, 0.3, 0.4, 0.0, 0.5]
NO_CARD: Final = 0.4  # what a turn without playing a card costs
THRIFT: Final = 0.03  # what a point of strength is worth that is kept for later
STRONG: Final = [THRIFT * (card % 11) for card in range(CHAMELEON)]
WEAK: Final = [THRIFT * (10 - card % 11) * 0.5 for card in range(CHAMELEON)]


# Playing -----------------------------------------------------------------------------------------------------


def rate_plays(v: Equinox, seat: int, options: list[int], step: PlayCard) -> list[float]:
    """By what is then to be lost in the row; a strong card for a creature one needs is kept if a weaker one will do."""
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


def rate_columns(v: Equinox, seat: int, options: list[int], step: LayChameleon) -> list[float]:
    """Where to lay a chameleon."""
    row = Row(v, stakes(v, seat))
    return [-loss for loss in row.losses([option - CREATURE for option in options], HALVES[v.laying])]


def power_awake(v: Equinox, seat: int, creature: int) -> float:
    """What the creature's power adds to its cards."""
    pile = v.cells[v.row * CREATURES + creature]
    if (pile and pile[-1] >= CHAMELEON) or not v.controls(seat, creature):
        return 0.0
    return POWER[creature]


# Predicting --------------------------------------------------------------------------------------------------


def rate_predictions(v: Equinox, seat: int, options: list[int], step: Predict) -> list[float]:
    """A pebble is worth its row times the chance that the creature lasts, less what it may still bring later."""
    if not v.supply[seat]:
        return [0.0 if option == SKIP else rate_reveal(v, seat) for option in options]
    chances, later, out = chance_to_last(v, seat, stakes(v, seat)), reserve(v), []
    for option in options:
        if option == SKIP:
            out.append(0.0)
        elif option == SECRET:
            best = max([chances[KIND[card]] for card in v.hands[seat] if card < CHAMELEON])
            out.append(CHAMPION_WORTH * best - later - NO_CARD)
        elif option == REVEAL:
            out.append(rate_reveal(v, seat))
        else:
            out.append(WORTH[v.row] * chances[option - CREATURE] - later)
    return out


def reserve(v: Equinox) -> float:
    """What a pebble may still bring in a later row."""
    if v.row == 4:
        return -0.01  # a pebble without worth may still give control
    return 0.7 * WORTH[v.row + 1] * min(1.0, 3.5 / (len(v.alive) - 1))


def rate_reveal(v: Equinox, seat: int) -> float:
    """Only for control of a creature whose cards one holds."""
    creature = KIND[v.secrets[seat][0]]
    if creature not in v.alive or v.controller(creature) == seat:
        return -0.5
    totals = v.prestige(creature)
    totals[seat] += CHAMPION_WORTH
    controls = totals[seat] == max(totals) and totals.count(totals[seat]) == 1
    holds = POWER[creature] > 0 and any(KIND[card] == creature for card in v.hands[seat])
    return 0.2 if controls and holds else -0.3


# Discarding --------------------------------------------------------------------------------------------------


def rate_discards(v: Equinox, seat: int, options: list[int], step: Discard) -> list[float]:
    """Cards that are of no use go; they also turn the clock, which is for whoever leads."""
    gain = stakes(v, seat)
    need = 0.25 if isinstance(step, DiscardUnseen) else 0.0
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


Rating = Callable[[Equinox, int, list[int], Any], list[float]]


def power(rate: Rating) -> Rating:
    """Not to use it is worth nothing: the first answer, unless Bolet has chosen to use it already."""

    def rated(v: Equinox, seat: int, options: list[int], step: Power) -> list[float]:
        return [0.0, *rate(v, seat, options[1:], step)] if step.of == step.by else rate(v, seat, options, step)

    return rated


def rate_three(v: Equinox, seat: int, targets: list[int], step: powers.DrawThree) -> list[float]:
    """§6.1: three cards are welcome; the last ones end the game, which is for whoever leads."""
    if len(v.deck) > 3:
        return [0.3]
    points = scores(v)
    return [float(points[seat] - max(points[:seat] + points[seat + 1 :]))]


def rate_pebble(v: Equinox, seat: int, option: int) -> float:
    """§6.2: a pebble on an eliminated creature is worth taking back as long as it can be placed again."""
    if option == ON_SECRET:
        row_worth, creature = CHAMPION_WORTH, KIND[v.secrets[seat][0]]
    elif option >= ON_CHAMPION:
        row_worth, creature = CHAMPION_WORTH, option - ON_CHAMPION
    else:
        row, creature = divmod(option - PLACE, CREATURES)
        row_worth = WORTH[row]
    return WORTH[v.row] * 0.4 + 0.05 if v.out >> creature & 1 else WORTH[v.row] * 0.5 - 0.6 * row_worth


def rate_cells(v: Equinox, seat: int, targets: list[int], step: powers.PlacePebble) -> list[float]:
    """§6.4."""
    chances, later = chance_to_last(v, seat, stakes(v, seat)), 0.8 * reserve(v)
    places = [divmod(option - PLACE, CREATURES) for option in targets]
    return [WORTH[row] * chances[creature] - later for row, creature in places]


def rate_players(v: Equinox, seat: int, targets: list[int], step: NamePlayer) -> list[float]:
    """§6.3, §6.6, §6.9: whoever leads."""
    points = scores(v)
    return [0.3 + 0.01 * points[option - SEAT] for option in targets]


def rate_takings(v: Equinox, seat: int, cards: list[int], step: TakeCard | TakeVisible) -> list[float]:
    """§6.10, §6.14, §7.2: what changes in the current row, and what the card is good for in the hand."""
    gain = stakes(v, seat)
    row = Row(v, gain)
    return [without(v, row, card) + 0.1 + use_of(v, card, gain) for card in cards]


def rate_removals(v: Equinox, seat: int, cards: list[int], step: powers.RemoveCard) -> list[float]:
    """§6.12."""
    row = Row(v, stakes(v, seat))
    return [without(v, row, card) for card in cards]


def without(v: Equinox, row: Row, card: int) -> float:
    """What changes in the current row when this visible card is gone."""
    cell, before = v.cell_of(card), row.loss()
    after = before
    if cell // CREATURES == v.row:
        pile = v.cells[cell]
        after = row.loss_with(cell % CREATURES, HALVES[pile[-2]]) if len(pile) > 1 else row.loss_empty(cell % CREATURES)
    return before - after


def rate_swaps(v: Equinox, seat: int, cards: list[int], step: powers.SwapCards | powers.SwapWith) -> list[float]:
    """§6.11: what changes in the current row if this card comes there."""
    row, here = Row(v, stakes(v, seat)), v.cells[v.row * CREATURES : (v.row + 1) * CREATURES]
    columns = [(v.cell_of(card) % CREATURES, card) for card in cards]
    return [row.loss() - row.loss_with(column, HALVES[card]) if here[column] else 0.0 for column, card in columns]


def rate_partners(v: Equinox, seat: int, cards: list[int], step: powers.SwapWith) -> list[float]:
    """The same for the card of the current row; no other matters."""
    here = v.cells[v.row * CREATURES + v.cell_of(step.card) % CREATURES]
    rate = rate_swaps(v, seat, [step.card], step)[0]
    return [rate if here and card == here[-1] else 0.0 for card in cards]


# Other questions ---------------------------------------------------------------------------------------------


def rate_secrets(v: Equinox, seat: int, cards: list[int], step: LaySecret) -> list[float]:
    chances = chance_to_last(v, seat, stakes(v, seat))
    return [CHAMPION_WORTH * chances[KIND[card]] - 0.1 * (card % 11) for card in cards]


def rate_kept(v: Equinox, seat: int, cards: list[int], step: Any) -> list[float]:
    gain = stakes(v, seat)
    return [use_of(v, card, gain) for card in cards]


def rate_creatures(v: Equinox, seat: int, options: list[int], step: powers.NameCreature | NameSecret) -> list[float]:
    gain = stakes(v, seat)
    return [gain[option - CREATURE] for option in options]


RATE: Final = ByStep(
    {
        **dict.fromkeys((PickCreature, Confirm), lambda v, seat, options, step: [0.0] * len(options)),
        Predict: rate_predictions,
        LaySecret: rate_secrets,
        PlayCard: rate_plays,
        LayChameleon: rate_columns,
        NameSecret: rate_creatures,
        TakeVisible: rate_takings,
        powers.DrawThree: power(rate_three),
        powers.TakePebbleBack: power(lambda v, seat, pebbles, step: [rate_pebble(v, seat, one) for one in pebbles]),
        powers.PlacePebble: power(rate_cells),
        powers.TakeSecondCard: power(lambda v, seat, targets, step: [0.3]),
        NamePlayer: power(rate_players),
        powers.NameCreature: rate_creatures,
        powers.GiveCard: lambda v, seat, cards, step: [-use for use in rate_kept(v, seat, cards, step)],
        powers.CopyPower: power(lambda v, seat, targets, step: [POWER[option - CREATURE] for option in targets]),
        powers.KeepOne: rate_kept,
        TakeCard: power(rate_takings),
        powers.SwapCards: power(rate_swaps),
        powers.SwapWith: rate_partners,
        powers.RemoveCard: power(rate_removals),
        Discard: rate_discards,
    }
)


def quick(s: Equinox, seat: int, options: list[int], rng: Random) -> int:
    """What looks best to this seat."""
    if type(s.agenda[-1]) is Discard:
        return options[1]  # whatever is dead goes
    return RATE.best(s, seat, options, rng)
