"""What happens at a table by itself: answers that are the table's or a bot's to give, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from pioche.core.game import Refused
from pioche.core.scene import Msg
from pioche.server import allowed, pace
from pioche.server.pace import now
from pioche.server.table import Stale
from pioche.server.workers import Rank

if TYPE_CHECKING:
    from pioche.server.room import Room

log = logging.getLogger("pioche.table")

MOST_PAUSES = 4  # a bot takes, unless it thinks even longer


class Driver:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.changed = asyncio.Event()
        self.longest = 0.0  # seconds that a bot has thought here, as far as it counts for all
        self.resting = False  # waits until people do something
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self.drive())

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task])
            self.task = None
            self.room.company.release(self.room.row.id)

    def wake(self) -> None:
        """Something changed. If the driver waits for people, and they are still the ones to act, let it sleep on."""
        if not (self.resting and self.is_up_to_people()):
            self.changed.set()

    def is_up_to_people(self) -> bool:
        """Whether nothing happens until one of them does something; if that cannot be told, no."""
        table = self.room.table
        if table.status != "playing" or table.paused or table.setup.clock:
            return False
        with suppress(Exception):
            return not pace.given(table) and not any(table.is_bot(seat) for seat in table.asked())
        return False

    async def drive(self) -> None:
        """Until the match is over."""
        room = self.room
        while room.table.status != "over":
            self.changed.clear()
            try:
                if await room.company.may_drive(room.row.id):
                    await self.go_on()
                else:
                    await self.changed.wait()
            except Stale:
                continue
            except Refused as refused:
                log.warning("the table could not go on by itself table=%s why=%s", room.short, refused.message)
                await asyncio.sleep(1)
            except Exception:
                log.exception("the table could not go on by itself table=%s", room.short)
                await asyncio.sleep(5)

    async def go_on(self) -> None:
        room, table, seq = self.room, self.room.table, self.room.table.seq
        if table.paused:
            await self.changed.wait()
            return
        given = pace.given(table)
        bots = [seat for seat in table.asked() if table.is_bot(seat)]
        if given:
            if await self.is_quiet(seq, now() + room.settings.forced_pause * room.attended):
                for place, (seat, choice) in enumerate(given):
                    if place and room.table.asked() != [other for other, _ in given[place:]]:
                        break  # the one before has settled the matter
                    await room.change(partial(allowed.given_answer, seq=seq + place, seat=seat, choice=choice))
        elif bots:
            thought = await self.think(bots[0])
            if thought is not None:
                await room.change(partial(allowed.bots_answer, seq=seq, seat=bots[0], choice=thought))
        else:
            await self.wait_for_people()

    async def think(self, seat: int) -> int | None:
        """A bot's answer; none if somebody else did something meanwhile.

        Bots always take the same time: how long they think would tell how much there is to choose from. Once thinking
        took longer than a pause, all bots of this table take several pauses.
        """
        room, match, seq, began = self.room, self.room.table.playing(), self.room.table.seq, now()
        view, options = match.view(seat), match.state.options_of(seat)
        chair, rank = room.table.chairs[seat], Rank.TURN if room.is_looked_at() else Rank.UNSEEN_TURN
        instead = partial(room.tell_notice, Msg("bot-simpler", {"name": chair.name}))
        turn = f"{room.row.id} {seq} {seat}"
        choice = await room.workers.choose(chair.bot, room.game, view, seat, options, rank, instead, turn)
        thought, pause = now() - began, room.settings.bot_pause * room.attended
        self.longest = max(self.longest, min(thought, MOST_PAUSES * pause))
        time = pace.bot_time(pause, room.pace, max(self.longest, thought))
        return choice if await self.is_quiet(seq, began + time) else None

    async def is_quiet(self, seq: int, until: float) -> bool:
        """Whether nothing was done at the table until then. Who comes and goes does not count."""
        while self.room.table.seq == seq and now() < until:
            self.changed.clear()
            await self.undisturbed(until - now())
        return self.room.table.seq == seq

    async def undisturbed(self, seconds: float) -> bool:
        """Whether nothing changed for so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # unlike wait_for, it never swallows being cancelled
                await self.changed.wait()
                return False
        return True

    async def wait_for_people(self) -> None:
        """Until something changes, or somebody's time is up."""
        room, running = self.room, pace.on_the_clock(self.room.table)
        if not running:
            self.resting = True
            try:
                await self.changed.wait()
            finally:
                self.resting = False
            return
        seat = min(running, key=lambda s: room.table.banks[s])
        left = room.table.banks[seat] - (now() - room.ticked)
        if await self.undisturbed(max(left, 0.01)):
            await room.change(lambda t: allowed.out_of_time(t, seat))
