"""Equinox: what is seen and told."""

from pioche.core.table import Table
from pioche.games.equinox.table.asking import ANSWERS, PROMPTS, phases
from pioche.games.equinox.table.faces import catalogue
from pioche.games.equinox.table.scene import picture
from pioche.games.equinox.table.sheets import note, over, score_sheet
from pioche.games.equinox.table.story import STORIES

TABLE = Table(
    catalogue=catalogue,
    picture=picture,
    prompts=PROMPTS,
    answers=ANSWERS,
    stories=STORIES,
    score=score_sheet,
    over=over,
    note=note,
    phases=phases,
)
