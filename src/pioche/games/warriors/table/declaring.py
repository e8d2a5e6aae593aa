"""Warriors: the answers of an attacker: who attacks whom, and whether to go on, with the odds."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Choice, Group, T, Text, Tone, at, face, symbol
from pioche.games.warriors.battle import Decide, HireBand, NameForce, NameTarget, attackers, hirelings
from pioche.games.warriors.cards import (
    ARM_KEYS,
    ATTACK,
    CAMP,
    DONE,
    DRAGON,
    FACES,
    FACTIONS,
    GO_ON,
    HIRE,
    INFANTRY,
    OTHERS,
    PEOPLE_KEYS,
    PEOPLES,
    SHIELDS,
    SIMPLE,
    STOP,
    WITH,
)
from pioche.games.warriors.odds import Side, attack_chances, camped, dice_of, force_side, target_side, to_the_end
from pioche.games.warriors.state import Warriors
from pioche.games.warriors.table.places import cell, place_of

Answers = tuple[list[Choice], list[Group], dict[str, Text]]

MOST_PATHS: Final = 24  # more pairs of attacker and target are asked in two steps


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


# 6.1-6.3 Declaring ---------------------------------------------------------------------------------------------


def forces(v: Warriors, step: NameForce, options: list[int]) -> Answers:
    """Own faction or dragon, then the target; in two steps where that would be too many."""
    pairs = [(option - WITH, target) for option in options for target in v.targets(step.seat, v.kind, option - WITH)]
    why = reasons(v, step.seat)
    if len(pairs) <= MOST_PATHS:
        return [attack(v, step.seat, force, target) for force, target in pairs], [], why
    choices = []
    for option in options:
        force = option - WITH
        n = len(v.targets(step.seat, v.kind, force))
        label = T("attack-with", own=name_of_force(force))
        pick = [place_of_force(v, step.seat, force)]
        choices.append(Choice(send=[option], label=label, pick=pick, hint=[T("hint-targets", n=n)]))
    return choices, [], why


def attack(v: Warriors, seat: int, force: int, target: int) -> Choice:
    red, black = force_side(v, force), target_side(v, target)
    return Choice(
        send=[WITH + force, ATTACK + target],
        label=T("attack-pair", own=name_of_force(force), who=at(v.owner(target)), people=name_of_target(target)),
        pick=[place_of_force(v, seat, force), place_of(v, seat, target)],
        tone=outlook(red, black),
        hint=forecast(red, black),
    )


def targets(v: Warriors, step: NameTarget, options: list[int]) -> Answers:
    """The force is named: only the target is to be chosen."""
    red = force_side(v, v.force)
    choices = []
    for option in options:
        if option == STOP:
            choices.append(Choice(send=[STOP], label="stop", role="decline"))
            continue
        target = option - ATTACK
        black = target_side(v, target)
        label = T("attack", who=at(v.owner(target)), people=name_of_target(target))
        pick = [place_of(v, step.seat, target)]
        choices.append(
            Choice(send=[option], label=label, pick=pick, tone=outlook(red, black), hint=forecast(red, black))
        )
    why = protected(v, step.seat)
    if v.previous in v.targets(step.seat, v.kind, v.force):
        why[place_of(v, step.seat, v.previous)] = "why-just-fought"
    return choices, [], why


def hiring(v: Warriors, step: HireBand) -> Answers:
    """6.2: tick the infantry that join the band."""
    there = hirelings(v, step.seat)
    members = []
    for people in range(PEOPLES):
        if there[people] and HIRE + people >= step.since:
            name = f"{PEOPLE_KEYS[people]}inf"
            members.append(
                Choice(
                    send=[HIRE + people],
                    label=T("hire", card=face(name)),
                    pick=[f"field.{name}.{step.seat}"],
                    group="band",
                    times=min(there[people], step.left),
                    hint=[T("hint-leaves", n=there[people])],
                )
            )
    return members, [Group(id="band", text="hire-ticked", min=step.left, max=step.left, done=[DONE])], {}


# 6.5, 6.6 Going on ---------------------------------------------------------------------------------------------


def going_on(v: Warriors, step: Decide, options: list[int]) -> Answers:
    force, choices = force_side(v, v.force), []
    if GO_ON in options:
        black = target_side(v, v.target)
        hint, tone = forecast(force, black), outlook(force, black)
        choices.append(Choice(send=[GO_ON], label="go-on", role="main", hint=hint, tone=tone))
    arms = [option - CAMP for option in options if CAMP <= option < CAMP + 3]
    others = [target for target in v.targets(step.seat, v.kind, v.force) if target != v.target] if arms else []
    if len(arms) * len(others) <= MOST_PATHS:
        choices += [charging(v, step.seat, force, arm, target) for arm in arms for target in others]
    else:
        choices += [camping(v, step.seat, arm) for arm in arms]
    return [*choices, Choice(send=[STOP], label="stop", role="decline")], [], {}


def charging(v: Warriors, seat: int, force: Side, arm: int, target: int) -> Choice:
    red, black = camped(force, arm), target_side(v, target)
    name = PEOPLE_KEYS[v.force] + ARM_KEYS[arm]
    return Choice(
        send=[CAMP + arm, ATTACK + target],
        label=T("charge", card=face(name), who=at(v.owner(target)), people=name_of_target(target)),
        pick=[f"field.{name}.{seat}", place_of(v, seat, target)],
        tone=outlook(red, black),
        hint=forecast(red, black)[:2],
    )


def camping(v: Warriors, seat: int, arm: int) -> Choice:
    name = PEOPLE_KEYS[v.force] + ARM_KEYS[arm]
    return Choice(send=[CAMP + arm], label=T("camp", card=face(name)), pick=[f"field.{name}.{seat}"])


# Names and reasons ---------------------------------------------------------------------------------------------


def name_of_force(force: int) -> str:
    return symbol(PEOPLE_KEYS[force]) if force < PEOPLES else face(FACES[DRAGON + force - PEOPLES])


def place_of_force(v: Warriors, seat: int, force: int) -> str:
    return cell(v, seat, seat * PEOPLES + force) if force < PEOPLES else FACES[DRAGON + force - PEOPLES]


def name_of_target(target: int) -> str:
    if target < FACTIONS:
        return symbol(PEOPLE_KEYS[target % PEOPLES])
    return face(FACES[DRAGON + target - FACTIONS])


def protected(v: Warriors, seat: int) -> dict[str, Text]:
    """Factions of the others that nobody can attack."""
    there = [faction for faction in OTHERS[v.players][seat] if v.wizards[faction]]
    return {cell(v, seat, faction): "why-wizard" for faction in there}


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
        if v.wizards[faction]:
            text = "why-own-wizard"
        elif not v.troops[faction * 3 + INFANTRY] and not SHIELDS[v.card()]:
            text = "why-no-shield"
        else:
            text = "why-nobody"
        why[cell(v, seat, faction)] = text
    return {**why, **{FACES[DRAGON + dragon]: "why-dragon-card" for dragon in v.dragons_of(seat)}}
