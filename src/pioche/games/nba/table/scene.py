"""NBA Deck-Building: the table as a picture. The teams face each other, attacks and markets lie between them."""

from __future__ import annotations

from typing import Final

from pioche.core import scene as pic
from pioche.core.scene import Ids, Layout, Line, Sheet, Sign, T, Text, Zone, around, at
from pioche.core.table import Picture
from pioche.games.nba.cards import CARD_KEYS, EMPTY
from pioche.games.nba.state import MONEY_TIME, Nba
from pioche.games.nba.table.faces import COPIES
from pioche.games.nba.table.markets import row, track
from pioche.games.nba.table.middle import clash, dice_beside, rolling
from pioche.games.nba.table.opening import is_before_turns, opening
from pioche.games.nba.table.teams import hand, has_stock, mover, name_of, player, team_area, team_zones
from pioche.games.nba.turns import match_points, scored, suffered


def picture(v: Nba, viewer: int | None) -> Picture:
    ids = Ids(COPIES | {CARD_KEYS[card] for card in v.absent} if v.absent else COPIES)  # 12.3: both may bring one
    own = viewer if viewer is not None else 0
    others = [team for team in around(own, v.teams) if team != own]
    is_opening = is_before_turns(v)
    if is_opening:
        layout, areas, zones = opening(v, own, viewer, ids)
    else:
        layout, areas = places(v, others, own, viewer)
        zones = table(v, others, own, viewer, ids)
    return Picture(
        layout=layout,
        areas=areas,
        zones=zones,
        players=[player(v, seat, viewer) for seat in range(v.players)],
        signs=clock(v),
        sheets=[score_sheet(v)] if v.teams > 2 and not v.is_over() and not is_opening else [],
    )


def table(v: Nba, others: list[int], own: int, viewer: int | None, ids: Ids) -> list[Zone]:
    zones: list[Zone] = []
    is_duel = v.teams == 2
    for team in others:
        zones += team_zones(v, team, viewer, ids) + ([] if is_duel else dice_beside(v, team, viewer))
    zones += [track(v, ids), *(clash(v) if is_duel else []), *rolling(v, ids), row(v, ids)]
    zones += team_zones(v, own, viewer, ids) + ([] if is_duel else dice_beside(v, own, viewer)) + mover(v, ids)
    if viewer is not None:
        zones.append(hand(v, viewer, ids))
    return zones


# Where things are --------------------------------------------------------------------------------------------

WIDTH: Final = 18  # columns of the wide cloth
STOCK: Final = 6  # of them for the piles of the other team
DUEL: Final = (("players", 7), ("clash", 4), ("tactics", 7))  # what lies between the teams
MANY: Final = (("players", 9), ("tactics", 9))
NARROW: Final = 2  # columns on a phone


def places(v: Nba, others: list[int], own: int, viewer: int | None) -> tuple[Layout, list[pic.Area]]:
    """The others above, markets and dice between, one's own team below, dice just rolled and the hand under it."""
    areas = [team_area(v, team, fold=team != own and v.teams > 2) for team in [*others, own]]
    piles = [f"stock{team}" for team in others if has_stock(v, team, viewer)]
    share = (WIDTH - STOCK * len(piles)) // len(others)
    wide = [[f"p{team}" for team in others for _ in range(share)] + [pile for pile in piles for _ in range(STOCK)]]
    middle = DUEL if v.teams == 2 else MANY
    wide.append([area for area, many in middle for _ in range(many)])
    wide.append([f"p{own}"] * WIDTH)
    narrow = [[f"p{team}"] * NARROW for team in others]
    narrow += [["clash"] * NARROW] if middle is DUEL else []
    narrow += [[pile] * NARROW for pile in piles]
    narrow += [["players", "tactics"], [f"p{own}"] * NARROW]
    areas += [pic.Area(id=pile, narrow="fold") for pile in piles]
    areas += [pic.Area(id=area, narrow="open" if area == "clash" else "fold") for area, _ in middle]
    for area, there in (("mover", v.mover != EMPTY), ("roll", v.dice), ("hand", viewer is not None)):
        if there:
            areas.append(pic.Area(id=area, narrow="pin"))
            wide.append([area] * WIDTH)
            narrow.append([area] * NARROW)
    return Layout(wide=[" ".join(line) for line in wide], narrow=[" ".join(line) for line in narrow]), areas


# The clock ---------------------------------------------------------------------------------------------------


def clock(v: Nba) -> list[Sign]:
    """Which turn it is, when money-time begins, and how much Fatigue is left."""
    if v.round:
        return [Sign(text="draft-round", value=v.round, of=5, symbol="turn")]
    signs = []
    if v.overtimes:
        signs.append(Sign(text="overtime", value=v.overtimes, symbol="turn", tone="warn"))
    elif v.ultimate:
        signs.append(Sign(text="ultimate-turn", symbol="turn", tone="warn"))
    else:
        signs.append(Sign(text="turn", value=min(v.rounds, v.turn // v.teams + 1), of=v.rounds, symbol="turn"))
    left = v.last - MONEY_TIME * v.teams - v.turn
    if v.is_money_time():
        signs.append(Sign(text="money-time", symbol="money", tone="warn"))
    else:
        signs.append(Sign(text="until-money-time", value=-(-left // v.teams), symbol="money"))
    return [*signs, Sign(text="fatigue-supply", value=v.fatigue, symbol="fatigue")]


# The result --------------------------------------------------------------------------------------------------


def score_sheet(v: Nba) -> Sheet:
    """Points; with more players the matches, and what breaks a tie."""
    teams = range(v.teams)
    if v.teams == 2:
        rows = [Line(text="sheet-points", cells=[scored(v, team) for team in teams], tone="good")]
    else:
        rows = [
            Line(text=T("sheet-against", who=at(other)), cells=[against(v, team, other) for team in teams])
            for other in teams
        ]
        rows.append(Line(text="sheet-matches", cells=[match_points(v, team) for team in teams], tone="good"))
        rows.append(Line(text="sheet-difference", cells=[scored(v, team) - suffered(v, team) for team in teams]))
        rows.append(Line(text="sheet-points", cells=[scored(v, team) for team in teams]))
    return Sheet(title="sheet-title", heads=[name_of(v, team) for team in teams], rows=rows)


def against(v: Nba, team: int, other: int) -> int | None:
    return None if team == other else v.points[team * v.teams + other]


def note(v: Nba) -> Text:
    if v.players == 1:
        lead = v.points[1] - v.points[2]
        return "note-alone-won" if lead > 0 else "note-alone-lost" if lead < 0 else "note-alone-draw"
    return "note-shared" if v.ranks.count(0) > 1 else ""
