"""What a search makes of a position: hints while playing, and judgements of a finished match.

A hint knows what its seat sees, the judgement of a decision also what the seat could remember; the curve, on the other
hand, is drawn with all cards face up: how each seat really stood.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

from pioche.bots.ismcts import Effort, Outlook, Search
from pioche.bots.reasons import COMPARED, NO_REASON, Foreseen, Reason, foresee, reasons
from pioche.core import record as records
from pioche.core.flow import CHANCE, State
from pioche.core.game import Game, Settings
from pioche.core.record import Record
from pioche.core.scene import T, Text

HINT = Effort(300, 1.0)
CAREFUL = Effort(360, 1.5)
GAMES_PER_POINT = 30  # of the curve

Matter = Literal["forced", "best", "nothing", "slight", "clear", "grave"]
FEW = 3  # points, told with a decimal
SLIGHT, CLEAR, GRAVE = 0.015, 0.05, 0.12  # shares of the win given away


# Hints ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hint:
    """One option: the share of the win and the score its seat may expect of it."""

    choice: int
    worth: float
    score: float
    doubt: float  # the standard error of its worth
    grave: bool = False  # beside the best it gives away much, as far as is certain
    why: Reason = NO_REASON


def hint(
    game: Game, view: Any, seat: int, rng: Random, effort: Effort = HINT, options: list[int] | None = None
) -> list[Hint]:
    """The options of this seat, the best first. Nobody is told what they were to remember themselves."""
    view = unaided(game, view, seat)
    ranked = Search(game, view, seat, rng, effort, options).run()
    first = [outlook.choice for outlook in ranked[:COMPARED]]
    return explained(game, seat, ranked, foresee(game, view, seat, first, rng) if len(first) > 1 else {})


def unaided(game: Game, view: Any, seat: int) -> Any:
    """This view without what its seat has to remember by itself."""
    return game.hints.forget(view, seat, 1.0, Random()) if game.hints.forget else view


def explained(game: Game, seat: int, ranked: list[Outlook], seen: dict[int, Foreseen]) -> list[Hint]:
    """What a search found out, in the same order; of the first few also why."""
    why = reasons(game, seat, ranked, seen)
    hints = [told(outlook) for outlook in ranked]
    hints[: len(why)] = [replace(one, why=reason) for one, reason in zip(hints, why, strict=False)]
    return [
        replace(one, grave=how_much(*ranked[0].lead(outlook)) == "grave")
        for one, outlook in zip(hints, ranked, strict=True)
    ]


def told(outlook: Outlook) -> Hint:
    return Hint(outlook.choice, outlook.worth, outlook.score, outlook.doubt)


# Judgements ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """One answer of a match, and the table before it."""

    entry: int  # which entry of the record
    seat: int
    choice: int
    state: State


@dataclass(frozen=True)
class Judgement:
    entry: int
    seat: int
    chosen: int
    best: int
    matter: Matter
    loss: float  # the share of the win given away, as far as it is certain
    points: float  # the score given away
    options: list[Hint]  # the best first
    hopes: list[float]  # each seat's share of the win before this answer, all cards face up


def decisions(game: Game, settings: Settings, record: Record) -> list[Decision]:
    """All answers of a match, in order."""
    return [
        Decision(place, entry.seat, what[0], s.clone())
        for place, (s, entry, what) in enumerate(records.replay(game, settings, record))
        if entry is not None and entry.seat != CHANCE
    ]


def judge(game: Game, decision: Decision, effort: Effort = CAREFUL) -> Judgement:
    """Search this seat's view as it was, and compare what was chosen with what the search prefers."""
    s, seat, chosen = decision.state, decision.seat, decision.choice
    rng = Random(decision.entry)
    view = game.view(s, seat)
    search = Search(game, view, seat, rng, effort)
    hopes = curve_point(game, s, seat)
    if len(search.options) == 1:
        return Judgement(decision.entry, seat, chosen, chosen, "forced", 0.0, 0.0, [], hopes)
    ranked = search.run(keep=chosen)
    best, taken = ranked[0], next(outlook for outlook in ranked if outlook.choice == chosen)
    loss, doubt = best.lead(taken)
    matter = how_much(loss, doubt) if best is not taken else "best"
    given = loss if matter in ("slight", "clear", "grave") else 0.0
    points = best.score - taken.score if given else 0.0
    return Judgement(
        decision.entry, seat, chosen, best.choice, matter, given, points, [told(one) for one in ranked], hopes
    )


def how_much(loss: float, doubt: float) -> Matter:
    if loss < SLIGHT or loss < 2 * doubt:
        return "nothing"
    return "slight" if loss < CLEAR else "clear" if loss < GRAVE else "grave"


def curve_point(game: Game, s: State, seat: int) -> list[float]:
    """Each seat's share of the win: played on from the true table, many times."""
    search = Search(game, s, seat, Random(0), Effort(random_share=0.05, believe=False), s.options_of(seat))
    for number in range(GAMES_PER_POINT):
        search.begin(number)
        search.play_out(s.clone())
    whole = sum(search.hopes) if len(search.hopes) > 1 else GAMES_PER_POINT  # alone, one may lose every time
    return [hope / whole for hope in search.hopes]


def costliest(judgements: list[Judgement], seats: int) -> list[Judgement | None]:
    """Of each seat, the decision that gave most away; nothing if none did."""
    worst: list[Judgement | None] = [None] * seats
    for one in judgements:
        so_far = worst[one.seat]
        if one.loss > (so_far.loss if so_far else 0.0):
            worst[one.seat] = one
    return worst


# In words ------------------------------------------------------------------------------------------------------


def sentence(game: Game, view: Any, one: Judgement) -> Text:
    """A decision told: who did what, what the search preferred, and how much that matters."""
    who, chosen = f"@{one.seat}", label(game, view, one.seat, one.chosen)
    if one.matter in ("forced", "best"):
        return T(f"analysis-{one.matter}", who=who, chosen=chosen)
    best = label(game, view, one.seat, one.best)
    points = round(one.points, 1) if one.points < FEW else round(one.points)
    if one.matter == "nothing" or points <= 0:
        return T(f"analysis-{one.matter}", who=who, chosen=chosen, best=best)
    return T(f"analysis-{one.matter}-points", who=who, chosen=chosen, best=best, points=points)


def label(game: Game, view: Any, seat: int, choice: int) -> Text:
    """An answer as the table words it."""
    scene = game.scene(view, seat)
    exact = [one for one in scene.choices if one.send == [choice]]
    for one in exact or [one for one in scene.choices if one.send[:1] == [choice]]:
        return one.label
    return "analysis-stop" if any(group.done[-1:] == [choice] for group in scene.groups) else "analysis-other"
