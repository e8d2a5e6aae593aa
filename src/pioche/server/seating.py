"""Who sits where before play: wishes for seats, names for everybody, bots for what stays open."""

from __future__ import annotations

from functools import cache

from pioche import bots
from pioche.core.game import Refused
from pioche.server.events import Chair
from pioche.server.messages import SeatWish
from pioche.server.names import looks
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
    taken = {looks(chair.name) for chair in chairs if chair.name}
    free = [name for name in bot_names() if looks(name) not in taken]
    out: list[Chair] = []
    for seat, chair in enumerate(chairs):
        if chair.bot and not chair.name:
            chair = Chair(name=free.pop(0) if free else f"Bot {seat + 1}", bot=chair.bot)
        out.append(chair)
    return out


def begun(chairs: list[Chair], bot: str) -> list[Chair]:
    """Everybody who sits there, with bots of this kind on the open seats."""
    return named([chair if chair.name else Chair(bot=bot) for chair in chairs])
