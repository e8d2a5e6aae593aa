"""Treize: the table as a picture. One lane per player, the card turned up in the centre."""

from __future__ import annotations

from pioche.core.scene import (
    Area,
    Catalogue,
    Choice,
    Face,
    Ids,
    Layout,
    Line,
    Piece,
    Player,
    Prompt,
    Result,
    Scene,
    Sheet,
    Sign,
    Symbol,
    T,
    Text,
    Tone,
    Zone,
    at,
    face,
)
from pioche.games.treize.cards import (
    ACCEPT,
    ARROW,
    FACES,
    HAND,
    IS_DRAW,
    IS_GIFT,
    LIMIT,
    NO_CARD,
    NUMBER,
    PLUS,
    REFUSE,
    limit,
    plus_signs,
    total,
)
from pioche.games.treize.dealing import FirstDealer, Give, NextDealer, StartRound, TakePacket, TurnUp
from pioche.games.treize.scoring import EndGame, Reshuffle, RunOut, ScoreRound, StopRound, is_bust, scores
from pioche.games.treize.symbols import DrawCard, LoseLast, OfferDrawn, Receive, WinAtOnce
from pioche.games.treize.table import Treize

# The cards -----------------------------------------------------------------------------------------------

SYMBOLS = {
    # what a card is
    "plain": Symbol(name="kind-n", icon="card", colour="grey"),
    "one": Symbol(name="kind-p", icon="plus", colour="sky"),
    "two": Symbol(name="kind-q", icon="plus", colour="green"),
    "draw": Symbol(name="kind-d", icon="card-draw", colour="orange"),
    "arrow": Symbol(name="kind-arrow", icon="return-arrow", colour="brown"),
    "limit": Symbol(name="kind-limit", icon="upgrade", colour="purple"),
    "hand": Symbol(name="kind-hand", icon="hand", colour="yellow"),
    "gift": Symbol(name="kind-gift", icon="present", colour="green"),
    # what signs say
    "plus": Symbol(name="plus", icon="plus"),
    "cards": Symbol(name="cards", icon="card-pickup"),
    "dealer": Symbol(name="dealer", icon="card-random"),
    "start": Symbol(name="start", icon="flying-flag"),
    "served": Symbol(name="served", icon="check-mark"),
    "round": Symbol(name="round", icon="cycle"),
    "last": Symbol(name="last-round", icon="stop-sign"),
}
SYMBOL_OF = {"n": "plain", "p": "one", "q": "two", "d": "draw"}


def catalogue() -> Catalogue:
    faces = {name: numbered(card) for card, name in enumerate(FACES) if name[0] in SYMBOL_OF}
    for name in ("arrow", "limit", "hand"):
        corner = "→18" if name == "limit" else ""
        faces[name] = Face(look="picture", name=f"kind-{name}", symbol=name, corner=corner, text=f"rule-{name}")
    for name, plus in (("g1", 1), ("g2", 2)):
        faces[name] = Face(look="picture", name=f"card-{name}", symbol="gift", marks=[("plus", plus)], text="rule-gift")
    return Catalogue(symbols=SYMBOLS, faces={"back": Face(look="back", name="face-down"), **faces})


def numbered(card: int) -> Face:
    kind = FACES[card][0]
    return Face(
        look="number",
        name=T(f"card-{kind}", n=NUMBER[card]),
        symbol=SYMBOL_OF[kind],
        corner=str(NUMBER[card]),
        marks=[("plus", PLUS[card])] if PLUS[card] else [],
        text=f"rule-{kind}",
    )


# The picture ---------------------------------------------------------------------------------------------


def scene(view: Treize, viewer: int | None) -> Scene:
    asked = viewer is not None and view.to_move() == viewer
    order = seating(view, viewer)
    ids = Ids()
    return Scene(
        seat=viewer,
        layout=Layout(
            wide=[f"centre p{s} p{s} p{s} p{s}" for s in order], narrow=[*(f"p{s}" for s in order), "centre"]
        ),
        areas=[*(Area(id=f"p{s}", seat=s) for s in order), Area(id="centre", narrow="pin")],
        zones=[*(lane(view, s, ids) for s in order), *centre(view, viewer, ids)],
        players=[player(view, seat, viewer) for seat in range(len(view.rows))],
        prompt=prompt(view, viewer),
        signs=table_signs(view),
        choices=choices(view) if asked else [],
        why=why(view) if asked else {},
        sheets=[score_sheet(view)] if view.open_scores and view.pad and not view.is_over() else [],
        result=result(view) if view.is_over() else None,
    )


def seating(view: Treize, viewer: int | None) -> list[int]:
    """From the viewer's left round to the viewer, who sits at the bottom; a spectator sees seat 0 first."""
    players = len(view.rows)
    first = 0 if viewer is None else viewer + 1
    return [(first + place) % players for place in range(players)]


