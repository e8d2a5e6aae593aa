"""Treize as its rules text says it, told a second time: piles of cardboard, cards by their names.

Face-down cards have no names. Each is a slip that says in which shuffle the card was mixed; what is known of them is
which cards went into that shuffle and have not been seen since.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from pioche.games.treize.cards import FACES, NO_CARD, limit, plus_signs, total  # for `table` alone

COPIES = "5n1 5n2 6n3 5n4  4p0 4p1 5p2 4p3 4p4  3q1 4q2 4q3 4q4 3q5  4d0 4d1 5d2 4d3 4d4  6arrow 5limit 8hand  6g1 3g2"
FIFTH = 5


def number(card: str) -> int:
    """1.1: four kinds carry a number, the others count 0."""
    return int(card[1]) if card[0] in "npqd" else 0


def signs(card: str) -> int:
    """1.1: one plus, two plus, or as many as the immediate plus shows."""
    return {"p": 1, "q": 2, "g": int(card[1]) if card[1].isdigit() else 0}.get(card[0], 0)


class Referee:
    deck: ClassVar = Counter({copies[1:]: int(copies[0]) for copies in COPIES.split()})

    def __init__(self, options: dict[str, str]) -> None:
        self.seats = range(int(options["players"]))  # whether scores are open (6.3) changes nothing here
        self.rows: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.won: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.discard: list[str] = []
        self.shuffles = [Counter(self.deck)]
        self.pile = [0] * self.deck.total()  # the top card first, as is the packet
        self.packet: list[int] = []
        self.up = ""
        self.receiver = 0
        self.dealer = 0
        self.holder = 0  # of the start-player card
        self.served: set[int] = set()
        self.last_round = False
        self.safe = dict.fromkeys(self.seats, 0)  # plus signs in the won piles after the last scoring
        self.rounds: list[list[int]] = []
        self.awaited = "FirstDealer"

    # What comes from outside

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        assert step == self.awaited, f"{step} instead of {self.awaited}"
        (word,) = what
        if step == "FirstDealer":
            self.holder = self.dealer = int(word)
            assert self.holder in self.seats
            self.deal()
        elif step == "TurnUp":
            self.turn_up(word, self.packet.pop(0))
            self.awaited = "Give"
        else:
            self.turn_up(word, self.pile.pop(0))
            self.look_at_the_pile()
            if self.awaited:
                self.receive()

    def asked(self) -> dict[int, set[str]]:
        if self.awaited == "Give":
            return {self.dealer: {f"give {seat}" for seat in self.seats if seat not in self.served}}
        if self.awaited == "Receive":
            return {self.receiver: {"accept", "refuse"}}
        assert not self.awaited, self.awaited
        return {}

    def answered(self, seat: int, answer: str) -> None:
        if answer == "accept":
            self.settle()
        elif answer == "refuse":  # 4.2: the leftmost Hand
            self.rows[seat].remove("hand")
            self.discard += ["hand", self.up]
            self.up = ""
            self.go_on()
        else:
            self.receiver = int(answer.removeprefix("give "))
            self.served.add(self.receiver)
            self.receive()

    # 3 Dealing

    def deal(self) -> None:
        self.served = set()
        while self.awaited and len(self.packet) < len(self.seats):
            self.look_at_the_pile()
            if not self.pile or not self.awaited:
                break
            self.packet.append(self.pile.pop(0))
            self.look_at_the_pile()
        if self.awaited and not self.packet:
            self.score(nobody_bust=True)
        elif self.awaited:
            self.awaited = "TurnUp"

    def turn_up(self, card: str, shuffle: int) -> None:
        assert self.shuffles[shuffle][card], f"{card} cannot lie there"
        self.shuffles[shuffle][card] -= 1
        self.up = card

    def go_on(self) -> None:
        """3.2, 3.4: the next card of the packet, or the next dealer."""
        if self.packet:
            self.awaited = "TurnUp"
        else:
            self.dealer = self.left_of(self.dealer)
            self.deal()

    def left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 in self.seats else 0

    # 4 and 5 Receiving

    def receive(self) -> None:
        if "hand" in self.rows[self.receiver]:
            self.awaited = "Receive"
        else:
            self.settle()

    def settle(self) -> None:
        card, self.up, row = self.up, "", self.rows[self.receiver]
        if card == "arrow":
            self.discard.append(card)
            self.discard += row[-1:]
            del row[-1:]
        elif card in ("g1", "g2"):
            self.won[self.receiver].append(card)
        else:
            row.append(card)
        if sum(map(number, row)) >= (18 if "limit" in row else 13):
            self.score()
        elif card.startswith("d"):
            self.draw()
        else:
            self.go_on()

    def draw(self) -> None:
        """5.4, 7.4: a card of the pile; where there is none, nothing is drawn."""
        self.look_at_the_pile()
        if self.awaited and self.pile:
            self.awaited = "DrawCard"
        elif self.awaited:
            self.go_on()

    # 6 and 7 Thirteen, and the end

    def look_at_the_pile(self) -> None:
        """7.1: used up? Then this is the last round, and the discards are the new pile."""
        if self.pile:
            return
        self.last_round = True
        if self.discard and len(self.shuffles) == FIFTH:  # 7.4: what was just turned up is nobody's
            self.discard += [self.up] if self.up else []
            self.up = ""
            self.score(nobody_bust=True)
        elif self.discard:
            self.pile = [len(self.shuffles)] * len(self.discard)
            self.shuffles.append(Counter(self.discard))
            self.discard = []

    def score(self, nobody_bust: bool = False) -> None:
        """6.2 to 6.4; 7.2; and 7.4, where nobody is bust and the game is over."""
        self.pile = self.packet + self.pile
        self.packet = []
        for seat in self.seats:
            keeps = nobody_bust or seat != self.receiver
            gains = [card for card in self.rows[seat] if keeps and signs(card)]
            self.won[seat] += gains
            self.discard += list((Counter(self.rows[seat]) - Counter(gains)).elements())
            self.rows[seat] = []
        now = {seat: sum(map(signs, self.won[seat])) for seat in self.seats}
        self.rounds.append([now[seat] - self.safe[seat] for seat in self.seats])
        self.safe = now
        if self.last_round or nobody_bust:
            self.awaited = ""
        else:
            self.holder = self.dealer = self.left_of(self.holder)
            self.deal()

    # What both must say

    def table(self) -> dict[str, Any]:
        said: dict[str, Any] = {
            "draw pile": len(self.pile),
            "discard pile": sorted(self.discard),
            "unseen": [sorted(shuffle.elements()) for shuffle in self.shuffles if shuffle.total()],
            "last round": self.last_round,
            "shuffles": len(self.shuffles) - 1,
            "rounds": self.rounds,
        }
        for seat in self.seats:
            row = self.rows[seat]
            said[f"row of {seat}"] = row
            said[f"sum of {seat}"] = sum(map(number, row))
            said[f"limit of {seat}"] = 18 if "limit" in row else 13
            said[f"won by {seat}"] = sorted(self.won[seat])
            said[f"plus signs of {seat}"] = sum(map(signs, self.won[seat]))
        if self.awaited:
            said |= {"packet": len(self.packet), "turned up": self.up, "served": self.served}
            said |= {"dealer": self.dealer, "start-player card": self.holder}
        return said

    def scores(self) -> list[int]:
        return [sum(map(signs, self.won[seat])) for seat in self.seats]

    def places(self) -> str:
        """7.3: most plus signs, then the higher total of numbers."""
        shared: dict[tuple[int, int], list[str]] = {}
        for seat in self.seats:
            worth = sum(map(signs, self.won[seat])), sum(map(number, self.won[seat]))
            shared.setdefault(worth, []).append(str(seat))
        return " ".join("=".join(shared[worth]) for worth in sorted(shared, reverse=True))


def table(s: Any) -> dict[str, Any]:
    """A state of the rules in the same words."""

    def names(cards: list[int]) -> list[str]:
        return [FACES[card] for card in cards]

    said: dict[str, Any] = {
        "draw pile": s.pile,
        "discard pile": sorted(names(s.discard)),
        "unseen": [sorted(names(layer)) for layer in s.unseen],
        "last round": bool(s.last_round),
        "shuffles": s.reshuffles,
        "rounds": s.pad,
    }
    for seat, row in enumerate(s.rows):
        said[f"row of {seat}"] = names(row)
        said[f"sum of {seat}"] = total(row)
        said[f"limit of {seat}"] = limit(row)
        said[f"won by {seat}"] = sorted(names(s.won[seat]))
        said[f"plus signs of {seat}"] = plus_signs(s.won[seat])
    if not s.is_over():
        said |= {"packet": s.packet, "turned up": "" if s.up == NO_CARD else FACES[s.up]}
        said |= {"served": {seat for seat in range(len(s.rows)) if s.is_served(seat)}}
        said |= {"dealer": s.dealer, "start-player card": s.starter}
    return said
