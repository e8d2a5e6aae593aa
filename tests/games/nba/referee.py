"""The referee of NBA Deck-Building: the rules once more, told as one story from the set-up to the final whistle.

Written from the rules text by other means than the rules: cards and dice are words, markets and fields are dictionaries
by place, and the game is one generator that stops wherever somebody is asked or chance decides. Only `table` knows
how the rules keep a state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pioche.games.nba import cards as names
from pioche.games.nba.state import Nba

from .referee_cards import POSITIONS, Question, Team, faces_in_order, in_order
from .referee_match import Match


class Referee:
    def __init__(self, options: dict[str, str], stage: int = 0, carried: Iterable[list[str]] = ()) -> None:
        self.match = Match(options)
        self.match.go_on_from(stage, [*carried])
        self.story = self.match.play()
        self.now: str | Question = next(self.story)

    def go_on(self, heard: Any) -> None:
        try:
            self.now = self.story.send(heard)
        except StopIteration:
            self.now = {}

    def drawn(self, step: str, what: tuple[str, ...]) -> None:
        assert step == self.now, f"{step} instead of {self.now}"
        self.go_on(what)

    def asked(self) -> dict[int, set[str]]:
        assert isinstance(self.now, dict), f"chance should decide: {self.now}"
        return self.now

    def answered(self, seat: int, answer: str) -> None:
        assert isinstance(self.now, dict)
        self.go_on((seat, answer))

    # What both must say

    def table(self) -> dict[str, Any]:
        match = self.match
        said: dict[str, Any] = {
            "turns left": match.left,
            "overtimes": match.overtimes,
            "ultimate": match.ultimate,
            "late": match.late(),
            "first": match.first,
            "player pile": match.player_pile,
            "track": match.track,
            "player discard": in_order(match.player_discard),
            "tactic pile": in_order(match.tactic_pile),
            "row": match.row,
            "tactic discard": in_order(match.tactic_discard),
            "fatigue": match.fatigue,
            "candidates": in_order(match.candidates),
            "counter": match.counter,
        }
        if not match.offers:
            said["reserve"] = in_order(match.reserve)
        if self.now:
            said |= {"due": match.due, "displaced": match.mover}
            said |= {"dice": match.rolled, "picked": match.picked}
        for team in match.teams:
            said |= self.side(team)
        return said

    def side(self, team: Team) -> dict[str, Any]:
        match, seat = self.match, team.seat
        said: dict[str, Any] = {
            f"field of {seat}": team.field,
            f"offence of {seat}": team.offence,
            f"defence of {seat}": team.defence,
            f"hand of {seat}": in_order(team.hand),
            f"pile of {seat}": in_order(team.pile),
            f"top of {seat}": team.top,
            f"discard of {seat}": in_order(team.discard),
            f"box of {seat}": in_order(team.box),
            f"attack of {seat}": faces_in_order(team.attack),
            f"guard of {seat}": faces_in_order(team.guard),
            f"coach of {seat}": team.coach,
            f"tokens of {seat}": team.tokens,
            f"own market of {seat}": [] if match.offers else team.own,
            f"offer of {seat}": match.offers.get(seat, []),
            f"picks of {seat}": match.picks.get(seat, []),
        }
        said |= {f"points of {a} against {b}": scored for (a, b), scored in match.points.items() if a == seat}
        if team.field:
            stats = ("three", "inside", "slash", "intercept", "block", "stop", "iq", "reb")
            said[f"levels of {seat}"] = [team.level(stat) for stat in stats]
        return said

    def won(self, seat: int) -> tuple[int, int, int]:
        """9.5: match points, the difference of all points, points scored."""
        points = self.match.points
        pairs = [
            (points[seat, other.seat], points[other.seat, seat]) for other in self.match.teams if other.seat != seat
        ]
        matches = sum(2 if mine > theirs else mine == theirs for mine, theirs in pairs)
        return matches, sum(mine - theirs for mine, theirs in pairs), sum(mine for mine, _ in pairs)

    def scores(self) -> list[int]:
        match = self.match
        if match.alone:
            return [match.points[0, 1] - match.points[1, 0]]
        if len(match.teams) == 2:
            return [match.points[0, 1], match.points[1, 0]]
        return [self.won(seat)[0] for seat in match.seats]

    def places(self) -> str:
        shared: dict[tuple[int, int, int], list[str]] = {}
        for seat in self.match.seats:
            shared.setdefault(self.won(seat), []).append(str(seat))
        return " ".join("=".join(shared[worth]) for worth in sorted(shared, reverse=True))


def words(cards: Iterable[int]) -> list[str]:
    return ["" if card == names.EMPTY else names.CARD_KEYS[card] for card in cards]


def places_of(cards: Iterable[int], first: int = 1) -> dict[int, str]:
    return {place: card for place, card in enumerate(words(cards), first) if card}


def table(s: Nba) -> dict[str, Any]:
    """A state of the rules in the same words."""

    def faces(dice: Iterable[int]) -> list[str]:
        return [names.FACE_KEYS[face] for face in sorted(dice)]

    said: dict[str, Any] = {
        "turns left": s.last - s.turn,
        "overtimes": s.overtimes,
        "ultimate": bool(s.ultimate),
        "late": s.is_money_time(),
        "first": s.first,
        "player pile": words(s.supply)[::-1],
        "track": places_of(s.track),
        "player discard": words(sorted(s.gone)),
        "tactic pile": words(sorted(s.tactics)),
        "row": places_of(s.row),
        "tactic discard": words(sorted(s.thrown)),
        "fatigue": s.fatigue,
        "candidates": words(sorted(s.candidates)),
        "counter": s.counter,
    }
    if not s.round:
        said["reserve"] = words(sorted(s.reserve))
    if not s.is_over():
        said |= {"due": max(0, s.due), "displaced": words([s.mover])[0]}
        said |= {"dice": faces(s.dice), "picked": faces(s.picked)}
    for seat in range(s.teams):
        said |= {
            f"field of {seat}": dict(zip(POSITIONS, words(s.fields[seat]), strict=False)),
            f"offence of {seat}": places_of(s.boards[seat][:3]),
            f"defence of {seat}": places_of(s.boards[seat][3:]),
            f"hand of {seat}": words(s.hand(seat)),
            f"pile of {seat}": words(sorted(s.piles[seat])),
            f"top of {seat}": words(s.tops[seat]),
            f"discard of {seat}": words(sorted(s.discards[seat])),
            f"box of {seat}": words(sorted(s.out[seat])),
            f"attack of {seat}": faces(s.attacks[seat]),
            f"guard of {seat}": faces(s.guards[seat]),
            f"coach of {seat}": "" if s.coaches[seat] == names.NO_COACH else names.COACH_KEYS[s.coaches[seat]],
            f"tokens of {seat}": {place for i, place in enumerate(POSITIONS) if s.spent[seat] >> i & 1},
            f"own market of {seat}": words(s.minis[seat]),
            f"offer of {seat}": words(s.offers[seat]),
            f"picks of {seat}": words(s.picks[seat]),
        }
        said |= {
            f"points of {seat} against {other}": s.points[seat * s.teams + other]
            for other in range(s.teams)
            if other != seat
        }
        if s.fields[seat]:
            said[f"levels of {seat}"] = s.levels[seat]
    return said
