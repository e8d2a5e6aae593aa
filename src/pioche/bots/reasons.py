"""Why an answer is suggested: what comes of it in imagined games, in the words of the game's own story and in points.

All of it follows from the seat's view. What is told of an answer is what sets it apart from the others that were
compared, and only if chance alone would hardly have made the difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, Literal

from pioche.bots.ismcts import Outlook
from pioche.core.flow import CHANCE
from pioche.core.game import Game, by_place
from pioche.core.match import Moment, Sight, carry_out, let_happen, tell
from pioche.core.scene import Happening, Text

COMPARED = 3  # answers that get a reason: those a hint shows
GAMES = 24  # imagined for each of them
FAR = 14  # answers that each is followed
APART = 0.4  # how much oftener something must come of one answer than of the others
SURE = 2.0  # standard errors
LEAST = 0.5  # points

Often = Literal["", "often", "mostly"]


@dataclass(frozen=True)
class Told:
    """Something that may follow, as the story would tell it; the same from game to game but for its numbers."""

    what: str  # the message
    who: int | None


@dataclass
class Foreseen:
    """What followed one answer: in how many of its games, and the words that fitted most of them."""

    games: int = 0
    times: Counter[Told] = field(default_factory=Counter)
    words: dict[Told, Counter[str]] = field(default_factory=dict)
    texts: dict[str, Text] = field(default_factory=dict)

    def add(self, told: dict[Told, Text]) -> None:
        self.games += 1
        for what, text in told.items():
            self.times[what] += 1
            self.words.setdefault(what, Counter())[repr(text)] += 1
            self.texts[repr(text)] = text

    def __add__(self, other: Foreseen) -> Foreseen:
        words = {what: Counter[str]() for what in (*self.words, *other.words)}
        for one in (self, other):
            for what, counted in one.words.items():
                words[what].update(counted)
        return Foreseen(self.games + other.games, self.times + other.times, words, self.texts | other.texts)

    def share(self, what: Told) -> float:
        return self.times[what] / self.games if self.games else 0.0

    def text(self, what: Told) -> Text:
        return self.texts[self.words[what].most_common(1)[0][0]]


@dataclass(frozen=True)
class Reason:
    """Why an answer stands where it does beside the first, or the first beside the second."""

    then: Text = ""  # what may follow, as the story tells it
    who: int | None = None  # whose deed that is
    often: Often = ""
    more: float = 0.0  # points for the seat itself, more than with the other; fewer, if below 0
    costs: float = 0.0  # points, fewer for another seat
    whom: int | None = None


NO_REASON = Reason()


# What follows ----------------------------------------------------------------------------------------------------


def foresee(game: Game, view: Any, seat: int, choices: list[int], rng: Random) -> dict[int, Foreseen]:
    """What the story would tell after each of these answers, in the same imagined games."""
    seen = {choice: Foreseen() for choice in choices}
    for _ in range(GAMES):
        world, luck = game.imagine(view, rng), rng.getrandbits(32)
        for choice in choices:
            seen[choice].add(follow(game, world.clone(), seat, choice, Random(luck)))
    return seen


def follow(game: Game, s: Any, seat: int, choice: int, rng: Random) -> dict[Told, Text]:
    """One imagined game after this answer: what brings or costs somebody something, to the end of a hand or round."""
    told: dict[Told, Text] = {}
    for moment in played(game, s, seat, choice, rng):
        for one in tell(game, moment, seat, Sight(game)):
            if one.sheet:
                return told
            if one.beat and (one.beat.to is not None or one.beat.harm):
                told.setdefault(Told(named(one), one.actor), one.text)
    return told


def named(one: Happening) -> str:
    return one.text if isinstance(one.text, str) else one.text.id


def played(game: Game, s: Any, seat: int, choice: int, rng: Random) -> Iterator[Moment]:
    yield from carry_out(s, seat, choice)
    for _ in range(FAR):
        while s.to_move() == CHANCE:
            yield from let_happen(s, s.draw(rng))
        if s.is_over():
            return
        mover, options = s.to_move(), s.options()
        yield from carry_out(s, mover, likely(game, s, mover, options, rng))


def likely(game: Game, s: Any, seat: int, options: list[int], rng: Random) -> int:
    if len(options) == 1:
        return options[0]
    if game.hints.quick:
        return game.hints.quick(s, seat, options, rng)
    rates = game.hints.rate(game.view(s, seat), seat, options)
    return options[rates.index(max(rates))]


# What sets an answer apart -----------------------------------------------------------------------------------------


def reasons(game: Game, seat: int, ranked: list[Outlook], seen: dict[int, Foreseen]) -> list[Reason]:
    """For the first few of these answers; with one alone there is nothing to compare."""
    first = ranked[:COMPARED]
    if len(first) < 2:
        return [NO_REASON for _ in first]
    return [reason(game, seat, one, first[0] if k else first[1], first, seen) for k, one in enumerate(first)]


def reason(
    game: Game, seat: int, one: Outlook, beside: Outlook, all_: list[Outlook], seen: dict[int, Foreseen]
) -> Reason:
    then, who, often = following(seen[one.choice], [seen[it.choice] for it in all_ if it is not one])
    leads = (
        [lead(one, beside, other, game.in_a_point) for other in range(len(one.ends[0]))]
        if has_points(game, one)
        else []
    )
    others = [(-points, other) for other, points in enumerate(leads) if other != seat]
    costs, whom = max(others, default=(0.0, -1))
    more = leads[seat] if leads else 0.0
    return Reason(then, who, often, more, costs, whom) if costs > 0 else Reason(then, who, often, more)


def has_points(game: Game, one: Outlook) -> bool:
    """Where nobody counts points, scores are places."""
    return bool(one.ends) and game.scores is not by_place


def following(own: Foreseen, others: list[Foreseen]) -> tuple[Text, int | None, Often]:
    """What comes of this answer much oftener than of the others, if anything does."""

    def apart(what: Told) -> float:
        return own.share(what) - sum(other.share(what) for other in others) / len(others)

    best = max(own.times, key=lambda what: (apart(what), what.what), default=None)
    if best is None or apart(best) < APART or own.share(best) < 0.5:
        return "", None, ""
    return own.text(best), best.who, "mostly" if own.share(best) >= 0.8 else "often"


def lead(one: Outlook, other: Outlook, seat: int, in_a_point: int) -> float:
    """How many points more this seat had after one answer than after the other, in the same games; 0 if unsure."""
    pairs = [mine[seat] - theirs[seat] for mine, theirs in zip(one.ends, other.ends, strict=False)]
    if len(pairs) < 2:
        return 0.0
    mean = sum(pairs) / len(pairs)
    doubt = sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
    points = mean / in_a_point
    return round(points, 1) if abs(points) >= LEAST and abs(mean) >= SURE * doubt else 0.0
