"""What viewers are sent says nothing they may not know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pioche.core import saves
from pioche.core.match import Moment, tell
from pioche.core.scene import Happening, Scene
from pioche.server import frames
from tests.server.leaks import play_many

GAMES = ["calcory", "mu", "safaru", "treize", "warriors"]


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_whole_matches_follows_from_its_viewers_view(game: str, tmp_path: Path) -> None:
    assert asyncio.run(play_many(4, [game], tmp_path)) > 1000


class TestALeakIsFound:
    """The check above is worth something only if it fails when something leaks."""

    @pytest.mark.parametrize("game", GAMES)
    def test_in_a_scene(self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        seen = frames.picture

        def telling_all(game: Any, state: Any, viewer: int | None) -> Scene:
            return replace(seen(game, state, viewer), why={"hand": str(saves.dump(state))})

        monkeypatch.setattr(frames, "picture", telling_all)
        with pytest.raises(AssertionError):
            asyncio.run(play_many(1, [game], tmp_path))

    @pytest.mark.parametrize("game", GAMES)
    def test_in_the_story(self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def telling_all(game: Any, moment: Moment, viewer: int | None) -> list[Happening]:
            return [*tell(game, moment, viewer), Happening(text=str(saves.dump(moment.after)))]

        monkeypatch.setattr(frames, "tell", telling_all)
        with pytest.raises(AssertionError):
            asyncio.run(play_many(1, [game], tmp_path))
