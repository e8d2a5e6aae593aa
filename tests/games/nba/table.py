"""Set a table of NBA Deck-Building in a few words, and answer on it by name.

s = turn(hand="S-PG1 korver fatigue", board="BO-3PT KENTUCKY-O BD-TRAP", discard="S-C1")

It is the turn of seat 0, who is about to act.  Cards are taken from wherever they are; those of the deck that are not
named lie in the pile.
"""

from __future__ import annotations

from random import Random
from typing import Any

from pioche import testing as table
from pioche.core.flow import CHANCE, State
from pioche.games.nba import GAME
from pioche.games.nba.answers import SLOTS
from pioche.games.nba.cards import CARD, CARD_KEYS, EMPTY, FACE_KEYS, FATIGUE, IS_DEFENCE, NBA, STOCKS, TACTIC
from pioche.games.nba.cardset import POSITION_KEYS, STAT_KEYS
from pioche.games.nba.drawing import Draw
from pioche.games.nba.market import ChangeRow
from pioche.games.nba.state import Nba, census

# Words -----------------------------------------------------------------------------------------------------------


def numbers(words: str) -> list[int]:
    """Cards by name."""
    return [EMPTY if word == "-" else CARD[word] for word in words.split()]


def cards(numbers: list[int]) -> str:
    return " ".join("-" if card == EMPTY else CARD_KEYS[card] for card in numbers)


def faces(words: str) -> list[int]:
    """Dice by name: "blue-9 grey-3r"."""
    return [FACE_KEYS.index(word) for word in words.split()]


def dice(numbers: list[int]) -> str:
    return " ".join(FACE_KEYS[face] for face in numbers)


# Positions -------------------------------------------------------------------------------------------------------


def opened(seed: int = 0, first: int = 0, **settings: int) -> Nba:
    """A game up to its first question; this seat begins."""
    s: Nba = GAME.start(GAME.settle(settings))
    s.run_on()
    if s.players > 1:
        s.happen([first])
    run(s, seed)
    return s


def run(s: Nba, seed: int = 0) -> None:
    """Let chance speak until somebody is asked."""
    rng = Random(seed)
    while s.to_move() == CHANCE:
        s.happen(s.draw(rng))


def turn(hand: str = "", *, seed: int = 0, settings: dict[str, int] | None = None, **places: Any) -> Nba:
    """Seat 0 is about to act in the first turn; see `arrange` for the places."""
    s = opened(seed, **(settings or {}))
    arrange(s, 0, hand=hand, **places)
    if isinstance(s.agenda[-1], ChangeRow):
        play(s, "done")
    return s


def arrange(
    s: Nba,
    seat: int,
    hand: str | None = None,
    *,
    field: str = "",
    board: str = "",
    pile: str | None = None,
    discard: str = "",
    top: str = "",
) -> Nba:
    """Put these cards where they are named; the rest of the deck lies in the pile, or in the box if that is named."""
    deck = s.hand(seat) + s.piles[seat] + s.tops[seat] + s.discards[seat]
    s.hands[seat] = s.shown[seat] = s.tops[seat] = s.discards[seat] = []
    s.make_pile(seat, [])
    wanted = numbers(" ".join([hand or "", board, pile or "", discard, top]))
    if field:
        deck += s.fields[seat]
        five = numbers(field)
        wanted += five
    for card in wanted:
        if card == EMPTY:
            continue
        if card in deck:
            deck.remove(card)
        else:
            fetch(s, seat, card)
    if field:
        s.line_up(seat, five)
    if board:
        s.boards[seat] = on_board(numbers(board))
    s.shown[seat] = [card for card in numbers(hand or "") if card == FATIGUE]
    drawn = sorted(card for card in numbers(hand or "") if card != FATIGUE)
    s.discards[seat] = numbers(discard)
    s.tops[seat] = numbers(top)
    if pile is None:
        rest = [card for card in deck if card >= TACTIC or card not in s.fields[seat]]
    else:
        rest = numbers(pile)
        s.out[seat] = s.out[seat] + deck
    s.make_pile(seat, rest + drawn)
    s.piles[seat] = sorted(rest)
    s.hands[seat] = drawn
    s.draws[seat] = []
    return s


