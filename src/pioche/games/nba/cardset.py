"""A set of player cards: a folder that anybody can write, read with care.

    players.csv   id, positions, cost, value, eight statistics, medal      what the rules use
    names.csv     id, name, era                                            what is shown
    retired.csv   name                                                     may be left out: whom this set sends home

Whatever is wrong is refused in one sentence that names the file, the line and the card.
"""

from __future__ import annotations

import csv
import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from pioche.core.game import Refused

POSITION_KEYS: Final = ("PG", "SG", "SF", "PF", "C")
STAT_KEYS: Final = ("three", "inside", "slash", "intercept", "block", "stop", "iq", "reb")

PLAYERS_FILE: Final = "players.csv"
NAMES_FILE: Final = "names.csv"
RETIRED_FILE: Final = "retired.csv"
PLAYER_COLUMNS: Final = ("id", "positions", "cost", "value", *STAT_KEYS, "medal")
NAME_COLUMNS: Final = ("id", "name", "era")
RETIRED_COLUMNS: Final = ("name",)

MOST_BYTES: Final = 200_000
MOST_LEVEL: Final = 5
MOST_SHOWN: Final = 40  # characters of a wrong value that a refusal repeats
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,39}\Z")  # no "_": records write it for a space


@dataclass(frozen=True)
class PlayerCard:
    """One player, as the rules see the card."""

    id: str
    positions: tuple[int, ...]
    cost: int
    value: int
    stats: tuple[int, ...]  # in the order of STAT_KEYS
    medal: int


@dataclass(frozen=True)
class CardSet:
    key: str
    cards: tuple[PlayerCard, ...]
    names: dict[str, str]  # by id
    eras: dict[str, str]
    retired: tuple[str, ...]
    hash: str  # of all that the rules use: a set with other names is the same set


Folder = Path | Traversable


def read_set(folder: Folder) -> CardSet:
    """The set in this folder, or a refusal that says what is wrong with it."""
    cards = read_players(folder.joinpath(PLAYERS_FILE))
    names, eras = read_names(folder.joinpath(NAMES_FILE), cards)
    retired = folder.joinpath(RETIRED_FILE)
    gone = [row["name"] for _, row in rows(retired, RETIRED_COLUMNS)] if retired.is_file() else []
    return CardSet(folder.name, cards, names, eras, tuple(gone), content_hash(cards))


def content_hash(cards: Sequence[PlayerCard]) -> str:
    """SHA-256 of the cards in the order of their ids, one line each."""
    lines = sorted(f"{card.id} {card.positions} {card.cost} {card.value} {card.stats} {card.medal}\n" for card in cards)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


# Prices ---------------------------------------------------------------------------------------------------------


def strength(stats: Sequence[int]) -> int:
    """1.3: how strong a player is, in quarters: attack and intelligence count 1, rebounds ¾, defence ½."""
    three, inside, slash, intercept, block, stop, iq, reb = stats
    return 4 * (three + inside + slash + iq) + 2 * (intercept + block + stop) + 3 * reb


