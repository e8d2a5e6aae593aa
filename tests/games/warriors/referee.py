"""The referee of Warriors: the rules once more, told as one story from the first card to the last point.

Written from the rules text by other means than the rules: cards are words that lie in counters, and the game is one
generator that stops wherever somebody is asked or chance decides. Only `table` knows how the rules keep a state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from typing import Any

from pioche.games.warriors import cards as names
from pioche.games.warriors.answers import ATTACK, CHOICES
from pioche.games.warriors.state import Warriors

from .referee_battles import Battles
from .referee_cards import (
    ARMS,
    BONUS,
    Battle,
    Draw,
    Play,
    Question,
    in_order,
    is_battle,
    is_dragon,
    number,
    one_by_one,
    spoken,
    whole_deck,
)


class Referee(Battles):
    """One game."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(int(options["players"]))
        self.dragons = options["dragons"] == "yes"
        self.plenty = self.dragons and len(self.seats) <= 4  # 2.2, 3.1: then more cards are dealt
        self.round = 0
        self.dealer = 0
        self.pile = whole_deck(self.dragons)
        self.story = self.game()
        self.now: Draw | Question = next(self.story)

    # Following the game

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        assert self.now == Draw(step), f"{step} is drawn when the referee waits for {self.now}"
        self.go_on(what)

    def asked(self) -> Question:
        return {} if isinstance(self.now, Draw) else self.now

    def answered(self, seat: int, answer: str) -> None:
        self.go_on((seat, answer))

    def go_on(self, what: tuple[Any, ...]) -> None:
        try:
            self.now = self.story.send(what)
        except StopIteration:
            self.now = {}

    # 2, 3, 4.1, 8.1 The course of the game

    def game(self) -> Play[None]:
        (dealer,) = yield Draw("ChooseDealer")
        self.dealer = int(dealer)
        yield from self.first_cards()
        for self.round in (1, 2, 3):
            yield from self.prepare()
            last = self.dealer
            while battles := {card: seat for seat in self.seats for card in self.players[seat].battles}:
                card = min(battles, key=number)
                last = battles[card]
                yield from self.resolve(last, card)
            yield from self.catapults(last)
            self.end_round()

    def first_cards(self) -> Play[None]:
        """2.2, 2.3: a battle card is replaced, and then shuffled into the pile again."""
        cards = yield Draw("FirstCards")
        self.take_from_pile(cards)
        left = [*cards]
        for seat in self.clockwise(self.dealer):
            mine: list[str] = []
            while len(mine) < (14 if self.plenty else 11):
                card = left.pop(0)
                if is_battle(card):
                    self.pile[card] += 1
                else:
                    mine.append(card)
            self.lay_out(seat, mine)
        assert not left, f"nobody needs {left}"
        yield from self.place(self.clockwise(self.dealer))

    def prepare(self) -> Play[None]:
        """3.1-3.5"""
        if self.round == 3:
            self.pile += self.discard
            self.discard = Counter()
            for player in self.players:
                self.pile += player.rejects
                player.rejects = Counter()
        each, keep = {1: (7, 4), 2: (7, 4), 3: (7, 5)}[self.round]
        if self.plenty:
            each, keep = {1: (9, 6), 2: (9, 6), 3: (10, 7)}[self.round]
        cards = yield Draw("Deal")
        assert len(cards) == each * len(self.seats), f"everybody is dealt {each} cards"
        self.take_from_pile(cards)
        for seat, player in enumerate(self.players):
            player.dealt = Counter(cards[seat * each : (seat + 1) * each])
        yield from self.keep(keep)
        lowest = {seat: min(map(number, player.battles)) for seat, player in enumerate(self.players) if player.battles}
        others = [seat for seat in self.clockwise(self.dealer) if seat not in lowest]
        yield from self.place([*sorted(lowest, key=lambda seat: lowest[seat]), *others])

    def take_from_pile(self, cards: Iterable[str]) -> None:
        for card in cards:
            assert self.pile[card], f"{card} is no longer in the pile"
            self.pile[card] -= 1

    def keep(self, count: int) -> Play[None]:
        """3.2: all at the same time; nothing is turned up before the last one is ready."""
        choosing = {}
        asked: Question = {}
        for seat, player in enumerate(self.players):
            wholes = combinations(in_order(player.dealt.elements()), count)
            choosing[seat] = one_by_one(seat, "keep", wholes, player.kept.append)
            asked |= next(choosing[seat])
        while asked:
            seat, answer = yield {**asked}
            try:
                asked |= choosing[seat].send((seat, answer))
            except StopIteration:
                del asked[seat]
        for seat, player in enumerate(self.players):
            player.rejects += player.dealt - Counter(player.kept)
            self.lay_out(seat, player.kept)
            player.dealt, player.kept = Counter(), []

    def lay_out(self, seat: int, cards: Iterable[str]) -> None:
        """3.3, 3.4: a wizard nobody needs is discarded."""
        player = self.players[seat]
        for card in cards:
            if card == "wizard":
                player.unplaced += 1
            elif card == "catapult":
                player.catapults += 1
            elif card == "flame":
                player.spare += 1
            elif is_dragon(card):
                player.dragons[card] = 0
            elif is_battle(card):
                player.battles.add(card)
            else:
                player.warriors[card] += 1
        if not player.peoples():
            self.discard["wizard"] += player.unplaced
            player.unplaced = 0

    def place(self, order: list[int]) -> Play[None]:
        """3.4, 3.5: one player after the other, first the wizards, then the flames."""
        for seat in order:
            player = self.players[seat]
            while player.unplaced:
                _, answer = yield {seat: {f"ward {people}" for people in player.peoples()}}
                player.wizards[answer.removeprefix("ward ")] += 1
                player.unplaced -= 1
            if player.dragons and player.spare:
                yield from self.feed(seat)

    def feed(self, seat: int) -> Play[None]:
        """3.5: a single dragon gets all of them without a question."""
        player = self.players[seat]

        def give(dragon: str) -> None:
            player.dragons[dragon] += 1
            player.spare -= 1

        wholes = [*combinations_with_replacement(in_order(player.dragons), player.spare)]
        if len(wholes) > 1:
            yield from one_by_one(seat, "flame", wholes, give)
        else:
            for dragon in wholes[0]:
                give(dragon)

    def end_round(self) -> None:
        """8.1"""
        for player in self.players:
            self.discard["catapult"] += player.catapults
            self.discard["wizard"] += player.wizards.total()
            player.catapults, player.wizards = 0, Counter()

    # 8.2, 8.3 The end

    def scores(self) -> list[int]:
        points = [2 * player.captured.total() for player in self.players]
        for people, bonus in BONUS.items():
            owned = [sum(player.warriors[people + arm] for arm in ARMS) for player in self.players]
            if people == "dra":
                owned = [len(player.dragons) for player in self.players]
            for seat in self.seats:
                points[seat] += bonus if owned[seat] and owned[seat] == max(owned) else 0
        return points

    def places(self) -> str:
        equals: dict[tuple[int, int], list[str]] = {}
        for seat, points in enumerate(self.scores()):
            equals.setdefault((points, self.players[seat].captured.total()), []).append(str(seat))
        return " ".join("=".join(equals[key]) for key in sorted(equals, reverse=True))

    # Who has what

    def table(self) -> dict[str, Any]:
        seen: dict[str, Any] = {f"seat {seat}": self.before(seat) for seat in self.seats}
        owner = {card: seat for seat in self.seats for card in self.players[seat].battles}
        seen |= {"round": self.round, "dealer": self.dealer, "pile": +self.pile, "discard": +self.discard}
        seen |= {"battles": [f"{owner[card]} {card}" for card in in_order(owner)], "shots": {**self.said}}
        battle = self.battle or Battle(self.dealer, "")
        seen |= {"red": battle.red, "black": battle.black, "bows": battle.bows, "owed": +battle.owed}
        seen |= {"band": +battle.band, "camp": +battle.camp}
        if battle.target:
            seen["attack"] = f"{battle.kind}: {battle.force} attacks {spoken(battle.target)}"
        return seen

    def before(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        return {
            "hand": player.dealt - Counter(player.kept),
            "kept": Counter(player.kept),
            "rejects": +player.rejects,
            "warriors": +player.warriors,
            "wizards": +player.wizards,
            "wizards to place": player.unplaced,
            "catapults": player.catapults,
            "dragons": {**player.dragons},
            "flames to give": player.spare,
            "captured": +player.captured,
        }


# The same of a state -----------------------------------------------------------------------------------------


def table(s: Warriors) -> dict[str, Any]:
    seen: dict[str, Any] = {f"seat {seat}": lying_before(s, seat) for seat in range(s.players)}
    cards = faces(names.BATTLE + card for card in s.track)
    seen |= {"round": s.round, "dealer": s.dealer, "pile": Counter(faces(s.pile) + faces(s.aside))}
    seen |= {"discard": Counter(faces(s.discard) + cards[: s.turn])}  # they lie in their row until the round is over
    seen |= {"battles": [f"{seat} {card}" for card, seat in zip(cards, s.holders, strict=True)][s.turn :]}
    seen |= {"shots": {seat: CHOICES[aim] for seat, aim in enumerate(s.aims) if aim >= 0}}
    forces = [*names.PEOPLE_KEYS, *names.FACES[names.DRAGON : names.BATTLE]]
    force = forces[s.force] if s.force < len(forces) else "band"
    seen |= {"red": s.red, "black": s.black, "bows": s.bows, "owed": counted(s.losses, ["red", "black"])}
    seen |= {"band": counted(s.band, [people + "inf" for people in names.PEOPLE_KEYS])}
    seen |= {"camp": counted(s.camp, [force + arm for arm in names.ARM_KEYS])}
    if s.target != names.NO_TARGET:
        kind = {names.SIMPLE: "simple", names.MERCENARY: "mercenaries", names.DRACONIC: "dragon"}[s.kind]
        target = CHOICES[ATTACK + s.target].removeprefix("attack ")
        seen["attack"] = f"{kind}: {force} attacks {target}"
    return seen


def lying_before(s: Warriors, seat: int) -> dict[str, Any]:
    squads, peoples = names.FACES[: names.WARRIORS], names.PEOPLE_KEYS
    dragons = {names.FACES[names.DRAGON + dragon]: s.fire[dragon] for dragon, at in enumerate(s.lair) if at == seat}
    return {
        "hand": Counter(faces(s.hands[seat])),
        "kept": Counter(faces(s.kept[seat])),
        "rejects": Counter(faces(s.rejects[seat])),
        "warriors": counted(s.troops[seat * len(squads) :][: len(squads)], squads),
        "wizards": counted(s.wizards[seat * len(peoples) :][: len(peoples)], peoples),
        "wizards to place": s.waiting[seat],
        "catapults": s.catapults[seat],
        "dragons": dragons,
        "flames to give": s.reserve[seat],
        "captured": Counter(faces(s.captured[seat])),
    }


def faces(cards: Iterable[int]) -> list[str]:
    return [names.FACES[card] for card in cards]


def counted(counts: list[int], words: Iterable[str]) -> Counter[str]:
    return +Counter(dict(zip(words, counts, strict=True)))
