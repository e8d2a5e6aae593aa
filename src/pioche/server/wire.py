"""The last step to the socket: messages leave as soon as they are made, and simple ones are read without ado.

Between an application and a socket uvicorn puts two tasks, two queues and a library that understands every kind of
frame. Nearly all that is said here is one short frame of text at a time, so that is done directly; whatever else comes
takes the long way.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from pioche.server.fanout import WIRE

TEXT, MASKED = 0x81, 0x80
MOST_UNREAD = 16  # messages; with more, nothing is read until the application has caught up


class Wire(WebSocketsSansIOProtocol):
    is_plain = True  # nothing but whole, simple frames has come so far

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self.send_at_once  # type: ignore[assignment]

    # Sending

    def send_at_once(self, text: bytes) -> bool:
        """Send this text now; not if the other side is slow, or the connection is closing."""
        transport = self.transport
        if not self.handshake_complete or self.close_sent or self.disconnected or transport.is_closing():
            return False
        if not self.writable.is_set():
            return False
        transport.write(head(len(text)) + text)
        return True

    # Receiving

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.is_plain = data.endswith(b"\r\n\r\n")  # nothing of the first frame has come with the request
        elif self.is_plain and not self.close_sent:
            rest = self.taken(data)
            if not rest:
                return
            self.is_plain = is_whole_control(rest)
            data = rest
        super().data_received(data)

    def taken(self, data: bytes) -> bytes:
        """Pass on the whole, simple frames of text that the data begins with; what is left of it."""
        while len(data) >= 6 and data[0] == TEXT and data[1] & MASKED:
            length, start = data[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(data[2:4], "big"), 4
            end = start + 4 + length
            if length == 127 or len(data) < end or length > self.config.ws_max_size:
                break
            try:
                text = unmasked(data[start : start + 4], data[start + 4 : end]).decode()
            except UnicodeDecodeError:
                break
            self.put({"type": "websocket.receive", "text": text})
            data = data[end:]
        return data

    def put(self, event: Any) -> None:
        self.queue.put_nowait(event)
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def unmasked(key: bytes, data: bytes) -> bytes:
    length = len(data)
    mask = (key * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "little") ^ int.from_bytes(mask, "little")).to_bytes(length, "little")


def is_whole_control(data: bytes) -> bool:
    """One ping, pong or close and nothing else: after it the library is where it was."""
    return len(data) >= 6 and data[0] in (0x88, 0x89, 0x8A) and len(data) == 6 + (data[1] & 127)
