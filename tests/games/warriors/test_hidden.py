"""Warriors: what each seat knows, and what it can imagine."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core import saves
from pioche.core.flow import CHANCE
from pioche.core.hidden import UNKNOWN
from pioche.core.laws import LikelyWalk, Walk
from pioche.games.warriors import GAME
from pioche.games.warriors.answers import PASS
from pioche.games.warriors.preparation import KeepCard
from pioche.games.warriors.state import Warriors, census
from pioche.text.messages import messages
from tests.games.warriors.table import answer, battle


def keeping(players: int, seed: int) -> Warriors:
    """The second round is dealt; nobody has kept anything."""
    rng = Random(seed)
    s: Warriors = GAME.start(GAME.settle({"players": players, "dragons": 0}))
    s.run_on()
    while not (s.round == 2 and isinstance(s.question(0), KeepCard)):
        s.happen(s.draw(rng)) if s.to_move() == CHANCE else s.play(rng.choice(s.options()))
    return s


class TestViews:
    def test_only_hands_rejects_and_the_pile_are_hidden(self) -> None:
        s = keeping(3, 1)
        seen, real = saves.dump(GAME.view(s, 1)), saves.dump(s)
        assert {name for name in real if seen[name] != real[name]} == {"pile", "hands", "rejects"}
        assert seen["hands"][1] == real["hands"][1] and seen["rejects"][1] == real["rejects"][1]
        assert set(seen["hands"][0]) == set(seen["rejects"][2]) == {UNKNOWN}

    def test_a_spectator_sees_no_hand(self) -> None:
        s = keeping(3, 2)
        assert all(set(hand) == {UNKNOWN} for hand in GAME.view(s, None).hands)

    def test_after_the_last_shuffle_nobody_knows_where_rejects_went(self) -> None:
        rng = Random(5)
        s = keeping(2, 5)
        while s.round < 3:
            s.happen(s.draw(rng)) if s.to_move() == CHANCE else s.play(rng.choice(s.options()))
        assert not any(s.rejects) and set(GAME.view(s, 0).pile) == {UNKNOWN}


class TestImagining:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_card_is_somewhere_and_the_view_stays_the_same(self, players: int) -> None:
        s = keeping(players, players)
        for seat in (None, *range(players)):
            view = GAME.view(s, seat)
            twin = GAME.imagine(view, Random(1))
            there, deck = census(twin)
            assert there == deck
            assert saves.dump(GAME.view(twin, seat)) == saves.dump(view)

    def test_unseen_cards_turn_up_everywhere(self) -> None:
        s = keeping(3, 4)
        view, rng = GAME.view(s, 0), Random(3)
        hands = {tuple(GAME.imagine(view, rng).hands[1]) for _ in range(50)}
        assert len(hands) > 40

    def test_half_made_choices_can_be_finished(self) -> None:
        s = keeping(3, 6)
        for _ in range(2):
            s.answer(1, s.options_of(1)[0])
        for n in range(50):
            twin = GAME.imagine(GAME.view(s, 0), Random(n))
            while twin.question(1):
                twin.answer(1, twin.options_of(1)[-1])

    def test_whoever_answered_before_those_still_asked_has_passed(self) -> None:
        s = battle("gob2i1a", "gob3i", "elf1i cat1", "elf1i cat1", cards="0:b3")
        answer(s, 2, "pass")
        assert all(GAME.imagine(GAME.view(s, 3), Random(n)).aims[2] == PASS for n in range(20))

    def test_whoever_answered_too_early_may_have_aimed_at_anything(self) -> None:
        s = battle("gob2i1a", "gob3i", "elf1i cat1", "elf1i cat1", cards="0:b3")
        answer(s, 3, "pass")
        aims = {GAME.imagine(GAME.view(s, 2), Random(n)).aims[3] for n in range(60)}
        assert PASS in aims and len(aims) > 3


class TestLaws:
    @pytest.mark.parametrize(("players", "dragons"), [(2, 0), (3, 0), (4, 0), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)])
    @pytest.mark.parametrize("walk", [Walk, LikelyWalk])
    def test_whole_games_keep_the_laws(self, players: int, dragons: int, walk: type[Walk]) -> None:
        settings = GAME.settle({"players": players, "dragons": dragons})
        end = walk(GAME, settings, "hidden", messages("en", GAME)).run()
        assert isinstance(end, Warriors) and end.round == 3

    def test_a_pile_holds_warriors_and_dragons_only_and_numbers_rise(self) -> None:
        rng = Random(8)
        s: Warriors = GAME.start(GAME.settle({"players": 5}))
        s.run_on()
        while not s.is_over():
            assert s.track == sorted(set(s.track))
            assert all(card < 18 or 21 <= card < 36 for pile in s.captured for card in pile)
            if isinstance(s.question(s.to_move()), KeepCard):
                assert not any(s.wizards[: s.players * 6]) or s.round == 1
                assert sum(s.band) == sum(s.camp) == 0
            s.happen(s.draw(rng)) if s.to_move() == CHANCE else s.play(rng.choice(s.options()))
