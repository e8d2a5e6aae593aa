"""Set a table of Calcory in one line, and write what happens on it in another."""

from __future__ import annotations

from pioche.core.flow import CHANCE, NOBODY
from pioche.core.hidden import without
from pioche.games._mubox.deck import DECK, NAMES, cards
from pioche.games.calcory import GAME
from pioche.games.calcory.cards import ALL_PLACES, EMPTY, FRESH, PLACES
from pioche.games.calcory.raising import NEXT_TURN
from pioche.games.calcory.state import Calcory
from pioche.games.calcory.turning import TURN_CARD
from pioche.testing import names, play


def table(
    *,
    players: int = 3,
    won: tuple[int, ...] = (),
    turn: int = 0,
    standing: str = "",
    owner: int = NOBODY,
    left: int = PLACES,
    seen: str = "",
    idle: int = 1,
    thirteen_beats: int = 0,
) -> Calcory:
    """Somebody's turn begins.

    The cards of `standing` lie at the end of the last row, turned up; those of `seen` at its beginning, turned
    back; of the other places all but `left` are empty.
    """
    s = Calcory(players, thirteen_beats)
    s.won = [*won] or [0] * players
    s.turn, s.owner, s.idle = turn, owner, idle
    up, back = cards(standing), cards(seen)
    s.standing = [*range(PLACES - len(up), PLACES)]
    known = [*range(PLACES - 10, PLACES - 10 + len(back))]
    fresh = [place for place in ALL_PLACES if place not in s.standing and place not in known]
    rest = left - len(up) - len(back)
    s.grid = [EMPTY] * PLACES
    for place, card in zip([*s.standing, *known], up + back, strict=True):
        s.grid[place] = card
    for place in fresh[:rest]:
        s.grid[place] = FRESH
    s.down = sorted([*known, *fresh[:rest]])
    hidden = without(DECK, up, back)
    s.unseen, s.gone = hidden[:rest], hidden[rest:]
    s.then(TURN_CARD[turn], NEXT_TURN)
    return s


def go(s: Calcory, script: str) -> Calcory:
    """Cards turned up one after the other, from the first place on, and answers: "R6, R7, back R6, a1"."""
    for word in script.split(", "):
        if word in NAMES:
            turn_up(s, word)
        else:
            play(GAME, s, word)
    return s


def turn_up(s: Calcory, name: str) -> None:
    """The first card that nobody has seen turns out to be this one."""
    place = next(place for place in s.down if s.grid[place] == FRESH)
    assert place in s.options(), f"no card can be turned up: {names(GAME, s.options())}"
    s.play(place)
    assert s.to_move() == CHANCE
    card = cards(name)[0]
    if card not in s.unseen:  # it lies in a pile: exchange it for one that does not
        other = s.unseen[0]
        s.unseen, s.gone = [*s.unseen[1:], card], [*without(s.gone, [card]), other]
    s.happen([card])


def options(s: Calcory) -> list[str]:
    return names(GAME, s.options())
