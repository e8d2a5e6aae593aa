"""Safarü: what is seen and told."""

from pioche.core.table import Table, over_by
from pioche.games._mubox import look
from pioche.games.safaru.table import asking, scene, story

TABLE = Table.of(
    scene,
    asking,
    story,
    catalogue=lambda: look.catalogue(scene.BADGES, pips="triangle"),
    score=scene.result_sheet,
    over=over_by("4.4"),
    note=lambda view: "note-shared" if len({view.side(s) for s, rank in enumerate(view.ranks) if not rank}) > 1 else "",
)
