"""Equinox: what happens, told in sentences.

Nobody may look through covered or discarded cards, so what was played is told until the reader's next turn only.
"""

from __future__ import annotations

from typing import Any

from pioche.core.flow import Step
from pioche.core.scene import Happening, T, at, face, symbol
from pioche.games.equinox.cards import ANCIENT, CHAMELEON, CREATURE, FACE_KEYS, PASS, REVEAL, SECRET, SKIP, STOP
from pioche.games.equinox.drawing import Discard, DiscardUnseen, Eliminate, Refill
from pioche.games.equinox.memory import HEAD
from pioche.games.equinox.playing import LayChameleon, NameSecret, PlayCard, TakeVisible
from pioche.games.equinox.power import Power
from pioche.games.equinox.powers import GiveCard, KeepOne, NameCreature, PickThree, SetAside, SwapWith
from pioche.games.equinox.predictions import LaySecret, Predict
from pioche.games.equinox.scoring import scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import KEYS
from pioche.games.equinox.table.sheets import points
from pioche.games.equinox.table.telling import did, drawing, told_power, with_card
from pioche.games.equinox.turns import ChooseFirst, Deal, DrawCreatures, NextTurn, PickCreature


def story(before: Equinox, step: Step[Any], choice: int, after: Equinox, viewer: int | None) -> list[Happening]:
    out = told(before, step, choice, after, viewer)
    return out + ending(before, after) if after.is_over() else out


def told(before: Equinox, step: Step[Any], choice: int, after: Equinox, viewer: int | None) -> list[Happening]:
    match step:
        case ChooseFirst():
            return [did("ev-first", after.turn, keep="match")]
        case DrawCreatures():
            return [Happening(text="ev-creatures", faces=[KEYS[creature] for creature in after.creatures])]
        case PickCreature():
            return [did("ev-picks", step.seat, keep="match", creature=symbol(KEYS[choice - CREATURE]))]
        case Deal():
            return [Happening(text=T("ev-round", n=1), head=True), turn_of(after)]
        case Predict():
            return predicts(step.seat, choice, before, after)
        case LaySecret():
            return lays_secret(step.seat, choice, viewer)
        case PlayCard():
            return plays(step.seat, choice, after)
        case LayChameleon():
            card, creature = FACE_KEYS[before.laying], symbol(KEYS[choice - CREATURE])
            return [did("ev-plays-on", step.seat, faces=[card], card=face(card), creature=creature)]
        case NameSecret():
            return names_secret(step.seat, choice - CREATURE, before, after)
        case TakeVisible():
            return [with_card("ev-takes", step.seat, choice)]
        case Power() | SetAside() | NameCreature() | GiveCard() | PickThree() | KeepOne() | SwapWith():
            return told_power(before, step, choice, after, viewer)
        case Discard():
            return discards(step, choice, before, after, viewer)
        case Refill():
            return draws(before, after, viewer)
        case Eliminate():
            return eliminates(before, after)
        case NextTurn():
            return [] if after.is_over() else [turn_of(after)]
    return []


def turn_of(v: Equinox) -> Happening:
    return Happening(text=T("ev-turn", who=at(v.turn)), head=True, actor=v.turn, keep="turn")


# §3 Predictions ----------------------------------------------------------------------------------------------


def predicts(seat: int, choice: int, before: Equinox, after: Equinox) -> list[Happening]:
    if choice == SECRET:
        return []
    if choice == SKIP:
        return [did("ev-skips", seat)] if before.supply[seat] or before.secrets[seat] else []
    if choice == REVEAL:
        return [revealed(seat, after.discard[-1])]
    return [did("ev-bet", seat, keep="match", creature=symbol(KEYS[choice - CREATURE]), n=before.row + 1)]


def revealed(seat: int, card: int) -> Happening:
    """The pebble stays in sight, the card does not: it is discarded."""
    key = FACE_KEYS[card]
    return did("ev-reveals", seat, faces=[key], tone="info", card=face(key))


def lays_secret(seat: int, choice: int, viewer: int | None) -> list[Happening]:
    if viewer == seat:
        return [did("ev-secret-card", seat, card=face(FACE_KEYS[choice]))]
    return [did("ev-secret", seat, keep="match")]


# §5 Playing, §7 trees ----------------------------------------------------------------------------------------


def plays(seat: int, choice: int, after: Equinox) -> list[Happening]:
    if choice == PASS:
        keys = [FACE_KEYS[card] for card in after.memory[-1][HEAD:]]
        text = T("ev-passes", who=at(seat))
        return [Happening(text=text, actor=seat, faces=keys, hold=True, keep="turn")]
    if CHAMELEON <= choice < ANCIENT:
        return []  # told when it lies on a creature
    return [with_card("ev-plays", seat, choice)]


def names_secret(seat: int, creature: int, before: Equinox, after: Equinox) -> list[Happening]:
    out = [did("ev-ancient", seat, creature=symbol(KEYS[creature]))]
    shown = after.discard[len(before.discard) :]
    holders = [other for other in range(after.players) if len(before.secrets[other]) > len(after.secrets[other])]
    out += [revealed(holder, card) for holder, card in zip(holders, shown, strict=True)]
    return out if holders else [*out, Happening(text="ev-ancient-none", keep="turn")]


# §8 Discarding, drawing, elimination -------------------------------------------------------------------------


def discards(step: Discard, choice: int, before: Equinox, after: Equinox, viewer: int | None) -> list[Happening]:
    seat = step.seat
    if len(before.hands[seat]) == len(after.hands[seat]):
        return []
    if not isinstance(step, DiscardUnseen):
        return [with_card("ev-discards", seat, choice)]
    if viewer == seat and choice != STOP:
        return [did("ev-discards-own", seat, card=face(FACE_KEYS[choice]))]
    return [did("ev-discards-unseen", seat)]


def draws(before: Equinox, after: Equinox, viewer: int | None) -> list[Happening]:
    seat = before.turn
    back, drawn = len(before.aside[seat]), len(before.deck) - len(after.deck)
    out = [did("ev-takes-back", seat, n=back)] if back else []
    return out + drawing(seat, drawn, after, viewer)


def eliminates(before: Equinox, after: Equinox) -> list[Happening]:
    gone = [creature for creature in before.alive if creature not in after.alive]
    if not gone:
        return []
    text = T("ev-eliminated", creature=symbol(KEYS[gone[0]]))
    out = [Happening(text=text, tone="bad", hold=True)]
    return out if after.is_over() else [*out, Happening(text=T("ev-round", n=after.row + 1), head=True)]


# §9 The end --------------------------------------------------------------------------------------------------


def ending(before: Equinox, after: Equinox) -> list[Happening]:
    if not after.deck:
        why = "ev-end-pile"
    elif len(after.alive) == 3:
        why = "ev-end-fifth"
    else:
        why = "ev-end-idle"
    out = [Happening(text=why, head=True, hold=True)]
    holders = [seat for seat in range(after.players) if before.secrets[seat]]
    shown = after.discard[len(after.discard) - len(holders) :]
    out += [revealed(seat, card) for seat, card in zip(holders, shown, strict=True)]
    for seat in range(after.players):
        if after.ranks[seat] == 0:
            text = T("ev-wins", who=at(seat), n=points(scores(after)[seat]))
            out.append(Happening(text=text, actor=seat, tone="good", hold=True))
    return out
