from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from pioche import cli, games
from pioche.core.game import LANGUAGES, Number
from pioche.games.treize import scoring
from pioche.lab.check import LAWS, REFEREE, Findings, check, games_to_watch
from pioche.text import Words

TESTS = Path(__file__).parent.parent / "games"
KEY = "treize"
GAME = games.load(KEY)
TWO_PLAYERS = replace(
    GAME, options=(Number(key="players", default=2, low=2, high=2), *GAME.options[1:]), variants=()
)  # two tables, one of them because options meet there, since the laws take their time


def checked(only: str = "", tests: Path = TESTS, processes: int = 1) -> Findings:
    return check(TWO_PLAYERS, 1, processes, tests, only)


@pytest.fixture
def without_referee(tmp_path: Path) -> Path:
    """A folder with all tests of the game but no referee."""
    shutil.copytree(TESTS / KEY, tmp_path / KEY, ignore=shutil.ignore_patterns("referee.py", "__pycache__"))
    return tmp_path


class TestGames:
    def test_each_table_is_watched_for_the_laws_and_followed_by_the_referee(self) -> None:
        found = checked()
        assert [table.games for table in found.tables] == [4, 4]  # any answers, and likely ones
        assert [table.broken for table in found.tables] == [{LAWS: "", REFEREE: ""}] * 2
        assert found.is_clean()

    @pytest.mark.parametrize("only", [LAWS, REFEREE])
    def test_one_of_them_alone_takes_half_the_games(self, only: str) -> None:
        found = checked(only)
        assert [table.games for table in found.tables] == [2, 2]
        assert [table.broken for table in found.tables] == [{only: ""}] * 2

    def test_progress_tells_every_game(self) -> None:
        told: list[int] = []
        check(TWO_PLAYERS, 9, 1, TESTS, REFEREE, told.append)
        assert sum(told) == games_to_watch(TWO_PLAYERS, [REFEREE], 9) == 9 + 2 + 2 * 2

    def test_where_options_meet_that_no_variant_has_there_are_fewer_games(self) -> None:
        found = check(TWO_PLAYERS, 9, 1, TESTS, REFEREE)
        assert [(table.settings["open-scores"], table.games) for table in found.tables] == [(0, 11), (1, 4)]

    def test_two_processes_find_the_same(self) -> None:
        assert checked(REFEREE, processes=2).tables == checked(REFEREE).tables


class TestDisagreement:
    def test_it_is_a_finding_with_the_game_that_shows_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(scoring, "won_from", lambda row: [])
        found = checked(REFEREE)
        assert not found.is_clean()
        assert all("seed" in table.broken[REFEREE] for table in found.tables)

    def test_the_laws_alone_do_not_see_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(scoring, "limit", lambda row: 14)
        assert checked(LAWS).is_clean()


class TestNoReferee:
    def test_a_game_of_ours_must_have_one(self, without_referee: Path) -> None:
        found = checked(tests=without_referee)
        assert found.lacks_referee and found.watches == [LAWS] and not found.is_clean()

    def test_it_is_not_missed_where_the_laws_alone_are_wanted(self, without_referee: Path) -> None:
        assert checked(LAWS, without_referee).is_clean()

    def test_a_game_from_elsewhere_may_have_none(self, without_referee: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        found = checked(REFEREE, without_referee)
        monkeypatch.setattr(games, "KEYS", ())
        assert found.lacks_referee and found.is_clean()


class TestCommand:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_column_says_whether_the_referee_agrees(self, language: str, capsys: pytest.CaptureFixture[str]) -> None:
        line = ["check", KEY, "--games", "1", "--only", "referee", "--tests", str(TESTS), "--lang", language]
        assert cli.main(line) == 0
        said, words = capsys.readouterr().out, Words(language)
        assert said.count(words.say("check-referee-good")) == len(list(GAME.every_table()))
        assert words.say("check-laws-good") not in said

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_missing_referee_is_told(
        self, language: str, without_referee: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        line = ["check", KEY, "--games", "1", "--only", "referee", "--tests", str(without_referee), "--lang", language]
        assert cli.main(line) == 1
        assert Words(language).say("check-no-referee") in capsys.readouterr().out
