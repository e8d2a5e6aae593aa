"""Mü: the auction and what comes of it (§2, §3)."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY, ChooseSeveral, Step, one_each
from pioche.core.hidden import less
from pioche.games._mubox.deck import NUMBER
from pioche.games.mu.cards import MOST_SEATS, PASS, STOP
from pioche.games.mu.naming import NAME_CHIEF_TRUMP, NAME_PARTNER, NAME_VICE_TRUMP
from pioche.games.mu.scoring import ScoreHand, ScoreStalemate
from pioche.games.mu.state import Mu
from pioche.games.mu.tricks import PLAY_TRICKS

# §2 The auction --------------------------------------------------------------------------------------------


def limit(s: Mu, seat: int) -> int:
    """§2.2: how many cards this seat may show in its turn: up to one more than anybody has shown."""
    return min(len(s.hands[seat]), max(map(len, s.shown)) + 1 - len(s.shown[seat]))


class Bid(Step[Mu]):
    """2.1: pass, or show the first card of your bid; passing is never final (2.3)."""

    def options(self, s: Mu) -> list[int]:
        return [PASS, *dict.fromkeys(s.hands[self.seat])]

    def apply(self, s: Mu, choice: int) -> None:
        after = BID[s.left_of(self.seat)]
        if choice == PASS:
            s.passes += 1
            s.then(CloseAuction() if s.passes == s.players else after)  # 2.4: the last to show may also pass
        else:
            more = limit(s, self.seat) - 1  # 2.2: fixed now, before the first card lies on the table
            s.passes = 0
            show(s, self.seat, choice)
            s.then(ShowMore(self.seat, more, choice), after)


class ShowMore(ChooseSeveral[Mu]):
    """2.2: show another card while below the limit, or stop."""

    done = STOP

    def things(self, s: Mu) -> list[int]:
        return s.hands[self.seat]

    def take(self, s: Mu, choice: int) -> None:
        show(s, self.seat, choice)


def show(s: Mu, seat: int, card: int) -> None:
    """§2.5: the card lies open before its owner from now on."""
    s.hands[seat] = less(s.hands[seat], card)
    s.shown[seat] = [*s.shown[seat], card]
    if seat in s.latest:
        s.latest.remove(seat)
    s.latest.append(seat)


# §3 The result ---------------------------------------------------------------------------------------------


class CloseAuction(Step[Mu]):
    """3.1-3.5: nobody showed a card, several lead, or there is a chief and perhaps a vice."""

    def apply(self, s: Mu, choice: int) -> None:
        leaders = s.leaders()
        if not leaders:
            s.voids += 1  # 3.1: nothing is scored
        elif len(leaders) > 1:
            s.then(ScoreStalemate())  # 3.2
        else:
            s.chief = s.leader = leaders[0]  # 3.3
            s.bid = len(s.shown[s.chief])
            s.vice = find_vice(s)
            s.then(*naming(s), PLAY_TRICKS, ScoreHand())


def find_vice(s: Mu) -> int:
    """§3.4: the second highest bidder; of equals, whose highest card is higher, then the next one. §3.5: or NOBODY."""
    if s.players == 3:
        return NOBODY
    bids = sorted(
        (len(s.shown[seat]), sorted((NUMBER[card] for card in s.shown[seat]), reverse=True), seat)
        for seat in s.latest
        if seat != s.chief
    )
    if not bids or (len(bids) > 1 and bids[-1][:2] == bids[-2][:2]):
        return NOBODY
    return bids[-1][2]


def naming(s: Mu) -> list[Step[Mu]]:
    """§4: the vice names first, then the chief, who then takes a partner; three players have neither."""
    steps: list[Step[Mu]] = [] if s.vice == NOBODY else [NAME_VICE_TRUMP[s.vice]]
    steps.append(NAME_CHIEF_TRUMP[s.chief])
    if s.players > 3:
        steps.append(NAME_PARTNER[s.chief])
    return steps


BID: Final = one_each(Bid, MOST_SEATS)
