"""Rummü: what is asked, and the answers with what they would do."""

from __future__ import annotations

from typing import Any, Final

from pioche.core.flow import Step
from pioche.core.scene import Choice, Piece, T, Text, at, face
from pioche.core.table import Answerers, Answers, Asked, Prompts
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games._mubox.look import CARD_OF
from pioche.games.rummu.cards import ADD, BACK, CLOSE, DONE, HIGH, LOW, MELD, STOCK, STOP, SWAP, TAKE
from pioche.games.rummu.drawing import Draw, TakeMore
from pioche.games.rummu.melds import Meld, exchanges, in_order, worth
from pioche.games.rummu.playing import (
    AddCard,
    Discard,
    GiveForJoker,
    LayCard,
    Play,
    TakeBack,
    TakePart,
    addable,
    layable,
)  # fmt: skip
from pioche.games.rummu.state import Rummu
from pioche.games.rummu.table.scene import card_list, meld_id, piece_of

PHASES: Final[list[Text]] = ["phase-draw", "phase-play", "phase-discard"]
MOST_MELDS_SHOWN: Final = 20  # the best of them; others card by card
MOST_ADDITIONS_SHOWN: Final = 24


def phase(v: Rummu, step: Any) -> tuple[list[Text], int]:
    return PHASES, 0 if isinstance(step, Draw | TakeMore) else 2 if isinstance(step, Discard) else 1


def ask_play(q: Asked[Rummu]) -> Text:
    v = q.view
    if not q.mine:
        return T("other-play", who=at(q.seat))
    if not v.out[q.seat]:
        return T("ask-play-first", n=v.need(q.seat))
    return "ask-play" if v.hands[q.seat] else "ask-play-empty"


PROMPTS: Final[Prompts] = {
    Step: lambda q: T("now", who=at(q.view.turn)),
    Play: ask_play,
    **dict.fromkeys((Draw, TakeMore, LayCard, AddCard, GiveForJoker, TakeBack, TakePart, Discard), lambda q: {}),
}


# Drawing -------------------------------------------------------------------------------------------------------


def draws(q: Asked[Rummu]) -> list[Choice]:
    choices = []
    if STOCK in q.options:
        pick = ["stock.top"] if q.view.stock else ["stock"]
        choices.append(Choice(send=[STOCK], label="draw", pick=pick, role="main", drag=(pick[0], "hand")))
    if TAKE in q.options:
        choices.append(taking(q))
    return choices


def taking(q: Asked[Rummu]) -> Choice:
    top = q.pieces("discard")[-1]
    return Choice(send=[TAKE], label=T("take", card=face(top.face)), pick=[top.id], drag=(top.id, "hand"))


def takes_more(q: Asked[Rummu]) -> list[Choice]:
    stop = Choice(send=[STOP], label="enough", role="main")
    return [taking(q), stop] if TAKE in q.options else [stop]


# Playing -------------------------------------------------------------------------------------------------------


def plays(q: Asked[Rummu]) -> Answers:
    v, hand = q.view, q.pieces("hand")
    choices = [*laying(q, hand), *adding(q, hand), *swapping(q, hand)]
    if DONE in q.options:
        empty = not v.hands[q.seat]
        hint: list[Text] = ["hint-take-back"] if empty else []
        choices.append(Choice(send=[DONE], label="done", role="main", hint=hint))
    used = {pick for choice in choices for pick in choice.pick}
    reason: Text = "why-no-meld" if v.out[q.seat] else T("why-first", n=v.need(q.seat))
    return Answers(choices, why={piece.id: reason for piece in hand if piece.id not in used})


def laying(q: Asked[Rummu], hand: list[Piece]) -> list[Choice]:
    """The melds found, the best first; if there are many, the others card by card."""
    if MELD not in q.options:
        return []
    found = sorted(layable(q.view, q.seat), key=lambda meld: (-worth(meld), -len(meld), meld))
    shown = [
        Choice(
            send=[MELD, *meld, CLOSE],
            label=T("lay-down", cards=card_list(meld)),
            pick=picks(hand, meld),
            set=True,
            hint=[T("hint-worth", n=worth(meld))],
        )
        for meld in found[:MOST_MELDS_SHOWN]
    ]
    return [*shown, Choice(send=[MELD], label="lay-other")] if len(found) > len(shown) else shown


