"""Packages as if they were installed: a folder that declares their entry points."""

from __future__ import annotations

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest


def plug_in(folder: Path, monkeypatch: pytest.MonkeyPatch, **points: str) -> None:
    """Until the test is over, these entry points are declared: blindbid="tests.thirdparty.blindbid:GAME"."""
    for key, point in points.items():
        info = folder / f"{key}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[pioche.games]\n{key} = {point}\n")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    invalidate_caches()
