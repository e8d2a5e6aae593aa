"""`pioche upgrade`: carries stored matches over to the rules that are installed now.

Every match is played again by them (`trials.py`). Those that come out the same go on without a word. Those that are the
same up to a moment stand there from now on, until their players choose to play on or to end it. Those that the rules do
not even let begin end with the score as it was. The log keeps every row, whatever is chosen; matches that are over stay
as they are, and are shown by the frames they were played with.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from msgspec.structs import replace

from pioche import games
from pioche.core.flow import ranking
from pioche.core.game import Refused
from pioche.server import editions, events, series_events, trials
from pioche.server.events import Setup, Summary
from pioche.server.keepsakes import keep, lacking
from pioche.server.lobby import as_it_begins
from pioche.server.messages import Halt
from pioche.server.series_cup import Cup, SeriesRow
from pioche.server.store import Statement, Store, TableRow, Taken
from pioche.server.table import Table
from pioche.server.trials import Fate, Trial

SOME = 100  # tables read at once
OTHER_RULES = 0  # a version that no game has
TRIES = 5  # while somebody plays on at that table

Told = Callable[[int, int], None]


@dataclass(frozen=True)
class Found:
    """What becomes of one match, or of one series."""

    code: str
    game: str
    kind: Literal["waiting", "playing", "over", "series"]
    before: int  # versions of the game
    after: int | None
    fate: Fate
    move: int = 0
    moves: int = 0
    why: str = ""
    replay: bool = True  # whether a match that is over can be shown after all
    ends: bool = False  # it ends here, with the score as it was


async def upgrade(store: Store, dry: bool, told: Told) -> AsyncIterator[Found]:
    """Look at every match, and carry it over unless this is a trial; `told` hears how far it is."""
    ((tables,),) = await store.read("SELECT COUNT(*) FROM tables")
    ((series,),) = await store.read("SELECT COUNT(*) FROM series")
    done, names = 0, Names(store)
    async for id in ids(store, "tables"):
        for _ in range(TRIES):
            with suppress(Taken):
                found = await one_table(store, names, id, dry)
                break
        else:
            raise Refused("refused-not-kept")
        done += 1
        told(done, tables + series)
        if found:
            yield found
    async for id in ids(store, "series"):
        cup = await one_series(store, id, dry)
        done += 1
        told(done, tables + series)
        if cup:
            yield cup


async def ids(store: Store, kind: str) -> AsyncIterator[str]:
    last = ""
    while rows := await store.read(f"SELECT id FROM {kind} WHERE id > ? ORDER BY id LIMIT ?", last, SOME):
        for (last,) in rows:
            yield last


class Names:
    """The names of all answers by version, looked up once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[tuple[str, int], tuple[str, ...] | None] = {}

    async def of(self, game: str, version: int) -> tuple[str, ...] | None:
        if (game, version) not in self.known:
            self.known[game, version] = await editions.choices_of(self.store, game, version)
        return self.known[game, version]


# Tables --------------------------------------------------------------------------------------------------------------


async def one_table(store: Store, names: Names, id: str, dry: bool) -> Found | None:
    row = await store.table(id)
    if row is None:
        return None  # let go of meanwhile
    setup, summary, log = events.read_setup(row.setup), events.read_summary(row.summary), await store.moves(id)
    try:
        game = as_it_begins(setup)
    except Refused as refused:
        missing = Trial(
            "impossible", setup.version, why="game" if refused.message == "refused-game" else refused.message
        )
        return await found(store, row, setup, missing, None)
    old = None if setup.version == game.version else await names.of(game.key, setup.version)
    trial = trials.tried(id, row.secret, setup, summary, log, game, old)
    statements = carried_over(store, row, setup, summary, log[-1][0] if log else 0, trial)
    if statements and not dry:
        await store.write(*statements)
    return await found(store, row, setup, trial, game.version)


