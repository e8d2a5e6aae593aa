"""Mü: the question a viewer is asked, and the answers with what they would do."""

from __future__ import annotations

from functools import cache
from typing import Final

from pioche.core.flow import NOBODY, Step
from pioche.core.scene import Choice, Group, Prompt, T, Text, at, click, face, symbol
from pioche.core.table import Answerers, Answers, Asked, Prompts
from pioche.games._mubox.deck import COLOUR, FACE_KEYS, NUMBER, SYMBOLS
from pioche.games._mubox.look import CARD_OF
from pioche.games.mu.auction import Bid, ShowMore, limit
from pioche.games.mu.cards import NO_TRUMP, NUMBERS, PARTNER, PASS, SHOWN, STOP, SUITS, TRUMP, TRUMP_SUIT, bonus, target
from pioche.games.mu.naming import NameChiefTrump, NamePartner, NameViceTrump
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PlayCard, winning_place

PHASES: Final[list[Text]] = ["phase-auction", "phase-naming", "phase-tricks"]
DIMS: Final = True


# What is asked -------------------------------------------------------------------------------------------------


def phases(v: Mu, step: Step[Mu] | None) -> tuple[list[Text], int]:
    return PHASES, 0 if v.chief == NOBODY else 1 if is_naming(v) else 2


def is_naming(v: Mu) -> bool:
    """Whether a trump or the partner has still to be named."""
    return any(isinstance(step, NameViceTrump | NameChiefTrump | NamePartner) for step in v.agenda)


def happens(q: Asked[Mu]) -> Prompt:
    is_dealt = q.view.chief == NOBODY
    return Prompt(text="cards-are-dealt" if is_dealt else "trick-is-taken", rule="1.4" if is_dealt else "6.4")


def ask_bid(q: Asked[Mu]) -> Text | Prompt:
    if not q.mine:
        return T("ask-other-bid", who=at(q.seat))
    most = limit(q.view, q.seat)
    return Prompt(text=T("ask-bid", n=most) if most else "ask-bid-nothing", rule="2.2")


def ask_more(q: Asked[Mu]) -> Text:
    if not q.mine:
        return T("ask-other-bid", who=at(q.seat))
    return T("ask-more", n=min(q.step.left, sum(card >= q.step.since for card in q.view.hands[q.seat])))


def ask_trump(q: Asked[Mu]) -> Text:
    mine = "ask-chief-trump" if isinstance(q.step, NameChiefTrump) else "ask-vice-trump"
    return mine if q.mine else T("ask-other-trump", who=at(q.seat))


def ask_partner(q: Asked[Mu]) -> Text:
    return "ask-partner" if q.mine else T("ask-other-partner", who=at(q.seat))


def ask_play(q: Asked[Mu]) -> Prompt:
    v = q.view
    rule = "6.3" if v.trick else "6.1"
    if not q.mine:
        return Prompt(text=T("ask-other-play", who=at(q.seat)), rule=rule)
    if not v.trick:
        return Prompt(text="ask-lead", rule=rule)
    suits = SUITS[v.chief_trump][v.vice_trump]
    led = suits[v.trick[0]]
    if not any(suits[card] == led for card in v.hands[q.seat] + v.shown[q.seat]):
        return Prompt(text="ask-any", rule=rule)
    follow = "ask-follow-trump" if led == TRUMP_SUIT else T("ask-follow", colour=symbol(SYMBOLS[led]))
    return Prompt(text=follow, rule=rule)


PROMPTS: Final[Prompts] = {
    Step: happens,
    Bid: ask_bid,
    ShowMore: ask_more,
    NameViceTrump: ask_trump,
    NameChiefTrump: ask_trump,
    NamePartner: ask_partner,
    PlayCard: ask_play,
}


# What can be answered ------------------------------------------------------------------------------------------


def bidding(q: Asked[Mu]) -> Answers:
    """§2.1, §2.2: tick up to the limit, or pass."""
    v = q.view
    most = limit(v, q.seat)
    decline = click(PASS, "pass", role="decline", hint=[if_all_pass(v)])
    if not most:
        return Answers([decline])
    show = [showing(piece.id, piece.face, q.seat) for piece in q.pieces("hand")]
    return Answers([*show, decline], [ticking(v, q.seat, most)])


def ticking(v: Mu, seat: int, most: int) -> Group:
    hints = [after_showing(v, seat, count) for count in range(1, most + 1)]
    return Group(id="show", text="show-ticked", min=1, max=most, done=[STOP], hints=hints)


@cache
def showing(piece: str, key: str, seat: int) -> Choice:
    return click(CARD_OF[key], T("show", card=face(key)), piece, group="show", drag=(piece, f"show{seat}"))


