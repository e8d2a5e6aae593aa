"""`pioche arena`: the progress of the games, then who won what share of them, as a table or as JSON."""

from __future__ import annotations

import json

from rich.table import Table

from pioche.lab.arena import Plan, Standing, Verdict, arena
from pioche.terminal.colours import new_console
from pioche.terminal.draw import bot_name
from pioche.terminal.progress import progress_bar
from pioche.terminal.simulated import fixed
from pioche.text import Words


def run(plan: Plan, as_json: bool, words: Words) -> int:
    verdict = watched(plan, words)
    if as_json:
        print(json.dumps(verdict.data(), ensure_ascii=False, indent=2))
    else:
        show(verdict, Words(words.language, plan.game))
    return 0


def watched(plan: Plan, words: Words) -> Verdict:
    with progress_bar(words.say("sim-games"), plan.games * len(plan.meetings)) as how_far:
        return arena(plan, how_far)


def show(verdict: Verdict, words: Words) -> None:
    console = new_console()
    options = ", ".join(f"{key} {value}" for key, value in verdict.options.items())
    console.print(words.say("sim-title", game=words("game-name"), options=options), style="bold")
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    for head in ("bot", "against", "games", "wins", "interval", "equal", "margin", "verdict"):
        words_left = head in ("bot", "against", "verdict")
        table.add_column(words.say(f"arena-{head}"), justify="left" if words_left else "right", no_wrap=True)
    for standing in verdict.standings:
        table.add_row(*cells(standing, verdict.z, words))
    console.print(table)
    ratings = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    ratings.add_column(words.say("arena-bot"))
    ratings.add_column(words.say("arena-rating"), justify="right")
    for bot, (mean, doubt) in verdict.ratings.items():
        ratings.add_row(bot_name(bot, words), f"{fixed(mean, 1, words)} ± {fixed(doubt, 1, words)}")
    console.print(ratings)
    console.print(words.say("arena-seed", seconds=fixed(verdict.seconds, 1, words), seed=verdict.seed), style="dim")


def cells(standing: Standing, z: float, words: Words) -> list[str]:
    meeting = standing.meeting
    share, low, high = standing.interval(z)
    against = bot_name(meeting.second, words) if meeting.second else words.say("arena-table")
    verdict = "arena-unclear"
    if standing.is_clear(z):
        verdict = "arena-stronger" if share > meeting.equal else "arena-weaker"
    return [
        bot_name(meeting.first, words),
        against,
        str(standing.games),
        percent(share, words),
        f"{fixed(100 * low, 1, words)}–{percent(high, words)}",
        percent(meeting.equal, words),
        fixed(sum(standing.margins) / len(standing.margins), 1, words),
        words.say(verdict),
    ]


def percent(share: float, words: Words) -> str:
    return f"{fixed(100 * share, 1, words)} %"
