"""How the referee of Warriors sees battles: chapters 4 to 7 of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from .referee_cards import (
    ARMS,
    BANDS_OF_3,
    HOW_MANY,
    SWORN_ENEMIES,
    Battle,
    Draw,
    Play,
    Player,
    Target,
    is_dragon,
    kinds,
    one_by_one,
    spoken,
)


class Battles:
    """The players, the discard pile and the battle card that is resolved."""

    def __init__(self, players: int) -> None:
        self.seats = range(players)
        self.players = [Player() for _ in self.seats]
        self.discard: Counter[str] = Counter()
        self.battle: Battle | None = None
        self.said: dict[int, str] = {}  # about shooting, face down

    def clockwise(self, after: int) -> list[int]:
        return [*self.seats[after + 1 :], *self.seats[: after + 1]]

    def others(self, seat: int) -> list[tuple[int, Player]]:
        return [(other, player) for other, player in enumerate(self.players) if other != seat]

    # 4 One battle card

    def resolve(self, seat: int, card: str) -> Play[None]:
        """4.2, 6.7: from the shots before it until it is discarded."""
        yield from self.catapults(seat)
        self.battle = battle = Battle(seat, card)
        yield from self.choose_kind(battle)
        fighting = yield from self.declare(battle)
        while fighting:
            yield from self.attack(battle)
            yield from self.catapults(seat)
            fighting = yield from self.fight_on(battle)
        self.go_home(battle)
        self.battle = None
        self.players[seat].battles.remove(card)
        self.discard[card] += 1

    def go_home(self, battle: Battle) -> None:
        self.players[battle.seat].warriors += battle.band + battle.camp
        battle.band, battle.camp = Counter(), Counter()

    # 6 Who attacks whom

    def choose_kind(self, battle: Battle) -> Play[None]:
        """6.4: among what is possible; a card that allows nothing has no kind."""
        possible = {kind for kind in kinds(battle.card) if self.forces(battle, kind)}
        if len(possible) > 1:
            _, answer = yield {battle.seat: possible}
            possible = {answer}
        battle.kind = "".join(possible)

    def forces(self, battle: Battle, kind: str) -> set[str]:
        """6.1-6.3: peoples, "band" or dragons that have somebody to attack."""
        player = self.players[battle.seat]
        found: set[str] = set()
        if kind == "dragon":
            found = set(player.dragons)
        elif kind == "mercenaries" and any(card.endswith("inf") for card in +player.warriors):
            found = {"band"}
        elif kind == "simple":
            shields = {people for people in player.peoples() if player.warriors[people + "inf"] or battle.has("shield")}
            found = shields - set(+player.wizards)
        return {force for force in found if self.targets(battle, force)}

    def targets(self, battle: Battle, force: str) -> set[Target]:
        """6.1-6.3: a faction keeps to its own people and the sworn enemy; a band or a dragon attacks anybody."""
        found = set()
        for seat, player in self.others(battle.seat):
            found |= {(seat, dragon) for dragon in player.dragons}
            for people in player.peoples() - set(+player.wizards):
                if force not in HOW_MANY or people == force or {people, force} in SWORN_ENEMIES:
                    found.add((seat, people))
        return found

    def declare(self, battle: Battle) -> Play[bool]:
        """6.1-6.3, 7.4: anew as long as shots make the attack impossible; False if there is nothing to declare."""
        while forces := self.forces(battle, battle.kind):
            if battle.kind == "mercenaries":
                battle.force = "band"
                yield from self.hire(battle)
            else:
                _, answer = yield {battle.seat: {f"with {force}" for force in forces}}
                battle.force = answer.removeprefix("with ")
            yield from self.name_target(battle, self.targets(battle, battle.force))
            yield from self.catapults(battle.seat)
            if self.can_attack(battle):
                return True
            self.go_home(battle)
            battle.force, battle.target = "", None
        return False

    def hire(self, battle: Battle) -> Play[None]:
        """6.2: exactly as many as the card says, or all there are."""
        warriors = self.players[battle.seat].warriors
        infantry = {people: warriors[people + "inf"] for people in HOW_MANY}
        size = min(3 if battle.card in BANDS_OF_3 else 4, sum(infantry.values()))

        def enlist(people: str) -> None:
            warriors[people + "inf"] -= 1
            battle.band[people + "inf"] += 1

        yield from one_by_one(battle.seat, "hire", out_of(infantry, size), enlist)

    def name_target(self, battle: Battle, targets: set[Target], refusal: str = "") -> Play[bool]:
        """False if they refuse, where they may."""
        words = {f"attack {spoken(target)}": target for target in targets}
        _, answer = yield {battle.seat: {*words, *refusal.split()}}
        if answer not in words:
            return False
        battle.target = words[answer]
        battle.take_up_dice()
        return True

    def fight_on(self, battle: Battle) -> Play[bool]:
        """6.5: continue, charge or stop; False if the card is over."""
        while True:
            options = {f"camp {arm}" for arm in ARMS if self.may_camp(battle, arm)}
            if self.can_attack(battle):
                options.add("continue")
            if not options:
                return False
            _, answer = yield {battle.seat: options | {"stop"}}
            if answer == "stop":
                return False
            if answer != "continue":
                return (yield from self.charge(battle, battle.force + answer.removeprefix("camp ")))
            battle.take_up_dice()
            yield from self.catapults(battle.seat)
            if self.can_attack(battle):
                return True

    def may_camp(self, battle: Battle, arm: str) -> bool:
        """6.6: what must be left then, and somebody to attack besides the one just fought."""
        warriors = self.players[battle.seat].warriors
        left = {name: warriors[battle.force + name] - (name == arm) for name in ARMS}
        return (
            battle.kind == "simple"
            and left[arm] >= 0
            and any(left.values())
            and (left["cav"] > 0 or battle.has("horse"))
            and (left["inf"] > 0 or battle.has("shield"))
            and bool(self.targets(battle, battle.force) - {battle.target})
        )

    def charge(self, battle: Battle, camping: str) -> Play[bool]:
        """6.6, 7.4: whoever sees the new target shot away may name another or stop; False if the card is over."""
        just_fought, refusal = battle.target, ""
        self.players[battle.seat].warriors[camping] -= 1
        battle.camp[camping] += 1
        while targets := self.targets(battle, battle.force) - {just_fought}:
            if not (yield from self.name_target(battle, targets, refusal)):
                return False
            yield from self.catapults(battle.seat)
            if self.is_there(battle.foe()) or not self.red_dice(battle):
                return self.red_dice(battle) > 0
            refusal = "stop"
        return False

    # 5 An attack

    def is_there(self, target: Target) -> bool:
        seat, name = target
        return name in self.players[seat].dragons or name in self.players[seat].peoples()

    def attackers(self, battle: Battle) -> int:
        player = self.players[battle.seat]
        if battle.kind == "dragon":
            return int(battle.force in player.dragons)
        if battle.kind == "mercenaries":
            return battle.band.total()
        return sum(player.warriors[battle.force + arm] for arm in ARMS)

    def red_dice(self, battle: Battle) -> int:
        """5.1, 5.5: none if nobody is left to throw them."""
        if not self.attackers(battle):
            return 0
        infantry = self.players[battle.seat].warriors[battle.force + "inf"]
        dice = {"dragon": 2, "mercenaries": battle.band.total(), "simple": infantry + battle.has("shield")}
        return min(3, dice[battle.kind])

    def black_dice(self, battle: Battle) -> int:
        seat, name = battle.foe()
        return 2 if is_dragon(name) else max(1, min(2, self.players[seat].warriors[name + "inf"]))

    def can_attack(self, battle: Battle) -> bool:
        return self.is_there(battle.foe()) and self.red_dice(battle) > 0

    def attack(self, battle: Battle) -> Play[None]:
        """5.4: who captures is settled when the dice are thrown; whatever the highest cost, the second count too."""
        captor = {"black": battle.seat, "red": battle.foe()[0]}
        red, black = self.red_dice(battle), self.black_dice(battle)
        dice = yield Draw("Roll")
        assert len(dice) == red + black, f"{red} red dice and {black} black ones are due"
        battle.red, battle.black = (sorted(map(int, some), reverse=True) for some in (dice[:red], dice[red:]))
        yield from self.catapults(battle.seat)
        if not self.attackers(battle) or not self.is_there(battle.foe()):  # 7.4: if a side is gone, nothing is compared
            battle.take_up_dice()
            return
        losers = self.losers(battle)
        battle.owed = Counter(losers)
        for side in dict.fromkeys(losers):
            yield from self.hand_over(battle, side, captor[side])

    def losers(self, battle: Battle) -> list[str]:
        """5.2, 5.3, 5.5: which side loses by the highest dice, and which by the second highest."""
        defender, name = battle.foe()
        red, black, red_bows, black_bows = [*battle.red], [*battle.black], 0, 0
        if battle.kind == "dragon":
            red = [die + 1 for die in red]
        if battle.kind == "simple":
            red_bows = self.players[battle.seat].warriors[battle.force + "arc"] + battle.has("bow")
        if is_dragon(name):
            black = [die + 1 for die in black]
        else:
            black_bows = self.players[defender].warriors[name + "arc"]
        battle.bows = [red_bows, black_bows]
        red[0] += red_bows > black_bows
        black[0] += black_bows > red_bows
        return ["black" if mine > theirs else "red" for mine, theirs in zip(red, black, strict=False)]

    def hand_over(self, battle: Battle, side: str, captor: int) -> Play[None]:
        """5.4, 5.5: the loser chooses, where there is a choice."""
        seat, name = battle.foe() if side == "black" else (battle.seat, battle.force)
        if is_dragon(name):
            self.burn(seat, name, battle.owed.pop(side), captor)
            return
        if name == "band":
            bag, faces = battle.band, {people: people + "inf" for people in HOW_MANY}
        else:
            bag, faces = self.players[seat].warriors, {arm: name + arm for arm in ARMS}
        there = {word: bag[face] for word, face in faces.items()}

        def give(word: str) -> None:
            bag[faces[word]] -= 1
            battle.owed[side] -= 1
            self.capture(captor, faces[word], seat)

        wholes = out_of(there, min(battle.owed[side], sum(there.values())))
        if len(wholes) > 1:
            yield from one_by_one(seat, "give", wholes, give)
        else:
            for word in wholes.pop():
                give(word)
        del battle.owed[side]

    def burn(self, seat: int, dragon: str, times: int, captor: int) -> None:
        """5.5: each lost comparison costs a flame, or the dragon."""
        player = self.players[seat]
        flames = min(times, player.dragons[dragon])
        player.dragons[dragon] -= flames
        self.discard["flame"] += flames
        if flames < times:
            del player.dragons[dragon]
            self.capture(captor, dragon, seat)

    def capture(self, captor: int, card: str, loser: int) -> None:
        """7.5: when a faction has lost its last warrior, those in a band included, its wizards are discarded."""
        self.players[captor].captured[card] += 1
        player, people = self.players[loser], card[:3]
        hired = self.battle.band if self.battle and self.battle.seat == loser else Counter[str]()
        if people not in player.peoples() and not hired[people + "inf"]:
            self.discard["wizard"] += player.wizards.pop(people, 0)

    # 7 Catapults

    def catapults(self, after: int) -> Play[None]:
        """7.2, 7.3: shot after shot, until all who could shoot have passed."""
        while order := [seat for seat in self.clockwise(after) if self.players[seat].catapults and self.aims(seat)]:
            while True:
                first = next((seat for seat in order if self.said.get(seat) != "pass"), None)
                if first is None or first in self.said:
                    break
                waiting = [seat for seat in order if seat not in self.said]
                seat, answer = yield {seat: {"pass", *self.aims(seat)} for seat in waiting}
                self.said[seat] = answer
            said, self.said = self.said, {}
            if first is None:
                return
            yield from self.shoot(first, *self.aims(first)[said[first]])

    def aims(self, shooter: int) -> dict[str, tuple[int, str, str]]:
        """7.1: what may be shot at: whose, what it is and its name."""
        aims = {}
        for seat, player in self.others(shooter):
            aims.update({f"shoot {seat} {card}": (seat, "warrior", card) for card in +player.warriors})
            aims.update({f"shoot wizard {seat} {people}": (seat, "wizard", people) for people in +player.wizards})
            aims.update({f"shoot {dragon}": (seat, "dragon", dragon) for dragon in player.dragons})
        if self.battle and self.battle.seat != shooter:
            aims.update({f"shoot band {card[:3]}": (self.battle.seat, "hired", card) for card in +self.battle.band})
        return aims

    def shoot(self, shooter: int, seat: int, what: str, name: str) -> Play[None]:
        """7.1"""
        self.players[shooter].catapults -= 1
        self.discard["catapult"] += 1
        (die,) = yield Draw("Fire")
        if int(die) < (6 if what == "dragon" else 4):
            return
        player = self.players[seat]
        if what == "wizard":
            player.wizards[name] -= 1
            self.discard["wizard"] += 1
            return
        if what == "dragon":
            self.discard["flame"] += player.dragons.pop(name)
        else:
            bag = self.battle.band if what == "hired" and self.battle else player.warriors
            bag[name] -= 1
        self.capture(shooter, name, seat)


def out_of(there: dict[str, int], count: int) -> set[tuple[str, ...]]:
    """Every way to take so many of these."""
    return {
        whole
        for whole in combinations_with_replacement(there, count)
        if all(whole.count(word) <= there[word] for word in whole)
    }
