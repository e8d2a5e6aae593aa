"""Equinox: what is asked, and the answers with what they would do; those to powers are in `aiming`."""

from __future__ import annotations

from typing import Any, Final

from pioche.core.flow import Step
from pioche.core.scene import Choice, Group, Prompt, T, Text, at, click
from pioche.core.table import Answerers, Answers, Arguments, Asked, Kinds, Prompts, entry
from pioche.games.equinox.answers import CREATURE, PASS, PLACE, REVEAL, SECRET, SHOW, SKIP, STOP
from pioche.games.equinox.cards import ANCIENT, CHAMELEON, CREATURES, FACE_KEYS, IN_PLAY, KIND, RAI
from pioche.games.equinox.drawing import Discard, DiscardUnseen, MayDiscard
from pioche.games.equinox.playing import LayChameleon, NameSecret, PlayAgain, PlayCard, TakeVisible, visible_creatures
from pioche.games.equinox.power import Power
from pioche.games.equinox.powers import GiveCard, KeepOne, NameCreature, PickThree, SetAside, SwapWith
from pioche.games.equinox.predictions import LaySecret, Predict
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table import aiming
from pioche.games.equinox.table.aiming import by_card, by_cell, by_champion, locked, taking
from pioche.games.equinox.table.faces import FACES, KEYS, SYMBOLS
from pioche.games.equinox.table.previews import cell_id, control_hint, draw_hint, fate, power_hint, uncovered
from pioche.games.equinox.turns import Confirm, PickCreature

# §2.6 The phases of a turn ---------------------------------------------------------------------------------------

PHASES: Final[list[Text]] = ["phase-bet", "phase-play", "phase-power", "phase-discard", "phase-draw"]
BET, PLAY, POWER, DISCARD, DRAW = range(5)
PHASE: Final[Kinds] = {
    Step: DRAW,
    **dict.fromkeys((Predict, LaySecret), BET),
    **dict.fromkeys((PlayCard, LayChameleon, NameSecret, TakeVisible, PlayAgain), PLAY),
    **dict.fromkeys((Power, SetAside, NameCreature, GiveCard, PickThree, KeepOne, SwapWith), POWER),
    **dict.fromkeys((MayDiscard, Discard), DISCARD),
}


def phases(v: Equinox, step: Step[Any] | None) -> tuple[list[Text], int]:
    """The parts of a turn; none before the first one and after the last."""
    return (PHASES, entry(PHASE, type(step))) if step and v.alive else ([], 0)


# What is asked ---------------------------------------------------------------------------------------------------


def ask_predict(q: Asked[Equinox]) -> Arguments | Text:
    v, seat = q.view, q.seat
    if not q.mine:
        return {}
    if v.secrets[seat]:
        return "ask-bet-reveal" if v.supply[seat] else "ask-reveal"
    if not v.supply[seat]:
        return "ask-no-pebble"
    return "ask-bet-first" if not v.row and not v.has_bet[seat] else "ask-predict"


def ask_play(q: Asked[Equinox]) -> Arguments | Prompt:
    return Prompt(text="ask-pass", rule="5.5") if q.mine and not q.view.has_playable(q.seat) else {}


def ask_power(q: Asked[Equinox]) -> Text:
    creature, key = SYMBOLS[q.step.of], KEYS[q.step.of]
    if not q.mine:
        return T("other-power", who=at(q.seat), creature=creature)
    return T("ask-power" if q.step.of == q.step.by else "ask-copied", creature=creature, power=f"power-{key}")


def ask_gift(q: Asked[Equinox]) -> Arguments | Text:
    asked: Arguments = {"creature": SYMBOLS[q.step.creature]}
    if not q.mine:
        return asked
    asked["owner"] = at(q.step.asker)
    return T("ask-show", **asked) if q.options == [SHOW] else asked


