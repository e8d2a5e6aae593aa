"""NBA Deck-Building, chapter 12: match after match, with what was kept: the campaign and the legacy tournament."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from pioche.core.game import Refused, Settings
from pioche.core.series.kinds import Baggage, Carried, Kind
from pioche.games.nba import setup
from pioche.games.nba.answers import DONE
from pioche.games.nba.cards import (
    COST,
    EMPTY,
    FATIGUE,
    FIRST_DECK,
    IS_DEFENCE,
    MARKET_TACTICS,
    NBA,
    OWN_CARDS,
    POSITIONS,
    STATS,
    STOCKS,
    TACTIC,
    VALUE,
)
from pioche.games.nba.cardset import strength
from pioche.games.nba.chance import unique
from pioche.games.nba.profiles import PROFILES
from pioche.games.nba.state import Nba, less

FIRST_THRESHOLD: Final = 2  # and the stage: what may be kept costs no more

# 12.2 A match of a series ----------------------------------------------------------------------------------------


def start(settings: Settings, carried: Carried) -> Nba:
    """12.2, 12.3: every match begins with the whole team; against the computer the counter rises with the matches."""
    if len(carried.by_seat) != settings["players"] or not can_be(settings, carried):
        raise Refused("refused-carried")
    s = setup.start(settings, carried)
    if s.players == 1:
        s.counter = 1 + carried.stage
    return s


def can_be(settings: Settings, carried: Carried) -> bool:
    """Whether these teams can have come about: five starters and twelve cards that there are, or none at all."""
    kinds = {*STOCKS[settings["cards"]], *MARKET_TACTICS}
    for team in carried.by_seat:
        five, deck = team[:POSITIONS], Counter(team[POSITIONS:])
        if not team and not any(carried.by_seat):
            continue
        if deck.total() != len(FIRST_DECK) or any(card // 2 != position for position, card in enumerate(five)):
            return False
        own = [card for card in deck if card in OWN_CARDS]
        if any(card < 2 * POSITIONS or deck[card] > 1 for card in own):
            return False
        if any(card not in kinds for card in deck if card not in OWN_CARDS):
            return False
    return True


# 12.1 The next opponent ------------------------------------------------------------------------------------------


def next_profile(settings: Settings, stage: int, before: list[Settings], rng: Random) -> Settings:
    """12.1: a profile that was not met since all were."""
    met = [old["profile"] for old in before[len(before) - len(before) % PROFILES :]]
    free = [profile for profile in range(1, PROFILES + 1) if profile not in met]
    return {**settings, "profile": free[rng.randrange(len(free))]}


# 12.4 Keeping cards ----------------------------------------------------------------------------------------------


def holds(s: Nba, seat: int) -> tuple[int, ...]:
    """12.2: the five and the twelve it began with, eliminated ones included."""
    return tuple(s.begun[seat])


def offers(s: Nba, seat: int, carried: Carried) -> tuple[int, ...]:
    """12.4: bought cards it owns at the end, out of the box, that do not cost too much."""
    owned = [*s.hand(seat), *s.piles[seat], *s.tops[seat], *s.discards[seat], *s.fields[seat], *s.boards[seat]]
    new = Counter(card for card in owned if card not in (EMPTY, FATIGUE)) - Counter(s.begun[seat])
    cost, most = COST[s.medals], FIRST_THRESHOLD + carried.stage
    return tuple(sorted(card for card in new if card >= NBA and card not in OWN_CARDS and cost[card] <= most))


def is_tactic(card: int) -> bool:
    return card >= TACTIC


def options(held: tuple[int, ...], offered: tuple[int, ...], said: tuple[int, ...]) -> list[int]:
    """12.4: a player and the player it replaces in the deck, a tactic and the tactic it replaces; or done."""
    if said and said[-1] == DONE:
        return []
    if len(said) % 2:
        deck = less([*held[POSITIONS:]], [*said[1::2]])
        return unique(sorted(card for card in deck if is_tactic(card) == is_tactic(said[-1])))
    kinds = [is_tactic(card) for card in said[::2]]
    left = [card for card in offered if all(is_tactic(card) > kind for kind in kinds)]
    return [*left, DONE] if left else []


def after(held: tuple[int, ...], said: tuple[int, ...]) -> tuple[int, ...]:
    """12.4: the five starters stay, and the deck has twelve cards."""
    pairs = [card for card in said if card != DONE]
    deck = less([*held[POSITIONS:]], pairs[1::2]) + pairs[::2]
    return held[:POSITIONS] + tuple(sorted(deck))


def advise(held: tuple[int, ...], offered: tuple[int, ...]) -> tuple[int, ...]:
    """The strongest player for the weakest, the dearest tactic for the cheapest of its side."""
    deck, said = held[POSITIONS:], list[int]()
    players = [card for card in offered if not is_tactic(card)]
    if players:
        best = max(players, key=lambda card: strength(STATS[card]))
        weakest = min((card for card in deck if not is_tactic(card)), key=lambda card: strength(STATS[card]))
        if strength(STATS[best]) > strength(STATS[weakest]):
            said += [best, weakest]
    tactics = [card for card in offered if is_tactic(card)]
    if tactics:
        dear = max(tactics, key=lambda card: COST[0][card])
        same = [card for card in deck if is_tactic(card) and IS_DEFENCE[card] == IS_DEFENCE[dear]]
        plain = [card for card in same if card in OWN_CARDS]
        if plain:
            said += [dear, min(plain, key=lambda card: VALUE[0][card])]
    return tuple(said) if not options(held, offered, tuple(said)) else (*said, DONE)


TEAM: Final = Baggage(start=start, holds=holds, offers=offers, options=options, after=after, advise=advise)

CAMPAIGN: Final = Kind(
    key="campaign",
    shape="road",
    entrants=(1,),
    byes=False,
    players=1,
    baggage=TEAM,
    arrange=next_profile,
    own=("profile", "level"),
)
LEGACY: Final = Kind(key="legacy", shape="knock-out", entrants=(4, 8, 16), byes=False, players=2, baggage=TEAM)
