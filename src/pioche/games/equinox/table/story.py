"""Equinox: what happens, told in sentences.

Nobody may look through covered or discarded cards, so what was played is told until the reader's next turn only.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from pioche.core.scene import Happening, Move, T, at, did, held, places
from pioche.core.table import Seen, Stories, Telling
from pioche.games.equinox import powers
from pioche.games.equinox.answers import CREATURE, DECLINE, ON_CHAMPION, ON_SECRET, PASS, PLACE, REVEAL, SECRET, STOP
from pioche.games.equinox.cards import ANCIENT, CHAMELEON, CHAMPION_WORTH, CREATURES, FACE_KEYS, KIND
from pioche.games.equinox.drawing import Discard, DiscardUnseen, Eliminate, Refill
from pioche.games.equinox.memory import HEAD
from pioche.games.equinox.playing import LayChameleon, NameSecret, PlayCard, TakeVisible
from pioche.games.equinox.power import Power, TakeCard
from pioche.games.equinox.predictions import LaySecret, Predict
from pioche.games.equinox.scoring import EndGame, scores
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import FACES, KEYS, SYMBOLS
from pioche.games.equinox.table.previews import cell_id
from pioche.games.equinox.table.sheets import note, points
from pioche.games.equinox.turns import ChooseFirst, Deal, DrawCreatures, NextTurn, PickCreature

# Short ways to say it ----------------------------------------------------------------------------------------

brief: Final = partial(did, keep="turn")
"""Somebody did something; forgotten after the reader's next turn, because it does not stay visible (10.2)."""


def creature(number: int, **more: Any) -> dict[str, Any]:
    """What a sentence about a creature needs."""
    return {"creature": SYMBOLS[number]} | more


def with_card(message: str, m: Seen[Equinox], **more: Any) -> Happening:
    """The card that was the answer."""
    return brief(message, m.seat, FACE_KEYS[m.choice], **more)


def done_to(message: str, actor: int, other: int, card: str = "", **more: Any) -> Happening:
    """Somebody did something to somebody else."""
    args = {"owner": at(other)} | more.pop("args", {})
    return brief(message, actor, card, args=args, to=[other], **more)


def draws(m: Seen[Equinox], seat: int) -> list[Happening]:
    """So many cards from the draw pile; whoever drew them sees which."""
    drawn = len(m.before.deck) - len(m.after.deck)
    if not drawn:
        return []
    moves = [] if m.viewer == seat else [Move(start="deck", end=at(seat), n=drawn)]
    faces = [FACE_KEYS[card] for card in m.after.hands[seat][-drawn:]] if m.viewer == seat else []
    return [brief("ev-draws", seat, args={"n": drawn}, faces=faces, moves=moves)]


# §2 Setting up, and turn after turn --------------------------------------------------------------------------


def turn_of(v: Equinox) -> Happening:
    return brief("ev-turn", v.turn, head=True)


# §3 Predictions ----------------------------------------------------------------------------------------------


def predicts(m: Seen[Equinox]) -> list[Happening]:
    if m.choice < PLACE:
        return [did("ev-bet", m.seat, args=creature(m.choice - CREATURE, n=m.before.row + 1))]
    if m.choice == REVEAL:
        return revealed(m)
    could = m.before.supply[m.seat] or m.before.secrets[m.seat]
    return [brief("ev-skips", m.seat)] if could and m.choice != SECRET else []


def revealed(m: Seen[Equinox]) -> list[Happening]:
    """The pebbles stay in sight, the cards do not: they are discarded."""
    holders = [seat for seat in range(m.after.players) if len(m.before.secrets[seat]) > len(m.after.secrets[seat])]
    shown = m.after.discard[len(m.before.discard) :]
    return [reveals(m.after, seat, card) for seat, card in zip(holders, shown, strict=True)]


def reveals(v: Equinox, seat: int, card: int) -> Happening:
    kind = KIND[card]
    look = held(cause=[KEYS[kind]], to=seat, gain=CHAMPION_WORTH if kind in v.alive else None)
    return brief("ev-reveals", seat, FACE_KEYS[card], tone="info", **look)


def lays_secret(m: Seen[Equinox]) -> Happening:
    if m.viewer == m.seat:
        return brief("ev-secret-card", m.seat, FACE_KEYS[m.choice], faces=[])
    return did("ev-secret", m.seat)


