"""Warriors: the question a viewer is asked, and the answers with what they would do."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step, rule_of
from pioche.core.scene import Choice, Group, Prompt, T, Text, Tone, at, face, symbol
from pioche.games.warriors.attack import (
    Compare,
    GiveUp,
    HandOver,
    Roll,
    answer_for,
    fighting_dragon,
    fighting_faction,
    in_line,
    side_of,
)
from pioche.games.warriors.battle import TARGET_GONE, ChooseKind, Decide, HireBand, NameForce, NameTarget
from pioche.games.warriors.cards import (
    ARCHER,
    ARM_KEYS,
    ARMS,
    AS_BAND,
    AS_DRAGON,
    BATTLE,
    CAVALRY,
    DONE,
    DRACONIC,
    DRAGON,
    FACES,
    INFANTRY,
    MERCENARY,
    PASS,
    PEOPLE_KEYS,
    PEOPLES,
    SHOOT,
    SHOOT_BAND,
    SHOOT_DRAGON,
    SHOOT_WIZARD,
    SIMPLE,
    STOKE,
    WARD,
    WARRIORS,
)
from pioche.games.warriors.catapults import AFTER, CARD, DECLARED, END, ROLLED, Fire, MayShoot
from pioche.games.warriors.odds import costs_a_die, costs_the_lead
from pioche.games.warriors.preparation import Deal, FirstCards, GiveFlame, KeepCard, PlaceWizard
from pioche.games.warriors.standing import turns_the_dice
from pioche.games.warriors.state import ATTACKING, Warriors
from pioche.games.warriors.table import declaring
from pioche.games.warriors.table.declaring import Answers
from pioche.games.warriors.table.places import cell

PREPARING: Final[list[Text]] = ["phase-keep", "phase-place", "phase-battles"]
FIGHTING: Final[list[Text]] = ["phase-declare", "phase-roll", "phase-losses", "phase-decide"]
TARGET_RULES: Final = {SIMPLE: "6.1", MERCENARY: "6.2", DRACONIC: "6.3"}
WINDOW_PHASES: Final = {DECLARED: 0, ROLLED: 1, AFTER: 3}
WINDOW_KEYS: Final = {CARD: "card", DECLARED: "declared", ROLLED: "rolled", AFTER: "after", END: "end"}


# What is asked -------------------------------------------------------------------------------------------------


def prompt(v: Warriors, viewer: int | None) -> Prompt:
    if v.is_over():
        return Prompt(text="over", rule="8.3")
    waiting = v.asked()
    if not waiting:
        return between(v)
    mine = viewer is not None and viewer in waiting
    step = v.question(viewer if mine and viewer is not None else waiting[0])
    assert step is not None
    text, rule = question(v, step)
    phases, phase = phase_of(v, step)
    if not mine:
        text = waiting_for(step)
    return Prompt(text=text, rule=rule, waiting=waiting, phases=phases, phase=phase)


def between(v: Warriors) -> Prompt:
    """Something happens by itself."""
    step = v.agenda[-1]
    rule = rule_of(type(step))
    if isinstance(step, Fire):
        return Prompt(text=T("now-fires", who=at(v.shooter)), rule=rule)
    if isinstance(step, HandOver):
        dragon = fighting_dragon(v, step.side) >= 0
        return Prompt(text="now-fight", rule="5.5" if dragon else rule, phases=FIGHTING, phase=2)
    if isinstance(step, Roll | Compare):
        return Prompt(text="now-fight", rule=rule, phases=FIGHTING, phase=1)
    return Prompt(text="now-deal" if isinstance(step, FirstCards | Deal) else "now", rule=rule)


def phase_of(v: Warriors, step: Step[Warriors]) -> tuple[list[Text], int]:
    if isinstance(step, KeepCard):
        return PREPARING, 0
    if isinstance(step, PlaceWizard | GiveFlame):
        return PREPARING, 1
    if isinstance(step, MayShoot):
        return (FIGHTING, WINDOW_PHASES[step.window]) if step.window in WINDOW_PHASES else ([], 0)
    if isinstance(step, GiveUp):
        return FIGHTING, 2
    return FIGHTING, 3 if isinstance(step, Decide) else 0


def question(v: Warriors, step: Step[Warriors]) -> tuple[Text, str]:
    """What the seat is asked, and the paragraph of the rules."""
    if isinstance(step, KeepCard):
        left = step.left
        return (T("ask-keep", n=left, of=len(v.hands[step.seat])) if left else "ask-lock-in"), "3.2"
    if isinstance(step, PlaceWizard):
        return "ask-wizard", "3.4"
    if isinstance(step, GiveFlame):
        return T("ask-flames", n=v.reserve[step.seat]), "3.5"
    if isinstance(step, MayShoot):
        return f"ask-shoot-{WINDOW_KEYS[step.window]}", "7.2"
    if isinstance(step, GiveUp):
        return (T("ask-losses", n=step.left) if step.left else "ask-confirm"), "5.4"
    card = face(FACES[BATTLE + v.card()])
    if isinstance(step, ChooseKind):
        return T("ask-kind", card=card), "6.4"
    if isinstance(step, HireBand):
        return (T("ask-band", card=card, n=step.left) if step.left else "ask-confirm"), "6.2"
    if isinstance(step, NameForce):
        return T("ask-declare" if v.kind == SIMPLE else "ask-dragon", card=card), "6.1" if v.kind == SIMPLE else "6.3"
    if isinstance(step, Decide):
        return "ask-decide", "6.5"
    if v.charging == TARGET_GONE:
        return "ask-retarget", "7.4"
    return T("ask-target", card=card), "6.6" if v.charging else TARGET_RULES[v.kind]


def waiting_for(step: Step[Warriors]) -> Text:
    if isinstance(step, KeepCard):
        return "wait-keep"
    if isinstance(step, MayShoot):
        return "wait-catapults"
    who = at(step.seat)
    if isinstance(step, PlaceWizard | GiveFlame):
        return T("wait-place", who=who)
    return T("wait-losses" if isinstance(step, GiveUp) else "wait-attacker", who=who)


# The answers ---------------------------------------------------------------------------------------------------


def answers(v: Warriors, viewer: int | None) -> Answers:
    step = v.question(viewer) if viewer is not None else None
    if step is None or viewer is None:
        return [], [], {}
    options = step.options(v)
    if options == [DONE]:
        return [Choice(send=[DONE], label="confirm", role="main")], [], {}
    if isinstance(step, KeepCard):
        return keeping(v, step)
    if isinstance(step, PlaceWizard):
        return [warding(v, viewer, option - WARD) for option in options], [], {}
    if isinstance(step, GiveFlame):
        return feeding(v, viewer, options)
    if isinstance(step, MayShoot):
        return shooting(v, viewer, options, step.window)
    if isinstance(step, GiveUp):
        return giving_up(v, step)
    if isinstance(step, ChooseKind):
        return [Choice(send=[AS_BAND], label="as-band"), Choice(send=[AS_DRAGON], label="as-dragon")], [], {}
    if isinstance(step, HireBand):
        return declaring.hiring(v, step)
    if isinstance(step, NameForce):
        return declaring.forces(v, step, options)
    if isinstance(step, Decide):
        return declaring.going_on(v, step, options)
    assert isinstance(step, NameTarget)
    return declaring.targets(v, step, options)


# 3 Preparation


def keeping(v: Warriors, step: KeepCard) -> Answers:
    """3.2: tick exactly as many as are kept."""
    hand, kept = v.hands[step.seat], v.kept[step.seat]
    least = kept[-1] if kept else 0
    members: list[Choice] = []
    why: dict[str, Text] = {}
    for place, card in enumerate(hand):
        name = FACES[card]
        ident = name if card >= DRAGON else f"hand.{name}.{hand[:place].count(card) + 1}"
        if card < least:
            why[ident] = "why-order"
            continue
        label = T("keep", card=face(name))
        hint = rival_counts(v, step.seat, card)
        members.append(Choice(send=[card], label=label, pick=[ident], group="keep", hint=hint))
    group = Group(id="keep", text="keep-ticked", min=step.left, max=step.left, done=[DONE])
    return members, [group], why


def rival_counts(v: Warriors, seat: int, card: int) -> list[Text]:
    """How many of this people one has, and the best of the others."""
    if DRAGON <= card < BATTLE or card < WARRIORS:
        people = card // ARMS if card < WARRIORS else PEOPLES
        others = [v.strength(other, people) for other in range(v.players) if other != seat]
        return [T("hint-counts", own=v.strength(seat, people), best=max(others))]
    return []


def warding(v: Warriors, seat: int, people: int) -> Choice:
    faction = seat * PEOPLES + people
    hint: list[Text] = [T("hint-wards", n=v.at_home(faction))]
    if v.wizards[faction]:
        hint.append("hint-second-wizard")
    label = T("ward", people=symbol(PEOPLE_KEYS[people]))
    return Choice(send=[WARD + people], label=label, pick=[cell(v, seat, faction)], hint=hint)


def feeding(v: Warriors, seat: int, options: list[int]) -> Answers:
    left = v.reserve[seat]
    members = []
    for option in options:
        dragon = option - STOKE
        name = FACES[DRAGON + dragon]
        hint: list[Text] = [T("hint-flames", n=v.fire[dragon])]
        label = T("give-flame", dragon=face(name))
        members.append(Choice(send=[option], label=label, pick=[name], group="flames", times=left, hint=hint))
    return members, [Group(id="flames", text="give-flames", min=left, max=left, done=[DONE])], {}


# 5 Losses


def giving_up(v: Warriors, step: GiveUp) -> Answers:
    """5.4: tick what is lost."""
    side = side_of(v, step.seat)
    kinds, first = in_line(v, side), answer_for(v, side)
    band = side == ATTACKING and v.kind == MERCENARY
    people = PEOPLE_KEYS[fighting_faction(v, side) % PEOPLES] if not band else ""
    members = []
    for kind, count in enumerate(kinds):
        if not count or first + kind < step.since:
            continue
        name = f"{PEOPLE_KEYS[kind]}inf" if band else people + ARM_KEYS[kind]
        pick = f"band.{name}" if band else f"field.{name}.{step.seat}"
        times = min(count, step.left)
        hint = [] if band else cost_of(v, side, kind, times)
        members.append(
            Choice(
                send=[first + kind],
                label=T("give-up", card=face(name)),
                pick=[pick],
                group="losses",
                times=times,
                hint=hint,
            )
        )
    return members, [Group(id="losses", text="give-up-ticked", min=step.left, max=step.left, done=[DONE])], {}


def cost_of(v: Warriors, side: int, arm: int, times: int) -> list[Text]:
    """What giving this arm, up to so many times, costs in the battle."""
    if arm == INFANTRY:
        least = next((n for n in range(1, times + 1) if costs_a_die(v, side, n)), 0)
        return [T("hint-die-less-at", n=least)] if least > 1 else ["hint-die-less"] if least else []
    if arm == ARCHER and costs_the_lead(v, side):
        return ["hint-bow-less"]
    if arm == CAVALRY and side == ATTACKING and v.horses() == 1:
        return ["hint-no-charge"]
    return []


# 7 Catapults


def shooting(v: Warriors, seat: int, options: list[int], window: int) -> Answers:
    choices = [aiming(v, seat, option, window) for option in options if option != PASS]
    return [*choices, Choice(send=[PASS], label="hold-fire", role="decline")], [], {}


def aiming(v: Warriors, seat: int, option: int, window: int) -> Choice:
    hint: list[Text] = []
    tone: Tone = ""
    if option < SHOOT_WIZARD:
        owner, card = divmod(option - SHOOT, WARRIORS)
        name = FACES[card]
        label, pick = T("shoot", card=face(name), who=at(owner)), f"field.{name}.{owner}"
        if window == ROLLED and turns_the_dice(v, seat, option):
            hint, tone = ["hint-turns"], "good"
    elif option < SHOOT_DRAGON:
        owner, people = divmod(option - SHOOT_WIZARD, PEOPLES)
        key = PEOPLE_KEYS[people]
        label, pick = T("shoot-wizard", people=symbol(key), who=at(owner)), f"field.wizard.{key}.{owner}"
        hint = ["hint-no-points"]
    elif option < SHOOT_BAND:
        dragon = option - SHOOT_DRAGON
        pick = FACES[DRAGON + dragon]
        label, hint = T("shoot", card=face(pick), who=at(v.lair[dragon])), ["hint-sixth"]
    else:
        name = f"{PEOPLE_KEYS[option - SHOOT_BAND]}inf"
        label, pick = T("shoot-band", card=face(name), who=at(v.attacker())), f"band.{name}"
    return Choice(send=[option], label=label, pick=[pick], hint=hint, tone=tone)
