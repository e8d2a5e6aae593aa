from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pioche import games
from pioche.core import record
from pioche.core.game import Refused
from pioche.lab.simulate import Report, Tally, seat_results, simulate
from tests.terminal.toy import GAME as TOY

GAMES = list(games.KEYS)
SHORT = {"hands": 1}


def report(key: str, processes: int = 1, records: Path | None = None, bots: str = "random", count: int = 12) -> Report:
    game = games.load(key)
    wanted = {name: value for name, value in SHORT.items() if name in [option.key for option in game.options]}
    settings = game.settle(wanted)
    return simulate(game, settings, [bots] * settings["players"], count, "s", processes, records)


def results(some: Report) -> dict[str, object]:
    """What the games showed, without how long it took."""
    data = some.data()
    return {
        name: data[name] for name in ("game", "options", "players", "bots", "games", "decisions", "seed", "results")
    }


@pytest.mark.parametrize("key", GAMES)
class TestSameResults:
    def test_for_one_process_and_two(self, key: str) -> None:
        assert results(report(key, 1)) == results(report(key, 2))

    def test_with_and_without_records(self, key: str, tmp_path: Path) -> None:
        assert results(report(key)) == results(report(key, records=tmp_path))

    def test_with_bots_that_see(self, key: str, tmp_path: Path) -> None:
        assert results(report(key, bots="greedy", count=3)) == results(report(key, 2, tmp_path, "greedy", 3))


@pytest.mark.parametrize("key", GAMES)
def test_every_record_verifies_and_they_are_all_different(key: str, tmp_path: Path) -> None:
    report(key, 2, tmp_path, count=6)
    texts = [file.read_text("utf-8") for file in sorted(tmp_path.iterdir())]
    assert len(set(texts)) == 6
    for text in texts:
        record.verify(text, games.load)


def test_alone_the_score_says_who_has_won() -> None:
    won = Tally.of(9, [4], [0]) + Tally.of(9, [0], [0]) + Tally.of(9, [-3], [0]) + Tally.of(9, [-1], [0])
    seat = seat_results(games.load(GAMES[0]), won, ["greedy"])[0]
    assert seat.wins == 1.5 and seat.win_share == 1.5 / 4


def test_the_json_has_all_its_keys() -> None:
    data = report(GAMES[0], count=2).data()
    assert list(data) == [
        "game", "options", "players", "bots", "games", "decisions", "seconds", "decisions_per_s", "games_per_s",
        "processes", "seed", "results",
    ]  # fmt: skip
    assert set(data["results"]) == {"seats", "lengths"}
    assert set(data["results"]["lengths"]) == {"mean", "min", "max"}
    keys = {"bot", "mean", "sd", "min", "max", "wins", "win_share", "mean_place"}
    assert all(set(seat) == keys for seat in data["results"]["seats"])


def test_shared_wins_add_up_to_the_games_played() -> None:
    done = simulate(TOY, TOY.settle({"players": 3}), ["random"] * 3, 200, "s", 1)
    assert sum(seat.wins for seat in done.seats) == pytest.approx(200)
    assert any(seat.wins != int(seat.wins) for seat in done.seats), "some of 200 games end in a tie"
    assert all(0 <= seat.min <= seat.mean <= seat.max <= 6 for seat in done.seats)


def test_one_game_has_no_spread() -> None:
    assert all(seat.sd == 0 for seat in simulate(TOY, TOY.settle({}), ["random"] * 2, 1, "s", 1).seats)


def test_scores_in_parts_of_a_point_are_told_in_points() -> None:
    halves = replace(TOY, in_a_point=2, scores=lambda s: [2 * score for score in TOY.scores(s)])
    whole, told = (simulate(game, game.settle({}), ["random"] * 2, 20, "s", 1).seats for game in (TOY, halves))
    assert told == whole
    odd = replace(TOY, in_a_point=2, scores=lambda s: [2 * score + 1 for score in TOY.scores(s)])
    assert [seat.max for seat in simulate(odd, odd.settle({}), ["random"] * 2, 20, "s", 1).seats] == [
        seat.max + 0.5 for seat in whole
    ]


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    simulate(TOY, TOY.settle({}), ["random"] * 2, 37, "s", 1, progress=done.append)
    assert sum(done) == 37


def test_greedy_bots_beat_random_ones_at_the_toy() -> None:
    done = simulate(TOY, TOY.settle({}), ["greedy", "random"], 300, "s", 1)
    assert done.seats[0].win_share > 0.6


def test_a_bot_for_every_seat_is_needed() -> None:
    with pytest.raises(Refused):
        simulate(TOY, TOY.settle({}), ["random"] * 3, 1, "s", 1)
