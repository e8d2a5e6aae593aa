"""Calcory: what is seen and told."""

from pioche.core.scene import Prompt
from pioche.core.table import Table
from pioche.games._mubox import look
from pioche.games.calcory.table.asking import ANSWERS, PROMPTS
from pioche.games.calcory.table.scene import BADGES, picture, score_sheet
from pioche.games.calcory.table.story import STORIES

TABLE = Table(
    catalogue=lambda: look.catalogue(BADGES),
    picture=picture,
    prompts=PROMPTS,
    answers=ANSWERS,
    stories=STORIES,
    score=score_sheet,
    over=lambda view: Prompt(text="over", rule="4.2"),
    note=lambda view: "note-shared" if view.ranks.count(0) > 1 else "",
)
