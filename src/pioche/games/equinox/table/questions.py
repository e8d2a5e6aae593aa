"""Equinox: the question a viewer reads, its paragraph, and the phase of the turn."""

from __future__ import annotations

from typing import Any, Final

from pioche.core.flow import Step, rule_of
from pioche.core.scene import Prompt, T, Text, at, face, symbol
from pioche.games.equinox.cards import FACE_KEYS, SHOW
from pioche.games.equinox.drawing import DiscardUnseen, MayDiscard
from pioche.games.equinox.playing import LayChameleon, NameSecret, PlayAgain, PlayCard, TakeVisible
from pioche.games.equinox.power import Power
from pioche.games.equinox.powers import GiveCard, KeepOne, NameCreature, PickThree, SetAside, SwapWith
from pioche.games.equinox.predictions import LaySecret, Predict
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import KEYS
from pioche.games.equinox.table.sheets import tie_lines
from pioche.games.equinox.turns import AllAgree, ChooseFirst, Confirm, Deal, DrawCreatures, HostPicks, PickCreature

PHASES: Final[list[Text]] = ["phase-bet", "phase-play", "phase-power", "phase-discard", "phase-draw"]


def prompt(v: Equinox, seat: int | None) -> Prompt:
    waiting = v.asked()
    if v.is_over():
        winners = [other for other in range(v.players) if v.ranks[other] == 0]
        text = T("over-wins", who=at(winners[0])) if len(winners) == 1 else T("over-shared", n=len(winners))
        return Prompt(text=text, rule="9.4" if tie_lines(v) else "9.3")
    step = v.agenda[-1]
    text, phase = question(v, step, step.seat == seat) if waiting else ("between", by_itself(step))
    rule = "5.5" if text == "ask-pass" else rule_of(type(step))
    return Prompt(text=text, rule=rule, waiting=waiting, phases=PHASES if v.alive else [], phase=phase)


def by_itself(step: Step[Any]) -> int:
    """The phase of the turn in which this happens, without anybody being asked."""
    match step:
        case ChooseFirst() | DrawCreatures() | Deal() | HostPicks() | AllAgree():
            return 0
        case PlayAgain():
            return 1
        case SetAside() | PickThree():
            return 2
        case MayDiscard():
            return 3
    return 4


def question(v: Equinox, step: Step[Any], me: bool) -> tuple[Text, int]:
    """What this viewer reads, and the phase of the turn."""
    who = at(step.seat)
    match step:
        case PickCreature() | Confirm():
            left = 8 - len(v.creatures)
            return (T("ask-pick", n=left) if me else T("ask-other-pick", who=who)), 0
        case Predict():
            return ask_predict(v, step.seat) if me else T("ask-other-bet", who=who), 0
        case LaySecret():
            return "ask-secret" if me else T("ask-other-secret", who=who), 0
        case PlayCard():
            if not me:
                return T("ask-other-play", who=who), 1
            return "ask-play" if v.has_playable(step.seat) else "ask-pass", 1
        case LayChameleon():
            card = face(FACE_KEYS[v.laying])
            return T("ask-chameleon", card=card) if me else T("ask-other-chameleon", who=who, card=card), 1
        case NameSecret():
            return "ask-ancient" if me else T("ask-other-ancient", who=who), 1
        case TakeVisible():
            return "ask-dryad" if me else T("ask-other-dryad", who=who), 1
        case GiveCard():
            return ask_gift(v, step, me), 2
        case KeepOne():
            owner = at(step.owner)
            return T("ask-keep", who=owner) if me else T("ask-other-keep", who=who, owner=owner), 2
        case NameCreature():
            giver = at(step.giver)
            return T("ask-duke", who=giver) if me else T("ask-other-duke", who=who, owner=giver), 2
        case SwapWith():
            card = face(FACE_KEYS[step.card])
            return T("ask-swap", card=card) if me else T("ask-other-power", who=who, creature=symbol("rai")), 2
        case Power():
            return ask_power(step, me), 2
        case DiscardUnseen():
            return "ask-discard-any" if me else T("ask-other-discard", who=who), 3
    return "ask-discard" if me else T("ask-other-discard", who=who), 3


def ask_predict(v: Equinox, seat: int) -> Text:
    if v.secrets[seat]:
        return "ask-bet-reveal" if v.supply[seat] else "ask-reveal"
    if not v.supply[seat]:
        return "ask-no-pebble"
    return "ask-bet-first" if not v.row and not v.has_bet[seat] else "ask-bet"


def ask_power(step: Power, me: bool) -> Text:
    key = KEYS[step.of]
    if not me:
        return T("ask-other-power", who=at(step.seat), creature=symbol(key))
    return T("ask-power" if step.of == step.by else "ask-copied", creature=symbol(key), power=f"power-{key}")


def ask_gift(v: Equinox, step: GiveCard, me: bool) -> Text:
    creature, asker = symbol(KEYS[step.creature]), at(step.asker)
    if not me:
        return T("ask-other-gift", who=at(step.seat), creature=creature)
    return T("ask-show" if step.options(v) == [SHOW] else "ask-gift", who=asker, creature=creature)