def cost_of(quarters: int) -> int:
    """1.3: half the strength, rounded half up, from 3 to 12."""
    return max(3, min(12, (quarters + 4) // 8))


def value_of(cost: int) -> int:
    """1.3: half the cost and one."""
    return cost // 2 + 1


# Reading --------------------------------------------------------------------------------------------------------


def read_players(file: Folder) -> tuple[PlayerCard, ...]:
    cards: list[PlayerCard] = []
    lines: dict[str, int] = {}
    for line, row in rows(file, PLAYER_COLUMNS):
        card = read_player(file.name, line, row)
        if card.id in lines:
            raise Refused("nba-set-double", file=file.name, line=line, card=card.id, first=lines[card.id])
        lines[card.id] = line
        cards.append(card)
    if not cards:
        raise Refused("nba-set-empty", file=file.name)
    return tuple(cards)


def read_player(file: str, line: int, row: dict[str, str]) -> PlayerCard:
    name = row["id"]
    if not ID.match(name):
        raise Refused("nba-set-id", file=file, line=line, card=shown(name))

    def number(column: str, low: int, high: int) -> int:
        text = row[column]
        if not (text.isascii() and text.isdigit() and len(text) < 4 and low <= int(text) <= high):
            details = {"card": name, "column": column, "value": shown(text), "low": low, "high": high}
            raise Refused("nba-set-number", file=file, line=line, **details)
        return int(text)

    stats = tuple(number(key, 0, MOST_LEVEL) for key in STAT_KEYS)
    cost, value, medal = number("cost", 0, 99), number("value", 0, 99), number("medal", 0, 1)
    wanted = cost_of(strength(stats))
    if cost != wanted:
        level = f"{strength(stats) / 4:g}"
        raise Refused("nba-set-cost", file=file, line=line, card=name, cost=cost, wanted=wanted, strength=level)
    if value != value_of(cost):
        raise Refused("nba-set-value", file=file, line=line, card=name, value=value, wanted=value_of(cost), cost=cost)
    return PlayerCard(name, read_positions(file, line, name, row["positions"]), cost, value, stats, medal)


def read_positions(file: str, line: int, card: str, text: str) -> tuple[int, ...]:
    """ "PG/SG" """
    keys = text.split("/")
    if any(key not in POSITION_KEYS for key in keys) or len({*keys}) != len(keys):
        allowed = ", ".join(POSITION_KEYS)
        raise Refused("nba-set-positions", file=file, line=line, card=card, value=shown(text), allowed=allowed)
    return tuple(POSITION_KEYS.index(key) for key in keys)


def read_names(file: Folder, cards: Sequence[PlayerCard]) -> tuple[dict[str, str], dict[str, str]]:
    names: dict[str, str] = {}
    eras: dict[str, str] = {}
    owner: dict[str, str] = {}
    ids = {card.id for card in cards}
    for line, row in rows(file, NAME_COLUMNS):
        card, name = row["id"], row["name"]
        if card not in ids:
            raise Refused("nba-set-stranger", file=file.name, line=line, card=shown(card))
        if card in names:
            raise Refused("nba-set-two-names", file=file.name, line=line, card=card)
        if not name or not name.isprintable() or len(name) > MOST_SHOWN:
            raise Refused("nba-set-name", file=file.name, line=line, card=card, name=shown(name), most=MOST_SHOWN)
        if name in owner:
            raise Refused("nba-set-same-name", file=file.name, line=line, card=card, name=name, other=owner[name])
        names[card], eras[card], owner[name] = name, row["era"], card
    for card in sorted(ids):
        if card not in names:
            raise Refused("nba-set-nameless", file=file.name, card=card)
    return names, eras


def rows(file: Folder, columns: Sequence[str]) -> Iterator[tuple[int, dict[str, str]]]:
    """The lines of a table by number, each as the values of its columns; empty lines are passed over."""
    lines = text_of(file).splitlines()
    head = [cell.strip() for cell in cells(file.name, 1, lines[0])] if lines else []
    for column in columns:
        if head.count(column) != 1:
            raise Refused("nba-set-no-column", file=file.name, column=column, columns=", ".join(columns))
    for column in head:
        if column not in columns:
            raise Refused("nba-set-column", file=file.name, column=shown(column), columns=", ".join(columns))
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        values = cells(file.name, number, line)
        if len(values) != len(head):
            details = {"card": shown(values[0]), "values": len(values), "wanted": len(head)}
            raise Refused("nba-set-cells", file=file.name, line=number, **details)
        yield number, {column: value.strip() for column, value in zip(head, values, strict=True)}


def cells(file: str, number: int, line: str) -> list[str]:
    try:
        return next(csv.reader([line], strict=True))
    except (csv.Error, StopIteration):
        raise Refused("nba-set-line", file=file, line=number, text=shown(line)) from None


def text_of(file: Folder) -> str:
    """What the file says, if it is a text of reasonable length."""
    if not file.is_file():
        raise Refused("nba-set-no-file", file=file.name)
    with file.open("rb") as opened:
        content = opened.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Refused("nba-set-large", file=file.name, most=MOST_BYTES // 1000)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("nba-set-no-text", file=file.name, line=content.count(b"\n", 0, error.start) + 1) from None
    for line, words in enumerate(text.split("\n"), start=1):
        if not words.replace("\t", "").rstrip("\r").isprintable():
            raise Refused("nba-set-no-text", file=file.name, line=line)
    return text


def shown(text: str) -> str:
    """As much of a wrong value as a refusal should repeat."""
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


# Several sets ---------------------------------------------------------------------------------------------------


def combined(sets: Sequence[CardSet]) -> list[PlayerCard]:
    """9.1: the cards of these sets, in this order; of one person the card of the latest set, nobody who retired."""
    by_name: dict[str, PlayerCard] = {}
    for one in sets:
        for name in one.retired:
            by_name.pop(name, None)
        for card in one.cards:
            by_name[one.names[card.id]] = card
    cards = list(by_name.values())
    ids = [card.id for card in cards]
    for card in cards:
        if ids.count(card.id) > 1:
            raise Refused("nba-set-two-people", card=card.id)
    return cards


def check_stock(cards: Sequence[PlayerCard], market: int, cheap: int) -> None:
    """9.1: enough cards for a market of this size, and enough that cost 3 to 5."""
    if len(cards) < market:
        raise Refused("nba-set-few", cards=len(cards), wanted=market)
    found = sum(3 <= card.cost <= 5 for card in cards)
    if found < cheap:
        raise Refused("nba-set-few-cheap", cards=found, wanted=cheap)
