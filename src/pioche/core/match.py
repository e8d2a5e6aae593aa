"""One match being played: the authority over its state, for every kind of table.

A table asks a Match for scenes and hands it answers; the match applies an answer whole or not at all, lets
chance happen, and returns the moments that passed, so that a table can show them one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from pioche.core import knowing
from pioche.core import record as records
from pioche.core.fair import Committed, Luck, Seeded
from pioche.core.flow import CHANCE, ChanceStep, State, Step
from pioche.core.game import Game, Refused, Settings
from pioche.core.hidden import UNKNOWN, cards_at
from pioche.core.knowing import Sight as Sight
from pioche.core.record import Entry, Record, Seat
from pioche.core.scene import Happening, Scene, replace


@dataclass(slots=True)
class Moment:
    """One step that was carried out: the table before and after it."""

    before: State
    step: Step[Any]
    choice: int  # 0 when nobody was asked, UNKNOWN for chance
    after: State


def carry_out(s: State, seat: int, choice: int, before: State | None = None) -> list[Moment]:
    """Give an answer and run on to the next question, draw or end, keeping every moment.

    `before`: the same table, if it is at hand and will not change. A moment ends with the state the next one begins
    with: what is seen of it is looked at once.
    """
    step = s.question(seat)
    assert step is not None
    before = before or s.clone()
    s.answer(seat, choice)
    after = s.clone()
    return [Moment(before, step, choice, after), *run_on(s, after)]


def let_happen(s: State, outcome: list[int], before: State | None = None) -> list[Moment]:
    """Chance turns out like this; run on, keeping every moment."""
    before, step = before or s.clone(), s.agenda.pop()
    assert isinstance(step, ChanceStep)
    step.happen(s, outcome)
    after = s.clone()
    return [Moment(before, step, UNKNOWN, after), *run_on(s, after)]


def befall(s: State, seat: int, what: list[int]) -> list[Moment]:
    """What this seat answered or CHANCE drew, again."""
    return let_happen(s, what) if seat == CHANCE else carry_out(s, seat, what[0])


def retold(game: Game, settings: Settings, record: Record) -> Iterator[tuple[Entry | None, list[Moment], State]]:
    """Every line of a record again, with its moments and the state after it; first the opening, with None."""
    s: State = game.start(settings)
    yield None, run_on(s), s
    for line, entry in enumerate(record.entries, start=records.head(record) + 1):
        yield entry, befall(s, entry.seat, records.numbers(game, s, entry, line)), s


def run_on(s: State, before: State | None = None) -> list[Moment]:
    moments = []
    while s.happens_by_itself():
        before, step = before or s.clone(), s.agenda.pop()
        step.apply(s, 0)
        after = s.clone()
        moments.append(Moment(before, step, 0, after))
        before = after
    return moments


def tell(game: Game, moment: Moment, viewer: int | None, sight: Sight | None = None) -> list[Happening]:
    """The story of a moment as this viewer may hear it: from two views, and an answer only if it was not secret."""
    step, sight = moment.step, sight or Sight(game)
    hidden = step.secret and step.seat != viewer
    before, after = sight.view(moment.before, viewer), sight.view(moment.after, viewer)
    return game.story(before, step, UNKNOWN if hidden else moment.choice, after, viewer)


@dataclass(slots=True)
class Turn:
    """What one answer did, kept so that it can be taken back."""

    seat: int
    sends: list[int]
    before: State
    entries: int  # how long the record was
    drawn: int  # how many outcomes there were
    by_itself: bool  # the table gave it: there was no other


def unswitched(game: Game, settings: Settings) -> list[dict[str, int]]:
    """The switches of every seat as they stand at first."""
    return [{standing.key: 0 for standing in game.standing} for _ in range(settings["players"])]


Counted = tuple[State | None, dict[int, int | None]]
"""A state, and how many answers each seat has there, as far as everybody can tell."""

Judged = tuple[State | None, State | None, bool]
"""A state, the one before the last answer, and whether that answer told anybody anything."""


class Match:
    """A game in progress with its record."""

    def __init__(self, game: Game, settings: Settings, seats: list[Seat], luck: Luck) -> None:
        if len(seats) != settings["players"]:
            raise Refused("refused-seats", players=settings["players"], seats=len(seats))
        self.game = game
        self.settings = settings
        self.luck = luck
        self.drawn = 0
        self.turns: list[Turn] = []
        self.switches = unswitched(game, settings)
        self.counted: Counted = None, {}
        self.judged: Judged = None, None, False
        self.sight = Sight(game)
        self.record = Record(game.key, game.version, records.written_options(game, settings), seats)
        records.write_carried(game, self.record)
        if isinstance(luck, Committed):
            self.record.table = luck.table
            self.record.commitment = luck.commitment
            self.record.entropies = luck.entropies
            self.record.form = luck.form
        elif isinstance(luck, Seeded):
            self.record.seed = luck.seed
        records.check_writable(self.record)
        self.state: State = game.start(settings)
        self.opening = run_on(self.state) + self.let_chance_happen()

    @classmethod
    def resume(cls, game: Game, settings: Settings, record: Record) -> Match:
        """The match this record tells of, up to its last line; every answer and outcome is checked again."""
        match = cls.__new__(cls)
        match.game, match.settings, match.luck = game, settings, record.luck()
        match.switches, match.counted = unswitched(game, settings), (None, {})
        match.judged, match.sight = (None, None, False), Sight(game)
        match.record = Record(
            record.game, record.version, record.options, record.seats, record.seed, record.table, record.commitment,
            record.entropies, list(record.entries), record.places, form=record.form, series=record.series,
            carried=record.carried,
        )  # fmt: skip
        match.turns, match.opening, match.drawn = [], [], 0
        for s, entry, _ in records.replay(game, settings, record, match.luck):
            match.state = s
            match.drawn += entry is not None and entry.seat == CHANCE
        match.opening = match.let_chance_happen()
        return match

    # What seats see

    def view(self, viewer: int | None) -> State:
        view: State = self.game.view(self.state, viewer)
        return view

    def scene(self, viewer: int | None) -> Scene:
        return self.with_switches(self.game.scene(self.view(viewer), viewer), viewer)

    def with_switches(self, scene: Scene, viewer: int | None) -> Scene:
        """This scene with the viewer's switches as they stand."""
        if not scene.switches or viewer is None:
            return scene
        values = self.switches[viewer]
        return replace(scene, switches=[replace(switch, value=values[switch.id]) for switch in scene.switches])

    # What seats do

    def answer(self, seat: int, sends: list[int], by_itself: bool = False, again: bool = False) -> list[Moment]:
        """Apply these answers of one seat, all of them or none, then let chance happen.

        `by_itself`: nobody was bothered with the question, because there was one answer only.
        `again`: they were accepted before; what they told then is not asked any more, and no moments are kept.
        Several at once must all be about what the seat knew when it gave them. Else whoever sends a second answer that
        is never allowed would see what the first one turns up, and keep the first one too.
        """
        if not sends:
            raise Refused("refused-nothing")
        if again:
            self.answer_again(seat, sends, by_itself)
            return []
        self.sight.keep(self.state)
        s, moments, entries = self.state.clone(), list[Moment](), list[Entry]()
        blind = len(sends) > 1
        foreseen = knowing.foreseen(self.sight, self.state, seat, sends[:-1]) if blind else 0
        for place, choice in enumerate(sends):
            if blind and (
                place > foreseen or (place and knowing.shows(self.sight, self.state, moments[-1].after, seat))
            ):
                raise Refused("refused-unforeseen")
            self.check(s, seat, choice)
            step = s.question(seat)
            moments += carry_out(s, seat, choice, moments[-1].after if moments else self.state)
            entries.append(Entry(seat, type(step).__name__, (self.game.choices[choice],)))
        self.turns.append(Turn(seat, sends, self.state, len(self.record.entries), self.drawn, by_itself))
        self.switches[seat] = self.switched(seat)
        self.state = s
        self.record.entries += entries
        moments += self.let_chance_happen(moments[-1].after)
        self.state = moments[-1].after  # the same: what is seen of one is seen of the other
        return moments

    def answer_again(self, seat: int, sends: list[int], by_itself: bool) -> None:
        """These answers, which were accepted before."""
        s, entries = self.state.clone(), list[Entry]()
        for choice in sends:
            self.check(s, seat, choice)
            entries.append(Entry(seat, type(s.question(seat)).__name__, (self.game.choices[choice],)))
            s.answer(seat, choice)
            s.run_on()
        self.turns.append(Turn(seat, sends, self.state, len(self.record.entries), self.drawn, by_itself))
        self.switches[seat] = self.switched(seat)
        self.state = s
        self.record.entries += entries
        while s.to_move() == CHANCE:
            s.happen(self.drawn_next())
        self.note_the_end()

    def check(self, s: State, seat: int, choice: int) -> None:
        """Refuse what the rules do, naming the seat, the choice and what was allowed."""
        if s.is_over():
            raise Refused("refused-over")
        if s.question(seat) is None:
            raise Refused("refused-not-asked", seat=seat)
        options = s.options_of(seat)
        if choice not in options:
            names = self.game.choices
            name = names[choice] if 0 <= choice < len(names) else str(choice)
            raise Refused("refused-choice", seat=seat, choice=name, allowed=", ".join(names[o] for o in options))

    def forced(self, unwatched: Collection[int] = ()) -> tuple[int, int] | None:
        """A seat that has one answer only, and that answer: the table may give it by itself.

        Only if everybody can tell that there is no other, or how soon it is given would tell them. Seats that are
        `unwatched` have nobody who could learn from it.
        """
        for seat in self.state.asked():
            options = self.state.options_of(seat)
            if len(options) == 1 and (seat in unwatched or self.is_plain(seat)):
                return seat, options[0]
        return None

    def is_plain(self, seat: int) -> bool:
        """Whether everybody can tell that this seat, which is asked, has one answer only."""
        state, counts = self.counted
        if state is not self.state:
            state, counts = self.counted = self.state, {}
        if seat not in counts:
            counts[seat] = knowing.known_answers(self.sight, state, seat)
        return counts[seat] == 1

    # Standing answers

    def set_switch(self, seat: int, key: str, value: int) -> None:
        """From now on the table answers for this seat as the switch says."""
        for standing in self.game.standing:
            if standing.key == key and 0 <= value < len(standing.options):
                self.switches[seat] = {**self.switches[seat], key: value}
                return
        raise Refused("refused-switch", switch=key, value=value)

    def standing_answer(self, seat: int) -> int | None:
        """What the table answers for this seat, if its switches say so."""
        for standing in self.game.standing:
            choice, _ = standing.answer(self.view(seat), seat, self.switches[seat][standing.key])
            if choice is not None:
                return choice
        return None

    def switched(self, seat: int) -> dict[str, int]:
        """Where the switches of this seat stand once it has answered what it is asked now."""
        return {
            standing.key: standing.answer(self.view(seat), seat, self.switches[seat][standing.key])[1]
            for standing in self.game.standing
        }

    def let_chance_happen(self, before: State | None = None) -> list[Moment]:
        moments: list[Moment] = []
        while self.state.to_move() == CHANCE:
            outcome = self.drawn_next()
            moments += let_happen(self.state, outcome, moments[-1].after if moments else before)
        self.note_the_end()
        return moments

    def drawn_next(self) -> list[int]:
        """What chance draws now, written down."""
        step = self.state.agenda[-1]
        assert isinstance(step, ChanceStep)
        outcome = self.state.draw(self.luck.at(self.drawn))
        self.drawn += 1
        self.record.entries.append(records.written(step, outcome))
        return outcome

    def note_the_end(self) -> None:
        if self.state.is_over():
            self.record.places = records.places(self.state.ranks)
            if isinstance(self.luck, Committed):
                self.record.secret = self.luck.secret

    # Taking back

    def can_take_back(self, seat: int, agreed: bool = False) -> bool:
        """The last answer was this seat's. Unless all agree: chance is silent since, and nobody saw anything by it."""
        turns = self.last_turns()
        if not turns or self.state.is_over() or any(turn.seat != seat for turn in turns):
            return False
        first = turns[0]
        if first.by_itself or agreed:
            return not first.by_itself
        return first.drawn == self.drawn and not self.told_something(turns)

    def told_something(self, turns: list[Turn]) -> bool:
        """Whether anybody got to know anything by these last turns; looked at once for each state."""
        state, before, tells = self.judged
        if state is not self.state or before is not turns[0].before:
            before, answers = turns[0].before, [answer for turn in turns for answer in turn.sends]
            tells = self.came_to_light(before, turns[0].entries) or knowing.tells(
                self.sight, self.settings["players"], before, self.state, turns[0].seat, answers
            )
            self.judged = self.state, before, tells
        return tells

    def last_turns(self) -> list[Turn]:
        """The last answer somebody gave, and those the table gave by itself after it."""
        for place in range(len(self.turns) - 1, -1, -1):
            if not self.turns[place].by_itself:
                return self.turns[place:]
        return self.turns[:]

    def came_to_light(self, before: State, entries: int) -> bool:
        """Whether the answers since then showed a covered card, be it one that lies face down again by now."""
        if not self.game.covered(before):
            return False
        s = before.clone()
        states = [
            moment.after
            for entry in self.record.entries[entries:]
            for moment in carry_out(s, entry.seat, self.game.code[" ".join(entry.what)])
        ]
        return any(self.covered_in(before) - self.covered_in(after) for after in states)

    def covered_in(self, s: State) -> Counter[int]:
        """The cards that nobody may look at any more; one of them that comes to light again was learnt."""
        return Counter(cards_at(s, self.game.covered(s)))

    def take_back(self, seat: int, agreed: bool = False) -> int:
        """Undo the last answer; how many turns that were, those the table gave by itself included.

        What chance drew since comes again when it is asked the same again.
        """
        if not self.can_take_back(seat, agreed):
            raise Refused("refused-take-back")
        turns = self.last_turns()
        self.state, self.drawn = turns[0].before, turns[0].drawn
        del self.record.entries[turns[0].entries :]
        del self.turns[-len(turns) :]
        return len(turns)

    def saved(self) -> str:
        """The record as it stands. While the match goes on it holds the secret too: it is a save, not a proof."""
        record = self.record
        if isinstance(self.luck, Committed) and not record.secret:
            record = Record(**{**vars(record), "secret": self.luck.secret})
        return records.write(record)
