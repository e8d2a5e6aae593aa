"""Mü: what happens, told in sentences."""

from __future__ import annotations

from pioche.core.flow import NOBODY, Step
from pioche.core.scene import Happening, Line, Sheet, T, at, face
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.mu.auction import Bid, CloseAuction, ShowMore
from pioche.games.mu.cards import PASS, SHOWN, STOP, target
from pioche.games.mu.match import ChooseDealer, Deal, NextHand
from pioche.games.mu.naming import NameChiefTrump, NamePartner, NameViceTrump
from pioche.games.mu.scene import trump_text
from pioche.games.mu.scoring import ScoreHand, ScoreStalemate, bonus_or_penalty
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PlayCard, TakeTrick, triangles


def story(before: Mu, step: Step[Mu], choice: int, after: Mu, viewer: int | None) -> list[Happening]:
    who = step.seat
    if isinstance(step, ChooseDealer):
        return [Happening(text=T("ev-dealer", who=at(after.dealer)), actor=after.dealer)]
    if isinstance(step, Deal):
        text = T("ev-deal", who=at(after.dealer), n=after.hand + 1)
        return [Happening(text=text, head=True, actor=after.dealer)]
    if isinstance(step, Bid | ShowMore):
        return bids(step.seat, choice)
    if isinstance(step, CloseAuction):
        return auction_result(after)
    if isinstance(step, ScoreStalemate):
        return [stalemate(before, after)]
    if isinstance(step, NameViceTrump | NameChiefTrump):
        kind = after.vice_trump if isinstance(step, NameViceTrump) else after.chief_trump
        return [Happening(text=T("ev-names", who=at(who), trump=trump_text(kind)), actor=who)]
    if isinstance(step, NamePartner):
        return [Happening(text=T("ev-partner", who=at(who), to=at(after.partner)), actor=who, to=[after.partner])]
    if isinstance(step, PlayCard):
        message = "ev-plays" if choice < SHOWN else "ev-plays-shown"
        return [Happening(text=T(message, who=at(who), card=face(FACE_KEYS[choice % SHOWN])), actor=who)]
    if isinstance(step, TakeTrick):
        return [taken(before, after)]
    if isinstance(step, ScoreHand):
        return [score(before, after)]
    if isinstance(step, NextHand) and after.is_over():
        return winners(after)
    return []


def bids(seat: int, choice: int) -> list[Happening]:
    if choice == STOP:
        return []
    if choice == PASS:
        return [Happening(text=T("ev-passes", who=at(seat)), actor=seat)]
    return [Happening(text=T("ev-shows", who=at(seat), card=face(FACE_KEYS[choice])), actor=seat)]


def auction_result(v: Mu) -> list[Happening]:
    if v.chief == NOBODY:
        return [] if any(v.shown) else [Happening(text="ev-void", hold=True)]
    need = target(v.players, v.bid)
    out = [Happening(text=T("ev-chief", who=at(v.chief), n=v.bid, target=need), actor=v.chief, tone="info")]
    if v.vice != NOBODY:
        out.append(Happening(text=T("ev-vice", who=at(v.vice)), actor=v.vice))
    elif v.players > 3:
        out.append(Happening(text="ev-no-vice"))
    return out


def taken(before: Mu, after: Mu) -> Happening:
    worth = triangles(before.trick)
    return Happening(text=T("ev-takes", who=at(after.leader), n=worth), actor=after.leader, hold=True)


def stalemate(before: Mu, after: Mu) -> Happening:
    offender = next(seat for seat, points in enumerate(after.pad[-1]) if points < 0)
    text = T("ev-stalemate", who=at(offender), n=-after.pad[-1][offender])
    return Happening(text=text, actor=offender, tone="bad", hold=True, sheet=hand_sheet(before, after))


def score(before: Mu, after: Mu) -> Happening:
    need, have = target(after.players, after.bid), after.team()
    made = have >= need
    text = T("ev-made" if made else "ev-missed", who=at(after.chief), n=need, have=have)
    sheet = hand_sheet(before, after)
    return Happening(text=text, actor=after.chief, tone="good" if made else "bad", hold=True, sheet=sheet)


def hand_sheet(before: Mu, after: Mu) -> Sheet:
    """The summary of a hand: triangles, bonus or penalty, points, totals."""
    rows = []
    if after.chief != NOBODY:
        extra = bonus_or_penalty(after)
        rows.append(Line(text="sheet-triangles", cells=[*after.won]))
        rows.append(Line(text="sheet-bonus", cells=[points or None for points in extra]))
    rows.append(Line(text="sheet-points", cells=[*after.pad[-1]]))
    rows.append(Line(text="sheet-total", cells=[*after.totals], tone="good"))
    return Sheet(title=T("sheet-hand", n=after.hand), heads=[at(seat) for seat in range(after.players)], rows=rows)


def winners(v: Mu) -> list[Happening]:
    first = [seat for seat in range(v.players) if v.ranks[seat] == 0]
    return [
        Happening(text=T("ev-wins", who=at(seat), n=v.totals[seat]), actor=seat, tone="good", hold=True)
        for seat in first
    ]
