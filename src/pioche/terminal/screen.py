"""One terminal, or a pipe in its place: lines out, lines in, and pauses only where somebody watches."""

from __future__ import annotations

import sys
from time import sleep
from typing import IO

from rich.console import Console, RenderableType
from rich.text import Text as Ink

from pioche.terminal.colours import new_console
from pioche.text import Words


class Screen:
    """Where a person reads and types. It needs no more than lines, so it works over any connection."""

    def __init__(
        self,
        words: Words,
        width: int | None = None,
        fast: bool = False,
        out: IO[str] | None = None,
        source: IO[str] | None = None,
    ) -> None:
        self.words = words
        self.asked_width = width
        self.out = out or sys.stdout
        self.source = source or sys.stdin
        self.console: Console = new_console(width, self.out)
        self.watched = self.out.isatty() and self.source.isatty()
        self.fast = fast or not self.watched

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def plain(self) -> bool:
        """No colours: shapes must say it all."""
        return self.console.color_system is None

    # Out

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, message: str, style: str = "", **args: object) -> None:
        """One of our own messages; what may be copied from it (a file, a command) is never broken."""
        whole = bool(args.keys() & {"file", "command", "commitment"})
        self.console.print(Ink(self.words.say(message, **args), style), soft_wrap=whole)

    def gap(self) -> None:
        self.show(Ink())

    def pause(self, seconds: float) -> None:
        if not self.fast:
            self.out.flush()
            sleep(seconds)

    def clear(self) -> None:
        """Nothing of what was shown can be read any more, not even by scrolling back."""
        if self.out.isatty() and not self.plain:
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
        elif self.out.isatty():
            self.out.write("\n" * (self.console.height * 2))
        self.out.flush()

    # In

    def ask(self, prompt: str) -> str:
        """The line typed; EOFError when there is no more."""
        self.out.flush()
        if self.watched and self.source is sys.stdin:
            return input(prompt)
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.out.write("\n")
            raise EOFError
        if not self.source.isatty():
            self.out.write(line if line.endswith("\n") else f"{line}\n")  # so that a transcript can be read
        return line.rstrip("\r\n")

    def sure(self, question: str) -> bool:
        """Yes in any of our languages; anything else is no."""
        answer = self.ask(f"{question} {self.words.say('term-yes-no')} ").strip().casefold()
        return answer in self.words.say("term-yes").split()
