"""Mü: what is seen and told."""

from pioche.core.scene import Prompt
from pioche.core.table import Table
from pioche.games._mubox import look
from pioche.games.mu.table import asking, scene, story

TABLE = Table.of(
    scene,
    asking,
    story,
    catalogue=lambda: look.catalogue(scene.BADGES, pips="triangle"),
    score=scene.pad,
    over=lambda view: Prompt(text="match-over", rule="8.3"),
    note=lambda view: "shared-win" if view.ranks.count(0) > 1 else "",
    phases=asking.phase,
    dims=True,
)
