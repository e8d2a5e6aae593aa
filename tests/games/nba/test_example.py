"""NBA Deck-Building: the two complete turns at the end of the printed rules, replayed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

from pioche.core.flow import CHANCE
from pioche.games.nba import GAME
from pioche.games.nba.activation import by_rebounds
from pioche.games.nba.answers import SLOTS
from pioche.games.nba.cards import CARD, COLOUR, COST, EMPTY, FACE_KEYS, IQ, NUMBER, REBOUND, STOCKS
from pioche.games.nba.cardset import POSITION_KEYS
from pioche.games.nba.drawing import Draw
from pioche.games.nba.market import FillRow
from pioche.games.nba.setup import MakeMarket
from pioche.games.nba.state import Nba, less
from tests.games.nba.table import cards, is_complete, level, names, numbers, play, question

SCRIPT: dict[str, Any] = tomllib.loads(Path(__file__).with_name("two_turns.toml").read_text("utf-8"))
SEATS = {"fred": 0, "sophie": 1}
LETTER = {"blue": "b", "yellow": "y", "red": "r", "none": ""}


def face(colour: str, value: Any) -> int:
    """A die as the script writes it: a number, or a number and its colour."""
    number, printed = (value, "") if isinstance(value, int) else (value[0], LETTER[value[1]])
    return FACE_KEYS.index(f"{colour}-{number}{printed}")


class Replay:
    """The table on which the script is played."""

    def __init__(self) -> None:
        start = SCRIPT["start"]
        self.s: Nba = GAME.start(GAME.settle({}))
        self.s.run_on()
        self.s.happen([SEATS[start["first"]]])
        self.wanted: list[int] = []  # tactics that must come into the row
        self.let_chance_fill_the_row()
        assert isinstance(self.s.agenda[-1], MakeMarket)
        first = numbers(" ".join(start["player_pile"]))
        rest = [card for card in STOCKS[0] if card not in first and COST[0][card] >= 4][:15]
        self.s.happen(first + sorted(rest, key=lambda card: COST[0][card]))
        for name, seat in SEATS.items():
            self.s.happen(sorted(numbers(" ".join(start[name]["hand"]))))
            assert sorted(self.s.piles[seat]) == sorted(numbers(" ".join(start[name]["pile"])))
        assert self.s.fatigue == start["fatigue_supply"]
        self.me = 0
        self.score = self.s.points[:]  # when the last turn began

    def let_chance_fill_the_row(self) -> None:
        """The tactics that will be bought come up, the others by chance."""
        s = self.s
        while s.to_move() == CHANCE and isinstance(s.agenda[-1], FillRow):
            outcome = s.draw(Random(5))
            for card in self.wanted:
                if card not in s.row and card not in outcome:
                    outcome[0] = card
            s.happen(outcome)

    def run(self) -> None:
        for place, step in enumerate(SCRIPT["step"]):
            getattr(self, step["op"])(step, SCRIPT["step"][place + 1 :])
            assert is_complete(self.s), step

    # What the script says

    def turn(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        s, seat = self.s, SEATS[step["player"]]
        self.me = seat
        assert question(s) == f"{seat} ChangeRow"
        assert cards([card for card in s.track if card != EMPTY]).split() == step["expect_track"]
        assert cards(s.track[: len(step["expect_track"])]).split() == step["expect_track"]
        assert s.points[seat * 2 + 1 - seat] == self.points(seat) + step["expect_points"]
        self.score = s.points[:]
        upcoming = next((i for i, other in enumerate(later) if other["op"] == "turn"), len(later))
        self.wanted = [CARD[other["card"]] for other in later[:upcoming] if other["op"] == "buy_tactic"]
        others = [place for place in range(6) if s.row[place] not in self.wanted]
        changed = others[len(others) - step["tactics_replaced"] :]
        play(s, ", ".join([*(f"change {place + 1}" for place in changed), *([] if 5 in changed else ["done"])]))
        assert len(changed) == step["tactics_replaced"]
        self.let_chance_fill_the_row()
        assert question(s) == f"{seat} Act"

    def points(self, seat: int) -> int:
        before: int = self.score[seat * 2 + 1 - seat]
        return before

    def replace(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        s = self.s
        for card, position, leaves in step["swaps"]:
            assert s.fields[self.me][POSITION_KEYS.index(position)] == CARD[leaves]
            play(s, card)
            if question(s).endswith("TakePosition"):
                play(s, f"at {position}")
            assert s.fields[self.me][POSITION_KEYS.index(position)] == CARD[card]
        play(s, "done")
        self.draw_these(step["expect_drawn"])

    def draw_these(self, expected: list[str]) -> None:
        """These cards come into the hand; those openly on top of the pile are there already."""
        s = self.s
        due = [CARD[name] for name in expected if name != "*"]
        for card in s.shown[self.me]:
            if card in due:
                due.remove(card)
        while s.to_move() == CHANCE and isinstance(s.agenda[-1], Draw):
            step = s.agenda[-1]
            given = [card for card in due if card in s.piles[self.me]][: step.many]
            outcome = given if len(given) == step.many else s.draw(Random(1))
            s.happen(sorted(outcome))
            due = [card for card in due if card not in outcome]
        assert not due

    def buy_player(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        place = self.s.track.index(CARD[step["card"]]) + 1
        self.pay(f"buy {place}", step)

    def buy_tactic(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        place = self.s.row.index(CARD[step["card"]]) + 1
        self.pay(f"buy tactic {place}", step)

    def pay(self, answer: str, step: dict[str, Any]) -> None:
        play(self.s, answer)
        for card in sorted(numbers(" ".join(step["pay"]))):
            play(self.s, cards([card]))
        assert question(self.s) == f"{self.me} Act" and cards(self.s.tops[self.me]).split()[-1] == step["card"]

    def cannot_buy_player(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        assert not [name for name in names(self.s) if name.startswith("buy ") and "tactic" not in name]

    def prepare(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        for card in step["cards"]:
            play(self.s, card)

    def slot(self, tactic: str) -> int:
        return self.s.boards[self.me].index(CARD[tactic])

    def cannot_activate(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        assert f"attack {self.slot(step['tactic']) + 1}" not in names(self.s)

    def activate(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        s, slot = self.s, self.slot(step["tactic"])
        assert s.levels[self.me][IQ] == step["expect_collective"]
        assert {stat: level(s, stat, self.me) for stat in step["expect_levels"]} == step["expect_levels"]
        play(s, f"attack {slot + 1}" if slot < SLOTS else f"defend {slot - SLOTS + 1}")
        rolled = [face(colour, value) for colour, values in step["roll"].items() for value in values]
        assert len(rolled) == len(s.draw(Random(0)))
        if slot < SLOTS:
            assert by_rebounds(s, self.me) == step["expect_rerolls"]
            assert [s.levels[seat][REBOUND] for seat in (self.me, 1 - self.me)] == step["expect_rebounds"]
        s.happen(sorted(rolled))
        self.roll_again(step, slot)
        kept = s.attacks[self.me] if slot < SLOTS else s.guards[self.me]
        expected = {colour: values for colour, values in step["expect_kept"].items() if values}
        shown: dict[str, list[int]] = {}
        for die in kept:
            shown.setdefault(FACE_KEYS[die].split("-")[0], []).append(NUMBER[die])
        assert {colour: sorted(values, reverse=True) for colour, values in shown.items()} == expected

    def roll_again(self, step: dict[str, Any], slot: int) -> None:
        s = self.s
        old = [face(c, step["roll"][c][place[0]]) for c, places in step.get("reroll", {}).items() for place in places]
        new = [
            face(colour, place[1] if len(place) == 2 else place[1:])
            for colour, places in step.get("reroll", {}).items()
            for place in places
        ]
        supply = s.fatigue
        for die in sorted(old):
            play(s, f"reroll {FACE_KEYS[die]}")
        if question(s).endswith("RerollDie"):
            play(s, "done")
        assert supply - s.fatigue == step.get("fatigue", 0)
        if new:
            s.happen(sorted(new))
        assert question(s) == f"{self.me} Act"

    def end(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        s, seat = self.s, self.me
        play(s, "done")
        if question(s).endswith("TidyHand"):
            for card in step.get("eliminate", []):
                play(s, f"eliminate {card}")
            if s.hand_size(seat) == len(step.get("keep", [])) and question(s).endswith("TidyHand"):
                play(s, "keep the rest")
        self.draw_these(step.get("expect_drawn", []))
        assert s.hand_size(seat) == 6
        if "expect_pile" in step:
            assert len(s.piles[seat]) == step["expect_pile"] and not s.tops[seat]
        if step.get("expect_reshuffle"):
            assert not s.discards[seat]
        self.let_chance_fill_the_row()

    def patch(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        s, seat = self.s, SEATS[step["player"]]
        s.make_pile(seat, s.empty_hand(seat) + s.discards[seat] + s.piles[seat])
        s.hands[seat] = sorted(numbers(" ".join(step["hand"])))
        s.discards[seat] = less(s.piles[seat], s.hands[seat])
        s.piles[seat], s.unseen[seat] = [], s.hands[seat]

    def score_only(self, step: dict[str, Any], later: list[dict[str, Any]]) -> None:
        seat = SEATS[step["player"]]
        assert question(self.s) == f"{seat} ChangeRow"
        assert self.s.points[seat * 2 + 1 - seat] == self.points(seat) + step["expect_points"]


class TestTwoTurns:
    def test_every_printed_number_comes_out(self) -> None:
        replay = Replay()
        replay.run()
        assert replay.s.points == [0, 11, 10, 0] and replay.s.fatigue == 5

    def test_the_dice_of_the_example_exist(self) -> None:
        assert COLOUR[face("grey", [3, "red"])] == 2 and COLOUR[face("beige", [1, "yellow"])] == 1