def table_signs(view: Treize) -> list[Sign]:
    rounds = len(view.pad) + (not view.is_over())
    signs = [Sign(text="round", value=rounds, symbol="round")]
    if view.last_round:
        signs.append(Sign(text="last-round", symbol="last", tone="warn"))
    return signs


def lane(view: Treize, seat: int, ids: Ids) -> Zone:
    """A player's row: how near to the limit, what is at stake, and which card an Arrow would take."""
    row, zone = view.rows[seat], f"lane{seat}"
    pieces = [Piece(id=ids(zone, FACES[card]), face=FACES[card]) for card in row]
    if pieces:
        pieces[-1] = Piece(id=pieces[-1].id, face=pieces[-1].face, flags=["mark"])
    return Zone(
        id=zone,
        kind="row",
        area=f"p{seat}",
        title=T("lane", who=at(seat)),
        owner=seat,
        pieces=pieces,
        signs=lane_signs(row),
        says={"mark": "last-card"},
    )


def lane_signs(row: list[int]) -> list[Sign]:
    room = limit(row) - total(row)
    tone: Tone = "bad" if room <= 3 else "warn" if room <= 5 else "good"
    signs = [
        Sign(text="sum", value=total(row), of=limit(row), tone=tone),
        Sign(text="at-stake", value=plus_signs(row), symbol="plus"),
    ]
    if HAND in row:
        signs.append(Sign(text="hands", value=row.count(HAND), symbol="hand"))
    if LIMIT in row:
        signs.append(Sign(text="limit-raised", symbol="limit"))
    return signs


def centre(view: Treize, viewer: int | None, ids: Ids) -> list[Zone]:
    up = [Piece(id="up.card", face=FACES[view.up])] if view.up != NO_CARD else []
    zones = [
        Zone(id="up", kind="row", area="centre", title="turned-up", scale="large", pieces=up),
        face_down("packet", "packet", view.packet),
        face_down("deck", "draw-pile", view.pile),
        face_up("discard", "discard-pile", view.discard, ids),
    ]
    if viewer is not None:
        zones.append(face_up("won", "your-won-cards", view.won[viewer], ids, viewer))
    return zones


def face_down(zone: str, title: str, count: int) -> Zone:
    pieces = [Piece(id=f"{zone}.top", face="back")] if count else []
    return Zone(id=zone, kind="pile", area="centre", title=title, scale="small", pieces=pieces, count=count)


def face_up(zone: str, title: str, cards: list[int], ids: Ids, owner: int | None = None) -> Zone:
    """A pile that may be looked through."""
    pieces = [Piece(id=ids(zone, FACES[card]), face=FACES[card]) for card in cards]
    return Zone(
        id=zone,
        kind="pile",
        area="centre",
        title=title,
        owner=owner,
        scale="small",
        pieces=pieces,
        count=len(pieces),
    )


def player(view: Treize, seat: int, viewer: int | None) -> Player:
    signs = [Sign(text="won-cards", value=len(view.won[seat]), symbol="cards")]
    if view.is_served(seat):
        signs.append(Sign(text="served", symbol="served", tone="good"))
    if seat == view.dealer:
        signs.append(Sign(text="dealer", symbol="dealer"))
    if seat == view.starter:
        signs.append(Sign(text="start", symbol="start"))
    # 6.3: won piles lie face down; you know your own.
    is_shown = seat == viewer or view.open_scores or view.is_over()
    score = Sign(text="won-plus", value=plus_signs(view.won[seat]), symbol="plus") if is_shown else None
    return Player(seat=seat, score=score, signs=signs, active=seat == view.dealer and not view.is_over())


# The question --------------------------------------------------------------------------------------------


def prompt(view: Treize, viewer: int | None) -> Prompt:
    """What is asked, or what is about to happen."""
    if view.is_over():
        return Prompt(text="over", rule="7.3")
    dealer = at(view.dealer)
    match view.agenda[-1]:
        case Give(seat=seat):
            card = face(FACES[view.up])
            text = T("ask-give", card=card) if seat == viewer else T("other-gives", who=at(seat), card=card)
            return Prompt(text=text, rule="3.2", waiting=[seat])
        case Receive(seat=seat):
            card = face(FACES[view.up])
            text = T("ask-refuse", card=card) if seat == viewer else T("ask-other", who=at(seat), card=card)
            return Prompt(text=text, rule="4.2", waiting=[seat])
        case FirstDealer():
            return Prompt(text="now-first-dealer", rule="2.2")
        case TakePacket():
            return Prompt(text=T("now-packet", who=dealer), rule="3.1")
        case TurnUp():
            return Prompt(text=T("now-turn-up", who=dealer), rule="3.2")
        case NextDealer():
            return Prompt(text="now-next-dealer", rule="3.4")
        case LoseLast(player=player):
            return Prompt(text=T("now-arrow", who=at(player)), rule="5.2")
        case DrawCard(player=player):
            return Prompt(text=T("now-draw", who=at(player)), rule="5.4")
        case OfferDrawn(player=player):
            return Prompt(text=T("now-drawn", who=at(player)), rule="5.4")
        case WinAtOnce(player=player):
            return Prompt(text=T("now-wins", who=at(player)), rule="5.6")
        case StopRound(loser=loser):
            return Prompt(text=T("now-bust", who=at(loser)), rule="6.1")
        case ScoreRound():
            return Prompt(text="now-scoring", rule="6.3")
        case StartRound():
            return Prompt(text="now-new-round", rule="6.4")
        case Reshuffle():
            return Prompt(text="now-reshuffle", rule="7.1")
        case EndGame():
            return Prompt(text="now-end", rule="7.2")
        case RunOut():
            return Prompt(text="now-run-out", rule="7.4")
    raise ValueError(view.agenda[-1])


