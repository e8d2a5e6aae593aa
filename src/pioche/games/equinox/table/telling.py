"""Equinox: the powers, told in sentences (§6)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from pioche.core.scene import Happening, Move, T, at, did
from pioche.core.table import Seen, Stories, Telling
from pioche.games.equinox import powers
from pioche.games.equinox.answers import CREATURE, DECLINE, ON_CHAMPION, ON_SECRET, PLACE
from pioche.games.equinox.cards import CREATURES, FACE_KEYS
from pioche.games.equinox.memory import HEAD
from pioche.games.equinox.power import Power, TakeCard
from pioche.games.equinox.state import Equinox
from pioche.games.equinox.table.faces import FACES, SYMBOLS

# Short ways to say it ----------------------------------------------------------------------------------------

brief: Final = partial(did, keep="turn")
"""Somebody did something; forgotten after the reader's next turn, because it does not stay visible (10.2)."""


def named(message: str, actor: int, creature: int, **more: Any) -> Happening:
    """The same with a creature, which may be remembered."""
    return did(message, actor, args={"creature": SYMBOLS[creature]} | more)


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


# §6 Powers ---------------------------------------------------------------------------------------------------


def used(tell: Telling) -> Telling:
    """What the power does, unless it was declined."""

    def told(m: Seen[Equinox]) -> list[Happening] | Happening | None:
        if m.choice == DECLINE:
            return brief("ev-declines", m.seat, args={"creature": SYMBOLS[m.step.of]})
        return tell(m)

    return told


def takes_pebble_back(m: Seen[Equinox]) -> Happening:
    if m.choice == ON_SECRET:
        return did("ev-withdraws", m.seat)
    row, creature = divmod(m.choice - PLACE, CREATURES)
    if m.choice >= ON_CHAMPION:
        return named("ev-back-champion", m.seat, creature)
    return named("ev-back-row", m.seat, creature, n=row + 1)


def places_pebble(m: Seen[Equinox]) -> Happening:
    row, creature = divmod(m.choice - PLACE, CREATURES)
    return named("ev-places", m.seat, creature, n=row + 1)


def copies(m: Seen[Equinox]) -> list[Happening]:
    """Bolet's choice, and at once what it does if there is nothing more to choose."""
    out = [brief("ev-copies", m.seat, args={"creature": SYMBOLS[m.choice - CREATURE]}), *draws(m, m.seat)]
    return [*out, brief("ev-second", m.seat)] if m.after.second == 1 and m.before.second == 0 else out


def sets_aside(m: Seen[Equinox]) -> Happening:
    victim = m.step.player
    count = len(m.after.aside[victim]) - len(m.before.aside[victim])
    moves = [Move(start="hand", end="aside", n=count)] if m.viewer == victim else []
    return done_to("ev-panache", m.after.turn, victim, args={"n": count}, tone="warn", moves=moves)


def names_creature(m: Seen[Equinox]) -> Happening:
    return done_to("ev-duke", m.seat, m.step.giver, args={"creature": SYMBOLS[m.choice - CREATURE]})


def gives(m: Seen[Equinox]) -> list[Happening]:
    """Everybody hears whether a card was given; giver and asker know which. A hand is shown to the asker alone."""
    giver, asker, creature = m.seat, m.step.asker, {"creature": SYMBOLS[m.step.creature]}
    if len(m.after.hands[giver]) < len(m.before.hands[giver]):
        return [handed_over(m, "ev-gives", giver, asker, Move(start=at(giver), end=at(asker)), creature)]
    out = [done_to("ev-shows", giver, asker, args=creature)]
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


def keeps(m: Seen[Equinox]) -> Happening:
    return handed_over(m, "ev-keeps", m.seat, m.step.owner, Move(start=at(m.step.owner), end=at(m.seat)), {})


def handed_over(m: Seen[Equinox], message: str, actor: int, other: int, move: Move, args: dict[str, str]) -> Happening:
    """A card changes hands; only the two of them know which."""
    if m.viewer in (actor, other):
        card = FACE_KEYS[m.after.memory[-1][HEAD]]
        return done_to(f"{message}-card", actor, other, card, private=True)
    return done_to(message, actor, other, args=args, moves=[move])


def swaps(m: Seen[Equinox]) -> Happening:
    pair = (m.step.card, m.choice)
    args = {"one": FACES[m.step.card], "other": FACES[m.choice]}
    return brief("ev-swaps", m.seat, args=args, faces=[FACE_KEYS[card] for card in pair])


STORIES: Final[Stories] = {
    Power: used(lambda m: None),  # the next step tells it
    powers.DrawThree: used(lambda m: draws(m, m.seat)),
    powers.TakePebbleBack: used(takes_pebble_back),
    powers.SetAside: sets_aside,
    powers.PlacePebble: used(places_pebble),
    powers.TakeSecondCard: used(lambda m: brief("ev-second", m.seat)),
    powers.NameCreature: names_creature,
    powers.GiveCard: gives,
    powers.CopyPower: used(copies),
    powers.PickThree: looks,
    powers.KeepOne: keeps,
    TakeCard: used(lambda m: brief("ev-takes", m.seat, FACE_KEYS[m.choice])),
    powers.SwapWith: swaps,
    powers.RemoveCard: used(lambda m: brief("ev-removes", m.seat, FACE_KEYS[m.choice])),
}
