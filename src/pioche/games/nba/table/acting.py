"""NBA Deck-Building: the actions of a turn as answers: replacements, preparation, purchases, activation."""

from __future__ import annotations

from pioche.core.scene import Choice, T, Text, face, symbol
from pioche.core.table import Answers, Asked
from pioche.games.nba.actions import can_end
from pioche.games.nba.answers import (
    ACTIVATE,
    AT,
    BUY,
    BUY_TACTIC,
    DONE,
    LAY_ON,
    LEAVE,
    MISMATCH,
    MOVE,
    SLOTS,
)
from pioche.games.nba.cards import (
    CARD_KEYS,
    COMPLEXITY,
    EMPTY,
    FATIGUE,
    IQ,
    IS_DEFENCE,
    MOST_DICE,
    POSITIONS,
    POSITIONS_OF,
    TACTIC,
    TACTICS,
)
from pioche.games.nba.outlook import (
    cheapest,
    goal_card,
    is_thrifty,
    levels_with,
    missed,
    money,
    payments,
    price_of,
    promise,
)
from pioche.games.nba.state import ATTACKED, BOUGHT_PLAYER, BOUGHT_TACTIC, DEFENDED, NO_SLOT, Nba
from pioche.games.nba.table.faces import POSITION_SYMBOLS, STAT_SYMBOLS
from pioche.games.nba.table.teams import name_of

MOST_PAYMENTS = 30


def acts(q: Asked[Nba]) -> Answers:
    """All four actions, activation and the mismatch, each by its cards; one button ends them."""
    choices: list[Choice] = []
    for option in q.options:
        if option < TACTIC:
            choices += coming(q, option)
        elif option < BUY:
            choices.append(laying(q, option))
        elif option < ACTIVATE:
            choices += buying(q, option)
        elif option < MISMATCH:
            choices.append(activating(q, option - ACTIVATE))
        elif option != DONE:
            choices.append(mismatching(q, option))
    choices.append(finishing(q, choices))
    return Answers(choices, why=reasons(q))


def finishing(q: Asked[Nba], others: list[Choice]) -> Choice:
    """The end of the actions; asks again if an attack could still be activated."""
    can_attack = any(ACTIVATE <= option < ACTIVATE + SLOTS for option in q.options)
    can_defend = any(ACTIVATE + SLOTS <= option < MISMATCH for option in q.options)
    warn = "warn-attack" if can_attack else "warn-defence" if can_defend else ""
    return Choice(send=[DONE], label="finish-actions", role="decline" if others else "main", warn=warn)


def reasons(q: Asked[Nba]) -> dict[str, Text]:
    """Why a card of a market or of the hand cannot be chosen."""
    v, out = q.view, dict[str, Text]()
    if v.ultimate or v.overtimes or v.used & (ATTACKED | DEFENDED):
        return out
    for zone, cards, first, done in (("track", v.track, BUY, BOUGHT_PLAYER), ("row", v.row, BUY_TACTIC, BOUGHT_TACTIC)):
        have = sum(v.value(card) for card in money(v, q.seat, first == BUY_TACTIC))
        pieces = {piece.at: piece.id for piece in q.pieces(zone)}
        for place, card in enumerate(cards):
            if card != EMPTY and first + place not in q.options:
                price = price_of(v, q.seat, first + place)
                out[pieces[0, place]] = "why-bought" if v.used & done else T("why-price", n=price, have=have)
    for piece in q.pieces("hand"):
        if piece.face == CARD_KEYS[FATIGUE]:
            out[piece.id] = "rule-fatigue"
    return out


def in_hand(q: Asked[Nba], card: int) -> str:
    """The first such card of the hand."""
    return next(piece.id for piece in q.pieces("hand") if piece.face == CARD_KEYS[card])


def dragged(v: Nba, card: str, cell: str) -> tuple[str, str] | None:
    """With many teams a scene is full enough: there cards are clicked."""
    return (card, cell) if v.teams == 2 else None


# 4.2-4.4 Replacements ----------------------------------------------------------------------------------------


def comes_on(q: Asked[Nba]) -> list[Choice]:
    choices = [choice for option in q.options if option != DONE for choice in coming(q, option)]
    done = Choice(send=[DONE], label=T("finish-replacing", n=q.view.entered), role="decline" if choices else "main")
    return [*choices, done]


def coming(q: Asked[Nba], card: int) -> list[Choice]:
    """This player on each of his positions, with what the team becomes if whoever stands there leaves."""
    v, seat = q.view, q.seat
    places = [place for place in POSITIONS_OF[card] if can_end(v.fields[seat], v.newcomers, 0, place)]
    out = []
    for place in places:
        cell = f"court{seat}:0,{place}"
        out.append(
            Choice(
                send=[card] if len(places) == 1 else [card, AT + place],
                label=T("replace", card=face(CARD_KEYS[card]), old=face(CARD_KEYS[v.fields[seat][place]])),
                pick=[in_hand(q, card), cell],
                drag=dragged(v, in_hand(q, card), cell),
                hint=changes(v.levels[seat], levels_with(v, seat, card, place)),
                would=bars(v.levels[seat], levels_with(v, seat, card, place)),
            )
        )
    return out


