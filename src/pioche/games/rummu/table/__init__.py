"""Rummü: what is seen and told."""

from pioche.core.scene import Prompt
from pioche.core.table import Table
from pioche.games._mubox import look
from pioche.games.rummu.table.asking import ANSWERS, PROMPTS, phase
from pioche.games.rummu.table.scene import BADGES, picture, score_sheet
from pioche.games.rummu.table.story import STORIES

TABLE = Table(
    catalogue=lambda: look.catalogue(BADGES),
    picture=picture,
    prompts=PROMPTS,
    answers=ANSWERS,
    stories=STORIES,
    score=score_sheet,
    over=lambda view: Prompt(text="over", rule="6.5"),
    note=lambda view: "note-shared" if len({view.side(s) for s, rank in enumerate(view.ranks) if not rank}) > 1 else "",
    phases=phase,
)
