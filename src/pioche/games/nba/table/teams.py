"""NBA Deck-Building: a team as a picture: the field, the board, the piles, the hand."""

from __future__ import annotations

from typing import Final

from pioche.core import scene as pic
from pioche.core.scene import Ids, Piece, Sign, T, Zone, at
from pioche.games.nba.activation import by_rebounds
from pioche.games.nba.answers import ROW, SLOTS
from pioche.games.nba.cards import (
    CARD_KEYS,
    COACH_KEYS,
    COMPLEXITY,
    EMPTY,
    IQ,
    MOST_DICE,
    NO_COACH,
    REBOUND,
)
from pioche.games.nba.outlook import is_playable, money, promise, total
from pioche.games.nba.profiles import PROFILE_KEYS
from pioche.games.nba.state import (
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    PREPARED,
    REPLACED,
    Nba,
)
from pioche.games.nba.table.faces import POSITION_SYMBOLS, STAT_SYMBOLS
from pioche.games.nba.turns import match_points, scored

LISTED: Final = 8  # cards of one's own discard that are listed at a table with many teams
BOARD: Final = 2  # tactics of another team that lie side by side there
OWN_MARKET: Final = 5  # cards of a draft
CANDIDATES: Final = 3


def name_of(v: Nba, team: int) -> str:
    """Whose team it is; alone, the other one is the computer's."""
    return at(team) if team < v.players else "computer"


def owner_of(v: Nba, team: int) -> int | None:
    return team if team < v.players else None


def team_area(v: Nba, team: int, fold: bool) -> pic.Area:
    return pic.Area(id=f"p{team}", seat=owner_of(v, team), narrow="fold" if fold else "open")


def player(v: Nba, seat: int, viewer: int | None) -> pic.Player:
    signs = levels(v, seat)
    if seat != viewer:
        signs.append(Sign(text="hand-size", value=v.hand_size(seat), symbol="cards"))
        if v.teams == 2:
            signs.append(Sign(text="pile-size", value=len(v.piles[seat]) + len(v.tops[seat]), symbol="pile"))
        else:
            signs.append(Sign(text="attack-waiting", value=total(v.attacks[seat]), symbol="offence"))
    if v.coaches[seat] != NO_COACH:
        signs.append(Sign(text=f"coach-{COACH_KEYS[v.coaches[seat]]}", symbol="coach"))
    if v.mismatches:
        left = v.mismatches - v.spent[seat].bit_count()
        signs.append(Sign(text="mismatches-left", value=left, symbol="mismatch"))
    if seat == viewer and v.fields[seat]:
        signs += checklist(v, seat)
    score = Sign(text="points", value=scored(v, seat), symbol="points")
    if v.teams > 2:
        score = Sign(text="match-points", value=match_points(v, seat), symbol="points")
    return pic.Player(seat=seat, score=score, signs=signs, active=seat == v.active and not v.is_over())


def levels(v: Nba, team: int) -> list[Sign]:
    """1.1: the team bar: collective level, rebounds with the rerolls they give, and the dice of each kind."""
    if not v.fields[team]:
        return []
    own = v.levels[team]
    ready = v.teams > 1 and all(v.fields)
    again = by_rebounds(v, team) if ready else 0
    signs = [
        Sign(text="stat-iq", value=own[IQ], symbol="iq"),
        Sign(text=T("rebounds", n=again), value=own[REBOUND], symbol="reb", tone="good" if again else ""),
    ]
    for stat in range(IQ):
        symbol = STAT_SYMBOLS[stat]
        signs.append(Sign(text=f"stat-{symbol}", value=min(MOST_DICE, own[stat]), of=MOST_DICE, symbol=symbol))
    return signs


