"""Treize: what is asked, and the answers with what they would do."""

from __future__ import annotations

from typing import Final

from pioche.core.scene import Choice, T, Text, Tone, at, click, face
from pioche.core.table import Answerers, Answers, Asked, Prompts
from pioche.games.treize import cards
from pioche.games.treize.cards import ACCEPT, ARROW, FACES, HAND, PLUS, REFUSE, limit, plus_signs, total
from pioche.games.treize.dealing import Give, TakePacket, TurnUp
from pioche.games.treize.scoring import StopRound, is_bust
from pioche.games.treize.state import Treize
from pioche.games.treize.symbols import DrawCard, LoseLast, OfferDrawn, Receive, WinAtOnce

PROMPTS: Final[Prompts] = {
    **dict.fromkeys((Give, Receive), lambda q: {"card": face(FACES[q.view.up])}),
    **dict.fromkeys((TakePacket, TurnUp), lambda q: {"who": at(q.view.dealer)}),
    **dict.fromkeys((LoseLast, DrawCard, OfferDrawn, WinAtOnce, StopRound), lambda q: {"who": at(q.step.player)}),
}


def gives(q: Asked[Treize]) -> Answers:
    served: dict[str, Text] = {at(seat): "why-served" for seat in range(q.view.players) if q.view.is_served(seat)}
    return Answers([giving(q.view, seat, q.seat, len(q.options) == 1) for seat in q.options], why=served)


def giving(view: Treize, seat: int, dealer: int, is_forced: bool) -> Choice:
    row, card = view.rows[seat], face(FACES[view.up])
    tone: Tone = "good" if seat == dealer and cards.IS_GIFT[view.up] else ""
    if is_bust([*row, view.up]) and HAND not in row:
        tone = "bad" if seat == dealer else "warn"
    return click(
        seat,
        T("keep", card=card) if seat == dealer else T("give-to", card=card, who=at(seat)),
        at(seat),
        drag=("up.card", at(seat)),
        tone=tone,
        hint=preview(row, view.up) + (["hint-may-refuse"] if HAND in row else []),
        shows=[f"lane{seat}"],
        warn="warn-bust" if tone == "bad" and not is_forced else "",
    )


def receives(q: Asked[Treize]) -> list[Choice]:
    row, card, lane = q.view.rows[q.seat], face(FACES[q.view.up]), f"lane{q.seat}"
    busts = is_bust([*row, q.view.up])
    marked = {"tone": "bad", "warn": "warn-bust"} if busts else {"role": "main"}
    wiser = {"role": "main"} if busts else {}
    return [
        click(ACCEPT, T("accept", card=card), hint=preview(row, q.view.up), shows=[lane], **marked),
        click(REFUSE, T("refuse", card=card), hint=["hint-spends-hand"], shows=[f"{lane}.hand.1"], **wiser),
    ]


def preview(row: list[int], card: int) -> list[Text]:
    """What would happen if the owner of this row took the card."""
    if card == ARROW:
        return [T("hint-loses", card=face(FACES[row[-1]])) if row else "hint-nothing"]
    if cards.IS_GIFT[card]:
        return [T("hint-wins", n=PLUS[card])]
    after = [*row, card]
    if is_bust(after):
        return [T("hint-bust", n=total(after), limit=limit(after)), T("hint-costs", n=plus_signs(after))]
    hints = [T("hint-sum", n=total(after), limit=limit(after))]
    return [*hints, "hint-draws"] if cards.IS_DRAW[card] else hints


ANSWERS: Final[Answerers] = {Give: gives, Receive: receives}
