"""Warriors: the symbols, and the faces of all cards and dice."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Catalogue, Face, Symbol, T, symbol
from pioche.games.warriors import cards
from pioche.games.warriors.cards import ARM_KEYS, BATTLE, DRAGON, FACES, KIND_KEYS, PEOPLE_KEYS, WARRIORS

PEOPLE_SYMBOLS: Final = (*PEOPLE_KEYS, "dra")
SYMBOLS: Final = {
    # peoples
    "und": Symbol(name="people-und", icon="skull-crossed-bones", colour="grey"),
    "dwa": Symbol(name="people-dwa", icon="dwarf-face", colour="blue"),
    "tro": Symbol(name="people-tro", icon="troll", colour="orange"),
    "elf": Symbol(name="people-elf", icon="woman-elf-face", colour="lime"),
    "gob": Symbol(name="people-gob", icon="goblin-head", colour="green"),
    "bar": Symbol(name="people-bar", icon="barbarian", colour="yellow"),
    "dra": Symbol(name="people-dra", icon="dragon-head", colour="violet"),
    # arms
    "inf": Symbol(name="arm-inf", icon="round-shield"),
    "arc": Symbol(name="arm-arc", icon="bow-arrow"),
    "cav": Symbol(name="arm-cav", icon="horse-head"),
    # kinds of battle
    "simple": Symbol(name="kind-simple", icon="crossed-swords", colour="black"),
    "mercenary": Symbol(name="kind-mercenary", icon="hooded-figure", colour="black"),
    "draconic": Symbol(name="kind-draconic", icon="dragon-breath", colour="black"),
    "mixed": Symbol(name="kind-mixed", icon="double-dragon", colour="black"),
    # events
    "catapult": Symbol(name="catapult", icon="catapult", colour="brown"),
    "wizard": Symbol(name="wizard", icon="wizard-face", colour="sky"),
    "flame": Symbol(name="flame", icon="flame", colour="red"),
    # what signs say
    "pile": Symbol(name="pile", icon="trophy"),
    "crown": Symbol(name="crown", icon="crown"),
    "dealer": Symbol(name="dealer", icon="card-random"),
    "wins": Symbol(name="die-wins", icon="check-mark"),
    "locked": Symbol(name="locked-in", icon="check-mark"),
    "round": Symbol(name="round", icon="cycle"),
    "deck": Symbol(name="draw-pile", icon="card-pickup"),
    # dice
    "red": Symbol(name="die-attacker", icon="dice-six-faces-six", colour="red"),
    "dark": Symbol(name="die-defender", icon="dice-six-faces-six", colour="black"),
}


def catalogue() -> Catalogue:
    faces = {"back": Face(look="back", name="face-down")} | {
        key: card_face(card, key) for card, key in enumerate(FACES)
    }
    for colour in ("red", "dark"):
        for value in range(1, 7):
            name = T(f"die-{colour}", n=value)
            faces[f"{colour}{value}"] = Face(look="die", name=name, symbol=colour, corner=str(value))
    return Catalogue(symbols=SYMBOLS, faces=faces)


def card_face(card: int, key: str) -> Face:
    if card < WARRIORS:
        people, arm = key[:3], key[3:]
        name = T("warrior", people=symbol(people), arm=symbol(arm))
        return Face(look="picture", name=name, symbol=people, marks=[(arm, 1)], text=f"rule-{arm}")
    if card < DRAGON:
        return Face(look="token" if key == "wizard" else "picture", name=key, symbol=key, text=f"rule-{key}")
    if card < BATTLE:
        return Face(look="picture", name=T("dragon", n=card - DRAGON + 1), symbol="dra", text="rule-dragon")
    battle = card - BATTLE
    kind, number = KIND_KEYS[cards.KIND[battle]], cards.NUMBER[battle]
    shown = [cards.BAND[battle] or cards.SHIELDS[battle], cards.BOWS[battle], cards.HORSES[battle]]
    return Face(
        look="sheet",
        name=T("battle-card", kind=f"kind-{kind}", n=number),
        symbol=kind,
        corner=str(number),
        marks=[(arm, n) for arm, n in zip(ARM_KEYS, shown, strict=True) if n],
        text=f"rule-{kind}",
    )
