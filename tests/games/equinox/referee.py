"""Equinox: the referee, a second opinion on the rules written from the rulebook alone.

Cards are their names, a pebble is the name of the place where it lies, and a turn is one generator that stops wherever
somebody is asked or something is drawn. Nothing here is fast, and nothing is shared with the rules: only `table`, which
reads a state of theirs in plain words, knows how they name things.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from pioche.games.equinox.cards import CODES, CREATURES, NAMES
from pioche.games.equinox.state import Equinox

from .referee_board import (
    CHAMELEONS,
    FOURTEEN,
    ON_SECRET,
    SUPPLY,
    TREES,
    Flow,
    Over,
    Wait,
    is_creature,
    kind,
    strength,
    worth,
)
from .referee_powers import Powers


class Referee(Powers):
    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(int(options["players"]))
        self.way = options["creatures"]
        self.flow = self.game()
        self.wait: Wait = next(self.flow)

    # What it is told, and says

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        assert self.wait == step, f"{step} is drawn where {self.wait} should come"
        self.go_on(what)

    def asked(self) -> dict[int, set[str]]:
        return {} if isinstance(self.wait, str) else self.wait

    def answered(self, seat: int, answer: str) -> None:
        assert answer in self.asked()[seat]
        self.go_on((answer,))

    def go_on(self, told: tuple[str, ...]) -> None:
        try:
            self.wait = self.flow.send(told)
        except StopIteration:
            self.wait = {}

    def table(self) -> dict[str, Any]:
        return {
            "over": self.over,
            "turn": self.turn,
            "round": self.round,
            "columns": self.columns,
            "alive": self.alive,
            "piles": {f"{creature} row {row}": pile for (row, creature), pile in self.piles.items() if pile},
            "pebbles": {seat: sorted(stones) for seat, stones in enumerate(self.stones)},
            "prestige": {creature: self.prestige(creature) for creature in FOURTEEN},
            "controllers": {creature: self.controller(creature) for creature in FOURTEEN},
            "hands": dict(enumerate(self.hands)),
            "set aside": {seat: set(cards) for seat, cards in enumerate(self.aside)},
            "secret bets": dict(enumerate(self.secret)),
            "have bet in secret": {seat for seat in self.seats if self.has_bet[seat]},
            "draw pile": self.pile,
            "discarded": self.seen_off,
            "discarded unseen": self.unseen_off,
            "between": self.between,
            "second card": self.twice,
            "Carmen": self.carmen,
        }

    def scores(self) -> list[int]:
        """9.3, in half points because of 6.13."""
        return [
            sum(2 * worth(place) + place.startswith("URS") for place in self.places_of(seat, self.alive))
            for seat in self.seats
        ]

    def places(self) -> str:
        """9.4: among equals a secret bet that lives, then the pebbles of row after row."""

        def merit(seat: int) -> tuple[int, ...]:
            worths = [worth(place) for place in self.places_of(seat, self.alive)]
            return self.scores()[seat], *(worths.count(value) for value in (5, 4, 3, 2, 1, 0))

        groups: dict[tuple[int, ...], list[str]] = {}
        for seat in self.seats:
            groups.setdefault(merit(seat), []).append(str(seat))
        return " ".join("=".join(groups[key]) for key in sorted(groups, reverse=True))

    # Chapter 2: setting up and taking turns

    def game(self) -> Flow:
        yield from self.set_up()
        try:
            yield from self.turns()
        except Over:
            for seat in self.seats:  # 9.2
                if self.secret[seat]:
                    self.reveal(seat)
            self.over = True

    def set_up(self) -> Flow:
        (first,) = yield "ChooseFirst"
        self.turn = int(first)
        if self.way == "drawn":
            self.columns = sorted((yield "DrawCreatures"), key=FOURTEEN.index)
        for picked in range(8 - len(self.columns)):  # 2.3
            seat = 0 if self.way == "host" else (self.turn + picked) % len(self.seats)
            creature = yield from self.ask(seat, set(FOURTEEN) - set(self.columns))
            self.columns = sorted([*self.columns, creature], key=FOURTEEN.index)
        if self.way == "host":
            yield from self.ask(0, ["stop"])
        self.pile = list((yield "Deal"))
        eight = [f"{creature}{number}" for creature in set(self.columns) for number in range(11)]
        assert sorted(self.pile) == sorted(eight + CHAMELEONS + TREES) and len(self.pile) == 102, "another deck"
        for seat in self.seats:
            self.hands[seat] = self.pile[-8:]
            del self.pile[-8:]

    def turns(self) -> Flow:
        idle = 0
        while True:
            self.twice = self.carmen = False
            before = deepcopy(self.table())
            yield from self.take_turn(self.turn)
            idle = idle + 1 if self.table() == before else 0
            if idle == len(self.seats):  # 9.5: nothing at all has changed, so nothing ever will
                raise Over
            self.turn = (self.turn + 1) % len(self.seats)

    def take_turn(self, seat: int) -> Flow:
        """2.6"""
        answer = yield from self.ask(seat, self.predictions(seat))
        yield from self.predict(seat, answer)
        if answer != "secret":
            yield from self.play(seat)
        yield from self.discard(seat)
        self.refill(seat)
        self.eliminate()

    # Chapter 3: predictions

    def predictions(self, seat: int) -> set[str]:
        found = {"skip"}
        if SUPPLY in self.stones[seat]:
            found |= {cell.split()[0] for cell in self.free_cells([self.round])}
            if not self.gone and not self.has_bet[seat] and any(map(is_creature, self.hands[seat])):
                found.add("secret")
        if self.secret[seat]:
            found.add("reveal")
        return found

    def predict(self, seat: int, answer: str) -> Flow:
        if answer == "secret":
            card = yield from self.ask(seat, filter(is_creature, self.hands[seat]))
            self.hands[seat].remove(card)
            self.secret[seat] = card
            self.has_bet[seat] = True
            self.move_pebble(seat, SUPPLY, ON_SECRET)
        elif answer == "reveal":
            self.reveal(seat)
        elif answer != "skip":
            self.move_pebble(seat, SUPPLY, f"{answer} row {self.round}")

    # Chapter 5: playing a card

    def play(self, seat: int) -> Flow:
        card = yield from self.ask(seat, self.playable(seat) or {"pass"})
        if card == "pass":
            return
        self.hands[seat].remove(card)
        if is_creature(card):
            below = self.top(self.round, kind(card))
            self.lay(card, kind(card))
            if self.controller(kind(card)) == seat and kind(below) != "CAM":
                yield from self.wake(seat, kind(card))
        elif card in CHAMELEONS:
            self.between = card
            creature = yield from self.ask(seat, self.alive)
            self.between = ""
            self.lay(card, creature)
        else:
            self.seen_off.add(card)
            yield from self.ancient(seat) if card == "ANC" else self.dryad(seat)

    # Chapter 7: trees

    def ancient(self, seat: int) -> Flow:
        creature = yield from self.ask(seat, self.alive)
        for bettor in self.seats:
            if kind(self.secret[bettor]) == creature:
                self.reveal(bettor)

    def dryad(self, seat: int) -> Flow:
        visible = set(filter(is_creature, self.all_tops()))
        if visible:
            self.pick_up(seat, (yield from self.ask(seat, visible)))

    # Chapter 8: discarding, drawing, elimination

    def discard(self, seat: int) -> Flow:
        """8.1, 8.2: in the order of the creatures and of strength, so that no three are offered twice."""
        if not self.gone and not self.carmen:
            return
        ready = [card for card in self.hands[seat] if kind(card) in (FOURTEEN if self.carmen else self.gone)]
        ready.sort(key=lambda card: (FOURTEEN.index(kind(card)), strength(card)))
        left = 3
        while (card := (yield from self.ask(seat, [*ready, "stop"]))) != "stop":
            left -= 1
            ready = ready[ready.index(card) + 1 :] if left else []
            self.hands[seat].remove(card)
            (self.unseen_off if self.carmen else self.seen_off).add(card)

    def refill(self, seat: int) -> None:
        """8.3"""
        missing = 8 - len(self.hands[seat]) - len(self.aside[seat])
        if self.aside[seat] or missing > 0:
            self.hands[seat] += self.aside[seat]
        self.aside[seat] = []
        self.draw(seat, missing)

    def eliminate(self) -> None:
        """8.5, 8.6, 9.1"""
        strengths = {creature: strength(card) for card, (_, creature) in self.tops([self.round], self.alive).items()}
        weakest = [creature for creature, least in strengths.items() if least == min(strengths.values())]
        if len(strengths) == len(self.alive) and len(weakest) == 1:
            self.gone += weakest
        if len(self.gone) == 5:
            raise Over


# The rules' state in the same words ------------------------------------------------------------------------


def table(s: Equinox) -> dict[str, Any]:
    def named(cards: list[int]) -> list[str]:
        return [NAMES[card] for card in cards]

    def cell(place: int) -> str:
        return f"{CODES[place % CREATURES]} row {place // CREATURES + 1}"

    def pebbles(seat: int) -> list[str]:
        cells = [cell(place) for place, owner in enumerate(s.pebbles) if owner == seat]
        champions = [f"{CODES[c]} champion" for c in range(CREATURES) if s.champions[c] >> seat & 1]
        return sorted([SUPPLY] * s.supply[seat] + [ON_SECRET] * len(s.secrets[seat]) + cells + champions)

    seats = range(s.players)
    controllers = {c: [seat for seat in seats if s.controls(seat, c)] for c in range(CREATURES)}
    return {
        "over": s.is_over(),
        "turn": s.turn,
        "round": s.row + 1,
        "columns": [CODES[c] for c in s.creatures],
        "alive": [CODES[c] for c in s.alive or s.creatures],
        "piles": {cell(place): named(pile) for place, pile in enumerate(s.cells) if pile},
        "pebbles": {seat: pebbles(seat) for seat in seats},
        "prestige": {CODES[c]: s.prestige(c) for c in range(CREATURES)},
        "controllers": {CODES[c]: held[0] if len(held) == 1 else held or None for c, held in controllers.items()},
        "hands": {seat: named(s.hands[seat]) for seat in seats},
        "set aside": {seat: set(named(s.aside[seat])) for seat in seats},
        "secret bets": {seat: "".join(named(s.secrets[seat])) for seat in seats},
        "have bet in secret": {seat for seat in seats if s.has_bet[seat]},
        "draw pile": named(s.deck),
        "discarded": set(named(s.discard)),
        "discarded unseen": set(named(s.buried)),
        "between": "" if s.laying < 0 else NAMES[s.laying],
        "second card": s.second > 0,
        "Carmen": bool(s.armed),
    }
