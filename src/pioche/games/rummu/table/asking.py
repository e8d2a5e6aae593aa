"""Rummü: what is asked, and the answers with what they would do."""

from __future__ import annotations

from typing import Any, Final

from pioche.core.flow import Step
from pioche.core.scene import Choice, Piece, T, Text, at, face
from pioche.core.table import Answerers, Answers, Asked, Prompts
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games._mubox.look import CARD_OF, listed, picks
from pioche.games.rummu import playing
from pioche.games.rummu.cards import ADD, BACK, CLOSE, DONE, HIGH, LOW, MELD, NO_CARD, STOCK, STOP, SWAP, TAKE
from pioche.games.rummu.drawing import Draw, TakeMore
from pioche.games.rummu.melds import Meld, exchanges, in_order, worth
from pioche.games.rummu.state import Rummu
from pioche.games.rummu.table.scene import meld_id

PHASES: Final[list[Text]] = ["phase-draw", "phase-play", "phase-discard"]
MOST_MELDS_SHOWN: Final = 20  # the best of them; others card by card
MOST_ADDITIONS_SHOWN: Final = 24


def phase(v: Rummu, step: Any) -> tuple[list[Text], int]:
    return PHASES, 0 if isinstance(step, Draw | TakeMore) else 2 if isinstance(step, playing.Discard) else 1


def ask_play(q: Asked[Rummu]) -> Text:
    if not q.mine:
        return T("other-play", who=at(q.seat))
    if not q.view.out[q.seat]:
        return T("ask-play-first", n=q.view.need(q.seat))
    return "ask-play" if q.view.hands[q.seat] else "ask-play-empty"


def one_card(pieces: list[Piece], message: str, card: int, **more: Any) -> Choice:
    """A single card as the answer."""
    return Choice(send=[card], label=T(message, card=face(FACE_KEYS[card])), pick=picks(pieces, (card,)), **more)


# Drawing -------------------------------------------------------------------------------------------------------


def draws(q: Asked[Rummu]) -> list[Choice]:
    choices = []
    if STOCK in q.options:
        pick = "stock.top" if q.view.stock else "stock"
        choices.append(Choice(send=[STOCK], label="draw", pick=[pick], role="main", drag=(pick, "hand")))
    if TAKE in q.options:
        top = q.pieces("discard")[-1]
        label = T("take", card=face(top.face))
        choices.append(Choice(send=[TAKE], label=label, pick=[top.id], drag=(top.id, "hand")))
    return [*choices, Choice(send=[STOP], label="enough", role="main")] if STOP in q.options else choices


# Playing -------------------------------------------------------------------------------------------------------


def plays(q: Asked[Rummu]) -> Answers:
    v, hand = q.view, q.pieces("hand")
    choices = [*laying(q, hand), *adding(q, hand), *swapping(q, hand)]
    if DONE in q.options:
        hint: list[Text] = [] if v.hands[q.seat] else ["hint-take-back"]
        choices.append(Choice(send=[DONE], label="done", role="main", hint=hint))
    used = {pick for choice in choices for pick in choice.pick}
    reason: Text = "why-no-meld" if v.out[q.seat] else T("why-first", n=v.need(q.seat))
    return Answers(choices, why={piece.id: reason for piece in hand if piece.id not in used})


def laying(q: Asked[Rummu], hand: list[Piece]) -> list[Choice]:
    """The melds found, to be ticked: the best of them, and others card by card. Two of them need one click only."""
    if MELD not in q.options:
        return []
    found = sorted(playing.layable(q.view, q.seat), key=lambda meld: (-worth(meld), -len(meld), meld))
    best = [found[0], *[meld for meld in found if {*meld}.isdisjoint(found[0])][:1]]
    choices = [meld_choice(meld, hand) for meld in best]
    choices += [meld_choice(meld, hand, pick=picks(hand, meld), set=True) for meld in found[:MOST_MELDS_SHOWN]]
    return [*choices, Choice(send=[MELD], label="lay-other")] if len(found) > MOST_MELDS_SHOWN else choices


def meld_choice(meld: Meld, hand: list[Piece], **more: Any) -> Choice:
    hint: list[Text] = [T("hint-worth", n=worth(meld)), *(["hint-take-back"] if len(meld) == len(hand) else [])]
    return Choice(send=[MELD, *meld, CLOSE], label=T("lay-down", cards=listed(meld)), hint=hint, **more)


