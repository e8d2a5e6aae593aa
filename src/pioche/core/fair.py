"""Shuffles and rolls that anyone can check.

The table makes a secret and a name for itself and publishes the commitment

    SHA-256("table \\n secret")

before anybody is asked for anything.  Then every person adds some entropy.  Nothing is made up for the others: the
entropy of a bot is the word `bot`, that of a person who sent none is `none`; anything else there would be the table's
own choice, made when it knew all the rest.  Chance number i is drawn from the stream of blocks

    HMAC-SHA-256(secret, "table \\n entropy of seat 0 \\n ... \\n i \\n block")        block = 0, 1, 2, ...

and when the match is over the secret is published.  Whoever knows it can draw everything again.  Nobody could have
chosen it to suit the cards: all that the table makes itself was fixed before the first person spoke.

The methods below spell out how numbers come from the stream, so that a checker in any language can follow:
every draw below n takes eight bytes (big-endian), again if they lie beyond the last whole multiple of n.

Records of form 1 commit to SHA-256(secret) alone, and tables made up the entropy of bots and of silent people
afterwards. They can still be recomputed, but they do not show that the table did not choose.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any

WORD = 8
SPAN = 1 << 8 * WORD

FORMS = (1, 2)  # of the commitment, and of records: what is new is written in the last one
FORM = FORMS[-1]

BOT, NONE = "bot", "none"  # what stands for the entropy of a bot, and of a person who sent none


def new_secret() -> str:
    return secrets.token_hex(32)


def new_entropy() -> str:
    return secrets.token_hex(8)


def commitment(secret: str, table: str, form: int = FORM) -> str:
    """What is published before anybody adds entropy."""
    committed = secret if form == 1 else f"{table}\n{secret}"
    return hashlib.sha256(committed.encode()).hexdigest()


def entropy_of(bot: str, given: str) -> str:
    """The entropy of a seat as the rule says: what its person gave, if it has one."""
    return BOT if bot else given or NONE


class Luck:
    """Where a match gets its chance from: `at(i)` draws chance number i, counted from 0 and asked in order."""

    def at(self, number: int) -> Random:
        raise NotImplementedError


class Seeded(Luck):
    """For simulations and tests: all of it follows from a word, fast but foreseeable."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.random = Random(seed)

    def at(self, number: int) -> Random:
        return self.random


class Committed(Luck):
    """For people: a secret that was committed to, and everybody's entropy."""

    def __init__(self, secret: str, table: str, entropies: list[str], form: int = FORM) -> None:
        self.secret = secret
        self.table = table
        self.entropies = entropies
        self.form = form
        self.stream = Stream(secret, context(table, entropies))

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.table, self.form)

    def at(self, number: int) -> Random:
        self.stream.rewind(number)
        return self.stream


def context(table: str, entropies: list[str]) -> str:
    """What all blocks of a match have in common."""
    return "\n".join([table, *entropies])


class Stream(Random):
    """A generator whose every number follows from HMAC-SHA-256."""

    def __init__(self, secret: str, context: str) -> None:
        super().__init__(0)
        self.context = context
        self.keyed = hmac.new(secret.encode(), f"{context}\n".encode(), "sha256")  # what all blocks begin with
        self.rewind(0)

    def rewind(self, number: int) -> None:
        """Start the stream of this chance number."""
        self.number = number
        self.block = 0
        self.bytes = b""

    def word(self) -> int:
        if not self.bytes:
            block = self.keyed.copy()
            block.update(f"{self.number}\n{self.block}".encode())
            self.bytes = block.digest()
            self.block += 1
        taken, self.bytes = self.bytes[:WORD], self.bytes[WORD:]
        return int.from_bytes(taken, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        whole = SPAN - SPAN % n
        word = self.word()
        while word >= whole:
            word = self.word()
        return word % n

    # What rules may call. Overridden in full, so that another Python draws the same.

    def random(self) -> float:
        return (self.word() >> 11) / (1 << 53)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        choices = range(start) if stop is None else range(start, stop, step)
        return choices[self.below(len(choices))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population: Sequence[Any], k: int, *, counts: Any = None) -> list[Any]:
        pool = list(population)
        self.shuffle(pool)
        return pool[:k]

    def getrandbits(self, k: int) -> int:
        return self.below(1 << k) if k <= 8 * WORD else self.refuse()

    def refuse(self) -> int:
        raise NotImplementedError("rules draw with random, randrange, shuffle or sample")
