"""NBA Deck-Building: the tactic row, the end of a turn and the coach's card, as answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pioche.core.scene import Choice, T, Text, face
from pioche.core.table import Answers, Asked
from pioche.games.nba.answers import CHANGE, DISCARD_REST, DONE, ELIMINATE, KEEP_REST, ROW
from pioche.games.nba.cards import CARD_KEYS, FATIGUE
from pioche.games.nba.state import Nba

FEW = 4  # cards of which every set is offered; of more only small ones
SMALL = 2


def changes_row(q: Asked[Nba]) -> list[Choice]:
    """3.5: tactics of the row to tick; nothing else ends it if the last one is among them."""
    places = [option - CHANGE for option in q.options if option != DONE]
    choices = []
    for many in range(1, len(places) + 1):
        for way in combinations(places, many):
            end = [] if way[-1] == ROW - 1 else [DONE]
            choices.append(
                Choice(
                    send=[*(CHANGE + place for place in way), *end],
                    label="swap",
                    pick=[f"row:0,{place}" for place in way],
                    set=True,
                )
            )
    return [*choices, Choice(send=[DONE], label="keep-row", role="main")]


def puts_back(q: Asked[Nba]) -> list[Choice]:
    pieces = {piece.face: piece.id for piece in reversed(q.pieces("hand"))}
    return [
        Choice(send=[card], label=T("put-back", card=face(CARD_KEYS[card])), pick=[pieces[CARD_KEYS[card]]])
        for card in q.options
    ]


# 6.1 The end of a turn ---------------------------------------------------------------------------------------


def tidies(q: Asked[Nba]) -> Answers:
    """6.1: tick cards, then say what becomes of them: eliminated, kept or discarded, and the rest with them."""
    v = q.view
    hand = [*zip(v.hand(q.seat), (piece.id for piece in q.pieces("hand")), strict=True)]
    choices: dict[tuple[int, ...], Choice] = {}
    for ticked in ticks(len(hand), SMALL if v.teams == 2 else 1):
        cards, pick = [hand[place][0] for place in ticked], [hand[place][1] for place in ticked]
        rest = [card for place, (card, _) in enumerate(hand) if place not in ticked]
        for send, label in fates(v, cards, rest):
            choices.setdefault(tuple(send), Choice(send=send, label=label, pick=pick, set=True))
    out = [*choices.values()]
    lit = {one for choice in out for one in choice.pick}
    why: dict[str, Text] = {piece: "why-in-order" for _, piece in hand if piece not in lit}
    out.append(Choice(send=[DISCARD_REST], label="discard-all", role="main"))
    out.append(Choice(send=[KEEP_REST], label="keep-all", role="decline"))
    return Answers(out, why=why)


def ticks(many: int, small: int) -> Iterator[tuple[int, ...]]:
    """Places of a hand of so many cards: every set of few, of more only the small ones."""
    for size in range(1, (many if many <= FEW else small) + 1):
        yield from combinations(range(many), size)


def fates(v: Nba, cards: list[int], rest: list[int]) -> Iterator[tuple[list[int], Text]]:
    """What may be done with the ticked cards; the answers are named in ascending order."""
    few = len(cards) + len(rest) <= FEW
    if FATIGUE not in cards and 2 * cards[0] + 1 >= v.least:
        gone = [ELIMINATE + card for card in cards]
        label = (
            T("eliminate-one", card=face(CARD_KEYS[cards[0]])) if len(cards) == 1 else T("eliminate-n", n=len(cards))
        )
        if rest:
            yield [*gone, DISCARD_REST], T("eliminate-discard", n=len(cards))
        yield gone, label
    if not rest and len(cards) == 1 and 2 * cards[0] >= v.least:
        yield cards, T("discard-last", card=face(CARD_KEYS[cards[0]]))
    if rest and 2 * rest[0] >= v.least and (few or len(cards) == 1):
        yield [*rest, KEEP_REST], T("keep-these", n=len(cards))
    if rest and not few and len(cards) == 1 and 2 * cards[0] >= v.least:
        yield [*cards, KEEP_REST], T("discard-one", card=face(CARD_KEYS[cards[0]]))
