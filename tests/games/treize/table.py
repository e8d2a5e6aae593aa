"""Set a table of Treize in one line, and write what happens on it in another."""

from __future__ import annotations

from pioche.core.flow import CHANCE
from pioche.core.hidden import without
from pioche.games.treize import GAME
from pioche.games.treize.cards import DECK, FACES, NO_CARD
from pioche.games.treize.dealing import HAND_OUT, StartRound
from pioche.games.treize.state import Treize
from pioche.testing import names, play


def cards(text: str) -> list[int]:
    """The cards of these faces: "n4 p3 hand"."""
    return [FACES.index(name) for name in text.split()]


def faces(cards: list[int]) -> str:
    return " ".join(FACES[card] for card in cards)


def table(
    *rows: str,
    won: tuple[str, ...] = (),
    discard: str = "",
    stack: tuple[str, ...] | None = None,
    packet: int | None = None,
    dealer: int = 0,
    starter: int = 0,
    served: tuple[int, ...] = (),
    last_round: int = 0,
    reshuffles: int = 0,
    open_scores: int = 0,
) -> Treize:
    """A dealer about to turn up a card of a packet; without a number, everyone is still to be served.

    The stack is the packet on top of the draw pile, layer by layer; without one, it is all cards not named.
    """
    s = Treize(len(rows), open_scores)
    s.rows = [cards(row) for row in rows]
    s.won = [cards(pile) for pile in won] or [[] for _ in rows]
    s.discard = cards(discard)
    if stack is None:
        s.unseen = [without(DECK, *s.rows, *s.won, s.discard)]
    else:
        s.unseen = [sorted(cards(layer)) for layer in stack]
    s.packet = len(rows) - len(served) if packet is None else packet
    s.pile = sum(map(len, s.unseen)) - s.packet
    s.dealer, s.starter = dealer, starter
    s.served = sum(1 << seat for seat in served)
    s.last_round, s.reshuffles = last_round, reshuffles
    s.then(*HAND_OUT[dealer][s.packet], StartRound())
    s.run_on()
    return s


def go(s: Treize, script: str) -> Treize:
    """What chance turns up and what is answered, in order: "n3, give 1, d2, give 0, p4, refuse"."""
    for word in script.split(", "):
        if word in FACES:
            assert s.to_move() == CHANCE, f"{word} cannot be turned up: {names(GAME, s.options())} is asked"
            s.happen(cards(word))
        else:
            play(GAME, s, word)
    return s


def row(s: Treize, seat: int) -> str:
    return faces(s.rows[seat])


def won(s: Treize, seat: int) -> str:
    return faces(s.won[seat])


def up(s: Treize) -> str:
    return "" if s.up == NO_CARD else FACES[s.up]


def options(s: Treize) -> list[str]:
    return names(GAME, s.options())
