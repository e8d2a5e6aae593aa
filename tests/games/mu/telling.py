"""What is said at a table of Mü, in words, and whole games to hear it in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pioche.core.flow import CHANCE
from pioche.core.game import LANGUAGES
from pioche.core.match import Moment, carry_out, let_happen
from pioche.core.scene import Text
from pioche.games.mu import GAME
from pioche.games.mu.cards import PASS, STOP
from pioche.games.mu.state import Mu
from pioche.text import Words
from pioche.text.messages import messages

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
SPEAK = {language: Words(language, GAME, NAMES) for language in LANGUAGES}
KNOWN = {language: messages(language, GAME) for language in LANGUAGES}


def words(text: Text | int | float | None, language: str = "en", attribute: str = "") -> str:
    return SPEAK[language](text, attribute)


def whole_game(players: int, seed: int) -> Iterator[Moment]:
    """A random match of three hands in which bidders mostly pass."""
    rng = Random(seed)
    s: Mu = GAME.start(GAME.settle({"players": players, "hands": 3}))
    s.run_on()
    while not s.is_over():
        if s.to_move() == CHANCE:
            yield from let_happen(s, s.draw(rng))
            continue
        options = s.options()
        quiet = [option for option in options if option in (PASS, STOP)]
        answer = quiet[0] if quiet and rng.random() < 0.75 else rng.choice(options)
        yield from carry_out(s, s.to_move(), answer)
