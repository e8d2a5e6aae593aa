"""Set a table of Warriors in a few words, and answer on it by name.

battle("gob3i1a1c +gob elf2i", "gob2i dra4.2 cat1 pile3", cards="0:b3 1:b10")

    gob3i1a1c   a faction of three infantry, an archer and a rider      +gob    a wizard on it
    dra4.2      a dragon with two flames                                 cat1    a catapult
    fl2         two flames without a dragon                              pile3   three captured cards
    wiz1        a wizard not yet placed
"""

from __future__ import annotations

import re

from pioche import testing as table
from pioche.core.flow import CHANCE
from pioche.core.hidden import without
from pioche.games.warriors import GAME
from pioche.games.warriors.attack import Roll
from pioche.games.warriors.battle import NEXT_CARD
from pioche.games.warriors.cards import ARMS, BATTLE, DRAGON, FACES, NUMBER, PEOPLE_KEYS, PEOPLES, WARRIORS
from pioche.games.warriors.catapults import Fire, MayShoot
from pioche.games.warriors.preparation import PrepareRound
from pioche.games.warriors.scoring import scores
from pioche.games.warriors.state import Warriors, census

FACTION = re.compile(r"(\w{3}?)((?:\d+[iac])+)\Z")

# Positions ---------------------------------------------------------------------------------------------------


def battle(*seats: str, cards: str = "", dragons: int = 0, number: int = 1, dealer: int = 0) -> Warriors:
    """The battles of a round are about to begin; what is not named lies in the draw pile."""
    s = laid_out(*seats, dragons=dragons, number=number, dealer=dealer)
    held = sorted(
        (NUMBER.index(int(card[1:])), int(seat)) for seat, card in (word.split(":") for word in cards.split())
    )
    s.track, s.holders = [card for card, _ in held], [seat for _, seat in held]
    s.pile = without(s.pile, [BATTLE + card for card in s.track])
    s.agenda = [PrepareRound(), NEXT_CARD]
    s.run_on()
    return s


def laid_out(*seats: str, dragons: int = 0, number: int = 1, dealer: int = 0) -> Warriors:
    """These cards lie before the players, and nothing is planned."""
    s = Warriors(len(seats), dragons)
    s.round, s.dealer, s.revealed = number, dealer, 1
    for seat, words in enumerate(seats):
        for word in words.split():
            put(s, seat, word)
    there, deck = census(s)
    captured = [len(pile) for pile in s.captured]
    s.captured, s.pile = [[] for _ in seats], []
    there, deck = census(s)
    s.pile = without(deck, there)
    for seat, count in enumerate(captured):
        s.captured[seat] = [card for card in s.pile if card < WARRIORS][:count]
        s.pile = without(s.pile, s.captured[seat])
    return s


def put(s: Warriors, seat: int, word: str) -> None:
    faction = FACTION.match(word)
    if word.startswith("+"):
        s.wizards[seat * PEOPLES + PEOPLE_KEYS.index(word[1:])] += 1
    elif word.startswith("dra"):
        dragon, _, flames = word[3:].partition(".")
        s.lair[int(dragon) - 1] = seat
        s.fire[int(dragon) - 1] = int(flames or 0)
    elif faction:
        first = (seat * PEOPLES + PEOPLE_KEYS.index(faction[1])) * ARMS
        for count, arm in re.findall(r"(\d+)([iac])", faction[2]):
            s.troops[first + "iac".index(arm)] = int(count)
    else:
        name, count = re.findall(r"([a-z]+)(\d+)", word)[0]
        if name == "pile":
            s.captured[seat] = [0] * int(count)
        else:
            {"cat": s.catapults, "fl": s.reserve, "wiz": s.waiting}[name][seat] = int(count)


# What is there -----------------------------------------------------------------------------------------------


def faction(s: Warriors, seat: int, people: str) -> str:
    """ "3i1a" """
    first = (seat * PEOPLES + PEOPLE_KEYS.index(people)) * ARMS
    return "".join(f"{count}{arm}" for count, arm in zip(s.troops[first : first + ARMS], "iac", strict=True) if count)


def piles(s: Warriors) -> list[int]:
    """How many cards everybody has captured."""
    return [len(pile) for pile in s.captured]


def flames(s: Warriors, dragon: int) -> int:
    return s.fire[dragon - 1]


def owner(s: Warriors, dragon: int) -> int:
    return s.lair[dragon - 1]


def points(s: Warriors) -> list[int]:
    return scores(s)


def faces(cards: list[int]) -> str:
    return " ".join(FACES[card] for card in cards)


def numbers(names: str) -> list[int]:
    """Cards by name: "gobinf gobinf b3 dra4"."""
    return [FACES.index(name) for name in names.split()]


# Answering ---------------------------------------------------------------------------------------------------


def play(s: Warriors, answers: str) -> None:
    """Answers by name: "with gob, attack 1 gob"."""
    table.play(GAME, s, answers)


def names(s: Warriors, seat: int | None = None) -> list[str]:
    """What the seat to move, or this one, may answer."""
    return table.names(GAME, s.options() if seat is None else s.options_of(seat))


def question(s: Warriors) -> str:
    return table.question(s)


def roll(s: Warriors, red: str, black: str) -> None:
    """The dice fall like this."""
    assert isinstance(s.agenda[-1], Roll), question(s)
    mine, theirs = [int(die) for die in red.split()], [int(die) for die in black.split()]
    assert (len(mine), len(theirs)) == (s.red_dice(), s.black_dice()), (s.red_dice(), s.black_dice())
    s.happen(mine + theirs)


def dice(s: Warriors) -> tuple[int, int]:
    """How many dice are about to be rolled."""
    assert isinstance(s.agenda[-1], Roll), question(s)
    return s.red_dice(), s.black_dice()


def shot(s: Warriors, die: int) -> None:
    assert isinstance(s.agenda[-1], Fire), question(s)
    s.happen([die])


def answer(s: Warriors, seat: int, name: str) -> None:
    """One of those asked together answers."""
    assert name in names(s, seat), f"{name} is not offered to {seat}: {names(s, seat)}"
    s.answer(seat, GAME.code[name])
    s.run_on()


def hold_fire(s: Warriors) -> None:
    """Everybody who could shoot now passes, until something else is asked or rolled."""
    while s.agenda and s.agenda[-1].seat != CHANCE and isinstance(s.question(s.to_move()), MayShoot):
        play(s, "pass")


def dragon_face(dragon: int) -> int:
    return DRAGON + dragon - 1
