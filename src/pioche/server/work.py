"""What the worker processes do: bots that think, matches told again, checked and judged.

A bot is sent its seat's view and nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import msgspec

from pioche import bots, games
from pioche.bots import parallel, reasons
from pioche.bots.analysis import CAREFUL, Judgement, decisions, judge, label, sentence
from pioche.bots.bot import Bot
from pioche.bots.ismcts import Outlook
from pioche.bots.parallel import Part
from pioche.bots.reasons import Foreseen
from pioche.core import draws, saves
from pioche.core import record as records
from pioche.core.flow import CHANCE
from pioche.core.game import Game, Refused
from pioche.server.messages import Call, Drawn, Draws, Judged, Weighed

BARS = 3  # answers that are shown of a decision


@cache
def player(kind: str, key: str) -> Bot:
    return bots.load(kind)(games.load(key))


def think(kind: str, key: str, seen: bytes, seat: int, options: list[int]) -> int:
    bot = player(kind, key)
    view = saves.load(bot.game, msgspec.json.decode(seen)) if seen else None
    return bot.choose(view, seat, options, Random())


def advise(part: Part) -> list[Outlook]:
    game = games.load(part.key)
    return parallel.think(game, replace(part, view=saves.load(game, msgspec.json.decode(part.view))))


def foresee(key: str, seen: bytes, seat: int, choices: list[int]) -> dict[int, Foreseen]:
    game = games.load(key)
    return reasons.foresee(game, saves.load(game, msgspec.json.decode(seen)), seat, choices, Random())


def replay(record: str, viewer: int | None, hands: bool = False) -> tuple[bytes, list[int], bytes]:
    """The frames of a finished match, the entry of the record each belongs to, and what everybody holds, if wanted."""
    from pioche.server.frames import replayed

    read = records.read(record)
    game, settings = records.opened(read, games.load)
    again = replayed(game, settings, read, viewer, hands)
    return msgspec.json.encode(again.frames), again.entries, msgspec.json.encode(again.hands)


def decided(record: str) -> list[tuple[int, int]]:
    """Every decision of a match: its entry and its seat."""
    return [(place, entry.seat) for place, entry in enumerate(records.read(record).entries) if entry.seat != CHANCE]


def judge_some(record: str, first: int, last: int, most: int) -> list[Judged]:
    """What a search of so many imagined games thinks of these decisions of a finished match."""
    read = records.read(record)
    game, settings = records.opened(read, games.load)
    out = []
    for decision in decisions(game, settings, read)[first:last]:
        one = judge(game, decision, replace(CAREFUL, iterations=most))
        view = game.view(decision.state, one.seat)
        out.append(
            Judged(
                entry=one.entry,
                seat=one.seat,
                chosen=label(game, view, one.seat, one.chosen),
                matter=one.matter,
                text=sentence(game, view, one),
                ranked=weighed(game, view, one),
                loss=round(one.loss, 4),
                hopes=[round(hope, 3) for hope in one.hopes],
            )
        )
    return out


def weighed(game: Game, view: Any, one: Judgement) -> list[Weighed]:
    """The best answers of a decision, and the one that was taken, as bars."""
    best = one.options[0].worth if one.options else 0.0  # others may seem better by chance, and are not shown so
    shown = [o for place, o in enumerate(one.options) if place < BARS or o.choice == one.chosen]
    return [
        Weighed(
            label=label(game, view, one.seat, o.choice),
            bar=round(min(1.0, max(0.0, o.worth / best)), 3) if best > 0 else 1.0,
            taken=o.choice == one.chosen,
        )
        for o in shown
    ]


def explain(record: str) -> bytes:
    """How every outcome of a finished match was drawn, as JSON."""
    read = records.read(record)
    game, settings = records.opened(read, games.load)
    told = [
        Drawn(step=draw.step, calls=[Call(of=list(call.of), take=call.take) for call in draw.calls])
        for draw in draws.explained(game, settings, read)
    ]
    return msgspec.json.encode(Draws(legend=draws.legend(game), draws=told))


def verify(record: str) -> tuple[bool, int, int, str, dict[str, Any]]:
    """Whether a record is fair, its draws and answers, and what is wrong with it."""
    try:
        read, _ = records.verify(record, games.load)
    except Refused as bad:
        return False, 0, 0, bad.message, bad.details
    draws = sum(entry.seat == CHANCE for entry in read.entries)
    return True, draws, len(read.entries) - draws, "", {}
