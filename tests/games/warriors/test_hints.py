"""Warriors: rules of thumb, and what a position is worth."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from pioche import bots
from pioche.core.flow import CHANCE
from pioche.games.warriors import GAME
from pioche.games.warriors.answers import PASS
from pioche.games.warriors.bot.hints import RATE as rate
from pioche.games.warriors.bot.hints import consider, quick, rests
from pioche.games.warriors.bot.prospects import points, shares, stake, worth
from pioche.games.warriors.preparation import PLACE_WIZARD, Deal, GiveFlame
from pioche.games.warriors.scoring import EndGame
from pioche.games.warriors.state import Warriors
from pioche.lab.simulate import play_out
from tests.games.warriors.table import battle, laid_out, names, play, roll


def best(s: Warriors) -> str:
    """What looks best to whoever is asked."""
    seat, options = s.to_move(), s.options()
    rates = rate(GAME.view(s, seat), seat, options)
    return GAME.choices[options[rates.index(max(rates))]]


class TestAttacks:
    def test_the_weaker_target_looks_better(self) -> None:
        s = battle("gob4i", "gob1i", "gob5i2a", cards="0:b5")
        play(s, "with gob")
        assert best(s) == "attack 1 gob"

    def test_the_stronger_faction_attacks(self) -> None:
        s = battle("elf1i gob4i", "elf4i gob2i", cards="0:b3")
        assert best(s) == "with gob"

    def test_one_goes_on_when_ahead_and_stops_when_behind(self) -> None:
        s = battle("gob5i1a", "gob3i", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6 6", "1 1")
        assert best(s) == "continue"
        s = battle("gob3i", "gob5i1a", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        roll(s, "1 1 1", "2 2")
        assert best(s) == "stop"

    def test_a_band_is_hired_where_it_is_missed_least(self) -> None:
        s = battle("und3i bar4i", "bar4i und1i", "elf1i", cards="0:b2", number=3)
        assert best(s) == "hire und"

    def test_a_defender_gives_riders_first(self) -> None:
        s = battle("tro3i", "tro2i1c", cards="0:b3")
        play(s, "with tro, attack 1 tro")
        roll(s, "6 1 1", "1 1")
        assert best(s) == "give cav"

    def test_a_defender_gives_the_last_infantry_rather_than_a_bow_because_one_die_is_sure(self) -> None:
        s = battle("tro3i", "tro1i1a", cards="0:b3")
        play(s, "with tro, attack 1 tro")
        roll(s, "6 1 1", "1")
        assert best(s) == "give inf"

    def test_an_attacker_with_a_shield_on_the_card_can_spare_one(self) -> None:
        s = battle("tro3i2a", "tro3i", cards="0:b5")
        play(s, "with tro, attack 1 tro")
        roll(s, "6 1 1", "5 5")
        assert best(s) == "give inf"


class TestEvents:
    def test_who_is_attacked_shoots_at_those_whose_shield_counts(self) -> None:
        def gain(own: str, card: str, shot: str, start: str) -> float:
            """How much better this shot looks before the dice than before the card."""
            s = battle(own, "tro3i cat1", cards=f"0:{card}", number=3)
            play(s, f"pass, {start}, attack 1 tro")
            options = s.options()
            rates = dict(zip(options, rate(GAME.view(s, 1), 1, options), strict=True))
            other = next(rates[option] for option in options if GAME.choices[option].endswith("arc"))
            return rates[GAME.code[shot]] - other

        assert (
            gain("tro3i1a", "b3", "shoot 0 troinf", "with tro")
            > 0
            == gain("tro4i1a", "b3", "shoot 0 troinf", "with tro")
        )
        assert gain("tro3i1a", "b5", "shoot 0 troinf", "with tro") == 0
        three, four = "hire tro, hire tro, hire tro, done", "hire tro, hire tro, hire tro, hire tro, done"
        assert gain("tro4i1a", "b2", "shoot band tro", three) > 0 == gain("tro4i1a", "b10", "shoot band tro", four)

    def test_the_last_catapults_are_fired(self) -> None:
        assert best(battle("gob3i", "gob3i cat1", number=3)).startswith("shoot")

    def test_a_shot_that_turns_the_dice_is_taken(self) -> None:
        s = battle("elf3i1a", "tro2i cat1", cards="0:b3", number=3)
        play(s, "pass, with elf, attack 1 tro, pass")
        roll(s, "5 3 2", "5 2")
        assert best(s) == "shoot 0 elfarc"

    def test_a_wizard_protects_what_matters(self) -> None:
        s = laid_out("und1i bar4i wiz1", "bar3i", number=3)
        s.agenda = [PLACE_WIZARD[0]]
        assert best(s) == "ward bar"

    def test_flames_are_spread(self) -> None:
        s = laid_out("dra1.2 dra2 dra3.1 fl1", "", dragons=1)
        s.agenda = [GiveFlame(0, 1)]
        assert best(s) == "flame dra2"


class TestWorthAThought:
    def test_a_window_that_does_not_matter_is_let_pass(self) -> None:
        s = battle("gob4i", "gob5i", "elf1i cat1", "und1i", cards="0:b3 1:b5 0:b7 1:b8 0:b10 1:b11 0:b12")
        play(s, "pass, with gob, attack 1 gob")
        assert s.to_move() == 2 and s.options()[0] == PASS
        assert consider(GAME.view(s, 2), 2, s.options()) == [PASS]

    def test_where_it_matters_a_few_shots_are_weighed(self) -> None:
        s = battle("gob2i1a1c elf2i1a1c", "tro1i1a1c und1i1a1c cat1", cards="0:b3", number=3)
        options = s.options()
        worthy = consider(GAME.view(s, 1), 1, options)
        assert worthy[0] == PASS and 1 < len(worthy) < len(options) and set(worthy) <= set(options)
        assert best(s) in [GAME.choices[option] for option in worthy]

    def test_some_of_the_shots_can_be_weighed_without_the_others(self) -> None:
        s = battle("elf3i1a", "tro2i cat1", cards="0:b3", number=3)
        play(s, "pass, with elf, attack 1 tro, pass")
        roll(s, "5 3 2", "5 2")
        view, options = GAME.view(s, 1), s.options()
        whole = dict(zip(options, rate(view, 1, options), strict=True))
        for shot in options[1:]:
            assert rate(view, 1, [shot, PASS]) == [whole[shot], whole[PASS]]

    def test_other_questions_are_weighed_in_full(self) -> None:
        s = battle("gob4i elf2i", "gob1i dwa1i", cards="0:b5")
        assert consider(GAME.view(s, 0), 0, s.options()) == s.options()


class TestWorth:
    def test_a_lead_is_worth_more_the_later_it_is(self) -> None:
        early, late = shares((4, 2), 1), shares((4, 2), 3)
        assert early[0] < late[0] and early[1] > late[1]

    def test_taking_from_the_leader_helps_the_second(self) -> None:
        assert stake(4, (3, 3, 0), 0, 1, -1, 3) > 0 > stake(4, (3, 3, 0), 0, 0, -1, 3)

    def test_shares_add_up_to_one_and_the_leader_has_most(self) -> None:
        s = laid_out("gob5i bar4i pile6", "elf1i", "und1i", number=2)
        hopes = worth(s)
        assert max(hopes) == hopes[0] and all(0 <= hope <= 1 for hope in hopes)
        assert points(s)[0] > points(s)[1]

    def test_at_the_end_it_is_the_win(self) -> None:
        s = laid_out("gob1i", "bar1i", number=3)
        s.agenda = [EndGame()]
        s.run_on()
        hopes = worth(s)
        assert hopes[1] > 0.85 > 0.15 > hopes[0]

    def test_what_stands_counts_less_the_fewer_battles_are_left(self) -> None:
        s = battle("gob5i", "gob1i pile4", cards="0:b2 1:b4 0:b6 1:b8", number=3)
        lead = points(s)[0] - points(s)[1]
        s.turn = 2
        assert points(s)[0] - points(s)[1] < lead

    def test_imagined_games_may_rest_between_rounds(self) -> None:
        s = laid_out("gob1i", "bar1i")
        s.agenda = [Deal()]
        assert rests(s, s)

    def test_imagined_games_rest_when_the_next_battle_begins(self) -> None:
        view = battle("gob4i", "gob4i", cards="0:b2 1:b4")
        s = view.clone()
        play(s, "hire gob, hire gob, hire gob, done, attack 1 gob")
        assert s.to_move() == CHANCE and not rests(s, view)
        roll(s, "6 6 6", "1 1")
        assert not rests(s, view)
        play(s, "stop, hire gob, hire gob, done, attack 0 gob")
        assert s.to_move() == CHANCE and rests(s, view) and not rests(s, s)


class TestStrength:
    @pytest.mark.parametrize("dragons", [0, 1])
    def test_greedy_beats_random_three_to_one(self, dragons: int) -> None:
        settings = GAME.settle({"players": 2, "dragons": dragons})
        greedy, anything = bots.load("greedy")(GAME), bots.load("random")(GAME)
        wins = 0.0
        for number in range(60):
            seats = [greedy, anything] if number % 2 else [anything, greedy]
            s, _ = play_out(GAME, settings, seats, Random(f"chance {number}"), Random(f"whims {number}"))
            mine = seats.index(greedy)
            wins += 1 if s.ranks[mine] < s.ranks[1 - mine] else 0.5 if s.ranks[0] == s.ranks[1] else 0
        assert wins / 60 >= 0.75

    def test_a_quick_answer_is_legal_and_quick(self) -> None:
        rng = Random(3)
        s: Warriors = GAME.start(GAME.settle({"players": 4}))
        s.run_on()
        spent, answers = 0.0, 0
        while not s.is_over():
            if s.to_move() < 0:
                s.happen(s.draw(rng))
                continue
            options = s.options()
            begun = process_time()
            choice = quick(s, s.to_move(), options, rng)
            spent, answers = spent + process_time() - begun, answers + 1
            assert choice in options
            s.play(choice)
        assert spent / answers < 0.001


def test_every_option_gets_a_rate() -> None:
    s = battle("gob2i elf2i dra1", "gob1i dwa1i tro1i dra2.1", "elf2i +elf und2i", cards="0:b1", dragons=1)
    assert len(rate(s, 0, s.options())) == len(names(s))
