"""Treize: what happened, told step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pioche.core.flow import NOBODY
from pioche.core.scene import Beat, Happening, Line, Move, Sheet, T, at, did, replace, sheet, won_by
from pioche.core.table import Seen, Stories
from pioche.games.treize.cards import ACCEPT, FACES, NO_CARD, PLUS, limit, plus_signs, total
from pioche.games.treize.dealing import FirstDealer, Give, StartRound, TakePacket, TurnUp
from pioche.games.treize.scoring import EndGame, Reshuffle, RunOut, ScoreRound, StopRound, scores, won_from
from pioche.games.treize.state import Treize
from pioche.games.treize.symbols import DrawCard, LoseLast, OfferDrawn, Receive, WinAtOnce

# 2 to 5 Dealing, receiving, and the symbols --------------------------------------------------------------


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


def answers_gift(m: Seen[Treize]) -> Happening:
    return did("ev-accepts" if m.choice == ACCEPT else "ev-refuses", m.seat, FACES[m.before.up])


def loses_last(m: Seen[Treize]) -> Happening:
    row = m.before.rows[m.step.player]
    return did("ev-arrow", m.step.player, FACES[row[-1]]) if row else did("ev-arrow-nothing", m.step.player)


def takes_drawn(m: Seen[Treize]) -> Happening | None:
    taken = m.after.up == NO_CARD
    return did("ev-takes", m.step.player, FACES[m.before.up], keep="moment") if taken else None


def wins_at_once(m: Seen[Treize]) -> Happening:
    player, card, plus = m.step.player, FACES[m.before.up], PLUS[m.before.up]
    moves = [Move(start="up", end=won_pile(player, m.viewer), face=card)]
    return did("ev-wins", player, args={"n": plus}, faces=[card], moves=moves, tone="good")


def won_pile(player: int, viewer: int | None) -> str:
    """Where this player's won cards lie in the viewer's scene."""
    return "won" if player == viewer else at(player)


# 6 Thirteen! ---------------------------------------------------------------------------------------------


def busts(m: Seen[Treize]) -> list[Happening]:
    loser: int = m.step.player
    row = m.before.rows[loser]
    reached = {"n": total(row), "limit": limit(row)}
    beat = Beat(cause=[f"lane{loser}"], gain=-plus_signs(row) or None, harm=True)
    told = [did("ev-bust", loser, args=reached, tone="bad", hold=True, beat=beat)]
    return [*told, Happening(text=T("ev-put-back", n=m.before.packet), keep="turn")] if m.before.packet else told


def scores_round(m: Seen[Treize]) -> Happening:
    loser, rows = m.step.player, m.before.rows
    return Happening(
        text="ev-scored-all" if loser == NOBODY else T("ev-scored", who=at(loser)),
        moves=[
            Move(start=f"lane{player}", end=won_pile(player, m.viewer), face=FACES[card])
            for player in range(len(rows))
            if player != loser
            for card in won_from(rows[player])
        ],
        hold=True,
        beat=Beat(cause=[f"lane{player}" for player in range(len(rows)) if player != loser and rows[player]]),
        tone="info",
        sheet=round_sheet(rows, m.after, loser),
    )


def round_sheet(rows: list[list[int]], after: Treize, loser: int) -> Sheet:
    everyone = range(len(rows))
    staked = [plus_signs(row) for row in rows]
    kept = [0 if player == loser else staked[player] for player in everyone]
    gained = after.pad[-1]
    lines = [
        Line(text="sheet-row", cells=[*kept]),
        Line(text="sheet-at-once", cells=[gained[player] - kept[player] for player in everyone]),
        Line(text="sheet-round", cells=[*gained], tone="good"),
    ]
    if loser != NOBODY:
        lost = [staked[player] if player == loser else None for player in everyone]
        lines.append(Line(text="sheet-lost", cells=[*lost], tone="bad"))
    return sheet(T("sheet-round-n", n=len(after.pad)), len(rows), lines)


# 7 The end -----------------------------------------------------------------------------------------------


def reshuffles(m: Seen[Treize]) -> list[Happening]:
    told = []
    if m.after.reshuffles > m.before.reshuffles:
        told.append(Happening(text=T("ev-reshuffle", n=m.after.pile)))
    if not m.before.last_round:
        told.append(Happening(text="ev-last-round", tone="warn", hold=True))
    return told


# 6.3 Closed scores ---------------------------------------------------------------------------------------


def to_remember(tell: Callable[[Seen[Treize]], Happening]) -> Callable[[Seen[Treize]], Happening]:
    """Cards, and where they went: told, but with closed scores not kept, or the log would count everybody's plus signs.

    The players are meant to remember them.  Rows lie open as long as they are there, so what was told since one's own
    last turn is enough.
    """

    def told(m: Seen[Treize]) -> Happening:
        return tell(m) if m.after.open_scores else replace(tell(m), keep="turn")

    return told


STORIES: Final[Stories] = {
    FirstDealer: round_begins,
    StartRound: round_begins,
    TakePacket: takes_packet,
    TurnUp: to_remember(lambda m: did("ev-turns-up", m.after.dealer, FACES[m.after.up])),
    Give: to_remember(gives),
    Receive: to_remember(answers_gift),
    LoseLast: to_remember(loses_last),
    DrawCard: to_remember(lambda m: did("ev-draws", m.step.player, FACES[m.after.up])),
    OfferDrawn: takes_drawn,
    WinAtOnce: to_remember(wins_at_once),
    StopRound: busts,
    ScoreRound: to_remember(scores_round),
    Reshuffle: reshuffles,
    RunOut: lambda m: Happening(text="ev-run-out", tone="info", hold=True),
    EndGame: lambda m: won_by(m.after.ranks, scores(m.after)),
}
