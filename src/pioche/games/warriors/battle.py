"""Warriors, chapters 4 and 6: the order of battle, and how each kind of battle goes."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY, ChooseSeveral, Step, one_each
from pioche.games.warriors import cards
from pioche.games.warriors.answers import AS_BAND, AS_DRAGON, ATTACK, CAMP, DONE, GO_ON, HIRE, STOP, WITH
from pioche.games.warriors.attack import COMPARE, ROLL, alike
from pioche.games.warriors.cards import ARMS, BAND, DRACONIC, FOES, INFANTRY, MERCENARY, MIXED, PEOPLES, SHIELDS, SIMPLE
from pioche.games.warriors.catapults import AFTER, CARD, DECLARED, END, OPEN_WINDOW, ROLLED
from pioche.games.warriors.scoring import EndRound
from pioche.games.warriors.state import Warriors

DECLARED_CHARGE: Final = 1
TARGET_GONE: Final = 2

# 4 The order of battle ---------------------------------------------------------------------------------------


class NextCard(Step[Warriors]):
    """4.1: the battle card with the lowest number comes next, whoever owns it."""

    def apply(self, s: Warriors, choice: int) -> None:
        if s.turn < len(s.track):
            s.then(OPEN_WINDOW[CARD], RESOLVE_CARD, NEXT_CARD)
        else:
            s.then(OPEN_WINDOW[END], EndRound())


class ResolveCard(Step[Warriors]):
    """4.2: its owner must attack if that is possible; otherwise the card is discarded."""

    def apply(self, s: Warriors, choice: int) -> None:
        kind, seat = cards.KIND[s.card()], s.attacker()
        if kind == MIXED and can_fight(s, MERCENARY) and can_fight(s, DRACONIC):
            s.then(CHOOSE_KIND[seat])
        else:
            s.kind = kind if kind != MIXED else DRACONIC if can_fight(s, DRACONIC) else MERCENARY
            declare(s)


def can_fight(s: Warriors, kind: int) -> bool:
    """Whether the owner of the card has a legal battle of this kind."""
    seat = s.attacker()
    if kind == SIMPLE:
        return bool(attackers(s, seat))
    if kind == DRACONIC:
        return seat in s.lair and bool(s.targets(seat, kind, 0))
    return any(hirelings(s, seat)) and bool(s.targets(seat, kind, 0))


def declare(s: Warriors) -> None:
    """The owner of the card announces a battle, or none is possible and the card is over."""
    seat = s.attacker()
    if not can_fight(s, s.kind):
        s.then(END_CARD)
    elif s.kind == MERCENARY:
        s.then(HireBand(seat, min(BAND[s.card()], sum(hirelings(s, seat)))), NAME_TARGET[seat])
    else:
        s.then(NAME_FORCE[seat], NAME_TARGET[seat])


# 6.1, 6.3 Who attacks whom -----------------------------------------------------------------------------------


def attackers(s: Warriors, seat: int) -> list[int]:
    """6.1: the peoples that can attack: no wizard, a shield in the faction or on the card, and somebody to attack."""
    shields, troops, wizards = SHIELDS[s.card()], s.troops, s.wizards
    prey, foes = bool(s.rival_dragons(seat)), FOES[s.players][seat]
    able = []
    for people in range(PEOPLES):
        faction = seat * PEOPLES + people
        shielded = troops[faction * ARMS] or (shields and s.at_home(faction))
        if shielded and not wizards[faction] and (prey or s.open_to_attack(foes[people])):
            able.append(people)
    return able


class NameForce(Step[Warriors]):
    """6.1, 6.3: name the faction, or with a draconic card the dragon, that attacks for the whole card."""

    def options(self, s: Warriors) -> list[int]:
        if s.kind == SIMPLE:
            return [WITH + people for people in attackers(s, self.seat)]
        return [WITH + PEOPLES + dragon for dragon in s.dragons_of(self.seat)]

    def apply(self, s: Warriors, choice: int) -> None:
        s.force = choice - WITH


class NameTarget(Step[Warriors]):
    """6.1-6.3, 6.6: name the faction or dragon of another player that is attacked; nobody with a wizard.

    7.4: a charge whose target was shot away may name another one without camping again, or stop.
    """

    def options(self, s: Warriors) -> list[int]:
        targets = s.targets(self.seat, s.kind, s.force)
        options = [ATTACK + target for target in targets if target != s.previous]
        return [*options, STOP] if s.charging == TARGET_GONE else options

    def apply(self, s: Warriors, choice: int) -> None:
        if choice == STOP:
            s.then(END_CARD)
        else:
            s.target = choice - ATTACK
            s.foe = s.owner(s.target)
            s.take_up_dice()
            s.then(OPEN_WINDOW[DECLARED], BEGIN_ATTACK)


# 6.2 Mercenaries ---------------------------------------------------------------------------------------------


def hirelings(s: Warriors, seat: int) -> list[int]:
    """6.2: the infantry of each people of this seat; a wizard does not hold them back."""
    first = seat * PEOPLES * ARMS
    return s.troops[first : first + PEOPLES * ARMS : ARMS]


class HireBand(ChooseSeveral[Warriors]):
    """6.2: infantry of any of your factions join the band until it is full, one by one, by people."""

    exact = True
    done = DONE

    def things(self, s: Warriors) -> list[int]:
        return alike(HIRE, hirelings(s, self.seat))

    def take(self, s: Warriors, choice: int) -> None:
        people = choice - HIRE
        s.troops[(self.seat * PEOPLES + people) * ARMS + INFANTRY] -= 1
        s.band[people] += 1


def send_home(s: Warriors) -> None:
    """The band goes back to its factions, and camping warriors get up."""
    home = s.attacker() * PEOPLES * ARMS
    if any(s.band):
        for people, hired in enumerate(s.band):
            s.troops[home + people * ARMS + INFANTRY] += hired
        s.band = [0] * PEOPLES
    if any(s.camp):
        for arm, camping in enumerate(s.camp):
            s.troops[home + s.force * ARMS + arm] += camping
        s.camp = [0] * ARMS


# 6.4 Mixed cards ---------------------------------------------------------------------------------------------


class ChooseKind(Step[Warriors]):
    """6.4: a mixed card is used with mercenaries or with a dragon, and that is final."""

    def options(self, s: Warriors) -> list[int]:
        return [AS_BAND, AS_DRAGON]

    def apply(self, s: Warriors, choice: int) -> None:
        s.kind = MERCENARY if choice == AS_BAND else DRACONIC
        declare(s)


# 6.5 Going on ------------------------------------------------------------------------------------------------


class BeginAttack(Step[Warriors]):
    """5.1, 7.4: the dice come next; if a shot has made the attack impossible, the attacker thinks again."""

    def apply(self, s: Warriors, choice: int) -> None:
        if s.can_attack():
            s.then(ROLL, OPEN_WINDOW[ROLLED], COMPARE, OPEN_WINDOW[AFTER], WEIGH_UP)
        elif not s.attacks:
            send_home(s)
            s.force = s.target = cards.NO_TARGET
            s.foe = NOBODY
            declare(s)
        elif not s.charging:
            s.then(WEIGH_UP)
        elif s.red_dice() and any(target != s.previous for target in s.targets(s.attacker(), s.kind, s.force)):
            s.charging = TARGET_GONE
            s.then(NAME_TARGET[s.attacker()])
        else:
            s.then(END_CARD)


class WeighUp(Step[Warriors]):
    """6.5: after an attack the attacker may go on, charge or stop; without a choice the card is over."""

    def apply(self, s: Warriors, choice: int) -> None:
        s.then(DECIDE[s.attacker()] if may_go_on(s) else END_CARD)


def may_go_on(s: Warriors) -> bool:
    """6.5: whether the attacker can do anything but stop."""
    return s.can_attack() or bool(may_camp(s))


class Decide(Step[Warriors]):
    """6.5, 6.6: attack the same target again, let a warrior camp to charge another one, or stop."""

    def options(self, s: Warriors) -> list[int]:
        options = [CAMP + arm for arm in may_camp(s)]
        if s.can_attack():
            options.append(GO_ON)
        return [*options, STOP]

    def apply(self, s: Warriors, choice: int) -> None:
        if choice == STOP:
            s.then(END_CARD)
        elif choice == GO_ON:
            s.take_up_dice()
            s.then(OPEN_WINDOW[DECLARED], BEGIN_ATTACK)
        else:
            charge(s, choice - CAMP)


# 6.6 The cavalry charge --------------------------------------------------------------------------------------


def may_camp(s: Warriors) -> list[int]:
    """6.6: the arms that may camp, so that a horse, a shield and a warrior are left, and somebody new to attack."""
    if s.kind != SIMPLE or not s.horses():
        return []
    seat, horses, squad = s.attacker(), s.horses(), (s.attacker() * PEOPLES + s.force) * ARMS
    shields, in_play = s.troops[squad] + SHIELDS[s.card()], s.troops[squad : squad + ARMS]
    if sum(in_play) < 2 or all(target == s.target for target in s.targets(seat, SIMPLE, s.force)):
        return []
    return [
        arm
        for arm, there in enumerate(in_play)
        if there and shields > (arm == INFANTRY) and horses > (arm == cards.CAVALRY)
    ]


def charge(s: Warriors, arm: int) -> None:
    """6.6: one warrior camps, and the same faction begins a new battle."""
    s.troops[(s.attacker() * PEOPLES + s.force) * ARMS + arm] -= 1
    s.camp[arm] += 1
    s.previous, s.charging = s.target, DECLARED_CHARGE
    s.then(NAME_TARGET[s.attacker()])


# 6.7 The end of a card ---------------------------------------------------------------------------------------


class EndCard(Step[Warriors]):
    """6.7: camping warriors and the band come home, and the next card is due."""

    def apply(self, s: Warriors, choice: int) -> None:
        send_home(s)
        s.force = s.target = s.previous = cards.NO_TARGET
        s.foe = NOBODY
        s.kind, s.attacks, s.charging = SIMPLE, 0, 0
        s.take_up_dice()
        s.turn += 1


NEXT_CARD: Final = NextCard()
RESOLVE_CARD: Final = ResolveCard()
CHOOSE_KIND: Final = one_each(ChooseKind, cards.MOST_PLAYERS)
NAME_FORCE: Final = one_each(NameForce, cards.MOST_PLAYERS)
NAME_TARGET: Final = one_each(NameTarget, cards.MOST_PLAYERS)
BEGIN_ATTACK: Final = BeginAttack()
WEIGH_UP: Final = WeighUp()
DECIDE: Final = one_each(Decide, cards.MOST_PLAYERS)
END_CARD: Final = EndCard()
