"""Treize: what happened, told step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pioche.core.flow import NOBODY
from pioche.core.scene import Happening, Line, Move, Sheet, T, at, did, held, replace, sheet, won_by
from pioche.core.table import Seen, Stories
from pioche.games.treize.cards import ACCEPT, FACES, NO_CARD, PLUS, REFUSE, limit, plus_signs, total
from pioche.games.treize.dealing import FirstDealer, Give, StartRound, TakePacket, TurnUp
from pioche.games.treize.scoring import EndGame, Reshuffle, RunOut, ScoreRound, StopRound, scores, won_from
from pioche.games.treize.state import Treize
from pioche.games.treize.symbols import DrawCard, LoseLast, OfferDrawn, Receive, WinAtOnce

ANSWERED: Final = {ACCEPT: "accepts", REFUSE: "refuses"}


def round_begins(m: Seen[Treize]) -> list[Happening]:
    return [Happening(text=T("ev-round", n=len(m.after.pad) + 1), head=True), did("ev-starts", m.after.starter)]


def takes_packet(m: Seen[Treize]) -> Happening | None:
    taken = m.after.packet - m.before.packet
    return did("ev-packet", m.after.dealer, args={"n": taken}, head=m.before.packet == 0) if taken else None


def gives(m: Seen[Treize]) -> Happening:
    card = FACES[m.before.up]
    if m.choice == m.seat:
        return did("ev-keeps", m.seat, card)
    return did("ev-gives", m.seat, card, args={"to": at(m.choice)}, to=[m.choice])


def loses_last(m: Seen[Treize]) -> Happening:
    row = m.before.rows[m.step.player]
    return did("ev-arrow", m.step.player, FACES[row[-1]]) if row else did("ev-arrow-nothing", m.step.player)


def wins_at_once(m: Seen[Treize]) -> Happening:
    player, card = m.step.player, m.before.up
    moves = [wins(m, "up", player, card)]
    return did("ev-wins", player, args={"n": PLUS[card]}, faces=[FACES[card]], moves=moves, tone="good")


def wins(m: Seen[Treize], start: str, player: int, card: int) -> Move:
    """A card goes to this player's won pile, which the viewer sees if it is their own."""
    return Move(start=start, end="won" if player == m.viewer else at(player), face=FACES[card])


def busts(m: Seen[Treize]) -> list[Happening]:
    loser: int = m.step.player
    row = m.before.rows[loser]
    look = held(cause=[f"lane{loser}"], gain=-plus_signs(row) or None, harm=True)
    told = [did("ev-bust", loser, args={"n": total(row), "limit": limit(row)}, tone="bad", **look)]
    return [*told, Happening(text=T("ev-put-back", n=m.before.packet), keep="turn")] if m.before.packet else told


def scores_round(m: Seen[Treize]) -> Happening:
    loser, rows = m.step.player, m.before.rows
    lanes = [(player, f"lane{player}", row) for player, row in enumerate(rows) if player != loser]
    return Happening(
        text="ev-scored-all" if loser == NOBODY else T("ev-scored", who=at(loser)),
        moves=[wins(m, lane, player, card) for player, lane, row in lanes for card in won_from(row)],
        tone="info",
        sheet=round_sheet(rows, m.after, loser),
        **held(cause=[lane for _, lane, row in lanes if row]),
    )


def round_sheet(rows: list[list[int]], after: Treize, loser: int) -> Sheet:
    staked, gained = [plus_signs(row) for row in rows], after.pad[-1]
    kept = [0 if player == loser else plus for player, plus in enumerate(staked)]
    lines = [
        Line(text="sheet-row", cells=[*kept]),
        Line(text="sheet-at-once", cells=[whole - row for whole, row in zip(gained, kept, strict=True)]),
        Line(text="sheet-round", cells=[*gained], tone="good"),
    ]
    if loser != NOBODY:
        lost = [plus if player == loser else None for player, plus in enumerate(staked)]
        lines.append(Line(text="sheet-lost", cells=[*lost], tone="bad"))
    return sheet(T("sheet-round-n", n=len(after.pad)), len(rows), lines)


def reshuffles(m: Seen[Treize]) -> list[Happening]:
    again = m.after.reshuffles > m.before.reshuffles
    told = [Happening(text=T("ev-reshuffle", n=m.after.pile))] if again else []
    return told if m.before.last_round else [*told, Happening(text="ev-last-round", tone="warn", hold=True)]


def to_remember(tell: Callable[[Seen[Treize]], Happening]) -> Callable[[Seen[Treize]], Happening]:
    """Cards, and where they went: told, but with closed scores not kept, or the log would count everybody's plus signs.

    The players are meant to remember them.  Rows lie open as long as they are there, so what was told since one's own
    last turn is enough.
    """
    return lambda m: tell(m) if m.after.open_scores else replace(tell(m), keep="turn")


STORIES: Final[Stories] = {
    FirstDealer: round_begins,
    StartRound: round_begins,
    TakePacket: takes_packet,
    TurnUp: to_remember(lambda m: did("ev-turns-up", m.after.dealer, FACES[m.after.up])),
    Give: to_remember(gives),
    Receive: to_remember(lambda m: did(f"ev-{ANSWERED[m.choice]}", m.seat, FACES[m.before.up])),
    LoseLast: to_remember(loses_last),
    DrawCard: to_remember(lambda m: did("ev-draws", m.step.player, FACES[m.after.up])),
    OfferDrawn: lambda m: (
        did("ev-takes", m.step.player, FACES[m.before.up], keep="moment") if m.after.up == NO_CARD else None
    ),
    WinAtOnce: to_remember(wins_at_once),
    StopRound: busts,
    ScoreRound: to_remember(scores_round),
    Reshuffle: reshuffles,
    RunOut: lambda m: Happening(text="ev-run-out", tone="info", hold=True),
    EndGame: lambda m: won_by(m.after.ranks, scores(m.after)),
}
