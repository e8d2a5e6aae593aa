"""NBA Deck-Building: a team as a picture: the field, the board, the piles, the hand."""

from __future__ import annotations

from pioche.core import scene as pic
from pioche.core.scene import Ids, Piece, Sign, T, Text, Zone, at
from pioche.games.nba.activation import by_rebounds
from pioche.games.nba.answers import SLOTS
from pioche.games.nba.cards import (
    BASE_TACTICS,
    CARD_KEYS,
    COACH_KEYS,
    COMPLEXITY,
    EMPTY,
    IQ,
    MOST_DICE,
    NO_COACH,
    POSITIONS,
    REBOUND,
    STARTERS,
)
from pioche.games.nba.outlook import is_playable, money, promise
from pioche.games.nba.profiles import PROFILE_KEYS
from pioche.games.nba.selection import DECK
from pioche.games.nba.state import (
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    PREPARED,
    REPLACED,
    Nba,
)
from pioche.games.nba.table.faces import POSITION_SYMBOLS, STAT_SYMBOLS
from pioche.games.nba.turns import match_points, scored

LISTED = 8  # cards of one's own discard that are listed at a table with many teams


def name_of(v: Nba, team: int) -> str:
    """Whose team it is; alone, the other one is the computer's."""
    return at(team) if team < v.players else "computer"


def owner_of(v: Nba, team: int) -> int | None:
    return team if team < v.players else None


def player(v: Nba, seat: int, viewer: int | None) -> pic.Player:
    signs = levels(v, seat)
    signs.append(Sign(text="hand-size", value=v.hand_size(seat), symbol="cards"))
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
        signs.append(Sign(text=f"stat-{symbol}", value=min(MOST_DICE, own[stat]), symbol=symbol))
    return signs


def team_zones(v: Nba, team: int, viewer: int | None, ids: Ids) -> list[Zone]:
    area, owner, mine = f"p{team}", owner_of(v, team), team == viewer
    small: dict[str, str] = {} if mine else {"scale": "small"}
    if not v.fields[team]:
        return picking(v, team, area, ids) if mine else [waiting_team(v, team, area)]
    court = [
        Piece(id=ids(f"court{team}", CARD_KEYS[card]), face=CARD_KEYS[card], at=(0, place), flags=flags(v, team, place))
        for place, card in enumerate(v.fields[team])
    ]
    zones = [
        Zone(
            id=f"court{team}",
            kind="grid",
            area=area,
            title=T("court", who=name_of(v, team)),
            owner=owner,
            rows=[pic.Header(text="")],
            cols=[pic.Header(text=f"letters-{key}", symbol=key) for key in POSITION_SYMBOLS],
            pieces=court,
            signs=[] if team < v.players else [*levels(v, team), *machine(v)],
            says={"mark": "came-on"},
            **small,  # type: ignore[arg-type]
        )
    ]
    if v.mover != EMPTY and team == v.active:
        key = CARD_KEYS[v.mover]
        moving = [Piece(id=ids("mover", key), face=key)]
        zones.append(Zone(id="mover", kind="row", area=area, title="mover", owner=owner, pieces=moving, scale="small"))
    if mine or v.teams == 2:
        zones += [board(v, team, kind, area, mine, ids) for kind in range(2)]
    else:
        prepared = ids.pieces(f"board{team}", [CARD_KEYS[card] for card in v.boards[team] if card != EMPTY])
        zones.append(
            Zone(id=f"board{team}", kind="row", area=area, title="board", owner=owner, pieces=prepared, scale="small")
        )
    if team < v.players:
        zones += piles(v, team, area, mine, ids)
    elif v.candidates:
        cards = ids.pieces("candidates", [CARD_KEYS[card] for card in v.candidates])
        zones.append(Zone(id="candidates", kind="row", area=area, title="candidates", pieces=cards, scale="small"))
    return zones


def flags(v: Nba, team: int, place: int) -> list[pic.Flag]:
    return ["mark"] if team == v.active and v.newcomers >> place & 1 else []


