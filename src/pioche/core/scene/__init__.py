"""The vocabulary of pictures, short ways to write them, and their JSON: `from pioche.core import scene as pic`."""

from msgspec.structs import replace as replace

from pioche.core.scene.vocabulary import *
from pioche.core.scene.ways import *
from pioche.core.scene.writing import *
