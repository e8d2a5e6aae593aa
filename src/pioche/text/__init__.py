"""Words: Fluent messages in every language, for people. Imports `core` and Fluent."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pioche.core.game import LANGUAGES, Game, Refused
from pioche.core.scene import Catalogue, Msg, Text

NOTHING = Catalogue(symbols={}, faces={})


@cache
def ours(language: str) -> str:
    """What tables and commands say, whatever the game."""
    return files("pioche.text").joinpath(f"ui.{language}.ftl").read_text("utf-8")


def language_of(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise Refused("refused-language", language=wanted, allowed=", ".join(LANGUAGES))
        return wanted
    for name in ("PIOCHE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = environment.get(name, "")[:2].lower()
        if spoken:
            return spoken if spoken in LANGUAGES else "en"
    return "en"


class Words:
    """Renders texts in one language, with seats, faces and symbols as arguments."""

    def __init__(self, language: str, game: Game | None = None, names: list[str] | None = None) -> None:
        self.language = language
        self.names = names or []
        self.catalogue = game.faces if game else NOTHING
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(ours(language)))
        if game:
            self.bundle.add_resource(FluentResource(game.text(language)))

    def __call__(self, text: Text | int | float | None, attribute: str = "") -> str:
        """The text; with an attribute its variant of that name, if it has one."""
        if text is None or text == "":
            return ""
        if isinstance(text, int | float):
            return self.number(text)
        if isinstance(text, str):
            if text.startswith("@"):
                return self.names[int(text[1:])]
            if text.startswith("face:"):
                return self(self.catalogue.faces[text[5:]].name)
            if text.startswith("symbol:"):
                return self(self.catalogue.symbols[text[7:]].name)
        return self.format(text, attribute) or self.format(text, "")

    def say(self, message: str, **args: Any) -> str:
        """One of our own messages; strings among the arguments are shown as they are."""
        pattern = self.bundle.get_message(message).value
        return self.pattern(message, pattern, args)

    def refusal(self, refused: Refused) -> str:
        return self.say(refused.message, **refused.details)

    def short(self, text: Text) -> str:
        """The few letters that stand for a name, or nothing if it has none."""
        return "" if isinstance(text, str) and text.startswith("@") else self.format(text, "short")

    def symbol(self, key: str) -> str:
        return self.short(self.catalogue.symbols[key].name)

    def number(self, value: int | float) -> str:
        return f"{value:g}".replace("-", "−").replace(".", "," if self.language == "fr" else ".")

    def format(self, text: Text, attribute: str) -> str:
        ident, args = (text.id, text.args) if isinstance(text, Msg) else (text, {})
        message = self.bundle.get_message(ident)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        return self.pattern(ident, pattern, {k: v if isinstance(v, int | float) else self(v) for k, v in args.items()})

    def pattern(self, ident: str, pattern: Any, args: dict[str, Any]) -> str:
        out, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{ident}: {errors}")
        return str(out)
