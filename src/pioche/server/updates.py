"""What a viewer is shown: pictures with what happened, whole or as what is new since the one before.

Most answers change little of a picture, and a viewer has the one before. Which parts are sent follows from the two
pictures alone, so it tells nothing that they do not.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from msgspec import UNSET, UnsetType, field

from pioche.core import scene
from pioche.core.scene import Happening, Part, Scene, Text, Zone


class Clock(Part, frozen=True, kw_only=True):
    left: float  # seconds
    running: bool = False


class Seat(Part, frozen=True, kw_only=True):
    name: str
    bot: str = ""  # its level
    away: bool = False
    clock: Clock | None = None


class Update(Part, frozen=True, kw_only=True):
    seq: int
    scene: Scene
    seats: list[Seat]
    story: list[Happening] = field(default_factory=list)
    undo: bool = False  # the last answer may be taken back
    may_ask: bool = False  # it may be, if the others agree
    by_itself: bool = False  # the table is about to answer for the viewer


class Frames(Part, frozen=True, kw_only=True, tag_field="kind", tag="frames"):
    """What happened, moment by moment; the last frame is how things stand. `whole`: forget what was shown before."""

    frames: list[Update]
    whole: bool = False
    answer: str = ""  # the id of the viewer's answer that they follow from


class Redrawn(Part, frozen=True, kw_only=True):
    """A picture as what is new in it. What is absent is as it was; of the zones, each that is as it was is its id."""

    layout: scene.Layout | UnsetType = UNSET
    areas: list[scene.Area] | UnsetType = UNSET
    zones: list[scene.Zone | str] | UnsetType = UNSET
    players: list[scene.Player] | UnsetType = UNSET
    prompt: scene.Prompt | UnsetType = UNSET
    signs: list[scene.Sign] | UnsetType = UNSET
    choices: list[scene.Choice] | UnsetType = UNSET
    groups: list[scene.Group] | UnsetType = UNSET
    why: dict[str, Text] | UnsetType = UNSET
    sheets: list[scene.Sheet] | UnsetType = UNSET
    switches: list[scene.Switch] | UnsetType = UNSET
    result: scene.Result | UnsetType | None = UNSET


class Onward(Part, frozen=True, kw_only=True):
    """An Update as what is new in it since the one before. What happened is always all there is to tell."""

    seq: int
    scene: Redrawn
    seats: list[Seat] | UnsetType = UNSET
    story: list[Happening] = field(default_factory=list)
    undo: bool = False
    may_ask: bool = False
    by_itself: bool = False


class Onwards(Part, frozen=True, kw_only=True, tag_field="kind", tag="onwards"):
    """Frames for one whose newest frame has the number `since`; whoever has not asks for everything again."""

    since: int
    frames: list[Onward]
    answer: str = ""


# From whole to new ------------------------------------------------------------------------------------------

PARTS = tuple(name for name in Redrawn.__struct_fields__ if name != "zones")
parts: Callable[[Scene], tuple[Any, ...]] = attrgetter(*PARTS)


def onwards(before: Update | None, updates: list[Update], whole: bool, answer: str = "") -> Frames | Onwards:
    """These updates for one who has the one before; for one who has none, or who is to forget it, as they are."""
    if whole or before is None:
        return Frames(frames=updates, whole=whole, answer=answer)
    pairs = zip([before, *updates], updates, strict=False)
    return Onwards(since=before.seq, frames=[onward(was, now) for was, now in pairs], answer=answer)


def onward(before: Update, now: Update) -> Onward:
    """This update for one who has the one before."""
    return Onward(
        seq=now.seq,
        scene=redrawn(before.scene, now.scene),
        seats=UNSET if now.seats == before.seats else now.seats,
        story=now.story,
        undo=now.undo,
        may_ask=now.may_ask,
        by_itself=now.by_itself,
    )


def redrawn(before: Scene, now: Scene) -> Redrawn:
    new: dict[str, Any] = {}
    for name, was, part in zip(PARTS, parts(before), parts(now), strict=True):
        if was is not part and was != part:
            new[name] = part
    if before.zones != now.zones:
        there = {zone.id: zone for zone in before.zones}
        new["zones"] = [zone.id if as_it_was(zone, there.get(zone.id)) else zone for zone in now.zones]
    return Redrawn(**new)


def as_it_was(zone: Zone, before: Zone | None) -> bool:
    return before is not None and (zone is before or zone == before)
