"""The addresses of matches that are over: the record, whether it is fair, the replay, what a search thinks of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pioche.core.game import Refused
from pioche.core.scene import Msg
from pioche.server import work
from pioche.server.endpoints import Endpoint
from pioche.server.http import address, answer, at_table, known, services
from pioche.server.lobby import Missing
from pioche.server.messages import Analysis, Draws, Replay, Verdict
from pioche.server.room import Room
from pioche.server.workers import Rank

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


async def get_record(request: Request) -> Response:
    room, record = await finished(request)
    name = f"{room.game.key}-{room.row.code}.pioche"
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
    room, record = await finished(request)
    return answer(msgspec.Raw(await worked_out(request, room, work.explain, record)))


async def get_replay(request: Request) -> Response:
    room, record = await finished(request)
    wanted = request.query_params.get("seat")
    seats = [str(seat) for seat in range(len(room.table.chairs))]
    if wanted not in (None, ALL_HANDS, *seats):
        raise Refused("refused-seat", seat=wanted, last=len(seats) - 1)
    person = await known(request)
    viewer = int(wanted) if wanted in seats else None
    frames, entries, hands = await worked_out(request, room, work.replay, record, viewer, wanted == ALL_HANDS)
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
