"""NBA Deck-Building: what might come of something, for the table and for the computer's players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pioche.games.nba.activation import can_activate, matching
from pioche.games.nba.answers import BUY, BUY_MINI, BUY_TACTIC, SLOTS
from pioche.games.nba.buying import surcharge
from pioche.games.nba.cards import (
    COLOUR,
    COST,
    EMPTY,
    FATIGUE,
    IS_DEFENCE,
    KEEPS,
    MOST_DICE,
    NUMBER,
    POSITIONS_OF,
    STATS,
    TACTIC,
    VALUE,
)
from pioche.games.nba.cardset import strength
from pioche.games.nba.solo import ALL_COLOURS, SCALE, expected
from pioche.games.nba.state import REPLACED, Nba

# Dice ------------------------------------------------------------------------------------------------------------


def total(faces: list[int]) -> int:
    return sum(NUMBER[face] for face in faces)


def colours_against(v: Nba, team: int) -> int:
    """The colours of the attacks on this team, as bits; all of them if there is none."""
    found = {COLOUR[face] for other in v.others(team) for face in v.attacks[other]}
    return sum(1 << colour for colour in found) or ALL_COLOURS


def promise(v: Nba, team: int, tactic: int, levels: list[int] | None = None) -> float:
    """The expected total of the dice kept, with the team as it stands, without rolling again."""
    levels = levels or v.levels[team]
    colours = colours_against(v, team) if IS_DEFENCE[tactic] else ALL_COLOURS
    return sum(expected(die, colours, min(MOST_DICE, levels[die]), keep) for die, keep in KEEPS[tactic]) / SCALE


def kept_now(v: Nba) -> list[int]:
    """The dice of this roll that would be kept, if nothing is rolled again."""
    if v.slot < 0:
        return []
    kept: list[int] = []
    for die, many in KEEPS[v.boards[v.active][v.slot]]:
        kept += sorted(matching(v, die), key=lambda face: NUMBER[face])[-many:]
    return kept


def is_playable(v: Nba, team: int, tactic: int) -> bool:
    return tactic != EMPTY and can_activate(v, team, tactic)


# The team --------------------------------------------------------------------------------------------------------


def levels_with(v: Nba, team: int, card: int, at: int) -> list[int]:
    """The levels of the team when this player stands here and whoever stood here has left."""
    old = STATS[v.fields[team][at]]
    return [level - gone + come for level, gone, come in zip(v.levels[team], old, STATS[card], strict=True)]


# Payments --------------------------------------------------------------------------------------------------------


def goal_card(v: Nba, seat: int, goal: int) -> int:
    """The card that this answer would buy."""
    if goal >= BUY_TACTIC:
        return v.row[goal - BUY_TACTIC]
    return v.minis[seat][goal - BUY_MINI] if goal >= BUY_MINI else v.track[goal - BUY]


def money(v: Nba, seat: int, is_tactic: bool, least: int = 0) -> list[int]:
    """The cards of the hand that pay for a tactic, or for a player."""
    low, high = (TACTIC, FATIGUE) if is_tactic else (0, TACTIC)
    return [card for card in v.hand(seat) if max(low, least) <= card < high]


def payments(v: Nba, cards: list[int], due: int) -> Iterator[tuple[int, ...]]:
    """Every way to pay so much with some of these sorted cards, each once: paying stops when the price is reached."""
    value, seen = VALUE[v.medals], set[tuple[int, ...]]()
    for many in range(1, len(cards) + 1):
        for paid in combinations(cards, many):
            worth = sum(value[card] for card in paid)
            if worth - value[paid[-1]] < due <= worth and paid not in seen:
                seen.add(paid)
                yield paid


def is_thrifty(v: Nba, paid: tuple[int, ...], due: int) -> bool:
    """Whether no card of this payment could have been left out."""
    value = VALUE[v.medals]
    return sum(value[card] for card in paid) - min(value[card] for card in paid) < due


def cheapest(v: Nba, cards: list[int], due: int) -> tuple[int, ...]:
    """4.9: the payment that wastes least, then gives up the weakest cards."""
    value = VALUE[v.medals]
    ways = payments(v, cards, due)
    return min(ways, key=lambda paid: (sum(value[c] for c in paid), sum(map(esteem, paid)), paid))


def esteem(card: int) -> float:
    """How good a card is to own, roughly."""
    if card < TACTIC:
        return strength(STATS[card]) / 4
    return 4.0 + min(COST[0][card], 10) if card < FATIGUE and COST[0][card] < 99 else 3.0


def slots(is_defence: int) -> range:
    return range(SLOTS * is_defence, SLOTS * (is_defence + 1))


def missed(v: Nba, seat: int, goals: list[int]) -> int:
    """Of the players who can be bought the one who would strengthen the team most, if one would; else EMPTY."""
    best, found = 0, EMPTY
    if v.turn + v.teams < v.last or (v.money and not v.used & REPLACED):  # he can still come on
        for goal in goals:
            card = goal_card(v, seat, goal)
            gain = max(strength(STATS[card]) - strength(STATS[v.fields[seat][at]]) for at in POSITIONS_OF[card])
            if gain > best:
                best, found = gain, card
    return found


def price_of(v: Nba, seat: int, goal: int) -> int:
    """What this purchase costs now."""
    card = goal_card(v, seat, goal)
    return COST[0][card] + surcharge(v, seat) if goal >= BUY_TACTIC else v.price(seat, card)
