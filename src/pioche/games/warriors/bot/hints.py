"""Warriors: a player's rules of thumb, from what one seat can see. All values are in points."""

from __future__ import annotations

from random import Random
from typing import Final

from pioche.core.table import ByStep
from pioche.games.warriors import cards
from pioche.games.warriors.answers import ATTACK, CAMP, GO_ON, HIRE, PASS, SHOOT, SHOOT_BAND, STOKE, STOP, WARD, WITH
from pioche.games.warriors.attack import ROLL, GiveUp, answer_for, in_line, side_of
from pioche.games.warriors.battle import ChooseKind, Decide, HireBand, NameForce, NameTarget, hirelings
from pioche.games.warriors.bot import prospects
from pioche.games.warriors.bot.prospects import Prizes
from pioche.games.warriors.cards import ARMS, BATTLE, DRACONIC, DRAGON, INFANTRY, MERCENARY, PEOPLES, SIMPLE, WARRIORS
from pioche.games.warriors.catapults import AFTER, CARD, DECLARED, END, ROLLED, MayShoot, aimed_at
from pioche.games.warriors.odds import Side, camped, costs_a_die, dragon_side, force_side, target_side, toll, warriors
from pioche.games.warriors.preparation import Deal, GiveFlame, KeepCard, PlaceWizard
from pioche.games.warriors.standing import fighting_archers, matters, turns_the_dice
from pioche.games.warriors.state import ATTACKING, Warriors

ARM_VALUE: Final = [0.5, 0.45, 0.35]  # what an arm is worth beside its people's bonus
BATTLE_VALUE: Final = [
    (1.6, 1.7, 2.2, 2.2)[kind] + (0.5 * (shields + bows) + 0.3 * horses)
    for kind, shields, bows, horses in zip(cards.KIND, cards.SHIELDS, cards.BOWS, cards.HORSES, strict=True)
]
PATIENCE: Final = 0.25  # what a catapult may hope for with every battle card still to come
FLAME_LOST: Final = 0.7
LET_PASS: Final = 0.9  # the share of windows in imagined games in which nobody thinks of catapults
FEW_SHOTS: Final = 5

Prey = tuple[Side, float]
"""How a target defends itself, and what taking one card of it is worth."""


def consider(v: Warriors, seat: int, options: list[int]) -> list[int]:
    """Of all shots the few that look best, and only in windows that matter or if one looks better than waiting."""
    step = v.question(seat)
    if not isinstance(step, MayShoot):
        return options
    rates = RATE(v, seat, options)
    if max(rates) == rates[0] and not is_pressing(v, seat, step.window):
        return [PASS]
    places = sorted(range(1, len(options)), key=lambda place: -rates[place])
    return [PASS, *(options[place] for place in places[:FEW_SHOTS])]


def is_pressing(v: Warriors, seat: int, window: int) -> bool:
    """Whether a shot is worth a search though waiting looks better. A person is asked more often: `matters`."""
    if window == CARD and not v.turn:
        return True
    looks_on = window == DECLARED and seat != v.foe
    return not looks_on and (window != AFTER or seat != v.attacker()) and matters(v, seat, window)


def quick(s: Warriors, seat: int, options: list[int], rng: Random) -> int:
    """What comes to mind first: in most windows nobody shoots."""
    if options[0] == PASS and s.turn < len(s.track) and rng.random() < LET_PASS:
        return PASS
    return RATE.best(s, seat, options, rng)


def rests(s: Warriors, view: Warriors) -> bool:
    """Between two rounds everything lies open, and before the first dice of a later card the battle is decided."""
    step = s.agenda[-1]
    return isinstance(step, Deal) or (step is ROLL and not s.attacks and s.turn > view.turn)


def completions(values: list[float], items: list[int], options: list[int], left: int) -> list[float]:
    """Several are chosen in ascending order: each option with the best that can still be chosen after it."""
    return [
        values[place] + sum(sorted(values[place + 1 :], reverse=True)[: left - 1])
        for place in [items.index(option) for option in options]
    ]


# 3 Preparation -------------------------------------------------------------------------------------------------


def rate_keeping(v: Warriors, seat: int, options: list[int], step: KeepCard) -> list[float]:
    gains = prospects.gains(v, seat)
    values = [card_value(v, seat, card, gains) for card in v.hands[seat]]
    return completions(values, v.hands[seat], options, step.left)


