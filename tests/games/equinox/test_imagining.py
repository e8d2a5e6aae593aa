"""Equinox: what a seat can imagine of what it cannot see."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pioche.core import saves
from pioche.games.equinox import GAME, imagining
from pioche.games.equinox.cards import KIND, NAMES, cards
from pioche.games.equinox.imagining import DeadEnd, allotted, matched
from pioche.games.equinox.memory import ALL, GIVEN, HEAD, KEPT, LEFT, WHAT, event
from pioche.games.equinox.state import Equinox
from tests.games.equinox.table import creature, imagined, play, show_hand, table


def play_on(s: Equinox, turn: int) -> None:
    """Everybody does the first thing they can until it is this seat's turn."""
    while s.turn != turn:
        s.play(s.options()[0])


class TestCards:
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
            dealt = matched([*lic, *pan], [not_pan, only_lic], Random(seed))
            assert set(dealt[:2]) == set(lic) and dealt[2:] == pan
            assert set(allotted([*lic, *pan], [not_pan, only_lic], Random(seed))[:2]) == set(lic)

    def test_clues_that_leave_no_way_are_a_dead_end(self) -> None:
        only_lic = 0xFFFF ^ 1 << creature("LIC")
        with pytest.raises(DeadEnd):
            allotted(cards("PAN1 PAN2"), [only_lic], Random(1))


class TestThePast:
    """Seat 0 picks up PAN3 before all eyes; Sabot takes a card from seat 0, and the Duke one of Panache from seat 1."""

    def table(self) -> Equinox:
        s = table("DRY1 ..", "SAB4 ..", "DUC5 ..", "..", piles="R1 PAN: PAN3", bets="R1 SAB:1, R1 DUC:2")
        play(s, "skip, DRY1, PAN3, skip, SAB4, seat 0")
        s.happen([0, 1, 7])
        play(s, "PAN3, skip, DUC5, seat 1, PAN, PAN3")
        return s

    def test_a_card_may_have_gone_through_several_hands(self) -> None:
        holders = Counter(
            seat for t in imagined(self.table(), 3, 400) for seat in range(3) if cards("PAN3")[0] in t.hands[seat]
        )
        assert set(holders) == {0, 1, 2} and sum(holders.values()) == 400

    def test_where_it_is_played_tells_how_it_got_there(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """And that is looked for, not come upon by chance."""
        monkeypatch.setattr(imagining, "MOST_TRIES", 1)
        s = self.table()
        play_on(s, 3)
        play_on(s, 2)
        play(s, "skip, PAN3")
        for t in imagined(s, 3):
            moved = [one[HEAD] for one in t.memory if one[WHAT] in (KEPT, GIVEN)]
            assert moved == cards("PAN3 PAN3")

    def test_those_who_gave_and_took_it_know(self) -> None:
        s = self.table()
        assert all(cards("PAN3")[0] in t.hands[2] for viewer in (1, 2) for t in imagined(s, viewer, 30))

    def test_whoever_showed_no_card_of_a_creature_cannot_have_given_one_later_unless_it_was_drawn(self) -> None:
        s = table("DUC3 DUC6 ..", "SAB1 SAB2 LIC4", "..", "..", bets="R1 DUC:0")
        play(s, "skip, DUC3, seat 1, PAN, show")
        play_on(s, 1)
        play_on(s, 0)
        drawn = len(s.hands[1]) - 2
        play(s, "skip, DUC6, seat 1, SAB, SAB2")
        for t in imagined(s, 2, 50):
            old = [one for one in t.memory if one[WHAT] == GIVEN]
            assert KIND[old[0][HEAD]] == creature("SAB")
            assert sum(KIND[card] == creature("PAN") for card in t.hands[1]) <= drawn

    def test_discards_of_one_time_are_in_the_order_of_the_cards(self) -> None:
        s = table("CAR1 PAN3 PAN8 SAB2", "..", creatures="LIC PAN GRI BIC DUC CAR SAB PLU", bets="R1 CAR:0")
        show_hand(s, 0)
        play(s, "skip, CAR1, PAN3, SAB2, stop")
        pairs = {" ".join(NAMES[card] for card in t.buried) for t in imagined(s, 1)}
        assert pairs == {"PAN3 PAN8", "PAN3 SAB2", "PAN8 SAB2"}

    def test_nothing_is_imagined_before_the_deal(self) -> None:
        s = GAME.start(GAME.settle({}))
        assert saves.dump(GAME.imagine(s, Random(1))) == saves.dump(s)

    def test_what_cannot_have_happened_is_said(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A hand that everybody saw, and a card of it that was then played by another seat."""
        monkeypatch.setattr(imagining, "MOST_TRIES", 20)
        s = table("PAN3 PAN8", "..", "..")
        show_hand(s, 0)
        v = GAME.view(s, 2)
        v.memory.append(event(LEFT, ALL, 1, cards("PAN3")))
        with pytest.raises(ValueError, match="no past fits"):
            GAME.imagine(v, Random(1))
