"""Set a table of Mü in a line or two of text, and answer on it by name.

auction("R7 R3 ..", "..", "..", "..")                     hands; ".." fills up from the rest of the deck
tricks("R6 B2 | K9", "R1 R2 R3", "G1 G2 G3", bid=2)       hand | display; all other cards are played already
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from hypothesis import settings

from pioche import testing as table
from pioche.core.flow import CHANCE, NOBODY
from pioche.core.hidden import without
from pioche.games._mubox.deck import NAMES, cards
from pioche.games.mu import GAME
from pioche.games.mu.cards import TRUMP_SUIT, TYPE_NAMES
from pioche.games.mu.match import NextHand
from pioche.games.mu.scoring import ScoreHand
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PLAY_TRICKS, TRICK_FROM
from pioche.testing import question as question

FIVE = ("R0 R1 R2 R3 R4", "B0 B1 B2 B3 B4", "G0 G1 G2 G3 G4", "Y0 Y1 Y2 Y3 Y4", "K0 K1 K2 K3 K4")

generated = settings(max_examples=300, deadline=None, database=None, derandomize=True)


# Setting a table ---------------------------------------------------------------------------------------------


def opened(players: int, dealer: int, options: Mapping[str, int | str]) -> Mu:
    """A match whose first hand is dealt in the order of the deck."""
    s: Mu = GAME.start(GAME.settle({**options, "players": players}))
    s.run_on()
    s.happen([dealer])
    s.happen(s.deck())
    return s


def auction(*seats: str, dealer: int = 0, latest: tuple[int, ...] = (), **options: int | str) -> Mu:
    """The dealer is asked to bid. `latest`: who has shown cards, the latest last (else as they sit)."""
    s = opened(len(seats), dealer, options)
    size = len(s.deck()) // s.players
    parts = [split(text) for text in seats]
    s.hands = [sorted(cards(hand.replace("..", ""))) for hand, _ in parts]
    s.shown = [cards(display) for _, display in parts]
    left = without(s.deck(), *s.hands, *s.shown)
    for seat, (hand, _) in enumerate(parts):
        if ".." in hand:
            missing = size - len(s.hands[seat]) - len(s.shown[seat])
            s.hands[seat] = sorted(s.hands[seat] + left[:missing])
            left = left[missing:]
    s.latest = list(latest) or [seat for seat in range(s.players) if s.shown[seat]]
    return s


def tricks(
    *seats: str,
    chief: int = 0,
    chief_trump: str = "no trump",
    vice: int = NOBODY,
    vice_trump: str = "no trump",
    partner: int = NOBODY,
    bid: int = 1,
    leader: int = 0,
    trick: str = "",
    last: str = "",
    last_leader: int = 0,
    won: tuple[int, ...] = (),
    totals: tuple[int, ...] = (),
    lacks: Mapping[int, str] | None = None,
    dealer: int = 0,
    **options: int | str,
) -> Mu:
    """In the middle of a hand: `trick` is played already, `last` was the trick before, `won` are triangles."""
    s = opened(len(seats), dealer, options)
    parts = [split(text) for text in seats]
    s.hands = [sorted(cards(hand)) for hand, _ in parts]
    s.shown = [cards(display) for _, display in parts]
    s.latest = [seat for seat in range(s.players) if s.shown[seat]]
    s.chief, s.vice, s.partner, s.bid, s.leader = chief, vice, partner, bid, leader
    s.chief_trump, s.vice_trump = kind(chief_trump), kind(vice_trump)
    s.trick = cards(trick)
    s.gone = [*without(s.deck(), *s.hands, *s.shown, s.trick, cards(last)), *cards(last)]
    assert len(s.gone) % s.players == 0, "everybody should have played as many cards"
    s.last_leader = last_leader
    s.won = list(won) or s.won
    s.totals = list(totals) or s.totals
    for seat, missing in (lacks or {}).items():
        s.lacks[seat] = sum(1 << suit(word) for word in missing.split())
    s.agenda = [NextHand(), ScoreHand(), *TRICK_FROM[s.players][leader]]
    del s.agenda[len(s.agenda) - len(s.trick) :]
    if not any(s.hands) and not any(s.shown):
        s.agenda = [NextHand(), ScoreHand(), PLAY_TRICKS]
        s.run_on()
    return s


def split(text: str) -> tuple[str, str]:
    hand, _, display = text.partition("|")
    return hand, display


def kind(name: str) -> int:
    """A trump type: "red", "7s", "no trump"."""
    return TYPE_NAMES.index(name)


def suit(name: str) -> int:
    return TRUMP_SUIT if name == "trumps" else kind(name)


# Answering ---------------------------------------------------------------------------------------------------


def play(s: Mu, answers: str) -> None:
    table.play(GAME, s, answers)


def names(s: Mu) -> list[str]:
    """What the seat to move may answer."""
    return table.names(GAME, s.options())


def all_pass(s: Mu) -> None:
    """Everybody passes, and the auction is over."""
    play(s, ", ".join(["pass"] * s.players))


def deal(s: Mu) -> None:
    """The next hand is dealt, in the order of the deck."""
    assert s.to_move() == CHANCE
    s.happen(s.deck())


def faces(held: list[int]) -> str:
    return " ".join(NAMES[card] for card in held)


# The rules as they are printed -------------------------------------------------------------------------------


def printed_table(language: str, paragraph: str) -> list[list[str]]:
    """The rows of the table in this paragraph of the rules, without its heads."""
    text = GAME.rules(language)
    start = text.index(f"**{paragraph}**")
    body = re.split(r"\n\*\*\d|\n## ", text[start:])[0]
    rows = [line.strip("| ").split("|") for line in body.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]
