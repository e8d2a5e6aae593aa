"""Safarü: what is seen and told."""

from pioche.core.scene import Prompt
from pioche.core.table import Table
from pioche.games._mubox import look
from pioche.games.safaru.table.asking import ANSWERS, PROMPTS
from pioche.games.safaru.table.scene import BADGES, picture, result_sheet
from pioche.games.safaru.table.story import STORIES

TABLE = Table(
    catalogue=lambda: look.catalogue(BADGES, pips="triangle"),
    picture=picture,
    prompts=PROMPTS,
    answers=ANSWERS,
    stories=STORIES,
    score=result_sheet,
    over=lambda view: Prompt(text="over", rule="4.4"),
    note=lambda view: "note-shared" if len({view.side(s) for s, rank in enumerate(view.ranks) if not rank}) > 1 else "",
)
