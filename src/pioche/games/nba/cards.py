"""NBA Deck-Building: cards, dice and coaches, as numbers with names.

A card is its face: both teams begin with the same substitutes, and there are several copies of a tactic.

    T-PG1 .. T-C2     starters              BO-3PT .. BD-PACK       base tactics
    S-PG1 .. S-C2     substitutes           KENTUCKY-O .. DUKE-D    tactics of the market
    haslem .. lebron, lg-rodman ..          NBA players, one card each; those of sets of one's own come last
    fatigue

Players come first, then tactics, then Fatigue; EMPTY stands where no card lies, costs more than anybody can pay and is
good at nothing.  A face is what a die shows: `blue-9`, `grey-3r`.
"""

from __future__ import annotations

import csv
import tomllib
from importlib.resources import files
from typing import Any, Final

from pioche.core.sets import brought
from pioche.games.nba.cardset import POSITION_KEYS, STAT_KEYS, combined, own_sets, read_set, stock_of

_BOX: Final = files(__package__).joinpath("box")


def _table(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(_BOX.joinpath(name).read_text("utf-8").splitlines()))


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(_BOX.joinpath(name).read_text("utf-8"))


# 1.1 Positions and statistics ------------------------------------------------------------------------------------

POSITIONS: Final = len(POSITION_KEYS)
THREE, INSIDE, SLASH, INTERCEPT, BLOCK, STOP, IQ, REBOUND = range(len(STAT_KEYS))
ATTACK_SKILLS: Final = (THREE, INSIDE, SLASH)
DEFENCE_SKILLS: Final = (INTERCEPT, BLOCK, STOP)

# 1.2, 1.3 Players ------------------------------------------------------------------------------------------------

SETS: Final = tuple(read_set(_BOX.joinpath(key)) for key in ("season", "legends"))

OWN_SETS, BROKEN_SETS = own_sets(brought(), SETS[0])

_STARTING: Final = _table("starting.csv")
_NBA: Final = [*combined(SETS), *(card for own in OWN_SETS for card in own.cards)]
STARTING: Final = len(_STARTING)
STARTERS: Final = STARTING // 2  # the first half, two for each position in order; then as many substitutes
NBA: Final = STARTING  # the first NBA player
PLAYERS: Final = STARTING + len(_NBA)

_NUMBERS: Final = {card: NBA + number for number, card in enumerate(_NBA)}
STOCKS: Final = [
    sorted(_NUMBERS[card] for card in stock)
    for stock in (*(combined(SETS[:many]) for many in (1, 2)), *(stock_of(own, SETS[0]) for own in OWN_SETS))
]
"""STOCKS[s]: the NBA players of the season, with the legends, and with each set that somebody brought along."""

# 1.4 Tactics -----------------------------------------------------------------------------------------------------

_TACTICS: Final = _table("tactics.csv")
TACTIC: Final = PLAYERS  # the first one; base tactics come first
TACTICS: Final = len(_TACTICS)
BASE_TACTICS: Final = sum(row["copies"] == "0" for row in _TACTICS)
FATIGUE: Final = TACTIC + TACTICS
CARDS: Final = FATIGUE + 1
EMPTY: Final = CARDS

CARD_KEYS: Final = (
    *(row["id"] for row in _STARTING),
    *(card.id for card in _NBA),
    *(row["id"] for row in _TACTICS),
    "fatigue",
)
CARD: Final = {key: number for number, key in enumerate(CARD_KEYS)}
IN_ALPHABET: Final = [sorted(CARD_KEYS).index(key) for key in CARD_KEYS]
"""IN_ALPHABET[card]: where its name stands among all names."""

# 1.5 Starting cards ----------------------------------------------------------------------------------------------

FIRST_FIVE: Final = [card for card in range(STARTERS) if _STARTING[card]["first"] == "1"]
FIRST_DECK: Final = [
    *(card for card in range(STARTERS, STARTING) if _STARTING[card]["first"] == "1"),
    *(TACTIC + number for number, row in enumerate(_TACTICS) if row["first"] == "1"),
]
OWN_CARDS: Final = [*range(STARTING), *range(TACTIC, TACTIC + BASE_TACTICS)]
"""All starting cards a player owns; a first game uses the marked ones."""

MARKET_TACTICS: Final = [TACTIC + number for number, row in enumerate(_TACTICS) for _ in range(int(row["copies"]))]
"""The tactics of one box, copies included."""

# Statistics of every card ----------------------------------------------------------------------------------------

