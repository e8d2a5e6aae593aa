"""NBA Deck-Building, chapter 2: preparing a game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from pioche.core.flow import Step, Together
from pioche.core.game import Settings
from pioche.core.series.kinds import Carried
from pioche.games.nba.answers import SLOTS
from pioche.games.nba.cards import (
    CARD_KEYS,
    CHEAP,
    COST,
    EMPTY,
    FIRST_DECK,
    FIRST_FIVE,
    IS_DEFENCE,
    OWN_CARDS,
    POSITIONS,
    STOCKS,
    TACTIC,
    VALUE,
)
from pioche.games.nba.chance import Chance
from pioche.games.nba.coaches import CHOOSE_COACH, DRAW_COACHES
from pioche.games.nba.draft import BEGIN_DRAFT
from pioche.games.nba.drawing import draw_cards
from pioche.games.nba.market import FILL_ROW, open_market
from pioche.games.nba.profiles import LEVELS, PROFILES
from pioche.games.nba.selection import FIRST_PICK, REVEAL_TEAMS
from pioche.games.nba.solo import COMPUTER
from pioche.games.nba.state import HAND, Nba, less
from pioche.games.nba.turns import BEGIN_TURN

# 2.6 Durations

DURATION_KEYS: Final = ("short", "normal", "long", "epic")
ROUNDS: Final = (8, 12, 18, 24)
MISMATCH_KEYS: Final = ("none", "two", "three", "five")
MISMATCHES: Final = (0, 2, 3, 5)
COACHING_KEYS: Final = ("none", "random", "choice")
RANDOM_COACHES: Final = 1
CHOSEN_COACHES: Final = 2


def market_size(duration: int, teams: int) -> int:
    """2.6: the last player comes up when five more turns are to be played; half as many cards more for each player."""
    return (2 * ROUNDS[duration] - 4) * teams // 2


def start(settings: Settings, carried: Carried | None = None) -> Nba:
    """A table before the first draw of chance; in a series with what was carried into this match."""
    players = settings["players"]
    s = Nba(players, max(2, players), settings["cards"])
    s.rounds = ROUNDS[settings["duration"]]
    s.last = s.rounds * s.teams
    s.size = market_size(settings["duration"], s.teams)
    s.money, s.medals = settings["moneytime"], settings["medals"]
    s.mismatches = MISMATCHES[settings["mismatch"]]
    s.drafted, s.tip_off = settings["draft"], settings["tipoff"]
    brought = carried.by_seat if carried else ()
    choosing = settings["team"] and not any(brought)  # 12.2: once, before the first match
    for team in range(s.teams):
        s.out[team] = OWN_CARDS
        if team < players and any(brought):
            take_team(s, team, [*brought[team][:POSITIONS]], [*brought[team][POSITIONS:]])
        elif team >= players or not choosing:
            take_team(s, team, FIRST_FIVE, FIRST_DECK)
    if carried:
        s.decisive = 1
        leave_to_owners(s)
    plan: list[Step[Nba]] = []
    if players > 1:
        plan.append(FIRST_PLAYER)
    else:
        plan += meet_computer(s, settings)
    if settings["coaches"] == RANDOM_COACHES:
        plan.append(DRAW_COACHES)
    elif settings["coaches"] == CHOSEN_COACHES:
        plan.append(CHOOSE_COACHES)
    if choosing:  # 8.1: before anybody sees a market
        plan += [Together(*FIRST_PICK[:players]), REVEAL_TEAMS]
    s.then(*plan, FILL_ROW, BEGIN_DRAFT if s.drafted else MAKE_MARKET, FIRST_HANDS, BEGIN_TURN)
    return s


# 2.1 The first player --------------------------------------------------------------------------------------------


class FirstPlayer(Chance):
    """2.1: chance names the first player."""

    way = "number"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        return [rng.randrange(s.players)]

    def fall(self, s: Nba, outcome: list[int]) -> None:
        s.first = s.active = outcome[0]


# 2.2 The teams ---------------------------------------------------------------------------------------------------


def take_team(s: Nba, team: int, five: list[int], deck: list[int]) -> None:
    """2.2: five starters on the field, the deck shuffled into a pile; the other starting cards stay in the box."""
    s.out[team] = [card for card in OWN_CARDS if card not in five and card not in deck]
    s.begun[team] = five + deck
    s.line_up(team, five)
    s.make_pile(team, deck)


def leave_to_owners(s: Nba) -> None:
    """12.3: what is carried into a match is in no market of it."""
    carried = Counter(card for cards in s.begun for card in cards if card not in OWN_CARDS)
    players, tactics = {*STOCKS[s.stock]}, Counter(s.tactics)
    s.absent = sorted(
        [*(card for card in carried if card in players), *(carried & tactics).elements()],
    )
    s.reserve, s.tactics = s.stock_cards(), sorted(s.market_tactics())


class ChooseCoaches(Step[Nba]):
    """9.6: the last player chooses first, then backwards."""

    def apply(self, s: Nba, choice: int) -> None:
        order = [(s.first - 1 - place) % s.players for place in range(s.players)]
        s.then(*(CHOOSE_COACH[seat] for seat in order))


# 2.4 The player market -------------------------------------------------------------------------------------------


class MakeMarket(Chance):
    """2.4: NBA players are drawn until there are enough of them, and enough cheap ones."""

    names = CARD_KEYS
    way = "shuffled"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        stock, cost = s.stock_cards(), COST[s.medals]
        drawn = rng.sample(stock, len(stock))
        many = s.size
        missing = cheap_needed(s) - sum(cost[card] in CHEAP for card in drawn[:many])
        while missing > 0:
            missing -= cost[drawn[many]] in CHEAP
            many += 1
        return drawn[:many]

    def fall(self, s: Nba, outcome: list[int]) -> None:
        open_market(s, market_of(s, outcome))


def market_of(s: Nba, drawn: list[int]) -> list[int]:
    """2.4: the market that comes of these players, the cheapest on top.

    Those drawn last make room for cheap ones that were missing: that is as random as any others.
    """
    cost, value = COST[s.medals], VALUE[s.medals]
    chosen, late = drawn[: s.size], [card for card in drawn[s.size :] if cost[card] in CHEAP]
    dear = [card for card in chosen if cost[card] not in CHEAP]
    missing = cheap_needed(s) - (len(chosen) - len(dear))
    if missing > 0:
        chosen = less(chosen, dear[-missing:]) + late[:missing]
    return sorted(chosen, key=lambda card: (cost[card], value[card]))


def cheap_needed(s: Nba) -> int:
    """2.4: how many players must cost 3 to 5."""
    return 2 * s.teams


# 2.5 Hands -------------------------------------------------------------------------------------------------------


class FirstHands(Step[Nba]):
    """2.5: everybody draws six cards; with the tip-off the second player draws seven."""

    def apply(self, s: Nba, choice: int) -> None:
        for seat in range(s.players - 1, -1, -1):
            draw_cards(s, seat, HAND + (s.tip_off and seat != s.first))


# 10.1 The computer's team ----------------------------------------------------------------------------------------


def meet_computer(s: Nba, settings: Settings) -> list[Step[Nba]]:
    """10.1: its tactics lie on its board; its profile is agreed on or drawn."""
    deck = s.piles[COMPUTER]
    tactics = [card for card in deck if card >= TACTIC]
    s.out[COMPUTER] = s.out[COMPUTER] + less(deck, tactics)
    s.make_pile(COMPUTER, [])
    kinds = [[card for card in tactics if IS_DEFENCE[card] == kind] for kind in range(2)]
    s.boards[COMPUTER] = [card for kind in kinds for card in (kind + [EMPTY] * SLOTS)[:SLOTS]]
    s.counter = LEVELS[settings["level"]]
    if settings["profile"]:
        s.profile = settings["profile"] - 1
        return []
    return [DRAW_PROFILE]


class DrawProfile(Chance):
    """10.1: chance names the profile."""

    way = "number"

    def draw(self, s: Nba, rng: Random) -> list[int]:
        return [rng.randrange(PROFILES)]

    def fall(self, s: Nba, outcome: list[int]) -> None:
        s.profile = outcome[0]


FIRST_PLAYER: Final = FirstPlayer()
CHOOSE_COACHES: Final = ChooseCoaches()
MAKE_MARKET: Final = MakeMarket()
FIRST_HANDS: Final = FirstHands()
DRAW_PROFILE: Final = DrawProfile()
