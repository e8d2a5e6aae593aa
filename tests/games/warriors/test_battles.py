"""Warriors, chapter 6: battles of every kind."""

from __future__ import annotations

from itertools import product

from pioche.core.flow import NOBODY
from pioche.games.warriors.cards import NUMBER
from tests.games.warriors.table import (
    answer,
    battle,
    dice,
    faction,
    names,
    owner,
    piles,
    play,
    points,
    question,
    roll,
    shot,
)


class TestR6_1SimpleBattle:
    def test_a_faction_attacks_its_people_or_its_sworn_enemy_without_a_wizard(self) -> None:
        """Scenario 10: exactly three pairs."""
        s = battle("gob2i elf2i", "gob1i dwa1i tro1i", "elf2i +elf und2i", cards="0:b1")
        pairs = []
        for own in names(s):
            t = s.clone()
            play(t, own)
            pairs += [(own, target) for target in names(t)]
        assert pairs == [("with elf", "attack 1 tro"), ("with gob", "attack 1 dwa"), ("with gob", "attack 1 gob")]

    def test_a_faction_under_a_wizard_does_not_attack(self) -> None:
        """Scenario 13."""
        s = battle("dwa4i +dwa gob1i", "gob2i", cards="0:b3")
        assert names(s) == ["with gob"]

    def test_any_faction_may_attack_a_dragon(self) -> None:
        s = battle("und1i elf1i", "dra3", cards="0:b3", dragons=1)
        assert names(s) == ["with und", "with elf"]
        play(s, "with elf")
        assert names(s) == ["attack dra3"]

    def test_ones_own_dragon_is_no_target_and_does_not_attack(self) -> None:
        s = battle("und1i dra2", "und1i dra3", cards="0:b3", dragons=1)
        assert names(s) == ["with und"]
        play(s, "with und")
        assert names(s) == ["attack 1 und", "attack dra3"]


class TestR6_2Mercenaries:
    def test_exactly_as_many_as_the_card_says_from_any_faction(self) -> None:
        """Scenario 42: five bands of four; a wizard does not hold infantry back."""
        bands = set()
        for hired in product(["gob", "elf", "tro"], repeat=4):
            order = sorted(hired, key=["tro", "elf", "gob"].index)
            s = battle("gob2i elf1i tro3i +tro", "bar1i", cards="0:b10")
            for people in order:
                if f"hire {people}" not in names(s):
                    break
                play(s, f"hire {people}")
            else:
                assert names(s) == ["done"]
                bands.add((order.count("gob"), order.count("elf"), order.count("tro")))
        assert bands == {(2, 1, 1), (2, 0, 2), (1, 1, 2), (1, 0, 3), (0, 1, 3)}

    def test_fewer_only_if_there_are_no_more(self) -> None:
        """Scenario 43."""
        s = battle("gob1i1a elf1i", "bar1i", cards="0:b12")
        play(s, "hire elf, hire gob, done")
        assert s.band == [0, 0, 0, 1, 1, 0]
        play(s, "attack 1 bar")
        assert dice(s) == (2, 1)

    def test_any_people_may_be_attacked_and_a_band_has_no_bows(self) -> None:
        """Scenario 45."""
        s = battle("gob3i2a", "bar2i1a", cards="0:b2")
        play(s, "hire gob, hire gob, hire gob, done, attack 1 bar")
        assert dice(s) == (3, 2) and s.bow_lead() == -1
        roll(s, "6 4 3", "6 3")
        assert s.band[4] == 2 and piles(s) == [0, 1] and question(s) == "1 GiveUp"
        play(s, "give inf, done")
        assert piles(s) == [1, 1] and names(s) == ["continue", "stop"]
        play(s, "stop")
        assert faction(s, 0, "gob") == "2i2a"

    def test_a_protected_faction_is_no_target(self) -> None:
        """Scenario 48."""
        s = battle("gob3i", "dwa1i +dwa elf1i bar2i", cards="0:b2")
        play(s, "hire gob, hire gob, hire gob, done")
        assert names(s) == ["attack 1 elf", "attack 1 bar"]

    def test_a_band_loses_its_own_and_its_owner_chooses_the_people(self) -> None:
        s = battle("gob2i elf2i", "bar3i", cards="0:b2")
        play(s, "hire elf, hire gob, hire gob, done, attack 1 bar")
        roll(s, "1 1 1", "2 2")
        assert question(s) == "0 GiveUp" and names(s) == ["give elf", "give gob"]
        play(s, "give gob, give gob, done, stop")
        assert faction(s, 0, "elf") == "2i" and faction(s, 0, "gob") == "" and piles(s) == [0, 2]

    def test_a_band_never_charges(self) -> None:
        s = battle("gob3i2c", "bar3i", "gob3i", cards="0:b2")
        play(s, "hire gob, hire gob, hire gob, done, attack 1 bar")
        roll(s, "6 6 6", "1 1")
        assert names(s) == ["continue", "stop"]


