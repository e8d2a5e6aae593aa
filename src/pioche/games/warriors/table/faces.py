"""Warriors: the symbols, and the faces of all cards and dice."""

from __future__ import annotations

from itertools import product
from typing import Final

from pioche.core import scene as pic
from pioche.core.scene import Catalogue, Face, T, symbol, symbols
from pioche.games.warriors import cards
from pioche.games.warriors.cards import ARM_KEYS, BATTLE, DRAGON, FACES, KIND_KEYS, PEOPLE_KEYS, WARRIORS

PEOPLE_SYMBOLS: Final = (*PEOPLE_KEYS, "dra")
SYMBOLS: Final = (
    symbols("people-{}", und="skull-crossed-bones grey", dwa="dwarf-face blue", tro="troll orange")
    | symbols("people-{}", elf="woman-elf-face lime", gob="goblin-head green", bar="barbarian yellow")
    | symbols("people-{}", dra="dragon-head violet")
    | symbols("arm-{}", inf="round-shield", arc="bow-arrow", cav="horse-head")
    | symbols("kind-{}", simple="crossed-swords black", mercenary="hooded-figure black")
    | symbols("kind-{}", draconic="dragon-breath black", mixed="double-dragon black")
    | symbols("{}", catapult="catapult brown", wizard="wizard-face sky", flame="flame red")
    | symbols("{}", pile="trophy", crown="crown", dealer="card-random", round="cycle")
    | symbols("die-wins", wins="check-mark")
    | symbols("locked-in", locked="check-mark")
    | symbols("draw-pile", deck="card-pickup")
    | symbols("die-attacker", red="dice-six-faces-six red")
    | symbols("die-defender", dark="dice-six-faces-six black")
)


def catalogue() -> Catalogue:
    faces = {key: card_face(card, key) for card, key in enumerate(FACES)}
    for colour, n in product(("red", "dark"), range(1, 7)):
        faces[f"{colour}{n}"] = Face(look="die", name=T(f"die-{colour}", n=n), symbol=colour, corner=str(n))
    return pic.catalogue(SYMBOLS, faces)


def card_face(card: int, key: str) -> Face:
    if card < WARRIORS:
        people, arm = key[:3], key[3:]
        name = T("warrior", people=symbol(people), arm=symbol(arm))
        return Face(look="picture", name=name, symbol=people, marks=[(arm, 1)], text=f"rule-{arm}")
    if card < DRAGON:
        return Face(look="token" if key == "wizard" else "picture", name=key, symbol=key, text=f"rule-{key}")
    if card < BATTLE:
        number = card - DRAGON + 1
        return Face(look="picture", name=T("dragon", n=number), symbol="dra", corner=str(number), text="rule-dragon")
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
