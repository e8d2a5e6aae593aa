"""Warriors: the answers a player can give, as numbers with names.

The first ones keep the card of that number; of the others each range begins here.
"""

from __future__ import annotations

from typing import Final

from pioche.games.warriors.cards import (
    ARM_KEYS,
    ARMS,
    BATTLE,
    CARDS,
    DRAGON,
    DRAGONS,
    EVERYONE,
    FACES,
    FACTIONS,
    OTHERS,
    PEOPLE_KEYS,
    PEOPLES,
    SQUADS,
    TARGETS,
)

WARD: Final = CARDS  # and a people: the wizard goes there
STOKE: Final = WARD + PEOPLES  # and a dragon: the flame goes there
SHOOT: Final = STOKE + DRAGONS  # and a squad
SHOOT_WIZARD: Final = SHOOT + SQUADS  # and a faction
SHOOT_DRAGON: Final = SHOOT_WIZARD + FACTIONS  # and a dragon
SHOOT_BAND: Final = SHOOT_DRAGON + DRAGONS  # and a people
WITH: Final = SHOOT_BAND + PEOPLES  # and a people, or a dragon after the peoples
HIRE: Final = WITH + PEOPLES + DRAGONS  # and a people
ATTACK: Final = HIRE + PEOPLES  # and a target
CAMP: Final = ATTACK + TARGETS  # and an arm
GIVE: Final = CAMP + ARMS  # and an arm
GIVE_HIRED: Final = GIVE + ARMS  # and a people
AS_BAND: Final = GIVE_HIRED + PEOPLES
AS_DRAGON: Final = AS_BAND + 1
GO_ON: Final = AS_DRAGON + 1
STOP: Final = GO_ON + 1
PASS: Final = STOP + 1
DONE: Final = PASS + 1

RIVAL_AIMS: Final = [
    [[SHOOT + faction * ARMS + arm for faction in factions for arm in range(ARMS)] for factions in table]
    for table in OTHERS
]
"""RIVAL_AIMS[players][seat]: the shots at every squad of the other players."""

_DRAGON_KEYS: Final = FACES[DRAGON:BATTLE]
_FACTION_KEYS: Final = [f"{seat} {people}" for seat in EVERYONE for people in PEOPLE_KEYS]

CHOICES: Final = (
    *(f"keep {face}" for face in FACES),
    *(f"ward {people}" for people in PEOPLE_KEYS),
    *(f"flame {dragon}" for dragon in _DRAGON_KEYS),
    *(f"shoot {faction}{arm}" for faction in _FACTION_KEYS for arm in ARM_KEYS),
    *(f"shoot wizard {faction}" for faction in _FACTION_KEYS),
    *(f"shoot {dragon}" for dragon in _DRAGON_KEYS),
    *(f"shoot band {people}" for people in PEOPLE_KEYS),
    *(f"with {side}" for side in (*PEOPLE_KEYS, *_DRAGON_KEYS)),
    *(f"hire {people}" for people in PEOPLE_KEYS),
    *(f"attack {target}" for target in (*_FACTION_KEYS, *_DRAGON_KEYS)),
    *(f"camp {arm}" for arm in ARM_KEYS),
    *(f"give {arm}" for arm in ARM_KEYS),
    *(f"give {people}" for people in PEOPLE_KEYS),
    "mercenaries",
    "dragon",
    "continue",
    "stop",
    "pass",
    "done",
)