def choices(view: Treize) -> list[Choice]:
    step = view.agenda[-1]
    options = step.options(view)
    if isinstance(step, Receive):
        return [accepting(view, step.seat), refusing(view, step.seat)]
    return [giving(view, seat, step.seat, is_forced=len(options) == 1) for seat in options]


def giving(view: Treize, seat: int, dealer: int, is_forced: bool) -> Choice:
    row, card = view.rows[seat], view.up
    busts = is_bust([*row, card])
    tone: Tone = ""
    if busts and HAND not in row:
        tone = "bad" if seat == dealer else "warn"
    elif seat == dealer and IS_GIFT[card]:
        tone = "good"
    return Choice(
        send=[seat],
        label=T("give-to", card=face(FACES[card]), who=at(seat))
        if seat != dealer
        else T("keep", card=face(FACES[card])),
        pick=[at(seat)],
        drag=("up.card", at(seat)),
        tone=tone,
        hint=preview(row, card) + (["hint-may-refuse"] if HAND in row else []),
        shows=[f"lane{seat}"],
        warn="warn-bust" if tone == "bad" and not is_forced else "",
    )


def accepting(view: Treize, seat: int) -> Choice:
    row, card = view.rows[seat], view.up
    busts = is_bust([*row, card])
    return Choice(
        send=[ACCEPT],
        label=T("accept", card=face(FACES[card])),
        role="" if busts else "main",
        tone="bad" if busts else "",
        hint=preview(row, card),
        shows=[f"lane{seat}"],
        warn="warn-bust" if busts else "",
    )


def refusing(view: Treize, seat: int) -> Choice:
    row, card = view.rows[seat], view.up
    return Choice(
        send=[REFUSE],
        label=T("refuse", card=face(FACES[card])),
        role="main" if is_bust([*row, card]) else "",
        hint=["hint-spends-hand"],
        shows=[f"lane{seat}.hand.1"],
    )


def preview(row: list[int], card: int) -> list[Text]:
    """What would happen if the owner of this row took the card."""
    if card == ARROW:
        return [T("hint-loses", card=face(FACES[row[-1]])) if row else "hint-nothing"]
    if IS_GIFT[card]:
        return [T("hint-wins", n=PLUS[card])]
    after = [*row, card]
    if is_bust(after):
        return [T("hint-bust", n=total(after), limit=limit(after)), T("hint-costs", n=plus_signs(after))]
    hints = [T("hint-sum", n=total(after), limit=limit(after))]
    if IS_DRAW[card]:
        hints.append("hint-draws")
    return hints


def why(view: Treize) -> dict[str, Text]:
    if not isinstance(view.agenda[-1], Give):
        return {}
    return {at(seat): "why-served" for seat in range(len(view.rows)) if view.is_served(seat)}


# The result ----------------------------------------------------------------------------------------------


def result(view: Treize) -> Result:
    ranks = view.ranks
    places = [[seat for seat, rank in enumerate(ranks) if rank == place] for place in sorted(set(ranks))]
    most = max(scores(view))
    note = ""
    if len(places[0]) > 1:
        note = "note-shared"
    elif scores(view).count(most) > 1:
        note = "note-numbers"
    return Result(places=places, sheet=score_sheet(view), note=note)


def score_sheet(view: Treize) -> Sheet:
    """The plus signs won, round by round; at the end also what breaks a tie."""
    rows = [Line(text=T("sheet-round-n", n=number), cells=[*gained]) for number, gained in enumerate(view.pad, start=1)]
    rows.append(Line(text="sheet-plus", cells=[*scores(view)], tone="good"))
    if view.is_over():
        rows.append(Line(text="sheet-numbers", cells=[total(won) for won in view.won]))
    return Sheet(title="sheet-title", heads=[at(seat) for seat in range(len(view.won))], rows=rows)
