"""What strangers may use up, and what they are called: limits for people and addresses, names, hosts, sessions."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from pioche.core.game import Refused
from pioche.server.hosts import is_ours
from pioche.server.messages import Me
from pioche.server.names import checked_name, looks, tidy, unlike
from tests.server.browser import Browser, Window, expect, id_of, play_on
from tests.server.running import Running

Rates = dict[str, tuple[float, float]]


def coming_from(running: Running, address: str) -> Browser:
    """A browser at this address, as a trusted proxy tells it."""
    return Browser(running.address, **{"X-Forwarded-For": address})


class TestHosts:
    @pytest.mark.parametrize(
        ("host", "ours"),
        [
            ("localhost:8000", True),
            ("127.0.0.1", True),
            ("192.168.1.7:8000", True),
            ("[::1]:8000", True),
            ("[fe80::1%eth0]", True),
            ("nas:8000", True),
            ("nas.local", True),
            ("box.home.arpa.", True),
            ("cards.example.org", True),
            ("a.friends.example.net:443", True),
            ("friends.example.net", False),
            ("evil.example", False),
            ("local.evil.example", False),
            ("evil.example:80:80", False),
            ("127.0.0.1.evil.example", False),
            ("[evil.example]", False),
            ("[::1", False),
            ("", False),
            ("é.local", False),
        ],
    )
    def test_numbers_names_of_ones_own_network_and_what_the_operator_named(self, host: str, ours: bool) -> None:
        assert is_ours(host, ("cards.example.org", "*.friends.example.net")) == ours

    def test_a_page_whose_name_now_points_here_is_not_served(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                evil = {"Host": "evil.example", "Origin": "http://evil.example"}
                table = await ann.open("mu")
                assert (await ann.http.get("/api/me", headers=evil)).status_code == 421
                assert (await ann.http.post("/api/tables", json={"game": "mu"}, headers=evil)).status_code == 421
                lan = {"Host": f"nas.local:{server.port}", "Origin": f"http://nas.local:{server.port}"}
                assert (await ann.http.post("/api/tables", json={"game": "mu"}, headers=lan)).status_code == 200
                with pytest.raises(Exception, match="403"):
                    await ann.window(table.id, **evil)

        asyncio.run(main())

    def test_behind_a_proxy_the_proxy_knows_its_names_unless_some_are_given(self, folder: Path) -> None:
        def statuses(running: Running) -> list[int]:
            where = running.address + "/api/games"
            hosts = [{"Host": "cards.example.org"}, {"Host": "evil.example"}]
            return [httpx.get(where, headers=host, trust_env=False, verify=False).status_code for host in hosts]

        with Running(folder, trust_proxy=True) as running:
            assert statuses(running) == [200, 200]
        with Running(folder, trust_proxy=True, sites=["cards.example.org"]) as running:
            assert statuses(running) == [200, 421]


class TestOddRequests:
    @pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://]"])
    def test_an_origin_that_is_no_address_is_foreign(self, server: Running, origin: str) -> None:
        headers = {b"Origin": origin.encode()}
        response = httpx.post(server.address + "/api/logout", headers=headers, trust_env=False)
        assert response.status_code == 403

    @pytest.mark.parametrize("login", ["\0abc", "abc\0", "a" * 5000, "é" * 40, "\u2028", ""])
    def test_a_login_that_cannot_be_is_no_ones(self, either: Running, login: str) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann:
                given = {"login": login, "password": "wrong \0 word"}
                assert await ann.refused("POST", "/api/login", 400, **given) == "refused-login"

        asyncio.run(main())

    def test_a_head_that_is_too_large_ends_its_connection(self, server: Running) -> None:
        async def answered(*parts: bytes) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            told = b""
            try:
                for part in parts:
                    writer.write(part)
                    await writer.drain()
                told = await reader.read()
            except ConnectionError:
                pass
            finally:
                writer.close()
            return told

        async def main() -> None:
            start = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
            assert (await answered(start + b"X: " + b"x" * 20_000 + b"\r\nConnection: close\r\n\r\n"))[9:12] == b"200"
            for large in (
                [start + b"X: " + b"x" * 40_000 + b"\r\n\r\n"],
                [start + b"X: ", *[b"x" * 30_000] * 400],
                [start, *[b"X-%d: y\r\n" % n for n in range(6_000)]],
                [b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"],
            ):
                assert (await answered(*large))[9:12] in (b"431", b"")

        asyncio.run(main())

    def test_half_a_head_is_not_waited_for(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            halves = [await asyncio.open_connection("127.0.0.1", running.port) for _ in range(20)]
            for place, (_, writer) in enumerate(halves):
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "[: 5 * place])
            async with Browser(running.address) as ann:
                await ann.open("mu")
                for reader, writer in halves:
                    assert (await reader.read())[9:12] in (b"408", b"")
                    writer.close()

        with Running(folder, head_seconds=0.5) as running:
            asyncio.run(main(running))

    def test_too_many_connections_from_one_address_are_closed(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            held = [await asyncio.open_connection("127.0.0.1", running.port) for _ in range(8)]
            told = await asyncio.gather(*(reader.read() for reader, _ in held))
            assert sum(answer[9:12] == b"429" for answer in told) == 4
            for _, writer in held:
                writer.close()
            async with Browser(running.address) as ann:
                await ann.open("mu")

        with Running(folder, connections_address=4, head_seconds=3) as running:
            asyncio.run(main(running))


class TestWindows:
    def test_who_sends_nothing_but_pings_is_cut_off_and_nobody_else(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as eve:
                table = await ann.open("treize")
                good, bad = await ann.window(table.id), await eve.window(table.id)
                ping = bytes([0x89, 0x80]) + bytes(4)
                bad.socket.transport.write(ping * 20_000)
                await bad.until(lambda: bad.closed is not None)
                crumbs = await eve.window(table.id)
                crumbs.socket.transport.write(bytes([0x01, 0x80]) + bytes(4) + (bytes([0x00, 0x80]) + bytes(4)) * 2_000)
                await crumbs.until(lambda: crumbs.closed is not None)
                await play_on(good, Random(1), most=2)

        asyncio.run(main())

    def test_thirty_windows_may_say_no_more_than_one(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            async with Browser(running.address) as ann, Browser(running.address) as bob:
                table = await ann.open("treize")
                listener = await bob.window(table.id)
                windows = [await ann.window(table.id) for _ in range(30)]
                for window in windows:
                    await window.send("say", text="spam")
                for window in windows:
                    await window.until(lambda: bool(window.refusals) or len(window.chat) == 5)  # noqa: B023
                assert {id_of(refusal) for window in windows for refusal in window.refusals} == {"refused-too-often"}
                assert sum(len(window.refusals) for window in windows) == 25
                await listener.send("say", text="at last")
                await listener.until(lambda: listener.chat[-1].text == "at last")
                assert len(listener.chat) == 6

        with Running(folder, rates={"chat": (5, 0.0001)}) as running:
            asyncio.run(main(running))

    def test_more_windows_than_one_person_or_the_server_can_have(self, folder: Path) -> None:
        async def refused(window: Window) -> str:
            await window.until(lambda: window.closed is not None)
            assert window.closed == 1013
            return id_of(window.refusals[-1])

        async def main(running: Running) -> None:
            async with Browser(running.address) as ann, Browser(running.address) as bob:
                table = await ann.open("treize")
                windows = [await ann.window(table.id) for _ in range(3)]
                assert await refused(await ann.window(table.id)) == "refused-too-often"
                other = await bob.window(table.id)
                assert await refused(await bob.window(table.id)) == "refused-busy"
                await windows[0].close()
                await other.send("sync")
                while (again := await ann.window(table.id)).closed is not None:  # the server hears of it in its time
                    pass
                assert again.batches and other.closed is None

        with Running(folder, windows_each=3, windows=4) as running:
            asyncio.run(main(running))


class TestWhoOneIs:
    def test_guesses_from_elsewhere_do_not_lock_the_owner_out(self, folder: Path) -> None:
        rates: Rates = {"logins": (3, 0.0001), "account_logins": (7, 0.0001)}
        owner = {"login": "ann", "password": "correct horse"}

        async def main(running: Running) -> None:
            async with coming_from(running, "192.0.2.1") as ann, coming_from(running, "192.0.2.2") as eve:
                await ann.post("/api/account", Me, **owner)
                await ann.post("/api/logout", Me)
                wrong = {"login": "ann", "password": "a guess or two"}
                statuses = [(await eve.http.post("/api/login", json=wrong)).status_code for _ in range(5)]
                assert statuses == [400, 400, 400, 429, 429]
                async with coming_from(running, "192.0.2.3") as elsewhere:
                    assert (await elsewhere.post("/api/login", Me, **owner)).login == "ann"
                for last in range(4, 9):  # many who guess together are slowed down as one,
                    async with coming_from(running, f"192.0.2.{last}") as one:
                        statuses += [(await one.http.post("/api/login", json=wrong)).status_code for _ in range(2)]
                assert statuses.count(400) == 6
                # and a browser that the account knows is let in all the same.
                assert (await ann.post("/api/login", Me, **owner)).login == "ann"

        with Running(folder, rates=rates, trust_proxy=True) as running:
            asyncio.run(main(running))

    def test_who_logs_out_is_logged_out_wherever_this_session_was_kept(self, either: Running) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann, Browser(either.address) as phone:
                account = {"login": f"u{id(ann)}"[:20], "password": "correct horse"}
                as_guest = ann.cookie
                await ann.post("/api/account", Me, **account)
                as_herself = ann.cookie
                await phone.post("/api/login", Me, **account)
                table = await ann.open("treize")
                window, other = await ann.window(table.id), await phone.window(table.id)
                await ann.post("/api/logout", Me)
                await window.until(lambda: window.closed is not None)
                assert window.closed == 4401 and other.closed is None
                for cookie in (as_guest, as_herself):
                    me = httpx.get(either.address + "/api/me", headers={"Cookie": cookie}, trust_env=False)
                    assert expect(me, Me).login == ""
                    with pytest.raises(Exception, match="403"):
                        await Window(either.address, table.id, {"Cookie": cookie}).open()
                assert expect(await phone.http.get("/api/me"), Me).login == account["login"]
                await phone.post("/api/logout", Me)
                await other.until(lambda: other.closed is not None)

        asyncio.run(main())


class TestNames:
    @pytest.mark.parametrize(
        ("wanted", "name"),
        [
            ("  Ann \n Lee ", "Ann Lee"),
            ("Zoe\u0301", "Zoé"),
            ("\uff21nn", "Ann"),
            ("a\u202egnp.exe", "a gnp.exe"),
            ("e" + "\u0301\u0300\u0302\u0303" * 6, "é\u0300\u0302"),
            ("Łukasz Žižek", "Łukasz Žižek"),
            ("Nguyễn Thị", "Nguyễn Thị"),
            ("שלום 123", "שלום 123"),
            ("李小龙", "李小龙"),
            ("Дарья", "Дарья"),
            ("😀😀", "😀😀"),
            ("x" * 99, "x" * 24),
        ],
    )
    def test_what_can_be_read_is_kept(self, wanted: str, name: str) -> None:
        assert checked_name(wanted, 24) == name

    @pytest.mark.parametrize(
        "wanted", ["", "  ", "\0", "\u3164", "\u2800\u2800", "\uffa0", "\u200b\u200b", "\u0301", "\ufe0f"]
    )
    def test_what_cannot_be_seen_is_refused(self, wanted: str) -> None:
        with pytest.raises(Refused, match="refused-name"):
            checked_name(wanted, 24)

    @pytest.mark.parametrize("wanted", ["\u0410lice", "P\u03b1ul", "Bo\u0431"])
    def test_a_name_of_two_alphabets_is_a_disguise(self, wanted: str) -> None:
        with pytest.raises(Refused, match="refused-name-mixed"):
            checked_name(wanted, 24)

    def test_at_one_table_nobody_looks_like_another(self) -> None:
        assert looks("Асе") == looks("Ace") == looks("ACE") and looks("Zoé") == looks("zoe") != looks("Joe")
        assert unlike("Асе", ["Ace", ""], 24) == "Асе 2" and unlike("lda", ["Ida"], 24) == "lda 2"
        assert unlike("Ann", ["Bob"], 24) == "Ann"

    def test_chat_keeps_its_typography(self) -> None:
        assert tidy("½ … é\u3164 ok", 99) == "½ … é ok"