PROMPTS: Final[Prompts] = {
    Step: lambda q: {} if q.seat >= 0 else "between",
    PickCreature: lambda q: {"n": IN_PLAY - len(q.view.creatures)} if q.mine else {},
    Predict: ask_predict,
    PlayCard: ask_play,
    LayChameleon: lambda q: {"card": FACES[q.view.laying]},
    Power: ask_power,
    NameCreature: lambda q: {"owner": at(q.step.giver)},
    GiveCard: ask_gift,
    KeepOne: lambda q: {"owner": at(q.step.owner)},
    SwapWith: lambda q: {"card": FACES[q.step.card]} if q.mine else {"creature": SYMBOLS[RAI]},
}


# §2.3 Choosing creatures -----------------------------------------------------------------------------------------


def picks(q: Asked[Equinox]) -> Answers:
    """One in turn, or all of them at once."""
    left, group = IN_PLAY - len(q.view.creatures), "pick" if q.step.alone else ""
    return Answers(
        [by_champion("pick", option, group=group) for option in q.options],
        [Group(id="pick", text="pick-ticked", min=left, max=left, done=[STOP])] if group else [],
        {KEYS[creature]: "why-picked" for creature in q.view.creatures},
    )


# §3 Predictions --------------------------------------------------------------------------------------------------


def predicts(q: Asked[Equinox]) -> Answers:
    v, seat, options = q.view, q.seat, q.options
    cells = [(option, v.row * CREATURES + option - CREATURE) for option in options if CREATURE <= option < PLACE]
    choices = [by_cell("bet", v, seat, option, cell) for option, cell in cells]
    if REVEAL in options:
        choices.append(reveal(v, seat))
    if SECRET in options:
        choices += [secretly(card) for card in v.hands[seat] if card < CHAMELEON]
    choices.append(click(SKIP, "no-bet", role="decline"))
    return Answers(choices, why=taken_cells(v) | no_secret(v, seat, SECRET in options) | locked(v, seat))


def reveal(v: Equinox, seat: int) -> Choice:
    card = v.secrets[seat][0]
    creature, key = KIND[card], FACE_KEYS[card]
    hints: list[Text] = ["hint-dead-card"]
    if creature in v.alive:
        hints = control_hint(v, seat, creature, Equinox.place_on_champion, seat, creature)
    champion = KEYS[creature]
    label, hint = T("reveal", creature=SYMBOLS[creature]), ["hint-reveal", *hints]
    return click(REVEAL, label, key, drag=(key, champion), hint=hint, shows=[champion])


def secretly(card: int) -> Choice:
    drag, champion = (FACE_KEYS[card], "secret"), KEYS[KIND[card]]
    return by_card("bet-secret", card, send=[SECRET, card], drag=drag, hint=["hint-secret"], shows=[champion])


def taken_cells(v: Equinox) -> dict[str, Text]:
    owners = {creature: v.pebbles[v.row * CREATURES + creature] for creature in v.alive}
    return {cell_id(v, v.row, c): T("why-taken", who=at(owner)) for c, owner in owners.items() if owner >= 0}


def no_secret(v: Equinox, seat: int, may_bet: bool) -> dict[str, Text]:
    """Why these cards cannot be a secret bet."""
    if may_bet:
        return {FACE_KEYS[card]: "why-no-creature" for card in v.hands[seat] if card >= CHAMELEON}
    reason = "why-secret-made" if v.has_bet[seat] and not v.row else "why-bet-first"
    return {FACE_KEYS[card]: reason for card in v.hands[seat]}


# §5 Playing, §7 trees --------------------------------------------------------------------------------------------

MOST_PATHS: Final = 24  # with more, the card is asked for first and its place after it


def plays(q: Asked[Equinox]) -> Answers:
    v, seat, options = q.view, q.seat, q.options
    gone = [card for card in v.hands[seat] if v.out >> KIND[card] & 1]
    why = {FACE_KEYS[card]: T("why-gone", creature=SYMBOLS[KIND[card]]) for card in gone} | locked(v, seat)
    if options == [PASS]:
        return Answers([click(PASS, "pass", role="main", hint=["hint-pass"])], why=why)
    choices = [way for card in options for way in ways(v, seat, card)]
    if sum(len(way.pick) > 1 for way in choices) > MOST_PATHS:
        choices = [creature_card(v, seat, card) if card < CHAMELEON else by_card("play", card) for card in options]
    return Answers(choices, why=why)