# §5 Playing, §7 trees ----------------------------------------------------------------------------------------


def plays(m: Seen[Equinox]) -> Happening | None:
    if m.choice == PASS:
        return brief("ev-passes", m.seat, faces=[FACE_KEYS[card] for card in m.after.memory[-1][HEAD:]], hold=True)
    if CHAMELEON <= m.choice < ANCIENT:
        return None  # told when it lies on a creature
    return with_card("ev-plays", m)


def names_secret(m: Seen[Equinox]) -> list[Happening]:
    asked = brief("ev-ancient", m.seat, args=creature(m.choice - CREATURE))
    return [asked, *(revealed(m) or [Happening(text="ev-ancient-none", keep="turn")])]


# §6 Powers ---------------------------------------------------------------------------------------------------


def used(tell: Telling) -> Telling:
    """What the power does, unless it was declined."""
    return lambda m: tell(m) if m.choice != DECLINE else brief("ev-declines", m.seat, args=creature(m.step.of))


def takes_pebble_back(m: Seen[Equinox]) -> Happening:
    if m.choice == ON_SECRET:
        return did("ev-withdraws", m.seat)
    if m.choice >= ON_CHAMPION:
        return did("ev-back-champion", m.seat, args=creature(m.choice - ON_CHAMPION))
    return on_cell("ev-back-row", m)


def on_cell(message: str, m: Seen[Equinox]) -> Happening:
    """The cell that was the answer."""
    row, column = divmod(m.choice - PLACE, CREATURES)
    return did(message, m.seat, args=creature(column, n=row + 1))


def copies(m: Seen[Equinox]) -> list[Happening]:
    """Bolet's choice, and at once what it does if there is nothing more to choose."""
    out = [brief("ev-copies", m.seat, args=creature(m.choice - CREATURE)), *draws(m, m.seat)]
    return [*out, brief("ev-second", m.seat)] if m.after.second == 1 and m.before.second == 0 else out


def sets_aside(m: Seen[Equinox]) -> Happening:
    victim = m.step.player
    count = len(m.after.aside[victim]) - len(m.before.aside[victim])
    moves = [Move(start="hand", end="aside", n=count)] if m.viewer == victim else []
    look = held(cause=[at(victim)], harm=True)
    return done_to("ev-panache", m.after.turn, victim, args={"n": count}, tone="warn", moves=moves, **look)


def gives(m: Seen[Equinox]) -> list[Happening]:
    """Everybody hears whether a card was given; giver and asker know which. A hand is shown to the asker alone."""
    giver, asker, args = m.seat, m.step.asker, creature(m.step.creature)
    if len(m.after.hands[giver]) < len(m.before.hands[giver]):
        return [handed_over(m, "ev-gives", giver, asker, (giver, asker), **args)]
    out = [done_to("ev-shows", giver, asker, args=args)]
    if m.viewer == asker:
        hand = [FACE_KEYS[card] for card in m.after.memory[-1][HEAD:]]
        text = T("ev-hand-of", owner=at(giver))
        out.append(Happening(text=text, faces=hand, private=True, hold=True, keep="moment"))
    return out


def looks(m: Seen[Equinox]) -> list[Happening]:
    """Taker and owner know which three."""
    out = [done_to("ev-sabot", m.step.taker, m.step.owner)]
    if m.viewer == m.step.owner:
        three = [FACE_KEYS[card] for card in m.after.memory[-1][HEAD:]]
        out.append(Happening(text="ev-your-three", faces=three, private=True, keep="turn"))
    return out


def handed_over(m: Seen[Equinox], message: str, actor: int, other: int, way: tuple[int, int], **args: Any) -> Happening:
    """A card goes from one hand to another; only the two of them know which."""
    giver, taker = way
    look = held(cause=[at(giver)], to=taker)
    if m.viewer in way:
        return done_to(f"{message}-card", actor, other, FACE_KEYS[m.after.memory[-1][HEAD]], private=True, **look)
    return done_to(message, actor, other, args=args, moves=[Move(start=at(giver), end=at(taker))], **look)


def takes(m: Seen[Equinox]) -> Happening:
    return with_card("ev-takes", m, **held(cause=[FACE_KEYS[m.choice]], to=m.seat))


