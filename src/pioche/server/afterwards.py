"""The addresses of matches that are over: the record, whether it is fair, the replay, what a search thinks of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pioche.core.game import Refused
from pioche.core.scene import Msg
from pioche.server import keepsakes, work
from pioche.server.endpoints import Endpoint
from pioche.server.frames import Viewer
from pioche.server.http import address, answer, at_table, known, services
from pioche.server.keepsakes import Keepsake
from pioche.server.lobby import Missing
from pioche.server.messages import Analysis, Draws, Replay, TableInfo, Verdict
from pioche.server.room import Room
from pioche.server.workers import Rank

LOST = ("refused-version", "refused-log", "refused-game", "refused-broken-game")  # why a table cannot be built again
ALL_HANDS = "all"  # as a point of view: the spectators' picture, and what everybody holds


async def finished(request: Request) -> tuple[Room, str]:
    """A table that is over, if this person may look at it, and its record with the secret."""
    person, room = await known(request), await at_table(request)
    table = room.table
    if not table.setup.spectators and (person is None or table.seat_of(person.id) is None):
        raise Missing
    if table.status != "over" or table.match is None:
        raise Refused("refused-not-over")
    return room, table.match.saved()


async def closed_table(request: Request, refused: Refused) -> TableInfo:
    """The table that is asked about, if all that is wrong with it is that its rules are not here any more."""
    person = await known(request)
    if isinstance(refused, Missing) or refused.message not in LOST:
        raise refused
    info = await services(request).lobby.closed(request.path_params["id"], person.id if person else "")
    if info is None:
        raise refused
    return info


async def kept_of(request: Request, refused: Refused) -> tuple[TableInfo, str, Keepsake]:
    """What was kept of a finished match whose rules are not here any more: the table, its stamp, the match."""
    info = await closed_table(request, refused)
    found = await keepsakes.kept(services(request).store, info.id)
    if found is None:
        raise refused
    return info, *found


async def get_record(request: Request) -> Response:
    try:
        room, record = await finished(request)
        name = f"{room.game.key}-{room.row.code}.pioche"
    except Refused as refused:
        info, _, kept = await kept_of(request, refused)
        record, name = kept.record, f"{info.game}-{info.code}.pioche"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(record, headers=headers)


async def owner(request: Request) -> str:
    """Whose work this is: a person's; those without a cookie share what their address may ask for."""
    person = await known(request)
    return person.id if person else address(request)


async def worked_out(request: Request, room: Room, todo: Callable[..., Any], record: str, *values: Any) -> Any:
    """What other processes make of a finished match: made once, however often it is asked for."""
    lobby, who = services(request).lobby, await owner(request)
    return await lobby.kept.get(
        (room.row.id, todo.__name__, *values),
        lambda: lobby.workers.run(todo, record, *values, rank=Rank.REPLAY, who=who),
        lambda made: len(msgspec.json.encode(made)) if todo is not work.replay else len(made[0]) + len(made[2]),
    )


async def get_verdict(request: Request) -> Response:
    room, record = await finished(request)
    fair, draws, answers, problem, details = await worked_out(request, room, work.verify, record)
    text = Msg(problem, details) if details else problem
    return answer(Verdict(fair=fair, draws=draws, answers=answers, problem=text))


async def get_draws(request: Request) -> Response:
    try:
        room, record = await finished(request)
    except Refused as refused:
        return answer((await kept_of(request, refused))[2].draws)
    return answer(msgspec.Raw(await worked_out(request, room, work.explain, record)))


def point_of_view(request: Request, players: int) -> tuple[Viewer, bool]:
    """By whose eyes a replay is wanted, and whether with all hands open."""
    wanted = request.query_params.get("seat")
    seats = [str(seat) for seat in range(players)]
    if wanted not in (None, ALL_HANDS, *seats):
        raise Refused("refused-seat", seat=wanted, last=len(seats) - 1)
    return int(wanted) if wanted in seats else None, wanted == ALL_HANDS


async def get_kept_replay(request: Request, refused: Refused) -> Response:
    """The frames a match was played with, now that its rules are not here any more."""
    info, stamp, kept = await kept_of(request, refused)
    viewer, all_hands = point_of_view(request, len(info.seats))
    frames, entries = kept.seen_by(viewer)
    hands = kept.hands if all_hands else []
    return answer(
        {"table": info, "viewer": viewer, "frames": frames, "entries": entries, "hands": hands, "stamp": stamp}
    )


async def get_replay(request: Request) -> Response:
    try:
        room, record = await finished(request)
    except Refused as refused:
        return await get_kept_replay(request, refused)
    viewer, all_hands = point_of_view(request, len(room.table.chairs))
    person = await known(request)
    frames, entries, hands = await worked_out(request, room, work.replay, record, viewer, all_hands)
    info = room.info(person.id if person else "")
    frames, hands = msgspec.Raw(frames), msgspec.Raw(hands)
    return answer({"table": info, "viewer": viewer, "frames": frames, "entries": entries, "hands": hands})


async def get_analysis(request: Request) -> Response:
    room, record = await finished(request)
    who = await owner(request)
    return answer(await services(request).lobby.analyses.of(room.row.id, record, len(room.table.chairs), who))


AFTERWARDS = (
    Endpoint("GET", "/api/tables/{id}/record", get_record, "The record of a finished match."),
    Endpoint("GET", "/api/tables/{id}/verdict", get_verdict, "Check that record.", Verdict),
    Endpoint("GET", "/api/tables/{id}/draws", get_draws, "How chance drew, for those without the rules.", Draws),
    Endpoint("GET", "/api/tables/{id}/replay", get_replay, "A finished match, moment by moment.", Replay),
    Endpoint("GET", "/api/tables/{id}/analysis", get_analysis, "What a search thinks of it, so far.", Analysis),
)
