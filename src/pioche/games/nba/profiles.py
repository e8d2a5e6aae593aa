"""NBA Deck-Building, 10.1: the profiles and levels of the computer's team."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from pioche.games.nba.cards import DIE_KEYS
from pioche.games.nba.cardset import STAT_KEYS

_PROFILES: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("box", "profiles.toml").read_text("utf-8"))
PROFILE_KEYS: Final = tuple(_PROFILES)
PROFILES: Final = len(PROFILE_KEYS)
RECRUIT: Final = [[profile["recruit"][key] for key in STAT_KEYS] for profile in _PROFILES.values()]
OFFENCE: Final = [[profile["offence"][key] for key in DIE_KEYS[:3]] for profile in _PROFILES.values()]
KEEPS_BACK: Final[list[int]] = [profile["keeps"] for profile in _PROFILES.values()]

PLAYER_FIRST: Final = 0
TACTIC_FIRST: Final = 1
ALTERNATE: Final = 2
FIRST: Final = [("player", "tactic", "alternate").index(profile["first"]) for profile in _PROFILES.values()]

LEVEL_KEYS: Final = ("rookie", "pro", "all-star", "champion", "legend")
LEVELS: Final = (2, 4, 6, 8, 10)
"""What the counter begins with."""
