"""Reading a command line: flags in our words, options of a game as flags, refusals as sentences."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from pioche.core.game import Game, Refused, Settings
from pioche.text import Words

if TYPE_CHECKING:
    from pioche.terminal.screen import Screen

LONGEST_METAVAR = 30
MOST_GAMES, MOST_PROCESSES = 100_000_000, 512
NARROWEST, WIDEST = 40, 500
AT_A_TABLE = (("record", "FILE"), ("seed", "S"), ("fast", ""), ("width", "N"))  # flags wherever one plays
PLAIN_FLAGS = (
    "--fast",
    "--json",
    "--whole",
    "--all",
    "--unfinished",
    "--new",
    "--seeded",
    "--help",
    "-h",
)  # flags without a value


# The line ----------------------------------------------------------------------------------------------


class Formatter(argparse.HelpFormatter):
    """Help as argparse lays it out, in our words."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.words.say("cli-usage") + " ")


class Parser(argparse.ArgumentParser):
    """A parser that speaks our languages and refuses with a sentence."""

    def __init__(self, command: str, words: Words) -> None:
        super().__init__(
            f"pioche {command}",
            description=words.say(f"cli-{command}"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: Formatter(prog, words),
        )
        self.words = words
        self.flags: set[str] = set()
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-flags")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-flag-help"))
        self.flag("--lang", "fr|en")

    def flag(self, name: str, metavar: str = "", message: str = "", **more: Any) -> None:
        """A flag with a value, or with none if it has no metavar; its help is the message `cli-flag-NAME`."""
        kind: dict[str, Any] = {"metavar": self.called(metavar)} if metavar else {"action": "store_true"}
        said = message or self.words.say(f"cli-flag-{name.removeprefix('--')}")
        self.add_argument(name, help=said.replace("%", "%%"), **kind, **more)
        self.flags.add(name)

    def place(self, name: str, message: str, **more: Any) -> None:
        """A word without a flag."""
        self.add_argument(name, metavar=self.called(name.upper()), help=self.words.say(message), nargs="?", **more)

    def called(self, metavar: str) -> str:
        """What stands for a value, in the reader's language."""
        return self.words.say(f"cli-meta-{metavar.lower()}") if metavar in ("FILE", "DIR", "GAME") else metavar

    def read(self, line: list[str]) -> argparse.Namespace:
        try:
            out, rest = self.parse_known_args(line)
        except argparse.ArgumentError as error:
            raise Refused("cli-bad-flag", flag=error.argument_name or "?", help=f"{self.prog} --help") from None
        if rest:
            raise Refused("cli-unknown-word", word=rest[0], help=f"{self.prog} --help")
        return out

    def error(self, message: str) -> NoReturn:
        raise Refused("cli-bad-line", help=f"{self.prog} --help")


def whole(flag: str, text: str | None, default: int, low: int, high: int) -> int:
    """A whole number within its limits."""
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 12 and low <= int(text) <= high):
        raise Refused("cli-bad-number", flag=flag, value=text, low=low, high=high)
    return int(text)


def cores() -> int:
    """How many processes may run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def value_of(flag: str, line: list[str]) -> str | None:
    """The last value this flag is given."""
    value = None
    for place, word in enumerate(line):
        if word == flag and place + 1 < len(line):
            value = line[place + 1]
        elif word.startswith(f"{flag}="):
            value = word[len(flag) + 1 :]
    return value


def first_word(line: list[str]) -> str | None:
    """The first word that is neither a flag nor a flag's value."""
    skip = False
    for word in line:
        if skip:
            skip = False
        elif word.startswith("--") or word in PLAIN_FLAGS:
            skip = "=" not in word and word not in PLAIN_FLAGS
        else:
            return word
    return None


# Games and their options ---------------------------------------------------------------------------------


def wanted_game(line: list[str]) -> Game | None:
    from pioche import games

    key = first_word(line)
    return games.load(key) if key is not None else None


def add_options(parser: Parser, game: Game | None) -> None:
    """A flag for each option of this game; one the command has itself is called `--option-…` for the game."""
    if game is None:
        parser.flag("--players", "N")
        parser.epilog = parser.words.say("cli-more-flags")
        return
    words = Words(parser.words.language, game)
    for option in game.options:
        name, about = words(f"option-{option.key}"), words.format(f"option-{option.key}", "help")
        default = words.say("cli-default", value=option.write(option.default))
        said = f"{name}: {about} ({default})" if about else f"{name} ({default})"
        allowed = option.allowed().replace(", ", "|")
        if len(allowed) > LONGEST_METAVAR:
            said, allowed = f"{said}: {option.allowed()}", "X"
        flag = f"--option-{option.key}" if f"--{option.key}" in parser.flags else f"--{option.key}"
        parser.flag(flag, allowed, said, dest=f"option {option.key}")


def wanted_options(game: Game, given: argparse.Namespace) -> dict[str, int | str]:
    """The options of the game that were named."""
    texts = {option.key: vars(given)[f"option {option.key}"] for option in game.options}
    return {key: game.value(game.option(key), text) for key, text in texts.items() if text is not None}


def settled(game: Game, given: argparse.Namespace, players: int | None) -> Settings:
    """The settings these flags ask for; `players` is how many seats were named."""
    wanted = wanted_options(game, given)
    if players is not None and wanted.setdefault("players", players) != players:
        raise Refused("refused-seats", players=wanted["players"], seats=players)
    settings = game.settle(wanted)
    for option in game.options:
        if option.key in wanted and option.players and settings["players"] not in option.players:
            raise Refused("cli-option-players", option=option.key, players=settings["players"])
    return settings


def names_of(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def needed(value: str | None, what: str, parser: Parser) -> str:
    if value is None:
        raise Refused("cli-missing", what=what, help=f"{parser.prog} --help")
    return value


def checked_seed(seed: str | None) -> str | None:
    if seed is not None and (not seed.strip() or not seed.isprintable() or len(seed) > 100):
        raise Refused("cli-bad-seed")
    return seed.strip() if seed else None


def new_screen(words: Words, given: argparse.Namespace | None = None) -> Screen:
    from pioche.terminal.screen import Screen

    asked = vars(given) if given else {}
    width = whole("--width", asked["width"], 0, NARROWEST, WIDEST) if asked.get("width") is not None else None
    return Screen(words, width, bool(asked.get("fast")))


def bring_cards(line: list[str]) -> None:
    """Sets of cards of one's own, before a game is loaded: those of the data folder and what --cards names."""
    from pioche.core.sets import FOLDER, FORM, bring, data_folder, sets_in

    data = value_of("--data", line)
    always = (Path(data).expanduser() if data else data_folder()) / FOLDER
    sets = sets_in(always) if always.is_dir() else []
    for word in (value_of("--cards", line) or "").split(","):
        named = Path(word).expanduser()
        if named.suffix == FORM or (named.name and named.is_dir()):
            asked = [] if not named.exists() and named.name in [one.name for one in sets] else sets_in(named)
            sets = [*asked, *sets]  # of one name the first counts
    bring(sets)
