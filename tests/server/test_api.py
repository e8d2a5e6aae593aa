"""Every address of the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from pioche import bots, games
from pioche.core.game import LANGUAGES
from pioche.core.scene import Catalogue
from pioche.server.api import ENDPOINTS
from pioche.server.messages import GameInfo, Me, TableInfo
from tests.server.browser import Browser, expect
from tests.server.running import Running


def with_browser(server: Running, test: Callable[[Browser], Coroutine[Any, Any, None]], **headers: str) -> None:
    async def main() -> None:
        async with Browser(server.address, **headers) as browser:
            await test(browser)

    asyncio.run(main())


class TestPeople:
    def test_a_guest_gets_a_name_and_a_careful_cookie(self, either: Running) -> None:
        async def test(ann: Browser) -> None:
            ann.http.cookies.clear()
            response = await ann.http.get("/api/me")
            me = expect(response, Me)
            assert me.name.startswith("Guest ") and me.login == "" and me.bots == list(bots.LEVELS)
            cookie = response.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "secure" not in cookie
            assert "set-cookie" not in (await ann.http.get("/api/me")).headers

        with_browser(either, test)

    def test_a_guest_is_called_in_the_browsers_language(self, server: Running) -> None:
        async def test(ann: Browser) -> None:
            assert (await ann.get("/api/me", Me)).name.startswith("Invité ")

        with_browser(server, test, **{"Accept-Language": "fr-FR,fr;q=0.9"})

    def test_names_are_cleaned(self, either: Running) -> None:
        async def test(ann: Browser) -> None:
            for wanted, name in (("  Zoé \n\t\x00 Ω ", "Zoé Ω"), ("x" * 100, "x" * 24), ("';--\u202eabc", "';-- abc")):
                response = await ann.http.put("/api/me", json={"name": wanted})
                assert expect(response, Me).name == name
            assert await ann.refused("PUT", "/api/me", 400, name=" \u200b ") == "refused-name"

        with_browser(either, test)

    def test_an_account_keeps_the_guests_tables_and_can_be_used_elsewhere(self, either: Running) -> None:
        async def test(ann: Browser) -> None:
            login = f"ann.{either.port}-{id(ann)}"[:32]
            table = await ann.open("mu")
            account = {"login": login.upper(), "password": "correct horse"}
            assert (await ann.post("/api/account", Me, **account)).login == login
            assert await ann.refused("POST", "/api/account", 400, **account) == "refused-logged-in"
            assert (await ann.post("/api/logout", Me)).login == ""
            assert await ann.get("/api/history", list[TableInfo]) == []
            assert await ann.refused("POST", "/api/account", 400, **account) == "refused-login-taken"
            wrong = {**account, "password": "wrong password"}
            assert await ann.refused("POST", "/api/login", 400, **wrong) == "refused-login"
            nobody = {"login": "nobody-here", "password": "correct horse"}
            assert await ann.refused("POST", "/api/login", 400, **nobody) == "refused-login"
            assert (await ann.post("/api/login", Me, **account)).login == login
            assert [info.id for info in await ann.get("/api/history", list[TableInfo])] == [table.id]

        with_browser(either, test)

    def test_logins_and_passwords_have_a_form(self, server: Running) -> None:
        async def test(ann: Browser) -> None:
            for login in ("ab", "a b c", "-abc", "a" * 33, "é" * 5, "a'--x"):
                body = {"login": login, "password": "long enough"}
                assert await ann.refused("POST", "/api/account", 400, **body) == "refused-login-name"
            for password in ("short", "x" * 201):
                body = {"login": "valid", "password": password}
                assert await ann.refused("POST", "/api/account", 400, **body) == "refused-password-length"

        with_browser(server, test)


class TestGames:
    def test_all_games_are_listed_with_their_options(self, server: Running) -> None:
        async def test(ann: Browser) -> None:
            infos = await ann.get("/api/games", list[GameInfo])
            assert [info.key for info in infos] == list(games.keys())
            for info in infos:
                game = games.load(info.key)
                assert info.players == list(game.players) and info.version == game.version
                assert [option.key for option in info.options] == [option.key for option in game.options[1:]]

        with_browser(server, test)

    def test_texts_rules_and_catalogue_are_kept_for_ever_under_their_stamp(self, server: Running) -> None:
        async def test(ann: Browser) -> None:
            for info in await ann.get("/api/games", list[GameInfo]):
                game = games.load(info.key)
                paths = [f"/api/games/{info.key}/catalogue.json"]
                for language in LANGUAGES:
                    paths += [
                        f"/api/text.{language}.ftl",
                        f"/api/games/{info.key}/text.{language}.ftl",
                        f"/api/games/{info.key}/rules.{language}.md",
                    ]
                for path in paths:
                    kept = await ann.http.get(path, params={"v": info.stamp})
                    assert kept.status_code == 200 and "immutable" in kept.headers["cache-control"]
                    again = await ann.http.get(path, params={"v": "old"})
                    assert again.headers["cache-control"] == "no-cache"
                    tag = {"if-none-match": again.headers["etag"]}
                    assert (await ann.http.get(path, headers=tag)).status_code == 304
                catalogue = await ann.get(paths[0], Catalogue)
                assert catalogue == game.faces
                assert await ann.get(f"/api/games/{info.key}/rules.fr.md", str) == game.rules("fr")
            assert await ann.refused("GET", "/api/text.de.ftl", 400) == "refused-language"
            assert await ann.refused("GET", "/api/games/chess/catalogue.json", 400) == "refused-game"

        with_browser(server, test)


class TestTables:
    def test_without_wishes_it_is_you_and_the_usual_bots_at_once(self, server: Running) -> None:
        async def test(ann: Browser) -> None:
            table = await ann.open("mu", options={"players": "3"})
            assert table.status == "playing" and table.seat == 0 and table.host and not table.listed
            assert [seat.bot for seat in table.seats] == ["", bots.USUAL, bots.USUAL]
            assert len({seat.name for seat in table.seats}) == 3 and len(table.id) >= 22

        with_browser(server, test)

    def test_what_does_not_exist_is_refused(self, server: Running) -> None:
        async def test(ann: Browser) -> None:
            async def refused(game: str = "mu", **wish: Any) -> str:
                return await ann.refused("POST", "/api/tables", 400, game=game, **wish)

            assert await refused("chess") == "refused-game"
            assert await refused(options={"players": "12"}) == "refused-option"
            assert await refused(options={"jokers": "2"}) == "refused-no-option"
            assert await refused(seats=[{"who": "you"}] * 4) == "refused-you-twice"
            assert await refused(seats=[{"who": "you"}] + [{"who": "deep-blue"}] * 3) == "refused-bot"
            assert await refused(options={"players": "4"}, seats=[{"who": "you"}]) == "refused-seats"
            assert await refused(clock={"bank": 0, "increment": 0}) == "refused-clock"
            assert await refused(entropy="two words") == "refused-entropy"
            assert await refused(nonce="short") == "refused-nonce"
            assert await refused(colour="red") == "refused-message"
            assert await ann.refused("GET", "/api/tables/" + "x" * 24, 404) == "refused-no-table"
            assert await ann.refused("GET", "/api/nowhere", 404) == "refused-address"

        with_browser(server, test)

    def test_listed_tables_are_found_and_private_ones_only_by_id_or_code(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob:
                seats = [{"who": "you"}, {"who": "open"}, {"who": "greedy"}]
                private = await ann.open("mu", seats=seats)
                listed = await ann.open("mu", seats=seats, listed=True)
                watched = await ann.open("mu", listed=True)
                unwatched = await ann.open("mu", listed=True, spectators=False)
                found = [info.id for info in await bob.get("/api/tables", list[TableInfo])]
                assert listed.id in found and watched.id in found
                assert private.id not in found and unwatched.id not in found
                by_code = await bob.get(f"/api/codes/{private.code.lower()}", TableInfo)
                assert by_code.id == private.id and by_code.seat is None
                assert await bob.refused("GET", "/api/codes/IIIIII", 404) == "refused-no-table"
                assert (await bob.get(f"/api/tables/{private.id}", TableInfo)).seats[0].name == private.seats[0].name

        asyncio.run(main())

    def test_sitting_down(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob, Browser(either.address) as eve:
                seats = [{"who": "you"}, {"who": "open"}, {"who": "open"}, {"who": "greedy"}]
                table = await ann.open("mu", seats=seats)
                path = f"/api/tables/{table.id}/join"
                await ann.http.put("/api/me", json={"name": "Same"})
                await bob.http.put("/api/me", json={"name": table.seats[0].name})
                assert await bob.refused("POST", path, 400, seat=0) == "refused-seat-taken"
                joined = await bob.join(table.id, seat=2)
                assert joined.seat == 2 and joined.seats[2].name == f"{table.seats[0].name} 2"
                assert (await bob.join(table.id)).seat == 2
                assert (await eve.join(table.id)).status == "playing"
                async with Browser(either.address) as late:
                    assert await late.refused("POST", path, 400) == "refused-begun"

        asyncio.run(main())

    def test_two_who_want_the_last_seat_do_not_share_it(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as bob, Browser(either.address) as eve:
                table = await ann.open("treize", seats=[{"who": "you"}, {"who": "open"}])
                path = f"/api/tables/{table.id}/join"
                answers = await asyncio.gather(*(person.http.post(path, json={}) for person in (bob, eve)))
                assert sorted(answer.status_code for answer in answers) == [200, 400]

        asyncio.run(main())


class TestTheRest:
    def test_the_openapi_document_names_every_address_and_its_types(self, server: Running) -> None:
        async def test(ann: Browser) -> None:
            document = await ann.get("/openapi.json", dict[str, Any])
            paths = {(m.upper(), path) for path, methods in document["paths"].items() for m in methods}
            assert paths == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
            assert all(name in document["components"]["schemas"] for name in references(document))

        with_browser(server, test)

    def test_health(self, either: Running) -> None:
        async def test(ann: Browser) -> None:
            assert await ann.get("/healthz", str) == "ok\n"

        with_browser(either, test)

    def test_every_page_is_the_same_document(self, server: Running) -> None:
        async def test(ann: Browser) -> None:
            first = await ann.http.get("/")
            assert first.status_code in (200, 503)  # 503: the pages are not built
            for path in ("/new/mu", "/t/abc", "/r/abc", "/j/ABCDEF", "/history", "/credits"):
                page = await ann.http.get(path)
                assert page.content == first.content and page.status_code == first.status_code

        with_browser(server, test)


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"].rpartition("/")[2]} if "$ref" in part else set()
        return own.union(*(references(value) for value in part.values()))
    return set[str]().union(*(references(value) for value in part)) if isinstance(part, list) else set()
