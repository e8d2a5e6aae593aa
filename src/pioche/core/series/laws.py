"""The laws every series keeps, whatever the game; checked after every entry of its log.

1 every entrant is in exactly one place: at one table, waiting for a match, saying what it keeps, or out
2 nothing carried is lost or doubled: what an entrant brings into a match is what it held, less what it gave up,
  with what it kept
3 a match is opened once, and ends once after that
4 there is always something to do, until somebody has won; and then nothing is left
5 the log leads to the same series again
"""

from __future__ import annotations

from collections import Counter

from pioche.core.flow import ranking
from pioche.core.series.chain import Ended, Kept, Opened, Series, named
from pioche.core.series.shapes import FILLER
from pioche.core.series.text import resumed, write


class Broken(AssertionError):
    """A law that does not hold."""


def require(holds: bool, law: int, what: object) -> None:
    if not holds:
        raise Broken(f"law {law}: {what}")


def check(series: Series) -> None:
    """All laws, now."""
    one_place(series)
    carried_whole(series)
    opened_once(series)
    something_to_do(series)
    same_again(series)


def one_place(series: Series) -> None:
    at_tables = Counter(entrant for one in series.playing() for entrant in one.seats if entrant != FILLER)
    waiting = Counter(entrant for pairing in series.due() for entrant in pairing.entrants)
    out = series.outlook.out
    for entrant in range(len(series.entrants)):
        places = [at_tables[entrant], waiting[entrant], int(entrant in series.choices), int(entrant in out)]
        require(sum(places) <= 1, 1, f"entrant {entrant} is in {sum(places)} places: {places}")
    known = {entrant for pairing in series.outlook.pairings for entrant in pairing.entrants}
    resting = {entrant for byes in series.outlook.byes.values() for entrant in byes}
    require(known | resting == {*range(len(series.entrants))}, 1, "somebody has no match")
    for pairing in series.outlook.pairings:
        require(len({*pairing.entrants}) == len(pairing.entrants), 1, f"twice at one table: {pairing}")


def carried_whole(series: Series) -> None:
    """Told again from the log, entry by entry."""
    baggage = series.terms.kind.baggage
    if baggage is None:
        require(not series.holds and not series.choices, 2, "something is carried where nothing can be")
        return
    held: dict[int, tuple[int, ...]] = {}
    offered: dict[int, tuple[int, ...]] = {}
    for entry in series.log:
        if isinstance(entry, Ended):
            for entrant, holds, offers in zip(series.opened[entry.key].seats, entry.holds, entry.offers, strict=True):
                if held.get(entrant):
                    require(holds == held[entrant], 2, f"entrant {entrant} came out of {named(entry.key)} with {holds}")
                held[entrant], offered[entrant] = holds, offers
        elif isinstance(entry, Kept):
            before, after = Counter(held[entry.entrant]), baggage.after(held[entry.entrant], entry.said)
            said, new = Counter(entry.said), Counter(after)
            require(not (new - before) - Counter(offered[entry.entrant]), 2, f"kept what was not offered: {entry}")
            require(not (new - before) - said and not (before - new) - said, 2, f"changed unsaid: {entry}")
            require(new.total() == before.total(), 2, f"lost or doubled: {entry}")
            held[entry.entrant] = after
    for entrant, holds in series.holds.items():
        require(holds == held[entrant], 2, f"entrant {entrant} holds {holds}, the log says {held[entrant]}")


def opened_once(series: Series) -> None:
    opened = [entry.key for entry in series.log if isinstance(entry, Opened)]
    ended = [entry.key for entry in series.log if isinstance(entry, Ended)]
    require(len({*opened}) == len(opened) and len({*ended}) == len(ended), 3, "a match twice")
    require({*ended} <= {*opened}, 3, "a match ended that was not opened")
    known = {pairing.key: pairing.seats for pairing in series.outlook.pairings}
    for one in series.opened.values():
        require(known.get(one.key) == one.seats, 3, f"{named(one.key)} was opened for {one.seats}")


def something_to_do(series: Series) -> None:
    busy = bool(series.playing() or series.due() or series.choices)
    require(busy != series.is_over, 4, "over, and yet to be played" if busy else "nothing to do, and nobody has won")
    standing = series.standing()
    require(standing == ranking([-place for place in standing]), 4, f"no ranking: {standing}")
    if series.is_over:
        require(standing.count(0) == 1, 4, f"no winner: {standing}")


def same_again(series: Series) -> None:
    again, _ = resumed(write(series), lambda key: series.game)
    require(write(again) == write(series), 5, "its log leads elsewhere")
    require(again.due() == series.due() and again.choices == series.choices, 5, "something else comes next")
