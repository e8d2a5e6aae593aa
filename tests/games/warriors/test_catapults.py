"""Warriors, chapter 7: catapults and wizards."""

from __future__ import annotations

import pytest

from pioche.core.flow import Together
from pioche.core.hidden import UNKNOWN
from pioche.games.warriors import GAME
from pioche.games.warriors.cards import FACES
from pioche.games.warriors.catapults import AFTER, CARD, DECLARED, END, ROLLED, MayShoot
from pioche.games.warriors.state import Warriors
from tests.games.warriors.table import (
    answer,
    battle,
    dice,
    faces,
    faction,
    flames,
    hold_fire,
    names,
    owner,
    piles,
    play,
    question,
    roll,
    shot,
)


def window(s: Warriors) -> int:
    step = s.question(s.to_move())
    assert isinstance(step, MayShoot), question(s)
    return step.window


class TestR7_1Shots:
    @pytest.mark.parametrize(("die", "hit"), [(1, 0), (3, 0), (4, 1), (6, 1)])
    def test_a_warrior_is_hit_by_four_or_more_and_the_catapult_is_spent(self, die: int, hit: int) -> None:
        """Scenario 60."""
        s = battle("gob2i1a", "gob3i cat1", cards="0:b3")
        play(s, "shoot 0 gobarc")
        shot(s, die)
        assert piles(s) == [0, hit] and s.catapults == [0, 0] and "catapult" in faces(s.discard)
        assert faction(s, 0, "gob") == ("2i" if hit else "2i1a")

    @pytest.mark.parametrize(("die", "hit"), [(5, 0), (6, 1)])
    def test_a_dragon_only_by_six_whatever_its_flames(self, die: int, hit: int) -> None:
        """Scenario 61."""
        s = battle("gob2i dra2.3", "gob3i cat1", cards="0:b3", dragons=1)
        play(s, "shoot dra2")
        shot(s, die)
        assert piles(s) == [0, hit] and (owner(s, 2) == 0) != bool(hit)
        assert flames(s, 2) == (0 if hit else 3) and s.discard.count(FACES.index("flame")) == 3 * hit

    def test_a_wizard_is_discarded_and_brings_no_points(self) -> None:
        s = battle("gob2i +gob", "gob3i cat1", cards="1:b3")
        play(s, "shoot wizard 0 gob")
        shot(s, 4)
        assert piles(s) == [0, 0] and sum(s.wizards) == 0 and "wizard" in faces(s.discard)

    def test_what_may_be_aimed_at(self) -> None:
        s = battle("gob2i1a +gob dra2 cat3 fl1", "gob3i elf1a cat1 dra5", cards="0:b3 1:b5", dragons=1)
        assert names(s, 1) == ["pass", "shoot 0 gobinf", "shoot 0 gobarc", "shoot wizard 0 gob", "shoot dra2"]
        assert names(s, 0) == ["pass", "shoot 1 elfarc", "shoot 1 gobinf", "shoot dra5"]

    def test_a_band_may_be_shot(self) -> None:
        s = battle("gob3i", "gob3i cat1", cards="0:b2")
        play(s, "pass, hire gob, hire gob, hire gob, done, attack 1 gob")
        assert names(s) == ["pass", "shoot band gob"]
        play(s, "shoot band gob")
        shot(s, 5)
        assert s.band[4] == 2 and piles(s) == [0, 1]

    def test_camping_warriors_may_not(self) -> None:
        s = battle("gob2i1a2c", "gob1i", "dwa3i cat1", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6", "1")
        hold_fire(s)
        play(s, "camp arc, attack 2 dwa")
        assert "shoot 0 gobarc" not in names(s) and "shoot 0 gobinf" in names(s)


class TestR7_2Windows:
    def test_there_is_one_before_and_after_everything(self) -> None:
        s = battle("gob3i", "gob3i", "elf1i cat1", cards="0:b3")
        seen = [window(s)]
        play(s, "pass, with gob, attack 1 gob")
        seen.append(window(s))
        play(s, "pass")
        roll(s, "6 1 1", "5 5")
        seen.append(window(s))
        play(s, "pass")
        seen.append(window(s))
        play(s, "pass, stop")
        seen.append(window(s))
        assert seen == [CARD, DECLARED, ROLLED, AFTER, END]

    def test_only_who_has_a_catapult_is_asked_and_after_the_last_shot_nobody(self) -> None:
        """Scenario 65."""
        s = battle("gob3i", "gob3i cat1", "elf1i", cards="0:b3")
        assert s.asked() == [1]
        play(s, "shoot 0 gobinf")
        shot(s, 1)
        play(s, "with gob, attack 1 gob")
        roll(s, "6 1 1", "5 5")
        assert question(s) == "0 Decide"

    def test_a_round_without_cards_has_one_at_its_end(self) -> None:
        s = battle("gob3i", "gob3i cat1")
        assert window(s) == END


class TestR7_3WhoFirst:
    def test_clockwise_after_the_one_who_resolves_the_card_who_comes_last(self) -> None:
        s = battle("gob3i cat1", "gob3i cat1", "gob1i cat1", "gob1i cat1", cards="1:b3")
        assert s.asked() == [2, 3, 0, 1]

    def test_at_the_end_it_goes_by_who_resolved_the_last_card_or_by_the_dealer(self) -> None:
        assert battle("gob3i cat1", "gob3i cat1", "gob1i cat1", dealer=1).asked() == [2, 0, 1]
        s = battle("gob3i cat1", "gob1i cat1", "elf1i cat1", cards="1:b3", dealer=2)
        hold_fire(s)
        play(s, "with gob, attack 0 gob")
        hold_fire(s)
        roll(s, "1", "6 6")
        while window(s) != END:
            play(s, "pass")
        assert s.asked() == [2, 0, 1]

    def test_whoever_answers_first_waits_for_those_who_come_before(self) -> None:
        """Scenario 64."""
        s = battle("gob2i1a", "gob3i", "elf1i cat1", "elf1i cat1", cards="0:b3")
        assert isinstance(s.agenda[-1], Together) and s.asked() == [2, 3]
        answer(s, 3, "shoot 0 gobarc")
        assert s.asked() == [2], "nothing is fired yet"
        answer(s, 2, "shoot 0 gobarc")
        shot(s, 5)
        assert piles(s) == [0, 0, 1, 0] and s.asked() == [3]
        assert "shoot 0 gobarc" not in names(s, 3) and s.catapults == [0, 0, 0, 1]

    def test_who_comes_first_fires_at_once_and_the_others_need_not_answer(self) -> None:
        s = battle("gob2i1a", "gob3i", "elf1i cat1", "elf1i cat1", cards="0:b3")
        answer(s, 2, "shoot 0 gobarc")
        shot(s, 1)
        assert s.asked() == [3], "and then they are asked again"

    def test_a_later_shot_is_fired_once_all_before_have_passed(self) -> None:
        s = battle("gob2i1a cat1", "gob3i", "elf1i cat1", "elf1i cat1", cards="0:b3")
        answer(s, 3, "shoot 0 gobarc")
        answer(s, 2, "pass")
        assert s.shooter == 3, "seat 0 comes last and need not answer"
        shot(s, 6)
        assert piles(s) == [0, 0, 0, 1] and s.asked() == [2, 0]

    @pytest.mark.parametrize("order", [(2, 3), (3, 2)])
    def test_the_order_of_answers_makes_no_difference(self, order: tuple[int, int]) -> None:
        s = battle("gob2i1a", "gob3i", "elf1i cat1", "elf1i cat1", cards="0:b3")
        wanted = {2: "pass", 3: "shoot 1 gobinf"}
        for seat in order:
            answer(s, seat, wanted[seat])
        assert (s.shooter, GAME.choices[s.aim]) == (3, "shoot 1 gobinf")

    def test_nobody_sees_what_others_answered(self) -> None:
        s = battle("gob2i1a", "gob3i", "elf1i cat1", "elf1i cat1", cards="0:b3")
        answer(s, 3, "shoot 0 gobarc")
        for viewer in (None, 0, 1, 2):
            assert GAME.view(s, viewer).aims[3] == UNKNOWN
        assert GAME.view(s, 3).aims[3] == GAME.code["shoot 0 gobarc"]


class TestR7_4WhatAShotChanges:
    def test_fewer_dice(self) -> None:
        """Scenario 70."""
        s = battle("bar3i", "und2i cat1", cards="0:b3")
        play(s, "pass, with bar, attack 1 und, shoot 0 barinf")
        shot(s, 5)
        assert dice(s) == (2, 2) and piles(s) == [0, 1]

    @pytest.mark.parametrize(("die", "captured"), [(4, [1, 1, 1]), (3, [2, 0, 0])])
    def test_bows_are_counted_after_a_shot_at_dice_that_lie(self, die: int, captured: list[int]) -> None:
        """Scenario 66."""
        s = battle("elf3i1a", "tro2i", "und1i cat1", cards="0:b3")
        play(s, "pass, with elf, attack 1 tro, pass")
        roll(s, "5 3 2", "5 2")
        play(s, "shoot 0 elfarc")
        shot(s, die)
        assert piles(s) == captured

    def test_the_first_attack_is_announced_anew_if_its_target_is_gone(self) -> None:
        s = battle("gob3i", "gob1i", "dwa2i cat1", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, shoot 1 gobinf")
        shot(s, 6)
        assert question(s) == "0 NameForce"
        play(s, "with gob")
        assert names(s) == ["attack 2 dwa"]

    def test_or_the_card_is_lost(self) -> None:
        s = battle("gob3i", "gob1i", "elf2i cat1", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, shoot 1 gobinf")
        shot(s, 6)
        assert s.round == 2

    def test_a_band_goes_home_when_its_target_is_gone(self) -> None:
        s = battle("gob3i", "elf1i", "bar1i cat1", cards="0:b2")
        play(s, "pass, hire gob, hire gob, hire gob, done, attack 1 elf, shoot 1 elfinf")
        shot(s, 4)
        assert question(s) == "0 HireBand" and faction(s, 0, "gob") == "3i"

    def test_a_charge_may_name_another_target_without_a_new_camp_or_stop(self) -> None:
        s = battle("gob4i1c", "gob1i", "dwa1i cat2", "gob2i", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6 6", "1")
        hold_fire(s)
        play(s, "camp inf, attack 3 gob, shoot 3 gobinf")
        shot(s, 6)
        play(s, "shoot 3 gobinf")
        shot(s, 6)
        assert question(s) == "0 NameTarget" and names(s) == ["attack 2 dwa", "stop"]
        play(s, "attack 2 dwa")
        assert dice(s) == (3, 1) and sum(s.camp) == 1

    def test_a_charge_that_cannot_roll_any_more_is_over(self) -> None:
        s = battle("gob2i1c", "gob1i", "dwa1i cat1", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6", "1")
        hold_fire(s)
        play(s, "camp inf, attack 2 dwa, shoot 0 gobinf")
        shot(s, 6)
        assert s.round == 2 and faction(s, 0, "gob") == "1i1c"

    def test_the_loss_of_the_last_horse_does_not_stop_a_declared_charge(self) -> None:
        s = battle("gob3i1c", "gob1i", "dwa1i cat1", cards="0:b5")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6 6", "1")
        hold_fire(s)
        play(s, "camp inf, attack 2 dwa, shoot 0 gobcav")
        shot(s, 6)
        assert dice(s) == (3, 1)

    def test_but_shot_before_the_decision_it_does(self) -> None:
        s = battle("gob3i1c", "gob3i", "dwa1i cat1", cards="0:b5")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6 6", "1 1")
        play(s, "pass, shoot 0 gobcav")
        shot(s, 6)
        assert names(s) == ["continue", "stop"]

    def test_going_on_against_a_target_that_is_gone_leads_back_to_the_decision(self) -> None:
        s = battle("gob4i1c", "gob2i", "dwa1i cat1", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 1 1", "1 1")
        hold_fire(s)
        play(s, "give inf, done")
        hold_fire(s)
        play(s, "continue, shoot 1 gobinf")
        shot(s, 6)
        assert question(s) == "0 Decide" and "continue" not in names(s) and "stop" in names(s)

    def test_nothing_is_compared_when_a_side_is_gone(self) -> None:
        s = battle("gob1i", "gob3i", "elf1i cat1", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "1", "6 6")
        play(s, "shoot 0 gobinf")
        shot(s, 6)
        assert piles(s) == [0, 0, 1] and faction(s, 1, "gob") == "3i" and s.round == 2


class TestR7_5Wizards:
    def test_each_needs_a_hit_of_its_own(self) -> None:
        s = battle("gob2i +gob +gob", "gob3i cat2", cards="1:b3")
        play(s, "shoot wizard 0 gob")
        shot(s, 6)
        assert s.wizards[4] == 1
        play(s, "shoot wizard 0 gob")
        shot(s, 6)
        assert names(s) == ["with gob"]

    def test_without_wizard_a_faction_can_attack_and_be_attacked_at_once(self) -> None:
        s = battle("gob2i +gob", "gob3i cat1", cards="0:b3")
        play(s, "shoot wizard 0 gob")
        shot(s, 6)
        assert names(s) == ["with gob"]

    def test_they_do_not_protect_from_catapults_and_go_with_the_last_warrior(self) -> None:
        s = battle("gob1i +gob elf2i", "gob3i cat1", cards="1:b3")
        play(s, "shoot 0 gobinf")
        shot(s, 6)
        assert sum(s.wizards) == 0 and "wizard" in faces(s.discard)

    def test_warriors_in_a_band_keep_the_wizard_at_home(self) -> None:
        s = battle("gob2i +gob elf1i", "bar3i", cards="0:b2")
        play(s, "hire elf, hire gob, hire gob, done, attack 1 bar")
        assert s.wizards[4] == 1
        roll(s, "1 1 1", "2 2")
        play(s, "give gob, give gob, done, stop")
        assert sum(s.wizards) == 0 and faces(s.discard).split()[0] == "wizard"