def team_zones(v: Nba, team: int, viewer: int | None, ids: Ids) -> list[Zone]:
    area, owner, mine = f"p{team}", owner_of(v, team), team == viewer
    zones = [court(v, team, area, mine, ids)]
    if not mine and v.teams > 2:
        prepared = ids.pieces(f"board{team}", [CARD_KEYS[card] for card in v.boards[team] if card != EMPTY])
        return [*zones, *piles(v, team, area, mine, ids), shelf(f"board{team}", "board", area, owner, prepared, BOARD)]
    zones += [board(v, team, kind, area, mine, ids) for kind in range(2)]
    if team < v.players:
        zones += piles(v, team, "hand" if mine else f"stock{team}" if has_stock(v, team, viewer) else area, mine, ids)
    else:
        cards = ids.pieces("candidates", [CARD_KEYS[card] for card in v.candidates])
        zones.append(shelf("candidates", "candidates", area, None, cards, CANDIDATES))
    return zones


def court(v: Nba, team: int, area: str, mine: bool, ids: Ids) -> Zone:
    """The five on their positions; the computer's team bar stands with them, as it has no panel."""
    zone = f"court{team}"
    pieces = [
        Piece(id=ids(zone, CARD_KEYS[card]), face=CARD_KEYS[card], at=(0, place), flags=flags(v, team, place))
        for place, card in enumerate(v.fields[team])
    ]
    return Zone(
        id=zone,
        kind="grid",
        area=area,
        title=T("court", who=name_of(v, team)),
        owner=owner_of(v, team),
        rows=[pic.Header(text="")],
        cols=[pic.Header(text=f"letters-{key}", symbol=key) for key in POSITION_SYMBOLS],
        pieces=pieces,
        signs=[] if team < v.players else [*machine(v), *levels(v, team)],
        says={"mark": "came-on"},
        scale="normal" if mine else "small",
    )


def has_stock(v: Nba, team: int, viewer: int | None) -> bool:
    """Whether the piles of another team lie beside it; with many teams there is no room, the computer has none."""
    return v.teams == 2 and team < v.players and team != (viewer or 0)


def flags(v: Nba, team: int, place: int) -> list[pic.Flag]:
    return ["mark"] if team == v.active and v.newcomers >> place & 1 else []


def machine(v: Nba) -> list[Sign]:
    """10.1: what the computer's team looks for, and what it may spend."""
    profile = f"option-profile-{PROFILE_KEYS[v.profile]}"
    score = Sign(text="points", value=scored(v, v.players), symbol="points", tone="info")
    return [score, Sign(text=T("profile", what=profile)), Sign(text="counter", value=v.counter, symbol="value")]


def board(v: Nba, team: int, kind: int, area: str, mine: bool, ids: Ids) -> Zone:
    """The prepared tactics, each with what it promises or how much collective level is missing."""
    zone = f"{'def' if kind else 'off'}{team}"
    pieces = []
    for place in range(SLOTS):
        tactic = v.boards[team][kind * SLOTS + place]
        if tactic != EMPTY:
            key = CARD_KEYS[tactic]
            pieces.append(Piece(id=ids(zone, key), face=key, at=(0, place), signs=[prospect(v, team, tactic)]))
    return Zone(
        id=zone,
        kind="grid",
        area=area,
        title="board-defence" if kind else "board-offence",
        owner=owner_of(v, team),
        rows=[pic.Header(text="")],
        cols=[pic.Header(text="") for _ in range(SLOTS)],
        pieces=pieces,
        scale="normal" if mine else "small",
    )


def prospect(v: Nba, team: int, tactic: int) -> Sign:
    missing = COMPLEXITY[tactic] - v.levels[team][IQ]
    if missing > 0:
        return Sign(text="missing-iq", value=missing, symbol="iq", tone="bad")
    if not is_playable(v, team, tactic):
        return Sign(text="no-dice", tone="bad")
    return Sign(text="about", value=round(promise(v, team, tactic)), symbol="points", tone="good")