def machine(v: Nba) -> list[Sign]:
    """10.1: what the computer's team looks for, and what it may spend."""
    profile = f"option-profile-{PROFILE_KEYS[v.profile]}"
    return [Sign(text=T("profile", what=profile)), Sign(text="counter", value=v.counter, symbol="value")]


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
    if not mine and v.teams == 2 and v.shown[team]:
        known = ids.pieces(f"known{team}", [CARD_KEYS[card] for card in sorted(v.shown[team])])
        zones.append(
            Zone(id=f"known{team}", kind="row", area=area, title="known", owner=team, pieces=known, scale="small")
        )
    if not mine and v.teams > 2:
        return zones[:1]  # there is no room for more; discards and own markets of others are in the story
    if v.minis[team]:
        market = ids.pieces(f"mini{team}", [CARD_KEYS[card] for card in v.minis[team]])
        zones.append(
            Zone(id=f"mini{team}", kind="row", area=area, title="own-market", owner=team, pieces=market, scale="small")
        )
    return zones


# The hand ----------------------------------------------------------------------------------------------------


def hand(v: Nba, seat: int, ids: Ids) -> Zone:
    """Players, tactics, Fatigue."""
    cards = ids.pieces("hand", [CARD_KEYS[card] for card in v.hand(seat)])
    return Zone(id="hand", kind="fan", area="hand", title="your-hand", owner=seat, pieces=cards)


def checklist(v: Nba, seat: int) -> list[Sign]:
    """What the hand can pay, and which actions of the turn are still open."""
    value = {is_tactic: sum(v.value(card) for card in money(v, seat, is_tactic)) for is_tactic in (False, True)}
    on = seat == v.active and not v.is_over() and not v.ultimate
    signs = []
    for done, name, power in (
        (REPLACED, "replace", None),
        (PREPARED, "prepare", None),
        (BOUGHT_PLAYER, "buyplayer", value[False]),
        (BOUGHT_TACTIC, "buytactic", value[True]),
    ):
        if power is None and not on:
            continue
        is_done = on and bool(v.used & done)
        text: Text = f"done-{name}" if is_done else f"open-{name}"
        signs.append(Sign(text=text, symbol=name, value=None if is_done else power, tone="good" if is_done else ""))
    return signs


# Choosing a team ---------------------------------------------------------------------------------------------


def picking(v: Nba, seat: int, area: str, ids: Ids) -> list[Zone]:
    """8.1: the starters two by two, the substitutes and the base tactics; what is left out is dimmed."""
    picks = v.picks[seat]
    starters = [
        Piece(
            id=ids("starters", CARD_KEYS[card]),
            face=CARD_KEYS[card],
            at=(card % 2, card // 2),
            flags=chosen(picks, card),
        )
        for card in range(STARTERS)
    ]
    out = [
        Zone(
            id="starters",
            kind="grid",
            area=area,
            title="starters",
            owner=seat,
            rows=[pic.Header(text=""), pic.Header(text="")],
            cols=[pic.Header(text=f"letters-{key}", symbol=key) for key in POSITION_SYMBOLS],
            pieces=starters,
            says={"mark": "starts"},
            scale="small",
        )
    ]
    for zone, cards in (("bench", DECK[:-BASE_TACTICS]), ("basics", DECK[-BASE_TACTICS:])):
        pieces = [
            Piece(id=ids(zone, CARD_KEYS[card]), face=CARD_KEYS[card], flags=["dim"] if card in picks else [])
            for card in cards
        ]
        out.append(Zone(id=zone, kind="row", area=area, title=zone, owner=seat, pieces=pieces, scale="small"))
    return out


def chosen(picks: list[int], card: int) -> list[pic.Flag]:
    """Whether a starter is chosen, or the other one of his position is."""
    if card in picks[:POSITIONS]:
        return ["mark"]
    return ["dim"] if card // 2 < len(picks) else []


def waiting_team(v: Nba, team: int, area: str) -> Zone:
    return Zone(id=f"court{team}", kind="row", area=area, title="team-secret", owner=owner_of(v, team), scale="small")
