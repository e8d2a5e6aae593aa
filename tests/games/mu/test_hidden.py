"""Mü: what each seat knows, and the hands it can imagine for the others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from pioche.core import saves
from pioche.core.flow import CHANCE
from pioche.core.hidden import UNKNOWN, without
from pioche.core.laws import Walk
from pioche.games._mubox.deck import DECK, NAMES, cards
from pioche.games.mu import GAME
from pioche.games.mu.cards import PASS, STOP, SUITS
from pioche.games.mu.state import Mu
from pioche.text.messages import messages
from tests.games.mu.table import auction, kind, play, question, tricks

Hands = tuple[tuple[int, ...], ...]


def imagined(s: Mu, seat: int | None, times: int) -> set[Hands]:
    """The hands this seat thinks of, over so many tries."""
    view, rng = GAME.view(s, seat), Random(7)
    return {tuple(map(tuple, GAME.imagine(view, rng).hands)) for _ in range(times)}


def deals(unseen: list[int], rooms: list[int], barred: list[set[int]]) -> Iterator[Hands]:
    """Every way to deal the unseen cards into rooms that bar some of them, found by trying all."""
    if not rooms:
        yield ()
        return
    for hand in set(combinations(sorted(unseen), rooms[0])):
        if not barred[0] & set(hand):
            for rest in deals(without(unseen, list(hand)), rooms[1:], barred[1:]):
                yield (hand, *rest)


class TestViews:
    def test_the_view_in_the_auction_shows_displays_and_hand_sizes_and_no_other_card(self) -> None:
        """Scenario 51."""
        s = auction("..", "..", "..", "..", "..")
        play(s, "R3, stop, pass, G7, G8, stop, pass, pass, pass")
        v = GAME.view(s, 1)
        assert v.shown == s.shown and v.shown[2] == cards("G7 G8")
        assert [len(hand) for hand in v.hands] == [11, 12, 10, 12, 12]
        assert v.hands[1] == s.hands[1]
        assert all(set(v.hands[seat]) == {UNKNOWN} for seat in (0, 2, 3, 4))

    def test_a_spectator_sees_no_hand(self) -> None:
        v = GAME.view(auction("..", "..", ".."), None)
        assert all(set(hand) == {UNKNOWN} for hand in v.hands)

    def test_everything_but_the_hands_is_open(self) -> None:
        s = tricks(
            "R1 R2 | B3", "G4 | G5 G6", "Y7 Y8 Y9", "K1 | K2", chief=1, vice=0, partner=2, chief_trump="5s",
            vice_trump="blue", trick="R9", leader=3, won=(1, 2, 3, 4), lacks={2: "green"},
        )  # fmt: skip
        real = saves.dump(s)
        for viewer in (None, 0, 1, 2, 3):
            seen = saves.dump(GAME.view(s, viewer))
            assert {name for name in real if seen[name] != real[name]} == {"hands"}

    def test_a_view_changes_nothing_on_the_table(self) -> None:
        s = auction("..", "..", "..")
        before = saves.dump(s)
        GAME.view(s, 0).play(GAME.code["pass"])
        assert saves.dump(s) == before

    def test_the_rules_hide_what_the_others_hold(self) -> None:
        s = auction("..", "..", "..", "..")
        play(s, "R3, stop, B4, B5, stop")
        assert [len(GAME.secrets(s, seat)) for seat in (None, 0, 1, 2)] == [57, 43, 44, 42]


class TestImagining:
    def test_it_looks_the_same_from_that_seat(self) -> None:
        s = auction("..", "..", "..", "..")
        play(s, "R3, stop, B4, B5, stop")
        for seat in (None, 0, 1, 2, 3):
            view = GAME.view(s, seat)
            twin = GAME.imagine(view, Random(1))
            assert saves.dump(GAME.view(twin, seat)) == saves.dump(view)
            there, deck = GAME.census(twin)
            assert sorted(there) == sorted(deck) == DECK

    def test_every_card_may_be_with_every_other_player(self) -> None:
        """No hand is known: each unseen card turns up everywhere."""
        s = auction("..", "..", "..", "..")
        view, rng = GAME.view(s, 0), Random(3)
        owners: dict[int, set[int]] = {}
        for _ in range(100):
            for seat, hand in enumerate(GAME.imagine(view, rng).hands):
                for card in hand:
                    owners.setdefault(card, set()).add(seat)
        assert all(owners[card] == {1, 2, 3} for card in without(DECK, s.hands[0]) if card not in s.hands[0])
        assert all(0 in owners[card] for card in s.hands[0])

    def test_three_players_never_imagine_a_colour_that_is_in_the_box(self) -> None:
        s = auction("..", "..", "..", removed="red-green")
        for _ in range(20):
            twin = GAME.imagine(GAME.view(s, 1), Random(5))
            assert {NAMES[card][0] for hand in twin.hands for card in hand} == set("BYK")

    def test_at_the_end_of_a_hand_nothing_is_left_to_imagine(self) -> None:
        s = tricks("| R1", "| R2", "| R3")
        assert saves.dump(GAME.imagine(GAME.view(s, None), Random(1))) == saves.dump(s)


class TestVoids:
    def test_failing_to_follow_is_remembered_by_everybody(self) -> None:
        s = tricks("R1 R2", "B5 R6", "G5 G6", chief_trump="6s")
        play(s, "R1, B5, G5")
        for viewer in (None, 0, 1, 2):
            assert GAME.view(s, viewer).lacks == [0, 1 << kind("red"), 1 << kind("red")]

    def test_a_deal_that_fits_is_found_when_only_one_does(self) -> None:
        """Dealing blindly would nearly always give somebody a card he cannot have."""
        s = tricks(
            "K1 K2 K3", "R2 R3 R4", "B2 B3 B4", "G2 G3 G4", partner=1,
            lacks={1: "blue green", 2: "red green", 3: "red blue"},
        )  # fmt: skip
        assert imagined(s, 0, 50) == {tuple(map(tuple, s.hands))}

    def test_all_deals_that_fit_occur_and_no_others(self) -> None:
        """Rooms that push cards along: red fits seats 2 and 3, blue 1 and 3, green 1 and 2."""
        s = tricks(
            "K1 K2", "B2 G3", "R2 G2", "R3 B3", partner=1, lacks={1: "red", 2: "blue", 3: "green"}
        )  # fmt: skip
        unseen = cards("R2 R3 B2 B3 G2 G3")
        barred = [set(cards("R2 R3")), set(cards("B2 B3")), set(cards("G2 G3"))]
        mine = tuple(s.hands[0])
        wanted = {(mine, *deal) for deal in deals(unseen, [2, 2, 2], barred)}
        assert len(wanted) > 5
        assert imagined(s, 0, 1500) == wanted

    def test_all_deals_occur_with_hands_of_different_size(self) -> None:
        s = tricks("K1 K2 K3", "B2 G3", "R2 G2", "R3 B3", partner=1, trick="Y1 Y2 Y3", leader=1, lacks={2: "red"})
        s.hands[2] = cards("B2 G2")
        s.hands[1] = cards("R2 G3")
        unseen = [card for hand in s.hands[1:] for card in hand]
        wanted = {
            (tuple(s.hands[0]), *deal)
            for deal in deals(unseen, [2, 2, 2], [set(), set(cards("R2 R3")), set()])
        }  # fmt: skip
        assert imagined(s, 0, 3000) == wanted

    def test_a_lack_of_trumps_is_a_lack_of_both_types(self) -> None:
        s = tricks(
            "K1 K2", "R2 R3", "G1 R6", "B6 G9", partner=1, chief_trump="6s", vice=2, vice_trump="green",
            lacks={1: "trumps"},
        )  # fmt: skip
        for hands in imagined(s, 0, 200):
            assert hands[1] == tuple(cards("R2 R3"))

    def test_a_lack_of_red_leaves_a_red_trump_possible(self) -> None:
        s = tricks("K1 K2", "R6 B2", "R3 R4", "B3 B4", partner=1, chief_trump="6s", lacks={1: "red"})
        second = {hands[1] for hands in imagined(s, 0, 300)}
        assert any(cards("R6")[0] in hand for hand in second)
        assert not any(set(cards("R3 R4")) & set(hand) for hand in second)

    def test_twins_are_dealt_one_by_one(self) -> None:
        s = tricks("K1 K2", "R7 B2", "R7 B3", "B4 B5", partner=1, lacks={3: "red"})
        holders = {tuple(cards("R7")[0] in hand for hand in hands[1:]) for hands in imagined(s, 0, 300)}
        assert holders == {(True, True, False), (True, False, False), (False, True, False)}

    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_nobody_ever_imagines_a_card_its_holder_failed_to_follow_with(self, players: int) -> None:
        s = contract(players)
        rng = Random(players)
        suits = SUITS[s.chief_trump][s.vice_trump]
        seen = 0
        while not s.is_over():
            for viewer in range(players):
                twin = GAME.imagine(GAME.view(s, viewer), rng)
                for seat in range(players):
                    seen += bool(s.lacks[seat] and s.hands[seat])
                    assert not any(s.lacks[seat] >> suits[card] & 1 for card in twin.hands[seat])
            s.play(rng.choice(s.options()))
        assert seen > 20


def contract(players: int) -> Mu:
    """A shuffled hand up to the first trick: seat 0 is chief with two cards, seat 1 has shown one."""
    rng = Random(players)
    s: Mu = GAME.start(GAME.settle({"players": players, "hands": 1}))
    s.run_on()
    s.happen([0])
    s.happen(s.draw(rng))
    for shown in ([s.hands[0][4]], [s.hands[1][6]]):
        s.play(shown[0])
        play(s, "stop")
    play(s, ", ".join(["pass"] * (players - 2)))
    s.play(s.hands[0][7])
    play(s, ", ".join(["stop"] + ["pass"] * players))
    while question(s) != "0 PlayCard":
        s.play(s.options()[0])
    return s


class Careful(Walk):
    """A random game in which bidders mostly pass, so that tricks are played and not only stalemates."""

    def any_of(self, items: list[int]) -> int:
        quiet = [item for item in items if item in (PASS, STOP)]
        return quiet[0] if quiet and self.rng.random() < 0.75 else super().any_of(items)


class TestPast:
    @pytest.mark.parametrize("players", [3, 4, 5, 6])
    def test_whole_hands_keep_the_laws(self, players: int) -> None:
        """Among them: what is imagined could have come about by the moves that were made."""
        known = messages("en", GAME)
        ends = [Careful(GAME, GAME.settle({"players": players, "hands": 1}), seed, known).run() for seed in "abcd"]
        assert any(end.gone for end in ends if isinstance(end, Mu))

    def test_the_implied_deal_exchanges_only_what_is_still_held(self) -> None:
        s = auction("..", "..", "..", "..")
        play(s, "R3, stop, B4, B5, stop")
        twin = GAME.imagine(GAME.view(s, 2), Random(4))
        first, (who, dealt) = GAME.implied([(CHANCE, [0]), (CHANCE, DECK[:])], s, twin)
        assert first == (CHANCE, [0]) and who == CHANCE and sorted(dealt) == DECK
        for seat in range(4):
            hand = dealt[seat * 15 : (seat + 1) * 15]
            assert sorted(hand) == sorted(twin.hands[seat] + twin.shown[seat])
