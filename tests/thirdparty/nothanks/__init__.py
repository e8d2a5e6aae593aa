"""No Thanks!: begun with `pioche new`, then refined: a picture of its own, words in two languages, rules of thumb."""

from __future__ import annotations

from pioche.core.game import Game, Number
from pioche.core.hidden import all_open, no_secrets

from . import bot, rules, table

GAME = Game(
    key="nothanks",
    minutes=20,
    icon="coin",
    options=(Number(key="players", default=4, low=3, high=7),),
    chapters=(rules,),
    state=rules.NoThanks,
    start=rules.start,
    choices=rules.CHOICES,
    scores=rules.scores,
    census=rules.census,
    view=all_open,
    secrets=no_secrets,
    imagine=rules.imagine,
    table=table.TABLE,
    hints=bot.HINTS,
)
