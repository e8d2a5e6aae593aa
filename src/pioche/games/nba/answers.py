"""NBA Deck-Building: every answer a player can give, as numbers with names.

A card alone is an answer too: what it means, coming on, paying or being discarded, the question says.
"""

from __future__ import annotations

from typing import Final

from pioche.games.nba.cards import CARD_KEYS, CARDS, COACH_KEYS, COACHES, FACE_KEYS, FACES, POSITIONS, TACTIC, TACTICS
from pioche.games.nba.cardset import POSITION_KEYS

MOST_PLAYERS: Final = 4
TRACK: Final = 6
ROW: Final = 6
MINI: Final = 5
SLOTS: Final = 3
OFFER: Final = 5

USE: Final = 0  # and a card
LAY_ON: Final = USE + CARDS  # and a slot, and a tactic: it covers what lies there
BUY: Final = LAY_ON + SLOTS * TACTICS  # and a place of the track
BUY_MINI: Final = BUY + TRACK  # and a place of one's own market
BUY_TACTIC: Final = BUY_MINI + MINI  # and a place of the row
ACTIVATE: Final = BUY_TACTIC + ROW  # and a slot; the defensive ones come after the offensive ones
MISMATCH: Final = ACTIVATE + 2 * SLOTS  # and an opponent, and a position
AT: Final = MISMATCH + MOST_PLAYERS * POSITIONS  # and a position: the new player stands there
MOVE: Final = AT + POSITIONS  # and a position: the one who stood there moves on
LEAVE: Final = MOVE + POSITIONS
CHANGE: Final = LEAVE + 1  # and a place of the row
REROLL: Final = CHANGE + ROW  # and a face
REROLL_USELESS: Final = REROLL + FACES
KEEP_DIE: Final = REROLL_USELESS + 1  # and a face
ELIMINATE: Final = KEEP_DIE + FACES  # and a card
KEEP_REST: Final = ELIMINATE + CARDS
DISCARD_REST: Final = KEEP_REST + 1
OFFERED: Final = DISCARD_REST + 1  # and a place among the cards one was dealt
COACH: Final = OFFERED + OFFER  # and a coach
PLAY_ON: Final = COACH + COACHES
DRAW_GAME: Final = PLAY_ON + 1
DONE: Final = DRAW_GAME + 1

CHOICES: Final = (
    *CARD_KEYS,
    *(f"{tactic} on {slot + 1}" for slot in range(SLOTS) for tactic in CARD_KEYS[TACTIC : TACTIC + TACTICS]),
    *(f"buy {place + 1}" for place in range(TRACK)),
    *(f"buy own {place + 1}" for place in range(MINI)),
    *(f"buy tactic {place + 1}" for place in range(ROW)),
    *(f"attack {slot + 1}" for slot in range(SLOTS)),
    *(f"defend {slot + 1}" for slot in range(SLOTS)),
    *(f"mismatch {seat} {position}" for seat in range(MOST_PLAYERS) for position in POSITION_KEYS),
    *(f"at {position}" for position in POSITION_KEYS),
    *(f"move {position}" for position in POSITION_KEYS),
    "leave",
    *(f"change {place + 1}" for place in range(ROW)),
    *(f"reroll {face}" for face in FACE_KEYS),
    "reroll useless",
    *(f"keep {face}" for face in FACE_KEYS),
    *(f"eliminate {card}" for card in CARD_KEYS),
    "keep the rest",
    "discard the rest",
    *(f"card {place + 1}" for place in range(OFFER)),
    *(f"coach {coach}" for coach in COACH_KEYS),
    "play on",
    "draw",
    "done",
)

assert len(CHOICES) == DONE + 1
