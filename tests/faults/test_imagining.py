"""Faults in views, imagined tables and their past: each is found by the law that is there for it."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace as changed

from pioche.core.flow import Step, Together
from pioche.core.hidden import UNKNOWN, without
from pioche.core.scene import Happening
from tests.faults.seeding import (
    MU,
    in_rules_with,
    mu,
    places_counted,
    places_hidden,
    places_imagined,
    places_implied,
    planned,
)
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import EMPTY, PLACES, AddCard, BlindBid, NextRound, PushCard, Reveal, RollDie

blindbid = in_rules_with(__name__)


# Law 3: imagining ------------------------------------------------------------------------------------------


def carrying_view(s: Any, seat: int | None) -> Any:
    """The rows of the others are hidden, but lie in a field beside them."""
    v: Any = BLINDBID.view(s, seat)
    v.beside = s.rows
    return v


def unfinished(v: Any, rng: Random) -> Any:
    s = BLINDBID.imagine(v, rng)
    s.rows[v.players - 1] = v.rows[v.players - 1]
    return s


def own_hand_too(v: Any, rng: Random) -> Any:
    """Deals all cards anew, those that the seat has seen as well."""
    s = v.clone()
    cards = without(v.deck(), *v.shown, v.trick, v.gone) if v.deals else []
    rng.shuffle(cards)
    s.hands = [sorted(cards.pop() for _ in hand) for hand in v.hands]
    return s


def careless(v: Any, rng: Random) -> Any:
    """Imagines in the view itself."""
    v.rows = BLINDBID.imagine(v, rng).rows
    return v


class TestLaw3:
    def test_a_view_that_carries_the_cards_along_in_another_field(self) -> None:
        assert blindbid(view=carrying_view) == {3}

    def test_imagining_that_leaves_something_unknown(self) -> None:
        assert blindbid(imagine=unfinished) == {3}

    def test_imagining_that_exchanges_cards_the_seat_has_seen(self) -> None:
        assert mu(imagine=own_hand_too) == {3}

    def test_imagining_that_changes_the_view(self) -> None:
        assert blindbid(imagine=careless) == {3}


# Law 6: cards ----------------------------------------------------------------------------------------------


class Lose(Step[BlindBid]):
    def apply(self, s: BlindBid, choice: int) -> None:
        s.rows[0] = [EMPTY, *s.rows[0][1:]]


class Double(Step[BlindBid]):
    def apply(self, s: BlindBid, choice: int) -> None:
        s.rows[0] = [s.rows[0][0] % PLACES + 1, *s.rows[0][1:]]


def all_ones(v: Any, rng: Random) -> Any:
    s = BLINDBID.imagine(v, rng)
    s.rows = [[1 if card == UNKNOWN else card for card in row] for row in v.rows]
    return s


class TestLaw6:
    def test_imagined_cards_that_are_not_in_the_deck(self) -> None:
        assert blindbid(imagine=all_ones) == {6}

    def test_a_lost_card(self) -> None:
        assert blindbid(start=planned(Lose(), NextRound())) == {6}

    def test_a_doubled_card(self) -> None:
        assert blindbid(start=planned(Double(), NextRound())) == {6}


# Law 11: a legal past --------------------------------------------------------------------------------------


def ignoring_voids(v: Any, rng: Random) -> Any:
    """Gives a suit back to whoever has failed to follow it."""
    open_minded = v.clone()
    open_minded.lacks = [0] * v.players
    s = MU.imagine(open_minded, rng)
    s.lacks = v.lacks[:]
    return s


class PushAndAskTheStrong(PushCard):
    """Asks for a second card only those who have a good one: everybody sees who is asked."""

    def apply(self, s: BlindBid, choice: int) -> None:
        s.bids[self.seat] = [choice]
        if max(s.rows[self.seat]) == PLACES:
            s.then(AddCard(self.seat, choice))


class AskAllAndTheStrongTwice(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[-2] = Together(*map(PushAndAskTheStrong, s.holders()))
            s.agenda[0] = AskAllAndTheStrongTwice()


class TestLaw11:
    def test_imagining_that_ignores_voids(self) -> None:
        assert mu(imagine=ignoring_voids) == {11}

    def test_a_question_that_tells_the_others_what_a_seat_holds(self) -> None:
        assert 11 in blindbid(start=planned(AskAllAndTheStrongTwice()))


def test_an_answer_that_stays_secret_breaks_no_law() -> None:
    hidden = {"view": places_hidden, "imagine": places_imagined, "secrets": places_counted, "implied": places_implied}
    assert blindbid(second=0, **hidden) == set()


class RevealAndRoll(Reveal):
    """The dice roll only if the bids that were turned up are equal."""

    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        sums = [sum(cards) for cards in s.turned if cards]
        if len(set(sums)) < len(sums):
            s.then(RollDie())


class AskAndRoll(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[:] = [AskAndRoll(), RevealAndRoll(), *s.agenda[-2:]]


def test_what_follows_from_a_reveal_breaks_no_law() -> None:
    assert blindbid(start=planned(AskAndRoll())) == set()


# Law 12: leaks ---------------------------------------------------------------------------------------------


def open_view(s: Any, seat: int | None) -> Any:
    """Shows the whole hand of the left neighbour."""
    v = MU.view(s, seat)
    if seat is not None:
        v.hands[(seat + 1) % s.players] = s.hands[(seat + 1) % s.players]
    return v


def one_card_open(s: Any, seat: int | None) -> Any:
    """Shows one card of the left neighbour."""
    v = BLINDBID.view(s, seat)
    other = ((seat or 0) + 1) % s.players
    v.rows[other] = [*v.rows[other][:-1], s.rows[other][-1]]
    return v


def spectator_sees_all(s: Any, seat: int | None) -> Any:
    return s.clone() if seat is None else MU.view(s, seat)


def first_cards_exchanged(s: Any, seat: int | None) -> Any:
    """Hides as many cards as it should, but shows the neighbour's first card instead of one's own."""
    v = BLINDBID.view(s, seat)
    if seat is not None and s.round:
        other = (seat + 1) % s.players
        if s.rows[seat][0] and s.rows[other][0]:
            v.rows[seat] = [UNKNOWN, *s.rows[seat][1:]]
            v.rows[other] = [s.rows[other][0], *v.rows[other][1:]]
    return v


class TestLaw12:
    def test_a_view_that_shows_a_hand(self) -> None:
        assert mu(view=open_view) == {12}

    def test_a_view_that_shows_one_card(self) -> None:
        assert blindbid(view=one_card_open) == {12}

    def test_a_spectator_who_sees_everything(self) -> None:
        assert mu(view=spectator_sees_all) == {12}

    def test_a_view_that_is_no_copy(self) -> None:
        def view(s: Any, seat: int | None) -> Any:
            s.rows = BLINDBID.view(s, seat).rows
            return s

        assert blindbid(view=view) == {12}

    def test_a_view_that_hides_one_card_and_shows_another(self) -> None:
        assert blindbid(view=first_cards_exchanged) == {12}


# Law 13: what is told --------------------------------------------------------------------------------------


def loose_tongue(before: Any, step: Any, choice: int, after: Any, viewer: int | None) -> list[Happening]:
    """Tells how much is left in all hands, which only the whole table could know, through a card's number."""
    told = BLINDBID.story(before, step, choice, after, viewer)
    known = sum(card for row in after.rows for card in row if card != UNKNOWN)
    return [changed(happening, hold=known % 2 == 0) for happening in told]


def open_eyes(s: Any, seat: int | None) -> Any:
    """A view that marks, in what everybody sees, whether the neighbour holds a high card."""
    v = BLINDBID.view(s, seat)
    if seat is not None and s.round:
        v.die = s.die + 10 * (max(s.rows[(seat + 1) % s.players]) % 2)
    return v


def test_a_story_told_from_views_alone_breaks_no_law() -> None:
    assert blindbid(story=loose_tongue) == set()


def test_a_view_that_hints_at_a_hidden_card_is_found() -> None:
    assert blindbid(view=open_eyes) & {3, 13}
