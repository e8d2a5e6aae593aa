from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from pioche import cli, games
from pioche.core.game import LANGUAGES, Game, Number
from pioche.games.treize import scoring
from pioche.lab.check import (
    LAWS,
    REFEREE,
    Findings,
    check,
    games_to_watch,
    paragraph_problems,
    paragraphs,
    text_problems,
)
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


def of_ours(key: str) -> Game:
    """A game of ours, chosen by people or not yet."""
    game: Game = import_module(f"pioche.games.{key}").GAME
    return game


@pytest.mark.parametrize("key", games.KEYS)
class TestEveryGame:
    def test_every_paragraph_of_its_rules_has_a_test(self, key: str) -> None:
        game = of_ours(key)
        assert paragraphs(game, LANGUAGES[0])
        assert list(paragraph_problems(game, TESTS / key)) == []

    def test_it_says_the_same_in_every_language(self, key: str) -> None:
        assert list(text_problems(of_ours(key))) == []


class TestParagraphs:
    """What is missing or too much is found, whichever way it went."""

    @pytest.fixture
    def copied(self, tmp_path: Path) -> Path:
        shutil.copytree(TESTS / KEY, tmp_path / KEY, ignore=shutil.ignore_patterns("__pycache__"))
        return tmp_path / KEY

    def problems(self, folder: Path) -> list[str]:
        return list(paragraph_problems(GAME, folder))

    def test_a_paragraph_without_a_test_class(self, copied: Path) -> None:
        change(copied, r"^class TestR2_1\w*", "class TestSomething")
        assert self.problems(copied) == [f"paragraph 2.1 has no test class TestR2_1… in {copied}"]

    def test_a_test_class_that_somebody_has_commented_out(self, copied: Path) -> None:
        change(copied, r"^class TestR2_1\w*:", '"""\nclass TestR2_1Gone:\n    """\n\n\nclass TestSomething:')
        assert self.problems(copied) == [f"paragraph 2.1 has no test class TestR2_1… in {copied}"]

    def test_a_test_class_without_a_test(self, copied: Path) -> None:
        change(copied, r"^class TestR2_1\w*:", "class TestR2_1:\n    pass\n\n\nclass TestSomething:")
        assert self.problems(copied) == ["the test class of paragraph 2.1 has no test in it"]

    def test_a_test_class_of_a_paragraph_that_is_not_there(self, copied: Path) -> None:
        (copied / "test_more.py").write_text("class TestR99_1More:\n    def test_it(self) -> None: ...\n")
        assert self.problems(copied) == ["a test class names paragraph 99.1, which the rules do not have"]

    def test_a_paragraph_that_one_language_alone_has(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told = telling(lambda language, text: text + "\n**99.1** Plus.\n" if language == LANGUAGES[1] else text)
        monkeypatch.setattr(Game, "rules", told)
        assert self.problems(TESTS / KEY) == [
            f"rules.{LANGUAGES[1]}.md and rules.{LANGUAGES[0]}.md differ in paragraphs ['99.1']"
        ]

    def test_a_number_given_twice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Game, "rules", telling(lambda _, text: text.replace("**2.1**", "**2.1** One.\n\n**2.1**")))
        assert self.problems(TESTS / KEY) == ["paragraph 2.1 comes after 2.1"]

    def test_it_is_told_by_the_command(self, copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
        change(copied, r"^class TestR2_1\w*", "class TestSomething")
        line = ["check", KEY, "--games", "1", "--only", "referee", "--tests", str(copied.parent), "--processes", "1"]
        assert cli.main(line) == 1
        assert "paragraph 2.1 has no test class" in " ".join(capsys.readouterr().out.split())


def change(folder: Path, old: str, new: str) -> None:
    """Replaces this wherever it is in the tests."""
    for file in folder.glob("test_*.py"):
        file.write_text(re.sub(old, new, file.read_text("utf-8"), flags=re.M), "utf-8")


def telling(change: Callable[[str, str], str]) -> Callable[[Game, str], str]:
    """The rules, changed."""
    rules = Game.rules
    return lambda game, language: change(language, rules(game, language))


class TestTexts:
    def spoken(self, monkeypatch: pytest.MonkeyPatch, change: Callable[[str, str], str]) -> list[str]:
        text = Game.text
        monkeypatch.setattr(Game, "text", lambda game, language: change(language, text(game, language)))
        return list(text_problems(GAME))

    def test_a_message_that_one_language_lacks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = self.spoken(monkeypatch, lambda language, text: text + "\nplanted = !\n" * (language == LANGUAGES[0]))
        assert found == [f"{LANGUAGES[1]}: planted is missing"]

    def test_a_message_with_other_arguments(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = self.spoken(monkeypatch, lambda language, text: text + f"\nplanted = {{ ${language} }}\n")
        assert found == [f"{LANGUAGES[1]}: planted has other arguments or attributes than in {LANGUAGES[0]}"]

    def test_a_message_that_every_game_needs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = self.spoken(monkeypatch, lambda _, text: re.sub("^game-line =", "game-lines =", text, flags=re.M))
        assert found == [f"{language}: game-line is missing" for language in LANGUAGES]

    def test_a_text_that_cannot_be_read(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert len(self.spoken(monkeypatch, lambda _, text: text + "\nplanted = { $\n")) == 1


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
