"""Warriors: a player's rules of thumb, from what one seat can see. All values are in points."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.game import Hints
from pioche.games.warriors import odds, prospects
from pioche.games.warriors.attack import GiveUp, in_line
from pioche.games.warriors.battle import ChooseKind, Decide, HireBand, NameForce, NameTarget, hirelings
from pioche.games.warriors.cards import (
    ARCHER,
    ARMS,
    AS_BAND,
    ATTACK,
    BATTLE,
    BOWS,
    CAMP,
    CATAPULT,
    CAVALRY,
    DONE,
    DRACONIC,
    DRAGON,
    FACTIONS,
    FLAME,
    GIVE,
    GIVE_HIRED,
    GO_ON,
    HIRE,
    HORSES,
    INFANTRY,
    KEEP,
    KIND,
    MERCENARY,
    PASS,
    PEOPLES,
    SHIELDS,
    SHOOT,
    SHOOT_BAND,
    SHOOT_DRAGON,
    SHOOT_WIZARD,
    SIMPLE,
    STOKE,
    STOP,
    WARD,
    WARRIORS,
    WITH,
)
from pioche.games.warriors.catapults import CARD, DECLARED, END, ROLLED, MayShoot
from pioche.games.warriors.odds import Side, attack_chances
from pioche.games.warriors.preparation import Deal, GiveFlame, KeepCard, PlaceWizard
from pioche.games.warriors.standing import turns_the_dice
from pioche.games.warriors.state import ATTACKING, Warriors

TAKEN: Final = 2.0  # points for a captured card
ARM_VALUE: Final = (0.5, 0.45, 0.35)  # what an arm is worth beside its people's bonus
PATIENCE: Final = 0.25  # what a catapult may hope for with every battle card still to come
FLAME_LOST: Final = 0.7


def rate(v: Warriors, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat."""
    if options == [DONE]:
        return [0.0]
    step = v.question(seat)
    if isinstance(step, MayShoot):
        return rate_shots(v, seat, options, step.window)
    if isinstance(step, KeepCard):
        values = [card_value(v, seat, card) for card in v.hands[seat]]
        return completions(values, [KEEP + card for card in v.hands[seat]], options, step.left)
    if isinstance(step, NameForce):
        return [best_battle(v, seat, v.kind, option - WITH) for option in options]
    if isinstance(step, NameTarget):
        force = odds.force_side(v, v.force)
        return [0.0 if o == STOP else battle_value(v, seat, force, own_stake(v, seat), o - ATTACK) for o in options]
    if isinstance(step, HireBand):
        there = hirelings(v, seat)
        hired = [people for people in range(step.least, PEOPLES) for _ in range(there[people])]
        costs = [own_price(v, seat, people) - ARM_VALUE[INFANTRY] * (there[people] <= 2) for people in hired]
        return completions(costs, [HIRE + people for people in hired], options, step.left)
    if isinstance(step, Decide):
        return rate_going_on(v, seat, options)
    if isinstance(step, GiveUp):
        return rate_losses(v, seat, options, step.side)
    if isinstance(step, PlaceWizard):
        return [at_risk(v, seat, option - WARD) for option in options]
    if isinstance(step, GiveFlame):
        return rate_flames(v, seat, options)
    assert isinstance(step, ChooseKind)
    return [best_kind(v, seat, MERCENARY if option == AS_BAND else DRACONIC) for option in options]


def quick(s: Warriors, seat: int, options: list[int], rng: Random) -> int:
    """What comes to mind first: in most windows nobody shoots."""
    step = s.question(seat)
    if isinstance(step, MayShoot) and step.window not in (CARD, END) and rng.random() < 0.8:
        return PASS
    rates = rate(s, seat, options)
    return options[rates.index(max(rates))]


def rests(s: Warriors) -> bool:
    """Between two rounds everything lies open."""
    return isinstance(s.agenda[-1], Deal)


# What cards are worth ------------------------------------------------------------------------------------------


def price(v: Warriors, seat: int, owner: int, people: int) -> float:
    """What this seat gains when somebody loses one of this people; below 0 for its own."""
    return prospects.stake(people, prospects.counts(v, people), seat, owner, -1, v.round)


