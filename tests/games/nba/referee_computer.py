"""The referee of NBA Deck-Building, the computer's team of a solo game (chapter 10)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb

from .referee_actions import Actions
from .referee_cards import (
    ATTACK,
    DEFENCE,
    PLAYERS,
    POSITIONS,
    PROFILES,
    SIDES,
    TACTICS,
    Story,
    Team,
    colour,
    is_defence,
    keeps,
    number,
    positions,
)

LEVELS = {"rookie": 2, "pro": 4, "all-star": 6, "champion": 8, "legend": 10}


@cache
def promise(kind: str, dice: int, most: int, good: frozenset[str]) -> Fraction:
    """10.6: the expected total of the highest dice kept: for each height, how many of those kept reach it."""
    total = Fraction(0)
    for height in range(1, 10):
        faces = [f"{kind}-{side}" for side in SIDES[kind]]
        chance = Fraction(sum(number(face) >= height and colour(face) in good for face in faces), 6)
        for reach in range(dice + 1):
            total += min(most, reach) * comb(dice, reach) * chance**reach * (1 - chance) ** (dice - reach)
    return total


class Computer(Actions):
    def meet_the_computer(self) -> Story:
        """10.1."""
        self.it = self.teams[1]
        self.equip_the_computer()
        self.its_turns = 0
        self.counter = 1 + self.stage if self.stage else LEVELS[self.options["level"]]
        name = self.options["profile"]
        if name == "random":
            (drawn,) = yield "DrawProfile"
            name = list(PROFILES)[int(drawn)]
        self.profile = PROFILES[name]

    def equip_the_computer(self) -> None:
        tactics = [card for card in self.it.pile if card in TACTICS]
        self.it.offence = dict(enumerate((card for card in tactics if not is_defence(card)), 1))
        self.it.defence = dict(enumerate((card for card in tactics if is_defence(card)), 1))
        self.it.box += [card for card in self.it.pile if card in PLAYERS]
        self.it.pile = []

    def computer_turn(self) -> Story:
        self.score(self.it)
        self.its_turns += 1
        if not self.overtimes:
            self.counter += 1
            yield from self.scout()
            first = self.profile["first"]
            player_first = first == "player" or (first == "alternate" and self.its_turns % 2 == 1)
            if player_first:
                self.recruit()
            yield from self.improve_tactics()
            if not player_first:
                self.recruit()
            self.player_discard += self.candidates
            self.candidates = []
        yield from self.computer_attacks()
        yield from self.computer_defends()
        yield from self.fill_row()

    def scout(self) -> Story:
        """10.3."""
        while len(self.candidates) < 3:
            if not self.reserve:
                self.reserve, self.player_discard = self.player_discard, []
            if not self.reserve:
                return
            cards = yield "Scout"
            assert len(cards) == min(3 - len(self.candidates), len(self.reserve))
            for card in cards:
                self.reserve.remove(card)
                self.candidates.append(card)

    def recruit(self) -> None:
        """10.4."""
        purse = self.counter - self.profile["keeps"]
        best: tuple[int, int, str, int] | None = None
        for card in self.candidates:
            for place in positions(card):
                gain = self.rating(card) - self.rating(self.it.field[place])
                if self.cost(card) <= purse and gain > 0 and not self.silences(card, place):
                    offer = -gain, self.cost(card), card, POSITIONS.index(place)
                    best = min(best or offer, offer)
        if best:
            card, place = best[2], POSITIONS[best[3]]
            self.it.box.append(self.it.field[place])
            self.it.field[place] = card
            self.candidates.remove(card)
            self.counter -= self.cost(card)

    def rating(self, card: str) -> int:
        return sum(int(PLAYERS[card][stat]) * weight for stat, weight in self.profile["recruit"].items())

    def silences(self, card: str, place: str) -> bool:
        """Whether no attack could be activated any more."""
        after = Team(1, field=self.it.field | {place: card})
        attacks = self.it.offence.values()
        return any(self.activatable(self.it, tactic) for tactic in attacks) and not any(
            self.activatable(after, tactic) for tactic in attacks
        )

    def improve_tactics(self) -> Story:
        """10.5."""
        if not self.buys_tactic():
            self.tactic_discard += self.row.values()
            self.row = {}
            yield from self.fill_row()
            self.buys_tactic()

    def buys_tactic(self) -> bool:
        best: tuple[Fraction, int, str, int] | None = None
        for place, card in self.row.items():
            gain = self.worth(card) - self.worth(self.weakest(card))
            if self.cost(card) <= self.counter and gain > 0:
                offer = -gain, self.cost(card), card, place
                best = min(best or offer, offer)
        if not best:
            return False
        card = self.row.pop(best[3])
        board, old = self.it.board(card), self.weakest(card)
        slot = min(slot for slot in board if board[slot] == old)
        board[slot] = card
        (self.it.box if TACTICS[old]["copies"] == "0" else self.tactic_discard).append(old)
        self.counter -= self.cost(card)
        return True

    def weakest(self, card: str) -> str:
        own = self.it.board(card).values()
        return min(own, key=lambda tactic: (self.worth(tactic), self.cost(tactic), tactic))

    def worth(self, tactic: str) -> Fraction:
        if not self.it.understands(tactic):
            return Fraction(0)
        if is_defence(tactic):
            return sum((self.expected(tactic, {shade}) for shade in ATTACK), Fraction(0)) / 3
        return self.expected(tactic, {*ATTACK})

    def expected(self, tactic: str, good: set[str]) -> Fraction:
        total = Fraction(0)
        for kind, most in keeps(tactic).items():
            quarters = 4 if kind in DEFENCE else self.profile["offence"][kind]
            total += Fraction(quarters, 4) * promise(kind, self.it.dice(tactic)[kind], most, frozenset(good))
        return total

    # 10.7

    def promising(self, tactics: list[str], worth: Callable[[str], Fraction]) -> str:
        able = [tactic for tactic in tactics if self.activatable(self.it, tactic)]
        return min(able, key=lambda card: (-worth(card), self.cost(card), card), default="")

    def computer_attacks(self) -> Story:
        tactic = self.promising([*self.it.offence.values()], lambda card: self.expected(card, {*ATTACK}))
        if tactic:
            faces = yield from self.roll(self.it, tactic)
            blanks = [face for face in faces if not number(face)][: self.second_chances(self.it)]
            if blanks:
                faces = yield from self.roll_again(faces, blanks)
            yield from self.keep(self.it, tactic, faces)

    def computer_defends(self) -> Story:
        good = self.waiting(self.it)
        tactic = self.promising([*self.it.defence.values()], lambda card: self.expected(card, good))
        if tactic and good:
            faces = yield from self.roll(self.it, tactic)
            yield from self.keep(self.it, tactic, faces)
