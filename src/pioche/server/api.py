"""The addresses of the lobby. Each is listed once, with what it takes and gives; the OpenAPI document says the same."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pioche import bots, games
from pioche.core import draws
from pioche.core.game import LANGUAGES, Game, Number, OneOf, Option, Refused
from pioche.core.scene import Catalogue, Msg
from pioche.server import workers as work
from pioche.server.http import address, answer, body, cookie, known, language, services, someone, with_cookie
from pioche.server.lobby import Missing
from pioche.server.messages import (
    Account,
    Analysis,
    Commitment,
    Draws,
    Entropy,
    GameInfo,
    Join,
    Me,
    NameMe,
    NewTable,
    OptionInfo,
    Replay,
    TableInfo,
    Verdict,
)
from pioche.server.room import Room
from pioche.server.store import Person
from pioche.text import ours

Handler = Callable[[Request], Awaitable[Response]]
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    about: str
    gives: Any = None  # its type; nothing means a text
    takes: Any = None


# You ---------------------------------------------------------------------------------------------------------


def me(person: Person) -> Me:
    return Me(name=person.name, login=person.login, bots=list(bots.LEVELS), bot=bots.USUAL)


async def get_me(request: Request) -> Response:
    there = services(request)
    person = await known(request)
    if person is None:
        there.guests.check(address(request))
        person = await there.people.new_guest(language(request))
        return with_cookie(answer(me(person)), request, person)
    response = answer(me(person))
    renew = there.people.needs_renewal(cookie(request) or "")
    return with_cookie(response, request, person) if renew else response


async def put_me(request: Request) -> Response:
    person = await someone(request)
    wish = await body(request, NameMe)
    return answer(me(await services(request).people.rename(person, wish.name)))


async def post_account(request: Request) -> Response:
    there, guest = services(request), await someone(request)
    there.logins.check(address(request))
    wish = await body(request, Account)
    person = await there.people.register(guest, wish.login, wish.password)
    return with_cookie(answer(me(person)), request, person)


async def post_login(request: Request) -> Response:
    there = services(request)
    wish = await body(request, Account)
    there.logins.check(address(request))
    there.logins.check("login " + wish.login.strip().lower()[:64])
    person = await there.people.login(wish.login, wish.password)
    return with_cookie(answer(me(person)), request, person)


async def post_logout(request: Request) -> Response:
    there = services(request)
    there.guests.check(address(request))
    guest = await there.people.new_guest(language(request))
    return with_cookie(answer(me(guest)), request, guest)


async def get_history(request: Request) -> Response:
    person = await someone(request)
    return answer(await services(request).lobby.history(person.id))


# The games ---------------------------------------------------------------------------------------------------


def stamp(game: Game) -> str:
    """Changes whenever something a browser keeps about this game changes."""
    parts = [msgspec.json.encode(game.faces)]
    for spoken in LANGUAGES:
        parts += [text.encode() for text in (game.text(spoken), game.rules(spoken), ours(spoken))]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def option_info(option: Option) -> OptionInfo:
    kind = "number" if isinstance(option, Number) else "oneof" if isinstance(option, OneOf) else "yesno"
    return OptionInfo(
        key=option.key,
        kind=kind,  # type: ignore[arg-type]
        default=option.write(option.default),
        low=option.low if isinstance(option, Number) else 0,
        high=option.high if isinstance(option, Number) else 0,
        values=[] if isinstance(option, Number) else [option.write(value) for value in option.values()],
        players=list(option.players or ()),
    )


async def get_games(request: Request) -> Response:
    stamps, infos = services(request).stamps, []
    for game in games.playable()[0]:
        key = game.key
        if key not in stamps:
            stamps[key] = stamp(game)
        options = [option_info(option) for option in game.options[1:]]
        infos.append(
            GameInfo(
                key=key,
                version=game.version,
                icon=game.icon,
                minutes=game.minutes,
                players=list(game.players),
                options=options,
                stamp=stamps[key],
                legend=draws.digest(draws.legend(game)),
            )
        )
    return answer(infos)


def lasting(request: Request, content: bytes | str, media: str) -> Response:
    """A text that may be kept for ever under this stamp, and is asked for again without one."""
    raw = content.encode() if isinstance(content, str) else content
    tag = f'"{hashlib.sha256(raw).hexdigest()[:16]}"'
    stamped = request.query_params.get("v") in services(request).stamps.values()
    headers = {"cache-control": FOREVER if stamped else "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(raw, headers=headers, media_type=media)


def spoken(request: Request) -> str:
    wanted = str(request.path_params["lang"])
    if wanted not in LANGUAGES:
        raise Refused("refused-language", language=wanted, allowed=", ".join(LANGUAGES))
    return wanted


async def get_text(request: Request) -> Response:
    return lasting(request, ours(spoken(request)), "text/plain; charset=utf-8")


async def get_game_text(request: Request) -> Response:
    game = games.load(request.path_params["key"])
    return lasting(request, game.text(spoken(request)), "text/plain; charset=utf-8")


async def get_rules(request: Request) -> Response:
    game = games.load(request.path_params["key"])
    return lasting(request, game.rules(spoken(request)), "text/markdown; charset=utf-8")


async def get_catalogue(request: Request) -> Response:
    game = games.load(request.path_params["key"])
    return lasting(request, msgspec.json.encode(game.faces), "application/json")


# Tables ------------------------------------------------------------------------------------------------------


async def at_table(request: Request) -> Room:
    room = await services(request).lobby.room(request.path_params["id"])
    await room.settled()
    return room


async def get_tables(request: Request) -> Response:
    person = await known(request)
    return answer(await services(request).lobby.listed(person.id if person else ""))


async def get_commitment(request: Request) -> Response:
    return answer(services(request).lobby.promise())


async def post_tables(request: Request) -> Response:
    there, person = services(request), await someone(request)
    there.tables.check(address(request))
    room = await there.lobby.open(person, await body(request, NewTable))
    return answer(room.info(person.id))


async def get_table(request: Request) -> Response:
    person = await known(request)
    return answer((await at_table(request)).info(person.id if person else ""))


async def get_code(request: Request) -> Response:
    there, person = services(request), await known(request)
    there.codes.check(address(request))
    room = await there.lobby.called(request.path_params["code"])
    await room.settled()
    return answer(room.info(person.id if person else ""))


async def post_join(request: Request) -> Response:
    person, room = await someone(request), await at_table(request)
    await services(request).lobby.join(room, person, await body(request, Join))
    return answer(room.info(person.id))


async def post_entropy(request: Request) -> Response:
    person, room = await someone(request), await at_table(request)
    await services(request).lobby.give(room, person, await body(request, Entropy))
    return answer(room.info(person.id))


async def post_leave(request: Request) -> Response:
    person, room = await someone(request), await at_table(request)
    await services(request).lobby.leave(room, person)
    return answer(room.info(person.id))


async def post_rematch(request: Request) -> Response:
    there, person, room = services(request), await someone(request), await at_table(request)
    new = await there.lobby.rematch(room, person)
    return answer(new.info(person.id))


# Afterwards --------------------------------------------------------------------------------------------------


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


async def get_verdict(request: Request) -> Response:
    _, record = await finished(request)
    workers = services(request).lobby.workers
    fair, draws, answers, problem, details = await workers.run(work.verify, record)
    text = Msg(problem, details) if details else problem
    return answer(Verdict(fair=fair, draws=draws, answers=answers, problem=text))


async def get_draws(request: Request) -> Response:
    _, record = await finished(request)
    return answer(msgspec.Raw(await services(request).lobby.workers.run(work.explain, record)))


async def get_replay(request: Request) -> Response:
    room, record = await finished(request)
    wanted = request.query_params.get("seat")
    seats = [str(seat) for seat in range(len(room.table.chairs))]
    if wanted is not None and wanted not in seats:
        raise Refused("refused-seat", seat=wanted, last=len(seats) - 1)
    person = await known(request)
    viewer = None if wanted is None else int(wanted)
    frames, entries = await services(request).lobby.workers.run(work.replay, record, viewer)
    info = room.info(person.id if person else "")
    return answer({"table": info, "viewer": viewer, "frames": msgspec.Raw(frames), "entries": entries})


async def get_analysis(request: Request) -> Response:
    room, record = await finished(request)
    return answer(await services(request).lobby.analyses.of(room.row.id, record, len(room.table.chairs)))


async def get_health(request: Request) -> Response:
    await services(request).store.read("SELECT 1")
    return PlainTextResponse("ok\n")


ENDPOINTS = (
    Endpoint("GET", "/api/me", get_me, "Who this browser is; a new guest is given a cookie.", Me),
    Endpoint("PUT", "/api/me", put_me, "Take another name.", Me, NameMe),
    Endpoint("POST", "/api/account", post_account, "Give this guest a login; keeps all tables.", Me, Account),
    Endpoint("POST", "/api/login", post_login, "Be the person with this login.", Me, Account),
    Endpoint("POST", "/api/logout", post_logout, "Be a new guest.", Me),
    Endpoint("GET", "/api/history", get_history, "Your tables, newest first.", list[TableInfo]),
    Endpoint("GET", "/api/games", get_games, "The games and their options.", list[GameInfo]),
    Endpoint("GET", "/api/text.{lang}.ftl", get_text, "What tables say in every game, as Fluent messages."),
    Endpoint("GET", "/api/games/{key}/text.{lang}.ftl", get_game_text, "The words of a game."),
    Endpoint("GET", "/api/games/{key}/rules.{lang}.md", get_rules, "The rules of a game."),
    Endpoint("GET", "/api/games/{key}/catalogue.json", get_catalogue, "Symbols and faces.", Catalogue),
    Endpoint("GET", "/api/commitment", get_commitment, "A promise for your next table.", Commitment),
    Endpoint("GET", "/api/tables", get_tables, "Tables to join or to watch.", list[TableInfo]),
    Endpoint("POST", "/api/tables", post_tables, "Open a table.", TableInfo, NewTable),
    Endpoint("GET", "/api/tables/{id}", get_table, "One table.", TableInfo),
    Endpoint("POST", "/api/tables/{id}/join", post_join, "Sit down.", TableInfo, Join),
    Endpoint("POST", "/api/tables/{id}/entropy", post_entropy, "Add yours where you sit.", TableInfo, Entropy),
    Endpoint("POST", "/api/tables/{id}/leave", post_leave, "Get up.", TableInfo),
    Endpoint("POST", "/api/tables/{id}/rematch", post_rematch, "Play again; then add entropy.", TableInfo),
    Endpoint("GET", "/api/codes/{code}", get_code, "The table of this code.", TableInfo),
    Endpoint("GET", "/api/tables/{id}/record", get_record, "The record of a finished match."),
    Endpoint("GET", "/api/tables/{id}/verdict", get_verdict, "Check that record.", Verdict),
    Endpoint("GET", "/api/tables/{id}/draws", get_draws, "How chance drew, for those without the rules.", Draws),
    Endpoint("GET", "/api/tables/{id}/replay", get_replay, "A finished match, moment by moment.", Replay),
    Endpoint("GET", "/api/tables/{id}/analysis", get_analysis, "What a search thinks of it, so far.", Analysis),
    Endpoint("GET", "/healthz", get_health, "Whether all is well."),
)
