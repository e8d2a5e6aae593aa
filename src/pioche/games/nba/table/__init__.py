"""NBA Deck-Building: what is seen and told."""

from pioche.core.scene import Prompt
from pioche.core.table import Table
from pioche.games.nba.table.asking import ANSWERS, PROMPTS, phases
from pioche.games.nba.table.faces import catalogue
from pioche.games.nba.table.scene import note, picture, score_sheet
from pioche.games.nba.table.story import STORIES

TABLE = Table(
    catalogue=catalogue,
    picture=picture,
    prompts=PROMPTS,
    answers=ANSWERS,
    stories=STORIES,
    score=score_sheet,
    over=lambda view: Prompt(text="over", rule="7.3"),
    note=note,
    phases=phases,
)
