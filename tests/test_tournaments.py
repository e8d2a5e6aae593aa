"""Tournaments of every game, whole, between quick bots: they end, keep the laws of series, and prove themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from pioche import games
from pioche.cli import main
from pioche.core.fair import Seeded
from pioche.core.record import Seat
from pioche.core.series import laws, shapes, text
from pioche.core.series.chain import Series, kind_of, terms_of
from pioche.lab.series import Played, entered, play_series


def tournament(key: str, kind: str, entrants: int) -> Played:
    game = games.load(key)
    terms = terms_of(game, kind_of(game, kind), dict(game.short), entrants)
    return play_series(game, terms, entered(["random"] * entrants), f"{key} {kind}", watch=laws.check)


@pytest.mark.parametrize("key", games.KEYS)
class TestEveryGame:
    def test_sixteen_bots_play_a_knock_out_to_its_winner(self, key: str) -> None:
        played = tournament(key, "knock-out", 16)
        series, matches = text.verify(played.bundle(), games.load)
        assert series.standing().count(0) == 1 and len(matches) == len(played.matches)

    def test_five_play_each_other_and_all_places_are_told(self, key: str) -> None:
        series = tournament(key, "round-robin", 5).series
        assert series.is_over and series.standing().count(0) == 1 and max(series.standing()) >= 3

    def test_the_best_of_three_is_played_at_one_table(self, key: str) -> None:
        most = games.load(key).players[-1]
        series = tournament(key, "best-of", most).series
        first = [opened for opened in series.opened.values() if opened.key[0] <= 3]  # those after are deciders
        assert series.is_over and all(len(opened.seats) == most for opened in first)


class TestLawsFindFaults:
    """Faults planted on purpose, each found by the law that is there for it."""

    def broken(self, plant: Callable[[Series], object]) -> str:
        game = games.load("calcory")
        terms = terms_of(game, kind_of(game, "knock-out"), {}, 4)
        series = Series(game, terms, entered(["random"] * 4), Seeded("faults"))
        for pairing in series.due():
            series.open(pairing)
        laws.check(series)
        plant(series)
        with pytest.raises(laws.Broken) as broken:
            laws.check(series)
        return str(broken.value)[:5]

    def test_an_entrant_at_two_tables(self) -> None:
        def plant(series: Series) -> None:
            first, second = series.opened
            series.opened[second] = replace(series.opened[second], seats=series.opened[first].seats)

        assert self.broken(plant) == "law 1"

    def test_an_entrant_who_is_out_and_plays_on(self) -> None:
        assert self.broken(lambda series: series.outlook.out.add(0)) == "law 1"

    def test_an_entrant_without_a_match(self) -> None:
        assert self.broken(lambda series: series.outlook.pairings.pop(0)) == "law 1"

    def test_something_carried_out_of_nowhere(self) -> None:
        assert self.broken(lambda series: series.holds.update({0: (1, 2)})) == "law 2"

    def test_a_match_that_was_opened_twice(self) -> None:
        assert self.broken(lambda series: series.log.append(series.log[0])) == "law 3"

    def test_a_series_that_is_over_while_matches_are_played(self) -> None:
        assert self.broken(lambda series: setattr(series.outlook, "over", True)) == "law 4"

    def test_a_series_that_its_log_does_not_tell(self) -> None:
        def plant(series: Series) -> None:
            series.entrants[0] = series.entered[0] = Seat("changed", "strong")
            series.log.pop()

        assert self.broken(plant) in ("law 3", "law 5")

    def test_a_bracket_that_forgets_its_byes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(shapes, "bracket", lambda size: [0, 1, 2, 3, 4, 5, 6, 7][:size])
        game = games.load("calcory")
        terms = terms_of(game, kind_of(game, "knock-out"), {}, 8)
        series = Series(game, terms, entered(["random"] * 5), Seeded("byes"))
        with pytest.raises(laws.Broken, match="law 1"):  # two empty places meet: nobody goes on from there
            laws.check(series)


class TestVerify:
    def test_the_command_checks_the_whole_chain(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "cup.pioche"
        whole = tournament("calcory", "knock-out", 4).bundle()
        file.write_text(whole, "utf-8")
        assert main(["verify", str(file), "--lang", "en"]) == 0
        assert "Series: 3 matches" in capsys.readouterr().out
        file.write_text(whole[:-3] + ("a" if whole[-3] != "a" else "b") + whole[-2:], "utf-8")
        assert main(["verify", str(file), "--lang", "en"]) == 1
        assert "match" in capsys.readouterr().err
