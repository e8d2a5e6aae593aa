"""`pioche analyse`: how a match went for each seat, and what each decision was worth, in words."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from pioche import games
from pioche.bots.analysis import Decision, Judgement, costliest, decisions, judge, sentence
from pioche.core.game import Game, Settings
from pioche.core.record import Record
from pioche.lab.workers import spread
from pioche.terminal.colours import new_console
from pioche.terminal.progress import progress_bar
from pioche.text import Words

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 50


def judge_elsewhere(key: str, decision: Decision) -> Judgement:
    """For another process, which looks the game up by its name."""
    return judge(games.load(key), decision)


def run(
    game: Game, settings: Settings, record: Record, processes: int, as_json: bool, everything: bool, words: Words
) -> int:
    made = decisions(game, settings, record)
    judgements = sorted(watched(game, made, processes, words), key=lambda one: one.entry)
    if as_json:
        print(json.dumps(data(game, judgements), ensure_ascii=False, indent=2))
    else:
        show(game, record, made, judgements, everything, Words(words.language, game, [s.name for s in record.seats]))
    return 0


def watched(game: Game, made: list[Decision], processes: int, words: Words) -> list[Judgement]:
    work = partial(judge_elsewhere, game.key) if processes > 1 else partial(judge, game)
    out = list[Judgement]()
    with progress_bar(words.say("analysis-decisions"), len(made)) as how_far:
        for judgement in spread(work, made, processes):
            out.append(judgement)
            how_far.more(1)
    return out


def data(game: Game, judgements: list[Judgement]) -> list[dict[str, Any]]:
    """As JSON can hold it."""
    names = game.choices
    return [
        {
            "entry": one.entry,
            "seat": one.seat,
            "chosen": names[one.chosen],
            "best": names[one.best],
            "matter": one.matter,
            "loss": round(one.loss, 4),
            "points": round(one.points, 2),
            "options": [
                {"choice": names[o.choice], "worth": round(o.worth, 4), "score": round(o.score, 2)} for o in one.options
            ],
            "hopes": [round(hope, 4) for hope in one.hopes],
        }
        for one in judgements
    ]


def show(
    game: Game, record: Record, made: list[Decision], judgements: list[Judgement], everything: bool, words: Words
) -> None:
    console = new_console()
    tables = {decision.entry: decision.state for decision in made}

    def told(one: Judgement) -> str:
        return f"{one.entry}. " + words(sentence(game, game.view(tables[one.entry], one.seat), one))

    console.print(words.say("analysis-curves"), style="bold")
    wide = max(len(seat.name) for seat in record.seats)
    for seat, who in enumerate(record.seats):
        curve = [one.hopes[seat] for one in judgements]
        first, last = f"{100 * curve[0]:3.0f} %", f"{100 * curve[-1]:3.0f} %"
        console.print(f"{who.name:{wide}}  {first} {drawn(curve)} {last}", highlight=False)
    console.print()
    console.print(words.say("analysis-costliest"), style="bold")
    for seat, worst in enumerate(costliest(judgements, len(record.seats))):
        name = record.seats[seat].name
        if worst:
            console.print(told(worst))
        else:
            console.print(words.say("analysis-flawless", who=name))
    console.print()
    listed = [one for one in judgements if one.loss or (everything and one.matter != "forced")]
    if listed:
        console.print(words.say("analysis-all"), style="bold")
    for one in listed:
        console.print(told(one))


def drawn(curve: list[float]) -> str:
    """A line of bars, one for each decision or for several."""
    step = max(1, -(-len(curve) // WIDEST))
    thinned = [curve[place] for place in range(0, len(curve), step)]
    return "".join(BARS[min(len(BARS) - 1, int(hope * len(BARS)))] for hope in thinned)
