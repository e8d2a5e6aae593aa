"""Rummü as its rules text says it, told a second time: cards by their names, melds found by trying them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from pioche.games._mubox.deck import NAMES  # for `table` alone

COLOURS = "RBGYK"
ALL_CARDS = [colour + number for colour in COLOURS for number in "011234567789"]
DEALT = {3: 9, 4: 8, 5: 8, 6: 7}
MOST_TURNS = 60  # of each player

Meld = tuple[str, ...]


def by_colour(card: str) -> tuple[int, str]:
    return COLOURS.index(card[0]), card[1]


def in_a_row(cards: set[str]) -> Meld:
    """As a meld lies: by number, a set by colour."""
    return tuple(sorted(cards, key=lambda card: (card[1], COLOURS.index(card[0]))))


def kind(cards: frozenset[str]) -> str:
    """3.1 to 3.3: "set", "run", "mixed run", or "" for no meld. Cards that are the same cannot both be in it."""
    jokers = [card for card in cards if card[0] == "Y"]
    normal = [card for card in cards if card[0] != "Y"]
    colours = {card[0] for card in normal}
    numbers = {int(card[1]) for card in cards}
    if len(cards) < 3 or not normal:
        return ""
    if len(numbers) == 1:
        return "set" if len(jokers) < 2 else ""
    if len(numbers) < len(cards) or max(numbers) - min(numbers) != len(cards) - 1:
        return ""
    if len(colours) == 1:
        return "run" if len(normal) > len(jokers) else ""
    return "mixed run" if len(colours) == len(normal) and len(jokers) < 2 else ""


def lines(held: frozenset[str], line: tuple[str, ...], colours: str, jokers: int) -> Iterator[frozenset[str]]:
    """This line of rising numbers and all that continue it with held cards: of one colour, or each colour once."""
    yield frozenset(line)
    number = int(line[-1][1]) + 1
    for colour in colours:
        if f"{colour}{number}" in held:
            left = colours if len(colours) == 1 else colours.replace(colour, "")
            yield from lines(held, (*line, f"{colour}{number}"), left, jokers)
    if jokers and f"Y{number}" in held:
        yield from lines(held, (*line, f"Y{number}"), colours, jokers - 1)


@lru_cache(maxsize=200)
def melds_of(held: frozenset[str]) -> frozenset[frozenset[str]]:
    """Every meld that these cards can make."""
    tried: set[frozenset[str]] = set()
    for number in "0123456789":
        same = [card for card in held if card[1] == number]
        tried |= {frozenset(some) for size in (3, 4, 5) for some in combinations(same, size)}
    for card in held:
        if card[0] == "Y":
            for colours, jokers in (("R", 4), ("B", 4), ("G", 4), ("K", 4), ("RBGK", 0)):
                tried |= {*lines(held, (card,), colours, jokers)}
        else:
            tried |= {*lines(held, (card,), card[0], 5)}
            tried |= {*lines(held, (card,), "RBGK".replace(card[0], ""), 1)}
    return frozenset(cards for cards in tried if kind(cards))


def worth(cards: frozenset[str]) -> int:
    """6.2, 6.3."""
    size, joker = len(cards), any(card[0] == "Y" for card in cards)
    if kind(cards) == "set":
        points = {3: 0, 4: 10 if joker else 30, 5: 50}[size]
        return points // 2 if next(iter(cards))[1] in "17" else points
    if kind(cards) == "run" and not joker:
        return {3: 10, 4: 20}.get(size, 10 * size - 10)
    return 10 * size - 30


class Referee:
    def __init__(self, options: dict[str, str]) -> None:
        self.seats = range(int(options["players"]))
        self.teams = options["teams"] in ("yes", "1")
        self.sides = len(self.seats) // 2 if self.teams else len(self.seats)
        self.target = int(options["target"]) or (500 if self.teams else 200)
        self.agreed = int(options["hands"])
        self.adding_up = options["come-out"] == "total"
        self.totals = dict.fromkeys(range(self.sides), 0)
        self.pad: list[list[int]] = []
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.melds: list[tuple[int, frozenset[str]]] = []
        self.stock: list[str] = []
        self.discards: list[str] = []
        self.out: set[int] = set()
        self.dealer = self.turn = self.turns = self.renewed = 0
        self.awaited = "ChooseDealer"
        self.new_turn()

    def new_turn(self) -> None:
        self.taken: list[str] = []
        self.played = False
        self.laid_first = 0  # cards of first melds that do not suffice yet
        self.laying: list[str] = []
        self.chosen = 0  # the meld that is added to, exchanged from or taken back from

    # What comes from outside

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        assert step == self.awaited, f"{step} instead of {self.awaited}"
        if step == "ChooseDealer":
            self.dealer = int(what[0])
            assert self.dealer in self.seats
            self.awaited = "Deal"
        elif step == "Deal":
            self.deal([*what])
        else:
            self.stock.remove(what[0])
            self.hands[self.turn].append(what[0])
            self.awaited = "Play"

    def deal(self, cards: list[str]) -> None:
        """2.1 to 2.3."""
        each = DEALT[len(self.seats)]
        for seat in self.seats:
            self.hands[seat] = cards[seat * each : seat * each + each]
        self.discards = [cards[len(self.seats) * each]]
        left = Counter(ALL_CARDS)
        left.subtract(cards[: len(self.seats) * each + 1])
        assert min(left.values()) >= 0
        self.stock = [*left.elements()]
        self.melds, self.out, self.renewed, self.turns = [], set(), 0, 0
        self.turn = self.dealer
        self.next_player()

    def asked(self) -> dict[int, set[str]]:
        if not self.awaited:
            return {}
        return {self.turn: getattr(self, f"may_{self.awaited.lower()}")()}

    def answered(self, seat: int, answer: str) -> None:
        assert seat == self.turn
        getattr(self, f"do_{self.awaited.lower()}")(answer)

    # 4 Drawing

    def next_player(self) -> None:
        self.new_turn()
        used_up = not self.stock and (self.renewed == 2 or not self.discards)
        if used_up or self.turns == MOST_TURNS * len(self.seats):
            self.count(None)
        else:
            self.turn = self.turn + 1 if self.turn + 1 in self.seats else 0
            self.turns += 1
            self.awaited = "Draw"

    def may_draw(self) -> set[str]:
        return {"take"} | ({"stock"} if self.stock or len(self.discards) > 1 else set())

    def do_draw(self, answer: str) -> None:
        if answer == "take":
            self.take()
            return
        if not self.stock:
            self.stock, self.discards = self.discards[:-1], self.discards[-1:]
            self.renewed += 1
        self.awaited = "FromStock"

    def take(self) -> None:
        self.taken.append(self.discards.pop())
        self.hands[self.turn].append(self.taken[-1])
        self.awaited = "TakeMore"

    def may_takemore(self) -> set[str]:
        return {"stop", "take"} if self.discards else {"stop"}

    def do_takemore(self, answer: str) -> None:
        if answer == "take":
            self.take()
        else:
            self.awaited = "Play"

    # 5 Playing

    def needs(self, seat: int) -> int:
        """3.5: the cards of a first meld."""
        score = self.totals[seat % self.sides]
        five, six = (200, 400) if self.teams else (100, 150)
        return 3 + sum(score >= step for step in (0, five, six))

    def new_melds(self) -> list[Meld]:
        """What may be laid down now, with the cards that are being laid down back in the hand."""
        held = self.hands[self.turn] + self.laying
        found = melds_of(frozenset(held))
        if self.turn not in self.out:
            found = frozenset(meld for meld in found if self.suffices(held, meld))
        return [in_a_row({*meld}) for meld in found]

    def suffices(self, held: list[str], meld: frozenset[str]) -> bool:
        """Whether it is large enough to come out, where melds add up: maybe with another one."""
        if self.laid_first + len(meld) >= self.needs(self.turn):
            return True
        rest = Counter(held) - Counter(meld)
        return self.adding_up and bool(melds_of(frozenset(rest)))  # two melds are six cards or more

    def additions(self, meld: frozenset[str]) -> list[Meld]:
        """5.2: what can be added, in order of colours."""
        held = self.hands[self.turn] + self.laying
        more = [{*larger} - meld for larger in melds_of(frozenset(held) | meld) if larger > meld]
        owns = any(owner == self.turn for owner, _ in self.melds)
        return [tuple(sorted(cards, key=by_colour)) for cards in more if owns or len(cards) < len(held)]

    def exchanges(self, meld: frozenset[str]) -> dict[str, str]:
        """5.3: the cards in hand that a joker stands for, each with the joker."""
        found = {}
        present = {card[0] for card in meld}
        for joker in meld:
            for colour in present - {"Y"} if kind(meld) == "run" else {*COLOURS} - present:
                if joker[0] == "Y" and colour + joker[1] in self.hands[self.turn]:
                    found[colour + joker[1]] = joker
        return found

    def may_play(self) -> set[str]:
        may = {"meld"} if self.new_melds() else set()
        if not self.laid_first:
            may.add("done")
        if self.turn in self.out:
            for number, (_, meld) in enumerate(self.melds, 1):
                may |= {f"add to {number}"} if self.additions(meld) else set()
                may |= {f"swap from {number}"} if self.exchanges(meld) else set()
        return may

    def do_play(self, answer: str) -> None:
        self.chosen = int(answer.split()[-1]) if answer[-1].isdigit() else 0
        if answer == "done":
            self.awaited = "Discard" if self.hands[self.turn] else "TakeBack"
        else:
            self.awaited = "GiveForJoker" if answer.startswith("swap") else "LayCard"

    def may_laycard(self) -> set[str]:
        wanted = self.additions(self.melds[self.chosen - 1][1]) if self.chosen else self.new_melds()
        size = len(self.laying)
        begun = [cards for cards in wanted if [*cards[:size]] == self.laying]
        return {cards[size] if len(cards) > size else "close" for cards in begun}

    def do_laycard(self, answer: str) -> None:
        if answer != "close":
            self.hands[self.turn].remove(answer)
            self.laying.append(answer)
            return
        if self.chosen:
            owner, meld = self.melds[self.chosen - 1]
            self.melds[self.chosen - 1] = owner, meld | {*self.laying}
        else:
            self.melds.append((self.turn, frozenset(self.laying)))
            self.come_out(len(self.laying))
        self.laying = []
        self.played = True
        self.awaited = "Play"

    def come_out(self, cards: int) -> None:
        if self.turn not in self.out:
            self.laid_first += cards
            if self.laid_first >= self.needs(self.turn):
                self.out.add(self.turn)
                self.laid_first = 0

    def may_giveforjoker(self) -> set[str]:
        return {*self.exchanges(self.melds[self.chosen - 1][1])}

    def do_giveforjoker(self, answer: str) -> None:
        owner, meld = self.melds[self.chosen - 1]
        joker = self.exchanges(meld)[answer]
        self.melds[self.chosen - 1] = owner, meld - {joker} | {answer}
        self.hands[self.turn].remove(answer)
        self.hands[self.turn].append(joker)
        self.played = True
        self.awaited = "Play"

    def may_takeback(self) -> set[str]:
        return {f"back from {number}" for number, (owner, _) in enumerate(self.melds, 1) if owner == self.turn}

    def do_takeback(self, answer: str) -> None:
        self.chosen = int(answer.split()[-1])
        self.awaited = "TakePart"

    def parts(self) -> dict[str, frozenset[str]]:
        """5.5: what can be taken back of the chosen meld."""
        meld = self.melds[self.chosen - 1][1]
        if kind(meld) == "set":
            ways = {card: frozenset({card}) for card in meld if len(meld) > 3}
        else:
            row, ways = in_a_row({*meld}), {}
            for size in range(len(row), 0, -1):  # the smallest comes last and stays
                ways |= {"low": frozenset(row[:size])} if kind(frozenset(row[size:])) else {}
                ways |= {"high": frozenset(row[-size:])} if kind(frozenset(row[:-size])) else {}
        return ways or {"whole": meld}

    def may_takepart(self) -> set[str]:
        return {*self.parts()}

    def do_takepart(self, answer: str) -> None:
        part = self.parts()[answer]
        owner, meld = self.melds[self.chosen - 1]
        self.melds[self.chosen - 1 : self.chosen] = [(owner, meld - part)] if meld - part else []
        self.hands[self.turn] += part
        self.awaited = "Discard"

    def may_discard(self) -> set[str]:
        free = [*self.hands[self.turn]]
        if len(self.taken) == 1 and not self.played:
            free.remove(self.taken[0])
        return {*free}

    def do_discard(self, answer: str) -> None:
        self.hands[self.turn].remove(answer)
        self.discards.append(answer)
        if self.hands[self.turn]:
            self.next_player()
        else:
            self.count(self.turn)

    # 6 Points

    def count(self, finisher: int | None) -> None:
        points = []
        for seat in self.seats:
            mine = sum(worth(meld) for owner, meld in self.melds if owner == seat)
            mine += 10 if seat == finisher else 0
            if finisher is None or seat % self.sides != finisher % self.sides:
                mine -= sum(10 if card[0] == "Y" else 5 for card in self.hands[seat])
            points.append(mine)
            self.totals[seat % self.sides] += mine
        self.pad.append(points)
        reached = max(self.totals.values()) >= self.target
        if reached or len(self.pad) == self.agreed:
            self.awaited = ""
        else:
            self.dealer = self.dealer + 1 if self.dealer + 1 in self.seats else 0
            self.awaited = "Deal"

    # What both must say

    def table(self) -> dict[str, Any]:
        said: dict[str, Any] = {
            "stock": sorted(self.stock),
            "discards": self.discards,
            "stocks renewed": self.renewed,
            "out": self.out,
            "totals": [*self.totals.values()],
            "pad": self.pad,
            "dealer": self.dealer,
            "laying": self.laying,
            "melds": [(owner, " ".join(in_a_row({*meld}))) for owner, meld in self.melds],
        }
        for seat in self.seats:
            said[f"hand of {seat}"] = sorted(self.hands[seat])
            said[f"needs of {seat}"] = self.needs(seat)
        return said

    def scores(self) -> list[int]:
        return [self.totals[seat % self.sides] for seat in self.seats]

    def places(self) -> str:
        """6.5: the highest total first."""
        shared: dict[int, list[str]] = {}
        for seat, score in enumerate(self.scores()):
            shared.setdefault(score, []).append(str(seat))
        return " ".join("=".join(shared[score]) for score in sorted(shared, reverse=True))


def table(s: Any) -> dict[str, Any]:
    """A state of the rules in the same words."""

    def names(cards: list[int]) -> list[str]:
        return [NAMES[card] for card in cards]

    said: dict[str, Any] = {
        "stock": sorted(names(s.stock)),
        "discards": names(s.discard),
        "stocks renewed": s.stocks,
        "out": {seat for seat, out in enumerate(s.out) if out},
        "totals": s.totals,
        "pad": s.pad,
        "dealer": s.dealer,
        "laying": names(s.picked),
        "melds": [(owner, " ".join(names(meld))) for owner, meld in zip(s.owners, s.melds, strict=True)],
    }
    for seat, hand in enumerate(s.hands):
        said[f"hand of {seat}"] = sorted(names(hand))
        said[f"needs of {seat}"] = s.need(seat)
    return said
