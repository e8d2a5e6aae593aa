"""Mü as its rules text says it, told a second time: cards are words, suits are sets of them, tables are printed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pioche.games._mubox.deck import NAMES  # these two for `table` alone
from pioche.games.mu.cards import TYPE_NAMES

COLOURS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K"}
DIGITS = "0123456789"
ORDER = [letter + digit for letter in COLOURS.values() for digit in DIGITS]  # cards are shown in this order
TRIANGLES = dict(zip(DIGITS, [1, 0, 1, 1, 1, 1, 2, 2, 1, 0], strict=True))  # 1.2
CARDS_EACH = {3: 12, 4: 15, 5: 12, 6: 10}  # 1.4
NEEDED = {  # 7.2
    3: "12 14 16 18 20 22 24 26 28 30 32 34",
    4: "30 32 34 36 38 40 42 44 46 48 50 52 54 56 58",
    5: "24 27 30 33 36 39 42 45 48 51 54 57",
    6: "20 24 28 32 36 40 44 48 52 56",
}
BONUS = {  # 7.3: for one to ten cards
    "colour": "10 20 30 40 50 60 70 80 90 100",
    "1 or 7": "20 30 40 50 60 70 80 90 100 100",
    "number": "30 40 50 60 70 80 90 100 100 100",
    "no trump": "40 50 60 70 80 90 100 100 100 100",
}
NONE = "no trump"
MOST_VOIDS = 20


def cards_of(kind: str) -> set[str]:
    """All cards of a colour ("red") or of a number ("7s")."""
    if kind in COLOURS:
        return {COLOURS[kind] + digit for digit in DIGITS}
    return set() if kind == NONE else {letter + kind[0] for letter in COLOURS.values()}


def triangles(cards: list[str]) -> int:
    return sum(TRIANGLES[card[1]] for card in cards)


class Referee:
    def __init__(self, options: dict[str, str]) -> None:
        self.seats = list(range(int(options["players"])))
        self.target = int(options["target"])
        self.hands_agreed = int(options["hands"])
        self.capped = options["cap"] == "yes"  # whether triangles are counted openly changes nothing here
        self.box = [COLOURS[name] for name in options["removed"].split("-")] if len(self.seats) == 3 else []
        self.dealer = 0
        self.points: dict[int, list[int]] = {seat: [] for seat in self.seats}  # hand by hand
        self.voids = 0
        self.phase = "ChooseDealer"
        self.clear()

    def clear(self) -> None:
        """No card is out."""
        self.hand: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.shown: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.won: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.turn = self.dealer
        self.bidding: list[str] = []  # the cards shown in this turn
        self.limit = 0
        self.passed: list[int] = []  # in a row
        self.showings: list[int] = []  # whose cards, one after the other
        self.chief: int | None = None
        self.vice: int | None = None
        self.partner: int | None = None
        self.bid = 0
        self.named = {"chief": NONE, "vice": NONE}
        self.leader: int | None = None
        self.trick: list[str] = []
        self.tricks: list[str] = []  # all that were taken, card by card

    def left(self, seat: int) -> int:
        return (self.seats * 2)[seat + 1]

    # What comes from outside

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        assert step == self.phase, f"{step} instead of {self.phase}"
        if step == "ChooseDealer":
            self.dealer = self.seats[int(what[0])]
            self.phase = "Deal"
            return
        deck = Counter(card for card in [*ORDER, *cards_of("1s"), *cards_of("7s")] if card[0] not in self.box)
        assert Counter(what) == deck, "not the deck"
        self.clear()
        each = CARDS_EACH[len(self.seats)]
        for seat in self.seats:
            self.hand[seat] = list(what[each * seat : each * (seat + 1)])
        self.phase = "Bid"
        self.open_turn()

    def asked(self) -> dict[int, set[str]]:
        allowed = {
            "Bid": self.bids,
            "ShowMore": self.further_cards,
            "NameViceTrump": self.vice_types,
            "NameChiefTrump": self.chief_types,
            "NamePartner": self.partners,
            "PlayCard": self.plays,
        }
        if self.phase == "over":
            return {}
        return {self.turn: allowed[self.phase]()}

    def answered(self, seat: int, answer: str) -> None:
        assert seat == self.turn
        if self.phase == "Bid" and answer == "pass":
            self.passed.append(seat)
            self.end_turn()
        elif answer == "stop":
            self.end_turn()
        elif self.phase in ("Bid", "ShowMore"):
            self.show(seat, answer)
        elif self.phase == "NameViceTrump":
            self.named["vice"] = answer
            self.ask_chief()
        elif self.phase == "NameChiefTrump":
            self.named["chief"] = answer
            self.phase = "NamePartner" if len(self.seats) > 3 else "PlayCard"
        elif self.phase == "NamePartner":
            self.partner = int(answer.split()[1])
            self.phase = "PlayCard"
        else:
            self.play(seat, answer)

    # 2 The auction

    def open_turn(self) -> None:
        """2.2: the most one may show is settled now."""
        others = [len(self.shown[seat]) for seat in self.seats if seat != self.turn]
        mine = len(self.shown[self.turn])
        self.bidding = []
        self.limit = 1 if mine > max(others) else max(others) + 1 - mine

    def bids(self) -> set[str]:
        return {"pass", *self.hand[self.turn]}

    def further_cards(self) -> set[str]:
        """Cards shown in one turn are told in order, so that none is told in two ways."""
        later = ORDER[ORDER.index(self.bidding[-1]) :] if len(self.bidding) < self.limit else []
        return {"stop", *(card for card in self.hand[self.turn] if card in later)}

    def show(self, seat: int, card: str) -> None:
        self.hand[seat].remove(card)
        self.shown[seat].append(card)
        self.bidding.append(card)
        self.showings.append(seat)
        self.passed = []
        self.phase = "ShowMore"

    def end_turn(self) -> None:
        """2.4: over when all have passed in a row."""
        if set(self.passed) == set(self.seats):
            self.close()
        else:
            self.phase = "Bid"
            self.turn = self.left(self.turn)
            self.open_turn()

    # 3 The result

    def close(self) -> None:
        counts = {seat: len(self.shown[seat]) for seat in self.seats}
        most = max(counts.values())
        first = [seat for seat in self.seats if counts[seat] == most]
        if not most:
            self.voids += 1
            self.next_hand()
        elif len(first) > 1:
            late = next(seat for seat in reversed(self.showings) if seat in first)
            self.note({seat: -10 * most if seat == late else 5 * most if seat in first else 0 for seat in self.seats})
        else:
            self.chief, self.bid = first[0], most
            self.vice = self.second({seat: cards for seat, cards in self.shown.items() if seat != self.chief})
            if self.vice is None:
                self.ask_chief()
            else:
                self.phase, self.turn = "NameViceTrump", self.vice

    def second(self, shown: dict[int, list[str]]) -> int | None:
        """3.4, 3.5: the longest of these displays, of equally long ones the one with the highest numbers, if any."""
        longest = max(map(len, shown.values()))
        if len(self.seats) == 3 or not longest:
            return None
        digits = {
            seat: "".join(sorted((card[1] for card in cards), reverse=True))
            for seat, cards in shown.items()
            if len(cards) == longest
        }
        best = [seat for seat in digits if digits[seat] == max(digits.values())]
        return best[0] if len(best) == 1 else None

    # 4 Naming

    def types(self, seat: int) -> set[str]:
        everything = [*COLOURS, *(f"{digit}s" for digit in DIGITS)]
        return {kind for kind in everything if cards_of(kind) & set(self.shown[seat])}

    def vice_types(self) -> set[str]:
        return self.types(self.turn)

    def ask_chief(self) -> None:
        assert self.chief is not None
        self.phase, self.turn, self.leader = "NameChiefTrump", self.chief, self.chief

    def chief_types(self) -> set[str]:
        return (self.types(self.turn) - {self.named["vice"]}) | {NONE}

    def partners(self) -> set[str]:
        return {f"partner {seat}" for seat in self.seats if seat not in (self.chief, self.vice)}

    # 5 and 6 Trumps and tricks

    def trumps(self) -> set[str]:
        return cards_of(self.named["chief"]) | cards_of(self.named["vice"])

    def suit(self, card: str) -> set[str]:
        """5.1: the cards one follows this one with."""
        if card in self.trumps():
            return self.trumps()
        return {other for other in ORDER if other[0] == card[0]} - self.trumps()

    def plays(self) -> set[str]:
        owned = {card: card for card in self.hand[self.turn]}
        owned |= {f"{card} shown": card for card in self.shown[self.turn]}
        suit = self.suit(self.trick[0]) if self.trick else set()
        return {name for name, card in owned.items() if card in suit} or set(owned)

    def play(self, seat: int, answer: str) -> None:
        card = answer.removesuffix(" shown")
        (self.hand if card == answer else self.shown)[seat].remove(card)
        self.trick.append(card)
        self.turn = self.left(seat)
        if len(self.trick) == len(self.seats):
            self.take()

    def take(self) -> None:
        assert self.leader is not None
        winner = (self.leader + self.winning_place()) % len(self.seats)
        self.won[winner] += self.trick
        self.tricks += self.trick
        self.trick = []
        self.leader = self.turn = winner
        if not any(self.hand.values()) and not any(self.shown.values()):
            self.score()

    def winning_place(self) -> int:
        """6.4: whichever card of the trick is named first in the order of strength; 5.4: the earliest of equals."""
        for equals in self.strongest_first():
            for place, card in enumerate(self.trick):
                if card in equals:
                    return place
        raise AssertionError("the card led is always among them")

    def strongest_first(self) -> list[set[str]]:
        """5.2, 5.3: sets of equal cards: double trumps, the chief's, the vice's, the suit led."""
        chief, vice = (cards_of(self.named[who]) for who in ("chief", "vice"))
        order = [chief & vice]
        for who, trumps in (("chief", chief - vice), ("vice", vice - chief)):
            order += ranked(trumps) if self.named[who] in COLOURS else [trumps]
        return order + ranked(self.suit(self.trick[0]) - self.trumps())

    # 7 Scoring

    def score(self) -> None:
        gained = {seat: triangles(self.won[seat]) for seat in self.seats}
        side = {self.chief, self.partner} - {None}
        total = sum(gained[seat] for seat in self.seats if seat in side)
        needed = [int(word) for word in NEEDED[len(self.seats)].split()]
        if total >= needed[self.bid - 1]:
            for seat in self.seats:
                gained[seat] += self.bonus() * (seat in side)
        else:
            short = self.bid - len([need for need in needed if need <= total])
            for seat in self.seats:
                gained[seat] += -10 * short if seat == self.chief else 0 if seat == self.partner else 5 * short
        self.note(gained)

    def bonus(self) -> int:
        kind = self.named["chief"]
        if kind != NONE:
            kind = "colour" if kind in COLOURS else "1 or 7" if kind in ("1s", "7s") else "number"
        printed = [int(word) for word in BONUS[kind].split()]
        if self.capped:
            return printed[min(self.bid, len(printed)) - 1]
        return printed[0] + 10 * (self.bid - 1)

    # 8 The match

    def note(self, gained: dict[int, int]) -> None:
        for seat in self.seats:
            self.points[seat].append(gained[seat])
        self.voids = 0
        self.next_hand()

    def next_hand(self) -> None:
        played = len(self.points[0])
        there = played == self.hands_agreed if self.hands_agreed else max(self.scores()) >= self.target
        if (there and not self.voids) or self.voids == MOST_VOIDS:
            self.phase = "over"
        else:
            self.phase = "Deal"
            self.dealer = self.left(self.dealer)

    def scores(self) -> list[int]:
        return [sum(self.points[seat]) for seat in self.seats]

    def places(self) -> str:
        totals = self.scores()
        equals = [[str(seat) for seat in self.seats if totals[seat] == total] for total in sorted({*totals})]
        return " ".join(map("=".join, reversed(equals)))

    def table(self) -> dict[str, Any]:
        said: dict[str, Any] = {f"points of {seat}": self.points[seat] for seat in self.seats}
        said |= {f"total of {seat}": sum(self.points[seat]) for seat in self.seats}
        said |= {"hands played": len(self.points[0]), "void hands in a row": self.voids}
        if self.phase == "over":
            return said
        for seat in self.seats:
            said[f"hand of {seat}"] = sorted(self.hand[seat])
            said[f"shown by {seat}"] = sorted(self.shown[seat])
            said[f"triangles of {seat}"] = triangles(self.won[seat])
        said |= {"dealer": self.dealer, "passes": len(self.passed) if self.phase == "Bid" else 0}
        said |= {"chief": self.chief, "vice": self.vice, "partner": self.partner, "bid": self.bid}
        said |= {"chief's trump": self.named["chief"], "vice's trump": self.named["vice"]}
        said |= {"trick": self.trick, "tricks": self.tricks}
        said["last to show"] = sorted(set(self.showings), key=lambda seat: self.showings[::-1].index(seat))
        if self.phase == "PlayCard":
            said["leader"] = self.leader
        return said


def ranked(cards: set[str]) -> list[set[str]]:
    """Cards of one colour, the 9 first."""
    return [{card for card in cards if card[1] == digit} for digit in reversed(DIGITS)]


def table(s: Any) -> dict[str, Any]:
    """A state of the rules in the same words."""

    def names(cards: list[int]) -> list[str]:
        return [NAMES[card] for card in cards]

    def somebody(seat: int) -> int | None:
        return seat if seat >= 0 else None

    seats = range(s.players)
    said: dict[str, Any] = {f"points of {seat}": [points[seat] for points in s.pad] for seat in seats}
    said |= {f"total of {seat}": s.totals[seat] for seat in seats}
    said |= {"hands played": s.hand, "void hands in a row": s.voids}
    if s.is_over():
        return said
    for seat in seats:
        said[f"hand of {seat}"] = sorted(names(s.hands[seat]))
        said[f"shown by {seat}"] = sorted(names(s.shown[seat]))
        said[f"triangles of {seat}"] = s.won[seat]
    step = type(s.agenda[-1]).__name__
    said |= {"dealer": s.dealer, "passes": s.passes if step == "Bid" else 0}
    said |= {"chief": somebody(s.chief), "vice": somebody(s.vice), "partner": somebody(s.partner), "bid": s.bid}
    said |= {"chief's trump": TYPE_NAMES[s.chief_trump], "vice's trump": TYPE_NAMES[s.vice_trump]}
    said |= {"trick": names(s.trick), "tricks": names(s.gone)}
    said["last to show"] = s.latest[::-1]
    if step == "PlayCard":
        said["leader"] = s.leader
    return said
