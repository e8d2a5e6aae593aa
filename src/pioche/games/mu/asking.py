"""Mü: the question a viewer is asked, and the answers with what they would do."""

from __future__ import annotations

from pioche.core.flow import NOBODY, Step
from pioche.core.scene import Choice, Group, Piece, Prompt, T, Text, Zone, at, face, symbol
from pioche.games._mubox.deck import COLOUR, FACE_KEYS, NUMBER, SYMBOLS
from pioche.games.mu.auction import Bid, ShowMore, limit
from pioche.games.mu.cards import (
    NO_TRUMP,
    NUMBERS,
    PARTNER,
    PASS,
    SHOWN,
    STOP,
    SUITS,
    TRUMP,
    TRUMP_SUIT,
    bonus,
    target,
)
from pioche.games.mu.naming import NameChiefTrump, NamePartner, NameViceTrump
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PlayCard, winning_place

Answers = tuple[list[Choice], list[Group], dict[str, Text]]

PHASES: list[Text] = ["phase-auction", "phase-naming", "phase-tricks"]
CARD_OF = {key: card for card, key in enumerate(FACE_KEYS)}


# What is asked -------------------------------------------------------------------------------------------------


def prompt(v: Mu, seat: int | None) -> Prompt:
    waiting = v.asked()
    phase = 0 if v.chief == NOBODY else 1 if is_naming(v) else 2
    if v.is_over():
        return Prompt(text="match-over", rule="8.3", phases=PHASES, phase=phase)
    if not waiting:
        return Prompt(text="between", rule="1.4" if v.chief == NOBODY else "6.4", phases=PHASES, phase=phase)
    step = v.agenda[-1]
    text, rule = question(v, step, seat)
    return Prompt(text=text, rule=rule, waiting=waiting, phases=PHASES, phase=phase)


def is_naming(v: Mu) -> bool:
    """Whether a trump or the partner has still to be named."""
    return any(isinstance(step, NameViceTrump | NameChiefTrump | NamePartner) for step in v.agenda)


def question(v: Mu, step: Step[Mu], seat: int | None) -> tuple[Text, str]:
    """What this viewer reads, and the paragraph behind it."""
    me, who = step.seat == seat, at(step.seat)
    if isinstance(step, Bid):
        most = limit(v, step.seat)
        if not me:
            return T("ask-other-bid", who=who), "2.1"
        return (T("ask-bid", n=most) if most else "ask-bid-nothing"), "2.2"
    if isinstance(step, ShowMore):
        room = min(step.more, sum(card >= step.above for card in v.hands[step.seat])) if me else 0
        return (T("ask-more", n=room) if me else T("ask-other-bid", who=who)), "2.2"
    if isinstance(step, NameViceTrump):
        return ("ask-vice-trump" if me else T("ask-other-trump", who=who)), "4.1"
    if isinstance(step, NameChiefTrump):
        return ("ask-chief-trump" if me else T("ask-other-trump", who=who)), "4.2"
    if isinstance(step, NamePartner):
        return ("ask-partner" if me else T("ask-other-partner", who=who)), "4.3"
    if not me:
        return T("ask-other-play", who=who), "6.3" if v.trick else "6.1"
    if not v.trick:
        return "ask-lead", "6.1"
    suits = SUITS[v.chief_trump][v.vice_trump]
    led = suits[v.trick[0]]
    if not any(suits[card] == led for card in v.hands[step.seat] + v.shown[step.seat]):
        return "ask-any", "6.3"
    return ("ask-follow-trump" if led == TRUMP_SUIT else T("ask-follow", colour=symbol(SYMBOLS[led]))), "6.3"


# What can be answered ------------------------------------------------------------------------------------------


def answers(v: Mu, seat: int | None, zones: list[Zone]) -> Answers:
    """The choices, the groups to tick, and why the rest cannot be chosen."""
    step = v.question(seat) if seat is not None else None
    if step is None:
        return [], [], {}
    hand = pieces_of(zones, "hand")
    shown = pieces_of(zones, f"show{seat}")
    if isinstance(step, Bid):
        return bidding(v, step, hand)
    if isinstance(step, ShowMore):
        return more_cards(v, step, hand)
    if isinstance(step, NamePartner):
        return partners(v, step)
    if isinstance(step, PlayCard):
        return plays(v, step, hand, shown)
    return trumps(v, step, shown)


def pieces_of(zones: list[Zone], ident: str) -> list[Piece]:
    return next(zone.pieces for zone in zones if zone.id == ident)