def on_board(tactics: list[int]) -> list[int]:
    """Tactics on their slots; "-" leaves one free."""
    board = [EMPTY] * (2 * SLOTS)
    kind = slot = 0
    for tactic in tactics:
        if tactic != EMPTY and IS_DEFENCE[tactic] and not kind:
            kind, slot = 1, 0
        board[SLOTS * kind + slot] = tactic
        slot += 1
    return board


def fetch(s: Nba, seat: int, card: int) -> None:
    """Take a card from the box, the supply or a market; what it leaves behind is filled up."""
    if card == FATIGUE:
        s.fatigue -= 1
    elif card in s.out[seat]:
        out = s.out[seat][:]
        out.remove(card)
        s.out[seat] = out
    elif NBA <= card < TACTIC:
        if card in s.reserve:
            s.reserve = [other for other in s.reserve if other != card]
        elif card in s.supply:
            s.supply.remove(card)
        else:
            s.track[s.track.index(card)] = EMPTY
    elif card in s.tactics:
        tactics = s.tactics[:]
        tactics.remove(card)
        s.tactics = tactics
    else:
        s.row[s.row.index(card)] = EMPTY


def on_track(s: Nba, words: str, pile: str | None = None) -> None:
    """These players lie on the track, "-" for a hole; and these in the pile, the top first."""
    wanted = numbers(words)
    s.reserve = sorted([*s.reserve, *(card for card in s.track if card != EMPTY)])
    if pile is not None:
        s.reserve = sorted(s.reserve + s.supply)
        s.supply = []
    for card in wanted + numbers(pile or ""):
        if card != EMPTY:
            s.reserve = [other for other in s.reserve if other != card]
            if card in s.supply:
                s.supply.remove(card)
    s.track = (wanted + [EMPTY] * 6)[:6]
    if pile is not None:
        s.supply = numbers(pile)[::-1]


def in_row(s: Nba, words: str) -> None:
    """These tactics lie in the row."""
    s.tactics = s.tactics + [card for card in s.row if card != EMPTY]
    s.row = [EMPTY] * 6
    for place, card in enumerate(numbers(words)):
        if card != EMPTY:
            tactics = s.tactics[:]
            tactics.remove(card)
            s.tactics = tactics
            s.row[place] = card


def is_complete(s: Nba) -> bool:
    """Whether no card is lost or doubled."""
    there, wanted = census(s)
    return sorted(there) == sorted(wanted)


# What is there ---------------------------------------------------------------------------------------------------


def hand(s: Nba, seat: int = 0) -> str:
    return cards(s.hand(seat))


def field(s: Nba, seat: int = 0) -> str:
    return cards(s.fields[seat])


def standing_at(s: Nba, position: str, seat: int = 0) -> str:
    return CARD_KEYS[s.fields[seat][POSITION_KEYS.index(position)]]


def level(s: Nba, stat: str, seat: int = 0) -> int:
    return s.levels[seat][STAT_KEYS.index(stat)]


def discard(s: Nba, seat: int = 0) -> str:
    return cards(sorted(s.discards[seat]))


def players_left(s: Nba) -> int:
    return len(STOCKS[s.stock]) - len(s.supply)


# Answering -------------------------------------------------------------------------------------------------------


def play(s: State, answers: str) -> None:
    table.play(GAME, s, answers)


def names(s: State, seat: int | None = None) -> list[str]:
    return table.names(GAME, s.options() if seat is None else s.options_of(seat))


def question(s: State) -> str:
    return table.question(s)


def answer(s: State, seat: int, name: str) -> None:
    """This seat's answer, which need not be the first of those asked."""
    assert name in names(s, seat), f"{name} is not offered to seat {seat}: {names(s, seat)}"
    s.answer(seat, GAME.code[name])
    s.run_on()


def to_draw(s: State) -> int:
    """How many cards chance is about to draw for somebody."""
    step = s.agenda[-1]
    assert isinstance(step, Draw), question(s)
    return step.many


def draw(s: State, words: str) -> None:
    """Chance gives these cards."""
    assert s.to_move() == CHANCE, question(s)
    s.happen(numbers(words))


def roll(s: State, words: str) -> None:
    """The dice fall like this."""
    assert s.to_move() == CHANCE, question(s)
    s.happen(sorted(faces(words)))
