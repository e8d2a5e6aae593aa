"""Warriors: the symbols, and the faces of all cards and dice."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Catalogue, Colour, Face, Symbol, T, symbol
from pioche.games.warriors.cards import (
    ARM_KEYS,
    BAND,
    BATTLE,
    BOWS,
    DRAGON,
    DRAGONS,
    FACES,
    HORSES,
    KIND,
    KIND_KEYS,
    NUMBER,
    PEOPLE_KEYS,
    SHIELDS,
)

PEOPLE_SYMBOLS: Final = (*PEOPLE_KEYS, "dra")
LOOKS: Final[dict[str, tuple[str, Colour]]] = {
    "und": ("skull-crossed-bones", "grey"),
    "dwa": ("dwarf-face", "blue"),
    "tro": ("troll", "orange"),
    "elf": ("woman-elf-face", "lime"),
    "gob": ("goblin-head", "green"),
    "bar": ("barbarian", "yellow"),
    "dra": ("dragon-head", "violet"),
}
ARM_ICONS: Final = ("round-shield", "bow-arrow", "horse-head")
KIND_ICONS: Final = ("crossed-swords", "hooded-figure", "dragon-breath", "double-dragon")
DICE: Final = ("red", "dark")


def symbols() -> dict[str, Symbol]:
    found = {key: Symbol(name=f"people-{key}", icon=icon, colour=colour) for key, (icon, colour) in LOOKS.items()}
    found |= {key: Symbol(name=f"arm-{key}", icon=icon) for key, icon in zip(ARM_KEYS, ARM_ICONS, strict=True)}
    found |= {
        key: Symbol(name=f"kind-{key}", icon=icon, colour="black")
        for key, icon in zip(KIND_KEYS, KIND_ICONS, strict=True)
    }
    found |= {
        "catapult": Symbol(name="catapult", icon="catapult", colour="brown"),
        "wizard": Symbol(name="wizard", icon="wizard-face", colour="sky"),
        "flame": Symbol(name="flame", icon="flame", colour="red"),
        "pile": Symbol(name="pile", icon="trophy"),
        "crown": Symbol(name="crown", icon="crown"),
        "dealer": Symbol(name="dealer", icon="card-random"),
        "wins": Symbol(name="die-wins", icon="check-mark"),
        "locked": Symbol(name="locked-in", icon="check-mark"),
        "round": Symbol(name="round", icon="cycle"),
        "deck": Symbol(name="draw-pile", icon="card-pickup"),
        "red": Symbol(name="die-attacker", icon="dice-six-faces-six", colour="red"),
        "dark": Symbol(name="die-defender", icon="dice-six-faces-six", colour="black"),
    }
    return found


def catalogue() -> Catalogue:
    faces = {"back": Face(look="back", name="face-down")}
    for people in PEOPLE_KEYS:
        for arm in ARM_KEYS:
            name = T("warrior", people=symbol(people), arm=symbol(arm))
            faces[people + arm] = Face(look="picture", name=name, symbol=people, marks=[(arm, 1)], text=f"rule-{arm}")
    faces["wizard"] = Face(look="token", name="wizard", symbol="wizard", text="rule-wizard")
    faces["catapult"] = Face(look="picture", name="catapult", symbol="catapult", text="rule-catapult")
    faces["flame"] = Face(look="picture", name="flame", symbol="flame", text="rule-flame")
    for dragon in range(DRAGONS):
        key = FACES[DRAGON + dragon]
        faces[key] = Face(look="picture", name=T("dragon", n=dragon + 1), symbol="dra", text="rule-dragon")
    for battle, number in enumerate(NUMBER):
        faces[FACES[BATTLE + battle]] = battle_face(battle, number)
    for colour in DICE:
        for value in range(1, 7):
            name = T(f"die-{colour}", n=value)
            faces[f"{colour}{value}"] = Face(look="die", name=name, symbol=colour, corner=str(value))
    return Catalogue(symbols=symbols(), faces=faces)


def battle_face(battle: int, number: int) -> Face:
    kind = KIND_KEYS[KIND[battle]]
    marks = [(ARM_KEYS[arm], table[battle]) for arm, table in enumerate((SHIELDS, BOWS, HORSES)) if table[battle]]
    if BAND[battle]:
        marks = [("inf", BAND[battle])]
    return Face(
        look="sheet",
        name=T("battle-card", kind=f"kind-{kind}", n=number),
        symbol=kind,
        corner=str(number),
        marks=marks,
        text=f"rule-{kind}",
    )
