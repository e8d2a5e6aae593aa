"""Rummü: what is seen and told."""

from pioche.core.table import Table, over_by
from pioche.games._mubox import look
from pioche.games.rummu.table import asking, scene, story

TABLE = Table.of(
    scene,
    asking,
    story,
    catalogue=lambda: look.catalogue(scene.BADGES),
    score=scene.score_sheet,
    over=over_by("6.5"),
    note=lambda view: "note-shared" if len({view.side(s) for s, rank in enumerate(view.ranks) if not rank}) > 1 else "",
    phases=asking.phase,
)
