"""Safarü: what happened, told step by step."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Beat, Happening, Move, T, at, did, places
from pioche.core.table import Seen, Stories
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games._mubox.look import listed
from pioche.games.safaru.cards import DONE, METHODS, PAIR
from pioche.games.safaru.catching import EndTurn, NameMethod, PlayCard, Take
from pioche.games.safaru.dealing import ChooseDealer, Deal, NextGame
from pioche.games.safaru.scoring import ScoreGame
from pioche.games.safaru.state import Safaru
from pioche.games.safaru.table.asking import NAMES
from pioche.games.safaru.table.scene import game_sheet


def dealt(m: Seen[Safaru]) -> Happening:
    return did("ev-deals", m.after.dealer, args={"n": m.after.deals, "game": len(m.after.pad) + 1}, head=True)


def took(m: Seen[Safaru]) -> Happening | None:
    """Told once all cards of a method are taken."""
    if m.choice != DONE:
        return None
    seat, cards = m.before.turn, m.before.picked
    keys = [FACE_KEYS[card] for card in cards]
    end = at(seat)
    beat = Beat(cause=["picked"], to=seat, gain=len(cards))
    return did(
        f"ev-catches-{NAMES[m.before.method]}",
        seat,
        args={"cards": listed(tuple(cards))},
        faces=keys,
        moves=[Move(start="picked", end=end, face=key) for key in keys],
        hold=True,
        beat=beat,
        keep="match" if m.after.tallies else "turn",
    )


def played(m: Seen[Safaru]) -> Happening | None:
    """A card that catches nothing is told once, when it is released."""
    return None if isinstance(m.after.agenda[-1], EndTurn) else did("ev-plays", m.seat, FACE_KEYS[m.choice])


def turn_ends(m: Seen[Safaru]) -> Happening:
    seat, card = m.before.turn, FACE_KEYS[m.before.played]
    if m.before.used >> METHODS.index(PAIR) & 1:
        moves = [Move(start="played", end=at(seat), face=card)]
        return did("ev-keeps", seat, card, moves=moves, keep="match" if m.after.tallies else "turn")
    return did("ev-stays" if m.before.used else "ev-releases", seat, card, keep="turn")


def scored(m: Seen[Safaru]) -> Happening:
    return Happening(
        text=T("ev-scored", n=len(m.after.pad)), hold=True, tone="info", sheet=game_sheet(m.after), beat=Beat()
    )


def match_over(m: Seen[Safaru]) -> list[Happening]:
    first = places(m.after.ranks)[0] if m.after.is_over() else []
    return [
        did("ev-wins", seat, args={"n": m.after.totals[m.after.side(seat)]}, tone="good", hold=True) for seat in first
    ]


STORIES: Final[Stories] = {
    ChooseDealer: lambda m: did("ev-dealer", m.after.dealer),
    Deal: dealt,
    PlayCard: played,
    NameMethod: lambda m: did("ev-names", m.seat, args={"method": f"method-{NAMES[m.choice]}"}, to=[m.before.turn]),
    Take: took,
    EndTurn: turn_ends,
    ScoreGame: scored,
    NextGame: match_over,
}
