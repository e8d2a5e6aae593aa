"""Writes web/icons.json: which icons of game-icons the client carries, packed by who uses them together.

    python web/build/icons.py            write it
    python web/build/icons.py --check    say whether it is up to date

Every symbol of every game's catalogue may name an icon. Icons of one game make one pack; those that several
games share make packs of their own, so that no icon is carried twice. Names of our own shapes (src/lib/shapes.ts) need
no icon; a name that game-icons does not have is drawn as the symbol's letter.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from pioche.games import KEYS, load

WEB = Path(__file__).parents[1]
LIST = WEB / "icons.json"
SET = WEB / "node_modules/@iconify-json/game-icons/icons.json"
AUTHORS = WEB / "icon-authors.json"
SHAPES = WEB / "src/lib/shapes.ts"


def used() -> dict[str, set[str]]:
    """Each icon, and the games that use it."""
    users: dict[str, set[str]] = {}
    for key in KEYS:
        game = load(key)
        for icon in [game.icon, *(symbol.icon for symbol in game.faces.symbols.values())]:
            users.setdefault(icon, set()).add(key)
    return users


def packs(known: set[str]) -> list[list[str]]:
    together: dict[frozenset[str], list[str]] = {}
    for icon, users in sorted(used().items()):
        if icon in known:
            together.setdefault(frozenset(users), []).append(icon)
    return sorted(together.values())


def main() -> None:
    there = json.loads(SET.read_text("utf-8"))
    shapes = re.findall(r"^  (\w+): shape\(", SHAPES.read_text("utf-8"), re.MULTILINE)
    wanted = packs({*there["icons"], *there.get("aliases", {})} - {*shapes})
    text = "[\n" + ",\n".join("  " + json.dumps(pack) for pack in wanted) + "\n]\n"
    if "--check" not in sys.argv[1:]:
        LIST.write_text(text, "utf-8")
        known = json.loads(AUTHORS.read_text("utf-8"))
        for icon in sorted(icon for pack in wanted for icon in pack if icon not in known):
            print(f"{icon}: who drew it? The folders of the game-icons repository say; add it to {AUTHORS.name}.")
    elif LIST.read_text("utf-8") != text:
        sys.exit(f"{LIST.name} is not up to date: run python web/build/icons.py")


if __name__ == "__main__":
    main()
