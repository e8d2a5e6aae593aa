"""Warriors: the cards and the places on the table, as numbers with names.

A card is its face: two goblin archers are the same number, and a list of cards may hold it twice.

    undinf .. barcav    a warrior: people and arm         dra1 .. dra15    a dragon
    wizard, catapult, flame                               b1 .. b30        a battle card

A faction is a seat and a people: `seat * PEOPLES + people`.  A squad is a faction and an arm: `faction * ARMS + arm`.
What can be attacked, a target, is a faction or, from FACTIONS on, a dragon.
"""

from __future__ import annotations

from typing import Any, Final

from pioche.core.sets import box

MOST_PLAYERS: Final = 6
EVERYONE: Final = range(MOST_PLAYERS)
_DATA: Final[dict[str, Any]] = box(__package__)

# 1.1, 1.2 Warriors -----------------------------------------------------------------------------------------

PEOPLE_KEYS: Final[tuple[str, ...]] = tuple(_DATA["people"])
PEOPLES: Final = len(PEOPLE_KEYS)
ENEMY: Final = [PEOPLE_KEYS.index(people["enemy"]) for people in _DATA["people"].values()]
BONUS: Final[list[int]] = [people["bonus"] for people in _DATA["people"].values()] + [_DATA["dragons"]["bonus"]]

INFANTRY: Final = 0
ARCHER: Final = 1
CAVALRY: Final = 2
ARMS: Final = 3
ARM_KEYS: Final = ("inf", "arc", "cav")

WARRIORS: Final = PEOPLES * ARMS

# 1.3 Events ------------------------------------------------------------------------------------------------

WIZARD: Final = WARRIORS
CATAPULT: Final = WARRIORS + 1
FLAME: Final = WARRIORS + 2

# 1.5 Dragons -----------------------------------------------------------------------------------------------

DRAGON: Final = WARRIORS + 3  # the first of them
DRAGONS: Final[int] = _DATA["dragons"]["dragons"]

# 1.4 Battle cards ------------------------------------------------------------------------------------------

SIMPLE: Final = 0
MERCENARY: Final = 1
DRACONIC: Final = 2
MIXED: Final = 3
KIND_KEYS: Final = ("simple", "mercenary", "draconic", "mixed")

BATTLE: Final = DRAGON + DRAGONS  # the first of them; they are in the order of their numbers
_BATTLES: Final = sorted(_DATA["base"]["battles"] + _DATA["dragons"]["battles"], key=lambda card: int(card["number"]))
NUMBER: Final[list[int]] = [card["number"] for card in _BATTLES]
KIND: Final = [KIND_KEYS.index(card["kind"]) for card in _BATTLES]
SHIELDS: Final[list[int]] = [card.get("shields", 0) for card in _BATTLES]
BOWS: Final[list[int]] = [card.get("bows", 0) for card in _BATTLES]
HORSES: Final[list[int]] = [card.get("horses", 0) for card in _BATTLES]
BAND: Final[list[int]] = [card.get("band", 0) for card in _BATTLES]

FACES: Final[tuple[str, ...]] = (
    *(people + arm for people in PEOPLE_KEYS for arm in ARM_KEYS),
    "wizard",
    "catapult",
    "flame",
    *(f"dra{dragon + 1}" for dragon in range(DRAGONS)),
    *(f"b{number}" for number in NUMBER),
)


def _deck(*editions: str) -> list[int]:
    """1.1, 1.3-1.5: all cards of these editions, sorted."""
    cards: list[int] = []
    for people, table in enumerate(_DATA["people"].values()):
        for arm, count in enumerate((table["infantry"], table["archers"], table["cavalry"])):
            cards += [people * ARMS + arm] * count
    for edition in editions:
        table = _DATA[edition]
        cards += [WIZARD] * table.get("wizards", 0) + [CATAPULT] * table["catapults"]
        cards += [FLAME] * table.get("flames", 0) + [*range(DRAGON, DRAGON + table.get("dragons", 0))]
        cards += [FACES.index(f"b{card['number']}") for card in table["battles"]]
    return sorted(cards)


DECKS: Final = [_deck("base"), _deck("base", "dragons")]
"""DECKS[whether the Dragons are in]."""

# 2.2, 3.1, 3.2 How many cards ------------------------------------------------------------------------------

ROUNDS: Final = 3


def first_cards(players: int, dragons: int) -> int:
    """2.2: how many cards everybody starts with."""
    return 14 if dragons and players <= 4 else 11


def dealt(players: int, dragons: int, number: int) -> int:
    """3.1: how many cards everybody is dealt in this round."""
    if dragons and players <= 4:
        return 10 if number == ROUNDS else 9
    return 7


def to_keep(players: int, dragons: int, number: int) -> int:
    """3.2: how many of them everybody keeps."""
    if dragons and players <= 4:
        return 7 if number == ROUNDS else 6
    return 5 if number == ROUNDS else 4


# Places on the table ---------------------------------------------------------------------------------------

FACTIONS: Final = MOST_PLAYERS * PEOPLES
TARGETS: Final = FACTIONS + DRAGONS
NO_TARGET: Final = TARGETS


def _rivals(players: int, seat: int, peoples: list[int]) -> list[int]:
    """The factions of these peoples before the other players."""
    others = [other for other in range(players) if other != seat]
    return [other * PEOPLES + people for other in others for people in peoples]


FOES: Final = [
    [[_rivals(players, seat, sorted({people, ENEMY[people]})) for people in range(PEOPLES)] for seat in EVERYONE]
    for players in range(MOST_PLAYERS + 1)
]
"""FOES[players][seat][people]: where a faction of this people may find somebody to fight: its like, its enemy."""

OTHERS: Final = [
    [_rivals(players, seat, [*range(PEOPLES)]) for seat in EVERYONE] for players in range(MOST_PLAYERS + 1)
]
"""OTHERS[players][seat]: every faction of the other players."""

CLOCKWISE: Final = [
    [[(seat + place) % players for place in range(1, players + 1)] for seat in range(players)]
    for players in range(MOST_PLAYERS + 1)
]
"""CLOCKWISE[players][seat]: all seats from the one after this, this one last."""
