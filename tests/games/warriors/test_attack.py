"""Warriors, chapter 5: one attack. Examples of the rulebook are marked as such."""

from __future__ import annotations

import pytest

from pioche.core.flow import NOBODY
from pioche.games.warriors.attack import losers, totals
from pioche.games.warriors.cards import FACES
from tests.games.warriors.table import battle, dice, faces, faction, flames, names, owner, piles, play, question, roll


class TestR5_1Dice:
    @pytest.mark.parametrize(("infantry", "dice_rolled"), [(2, 2), (5, 3)])
    def test_a_red_die_for_each_shield_at_most_three(self, infantry: int, dice_rolled: int) -> None:
        """Scenario 17, the rulebook's example."""
        s = battle(f"gob{infantry}i", "gob4i", cards="0:b1")
        play(s, "with gob, attack 1 gob")
        assert dice(s)[0] == dice_rolled

    @pytest.mark.parametrize(("held", "dice_rolled"), [("1i", 1), ("4i", 2), ("2a1c", 1)])
    def test_a_black_die_for_each_shield_one_or_two(self, held: str, dice_rolled: int) -> None:
        """Scenario 18, the rulebook's example."""
        s = battle("gob3i", f"gob{held}", cards="0:b1")
        play(s, "with gob, attack 1 gob")
        assert dice(s)[1] == dice_rolled

    @pytest.mark.parametrize(("infantry", "dice_rolled"), [(1, 2), (2, 3), (3, 3)])
    def test_shields_on_the_card_count(self, infantry: int, dice_rolled: int) -> None:
        """Scenario 19."""
        s = battle(f"gob{infantry}i", "gob4i", cards="0:b5")
        play(s, "with gob, attack 1 gob")
        assert dice(s)[0] == dice_rolled

    def test_dice_are_counted_anew_for_each_attack(self) -> None:
        s = battle("gob3i", "gob4i", cards="0:b1")
        play(s, "with gob, attack 1 gob")
        roll(s, "1 1 1", "2 2")
        play(s, "continue")
        assert dice(s) == (1, 2)

    def test_the_defenders_own_battle_cards_do_not_count(self) -> None:
        s = battle("gob3i", "gob1i", cards="0:b1 1:b13")
        play(s, "with gob, attack 1 gob")
        assert dice(s) == (3, 1)


class TestR5_2Bows:
    def test_more_bows_of_the_attacker_add_one_to_the_highest_die(self) -> None:
        """Scenario 22."""
        s = battle("bar3i2a", "und2i1a", cards="0:b3")
        play(s, "with bar, attack 1 und")
        roll(s, "5 4 2", "5 3")
        assert piles(s) == [0, 0] and question(s) == "1 GiveUp"
        play(s, "give inf, give inf, done")
        assert piles(s) == [2, 0] and faction(s, 1, "und") == "1a"

    def test_with_equal_bows_nobody_adds_anything(self) -> None:
        """Scenario 23."""
        s = battle("bar3i1a", "und2i1a", cards="0:b3")
        play(s, "with bar, attack 1 und")
        roll(s, "5 4 2", "5 3")
        play(s, "give inf, done")
        play(s, "give inf, done")
        assert piles(s) == [1, 1]

    def test_bows_on_the_card_count(self) -> None:
        s = battle("bar3i", "und2i", cards="0:b1")
        play(s, "with bar, attack 1 und")
        assert s.bow_lead() == 1

    def test_more_bows_of_the_defender_help_the_defender(self) -> None:
        """Scenario 25: archers alone roll one die, and there is one comparison."""
        s = battle("tro3i", "elf2a", cards="0:b3")
        play(s, "with tro, attack 1 elf")
        roll(s, "6 5 5", "6")
        assert piles(s) == [0, 1] and faction(s, 0, "tro") == "2i" and faction(s, 1, "elf") == "2a"

    def test_the_size_of_the_lead_does_not_matter(self) -> None:
        s = battle("elf1i4a", "elf2i", cards="0:b1")
        play(s, "with elf, attack 1 elf")
        roll(s, "3", "4 1")
        assert totals(s) == ([4], [4, 1]) and question(s) == "0 GiveUp"


