"""Calcory: what is seen and told."""

from pioche.core.table import Table, over_by
from pioche.games._mubox import look
from pioche.games.calcory.table import asking, scene, story

TABLE = Table.of(
    scene,
    asking,
    story,
    catalogue=lambda: look.catalogue(scene.BADGES),
    score=scene.score_sheet,
    over=over_by("4.2"),
    note=lambda view: "note-shared" if view.ranks.count(0) > 1 else "",
)
