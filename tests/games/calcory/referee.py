"""Calcory as its rules text says it, told a second time: places and cards by their names, cards lying about.

A card that nobody has turned up has no name yet; the deck it comes from is a heap of names.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from pioche.games._mubox.deck import NAMES  # these two for `table` alone
from pioche.games.calcory.cards import CHOICES, EMPTY, FRESH, NO_CARD

GRID = [row + str(column) for row in "abcdef" for column in range(1, 11)]
DECK = Counter(colour + number for colour in "RBGYK" for number in "01123456778" + "9")  # 1.1
NEVER_SEEN = "?"
IDLE_ROUNDS = 10


class Referee:
    def __init__(self, options: dict[str, str]) -> None:
        self.seats = int(options["players"])
        self.thirteen_beats = options["thirteen-beats"] == "yes"
        self.deck = Counter(DECK)
        self.lying = dict.fromkeys(GRID, NEVER_SEEN)  # an empty place is not in it
        self.face_up: list[str] = []  # in this turn, in the order they were turned up
        self.marked: list[str] = []
        self.markers_of: int | None = None
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.captured: list[str] = []
        self.chosen = ""
        self.riddles: dict[str, tuple[int, list[str]]] = {}  # 5.2: who put a card back there, and from which cards
        self.active = 0
        self.fruitless = 0  # turns since a card came to a pile
        self.awaited = "ChooseFirst"

    # What comes from outside

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        assert step == self.awaited, f"{step} instead of {self.awaited}"
        (word,) = what
        if step == "ChooseFirst":
            self.active = int(word)
            assert 0 <= self.active < self.seats
            self.awaited = "TurnCard"
        else:
            assert self.deck[word], f"no {word} is left"
            self.deck[word] -= 1
            self.lying[self.face_up[-1]] = word
            self.count()

    def asked(self) -> dict[int, set[str]]:
        if self.awaited == "TurnCard":
            return {self.active: set(self.face_down()) | ({"stop"} if self.may_stop() else set())}
        if self.awaited == "PutBack":
            return {self.active: {f"back {card}" for card in self.captured}}
        if self.awaited == "PlaceBack":
            return {self.active: set(GRID) - set(self.lying)}
        assert not self.awaited, self.awaited
        return {}

    def answered(self, seat: int, answer: str) -> None:
        assert seat == self.active
        if self.awaited == "PutBack":
            self.chosen = answer.split()[1]
            self.awaited = "PlaceBack"
        elif self.awaited == "PlaceBack":
            self.put_back(answer)
        elif answer == "stop":
            self.stop()
        else:
            self.face_up.append(answer)
            self.riddles.pop(answer, None)
            if self.lying[answer] == NEVER_SEEN:
                self.awaited = "TurnUp"
            else:
                self.count()

    # 2 Turning cards up

    def face_down(self) -> list[str]:
        return [place for place in self.lying if place not in self.face_up + self.marked]

    def sum_of(self, places: list[str]) -> int:
        return sum(int(self.lying[place][1]) for place in places)

    def may_stop(self) -> bool:
        """2.1, 2.7: one card at least, two without a card won. With none left to turn up nobody is asked."""
        return len(self.face_up) >= (1 if self.piles[self.active] else 2)

    def count(self) -> None:
        """A card was turned up: 2.2 to 2.4, and 2.8."""
        numbers = "".join(self.lying[place][1] for place in self.face_up)
        total = sum(map(int, numbers))
        self.awaited = "TurnCard"
        if total == 13:
            if self.thirteen_beats:  # 3.5
                self.marked, self.markers_of = [], None
            self.take(self.face_up)
        elif total > 13 or numbers.count("0") > 1:
            self.pass_on()
        elif not self.face_down():
            self.stop()

    def take(self, places: list[str]) -> None:
        self.captured = [self.lying.pop(place) for place in places]
        self.face_up = []
        self.awaited = "PutBack"

    def put_back(self, place: str) -> None:
        """2.5."""
        self.lying[place] = self.chosen
        self.riddles[place] = self.active, sorted(self.captured)
        self.captured.remove(self.chosen)
        self.piles[self.active] += self.captured
        self.captured, self.chosen = [], ""
        self.fruitless = -1  # this turn is about to be counted
        self.pass_on()

    # 3 Raising

    def stop(self) -> None:
        """2.6, 3.2 to 3.4."""
        mine, theirs = self.sum_of(self.face_up), self.sum_of(self.marked)
        more_cards = len(self.face_up) > len(self.marked)
        if not self.marked or mine > theirs or (mine == theirs and more_cards):
            self.marked, self.markers_of = self.face_up, self.active
        self.pass_on()

    def pass_on(self) -> None:
        """The turn is over; what was turned up and is not marked lies face down again. 3.6, 4.1, 4.3, 4.4."""
        self.face_up = []
        self.awaited = "TurnCard"
        while True:
            self.fruitless += 1
            if self.fruitless == IDLE_ROUNDS * self.seats:
                self.awaited = ""
                return
            self.active = (self.active + 1) % self.seats
            if self.markers_of == self.active:
                self.collect()
                return
            if self.face_down():
                return

    def collect(self) -> None:
        places, self.marked, self.markers_of = self.marked, [], None
        if len(places) > 1:
            self.take(places)
        else:
            self.piles[self.active].append(self.lying.pop(places[0]))
            self.awaited = ""

    # What both must say

    def table(self) -> dict[str, Any]:
        said: dict[str, Any] = {f"place {place}": self.lying.get(place, "empty") for place in GRID}
        said |= {
            "face down": set(self.face_down()),
            "turned up": self.face_up,
            "marked": self.marked,
            "markers": self.markers_of if self.marked else "nobody's",
            "captured": sorted(self.captured),
            "chosen": self.chosen,
            "never seen": sorted(self.deck.elements()),
            "in the piles": sorted(card for pile in self.piles for card in pile),
            "sizes of piles": [len(pile) for pile in self.piles],
            "put back": self.riddles,
        }
        return said | ({"to move": self.active, "idle turns": self.fruitless} if self.awaited else {})

    def scores(self) -> list[int]:
        return [len(pile) for pile in self.piles]

    def places(self) -> str:
        """4.2."""
        sizes = self.scores()
        shares = [[str(seat) for seat in range(self.seats) if sizes[seat] == size] for size in range(60, -1, -1)]
        return " ".join("=".join(share) for share in shares if share)


def table(s: Any) -> dict[str, Any]:
    """A state of the rules in the same words."""

    def names(cards: list[int]) -> list[str]:
        return [NAMES[card] for card in cards]

    def places(numbers: list[int]) -> list[str]:
        return [CHOICES[number] for number in numbers]

    words = {EMPTY: "empty", FRESH: NEVER_SEEN}
    piled = [*s.gone, *(card for rest in s.rests for card in rest)]
    said: dict[str, Any] = {f"place {CHOICES[p]}": words.get(c) or NAMES[c] for p, c in enumerate(s.grid)}
    said |= {
        "face down": set(places(s.down)),
        "turned up": places(s.group),
        "marked": places(s.standing),
        "markers": s.owner if s.standing else "nobody's",
        "captured": sorted(names(s.pool)),
        "chosen": "" if s.holding == NO_CARD else NAMES[s.holding],
        "never seen": sorted(names(s.unseen)),
        "in the piles": sorted(names(piled)),
        "sizes of piles": s.won,
        "put back": {
            CHOICES[place]: (who, sorted(names(pool))) for (place, who), pool in zip(s.returned, s.pools, strict=True)
        },
    }
    return said | ({} if s.is_over() else {"to move": s.turn, "idle turns": s.idle - 1})
