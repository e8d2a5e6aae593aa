"""What players agree on before they start, and the refusal of what cannot be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pioche.core.game import Game


class Refused(Exception):
    """Input that cannot be taken. Carries a message id and its arguments, so that it can be said in any language."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message, details)
        self.message = message
        self.details = details
        self.game: Game | None = None  # whose words say it, if they are not everybody's

    def __str__(self) -> str:
        return f"{self.message} {self.details}"


@dataclass(frozen=True, kw_only=True)
class Option:
    """Something the players agree on before they start. Its words are `option-KEY` and `option-KEY.help`."""

    key: str
    default: int
    players: range | None = None  # offered for these player counts alone

    def values(self) -> range:
        raise NotImplementedError

    def write(self, value: int) -> str:
        raise NotImplementedError

    def read(self, text: str) -> int:
        """The value a person or a record wrote, or a refusal that says what is allowed."""
        for value in self.values():
            if self.write(value) == text.strip().lower():
                return value
        raise Refused("refused-option", option=self.key, value=text, allowed=self.allowed())

    def allow(self, value: int) -> int:
        if value not in self.values():
            raise Refused("refused-option", option=self.key, value=value, allowed=self.allowed())
        return value

    def allowed(self) -> str:
        return ", ".join(map(self.write, self.values()))


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number from low to high."""

    low: int
    high: int

    def values(self) -> range:
        return range(self.low, self.high + 1)

    def write(self, value: int) -> str:
        return str(value)

    def allowed(self) -> str:
        return f"{self.low}–{self.high}"


@dataclass(frozen=True, kw_only=True)
class YesNo(Option):
    def values(self) -> range:
        return range(2)

    def write(self, value: int) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True, kw_only=True)
class OneOf(Option):
    """One of a few named values; each has the message `option-KEY-NAME`."""

    names: tuple[str, ...]

    def values(self) -> range:
        return range(len(self.names))

    def write(self, value: int) -> str:
        return self.names[value]


@dataclass(frozen=True, kw_only=True)
class OneSet(OneOf):
    """A set of cards: one that comes with the game, or one somebody brought along (`core/sets.py`).

    Records name a set of one's own by its file and by what is in it, so that a set that was changed is another set.
    """

    files: Mapping[str, int]  # a set of one's own, by the name of its file
    broken: Mapping[str, Refused]  # why one cannot be used, by the name of its file

    def read(self, text: str) -> int:
        file = PurePath(text.strip()).name
        if file in self.files:
            return self.files[file]
        if file in self.broken:
            raise self.broken[file]
        written = OWN_SET.fullmatch(text.strip().lower())
        if written and written[0] not in self.names:
            raise Refused("refused-set", set=written[1], mark=written[2])
        return super().read(text)


OWN_SET = re.compile(r"(.+)-([0-9a-f]{12})")


def own_set(file: str, content: str) -> str:
    """What records call a set of one's own: its file and the beginning of its content's hash."""
    return f"{file}-{content[:12]}"
