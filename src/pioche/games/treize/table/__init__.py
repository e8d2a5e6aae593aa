"""Treize: what is seen and told."""

from pioche.core.table import Table, over_by
from pioche.games.treize.table import asking, faces, scene, story

TABLE = Table.of(faces, scene, asking, story, score=scene.score_sheet, over=over_by("7.3"))