def own_price(v: Warriors, seat: int, people: int) -> float:
    """What one's own loss of one of this people costs: the hopes that go, and the rival's points."""
    return price(v, seat, seat, people) - TAKEN / (v.players - 1)


def completions(values: list[float], items: list[int], options: list[int], left: int) -> list[float]:
    """Several are chosen in ascending order: each option with the best that can still be chosen after it."""
    return [
        values[place] + sum(sorted(values[place + 1 :], reverse=True)[: left - 1])
        for place in [items.index(option) for option in options]
    ]


def card_value(v: Warriors, seat: int, card: int) -> float:
    """What keeping this card is worth."""
    if card < WARRIORS:
        people = card // ARMS
        gain = prospects.stake(people, prospects.counts(v, people), seat, seat, 1, v.round)
        return gain + ARM_VALUE[card % ARMS]
    has_dragon = seat in v.lair or any(DRAGON <= other < BATTLE for other in v.hands[seat] + v.kept[seat])
    if card >= BATTLE:
        battle = card - BATTLE
        if KIND[battle] == DRACONIC:
            return 2.2 if has_dragon else 0.0
        extra = 0.5 * (SHIELDS[battle] + BOWS[battle]) + 0.3 * HORSES[battle]
        return (1.6, 1.7, 0.0, 2.2)[KIND[battle]] + extra
    if card >= DRAGON:
        return prospects.stake(PEOPLES, prospects.counts(v, PEOPLES), seat, seat, 1, v.round) + 1.2
    if card == FLAME:
        return 1.0 if has_dragon else 0.1
    return 1.9 if card == CATAPULT else 1.2


# Battles -------------------------------------------------------------------------------------------------------


def own_stake(v: Warriors, seat: int) -> float:
    """What a loss of the attacking side costs."""
    if v.kind == MERCENARY:
        hired = [own_price(v, seat, people) for people in range(PEOPLES) if v.band[people]]
        return max(hired) if hired else 0.0
    return own_price(v, seat, min(v.force, PEOPLES))


def battle_value(v: Warriors, seat: int, force: Side, loss: float, target: int) -> float:
    """What one attack on this target brings on average, and half as much again if one may like to go on."""
    if not force.dice(3):
        return -9.0
    against = odds.target_side(v, target)
    people = min(target % PEOPLES, PEOPLES) if target < FACTIONS else PEOPLES
    owner = target // PEOPLES if target < FACTIONS else v.lair[target - FACTIONS]
    gain = TAKEN + price(v, seat, owner, people)
    compared = min(2, force.dice(3), max(1, against.dice(2)))
    value = 0.0
    for won, chance in enumerate(attack_chances(force, against)):
        value += chance * (taken(against, won) * gain + spent(against, won) * FLAME_LOST)
        value += chance * (taken(force, compared - won) * loss - spent(force, compared - won) * FLAME_LOST)
    return value * 1.5 if value > 0 else value


def taken(side: Side, losses: int) -> int:
    """How many cards so many lost comparisons cost this side."""
    if side.lives:
        return int(losses >= side.lives)
    return min(losses, side.cards())


def spent(side: Side, losses: int) -> int:
    """How many flames they cost."""
    return min(losses, side.lives - 1) if side.lives else 0


def best_battle(v: Warriors, seat: int, kind: int, force: int) -> float:
    """The best attack with this faction or dragon."""
    loss = own_price(v, seat, min(force, PEOPLES))
    side = odds.force_side(v, force)
    return max(battle_value(v, seat, side, loss, target) for target in v.targets(seat, kind, force))


def best_kind(v: Warriors, seat: int, kind: int) -> float:
    targets = v.targets(seat, kind, 0)
    if kind == MERCENARY:
        there = hirelings(v, seat)
        loss = max(own_price(v, seat, people) for people in range(PEOPLES) if there[people])
        band = Side(min(3, sum(there)))
        return max(battle_value(v, seat, band, loss, target) for target in targets)
    dragons = [odds.dragon_side(v, dragon) for dragon in v.dragons_of(seat)]
    loss = own_price(v, seat, PEOPLES)
    return max(battle_value(v, seat, dragon, loss, target) for dragon in dragons for target in targets)


