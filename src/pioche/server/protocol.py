"""How long and how large the ways of speaking may be: uvicorn's protocols, with an end to their patience.

A request whose head or body does not come to an end in time, or is too large, ends its connection; so does a browser
that sends control frames or crumbs of messages faster than any browser would.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from pioche.server.config import Rate
from pioche.server.limits import Bucket
from pioche.server.wire import Wire

log = logging.getLogger("pioche.socket")

LARGEST_HEAD = 32_768  # bytes of the first line and the headers
BODY_SECONDS = 30.0
CRUMBS = Rate(60, 5)  # pings, pongs and parts of messages, of one connection
SLICE = 4_096  # bytes looked at before we ask whether it was too much

HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class HeadTooLarge(Exception):
    pass


def patient_http(most: int, head_seconds: float) -> type[HttpToolsProtocol]:
    """HTTP for so many connections from one address at once, each of which says what it wants within so long."""
    from_address: Counter[str] = Counter()

    class PatientHttp(HttpToolsProtocol):
        timer: asyncio.TimerHandle | None = None
        size = 0  # of a head that has not come to its end
        host: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.host = self.client[0] if self.client else ""
            from_address[self.host] += 1
            if from_address[self.host] > most:
                self.hang_up(TOO_MANY)
            else:
                self.wait(head_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def leave(self) -> None:
            """No longer a connection of this kind."""
            self.wait(0)
            if self.host is not None:
                from_address[self.host] -= 1
                if not from_address[self.host]:
                    del from_address[self.host]
                self.host = None

        def wait(self, seconds: float) -> None:
            """Give up after so long; 0: never mind."""
            if self.timer:
                self.timer.cancel()
            self.timer = self.loop.call_later(seconds, self.hang_up, TOO_SLOW) if seconds else None

        def hang_up(self, last_words: bytes) -> None:
            if not self.transport.is_closing():
                self.transport.write(last_words)
                self.transport.close()
            self.wait(0)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            self.size += len(data)
            super().data_received(data)
            if self.size > LARGEST_HEAD and not self.transport.is_closing():
                self.hang_up(HEAD_TOO_LARGE)

        def send_400_response(self, msg: str) -> None:
            if self.size > LARGEST_HEAD:
                self.hang_up(HEAD_TOO_LARGE)
            else:
                super().send_400_response(msg)
                self.wait(0)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.told = 0
            self.wait(head_seconds)

        def on_url(self, url: bytes) -> None:
            super().on_url(url)
            self.count(len(url))

        def on_header(self, name: bytes, value: bytes) -> None:
            super().on_header(name, value)
            self.count(len(name) + len(value))

        def count(self, size: int) -> None:
            self.told += size
            if self.told > LARGEST_HEAD:
                self.size = self.told
                raise HeadTooLarge

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self.wait(BODY_SECONDS)

        def on_body(self, body: bytes) -> None:
            self.size = 0
            super().on_body(body)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self.size = 0
            self.wait(0)

        def handle_websocket_upgrade(self) -> None:
            self.leave()
            super().handle_websocket_upgrade()

    return PatientHttp


def calm_socket(stall_seconds: float) -> type[WebSocketsSansIOProtocol]:
    """A WebSocket on which nobody is kept busy with nothing, and for a browser that reads: at least once in so long."""

    class CalmSocket(Wire):
        crumbs: Bucket
        cut = False
        stalled: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.crumbs = Bucket(CRUMBS)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            self.read_again()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.stalled = self.loop.call_later(stall_seconds, self.give_up)

        def give_up(self) -> None:
            log.info("a browser that does not read is cut off")
            self.cut_off()

        def resume_writing(self) -> None:
            self.read_again()
            super().resume_writing()

        def read_again(self) -> None:
            if self.stalled:
                self.stalled.cancel()

        def data_received(self, data: bytes) -> None:
            for first in range(0, len(data), SLICE):
                if self.cut or self.transport.is_closing():
                    return
                super().data_received(data[first : first + SLICE])

        def handle_ping(self) -> None:
            if self.may_crumble():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self.may_crumble():
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if self.may_crumble():
                super().handle_cont(event)

        def may_crumble(self) -> bool:
            if not self.cut and not self.crumbs.take():
                self.cut_off()
            return not self.cut

        def cut_off(self) -> None:
            """At once, whatever is still on its way."""
            self.cut = True
            self.transport.abort()

    return CalmSocket
