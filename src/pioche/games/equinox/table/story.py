"""Equinox: what happens, told in sentences.

Nobody may look through covered or discarded cards, so what was played is told until the reader's next turn only.
"""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Happening, T, did, places
from pioche.core.table import Seen, Stories
from pioche.games.equinox.answers import CREATURE, PASS, REVEAL, SECRET, SKIP, STOP
from pioche.games.equinox.cards import ANCIENT, CHAMELEON, FACE_KEYS
from pioche.games.equinox.drawing import Discard, DiscardUnseen, Eliminate, Refill
from pioche.games.equinox.memory import HEAD
from pioche.games.equinox.playing import LayChameleon, NameSecret, PlayCard, TakeVisible
from pioche.games.equinox.predictions import LaySecret, Predict
from pioche.games.equinox.scoring import EndGame, scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table import telling
from pioche.games.equinox.table.faces import KEYS, SYMBOLS
from pioche.games.equinox.table.sheets import points
from pioche.games.equinox.table.telling import brief, named
from pioche.games.equinox.turns import ChooseFirst, Deal, DrawCreatures, NextTurn, PickCreature

# §2 Setting up, and turn after turn --------------------------------------------------------------------------


def creatures_drawn(m: Seen[Equinox]) -> Happening:
    return Happening(text="ev-creatures", faces=[KEYS[creature] for creature in m.after.creatures])


def turn_of(v: Equinox) -> Happening:
    return brief("ev-turn", v.turn, head=True)


def next_turn(m: Seen[Equinox]) -> Happening | None:
    return turn_of(m.after) if m.after.turn != m.before.turn else None


# §3 Predictions ----------------------------------------------------------------------------------------------


def predicts(m: Seen[Equinox]) -> list[Happening]:
    if m.choice == SECRET:
        return []
    if m.choice == SKIP:
        could = m.before.supply[m.seat] or m.before.secrets[m.seat]
        return [brief("ev-skips", m.seat)] if could else []
    if m.choice == REVEAL:
        return revealed(m)
    return [named("ev-bet", m.seat, m.choice - CREATURE, n=m.before.row + 1)]


def revealed(m: Seen[Equinox]) -> list[Happening]:
    """The pebbles stay in sight, the cards do not: they are discarded."""
    holders = [seat for seat in range(m.after.players) if len(m.before.secrets[seat]) > len(m.after.secrets[seat])]
    shown = m.after.discard[len(m.before.discard) :]
    return [brief("ev-reveals", seat, FACE_KEYS[card], tone="info") for seat, card in zip(holders, shown, strict=True)]


def lays_secret(m: Seen[Equinox]) -> Happening:
    if m.viewer == m.seat:
        return brief("ev-secret-card", m.seat, FACE_KEYS[m.choice], faces=[])
    return did("ev-secret", m.seat)


# §5 Playing, §7 trees ----------------------------------------------------------------------------------------


def plays(m: Seen[Equinox]) -> Happening | None:
    if m.choice == PASS:
        return brief("ev-passes", m.seat, faces=[FACE_KEYS[card] for card in m.after.memory[-1][HEAD:]], hold=True)
    if CHAMELEON <= m.choice < ANCIENT:
        return None  # told when it lies on a creature
    return brief("ev-plays", m.seat, FACE_KEYS[m.choice])


def lays_chameleon(m: Seen[Equinox]) -> Happening:
    creature = {"creature": SYMBOLS[m.choice - CREATURE]}
    return brief("ev-plays-on", m.seat, FACE_KEYS[m.before.laying], args=creature)


def names_secret(m: Seen[Equinox]) -> list[Happening]:
    asked = brief("ev-ancient", m.seat, args={"creature": SYMBOLS[m.choice - CREATURE]})
    return [asked, *(revealed(m) or [Happening(text="ev-ancient-none", keep="turn")])]


# §8 Discarding, drawing, elimination -------------------------------------------------------------------------


def discards(m: Seen[Equinox]) -> Happening | None:
    return None if m.choice == STOP else brief("ev-discards", m.seat, FACE_KEYS[m.choice])


def discards_unseen(m: Seen[Equinox]) -> Happening | None:
    if len(m.before.hands[m.seat]) == len(m.after.hands[m.seat]):
        return None
    if m.viewer == m.seat:
        return brief("ev-discards-own", m.seat, FACE_KEYS[m.choice], faces=[])
    return brief("ev-discards-unseen", m.seat)


def refills(m: Seen[Equinox]) -> list[Happening]:
    seat = m.before.turn
    back = len(m.before.aside[seat])
    return [*([brief("ev-takes-back", seat, args={"n": back})] if back else []), *telling.draws(m, seat)]


def eliminates(m: Seen[Equinox]) -> list[Happening]:
    gone = [creature for creature in m.before.alive if creature not in m.after.alive]
    out = [Happening(text=T("ev-eliminated", creature=SYMBOLS[c]), tone="bad", hold=True) for c in gone]
    return [*out, round_begins(m.after)] if m.after.row > m.before.row else out


def round_begins(v: Equinox) -> Happening:
    return Happening(text=T("ev-round", n=v.row + 1), head=True)


# §9 The end --------------------------------------------------------------------------------------------------


def ends(m: Seen[Equinox]) -> list[Happening]:
    why = "ev-end-pile" if not m.after.deck else "ev-end-fifth" if len(m.after.alive) == 3 else "ev-end-idle"
    won = [
        did("ev-wins", seat, args={"n": points(scores(m.after)[seat])}, tone="good", hold=True)
        for seat in places(m.after.ranks)[0]
    ]
    return [Happening(text=why, head=True, hold=True), *revealed(m), *won]


STORIES: Final[Stories] = {
    **telling.STORIES,
    ChooseFirst: lambda m: did("ev-first", m.after.turn),
    DrawCreatures: creatures_drawn,
    PickCreature: lambda m: named("ev-picks", m.seat, m.choice - CREATURE),
    Deal: lambda m: [round_begins(m.after), turn_of(m.after)],
    Predict: predicts,
    LaySecret: lays_secret,
    PlayCard: plays,
    LayChameleon: lays_chameleon,
    NameSecret: names_secret,
    TakeVisible: lambda m: brief("ev-takes", m.seat, FACE_KEYS[m.choice]),
    Discard: discards,
    DiscardUnseen: discards_unseen,
    Refill: refills,
    Eliminate: eliminates,
    NextTurn: next_turn,
    EndGame: ends,
}
