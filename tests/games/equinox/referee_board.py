"""What lies on the table of the referee: cards are their names, a pebble is the name of the place where it lies."""

from __future__ import annotations

from collections.abc import Generator, Iterable

FOURTEEN = ["GRU", "LIC", "PAN", "GRI", "BIC", "DUC", "CAR", "BOL", "SAB", "CRO", "RAI", "PLU", "URS", "PEL"]
CHAMELEONS = [f"CAM{strength}" for strength in range(11)]
TREES = ["ANC", "DRY1", "DRY2"]
SUPPLY, ON_SECRET = "supply", "secret pebble"

# What a game waits for: the chance step of this name, or an answer of a seat; it is told what was drawn or answered.
Wait = str | dict[int, set[str]]
Flow = Generator[Wait, tuple[str, ...], None]
Answer = Generator[Wait, tuple[str, ...], str]


class Over(Exception):
    """The game ends at once."""


# Words -----------------------------------------------------------------------------------------------------


def kind(card: str) -> str:
    """The creature of a creature card, or CAM, ANC, DRY."""
    return card.rstrip("0123456789")


def is_creature(card: str) -> bool:
    return kind(card) in FOURTEEN


def strength(card: str) -> float:
    """1.3, 6.13"""
    return int(card.removeprefix(kind(card))) + (0.5 if kind(card) == "URS" else 0)


def worth(place: str) -> int:
    """1.4: what a pebble is worth there: "LIC champion", "LIC row 3"."""
    return 5 if place.endswith("champion") else 5 - int(place[-1])


class Board:
    """Everything on the table, how to look at it, and how to move it."""

    def __init__(self, players: int) -> None:
        self.seats = range(players)
        self.columns: list[str] = []
        self.gone: list[str] = []
        self.piles: dict[tuple[int, str], list[str]] = {}  # by row and creature, bottom to top
        self.stones = [[SUPPLY] * 5 for _ in self.seats]
        self.pile: list[str] = []  # the draw pile, its top last
        self.hands: list[list[str]] = [[] for _ in self.seats]  # in the order the cards came
        self.aside: list[list[str]] = [[] for _ in self.seats]
        self.secret = [""] * len(self.seats)
        self.has_bet = [False] * len(self.seats)
        self.seen_off: set[str] = set()  # discarded before all eyes
        self.unseen_off: set[str] = set()
        self.between = ""  # a chameleon that was played and lies nowhere yet
        self.turn = -1
        self.twice = self.carmen = False  # in this turn: Bicéphale was used, Carmen works
        self.over = False

    # Looking at the table

    @property
    def alive(self) -> list[str]:
        return [creature for creature in self.columns if creature not in self.gone]

    @property
    def round(self) -> int:
        return min(len(self.gone) + 1, 5)

    def places_of(self, seat: int, creatures: Iterable[str]) -> list[str]:
        """Where this seat's pebbles lie in these columns, for all to see."""
        return [place for place in self.stones[seat] if place.split()[0] in creatures]

    def prestige(self, creature: str) -> list[int]:
        return [sum(map(worth, self.places_of(seat, [creature]))) for seat in self.seats]

    def controller(self, creature: str) -> int | None:
        """Chapter 4: the one with the most prestige, of those who have a pebble there."""
        totals = {seat: self.prestige(creature)[seat] for seat in self.seats if self.places_of(seat, [creature])}
        best = [seat for seat, total in totals.items() if total == max(totals.values())]
        return best[0] if len(best) == 1 else None

    def top(self, row: int, creature: str) -> str:
        return (self.piles.get((row, creature)) or [""])[-1]

    def tops(self, rows: Iterable[int], creatures: Iterable[str]) -> dict[str, tuple[int, str]]:
        """The visible cards of these rows and columns, with their cells."""
        cells = [(row, creature) for row in rows for creature in creatures]
        return {self.top(*cell): cell for cell in cells if self.top(*cell)}

    def all_tops(self) -> dict[str, tuple[int, str]]:
        return self.tops(range(1, 6), self.columns)

    def free_cells(self, rows: Iterable[int]) -> set[str]:
        """Where a pebble can be placed: no other there, the creature in play."""
        cells = {f"{creature} row {row}" for row in rows for creature in self.alive}
        return cells - {place for stones in self.stones for place in stones}

    def playable(self, seat: int) -> set[str]:
        return {card for card in self.hands[seat] if kind(card) not in self.gone}

    # Moving things

    def ask(self, seat: int, answers: Iterable[str]) -> Answer:
        (answer,) = yield {seat: set(answers)}
        return answer

    def move_pebble(self, seat: int, origin: str, goal: str) -> None:
        self.stones[seat].remove(origin)
        self.stones[seat].append(goal)

    def pick_up(self, seat: int, card: str) -> None:
        """A visible card goes to a hand; the one below is visible now."""
        self.hands[seat].append(self.piles[self.all_tops()[card]].pop())

    def reveal(self, seat: int) -> None:
        """3.5"""
        self.move_pebble(seat, ON_SECRET, f"{kind(self.secret[seat])} champion")
        self.seen_off.add(self.secret[seat])
        self.secret[seat] = ""

    def lay(self, card: str, creature: str) -> None:
        self.piles.setdefault((self.round, creature), []).append(card)

    def draw(self, seat: int, number: int) -> None:
        """8.4: the last card of the draw pile ends the game at once."""
        for _ in range(number):
            self.hands[seat].append(self.pile.pop())
            if not self.pile:
                raise Over
