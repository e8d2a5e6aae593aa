"""The referee of NBA Deck-Building, its cards: what is printed on them, by the words that name them."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from dataclasses import field as each
from importlib.resources import files
from typing import Any

Question = dict[int, set[str]]
Story = Generator[str | Question, Any, Any]
"""A rule that stops where chance decides (a step's name) or somebody is asked (who may answer what)."""

BOX = files("pioche.games.nba").joinpath("box")
POSITIONS = ["PG", "SG", "SF", "PF", "C"]
SKILL_OF = {"blue": "three", "yellow": "inside", "red": "slash", "beige": "intercept", "grey": "block", "brown": "stop"}
ATTACK = ["blue", "yellow", "red"]
DEFENCE = ["beige", "grey", "brown"]
PRINTED = {"b": "blue", "y": "yellow", "r": "red"}


def lines(*name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(BOX.joinpath(*name).read_text("utf-8").splitlines()))


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(BOX.joinpath(name).read_text("utf-8"))


STARTING = {line["id"]: line for line in lines("starting.csv")}
SEASON = {line["id"]: line for line in lines("season", "players.csv")}
LEGENDS = {line["id"]: line for line in lines("legends", "players.csv")}
TACTICS = {line["id"]: line for line in lines("tactics.csv")}
NBA = SEASON | LEGENDS  # no person is in both
PLAYERS = STARTING | NBA
LIST = [*PLAYERS, *TACTICS, "fatigue"]
COACHES = read("coaches.toml")
PROFILES = read("profiles.toml")
SIDES: dict[str, list[str]] = {die: table["sides"] for die, table in read("dice.toml").items()}
FACES = [f"{die}-{side}" for die, sides in SIDES.items() for side in sorted(set(sides))]


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=LIST.index)


def faces_in_order(faces: Iterable[str]) -> list[str]:
    return sorted(faces, key=FACES.index)


def positions(card: str) -> list[str]:
    line = PLAYERS[card]
    return [line["position"]] if card in STARTING else line["positions"].split("/")


def keeps(tactic: str) -> dict[str, int]:
    """The kinds of dice it rolls, and how many of each are kept."""
    return {die: int(TACTICS[tactic][die]) for die in SIDES if TACTICS[tactic][die] != "0"}


def is_defence(tactic: str) -> bool:
    return TACTICS[tactic]["kind"] == "defence"


def number(face: str) -> int:
    return int(face.split("-")[1][0])


def die(face: str) -> str:
    return face.split("-")[0]


def colour(face: str) -> str:
    """1.6: that of an attack die, that of the number on a defence die; a blank has none."""
    kind, side = face.split("-")
    if side == "0":
        return ""
    return kind if kind in ATTACK else PRINTED[side[1]]


@dataclass
class Team:
    """What lies before one team."""

    seat: int
    field: dict[str, str] = each(default_factory=dict)
    offence: dict[int, str] = each(default_factory=dict)  # by slot, 1 to 3
    defence: dict[int, str] = each(default_factory=dict)
    hand: list[str] = each(default_factory=list)
    pile: list[str] = each(default_factory=list)  # in no order
    top: list[str] = each(default_factory=list)  # on it, the topmost last
    discard: list[str] = each(default_factory=list)
    box: list[str] = each(default_factory=list)
    attack: list[str] = each(default_factory=list)
    guard: list[str] = each(default_factory=list)
    own: list[str] = each(default_factory=list)  # 8.3: a market of one's own
    tokens: set[str] = each(default_factory=set)  # 9.2: used
    power: str = ""
    skill: str = ""
    coach: str = ""

    def level(self, stat: str) -> int:
        """1.1, 9.7."""
        bonus = {"collective": "iq", "rebounds": "reb"}.get(self.power) == stat
        return sum(int(PLAYERS[card][stat]) for card in self.field.values()) + bonus

    def dice(self, tactic: str) -> dict[str, int]:
        """5.2."""
        return {kind: min(10, self.level(SKILL_OF[kind])) for kind in keeps(tactic)}

    def understands(self, tactic: str) -> bool:
        return int(TACTICS[tactic]["complexity"]) <= self.level("iq")

    def board(self, tactic: str) -> dict[int, str]:
        return self.defence if is_defence(tactic) else self.offence

    def hire(self, coach: str) -> None:
        self.coach = coach
        self.power = COACHES[coach]["power"]
        self.skill = COACHES[coach].get("skill", "")

    def players(self) -> list[str]:
        return [card for card in self.hand if card in PLAYERS]

    def tactics(self) -> list[str]:
        return [card for card in self.hand if card in TACTICS]
