"""Calcory's referee finds wrong rules, and agrees with the right ones where whole games seldom go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pioche.core.flow import NOBODY, State, ranking
from pioche.core.game import Game, Settings
from pioche.core.laws import Walk
from pioche.games._mubox.deck import DECK, NAMES
from pioche.games.calcory import GAME, cards, raising, turning
from pioche.games.calcory.cards import ALL_PLACES, BACK, EMPTY, FRESH, GOAL, NUMBER_OF, PLACES, STOP, total
from pioche.games.calcory.state import Calcory
from pioche.lab.referee import Opinion, Refereed
from tests.games.calcory import referee
from tests.planted import fault, finds

SMALL_DECKS = 60


def found(owner: Any, name: str, wrong: Callable[[Any], Any], games: int = 12) -> str:
    """What the referee says of games under this wrong rule."""
    return finds("calcory", fault(owner, name, wrong), games=games)


def after(right: Any, wrong: Callable[[Calcory], None]) -> Callable[[Any, Calcory, int], None]:
    """The right step, and then something more."""

    def apply(self: Any, s: Calcory, choice: int) -> None:
        right(self, s, choice)
        wrong(s)

    return apply


class Stubborn(Walk):
    """Turns up the same cards over and over and so wins nothing: two of those seen that are too many together."""

    def pick(self, s: State, seat: int) -> int:
        assert isinstance(s, Calcory)
        options = s.options_of(seat)
        high = [place for place in options if place < STOP and s.grid[place] < EMPTY and NUMBER_OF[s.grid[place]] > 6]
        fresh = [place for place in options if place < STOP and s.grid[place] == FRESH]
        return (high if len(high) + len(s.group) > 1 and high else fresh or options)[0]


class Cautious(Walk):
    """Stops at every other occasion, so that groups stand and are beaten."""

    def pick(self, s: State, seat: int) -> int:
        options = s.options_of(seat)
        return STOP if options[-1] == STOP and self.rng.random() < 0.5 else self.any_of(options)


@pytest.mark.parametrize("walk", [Walk, Stubborn, Cautious])
def test_without_a_fault_nothing_is_found(walk: type[Walk]) -> None:
    assert finds("calcory", games=3, walk=walk) == ""


class TestFaultsInTurning:
    def test_a_third_zero_is_needed(self) -> None:
        assert found(turning, "zeros", lambda right: lambda cards: right(cards) - 1)

    def test_thirteen_is_too_much(self) -> None:
        assert found(turning, "GOAL", lambda right: GOAL - 1)

    def test_one_may_stop_with_one_card_and_an_empty_pile(self) -> None:
        assert "answers" in found(turning, "least", lambda right: lambda s: 1)

    def test_one_must_turn_up_two_cards_with_cards_won(self) -> None:
        assert "answers" in found(turning, "least", lambda right: lambda s: min(2, len(s.group) + len(s.down)))

    def test_cards_too_many_stay_face_up(self) -> None:
        def leave(self: turning.TurnBack, s: Calcory, choice: int) -> None:
            s.group = []

        assert "answers" in found(turning.TurnBack, "apply", lambda right: leave)

    def test_a_zero_counts_ten(self) -> None:
        tens = [number or 10 for number in cards.NUMBER_OF]
        assert found(cards, "NUMBER_OF", lambda right: tens)


class TestFaultsInTakingCards:
    def test_all_captured_cards_come_to_the_pile(self) -> None:
        def keep_all(s: Calcory) -> None:
            s.won[s.turn] += 1

        assert "sizes of piles" in found(turning.PlaceBack, "apply", lambda right: after(right, keep_all))

    def test_a_card_goes_back_only_where_one_was_just_taken(self) -> None:
        assert "answers" in found(turning.PlaceBack, "options", lambda right: lambda self, s: right(self, s)[:2])

    def test_only_the_highest_card_may_go_back(self) -> None:
        assert "answers" in found(turning.PutBack, "options", lambda right: lambda self, s: right(self, s)[-1:])

    def test_another_card_goes_back_than_was_chosen(self) -> None:
        def put_back(self: turning.PutBack, s: Calcory, choice: int) -> None:
            s.holding = s.pool[0] if choice - BACK != s.pool[0] else s.pool[-1]

        assert "chosen" in found(turning.PutBack, "apply", lambda right: put_back)

    def test_everybody_knows_what_was_put_back(self) -> None:
        def reveal(s: Calcory) -> None:
            s.gone = s.gone + s.rests[-1]
            s.returned, s.pools, s.rests = s.returned[:-1], s.pools[:-1], s.rests[:-1]

        assert "put back" in found(turning.PlaceBack, "apply", lambda right: after(right, reveal))

    def test_thirteen_beats_what_stands_without_being_agreed(self) -> None:
        def beat(s: Calcory) -> None:
            s.turn_down(s.standing)
            s.standing, s.owner = [], NOBODY

        assert "face down" in found(turning.Capture, "apply", lambda right: after(right, beat))

    def test_thirteen_leaves_what_stands_though_agreed_otherwise(self) -> None:
        def capture(self: turning.Capture, s: Calcory, choice: int) -> None:
            s.capture(s.group)
            s.group = []
            s.then(turning.PUT_BACK[s.turn], turning.PLACE_BACK[s.turn])

        wrong = fault(turning.Capture, "apply", lambda right: capture)
        assert "face down" in finds("calcory", wrong, walk=None, **{"games": 20, "thirteen-beats": 1})


class TestFaultsInRaising:
    def test_an_equal_sum_is_enough(self) -> None:
        def better(self: Calcory, places: list[int]) -> bool:
            return total(self.cards(places)) >= total(self.cards(self.standing))

        assert finds("calcory", fault(Calcory, "better", lambda right: better), walk=Cautious)

    def test_more_cards_do_not_help_an_equal_sum(self) -> None:
        def better(self: Calcory, places: list[int]) -> bool:
            return not self.standing or total(self.cards(places)) > total(self.cards(self.standing))

        assert finds("calcory", fault(Calcory, "better", lambda right: better), walk=Cautious)

    def test_whatever_stood_before_stays_marked(self) -> None:
        def stop(self: turning.StopTurning, s: Calcory, choice: int) -> None:
            if s.better(s.group):
                s.standing, s.owner, s.group = s.standing + s.group, s.turn, []
            else:
                s.then(turning.TURN_BACK)

        assert "answers" in found(turning.StopTurning, "apply", lambda right: stop)

    def test_who_collects_may_play_as_well(self) -> None:
        def collect(self: raising.Collect, s: Calcory, choice: int) -> None:
            turn = s.turn
            right(self, s, choice)
            if s.agenda:
                s.agenda.insert(-2, turning.TURN_CARD[turn])

        right = raising.Collect.apply
        assert "answers" in found(raising.Collect, "apply", lambda _: collect)

    def test_the_group_is_collected_by_the_next_player(self) -> None:
        def next_turn(self: raising.NextTurn, s: Calcory, choice: int) -> None:
            s.owner = (s.turn + 1) % s.players if s.standing else NOBODY
            right(self, s, choice)

        right = raising.NextTurn.apply
        assert "answers" in found(raising.NextTurn, "apply", lambda _: next_turn)


class TestFaultsInTheEnd:
    def test_a_single_card_is_put_back_and_the_game_goes_on(self) -> None:
        def collect(self: raising.Collect, s: Calcory, choice: int) -> None:
            places, s.standing, s.owner = s.standing, [], NOBODY
            s.capture(places)
            s.then(turning.PUT_BACK[s.turn], turning.PLACE_BACK[s.turn])

        assert found(raising.Collect, "apply", lambda right: collect)

    def test_the_last_card_counts_for_nobody(self) -> None:
        def collect(self: raising.Collect, s: Calcory, choice: int) -> None:
            single = len(s.standing) == 1
            right(self, s, choice)
            s.won[s.turn] -= single

        right = raising.Collect.apply
        assert "sizes of piles" in found(raising.Collect, "apply", lambda _: collect)

    def test_fewest_cards_win(self) -> None:
        def end(self: raising.EndGame, s: Calcory, choice: int) -> None:
            s.end_game(ranking([-won for won in s.won]))

        assert found(raising.EndGame, "apply", lambda right: end).startswith("places")

    def test_nine_idle_rounds_end_the_game(self) -> None:
        assert finds("calcory", fault(raising, "IDLE_ROUNDS", lambda right: right - 1), games=1, walk=Stubborn)


# Few cards -------------------------------------------------------------------------------------------------


def few_cards(deck: list[int]) -> Game:
    """The game with these cards alone, on the first places."""

    def start(settings: Settings) -> Calcory:
        s = raising.start(settings)
        s.down, s.unseen = ALL_PLACES[: len(deck)], sorted(deck)
        s.grid = [FRESH] * len(deck) + [EMPTY] * (PLACES - len(deck))
        return s

    return replace(GAME, start=start)


def referee_with(deck: list[int], seen: Counter[str]) -> type[referee.Referee]:
    """A referee who laid out these cards alone, and who counts what whole games seldom bring."""

    class OfFewCards(referee.Referee):
        def __init__(self, options: dict[str, str]) -> None:
            super().__init__(options)
            self.deck = Counter(NAMES[card] for card in deck)
            self.lying = dict.fromkeys(referee.GRID[: len(deck)], referee.NEVER_SEEN)

        def stop(self) -> None:
            seen["nothing left to turn up"] += not self.face_down()
            super().stop()

        def pass_on(self) -> None:
            before = self.active
            super().pass_on()
            seen["passed over"] += self.awaited != "" and (self.active - before) % self.seats != 1 % self.seats
            seen["ten idle rounds"] += self.fruitless == referee.IDLE_ROUNDS * self.seats

        def collect(self) -> None:
            seen["a last card"] += len(self.marked) == 1
            super().collect()

    return OfFewCards


@pytest.mark.parametrize("players", GAME.players)
def test_with_few_cards_both_say_how_the_game_ends(players: int) -> None:
    rng, seen = Random("few cards"), Counter[str]()
    for number in range(SMALL_DECKS):
        deck = rng.sample(DECK, rng.randint(1, 9))
        second = Opinion(referee_with(deck, seen), referee.table)
        settings = GAME.settle({"players": players, "thirteen-beats": number % 2})
        Refereed(few_cards(deck), settings, f"few cards {number}", second).run()
    assert {what for what, times in seen.items() if times} == {
        "nothing left to turn up", "passed over", "ten idle rounds", "a last card",
    }  # fmt: skip
