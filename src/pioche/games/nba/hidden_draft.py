"""NBA Deck-Building: a draft as it might have been (8.2).

A card was dealt to somebody, who put it into the own market, gave it to the common one or boxed it, or it was dealt to
nobody.  What came up in the common market was given, or added to it by chance.
"""

from __future__ import annotations

from random import Random

from pioche.core.hidden import UNKNOWN
from pioche.games.nba.cards import EMPTY
from pioche.games.nba.draft import DRAFT_ROUNDS, TO_MARKET, added
from pioche.games.nba.state import Nba, less

GIVEN: int = DRAFT_ROUNDS * TO_MARKET  # by each player, and as many boxed


def drafted_anew(s: Nba, unseen: list[int], rng: Random) -> None:
    """Fill what the view of a drafted game leaves open; `unseen` are the players it shows nowhere."""
    rng.shuffle(unseen)
    if s.latest == EMPTY:
        for places in (s.offers, s.favourites, s.given, s.boxed):
            for seat, cards in enumerate(places):
                if UNKNOWN in cards:
                    places[seat] = [unseen.pop() for _ in cards]
        if s.supply:  # 8.2: what is added is chosen, but not shuffled in yet
            undealt, boxed = added(s)
            dealt = [card for cards in s.boxed for card in cards]
            s.supply = sorted([*(unseen.pop() for _ in range(undealt)), *rng.sample(dealt, boxed)])
        s.reserve = sorted(unseen)
        return
    others = [seat for seat in range(s.players) if UNKNOWN in s.given[seat]]
    come_up = market_seen(s)
    ours = [card for seat in range(s.players) if seat not in others for card in s.given[seat]]
    our_box = [card for seat in range(s.players) if seat not in others for card in s.boxed[seat]]
    strangers = [card for card in come_up if card not in ours and card not in our_box]
    undealt, boxed = added(s)

    # How many of the boxed cards that were added are among those known to this viewer
    ours_added = [card for card in our_box if card in come_up]
    ours_left = [card for card in our_box if card not in come_up]
    theirs = boxed - len(ours_added)
    room = len(others) * GIVEN
    low = max(0, theirs - room)
    high = min(len(ours_left), theirs, room + undealt + theirs - len(strangers))
    more = min(high, max(low, sum(rng.random() * 2 < 1 for _ in range(theirs))))
    rng.shuffle(ours_left)
    ours_added += ours_left[:more]
    theirs -= more

    # Who may have given what came up
    origins = [*(seat for seat in others for _ in range(GIVEN)), *[s.players] * undealt, *[s.players + 1] * theirs]
    rng.shuffle(origins)
    brought: list[list[int]] = [[] for _ in range(s.players + 2)]
    for origin in origins:
        brought[origin].append(strangers.pop() if strangers else unseen.pop())
    boxes = brought[s.players + 1] + [unseen.pop() for _ in range(room - theirs)]
    rng.shuffle(boxes)
    for place, seat in enumerate(others):
        rng.shuffle(brought[seat])
        s.given[seat] = brought[seat]
        s.boxed[seat] = boxes[place * GIVEN : (place + 1) * GIVEN]

    pool = [*ours, *ours_added, *(card for cards in brought for card in cards)]
    face_down = [card for card in pool if card not in come_up]
    rng.shuffle(face_down)
    s.supply = face_down[: len(s.supply)]
    owned = [card for cards in s.favourites for card in cards]
    s.reserve = less(s.stock_cards(), come_up + owned + s.supply)


def market_seen(s: Nba) -> list[int]:
    """All that has come up in the common market."""
    own = [card for cards in s.favourites for card in cards]
    places = [s.track, s.gone, [s.mover], *s.fields, *s.shown, *s.tops, *s.discards, *s.out, *s.unseen]
    players = {*s.stock_cards()}
    return [card for cards in places for card in cards if card in players and card not in own]
