"""Warriors: what the table answers for a player about catapults, so that nobody is asked without need (7.2)."""

from __future__ import annotations

from typing import Final

from pioche.core.game import Standing
from pioche.games.warriors.answers import PASS, SHOOT, SHOOT_WIZARD
from pioche.games.warriors.attack import losers, totals
from pioche.games.warriors.battle import may_camp, may_go_on
from pioche.games.warriors.cards import ARCHER, ARMS, FACTIONS, PEOPLES, SIMPLE
from pioche.games.warriors.catapults import AFTER, CARD, DECLARED, END, ROLLED, MayShoot
from pioche.games.warriors.state import ATTACKING, DEFENDING, Warriors

WISELY, ALWAYS, NEXT_TIME, HOLD_FIRE = range(4)


def answer(v: Warriors, seat: int, value: int) -> tuple[int | None, int]:
    """Pass, or let the player decide; and where the switch stands after that."""
    step = v.question(seat)
    if not isinstance(step, MayShoot) or value == ALWAYS:
        return None, value
    if value == NEXT_TIME:
        return None, WISELY
    if value == HOLD_FIRE:
        return (None, WISELY) if step.window in (CARD, END) else (PASS, HOLD_FIRE)
    return (None if matters(v, seat, step.window) else PASS), WISELY


def matters(v: Warriors, seat: int, window: int) -> bool:
    """Whether a shot now can do what a later one cannot.

    Before one's own decisions: at one's own card, when a wizard may be in the way, and before going on or charging.
    When a battle or a charge is announced, and before each attack on oneself. When one hit would turn the dice or stop
    a charge. And when the battles are over.
    """
    if window == CARD:
        return seat == v.attacker()
    if window == DECLARED:  # the attacker was asked just before the announcement
        is_new = not v.attacks or v.charging > 0  # a battle or a charge, not one more attack
        return seat == v.foe or (seat != v.attacker() and is_new)
    if window == ROLLED:
        return any(turns_the_dice(v, seat, SHOOT + squad) for squad in fighting_archers(v))
    if window == AFTER:
        return may_go_on(v) if seat == v.attacker() else stops_a_charge(v)
    return True


def fighting_archers(v: Warriors) -> list[int]:
    """The squads of archers on both sides."""
    factions = [v.attacker() * PEOPLES + v.force] if v.kind == SIMPLE else []
    if v.target < FACTIONS:
        factions.append(v.target)
    return [faction * ARMS + ARCHER for faction in factions]


def turns_the_dice(v: Warriors, seat: int, shot: int) -> bool:
    """Whether a hit here makes somebody else lose the highest dice."""
    squad = shot - SHOOT
    if shot >= SHOOT_WIZARD or squad not in fighting_archers(v) or squad // (PEOPLES * ARMS) == seat:
        return False
    if not v.troops[squad] or not v.in_play(ATTACKING) or not v.in_play(DEFENDING):
        return False
    return losers(*totals(v))[0] != losers(*totals(after_a_hit(v, squad)))[0]


def stops_a_charge(v: Warriors) -> bool:
    """Whether one hit would take away every charge the attacker can declare now."""
    first = (v.attacker() * PEOPLES + v.force) * ARMS
    squads = [squad for squad in range(first, first + ARMS) if v.troops[squad]] if may_camp(v) else []
    return any(not may_camp(after_a_hit(v, squad)) for squad in squads)


def after_a_hit(v: Warriors, squad: int) -> Warriors:
    """The same table with one warrior less."""
    hit = v.clone()
    hit.troops[squad] -= 1
    return hit


STANDING: Final = Standing(
    key="catapults",
    text="switch-catapults",
    options=("switch-wisely", "switch-always", "switch-next", "switch-hold"),
    answer=answer,
)
