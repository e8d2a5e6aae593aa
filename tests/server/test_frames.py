"""What viewers are sent, and when, says nothing they may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from pioche.core import saves
from pioche.core.match import Match, Moment, tell
from pioche.core.scene import Happening, Scene
from pioche.server import faults, frames, pace
from pioche.server.driver import Driver
from pioche.server.table import Table
from tests.server import quicktime
from tests.server.leaks import play_many
from tests.twins import TWINS

MATCHES = {"calcory": 2, "mu": 4, "nba": 3, "rummu": 4, "safaru": 2, "treize": 3, "warriors": 2, "equinox": 2}
GAMES = list(MATCHES)
FORCED = ["mu", "treize", "warriors", "equinox"]  # where the table often gives the only answer there is
ENOUGH = 30  # matches; nearly always the first one shows it
CARDS_IN_HAND = ["mu", "warriors", "equinox"]  # some of them hidden, and there the number of answers is too


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_and_every_pause_of_whole_matches_follow_from_a_viewers_view(game: str, tmp_path: Path) -> None:
    def enough(compared: int, answers: dict[str, int]) -> bool:
        by_itself = answers["table"] > 3 or game not in FORCED
        return compared > 400 and min(answers["bot"], answers["person"]) > 10 and by_itself

    assert enough(*quicktime.run(play_many(MATCHES[game], [game], tmp_path, enough)))


CASES: list[dict[str, Any]] = json.loads((TWINS / "frames.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_what_is_told_again_is_what_the_browser_kept(case: dict[str, Any]) -> None:
    """Who comes back reads the same log as who stayed (web/tests/frames.test.ts)."""
    told = frames.Told()
    for frame in case["frames"]:
        told.add(case["seat"], msgspec.convert(frame["story"], list[Happening]), frame.get("own", False))
        assert [happening.text for happening in told.kept] == frame["kept"]


class TestALeakIsFound:
    """The check above is worth something only if it fails when something leaks."""

    @pytest.mark.parametrize("game", GAMES)
    def test_in_a_scene(self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        seen = frames.picture

        def telling_all(game: Any, state: Any, viewer: int | None, *sight: Any) -> Scene:
            return replace(seen(game, state, viewer), why={"hand": str(saves.dump(state))})

        monkeypatch.setattr(frames, "picture", telling_all)
        with pytest.raises(AssertionError):
            quicktime.run(play_many(1, [game], tmp_path))

    @pytest.mark.parametrize("game", GAMES)
    def test_in_the_story(self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def telling_all(game: Any, moment: Moment, viewer: int | None, *sight: Any) -> list[Happening]:
            return [*tell(game, moment, viewer), Happening(text=str(saves.dump(moment.after)))]

        monkeypatch.setattr(faults, "tell", telling_all)
        with pytest.raises(AssertionError):
            quicktime.run(play_many(1, [game], tmp_path))

    @pytest.mark.parametrize("game", CARDS_IN_HAND)
    def test_in_the_pause_before_the_only_answer(
        self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """People who have one answer are answered for, however hidden that is."""
        forced = Match.forced
        monkeypatch.setattr(Match, "forced", lambda match, _: forced(match, match.state.asked()))
        with pytest.raises(AssertionError, match="expects"):
            quicktime.run(play_many(ENOUGH, [game], tmp_path))

    @pytest.mark.parametrize("game", ["mu", "equinox"])  # where people are asked for one card at a time
    def test_in_a_clock_that_stands_still(self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The time of people who have one answer does not run."""
        running = pace.on_the_clock

        def deciding(table: Table) -> list[int]:
            return [seat for seat in running(table) if len(table.playing().state.options_of(seat)) > 1]

        monkeypatch.setattr(pace, "on_the_clock", deciding)
        with pytest.raises(AssertionError, match="clock"):
            quicktime.run(play_many(ENOUGH, [game], tmp_path))

    @pytest.mark.parametrize("game", CARDS_IN_HAND)
    def test_in_the_time_a_bot_takes(self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A bot that has one answer gives it sooner."""
        think = Driver.think

        async def in_haste(driver: Driver, seat: int) -> int | None:
            options = driver.room.table.playing().state.options_of(seat)
            return options[0] if len(options) == 1 else await think(driver, seat)

        monkeypatch.setattr(Driver, "think", in_haste)
        with pytest.raises(AssertionError, match="expects"):
            quicktime.run(play_many(ENOUGH, [game], tmp_path))
