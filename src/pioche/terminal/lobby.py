"""`pioche lobby`: the catalogue, a few questions with good defaults, then the table."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Ink

from pioche import bots, games
from pioche.core.game import Game, OneOf, Option, Refused, Settings, YesNo
from pioche.terminal.answers import plain
from pioche.terminal.draw import bot_name
from pioche.terminal.play import checked_name, play_new, seated
from pioche.terminal.screen import Screen
from pioche.text import Words


def draw_catalogue(language: str, numbered: bool = False) -> RenderableType:
    """Every game: its name, for how many, how long, and what it is about."""
    table = Table.grid(padding=(0, 2, 0, 0))
    found, broken = games.playable()
    for number, game in enumerate(found, start=1):
        words = Words(language, game)
        few, many = game.players[0], game.players[-1]
        about = Ink.assemble((words("game-name"), "bold"), "  ")
        about.append(words.say("lobby-size", few=few, many=many, minutes=game.minutes), "dim")
        mark = Ink(f"[{number}]" if numbered else game.key, "bold")
        table.add_row(mark, Stack(about, Ink(words("game-line")), Ink()))
    left_out = [Ink(f"{Words(language).refusal(refused)}\n", "yellow") for refused in broken]
    return Padding(Stack(table, *left_out), (0, 1), expand=False)


class Lobby:
    """Asks what to play and with whom. Enter takes what is proposed."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words

    def open(self) -> int:
        screen = self.screen
        screen.gap()
        screen.say("lobby-title", style="bold")
        screen.gap()
        screen.show(draw_catalogue(self.words.language, numbered=True))
        try:
            game = self.ask_game()
            settings = self.ask_settings(game)
            names = self.ask_names(settings["players"])
        except (EOFError, KeyboardInterrupt):
            screen.gap()
            screen.say("lobby-how", command="pioche play " + games.keys()[0])
            return 0
        seats = seated(names, self.words.say("term-bot-names").split())
        screen.words = Words(self.words.language, game, [seat.name for seat in seats])
        return play_new(game, settings, seats, screen, None, None)

    def ask_game(self) -> Game:
        found, _ = games.playable()
        while True:
            typed = plain(self.screen.ask(self.words.say("lobby-which") + " "))
            for number, game in enumerate(found, start=1):
                name = plain(Words(self.words.language, game)("game-name"))
                if typed and (typed in (str(number), game.key) or name.startswith(typed)):
                    return game
            self.screen.say("lobby-which-again", style="yellow", most=len(found))

    # Settings

    def ask_settings(self, game: Game) -> Settings:
        """Players first, then the other options, unless all may stay as they are."""
        words = Words(self.words.language, game)
        wanted: dict[str, int | str] = {"players": self.ask_option(game.options[0], words)}
        offered = [o for o in game.options[1:] if not o.players or wanted["players"] in o.players]
        if offered:
            listed = ", ".join(f"{words(f'option-{o.key}')} {self.written(o, o.default, words)}" for o in offered)
            self.screen.show(Ink.assemble(self.words.say("lobby-options"), " ", (listed, "dim")))
            if self.screen.sure(self.words.say("lobby-change")):
                for option in offered:
                    wanted[option.key] = self.ask_option(option, words)
        return game.settle(wanted)

    def written(self, option: Option, value: int, words: Words) -> str:
        """A value in the person's language."""
        if isinstance(option, YesNo):
            return words.say("lobby-yes" if value else "lobby-no")
        if isinstance(option, OneOf):
            return words(f"option-{option.key}-{option.names[value]}")
        return option.write(value)

    def ask_option(self, option: Option, words: Words) -> int:
        name, about = words(f"option-{option.key}"), words.format(f"option-{option.key}", "help")
        default = self.written(option, option.default, words)
        allowed = option.allowed()
        if isinstance(option, YesNo | OneOf):
            allowed = " / ".join(self.written(option, value, words) for value in option.values())
        if about:
            self.screen.show(Ink(f"  {about}", "dim"))
        while True:
            typed = self.screen.ask(f"{name}, {allowed} [{default}]: ").strip()
            if not typed:
                return option.default
            for value in option.values() if isinstance(option, YesNo | OneOf) else ():
                if plain(self.written(option, value, words)).startswith(plain(typed)):
                    return value
            try:
                return option.read(typed)
            except Refused as refused:
                self.screen.show(Ink(self.words.refusal(refused), "yellow"))

    # Who plays

    def ask_names(self, players: int) -> list[str]:
        """The person at this terminal, then bots of one kind for all other seats."""
        name = self.ask_name()
        if players == 1:
            return [name]
        kinds, default = list(bots.LEVELS), bots.USUAL
        listed = " / ".join(bot_name(kind, self.words) for kind in kinds)
        while True:
            question = self.words.say("lobby-bots", kinds=listed, default=bot_name(default, self.words))
            typed = plain(self.screen.ask(f"{question} "))
            found = [
                k for k in kinds if typed and (k.startswith(typed) or plain(bot_name(k, self.words)).startswith(typed))
            ]
            if not typed or len(found) == 1:
                return [name, *[found[0] if found else default] * (players - 1)]
            self.screen.say("refused-bot", style="yellow", bot=typed, allowed=listed)

    def ask_name(self) -> str:
        me = self.words.say("term-me")
        while True:
            typed = self.screen.ask(self.words.say("lobby-name", default=me) + " ").strip() or me
            try:
                if typed in bots.KEYS:
                    raise Refused("cli-bad-name", name=typed)
                return checked_name(typed, [])
            except Refused as refused:
                self.screen.show(Ink(self.words.refusal(refused), "yellow"))
