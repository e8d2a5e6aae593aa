"""Equinox: the symbols and faces of its cards and pebbles."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Catalogue, Face, T, face, symbol, symbols
from pioche.games.equinox.cards import ANCIENT, CHAMELEON, CODES, FACE_KEYS, HALVES, KIND, STRENGTHS

KEYS: Final = tuple(code.lower() for code in CODES)
SYMBOLS: Final = tuple(map(symbol, KEYS))  # as texts name a creature
FACES: Final = tuple(map(face, FACE_KEYS))  # and a card

CREATURES: Final = symbols(
    "creature-{}", gru="cheese-wedge yellow", lic="curling-vines green", pan="two-feathers orange", gri="mouse grey",
    bic="double-dragon purple", duc="jewel-crown blue", car="rose red", bol="spotted-mushroom beige", sab="boar black",
    cro="fangs violet", rai="frog lime", plu="barn-owl white", urs="bear-head brown", pel="pikeman sky",
)  # fmt: skip
OTHERS: Final = symbols("chameleon", cam="chameleon-glyph") | symbols("ancient", anc="tree-face brown")
THINGS: Final = symbols("dryad", dry="holy-oak green") | symbols("pebble", pebble="stone-block")
BADGES: Final = symbols(
    "sym-{}", cards="card-pickup", aside="padlock", secret="locked-chest", control="crown", danger="death-skull",
    clock="hourglass", empty="",  # drawn as a letter
)  # fmt: skip


def catalogue() -> Catalogue:
    faces = {"back": Face(look="back", name="face-down"), "pebble": Face(look="token", name="pebble", symbol="pebble")}
    for key in KEYS:
        faces[key] = Face(look="picture", name=T("champion", creature=symbol(key)), symbol=key, text=f"power-{key}")
    faces |= {FACE_KEYS[card]: creature_face(card) for card in range(CHAMELEON)}
    for card in range(CHAMELEON, ANCIENT):
        value = card % STRENGTHS
        name = T("chameleon-card", n=value)
        faces[FACE_KEYS[card]] = Face(look="number", name=name, symbol="cam", corner=str(value), text="power-cam")
    faces["anc"] = Face(look="picture", name="ancient", symbol="anc", text="power-anc")
    faces["dry1"] = Face(look="picture", name="dryad-spring", symbol="dry", text="power-dry")
    faces["dry2"] = Face(look="picture", name="dryad-autumn", symbol="dry", text="power-dry")
    return Catalogue(symbols=CREATURES | OTHERS | THINGS | BADGES, faces=faces)


def creature_face(card: int) -> Face:
    key, value = KEYS[KIND[card]], card % STRENGTHS
    if HALVES[card] % 2:
        name, corner = T("creature-card-half", creature=symbol(key), n=value), f"{value}½"
    else:
        name, corner = T("creature-card", creature=symbol(key), n=value), str(value)
    return Face(look="number", name=name, symbol=key, corner=corner, text=f"power-{key}")
