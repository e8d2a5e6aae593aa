"""NBA Deck-Building, chapters 6 and 7: the turn, its end, and the end of the game."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step, Together, ranking
from pioche.games.nba.actions import ACT, lay, lays
from pioche.games.nba.activation import activate, activations
from pioche.games.nba.answers import (
    ACTIVATE,
    DISCARD_REST,
    DONE,
    DRAW_GAME,
    ELIMINATE,
    KEEP_REST,
    MOST_PLAYERS,
    PLAY_ON,
)
from pioche.games.nba.cards import FATIGUE, IS_DEFENCE, POWER, SEVEN_CARDS
from pioche.games.nba.chance import unique
from pioche.games.nba.drawing import draw_cards
from pioche.games.nba.market import CHANGE_ROW, REVEAL, SCORE, fill_row
from pioche.games.nba.solo import COMPUTER_DEFENDS, COMPUTER_TURN
from pioche.games.nba.state import HAND, Nba

OVERTIME_TURNS: Final = 3
LAST_TRY: Final = 3  # after so many overtimes the computer, and a bot, is content with a draw

# 3.1 The turn ----------------------------------------------------------------------------------------------------


class BeginTurn(Step[Nba]):
    """3.1: score, adjust the markets, act and activate, end the turn; in overtime the markets stay closed (7.4)."""

    def apply(self, s: Nba, choice: int) -> None:
        team = s.active
        s.used, s.faced = 0, []
        if team >= s.players:
            s.then(SCORE[team], COMPUTER_TURN, END_TURN)
            return
        s.then(ACT[team], TIDY[team], FILL_HAND[team], END_TURN)
        if not s.overtimes:
            s.then(CHANGE_ROW[team][0])
            s.then(*[REVEAL] * (2 if s.players == 1 else 1))  # 10.2
        s.then(SCORE[team])
        if POWER[s.coaches[team]] == SEVEN_CARDS and (s.tops[team] or s.piles[team] or s.discards[team]):
            s.then(PUT_BACK[team])
            draw_cards(s, team, 1)


class PutBack(Step[Nba]):
    """9.7: the coach who draws seven: one card of the hand is shown and put on top of the pile."""

    def options(self, s: Nba) -> list[int]:
        return unique(s.hand(self.seat))

    def apply(self, s: Nba, choice: int) -> None:
        s.leave_hand(self.seat, choice)
        s.tops[self.seat] = [*s.tops[self.seat], choice]


# 6 The end of a turn ---------------------------------------------------------------------------------------------


class Tidy(Step[Nba]):
    """6.1: nobody is asked about an empty hand."""

    def __init__(self, team: int) -> None:
        super().__init__()
        self.team = team

    def apply(self, s: Nba, choice: int) -> None:
        s.least = 0
        if s.hand_size(self.team):
            s.then(TIDY_HAND[self.team])


class TidyHand(Step[Nba]):
    """6.1: discard or eliminate cards, in ascending order; then keep all the others or discard them too.

    Kept cards are never named, so nobody learns what they are.
    """

    def options(self, s: Nba) -> list[int]:
        out, least = [], s.least
        for card in unique(s.hand(self.seat)):
            if 2 * card >= least:
                out.append(card)
            if 2 * card + 1 >= least and card != FATIGUE:
                out.append(ELIMINATE + card)
        return [*out, KEEP_REST, DISCARD_REST]

    def apply(self, s: Nba, choice: int) -> None:
        seat = self.seat
        if choice == DISCARD_REST:
            s.discards[seat] = s.discards[seat] + s.empty_hand(seat)
        elif choice != KEEP_REST:
            if choice < ELIMINATE:
                s.least = 2 * choice
                s.leave_hand(seat, choice)
                s.discard(seat, choice)
            else:
                card = choice - ELIMINATE
                s.least = 2 * card + 1
                s.leave_hand(seat, card)
                s.eliminate(seat, card)
            if s.hand_size(seat):
                s.then(self)


class FillHand(Step[Nba]):
    """6.2: draw until you hold six cards."""

    def __init__(self, team: int) -> None:
        super().__init__()
        self.team = team

    def apply(self, s: Nba, choice: int) -> None:
        s.least = 0
        draw_cards(s, self.team, HAND - s.hand_size(self.team))


class EndTurn(Step[Nba]):
    """6.3: the row is filled, the track is not."""

    def apply(self, s: Nba, choice: int) -> None:
        s.then(NEXT_TURN)
        fill_row(s)


class NextTurn(Step[Nba]):
    """6.3: it is the next player's turn, or the period is over (7.1)."""

    def apply(self, s: Nba, choice: int) -> None:
        s.turn += 1
        if s.turn == s.last:
            s.then(END_PERIOD)
        else:
            s.active = (s.active + 1) % s.teams
            s.then(BEGIN_TURN)


# 7 The end of the game -------------------------------------------------------------------------------------------


class EndPeriod(Step[Nba]):
    """7.1: all but the last player defend once more (7.2); then the last attack is scored."""

    def apply(self, s: Nba, choice: int) -> None:
        s.ultimate = 1
        order = [(s.first + place) % s.teams for place in range(s.teams)]
        s.then(*(ULTIMATE[team] for team in order[:-1]), SCORE[order[-1]], FINAL_WHISTLE)


