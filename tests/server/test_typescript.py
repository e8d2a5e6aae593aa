"""The browser's types are those of the server."""

from __future__ import annotations

from pioche.server import typescript
from tests.server.running import ROOT


def test_the_file_in_web_is_what_the_messages_say() -> None:
    fresh = (ROOT / typescript.FILE).read_text("utf-8")
    assert fresh == typescript.written(), "run: python -m pioche.server.typescript"