def after_showing(v: Mu, seat: int, count: int) -> Text:
    """Where this many more cards would put the seat."""
    mine = len(v.shown[seat]) + count
    best = max(len(v.shown[other]) for other in range(v.players) if other != seat)
    if mine > best:
        return T("hint-lead", n=mine, target=target(v.players, mine))
    return T("hint-level", n=mine) if mine == best else T("hint-behind", n=mine, best=best)


def if_all_pass(v: Mu) -> Text:
    """What the auction would come to if it ended now."""
    leaders = v.leaders()
    if not leaders:
        return "hint-void"
    bid = len(v.shown[leaders[0]])
    if len(leaders) > 1:
        return T("hint-stalemate", who=at(leaders[-1]), n=10 * bid)
    return T("hint-chief", who=at(leaders[0]), n=bid, target=target(v.players, bid))


def more_cards(q: Asked[Mu]) -> Answers:
    """§2.2: tick more cards of the same bid, or stop."""
    hand, left = q.pieces("hand"), q.step.left
    stop = click(STOP, "stop", role="main")
    open_to = [piece for piece in hand if left and CARD_OF[piece.face] >= q.step.since]
    why: dict[str, Text] = {p.id: "why-order" if left else "why-limit" for p in hand if p not in open_to}
    if not open_to:
        return Answers([stop], why=why)
    group = ticking(q.view, q.seat, min(left, len(open_to)))
    return Answers([*(showing(piece.id, piece.face, q.seat) for piece in open_to), stop], [group], why)


def trumps(q: Asked[Mu]) -> list[Choice]:
    """§4.1, §4.2: a colour or a number on one of the shown cards; the chief may also do without."""
    v, chief = q.view, isinstance(q.step, NameChiefTrump)
    choices = []
    for piece in q.pieces(f"show{q.seat}"):
        card = CARD_OF[piece.face]
        for kind in (COLOUR[card], NUMBERS + NUMBER[card]):
            if TRUMP + kind in q.options:
                colour = T("name-colour", colour=symbol(SYMBOLS[COLOUR[card]]))
                label = colour if kind < NUMBERS else T("name-number", n=NUMBER[card])
                choices.append(click(TRUMP + kind, label, piece.id, hint=stakes(v, kind, chief)))
    return [*choices, click(TRUMP + NO_TRUMP, "no-trump", hint=stakes(v, NO_TRUMP, chief))] if chief else choices


def stakes(v: Mu, kind: int, chief: bool) -> list[Text]:
    return [T("hint-bonus", n=bonus(v.bid, kind, v.capped))] if chief else []


def partners(q: Asked[Mu]) -> Answers:
    """§4.3."""
    choices = []
    for option in q.options:
        other, shown = at(option - PARTNER), T("hint-shown", n=len(q.view.shown[option - PARTNER]))
        choices.append(click(option, T("take-partner", who=other), other, hint=[shown]))
    why: dict[str, Text] = {at(q.seat): "why-alone"}
    if q.view.vice != NOBODY:
        why[at(q.view.vice)] = "why-vice"
    return Answers(choices, why=why)


def plays(q: Asked[Mu]) -> Answers:
    """§6.2, §6.3."""
    v, options = q.view, q.options
    choices: list[Choice] = []
    why: dict[str, Text] = {}
    for zone, first, message in ((f"show{q.seat}", SHOWN, "play-shown"), ("hand", 0, "play")):
        for piece in q.pieces(zone):
            card = CARD_OF[piece.face]
            if first + card in options:
                label, drag = T(message, card=face(piece.face)), (piece.id, "trick")
                choices.append(click(first + card, label, piece.id, drag=drag, hint=if_played(v, card)))
            else:
                led = SUITS[v.chief_trump][v.vice_trump][v.trick[0]]
                why[piece.id] = "why-trump" if led == TRUMP_SUIT else T("why-follow", colour=symbol(SYMBOLS[led]))
    return Answers(choices, why=why)


def if_played(v: Mu, card: int) -> list[Text]:
    """Whether this card would win the trick as it lies."""
    if not v.trick:
        return ["hint-trump"] if SUITS[v.chief_trump][v.vice_trump][card] == TRUMP_SUIT else []
    best = winning_place([*v.trick, card], v.chief_trump, v.vice_trump)
    if best == len(v.trick):
        return ["hint-ahead"]
    return [T("hint-below", card=face(FACE_KEYS[v.trick[best]]), who=at((v.leader + best) % v.players))]


ANSWERS: Final[Answerers] = {
    Bid: bidding,
    ShowMore: more_cards,
    NameViceTrump: trumps,
    NameChiefTrump: trumps,
    NamePartner: partners,
    PlayCard: plays,
}
