"""Warriors: the question a viewer is asked, and the answers with what they would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from pioche.core.flow import Step
from pioche.core.scene import Choice, Group, Prompt, T, Text, at, click, face, replace, symbol
from pioche.core.table import Answerers, Answers, Asked, Asking, Prompts
from pioche.games.warriors import cards
from pioche.games.warriors.answers import AS_BAND, AS_DRAGON, DONE, HIRE, PASS, SHOOT_BAND, SHOOT_WIZARD, STOKE, WARD
from pioche.games.warriors.attack import Compare, GiveUp, HandOver, Roll, answer_for, fighting_dragon, side_of
from pioche.games.warriors.battle import TARGET_GONE, ChooseKind, Decide, HireBand, NameForce, NameTarget, hirelings
from pioche.games.warriors.cards import ARMS, DRAGON, FACES, INFANTRY, MERCENARY, PEOPLES, WARRIORS, WIZARD
from pioche.games.warriors.catapults import AFTER, DECLARED, ROLLED, Fire, MayShoot, aimed_at
from pioche.games.warriors.odds import costs_a_die, costs_the_lead
from pioche.games.warriors.preparation import Deal, FirstCards, GiveFlame, KeepCard, PlaceWizard
from pioche.games.warriors.scoring import strengths
from pioche.games.warriors.standing import turns_the_dice
from pioche.games.warriors.state import ATTACKING, Warriors
from pioche.games.warriors.table.declaring import forces, going_on, targets
from pioche.games.warriors.table.places import cell, warrior

# The parts of a round and of a battle --------------------------------------------------------------------------

PREPARING: Final[list[Text]] = ["phase-keep", "phase-place", "phase-battles"]
FIGHTING: Final[list[Text]] = ["phase-declare", "phase-roll", "phase-losses", "phase-decide"]
PHASES: Final[dict[type[Step[Any]], tuple[list[Text], int]]] = {
    KeepCard: (PREPARING, 0),
    **dict.fromkeys((PlaceWizard, GiveFlame), (PREPARING, 1)),
    **dict.fromkeys((ChooseKind, HireBand, NameForce, NameTarget), (FIGHTING, 0)),
    **dict.fromkeys((Roll, Compare), (FIGHTING, 1)),
    **dict.fromkeys((HandOver, GiveUp), (FIGHTING, 2)),
    Decide: (FIGHTING, 3),
}
WINDOW_PHASES: Final = {DECLARED: (FIGHTING, 0), ROLLED: (FIGHTING, 1), AFTER: (FIGHTING, 3)}
WINDOW_KEYS: Final = ("card", "declared", "rolled", "after", "end")


def phases(v: Warriors, step: Any) -> tuple[list[Text], int]:
    found = WINDOW_PHASES.get(step.window) if isinstance(step, MayShoot) else PHASES.get(type(step))
    return found or ([], 0)


# What is asked -------------------------------------------------------------------------------------------------


def asking(own: Callable[[Asked[Warriors]], Text | Prompt], others: str = "wait-attacker") -> Asking:
    """What the one who is asked reads, and what all others do meanwhile."""

    def ask(q: Asked[Warriors]) -> Prompt:
        said = own(q)
        prompt = said if isinstance(said, Prompt) else Prompt(text=said, rule="")
        return prompt if q.mine else replace(prompt, text=T(others, who=at(q.seat)))

    return ask


def ask_keep(q: Asked[Warriors]) -> Text:
    if not q.mine:
        return "wait-keep"
    return T("ask-keep", n=q.step.left, of=len(q.view.hands[q.seat])) if q.step.left else "ask-lock-in"


def battle_card(q: Asked[Warriors]) -> str:
    return face(FACES[cards.BATTLE + q.view.card()])


def ask_force(q: Asked[Warriors]) -> Prompt:
    message, rule = ("ask-declare", "6.1") if q.view.kind == cards.SIMPLE else ("ask-dragon", "6.3")
    return Prompt(text=T(message, card=battle_card(q)), rule=rule)


def ask_target(q: Asked[Warriors]) -> Prompt:
    if q.view.charging == TARGET_GONE:
        return Prompt(text="ask-retarget", rule="7.4")
    rule = "6.6" if q.view.charging else ("6.1", "6.2", "6.3")[q.view.kind]
    return Prompt(text=T("ask-target", card=battle_card(q)), rule=rule)


PROMPTS: Final[Prompts] = {
    Step: lambda q: "now",
    **dict.fromkeys((FirstCards, Deal), lambda q: "now-deal"),
    KeepCard: ask_keep,
    PlaceWizard: asking(lambda q: "ask-wizard", "wait-place"),
    GiveFlame: asking(lambda q: T("ask-flames", n=q.step.left), "wait-place"),
    ChooseKind: asking(lambda q: T("ask-kind", card=battle_card(q))),
    HireBand: asking(lambda q: T("ask-band", card=battle_card(q), n=q.step.left) if q.step.left else "ask-confirm"),
    NameForce: asking(ask_force),
    NameTarget: asking(ask_target),
    **dict.fromkeys((Roll, Compare), lambda q: "now-fight"),
    HandOver: lambda q: Prompt(text="now-fight", rule="5.5" if fighting_dragon(q.view, q.step.side) >= 0 else "5.4"),
    GiveUp: asking(lambda q: T("ask-losses", n=q.step.left) if q.step.left else "ask-confirm", "wait-losses"),
    Decide: asking(lambda q: "ask-decide"),
    MayShoot: lambda q: f"ask-shoot-{WINDOW_KEYS[q.step.window]}" if q.mine else "wait-catapults",
    Fire: lambda q: T("now-fires", who=at(q.view.shooter)),
}


# Ticking several -----------------------------------------------------------------------------------------------


def ticked(q: Asked[Warriors], members: list[Choice], text: str, why: dict[str, Text] | None = None) -> Answers:
    """Exactly as many as are due; once they are, to confirm."""
    left = q.step.left
    if not left:
        return Answers([click(DONE, "confirm", role="main")])
    return Answers(members, [Group(id=members[0].group, text=text, min=left, max=left, done=[DONE])], why or {})


def often(q: Asked[Warriors]) -> list[tuple[int, int]]:
    """What there is to take, and how often each of it may be taken."""
    there, left = Counter(thing for thing in q.step.things(q.view) if thing >= q.step.since), q.step.left
    return [(thing, left if q.step.again else min(n, left)) for thing, n in there.items()]


def keeping(q: Asked[Warriors]) -> Answers:
    """3.2: tick exactly as many as are kept."""
    least, members = q.step.first(q.view), []
    hand = [*zip(q.view.hands[q.seat], q.pieces("hand"), strict=True)]
    for card, piece in hand:
        if card >= least:
            label, hint = T("keep", card=face(piece.face)), rival_counts(q.view, q.seat, card)
            members.append(click(card, label, piece.id, group="keep", hint=hint))
    return ticked(q, members, "keep-ticked", {piece.id: "why-order" for card, piece in hand if card < least})


def rival_counts(v: Warriors, seat: int, card: int) -> list[Text]:
    """How many of this people one has, and the best of the others."""
    if WIZARD <= card < DRAGON or card >= cards.BATTLE:
        return []
    counts = strengths(v)[card // ARMS if card < WARRIORS else PEOPLES]
    return [T("hint-counts", own=counts[seat], best=max(counts[:seat] + counts[seat + 1 :]))]


def feeding(q: Asked[Warriors]) -> Answers:
    members = []
    for option, times in often(q):
        name, hint = FACES[DRAGON + option - STOKE], T("hint-flames", n=q.view.fire[option - STOKE])
        label = T("give-flame", dragon=face(name))
        members.append(click(option, label, name, group="flames", times=times, hint=[hint]))
    return ticked(q, members, "give-flames")


def hiring(q: Asked[Warriors]) -> Answers:
    """6.2: tick the infantry that join the band."""
    members, there = [], hirelings(q.view, q.seat)
    for option, times in often(q):
        card, hint = (option - HIRE) * ARMS + INFANTRY, T("hint-leaves", n=there[option - HIRE])
        label = T("hire", card=face(FACES[card]))
        members.append(click(option, label, warrior(q.seat, card), group="band", times=times, hint=[hint]))
    return ticked(q, members, "hire-ticked")


def giving_up(q: Asked[Warriors]) -> Answers:
    """5.4: tick what is lost."""
    v, side = q.view, side_of(q.view, q.seat)
    hired, members = side == ATTACKING and v.kind == MERCENARY, []
    people = v.force if side == ATTACKING else v.target % PEOPLES
    for option, times in often(q):
        kind = option - answer_for(v, side)
        card = kind * ARMS + INFANTRY if hired else people * ARMS + kind
        pick = f"band.{FACES[card]}" if hired else warrior(q.seat, card)
        label, hint = T("give-up", card=face(FACES[card])), [] if hired else cost_of(v, side, kind, times)
        members.append(click(option, label, pick, group="losses", times=times, hint=hint))
    return ticked(q, members, "give-up-ticked")


def cost_of(v: Warriors, side: int, arm: int, times: int) -> list[Text]:
    """What giving this arm, up to so many times, costs in the battle."""
    if arm == INFANTRY:
        least = next((n for n in range(1, times + 1) if costs_a_die(v, side, n)), 0)
        return [T("hint-die-less-at", n=least)] if least > 1 else ["hint-die-less"] if least else []
    if arm == cards.ARCHER and costs_the_lead(v, side):
        return ["hint-bow-less"]
    if arm == cards.CAVALRY and side == ATTACKING and v.horses() == 1:
        return ["hint-no-charge"]
    return []


# Other answers -------------------------------------------------------------------------------------------------


def wards(q: Asked[Warriors]) -> list[Choice]:
    """3.4: the factions a wizard may go to."""
    choices = []
    for option in q.options:
        faction, label = q.seat * PEOPLES + option - WARD, T("ward", people=symbol(cards.PEOPLE_KEYS[option - WARD]))
        second = ["hint-second-wizard"] if q.view.wizards[faction] else []
        hint = [T("hint-wards", n=q.view.at_home(faction)), *second]
        choices.append(click(option, label, cell(q.view, q.seat, faction), hint=hint))
    return choices


def shooting(q: Asked[Warriors]) -> list[Choice]:
    """7.1: what may be aimed at."""
    choices = [aiming(q, option) for option in q.options if option != PASS]
    return [*choices, click(PASS, "hold-fire", role="decline")]


def aiming(q: Asked[Warriors], aim: int) -> Choice:
    owner, card = aimed_at(q.view, aim)
    who, name = at(owner), FACES[card]
    if card == WIZARD:
        key = cards.PEOPLE_KEYS[(aim - SHOOT_WIZARD) % PEOPLES]
        label = T("shoot-wizard", people=symbol(key), who=who)
        return click(aim, label, f"field.wizard.{key}.{owner}", hint=["hint-no-points"])
    if aim >= SHOOT_BAND:
        return click(aim, T("shoot-band", card=face(name), who=who), f"band.{name}")
    label = T("shoot", card=face(name), who=who)
    if card >= DRAGON:
        return click(aim, label, name, hint=["hint-sixth"])
    turns = q.step.window == ROLLED and turns_the_dice(q.view, q.seat, aim)
    return click(aim, label, warrior(owner, card), **({"hint": ["hint-turns"], "tone": "good"} if turns else {}))


ANSWERS: Final[Answerers] = {
    KeepCard: keeping,
    PlaceWizard: wards,
    GiveFlame: feeding,
    ChooseKind: lambda q: [click(AS_BAND, "as-band"), click(AS_DRAGON, "as-dragon")],
    HireBand: hiring,
    NameForce: forces,
    NameTarget: targets,
    GiveUp: giving_up,
    Decide: going_on,
    MayShoot: shooting,
}
