"""Safarü as its rules text says it, told a second time: cards are words, catches are heaps of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pioche.games._mubox.deck import NAMES  # these two for `table` alone
from pioche.games.safaru.cards import METHODS, NO_CARD

ORDER = [colour + number for colour in "RBGYK" for number in "0123456789"]  # in which cards are taken one by one
DECK = Counter(colour + number for colour in "RBGYK" for number in "01123456778" + "9")  # 1.1
TRIANGLES = {"1": 0, "9": 0, "6": 2, "7": 2}  # 1.2: one on all others
WAYS = ("add", "total", "pair")
MOST_GAMES = 50

Heap = tuple[str, ...]


def number(card: str) -> int:
    return int(card[1])


def zeros(cards: Heap | list[str]) -> int:
    return sum(number(card) == 0 for card in cards)


def triangles(cards: list[str]) -> int:
    return sum(TRIANGLES.get(card[1], 1) for card in cards)


def heaps(cards: list[str], most: int) -> set[Heap]:
    """All different heaps of these cards, in order, that add up to this at most."""
    found: set[Heap] = {()}
    for card in sorted(cards, key=ORDER.index):
        found |= {(*heap, card) for heap in found if sum(map(number, heap)) + number(card) <= most}
    return found


def catches(wild: list[str], card: str, way: str) -> set[Heap]:
    """3.2 to 3.4 and 3.7: what this card can catch in this way."""
    if way == "pair":
        return {(other,) for other in wild if number(other) == number(card)}
    goal, least = (number(card), 2) if way == "add" else (17 - number(card), 1)
    fit = {heap for heap in heaps(wild, goal) if sum(map(number, heap)) == goal and len(heap) >= least}
    return {heap for heap in fit if zeros(heap)} if zeros(wild) else fit


def shares(counts: list[int], points: int) -> list[int]:
    """4.3: most of something, divided among equals; whoever has none does not share."""
    best = max(counts)
    winners = [side for side, count in enumerate(counts) if count == best and best > 0]
    return [points // len(winners) if side in winners else 0 for side in range(len(counts))]


class Referee:
    def __init__(self, options: dict[str, str]) -> None:
        self.seats = int(options["players"])
        self.sides = {2: 2, 3: 3, 4: 2}[self.seats]  # 2.2; whether tallies are shown changes nothing here
        self.reversed = options["variant"] == "reversed"
        self.target = int(options["target"])
        usual = 2 if self.seats == 4 else self.seats  # 5.5
        self.games_agreed = int(options["games"]) or usual
        self.points: list[list[int]] = []  # game by game, of each side
        self.dealer = 0
        self.awaited = "ChooseDealer"
        self.clear()

    def clear(self) -> None:
        """A new game: all cards are in the stock."""
        self.stock = Counter(DECK)
        self.deals = 0
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.wild: list[str] = []
        self.caught: list[list[str]] = [[] for _ in range(self.sides)]
        self.player = 0
        self.end_turn()

    def end_turn(self) -> None:
        self.card = ""
        self.used: list[str] = []
        self.way = ""
        self.fit: set[Heap] = set()
        self.taken: Heap = ()

    # What comes from outside

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        assert step == self.awaited, f"{step} instead of {self.awaited}"
        if step == "ChooseDealer":
            self.dealer = int(what[0])
            assert 0 <= self.dealer < self.seats
            self.awaited = "Deal"
        else:
            self.deal(list(what))

    def deal(self, cards: list[str]) -> None:
        """2.1, 2.4, 2.5: cards for all hands first, then for the wild if there are any."""
        assert len(cards) == min(4 * self.seats + 4, self.stock.total()), f"{len(cards)} cards are dealt"
        assert Counter(cards) <= self.stock, "cards are dealt that are not in the stock"
        self.stock -= Counter(cards)
        for seat in range(self.seats):
            self.hands[seat], cards = cards[:4], cards[4:]
        self.wild += cards
        self.deals += 1
        self.player = self.left_of(self.dealer)
        self.awaited = "PlayCard"

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def asked(self) -> dict[int, set[str]]:
        if self.awaited == "PlayCard":
            return {self.player: set(self.hands[self.player])}
        if self.awaited == "NameMethod":
            return {self.left_of(self.player): set(self.open_ways())}
        if self.awaited == "Catch":
            return {self.player: set(self.open_ways()) | ({"finish"} if self.used else set())}
        if self.awaited == "Take":
            so_far = len(self.taken)
            going_on = {heap[so_far:] for heap in self.fit if heap[:so_far] == self.taken}
            return {self.player: {rest[0] if rest else "done" for rest in going_on}}
        assert not self.awaited, self.awaited
        return {}

    def answered(self, seat: int, answer: str) -> None:
        if self.awaited == "PlayCard":
            self.hands[seat].remove(answer)
            self.card = answer
            self.look()
        elif answer in WAYS:
            self.way = answer
            self.fit = catches(self.wild, self.card, answer)
            self.awaited = "Take"
        elif answer == "finish":
            self.leave()
        elif answer == "done":
            self.caught[self.player % self.sides] += self.taken
            self.used.append(self.way)
            self.way, self.taken, self.fit = "", (), set()
            self.look()
        else:
            self.wild.remove(answer)
            self.taken = (*self.taken, answer)

    # 3 Catching

    def open_ways(self) -> list[str]:
        """3.5, 5.3: the ways that catch something and were not used yet; reversed, one is enough."""
        if self.reversed and self.used:
            return []
        return [way for way in WAYS if way not in self.used and catches(self.wild, self.card, way)]

    def look(self) -> None:
        """What can the card still catch?"""
        ways = self.open_ways()
        if not ways:
            self.leave()
        else:
            self.awaited = "NameMethod" if self.reversed and len(ways) > 1 else "Catch"

    def leave(self) -> None:
        """3.4, 3.8, 3.9: where the card goes in the end; then 2.4."""
        if "pair" in self.used:
            self.caught[self.player % self.sides].append(self.card)
        else:
            self.wild.append(self.card)
        self.end_turn()
        self.player = self.left_of(self.player)
        self.awaited = "PlayCard"
        if not any(self.hands):
            self.dealer = self.left_of(self.dealer)
            self.awaited = "Deal"
            if not self.stock.total():
                self.score()

    # 4 and 5.4 Points

    def score(self) -> None:
        def of_colour(letter: str) -> list[int]:
            return [sum(card[0] == letter for card in pile) for pile in self.caught]

        gains = [[triangles(pile) for pile in self.caught]]
        if self.reversed:
            gains += [shares([len(pile) for pile in self.caught], 24), shares(of_colour("Y"), 18)]
        else:
            gains += [shares(of_colour("B"), 24), shares(of_colour("Y"), -12)]
            gains += [[-5 * zeros(pile) for pile in self.caught]]
        self.points.append([sum(column) for column in zip(*gains, strict=True)])
        if self.goes_on():
            self.clear()
        else:
            self.awaited = ""

    def goes_on(self) -> bool:
        """4.4, 5.5: whether another game is played. A single game is a match to no points at all."""
        if self.reversed:
            return len(self.points) < self.games_agreed
        return bool(self.target) and max(self.totals()) < self.target and len(self.points) < MOST_GAMES

    def totals(self) -> list[int]:
        return [sum(game[side] for game in self.points) for side in range(self.sides)]

    # What both must say

    def table(self) -> dict[str, Any]:
        said: dict[str, Any] = {"points": self.points, "totals": self.totals()}
        said |= {f"caught by side {side}": sorted(pile) for side, pile in enumerate(self.caught)}
        if self.awaited:
            said |= {f"hand of {seat}": sorted(hand) for seat, hand in enumerate(self.hands)}
            said |= {"wild": sorted(self.wild), "stock": sorted(self.stock.elements()), "deals": self.deals}
            said |= {"dealer": self.dealer, "player": self.player, "card played": self.card}
            said |= {"methods used": set(self.used), "taken": list(self.taken)} if self.card else {}
        else:
            said |= {"left over": sorted(self.wild)}
        return said

    def scores(self) -> list[int]:
        """5.1: reversed, fewest points are best."""
        totals = self.totals()
        return [-totals[s % self.sides] if self.reversed else totals[s % self.sides] for s in range(self.seats)]

    def places(self) -> str:
        worth = self.scores()
        share = {points: [str(seat) for seat in range(self.seats) if worth[seat] == points] for points in worth}
        return " ".join("=".join(share[points]) for points in sorted(share, reverse=True))


def table(s: Any) -> dict[str, Any]:
    """A state of the rules in the same words."""

    def names(cards: list[int]) -> list[str]:
        return [NAMES[card] for card in cards]

    said: dict[str, Any] = {"points": s.pad, "totals": s.totals}
    said |= {f"caught by side {side}": sorted(names(pile)) for side, pile in enumerate(s.caught)}
    if s.is_over():
        return said | {"left over": sorted(names(s.wild))}
    said |= {f"hand of {seat}": sorted(names(hand)) for seat, hand in enumerate(s.hands)}
    said |= {"wild": sorted(names(s.wild)), "stock": sorted(names(s.stock)), "deals": s.deals}
    said |= {"dealer": s.dealer, "player": s.turn, "card played": ""}
    if s.played != NO_CARD:
        used = {WAYS[place] for place in range(len(METHODS)) if s.used >> place & 1}
        said |= {"card played": NAMES[s.played], "methods used": used, "taken": names(s.picked)}
    return said
