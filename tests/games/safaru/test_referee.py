"""Safarü's referee finds wrong rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pioche.core.flow import Step, ranking
from pioche.core.hidden import without
from pioche.games.safaru import cards, catching, dealing, scoring, state
from pioche.games.safaru.cards import ADD, FINISH, HAND, IS_BABY, NO_CARD, PAIR, REVERSED, TOTAL, Catch
from pioche.games.safaru.state import Safaru
from tests.planted import fault, finds

ONE_GAME = {"target": 0}
BACKWARDS = {"variant": REVERSED}


@pytest.fixture(autouse=True)
def no_catch_is_remembered() -> Iterator[None]:
    """What adds up is kept for the next time: right sums must not hide a fault, nor wrong ones outlive it."""
    cards.adding_up.cache_clear()
    yield
    cards.adding_up.cache_clear()


def found(owner: Any, name: str, wrong: Callable[[Any], Any], games: int = 10, **wanted: int) -> str:
    """What the referee says of games under this wrong rule."""
    return finds("safaru", fault(owner, name, wrong), walk=None, games=games, **(wanted or ONE_GAME))


def catching_wrongly(wrong: Callable[[Any], Any], **wanted: int) -> str:
    """What a card can catch is looked up in two places."""
    places = (fault(owner, "catches", wrong) for owner in (catching, state))
    return finds("safaru", *places, walk=None, games=10, **(wanted or ONE_GAME))


@pytest.mark.parametrize("wanted", [ONE_GAME, BACKWARDS])
def test_without_a_fault_nothing_is_found(wanted: dict[str, int]) -> None:
    assert finds("safaru", walk=None, games=2, **wanted) == ""


class TestFaultsInDealing:
    def test_the_dealer_begins(self) -> None:
        def happen(self: dealing.Deal, s: Safaru, outcome: list[int]) -> None:
            s.dealer -= 1
            right(self, s, outcome)
            s.dealer += 1

        right = dealing.Deal.happen
        assert "answers" in found(dealing.Deal, "happen", lambda _: happen, players=3, target=0)

    def test_the_same_player_deals_again(self) -> None:
        def next_deal(self: dealing.NextDeal, s: Safaru, choice: int) -> None:
            s.then(*((dealing.DEAL, dealing.NEXT_DEAL) if s.stock else (scoring.SCORE_GAME, dealing.NEXT_GAME)))

        assert "answers" in found(dealing.NextDeal, "apply", lambda right: next_deal)

    def test_nothing_is_added_to_the_wild_after_the_first_deal(self) -> None:
        def draw(self: dealing.Deal, s: Safaru, rng: Any) -> list[int]:
            return right(self, s, rng)[: None if s.deals == 0 else HAND * s.players]

        right: Callable[..., list[int]] = dealing.Deal.draw
        assert "cards are dealt" in found(dealing.Deal, "draw", lambda _: draw)

    def test_four_players_play_alone(self) -> None:
        assert found(Safaru, "sides", lambda right: lambda self: self.players, players=4, target=0)

    def test_the_game_ends_one_deal_early(self) -> None:
        def next_deal(self: dealing.NextDeal, s: Safaru, choice: int) -> None:
            if len(s.stock) <= HAND * s.players + 4:
                s.stock = []
            right(self, s, choice)

        right = dealing.NextDeal.apply
        assert found(dealing.NextDeal, "apply", lambda _: next_deal)


class TestFaultsInCatching:
    def test_one_card_is_enough_to_add_up(self) -> None:
        def more(table: list[int], played: int, method: int) -> list[Catch]:
            return [
                *cards.catches(table, played, method),
                *(cards.catches(table, played, PAIR) if method == ADD else []),
            ]

        assert catching_wrongly(lambda right: more)

    def test_sixteen_is_enough(self) -> None:
        assert found(cards, "GOAL", lambda right: right - 1)

    def test_zeros_may_stay_in_the_wild(self) -> None:
        assert "answers" in found(cards, "IS_BABY", lambda right: [False] * len(IS_BABY))

    def test_the_card_played_counts_as_a_zero_in_the_wild(self) -> None:
        def with_played(right: Any) -> Any:
            def catches(table: list[int], played: int, method: int) -> list[Catch]:
                ways = right(table, played, method)
                return [] if IS_BABY[played] and method == TOTAL else ways

            return catches

        assert catching_wrongly(with_played)

    def test_a_pair_takes_all_cards_alike(self) -> None:
        def settle(s: Safaru, seat: int) -> None:
            if s.method == PAIR:
                alike = [card for card in s.wild if card % 10 == s.played % 10]
                s.wild, s.picked = without(s.wild, alike), s.picked + alike
            right(s, seat)

        right = catching.settle_catch
        assert found(catching, "settle_catch", lambda _: settle, games=30)

    def test_the_card_that_caught_its_pair_stays(self) -> None:
        def stay(self: catching.EndTurn, s: Safaru, choice: int) -> None:
            s.used = 0
            right(self, s, choice)

        right = catching.EndTurn.apply
        assert "table caught" in found(catching.EndTurn, "apply", lambda _: stay)

    def test_the_card_played_is_always_caught(self) -> None:
        def caught(self: catching.EndTurn, s: Safaru, choice: int) -> None:
            s.used = s.used and 7
            right(self, s, choice)

        right = catching.EndTurn.apply
        assert "table caught" in found(catching.EndTurn, "apply", lambda _: caught)

    def test_one_method_is_all_there_is_in_a_turn(self) -> None:
        def settle(s: Safaru, seat: int) -> None:
            right(s, seat)
            if isinstance(s.agenda[-1], catching.Catch):
                s.agenda.pop()

        right = catching.settle_catch
        assert "answers" in found(catching, "settle_catch", lambda _: settle)

    def test_a_method_can_be_used_twice(self) -> None:
        def settle(s: Safaru, seat: int) -> None:
            used = s.used
            right(s, seat)
            s.used = used

        right = catching.settle_catch
        assert found(catching, "settle_catch", lambda _: settle)

    def test_one_may_finish_without_catching(self) -> None:
        def options(self: catching.Catch, s: Safaru) -> list[int]:
            return [*s.open_methods(), FINISH]

        assert "answers" in found(catching.Catch, "options", lambda right: options)

    def test_partners_catch_for_the_other_side(self) -> None:
        wrong = found(Safaru, "side", lambda right: lambda self, seat: (seat + 1) % self.sides(), players=4, target=0)
        assert "table caught" in wrong

    def test_a_card_that_catches_nothing_is_caught(self) -> None:
        def end(self: catching.EndTurn, s: Safaru, choice: int) -> None:
            if s.used:
                right(self, s, choice)
                return
            side = s.side(s.turn)
            s.caught[side] = [*s.caught[side], s.played]
            s.played = NO_CARD
            s.turn = (s.turn + 1) % s.players
            if s.hands[s.turn]:
                s.then(catching.PLAY_CARD[s.turn])

        right = catching.EndTurn.apply
        assert "table caught" in found(catching.EndTurn, "apply", lambda _: end)


class TestFaultsInScoring:
    def test_zeros_cost_nothing(self) -> None:
        assert "points" in found(scoring, "BABY", lambda right: 0)

    def test_most_hedgehogs_gain(self) -> None:
        assert "points" in found(scoring, "HEDGEHOGS", lambda right: -right)

    def test_equals_get_all(self) -> None:
        def undivided(prize: int, counts: list[int]) -> list[int]:
            return [prize if count == max(counts) else 0 for count in counts]

        assert "points" in found(scoring, "shared", lambda right: undivided, games=30)

    def test_every_card_shows_a_triangle(self) -> None:
        assert "points" in found(scoring, "TRIANGLES", lambda right: [1] * len(right))

    def test_one_more_game_is_played_once_the_target_is_reached(self) -> None:
        def decided(s: Safaru) -> bool:
            return any(max(map(sum, zip(*s.pad[:games], strict=True))) >= s.target for games in range(1, len(s.pad)))

        assert found(dealing, "is_decided", lambda _: decided, games=3, target=20)

    def test_a_single_game_is_followed_by_another(self) -> None:
        assert found(dealing, "is_decided", lambda right: lambda s: len(s.pad) > 1)


class TestFaultsReversed:
    def test_the_player_of_the_card_names_the_method(self) -> None:
        own: list[Step[Safaru]] = [catching.NAME_METHOD[seat - 1] for seat in range(4)]
        assert "answers" in found(catching, "NAME_METHOD", lambda right: own, **BACKWARDS)

    def test_any_method_may_follow(self) -> None:
        assert found(catching, "REVERSED", lambda right: 2, **BACKWARDS)

    def test_zeros_lose_points(self) -> None:
        assert "points" in found(scoring, "REVERSED", lambda right: 2, **BACKWARDS)

    def test_most_points_win(self) -> None:
        def settle(s: Safaru) -> None:
            s.end_game(ranking([-score for score in scoring.scores(s)]))

        assert found(dealing, "settle", lambda right: settle, **BACKWARDS).startswith("places")

    def test_one_game_is_played_whatever_was_agreed(self) -> None:
        wrong = found(dealing, "is_decided", lambda right: lambda s: True, variant=REVERSED, players=3)
        assert "cannot follow" in wrong
