"""One game as learning programs drive it: whose turn, what that seat sees, its answer; chance speaks by itself."""

from __future__ import annotations

from random import Random

from pioche import games
from pioche.core.flow import State
from pioche.core.game import Game, Refused, Settings
from pioche.lab.encoding import encoding_of


class Played:
    """A game in progress, asked seat after seat: those who are asked together answer one after the other."""

    def __init__(self, key: str | Game, options: dict[str, int | str]) -> None:
        self.game = games.load(key) if isinstance(key, str) else key
        self.settings: Settings = self.game.settle(options)
        self.players = self.settings["players"]
        self.encoding = encoding_of(self.game, self.settings)
        self.state: State = self.game.start(self.settings)
        self.chance = Random()

    def begin(self, seed: object) -> None:
        """Anew; the same seed deals the same cards."""
        self.chance = Random(f"table {seed}")
        self.state = self.game.start(self.settings)
        self.state.run_on()
        self.let_chance_happen()

    def let_chance_happen(self) -> None:
        s = self.state
        while s.agenda and s.agenda[-1].seat < 0:
            s.happen(s.draw(self.chance))

    def seat(self) -> int:
        return self.state.to_move()

    def is_over(self) -> bool:
        return self.state.is_over()

    def options(self, seat: int) -> list[int]:
        return self.state.options_of(seat)

    def view(self, seat: int) -> State:
        view: State = self.game.view(self.state, seat)
        return view

    def row(self, seat: int) -> list[int]:
        return self.encoding.row(self.view(seat), seat)

    def mask(self, seat: int) -> list[int]:
        """All ones for a seat that is not asked: it has nothing to answer, and nothing to be told about that."""
        options = self.options(seat)
        return self.encoding.mask(options) if options else [1] * self.encoding.actions

    def answer(self, choice: int) -> None:
        """Of the seat that is to move; refused if the rules do."""
        s, choice = self.state, int(choice)  # numpy's numbers are none of ours
        options = s.options()
        if choice not in options:
            names = self.game.choices
            name = names[choice] if 0 <= choice < len(names) else str(choice)
            allowed = ", ".join(names[option] for option in options)
            raise Refused("refused-choice", seat=s.to_move(), choice=name, allowed=allowed)
        s.play(choice)
        self.let_chance_happen()

    def rewards(self) -> list[float]:
        return rewards(self.game, self.state, self.players)


def rewards(game: Game, s: State, players: int) -> list[float]:
    """From 1 for the first place to -1 for the last, ties shared; alone: won, drawn or lost. 0 before the end."""
    if not s.is_over():
        return [0.0] * players
    ranks, scores = s.ranks, game.scores(s)
    if len(ranks) == 1:
        return [float((scores[0] > 0) - (scores[0] < 0))]
    last = len(ranks) - 1
    return [1.0 - 2.0 * (rank + (ranks.count(rank) - 1) / 2) / last for rank in ranks]
