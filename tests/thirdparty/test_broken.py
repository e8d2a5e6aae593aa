"""A plug-in that is broken is left out with one sentence, and the others go on."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pioche import cli, games
from pioche.core.game import Game, Number
from pioche.lab.check import LAWS, check
from tests.thirdparty.nothanks import GAME
from tests.thirdparty.nothanks.table import TABLE
from tests.thirdparty.plugged import plug_in

NOTHANKS = Path(__file__).parent / "nothanks"


def listed(capsys: pytest.CaptureFixture[str]) -> str:
    assert cli.main(["games", "--lang", "en"]) == 0
    return " ".join(capsys.readouterr().out.split())


class TestOneThatDoesNotLoad:
    def broken(self, folder: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
        monkeypatch.delitem(sys.modules, "sorry", raising=False)
        (folder / "sorry.py").write_text(source)
        plug_in(folder, monkeypatch, sorry="sorry:GAME", nothanks="tests.thirdparty.nothanks:GAME")

    @pytest.mark.parametrize(
        ("source", "said"),
        [
            ("import nowhere", "ModuleNotFoundError: No module named 'nowhere' (sorry.py, line 1)"),
            ("\nGAME = 1 / 0", "ZeroDivisionError: division by zero (sorry.py, line 2)"),
            ("GAME = 3", "TypeError: sorry:GAME is int, not a Game (sorry:GAME)"),
            ("from tests.thirdparty.nothanks import GAME", "called sorry, the game nothanks (sorry:GAME)"),
        ],
    )
    def test_the_list_of_games_says_why_and_where(
        self,
        source: str,
        said: str,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.broken(tmp_path, monkeypatch, source)
        text = listed(capsys)
        assert "The game sorry is left out: " in text and said in text
        assert "Treize" in text and "No Thanks!" in text

    def test_the_others_can_be_played(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.broken(tmp_path, monkeypatch, "import nowhere")
        found, broken = games.playable()
        assert [game.key for game in found] == [*games.KEYS, "nothanks"] and len(broken) == 1
        assert cli.main(["play", "sorry"]) == 2


def found(game: Game) -> str:
    """What the check says of this game."""
    findings = check(game, 1, 1, Path("nowhere"), LAWS)
    assert not findings.is_clean()
    broken = [text for table in findings.tables for text in table.broken.values()]
    return "\n".join([*findings.texts, *findings.icons, *broken])


def few(**changes: Any) -> Game:
    """No Thanks! with something changed, for three players only."""
    return replace(GAME, options=(Number(key="players", default=3, low=3, high=3),), **changes)


class TestOneThatTheCheckFindsBroken:
    @pytest.fixture(autouse=True)
    def played_here(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(games, "load", lambda key, load=games.load: self.game if key == "nothanks" else load(key))

    game: Game

    def check(self, **changes: Any) -> str:
        self.game = few(**changes)
        return found(self.game)

    def test_a_missing_text(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        shutil.copytree(NOTHANKS, tmp_path / "nothanksless")
        text = tmp_path / "nothanksless" / "text.fr.ftl"
        text.write_text(text.read_text("utf-8").replace("pay = payer un jeton\n", ""), "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        assert "fr: pay is missing" in self.check(package="nothanksless")

    def test_the_sign_of_the_scores(self) -> None:
        said = self.check(scores=lambda s: [-score for score in GAME.scores(s)])
        assert "law 8: more must be better: the places are" in said

    def test_an_exception_in_the_picture(self) -> None:
        def picture(v: Any, viewer: int | None) -> Any:
            return [seat for seat in range(9) if TABLE.picture(v, viewer).players[seat]]

        said = self.check(table=replace(TABLE, picture=picture))
        assert "IndexError: list index out of range" in said or "law 14: list index out of range" in said

    def test_a_missing_icon(self) -> None:
        faces = TABLE.catalogue()
        symbols = {"coin": faces.symbols["coin"].__class__(name="chips", icon="doubloon")}
        drawn = faces.__class__(symbols=symbols, faces=faces.faces)
        said = self.check(table=replace(TABLE, catalogue=lambda: drawn))
        assert "there is no icon doubloon (of coin): put icons/doubloon.svg into the package" in said
