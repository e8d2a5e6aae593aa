"""Treize: what happened, told step by step."""

from __future__ import annotations

from typing import Any

from pioche.core.flow import NOBODY, Step
from pioche.core.scene import Happening, Line, Move, Sheet, T, at, face
from pioche.games.treize.cards import ACCEPT, FACES, NO_CARD, PLUS, limit, plus_signs, total
from pioche.games.treize.dealing import FirstDealer, Give, StartRound, TakePacket, TurnUp
from pioche.games.treize.scoring import EndGame, Reshuffle, RunOut, ScoreRound, StopRound, won_from
from pioche.games.treize.symbols import DrawCard, LoseLast, OfferDrawn, Receive, WinAtOnce
from pioche.games.treize.table import Treize


def story(before: Treize, step: Step[Any], choice: int, after: Treize, viewer: int | None) -> list[Happening]:
    """This step as a few sentences; nothing if there is nothing to say."""
    match step:
        case FirstDealer() | StartRound():
            return round_begins(after)
        case TakePacket():
            return takes_packet(before, after)
        case TurnUp():
            return [with_card("ev-turns-up", after.dealer, after.up)]
        case Give(seat=dealer):
            return [gives(before, dealer, choice)]
        case Receive(seat=player):
            return [with_card("ev-accepts" if choice == ACCEPT else "ev-refuses", player, before.up)]
        case LoseLast(player=player):
            return [loses_last(before, player)]
        case DrawCard(player=player):
            return [with_card("ev-draws", player, after.up)]
        case OfferDrawn(player=player):
            return [with_card("ev-takes", player, before.up, keep="moment")] if after.up == NO_CARD else []
        case WinAtOnce(player=player):
            return [wins_at_once(before, player, viewer)]
        case StopRound(loser=loser):
            return busts(before, loser)
        case ScoreRound(loser=loser):
            return [scores_round(before, after, loser, viewer)]
        case Reshuffle():
            return reshuffles(before, after)
        case RunOut():
            return [Happening(text="ev-run-out", tone="info", hold=True)]
        case EndGame():
            return [game_over(after)]
    return []


def with_card(message: str, actor: int, card: int, keep: Any = "match") -> Happening:
    """Somebody does something with a card."""
    name = FACES[card]
    return Happening(text=T(message, who=at(actor), card=face(name)), actor=actor, faces=[name], keep=keep)


# 2, 3 and 6.4 Dealing ------------------------------------------------------------------------------------


def round_begins(after: Treize) -> list[Happening]:
    return [
        Happening(text=T("ev-round", n=len(after.pad) + 1), head=True),
        Happening(text=T("ev-starts", who=at(after.starter)), actor=after.starter),
    ]


def takes_packet(before: Treize, after: Treize) -> list[Happening]:
    taken = after.packet - before.packet
    text = T("ev-packet", who=at(after.dealer), n=taken)
    return [Happening(text=text, actor=after.dealer, head=before.packet == 0)] if taken else []


def gives(before: Treize, dealer: int, player: int) -> Happening:
    if player == dealer:
        return with_card("ev-keeps", dealer, before.up)
    name = FACES[before.up]
    text = T("ev-gives", who=at(dealer), card=face(name), to=at(player))
    return Happening(text=text, actor=dealer, to=[player], faces=[name])


# 5 The symbols -------------------------------------------------------------------------------------------


def loses_last(before: Treize, player: int) -> Happening:
    row = before.rows[player]
    if not row:
        return Happening(text=T("ev-arrow-nothing", who=at(player)), actor=player)
    return with_card("ev-arrow", player, row[-1])


def wins_at_once(before: Treize, player: int, viewer: int | None) -> Happening:
    name = FACES[before.up]
    return Happening(
        text=T("ev-wins", who=at(player), n=PLUS[before.up]),
        actor=player,
        faces=[name],
        moves=[Move(start="up", end=won_pile(player, viewer), face=name)],
        tone="good",
    )


def won_pile(player: int, viewer: int | None) -> str:
    """Where this player's won cards lie in the viewer's scene."""
    return "won" if player == viewer else at(player)


# 6 Thirteen! ---------------------------------------------------------------------------------------------


def busts(before: Treize, loser: int) -> list[Happening]:
    row = before.rows[loser]
    text = T("ev-bust", who=at(loser), n=total(row), limit=limit(row))
    told = [Happening(text=text, actor=loser, tone="bad", hold=True)]
    if before.packet:
        told.append(Happening(text=T("ev-put-back", n=before.packet), keep="turn"))
    return told


def scores_round(before: Treize, after: Treize, loser: int, viewer: int | None) -> Happening:
    winners = [player for player in range(len(before.rows)) if player != loser]
    return Happening(
        text="ev-scored-all" if loser == NOBODY else T("ev-scored", who=at(loser)),
        moves=[
            Move(start=f"lane{player}", end=won_pile(player, viewer), face=FACES[card])
            for player in winners
            for card in won_from(before.rows[player])
        ],
        # With closed scores the log does not keep what the players are meant to remember.
        keep="match" if after.open_scores else "turn",
        hold=True,
        tone="info",
        sheet=round_sheet(before, after, loser),
    )


def round_sheet(before: Treize, after: Treize, loser: int) -> Sheet:
    everyone = range(len(before.rows))
    staked = [plus_signs(row) for row in before.rows]
    kept = [0 if player == loser else staked[player] for player in everyone]
    gained = after.pad[-1]
    rows = [
        Line(text="sheet-row", cells=[*kept]),
        Line(text="sheet-at-once", cells=[gained[player] - kept[player] for player in everyone]),
        Line(text="sheet-round", cells=[*gained], tone="good"),
    ]
    if loser != NOBODY:
        lost = [staked[player] if player == loser else None for player in everyone]
        rows.append(Line(text="sheet-lost", cells=[*lost], tone="bad"))
    return Sheet(title=T("sheet-round-n", n=len(after.pad)), heads=[at(player) for player in everyone], rows=rows)


# 7 The end -----------------------------------------------------------------------------------------------


def reshuffles(before: Treize, after: Treize) -> list[Happening]:
    told = []
    if after.reshuffles > before.reshuffles:
        told.append(Happening(text=T("ev-reshuffle", n=after.pile)))
    if not before.last_round:
        told.append(Happening(text="ev-last-round", tone="warn", hold=True))
    return told


def game_over(after: Treize) -> Happening:
    winners = [seat for seat, rank in enumerate(after.ranks) if rank == 0]
    if len(winners) > 1:
        return Happening(text="ev-shared", head=True, hold=True)
    text = T("ev-winner", who=at(winners[0]), n=plus_signs(after.won[winners[0]]))
    return Happening(text=text, actor=winners[0], head=True, hold=True, tone="good")
