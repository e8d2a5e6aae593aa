"""Rummü's referee agrees with the rules, also where whole games seldom go, and finds wrong ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pioche.core.flow import NOBODY, State, ranking
from pioche.core.game import Settings
from pioche.core.laws import Walk
from pioche.games.rummu import GAME, drawing, melds, playing, scoring, state
from pioche.games.rummu.cards import DONE, IS_JOKER, STOCK
from pioche.games.rummu.state import Rummu
from pioche.lab.referee import Opinion, Refereed
from tests.games.rummu import referee
from tests.planted import fault, finds

SHORT_MATCH = 3


class LayingWalk(Walk):
    """Whoever can play does so: hands become empty, and cards are taken back."""

    def pick(self, s: State, seat: int) -> int:
        options = [option for option in s.options_of(seat) if option != DONE]
        return self.rng.choice(options) if options else DONE


class WaitingWalk(Walk):
    """Everybody draws from the stock and lays down nothing: stocks and turns run out."""

    def pick(self, s: State, seat: int) -> int:
        options = s.options_of(seat)
        return next((option for option in (STOCK, DONE) if option in options), self.rng.choice(options))


def counting(seen: Counter[str]) -> type[referee.Referee]:
    """A referee that counts what it sees happen."""

    class Counting(referee.Referee):
        def answered(self, seat: int, answer: str) -> None:
            if self.awaited == "TakePart":
                seen["back: " + (answer if len(answer) > 2 else "a card")] += 1
            elif answer == "close" and self.chosen:
                seen["added: one" if len(self.laying) == 1 else "added: several"] += 1
            elif answer == "close" and seat not in self.out:
                seen[f"first meld of {self.needs(seat)}"] += 1
            super().answered(seat, answer)

        def count(self, finisher: int | None) -> None:
            late = self.turns == referee.MOST_TURNS * len(self.seats)
            end = "a last card" if finisher is not None else "the last turn" if late else "the third stock"
            seen[f"hand ended by {end}"] += 1
            super().count(finisher)
            if not self.awaited:
                seen["target reached" if max(self.totals.values()) >= self.target else "target missed"] += 1

    return Counting


def follow(settings: Settings, seed: str, walk: type[Walk] | None = None, seen: Counter[str] | None = None) -> None:
    kind = referee.Referee if seen is None else counting(seen)
    followed = Refereed(GAME, settings, seed, Opinion(kind, referee.table), likely=not walk)
    if walk:
        followed.walk = walk(GAME, settings, seed, {})
    assert followed.run()


# The right rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [*GAME.every_table()], ids=lambda settings: str([*settings.values()]))
def test_games_agree_with_their_referee(settings: Settings) -> None:
    settings = {**settings, "hands": min(SHORT_MATCH, settings["hands"])}
    follow(settings, "by chance", Walk)
    follow(settings, "by rules of thumb")
    follow(settings, "laying down", LayingWalk)


def test_with_more_or_fewer_cards_in_hand_both_say_what_is_added_and_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = Counter[str]()
    for size in (5, 15):
        monkeypatch.setattr(drawing, "HAND", {3: size})
        monkeypatch.setattr(referee, "DEALT", {3: size})
        for seed in range(40 if size < 9 else 4):
            settings = GAME.settle({"players": 3, "hands": 2, "come-out": seed % 2})
            follow(settings, f"{size} cards {seed}", LayingWalk, seen)
    assert {"back: low", "back: high", "back: whole", "back: a card", "added: one", "added: several"} <= {*seen}


@pytest.mark.parametrize("teams", [0, 1])
@pytest.mark.parametrize("adding_up", [0, 1])
def test_with_points_from_before_both_say_what_a_first_meld_needs_and_when_the_match_ends(
    teams: int, adding_up: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = Counter[str]()
    most = 500 if teams else 200
    monkeypatch.setattr(drawing, "HAND", {4: 13})
    monkeypatch.setattr(referee, "DEALT", {4: 13})
    borders = [-1, 0, 99, 100, 149, 150, 199, 200, 399, 400]
    for seed in range(8):
        rng = Random(f"points {seed}")
        totals = [rng.choice([total for total in borders if total < most]) for _ in range(2 if teams else 4)]
        totals[0] = most - 1 if seed % 2 else totals[0]
        settings = GAME.settle({"players": 4, "teams": teams, "come-out": adding_up, "hands": SHORT_MATCH})
        follow_from(totals, settings, f"points {seed}", seen)
    assert {f"first meld of {need}" for need in (3, 4, 5, 6)} | {"target reached"} <= {*seen}


def follow_from(totals: list[int], settings: Settings, seed: str, seen: Counter[str]) -> None:
    """A match in which these points were made before."""

    def start(settings: Settings) -> Rummu:
        s: Rummu = GAME.start(settings)
        s.totals = [*totals]
        return s

    class Later(counting(seen)):  # type: ignore[misc]
        def __init__(self, options: dict[str, str]) -> None:
            super().__init__(options)
            self.totals = dict(enumerate(totals))

    game = replace(GAME, start=start)
    followed = Refereed(game, settings, seed, Opinion(Later, referee.table))
    followed.walk = LayingWalk(game, settings, seed, {})
    assert followed.run()


@pytest.mark.parametrize("players", GAME.players)
def test_who_only_waits_sees_the_third_stock_used_up(players: int) -> None:
    seen = Counter[str]()
    follow(GAME.settle({"players": players, "hands": 1}), "waiting", WaitingWalk, seen)
    assert seen["hand ended by the third stock"] == 1


@pytest.mark.parametrize("players", GAME.players)
def test_a_hand_ends_after_the_last_turn(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Counter[str]()
    monkeypatch.setattr(drawing, "MOST_TURNS", 2)
    monkeypatch.setattr(referee, "MOST_TURNS", 2)
    follow(GAME.settle({"players": players, "hands": 1}), "waiting", WaitingWalk, seen)
    assert seen["hand ended by the last turn"] == 1


# Wrong rules ------------------------------------------------------------------------------------------------


def found(owner: Any, name: str, wrong: Callable[[Any], Any], games: int = 20, **wanted: int | str) -> str:
    """What the referee says of games under this wrong rule, in which whoever can play does."""
    return finds(GAME, fault(owner, name, wrong), games=games, walk=LayingWalk, **{"players": 3, "hands": 1, **wanted})


def test_without_a_fault_nothing_is_found() -> None:
    assert finds(GAME, games=5, walk=LayingWalk, players=3, hands=1) == ""


def test_a_fault_is_gone_when_its_games_are_played() -> None:
    right = scoring.left_over
    assert found(scoring, "left_over", lambda right: lambda s, seat: right(s, seat) - 5)
    assert scoring.left_over is right


@pytest.fixture
def forget() -> Any:
    """What was found out about melds under a wrong rule is not remembered, nor what was known before."""
    kept = (melds.worth, melds.melds_of, melds.shape, melds.fitting, melds.stood_for, melds.additions)
    for remembered in kept:
        remembered.cache_clear()
    yield
    for remembered in kept:
        remembered.cache_clear()


def without_jokers(form: int) -> Callable[[Any], Callable[[melds.Meld], list[melds.Meld]]]:
    """Melds of this kind are not found if they have one."""

    def joker(meld: melds.Meld) -> bool:
        return melds.kind(meld) == form and any(IS_JOKER[card] for card in meld)

    return lambda right: lambda hand: [meld for meld in right(hand) if not joker(meld)]


@pytest.mark.usefixtures("forget")
class TestFaultsInMelds:
    def test_a_set_may_have_no_joker(self) -> None:
        assert "answers" in found(playing, "melds_of", without_jokers(melds.SET))

    def test_a_run_may_have_as_many_jokers_as_normal_cards(self) -> None:
        def kind(right: Any) -> Callable[[melds.Meld], int]:
            def lax(meld: melds.Meld) -> int:
                normal = {card // 10 for card in meld if not IS_JOKER[card]}
                numbers = sorted(card % 10 for card in meld)
                in_a_row = numbers == [*range(numbers[0], numbers[0] + len(meld))]
                jokers = sum(IS_JOKER[card] for card in meld)
                if len(meld) > 3 and in_a_row and len(normal) == 1 and 2 * jokers == len(meld):
                    return melds.RUN
                return int(right(meld))

            return lax

        assert "answers" in found(melds, "kind", kind, games=60)

    def test_a_mixed_run_may_not_have_a_joker(self) -> None:
        assert "answers" in found(playing, "melds_of", without_jokers(melds.MIXED_RUN))

    def test_a_first_meld_of_three_is_enough(self) -> None:
        assert "table needs" in found(state, "needed", lambda right: lambda score, teams: 3)

    def test_first_melds_are_not_added_up_where_they_should(self) -> None:
        def alone(right: Any) -> Callable[[Rummu, int], list[melds.Meld]]:
            return lambda s, seat: [meld for meld in right(s, seat) if s.out[seat] or len(meld) >= s.need(seat)]

        assert "answers" in found(playing, "layable", alone, games=100, **{"come-out": 1})


@pytest.mark.usefixtures("forget")
class TestFaultsInPlaying:
    def test_cards_added_make_the_meld_ones_own(self) -> None:
        def take_over(right: Any) -> Callable[[playing.AddCard, Rummu], None]:
            def close(self: playing.AddCard, s: Rummu) -> None:
                right(self, s)
                s.owners[s.onto] = self.seat

            return close

        assert "table melds" in found(playing.AddCard, "close", take_over)

    def test_a_joker_stands_for_any_card_of_its_number(self) -> None:
        def lax(right: Any) -> Callable[[melds.Meld, list[int]], dict[int, int]]:
            def exchanges(meld: melds.Meld, hand: list[int]) -> dict[int, int]:
                jokers = {card % 10: card for card in meld if IS_JOKER[card]}
                fresh = [card for card in hand if not IS_JOKER[card] and card not in meld]
                return {card: jokers[card % 10] for card in fresh if card % 10 in jokers}

            return exchanges

        assert "answers" in found(playing, "exchanges", lax)

    def test_two_cards_are_taken_back_where_one_would_do(self) -> None:
        def more(right: Any) -> Callable[[melds.Meld, int], int]:
            return lambda meld, end: min(right(meld, end) + 1, len(meld)) if right(meld, end) else 0

        assert "answers" in found(melds, "part_from", more, games=200)

    def test_the_card_just_taken_may_be_thrown_back(self) -> None:
        def any_card(self: playing.Discard, s: Rummu) -> list[int]:
            return sorted({*s.hands[self.seat]})

        assert "answers" in found(playing.Discard, "options", lambda right: any_card)

    def test_all_discards_become_the_new_stock(self) -> None:
        def renew(right: Any) -> Callable[[drawing.Draw, Rummu, int], None]:
            def apply(self: drawing.Draw, s: Rummu, choice: int) -> None:
                empty = not s.stock
                right(self, s, choice)
                if choice == STOCK and empty:
                    s.stock, s.discard = sorted(s.stock + s.discard), []

            return apply

        planted = fault(drawing.Draw, "apply", renew)
        assert "table" in finds(GAME, planted, games=1, walk=WaitingWalk, players=6, hands=1)

    def test_the_stock_is_renewed_three_times(self) -> None:
        planted = fault(drawing, "MOST_STOCKS", lambda right: 3)
        assert finds(GAME, planted, games=1, walk=WaitingWalk, players=6, hands=1)


class TestFaultsInPoints:
    def test_sets_of_seven_count_in_full(self) -> None:
        def full(right: Any) -> Callable[[melds.Meld], int]:
            return lambda meld: right(meld) * (2 if {card % 10 for card in meld} in ({1}, {7}) else 1)

        assert "table" in found(scoring, "worth", full, games=100)

    def test_jokers_left_cost_as_little_as_others(self) -> None:
        assert "table" in found(scoring, "JOKER_LEFT", lambda right: scoring.CARD_LEFT)

    def test_the_finisher_gets_nothing(self) -> None:
        assert "table" in found(scoring, "FIRST", lambda right: 0)

    def test_the_finishers_partner_pays(self) -> None:
        def everybody(s: Rummu, seat: int) -> int:
            return sum(scoring.JOKER_LEFT if IS_JOKER[card] else scoring.CARD_LEFT for card in s.hands[seat])

        assert "table" in found(scoring, "left_over", lambda right: everybody, players=4, teams=1)

    def test_without_a_finisher_nobody_pays(self) -> None:
        def free(right: Any) -> Callable[[Rummu, int], int]:
            return lambda s, seat: 0 if s.finisher == NOBODY else int(right(s, seat))

        planted = fault(scoring, "left_over", free)
        assert "table" in finds(GAME, planted, games=1, walk=WaitingWalk, players=3, hands=1)

    def test_the_lowest_total_wins(self) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("pioche.games.rummu.match.ranking", lambda scores: ranking([-total for total in scores]))
            assert finds(GAME, games=3, walk=LayingWalk, players=3, hands=1).startswith("places")