def piles(v: Nba, team: int, area: str, mine: bool, ids: Ids) -> list[Zone]:
    """The pile with what lies on it openly, the discard, what is known of another hand, one's own market."""
    tops = [CARD_KEYS[card] for card in v.tops[team]]
    many = len(v.piles[team])
    lowest = [Piece(id=f"pile{team}.bottom", face="back")] if many else []
    pile = [*lowest, *ids.pieces(f"pile{team}", tops)]
    discard = [CARD_KEYS[card] for card in v.discards[team]]
    shown = discard if v.teams == 2 else discard[-LISTED:] if mine else discard[-1:]
    zones = [
        Zone(
            id=f"pile{team}",
            kind="pile",
            area=area,
            title="pile",
            owner=team,
            pieces=pile,
            count=many + len(tops),
            scale="small",
        ),
        Zone(
            id=f"discard{team}",
            kind="pile",
            area=area,
            title="discard",
            owner=team,
            pieces=ids.pieces(f"discard{team}", shown),
            count=len(discard),
            scale="small",
        ),
    ]
    if not mine and v.teams == 2 and not tops:
        zones = zones[1:]  # the panel says how many cards the pile has
    if not mine and v.teams == 2 and v.shown[team]:
        known = ids.pieces(f"known{team}", [CARD_KEYS[card] for card in sorted(v.shown[team])])
        zones.append(heap(f"known{team}", "known", area, team, known))
    if not mine and v.teams > 2:  # there is no room for more
        market = ids.pieces(f"mini{team}", [CARD_KEYS[card] for card in v.minis[team]])
        return [zones[0], heap(f"mini{team}", "own-market", area, team, market)] if market else zones[:1]
    if v.minis[team]:
        market = ids.pieces(f"mini{team}", [CARD_KEYS[card] for card in v.minis[team]])
        zones.append(shelf(f"mini{team}", "own-market", area, team, market, OWN_MARKET))
    return zones


def heap(zone: str, title: str, area: str, owner: int, cards: list[Piece]) -> Zone:
    """Cards on one another, to be opened: however many there are, nothing else has to move."""
    return Zone(
        id=zone, kind="pile", area=area, title=title, owner=owner, pieces=cards, count=len(cards), scale="small"
    )


def shelf(zone: str, title: str, area: str, owner: int | None, cards: list[Piece], room: int) -> Zone:
    """Cards beside others: they always have room for so many at least."""
    return Zone(
        id=zone,
        kind="row",
        area=area,
        title=title,
        owner=owner,
        pieces=cards,
        scale="small",
        room=max(room, len(cards)),
    )


def mover(v: Nba, ids: Ids) -> list[Zone]:
    """4.3: who was displaced and must find another position, or leave."""
    if v.mover == EMPTY:
        return []
    key, owner = CARD_KEYS[v.mover], owner_of(v, v.active)
    moving = [Piece(id=ids("mover", key), face=key)]
    return [Zone(id="mover", kind="row", area="mover", title="mover", owner=owner, pieces=moving)]


# The hand ----------------------------------------------------------------------------------------------------


def hand(v: Nba, seat: int, ids: Ids) -> Zone:
    """Players, tactics, Fatigue."""
    cards = ids.pieces("hand", [CARD_KEYS[card] for card in v.hand(seat)])
    return Zone(id="hand", kind="fan", area="hand", title="your-hand", owner=seat, pieces=cards, signs=power(v, seat))


def power(v: Nba, seat: int) -> list[Sign]:
    """4.9: what the players and the tactics of the hand can pay."""
    if not v.fields[seat]:
        return []
    return [
        Sign(text=text, value=sum(v.value(card) for card in money(v, seat, is_tactic)))
        for text, is_tactic in (("players-pay", False), ("tactics-pay", True))
    ]


ACTIONS: Final = (
    (REPLACED, "replace"),
    (PREPARED, "prepare"),
    (BOUGHT_PLAYER, "buyplayer"),
    (BOUGHT_TACTIC, "buytactic"),
)


def checklist(v: Nba, seat: int) -> list[Sign]:
    """4.1: which actions of the turn are done, and which are still open."""
    if seat != v.active or v.is_over() or v.ultimate or v.row == [EMPTY] * ROW:
        return []
    return [
        Sign(text=f"done-{name}", symbol=name, tone="good") if v.used & done else Sign(text=f"open-{name}", symbol=name)
        for done, name in ACTIONS[: 2 if v.overtimes else 4]
    ]
