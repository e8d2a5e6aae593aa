"""Series at one terminal: played, left and gone on with, and kept in one file that proves itself."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from pioche import cli, games
from pioche.core.fair import Seeded
from pioche.core.game import Refused
from pioche.core.record import Seat
from pioche.core.series import text
from pioche.core.series.chain import Series, kind_of, terms_of
from pioche.lab.series import simulate_series
from pioche.terminal.screen import Screen
from pioche.terminal.series import Evening, entrants_of, old_evening
from pioche.text import Words

NBA = games.load("nba")


def screen(typed: str, language: str = "en") -> tuple[Screen, StringIO]:
    out = StringIO()
    return Screen(Words(language, NBA), 100, True, out, StringIO(typed)), out


def after_a_win(tmp_path: Path, typed: str, language: str = "en") -> tuple[Evening, StringIO]:
    """A campaign whose first match was won by a bot; from then on a person plays."""
    terms = terms_of(NBA, kind_of(NBA, "campaign"), {"duration": "short"}, 1)
    for number in range(50):
        series = Series(NBA, terms, [Seat("Ana", "greedy")], Seeded(f"won {number}"))
        shown, out = screen(typed, language)
        evening = Evening(series, shown, tmp_path / "campaign.pioche", "pioche campaign nba")
        evening.play_bots(series.open(series.due()[0]))
        if series.choices:
            series.entered[0] = series.entrants[0] = Seat("Ana")
            return evening, out
    raise AssertionError("never won")


class TestKeeping:
    def test_cards_are_kept_by_number_one_after_the_other(self, tmp_path: Path) -> None:
        evening, out = after_a_win(tmp_path, "99\n1\nu\n1\n1\n1\n1\n1\n1\nq\n")
        offered = evening.series.choices[0].offers
        evening.run()
        kept = evening.series.kept[0][2]
        assert kept[0] == offered[0] and kept[0] in evening.series.holds[0]
        said = out.getvalue()
        assert "Ana may keep cards" in said and "In place of which card?" in said and "A number from 1 to" in said

    def test_who_leaves_while_keeping_is_asked_again(self, tmp_path: Path) -> None:
        evening, out = after_a_win(tmp_path, "q\n", "fr")
        assert evening.run() == 0
        assert "La série est gardée" in out.getvalue()
        shown, _ = screen("")
        again = old_evening(evening.file, shown, evening.command)
        assert again.series.choices == evening.series.choices and not again.series.kept


class TestLeaving:
    def test_a_match_that_was_left_goes_on_where_it_stood(self, tmp_path: Path) -> None:
        file = tmp_path / "cup.pioche"
        line = [
            "tournament",
            "treize",
            "--entrants",
            "Ana,random*3",
            "--record",
            str(file),
            "--seed",
            "left",
            "--lang",
            "en",
        ]
        assert self.typed(line, "1\nq\ny\n") == 0
        series, matches = text.resumed(file.read_text("utf-8"), games.load)
        assert len(matches) == len(series.ended) + 1 and not series.is_over
        left = matches[-1].count("\n@0") + matches[-1].count("@0 ")
        assert left >= 1
        assert self.typed(["tournament", "--resume", str(file), "--lang", "en"], "1\nq\ny\n") == 0
        again = text.resumed(file.read_text("utf-8"), games.load)[1][-1]
        assert again.count("@0 ") > left and again.split("\n")[1:8] == matches[-1].split("\n")[1:8]

    def typed(self, line: list[str], typed: str) -> int:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("sys.stdin", StringIO(typed))
            return cli.main(line)

    def test_a_campaign_is_one_file_that_goes_on(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_DATA_HOME", str(tmp_path))
            line = ["campaign", "nba", "--duration", "short", "--lang", "en"]
            assert self.typed(line, "q\ny\n") == 0
            assert self.typed(["campaign", "nba", "--lang", "en"], "q\ny\n") == 0
            assert "Going on with" in capsys.readouterr().out
            assert [file.name for file in (tmp_path / "pioche").iterdir()] == ["nba-campaign.pioche"]
            assert self.typed([*line, "--new"], "q\ny\n") == 0
            assert len([*(tmp_path / "pioche").iterdir()]) == 2


class TestTournament:
    def test_bots_alone_play_to_the_end_and_the_file_is_right(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "cup.pioche"
        assert cli.main(["tournament", "calcory", "--entrants", "random*5", "--record", str(file), "--lang", "fr"]) == 0
        assert "gagne la série" in capsys.readouterr().out
        assert cli.main(["verify", str(file), "--lang", "fr"]) == 0
        assert "Série : " in capsys.readouterr().out
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("sys.stdin", StringIO(""))
            assert cli.main(["replay", str(file), "--match", "1.2", "--lang", "en"]) == 0  # 1.1 is a bye
            assert cli.main(["replay", str(file), "--lang", "en"]) == 2
        assert "--match" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("line", "said"),
        [
            (["tournament"], "Missing: the game"),
            (["tournament", "calcory", "--kind", "cup"], "no series cup"),
            (["tournament", "calcory", "--entrants", "random*17"], "cannot enter"),
            (["tournament", "calcory", "--entrants", "random*9,random*9"], "cannot enter"),
            (["tournament", "calcory", "--entrants", "a,a,b,c"], "Two players are called a"),
            (["tournament", "calcory", "--kind", "best-of", "--entrants", "random*2", "--length", "4"], "best of 4"),
            (["tournament", "calcory", "--entrants", "random*2"], "2 entrants cannot play"),
            (["tournament", "--resume", "/nowhere/at/all"], "cannot be read"),
            (["campaign", "calcory"], "has no campaign"),
            (["campaign"], "Missing: the game"),
            (["simulate", "nba", "--series", "cup"], "no series cup"),
            (["simulate", "nba", "--series", "campaign", "--bots", "me"], "Only bots"),
        ],
    )
    def test_what_cannot_be_is_refused_with_one_sentence(
        self, line: list[str], said: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert cli.main([*line, "--lang", "en"]) == 2
        out = capsys.readouterr()
        assert said in out.err and len(out.err.splitlines()) == 1

    def test_a_star_makes_many(self) -> None:
        assert [seat.bot for seat in entrants_of(["Ana", "strong*3"], ["Bo"])] == ["", "strong", "strong", "strong"]
        with pytest.raises(Refused):
            entrants_of(["strong*0"], [])


class TestSimulate:
    def test_campaigns_say_how_far_bots_come(self, capsys: pytest.CaptureFixture[str]) -> None:
        line = ["simulate", "nba", "--series", "campaign", "--bots", "greedy", "--games", "3", "--duration", "short"]
        assert cli.main([*line, "--seed", "far", "--processes", "1", "--lang", "en"]) == 0
        assert "Campaign" in capsys.readouterr().out
        assert cli.main([*line, "--seed", "far", "--processes", "1", "--json"]) == 0
        terms = terms_of(NBA, kind_of(NBA, "campaign"), {"duration": "short"}, 1)
        report = simulate_series(NBA, terms, ["greedy"], 3, "far", 1)
        assert f'"points": [\n        {report.points(0)[0]},' in capsys.readouterr().out
        assert [result[2] for result in report.results] == [result[1][0] + 1 for result in report.results]

    def test_better_bots_come_further(self) -> None:
        terms = terms_of(NBA, kind_of(NBA, "campaign"), {"duration": "short"}, 1)
        won = [sum(simulate_series(NBA, terms, [bot], 12, "order", 1).points(0)) for bot in ("random", "greedy")]
        assert won[0] < won[1]
