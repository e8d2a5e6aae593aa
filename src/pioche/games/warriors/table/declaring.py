"""Warriors: the answers of an attacker: who attacks whom, and whether to go on, with the odds."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Choice, T, Text, Tone, at, click, face, replace
from pioche.core.table import Answers, Asked
from pioche.games.warriors.answers import ATTACK, CAMP, GO_ON, STOP, WITH
from pioche.games.warriors.battle import attackers
from pioche.games.warriors.cards import ARMS, DRAGON, FACES, INFANTRY, OTHERS, PEOPLES, SHIELDS, SIMPLE
from pioche.games.warriors.odds import Side, attack_chances, camped, dice_of, force_side, target_side, to_the_end
from pioche.games.warriors.state import Warriors
from pioche.games.warriors.table.places import as_target, cell, name_of, place_of, warrior

MOST_PATHS: Final = 24  # more pairs of attacker and target are asked in two steps
STOPPING: Final = click(STOP, "stop", role="decline")


# Odds ----------------------------------------------------------------------------------------------------------


def forecast(red: Side, black: Side) -> list[Text]:
    """The dice, one attack, and fighting on to the end."""
    dice, other, lead, *_ = dice_of(red, black)
    none, one, two = (round(100 * chance) for chance in attack_chances(red, black))
    once = T("odds-two", two=two, one=one, none=none) if min(dice, other) > 1 else T("odds-one", win=one, lose=none)
    destroyed, taken, lost = to_the_end(red, black)
    end = T("odds-end", destroyed=round(100 * destroyed), taken=round(taken, 1), lost=round(lost, 1))
    return [T(("odds-dice", "odds-dice-you", "odds-dice-them")[lead], red=dice, black=other), once, end]


def outlook(red: Side, black: Side) -> Tone:
    """How one attack bodes: more taken than lost, or less."""
    _, one, two = attack_chances(red, black)
    compared = min(2, *dice_of(red, black)[:2])
    return "good" if 2 * (one + 2 * two) > compared else "warn"


def attack(v: Warriors, red: Side, target: int, label: str = "attack", **named: str) -> Choice:
    """The choice of this target, with the odds."""
    black = target_side(v, target)
    text = T(label, **named, who=at(v.owner(target)), people=name_of(target))
    place, odds = place_of(v, v.attacker(), target), forecast(red, black)
    return click(ATTACK + target, text, place, tone=outlook(red, black), hint=odds)


def after(answer: int, picked: str, choice: Choice) -> Choice:
    """The same choice once this is answered and clicked."""
    return replace(choice, send=[answer, *choice.send], pick=[picked, *choice.pick])


# 6.1-6.3 Declaring ---------------------------------------------------------------------------------------------


def forces(q: Asked[Warriors]) -> Answers:
    """Own faction or dragon, then the target; in two steps where that would be too many."""
    v = q.view
    prey = {option - WITH: v.targets(q.seat, v.kind, option - WITH) for option in q.options}
    in_one = sum(map(len, prey.values())) <= MOST_PATHS
    choices = []
    for force, found in prey.items():
        own = as_target(q.seat, force)
        place, name, red = place_of(v, q.seat, own), name_of(own), force_side(v, force)
        if in_one:
            choices += [after(WITH + force, place, attack(v, red, target, "attack-pair", own=name)) for target in found]
        else:
            label, hint = T("attack-with", own=name), T("hint-targets", n=len(found))
            choices.append(click(WITH + force, label, place, hint=[hint]))
    return Answers(choices, why=reasons(v, q.seat))


def targets(q: Asked[Warriors]) -> Answers:
    """The force is named: only the target is to be chosen."""
    v, red = q.view, force_side(q.view, q.view.force)
    choices = [STOPPING if option == STOP else attack(v, red, option - ATTACK) for option in q.options]
    why = protected(v, q.seat)
    if v.previous in v.targets(q.seat, v.kind, v.force):
        why[place_of(v, q.seat, v.previous)] = "why-just-fought"
    return Answers(choices, why=why)


# 6.5, 6.6 Going on ---------------------------------------------------------------------------------------------


def going_on(q: Asked[Warriors]) -> list[Choice]:
    """Attack again, charge with the path from who camps to the target, or stop."""
    v, force, choices = q.view, force_side(q.view, q.view.force), []
    if GO_ON in q.options:
        again = attack(v, force, v.target)
        choices.append(replace(again, send=[GO_ON], label="go-on", pick=[], role="main"))
    arms = [option - CAMP for option in q.options if CAMP <= option < CAMP + ARMS]
    others = [target for target in v.targets(q.seat, v.kind, v.force) if target != v.target] if arms else []
    for arm in arms:
        card = v.force * ARMS + arm
        name, place = face(FACES[card]), warrior(q.seat, card)
        if len(arms) * len(others) > MOST_PATHS:
            choices.append(click(CAMP + arm, T("camp", card=name), place))
            continue
        for target in others:
            charge = attack(v, camped(force, arm), target, "charge", card=name)
            choices.append(after(CAMP + arm, place, replace(charge, hint=charge.hint[:2])))
    return [*choices, STOPPING]


# Reasons -------------------------------------------------------------------------------------------------------


def protected(v: Warriors, seat: int) -> dict[str, Text]:
    """Factions of the others that nobody can attack."""
    return {cell(v, seat, faction): "why-wizard" for faction in OTHERS[v.players][seat] if v.wizards[faction]}


def reasons(v: Warriors, seat: int) -> dict[str, Text]:
    """Why some factions cannot attack or be attacked."""
    why = protected(v, seat)
    if v.kind != SIMPLE:
        return why
    able = attackers(v, seat)
    for people in range(PEOPLES):
        faction = seat * PEOPLES + people
        if people in able or not v.at_home(faction):
            continue
        unarmed = not v.troops[faction * ARMS + INFANTRY] and not SHIELDS[v.card()]
        text = "why-own-wizard" if v.wizards[faction] else "why-no-shield" if unarmed else "why-nobody"
        why[cell(v, seat, faction)] = text
    return {**why, **{FACES[DRAGON + dragon]: "why-dragon-card" for dragon in v.dragons_of(seat)}}
