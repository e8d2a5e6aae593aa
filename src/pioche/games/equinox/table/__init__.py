"""Equinox: what is seen and told."""

from pioche.core.table import Drawn
from pioche.games.equinox.table.faces import catalogue
from pioche.games.equinox.table.scene import scene
from pioche.games.equinox.table.story import story

TABLE = Drawn(catalogue=catalogue, scene=scene, story=story)
