"""Faults in what is laid face down, taken back, and known of others: each is found by the law that is there for it."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace as changed

from pioche import games
from pioche.core import knowing
from pioche.core.flow import ChanceStep, Together
from pioche.core.hidden import UNKNOWN, face_down
from pioche.core.laws import Broken, Walk
from tests.faults.seeding import (
    in_rules_with,
    laws_broken,
    mu,
    places_hidden,
    places_imagined,
    places_implied,
    planned,
)
from tests.games.equinox.table import table as equinox
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import PLACES, BlindBid, NextRound, PushCard

blindbid = in_rules_with(__name__)


# Law 15: what is laid face down ----------------------------------------------------------------------------


def first_place_seen(s: Any, seat: int | None) -> Any:
    """Everybody has once seen the card in the first place, and follows it when it is pushed."""
    v = BLINDBID.view(s, seat)
    v.bids = [places if other == seat or places == [0] else face_down(places) for other, places in enumerate(s.bids)]
    return v


def later_place_imagined(v: Any, rng: Random) -> Any:
    s = BLINDBID.imagine(v, rng)
    for seat, places in enumerate(v.bids):
        if UNKNOWN in places:
            s.bids[seat] = [rng.choice([place for place, card in enumerate(s.rows[seat]) if card and place])]
    return s


def later_places_counted(s: Any, seat: int | None) -> list[int]:
    hidden = [place for other, places in enumerate(s.bids) if other != seat for place in places if place]
    return BLINDBID.secrets(s, seat) + hidden


def neighbour_sees(s: Any, seat: int | None) -> Any:
    """The left neighbour sees from which place a card was pushed."""
    v = places_hidden(s, seat)
    if seat is not None:
        v.bids[(seat - 1) % s.players] = s.bids[(seat - 1) % s.players]
    return v


def neighbour_counted(s: Any, seat: int | None) -> list[int]:
    seen = () if seat is None else (seat, (seat - 1) % s.players)
    hidden = [place for other, places in enumerate(s.bids) if other not in seen for place in places]
    return BLINDBID.secrets(s, seat) + hidden


class PushBeforeANeighbour(PushCard):
    def witnesses(self) -> list[int]:
        return [(self.seat + 1) % 3]


class AskBeforeNeighbours(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[-2] = Together(*map(PushBeforeANeighbour, s.holders()))
            s.agenda[0] = AskBeforeNeighbours()


class PushByChance(ChanceStep[BlindBid]):
    """Chance pushes a card of the first seat, unseen."""

    secret = True

    def draw(self, s: BlindBid, rng: Random) -> list[int]:
        return [rng.randrange(PLACES)]

    def happen(self, s: BlindBid, outcome: list[int]) -> None:
        s.bids[0] = outcome


class AskAfterChance(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        s.then(PushByChance())


class TestLaw15:
    """All that is hidden is told, counted and imagined alike: no other law finds anything."""

    hidden: ClassVar = {"imagine": places_imagined, "implied": places_implied}

    def test_a_card_that_is_followed_after_it_was_laid_face_down(self) -> None:
        fault = {"view": first_place_seen, "imagine": later_place_imagined, "secrets": later_places_counted}
        assert blindbid(second=0, implied=places_implied, **fault) == {15}

    def test_a_neighbour_who_sees_it_without_being_called_a_witness(self) -> None:
        assert blindbid(second=0, view=neighbour_sees, secrets=neighbour_counted, **self.hidden) == {15}

    def test_witnesses_may_see_it(self) -> None:
        open_to = {"view": neighbour_sees, "secrets": neighbour_counted, **self.hidden}
        assert blindbid(second=0, start=planned(AskBeforeNeighbours()), **open_to) == set()

    def test_a_secret_draw_that_somebody_recognises(self) -> None:
        assert 15 in blindbid(second=0, start=planned(AskAfterChance()), view=first_place_seen)


# Law 17: taking back ---------------------------------------------------------------------------------------


class TestLaw17:
    def test_taking_back_after_a_look_at_ones_own_draw(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def to_others(sight: knowing.Sight, players: int, before: Any, after: Any, seat: int, answers: Any) -> bool:
            others = [None, *(other for other in range(players) if other != seat)]
            return any(knowing.shows(sight, before, after, other) for other in others)

        monkeypatch.setattr(knowing, "tells", to_others)
        assert laws_broken(games.load("equinox"), players=2) == {17}

    def test_taking_back_after_naming_a_card_that_nobody_has(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = games.load("equinox")
        s = equinox("ANC ..", "..", secrets="1:LIC2", out="PLU", round=2)
        for name in ("skip", "ANC"):
            s.play(game.code[name])
        before, named = s.clone(), game.code["PAN"]
        s.play(named)
        walks = [Walk(game, game.settle({"players": 2}), f"fault {seed}", {}) for seed in range(20)]

        def check_all() -> None:
            for walk in walks:
                walk.check_take_back(before, s, 0, named)

        check_all()
        monkeypatch.setattr(knowing, "foreseen", lambda game, s, seat, answers: len(answers))
        with pytest.raises(Broken, match="law 17"):
            check_all()

    def test_an_answer_sent_before_its_cards_are_drawn(self) -> None:
        game = games.load("equinox")
        s = equinox(
            "GRU1 LIC1 LIC2", "..", creatures="GRU LIC PAN GRI BIC DUC BOL PLU", bets="R1 GRU:0", out="PLU", round=2
        )
        for name in ("skip", "GRU1"):
            s.play(game.code[name])
        scene, use = game.scene(game.view(s, 0), 0), game.code["use"]
        walk = Walk(game, game.settle({"players": 2}), "fault", {})
        walk.check_sends(s, scene)
        hasty = [changed(choice, send=[use, game.code["stop"]]) for choice in scene.choices if choice.send == [use]]
        with pytest.raises(Broken, match="law 17"):
            walk.check_sends(s, changed(scene, choices=hasty))


# Law 18: how many answers ----------------------------------------------------------------------------------


def test_the_number_of_answers_is_told_from_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowing, "known_answers", lambda game, s, seat: len(s.options_of(seat)))
    assert mu() == {18}


def test_the_number_of_answers_is_told_from_a_view_without_covers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowing, "TWINS", 0)
    assert 18 in mu()
