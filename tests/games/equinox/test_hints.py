"""Equinox: the rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pioche import bots
from pioche.games.equinox import GAME
from pioche.games.equinox.bot.outlook import Row, evaluate, stakes, worth
from pioche.games.equinox.cards import cards
from pioche.games.equinox.scoring import finish, scores
from pioche.games.equinox.state import Equinox
from pioche.lab.simulate import play_out
from tests.games.equinox.table import creature, play, table

ROW = "; ".join(f"R1 {name}: {name}5" for name in ["GRI", "BIC", "DUC", "BOL", "SAB", "PLU"])


def best(s: Equinox) -> str:
    """The answer that looks best to the seat to move."""
    seat, options = s.to_move(), s.options()
    rates = GAME.hints.rate(GAME.view(s, seat), seat, options)
    return GAME.choices[options[rates.index(max(rates))]]


class TestStakes:
    def test_own_pebbles_less_the_rivals_share(self) -> None:
        s = table("..", "..", "..", bets="R1 DUC:0, R1 LIC:1", champions="LIC:2", secrets="0:SAB4")
        gain = stakes(s, 0)
        assert gain[creature("DUC")] == 4 and gain[creature("LIC")] == -4.5 and gain[creature("SAB")] == 5

    def test_danger_falls_with_strength(self) -> None:
        s = table("..", "..", bets="R1 LIC:0", piles=f"R1 LIC: LIC2; {ROW}")
        row = Row(s, stakes(s, 0))
        losses = [row.loss_with(creature("LIC"), 2 * strength) for strength in range(11)]
        assert losses == sorted(losses, reverse=True)

    def test_a_full_row_is_certain(self) -> None:
        s = table("..", "..", bets="R1 LIC:0, R1 PAN:1", piles=f"R1 LIC: LIC2; {ROW}")
        row = Row(s, stakes(s, 0))
        assert row.loss_with(creature("PAN"), 18) == 4 and row.loss_with(creature("PAN"), 2) == -4


class TestAnswers:
    def test_save_the_own_creature(self) -> None:
        s = table("LIC9 PAN8", "..", bets="R1 LIC:0", piles=f"R1 LIC: LIC2; {ROW}")
        play(s, "skip")
        assert best(s) == "LIC9"

    def test_doom_the_rivals(self) -> None:
        s = table("PAN1 LIC9", "..", bets="R1 PAN:1", piles=f"R1 LIC: LIC2; {ROW}")
        play(s, "skip")
        assert best(s) == "PAN1"

    def test_bet_early_rather_than_late(self) -> None:
        assert best(table("LIC9 LIC8 LIC7 ..", "..")) != "skip"

    def test_take_back_a_lost_pebble_but_not_a_good_one(self) -> None:
        s = table("LIC4 ..", "..", round=2, out="GRI", bets="R1 GRI:0, R1 LIC:0")
        play(s, "skip, LIC4")
        assert best(s) == "GRI row 1"

    def test_take_back_a_secret_bet_that_is_lost(self) -> None:
        s = table("LIC4 ..", "..", round=2, out="GRI", bets="R1 LIC:0", secrets="0:GRI3")
        play(s, "skip, LIC4")
        assert best(s) == "secret pebble"

    def test_throw_away_what_is_dead(self) -> None:
        s = table("LIC1 SAB3 ..", "..", round=2, out="SAB")
        play(s, "skip, LIC1")
        assert best(s) == "SAB3"

    def test_give_the_duke_the_least_useful_card(self) -> None:
        s = table("DUC3 ..", "PAN1 PAN9", bets="R1 DUC:0, R1 PAN:1")
        play(s, "skip, DUC3, seat 1, PAN")
        assert best(s) == "PAN1"


class TestExpectations:
    def test_in_the_end_it_is_the_score(self) -> None:
        s = table("..", "..", round=5, out="LIC PAN GRI BIC SAB", bets="R1 DUC:0, R1 LIC:1", secrets="1:BOL2")
        finish(s)
        s.run_on()
        assert evaluate(s) == [points / 2 for points in scores(s)] == [4, 5]

    def test_a_stronger_creature_promises_more(self) -> None:
        values = [
            evaluate(table("..", "..", bets="R1 LIC:0", piles=f"R1 LIC: LIC{n}; {ROW}"))[0] for n in (1, 5, 10)
        ]  # fmt: skip
        assert values == sorted(values) and 0 < values[0] < values[2] < 4

    def test_a_hidden_bet_counts_for_its_owner(self) -> None:
        assert evaluate(table("..", "..", secrets="1:LIC3"))[1] > 1


def test_greedy_beats_random() -> None:
    """Far more than three games in four."""
    players: Any = [bots.load("greedy")(GAME), bots.load("random")(GAME)]
    settings, won = GAME.settle({"players": 2}), 0
    for number in range(20):
        seats = players[:: -1 if number % 2 else 1]
        s, _ = play_out(GAME, settings, seats, Random(f"chance {number}"), Random(f"whims {number}"))
        won += s.ranks[number % 2] == 0
    assert won >= 17


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_question_can_be_rated_without_touching_the_view(players: int) -> None:
    rng = Random(players)
    s: Equinox = GAME.start(GAME.settle({"players": players}))
    while not s.is_over():
        if s.to_move() < 0:
            s.happen(s.draw(rng))
            continue
        options, seat = s.options(), s.to_move()
        rates = GAME.hints.rate(GAME.view(s, seat), seat, options[:])
        assert len(rates) == len(options)
        if len(options) > 1:
            assert GAME.hints.quick and GAME.hints.quick(s, seat, options, rng) == options[rates.index(max(rates))]
        s.play(options[rng.randrange(len(options))])
    assert cards("LIC1") == [creature("LIC") * 11 + 1]


def test_what_a_seat_may_hope_for_adds_up_and_favours_the_leader() -> None:
    ahead = worth(table("..", "..", bets="R1 LIC:0", piles=f"R1 LIC: LIC10; {ROW}"))
    assert abs(sum(ahead) - 1) < 1e-9 and ahead[0] > ahead[1]
