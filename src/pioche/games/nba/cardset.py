"""A set of player cards: a folder or a file that anybody can write, read with care.

    players.csv   id, positions, cost, value, eight statistics, medal      what the rules use
    names.csv     id, name, era                                            what is shown
    retired.csv   name                                                     may be left out: whom this set sends home

    my-season.toml   name, alone and retired (all may be left out), then a [[player]] with all of that for each card

Whatever is wrong is refused in one sentence that names the file, the line and the card.
"""

from __future__ import annotations

import csv
import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
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
FORM: Final = ".toml"
PLAYER_HEAD: Final = re.compile(r"\s*\[\[\s*player\s*]]")
TOML_LINE: Final = re.compile(r"\(at line (\d+),")
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
    title: str = ""  # what people call it
    alone: bool = False  # not joined with the season
    file: str = ""  # of a set of one's own


Folder = Path | Traversable


def read_set(folder: Folder) -> CardSet:
    """The set in this folder or TOML file, or a refusal that says what is wrong with it."""
    if folder.name.endswith(FORM):
        return read_toml(folder)
    cards = read_players(folder.joinpath(PLAYERS_FILE))
    names, eras = read_names(folder.joinpath(NAMES_FILE), cards)
    retired = folder.joinpath(RETIRED_FILE)
    gone = [row["name"] for _, row in rows(retired, RETIRED_COLUMNS)] if retired.is_file() else []
    return CardSet(folder.name, cards, names, eras, tuple(gone), content_hash(cards))


def read_toml(file: Folder) -> CardSet:
    """The set in this file: a table for each card."""
    text = text_of(file)
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = TOML_LINE.search(str(error))
        line = int(place[1]) if place else text.count("\n") + 1  # without a place it is the end of the file
        raise Refused("nba-set-toml", file=file.name, line=line) from None
    heads = [number for number, line in enumerate(text.split("\n"), start=1) if PLAYER_HEAD.match(line)]
    tables = content.pop("player", [])
    if not isinstance(tables, list) or len(tables) != len(heads):
        raise Refused("nba-set-tables", file=file.name)
    title, alone, retired = content.pop("name", ""), content.pop("alone", False), content.pop("retired", [])
    for key, is_right in (
        ("name", isinstance(title, str) and title.isprintable() and len(title) <= MOST_SHOWN),
        ("alone", isinstance(alone, bool)),
        ("retired", isinstance(retired, list) and all(isinstance(one, str) for one in retired)),
        *((key, False) for key in content),
    ):
        if not is_right:
            raise Refused("nba-set-head", file=file.name, key=shown(key))
    found = [(line, row_of(file.name, line, table)) for line, table in zip(heads, tables, strict=True)]
    cards = numbered(file.name, found)
    names, eras = named(file.name, found, cards)
    return CardSet(file.name.removesuffix(FORM), cards, names, eras, tuple(retired), content_hash(cards), title, alone)


def row_of(file: str, line: int, table: dict[str, object]) -> dict[str, str]:
    """A card as the values of its columns, as they would stand in a table; medal and era may be left out."""
    card = shown(str(table.get("id", "?")))
    row = {"medal": "0", "era": ""}
    for key, value in table.items():
        row[key] = "/".join(map(str, value)) if isinstance(value, list) else str(value)
    row["medal"] = {"True": "1", "False": "0"}.get(row["medal"], row["medal"])
    columns = (*PLAYER_COLUMNS, *NAME_COLUMNS)
    for column in columns:
        if column not in row:
            raise Refused("nba-set-no-value", file=file, line=line, card=card, column=column)
    for column in row:
        if column not in columns:
            raise Refused("nba-set-value-unknown", file=file, line=line, card=card, column=shown(column))
    return row


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
    return numbered(file.name, rows(file, PLAYER_COLUMNS))


def numbered(file: str, rows: Iterable[tuple[int, dict[str, str]]]) -> tuple[PlayerCard, ...]:
    """The cards of these lines."""
    cards: list[PlayerCard] = []
    lines: dict[str, int] = {}
    for line, row in rows:
        card = read_player(file, line, row)
        if card.id in lines:
            raise Refused("nba-set-double", file=file, line=line, card=card.id, first=lines[card.id])
        lines[card.id] = line
        cards.append(card)
    if not cards:
        raise Refused("nba-set-empty", file=file)
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
    return named(file.name, rows(file, NAME_COLUMNS), cards)


def named(
    file: str, rows: Iterable[tuple[int, dict[str, str]]], cards: Sequence[PlayerCard]
) -> tuple[dict[str, str], dict[str, str]]:
    """Names and eras by card, as these lines say."""
    names: dict[str, str] = {}
    eras: dict[str, str] = {}
    owner: dict[str, str] = {}
    ids = {card.id for card in cards}
    for line, row in rows:
        card, name = row["id"], row["name"]
        if card not in ids:
            raise Refused("nba-set-stranger", file=file, line=line, card=shown(card))
        if card in names:
            raise Refused("nba-set-two-names", file=file, line=line, card=card)
        if not name or not name.isprintable() or len(name) > MOST_SHOWN:
            raise Refused("nba-set-name", file=file, line=line, card=card, name=shown(name), most=MOST_SHOWN)
        if name in owner:
            raise Refused("nba-set-same-name", file=file, line=line, card=card, name=name, other=owner[name])
        names[card], eras[card], owner[name] = name, row["era"], card
    for card in sorted(ids):
        if card not in names:
            raise Refused("nba-set-nameless", file=file, card=card)
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
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except OSError:
        raise Refused("nba-set-no-file", file=file.name) from None
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


# Sets of one's own ----------------------------------------------------------------------------------------------

FEWEST: Final = 100  # cards that serve every length and number of players, as the season does
FEWEST_CHEAP: Final = 8


def own_sets(places: Iterable[Path], season: CardSet) -> tuple[list[CardSet], dict[str, Refused]]:
    """The sets that somebody brought along, and what is wrong with the others, by the name of their file."""
    sets: list[CardSet] = []
    broken: dict[str, Refused] = {}
    for place in places:
        try:
            found = own(read_set(place), place.name, season)
            if place.name in broken or any(found.key == other.key for other in sets):
                raise Refused("nba-set-same-file", file=place.name)
        except Refused as refused:
            broken.setdefault(place.name, refused)
        else:
            sets.append(found)
    return sets, broken


def own(one: CardSet, file: str, season: CardSet) -> CardSet:
    """Its cards are told apart from those of other sets by its name, whichever sets there are besides."""
    key = re.sub(r"[^a-z0-9]+", "-", one.key.lower()).strip("-")
    key = key if key[:1].isalpha() else f"set-{key}"
    ids = {card.id: f"{key}-{card.id}" for card in one.cards}
    found = replace(
        one,
        key=key,
        file=file,
        cards=tuple(replace(card, id=ids[card.id]) for card in one.cards),
        names={ids[card]: name for card, name in one.names.items()},
        eras={ids[card]: era for card, era in one.eras.items()},
        title=one.title or one.key,
    )
    stock = stock_of(found, season)
    check_stock(stock, FEWEST, FEWEST_CHEAP)
    return replace(found, hash=content_hash(stock))  # whom it replaces and sends home belongs to it


def stock_of(one: CardSet, season: CardSet) -> list[PlayerCard]:
    """9.1: a set of one's own joins the season, unless it wants to be alone."""
    return [*one.cards] if one.alone else combined([season, one])