def bidding(v: Mu, step: Bid, hand: list[Piece]) -> Answers:
    """§2.1, §2.2: tick up to the limit, or pass."""
    most = limit(v, step.seat)
    decline = Choice(send=[PASS], label="pass", role="decline", hint=[if_all_pass(v)])
    if not most:
        return [decline], [], {}
    members = [showing(piece, step.seat) for piece in hand]
    hints = [after_showing(v, step.seat, count) for count in range(1, most + 1)]
    group = Group(id="show", text="show-ticked", min=1, max=most, done=[STOP], hints=hints)
    return [*members, decline], [group], {}


def showing(piece: Piece, seat: int) -> Choice:
    return Choice(
        send=[CARD_OF[piece.face]],
        label=T("show", card=face(piece.face)),
        pick=[piece.id],
        group="show",
        drag=(piece.id, f"show{seat}"),
    )


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


def more_cards(v: Mu, step: ShowMore, hand: list[Piece]) -> Answers:
    """§2.2: tick more cards of the same bid, or stop."""
    stop = Choice(send=[STOP], label="stop", role="main")
    open_to = [piece for piece in hand if step.more and CARD_OF[piece.face] >= step.above]
    reason = "why-order" if step.more else "why-limit"
    why: dict[str, Text] = {piece.id: reason for piece in hand if piece not in open_to}
    if not open_to:
        return [stop], [], why
    most = min(step.more, len(open_to))
    hints = [after_showing(v, step.seat, count) for count in range(1, most + 1)]
    group = Group(id="show", text="show-ticked", min=1, max=most, done=[STOP], hints=hints)
    return [*(showing(piece, step.seat) for piece in open_to), stop], [group], why


def trumps(v: Mu, step: Step[Mu], shown: list[Piece]) -> Answers:
    """§4.1, §4.2: a colour or a number on one of the shown cards; the chief may also do without."""
    chief = isinstance(step, NameChiefTrump)
    choices = []
    for piece in shown:
        card = CARD_OF[piece.face]
        for kind in (COLOUR[card], NUMBERS + NUMBER[card]):
            if chief and kind == v.vice_trump:
                continue
            if kind < NUMBERS:
                label = T("name-colour", colour=symbol(SYMBOLS[kind]))
            else:
                label = T("name-number", n=NUMBER[card])
            hint: list[Text] = [T("hint-bonus", n=bonus(v.bid, kind, v.capped))] if chief else []
            choices.append(Choice(send=[TRUMP + kind], label=label, pick=[piece.id], hint=hint))
    if chief:
        without = T("hint-bonus", n=bonus(v.bid, NO_TRUMP, v.capped))
        choices.append(Choice(send=[TRUMP + NO_TRUMP], label="no-trump", hint=[without]))
    return choices, [], {}


def partners(v: Mu, step: NamePartner) -> Answers:
    """§4.3."""
    choices = []
    for option in step.options(v):
        other = option - PARTNER
        shown: list[Text] = [T("hint-shown", n=len(v.shown[other]))]
        choices.append(Choice(send=[option], label=T("take-partner", who=at(other)), pick=[at(other)], hint=shown))
    why: dict[str, Text] = {at(step.seat): "why-alone"}
    if v.vice != NOBODY:
        why[at(v.vice)] = "why-vice"
    return choices, [], why


def plays(v: Mu, step: PlayCard, hand: list[Piece], shown: list[Piece]) -> Answers:
    """§6.2, §6.3."""
    options = step.options(v)
    choices, why = [], {}
    for piece in [*shown, *hand]:
        card = CARD_OF[piece.face]
        from_hand = piece in hand
        answer = card if from_hand else SHOWN + card
        if answer in options:
            label = T("play" if from_hand else "play-shown", card=face(piece.face))
            drag = (piece.id, "trick")
            choices.append(Choice(send=[answer], label=label, pick=[piece.id], drag=drag, hint=if_played(v, card)))
        else:
            led = SUITS[v.chief_trump][v.vice_trump][v.trick[0]]
            why[piece.id] = "why-trump" if led == TRUMP_SUIT else T("why-follow", colour=symbol(SYMBOLS[led]))
    return choices, [], why


def if_played(v: Mu, card: int) -> list[Text]:
    """Whether this card would win the trick as it lies."""
    if not v.trick:
        return ["hint-trump"] if SUITS[v.chief_trump][v.vice_trump][card] == TRUMP_SUIT else []
    best = winning_place([*v.trick, card], v.chief_trump, v.vice_trump)
    if best == len(v.trick):
        return ["hint-ahead"]
    return [T("hint-below", card=face(FACE_KEYS[v.trick[best]]), who=at((v.leader + best) % v.players))]
