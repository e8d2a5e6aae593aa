"""NBA Deck-Building, 9.1: sets of one's own as an option, and what they say."""

from __future__ import annotations

from typing import Final

from pioche.core.game import OneSet, own_set
from pioche.games.nba.cards import BROKEN_SETS, OWN_SETS, SETS
from pioche.games.nba.cardset import CardSet

NAMES: Final = [own_set(own.key, own.hash) for own in OWN_SETS]

CARDS: Final = OneSet(
    key="cards",
    default=0,
    names=(*(one.key for one in SETS), *NAMES),
    files={own.file: len(SETS) + number for number, own in enumerate(OWN_SETS)},
    broken=BROKEN_SETS,
)


def own_words(language: str) -> str:
    """The names of these sets and of their players, which are the same in every language."""
    return "".join(line + "\n" for own, name in zip(OWN_SETS, NAMES, strict=True) for line in words_of(own, name))


def words_of(own: CardSet, name: str) -> list[str]:
    term = "-own-set-alone" if own.alone else "-own-set"
    return [
        f"\noption-cards-{name} = {{ {term}(name: {quoted(own.title)}) }}",
        *(f"name-{card.lower()} = {{ {quoted(said)} }}" for card, said in own.names.items()),
    ]


def quoted(name: str) -> str:
    """As Fluent writes a text that may hold anything."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
