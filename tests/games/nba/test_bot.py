"""What bots lean on: rules of thumb, and what a table is worth where an imagined game stops."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from pioche.core.flow import CHANCE
from pioche.games.nba import GAME
from pioche.games.nba.bot.hints import consider
from pioche.games.nba.bot.prospects import rate_of, rests, worth
from pioche.games.nba.cards import CARD, FACE_KEYS
from pioche.games.nba.profiles import LEVEL_KEYS
from pioche.games.nba.state import Nba
from tests.games.nba.table import play, turn

QUICK = GAME.hints.quick


def by_thumb(seed: str, **agreed: int) -> Nba:
    """A short game between bots that follow the rules of thumb."""
    assert QUICK is not None
    s: Nba = GAME.start(GAME.settle({"duration": 0, **agreed}))
    rng = Random(seed)
    s.run_on()
    while not s.is_over():
        if s.to_move() == CHANCE:
            s.happen(s.draw(rng))
        else:
            seat = s.asked()[0]
            s.answer(seat, QUICK(GAME.view(s, seat), seat, s.options_of(seat), rng))
            s.run_on()
    return s


class TestWorth:
    def test_an_attack_that_waits_counts(self) -> None:
        s = turn("S-PG1", board="BO-3PT")
        before = worth(s)[0]
        s.attacks[0] = [FACE_KEYS.index("blue-9")]
        assert worth(s)[0] > before

    def test_a_tactic_is_worth_as_much_in_the_discard_as_on_the_board(self) -> None:
        on_board, discarded = turn("S-PG1", board="KENTUCKY-O"), turn("S-PG1", discard="KENTUCKY-O")
        assert rate_of(on_board, 0) == pytest.approx(rate_of(discarded, 0))

    def test_fatigue_is_a_burden_and_a_star_on_the_bench_a_treasure(self) -> None:
        plain = rate_of(turn("S-PG1", discard="S-C1"), 0)
        assert rate_of(turn("S-PG1", discard="S-C1 fatigue"), 0) < plain < rate_of(turn("S-PG1", discard="lebron"), 0)

    def test_shares_of_two_seats_add_up_to_one(self) -> None:
        assert sum(worth(turn("S-PG1"))) == pytest.approx(1.0)

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_the_end_says_who_has_won(self, players: int) -> None:
        s = by_thumb(f"end {players}", players=players)
        shares = worth(s)
        assert len(shares) == players
        if players > 1:
            assert [share > 0 for share in shares] == [rank == 0 for rank in s.ranks]
        else:
            assert shares == [0.5 + 0.5 * ((s.points[1] > s.points[2]) - (s.points[1] < s.points[2]))]


class TestSearch:
    def test_imagined_games_rest_when_ones_next_turn_is_over(self) -> None:
        s, rng = turn("S-PG1 S-C1 BO-3PT"), Random(1)
        view = GAME.view(s, 0)
        assert QUICK is not None
        while not rests(s, view) or s.to_move() != CHANCE:
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
            else:
                seat = s.asked()[0]
                s.answer(seat, QUICK(s, seat, s.options_of(seat), rng))
                s.run_on()
        assert s.turn == view.turn + 2 and s.active == view.active

    def test_what_hardly_matters_is_answered_at_once(self) -> None:
        s = turn("S-PG1 S-C1 T-SG2 T-SF2")
        play(s, f"buy {1 + s.track.index(next(card for card in s.track if card < CARD['KENTUCKY-O']))}")
        assert len(consider(GAME.view(s, 0), 0, s.options_of(0))) == 1


class TestThumb:
    def test_rules_of_thumb_beat_chance(self) -> None:
        for game in range(6):
            s: Nba = GAME.start(GAME.settle({"duration": 0}))
            rng, bot = Random(f"thumb {game}"), game % 2
            assert QUICK is not None
            s.run_on()
            while not s.is_over():
                if s.to_move() == CHANCE:
                    s.happen(s.draw(rng))
                    continue
                seat = s.asked()[0]
                options = s.options_of(seat)
                view = GAME.view(s, seat)
                s.answer(seat, QUICK(view, seat, options, rng) if seat == bot else rng.choice(options))
                s.run_on()
            assert s.ranks[bot] == 0

    def test_alone_each_level_is_harder_than_the_one_below(self) -> None:
        leads = [
            fmean(GAME.scores(by_thumb(f"level {game}", players=1, level=level))[0] for game in range(30))
            for level in range(0, len(LEVEL_KEYS), 2)
        ]
        assert leads == sorted(leads, reverse=True)
