"""Rummü: what happened, told step by step. Discards are told until one's next turn: who remembers, remembers (7.1)."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY
from pioche.core.hidden import without
from pioche.core.scene import Beat, Happening, T, at, did, places
from pioche.core.table import Seen, Stories
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.rummu.cards import CLOSE, STOP, TAKE
from pioche.games.rummu.drawing import Deal, Draw, FromStock, NextPlayer, TakeMore
from pioche.games.rummu.match import ChooseDealer, NextHand
from pioche.games.rummu.melds import in_order, worth
from pioche.games.rummu.playing import AddCard, Discard, GiveForJoker, LayCard, TakePart
from pioche.games.rummu.scoring import ScoreHand
from pioche.games.rummu.state import Rummu
from pioche.games.rummu.table.scene import hand_sheet


def draws(m: Seen[Rummu]) -> list[Happening] | Happening | None:
    if m.choice == STOP:
        return None
    if m.choice == TAKE:
        return did("ev-takes", m.seat, FACE_KEYS[m.before.discard[-1]], keep="turn")
    if m.after.stocks > m.before.stocks:
        return Happening(text=T("ev-new-stock", n=len(m.after.stock)), tone="info")
    return None


def drawn(m: Seen[Rummu]) -> Happening:
    """Everybody sees that a card is drawn; which one, only who draws it."""
    seat = m.after.turn
    if seat != m.viewer:
        return did("ev-draws", seat, keep="turn")
    new = without(m.after.hands[seat], m.before.hands[seat])[0]
    return did("ev-draws-card", seat, FACE_KEYS[new], keep="turn", private=True)


def lays_down(m: Seen[Rummu]) -> list[Happening]:
    if m.choice != CLOSE:
        return []
    cards = [FACE_KEYS[card] for card in m.before.picked]
    if isinstance(m.step, AddCard):
        meld, owner = m.after.onto, m.after.owners[m.after.onto]
        more = worth(tuple(m.after.melds[meld])) - worth(tuple(m.before.melds[meld]))
        args = {"n": len(cards), "more": more}
        if owner == m.seat:
            return [did("ev-adds-own", m.seat, args=args, faces=cards)]
        return [did("ev-adds", m.seat, args=args | {"owner": at(owner)}, faces=cards, to=[owner])]
    told = [did("ev-lays", m.seat, args={"n": len(cards), "points": worth(in_order(m.before.picked))}, faces=cards)]
    if m.after.out[m.seat] and not m.before.out[m.seat]:
        told.append(did("ev-comes-out", m.seat, tone="good"))
    return told


def swaps(m: Seen[Rummu]) -> Happening:
    meld = tuple(m.before.melds[m.before.onto])
    joker = next(card for card in meld if card not in m.after.melds[m.before.onto])
    return did("ev-swaps", m.seat, FACE_KEYS[m.choice], args={"joker": f"face:{FACE_KEYS[joker]}"})


def takes_back(m: Seen[Rummu]) -> Happening:
    back = len(m.after.hands[m.seat]) - len(m.before.hands[m.seat])
    return did("ev-takes-back", m.seat, args={"n": back})


def discards(m: Seen[Rummu]) -> Happening:
    card = FACE_KEYS[m.choice]
    if m.after.finisher == m.seat:
        return did("ev-finishes", m.seat, card, hold=True, tone="good", beat=Beat(to=m.seat, gain=10))
    return did("ev-discards", m.seat, card, keep="turn")


def hand_ends(m: Seen[Rummu]) -> list[Happening]:
    told = [Happening(text="ev-nobody-finishes", tone="warn")] if m.after.finisher == NOBODY else []
    text = T("ev-scored", n=len(m.after.pad))
    return [*told, Happening(text=text, hold=True, tone="info", beat=Beat(), sheet=hand_sheet(m.after))]


def match_over(m: Seen[Rummu]) -> list[Happening]:
    first = places(m.after.ranks)[0] if m.after.is_over() else []
    total = m.after.totals
    return [did("ev-wins", seat, args={"n": total[m.after.side(seat)]}, tone="good", hold=True) for seat in first]


STORIES: Final[Stories] = {
    ChooseDealer: lambda m: did("ev-dealer", m.after.dealer),
    Deal: lambda m: did("ev-deals", m.after.dealer, args={"n": len(m.after.pad) + 1}, head=True),
    NextPlayer: lambda m: did("ev-turn", m.after.turn, head=True, keep="turn") if m.after.agenda else None,
    Draw: draws,
    TakeMore: draws,
    FromStock: drawn,
    LayCard: lays_down,
    AddCard: lays_down,
    GiveForJoker: swaps,
    TakePart: takes_back,
    Discard: discards,
    ScoreHand: hand_ends,
    NextHand: match_over,
}
