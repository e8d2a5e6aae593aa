"""NBA Deck-Building: dice to roll again and dice to keep, as answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pioche.core.scene import Choice, T, Text, face
from pioche.core.table import Answers, Asked
from pioche.games.nba.activation import RerollDie, allowance, counted, is_free_of_fatigue, pick_useless
from pioche.games.nba.answers import DONE, KEEP_DIE, REROLL, REROLL_USELESS, SLOTS
from pioche.games.nba.cards import FACE_KEYS
from pioche.games.nba.state import Nba, less

MOST_SETS = 40
CROWDED_SETS = 24  # at a table with many teams


def rerolls(q: Asked[Nba]) -> Answers:
    """5.3, 5.4: sets of dice to tick; where there are too many of them, one die after the other from left to right."""
    v = q.view
    most = MOST_SETS if v.teams == 2 else CROWDED_SETS
    ways = [*sets(v, most + 1)]
    one_by_one = len(ways) > most
    choices = []
    if one_by_one:
        for option in q.options:
            if REROLL <= option < REROLL_USELESS:
                number = option - REROLL
                label = T("reroll-one", die=face(FACE_KEYS[number]))
                choices.append(Choice(send=[option], label=label, pick=dice(v, (number,)), hint=toll(v, (number,))))
    else:
        choices = [rerolling(v, q.step, way) for way in ways]
    if REROLL_USELESS in q.options:
        t = v.clone()
        pick_useless(t)
        picked = tuple(t.picked)
        label = T("reroll-useless", n=len(picked))
        choices.append(
            Choice(send=[REROLL_USELESS], label=label, role="main", hint=toll(v, picked), shows=dice(v, picked))
        )
    done = "reroll-picked" if v.picked else "keep-roll"
    return Answers([*choices, Choice(send=[DONE], label=done, role="decline")])


def sets(v: Nba, most: int) -> Iterator[tuple[int, ...]]:
    """What may be rolled again besides what is chosen already: at most so many sets of dice."""
    least = v.picked[-1] if v.picked else 0
    left = [number for number in less(v.dice, v.picked) if number >= least]
    allowed, seen = allowance(v), set[tuple[int, ...]]()
    for many in range(1, min(len(left), allowed + 1) + 1):
        for way in combinations(left, many):
            if way not in seen and counted(v, [*v.picked, *way]) <= allowed and is_in_reach(v, way, allowed):
                seen.add(way)
                yield way
                if len(seen) >= most:
                    return


def is_in_reach(v: Nba, way: tuple[int, ...], allowed: int) -> bool:
    """Whether these dice can be chosen one after the other: a coach's gift counts when its die is named."""
    picked = v.picked[:]
    for number in way:
        if len(picked) > allowed or counted(v, [*picked, number]) > allowed:
            return False
        picked.append(number)
    return True


def rerolling(v: Nba, step: RerollDie, way: tuple[int, ...]) -> Choice:
    t = v.clone()
    t.picked = [*v.picked, *way]
    end = [DONE] if step.faces(t) else []
    return Choice(
        send=[*(REROLL + number for number in way), *end],
        label=T("reroll-n", n=len(way)),
        pick=dice(v, way),
        set=True,
        hint=toll(v, way),
    )


def toll(v: Nba, way: tuple[int, ...]) -> list[Text]:
    """5.4: the Fatigue that rolling defence dice again costs."""
    if v.slot < SLOTS or is_free_of_fatigue(v):
        return []
    return [T("costs-fatigue", n=counted(v, [*v.picked, *way]))]


def dice(v: Nba, way: tuple[int, ...]) -> list[str]:
    """The dice of the roll that show these faces and are not chosen yet."""
    taken, out = v.picked[:], []
    wanted = [*way]
    for place, number in enumerate(v.dice):
        if number in taken:
            taken.remove(number)
        elif number in wanted:
            wanted.remove(number)
            out.append(f"roll.{place}")
    return out


def keeps(q: Asked[Nba]) -> list[Choice]:
    out = []
    for option in q.options:
        number = option - KEEP_DIE
        label = T("keep-die", die=face(FACE_KEYS[number]))
        out.append(Choice(send=[option], label=label, pick=dice(q.view, (number,))))
    return out
