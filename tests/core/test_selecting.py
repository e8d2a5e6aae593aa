"""From clicks to an answer."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from pioche.core import selecting
from pioche.core.scene import Choice, Group, Layout, Player, Prompt, Scene
from tests.twins import TWINS


def scene(*choices: Choice, groups: list[Group] | None = None) -> Scene:
    return Scene(
        seat=0,
        layout=Layout(wide=["a"], narrow=["a"]),
        areas=[],
        zones=[],
        players=[Player(seat=0)],
        prompt=Prompt(text="ask", rule="1.1", waiting=[0]),
        choices=list(choices),
        groups=groups or [],
    )


def sends(choices: list[Choice]) -> list[list[int]]:
    return [choice.send for choice in choices]


PATHS = scene(
    Choice(send=[1], label="a", pick=["card1", "place1"]),
    Choice(send=[2], label="b", pick=["card1", "place2"]),
    Choice(send=[3], label="c", pick=["card2", "place1"]),
    Choice(send=[4], label="d"),
)
SETS = scene(
    Choice(send=[1], label="pair", pick=["k8"], set=True),
    Choice(send=[2], label="sum", pick=["r0", "k8"], set=True),
    Choice(send=[3], label="all", pick=["r0", "k8", "y1"], set=True),
)
SHOW = Group(id="show", text="show", min=1, max=2, done=[99])
TICKS = scene(
    *(Choice(send=[n], label=f"n{n}", pick=[f"c{n}"], group="show", times=2 if n == 3 else 1) for n in range(4)),
    Choice(send=[50], label="pass", role="decline"),
    groups=[SHOW],
)


class TestPaths:
    def test_the_first_things_light_up_each_once_in_scene_order(self) -> None:
        assert selecting.lit(PATHS, []) == ["card1", "card2"]

    def test_a_click_lights_what_may_follow(self) -> None:
        assert selecting.lit(PATHS, ["card1"]) == ["place1", "place2"]
        assert selecting.lit(PATHS, ["card2"]) == ["place1"]

    def test_a_path_is_ready_at_its_end_only(self) -> None:
        assert selecting.ready(PATHS, []) == [] == selecting.ready(PATHS, ["card1"])
        assert sends(selecting.ready(PATHS, ["card1", "place2"])) == [[2]]
        assert selecting.lit(PATHS, ["card1", "place2"]) == []

    def test_a_path_has_an_order(self) -> None:
        assert selecting.candidates(PATHS, ["place1"]) == [] == selecting.ready(PATHS, ["place1", "card1"])

    def test_a_click_that_leads_nowhere_lights_nothing(self) -> None:
        assert selecting.lit(PATHS, ["card2", "place2"]) == [] == selecting.ready(PATHS, ["card2", "place2"])

    def test_a_choice_without_anything_to_click_is_a_button(self) -> None:
        assert sends(selecting.buttons(PATHS)) == [[4]]
        assert [4] not in sends(selecting.candidates(PATHS, []))


class TestSets:
    def test_a_set_may_be_clicked_in_any_order(self) -> None:
        assert sends(selecting.ready(SETS, ["r0", "k8"])) == [[2]] == sends(selecting.ready(SETS, ["k8", "r0"]))

    def test_only_what_can_still_complete_a_set_stays_lit(self) -> None:
        assert selecting.lit(SETS, ["r0", "k8"]) == ["y1"]
        assert selecting.lit(SETS, ["r0", "k8", "y1"]) == []

    def test_a_complete_set_waits_while_a_larger_one_is_possible(self) -> None:
        assert sends(selecting.ready(SETS, ["k8"])) == [[1]] and selecting.lit(SETS, ["k8"]) == ["r0", "y1"]


class TestGroups:
    def test_members_are_ticked_not_clicked(self) -> None:
        assert selecting.lit(TICKS, []) == []
        assert sends(selecting.members(TICKS, SHOW)) == [[0], [1], [2], [3]]

    def test_ticks_are_sent_in_scene_order_then_done(self) -> None:
        assert selecting.answer(TICKS, SHOW, {2: 1, 0: 1}) == [0, 2, 99]

    def test_too_few_or_too_many_send_nothing(self) -> None:
        assert selecting.answer(TICKS, SHOW, {}) == [] == selecting.answer(TICKS, SHOW, {0: 1, 1: 1, 2: 1})

    def test_a_member_taken_twice_is_sent_twice(self) -> None:
        assert selecting.answer(TICKS, SHOW, {3: 2}) == [3, 3, 99]

    def test_nothing_ticked_sends_done_alone_where_that_is_allowed(self) -> None:
        assert selecting.answer(TICKS, Group(id="show", text="show", min=0, max=2, done=[99]), {}) == [99]


CASES: list[dict[str, Any]] = json.loads((TWINS / "selecting.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
class TestTwin:
    """The browser's selecting.ts answers the same (web/tests/selecting.test.ts)."""

    def test_what_is_lit_and_what_is_complete_after_each_click(self, case: dict[str, Any]) -> None:
        s = told(case)
        for click in case["clicks"]:
            found = selecting.lit(s, click["selected"]), sends(selecting.ready(s, click["selected"]))
            assert found == (click["lit"], click["ready"]), click["selected"]
        assert sends(selecting.buttons(s)) == case["buttons"]

    def test_what_is_sent_for_ticks(self, case: dict[str, Any]) -> None:
        s = told(case)
        for answer in case.get("answers", []):
            group = next(group for group in s.groups if group.id == answer["group"])
            ticks = {int(place): times for place, times in answer["ticks"].items()}
            assert selecting.answer(s, group, ticks) == answer["sends"], answer


def told(case: dict[str, Any]) -> Scene:
    groups = msgspec.convert(case.get("groups", []), list[Group])
    return scene(*msgspec.convert(case["choices"], list[Choice]), groups=groups)