class TestR5_3Comparing:
    def test_the_defender_wins_ties(self) -> None:
        """Scenario 21."""
        s = battle("dwa3i", "gob3i", cards="0:b3")
        play(s, "with dwa, attack 1 gob")
        roll(s, "6 5 1", "6 5")
        assert piles(s) == [0, 2] and faction(s, 0, "dwa") == "1i" and faction(s, 1, "gob") == "3i"

    @pytest.mark.parametrize(
        ("red", "black", "lost"),
        [
            ([6, 5, 4], [5, 5], [1, 0]),
            ([4, 3, 3], [5], [0]),
            ([6], [5, 5], [1]),
            ([6, 6], [5, 5], [1, 1]),
            ([1, 1, 1], [1, 1], [0, 0]),
        ],
    )
    def test_highest_with_highest_and_second_with_second(
        self, red: list[int], black: list[int], lost: list[int]
    ) -> None:
        assert losers(red, black) == lost


class TestR5_4Losses:
    def test_never_of_another_faction(self) -> None:
        """Scenario 20, the rulebook's special case: more dice than cards."""
        s = battle("dwa1i elf3i", "gob3i", cards="0:b5")
        play(s, "with dwa, attack 1 gob")
        roll(s, "3 2", "5 4")
        assert piles(s) == [0, 1] and faction(s, 0, "elf") == "3i" and faction(s, 0, "dwa") == ""
        assert s.round == 2, "the card is over"

    def test_the_loser_chooses(self) -> None:
        """Scenario 28: three different pairs."""
        given = set()
        for first, second in (("inf", "arc"), ("inf", "cav"), ("arc", "cav")):
            s = battle("tro3i", "tro1i1a1c", cards="0:b3")
            play(s, "with tro, attack 1 tro")
            s.troops[1 * 18 + 2 * 3] = 2  # a second shield, so that two dice are rolled
            roll(s, "6 6 6", "1 1")
            s.troops[1 * 18 + 2 * 3] = 1
            assert question(s) == "1 GiveUp" and names(s) == ["give inf", "give arc"]
            play(s, f"give {first}, give {second}, done")
            given.add(faction(s, 1, "tro"))
        assert given == {"1i", "1a", "1c"}

    def test_without_a_choice_nobody_is_asked(self) -> None:
        """Scenario 28."""
        s = battle("tro3i", "tro3i", cards="0:b3")
        play(s, "with tro, attack 1 tro")
        roll(s, "6 6 6", "1 1")
        assert piles(s) == [2, 0] and question(s) == "0 Decide"

    def test_the_loser_of_the_highest_dice_chooses_first(self) -> None:
        """Scenario 29."""
        s = battle("elf2i1a", "tro2i1c", cards="0:b3")
        play(s, "with elf, attack 1 tro")
        roll(s, "6 2", "4 3")
        assert question(s) == "1 GiveUp"
        play(s, "give cav, done")
        assert question(s) == "0 GiveUp"
        play(s, "give arc, done")
        assert piles(s) == [1, 1]
        assert [FACES[pile[0]] for pile in s.captured] == ["trocav", "elfarc"]

    def test_a_side_that_is_destroyed_still_takes_what_it_has_won(self) -> None:
        s = battle("gob2i", "gob2i", cards="0:b3")
        s.troops[18 + 12] = 2
        play(s, "with gob, attack 1 gob")
        roll(s, "6 1", "5 5")
        assert piles(s) == [1, 1]

    def test_no_more_than_are_there(self) -> None:
        s = battle("gob3i", "dra1", cards="0:b3", dragons=1)
        play(s, "with gob, attack dra1")
        roll(s, "6 6 6", "1 1")
        assert piles(s) == [1, 0] and owner(s, 1) == NOBODY


