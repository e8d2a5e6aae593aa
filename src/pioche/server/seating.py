"""Who sits where before play: wishes for seats, names for everybody, bots for what stays open."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pioche import bots
from pioche.core.game import Refused
from pioche.server.events import Chair
from pioche.server.messages import NAME_LENGTH, SeatWish
from pioche.text import Words


def usual() -> str:
    """The kind of bot that sits down when nobody says which."""
    return bots.USUAL


def checked_bot(kind: str) -> str:
    """The kind of bot, or the usual one if none was named."""
    if kind:
        bots.load(kind)
    return kind or usual()


@cache
def bot_names() -> tuple[str, ...]:
    return tuple(Words("en").say("term-bot-names").split())


def tidy(text: str, most: int) -> str:
    """One line of printable characters without spaces to spare."""
    spaced = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(spaced.split())[:most].strip()


def unlike(name: str, taken: Iterable[str]) -> str:
    """This name, or with a number behind it if somebody else is called so."""
    used, number, free = set(taken), 2, name
    while free in used:
        free = f"{name[: NAME_LENGTH - 3]} {number}"
        number += 1
    return free


def wished(wishes: list[SeatWish], players: int, person: str, name: str) -> list[Chair]:
    """The chairs these wishes ask for; without wishes, you and the usual bots."""
    whos = [wish.who for wish in wishes] or ["you", *[usual()] * (players - 1)]
    if len(whos) != players:
        raise Refused("refused-seats", players=players, seats=len(whos))
    if whos.count("you") > 1:
        raise Refused("refused-you-twice")
    chairs: list[Chair] = []
    for who in whos:
        if who == "you":
            chairs.append(Chair(person, name))
        elif who == "open":
            chairs.append(Chair())
        else:
            chairs.append(Chair(bot=checked_bot(who)))
    return named(chairs)


def named(chairs: list[Chair]) -> list[Chair]:
    """The same chairs, with a name for every bot."""
    taken = {chair.name for chair in chairs if chair.name}
    free = [name for name in bot_names() if name not in taken]
    out: list[Chair] = []
    for seat, chair in enumerate(chairs):
        if chair.bot and not chair.name:
            chair = Chair(name=free.pop(0) if free else f"Bot {seat + 1}", bot=chair.bot)
        out.append(chair)
    return out


def begun(chairs: list[Chair], bot: str) -> list[Chair]:
    """Everybody who sits there, with bots of this kind on the open seats."""
    return named([chair if chair.name else Chair(bot=bot) for chair in chairs])
