"""A series as one person may know it. What somebody else may keep is nobody's business until it is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal, cast

from pioche import games
from pioche.core.flow import CHANCE
from pioche.core.game import Refused
from pioche.core.series import text
from pioche.core.series.chain import Opened, Series, kind_of, named
from pioche.core.series.shapes import FILLER, Key, Pairing
from pioche.server.series_cup import Cup
from pioche.server.series_messages import EntrantInfo, Keep, NextMatch, SeriesAnswer, SeriesInfo, SeriesMatch

Statuses = Mapping[Key, str]
"""How the tables of matches stand that are open."""


def info(cup: Cup, statuses: Statuses, here: set[int], person: str) -> SeriesInfo:
    series, setup, mine = cup.series, cup.setup, cup.entrant_of(person)
    kind = kind_of(cup.game, setup.kind)
    next_table = waiting_for(cup, person)
    return SeriesInfo(
        id=cup.row.id,
        code=cup.row.code,
        game=setup.game,
        kind=setup.kind,
        shape=kind.shape,
        options=setup.options,
        places=setup.places,
        length=setup.length,
        status=cast(Literal["waiting", "playing", "over"], cup.status),
        entrants=entrants(cup, series, here, mine) if series else entering(cup, mine),
        entrant=mine,
        host=bool(person) and person == setup.host,
        bot=setup.bot,
        clock=setup.clock,
        matches=[match(cup, series, pairing, statuses) for pairing in series.outlook.pairings] if series else [],
        byes=byes(series) if series else [],
        stages=stages(cup, series) if series else 0,
        table=next_table.table if next_table else "",
        keep=keep(cup, series, mine) if series and mine is not None else None,
        keeps_nothing=series is not None and mine is not None and series.keeps_nothing(mine),
        commitment=cup.commitment,
        seq=cup.seq,
        when=cup.touched,
    )


def entering(cup: Cup, mine: int | None) -> list[EntrantInfo]:
    return [EntrantInfo(name=one.name, person=True, you=place == mine) for place, one in enumerate(cup.entered)]


def entrants(cup: Cup, series: Series, here: set[int], mine: int | None) -> list[EntrantInfo]:
    standing, points = series.standing(), series.outlook.points
    return [
        EntrantInfo(
            name=seat.name,
            bot=seat.bot,
            person=bool(cup.chairs[place].person),
            you=place == mine,
            place=standing[place],
            points=points.get(place),
            out=place in series.outlook.out,
            here=place in here,
            owns=faces(cup, series.holds.get(place, ())),
            kept=faces(cup, kept(series, place)),
        )
        for place, seat in enumerate(series.entrants)
    ]


def kept(series: Series, entrant: int) -> list[int]:
    """What this entrant carries that it did not begin with."""
    said = Counter(answer for who, _, said in series.kept if who == entrant for answer in said)
    first = Counter(first_team(series, entrant))
    return sorted((Counter(series.holds.get(entrant, ())) - first).keys() & said.keys())


def first_team(series: Series, entrant: int) -> tuple[int, ...]:
    """What it held after its first match."""
    for key, ended in series.ended.items():
        seats = series.opened[key].seats
        if entrant in seats and ended.holds:
            return ended.holds[seats.index(entrant)]
    return ()


def faces(cup: Cup, numbers: Iterable[int]) -> list[str]:
    return [cup.game.choices[number] for number in numbers]


def match(cup: Cup, series: Series, pairing: Pairing, statuses: Statuses) -> SeriesMatch:
    key = pairing.key
    opened, ended = series.opened.get(key), series.ended.get(key)
    status = "over" if ended else statuses.get(key, "waiting") if opened else "coming"
    if status == "over" and not ended:
        status = "playing"  # it is about to be noted
    return SeriesMatch(
        name=named(key),
        stage=key[0],
        place=key[1],
        decider=key[2] > 1,
        entrants=[None if entrant == FILLER else entrant for entrant in pairing.seats],
        table=cup.tables.get(key, ""),
        status=cast(Literal["coming", "waiting", "playing", "over"], status),
        ranks=list(ended.result.ranks) if ended else [],
        scores=[cup.game.in_points(score) for score in ended.result.scores] if ended else [],
        options=arranged(cup, opened) if opened else {},
        hash=ended.hash if ended else "",
    )


def arranged(cup: Cup, opened: Opened) -> dict[str, str]:
    """The options that are this match's own."""
    return {key: cup.game.option(key).write(value) for key, value in opened.changed}


def byes(series: Series) -> list[list[int]]:
    return [series.outlook.byes.get(stage, []) for stage in range(1, max(series.outlook.byes, default=0) + 1)]


def stages(cup: Cup, series: Series) -> int:
    """How many stages a bracket of two at a table has; elsewhere it is not known beforehand."""
    if series.terms.kind.shape != "knock-out" or series.field.table != 2:
        return max((pairing.stage for pairing in series.outlook.pairings), default=0) if series.is_over else 0
    return (len(series.entrants) - 1).bit_length()


def keep(cup: Cup, series: Series, mine: int) -> Keep | None:
    choice = series.choices.get(mine)
    if choice is None:
        return None
    return Keep(
        stage=choice.stage,
        owns=faces(cup, choice.holds),
        offers=faces(cup, choice.offers),
        options=said(cup, series.keep_options(mine)),
    )


def answers(cup: Cup, person: str, so_far: tuple[int, ...]) -> list[SeriesAnswer]:
    """What this person may say next; refuses what cannot have been said so far."""
    series, mine = cup.playing(), cup.entrant_of(person)
    if mine is None:
        raise Refused("refused-series-stranger")
    for place, one in enumerate(so_far):
        if one not in series.keep_options(mine, so_far[:place]):
            raise Refused("refused-series-unsaid")
    return said(cup, series.keep_options(mine, so_far))


def said(cup: Cup, options: list[int]) -> list[SeriesAnswer]:
    """Answers in words: a face of the catalogue, or what the game calls it."""
    known = cup.game.faces.faces
    names = [(option, cup.game.choices[option]) for option in options]
    return [
        SeriesAnswer(answer=option, text=f"face:{name}" if name in known else f"series-say-{name.replace(' ', '-')}")
        for option, name in names
    ]


def verify(whole: str) -> tuple[bool, int, int, str, dict[str, Any]]:
    """In a worker's process: whether a series is right, the draws and answers of its matches, and what is wrong."""
    try:
        _, matches = text.verify(whole, games.load)
    except Refused as bad:
        return False, 0, 0, bad.message, bad.details
    entries = [entry for match in matches for entry in match.entries]
    draws = sum(entry.seat == CHANCE for entry in entries)
    return True, draws, len(entries) - draws, "", {}


def waiting_for(cup: Cup, person: str) -> NextMatch | None:
    """What waits for this person in this series."""
    series, mine = cup.series, cup.entrant_of(person)
    if series is None or mine is None or series.entrants[mine].bot:
        return None
    at = series.busy().get(mine)
    if at is None and mine not in series.choices:
        return None
    stage = at[0] if at else series.choices[mine].stage
    return NextMatch(
        series=cup.row.id,
        game=cup.game.key,
        kind=cup.setup.kind,
        match=named(at) if at else "",
        stage=stage,
        table=cup.tables[at] if at else "",
        keep=at is None,
    )
