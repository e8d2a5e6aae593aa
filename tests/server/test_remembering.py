"""Where cards are turned up and back, nothing that is sent keeps what people are to remember."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from pioche.core.flow import State
from pioche.core.match import tell
from pioche.core.scene import Happening, Scene, T, dump, replace
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.calcory.cards import EMPTY
from pioche.games.calcory.state import Calcory
from pioche.server import faults, frames
from pioche.server.messages import Update
from pioche.server.table import Change
from tests.server.watching import Viewer, Watched, play_many

A_FACE = re.compile(rf'"(?:face:)?({"|".join(FACE_KEYS)})[".]')


def named(frame: Update) -> set[str]:
    """Every card this frame names anywhere: in the picture, its words, the story."""
    return set(A_FACE.findall(dump(frame).decode()))


def lying_open(s: State) -> set[str]:
    """The cards that everybody sees right now: turned up, marked, or just captured."""
    assert isinstance(s, Calcory)
    cards = [*s.cards(s.group), *s.cards(s.standing), *s.pool]
    return {FACE_KEYS[card] for card in cards if 0 <= card < EMPTY}


class Remembered(Watched):
    """How things stand names open cards alone; what led there those that were open in between, too."""

    def look(self, change: Change, viewer: Viewer, sent: list[Update]) -> None:
        passed = {key for moment in change.moments for s in (moment.before, moment.after) for key in lying_open(s)}
        for frame in sent[:-1]:
            assert named(frame) <= passed, viewer
        self.look_again(viewer, sent[-1])

    def look_again(self, viewer: Viewer, again: Update) -> None:
        match = self.room.table.match
        assert match is not None
        assert named(again) <= lying_open(match.state), viewer


def test_no_frame_of_a_running_match_names_a_card_that_lies_face_down(tmp_path: Path) -> None:
    assert asyncio.run(play_many(2, ["calcory"], tmp_path, Remembered)) > 500


class TestALeakIsFound:
    """The check above is worth something only if it fails when something is kept."""

    def test_in_a_picture(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        right = frames.picture

        def remembering(game: Any, state: Any, viewer: int | None, *sight: Any) -> Scene:
            seen = [FACE_KEYS[card] for card in state.grid if 0 <= card < EMPTY]
            scene = right(game, state, viewer)
            return replace(scene, why={**scene.why, "t": T("seen", card=f"face:{seen[0]}")}) if seen else scene

        monkeypatch.setattr(frames, "picture", remembering)
        self.is_found(tmp_path)

    def test_in_the_log(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def keep_all(self: frames.Told, viewer: int | None, told: list[Happening], own_answer: bool) -> None:
            self.kept += told

        monkeypatch.setattr(frames.Told, "add", keep_all)
        self.is_found(tmp_path)

    def test_in_a_sentence_told_too_late(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def late(game: Any, moment: Any, viewer: int | None, *sight: Any) -> list[Happening]:
            told = tell(game, moment, viewer)
            if type(moment.step).__name__ != "NextTurn":
                return told
            shown = [FACE_KEYS[card] for card in moment.before.grid if 0 <= card < EMPTY]
            return [*told, Happening(text="seen", faces=shown)]

        monkeypatch.setattr(faults, "tell", late)
        self.is_found(tmp_path)

    def is_found(self, folder: Path) -> None:
        with pytest.raises(AssertionError):
            asyncio.run(play_many(1, ["calcory"], folder, Remembered))
