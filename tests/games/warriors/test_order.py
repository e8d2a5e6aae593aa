"""Warriors, chapter 4: the order of battle."""

from __future__ import annotations

from pioche.core.flow import CHANCE
from pioche.games.warriors.cards import NUMBER
from pioche.games.warriors.preparation import Deal
from tests.games.warriors.table import battle, dice, names, play, question, roll


class TestR4_1LowestNumberFirst:
    def test_whoever_owns_the_lowest_card_resolves_it(self) -> None:
        """Scenario 16."""
        s = battle("gob3i", "gob3i", "gob3i", cards="0:b11 0:b2 1:b5 2:b14")
        order = []
        while s.track and s.turn < len(s.track):
            order.append((s.attacker(), NUMBER[s.card()]))
            if s.kind == 1:
                play(s, "hire gob")
                while "done" not in names(s):
                    play(s, "hire gob")
                play(s, "done")
            else:
                play(s, "with gob")
            play(s, names(s)[0])
            red, black = dice(s)
            roll(s, " ".join(["1"] * red), " ".join(["1"] * black))
            if question(s).endswith("Decide"):
                play(s, "stop")
        assert order == [(0, 2), (1, 5), (0, 11), (2, 14)]

    def test_a_round_may_have_no_battle_at_all(self) -> None:
        s = battle("gob3i", "gob3i")
        assert s.to_move() == CHANCE and isinstance(s.agenda[-1], Deal) and s.round == 2


class TestR4_2MustAttack:
    def test_no_shield_in_the_faction_nor_on_the_card_and_the_card_is_lost(self) -> None:
        """Scenario 12."""
        s = battle("elf2a1c", "elf1i", cards="0:b3 1:b14")
        assert s.turn == 1 and question(s) == "1 HireBand"

    def test_with_a_shield_on_the_card_one_die_is_rolled(self) -> None:
        """Scenario 12."""
        s = battle("elf2a1c", "elf1i", cards="0:b5")
        play(s, "with elf, attack 1 elf")
        assert dice(s) == (1, 1)

    def test_whoever_can_attack_must_however_bad_the_odds(self) -> None:
        """Scenario 14."""
        s = battle("und1i", "bar6i3a", cards="0:b3")
        assert question(s) == "0 NameForce" and names(s) == ["with und"]
        play(s, "with und")
        assert names(s) == ["attack 1 bar"]
        play(s, "attack 1 bar")
        assert dice(s) == (1, 2) and s.bow_lead() == -1

    def test_nobody_to_attack_and_the_card_is_lost(self) -> None:
        s = battle("gob3i", "elf3i", cards="0:b3 1:b14")
        assert question(s) == "1 HireBand"

    def test_all_targets_under_wizards_and_the_card_is_lost(self) -> None:
        s = battle("gob3i", "gob3i +gob", cards="0:b3 1:b14")
        assert question(s) == "1 HireBand"

    def test_no_infantry_and_the_mercenaries_are_lost(self) -> None:
        """Scenario 44."""
        s = battle("bar3a", "gob3i", cards="0:b2 1:b14")
        assert question(s) == "1 HireBand"