async def found(store: Store, row: TableRow, setup: Setup, trial: Trial, after: int | None) -> Found:
    replay = trial.fate == "unchanged" or bool(
        await store.read("SELECT 1 FROM replays WHERE table_id = ? AND stamp <> ''", row.id)
    )
    kind: Any = row.status
    ends = trial.fate == "impossible" and after is not None and kind != "over" and not setup.part_of
    return Found(
        row.code, setup.game, kind, setup.version, after, trial.fate, trial.move, trial.moves, trial.why, replay, ends
    )


def carried_over(
    store: Store, row: TableRow, setup: Setup, summary: Summary, seq: int, trial: Trial
) -> list[Statement]:
    """The statements that carry this table over; none if it stays as it is."""
    new = replace(setup, version=trial.version)
    if trial.fate == "unchanged":
        if not trial.renumbered:
            return [] if new == setup else [renewed(row, new)]
        event = events.Upgraded(trial.version, [events.write(one) for one in trial.same])
        return [store.move(row.id, seq + 1, row.touched, events.write(event)), renewed(row, new)]
    if (
        summary.status == "over"
    ):  # shown by the frames that were kept: rules that changed under the same number are others
        return [renewed(row, replace(setup, version=OTHER_RULES))] if new == setup else []
    if trial.fate == "impossible":
        return [] if setup.part_of else ended(store, row, summary, seq, trial)
    halt = Halt(lost=trial.lost, points=trial.points)
    if summary.halt:  # for the second time, and nobody has chosen yet
        halt = Halt(lost=trial.lost + summary.halt.lost, points=summary.halt.points)
    text = events.write(events.Upgraded(trial.version, [events.write(one) for one in trial.same], halt))
    table = Table(row.id, row.secret, new, as_it_begins(setup))
    table.replay([(seq + 1, text)])
    return [
        store.move(row.id, seq + 1, row.touched, text),
        store.summed_up(row.id, events.write(table.summary()), table.status),
        renewed(row, new),
    ]


def renewed(row: TableRow, setup: Setup) -> Statement:
    return "UPDATE tables SET setup = ? WHERE id = ?", (events.write(setup), row.id)


def ended(store: Store, row: TableRow, summary: Summary, seq: int, trial: Trial) -> list[Statement]:
    """Nothing can be played any more: it ends with the score as it was."""
    over = replace(summary, status="over", proposal=None, points=trial.points, places=ranking(trial.points))
    return [
        store.move(row.id, seq + 1, row.touched, events.write(events.Ended())),
        store.summed_up(row.id, events.write(over), "over"),
    ]


# Series --------------------------------------------------------------------------------------------------------------


async def one_series(store: Store, id: str, dry: bool) -> Found | None:
    """A series follows from what its log says; its rules are those of its kind."""
    rows = await store.read("SELECT id, code, secret, setup, status, made FROM series WHERE id = ?", id)
    if not rows:
        return None
    row = SeriesRow(*rows[0])
    setup = series_events.read_setup(row.setup)
    try:
        version = games.load(setup.game).version
        written = events.write(replace(setup, version=version))
        Cup(SeriesRow(row.id, row.code, row.secret, written, row.status, row.made)).replay(
            await store.moves_after(id, 0)
        )
    except Exception as error:
        why = error.message if isinstance(error, Refused) else type(error).__name__
        return Found(row.code, setup.game, "series", setup.version, None, "impossible", why=why)
    if not dry and version != setup.version:
        await store.write(("UPDATE series SET setup = ? WHERE id = ?", (written, id)))
    return Found(row.code, setup.game, "series", setup.version, version, "unchanged")


# Before other rules come ---------------------------------------------------------------------------------------------


async def keep_replays(store: Store, told: Told) -> int:
    """Keep the frames of all finished matches whose rules are still here; how many that were."""

    async def make(todo: Callable[..., Any], *values: Any) -> Any:
        return todo(*values)

    await editions.keep_all(store)
    done = number = 0
    async for id, of in lacking(store):
        number += await keep(store, id, make)
        done += 1
        told(done, of)
    return number
