"""Warriors: the answers a player can give, as numbers with names.

The first ones keep the card of that number; of the others each range begins here.
"""

from __future__ import annotations

from typing import Final

from pioche.core.answers import Numbering
from pioche.games.warriors.cards import ARM_KEYS, ARMS, BATTLE, DRAGON, EVERYONE, FACES, OTHERS, PEOPLE_KEYS

_DRAGONS: Final = FACES[DRAGON:BATTLE]
_FACTIONS: Final = [f"{seat} {people}" for seat in EVERYONE for people in PEOPLE_KEYS]
_names: Final = Numbering(f"keep {face}" for face in FACES)

WARD: Final = _names.add(*(f"ward {people}" for people in PEOPLE_KEYS))  # the wizard goes there
STOKE: Final = _names.add(*(f"flame {dragon}" for dragon in _DRAGONS))  # the flame goes there
SHOOT: Final = _names.add(*(f"shoot {faction}{arm}" for faction in _FACTIONS for arm in ARM_KEYS))  # and a squad
SHOOT_WIZARD: Final = _names.add(*(f"shoot wizard {faction}" for faction in _FACTIONS))
SHOOT_DRAGON: Final = _names.add(*(f"shoot {dragon}" for dragon in _DRAGONS))
SHOOT_BAND: Final = _names.add(*(f"shoot band {people}" for people in PEOPLE_KEYS))
WITH: Final = _names.add(*(f"with {side}" for side in (*PEOPLE_KEYS, *_DRAGONS)))
HIRE: Final = _names.add(*(f"hire {people}" for people in PEOPLE_KEYS))
ATTACK: Final = _names.add(*(f"attack {target}" for target in (*_FACTIONS, *_DRAGONS)))
CAMP: Final = _names.add(*(f"camp {arm}" for arm in ARM_KEYS))
GIVE: Final = _names.add(*(f"give {arm}" for arm in ARM_KEYS))
GIVE_HIRED: Final = _names.add(*(f"give {people}" for people in PEOPLE_KEYS))
AS_BAND, AS_DRAGON = map(_names.add, ("mercenaries", "dragon"))
GO_ON, STOP, PASS, DONE = map(_names.add, ("continue", "stop", "pass", "done"))
CHOICES: Final = _names.all()

RIVAL_AIMS: Final = [
    [[SHOOT + faction * ARMS + arm for faction in factions for arm in range(ARMS)] for factions in table]
    for table in OTHERS
]
"""RIVAL_AIMS[players][seat]: the shots at every squad of the other players."""
