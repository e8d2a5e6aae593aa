"""One question to one person: the table, the numbered answers, and everything one may type instead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Ink

from pioche.bots.analysis import hint
from pioche.core.game import Refused
from pioche.terminal.answers import plain, understand
from pioche.terminal.draw import Painter
from pioche.terminal.manual import draw_paragraph, draw_rules
from pioche.terminal.sheets import draw_sheet

if TYPE_CHECKING:
    from pioche.terminal.play import Session

KEYS = ("?", "rules", "why", "h", "u", "t", "l", "s", "x", "w", "q", "help")
"""What can be typed besides an answer; each has messages for its other names and for what it does."""


class Quit(Exception):
    """The person leaves the table."""


class Asking:
    """The question this seat is asked now."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.words = session.words
        self.match = session.match
        self.scene = session.match.scene(seat)
        self.painter = Painter(self.scene, session.seats, self.words, self.screen.width, self.screen.plain)
        self.leaves = False
        self.commands: dict[str, Callable[[], None]] = {
            "?": self.rule,
            "rules": self.rules,
            "why": self.why,
            "h": self.hint,
            "u": self.undo,
            "t": self.table,
            "l": self.log,
            "s": self.sheets,
            "x": self.switches,
            "w": self.save,
            "q": self.quit,
            "help": self.help,
        }

    def answer(self) -> list[int]:
        """What this person answers; nothing if an answer was taken back and the question is another now."""
        self.table()
        if not self.session.introduced:
            self.screen.say("term-keys", style="dim")
            self.session.introduced = True
        while not self.leaves:
            line = self.screen.ask(f"{self.session.seats[self.seat].name} > ")
            try:
                sends = self.take(line)
            except Refused as refused:
                self.screen.show(Ink(f"  {self.words.refusal(refused)}", "yellow"))
                continue
            if sends:
                return sends
        return []

    def take(self, line: str) -> list[int]:
        """Carry out a command, or understand an answer and make sure of it."""
        command = self.command(line)
        if command:
            command()
            return []
        given = understand(line, self.painter.pen, self.match.game, self.match.state.options_of(self.seat))
        for warn in given.warns:
            if not self.screen.sure(f"  {self.words(warn)}"):
                return []
        return given.sends

    def command(self, line: str) -> Callable[[], None] | None:
        """The command of this name; the exact name of a choice goes before it."""
        word = plain(line)
        game = self.match.game
        if game.code.get(line.strip(), -1) in self.match.state.options_of(self.seat):
            return None
        for key, command in self.commands.items():
            if word == key or word in self.words.say(f"term-key-{key_id(key)}").split():
                return command
        return None

    # Commands

    def table(self) -> None:
        self.screen.gap()
        self.screen.show(self.painter.table(), self.painter.question())

    def rule(self) -> None:
        """The paragraph of the rules behind this question."""
        number = self.scene.prompt.rule
        text = draw_paragraph(self.match.game, self.words.language, number)
        if text is None:
            self.screen.say("term-no-rule", number=number)
        else:
            self.screen.show(text)

    def rules(self) -> None:
        self.screen.show(draw_rules(self.match.game, self.words.language))

    def why(self) -> None:
        """Why some things cannot be chosen, those with the same reason together."""
        reasons: dict[str, list[str]] = {}
        for ident, text in self.scene.why.items():
            reasons.setdefault(self.words(text), []).append(self.name(ident))
        if not reasons:
            self.screen.say("term-no-why")
        for reason, things in reasons.items():
            self.screen.show(Ink.assemble("  ", ", ".join(dict.fromkeys(things)), (f"  {reason}", "dim")))

    def name(self, ident: str) -> str:
        """A piece, a cell, a zone or a seat in words."""
        if ident.startswith("@"):
            return self.words(ident)
        for zone in self.scene.zones:
            if zone.id == ident:
                return self.words(zone.title)
            if ident.startswith(f"{zone.id}:"):
                row, column = map(int, ident.removeprefix(f"{zone.id}:").split(","))
                return f"{self.words(zone.rows[row].text)} / {self.words(zone.cols[column].text)}"
            for piece in zone.pieces:
                if piece.id == ident:
                    return self.words(f"face:{piece.face}")
        return ident

    def hint(self) -> None:
        """What a search prefers that sees what this seat sees."""
        game = self.match.game
        best = hint(game, self.match.view(self.seat), self.seat, Random(0))[0]
        named = game.choices[best.choice]
        for entry in self.painter.pen.entries:
            if entry.choice.send[:1] == [best.choice]:
                named = f"[{entry.number}] {self.words(entry.choice.label)}"
                break
        self.screen.say("term-hint", choice=named, share=round(100 * best.worth))

    def undo(self) -> None:
        self.session.take_back(self.seat)
        self.screen.say("term-undone")
        self.leaves = True

    def log(self) -> None:
        self.session.log(self.seat)

    def sheets(self) -> None:
        """The score, and the tables the game keeps at hand."""
        self.screen.show(Padding(self.painter.player_bar(self.scene.players), (0, 1), expand=False))
        for sheet in self.scene.sheets:
            self.screen.gap()
            self.screen.show(draw_sheet(sheet, self.words))

    def switches(self) -> None:
        """What the table answers for this person, to be set otherwise."""
        if not self.scene.switches:
            self.screen.say("term-no-switch")
        for switch in self.scene.switches:
            options = [f"[{n}] {self.words(option)}" for n, option in enumerate(switch.options, start=1)]
            options[switch.value] += " *"
            self.screen.show(Ink.assemble(f"  {self.words(switch.text)}: ", ", ".join(options)))
            number = self.screen.ask(f"{self.words(switch.text)} > ").strip()
            if number:
                value = int(number) - 1 if number.isdecimal() else -1
                self.match.set_switch(self.seat, switch.id, value)
                self.leaves = True

    def save(self) -> None:
        self.session.save()
        self.screen.say("term-saved", file=str(self.session.file))

    def quit(self) -> None:
        raise Quit

    def help(self) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        for how in ("number", "several", "name", "enter"):
            table.add_row(Ink(self.words.say(f"term-type-{how}"), "bold"), self.words.say(f"term-means-{how}"))
        for key in KEYS:
            table.add_row(Ink(key, "bold"), self.words.say(f"term-does-{key_id(key)}"))
        self.screen.show(Padding(table, (0, 2), expand=False))


def key_id(key: str) -> str:
    return "rule" if key == "?" else key