def ways(v: Equinox, seat: int, card: int) -> list[Choice]:
    """Every way to play this card, with where it goes or what it is for."""
    if card < CHAMELEON:
        return [creature_card(v, seat, card)]
    if card < ANCIENT:
        return [chameleon(v, card, creature, [card]) for creature in v.alive]
    if card == ANCIENT:
        return [ancient(creature) for creature in v.alive]
    idle = by_card("play", card, hint=["hint-dryad-idle"])
    return [dryad(v, card, target) for target in visible_creatures(v)] or [idle]


def creature_card(v: Equinox, seat: int, card: int) -> Choice:
    place = cell_id(v, v.row, KIND[card])
    would = fate(v, len(v.hands[seat]) - 1, KIND[card], card)
    would["hint"].append(power_hint(v, seat, card))
    would["shows"] = [place, *(shown for shown in would["shows"] if shown != place)]
    return by_card("play", card, drag=(FACE_KEYS[card], place), **would)


def chameleon(v: Equinox, card: int, creature: int, before: list[int]) -> Choice:
    """Where it is laid; `before`: the card itself, if playing it is part of the answer."""
    label, option = T("play-on", card=FACES[card], creature=SYMBOLS[creature]), CREATURE + creature
    picks = [*(FACE_KEYS[played] for played in before), cell_id(v, v.row, creature)]
    would = fate(v, len(v.hands[v.turn]) - len(before), creature, card)
    return click(option, label, *picks, send=[*before, option], **would)


def ancient(creature: int) -> Choice:
    label, option = T("play-ancient", creature=SYMBOLS[creature]), CREATURE + creature
    return click(option, label, FACE_KEYS[ANCIENT], KEYS[creature], send=[ANCIENT, option])


def dryad(v: Equinox, card: int, target: int) -> Choice:
    label, would = T("dryad-takes", dryad=FACES[card], card=FACES[target]), uncovered(v, len(v.hands[v.turn]), target)
    return click(card, label, FACE_KEYS[card], FACE_KEYS[target], send=[card, target], **would)


# §8 Discarding -----------------------------------------------------------------------------------------------------


def discards(q: Asked[Equinox]) -> Answers:
    """Tick up to three; the ticked cards are sent in the order of the hand."""
    v, seat, (_, *cards) = q.view, q.seat, q.options
    unfit = "why-not-creature" if isinstance(q.step, DiscardUnseen) else "why-not-gone"
    reason = unfit if q.step.left else "why-three"
    why = {FACE_KEYS[card]: reason for card in v.hands[seat] if card not in cards} | locked(v, seat)
    most = min(q.step.left, len(cards))
    nothing, *hints = [draw_hint(v, seat, count) for count in range(most + 1)]
    members = [by_card("discard", card, group="discard", drag=(FACE_KEYS[card], "discard")) for card in cards]
    groups = [Group(id="discard", text="discard-ticked", min=1, max=most, done=[STOP], hints=hints)] if cards else []
    keep = click(STOP, "no-discard", role="decline" if cards else "main", hint=[nothing])
    return Answers([*members, keep], groups, why)


ANSWERS: Final[Answerers] = {
    **aiming.ANSWERS,
    PickCreature: picks,
    Confirm: lambda q: [click(STOP, "begin", role="main")],
    Predict: predicts,
    LaySecret: lambda q: [by_card("bet-secret", card) for card in q.options],
    PlayCard: plays,
    LayChameleon: lambda q: [chameleon(q.view, q.view.laying, option - CREATURE, []) for option in q.options],
    NameSecret: lambda q: [by_champion("name-secret", option) for option in q.options],
    TakeVisible: lambda q: [taking(q.view, card) for card in q.options],
    Discard: discards,
}
