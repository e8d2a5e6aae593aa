"""Names of people, as others can read them: nothing invisible, nothing that climbs over other lines, no disguises."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Literal

from pioche.core.game import Refused

# Printable as far as Unicode goes, and yet nothing is to be seen. (NFKC makes U+1160 of U+3164 and of U+FFA0.)
INVISIBLE = {chr(code) for code in (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)}
SELECTORS = {chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
MOST_MARKS = 2  # on one letter: enough for every language that people write names in
# Alphabets that have letters in common: a name of two of them is a disguise.
ALIKE = {"LATIN", "CYRILLIC", "GREEK", "COPTIC", "CHEROKEE", "ARMENIAN", "LISU", "DESERET", "OSAGE"}
# What small letters of other alphabets look like, and digits that are taken for letters.
LOOKS = str.maketrans(
    {
        **dict(zip("авеіјкмнорѕстухһԁԛԝьӏ", "abeijkmhopsctyxhdqwbl", strict=True)),
        **dict(zip("αβεηικνορτυχγω", "abenlkvoptuxyw", strict=True)),
        **dict(zip("օսոհցզ", "ounhgq", strict=True)),
        **dict(zip("01|iı", "ollll", strict=True)),
    }
)


def tidy(text: str, most: int, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """One line of characters that can be seen, without spaces to spare; few marks on each letter."""
    seen: list[str] = []
    marks = MOST_MARKS  # none without a letter to stand on
    for c in unicodedata.normalize(form, text):
        if c in SELECTORS:
            continue
        if c in INVISIBLE or not c.isprintable():
            c = " "
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0 if not c.isspace() else MOST_MARKS
        if marks <= MOST_MARKS:
            seen.append(c)
    return " ".join("".join(seen).split())[:most].strip()


def checked_name(wanted: str, most: int) -> str:
    """This name, tidied up; refuses what nobody can read, and what mixes alphabets that look alike."""
    name = tidy(wanted, most, "NFKC")
    if not name:
        raise Refused("refused-name", most=most)
    if any(len(alphabets(word)) > 1 for word in name.split()):
        raise Refused("refused-name-mixed")
    return name


def alphabets(name: str) -> set[str]:
    """Those of its letters' alphabets that look like others."""
    return {unicodedata.name(c, "").split(" ")[0] for c in name if c.isalpha()} & ALIKE


def looks(name: str) -> str:
    """What a name looks like: names that can be taken for one another look the same."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(LOOKS))
    return "".join(c for c in plain.translate(LOOKS) if not unicodedata.combining(c) and not c.isspace())


def unlike(name: str, taken: Iterable[str], most: int) -> str:
    """This name, or with a number behind it if somebody else's name looks like it."""
    used, number, free = {looks(other) for other in taken if other}, 2, name
    while looks(free) in used:
        free = f"{name[: most - 3].strip()} {number}"
        number += 1
    return free
