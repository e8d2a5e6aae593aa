"""Equinox: the end of the game and the final count (§9)."""

from __future__ import annotations

from pioche.core.flow import Step, ranking
from pioche.games.equinox.cards import CREATURES, ROWS, URS
from pioche.games.equinox.state import Equinox


def finish(s: Equinox) -> None:
    """§9.1: the game ends at once; nothing that was planned happens any more."""
    s.agenda[:] = [EndGame()]


class EndGame(Step[Equinox]):
    """9.2: secret predictions are revealed, and everybody counts (9.3, 9.4)."""

    def apply(self, s: Equinox, choice: int) -> None:
        for seat in range(s.players):
            if s.secrets[seat]:
                s.reveal(seat)
        s.end_game(ranking(standings(s)))


def scores(s: Equinox) -> list[int]:
    """§9.3: the prestige of each seat in halves, by the pebbles that everybody can see on creatures still in play."""
    alive = s.alive
    points = [2 * sum([own[creature] for creature in alive]) for own in s.placed]
    if URS in alive:
        for seat in range(s.players):
            points[seat] += pebbles_on(s, seat, URS)
    return points


def pebbles_on(s: Equinox, seat: int, creature: int) -> int:
    return s.pebbles[creature::CREATURES].count(seat) + (s.champions[creature] >> seat & 1)


def standings(s: Equinox) -> list[tuple[int, ...]]:
    """§9.4: what is compared, one after the other: prestige, a secret prediction that held, pebbles row by row."""
    return [(points, has_secret(s, seat), *by_row(s, seat)) for seat, points in enumerate(scores(s))]


def has_secret(s: Equinox, seat: int) -> int:
    return int(any(s.champions[creature] >> seat & 1 for creature in s.alive))


def by_row(s: Equinox, seat: int) -> list[int]:
    """How many pebbles of this seat lie on creatures still in play, in each row."""
    return [sum(s.pebbles[row * CREATURES + creature] == seat for creature in s.alive) for row in range(ROWS)]
