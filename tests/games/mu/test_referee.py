"""Mü's referee finds wrong rules, and agrees with the right ones where chance alone hardly ever goes."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from random import Random
from typing import Any

import pytest

from pioche.core.flow import NOBODY, State, Step, ranking
from pioche.core.game import Game, Settings
from pioche.core.laws import LikelyWalk, Walk
from pioche.core.scene_laws import Messages
from pioche.games._mubox.deck import COLOUR, NUMBER
from pioche.games.mu import GAME, auction, match, naming, scoring, tricks
from pioche.games.mu.cards import NO_TRUMP, PARTNER, PASS, POWERS, SHOWN, SUITS, TRUMP, TRUMP_SUIT, target
from pioche.games.mu.state import Mu, unique
from pioche.lab.referee import Opinion, Refereed
from tests.games.mu import referee
from tests.planted import fault, finds

# Games that chance and rules of thumb hardly ever play ------------------------------------------------------


class Quiet(Walk):
    """Nearly everybody passes, or stops as soon as possible."""

    def pick(self, s: State, seat: int) -> int:
        return s.options_of(seat)[0] if self.rng.random() < 0.95 else super().pick(s, seat)


class Silent(Walk):
    """Nobody ever shows a card."""

    def pick(self, s: State, seat: int) -> int:
        return s.options_of(seat)[0]


class OneBidder(Walk):
    """One player has all the cards of a colour and bids on alone, mostly until nearly all of them lie open."""

    def __init__(self, game: Game, settings: Settings, seed: str, known: Messages) -> None:
        super().__init__(game, settings, seed, known)
        self.rng = Unshuffled(seed)
        self.boldness = self.rng.random()

    def pick(self, s: State, seat: int) -> int:
        options = s.options_of(seat)
        if options[0] == PASS:
            bids = seat == 0 and self.rng.random() < 0.7 + self.boldness / 4
            return options[1] if bids and len(options) > 1 else PASS
        return super().pick(s, seat)


class Unshuffled(Random):
    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """The cards stay as they are, colour after colour."""


# Planted faults --------------------------------------------------------------------------------------------


def found(owner: Any, name: str, wrong: Callable[[Any], Any], walk: type[Walk] | None = None, **wanted: int) -> str:
    """What the referee says of hands under this wrong rule."""
    return finds("mu", fault(owner, name, wrong), walk=walk, **{"games": 60, "hands": 1, **wanted})


class TestFaultsInTheAuction:
    def test_one_card_too_many_may_be_shown(self) -> None:
        assert "answers" in found(auction, "limit", lambda right: lambda s, seat: right(s, seat) + 1)

    def test_a_turn_of_one_card_alone(self) -> None:
        assert "answers" in found(auction, "limit", lambda right: lambda s, seat: 1)

    def test_who_showed_last_is_not_asked_to_pass(self) -> None:
        def apply(right: Any) -> Callable[[Step[Mu], Mu, int], None]:
            def bid(self: Step[Mu], s: Mu, choice: int) -> None:
                s.passes += choice == PASS and s.latest != [] and s.passes == s.players - 2
                right(self, s, choice)

            return bid

        assert found(auction.Bid, "apply", apply)

    def test_a_pass_is_final(self) -> None:
        def options(self: auction.Bid, s: Mu) -> list[int]:
            return [PASS] if s.passes else unique([PASS, *s.hands[self.seat]])

        assert "answers" in found(auction.Bid, "options", lambda right: options)

    def test_the_first_of_those_level_pays(self) -> None:
        wrong = found(Mu, "leaders", lambda right: lambda s: right(s)[::-1], players=3)
        assert "points of" in wrong

    def test_the_lowest_cards_make_the_vice(self) -> None:
        low_first = [9 - number for number in NUMBER]
        assert "answers" in found(auction, "NUMBER", lambda right: low_first)

    def test_a_tie_for_vice_goes_to_the_last_seat(self) -> None:
        def find_vice(s: Mu) -> int:
            others = [seat for seat in s.latest if seat != s.chief]
            return max(others, key=lambda seat: (len(s.shown[seat]), seat), default=NOBODY)

        assert found(auction, "find_vice", lambda right: find_vice, players=6)


class TestFaultsInNaming:
    def test_the_chief_repeats_the_type_of_the_vice(self) -> None:
        def options(self: naming.NameChiefTrump, s: Mu) -> list[int]:
            return [TRUMP + kind for kind in [*naming.types_among(s.shown[self.seat]), NO_TRUMP]]

        assert "answers" in found(naming.NameChiefTrump, "options", lambda right: options)

    def test_the_vice_names_no_trump(self) -> None:
        def options(right: Any) -> Callable[[Step[Mu], Mu], list[int]]:
            return lambda self, s: [*right(self, s), TRUMP + NO_TRUMP]

        assert "answers" in found(naming.NameViceTrump, "options", options)

    def test_types_come_from_the_whole_hand(self) -> None:
        def options(self: naming.NameViceTrump, s: Mu) -> list[int]:
            cards = s.shown[self.seat] + s.hands[self.seat]
            return [TRUMP + kind for kind in naming.types_among(cards)]

        assert "answers" in found(naming.NameViceTrump, "options", lambda right: options)

    def test_the_vice_is_taken_as_partner(self) -> None:
        def options(self: naming.NamePartner, s: Mu) -> list[int]:
            return [PARTNER + seat for seat in range(s.players) if seat != self.seat]

        assert "answers" in found(naming.NamePartner, "options", lambda right: options)


class TestFaultsInTheTricks:
    def test_the_later_of_equal_cards_wins(self) -> None:
        def winning_place(trick: list[int], chief: int, vice: int) -> int:
            suits, powers = SUITS[chief][vice], POWERS[chief][vice]
            places = [place for place, card in enumerate(trick) if suits[card] in (suits[trick[0]], TRUMP_SUIT)]
            return max(places, key=lambda place: (powers[trick[place]], place))

        assert found(tricks, "winning_place", lambda right: winning_place)

    def test_the_trumps_of_the_vice_are_stronger(self) -> None:
        assert found(tricks, "winning_place", lambda right: lambda trick, chief, vice: right(trick, vice, chief))

    def test_a_discarded_card_wins(self) -> None:
        def winning_place(trick: list[int], chief: int, vice: int) -> int:
            powers = [POWERS[chief][vice][card] for card in trick]
            return powers.index(max(powers))

        assert found(tricks, "winning_place", lambda right: winning_place)

    def test_a_trump_number_follows_its_colour(self) -> None:
        def options(self: tricks.PlayCard, s: Mu) -> list[int]:
            cards = s.hands[self.seat] + [SHOWN + card for card in s.shown[self.seat]]
            led = [card for card in cards if s.trick and COLOUR[card % SHOWN] == COLOUR[s.trick[0]]]
            return unique(led or cards)

        assert "answers" in found(tricks.PlayCard, "options", lambda right: options)

    def test_shown_cards_need_not_follow(self) -> None:
        def options(self: tricks.PlayCard, s: Mu) -> list[int]:
            suits = SUITS[s.chief_trump][s.vice_trump]
            follow = [card for card in s.hands[self.seat] if s.trick and suits[card] == suits[s.trick[0]]]
            return unique(follow or s.hands[self.seat] + [SHOWN + card for card in s.shown[self.seat]])

        assert "answers" in found(tricks.PlayCard, "options", lambda right: options)

    def test_every_card_has_one_triangle(self) -> None:
        assert "table triangles of" in found(tricks, "TRIANGLES", lambda right: [1] * 50)


class TestFaultsInScoring:
    def test_the_bonus_is_ten_too_high(self) -> None:
        wrong = found(scoring, "bonus", lambda right: lambda *contract: right(*contract) + 10)
        assert "points of" in wrong

    def test_the_bonus_is_never_capped(self) -> None:
        wrong = found(
            scoring, "bonus", lambda right: lambda bid, trump, capped: right(bid, trump, False), OneBidder, players=3
        )
        assert "points of" in wrong

    def test_the_target_must_be_exceeded(self) -> None:
        wrong = found(scoring, "target", lambda right: lambda players, bid: right(players, bid) + 1)
        assert "points of" in wrong

    def test_missing_triangles_are_paid_for(self) -> None:
        def short(s: Mu) -> list[int]:
            missed = max(0, target(s.players, s.bid) - s.team())
            return [-10 * missed if seat == s.chief else 5 * missed for seat in range(s.players)]

        assert "points of" in found(scoring, "bonus_or_penalty", lambda right: short)

    def test_the_triangles_of_the_partner_do_not_count(self) -> None:
        assert "points of" in found(Mu, "team", lambda right: lambda s: s.won[s.chief])

    def test_the_partner_gains_as_an_opponent(self) -> None:
        def opponents(s: Mu) -> list[int]:
            return [seat for seat in range(s.players) if seat != s.chief]

        assert "points of" in found(Mu, "opponents", lambda right: opponents)

    def test_a_void_hand_counts(self) -> None:
        def is_decided(s: Mu) -> bool:
            return s.deals >= s.last_hand

        assert found(match, "is_decided", lambda right: is_decided, Quiet)

    def test_the_same_player_deals_every_hand(self) -> None:
        def deal_again(self: match.NextHand, s: Mu, choice: int) -> None:
            if match.is_decided(s):
                s.end_game(ranking(s.totals))
            else:
                s.then(match.Deal(), match.NextHand())

        assert "answers" in found(match.NextHand, "apply", lambda right: deal_again, hands=2)

    def test_the_target_of_the_match_must_be_exceeded(self) -> None:
        def is_decided(s: Mu) -> bool:
            return max(s.totals) > s.target

        assert found(match, "is_decided", lambda right: is_decided, Quiet, hands=0, target=50)


# Agreement where chance alone hardly ever goes -------------------------------------------------------------


def followed(walk: type[Walk], seed: str, **wanted: int) -> Refereed:
    settings = GAME.settle(wanted)
    game = Refereed(GAME, settings, seed, Opinion(referee.Referee, referee.table))
    game.walk = walk(GAME, settings, seed, {})
    return game


@pytest.mark.parametrize("players", GAME.players)
class TestRareGames:
    def test_hands_that_are_void_or_of_one_card(self, players: int) -> None:
        for number in range(10):
            followed(Quiet, f"quiet {number}", players=players, hands=3).run()

    def test_twenty_void_hands_in_a_row(self, players: int) -> None:
        assert followed(Silent, "silent", players=players).run() == 20 * players

    @pytest.mark.parametrize("cap", [0, 1])
    def test_high_bids(self, players: int, cap: int) -> None:
        for number in range(20):
            followed(OneBidder, f"high {number}", players=players, hands=1, cap=cap).run()

    @pytest.mark.parametrize("agreed", [{"target": 50}, {"target": 300, "cap": 0}, {"hands": 3, "target": 50}])
    def test_matches_of_other_lengths(self, players: int, agreed: dict[str, int]) -> None:
        for walk in (Walk, LikelyWalk):
            followed(walk, "length", players=players, **agreed).run()
