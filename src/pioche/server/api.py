"""The addresses of the lobby. Each is listed once, with what it takes and gives; the OpenAPI document says the same."""

from __future__ import annotations

import hashlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pioche import bots, games
from pioche.core import draws
from pioche.core.game import LANGUAGES, Number, OneOf, Option, Refused
from pioche.core.scene import Catalogue
from pioche.core.series.chain import kinds_of
from pioche.server import editions
from pioche.server.afterwards import AFTERWARDS, closed_table
from pioche.server.editions import stamp
from pioche.server.endpoints import Endpoint
from pioche.server.http import (
    address,
    answer,
    at_table,
    body,
    cookie,
    is_loopback,
    known,
    language,
    services,
    someone,
    with_cookie,
)
from pioche.server.messages import (
    Account,
    Commitment,
    Entropy,
    GameInfo,
    Join,
    Me,
    NameMe,
    NewTable,
    OptionInfo,
    Reach,
    TableInfo,
)
from pioche.server.oversight import OVERSIGHT
from pioche.server.people import KNOWN
from pioche.server.series_api import SERIES_ENDPOINTS
from pioche.server.store import Person
from pioche.text import ours

FOREVER = "public, max-age=31536000, immutable"


# You ---------------------------------------------------------------------------------------------------------


def me(person: Person) -> Me:
    return Me(name=person.name, login=person.login, bots=list(bots.LEVELS), bot=bots.USUAL)


async def get_me(request: Request) -> Response:
    there = services(request)
    person = await known(request)
    if person is None:
        await there.guests.check_everywhere(address(request))
        person = await there.people.new_guest(language(request))
        return with_cookie(answer(me(person)), request, person)
    response = answer(me(person))
    renew = there.people.needs_renewal(cookie(request) or "")
    return with_cookie(response, request, person, session(request)) if renew else response


def session(request: Request) -> str:
    """The session in which this is asked."""
    found = services(request).people.session(cookie(request))
    return found.id if found else ""


async def put_me(request: Request) -> Response:
    person = await someone(request)
    wish = await body(request, NameMe)
    return answer(me(await services(request).people.rename(person, wish.name)))


async def post_account(request: Request) -> Response:
    there, guest = services(request), await someone(request)
    await there.address_logins.check_everywhere(address(request))
    wish = await body(request, Account)
    person = await there.people.register(guest, wish.login, wish.password)
    return with_cookie(answer(me(person)), request, person, session(request))


async def post_login(request: Request) -> Response:
    there = services(request)
    wish = await body(request, Account)
    login, where = wish.login.strip().lower()[:64], address(request)
    await there.address_logins.check_everywhere(where)
    await there.logins.check_everywhere(f"{where} {login}")
    if not await there.people.is_acquainted(cookie(request, KNOWN), login):
        await there.account_logins.check_everywhere(login)
    person = await there.people.login(wish.login, wish.password)
    return with_cookie(answer(me(person)), request, person)


async def post_logout(request: Request) -> Response:
    there, ended = services(request), session(request)
    await there.guests.check_everywhere(address(request))
    if ended:
        await there.people.end(ended)
        there.windows.end(ended)
    guest = await there.people.new_guest(language(request))
    return with_cookie(answer(me(guest)), request, guest)


async def get_history(request: Request) -> Response:
    person = await someone(request)
    return answer(await services(request).lobby.history(person.id))


async def get_reach(request: Request) -> Response:
    """A stranger learns nothing of the network behind: only whoever sits at this machine is told."""
    there, host = services(request), request.url.hostname or ""
    here = is_loopback(address(request)) and is_loopback(host)
    return answer(Reach(home=list(there.settings.home) if here else []))


# The games ---------------------------------------------------------------------------------------------------


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
                series=list(kinds_of(game)),
                first={key: game.option(key).write(value) for key, value in game.first.items()},
                campaign=next((kind.key for kind in kinds_of(game).values() if kind.shape == "road"), ""),
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


async def of_then(request: Request, name: str) -> str | None:
    """A file of a game as it was when a match was played, if that is what is asked for."""
    there, key, wanted = services(request), request.path_params["key"], request.query_params.get("v", "")
    if not wanted or there.stamps.get(key) == wanted:
        return None
    return await editions.file_of(there.store, key, wanted, name)


async def get_game_text(request: Request) -> Response:
    text = await of_then(request, f"text.{spoken(request)}.ftl")
    if text is None:
        text = games.load(request.path_params["key"]).text(spoken(request))
    return lasting(request, text, "text/plain; charset=utf-8")


async def get_rules(request: Request) -> Response:
    text = await of_then(request, f"rules.{spoken(request)}.md")
    if text is None:
        text = games.load(request.path_params["key"]).rules(spoken(request))
    return lasting(request, text, "text/markdown; charset=utf-8")


async def get_catalogue(request: Request) -> Response:
    faces: str | bytes | None = await of_then(request, "catalogue.json")
    if faces is None:
        faces = msgspec.json.encode(games.load(request.path_params["key"]).faces)
    return lasting(request, faces, "application/json")


# Tables ------------------------------------------------------------------------------------------------------


async def get_tables(request: Request) -> Response:
    person = await known(request)
    return answer(await services(request).lobby.listed(person.id if person else ""))


async def get_commitment(request: Request) -> Response:
    return answer(services(request).lobby.promise())


async def post_tables(request: Request) -> Response:
    there, person = services(request), await someone(request)
    await there.tables.check_everywhere(address(request))
    await there.tables.check_everywhere(person.id)
    room = await there.lobby.open(person, await body(request, NewTable))
    return answer(room.info(person.id))


async def get_table(request: Request) -> Response:
    person = await known(request)
    try:
        return answer((await at_table(request)).info(person.id if person else ""))
    except Refused as refused:
        return answer(await closed_table(request, refused))


async def get_code(request: Request) -> Response:
    there, person = services(request), await known(request)
    await there.codes.check_everywhere(address(request))
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


ENDPOINTS = (
    Endpoint("GET", "/api/me", get_me, "Who this browser is; a new guest is given a cookie.", Me),
    Endpoint("PUT", "/api/me", put_me, "Take another name.", Me, NameMe),
    Endpoint("POST", "/api/account", post_account, "Give this guest a login; keeps all tables.", Me, Account),
    Endpoint("POST", "/api/login", post_login, "Be the person with this login.", Me, Account),
    Endpoint("POST", "/api/logout", post_logout, "Be a new guest.", Me),
    Endpoint("GET", "/api/history", get_history, "Your tables, newest first.", list[TableInfo]),
    Endpoint("GET", "/api/reach", get_reach, "How others in the home network reach this server.", Reach),
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
    *AFTERWARDS,
    *SERIES_ENDPOINTS,
    *OVERSIGHT,
)
