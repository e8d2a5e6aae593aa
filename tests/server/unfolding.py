"""What a browser makes of an update that tells only what is new: the whole picture again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from pioche.core.scene import Scene
from pioche.server.fanout import Connection
from pioche.server.messages import Frames, FromServer, Onward, Onwards, Redrawn, Update

decoder = msgspec.json.Decoder(FromServer)


class Unfolded:
    """One window's messages, every update whole."""

    def __init__(self) -> None:
        self.newest: Update | None = None

    def take(self, text: bytes | str) -> Any:
        message = decoder.decode(text)
        if isinstance(message, Onwards):
            assert self.newest is not None and message.since == self.newest.seq, "it is told of what it has not seen"
            updates = []
            for one in message.frames:
                self.newest = whole(self.newest, one)
                updates.append(self.newest)
            return Frames(frames=updates, answer=message.answer)
        if isinstance(message, Frames):
            self.newest = message.frames[-1]
        return message


def whole(before: Update, new: Onward) -> Update:
    return Update(
        seq=new.seq,
        scene=redrawn(before.scene, new.scene),
        seats=before.seats if new.seats is UNSET else new.seats,
        story=new.story,
        undo=new.undo,
        may_ask=new.may_ask,
        by_itself=new.by_itself,
    )


def redrawn(before: Scene, new: Redrawn) -> Scene:
    there = {zone.id: zone for zone in before.zones}
    parts = {name: getattr(new, name) for name in Redrawn.__struct_fields__ if getattr(new, name) is not UNSET}
    if "zones" in parts:
        parts["zones"] = [there[zone] if isinstance(zone, str) else zone for zone in parts["zones"]]
    return replace(before, **parts)


def waiting(window: Connection) -> list[bytes]:
    """What waits in this window's line."""
    out = []
    while not window.line.empty():
        text = window.line.get_nowait()
        assert text is not None
        out.append(text)
    return out


def drained(window: Connection, unfolded: Unfolded) -> list[Any]:
    return [unfolded.take(text) for text in waiting(window)]
