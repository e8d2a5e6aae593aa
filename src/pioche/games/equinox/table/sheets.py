"""Equinox: the score sheet, pebble by pebble, and what decided (§9)."""

from __future__ import annotations

from pioche.core.scene import Line, Msg, Prompt, Sheet, T, Text, at, places, sheet
from pioche.games.equinox.cards import CHAMPION_WORTH, CREATURES, ROWS, URS, WORTH
from pioche.games.equinox.scoring import scores, standings
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import SYMBOLS

Cell = int | float | str | Msg | None


def points(halves: int) -> int | float:
    """Prestige as it is spoken: 17 or 17.5."""
    return halves / 2 if halves % 2 else halves // 2


def score(v: Equinox) -> Sheet:
    """§9.3: what every visible pebble is worth as things stand."""
    seats = range(v.players)
    lines = {creature: [pebbles_on(v, creature, seat) for seat in seats] for creature in v.creatures}
    rows = [
        Line(text=T("sheet-on", creature=SYMBOLS[creature]), cells=[*map(added, lines[creature])])
        for creature in v.alive
        if any(lines[creature])
    ]
    lost = [sum(len(lines[creature][seat]) for creature in v.creatures if creature not in v.alive) for seat in seats]
    if any(lost):
        rows.append(Line(text="sheet-lost", cells=[T("sheet-pebbles", n=n) if n else None for n in lost], tone="bad"))
    rows.append(Line(text="sheet-total", cells=[*map(points, scores(v))], tone="good"))
    return sheet("sheet", v.players, rows + tie_lines(v)) if v.is_over() else sheet("sheet-now", v.players, rows)


def pebbles_on(v: Equinox, creature: int, seat: int) -> list[int]:
    """The worth of each of a seat's pebbles on a creature, in halves, the champion's first."""
    bonus = int(creature == URS)
    worth = [2 * CHAMPION_WORTH + bonus] if v.champions[creature] >> seat & 1 else []
    rows = [row for row in range(ROWS) if v.pebbles[row * CREATURES + creature] == seat]
    return worth + [2 * WORTH[row] + bonus for row in rows]


def added(halves: list[int]) -> Cell:
    """ "5 + 4 + 1" as a text."""
    if not halves:
        return None
    total = Msg("pebble-worth", {"n": points(halves[0])})
    for value in halves[1:]:
        total = Msg("plus", {"a": total, "b": points(value)})
    return total


# §9.4 Ties -----------------------------------------------------------------------------------------------------


def tie_lines(v: Equinox) -> list[Line]:
    """What was compared after the points, among those who were level with the winner, as far as it was needed."""
    ranked = standings(v)
    best = max(ranked)
    level = [seat for seat, standing in enumerate(ranked) if standing[0] == best[0]]
    out = []
    step = 1
    while len(level) > 1 and step < len(best):
        cells: list[Cell] = [ranked[seat][step] if seat in level else None for seat in range(v.players)]
        out.append(Line(text="sheet-secret" if step == 1 else T("sheet-row", n=step - 1), cells=cells, tone="info"))
        level = [seat for seat in level if ranked[seat][step] == best[step]]
        step += 1
    return out


def note(v: Equinox) -> Text:
    """Which comparison decided, if the points did not."""
    lines = len(tie_lines(v))
    if v.ranks.count(0) > 1:
        return "note-shared"
    return "" if not lines else "note-secret" if lines == 1 else T("note-row", n=lines - 1)


def over(v: Equinox) -> Prompt:
    first = places(v.ranks)[0]
    text = T("over-wins", who=at(first[0])) if len(first) == 1 else T("over-shared", n=len(first))
    return Prompt(text=text, rule="9.4" if tie_lines(v) else "9.3")
