"""Mü: no scene and no story names a card of another hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pioche.core.match import tell
from pioche.core.scene import Msg, texts
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.mu import GAME
from pioche.games.mu.state import Mu
from tests.games.mu.telling import whole_game


def faces_in(text: Any) -> Iterator[str]:
    if isinstance(text, Msg):
        for argument in text.args.values():
            yield from faces_in(argument)
    elif isinstance(text, str) and text.startswith("face:"):
        yield text[5:]


def in_sight(s: Mu, viewer: int | None) -> Counter[str]:
    """The cards this viewer may know, by the rules."""
    mine = [s.hands[viewer]] if viewer is not None else []
    return Counter(FACE_KEYS[card] for cards_there in (*mine, *s.shown, s.trick, s.gone) for card in cards_there)


class TestSecrets:
    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_no_scene_shows_or_names_a_card_of_another_hand(self, players: int) -> None:
        tricks_played = 0
        for moment in whole_game(players, players):
            s = moment.after
            assert isinstance(s, Mu)
            tricks_played += bool(s.gone)
            for viewer in (None, *range(players)):
                scene = GAME.scene(GAME.view(s, viewer), viewer)
                known = in_sight(s, viewer)
                lie = Counter(piece.face for zone in scene.zones for piece in zone.pieces)
                assert lie <= known, (viewer, lie - known)
                spoken = [text for part in (*scene.choices, *scene.groups, *scene.zones) for text in texts(part)]
                spoken += [scene.prompt.text, *scene.why.values()]
                for face in (face for text in spoken for face in faces_in(text)):
                    assert face in known, (viewer, face)
        assert tricks_played

    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_no_story_names_a_card_of_another_hand(self, players: int) -> None:
        for moment in whole_game(players, 10 + players):
            assert isinstance(moment.after, Mu)
            for viewer in (None, *range(players)):
                for happening in tell(GAME, moment, viewer):
                    open_cards = in_sight(moment.after, viewer)
                    named = {face for text in texts(happening) for face in faces_in(text)} | {*happening.faces}
                    assert all(face in open_cards for face in named)
                    assert all(move.face in ("", "back") for move in happening.moves)

    def test_the_story_of_a_step_is_the_same_for_everybody(self) -> None:
        for moment in whole_game(4, 8):
            stories = [tell(GAME, moment, viewer) for viewer in (None, 0, 1, 2, 3)]
            assert all(story == stories[0] for story in stories)