def swaps(m: Seen[Equinox]) -> Happening:
    one, other = m.step.card, m.choice
    faces = [FACE_KEYS[one], FACE_KEYS[other]]
    return brief("ev-swaps", m.seat, args={"one": FACES[one], "other": FACES[other]}, faces=faces, **held(cause=faces))


# §8 Discarding, drawing, elimination -------------------------------------------------------------------------


def discards_unseen(m: Seen[Equinox]) -> Happening | None:
    if len(m.before.hands[m.seat]) == len(m.after.hands[m.seat]):
        return None
    if m.viewer == m.seat:
        return brief("ev-discards-own", m.seat, FACE_KEYS[m.choice], faces=[])
    return brief("ev-discards-unseen", m.seat)


def refills(m: Seen[Equinox]) -> list[Happening]:
    seat = m.before.turn
    back = len(m.before.aside[seat])
    return [*([brief("ev-takes-back", seat, args={"n": back})] if back else []), *draws(m, seat)]


def eliminates(m: Seen[Equinox]) -> list[Happening]:
    gone = [eliminated(m.before, one) for one in m.before.alive if one not in m.after.alive]
    return [*gone, round_begins(m.after)] if m.after.row > m.before.row else gone


def eliminated(v: Equinox, one: int) -> Happening:
    look = held(why=T("why-eliminated", n=v.row + 1), cause=[KEYS[one], cell_id(v, v.row, one)], harm=True)
    return Happening(text=T("ev-eliminated", **creature(one)), tone="bad", **look)


def round_begins(v: Equinox) -> Happening:
    return Happening(text=T("ev-round", n=v.row + 1), head=True)


# §9 The end --------------------------------------------------------------------------------------------------


def ends(m: Seen[Equinox]) -> list[Happening]:
    why = "ev-end-pile" if not m.after.deck else "ev-end-fifth" if len(m.after.alive) == 3 else "ev-end-idle"
    won = [wins(m.after, seat) for seat in places(m.after.ranks)[0]]
    return [Happening(text=why, head=True, hold=True), *revealed(m), *won]


def wins(v: Equinox, seat: int) -> Happening:
    total = points(scores(v)[seat])
    look = held(why=note(v), cause=[at(seat)], to=seat, gain=total)
    return did("ev-wins", seat, args={"n": total}, tone="good", **look)


STORIES: Final[Stories] = {
    ChooseFirst: lambda m: did("ev-first", m.after.turn),
    DrawCreatures: lambda m: Happening(text="ev-creatures", faces=[KEYS[one] for one in m.after.creatures]),
    PickCreature: lambda m: did("ev-picks", m.seat, args=creature(m.choice - CREATURE)),
    Deal: lambda m: [round_begins(m.after), turn_of(m.after)],
    Predict: predicts,
    LaySecret: lays_secret,
    PlayCard: plays,
    LayChameleon: lambda m: brief(
        "ev-plays-on", m.seat, FACE_KEYS[m.before.laying], args=creature(m.choice - CREATURE)
    ),
    NameSecret: names_secret,
    TakeVisible: takes,
    Power: used(lambda m: None),  # the next step tells it
    powers.DrawThree: used(lambda m: draws(m, m.seat)),
    powers.TakePebbleBack: used(takes_pebble_back),
    powers.SetAside: sets_aside,
    powers.PlacePebble: used(partial(on_cell, "ev-places")),
    powers.TakeSecondCard: used(lambda m: brief("ev-second", m.seat)),
    powers.NameCreature: lambda m: done_to("ev-duke", m.seat, m.step.giver, args=creature(m.choice - CREATURE)),
    powers.GiveCard: gives,
    powers.CopyPower: used(copies),
    powers.PickThree: looks,
    powers.KeepOne: lambda m: handed_over(m, "ev-keeps", m.seat, m.step.owner, (m.step.owner, m.seat)),
    TakeCard: used(takes),
    powers.SwapWith: swaps,
    powers.RemoveCard: used(lambda m: with_card("ev-removes", m, **held(cause=[FACE_KEYS[m.choice]], harm=True))),
    Discard: lambda m: with_card("ev-discards", m) if m.choice != STOP else None,
    DiscardUnseen: discards_unseen,
    Refill: refills,
    Eliminate: eliminates,
    NextTurn: lambda m: turn_of(m.after) if m.after.turn != m.before.turn else None,
    EndGame: ends,
}