def changes(before: list[int], after: list[int]) -> list[Text]:
    """The three changes of the team that matter most, the collective level first."""
    found = [(stat != IQ, -abs(new - old), stat) for stat, (old, new) in enumerate(zip(before, after, strict=True))]
    return [
        T("change", stat=symbol(STAT_SYMBOLS[stat]), a=before[stat], b=after[stat])
        for _, size, stat in sorted(found)
        if size
    ][:3]


def bars(before: list[int], after: list[int]) -> dict[str, int | float]:
    """What the bars of the team would show."""
    return {
        STAT_SYMBOLS[stat]: new if stat >= IQ else min(MOST_DICE, new)
        for stat, (old, new) in enumerate(zip(before, after, strict=True))
        if old != new
    }


def takes_position(q: Asked[Nba]) -> list[Choice]:
    v, seat = q.view, q.seat
    return [
        Choice(
            send=[option],
            label=T("stand", card=face(CARD_KEYS[v.mover]), at=symbol(POSITION_SYMBOLS[option - AT])),
            pick=[f"court{seat}:0,{option - AT}"],
            hint=changes(v.levels[seat], levels_with(v, seat, v.mover, option - AT)),
            would=bars(v.levels[seat], levels_with(v, seat, v.mover, option - AT)),
        )
        for option in q.options
    ]


def moves_on(q: Asked[Nba]) -> list[Choice]:
    """4.3: the displaced player moves to another position, or leaves."""
    v, seat, card = q.view, q.seat, face(CARD_KEYS[q.view.mover])
    out = []
    for option in q.options:
        if option == LEAVE:
            out.append(Choice(send=[option], label=T("leave", card=card), role="main"))
            continue
        place = option - MOVE
        out.append(
            Choice(
                send=[option],
                label=T(
                    "move", card=card, at=symbol(POSITION_SYMBOLS[place]), old=face(CARD_KEYS[v.fields[seat][place]])
                ),
                pick=[f"court{seat}:0,{place}"],
                hint=changes(v.levels[seat], levels_with(v, seat, v.mover, place)),
                would=bars(v.levels[seat], levels_with(v, seat, v.mover, place)),
            )
        )
    return out


# 4.6 Preparation ---------------------------------------------------------------------------------------------


def laying(q: Asked[Nba], option: int) -> Choice:
    v, seat = q.view, q.seat
    slot, tactic = (NO_SLOT, option) if option < LAY_ON else divmod(option - LAY_ON, TACTICS)
    if option >= LAY_ON:
        tactic += TACTIC
    first = SLOTS * IS_DEFENCE[tactic]
    board = v.boards[seat][first : first + SLOTS]
    place = board.index(EMPTY) if slot == NO_SLOT else slot
    label = T("prepare", card=face(CARD_KEYS[tactic]))
    if slot != NO_SLOT:
        label = T("prepare-over", card=face(CARD_KEYS[tactic]), old=face(CARD_KEYS[board[place]]), n=place + 1)
    missing = COMPLEXITY[tactic] - v.levels[seat][IQ]
    hint = T("missing", n=missing) if missing > 0 else T("promises", n=round(promise(v, seat, tactic)))
    cell = f"{'def' if IS_DEFENCE[tactic] else 'off'}{seat}:0,{place}"
    return Choice(
        send=[option],
        label=label,
        pick=[in_hand(q, tactic), cell],
        drag=dragged(v, in_hand(q, tactic), cell),
        hint=[hint],
        tone="warn" if missing > 0 else "",
    )


# 4.7-4.9 Purchases -------------------------------------------------------------------------------------------


def buying(q: Asked[Nba], goal: int) -> list[Choice]:
    """A card of a market: with the cheapest payment at once, or with one of one's own choice."""
    v, seat = q.view, q.seat
    card, due = face(CARD_KEYS[goal_card(v, seat, goal)]), price_of(v, seat, goal)
    means = money(v, seat, goal >= BUY_TACTIC)
    least = cheapest(v, means, due)
    pick = [target(q, goal)]
    have = T("price", n=due, have=sum(v.value(one) for one in means))
    hint = [have, paid_with(least)] if v.teams == 2 else [paid_with(least)]
    names = "buy-cheap", "buy"
    args: dict[str, int | str] = {"card": card, "n": due}
    if goal >= BUY_TACTIC and v.row.count(v.row[goal - BUY_TACTIC]) > 1:  # copies are told apart by their place
        names = "buy-cheap-at", "buy-at"
        args["place"] = goal - BUY_TACTIC + 1
    cheap = Choice(send=[goal, *least], label=T(names[0], **args), pick=pick, hint=hint)
    if sum(1 for _ in payments(v, means, due)) == 1:
        return [cheap]
    return [cheap, Choice(send=[goal], label=T(names[1], **args), pick=pick, hint=hint[:-1])]


