"""What somebody who means ill may try, and what comes of it."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from random import Random
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pioche.server.messages import Me, TableInfo
from tests.server.browser import Browser, Window, expect, id_of, play_on, seated, whoever_is_asked
from tests.server.running import Running


class TestAtATable:
    def test_nobody_plays_for_another_seat(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                _, windows = await seated("treize", ann, bob)
                asked = await whoever_is_asked(windows)
                other = windows[1 - windows.index(asked)]
                await other.until(lambda: other.seq == asked.seq)
                send = asked.now.scene.choices[0].send
                assert id_of(await other.refusal("answer", seq=other.seq, send=send)) == "refused-not-asked"
                before = other.refusals[:]
                await other.say(f'{{"kind":"answer","seq":{other.seq},"send":{send},"seat":{windows.index(asked)}}}')
                await other.until(lambda: len(other.refusals) > len(before))
                assert id_of(other.refusals[-1]) == "refused-message"

        asyncio.run(main())

    def test_an_answer_sent_again_is_not_played_again(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as bob:
                _, windows = await seated("treize", ann, bob)
                asked = await whoever_is_asked(windows)
                seq, send = asked.seq, asked.now.scene.choices[0].send
                for _ in range(5):
                    await asked.send("answer", seq=seq, send=send)
                await asked.until(lambda: len(asked.refusals) == 4)
                assert all(refusal.stale for refusal in asked.refusals)
                for future in (asked.seq + 1, 2**40):
                    assert (await asked.refusal("answer", seq=future, send=send)).stale

        asyncio.run(main())

    def test_nobody_reads_the_view_of_another_seat(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann, Browser(server.address) as eve:
                table = await ann.open("mu", seats=[{"who": "you"}, *[{"who": "greedy"}] * 3])
                window, hers = await ann.window(table.id), await eve.window(table.id, query="?seat=0")
                await play_on(window, Random(1), most=3)
                await hers.until(lambda: bool(hers.batches))
                assert all(frame.scene.seat is None for batch in hers.batches for frame in batch.frames)
                for path in ("replay?seat=0", "record", "verdict", "draws"):
                    assert await eve.refused("GET", f"/api/tables/{table.id}/{path}", 400) == "refused-not-over"

        asyncio.run(main())

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "null",
            "{}",
            "[]",
            "7",
            '{"kind":"answer"}',
            '{"kind":"answer","seq":"1","send":[1]}',
            '{"kind":"answer","seq":1,"send":[1.5]}',
            '{"kind":"answer","seq":1e400,"send":[]}',
            '{"kind":"answer","seq":1,"send":[99999999999999999999999]}',
            '{"kind":"drop-table"}',
            '{"kind":"call-bot","seat":0,"bot":"\'; DROP TABLE moves; --"}',
            "[" * 4000,
            '{"kind":"say","text":"\\ud800"}',
        ],
    )
    def test_nonsense_is_refused_and_the_table_goes_on(self, server: Running, text: str) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table = await ann.open("mu")
                window = await ann.window(table.id)
                await window.say(text)
                await window.until(lambda: bool(window.refusals))
                await play_on(window, Random(1), most=1)

        asyncio.run(main())

    def test_a_frame_that_is_too_large_ends_the_connection(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table = await ann.open("mu")
                window = await ann.window(table.id)
                await window.say('{"kind":"say","text":"' + "x" * 9000 + '"}')
                await window.until(lambda: window.closed is not None)
                assert window.closed == 1009

        asyncio.run(main())

    def test_bytes_instead_of_text_end_the_connection_and_nothing_else(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table = await ann.open("mu")
                window = await ann.window(table.id)
                await window.socket.send(b"\x00\xff")
                await window.until(lambda: window.closed is not None or bool(window.refusals))
                await play_on(await ann.window(table.id), Random(1), most=1)

        asyncio.run(main())


class TestWhoOneIs:
    def test_a_forged_cookie_is_nobody(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table = await ann.open("mu")
                value = ann.http.cookies["pioche"]
                person, made, session, signature = value.split(".")
                forged = [
                    f"{person}.{made}.{session}.{'0' * 64}",
                    f"{person}.{int(made) + 1}.{session}.{signature}",
                    f"{secrets.token_urlsafe(16)}.{made}.{session}.{signature}",
                    f"{person}.{made}.{secrets.token_urlsafe(12)}.{signature}",
                    f"{person}.{made}.{signature}",
                    f"{person}.{signature}",
                    f"{person}..{signature}",
                    "..",
                    "x",
                    "é.é.é",
                    value[:-1],
                ]
                async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
                    for cookie in forged:
                        headers = {b"Cookie": f"pioche={cookie}".encode()}
                        response = await client.post("/api/tables", json={"game": "mu"}, headers=headers)
                        assert response.status_code == 401, cookie
                        client.cookies.clear()
                window = Window(server.address, table.id, {"Cookie": f"pioche={forged[0]}"})
                with pytest.raises(InvalidStatus):
                    await window.open()

        asyncio.run(main())

    def test_another_sites_page_can_do_nothing(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                table = await ann.open("mu")
                for headers in (
                    {"Origin": "https://evil.example"},
                    {"Origin": "null"},
                    {"Sec-Fetch-Site": "cross-site"},
                ):
                    for method, path in (
                        ("POST", "/api/tables"),
                        ("PUT", "/api/me"),
                        ("POST", f"/api/tables/{table.id}/leave"),
                    ):
                        response = await ann.http.request(method, path, json={"game": "mu"}, headers=headers)
                        assert response.status_code == 403
                    with pytest.raises(InvalidStatus):
                        await ann.window(table.id, **headers)
                same = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
                assert (await ann.http.post("/api/tables", json={"game": "mu"}, headers=same)).status_code == 200
                await ann.window(table.id, Origin=server.address)

        asyncio.run(main())

    def test_what_forwarded_headers_say_counts_only_from_a_trusted_proxy(self, folder: Path) -> None:
        async def secure(running: Running) -> bool:
            async with httpx.AsyncClient(base_url=running.address, trust_env=False) as client:
                response = await client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
                return "secure" in response.headers["set-cookie"].lower()

        with Running(folder) as running:
            assert not asyncio.run(secure(running))
        with Running(folder, trust_proxy=True) as running:
            assert asyncio.run(secure(running))
        with Running(folder, https=True) as running:
            assert asyncio.run(secure(running))


class TestRequests:
    def test_bodies_that_are_too_large_or_broken_are_refused(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                large = await ann.http.post("/api/tables", content=b'{"game":"' + b"x" * 20_000 + b'"}')
                assert large.status_code == 413
                for content in (b"{", b"\xff\xfe", b"[" * 10_000, b'{"game":7}', b"null"):
                    response = await ann.http.post("/api/tables", content=content)
                    assert response.status_code == 400, content
                for method in ("DELETE", "PATCH"):
                    assert (await ann.http.request(method, "/api/tables")).status_code in (404, 405)

        asyncio.run(main())

    @pytest.mark.parametrize("word", ["' OR '1'='1", "'; DROP TABLE people; --", "%", "\\", "?", "$1", "%s", "{}"])
    def test_sql_is_a_string_like_any_other(self, either: Running, word: str) -> None:
        async def main() -> None:
            async with Browser(either.address) as ann:
                assert expect(await ann.http.put("/api/me", json={"name": word}), Me).name == word
                assert (await ann.http.get(f"/api/tables/{quote(word):x<20}")).status_code == 404
                assert await ann.refused("POST", "/api/login", 400, login=word, password=word) == "refused-login"
                assert expect(await ann.http.get("/api/me"), Me).name == word

        asyncio.run(main())

    def test_ids_and_codes_cannot_be_guessed(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                tables = [await ann.open("mu") for _ in range(20)]
                assert len({table.id for table in tables}) == 20 and len({table.code for table in tables}) == 20
                assert all(len(table.id) == 24 for table in tables)  # 144 bits
                for guess in (
                    tables[0].id[:-1] + "!",
                    tables[0].id[:-1],
                    "../" + tables[0].id,
                    tables[0].id.swapcase(),
                ):
                    assert (await ann.http.get(f"/api/tables/{guess}")).status_code == 404

        asyncio.run(main())

    def test_files_outside_the_static_folder_stay_there(self, server: Running) -> None:
        async def main() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            for path in ("/assets/../app.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py"):
                writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                status = await reader.readline()
                assert b" 404 " in status, path
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                await reader.readexactly(length)
            writer.close()
            await writer.wait_closed()

        asyncio.run(main())

    def test_every_answer_tells_the_browser_to_be_careful(self, server: Running) -> None:
        async def main() -> None:
            async with Browser(server.address) as ann:
                for path in ("/", "/api/me", "/nowhere", "/openapi.json", "/assets/none.js"):
                    headers = (await ann.http.get(path)).headers
                    policy = headers["content-security-policy"]
                    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
                    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy
                    assert headers["x-content-type-options"] == "nosniff" and "referrer-policy" in headers
                    assert "server" not in headers

        asyncio.run(main())


class TestTooOften:
    def test_each_limit_holds_and_says_so(self, folder: Path) -> None:
        rates: dict[str, tuple[float, float]] = {
            "logins": (2, 0.001),
            "codes": (2, 0.001),
            "tables": (2, 0.001),
            "guests": (3, 0.001),
        }

        async def main(running: Running) -> None:
            async with Browser(running.address) as ann:
                login = {"login": "someone", "password": "wrong password"}
                statuses = [(await ann.http.post("/api/login", json=login)).status_code for _ in range(3)]
                assert statuses == [400, 400, 429]
                statuses = [(await ann.http.get("/api/codes/ABCDEF")).status_code for _ in range(3)]
                assert statuses == [404, 404, 429]
                statuses = [(await ann.http.post("/api/tables", json={"game": "mu"})).status_code for _ in range(3)]
                assert statuses == [200, 200, 429]
                statuses = [(await ann.http.post("/api/logout")).status_code for _ in range(3)]
                assert statuses == [200, 200, 429]

        with Running(folder, rates=rates) as running:
            asyncio.run(main(running))

    def test_a_flood_of_chat_is_refused_and_then_cut_off(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            async with Browser(running.address) as ann:
                table = await ann.open("mu")
                window, other = await ann.window(table.id), await ann.window(table.id)
                try:
                    for number in range(200):
                        await window.send("say", text=str(number))
                except ConnectionClosed:
                    pass
                await window.until(lambda: window.closed is not None)
                assert window.closed == 1008 and len(window.chat) <= 10
                assert {id_of(refusal) for refusal in window.refusals} == {"refused-too-often"}
                assert other.closed is None

        with Running(folder, rates={"chat": (5, 0.7), "messages": (60, 15)}) as running:
            asyncio.run(main(running))

    def test_too_many_requests_or_connections_from_one_address(self, folder: Path) -> None:
        async def main(running: Running) -> None:
            async with Browser(running.address) as ann:
                table = await ann.open("mu")
                for _ in range(3):
                    await ann.window(table.id)
                with pytest.raises(InvalidStatus):
                    await ann.window(table.id)
                statuses = [(await ann.http.get("/healthz")).status_code for _ in range(40)]
                assert statuses[0] == 200 and statuses[-1] == 429

        with Running(folder, rates={"requests": (20, 0.001), "connections": (3, 0.001)}) as running:
            asyncio.run(main(running))


def test_nothing_secret_is_logged(folder: Path) -> None:
    async def main(running: Running) -> list[str]:
        async with Browser(running.address) as ann:
            account = {"login": "ann", "password": "correct horse battery"}
            await ann.post("/api/account", Me, **account)
            table = await ann.open("treize")
            window = await ann.window(table.id)
            await play_on(window, Random(1))
            record = await ann.get(f"/api/tables/{table.id}/record", str)
            await ann.post(f"/api/tables/{table.id}/rematch", TableInfo)
            secret = record.split("secret ")[1].strip()
            return [table.id, secret, account["password"], ann.http.cookies["pioche"]]

    with Running(folder) as running:
        hidden = asyncio.run(main(running))
    log = running.log.read_text()
    assert "table opened" in log and not any(word in log for word in hidden)