class TestR5_5DragonsAndFlames:
    def test_a_dragon_adds_one_to_both_dice(self) -> None:
        """Scenario 49, the rulebook's example: 3 and 1 count 4 and 2."""
        s = battle("dra1.2", "elf4i cat1", cards="0:b16", dragons=1)
        play(s, "pass, with dra1, attack 1 elf, pass")
        assert dice(s) == (2, 2)
        roll(s, "3 1", "5 5")
        assert totals(s) == ([4, 2], [5, 5])

    def test_a_flame_goes_instead_of_the_dragon(self) -> None:
        """Scenario 50, the rulebook's example."""
        s = battle("dra1.2", "elf4i", cards="0:b16", dragons=1)
        play(s, "with dra1, attack 1 elf")
        roll(s, "4 2", "6 1")
        assert flames(s, 1) == 1 and owner(s, 1) == 0 and piles(s) == [1, 0]
        assert FACES[s.discard[-1]] == "flame"

    def test_two_lost_comparisons_cost_two_flames(self) -> None:
        """Scenario 51, the rulebook's example: 3 against 3 is lost too."""
        s = battle("dra1.2", "elf4i", cards="0:b16", dragons=1)
        play(s, "with dra1, attack 1 elf")
        roll(s, "4 2", "6 3")
        assert flames(s, 1) == 0 and owner(s, 1) == 0 and piles(s) == [0, 0]

    def test_without_a_flame_the_dragon_is_captured_and_its_win_still_counts(self) -> None:
        """Scenario 53."""
        s = battle("dra1", "elf4i", cards="0:b16", dragons=1)
        play(s, "with dra1, attack 1 elf")
        roll(s, "4 2", "6 1")
        assert owner(s, 1) == NOBODY and piles(s) == [1, 1] and FACES[s.captured[1][0]] == "dra1"

    def test_one_flame_does_not_save_from_two_losses(self) -> None:
        """Scenario 56."""
        s = battle("elf3i", "dra1.1", cards="0:b3", dragons=1)
        play(s, "with elf, attack dra1")
        roll(s, "6 6 2", "4 3")
        assert owner(s, 1) == NOBODY and piles(s) == [1, 0] and FACES[s.discard[-1]] != "dra1"
        assert s.discard.count(FACES.index("flame")) == 1

    @pytest.mark.parametrize(
        "seats", [("gob3i", "dra1"), ("gob3i", "elf1i", "dra1"), ("gob3i", "dra1", "elf1i", "bar1i")]
    )
    def test_a_dragon_that_falls_first_still_takes_what_it_has_won(self, seats: tuple[str, ...]) -> None:
        """Both comparisons count (5.4): whoever owned the dragon when the dice were rolled captures."""
        s = battle(*seats, cards="0:b3", dragons=1)
        victim = seats.index("dra1")
        play(s, "with gob, attack dra1")
        roll(s, "6 1 1", "1 1")
        assert owner(s, 1) == NOBODY
        assert [faces(pile) for pile in s.captured] == [
            "dra1" if seat == 0 else "gobinf" if seat == victim else "" for seat in range(len(seats))
        ]

    def test_and_so_does_a_dragon_that_falls_to_a_dragon(self) -> None:
        s = battle("dra1", "gob1i", "dra2", cards="0:b16", dragons=1)
        play(s, "with dra1, attack dra2")
        roll(s, "6 1", "5 1")
        assert [faces(pile) for pile in s.captured] == ["dra2", "", "dra1"]

    def test_a_band_that_kills_a_dragon_gives_what_it_loses_to_the_dragons_owner(self) -> None:
        s = battle("gob2i elf1i", "bar1i", "dra1", cards="0:b2", dragons=1)
        play(s, "hire elf, hire gob, hire gob, done, attack dra1")
        roll(s, "6 1 1", "1 1")
        assert question(s) == "0 GiveUp"
        play(s, "give gob, done")
        assert [faces(pile) for pile in s.captured] == ["dra1", "", "gobinf"]

    def test_bows_help_against_a_dragon(self) -> None:
        s = battle("elf3i1a", "dra1", cards="0:b3", dragons=1)
        play(s, "with elf, attack dra1")
        assert s.bow_lead() == 1

    def test_dragon_against_dragon(self) -> None:
        s = battle("dra1", "dra2 cat1", cards="0:b16", dragons=1)
        play(s, "pass, with dra1, attack dra2, pass")
        assert dice(s) == (2, 2)
        roll(s, "5 2", "4 2")
        assert totals(s) == ([6, 3], [5, 3])