def rate_going_on(v: Warriors, seat: int, options: list[int]) -> list[float]:
    force, loss = odds.force_side(v, v.force), own_stake(v, seat)
    rates = []
    for option in options:
        if option == STOP:
            rates.append(0.0)
        elif option == GO_ON:
            rates.append(battle_value(v, seat, force, loss, v.target))
        else:
            left = camped(force, option - CAMP)
            others = [target for target in v.targets(seat, SIMPLE, v.force) if target != v.target]
            rates.append(max(battle_value(v, seat, left, loss, target) for target in others) - 0.1)
    return rates


def camped(force: Side, arm: int) -> Side:
    """This side with one warrior less in play."""
    return force._replace(
        infantry=force.infantry - (arm == INFANTRY),
        archers=force.archers - (arm == ARCHER),
        cavalry=force.cavalry - (arm == CAVALRY),
    )


def rate_losses(v: Warriors, seat: int, options: list[int], side: int) -> list[float]:
    """Give what is missed least: of a band the people, of a faction the arm."""
    kinds = in_line(v, side)
    if side == ATTACKING and v.kind == MERCENARY:
        return [own_price(v, seat, option - GIVE_HIRED) for option in options]
    dice = 3 if side == ATTACKING else 2
    missed = (1.0 if kinds[INFANTRY] <= dice else 0.4, 0.9 if kinds[ARCHER] <= 2 else 0.5, 0.3)
    return [-missed[option - GIVE] for option in options]


# Events --------------------------------------------------------------------------------------------------------


def rate_shots(v: Warriors, seat: int, options: list[int], window: int) -> list[float]:
    """What a shot brings on average, against what the catapult may still hope for."""
    rates = []
    for option in options:
        if option == PASS:
            rates.append(patience(v, window))
        elif option < SHOOT_WIZARD:
            faction = (option - SHOOT) // ARMS
            rates.append(0.5 * (TAKEN + price(v, seat, faction // PEOPLES, faction % PEOPLES)))
        elif option < SHOOT_DRAGON:
            rates.append(0.4)
        elif option < SHOOT_BAND:
            dragon = option - SHOOT_DRAGON
            lost = TAKEN + price(v, seat, v.lair[dragon], PEOPLES) + FLAME_LOST * v.fire[dragon]
            rates.append(lost / 6)
        else:
            rates.append(0.5 * (TAKEN + price(v, seat, v.attacker(), option - SHOOT_BAND)))
    if window == DECLARED and v.attacker() != seat:
        weaken_attack(v, seat, options, rates)
    elif window == ROLLED:
        for place, option in enumerate(options):
            if option != PASS and turns_the_dice(v, seat, option):
                rates[place] += 0.9
    return rates


def patience(v: Warriors, window: int) -> float:
    if window == END:
        return 0.0
    to_come = len(v.track) - v.turn
    return min(2.6, 1.0 + PATIENCE * to_come)


def weaken_attack(v: Warriors, seat: int, options: list[int], rates: list[float]) -> None:
    """Before the dice, who is attacked would rather shoot at the attackers."""
    if v.defender() != seat:
        return
    for place, option in enumerate(options):
        hired = option >= SHOOT_BAND and option < WITH
        shield = option == SHOOT + (v.attacker() * PEOPLES + v.force) * ARMS + INFANTRY and v.kind == SIMPLE
        if hired or (shield and v.red_dice() <= 3):
            rates[place] += 0.4


def at_risk(v: Warriors, seat: int, people: int) -> float:
    """What this faction could lose to attacks; a wizard more on it protects nothing."""
    faction = seat * PEOPLES + people
    if v.wizards[faction]:
        return 0.0
    return -own_price(v, seat, people) + 0.1 * min(4, v.at_home(faction))


def rate_flames(v: Warriors, seat: int, options: list[int]) -> list[float]:
    """As evenly as possible, in the order of the dragons."""
    left, fire = v.reserve[seat], [v.fire[option - STOKE] for option in options]
    given = [0] * len(options)
    for _ in range(left):
        least = min(range(len(options)), key=lambda place: fire[place] + given[place])
        given[least] += 1
    first = next(place for place, n in enumerate(given) if n)
    return [1.0 if place == first else 0.0 for place in range(len(options))]


HINTS: Final = Hints(rate=rate, quick=quick, worth=prospects.worth, rests=rests)
