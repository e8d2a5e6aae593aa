"""What nobody comes back to is let go of, so that strangers cannot fill the database: a little at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from pioche.server.config import Lifetimes
from pioche.server.store import Statement, Store

OF_A_SERIES = '%"part_of"%'
AT_ONCE = 200  # of each kind in one transaction
SEEN_AT_ONCE = 1000  # guests looked at in one query


async def expire(store: Store, now: float, kept: Lifetimes, in_use: Callable[[], Collection[str]]) -> int:
    """Let go of what is too old; tables `in_use` are not. Returns how many tables and people went."""
    gone = 0
    for status, seconds in (("waiting", kept.waiting), ("playing", kept.unfinished)):
        while ids := [id for id in await untouched(store, status, now - seconds) if id not in in_use()]:
            await store.write(*(statement for id in ids for statement in without(id)))
            gone += len(ids)
            await asyncio.sleep(0)
    gone += await expire_guests(store, now - kept.guests)
    await store.write(("DELETE FROM ended_sessions WHERE made < ?", (now - kept.sessions,)))
    return gone


async def untouched(store: Store, status: str, before: float) -> list[str]:
    """Tables that stand like this and had their last move before then; those of a series are the series' business."""
    rows = await store.read(
        """SELECT t.id FROM tables t WHERE t.status = ? AND t.made < ? AND t.setup NOT LIKE ? AND NOT EXISTS
            (SELECT 1 FROM moves m WHERE m.table_id = t.id AND m.made >= ?) ORDER BY t.made LIMIT ?""",
        *(status, before, OF_A_SERIES, before, AT_ONCE),
    )
    return [id for (id,) in rows]


def without(table: str) -> list[Statement]:
    """The statements that remove a table and all that belongs to it."""
    rest = [f"DELETE FROM {name} WHERE table_id = ?" for name in ("moves", "chat", "members", "replays")]
    return [(query, (table,)) for query in (*rest, "DELETE FROM tables WHERE id = ?")]


async def expire_guests(store: Store, before: float) -> int:
    """Those without a login and without a table."""
    gone, since = 0, float("-inf")
    while rows := await store.read(
        """SELECT p.id, p.made, EXISTS (SELECT 1 FROM members b WHERE b.person = p.id) FROM people p
            WHERE p.login IS NULL AND p.made < ? AND p.made > ? ORDER BY p.made LIMIT ?""",
        *(before, since, SEEN_AT_ONCE),
    ):
        idle = [id for id, _, seated in rows if not seated]
        await store.write(*(("DELETE FROM people WHERE id = ? AND login IS NULL", (id,)) for id in idle))
        gone, since = gone + len(idle), rows[-1][1]
    return gone
