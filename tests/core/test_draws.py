"""Draws told to a checker who knows no rules: such a checker, written here a second time from the description alone."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pioche import games
from pioche.core import draws
from pioche.core.draws import Call, Draw
from pioche.core.fair import Committed
from pioche.core.flow import CHANCE, ChanceStep, State
from pioche.core.game import Game, Settings
from pioche.core.record import Record, Seat
from tests.core.playing import MU, committed, match_of, play_on
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.twins import TWINS


class Checker:
    """Draws again what it is told, and nothing else."""

    def __init__(self, secret: str, lines: list[str], number: int) -> None:
        self.secret, self.lines, self.number, self.block = secret.encode(), lines, number, 0
        self.words = self.stream()

    def stream(self) -> Iterator[int]:
        while True:
            text = "\n".join([*self.lines, str(self.number), str(self.block)])
            digest = hmac.new(self.secret, text.encode(), hashlib.sha256).digest()
            yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))
            self.block += 1

    def below(self, n: int) -> int:
        return next(word for word in self.words if word < 2**64 - 2**64 % n) % n

    def drawn(self, way: str, calls: tuple[Call, ...], named: bool) -> list[int]:
        out: list[int] = []
        for call in calls:
            of, n = list(call.of), len(call.of)
            assert of == sorted(of) and 1 <= call.take <= n and (named or of == list(range(of[0], of[0] + n)))
            if way in ("shuffled", "sorted"):
                for place in range(n - 1, 0, -1):
                    other = self.below(place + 1)
                    of[place], of[other] = of[other], of[place]
                out += of[: call.take]
            else:
                assert call.take == 1
                out.append(of[self.below(n) if way == "number" else (next(self.words) >> 11) * n >> 53])
        return sorted(out) if way == "sorted" else out


def recorded(game: Game, settings: Settings, seed: str) -> Record:
    """A finished random match of people."""
    seats = [Seat(f"Player {seat}") for seat in range(settings["players"])]
    luck = Committed(f"secret {seed}", "a table", [f"entropy {seat}" for seat in range(len(seats))])
    match = match_of(game, settings, luck)
    play_on(match, Random(seed))
    return match.record


def recomputed(game: Game, record: Record, told: list[Draw]) -> None:
    """Draw everything again from the secret, the lists and the legend; it must be what the record says."""
    legend = {line.split(" ")[0]: line.split(" ")[1:] for line in draws.legend(game)}
    outcomes = [entry for entry in record.entries if entry.seat == CHANCE]
    assert len(outcomes) == len(told)
    for number, (entry, draw) in enumerate(zip(outcomes, told, strict=True)):
        way, *names = legend[entry.step]
        assert draw.step == entry.step and (draw.calls or not entry.what), f"{entry.step} cannot be drawn again"
        checker = Checker(record.secret, [record.table, *record.entropies], number)
        again = [names[n] if names else str(n) for n in checker.drawn(way, draw.calls, bool(names))]
        assert again[: len(entry.what)] == [name.replace(" ", "_") for name in entry.what], entry


@pytest.mark.parametrize("key", games.KEYS)
def test_every_draw_of_every_game_can_be_drawn_again_without_its_rules(key: str) -> None:
    game = games.load(key)
    for settings in game.every_table():
        record = recorded(game, settings, f"{key} {settings}")
        recomputed(game, record, list(draws.explained(game, settings, record)))


@pytest.mark.parametrize("key", games.KEYS)
def test_every_chance_step_declares_its_way(key: str) -> None:
    ways = {"shuffled", "sorted", "number", "fraction"}
    steps = [step for step in games.load(key).steps.values() if issubclass(step, ChanceStep)]
    assert steps and {step.way for step in steps} <= ways


def test_a_game_that_declares_nothing_is_left_to_its_rules() -> None:
    settings = BLINDBID.settle({})
    told = list(draws.explained(BLINDBID, settings, recorded(BLINDBID, settings, "stranger")))
    assert {draw.step for draw in told} == {"Deal", "RollDie"} and not any(draw.calls for draw in told)


class TestLegend:
    def test_has_a_line_for_each_chance_step(self) -> None:
        lines = draws.legend(MU)
        assert [line.split(" ")[:3] for line in lines] == [["ChooseDealer", "number"], ["Deal", "shuffled", "R0"]]

    def test_changes_its_digest_with_any_name(self) -> None:
        lines = draws.legend(MU)
        first, *names = lines[1].rsplit(" ", 2)
        other = [lines[0], " ".join([first, *names[::-1]])]
        assert sorted(" ".join(lines)) == sorted(" ".join(other)) and draws.digest(lines) != draws.digest(other)


class Pile(State):
    """One chance step to look at."""

    def __init__(self, step: ChanceStep[Pile], cards: list[int]) -> None:
        self.agenda, self.cards = [step], cards


class Take(ChanceStep[Pile]):
    names = tuple("abcdefghij")
    way = "shuffled"

    def draw(self, s: Pile, rng: Random) -> list[int]:
        return rng.sample(s.cards, 2)


class Undeclared(Take):
    way = ""


class Nameless(Take):
    names = ()


class Coin(ChanceStep[Pile]):
    """Nothing a list could tell."""

    way = "fraction"

    def draw(self, s: Pile, rng: Random) -> list[int]:
        return [int(rng.random() < 0.3)]


class Dice(ChanceStep[Pile]):
    way = "fraction"

    def draw(self, s: Pile, rng: Random) -> list[int]:
        return [1 + int(rng.random() * 6) for _ in range(3)]


def told(step: ChanceStep[Pile], cards: list[int]) -> Draw:
    s, luck = Pile(step, cards), committed(4)
    return draws.explain(s, step.draw(s, luck.at(5)), luck, 5)


class TestExplain:
    def test_a_draw_names_the_list_and_how_many_were_taken(self) -> None:
        assert told(Take(), [1, 4, 4, 9]) == Draw("Take", (Call((1, 4, 4, 9), 2),))

    def test_dice_are_each_one_of_six(self) -> None:
        assert told(Dice(), []) == Draw("Dice", (Call((1, 2, 3, 4, 5, 6)),) * 3)

    @pytest.mark.parametrize(
        ("step", "cards"),
        [(Take(), [4, 1, 9]), (Nameless(), [1, 4, 9]), (Undeclared(), [1, 4, 9]), (Coin(), [])],
        ids=["a list in an order of its own", "numbers left out", "no way", "no list"],
    )
    def test_what_cannot_be_drawn_again_is_not_told(self, step: ChanceStep[Pile], cards: list[int]) -> None:
        assert told(step, cards).calls == ()


CASES: list[dict[str, Any]] = json.loads((TWINS / "chance.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_browser_draws_the_same(case: dict[str, Any]) -> None:
    """web/tests/chance.test.ts"""
    luck = Committed(case["secret"], case["table"], case["entropies"])
    assert luck.commitment == case["commitment"]
    for draw in case["draws"]:
        calls = [Call(tuple(call["of"]), call.get("take", 1)) for call in draw["calls"]]
        plain = all(draws.is_plain(call, draw["named"]) for call in calls)
        found = draws.again(draw["way"], calls, luck.at(draw["number"])) if plain else None
        assert found == draw["drawn"], draw
