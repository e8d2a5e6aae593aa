"""A view as a row of numbers: what it tells, and that it tells no more."""

from __future__ import annotations

from random import Random

import pytest

from pioche import games
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game
from pioche.lab.encoding import encoding_of


def moments(game: Game, count: int, seed: int = 1) -> list[State]:
    """Questions from all over a random game."""
    rng, met = Random(seed), list[State]()
    s: State = game.start(game.settle(game.short))
    s.run_on()
    while not s.is_over():
        if s.to_move() == CHANCE:
            s.happen(s.draw(rng))
        else:
            met.append(s.clone())
            s.play(rng.choice(s.options()))
    return rng.sample(met, min(count, len(met)))


@pytest.mark.parametrize("key", games.KEYS)
class TestEveryGame:
    def test_imagined_tables_look_the_same(self, key: str) -> None:
        game = games.load(key)
        encoding = encoding_of(game, game.settle(game.short))
        for s in moments(game, 12):
            seat = s.to_move()
            view = game.view(s, seat)
            row = encoding.row(view, seat)
            again = game.view(game.imagine(view, Random(2)), seat)
            assert encoding.row(again, seat) == row and len(row) == encoding.size

    def test_different_questions_look_different(self, key: str) -> None:
        game = games.load(key)
        encoding = encoding_of(game, game.settle(game.short))
        met = moments(game, 40)
        rows = {tuple(encoding.row(game.view(s, s.to_move()), s.to_move())) for s in met}
        assert len(rows) > 0.9 * len(met)

    def test_every_place_is_described_once(self, key: str) -> None:
        game = games.load(key)
        encoding = encoding_of(game, game.settle(game.short))
        at = 0
        for _, _, start, size in encoding.described():
            assert start == at
            at += size
        assert at == encoding.size


def test_hands_are_counted_from_the_viewers_on() -> None:
    game = games.load("mu")
    encoding = encoding_of(game, game.settle({}))
    s = next(s for s in moments(game, 500) if s.to_move() == 2)
    row = encoding.row(game.view(s, 2), 2)
    hands = next(part for part in encoding.parts if part.name == "hands")
    own, width = s.hands[2], hands.kinds + 2  # type: ignore[attr-defined]
    block = row[hands.start : hands.start + width]
    assert hands.kind == "cards-each" and block[0] == len(own) and block[1] == 0
    assert [block[2 + card] for card in own] == [own.count(card) for card in own]
    assert row[hands.start + width + 1] == len(s.hands[3])  # type: ignore[attr-defined]  # all of them unknown
