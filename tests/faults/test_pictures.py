"""Faults in scenes and stories: each is found by the law that is there for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace as changed

from pioche.core.flow import Step
from pioche.core.hidden import Place
from pioche.core.scene import Happening, Piece, Scene, T, Zone, face
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.calcory.cards import EMPTY as GONE
from tests.faults.seeding import (
    CALCORY,
    MU,
    changed_game,
    in_rules_with,
    laws_broken,
    mu,
)
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import PushCard

blindbid = in_rules_with(__name__)


# Law 10: scenes and stories --------------------------------------------------------------------------------


def guessing_scene(v: Any, seat: int | None) -> Scene:
    """Draws the hands of others although they are not known: a face for UNKNOWN comes out of any list."""
    s = MU.scene(v, seat)
    keys = [name for name in MU.faces.faces if name != "back"]
    other = 0 if seat != 0 else 1
    pieces = [Piece(id=keys[card], face=keys[card]) for card in v.hands[other]]
    return changed(s, zones=[*s.zones, Zone(id="peek", kind="row", area="centre", title="hand", pieces=pieces)])


def sleepy_scene(v: Any, seat: int | None) -> Scene:
    """Leaves out an answer."""
    s = BLINDBID.scene(v, seat)
    return changed(s, choices=s.choices[1:]) if len(s.choices) > 1 else s


def sorting_scene(v: Any, seat: int | None) -> Scene:
    v.rows = [sorted(row) for row in v.rows]
    return BLINDBID.scene(v, seat)


def mooded_scene() -> Callable[[Any, int | None], Scene]:
    """Every second time another picture."""
    looks = iter(range(1_000_000))

    def scene(v: Any, seat: int | None) -> Scene:
        s = BLINDBID.scene(v, seat)
        return changed(s, prompt=changed(s.prompt, rule=str(next(looks) % 2)))

    return scene


def telling_story(before: Any, step: Step[Any], choice: int, after: Any, viewer: int | None) -> list[Happening]:
    """Names the card that was pushed, although the viewer's table does not show it."""
    if isinstance(step, PushCard) and step.seat != viewer:
        return [Happening(text=T("ev-push", card=face(f"n{before.rows[step.seat][0]}")))]
    return BLINDBID.story(before, step, choice, after, viewer)


class TestLaw10:
    def test_a_scene_that_draws_cards_it_cannot_know(self) -> None:
        assert mu(scene=guessing_scene) == {10}

    def test_a_scene_that_cannot_send_an_option(self) -> None:
        assert blindbid(scene=sleepy_scene) == {10}

    def test_a_scene_that_changes_what_it_draws(self) -> None:
        assert blindbid(scene=sorting_scene) == {10}

    def test_a_scene_that_depends_on_more_than_the_view(self) -> None:
        assert blindbid(scene=mooded_scene()) == {10}

    def test_a_story_that_names_a_card_it_cannot_know(self) -> None:
        assert blindbid(story=telling_story) == {10}

    def test_a_story_in_words_nobody_has_written(self) -> None:
        assert blindbid(story=lambda *moment: [Happening(text="ev-unheard-of")]) == {10}


# Law 16: what nobody may look at ---------------------------------------------------------------------------


def spent_cards(s: Any) -> list[Place]:
    """Bids that were turned up are put away, and nobody may look through them."""
    return [("spent", at) for at in range(len(s.spent))]


def remembering_scene(v: Any, seat: int | None) -> Scene:
    """Says whether the first card that was put away was a high one."""
    s = BLINDBID.scene(v, seat)
    return changed(s, prompt=changed(s.prompt, rule=str(v.spent[0] > 2))) if v.spent else s


def remembering_story(before: Any, step: Any, choice: int, after: Any, viewer: int | None) -> list[Happening]:
    told = BLINDBID.story(before, step, choice, after, viewer)
    return [changed(happening, hold=bool(before.spent) and before.spent[0] > 2) for happening in told]


class TestLaw16:
    def test_pictures_and_stories_of_what_lies_open_break_no_law(self) -> None:
        assert blindbid(covered=spent_cards) == set()

    def test_a_scene_that_tells_of_a_card_put_away(self) -> None:
        assert blindbid(covered=spent_cards, scene=remembering_scene) == {16}

    def test_a_story_that_does(self) -> None:
        assert blindbid(covered=spent_cards, story=remembering_story) == {16}


# Law 19: what one must remember oneself -----------------------------------------------------------------------


def reminding_scene(v: Any, seat: int | None) -> Scene:
    """A table that keeps showing what was turned back."""
    scene = CALCORY.scene(v, seat)
    known = {f"t.{at // 10}.{at % 10}": card for at, card in enumerate(v.grid) if at in v.down and 0 <= card < GONE}
    zones = [
        changed(zone, pieces=[changed(p, face=FACE_KEYS[known[p.id]]) if p.id in known else p for p in zone.pieces])
        for zone in scene.zones
    ]
    return changed(scene, zones=zones)


def reminding_story(before: Any, step: Any, choice: int, after: Any, viewer: int | None) -> list[Happening]:
    """A log that counts how many cards one could know."""
    known = sum(0 <= after.grid[place] < GONE for place in after.down)
    more = [Happening(text=T("column", n=known))] if known else []
    return [*CALCORY.story(before, step, choice, after, viewer), *more]


class TestLaw19:
    @pytest.mark.parametrize("fault", [{"scene": reminding_scene}, {"story": reminding_story}])
    def test_a_table_that_reminds(self, fault: dict[str, Any]) -> None:
        assert 19 in laws_broken(changed_game(CALCORY, **fault))

    def test_without_a_fault_nothing_reminds(self) -> None:
        assert laws_broken(CALCORY) == set()
