"""`pioche upgrade`, as its user sees it: what becomes of every match, line by line, and a count at the end."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from pioche import games
from pioche.core.game import Refused
from pioche.server.config import Config, data_folder
from pioche.server.serve import usable
from pioche.server.store import Store, new_store
from pioche.server.trials import WHYS
from pioche.server.upgrading import Found, Told, keep_replays, upgrade
from pioche.text import Words

Bar = Callable[[str], AbstractContextManager[Told]]


def command(given: Namespace, words: Words, bar: Bar) -> int:
    """With its flags read."""
    if given.database and not given.database.startswith(("postgresql://", "postgres://")):
        raise Refused("web-bad-database")
    settings = Config(Path(given.data).expanduser() if given.data else data_folder(), given.database or "")
    if not settings.database and not settings.sqlite_file.exists():
        raise Refused("upgrade-nothing", folder=str(settings.data))
    usable(settings)
    return asyncio.run(with_store(new_store(settings), given, words, bar))


async def with_store(store: Store, given: Namespace, words: Words, bar: Bar) -> int:
    await store.open()
    try:
        await (prepare(store, words, bar) if given.prepare else carry_over(store, given.dry_run, words, bar))
    finally:
        await store.close()
    return 0


async def prepare(store: Store, words: Words, bar: Bar) -> None:
    with bar(words.say("upgrade-keeping")) as told:
        number = await keep_replays(store, told)
    print(words.say("upgrade-kept", number=number))


async def carry_over(store: Store, dry: bool, words: Words, bar: Bar) -> None:
    kinds, lines = Counter[str](), list[str]()
    halted = ended = 0
    with bar(words.say("upgrade-trying")) as told:
        async for found in upgrade(store, dry, told):
            kinds[found.fate] += 1
            if found.fate != "unchanged":
                lines.append(line_of(found, words))
            halted += found.fate == "changed" and found.kind == "playing"
            ended += found.ends
    print(*lines, sep="\n", end="\n" if lines else "")
    print(words.say("upgrade-sum", **{fate: kinds[fate] for fate in ("unchanged", "changed", "impossible")}))
    print(words.say("upgrade-dry") if dry else words.say("upgrade-done", halted=halted, ended=ended))


def line_of(found: Found, words: Words) -> str:
    """What becomes of this match, in a sentence."""
    at_once = "-at-once" if found.fate == "changed" and not found.move else ""
    why = words.say(f"upgrade-why-{found.why}") if found.why in WHYS else found.why
    fate = words.say(f"upgrade-{found.fate}{at_once}", move=found.move, moves=found.moves, why=why)
    if found.kind == "over":
        fate = words.say("upgrade-over" if found.replay else "upgrade-over-lost", fate=fate)
    elif found.kind == "series":
        fate = words.say("upgrade-series", fate=fate)
    after = "–" if found.after is None else str(found.after)
    return words.say(
        "upgrade-line",
        code=found.code,
        game=name_of(found.game, words),
        before=str(found.before),
        after=after,
        fate=fate,
    )


def name_of(game: str, words: Words) -> str:
    """What the game is called; its key if it is not here any more."""
    try:
        return Words(words.language, games.load(game))("game-name")
    except Refused:
        return game