def adding(q: Asked[Rummu], hand: list[Piece]) -> list[Choice]:
    """What fits somewhere, few cards first; a meld that none of these is for can be chosen by itself."""
    v = q.view
    melds = [option - ADD for option in q.options if ADD <= option < SWAP]
    ways = sorted([(len(way), meld, way) for meld in melds for way in playing.addable(v, q.seat, meld)])
    choices = []
    for _, meld, way in ways[:MOST_ADDITIONS_SHOWN]:
        before, owner = tuple(v.melds[meld]), at(v.owners[meld])
        label = T("add", cards=listed(way), n=meld + 1, who=owner)
        more = worth(in_order((*before, *way))) - worth(before)
        pick, hint = [*picks(hand, way), meld_id(meld)], T("hint-more", n=more, who=owner)
        choices.append(Choice(send=[ADD + meld, *way, CLOSE], label=label, pick=pick, hint=[hint]))
    for meld in {*melds} - {meld for _, meld, _ in ways[:MOST_ADDITIONS_SHOWN]}:
        label = T("add-some", n=meld + 1, who=at(v.owners[meld]))
        choices.append(Choice(send=[ADD + meld], label=label, pick=[meld_id(meld)]))
    return choices


def swapping(q: Asked[Rummu], hand: list[Piece]) -> list[Choice]:
    choices = []
    for meld in [option - SWAP for option in q.options if SWAP <= option < BACK]:
        for card, joker in exchanges(tuple(q.view.melds[meld]), q.view.hands[q.seat]).items():
            label = T("swap", card=face(FACE_KEYS[card]), joker=face(FACE_KEYS[joker]), n=meld + 1)
            pick = [*picks(hand, (card,)), *picks(q.pieces(meld_id(meld)), (joker,))]
            choices.append(Choice(send=[SWAP + meld, card], label=label, pick=pick))
    return choices


def by_card(q: Asked[Rummu]) -> list[Choice]:
    """Card by card: the cards that can come next, and closing if nothing is missing."""
    message = "give" if isinstance(q.step, playing.GiveForJoker) else "lay"
    choices = [one_card(q.pieces("hand"), message, card) for card in q.options if card != CLOSE]
    return [*choices, Choice(send=[CLOSE], label="close", role="main")] if CLOSE in q.options else choices


# Taking back and discarding --------------------------------------------------------------------------------------


def takes_back(q: Asked[Rummu]) -> list[Choice]:
    melds = [option - BACK for option in q.options]
    return [
        Choice(send=[BACK + meld], label=T("back-from", cards=listed(q.view.melds[meld])), pick=[meld_id(meld)])
        for meld in melds
    ]


def takes_part(q: Asked[Rummu]) -> list[Choice]:
    pieces, names = q.pieces(meld_id(q.view.onto)), {LOW: "back-low", HIGH: "back-high"}
    return [
        one_card(pieces, "back-card", option)
        if option < NO_CARD
        else Choice(send=[option], label=names.get(option, "back-whole"))
        for option in q.options
    ]


def discards(q: Asked[Rummu]) -> Answers:
    hand, options = q.pieces("hand"), q.options
    last: dict[str, Any] = {"hint": ["hint-finishes"], "tone": "good"} if len(hand) == 1 else {}
    able = [piece for piece in hand if CARD_OF[piece.face] in options]
    choices = [one_card([piece], "discard", CARD_OF[piece.face], drag=(piece.id, "discard"), **last) for piece in able]
    return Answers(choices, why={piece.id: "why-just-taken" for piece in hand if piece not in able})


ANSWERS: Final[Answerers] = {
    Draw: draws,
    TakeMore: draws,
    playing.Play: plays,
    playing.LayCard: by_card,
    playing.GiveForJoker: by_card,
    playing.TakeBack: takes_back,
    playing.TakePart: takes_part,
    playing.Discard: discards,
}
PROMPTS: Final[Prompts] = {
    Step: lambda q: T("now", who=at(q.view.turn)),
    **dict.fromkeys(ANSWERS, lambda q: {}),
    playing.Play: ask_play,
}
