from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pioche import cli, games
from pioche.core import record
from pioche.core.flow import State
from pioche.core.game import Game
from pioche.terminal.verified import promises
from pioche.text import Words

COMMANDS = list(cli.COMMANDS)
ROOT = Path(__file__).parent.parent
ONES = "1\nyes\n" * 600  # the first answer, always, and sure of it
TICKS = ["1", "1 2", "1 1", "1 2 3", "1 1 2", "1 2 2", "1 1 1", "1 2 3 4", "1 1 2 2", "1 2 2 2", "1 2 3 3", "1 1 1 1"]
SEVERAL = "".join(f"{ticks}\n" for ticks in [*TICKS, "1 2 3 4 5", "1 2 3 4 5 6", "1 2 3 4 5 6 7", "1 1 1 1 1"]) * 150
TYPED = {"warriors": SEVERAL}  # where several must be ticked, whatever is too few or too many is refused
SHORT = {  # so that whole games stay short
    "mu": ["--hands", "1"],
    "nba": ["--duration", "short"],
    "rummu": ["--hands", "1"],
}
COMPANY = ["--seats", "Ana,random,random", "--seed", "9"]  # the seed: blind ticking fails in one deal of two hundred


def pioche(*line: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a person would, from outside."""
    kept = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES", "PIOCHE_LANG")}
    there = {**kept, "PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8", "PYTHONWARNINGS": "error", **environment}
    return subprocess.run(
        [sys.executable, "-m", "pioche", *line], input=typed, capture_output=True, text=True, env=there, timeout=300
    )


def refused(*line: str, typed: str = "", **environment: str) -> str:
    """The one sentence with which this is refused."""
    done = pioche(*line, typed=typed, **environment)
    assert done.returncode == 2, done
    assert len(done.stderr.splitlines()) == 1 and done.stderr.startswith("pioche: "), done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    return done.stderr.strip()


class TestHelp:
    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize("command", COMMANDS)
    def test_every_command_explains_itself(
        self, command: str, language: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert cli.main([command, "--help", "--lang", language]) == 0
        said = capsys.readouterr().out
        assert said.startswith("usage :" if language == "fr" else "usage:") and f"pioche {command}" in said
        assert ("drapeaux" in said) == (language == "fr")

    @pytest.mark.parametrize("line", [[], ["--help"], ["help"], ["-h"]])
    def test_the_overview_names_every_command(self, line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(line) == 0
        said = capsys.readouterr().out
        assert all(f"  {command} " in said for command in COMMANDS)

    @pytest.mark.parametrize("key", games.KEYS)
    def test_the_options_of_a_game_are_flags(self, key: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["play", key, "--help", "--lang", "fr"]) == 0
        said = capsys.readouterr().out
        assert all(f"--{option.key}" in said for option in games.load(key).options)

    @pytest.mark.parametrize("command", ["simulate", "arena"])
    @pytest.mark.parametrize("key", games.KEYS)
    def test_so_they_are_where_bots_play_one_that_the_command_has_itself_by_a_longer_name(
        self, key: str, command: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert cli.main([command, key, "--help", "--lang", "en"]) == 0
        said = capsys.readouterr().out
        own = {"games", "bots", "table", "seed", "processes", "whole", "json", "records", "lang"}
        wanted = [f"--option-{o.key}" if o.key in own else f"--{o.key}" for o in games.load(key).options]
        assert all(flag in said for flag in wanted)

    def test_the_version_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["--version"]) == 0
        assert capsys.readouterr().out.startswith("pioche 0")

    def test_the_language_follows_the_environment(self) -> None:
        assert "une table" in pioche(LANG="fr_FR.UTF-8").stdout
        assert "a table" in pioche(LANG="fr_FR.UTF-8", PIOCHE_LANG="en").stdout
        assert "une table" in pioche("--lang", "fr").stdout

    def test_help_imports_neither_games_nor_rich(self) -> None:
        code = (
            "import sys; from pioche import cli; cli.main(['--help']); "
            "print([name for name in sys.modules if name == 'rich' or name.startswith('pioche.games')])"
        )
        there = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=there, check=True)
        assert done.stdout.endswith("[]\n")


class TestBadInput:
    @pytest.mark.parametrize(
        ("line", "said"),
        [
            (["sing"], "no command sing"),
            (["--lang", "xx", "games"], "no language xx"),
            (["games", "--lang", "xx"], "no language xx"),
            (["games", "--loud"], "“--loud” is not expected"),
            (["play"], "Missing: the game"),
            (["play", "chess"], "no game chess"),
            (["play", "mu", "treize"], "“treize” is not expected"),
            (["play", "mu", "--target", "7"], "target cannot be 7; allowed: 50–1000"),
            (["play", "mu", "--target", "many"], "target cannot be many"),
            (["play", "mu", "--players"], "--players is not followed"),
            (["play", "mu", "--players", "9"], "players cannot be 9; allowed: 3–6"),
            (["play", "mu", "--seats", "a,b"], "players cannot be 2"),
            (["play", "mu", "--seats", "a,b,c", "--players", "4"], "4 seats, but 3"),
            (["play", "mu", "--seats", "a,a,b"], "Two players are called a"),
            (["play", "mu", "--seats", "a,,b"], "cannot be a player’s name"),
            (["play", "mu", "--seats", ""], "players cannot be 1"),
            (["play", "mu", "--seats", "a,b\x07,c"], "cannot be a player’s name"),
            (["play", "mu", "--removed", "red-blue", "--players", "4"], "not an option with 4 players"),
            (["play", "mu", "--seed", ""], "A seed is"),
            (["play", "mu", "--width", "12"], "--width takes a whole number from 40 to 500"),
            (["play", "mu", "--fast=yes"], "--fast is not followed"),
            (["play", "mu", "--record", "/nowhere/at/all.pioche"], "cannot be written"),
            (["play", "mu", "--record", "/"], "exists already"),
            (["play", "--resume", "/nowhere/at/all.pioche"], "cannot be read"),
            (["play", "--resume", "/"], "cannot be read"),
            (["play", "mu", "--resume", "x"], "knows its game"),
            (["simulate"], "Missing: the game"),
            (["simulate", "mu", "--games", "0"], "--games takes a whole number"),
            (["simulate", "mu", "--games", "1e3"], "--games takes a whole number"),
            (["simulate", "mu", "--games", "9" * 30], "--games takes a whole number"),
            (["simulate", "mu", "--processes", "-1"], "--processes"),
            (["simulate", "mu", "--bots", "genius"], "no bot genius"),
            (["arena", "mu", "--bots", "greedy"], "two different kinds"),
            (["arena", "mu", "--table", "greedy,random"], "players cannot be 2"),
            (["simulate", "mu", "--bots", "random,greedy"], "players cannot be 2"),
            (["simulate", "mu", "--records", "/dev/null/x"], "cannot be written"),
            (["replay"], "Missing: the record file"),
            (["replay", "/nowhere/at/all"], "cannot be read"),
            (["replay", "a\x00b"], "cannot be read"),
            (["verify"], "Missing: the record file"),
            (["verify", "/"], "cannot be read"),
            (["verify", "/", "--entropy", "mine"], "--entropy takes a seat"),
            (["verify", "/", "--entropy", "x=mine"], "--entropy takes a seat"),
            (["check", "chess"], "no game chess"),
            (["lobby", "now"], "“now” is not expected"),
        ],
    )
    def test_it_is_refused_with_one_sentence(
        self, line: list[str], said: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert cli.main(["--lang", "en", *line] if line[0] != "--lang" else line) == 2
        out = capsys.readouterr()
        assert said in out.err and len(out.err.splitlines()) == 1 and not out.out

    def test_from_outside_there_is_no_traceback_either(self) -> None:
        assert "chess" in refused("play", "chess")
        assert "partie" not in refused("play", "--resume", "/", LANG="de_DE")
        assert "Il n’y a pas" in refused("play", "chess", "--lang", "fr")

    def test_a_file_that_is_no_text(self, tmp_path: Path) -> None:
        file = tmp_path / "x.pioche"
        file.write_bytes(b"pioche record 1\n\xff\xfe\n")
        for command in (["verify"], ["replay"], ["play", "--resume"]):
            assert "UTF-8" in refused(*command, str(file))

    def test_a_match_that_goes_on_is_not_replayed_unless_it_is_asked_for(self, tmp_path: Path) -> None:
        """It would show hands, and rounds whose cards lie face down again."""
        file = tmp_path / "a.pioche"
        pioche("play", "treize", *COMPANY, "--record", str(file), typed="1\n")
        assert "is not over" in refused("replay", str(file))
        done = pioche("replay", str(file), "--unfinished")
        assert done.returncode == 0 and "Ana" in done.stdout

    def test_a_file_that_is_no_record(self, tmp_path: Path) -> None:
        file = tmp_path / "x.pioche"
        file.write_text("hello\n", "utf-8")
        assert "Line 1" in refused("replay", str(file))
        assert "Line 1" in refused("play", "--resume", str(file))

    def test_a_reader_that_stops_reading(self) -> None:
        there = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        line = f"{sys.executable} -m pioche simulate mu --hands 1 --games 5 --processes 1 --json | true"
        done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=there, timeout=120)
        assert "Traceback" not in done.stderr and not done.stderr.strip()


class TestGames:
    def test_the_catalogue_lists_every_game(self) -> None:
        for language in ("en", "fr"):
            text = pioche("games", "--lang", language).stdout
            assert all(key in text for key in games.KEYS)

    def test_the_lobby_without_input_shows_how_to_start(self) -> None:
        done = pioche("lobby")
        assert done.returncode == 0 and not done.stderr
        assert "Mü" in done.stdout and "pioche play" in done.stdout

    def test_whoever_plays_alone_is_not_asked_for_bots(self, tmp_path: Path) -> None:
        where = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        alone = pioche("lobby", typed="nba\n1\nno\nAna\n", **where)
        assert alone.returncode == 0 and not alone.stderr and "Ana" in alone.stdout
        question = Words("en").say("lobby-bots", kinds="", default="").split()[0]
        assert question not in alone.stdout
        assert question in pioche("lobby", typed="nba\n2\nno\nAna\n", **where).stdout


class TestWholeGames:
    """Played through pipes, as a script or a person over a bare connection would."""

    @pytest.mark.parametrize("key", games.KEYS)
    def test_by_number(self, key: str, tmp_path: Path) -> None:
        file = tmp_path / "a.pioche"
        line = ["play", key, *SHORT.get(key, []), *COMPANY, "--record", str(file)]
        done = pioche(*line, typed=TYPED.get(key, ONES), NO_COLOR="1")
        assert done.returncode == 0 and not done.stderr, done.stderr
        assert "\x1b" not in done.stdout and "1.  " in done.stdout and str(file) in done.stdout
        record.verify(file.read_text("utf-8"), games.load)
        self.verified_and_replayed(file)

    @pytest.mark.parametrize("key", games.KEYS)
    def test_without_a_seed_the_secret_is_promised_first_and_told_at_the_end(self, key: str, tmp_path: Path) -> None:
        file = tmp_path / "a.pioche"
        line = ["play", key, *SHORT.get(key, []), "--seats", "random,random,random", "--record", str(file)]
        said = pioche(*line).stdout
        assert said.startswith("\nFair shuffles: the secret and the table are sealed with ") and "1.  " in said
        done = pioche("verify", str(file))
        assert done.returncode == 0 and "recomputed" in done.stdout

    def verified_and_replayed(self, file: Path) -> None:
        done = pioche("verify", str(file))
        assert done.returncode == 0 and "recomputed" in done.stdout and "Ana" in done.stdout
        for seat in ("spectator", "0", "all"):
            done = pioche("replay", str(file), "--seat", seat, "--lang", "fr")
            assert done.returncode == 0 and not done.stderr and "Ana" in done.stdout

    @pytest.mark.parametrize("key", games.KEYS)
    def test_by_name(self, key: str, tmp_path: Path) -> None:
        """The answers of a recorded game, typed by name one after the other, lead to the same record."""
        first, again = tmp_path / "a.pioche", tmp_path / "b.pioche"
        line = ["play", key, *SHORT.get(key, []), *COMPANY]
        pioche(*line, "--record", str(first), typed=TYPED.get(key, ONES))
        told = record.read(first.read_text("utf-8"))
        game, settings = record.opened(told, games.load)
        typed = ""
        for s, entry, _ in record.replay(game, settings, told):
            if entry and entry.seat == 0 and len(s.options_of(0)) > 1 and self.is_asked(game, s):
                typed += f"{' '.join(entry.what)}\nyes\n"
        done = pioche(*line, "--record", str(again), typed=typed)
        assert done.returncode == 0 and first.read_bytes() == again.read_bytes()

    def is_asked(self, game: Game, s: State) -> bool:
        """Whether the table does not answer by itself, as its switches stand at first."""
        return all(standing.answer(game.view(s, 0), 0, 0)[0] is None for standing in game.standing)

    def test_how_many_must_be_ticked_is_said(self, tmp_path: Path) -> None:
        line = ["play", "warriors", "--seats", "Ana,random,random", "--record", str(tmp_path / "a.pioche")]
        done = pioche(*line, "--seed", "s20", typed=SEVERAL)
        assert "You ticked 4; it takes exactly 6." in done.stdout
        assert not re.search(r"at least (\d+), at most \1", done.stdout)

    @pytest.mark.parametrize("key", games.KEYS)
    def test_leaving_and_going_on(self, key: str, tmp_path: Path) -> None:
        file = tmp_path / "a.pioche"
        line = ["play", key, *SHORT.get(key, []), *COMPANY, "--record", str(file)]
        done = pioche(*line, typed="1\nq\n")
        assert done.returncode == 0 and f"pioche play --resume {file}" in done.stdout
        done = pioche("play", "--resume", str(file), typed=TYPED.get(key, ONES))
        assert done.returncode == 0 and "1.  " in done.stdout
        record.verify(file.read_text("utf-8"), games.load)


class TestVerify:
    def test_a_changed_record_is_found_on_its_line(self, tmp_path: Path) -> None:
        pioche("simulate", "treize", "--games", "1", "--records", str(tmp_path), "--processes", "1", "--seed", "4")
        file = next(tmp_path.iterdir())
        rows = file.read_text("utf-8").split("\n")
        rows[20] = rows[20][:-1] + ("x" if rows[20][-1] != "x" else "y")
        file.write_text("\n".join(rows), "utf-8")
        done = pioche("verify", str(file))
        assert done.returncode == 1 and "Line 21" in done.stderr and "Traceback" not in done.stderr

    def test_a_record_is_held_to_what_was_kept_from_before(self, tmp_path: Path) -> None:
        file = tmp_path / "a.pioche"
        said = pioche("play", "treize", "--seats", "Ana,greedy", "--record", str(file), typed=ONES).stdout
        shown = re.search(r"sealed with ([0-9a-f]{64})", said)
        told = record.read(file.read_text("utf-8"))
        assert shown and told.commitment == shown[1] and told.entropies[1] == "bot"
        mine = told.entropies[0]
        done = pioche("verify", str(file), "--commitment", shown[1], "--entropy", f"0={mine}")
        assert done.returncode == 0 and "the one you kept" in done.stdout and "added by Ana; none by" in done.stdout
        for flags, why in (
            (["--commitment", shown[1][::-1]], "not the commitment you kept"),
            (["--entropy", "0=another"], "not the entropy seat 0 gave"),
            (["--entropy", f"1={mine}"], "not the entropy seat 1 gave"),
        ):
            done = pioche("verify", str(file), *flags)
            assert done.returncode == 1 and why in done.stderr and not done.stdout

    def test_without_entropy_of_anybody_it_says_that_the_cards_could_be_chosen(self, tmp_path: Path) -> None:
        file = tmp_path / "a.pioche"
        pioche("play", "treize", "--seats", "greedy,greedy", "--record", str(file))
        assert "could have chosen the cards" in pioche("verify", str(file)).stdout

    def test_a_record_of_the_first_form_says_what_it_does_not_show(self) -> None:
        old = record.read((ROOT / "tests" / "core" / "records" / "form-1.pioche").read_text("utf-8"))
        said = [Words("en").say(message, **details) for message, details in promises(old, record.NOTHING_KEPT)]
        assert len(said) == 1 and "does not show that it did not choose the cards" in said[0]


class TestSimulate:
    def test_json_goes_to_stdout_alone(self) -> None:
        done = pioche("simulate", "treize", "--games", "4", "--json", "--seed", "x", "--processes", "2")
        data = json.loads(done.stdout)
        assert data["games"] == 4 and data["seed"] == "x" and data["players"] == 4 and not done.stderr

    def test_bots_give_the_number_of_players(self) -> None:
        done = pioche("simulate", "treize", "--games", "2", "--json", "--bots", "random,greedy", "--processes", "1")
        assert json.loads(done.stdout)["bots"] == ["random", "greedy"]

    @pytest.mark.parametrize(("language", "said"), [("en", "mean score"), ("fr", "score moyen")])
    def test_otherwise_a_table_is_printed(self, language: str, said: str) -> None:
        done = pioche("simulate", "treize", "--games", "2", "--processes", "1", "--lang", language)
        assert said in done.stdout and done.returncode == 0


class TestArena:
    def test_json_says_who_is_stronger(self) -> None:
        line = ["arena", "treize", "--bots", "greedy,random", "--games", "60", "--json", "--seed", "x"]
        data = json.loads(pioche(*line, "--processes", "1").stdout)
        (meeting,) = data["meetings"]
        assert meeting["bot"] == "greedy" and meeting["against"] == "random" and meeting["clear"]
        assert meeting["low"] > 0.5 and list(data["ratings"]) == ["greedy", "random"]

    @pytest.mark.parametrize(("language", "said"), [("en", "stronger"), ("fr", "plus fort")])
    def test_a_table_is_rotated(self, language: str, said: str) -> None:
        line = ["arena", "treize", "--table", "greedy,random,random", "--games", "90", "--whole", "--seed", "x"]
        done = pioche(*line, "--processes", "1", "--lang", language)
        assert said in done.stdout and "90" in done.stdout and done.returncode == 0


class TestAnalyse:
    def test_it_names_the_costliest_decision_of_each_seat(self, tmp_path: Path) -> None:
        bots = ["--bots", "random,random", "--records", str(tmp_path), "--processes", "1", "--seed", "4"]
        pioche("simulate", "treize", "--games", "1", *bots)
        file = str(next(tmp_path.iterdir()))
        done = pioche("analyse", file, "--processes", "2")
        assert "The costliest decision of each seat" in done.stdout and "better:" in done.stdout
        assert done.returncode == 0 and not done.stderr
        data = json.loads(pioche("analyse", file, "--json").stdout)
        assert {"entry", "seat", "chosen", "best", "matter", "loss", "points", "options", "hopes"} == set(data[0])
        assert {one["matter"] for one in data} > {"best", "grave"}

    def test_a_file_that_is_no_record_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "x").write_text("hello")
        assert pioche("analyse", str(tmp_path / "x")).returncode == 2
