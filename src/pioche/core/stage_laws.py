"""What must hold for the words that stage a table (I20 to I23): its form, anchors and room, weights, beats."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.core.scene import Happening, Scene, Sign, Zone


def stage_problems(s: Scene, signs: Iterator[list[Sign]]) -> Iterator[str]:
    if s.layout.form != "grid":  # around a table and in lanes, everybody has a place
        placed = {area.seat for area in s.areas}
        yield from (f"I20 seat {p.seat} has no place" for p in s.players if p.seat not in placed)
    for zone in s.zones:
        yield from zone_problems(zone)
    for place in signs:
        yield from (f"I22 a gauge without a limit: {sign.text}" for sign in place if sign.gauge and sign.of is None)


def zone_problems(zone: Zone) -> Iterator[str]:
    if zone.anchor == "seat" and zone.owner is None:
        yield f"I21 zone {zone.id} lies with its owner, but has none"
    if zone.anchor == "before" and zone.owner is None and any(piece.seat is None for piece in zone.pieces):
        yield f"I21 zone {zone.id}: a piece lies before nobody"
    if zone.room and zone.kind != "pile" and len(zone.pieces) > zone.room:
        yield f"I21 zone {zone.id}: {len(zone.pieces)} pieces where there is room for {zone.room}"


def beat_problems(happening: Happening, places: set[str], seats: int) -> Iterator[str]:
    """`places`: the ids of the scene before and of the scene after."""
    beat = happening.beat
    if beat is None:
        return
    if not happening.hold:
        yield f"I23 story {happening.text}: a beat that is not held"
    yield from (f"I23 story {happening.text}: there is no {i}" for i in beat.cause if i not in places)
    if beat.to is not None and not 0 <= beat.to < seats:
        yield f"I23 story {happening.text}: no seat {beat.to}"
