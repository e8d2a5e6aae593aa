"""Search over imagined games, for any game: what comes of each answer, on average?

Single-observer information-set Monte Carlo tree search. Each iteration imagines what the seat cannot see, walks down
one tree of everybody's answers, adds a node, plays on by the game's rules of thumb, and tells every node on the way
what its seat got. An answer that only some of the imagined tables allow is compared by how often it was on offer.

There is one copy of the table per iteration, and the tree holds counts alone: the time goes into the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from time import process_time
from typing import Any, Final

from pioche.core import saves
from pioche.core.flow import State
from pioche.core.game import Game

BATCH: Final = 64  # imagined tables that are weighed against each other
OFTEN: Final = 8  # visits after which an own question is worth remembering
GLANCE: Final = 24  # games after which those who are clearly beaten drop out
CLEAR: Final = 3.0  # standard errors
WIDER: Final = 10  # visits, times the square of the answers tried, before another one is tried
NEVER: Final = 1 << 30


class Node:
    """An answer in the tree, and what followed it."""

    __slots__ = ("after", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it was among the options
        self.total = 0.0  # what its seat got, added up
        self.after: dict[Any, Node] = {}  # by answer, or by what chance drew


@dataclass(frozen=True)
class Effort:
    """How hard to search: so many imagined games, answers in them, or seconds, whatever comes first; 0: no limit."""

    iterations: int = 0
    seconds: float = 0.0
    answers: int = 0  # a game with long imagined games looks into fewer of them,
    least: int = 0  # but into so many for each option, or chance would choose
    explore: float = 0.15  # how much an answer little tried is favoured
    lean: float = 0.8  # how much an answer is favoured that looks good, in standard errors
    random_share: float = 0.02  # the share of answers in imagined games that are given at random
    believe: bool = True  # weigh imagined tables by what the others did

    def is_any(self) -> bool:
        return bool(self.iterations or self.seconds or self.answers)

    def spent(self, iterations: int, seconds: float, answers: int) -> float:
        """How much of it is spent, from 0 to 1."""
        limits = ((iterations, self.iterations), (seconds, self.seconds), (answers, self.answers))
        return max([used / most for used, most in limits if most])


@dataclass
class Outlook:
    """What the search found out about one answer."""

    choice: int
    lean: float  # how much better than others it looked beforehand, 0 to 1
    visits: int = 0
    total: float = 0.0  # what its seat got, added up
    points: float = 0.0
    got: list[float] = field(default_factory=list)  # game by game
    ends: list[list[int]] = field(default_factory=list)  # the scores of all seats, likewise

    @property
    def worth(self) -> float:
        """The share of the win this answer leads to."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def score(self) -> float:
        """The points this answer leads to, at the end or where imagined games stop."""
        return self.points / self.visits if self.visits else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of its worth."""
        if self.visits < 2:
            return 1.0
        mean = self.worth
        return sqrt(sum([(one - mean) ** 2 for one in self.got])) / self.visits

    def promise(self, effort: Effort) -> float:
        """Its worth; looks count as long as games say little, in the measure of the doubt."""
        return self.worth + effort.lean * self.lean * self.doubt

    def lead(self, other: Outlook) -> tuple[float, float]:
        """How much better it did than another in the very same imagined games, and the standard error of that."""
        pairs = [one - two for one, two in zip(self.got, other.got, strict=False)]
        if len(pairs) < 2:
            return 0.0, 1.0
        mean = sum(pairs) / len(pairs)
        return mean, sqrt(sum([(pair - mean) ** 2 for pair in pairs]) / (len(pairs) - 1) / len(pairs))

    def is_clear_of(self, other: Outlook) -> bool:
        """Whether more games would hardly change which is better, or never, because they do not differ at all."""
        lead, doubt = self.lead(other)
        return lead >= CLEAR * doubt

    def __add__(self, other: Outlook) -> Outlook:
        """What two searches found out about the same answer."""
        visits, total, points = self.visits + other.visits, self.total + other.total, self.points + other.points
        return Outlook(self.choice, self.lean, visits, total, points, self.got + other.got, self.ends + other.ends)


def best_first(outlooks: list[Outlook], effort: Effort) -> list[Outlook]:
    """What was looked into longest has done best."""
    return sorted(outlooks, key=lambda outlook: (-outlook.visits, -outlook.promise(effort)))


class Search:
    """One seat thinks about one question. All it is given is the seat's view."""

    def __init__(
        self, game: Game, view: Any, seat: int, rng: Random, effort: Effort, options: list[int] | None = None
    ) -> None:
        hints = game.hints
        self.game, self.view, self.seat, self.rng, self.effort = game, view, seat, rng, effort
        self.worth = hints.worth or by_place
        self.rests = hints.rests if hints.rests and hints.worth else never
        self.reach = hints.reach if hints.reach and hints.worth else NEVER
        self.quick = hints.quick or self.looks_best
        self.weigh = hints.beliefs(view, seat) if hints.beliefs and effort.believe else None
        self.options: list[int] = options or view.options_of(seat)
        self.outlooks = [Outlook(choice, lean) for choice, lean in zip(self.options, self.leanings(), strict=True)]
        self.root = Node()
        self.known: dict[str, Node] = {}  # own questions met often, by what the seat would see then
        self.worlds: list[State] = []
        self.luck = Random(0)  # what chance draws in the game being imagined: the same for all options
        self.playout_rng = Random(
            0
        )  # for random answers of its players; apart, so that more answers do not change the draws
        self.started = 0.0
        self.iterations = self.decisions = 0
        self.hopes: list[float] = []  # what each seat got, added up

    def leanings(self) -> list[float]:
        """How good the options look before any search: shares of one."""
        rates = self.game.hints.rate(self.view, self.seat, self.options)
        most, spread = max(rates), max(rates) - min(rates)
        odds = [exp(3 * (rate - most) / spread) if spread else 1.0 for rate in rates]
        return [odd / sum(odds) for odd in odds]

    def looks_best(self, s: Any, seat: int, options: list[int], rng: Random) -> int:
        rates = self.game.hints.rate(self.game.view(s, seat), seat, options)
        return options[rates.index(max(rates))]

    # Thinking

    def run(self, keep: int = -1) -> list[Outlook]:
        """The options, the best first. Halving: all look into the same games, the worse half drops out, and so on.

        What is clearly worse drops out sooner, and thinking ends when one option is left. The option `keep` stays in
        to the end, so that it can be compared.
        """
        self.started = process_time()
        alive = sorted(self.outlooks, key=lambda outlook: -outlook.lean)
        if not self.effort.is_any():
            return alive
        rounds = max(1, (len(alive) - 1).bit_length())
        for number in range(1, rounds + 1):
            while len(alive) > 1 and self.progress() < number / rounds:
                world, luck = self.imagined(), self.rng.getrandbits(32)
                for outlook in alive:
                    self.begin(luck)
                    self.iterate(world.clone(), outlook)
                if not alive[0].visits % GLANCE:
                    best = max(alive, key=lambda outlook: outlook.worth)
                    alive = [one for one in alive if one is best or one.choice == keep or not best.is_clear_of(one)]
            places = -(-len(self.outlooks) >> number)
            better = sorted(alive, key=lambda outlook: -outlook.promise(self.effort))[:places]
            alive = better + [one for one in alive if one.choice == keep and one not in better]
        return best_first(self.outlooks, self.effort)

    def go_on_from(self, last: Search | None) -> None:
        """Keep what the search before has found out, if it saw this question coming."""
        node = last.known.get(sight(self.view)) if last and last.known else None
        if node and last and last.game is self.game:
            self.root = node

    def progress(self) -> float:
        """How much of the effort is spent."""
        spent = self.effort.spent(self.iterations, process_time() - self.started, self.decisions)
        least = self.effort.least * len(self.outlooks)
        return min(spent, self.iterations / least) if self.iterations < least else spent

    def imagined(self) -> State:
        """A table that looks the same from here; those that explain what the others did come more often."""
        if not self.worlds:
            imagine, view, rng = self.game.imagine, self.view, self.rng
            if not self.weigh:
                return imagine(view, rng)  # type: ignore[no-any-return]
            worlds = [imagine(view, rng) for _ in range(BATCH)]
            picked = rng.choices(worlds, [self.weigh(world) for world in worlds], k=BATCH)
            self.worlds = [world.clone() for world in picked]
        return self.worlds.pop()

    def begin(self, luck: int) -> None:
        """The same luck as in any other game that begins with this."""
        self.luck.seed(luck)
        self.playout_rng.seed(luck + 1)  # another stream

    def iterate(self, s: State, first: Outlook) -> None:
        """One imagined game that begins with this answer."""
        seat, rng, rests, view = self.seat, self.luck, self.rests, self.view
        node = child(self.root, first.choice)
        path = [(node, seat)]
        s.answer(seat, first.choice)
        s.run_on()
        agenda, left, growing = s.agenda, self.reach, node.visits > 0
        while growing and agenda and left:
            step: Any = agenda[-1]
            mover = step.seat
            if mover < 0:
                if rests(s, view):
                    break
                outcome = step.draw(s, rng)
                s.happen(outcome)
                node = child(node, tuple(outcome))
                continue
            if mover == seat and node.visits == OFTEN:
                self.known[sight(self.game.view(s, seat))] = node
            options = step.options(s)
            choice = self.select(s, node, mover, options) if len(options) > 1 else options[0]
            node = child(node, choice)
            growing = node.visits > 0 or len(options) == 1
            path.append((node, mover))
            s.play(choice)
            left -= 1
        self.decisions += 1 + self.reach - left  # an imagined game may rest at once: it took an answer all the same
        self.play_on(s, left)
        self.tell(s, first, path)

    def select(self, s: State, node: Node, seat: int, options: list[int]) -> int:
        """The answer tried here: of the others what comes to mind, of one's own more and more what has done best."""
        rng = self.playout_rng
        if seat != self.seat:
            if rng.random() < self.effort.random_share:
                return options[int(rng.random() * len(options))]
            return self.quick(s, seat, options, rng)
        after, explore = node.after, self.effort.explore
        best, most, fresh, tried = -1, -1.0, 0, 0
        for option in options:
            known = after.get(option)
            if known is None:
                fresh += 1
                continue
            tried += known.visits
            known.offered += 1
            hope = known.total / known.visits + explore * sqrt(log(known.offered + 1) / known.visits)
            if hope > most:
                best, most = option, hope
        if fresh:
            choice = self.quick(s, seat, options, rng)
            if choice not in after:
                return choice
            if WIDER * (len(options) - fresh) ** 2 <= tried:
                new = [option for option in options if option not in after]
                return new[int(rng.random() * fresh)]
        return best

    def play_on(self, s: State, left: int) -> None:
        """To the end, or to where it may be judged, by rules of thumb and, now and then, at random."""
        luck, rng, quick, rests, view = self.luck, self.playout_rng, self.quick, self.rests, self.view
        random, random_share, agenda, reach = rng.random, self.effort.random_share, s.agenda, left
        while agenda and left:
            step: Any = agenda[-1]
            seat = step.seat
            if seat < 0:
                if rests(s, view):
                    break
                s.happen(step.draw(s, luck))
                continue
            options = step.options(s)
            if len(options) == 1:
                s.play(options[0])
            elif random() < random_share:
                s.play(options[int(random() * len(options))])
            else:
                s.play(quick(s, seat, options, rng))
            left -= 1
        self.decisions += reach - left

    def play_out(self, s: State) -> None:
        """One game from here on, without any search."""
        self.play_on(s, self.reach)
        self.count(wins(s.ranks) if len(s.ranks) > 1 else self.worth(s))  # alone, everybody would win

    def count(self, worth: list[float]) -> None:
        self.hopes = [hope + more for hope, more in zip(self.hopes, worth, strict=True)] if self.hopes else worth

    def tell(self, s: State, first: Outlook, path: list[tuple[Node, int]]) -> None:
        """Everybody on the way learns what came of it."""
        worth = self.worth(s)
        for node, mover in path:
            node.visits += 1
            node.total += worth[mover]
        mine = worth[self.seat]
        first.visits += 1
        first.total += mine
        first.got.append(mine)
        scores = self.game.scores(s)
        first.points += scores[self.seat] / self.game.in_a_point
        first.ends.append(scores)
        self.iterations += 1
        self.count(worth)


def child(node: Node, key: Any) -> Node:
    found = node.after.get(key)
    if found is None:
        found = node.after[key] = Node()
    return found


def sight(view: Any) -> str:
    """What a seat sees, as a text to recognise it by."""
    return repr(saves.dump(view))


def never(s: Any, view: Any) -> bool:
    return False


def wins(ranks: list[int]) -> list[float]:
    """The first place, shared by those who have it."""
    return [(not rank) / ranks.count(0) for rank in ranks]


def by_place(s: Any) -> list[float]:
    """From 1 for the first place to 0 for the last; ties share."""
    last = max(1, len(s.ranks) - 1)
    return [1 - (rank + (s.ranks.count(rank) - 1) / 2) / last for rank in s.ranks]
