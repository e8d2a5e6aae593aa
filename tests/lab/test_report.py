"""Balance reports: what they count, what they say of it, and the page they write."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pioche import cli, games
from pioche.core import record
from pioche.core.game import LANGUAGES, Refused
from pioche.lab.observing import Seen, Watch, watch
from pioche.lab.page import page
from pioche.lab.report import Plan, Report, Share, compared, reported, variants
from pioche.lab.simulate import simulate
from pioche.text import Words

KEY = "safaru"


@pytest.fixture(scope="module")
def report() -> Report:
    game = games.load(KEY)
    return reported(Plan(game, game.settle({**game.short, "players": 3}), "greedy", 12, "report", 1))


class TestCounts:
    @pytest.mark.parametrize("key", games.KEYS)
    def test_watched_games_are_those_that_are_simulated(self, key: str) -> None:
        game = games.load(key)
        settings = game.settle(game.short)
        kinds = ["random"] * settings["players"]
        seen = watch(Watch(key, settings, kinds, "same", 0, 3))
        told = simulate(game, settings, kinds, 3, "same", 1)
        assert sum(one.answers for one in seen.each) == told.decisions == seen.asked.total()
        means = [sum(score * n for (s, score), n in seen.scores.items() if s == seat) / 3 for seat in range(len(kinds))]
        assert means == pytest.approx([seat.mean * game.in_a_point for seat in told.seats])

    def test_parts_add_up_whatever_their_order(self) -> None:
        settings = games.load(KEY).settle({})
        parts = [watch(Watch(KEY, settings, ["random"] * settings["players"], "s", n, n + 1)) for n in range(3)]
        one, other = Seen(), Seen()
        for part in parts:
            one.add(part)
        for part in parts[::-1]:
            other.add(part)
        other.each.sort(key=lambda game: game.number)
        assert vars(one) == vars(other)

    def test_every_win_is_somebodys(self, report: Report) -> None:
        assert sum(share.value for share in report.seats) == pytest.approx(1)
        assert sum(share.value for share in report.order) == pytest.approx(1)
        for answer in report.answers():
            assert 0 <= answer.taken <= answer.offered

    def test_more_processes_find_the_same(self, report: Report) -> None:
        plan = report.plan
        other = reported(Plan(plan.game, plan.settings, plan.bot, plan.games, plan.seed, 2))
        assert {**other.data(), "seconds": 0} == {**report.data(), "seconds": 0}


class TestShares:
    def test_an_interval_holds_its_share(self) -> None:
        share = Share.of(30, 100)
        assert share.low < 0.3 < share.high and share.is_off(0.5) and not share.is_off(0.33)

    def test_of_nothing_nothing_is_known(self) -> None:
        assert (Share.of(0, 0).low, Share.of(0, 0).high) == (0.0, 1.0)


class TestVerdicts:
    def test_those_who_play_at_random_lose_to_those_who_do_not(self, report: Report) -> None:
        assert dict(report.ladder)["random"].value < 0.5

    def test_outliers_can_be_replayed(self, report: Report) -> None:
        for _, text in report.records.values():
            read, _ = record.verify(text, games.load)
            assert read.places


class Tags(HTMLParser):
    """Everything a page would fetch from somewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href") and tag != "a"]


class TestPage:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_needs_nothing_else(self, report: Report, language: str) -> None:
        words = Words(language, report.plan.game, ["A", "B", "C"])
        text = page([("", report)], [], words)
        tags = Tags()
        tags.feed(text)
        assert not tags.fetched and "script" not in tags.tags and tags.tags.count("svg") >= 5
        assert words.say("report-caution") in text.replace("&#x27;", "’") and "{" not in re.sub(
            r"<style>.*?</style>", "", text, flags=re.S
        )


class TestSideBySide:
    def test_shared_deals_tell_two_variants_apart(self) -> None:
        game = games.load(KEY)
        key, pair = variants(game, game.settle({"players": 2}), "variant=normal,reversed")
        one, other = (reported(Plan(game, each, "random", 12, "pair", 1), briefly=True) for _, each in pair)
        found = {difference.what: difference for difference in compared(one, other)}
        assert key == "variant" and found["answers"].first == one.mean("answers")
        assert all(d.low <= d.second - d.first <= d.high for d in found.values())

    def test_the_same_twice_does_not_differ(self, report: Report) -> None:
        assert not any(difference.is_clear for difference in compared(report, report))

    @pytest.mark.parametrize("vary", ["variant", "variant=normal", "wings=1,2", "variant=a,b"])
    def test_what_is_no_pair_is_refused(self, vary: str) -> None:
        game = games.load(KEY)
        with pytest.raises(Refused):
            variants(game, game.settle({}), vary)


class TestCommand:
    def test_it_writes_a_page(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "page.html"
        line = ["report", "treize", "--games", "4", "--seed", "1", "--bots", "random", "--processes", "1"]
        assert cli.main([*line, "--output", str(file), "--lang", "fr"]) == 0
        assert file.read_text("utf-8").startswith("<!doctype html>") and str(file) in capsys.readouterr().out

    def test_or_tells_it_as_data(self, capsys: pytest.CaptureFixture[str]) -> None:
        line = ["report", KEY, "--games", "4", "--seed", "1", "--bots", "random", "--processes", "1", "--json"]
        assert cli.main([*line, "--vary", "variant=normal,reversed"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert [one["games"] for one in told["reports"]] == [4, 4] and "answers" in told["differences"]