def picks(hand: list[Piece], cards: Meld) -> list[str]:
    out: list[str] = []
    for card in cards:
        out.append(piece_of(hand, card, out))
    return out


def adding(q: Asked[Rummu], hand: list[Piece]) -> list[Choice]:
    v = q.view
    melds = [option - ADD for option in q.options if ADD <= option < SWAP]
    ways = [(meld, way) for meld in melds for way in addable(v, q.seat, meld)]
    ways.sort(key=lambda pair: len(pair[1]))
    choices = []
    for meld, way in ways[:MOST_ADDITIONS_SHOWN]:
        before = tuple(v.melds[meld])
        more = worth(in_order((*before, *way))) - worth(before)
        label = T("add", cards=card_list(way), n=meld + 1, who=at(v.owners[meld]))
        hint: list[Text] = [T("hint-more", n=more, who=at(v.owners[meld]))]
        pick = [*picks(hand, way), meld_id(meld)]
        choices.append(Choice(send=[ADD + meld, *way, CLOSE], label=label, pick=pick, hint=hint))
    reached = {choice.send[0] for choice in choices}
    others = [meld for meld in melds if ADD + meld not in reached]
    return [
        *choices,
        *(Choice(send=[ADD + m], label=T("add-some", n=m + 1, who=at(v.owners[m])), pick=[meld_id(m)]) for m in others),
    ]


def swapping(q: Asked[Rummu], hand: list[Piece]) -> list[Choice]:
    v = q.view
    choices = []
    for option in q.options:
        if SWAP <= option < BACK:
            meld = option - SWAP
            for card, joker in exchanges(tuple(v.melds[meld]), v.hands[q.seat]).items():
                pick = [piece_of(hand, card, []), piece_of(q.pieces(meld_id(meld)), joker, [])]
                label = T("swap", card=face(FACE_KEYS[card]), joker=face(FACE_KEYS[joker]), n=meld + 1)
                choices.append(Choice(send=[option, card], label=label, pick=pick))
    return choices


def by_card(q: Asked[Rummu]) -> list[Choice]:
    """Card by card: the cards that can come next, and closing if nothing is missing."""
    message = "give" if isinstance(q.step, GiveForJoker) else "lay"
    choices = [
        Choice(send=[card], label=T(message, card=face(FACE_KEYS[card])), pick=[piece_of(q.pieces("hand"), card, [])])
        for card in q.options
        if card != CLOSE
    ]
    return [*choices, *([Choice(send=[CLOSE], label="close", role="main")] if CLOSE in q.options else [])]


# Taking back and discarding --------------------------------------------------------------------------------------


def takes_back(q: Asked[Rummu]) -> list[Choice]:
    return [
        Choice(
            send=[option],
            label=T("back-from", cards=card_list(q.view.melds[option - BACK])),
            pick=[meld_id(option - BACK)],
        )
        for option in q.options
    ]


def takes_part(q: Asked[Rummu]) -> list[Choice]:
    meld = meld_id(q.view.onto)
    choices = []
    for option in q.options:
        if option < STOCK:
            pick = [piece_of(q.pieces(meld), option, [])]
            choices.append(Choice(send=[option], label=T("back-card", card=face(FACE_KEYS[option])), pick=pick))
        else:
            name = "back-low" if option == LOW else "back-high" if option == HIGH else "back-whole"
            choices.append(Choice(send=[option], label=name))
    return choices


def discards(q: Asked[Rummu]) -> Answers:
    hand = q.pieces("hand")
    last = len(q.view.hands[q.seat]) == 1
    hint: list[Text] = ["hint-finishes"] if last else []
    choices = [
        Choice(
            send=[CARD_OF[piece.face]],
            label=T("discard", card=face(piece.face)),
            pick=[piece.id],
            drag=(piece.id, "discard"),
            hint=hint,
            tone="good" if last else "",
        )
        for piece in hand
        if CARD_OF[piece.face] in q.options
    ]
    return Answers(choices, why={piece.id: "why-just-taken" for piece in hand if CARD_OF[piece.face] not in q.options})


ANSWERS: Final[Answerers] = {
    Draw: draws,
    TakeMore: takes_more,
    Play: plays,
    LayCard: by_card,
    AddCard: by_card,
    GiveForJoker: by_card,
    TakeBack: takes_back,
    TakePart: takes_part,
    Discard: discards,
}
