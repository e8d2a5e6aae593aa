"""Equinox §10: what each seat knows, and what it can imagine."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest

from pioche.core import saves
from pioche.core.hidden import UNKNOWN
from pioche.games.equinox import GAME
from pioche.games.equinox.cards import KIND, cards
from pioche.games.equinox.hidden import allotted, places
from pioche.games.equinox.state import NOT, Equinox
from tests.games.equinox.table import creature, names, play, table


def known(s: Equinox, viewer: int | None, seat: int) -> list[int]:
    """The cards of a hand that this viewer knows."""
    hand: list[int] = GAME.view(s, viewer).hands[seat]
    return [card for card in hand if card != UNKNOWN]


def face_down(s: Equinox) -> set[int]:
    return {card for held, _ in places(s) for card in held}


def imagined(s: Equinox, viewer: int | None, times: int = 200) -> list[Equinox]:
    view, rng = GAME.view(s, viewer), Random(3)
    return [GAME.imagine(view, rng) for _ in range(times)]


class TestR10_1OwnCards:
    def test_one_sees_the_own_hand_and_the_size_of_the_others(self) -> None:
        s = table("..", "..", "LIC7 ..")
        v = GAME.view(s, 2)
        assert v.hands[2] == s.hands[2]
        assert v.hands[0] == v.hands[1] == [UNKNOWN] * 8
        assert set(v.deck) == {UNKNOWN} and len(v.deck) == len(s.deck)

    def test_the_cards_set_aside_before_one_and_the_secret_bet(self) -> None:
        s = table("..", "..", aside="1: LIC3 PAN2", secrets="1:SAB4")
        assert GAME.view(s, 1).aside == s.aside and GAME.view(s, 1).secrets == s.secrets
        for other in (0, None):
            assert GAME.view(s, other).aside[1] == [UNKNOWN] * 2
            assert GAME.view(s, other).secrets[1] == [UNKNOWN]

    def test_a_secret_bet_shows_that_it_is_one_and_no_more(self) -> None:
        """E51 after E04."""
        s = table("SAB6 ..", "..")
        play(s, "secret, SAB6")
        v = GAME.view(s, 1)
        assert v.secrets[0] == [UNKNOWN] and v.supply[0] == 4 and v.has_bet[0] == 1
        assert cards("SAB6")[0] not in face_down(v)

    def test_the_duke_shows_a_hand_to_the_asker_alone(self) -> None:
        """E51 after E27."""
        s = table("DUC3 ..", "..", "SAB1 CAM4", bets="R1 DUC:0")
        play(s, "skip, DUC3, seat 2, PAN, show")
        assert known(s, 0, 2) == cards("SAB1 CAM4")
        assert known(s, 1, 2) == known(s, None, 2) == []

    def test_a_given_card_is_known_to_giver_and_taker(self) -> None:
        """E51 after E27: the third player learns its creature only."""
        s = table("DUC3 ..", "..", "PAN2 PAN9 CAM4 ..", bets="R1 DUC:0")
        play(s, "skip, DUC3, seat 2, PAN, PAN9")
        assert known(s, 2, 0) == cards("PAN9")
        assert known(s, 1, 0) == []
        at = s.hands[0].index(cards("PAN9")[0])
        assert {KIND[t.hands[0][at]] for t in imagined(s, 1)} == {creature("PAN")}

    def test_sabot_shows_three_to_the_taker_alone(self) -> None:
        s = table("SAB4 ..", "PAN1 PAN2 CAM3 LIC5", "..", bets="R1 SAB:0")
        play(s, "skip, SAB4, seat 1")
        s.happen([0, 1, 3])
        assert names(s) == ["PAN1", "PAN2", "LIC5"]
        assert known(s, 0, 1) == cards("PAN1 PAN2 LIC5")
        assert known(s, 2, 1) == known(s, None, 1) == []
        play(s, "PAN2")
        assert known(s, 1, 0) == cards("PAN2") and known(s, 2, 0) == []

    def test_panache_shows_nothing_to_anybody(self) -> None:
        """E51 after E21."""
        s = table("PAN4 ..", "LIC1 LIC2 SAB3 SAB5", "..", bets="R1 PAN:0")
        play(s, "skip, PAN4, seat 1")
        s.happen([0, 2])
        for viewer in (0, 2, None):
            assert GAME.view(s, viewer).aside[1] == [UNKNOWN] * 2


class TestR10_2Discards:
    def test_what_was_discarded_openly_was_seen_by_all(self) -> None:
        s = table("LIC1 SAB3 ..", "..", round=2, out="SAB")
        play(s, "skip, LIC1, SAB3, stop")
        assert GAME.view(s, 1).discard == cards("SAB3")

    def test_carmens_discards_are_known_to_their_owner_alone(self) -> None:
        """E51 after E29."""
        s = table("CAR1 SAB1 ..", "..", creatures="CAR PAN GRI BIC DUC BOL SAB PLU", bets="R1 CAR:0")
        play(s, "skip, CAR1, SAB1, stop")
        assert GAME.view(s, 0).buried == cards("SAB1")
        assert GAME.view(s, 1).buried == GAME.view(s, None).buried == [UNKNOWN]
        assert all(KIND[t.buried[0]] < 14 for t in imagined(s, 1))

    def test_so_is_a_secret_bet_that_was_taken_back(self) -> None:
        """E51 after E20."""
        s = table("LIC4 ..", "..", bets="R1 LIC:0")
        s.secrets[0], s.secret_marks[0] = [s.deck.pop(0)], [1]
        play(s, "skip, LIC4, secret pebble")
        assert GAME.view(s, 1).buried == [UNKNOWN] and GAME.view(s, 0).buried == s.buried

    def test_no_scene_shows_covered_or_discarded_cards(self) -> None:
        s = table("LIC1 SAB3 ..", "..", round=2, out="SAB", piles="R1 DUC: DUC5 DUC2")
        play(s, "skip, LIC1, SAB3, stop")
        for viewer in (0, 1, None):
            shown = {piece.face for zone in GAME.scene(GAME.view(s, viewer), viewer).zones for piece in zone.pieces}
            assert "duc2" in shown and not {"duc5", "sab3"} & shown


class TestR10_3Following:
    @pytest.mark.parametrize("viewer", [1, 2, None])
    def test_a_card_picked_up_before_all_eyes_stays_known(self, viewer: int | None) -> None:
        s = table("DRY1 ..", "..", "..", piles="R1 PAN: PAN3")
        play(s, "skip, DRY1, PAN3")
        assert known(s, viewer, 0) == cards("PAN3")

    def test_a_hand_shown_by_passing_stays_known(self) -> None:
        s = table("SAB1 SAB2", "..", round=2, out="SAB")
        play(s, "skip, pass, SAB1, stop")
        assert known(s, 1, 0) == known(s, None, 0) == cards("SAB2")

    def test_it_is_recognised_when_it_changes_hands(self) -> None:
        s = table("DRY1 PAN3 ..", "DUC4 ..", "..", piles="R1 PAN: PAN8", bets="R1 DUC:1")
        play(s, "skip, DRY1, PAN8, skip, DUC4, seat 0, PAN, PAN8")
        assert known(s, 2, 1) == cards("PAN8")

    def test_a_card_never_seen_is_not(self) -> None:
        s = table("DRY1 PAN3 ..", "DUC4 ..", "..", piles="R1 PAN: PAN8", bets="R1 DUC:1")
        play(s, "skip, DRY1, PAN8, skip, DUC4, seat 0, PAN, PAN3")
        assert known(s, 2, 1) == [] and known(s, 2, 0) == cards("PAN8")


class TestImagining:
    def test_it_looks_the_same_and_adds_up(self) -> None:
        s = table("..", "..", "..", secrets="1:LIC2, 2:PAN4", aside="2: SAB1")
        for viewer in (0, 1, 2, None):
            for t in imagined(s, viewer, 20):
                assert saves.dump(GAME.view(t, viewer)) == saves.dump(GAME.view(s, viewer))
                there, wanted = GAME.census(t)
                assert sorted(there) == sorted(wanted)

    def test_whoever_had_no_card_of_a_creature_is_imagined_without(self) -> None:
        """After the Duke, until new cards come."""
        s = table("DUC3 ..", "..", "SAB1 CAM4", bets="R1 DUC:0")
        play(s, "skip, DUC3, seat 2, PAN, show")
        held = {KIND[card] for t in imagined(s, 1) for card in t.hands[2]}
        assert creature("PAN") not in held and len(held) > 4

    def test_a_secret_bet_is_a_creature_card_and_not_on_what_the_ancient_named(self) -> None:
        s = table("SAB6 ..", "ANC ..", "..")
        play(s, "secret, SAB6, skip, ANC, PAN")
        bets = {KIND[t.secrets[0][0]] for t in imagined(s, 2, 400)}
        assert bets == set(s.creatures) - {creature("PAN")}

    def test_every_hidden_card_can_be_anywhere_it_fits(self) -> None:
        s = table("..", "..", deck=3)
        seen = {card for t in imagined(s, 0, 300) for card in t.hands[1]}
        assert seen == set(s.hands[1]) | set(s.deck)

    def test_clues_that_leave_one_way_are_solved(self) -> None:
        lic, pan = cards("LIC1 LIC2"), cards("PAN1")
        only_lic, not_pan = (0xFFFF ^ 1 << creature("LIC")), 1 << creature("PAN")
        for seed in range(20):
            dealt = allotted([*lic, *pan], [not_pan, only_lic], Random(seed))
            assert set(dealt[:2]) == set(lic) and dealt[2:] == pan

    def test_with_several_clues_every_way_to_lie_is_equally_likely(self) -> None:
        """Two places, neither of a creature that the other may be of; against all orders of the cards that fit."""
        hidden = cards("LIC1 LIC2 PAN1 GRI1 GRI2")
        not_lic, not_pan = 1 << creature("LIC"), 1 << creature("PAN")
        fits = [
            order[:2]
            for order in permutations(hidden)
            if KIND[order[0]] != creature("LIC") and KIND[order[1]] != creature("PAN")
        ]
        rng, tries = Random("clues"), 6000
        seen = Counter(tuple(allotted(hidden[:], [not_lic, not_pan], rng)[:2]) for _ in range(tries))
        assert seen.keys() == {*fits}
        for pair, ways in Counter(fits).items():
            share = ways / len(fits)
            assert abs(seen[pair] - tries * share) < 5 * sqrt(tries * share)

    def test_marks_hold_who_saw_a_card_and_what_it_is_not(self) -> None:
        s = table("DUC3 ..", "..", "SAB1 CAM4", bets="R1 DUC:0")
        play(s, "skip, DUC3, seat 2, PAN, show")
        assert s.marks[2] == [0b101 | NOT << creature("PAN")] * 2