_NOTHING: Final = (0,) * len(STAT_KEYS)
STATS: Final[list[tuple[int, ...]]] = [
    *(tuple(int(row[key]) for key in STAT_KEYS) for row in _STARTING),
    *(card.stats for card in _NBA),
    *[_NOTHING] * (TACTICS + 2),
]
POSITIONS_OF: Final[list[tuple[int, ...]]] = [
    *((POSITION_KEYS.index(row["position"]),) for row in _STARTING),
    *(card.positions for card in _NBA),
    *[()] * (TACTICS + 2),
]
MEDAL: Final = [*[0] * STARTING, *(card.medal for card in _NBA), *[0] * (TACTICS + 2)]

BEYOND_PRICE: Final = 99
_COST: Final = [
    *[BEYOND_PRICE] * STARTING,
    *(card.cost for card in _NBA),
    *(int(row["cost"]) or BEYOND_PRICE for row in _TACTICS),
    *[BEYOND_PRICE] * 2,
]
_VALUE: Final = [
    *(int(row["value"]) for row in _STARTING),
    *(card.value for card in _NBA),
    *(int(row["value"]) for row in _TACTICS),
    *[0] * 2,
]
COST: Final = [_COST, [cost + medal for cost, medal in zip(_COST, MEDAL, strict=True)]]
"""COST[whether medals count][card]; what is in no market is beyond price."""
VALUE: Final = [_VALUE, [value + medal for value, medal in zip(_VALUE, MEDAL, strict=True)]]
"""VALUE[whether medals count][card]: what it pays when it is discarded."""

CHEAP: Final = range(3, 6)

# 1.6 Dice --------------------------------------------------------------------------------------------------------

_DICE: Final = _data("dice.toml")
DIE_KEYS: Final = tuple(_DICE)
BLUE, YELLOW, RED, BEIGE, GREY, BROWN = range(len(DIE_KEYS))
DICE: Final = len(DIE_KEYS)  # kinds; each is rolled for the skill of the same number
NO_COLOUR: Final = 3
MOST_DICE: Final = 10


def _faces() -> list[tuple[int, int, int, str]]:
    """Die, value, colour and name of every different face, the lowest of each die first."""
    out: list[tuple[int, int, int, str]] = []
    for die, table in enumerate(_DICE.values()):
        for side in sorted({*table["sides"]}):
            value = int(side[0])
            colour = die if die < BEIGE and value else "byr".find(side[1:] or "-") % 4
            out.append((die, value, colour, f"{DIE_KEYS[die]}-{side}"))
    return out


_FACES: Final = _faces()
FACE_KEYS: Final = tuple(key for *_, key in _FACES)
FACES: Final = len(_FACES)
DIE_OF: Final = [die for die, *_ in _FACES]
NUMBER: Final = [value for _, value, *_ in _FACES]
COLOUR: Final = [colour for _, _, colour, _ in _FACES]
"""The colour of the number: that of the die in attack, that it is printed in in defence; NO_COLOUR for a blank."""
SIDES: Final = [sorted(FACE_KEYS.index(f"{key}-{side}") for side in table["sides"]) for key, table in _DICE.items()]
"""SIDES[die]: the faces on its six sides, the lowest first."""

# What a tactic asks for and keeps --------------------------------------------------------------------------------

IS_DEFENCE: Final = [
    *[0] * PLAYERS,
    *(int(row["kind"] == "defence") for row in _TACTICS),
    *[0] * 2,
]
COMPLEXITY: Final = [
    *[0] * PLAYERS,
    *(int(row["complexity"]) for row in _TACTICS),
    *[BEYOND_PRICE] * 2,
]
KEEPS: Final[list[list[tuple[int, int]]]] = [
    *[[] for _ in range(PLAYERS)],
    *([(die, int(row[key])) for die, key in enumerate(DIE_KEYS) if int(row[key])] for row in _TACTICS),
    *[[] for _ in range(2)],
]
"""KEEPS[tactic]: each die it rolls, and how many of them are kept."""

# 9.4 Coaches -----------------------------------------------------------------------------------------------------

_COACHES: Final = _data("coaches.toml")
COACH_KEYS: Final = tuple(_COACHES)
COACHES: Final = len(_COACHES)
NO_COACH: Final = COACHES
COACH_NAMES: Final[list[str]] = [coach["name"] for coach in _COACHES.values()]
POWER_KEYS: Final = ("none", "collective", "rebounds", "second-tactic", "discount", "seven-cards", "free-reroll")
NO_POWER, COLLECTIVE_POWER, REBOUND_POWER, SECOND_TACTIC, DISCOUNT, SEVEN_CARDS, FREE_REROLL = range(len(POWER_KEYS))
POWER: Final = [*(POWER_KEYS.index(coach["power"]) for coach in _COACHES.values()), NO_POWER]
NO_SKILL: Final = -3
COACH_SKILL: Final = [
    *(STAT_KEYS.index(coach["skill"]) if "skill" in coach else NO_SKILL for coach in _COACHES.values()),
    NO_SKILL,
]