class TestR6_3DragonBattle:
    def test_any_faction_without_a_wizard_or_any_dragon(self) -> None:
        """Scenario 57."""
        s = battle("dra1 gob2i", "elf2i +elf und1i dra2", "bar1i", cards="0:b16", dragons=1)
        assert names(s) == ["with dra1"]
        play(s, "with dra1")
        assert names(s) == ["attack 1 und", "attack 2 bar", "attack dra2"]

    def test_without_a_dragon_the_card_is_lost(self) -> None:
        """Scenario 57."""
        s = battle("gob2i", "gob2i", cards="0:b16 1:b14", dragons=1)
        assert question(s) == "1 HireBand"

    def test_one_dragon_for_the_whole_card_and_no_charge(self) -> None:
        s = battle("dra1 dra2", "elf3i2c", "bar1i", cards="0:b16", dragons=1)
        play(s, "with dra2, attack 1 elf")
        roll(s, "6 6", "1 1")
        play(s, "give cav, give cav, done")
        assert names(s) == ["continue", "stop"]


class TestR6_4MixedCards:
    def test_the_owner_chooses_when_both_are_possible(self) -> None:
        """Scenario 58."""
        s = battle("dra1 gob2i", "elf2i", cards="0:b17", dragons=1)
        assert names(s) == ["mercenaries", "dragon"]
        play(s, "mercenaries")
        assert question(s) == "0 HireBand"

    def test_without_a_dragon_it_is_mercenaries(self) -> None:
        s = battle("gob2i", "elf2i", cards="0:b17", dragons=1)
        assert question(s) == "0 HireBand"

    def test_without_infantry_it_is_the_dragon(self) -> None:
        s = battle("dra1 gob2a", "elf2i", cards="0:b17", dragons=1)
        assert names(s) == ["with dra1"]

    def test_with_neither_it_is_lost(self) -> None:
        s = battle("gob2a", "elf2i", cards="0:b17 1:b18", dragons=1)
        assert s.round == 2

    def test_the_choice_is_final(self) -> None:
        """Scenario 58: the only dragon is shot before the dice, and there is no way back to mercenaries."""
        s = battle("dra1 gob2i", "elf2i", "bar2i cat1", cards="0:b17 1:b21", dragons=1)
        play(s, "pass, dragon, with dra1, attack 1 elf")
        play(s, "shoot dra1")
        shot(s, 6)
        assert s.turn == 1 and question(s) == "1 HireBand" and piles(s) == [0, 0, 1]


