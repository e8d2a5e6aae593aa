"""Equinox: the symbols and faces of its cards and pebbles."""

from __future__ import annotations

from typing import Final

from pioche.core import scene as pic
from pioche.core.scene import Catalogue, Face, T, Text, face, symbol, symbols
from pioche.games.equinox.cards import ANCIENT, CHAMELEON, CODES, FACE_KEYS, HALVES, STRENGTHS

KEYS: Final = tuple(code.lower() for code in CODES)
SYMBOLS: Final = tuple(map(symbol, KEYS))  # as texts name a creature
FACES: Final = tuple(map(face, FACE_KEYS))  # and a card

CREATURES: Final = symbols(
    "creature-{}", gru="cheese-wedge yellow", lic="curling-vines green", pan="two-feathers orange", gri="mouse grey",
    bic="double-dragon purple", duc="jewel-crown blue", car="rose red", bol="spotted-mushroom beige", sab="boar black",
    cro="fangs violet", rai="frog lime", plu="barn-owl white", urs="bear-head brown", pel="pikeman sky",
)  # fmt: skip
TREES: Final = {"anc": "ancient", "dry1": "dryad-spring", "dry2": "dryad-autumn"}
OTHERS: Final = symbols("chameleon", cam="chameleon-glyph") | symbols("ancient", anc="tree-face brown")
THINGS: Final = symbols("dryad", dry="holy-oak green") | symbols("pebble", pebble="stone-block")
BADGES: Final = symbols(
    "sym-{}", cards="card-pickup", aside="padlock", secret="locked-chest", control="crown", danger="death-skull",
    clock="hourglass", empty="",  # drawn as a letter
)  # fmt: skip


def catalogue() -> Catalogue:
    faces = {"pebble": Face(look="token", name="pebble", symbol="pebble")}
    faces |= {key: pictured(key, T("champion", creature=symbol(key))) for key in KEYS}
    faces |= {FACE_KEYS[card]: numbered(card) for card in range(ANCIENT)}
    faces |= {key: pictured(key[:3], name) for key, name in TREES.items()}
    return pic.catalogue(CREATURES | OTHERS | THINGS | BADGES, faces)


def pictured(key: str, name: Text) -> Face:
    return Face(look="picture", name=name, symbol=key, text=f"power-{key}")


def numbered(card: int) -> Face:
    """A card of a creature, or a chameleon."""
    key, value, half = FACE_KEYS[card][:3], card % STRENGTHS, HALVES[card] % 2
    name = T("creature-card-half" if half else "creature-card", creature=symbol(key), n=value)
    if card >= CHAMELEON:
        name = T("chameleon-card", n=value)
    return Face(look="number", name=name, symbol=key, corner=f"{value}½" if half else str(value), text=f"power-{key}")
