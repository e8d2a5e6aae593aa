"""Equinox: the answers to a question, with what they would do."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Choice, Group, T, Text, at, face, symbol
from pioche.games.equinox.cards import (
    ANCIENT,
    CHAMELEON,
    CREATURE,
    CREATURES,
    FACE_KEYS,
    KIND,
    PASS,
    REVEAL,
    SECRET,
    SHOW,
    SKIP,
    STOP,
    WORTH,
)
from pioche.games.equinox.drawing import Discard, DiscardUnseen
from pioche.games.equinox.playing import LayChameleon, NameSecret, PlayCard, TakeVisible, visible_creatures
from pioche.games.equinox.power import Power
from pioche.games.equinox.powers import GiveCard, KeepOne, NameCreature, SwapWith
from pioche.games.equinox.predictions import LaySecret, Predict
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import KEYS
from pioche.games.equinox.table.previews import (
    cell_id,
    control_hint,
    draw_hint,
    fate,
    power_hint,
    uncovered,
)
from pioche.games.equinox.table.targets import aimed, swap
from pioche.games.equinox.turns import Confirm, PickCreature

Answers = tuple[list[Choice], list[Group], dict[str, Text]]

MOST_PATHS: Final = 24  # with more, the card is asked for first and its place after it


# What can be answered ------------------------------------------------------------------------------------------


def answers(v: Equinox, seat: int | None) -> Answers:
    """The choices, the groups to tick, and why the rest cannot be chosen."""
    step = v.question(seat) if seat is not None else None
    match step:
        case None:
            return [], [], {}
        case PickCreature():
            return picks(v, step)
        case Confirm():
            return [Choice(send=[STOP], label="begin", role="main")], [], {}
        case Predict():
            return predictions(v, step)
        case LaySecret():
            return (
                [Choice(send=[card], label=label("bet-secret", card), pick=[key(card)]) for card in step.options(v)],
                [],
                {},
            )
        case PlayCard():
            return plays(v, step)
        case LayChameleon():
            return [chameleon(v, v.laying, option - CREATURE, False) for option in step.options(v)], [], {}
        case NameSecret():
            return [named("name-secret", option) for option in step.options(v)], [], {}
        case NameCreature():
            return [named("name-creature", option) for option in step.options(v)], [], {}
        case TakeVisible():
            return [taken(v, card, []) for card in step.options(v)], [], {}
        case Discard():
            return discards(v, step)
        case GiveCard():
            return gifts(v, step)
        case KeepOne():
            return [kept(v, card) for card in step.options(v)], [], {}
        case SwapWith():
            return [swap(v, step.card, card, [card]) for card in step.options(v)], [], {}
    assert isinstance(step, Power)
    return aimed(v, step), [], {}


def key(card: int) -> str:
    return FACE_KEYS[card]


def label(message: str, card: int) -> Text:
    return T(message, card=face(FACE_KEYS[card]))


def named(message: str, option: int) -> Choice:
    """A creature is named by its champion."""
    champion = KEYS[option - CREATURE]
    return Choice(send=[option], label=T(message, creature=symbol(champion)), pick=[champion])


# §2.3 Choosing creatures -----------------------------------------------------------------------------------------


def picks(v: Equinox, step: PickCreature) -> Answers:
    left = 8 - len(v.creatures)
    why: dict[str, Text] = {KEYS[creature]: "why-picked" for creature in v.creatures}
    if not step.alone:
        return [named("pick", option) for option in step.options(v)], [], why
    members = [
        Choice(
            send=[option],
            label=T("pick", creature=symbol(KEYS[option - CREATURE])),
            pick=[KEYS[option - CREATURE]],
            group="pick",
        )
        for option in step.options(v)
    ]
    return members, [Group(id="pick", text="pick-ticked", min=left, max=left, done=[STOP])], why


# §3 Predictions --------------------------------------------------------------------------------------------------


def predictions(v: Equinox, step: Predict) -> Answers:
    seat, options = step.seat, step.options(v)
    choices = [bet(v, seat, option - CREATURE) for option in options if CREATURE <= option < CREATURE + CREATURES]
    if REVEAL in options:
        choices.append(reveal(v, seat))
    if SECRET in options:
        choices += [secretly(card) for card in v.hands[seat] if card < CHAMELEON]
    choices.append(Choice(send=[SKIP], label="no-bet", role="decline"))
    why: dict[str, Text] = {}
    for creature in v.alive:
        owner = v.pebbles[v.row * CREATURES + creature]
        if owner >= 0:
            why[cell_id(v, v.row, creature)] = T("why-taken", who=at(owner))
    if SECRET not in options:
        reason: Text = "why-bet-first" if v.row else "why-secret-made" if v.has_bet[seat] else "why-bet-first"
        why |= {key(card): reason for card in v.hands[seat]}
    else:
        why |= {key(card): "why-no-creature" for card in v.hands[seat] if card >= CHAMELEON}
    return choices, [], why | locked(v, seat)


def bet(v: Equinox, seat: int, creature: int) -> Choice:
    place = cell_id(v, v.row, creature)
    return Choice(
        send=[CREATURE + creature],
        label=T("bet", creature=symbol(KEYS[creature]), n=WORTH[v.row]),
        pick=[place],
        drag=("supply.pebble", place),
        hint=control_hint(v, seat, creature, v.row * CREATURES + creature),
    )


def reveal(v: Equinox, seat: int) -> Choice:
    card = v.secrets[seat][0]
    creature = KIND[card]
    hints = control_hint(v, seat, creature, None) if creature in v.alive else ["hint-dead-card"]
    return Choice(
        send=[REVEAL],
        label=T("reveal", creature=symbol(KEYS[creature])),
        pick=[key(card)],
        drag=(key(card), KEYS[creature]),
        hint=["hint-reveal", *hints],
        shows=[KEYS[creature]],
    )


def secretly(card: int) -> Choice:
    return Choice(
        send=[SECRET, card],
        label=label("bet-secret", card),
        pick=[key(card)],
        drag=(key(card), "secret"),
        hint=["hint-secret"],
        shows=[KEYS[KIND[card]]],
    )


def locked(v: Equinox, seat: int) -> dict[str, Text]:
    return {key(card): "why-set-aside" for card in v.aside[seat]}


# §5 Playing ------------------------------------------------------------------------------------------------------


def plays(v: Equinox, step: PlayCard) -> Answers:
    seat, options = step.seat, step.options(v)
    if options == [PASS]:
        return [Choice(send=[PASS], label="pass", role="main", hint=["hint-pass"])], [], why_not(v, seat)
    wild = sum(CHAMELEON <= card < ANCIENT for card in options)
    takers = sum(card > ANCIENT for card in options)
    paths = (wild + (ANCIENT in options)) * len(v.alive) + takers * len(visible_creatures(v))
    choices = []
    for card in options:
        if card < CHAMELEON:
            choices.append(creature_card(v, seat, card))
        elif paths > MOST_PATHS:
            choices.append(Choice(send=[card], label=label("play", card), pick=[key(card)]))
        elif card < ANCIENT:
            choices += [chameleon(v, card, creature, True) for creature in v.alive]
        elif card == ANCIENT:
            choices += [ancient(creature) for creature in v.alive]
        else:
            choices += [taken(v, target, [card]) for target in visible_creatures(v)] or [idle_dryad(v, card)]
    return choices, [], why_not(v, seat)


def why_not(v: Equinox, seat: int) -> dict[str, Text]:
    gone = [card for card in v.hands[seat] if v.out >> KIND[card] & 1]
    return {key(card): T("why-gone", creature=symbol(KEYS[KIND[card]])) for card in gone} | locked(v, seat)


def creature_card(v: Equinox, seat: int, card: int) -> Choice:
    place = cell_id(v, v.row, KIND[card])
    hints, shows, tone = fate(v, len(v.hands[seat]) - 1, KIND[card], card)
    return Choice(
        send=[card],
        label=label("play", card),
        pick=[key(card)],
        drag=(key(card), place),
        hint=[*hints, power_hint(v, seat, card)],
        shows=[place, *(shown for shown in shows if shown != place)],
        tone=tone,
    )


def chameleon(v: Equinox, card: int, creature: int, from_hand: bool) -> Choice:
    hints, shows, tone = fate(v, len(v.hands[v.turn]) - from_hand, creature, card)
    place = cell_id(v, v.row, creature)
    return Choice(
        send=[*([card] if from_hand else []), CREATURE + creature],
        label=T("play-on", card=face(key(card)), creature=symbol(KEYS[creature])),
        pick=[*([key(card)] if from_hand else []), place],
        hint=hints,
        shows=shows,
        tone=tone,
    )


def ancient(creature: int) -> Choice:
    champion = KEYS[creature]
    text = T("play-ancient", creature=symbol(champion))
    return Choice(send=[ANCIENT, CREATURE + creature], label=text, pick=[key(ANCIENT), champion])


def taken(v: Equinox, target: int, before: list[int]) -> Choice:
    """A visible card goes to the hand; `before`: the Dryad that is played for it, if that is one answer."""
    hints, shows, tone = uncovered(v, len(v.hands[v.turn]) - len(before) + 1, target)
    message = T("dryad-takes", dryad=face(key(before[0])), card=face(key(target))) if before else label("take", target)
    return Choice(
        send=[*before, target],
        label=message,
        pick=[*map(key, before), key(target)],
        hint=hints,
        shows=shows,
        tone=tone,
    )


def idle_dryad(v: Equinox, card: int) -> Choice:
    return Choice(send=[card], label=label("play", card), pick=[key(card)], hint=["hint-dryad-idle"])


# §6 Powers: the answers of others, and second questions ------------------------------------------------------------


def gifts(v: Equinox, step: GiveCard) -> Answers:
    options = step.options(v)
    if options == [SHOW]:
        return [Choice(send=[SHOW], label=T("show-hand", who=at(step.asker)), role="main")], [], {}
    choices = [Choice(send=[card], label=label("give", card), pick=[key(card)]) for card in options]
    others = [card for card in v.hands[step.seat] if card not in options]
    why = T("why-other-creature", creature=symbol(KEYS[step.creature]))
    return choices, [], {key(card): why for card in others} | locked(v, step.seat)


def kept(v: Equinox, card: int) -> Choice:
    gone = v.out >> KIND[card] & 1
    hint: list[Text] = ["hint-dead-card"] if gone else []
    return Choice(
        send=[card],
        label=label("keep", card),
        pick=[key(card)],
        drag=(key(card), "hand"),
        hint=hint,
        tone="bad" if gone else "",
    )


# §8 Discarding -----------------------------------------------------------------------------------------------------


def discards(v: Equinox, step: Discard) -> Answers:
    """Tick up to three; the ticked cards are sent in the order of the hand."""
    seat = step.seat
    cards = [card for card in step.options(v) if card != STOP]
    reason: Text = "why-not-creature" if isinstance(step, DiscardUnseen) else "why-not-gone"
    if not step.more:
        reason = "why-three"
    why = {key(card): reason for card in v.hands[seat] if card not in cards} | locked(v, seat)
    nothing = Choice(send=[STOP], label="no-discard", role="decline" if cards else "main", hint=[draw_hint(v, seat, 0)])
    if not cards:
        return [nothing], [], why
    most = min(step.more, len(cards))
    members = [
        Choice(
            send=[card], label=label("discard", card), pick=[key(card)], group="discard", drag=(key(card), "discard")
        )
        for card in cards
    ]
    hints = [draw_hint(v, seat, count) for count in range(1, most + 1)]
    group = Group(id="discard", text="discard-ticked", min=1, max=most, done=[STOP], hints=hints)
    return [*members, nothing], [group], why
