"""NBA Deck-Building: how cards, dice and coaches look."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Catalogue, Colour, Face, Symbol, T, Text, symbol
from pioche.games.nba.cards import (
    CARD_KEYS,
    COACH_KEYS,
    COACH_SKILL,
    COLOUR,
    COMPLEXITY,
    COST,
    DIE_KEYS,
    DIE_OF,
    FACE_KEYS,
    FATIGUE,
    IS_DEFENCE,
    KEEPS,
    MEDAL,
    NBA,
    NO_COLOUR,
    NO_SKILL,
    NUMBER,
    POSITIONS_OF,
    POWER,
    POWER_KEYS,
    STARTERS,
    STARTING,
    STATS,
    TACTIC,
    VALUE,
)
from pioche.games.nba.cardset import POSITION_KEYS, STAT_KEYS

POSITION_SYMBOLS: Final = tuple(key.lower() for key in POSITION_KEYS)
STAT_SYMBOLS: Final = STAT_KEYS
DIE_SYMBOLS: Final = tuple(f"die{key}" for key in DIE_KEYS)
COLOURS: Final[tuple[Colour, ...]] = ("blue", "yellow", "red", "beige", "grey", "brown")
SHAPES: Final = ("drop", "sun", "diamond", "arch", "square", "pentagon")

SYMBOLS: Final = {
    # skills and the dice that are rolled for them have one shape and one colour
    **{
        key: Symbol(name=f"stat-{key}", icon=shape, colour=colour)
        for key, shape, colour in zip(STAT_KEYS[:6], SHAPES, COLOURS, strict=True)
    },
    "iq": Symbol(name="stat-iq", icon="brain"),
    "reb": Symbol(name="stat-reb", icon="basketball-ball"),
    **{
        key: Symbol(name=f"die-{name}", icon=shape, colour=colour)
        for key, name, shape, colour in zip(DIE_SYMBOLS, DIE_KEYS, SHAPES, COLOURS, strict=True)
    },
    **{key: Symbol(name=f"position-{key}") for key in POSITION_SYMBOLS},
    "offence": Symbol(name="sym-offence", icon="basketball-basket", colour="orange"),
    "defence": Symbol(name="sym-defence", icon="shield", colour="grey"),
    "fatigue": Symbol(name="sym-fatigue", icon="night-sleep"),
    "cost": Symbol(name="sym-cost", icon="price-tag"),
    "value": Symbol(name="sym-value", icon="two-coins"),
    "complexity": Symbol(name="sym-complexity", icon="brain"),
    "medal": Symbol(name="sym-medal", icon="medal"),
    "coach": Symbol(name="sym-coach", icon="whistle"),
    "cards": Symbol(name="sym-cards", icon="card-pickup"),
    "pile": Symbol(name="sym-pile", icon="card-draw"),
    "reroll": Symbol(name="sym-reroll", icon="dice-six-faces-six"),
    "points": Symbol(name="sym-points", icon="trophy"),
    "turn": Symbol(name="sym-turn", icon="stopwatch"),
    "money": Symbol(name="sym-money", icon="hourglass"),
    "replace": Symbol(name="sym-replace", icon="cycle"),
    "prepare": Symbol(name="sym-prepare", icon="notebook"),
    "buyplayer": Symbol(name="sym-buyplayer", icon="shaking-hands"),
    "buytactic": Symbol(name="sym-buytactic", icon="coins"),
    "mismatch": Symbol(name="sym-mismatch", icon="crossed-swords"),
}

COPIES: Final = frozenset(CARD_KEYS) - frozenset(CARD_KEYS[NBA:TACTIC])
"""Faces of which there may be several; every NBA player is one card."""


def catalogue() -> Catalogue:
    faces = {"back": Face(look="back", name="face-down")}
    for card, key in enumerate(CARD_KEYS):
        faces[key] = player_face(card) if card < TACTIC else tactic_face(card) if card < FATIGUE else FATIGUE_FACE
    for number, key in enumerate(FACE_KEYS):
        faces[key] = die_face(number)
    for coach, key in enumerate(COACH_KEYS):
        faces[f"coach-{key}"] = coach_face(coach, key)
    return Catalogue(symbols=SYMBOLS, faces=faces)


FATIGUE_FACE: Final = Face(look="picture", name="sym-fatigue", symbol="fatigue", text="rule-fatigue")


def card_name(card: int) -> Text:
    key = CARD_KEYS[card].lower()
    if card >= STARTING:
        return f"name-{key}"
    kind = "card-starter" if card < STARTERS else "card-substitute"
    return T(kind, at=f"letters-{POSITION_SYMBOLS[POSITIONS_OF[card][0]]}", n=int(key[-1]))


def player_face(card: int) -> Face:
    """A sheet: where he plays, what he can do, what he costs and pays."""
    marks = [(POSITION_SYMBOLS[at], 1) for at in POSITIONS_OF[card]]
    marks += [*zip(STAT_SYMBOLS, STATS[card], strict=True)]
    price = [("cost", COST[0][card])] if card >= NBA else []
    medal = [("medal", 1)] if MEDAL[card] else []
    return Face(look="sheet", name=card_name(card), corners=[*price, *medal, ("value", VALUE[0][card])], marks=marks)


def tactic_face(card: int) -> Face:
    price = [("cost", COST[0][card])] if COST[0][card] < 99 else []
    return Face(
        look="sheet",
        name=card_name(card),
        symbol="defence" if IS_DEFENCE[card] else "offence",
        corners=[("complexity", COMPLEXITY[card]), *price, ("value", VALUE[0][card])],
        marks=[(DIE_SYMBOLS[die], many) for die, many in KEEPS[card]],
    )


def die_face(number: int) -> Face:
    die, value, colour = DIE_OF[number], NUMBER[number], COLOUR[number]
    of = symbol(DIE_SYMBOLS[die])
    if not value:
        return Face(look="die", name=T("face-blank", die=of), symbol=DIE_SYMBOLS[die])
    if colour in (die, NO_COLOUR):
        return Face(look="die", name=T("face-plain", die=of, n=value), symbol=DIE_SYMBOLS[die], corner=str(value))
    name = T("face-coloured", die=of, n=value, colour=symbol(DIE_SYMBOLS[colour]))
    marks = [(DIE_SYMBOLS[colour], 1)]
    return Face(look="die", name=name, symbol=DIE_SYMBOLS[die], corner=str(value), marks=marks)


POWER_SYMBOLS: Final = ("coach", "iq", "reb", "buytactic", "cost", "cards", "reroll")
"""By power, in the order of POWER_KEYS."""


def coach_face(coach: int, key: str) -> Face:
    skill = COACH_SKILL[coach]
    return Face(
        look="picture",
        name=f"coach-{key}",
        symbol=POWER_SYMBOLS[POWER[coach]],
        marks=[] if skill == NO_SKILL else [(STAT_SYMBOLS[skill], 1)],
        text=power_text(coach),
    )


def power_text(coach: int) -> Text:
    power = f"power-{POWER_KEYS[POWER[coach]]}"
    skill = COACH_SKILL[coach]
    return power if skill == NO_SKILL else T(power, skill=symbol(STAT_SYMBOLS[skill]))