class TestR6_5GoingOn:
    def test_one_may_stop_only_after_the_first_attack(self) -> None:
        """Scenario 31."""
        s = battle("gob3i", "gob3i", cards="0:b1")
        assert "stop" not in names(s)
        play(s, "with gob")
        assert "stop" not in names(s)
        play(s, "attack 1 gob")
        roll(s, "6 1 1", "5 5")
        assert names(s) == ["continue", "stop"]
        play(s, "stop")
        assert s.round == 2

    def test_a_destroyed_target_ends_the_battle_without_a_question(self) -> None:
        s = battle("gob3i", "gob1i elf1i", cards="0:b1")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6 6", "1")
        assert s.round == 2 and piles(s) == [1, 0]

    def test_without_a_shield_the_attacker_cannot_go_on(self) -> None:
        s = battle("gob1i2a2c", "gob4i", "gob1i", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        roll(s, "1", "2 2")
        play(s, "give inf, done")
        assert s.round == 2, "archers and riders alone roll no die, and cannot charge"


class TestR6_6Charge:
    def charge(
        self, card: str, own: str = "gob3i1c", target: str = "gob1i", others: tuple[str, ...] = ("dwa2i",)
    ) -> list[str]:
        s = battle(own, target, *others, cards=f"0:{card}", dragons=1)
        play(s, "with gob, attack 1 gob")
        red, black = dice(s)
        roll(s, " ".join("6" * red), " ".join("1" * black))
        return names(s)

    def test_the_last_horse_cannot_camp(self) -> None:
        """Scenario 33."""
        assert self.charge("b5") == ["camp inf", "stop"]

    def test_a_horse_on_the_card_lets_it_camp(self) -> None:
        """Scenario 34."""
        assert self.charge("b11") == ["camp inf", "camp cav", "stop"]

    def test_dice_after_the_camp(self) -> None:
        """Scenario 33."""
        s = battle("gob3i1c", "gob1i", "dwa2i", cards="0:b5")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6 6", "1")
        play(s, "camp inf")
        assert names(s) == ["attack 2 dwa"]
        play(s, "attack 2 dwa")
        assert dice(s) == (3, 2) and faction(s, 0, "gob") == "2i1c"

    def test_without_a_horse_there_is_no_charge(self) -> None:
        assert self.charge("b5", own="gob3i1a", target="gob4i") == ["continue", "stop"]

    def test_not_the_target_just_fought_but_an_earlier_one(self) -> None:
        """Scenario 37."""
        s = battle("gob5i2c", "gob5i", "dwa5i", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6 6", "1 1")
        play(s, "camp inf")
        assert names(s) == ["attack 2 dwa"]
        play(s, "attack 2 dwa")
        roll(s, "6 6 6", "1 1")
        play(s, "camp inf")
        assert names(s) == ["attack 1 gob"]

    def test_camping_cards_are_out_of_play_and_come_back(self) -> None:
        """Scenario 38."""
        s = battle("gob2i1a2c", "gob1i", "dwa3i", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6", "1")
        play(s, "camp arc, attack 2 dwa")
        assert s.bow_lead() == 0 and s.sizes()[4] == 5
        roll(s, "1 1", "2 2")
        assert names(s) == ["give inf", "give cav"]
        play(s, "give inf, give cav, done, stop")
        assert faction(s, 0, "gob") == "1i1a1c" and points(s)[0] == 10 + 2

    def test_a_dragon_may_be_charged(self) -> None:
        """Scenario 40."""
        s = battle("gob3i1c", "gob1i", "dra4", cards="0:b5", dragons=1)
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6 6", "1")
        play(s, "camp inf")
        assert names(s) == ["attack dra4"]

    def test_a_target_that_survives_may_be_left(self) -> None:
        """Scenario 41."""
        s = battle("tro4i1c", "elf3i", "tro2i", cards="0:b3")
        play(s, "with tro, attack 1 elf")
        roll(s, "6 1 1", "5 5")
        play(s, "give inf, done")
        assert faction(s, 1, "elf") == "2i" and names(s) == ["camp inf", "camp cav", "continue", "stop"]
        play(s, "camp inf, attack 2 tro")
        assert NUMBER[s.card()] == 3 and dice(s) == (2, 2)

    def test_the_last_warrior_in_play_cannot_camp(self) -> None:
        s = battle("gob1c", "gob1i", "dwa2i", cards="0:b13")
        play(s, "with gob, attack 1 gob")
        roll(s, "6", "1")
        assert s.round == 2

    def test_the_first_attack_of_a_charge_must_be_made(self) -> None:
        s = battle("gob3i1c", "gob1i", "dwa2i gob1i", cards="0:b5")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6 6", "1")
        play(s, "camp inf")
        assert names(s) == ["attack 2 dwa", "attack 2 gob"]


class TestR6_7EndOfACard:
    def test_the_band_goes_home_and_the_next_card_comes(self) -> None:
        s = battle("gob2i elf1i", "bar3i", cards="0:b2 1:b4")
        play(s, "hire elf, hire gob, hire gob, done, attack 1 bar")
        roll(s, "6 6 6", "1 1")
        play(s, "stop")
        assert faction(s, 0, "gob") == "2i" and faction(s, 0, "elf") == "1i" and sum(s.band) == 0
        assert question(s) == "1 HireBand"

    def test_resolved_cards_lie_with_the_discards_after_the_round(self) -> None:
        s = battle("gob2i", "gob3i", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 1", "5 5")
        play(s, "stop")
        assert s.track == [] and owner(s, 1) == NOBODY and len(s.discard) == 1


def test_answers_come_by_name() -> None:
    s = battle("gob2i cat1", "gob3i cat1", cards="0:b3")
    answer(s, 1, "pass")
    assert s.asked() == [0]
