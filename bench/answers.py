"""What an answer costs the server, without sockets: microseconds of processor time, and what they are spent on.

    python bench/answers.py [--games duel,mu,treize] [--tables 50] [--answers 3000] [--profile]

The tables are the server's own, with its log on disk, and everybody at them is told everything; only the last step to
the socket is left out. Processor time changes little when other work shares the machine, so this tells old and new
apart where `bench/load.py` cannot: run both in turn, and compare.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from types import FrameType

import uvloop

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.load import LONG, PLAYERS, plugged  # noqa: E402
from pioche.server import pace  # noqa: E402
from pioche.server.app import new_app  # noqa: E402
from pioche.server.config import Config  # noqa: E402
from pioche.server.deeds import act  # noqa: E402
from pioche.server.fanout import Connection  # noqa: E402
from pioche.server.http import Services  # noqa: E402
from pioche.server.messages import Answer, Join, NewTable, SeatWish  # noqa: E402
from pioche.server.room import Room  # noqa: E402
from pioche.server.store import Person  # noqa: E402


class Samples:
    """Where the processor was, looked at once in a millisecond of its time."""

    def __init__(self) -> None:
        self.whole, self.itself, self.number = Counter[str](), Counter[str](), 0
        signal.signal(signal.SIGPROF, self.look)

    def look(self, _: int, frame: FrameType | None) -> None:
        self.number += 1
        met, first = set[str](), True
        while frame is not None:
            code = frame.f_code
            name = f"{'/'.join(code.co_filename.split('/')[-2:])}:{code.co_firstlineno} {code.co_name}"
            if first:
                self.itself[name] += 1
                first = False
            met.add(name)
            frame = frame.f_back
        self.whole.update(met)

    def begin(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)

    def end(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0, 0)

    def tell(self, most: int) -> None:
        """Each function's share of the time, with what it calls and by itself."""
        for name, count in self.whole.most_common(most):
            print(f"{count / self.number:8.1%}{self.itself[name] / self.number:8.1%}  {name}")
        print("by themselves")
        for name, count in self.itself.most_common(most // 2):
            print(f"{count / self.number:8.1%}  {name}")


class Played:
    """What was counted."""

    def __init__(self) -> None:
        self.answers = self.sent = 0

    def wire(self, text: bytes) -> bool:
        self.sent += len(text)
        return True


async def sit_down(services: Services, game: str, number: int, played: Played) -> tuple[Room, list[Connection]]:
    count = PLAYERS.get(game, 2)
    people = [Person(f"{number}-{seat}", f"P{seat}") for seat in range(count)]
    options = {"players": str(count), **LONG.get(game, {})}
    seats = [SeatWish("you"), *[SeatWish("open")] * (count - 1)]
    room = await services.lobby.open(people[0], NewTable(game, options, seats))
    windows = [Connection(person, played.wire) for person in people]
    for window in windows:
        await room.connect(window)
    for person in people[1:]:
        await services.lobby.join(room, person, Join())
    return room, windows


async def play(room: Room, windows: list[Connection], played: Played, until: int, rng: Random) -> None:
    while played.answers < until and room.table.status == "playing":
        table = room.table
        assert table.match is not None
        if pace.given(table):
            await asyncio.sleep(0.002)  # the table answers
            continue
        played.answers += 1
        seat = rng.choice(table.asked())
        await act(room, windows[seat], Answer(table.number, [rng.choice(table.match.state.options_of(seat))]))


async def measure(game: str, tables: int, answers: int, folder: Path, profile: Samples | None) -> str:
    app, played = new_app(Config(data=folder, forced_pause=0, workers=1)), Played()
    async with app.router.lifespan_context(app):
        there = [await sit_down(app.state.services, game, number, played) for number in range(tables)]
        for warm in (True, False):
            played.answers = played.sent = 0
            until = tables * 4 if warm else answers
            gc.collect()
            if profile and not warm:
                profile.begin()
            began = time.process_time()
            playing = (play(*one, played, until, Random(place)) for place, one in enumerate(there))
            await asyncio.gather(*playing)
            used = time.process_time() - began
            if profile:
                profile.end()
        for room, _ in there:
            await room.stop()
    each = max(1, played.answers)
    return f"{game:<10}{used / each * 1e6:8.0f} µs an answer{played.sent / each / 1e3:8.1f} kB sent"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", default="duel,mu,treize")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--answers", type=int, default=3000)
    parser.add_argument("--profile", action="store_true", help="and say where the time goes")
    parser.add_argument("--lines", type=int, default=80, help="of the profile")
    given = parser.parse_args()
    for game in given.games.split(","):
        profile = Samples() if given.profile else None
        with tempfile.TemporaryDirectory() as scratch, plugged(Path(scratch)):
            sys.path.insert(0, str(Path(scratch) / "plugged"))
            print(uvloop.run(measure(game, given.tables, given.answers, Path(scratch), profile)), flush=True)
        if profile:
            profile.tell(given.lines)


if __name__ == "__main__":
    main()
