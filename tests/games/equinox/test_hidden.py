"""Equinox §10: what each seat knows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import pytest

from pioche.core import saves
from pioche.core.fair import Seeded
from pioche.core.hidden import UNKNOWN, cards_at, exchanged
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.games.equinox import GAME
from pioche.games.equinox.cards import KIND, NAMES, cards
from pioche.games.equinox.state import Equinox
from tests.games.equinox.table import EIGHT, creature, imagined, lay_secretly, names, play, show_hand, table


def known(s: Equinox, viewer: int | None, seat: int) -> list[int]:
    """The cards of a hand that this viewer knows."""
    hand: list[int] = GAME.view(s, viewer).hands[seat]
    return [card for card in hand if card != UNKNOWN]


def face_down(s: Equinox) -> set[int]:
    return {card for held in (*s.hands, *s.aside, *s.secrets, s.buried) for card in held}


def match(s: Equinox) -> Match:
    """A match of two that has come to this table."""
    match = Match(GAME, GAME.settle({"players": 2}), [Seat("a"), Seat("b")], Seeded("back"))
    match.state = s
    return match


def can_take_back(s: Equinox, answer: str) -> bool:
    """Whether seat 0, which gives this answer, may take it back."""
    played = match(s)
    played.answer(0, [GAME.code[answer]])
    return played.can_take_back(0)


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
        assert names(s) == ["LIC5", "PAN1", "PAN2"]
        assert known(s, 0, 1) == cards("LIC5 PAN1 PAN2")
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

    def test_whoever_has_seen_a_new_card_cannot_take_the_answer_back(self) -> None:
        """Or one could look at the next cards before one decides what to discard, or whether to draw."""
        s = table("LIC1 SAB3 SAB4 ..", "..", round=2, out="SAB", bets="R1 LIC:0")
        assert can_take_back(s.clone(), "skip")
        play(s, "skip, LIC1, decline, SAB3")
        assert not can_take_back(s, "stop")
        s = table("GRU1 ..", "..", creatures=EIGHT.replace("PLU", "GRU"), bets="R1 GRU:0")
        play(s, "skip, GRU1")
        assert not can_take_back(s, "use")


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
        s = table("LIC4 SAB6 ..", "..", bets="R1 LIC:0")
        lay_secretly(s, 0, cards("SAB6")[0])
        play(s, "skip, LIC4, secret pebble")
        assert GAME.view(s, 1).buried == [UNKNOWN] and GAME.view(s, 0).buried == s.buried

    def test_what_was_covered_and_came_to_light_cannot_be_taken_back(self) -> None:
        """6.12: nobody looks at the card below and then chooses another one after all."""
        s = table("PLU3 ..", "..", piles="R1 DUC: DUC5 DUC2; R1 LIC: LIC4", bets="R1 PLU:0")
        play(s, "skip, PLU3")
        assert not can_take_back(s, "DUC2")

    def test_covered_cards_and_discards_are_those_that_nobody_may_look_at(self) -> None:
        s = table("LIC1 SAB3 ..", "..", round=2, out="SAB", piles="R1 DUC: DUC5 DUC2")
        play(s, "skip, LIC1, SAB3, stop")
        assert set(cards_at(s, GAME.covered(s))) == set(cards("DUC5 SAB3"))

    def test_a_hand_the_duke_was_shown_may_be_looked_at_whatever_became_of_its_cards(self) -> None:
        s = table("DUC5 ..", "LIC4 SAB2", "LIC9 ..", "..", bets="R1 DUC:0")
        play(s, "skip, DUC5, seat 1, PAN, show, skip, LIC4, skip, LIC9")
        v = GAME.view(s, 0)
        assert cards("LIC4")[0] in cards_at(v, GAME.covered(v))
        other = exchanged(v, GAME.covered(v), dict.fromkeys(cards("LIC4"), cards("PAN0")[0]))
        assert GAME.scene(other, 0) == GAME.scene(v, 0)
        assert "look" in [zone.id for zone in GAME.scene(v, 0).zones]

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

    def test_whoever_gave_a_card_away_knows_where_it_is(self) -> None:
        s = table("DUC3 ..", "PAN2 PAN9 ..", "..", bets="R1 DUC:0")
        play(s, "skip, DUC3, seat 1, PAN, PAN9")
        assert known(s, 1, 0) == cards("PAN9") and known(s, 2, 0) == []

    def test_the_order_of_a_hand_tells_nothing(self) -> None:
        s = table("DRY1 ..", "..", piles="R1 PAN: PAN3")
        play(s, "skip, DRY1, PAN3")
        assert GAME.view(s, 1).hands[0] == [*cards("PAN3"), *[UNKNOWN] * 7]

    def test_nor_does_the_order_in_which_it_is_shown(self) -> None:
        seen = []
        for hand in ("SAB1 CAM4 LIC2", "LIC2 CAM4 SAB1"):
            s = table("DUC3 ..", hand, bets="R1 DUC:0")
            play(s, "skip, DUC3, seat 1, PAN, show")
            seen.append(saves.dump(GAME.view(s, 0)))
        assert seen[0] == seen[1]


# Ways in which a card leaves the hand of seat 0 face down: the table before it, what is answered up to it, and two
# answers (or draws) that differ in nothing but the card. Everybody has seen that hand: PAN3, PAN8 and LIC1.

SEEN = "PAN3 PAN8 LIC1"
WITH_CARMEN = "LIC PAN GRI BIC DUC CAR SAB PLU"


@dataclass(frozen=True)
class Way:
    hands: str = SEEN
    other: str = ".."
    creatures: str = EIGHT
    bets: str = ""
    turn: int = 0
    first: str = ""
    answers: tuple[str, str] = ("PAN3", "PAN8")
    draws: tuple[list[int], list[int]] = ([], [])
    witnesses: tuple[int, ...] = (0,)

    def after(self, which: int) -> Equinox:
        s = table(self.hands, self.other, "..", creatures=self.creatures, bets=self.bets, turn=self.turn)
        show_hand(s, 0)
        if self.first:
            play(s, self.first)
        if self.draws[which]:
            s.happen(self.draws[which])
        if self.answers[which]:
            play(s, self.answers[which])
        return s

    def others(self) -> list[int | None]:
        return [seat for seat in (0, 1, 2, None) if seat not in self.witnesses]


NOTHING = ("", "")
BET = Way(first="secret")
DISCARDED = Way(hands="CAR1 PAN3 PAN8", creatures=WITH_CARMEN, bets="R1 CAR:0", first="skip, CAR1")
GIVEN = Way(other="DUC4 ..", bets="R1 DUC:1", turn=1, first="skip, DUC4, seat 0, PAN", witnesses=(0, 1))
KEPT = Way(
    other="SAB4 ..",
    bets="R1 SAB:1",
    turn=1,
    first="skip, SAB4, seat 0",
    draws=([0, 1, 2], [0, 1, 2]),
    witnesses=(0, 1),
)
LOOKED_AT = replace(KEPT, hands="PAN3 PAN8 LIC1 SAB2", answers=NOTHING, draws=([0, 1, 2], [1, 2, 3]))
SET_ASIDE = Way(
    other="PAN4 ..", bets="R1 PAN:1", turn=1, first="skip, PAN4, seat 0", answers=NOTHING, draws=([0, 1], [1, 2])
)
WAYS = {
    "bet": BET,
    "discarded": DISCARDED,
    "given": GIVEN,
    "kept": KEPT,
    "looked at": LOOKED_AT,
    "set aside": SET_ASIDE,
}


class TestR10_4FaceDown:
    @pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
    def test_nobody_else_can_tell_which_card_it_was(self, way: Way) -> None:
        one, two = way.after(0), way.after(1)
        for viewer in way.others():
            assert saves.dump(GAME.view(one, viewer)) == saves.dump(GAME.view(two, viewer))
            assert GAME.scene(GAME.view(one, viewer), viewer) == GAME.scene(GAME.view(two, viewer), viewer)

    @pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
    def test_those_who_moved_it_can(self, way: Way) -> None:
        one, two = way.after(0), way.after(1)
        for viewer in way.witnesses:
            assert saves.dump(GAME.view(one, viewer)) != saves.dump(GAME.view(two, viewer))

    def test_a_secret_bet_may_be_any_creature_card_that_was_seen(self) -> None:
        bets = Counter(NAMES[t.secrets[0][0]] for t in imagined(BET.after(0), 1, 600))
        assert set(bets) == {"PAN3", "PAN8", "LIC1"} and min(bets.values()) > 150

    def test_the_others_are_still_in_the_hand(self) -> None:
        for t in imagined(BET.after(0), 1):
            assert {*t.secrets[0], *t.hands[0]} >= set(cards(SEEN))

    def test_a_discard_may_be_any_that_was_seen(self) -> None:
        buried = Counter(NAMES[t.buried[0]] for t in imagined(DISCARDED.after(1), 2, 600))
        assert set(buried) == {"PAN3", "PAN8"} and min(buried.values()) > 240

    def test_a_card_given_is_one_of_that_creature(self) -> None:
        given = Counter(NAMES[t.hands[1][-1]] for t in imagined(GIVEN.after(0), 2, 600))
        assert set(given) == {"PAN3", "PAN8"} and min(given.values()) > 240

    def test_what_cannot_have_been_given_stays_known(self) -> None:
        assert known(GIVEN.after(0), 2, 0) == cards("LIC1")

    def test_a_card_kept_may_be_any_of_the_hand(self) -> None:
        kept = Counter(NAMES[t.hands[1][-1]] for t in imagined(KEPT.after(0), None, 600))
        assert set(kept) == {"PAN3", "PAN8", "LIC1"} and min(kept.values()) > 150

    def test_cards_set_aside_may_be_any_two(self) -> None:
        tables = imagined(SET_ASIDE.after(0), 2, 600)
        pairs = Counter(" ".join(NAMES[card] for card in sorted(t.aside[0])) for t in tables)
        assert set(pairs) == {"PAN3 PAN8", "LIC1 PAN3", "LIC1 PAN8"} and min(pairs.values()) > 150

    def test_once_they_are_back_they_are_known_again(self) -> None:
        s = SET_ASIDE.after(0)
        assert known(s, 2, 0) == []
        play(s, f"{names(s)[0]}")
        while s.turn != 0:
            s.play(s.options()[0])
        play(s, "skip, LIC1")
        assert known(s, 2, 0) == cards("PAN3 PAN8")

    def test_a_card_played_later_was_not_the_one(self) -> None:
        s = BET.after(0)
        while s.turn != 0:
            s.play(s.options()[0])
        play(s, "skip, PAN8")
        assert {NAMES[t.secrets[0][0]] for t in imagined(s, 1)} == {"PAN3", "LIC1"}

    def test_a_chameleon_that_was_seen_cannot_have_been_bet(self) -> None:
        s = table("PAN3 CAM4", "..", "..")
        show_hand(s, 0)
        play(s, "secret, PAN3")
        assert known(s, 1, 0) == cards("CAM4")
        assert all(t.secrets[0] == cards("PAN3") for t in imagined(s, 1, 50))

    def test_what_the_duke_saw_is_not_recognised_when_it_is_laid(self) -> None:
        s = table("DUC3 ..", "SAB1 CAM4 LIC2", "..", bets="R1 DUC:0")
        play(s, "skip, DUC3, seat 1, PAN, show, secret, LIC2")
        v = GAME.view(s, 0)
        assert v.secrets[1] == [UNKNOWN] and known(s, 0, 1) == cards("CAM4")
        assert {NAMES[t.secrets[1][0]] for t in imagined(s, 0)} == {"SAB1", "LIC2"}
