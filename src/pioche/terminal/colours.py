"""How slots of colour and tone look in a terminal. Nothing is told by colour alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import IO

from rich.console import Console

# A card of this colour: ink on ground, as it lies on the table; then the ink alone, when it cannot be used.
CARDS = {
    "red": ("bold white on #b3261e", "red"),
    "orange": ("bold black on #e8871e", "dark_orange"),
    "yellow": ("bold black on #f2c94c", "yellow"),
    "lime": ("bold black on #a4c639", "green_yellow"),
    "green": ("bold white on #2e7d32", "green"),
    "sky": ("bold black on #6ec6e6", "bright_cyan"),
    "blue": ("bold white on #1f5fbf", "bright_blue"),
    "violet": ("bold white on #6a4fc3", "medium_purple"),
    "purple": ("bold white on #8e3a9d", "magenta"),
    "brown": ("bold white on #795548", "orange4"),
    "beige": ("bold black on #e3d2b0", "wheat1"),
    "white": ("bold black on #f5f5f5", "white"),
    "grey": ("bold black on #b0b0b0", "grey62"),
    "black": ("bold white on #3a3a3a", "grey62"),
    "": ("bold black on #d8d8d8", ""),
}
BACK = "white on #44506a"
TONES = {"good": "green", "warn": "yellow", "bad": "red", "info": "cyan", "": ""}
SEATS = ("cyan", "magenta", "yellow", "green", "bright_red", "bright_blue", "orange3", "bright_white")

# Shapes every terminal font has, one column wide, for icons that pips are often made of.
ICONS = {"triangle": "▴", "plus": "+", "return-arrow": "↩", "card-draw": "↓", "upgrade": "↑"}


def seat_style(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def has_colours(stream: IO[str], environment: Mapping[str, str] = os.environ) -> bool:
    """Whether this terminal takes colours and nobody asked for none."""
    plain = environment.get("NO_COLOR") or environment.get("TERM") in ("dumb", "unknown")
    return stream.isatty() and not plain


def new_console(width: int | None = None, stream: IO[str] | None = None) -> Console:
    """A console for this stream; without colours it writes no escape codes at all."""
    out = stream or sys.stdout
    if has_colours(out):
        return Console(file=out, width=width, highlight=False, emoji=False, markup=False)
    columns = width or (None if out.isatty() else 80)
    return Console(
        file=out,
        width=columns,
        color_system=None,
        highlight=False,
        emoji=False,
        markup=False,
        legacy_windows=False,
    )
