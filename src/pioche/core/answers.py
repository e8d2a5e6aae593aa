"""Numbers for the answers of a game: each range is said once, with its names."""

from __future__ import annotations

from collections.abc import Iterable


class Numbering:
    """Answers in the order they are added; what `add` returns is the number of the first of them.

    names = Numbering(CARD_NAMES)                            # 0 and on: the cards
    PASS: Final = names.add("pass")
    PARTNER: Final = names.add(*(f"partner {seat}" for seat in range(6)))    # PARTNER + seat
    CHOICES: Final = names.all()
    """

    def __init__(self, first: Iterable[str] = ()) -> None:
        self.names = [*first]

    def add(self, *names: str) -> int:
        number = len(self.names)
        self.names += names
        return number

    def all(self) -> tuple[str, ...]:
        return tuple(self.names)