def card_value(v: Warriors, seat: int, card: int, gains: list[float]) -> float:
    """What keeping this card is worth."""
    if card < WARRIORS:
        return gains[card // ARMS] + ARM_VALUE[card % ARMS]
    has_dragon = seat in v.lair or any(DRAGON <= other < BATTLE for other in v.hands[seat] + v.kept[seat])
    if card >= BATTLE:
        return BATTLE_VALUE[card - BATTLE] if has_dragon or cards.KIND[card - BATTLE] != DRACONIC else 0.0
    if card >= DRAGON:
        return gains[PEOPLES] + 1.2
    if card == cards.FLAME:
        return 1.0 if has_dragon else 0.1
    return 1.9 if card == cards.CATAPULT else 1.2


def rate_wards(v: Warriors, seat: int, options: list[int], step: PlaceWizard) -> list[float]:
    """What each faction could lose to attacks; a wizard more on it protects nothing."""
    prizes = prospects.prizes(v, seat)
    factions = [(seat * PEOPLES + option - WARD, prizes[option - WARD][seat]) for option in options]
    return [0.0 if v.wizards[faction] else 0.1 * min(4, v.at_home(faction)) - prize for faction, prize in factions]


def rate_flames(v: Warriors, seat: int, options: list[int], step: GiveFlame) -> list[float]:
    """As evenly as possible, in the order of the dragons."""
    fire, given = [v.fire[option - STOKE] for option in options], [0] * len(options)
    for _ in range(step.left):
        least = min(range(len(options)), key=lambda place: fire[place] + given[place])
        given[least] += 1
    first = next(place for place, n in enumerate(given) if n)
    return [float(place == first) for place in range(len(options))]


# 6 Battles -----------------------------------------------------------------------------------------------------


def preys(v: Warriors, prizes: list[Prizes], targets: list[int]) -> list[Prey]:
    return [(target_side(v, t), prizes[t % PEOPLES if t < cards.FACTIONS else PEOPLES][v.owner(t)]) for t in targets]


def attack_values(force: Side, loss: float, preys: list[Prey]) -> list[float]:
    """What one attack on each of these brings on average, and half as much again if one may like to go on."""
    values = []
    for against, gain in preys:
        taken, lost, burnt = toll(force, against)
        value = taken * gain + lost * loss + burnt * FLAME_LOST
        values.append(value * 1.5 if value > 0 else value)
    return values


def best_dragons(v: Warriors, seat: int, dragons: list[int], prizes: list[Prizes]) -> list[float]:
    """The best attack of each of these dragons; those with as many flames are alike."""
    targets = preys(v, prizes, v.targets(seat, DRACONIC, 0))
    sides = [dragon_side(v, dragon) for dragon in dragons]
    best = {side: max(attack_values(side, prizes[PEOPLES][seat], targets)) for side in set(sides)}
    return [best[side] for side in sides]


def rate_kinds(v: Warriors, seat: int, options: list[int], step: ChooseKind) -> list[float]:
    """A band of the dearest, or the best dragon."""
    prizes = prospects.prizes(v, seat)
    there = hirelings(v, seat)
    targets = preys(v, prizes, v.targets(seat, MERCENARY, 0))
    loss = max([prizes[people][seat] for people in range(PEOPLES) if there[people]])
    band = max(attack_values(warriors(min(3, sum(there))), loss, targets))
    return [band, max(best_dragons(v, seat, v.dragons_of(seat), prizes))]


def rate_bands(v: Warriors, seat: int, options: list[int], step: HireBand) -> list[float]:
    prizes = prospects.prizes(v, seat)
    hired, there = [thing for thing in step.things(v) if thing >= step.since], hirelings(v, seat)
    costs = [prizes[thing - HIRE][seat] - ARM_VALUE[INFANTRY] * (there[thing - HIRE] <= 2) for thing in hired]
    return completions(costs, hired, options, step.left)


def rate_forces(v: Warriors, seat: int, options: list[int], step: NameForce) -> list[float]:
    """The best attack with each faction or dragon."""
    prizes = prospects.prizes(v, seat)
    forces = [option - WITH for option in options]
    if v.kind == DRACONIC:
        return best_dragons(v, seat, [force - PEOPLES for force in forces], prizes)
    return [
        max(attack_values(force_side(v, force), prizes[force][seat], preys(v, prizes, v.targets(seat, SIMPLE, force))))
        for force in forces
    ]


def rate_targets(v: Warriors, seat: int, options: list[int], step: NameTarget) -> list[float]:
    targets = [option - ATTACK for option in options if option != STOP]
    prizes = prospects.prizes(v, seat)
    rates = attack_values(force_side(v, v.force), own_stake(v, seat, prizes), preys(v, prizes, targets))
    return rates if len(rates) == len(options) else [*rates, 0.0]


def own_stake(v: Warriors, seat: int, prizes: list[Prizes]) -> float:
    """What a loss of the attacking side costs."""
    if v.kind == MERCENARY:
        return max([prizes[people][seat] for people in range(PEOPLES) if v.band[people]], default=0.0)
    return prizes[min(v.force, PEOPLES)][seat]


def rate_going_on(v: Warriors, seat: int, options: list[int], step: Decide) -> list[float]:
    prizes = prospects.prizes(v, seat)
    force, loss = force_side(v, v.force), own_stake(v, seat, prizes)
    rates = []
    for option in options:
        if option == STOP:
            rates.append(0.0)
        elif option == GO_ON:
            rates += attack_values(force, loss, preys(v, prizes, [v.target]))
        else:
            others = [target for target in v.targets(seat, SIMPLE, v.force) if target != v.target]
            rates.append(max(attack_values(camped(force, option - CAMP), loss, preys(v, prizes, others))) - 0.1)
    return rates


def rate_losses(v: Warriors, seat: int, options: list[int], step: GiveUp) -> list[float]:
    """Give what is missed least: of a band the people, of a faction the arm."""
    side = side_of(v, seat)
    kinds = [option - answer_for(v, side) for option in options]
    if side == ATTACKING and v.kind == MERCENARY:
        prizes = prospects.prizes(v, seat)
        return [prizes[people][seat] for people in kinds]
    missed = (1.0 if costs_a_die(v, side, 1) else 0.4, 0.9 if in_line(v, side)[cards.ARCHER] <= 2 else 0.5, 0.3)
    return [-missed[arm] for arm in kinds]


# 7 Catapults ---------------------------------------------------------------------------------------------------


def rate_shots(v: Warriors, seat: int, options: list[int], step: MayShoot) -> list[float]:
    """What a shot brings on average, against what the catapult may still hope for."""
    prizes = prospects.prizes(v, seat)
    rates = [patience(v, step.window) if o == PASS else shot_value(v, *aimed_at(v, o), prizes) for o in options]
    if step.window == DECLARED and v.foe == seat:
        weaken_attack(v, options, rates)
    elif step.window == ROLLED:
        turn_the_dice(v, seat, options, rates)
    return rates


def shot_value(v: Warriors, owner: int, card: int, prizes: list[Prizes]) -> float:
    """What a shot at this card brings on average."""
    if card < WARRIORS:
        return 0.5 * prizes[card // ARMS][owner]
    if card == cards.WIZARD:
        return 0.4
    return (prizes[PEOPLES][owner] + FLAME_LOST * v.fire[card - DRAGON]) / 6


def patience(v: Warriors, window: int) -> float:
    return 0.0 if window == END else min(2.6, 1.0 + PATIENCE * (len(v.track) - v.turn))


def weaken_attack(v: Warriors, options: list[int], rates: list[float]) -> None:
    """Before the dice, who is attacked would rather shoot at those whose die would be missing."""
    if v.kind == DRACONIC or not costs_a_die(v, ATTACKING, 1):
        return
    shield = SHOOT + (v.attacker() * PEOPLES + v.force) * ARMS + INFANTRY
    for place, option in enumerate(options):
        hired = SHOOT_BAND <= option < WITH
        if hired or (option == shield and v.kind == SIMPLE):
            rates[place] += 0.4


def turn_the_dice(v: Warriors, seat: int, options: list[int], rates: list[float]) -> None:
    """After the dice, a bow less may decide."""
    for squad in fighting_archers(v):
        shot = SHOOT + squad
        if shot in options and turns_the_dice(v, seat, shot):
            rates[options.index(shot)] += 0.9


RATE: Final = ByStep(
    {
        KeepCard: rate_keeping,
        PlaceWizard: rate_wards,
        GiveFlame: rate_flames,
        ChooseKind: rate_kinds,
        HireBand: rate_bands,
        NameForce: rate_forces,
        NameTarget: rate_targets,
        Decide: rate_going_on,
        GiveUp: rate_losses,
        MayShoot: rate_shots,
    }
)
