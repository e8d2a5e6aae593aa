"""Warriors: what is seen and told."""

from pioche.core.scene import Prompt
from pioche.core.table import Table
from pioche.games.warriors.table.asking import ANSWERS, PROMPTS, phase
from pioche.games.warriors.table.faces import catalogue
from pioche.games.warriors.table.scene import if_over, note, picture
from pioche.games.warriors.table.story import STORIES

TABLE = Table(
    catalogue=catalogue,
    picture=picture,
    prompts=PROMPTS,
    answers=ANSWERS,
    stories=STORIES,
    score=if_over,
    over=lambda view: Prompt(text="over", rule="8.3"),
    note=note,
    phases=phase,
)
