"""NBA Deck-Building: what each team may hope for where an imagined game stops.

All of a team's cards count, wherever they are: a tactic that was just activated comes back, and whoever valued the
board alone would rather keep it there than attack.  The numbers are those that foretell best how 660 short and normal
games between bots ended that follow the rules of thumb.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pioche.games.nba.bot.team import best_on_board, promised
from pioche.games.nba.cards import FATIGUE, IS_DEFENCE, REBOUND, STATS, TACTIC
from pioche.games.nba.cardset import strength
from pioche.games.nba.market import stopped
from pioche.games.nba.outlook import total
from pioche.games.nba.state import Nba
from pioche.games.nba.turns import FillHand

# In points for every turn left
BEST_ATTACK: Final = 0.36  # of what it promises
THIRD_ATTACK: Final = 0.18
BEST_DEFENCE: Final = 0.48
ON_THE_BENCH: Final = 0.19  # of the strength beyond that of a substitute, of those who do not stand on the field
TIREDNESS: Final = -0.71  # of each Fatigue card
REBOUNDS: Final = 0.3

# In points
PREPARED_DEFENCE: Final = 0.77  # of what it promises
TEMPO: Final = 8.6  # to be on turn

ORDINARY: Final = 5  # the strength of a substitute
SCALE: Final = 3.6  # a lead of so many points makes a win e times as likely at the end,
SCALE_LEFT: Final = 1.9  # and of so many more for every turn left


def rests(s: Nba, view: Nba) -> bool:
    """The next turn of whoever thinks is over."""
    if s.turn == view.turn + s.teams:
        return is_turn_over(s)
    return s.turn > view.turn + s.teams


def is_turn_over(s: Nba) -> bool:
    """Whether a player has nothing left to decide in this turn."""
    return s.active < s.players and not any(isinstance(step, FillHand) for step in s.agenda)


def rate_of(s: Nba, team: int) -> float:
    """What the cards of a team are worth in a turn."""
    levels = tuple(s.levels[team])
    owned = [*s.unseen[team], *s.shown[team], *s.tops[team], *s.discards[team], *s.boards[team]]
    attacks, defence, bench, tired = [0.0, 0.0, 0.0], 0.0, 0.0, 0
    for card in owned:
        if card < TACTIC:
            bench += max(0.0, strength(STATS[card]) / 4 - ORDINARY)
        elif card < FATIGUE:
            value = promised(card, levels)
            if IS_DEFENCE[card]:
                defence = max(defence, value)
            else:
                attacks.append(value)
        else:
            tired += card == FATIGUE
    attacks.sort()
    ready = BEST_ATTACK * attacks[-1] + THIRD_ATTACK * attacks[-3] + BEST_DEFENCE * defence
    return ready + ON_THE_BENCH * bench + TIREDNESS * tired + REBOUNDS * levels[REBOUND]


def hope(s: Nba, team: int, left: float) -> float:
    """What comes to a team in so many turns, whoever it plays."""
    return left * rate_of(s, team) + (PREPARED_DEFENCE * best_on_board(s, team, 1) if left else 0.0)


def sure(s: Nba, team: int, other: int) -> int:
    """What this team has against another, with the attack that waits."""
    attack = s.attacks[team]
    return s.points[team * s.teams + other] + max(0, total(attack) - stopped(attack, s.guards[other]))


def on_turn(s: Nba) -> int:
    """Who plays on from here: the next team, when a turn is all but over."""
    return (s.active + 1) % s.teams if is_turn_over(s) else s.active


def worth(s: Nba) -> list[float]:
    """Each seat's share of a win: by the result, before it by points, what waits and what the teams are worth."""
    if s.ranks:
        if s.players == 1:
            return [0.5 + 0.5 * ((s.points[1] > s.points[2]) - (s.points[1] < s.points[2]))]
        first = s.ranks.count(0)
        return [0.0 if rank else 1 / first for rank in s.ranks]
    left = 0.0 if s.ultimate else (s.last - s.turn) / s.teams
    hopes = [hope(s, team, left) if s.fields[team] else 0.0 for team in range(s.teams)]
    if s.teams == 2 and left:
        hopes[on_turn(s)] += TEMPO
    scale = SCALE + SCALE_LEFT * left
    return [
        sum(share((sure(s, seat, o) + hopes[seat] - sure(s, o, seat) - hopes[o]) / scale) for o in s.others(seat))
        / (s.teams - 1)
        for seat in range(s.players)
    ]


def share(odds: float) -> float:
    return 1 / (1 + exp(-max(-50.0, min(50.0, odds))))
