"""The addresses of series: which kinds there are, making, entering, starting, looking, keeping, going on.

A page asks `GET /api/series/{id}?since=SEQ` and is answered at once if there is something new, else when something
happens or after a while; so a bracket is always up to date. `GET /api/next` says what waits for whoever asks, on any
page.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from pioche import games
from pioche.core.game import Refused
from pioche.core.scene import Msg
from pioche.core.series import text
from pioche.core.series.chain import kind_of, kinds_of, sizes, terms_of
from pioche.server import series_cup as plans
from pioche.server import series_events as log_of
from pioche.server.endpoints import Endpoint
from pioche.server.events import write
from pioche.server.http import address, answer, body, known, services, someone
from pioche.server.lobby import LETTERS, checked_clock, checked_entropy
from pioche.server.messages import NAME_LENGTH, Verdict
from pioche.server.names import unlike
from pioche.server.seating import checked_bot
from pioche.server.series_cup import Cup, NoSeries, SeriesRow
from pioche.server.series_messages import (
    EnterSeries,
    NewSeries,
    NextMatch,
    ReplaceEntrant,
    SayKept,
    SeriesAnswer,
    SeriesInfo,
    SeriesKind,
    StartSeries,
)
from pioche.server.series_views import answers, info, verify, waiting_for
from pioche.server.store import Person, Taken
from pioche.server.table import Stale

CODE_LENGTH = 7  # one letter more than a table's
LONGEST_WAIT = 8.0  # seconds until somebody who waits for news is answered all the same
MOST_SAID = 20


# Which there are ------------------------------------------------------------------------------------------------------


async def get_kinds(request: Request) -> Response:
    game = games.load(request.path_params["key"])
    out = []
    for kind in kinds_of(game).values():
        tables = [kind.players] if kind.players else [many for many in game.players if many >= 2]
        usual = terms_of(game, kind, {}, sizes(game, kind)[0]).settings["players"]
        if kind.shape == "best-of":
            tables = []  # everybody sits at one
        out.append(
            SeriesKind(
                key=kind.key,
                shape=kind.shape,
                places=list(sizes(game, kind)),
                lengths=list(kind.lengths),
                byes=kind.byes,
                players=sorted(tables, key=lambda many: many != usual),
                own=list(kind.own),
                keeps=kind.baggage is not None,
            )
        )
    return answer(out)


# One series -----------------------------------------------------------------------------------------------------------


async def asked_for(request: Request) -> Cup:
    club = services(request).club
    cup = await club.cup(request.path_params["id"])
    if cup.can_go_on():  # a server was stopped between two steps
        await club.advance(cup)
    return cup


async def seen(request: Request, cup: Cup, person: Person | None) -> Response:
    """The series as this person may know it."""
    club = services(request).club
    return answer(info(cup, await club.statuses(cup), club.here(cup), person.id if person else ""))


async def changed(request: Request, cup: Cup, plan: plans.Plan) -> None:
    club = services(request).club
    try:
        await club.change(cup, plan)
    except Taken:
        raise Stale from None
    await club.advance(cup)


async def get_all(request: Request) -> Response:
    person, club = await someone(request), services(request).club
    return answer([info(cup, await club.statuses(cup), club.here(cup), person.id) for cup in await club.of(person.id)])


async def post_series(request: Request) -> Response:
    there, person = services(request), await someone(request)
    await there.tables.check_everywhere(address(request))
    wish = await body(request, NewSeries)
    game = games.load(wish.game)
    kind = kind_of(game, wish.kind)
    places = wish.places or sizes(game, kind)[0]
    terms = terms_of(game, kind, dict(wish.options), places, wish.length, wish.seeded)
    setup = log_of.SeriesSetup(
        game=game.key,
        version=game.version,
        kind=kind.key,
        options={option.key: option.write(terms.settings[option.key]) for option in game.options},
        places=places,
        length=terms.length,
        host=person.id,
        seeded=wish.seeded,
        bot=checked_bot(wish.bot),
        clock=checked_clock(wish.clock),
    )
    alone = kind.shape == "road"
    first = log_of.Entered(person.id, person.name, checked_entropy(wish.entropy)) if wish.enter or alone else None
    cup = await make(request, setup, first, person)
    if alone:  # nobody else is waited for
        await changed(request, cup, partial(plans.start, fill=False, bot=setup.bot))
    return await seen(request, cup, person)


async def make(request: Request, setup: log_of.SeriesSetup, first: log_of.Entered | None, person: Person) -> Cup:
    lobby, club = services(request).lobby, services(request).club
    for _ in range(10):
        nonce = f"series {secrets.token_urlsafe(32)}"
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        row = SeriesRow(lobby.id_of(nonce), code, lobby.secret_of(nonce), write(setup), "waiting", time.time())
        try:
            return await club.make(row, first, person.id)
        except Taken:
            continue
    raise Refused("refused-not-kept")


async def get_series(request: Request) -> Response:
    person, cup = await known(request), await asked_for(request)
    since = request.query_params.get("since", "")
    if since.isascii() and since.isdigit() and int(since) == cup.seq:
        news = cup.changed
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await news.wait()
        cup = await asked_for(request)
    return await seen(request, cup, person)


async def get_called(request: Request) -> Response:
    there, person, code = services(request), await known(request), str(request.path_params["code"]).upper()
    await there.codes.check_everywhere(address(request))
    if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
        raise NoSeries
    return await seen(request, await there.club.called(code), person)


async def post_enter(request: Request) -> Response:
    person, cup = await someone(request), await asked_for(request)
    entropy = checked_entropy((await body(request, EnterSeries)).entropy)
    club = services(request).club

    def plan(cup: Cup) -> plans.Done:
        if cup.series is not None:
            raise Refused("refused-series-begun")
        if len(cup.entered) >= cup.setup.places:
            raise Refused("refused-series-full")
        name = unlike(person.name, (one.name for one in cup.entered), NAME_LENGTH)
        event, _ = plans.plain(cup, log_of.Entered(person.id, name, entropy))
        return event, [club.belongs(cup.row.id, person.id)]

    if cup.entrant_of(person.id) is None:
        await changed(request, cup, plan)
    return await seen(request, cup, person)


async def post_leave(request: Request) -> Response:
    """Before it begins the place is free again; after that a bot plays on."""
    person, cup = await someone(request), await asked_for(request)
    entrant = cup.entrant_of(person.id)
    if entrant is None:
        raise Refused("refused-series-stranger")
    if cup.series is None:
        await changed(request, cup, lambda cup: plans.plain(cup, log_of.Withdrew(person.id)))
    else:
        await services(request).club.replace(cup, entrant, checked_bot(""))
    return await seen(request, cup, person)


async def post_start(request: Request) -> Response:
    person, cup = await someone(request), await asked_for(request)
    wish = await body(request, StartSeries)
    if person.id != cup.setup.host:
        raise Refused("refused-host-only")
    bot = checked_bot(wish.bot) if wish.bot else cup.setup.bot
    await changed(request, cup, partial(plans.start, fill=wish.fill, bot=bot))
    return await seen(request, cup, person)


# Keeping and going on -------------------------------------------------------------------------------------------------


async def get_options(request: Request) -> Response:
    """What may be said next about what is kept, after `said=3,14`."""
    person, cup = await someone(request), await asked_for(request)
    words = [word for word in request.query_params.get("said", "").split(",") if word]
    if len(words) > MOST_SAID or any(not (word.isascii() and word.isdigit() and len(word) < 6) for word in words):
        raise Refused("refused-series-unsaid")
    return answer(answers(cup, person.id, tuple(map(int, words))))


async def post_keep(request: Request) -> Response:
    person, cup = await someone(request), await asked_for(request)
    said = tuple((await body(request, SayKept)).said[: MOST_SAID + 1])
    entrant = cup.entrant_of(person.id)
    if entrant is None:
        raise Refused("refused-series-stranger")
    await changed(request, cup, partial(plans.keep, entrant=entrant, said=said))
    return await seen(request, cup, person)


async def post_continue(request: Request) -> Response:
    """See to it that what is due is opened. It is by itself; this asks for it at once."""
    person, cup = await someone(request), await asked_for(request)
    await services(request).club.advance(cup)
    return await seen(request, cup, person)


async def post_replace(request: Request) -> Response:
    """The host lets a bot play for an entrant who is not there."""
    person, cup = await someone(request), await asked_for(request)
    wish, club = await body(request, ReplaceEntrant), services(request).club
    mine = cup.entrant_of(person.id)
    if person.id != cup.setup.host and mine != wish.entrant:
        raise Refused("refused-host-only")
    if mine != wish.entrant and wish.entrant in club.here(cup):
        raise Refused("refused-series-here")
    await club.replace(cup, wish.entrant, checked_bot(wish.bot))
    return await seen(request, cup, person)


async def get_next(request: Request) -> Response:
    person, club = await known(request), services(request).club
    cups = await club.of(person.id) if person else []
    found = [waiting_for(cup, person.id) for cup in cups if cup.status == "playing"] if person else []
    return answer([one for one in found if one])


async def finished(request: Request) -> tuple[Cup, str]:
    """The whole series in one text: its own record and those of its matches."""
    cup, lobby = await asked_for(request), services(request).lobby
    series = cup.series
    if series is None or not series.is_over:
        raise Refused("refused-series-not-over")
    matches = []
    for key in series.ended:
        room = await lobby.room(cup.tables[key])
        await room.settled()
        assert room.table.match
        matches.append(room.table.match.saved())
    return cup, text.bundle(series, matches)


async def get_record(request: Request) -> Response:
    cup, whole = await finished(request)
    name = f"{cup.game.key}-{cup.setup.kind}-{cup.row.code}.pioche"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(whole, headers=headers)


async def get_verdict(request: Request) -> Response:
    _, whole = await finished(request)
    fair, draws, answers, problem, details = await services(request).lobby.workers.run(verify, whole)
    return answer(
        Verdict(fair=fair, draws=draws, answers=answers, problem=Msg(problem, details) if details else problem)
    )


SERIES_ENDPOINTS = (
    Endpoint("GET", "/api/games/{key}/series", get_kinds, "Which series a game offers.", list[SeriesKind]),
    Endpoint("GET", "/api/next", get_next, "What waits for you in your series.", list[NextMatch]),
    Endpoint("GET", "/api/series", get_all, "Your series, newest first.", list[SeriesInfo]),
    Endpoint("POST", "/api/series", post_series, "Make one; a campaign begins at once.", SeriesInfo, NewSeries),
    Endpoint("GET", "/api/series/codes/{code}", get_called, "The series of this code.", SeriesInfo),
    Endpoint("GET", "/api/series/{id}", get_series, "One series; with `since`, when it has changed.", SeriesInfo),
    Endpoint("POST", "/api/series/{id}/join", post_enter, "Enter.", SeriesInfo, EnterSeries),
    Endpoint("POST", "/api/series/{id}/leave", post_leave, "Withdraw, or let a bot play on.", SeriesInfo),
    Endpoint("POST", "/api/series/{id}/start", post_start, "The host starts it.", SeriesInfo, StartSeries),
    Endpoint("GET", "/api/series/{id}/options", get_options, "What to say next on keeping.", list[SeriesAnswer]),
    Endpoint("POST", "/api/series/{id}/keep", post_keep, "Say what you keep.", SeriesInfo, SayKept),
    Endpoint("POST", "/api/series/{id}/continue", post_continue, "Open what is due.", SeriesInfo),
    Endpoint("POST", "/api/series/{id}/replace", post_replace, "A bot for an absentee.", SeriesInfo, ReplaceEntrant),
    Endpoint("GET", "/api/series/{id}/record", get_record, "The record of a finished series and its matches."),
    Endpoint("GET", "/api/series/{id}/verdict", get_verdict, "Check that record and all its matches.", Verdict),
)
