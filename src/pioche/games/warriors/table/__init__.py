"""Warriors: what is seen and told."""

from pioche.core.table import Table, over_by
from pioche.games.warriors.table import asking, faces, scene, story

TABLE = Table.of(faces, scene, asking, story, score=scene.if_over, over=over_by("8.3"), phases=asking.phase)
