"""NBA Deck-Building, 8.1: choosing one's starting team."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step
from pioche.games.nba.answers import MOST_PLAYERS
from pioche.games.nba.cards import BASE_TACTICS, OWN_CARDS, POSITIONS, STARTERS, STARTING
from pioche.games.nba.state import Nba, less

LEFT_OUT: Final = 8  # of ten substitutes and ten base tactics
PICKS: Final = POSITIONS + LEFT_OUT
LEAST_SUBSTITUTES: Final = 5
LEAST_TACTICS: Final = 3
DECK: Final = OWN_CARDS[STARTERS:]


def may_leave_out(left_out: list[int]) -> list[int]:
    """8.1: cards after the last one left out, as long as the rest can still be a legal deck of twelve."""
    after = left_out[-1] if left_out else -1
    missing = LEFT_OUT - len(left_out)
    out = []
    substitutes = sum(card < STARTING for card in left_out)
    spare_substitutes = STARTING - STARTERS - LEAST_SUBSTITUTES - substitutes
    spare_tactics = BASE_TACTICS - LEAST_TACTICS - (len(left_out) - substitutes)
    for card in DECK:
        if card <= after or (spare_substitutes if card < STARTING else spare_tactics) <= 0:
            continue
        later = [other for other in DECK if other >= card]
        if card < STARTING:
            room = min(spare_substitutes, sum(other < STARTING for other in later))
            room += min(spare_tactics, BASE_TACTICS)
        else:
            room = min(spare_tactics, len(later))
        if room >= missing:
            out.append(card)
    return out


class PickTeam(Step[Nba]):
    """8.1: in secret, choose a starter for each position, then eight cards that you leave out, in ascending order."""

    secret = True

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, s: Nba) -> list[int]:
        if self.number < POSITIONS:
            return [2 * self.number, 2 * self.number + 1]
        return may_leave_out(s.picks[self.seat][POSITIONS:])

    def apply(self, s: Nba, choice: int) -> None:
        s.picks[self.seat] = [*s.picks[self.seat], choice]
        if self.number + 1 < PICKS:
            s.then(PICK_TEAM[self.seat][self.number + 1])


class RevealTeams(Step[Nba]):
    """8.1: all teams are shown."""

    def apply(self, s: Nba, choice: int) -> None:
        for seat in range(s.players):
            five, left_out = s.picks[seat][:POSITIONS], s.picks[seat][POSITIONS:]
            deck = less(DECK, left_out)
            s.out[seat] = less(OWN_CARDS, five + deck)
            s.line_up(seat, five)
            s.begun[seat] = five + deck
            s.make_pile(seat, deck)
            s.picks[seat] = []


PICK_TEAM: Final = [[PickTeam(seat, number) for number in range(PICKS)] for seat in range(MOST_PLAYERS)]
FIRST_PICK: Final = [steps[0] for steps in PICK_TEAM]
REVEAL_TEAMS: Final = RevealTeams()
