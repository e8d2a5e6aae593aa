"""Treize, chapters 6 and 7: somebody reaches thirteen, the round is scored, the game ends."""

from __future__ import annotations

from pioche.core.flow import NOBODY, Step, StepOf, ranking
from pioche.games.treize.cards import MOST_RESHUFFLES, NO_CARD, PLUS, limit, plus_signs, total
from pioche.games.treize.state import Treize

# 6 Thirteen! ---------------------------------------------------------------------------------------------


def is_bust(row: list[int]) -> bool:
    """6.1: whether the sum of this row reaches or exceeds its limit."""
    return total(row) >= limit(row)


class StopRound(StepOf[Treize]):
    """6.1, 6.2: the round stops at once; the rest of the packet goes back unseen on top of the draw pile."""

    def apply(self, s: Treize, choice: int) -> None:
        s.pile += s.packet
        s.packet = 0
        s.then(ScoreRound(self.player))


class ScoreRound(StepOf[Treize]):
    """6.3: the bust player (NOBODY if the cards have run out, 7.4) loses the row, all others win their plus cards."""

    def apply(self, s: Treize, choice: int) -> None:
        for player, row in enumerate(s.rows):
            if player == self.player:
                s.discard += row
            else:
                s.won[player] = s.won[player] + won_from(row)
                s.discard += [card for card in row if not PLUS[card]]
            s.rows[player] = []
        s.pad = [*s.pad, gains(s)]
        # Unless this was the last round, the next one starts: that step waits at the bottom of the agenda.
        if s.last_round:
            s.then(EndGame())


def won_from(row: list[int]) -> list[int]:
    return [card for card in row if PLUS[card]]


def gains(s: Treize) -> list[int]:
    """The plus signs each seat has won since the last scoring, immediate ones included."""
    return [now - sum([line[seat] for line in s.pad]) for seat, now in enumerate(scores(s))]


# 7 The end -----------------------------------------------------------------------------------------------


class Reshuffle(Step[Treize]):
    """7.1: the draw pile is used up: the discards become the new one, and this round is the last."""

    def apply(self, s: Treize, choice: int) -> None:
        s.last_round = 1
        if s.discard and s.reshuffles == MOST_RESHUFFLES:
            s.drop_plans(RunOut())
        elif s.discard:
            s.reshuffles += 1
            s.pile = len(s.discard)
            s.unseen.append(sorted(s.discard))
            s.discard = []


class EndGame(Step[Treize]):
    """7.2, 7.3: with the last scoring the game ends; most plus signs win, then the higher total."""

    def apply(self, s: Treize, choice: int) -> None:
        s.end_game(ranking([(plus_signs(won), total(won)) for won in s.won]))


class RunOut(Step[Treize]):
    """7.4: no card is left, or the discards are used up a fifth time: the game ends, and nobody busts."""

    def apply(self, s: Treize, choice: int) -> None:
        if s.up != NO_CARD:
            s.discard.append(s.up)
            s.up = NO_CARD
        s.pile += s.packet
        s.packet = 0
        s.last_round = 1
        s.then(ScoreRound(NOBODY))


def scores(s: Treize) -> list[int]:
    """What the players compare in the end."""
    return [plus_signs(won) for won in s.won]
