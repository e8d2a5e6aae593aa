"""The fourteen powers as the referee understands them (chapter 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from .referee_board import CHAMELEONS, ON_SECRET, SUPPLY, Board, Flow, is_creature, kind


class Powers(Board):
    def play(self, seat: int) -> Flow:
        """Chapter 5, which Bicéphale begins once more."""
        raise NotImplementedError

    def wake(self, seat: int, creature: str) -> Flow:
        """5.3: ask for the first answer of the power, if there is something to use it on.

        Whether the question comes must tell nothing of the hand: so Bicéphale asks even those who could not go on.
        """
        answers = self.first_answers(seat, creature, creature)
        stuck = {"BIC": "use", "BOL": "BIC"}.get(creature, "") if not self.playable(seat) else ""
        if creature == "CAR":
            self.carmen = True
        elif answers:
            answer = yield from self.ask(seat, {*answers, "decline"} - {stuck})
            if answer != "decline":
                yield from self.use(seat, creature, answer)

    def first_answers(self, seat: int, creature: str, played: str) -> set[str]:
        """What the power of this creature can be used on, when a card of `played` woke it."""
        others = {f"seat {other}": len(self.hands[other]) for other in self.seats if other != seat}
        earlier, until_now = range(1, self.round), range(1, self.round + 1)
        targets: dict[str, Callable[[], Iterable[str]]] = {
            "GRU": lambda: ["use"],
            "LIC": lambda: {place for place in self.stones[seat] if place != SUPPLY},
            "PAN": lambda: {other for other, size in others.items() if size},
            "GRI": lambda: self.free_cells(until_now) if SUPPLY in self.stones[seat] else [],
            "BIC": lambda: [] if self.twice else ["use"],
            "DUC": lambda: {other for other, size in others.items() if size},
            "CAR": lambda: ["use"],
            "BOL": lambda: {c for c in self.gone if c != "BOL" and self.first_answers(seat, c, "BOL")},
            "SAB": lambda: {other for other, size in others.items() if size >= 3},
            "CRO": lambda: {card for card in self.tops(earlier, [played]) if kind(card) == played},
            "RAI": lambda: {first for first, _ in self.swaps()},
            "PLU": lambda: self.tops([self.round], set(self.alive) - {played}),
            "URS": list,
            "PEL": lambda: {card for card in self.all_tops() if card in CHAMELEONS},
        }
        return set(targets[creature]())

    def use(self, seat: int, creature: str, answer: str) -> Flow:
        if creature == "GRU":
            self.draw(seat, 3)
        elif creature == "LIC":
            self.take_back(seat, answer)
        elif creature == "GRI":
            self.move_pebble(seat, SUPPLY, answer)
        elif creature == "BIC":
            self.twice = True
            yield from self.play(seat)
        elif creature == "CAR":
            self.carmen = True
        elif creature == "BOL":
            yield from self.copy(seat, answer)
        elif creature in ("CRO", "PEL"):
            self.pick_up(seat, answer)
        elif creature == "RAI":
            yield from self.swap(seat, answer)
        elif creature == "PLU":
            self.seen_off.add(self.piles[self.all_tops()[answer]].pop())
        else:
            act = {"PAN": self.set_aside, "DUC": self.ask_for_card, "SAB": self.look_at_three}[creature]
            yield from act(seat, int(answer.split()[1]))

    def take_back(self, seat: int, place: str) -> None:
        """6.2"""
        self.move_pebble(seat, place, SUPPLY)
        if place == ON_SECRET:
            self.unseen_off.add(self.secret[seat])
            self.secret[seat] = ""

    def set_aside(self, seat: int, victim: int) -> Flow:
        """6.3"""
        places = {int(place) for place in (yield "SetAside")}
        hand = self.hands[victim]
        assert len(places) == (len(hand) + 1) // 2, "not half of the hand"
        self.aside[victim] += [hand[place] for place in sorted(places)]
        self.hands[victim] = [card for place, card in enumerate(hand) if place not in places]

    def ask_for_card(self, seat: int, giver: int) -> Flow:
        """6.6"""
        creature = yield from self.ask(seat, self.alive)
        have = [card for card in self.hands[giver] if kind(card) == creature]
        card = yield from self.ask(giver, have or ["show"])
        if have:
            self.hands[giver].remove(card)
            self.hands[seat].append(card)

    def copy(self, seat: int, creature: str) -> Flow:
        """6.8: the copied power has been chosen, so nobody declines it any more; some need no answer."""
        answers = self.first_answers(seat, creature, "BOL")
        answer = "use" if answers == {"use"} else (yield from self.ask(seat, answers))
        yield from self.use(seat, creature, answer)

    def look_at_three(self, seat: int, owner: int) -> Flow:
        """6.9"""
        places = yield "PickThree"
        three = {self.hands[owner][int(place)] for place in places}
        assert len(three) == 3
        kept = yield from self.ask(seat, three)
        self.hands[owner].remove(kept)
        self.hands[seat].append(kept)

    def swaps(self) -> set[tuple[str, str]]:
        """6.11: what can change places, the card of the earlier row first."""
        rows = range(1, self.round + 1)
        return {
            (first, second)
            for creature in self.alive
            for first, second in combinations(self.tops(rows, [creature]), 2)
            if is_creature(first) and is_creature(second)
        }

    def swap(self, seat: int, first: str) -> Flow:
        second = yield from self.ask(seat, {other for card, other in self.swaps() if card == first})
        cells = self.all_tops()
        self.piles[cells[first]][-1], self.piles[cells[second]][-1] = second, first