class UltimateTurn(Step[Nba]):
    """7.2: score the waiting attack, prepare defensive tactics, activate one; nothing else."""

    def __init__(self, team: int) -> None:
        super().__init__()
        self.team = team

    def apply(self, s: Nba, choice: int) -> None:
        team = self.team
        s.active, s.used, s.laid = team, 0, 0
        s.then(SCORE[team], LAST_DEFENCE[team] if team < s.players else COMPUTER_DEFENDS)


class LastDefence(Step[Nba]):
    """7.2: prepare defensive tactics and activate one of them."""

    def options(self, s: Nba) -> list[int]:
        tactics = [card for card in s.hand(self.seat) if IS_DEFENCE[card]]
        return [*lays(s, self.seat, tactics), *activations(s, self.seat, defence_only=True), DONE]

    def apply(self, s: Nba, choice: int) -> None:
        if choice == DONE:
            s.laid = 0
        elif choice >= ACTIVATE:
            s.laid = 0
            activate(s, choice - ACTIVATE)
        else:
            lay(s, self.seat, choice)
            s.then(self)


class FinalWhistle(Step[Nba]):
    """7.3: whoever has most points wins; on a tie of two teams those who play say whether they play on (7.4)."""

    def apply(self, s: Nba, choice: int) -> None:
        s.guards = [[]] * s.teams
        s.laid = 0
        if s.teams > 2 or s.points[1] != s.points[2]:
            s.end_game(places(s))
        elif s.decisive:  # 12.1
            s.play_on = 1
            s.then(EXTEND)
        elif s.players > 1:
            s.then(Together(*ASK_DRAW[: s.players]), EXTEND)
        elif s.overtimes >= LAST_TRY:  # 10.8
            s.then(ASK_DRAW[0], EXTEND)
        else:
            s.play_on = 1
            s.then(EXTEND)


class AskDraw(Step[Nba]):
    """7.4: a draw if all agree to one."""

    def options(self, s: Nba) -> list[int]:
        return [PLAY_ON, DRAW_GAME]

    def apply(self, s: Nba, choice: int) -> None:
        if choice == PLAY_ON:
            s.play_on = 1

    def settles(self, s: Nba) -> bool:
        return bool(s.play_on)


class Extend(Step[Nba]):
    """7.4: an overtime of three turns each, begun by whoever did not begin before, with hands filled up."""

    def apply(self, s: Nba, choice: int) -> None:
        if not s.play_on:
            s.end_game(places(s))
            return
        s.play_on = s.ultimate = 0
        s.overtimes += 1
        s.last += OVERTIME_TURNS * s.teams
        s.first = s.active = 1 - s.first
        s.then(*(FILL_HAND[seat] for seat in range(s.players)), BEGIN_TURN)


# 7.3, 9.5 The result ---------------------------------------------------------------------------------------------


def match_points(s: Nba, team: int) -> int:
    """9.5: two for a match won, one for a draw."""
    leads = [s.points[team * s.teams + other] - s.points[other * s.teams + team] for other in s.others(team)]
    return sum(1 + (lead > 0) - (lead < 0) for lead in leads)


def scored(s: Nba, team: int) -> int:
    """All points of this team."""
    return sum(s.points[team * s.teams : (team + 1) * s.teams])


def suffered(s: Nba, team: int) -> int:
    """All points against this team."""
    return sum(s.points[team :: s.teams])


def places(s: Nba) -> list[int]:
    """7.3: by points; 9.5: with more players by matches, then the difference, then points."""
    if s.players == 1:
        return [0]
    if s.teams == 2:
        return ranking([scored(s, team) for team in range(2)])
    return ranking([(match_points(s, t), scored(s, t) - suffered(s, t), scored(s, t)) for t in range(s.teams)])


def scores(s: Nba) -> list[int]:
    """What is compared: points; with more players match points; alone, how far one is ahead of the computer."""
    if s.players == 1:
        return [s.points[1] - s.points[2]]
    if s.teams == 2:
        return [scored(s, team) for team in range(2)]
    return [match_points(s, team) for team in range(s.teams)]


BEGIN_TURN: Final = BeginTurn()
PUT_BACK: Final = [PutBack(seat) for seat in range(MOST_PLAYERS)]
TIDY: Final = [Tidy(team) for team in range(MOST_PLAYERS)]
TIDY_HAND: Final = [TidyHand(seat) for seat in range(MOST_PLAYERS)]
FILL_HAND: Final = [FillHand(team) for team in range(MOST_PLAYERS)]
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()
END_PERIOD: Final = EndPeriod()
ULTIMATE: Final = [UltimateTurn(team) for team in range(MOST_PLAYERS)]
LAST_DEFENCE: Final = [LastDefence(seat) for seat in range(MOST_PLAYERS)]
FINAL_WHISTLE: Final = FinalWhistle()
ASK_DRAW: Final = [AskDraw(seat) for seat in range(MOST_PLAYERS)]
EXTEND: Final = Extend()
