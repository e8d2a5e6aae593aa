"""Mü: what is seen and told."""

from pioche.core.scene import Prompt
from pioche.core.table import Table
from pioche.games._mubox import look
from pioche.games.mu.table.asking import ANSWERS, PROMPTS, phase
from pioche.games.mu.table.scene import BADGES, pad, picture
from pioche.games.mu.table.story import STORIES

TABLE = Table(
    catalogue=lambda: look.catalogue(BADGES, pips="triangle"),
    picture=picture,
    prompts=PROMPTS,
    answers=ANSWERS,
    stories=STORIES,
    score=pad,
    over=lambda view: Prompt(text="match-over", rule="8.3"),
    note=lambda view: "shared-win" if view.ranks.count(0) > 1 else "",
    phases=phase,
    dims=True,
)
