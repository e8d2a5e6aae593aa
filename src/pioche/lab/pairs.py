"""Tables among which every two options meet: each value of one with each value of the other, wherever both are offered.

Faults hide where two options meet, seldom where three do; and of two options at a time a few dozen tables show all
there is, while all combinations would be thousands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pioche.core.game import Game, Option, Settings

MOST_VALUES = 8  # an option with more of them is a measure: it stays as it is

Setting = tuple[str, int]
Pair = tuple[Setting, Setting]


def pairs(game: Game) -> list[Settings]:
    """The tables, found greedily: each brings as many new pairs as a short look ahead can find."""
    missing = sorted({pair for players in game.players for pair in possible(game, players)})
    left, tables = {*missing}, []
    for pair in missing:
        if pair in left:
            found = [filled(game, players, pair, left) for players in game.players if pair in possible(game, players)]
            best = max(found, key=lambda settings: len(left & {*meetings(game, settings)}))
            tables.append(best)
            left -= {*meetings(game, best)}
    return tables


def meetings(game: Game, settings: Settings) -> Iterator[Pair]:
    """The pairs that meet at this table."""
    keys = sorted(option.key for option in offered(game, settings["players"]))
    yield from combinations([(key, settings[key]) for key in keys], 2)


def possible(game: Game, players: int) -> list[Pair]:
    """The pairs that can meet with so many players."""
    options = sorted(offered(game, players), key=lambda option: option.key)
    return [
        ((one.key, a), (other.key, b))
        for one, other in combinations(options, 2)
        for a in values(one, players)
        for b in values(other, players)
    ]


def offered(game: Game, players: int) -> list[Option]:
    """The options there are with so many players, besides those that are measures."""
    there = [option for option in game.options if option.players is None or players in option.players]
    return [option for option in there if len(option.values()) <= MOST_VALUES]


def values(option: Option, players: int) -> list[int]:
    return [players] if option.key == "players" else [*option.values()]


def filled(game: Game, players: int, pair: Pair, left: set[Pair]) -> Settings:
    """A table with this pair; every other option gets the value that brings most new pairs with those before it."""
    fixed: dict[str, int] = {"players": players, **dict(pair)}
    usual = game.settle({**game.short, **fixed})
    for option in offered(game, players):
        if option.key not in fixed:
            gains = [(brought(option, value, fixed, left), value == usual[option.key]) for value in option.values()]
            fixed[option.key] = option.values()[gains.index(max(gains))]
    return {**usual, **fixed}


def brought(option: Option, value: int, fixed: dict[str, int], left: set[Pair]) -> int:
    """How many pairs that are missing this value makes with those that are fixed."""
    return sum(ordered((option.key, value), other) in left for other in fixed.items())


def ordered(one: Setting, other: Setting) -> Pair:
    return (one, other) if one[0] < other[0] else (other, one)