def target(q: Asked[Nba], goal: int) -> str:
    """The card that this answer would buy, where it lies."""
    v, card = q.view, CARD_KEYS[goal_card(q.view, q.seat, goal)]
    if goal >= BUY_TACTIC:
        return next(piece.id for piece in q.pieces("row") if piece.at == (0, goal - BUY_TACTIC))
    zone = "track" if goal < BUY + len(v.track) else f"mini{q.seat}"
    return next(piece.id for piece in q.pieces(zone) if piece.face == card)


def paid_with(cards: tuple[int, ...]) -> Text:
    """The cards of a payment, as far as a line has room."""
    names = [face(CARD_KEYS[card]) for card in cards]
    if len(names) > 3:
        return T("paid-with-n", n=len(names))
    return T(f"paid-with-{len(names)}", **dict(zip("abc", names, strict=False)))


def pays(q: Asked[Nba]) -> Answers:
    """4.9: sets of cards to tick; the cheapest at one click."""
    v, seat, due = q.view, q.seat, q.view.due
    means = money(v, seat, v.goal >= BUY_TACTIC, v.least)
    ways = sorted(payments(v, means, due), key=lambda paid: (sum(map(v.value, paid)), paid))
    least = cheapest(v, means, due)
    offered = [paid for paid in ways if is_thrifty(v, paid, due)][:MOST_PAYMENTS]
    begun = {paid[0] for paid in offered}
    for paid in ways:
        if paid[0] not in begun:
            begun.add(paid[0])
            offered.append(paid)
    goal = target(q, v.goal)
    choices = [paying(q, paid, due, goal) for paid in offered if paid != least]
    best = Choice(
        send=[*least],
        label="pay-cheapest",
        role="main",
        hint=[paid_with(least)],
        shows=[goal, *spread(q, least)],
    )
    why: dict[str, Text] = {}
    lit = {one for choice in choices for one in choice.pick}
    for piece in q.pieces("hand"):
        if piece.id not in lit:
            is_tactic = piece.face in CARD_KEYS[TACTIC:]
            fits = is_tactic == (v.goal >= BUY_TACTIC)
            why[piece.id] = "why-pays-not" if fits else "why-tactic-money" if is_tactic else "why-player-money"
    return Answers([*choices, best], why=why)


def paying(q: Asked[Nba], paid: tuple[int, ...], due: int, goal: str) -> Choice:
    worth = sum(map(q.view.value, paid))
    hint: list[Text] = [T("wasted", n=worth - due)] if worth > due else []
    return Choice(send=[*paid], label=T("pay", n=worth), pick=spread(q, paid), set=True, hint=hint, shows=[goal])


def spread(q: Asked[Nba], cards: tuple[int, ...]) -> list[str]:
    """These cards of the hand, each copy once."""
    left = q.pieces("hand")[:]
    out = []
    for card in cards:
        piece = next(piece for piece in left if piece.face == CARD_KEYS[card])
        left.remove(piece)
        out.append(piece.id)
    return out


# 5.1 Activation, 9.2 the mismatch ----------------------------------------------------------------------------


def activating(q: Asked[Nba], slot: int) -> Choice:
    v, seat = q.view, q.seat
    kind, place = divmod(slot, SLOTS)
    tactic = v.boards[seat][slot]
    zone = f"{'def' if kind else 'off'}{seat}"
    piece = next(piece.id for piece in q.pieces(zone) if piece.at == (0, place))
    label = T("defend" if kind else "attack", card=face(CARD_KEYS[tactic]))
    open_to = missed(v, seat, [option for option in q.options if BUY <= option < BUY_TACTIC])
    return Choice(
        send=[ACTIVATE + slot],
        label=label,
        pick=[piece],
        tone="good",
        hint=[T("promises", n=round(promise(v, seat, tactic)))],
        warn=T("warn-buy", card=face(CARD_KEYS[open_to])) if open_to != EMPTY else "",
    )


def mismatching(q: Asked[Nba], option: int) -> Choice:
    v, seat = q.view, q.seat
    other, place = divmod(option - MISMATCH, POSITIONS)
    picks = [next(p.id for p in q.pieces(f"court{team}") if p.at == (0, place)) for team in (seat, other)]
    label = T("mismatch", card=face(CARD_KEYS[v.fields[seat][place]]), who=name_of(v, other))
    return Choice(send=[option], label=label, pick=picks)
