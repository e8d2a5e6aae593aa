"""Mü: what happens, told in sentences."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY
from pioche.core.scene import Happening, Line, Sheet, T, at, did, face, held, places, sheet
from pioche.core.table import Seen, Stories
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.mu.auction import Bid, CloseAuction, ShowMore
from pioche.games.mu.cards import PASS, SHOWN, STOP, target
from pioche.games.mu.match import ChooseDealer, Deal, NextHand
from pioche.games.mu.naming import NameChiefTrump, NamePartner, NameViceTrump
from pioche.games.mu.scoring import ScoreHand, ScoreStalemate, bonus_or_penalty
from pioche.games.mu.state import Mu
from pioche.games.mu.table.scene import trick, trump_text
from pioche.games.mu.tricks import PlayCard, TakeTrick, triangles

# 2, 3 The auction ----------------------------------------------------------------------------------------------


def bids(m: Seen[Mu]) -> Happening | None:
    if m.choice == STOP:
        return None
    if m.choice == PASS:
        return did("ev-passes", m.seat)
    return did("ev-shows", m.seat, args={"card": face(FACE_KEYS[m.choice])})


def auction_result(m: Seen[Mu]) -> list[Happening]:
    v = m.after
    if v.chief == NOBODY:
        return [] if any(v.shown) else [Happening(text="ev-void", hold=True)]
    need = target(v.players, v.bid)
    out = [did("ev-chief", v.chief, args={"n": v.bid, "target": need}, tone="info")]
    if v.vice != NOBODY:
        out.append(did("ev-vice", v.vice))
    elif v.players > 3:
        out.append(Happening(text="ev-no-vice"))
    return out


# 4, 6 Naming and playing ---------------------------------------------------------------------------------------


def names_trump(m: Seen[Mu]) -> Happening:
    kind = m.after.vice_trump if isinstance(m.step, NameViceTrump) else m.after.chief_trump
    return did("ev-names", m.seat, args={"trump": trump_text(kind)})


def plays(m: Seen[Mu]) -> Happening:
    message = "ev-plays" if m.choice < SHOWN else "ev-plays-shown"
    return did(message, m.seat, args={"card": face(FACE_KEYS[m.choice % SHOWN])})


def taken(m: Seen[Mu]) -> Happening:
    worth, winner = triangles(m.before.trick), m.after.leader
    best = m.before.trick[(winner - m.before.leader) % m.before.players]
    cause = next(piece.id for piece in trick(m.before).pieces if "mark" in piece.flags)
    why = T("why-takes", card=face(FACE_KEYS[best]))
    return did("ev-takes", winner, args={"n": worth}, **held(why=why, cause=[cause], to=winner, gain=worth))


# 7, 8 Scoring --------------------------------------------------------------------------------------------------


def stalemate(m: Seen[Mu]) -> Happening:
    after = m.after
    offender = next(seat for seat, points in enumerate(after.pad[-1]) if points < 0)
    lost = after.pad[-1][offender]
    look = held(to=offender, gain=lost, harm=True)
    return did("ev-stalemate", offender, args={"n": -lost}, tone="bad", sheet=hand_sheet(after), **look)


def score(m: Seen[Mu]) -> Happening:
    after = m.after
    need, have = target(after.players, after.bid), after.team()
    message, tone = ("ev-made", "good") if have >= need else ("ev-missed", "bad")
    look = held(to=after.chief, gain=after.pad[-1][after.chief], harm=have < need)
    args = {"n": need, "have": have}
    return did(message, after.chief, args=args, tone=tone, sheet=hand_sheet(after), **look)


def hand_sheet(after: Mu) -> Sheet:
    """The summary of a hand: triangles, bonus or penalty, points, totals."""
    rows = []
    if after.chief != NOBODY:
        rows.append(Line(text="sheet-triangles", cells=[*after.won]))
        rows.append(Line(text="sheet-bonus", cells=[points or None for points in bonus_or_penalty(after)]))
    rows.append(Line(text="sheet-points", cells=[*after.pad[-1]]))
    rows.append(Line(text="sheet-total", cells=[*after.totals], tone="good"))
    return sheet(T("sheet-hand", n=after.hand), after.players, rows)


def winners(m: Seen[Mu]) -> list[Happening]:
    first = places(m.after.ranks)[0] if m.after.is_over() else []
    return [did("ev-wins", seat, args={"n": m.after.totals[seat]}, tone="good", hold=True) for seat in first]


STORIES: Final[Stories] = {
    ChooseDealer: lambda m: did("ev-dealer", m.after.dealer),
    Deal: lambda m: did("ev-deal", m.after.dealer, args={"n": m.after.hand + 1}, head=True),
    Bid: bids,
    ShowMore: bids,
    CloseAuction: auction_result,
    ScoreStalemate: stalemate,
    NameViceTrump: names_trump,
    NameChiefTrump: names_trump,
    NamePartner: lambda m: did("ev-partner", m.seat, args={"to": at(m.after.partner)}, to=[m.after.partner]),
    PlayCard: plays,
    TakeTrick: taken,
    ScoreHand: score,
    NextHand: winners,
}
