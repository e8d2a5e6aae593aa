"""Mü: what a hand is good for, as a player would guess before the tricks are played."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pioche.games._mubox.deck import FACES, NUMBER
from pioche.games.mu.cards import FIRST_TARGET, NO_TRUMP, NUMBERS, TARGET_STEP, TYPES, has_type
from pioche.games.mu.naming import types_among
from pioche.games.mu.state import Mu


def promise(card: int, kind: int) -> float:
    """How often this card would take a trick with this trump."""
    if kind != NO_TRUMP and has_type(card, kind):
        return 0.45 + 0.05 * NUMBER[card] if kind < NUMBERS else 0.8
    return (0.55, 0.25)[9 - NUMBER[card]] if NUMBER[card] >= 8 else 0.0


PROMISE: Final = [[promise(card, kind) for card in range(FACES)] for kind in range(TYPES)]


def strength(cards: list[int], kind: int) -> float:
    """How well these cards would do with this trump: about the tricks they might take."""
    promises = PROMISE[kind]
    return sum([promises[card] for card in cards])


@lru_cache(maxsize=1 << 14)
def best_trump(cards: tuple[int, ...]) -> tuple[int, float]:
    """The type with which these cards are strongest, and how strong."""
    hand = [*cards]
    return max([(kind, strength(hand, kind)) for kind in types_among(hand)], key=lambda pair: pair[1])


def best_type(cards: list[int]) -> int:
    return best_trump(tuple(sorted(cards)))[0]


def good_for(players: int, deck: int, cards: list[int]) -> float:
    """How many cards a hand may bid: its share of the tricks, a partner's average help, and courage."""
    mine = best_trump(tuple(sorted(cards)))[1] / len(cards)
    helped = 0.0 if players == 3 else 0.9 / players
    return (deck * (mine + helped) - FIRST_TARGET[players]) / TARGET_STEP[players] + 1


def planned(v: Mu, seat: int, most: int, above: int) -> list[int]:
    """The cards to show now: take the lead with cards of the best type while the hand is good for it, or nothing."""
    shown = v.shown
    best = max([len(shown[other]) for other in range(v.players) if other != seat])
    need = best + 1 - len(shown[seat])
    held = v.hands[seat] + shown[seat]
    if not 0 < need <= most or best + 1 > good_for(v.players, len(v.deck()), held):
        return []
    kind = best_type(held)
    cards = [card for card in v.hands[seat] if card >= above]
    plan = sorted(sorted(cards, key=lambda card: (not has_type(card, kind), NUMBER[card]))[:need])
    return plan if len(plan) == need else []
