"""Treize's referee finds wrong rules, and agrees with the right ones where whole games seldom go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pioche.core.flow import NOBODY, ranking
from pioche.games.treize import GAME, cards, dealing, scoring, state, symbols
from pioche.games.treize.cards import ARROW, DECK, FACES, LIMIT, NO_CARD, REFUSE, limit, plus_signs, total
from pioche.games.treize.state import Treize
from pioche.lab.referee import Opinion, Refereed
from tests.games.treize import referee
from tests.planted import fault, finds

SMALL_DECKS = 40


def found(owner: Any, name: str, wrong: Callable[[Any], Any], games: int = 20) -> str:
    """What the referee says of games under this wrong rule."""
    return finds("treize", fault(owner, name, wrong), games=games)


def test_without_a_fault_nothing_is_found() -> None:
    assert finds("treize", games=5) == ""


def test_a_fault_is_gone_when_its_games_are_played() -> None:
    right = scoring.won_from
    assert found(scoring, "won_from", lambda right: lambda row: [])
    assert scoring.won_from is right


class TestFaultsInThirteen:
    def test_the_limit_is_14(self) -> None:
        assert found(scoring, "limit", lambda right: lambda row: right(row) + 1)

    def test_exactly_thirteen_is_no_bust(self) -> None:
        assert found(symbols, "is_bust", lambda right: lambda row: total(row) > limit(row))

    def test_a_second_13_to_18_raises_the_limit_again(self) -> None:
        assert found(scoring, "limit", lambda right: lambda row: 13 + 5 * row.count(LIMIT))

    def test_the_bust_player_wins_plus_cards_too(self) -> None:
        everybody = scoring.ScoreRound(NOBODY)
        wrong = found(scoring.ScoreRound, "apply", lambda right: lambda self, s, choice: right(everybody, s, choice))
        assert wrong.startswith("table")

    def test_nobody_wins_the_plus_cards(self) -> None:
        assert "table" in found(scoring, "won_from", lambda right: lambda row: [])

    def test_the_rest_of_the_packet_is_discarded(self) -> None:
        def discard_packet(self: scoring.StopRound, s: Treize, choice: int) -> None:
            s.discard += s.unseen[0][: s.packet]
            s.unseen = [s.unseen[0][s.packet :]]
            s.packet = 0
            s.then(scoring.ScoreRound(self.player))

        assert "table draw pile" in found(scoring.StopRound, "apply", lambda right: discard_packet)


class TestFaultsInReceiving:
    def test_an_arrow_takes_the_first_card(self) -> None:
        def lose_first(self: symbols.LoseLast, s: Treize, choice: int) -> None:
            row = s.rows[self.player]
            s.discard += [*row[:1], ARROW]
            s.rows[self.player] = row[1:]
            s.up = NO_CARD

        assert "table" in found(symbols.LoseLast, "apply", lambda right: lose_first)

    def test_the_rightmost_hand_is_spent(self) -> None:
        def spend_rightmost(row: list[int], card: int) -> list[int]:
            place = len(row) - 1 - row[::-1].index(card)
            return row[:place] + row[place + 1 :]

        assert "table row" in found(symbols, "less", lambda right: spend_rightmost, games=200)

    def test_a_hand_is_not_spent(self) -> None:
        assert "table row" in found(symbols, "less", lambda right: lambda row, card: row)

    def test_a_refused_card_is_won_by_the_dealer(self) -> None:
        def dealer_wins(right: Any) -> Callable[[symbols.Receive, Treize, int], None]:
            def receive(self: symbols.Receive, s: Treize, choice: int) -> None:
                right(self, s, choice)
                if choice == REFUSE:
                    s.won[s.dealer] = [*s.won[s.dealer], s.discard.pop()]

            return receive

        assert "table" in found(symbols.Receive, "apply", dealer_wins)

    def test_nobody_may_refuse_a_drawn_card(self) -> None:
        assert "cannot follow" in found(symbols, "offer", lambda right: symbols.accept)

    def test_a_draw_card_draws_nothing(self) -> None:
        assert "cannot follow" in found(cards, "IS_DRAW", lambda right: [False] * len(FACES))

    def test_an_immediate_plus_lies_in_the_row(self) -> None:
        assert "table" in found(cards, "IS_GIFT", lambda right: [False] * len(FACES))


class TestFaultsInDealing:
    def test_who_was_served_may_be_served_again(self) -> None:
        everybody = [[list(range(players))] * (1 << players) for players in range(6)]
        assert "answers" in found(dealing, "UNSERVED", lambda right: everybody)

    def test_the_start_player_card_passes_to_the_left_of_the_dealer(self) -> None:
        def start_round(self: dealing.StartRound, s: Treize, choice: int) -> None:
            s.starter = s.dealer = s.left_of(s.dealer)
            s.then(dealing.TakePacket(), dealing.StartRound())

        assert "answers" in found(dealing.StartRound, "apply", lambda right: start_round)

    def test_the_same_dealer_deals_again(self) -> None:
        assert "answers" in found(dealing.NextDealer, "apply", lambda right: lambda self, s, choice: None)

    def test_a_packet_is_one_card_too_small(self) -> None:
        wrong = found(dealing, "HAND_OUT", lambda right: [[steps[2:] for steps in packets] for packets in right])
        assert "answers" in wrong


class TestFaultsInTheEnd:
    def test_the_last_round_is_not_the_last(self) -> None:
        def reshuffle(right: Any) -> Callable[[scoring.Reshuffle, Treize, int], None]:
            def apply(self: scoring.Reshuffle, s: Treize, choice: int) -> None:
                right(self, s, choice)
                s.last_round = s.reshuffles > 1

            return apply

        assert "table last round" in found(scoring.Reshuffle, "apply", reshuffle)

    def test_rows_are_shuffled_in_too(self) -> None:
        def reshuffle(right: Any) -> Callable[[scoring.Reshuffle, Treize, int], None]:
            def apply(self: scoring.Reshuffle, s: Treize, choice: int) -> None:
                s.discard += s.rows[0]
                s.rows[0] = []
                right(self, s, choice)

            return apply

        assert "table" in found(scoring.Reshuffle, "apply", reshuffle)

    def test_the_lower_total_wins_a_tie(self) -> None:
        def end(self: scoring.EndGame, s: Treize, choice: int) -> None:
            s.end_game(ranking([(plus_signs(won), -total(won)) for won in s.won]))

        assert found(scoring.EndGame, "apply", lambda right: end, games=200).startswith("places")

    def test_numbers_count_as_points(self) -> None:
        wrong = finds("treize", fault(scoring, "plus_signs", lambda right: lambda cards: right(cards) + total(cards)))
        assert "table rounds" in wrong


# Few cards -------------------------------------------------------------------------------------------------


def referee_with(deck: list[int], ends: Counter[str]) -> type[referee.Referee]:
    """A referee whose deck has these cards alone, and who counts how rounds end."""

    class OfFewCards(referee.Referee):
        def score(self, nobody_bust: bool = False) -> None:
            ends["a bust" if not nobody_bust else "a fifth shuffle" if self.discard else "no card"] += 1
            super().score(nobody_bust)

    OfFewCards.deck = Counter(FACES[card] for card in deck)
    return OfFewCards


@pytest.mark.parametrize("players", GAME.players)
def test_with_few_cards_both_say_how_the_pile_runs_out(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, ends = Random("few cards"), Counter[str]()
    for number in range(SMALL_DECKS):
        deck = sorted(rng.sample(DECK, rng.randint(5, 30)))
        monkeypatch.setattr(state, "DECK", deck)
        second = Opinion(referee_with(deck, ends), referee.table)
        Refereed(GAME, GAME.settle({"players": players}), f"few cards {number}", second).run()
    assert set(ends) == {"a bust", "a fifth shuffle", "no card"}
