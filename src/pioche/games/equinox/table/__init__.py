"""Equinox: what is seen and told."""

from pioche.core.table import Table
from pioche.games.equinox.table import asking, faces, scene, sheets, story

TABLE = Table.of(faces, scene, asking, story, sheets, score=sheets.score_sheet)
