"""Warriors: catapults without nagging. How often a person is asked, and that nothing legal is lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pioche import bots
from pioche.core.fair import Seeded
from pioche.core.flow import CHANCE
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.games.warriors import GAME
from pioche.games.warriors.answers import PASS
from pioche.games.warriors.catapults import CARD, END, WINDOWS, MayShoot
from pioche.games.warriors.standing import ALWAYS, HOLD_FIRE, NEXT_TIME, WISELY, answer, matters
from pioche.games.warriors.state import Warriors
from tests.games.warriors.table import battle, hold_fire, names, play, roll

GREEDY = bots.load("greedy")(GAME)


def asked(s: Warriors, value: int = WISELY, seat: int | None = None) -> bool:
    """Whether the seat to move, or this one, is bothered with the question."""
    who = s.to_move() if seat is None else seat
    return answer(GAME.view(s, who), who, value)[0] is None


class TestWisely:
    def test_at_ones_own_card(self) -> None:
        s = battle("gob3i cat1", "gob3i cat1", "elf1i cat1", cards="0:b1 1:b5")
        assert [asked(s, seat=seat) for seat in (0, 1, 2)] == [True, False, False]

    def test_when_a_battle_is_announced_all_but_the_attacker_who_was_asked_before_it(self) -> None:
        s = battle("gob3i cat1", "gob3i cat1", "elf1i cat1", cards="0:b3")
        play(s, "pass, pass, pass, with gob, attack 1 gob")
        assert [asked(s, seat=seat) for seat in (0, 1, 2)] == [False, True, True]

    def test_when_the_attacker_goes_on_only_whoever_is_attacked(self) -> None:
        s = battle("gob3i cat1", "gob4i cat1", "elf1i cat1", cards="0:b3")
        play(s, "pass, pass, pass, with gob, attack 1 gob, pass, pass, pass")
        roll(s, "6 1 1", "5 5")
        hold_fire(s)
        play(s, "continue")
        assert [asked(s, seat=seat) for seat in (0, 1, 2)] == [False, True, False]

    def test_when_a_charge_is_announced_all_but_the_attacker(self) -> None:
        s = battle("gob5i1c cat1", "gob1i", "dwa3i cat1", "elf1i cat1", cards="0:b3")
        play(s, "pass, pass, pass, with gob, attack 1 gob, pass, pass, pass")
        roll(s, "6 6 6", "1")
        hold_fire(s)
        play(s, "camp inf, attack 2 dwa")
        assert [asked(s, seat=seat) for seat in (0, 2, 3)] == [False, True, True]

    @pytest.mark.parametrize(("red", "black", "bothered"), [("5 3 2", "5 2", True), ("6 3 2", "4 2", False)])
    def test_after_the_dice_if_a_hit_would_turn_the_highest(self, red: str, black: str, bothered: bool) -> None:
        s = battle("elf3i1a", "tro2i", "und1i cat1", cards="0:b3")
        play(s, "pass, with elf, attack 1 tro, pass")
        roll(s, red, black)
        assert asked(s) is bothered

    def test_after_the_losses_if_a_hit_would_stop_a_charge(self) -> None:
        s = battle("gob3i1c", "gob3i", "dwa1i cat1", cards="0:b5")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6 6", "1 1")
        play(s, "pass")
        assert asked(s)

    def test_after_the_losses_the_attacker_who_is_about_to_decide(self) -> None:
        s = battle("gob3i cat1", "gob3i", "elf1i cat1", cards="0:b3")
        play(s, "pass, pass, with gob, attack 1 gob, pass, pass")
        roll(s, "6 6 6", "1 1")
        play(s, "pass, pass")
        assert [asked(s, seat=seat) for seat in (0, 2)] == [True, False]

    def test_but_not_if_there_is_nothing_to_decide(self) -> None:
        s = battle("gob3i cat1", "gob1i", "elf1i", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6 6", "1")
        play(s, "pass")
        assert not asked(s)

    def test_always_at_the_end(self) -> None:
        assert asked(battle("gob3i", "gob3i cat1"))

    def test_other_questions_are_always_asked(self) -> None:
        s = battle("gob3i", "gob3i", cards="0:b3")
        assert all(asked(s, value) for value in (WISELY, ALWAYS, NEXT_TIME, HOLD_FIRE))


class TestSwitch:
    def at_the_table(self) -> tuple[Match, Warriors]:
        match = Match(GAME, GAME.settle({"players": 3, "dragons": 0}), [Seat(name) for name in "abc"], Seeded("switch"))
        s = battle("gob3i", "gob3i", "elf1i cat1", cards="0:b3 0:b5")
        match.state = s
        return match, s

    def test_always_asks_in_every_window(self) -> None:
        match, _ = self.at_the_table()
        match.set_switch(2, "catapults", ALWAYS)
        match.answer(2, [PASS])
        match.answer(0, [GAME.code["with gob"], GAME.code["attack 1 gob"]])
        assert match.standing_answer(2) is None and match.switches[2] == {"catapults": ALWAYS}

    def test_next_time_asks_once(self) -> None:
        match, _ = self.at_the_table()
        match.answer(2, [PASS])
        match.set_switch(2, "catapults", NEXT_TIME)
        match.answer(0, [GAME.code["with gob"], GAME.code["attack 1 gob"]])
        assert match.standing_answer(2) is None
        match.answer(2, [PASS])
        assert match.switches[2] == {"catapults": WISELY}

    def test_hold_fire_lasts_until_the_next_card(self) -> None:
        match, _ = self.at_the_table()
        match.answer(2, [PASS])
        match.set_switch(2, "catapults", HOLD_FIRE)
        match.answer(0, [GAME.code["with gob"], GAME.code["attack 1 gob"]])
        seen = []
        while isinstance(match.state, Warriors) and match.state.turn == 0:
            seat = match.state.to_move()
            standing = match.standing_answer(seat)
            seen += [standing] if seat == 2 else []
            match.answer(seat, [standing if standing is not None else match.state.options()[-1]])
        assert set(seen) == {PASS} and match.switches[2] == {"catapults": HOLD_FIRE}
        step = match.state.question(2)
        assert isinstance(step, MayShoot) and step.window == CARD
        assert match.standing_answer(2) is None
        match.answer(2, [PASS])
        assert match.switches[2] == {"catapults": WISELY}

    def test_the_scene_shows_where_it_stands(self) -> None:
        match, _ = self.at_the_table()
        match.set_switch(2, "catapults", ALWAYS)
        (switch,) = match.scene(2).switches
        assert switch.value == ALWAYS and len(switch.options) == 4
        assert not match.scene(0).switches and not match.scene(None).switches


class TestHowOften:
    def play_through(self, seed: int, dragons: int, value: int, fires: bool = True) -> tuple[Counter[int], int, int]:
        """A game of four: how often seat 0 is asked, how many windows there were, and how many catapults it had."""
        rng = Random(seed)
        s: Warriors = GAME.start(GAME.settle({"players": 4, "dragons": dragons}))
        s.run_on()
        bothered: Counter[int] = Counter()
        windows = number = had = 0
        while not s.is_over():
            if s.to_move() == CHANCE:
                s.happen(s.draw(rng))
                continue
            if s.track and number < s.round:
                number, had = s.round, had + s.catapults[0]
            seat = s.to_move()
            step, options, view = s.question(seat), s.options(), GAME.view(s, seat)
            choice = GREEDY.choose(view, seat, options, rng)
            if isinstance(step, MayShoot) and seat == 0:
                windows += 1
                standing, _ = answer(view, seat, value)
                bothered[step.window] += standing is None
                choice = choice if standing is None and fires else PASS
            s.play(choice)
        return bothered, windows, had

    @pytest.mark.parametrize(("dragons", "most"), [(0, 15), (1, 25)])
    def test_by_default_in_less_than_half_of_the_windows(self, dragons: int, most: int) -> None:
        games = [self.play_through(seed, dragons, WISELY) for seed in range(25)]
        wisely = sum(sum(bothered.values()) for bothered, _, _ in games) / len(games)
        assert wisely <= most
        assert wisely < sum(windows for _, windows, _ in games) / len(games) / 2

    @pytest.mark.parametrize(
        ("fires", "dragons", "most"), [(True, 0, 12), (True, 1, 18), (False, 0, 24), (False, 1, 28)]
    )
    def test_with_two_catapults_at_most_eighteen_times_if_they_are_fired(
        self, fires: bool, dragons: int, most: int
    ) -> None:
        """Whoever never fires keeps both to the end of the round and is asked until then."""
        games = [self.play_through(seed, dragons, WISELY, fires) for seed in range(60)]
        asked = [sum(bothered.values()) for bothered, _, had in games if had == 2]
        assert len(asked) >= 5
        assert sum(asked) / len(asked) <= most

    def test_ask_always_leaves_out_no_window_and_no_shot(self) -> None:
        for seed in range(6):
            bothered, windows, _ = self.play_through(seed, 1, ALWAYS)
            assert sum(bothered.values()) == windows

    def test_every_window_and_every_shot_of_it_can_be_reached(self) -> None:
        """Nothing is held back: whoever is asked always has the same answers as by the rules."""
        met: Counter[int] = Counter()
        for seed in range(6):
            rng = Random(seed)
            s: Warriors = GAME.start(GAME.settle({"players": 4}))
            s.run_on()
            while not s.is_over():
                if s.to_move() == CHANCE:
                    s.happen(s.draw(rng))
                    continue
                seat = s.to_move()
                step = s.question(seat)
                if isinstance(step, MayShoot):
                    met[step.window] += 1
                    assert answer(GAME.view(s, seat), seat, ALWAYS) == (None, ALWAYS)
                    offered = {choice.send[0] for choice in GAME.scene(GAME.view(s, seat), seat).choices}
                    assert offered == set(step.options(s))
                    s.play(PASS)
                else:
                    s.play(rng.choice(s.options()))
        assert set(met) == set(WINDOWS)

    def test_no_catapult_is_lost_without_a_question(self) -> None:
        s = battle("gob3i", "gob3i cat2", "elf1i", cards="0:b3 2:b5")
        assert matters(s, 1, END) and "shoot 0 gobinf" in names(s)
