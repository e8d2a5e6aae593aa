"""Warriors, chapter 8: the end of a round and of the game."""

from __future__ import annotations

from pioche.games.warriors.cards import FACES
from pioche.games.warriors.scoring import EndGame
from tests.games.warriors.table import battle, faces, flames, laid_out, play, points, question, shot


class TestR8_1EndOfARound:
    def test_catapults_and_wizards_go_and_flames_stay(self) -> None:
        s = battle("gob2i +gob cat1 dra1.2 fl0", "elf1i", dragons=1)
        play(s, "pass")
        assert s.catapults == [0, 0] and sum(s.wizards) == 0 and flames(s, 1) == 2
        assert sorted(faces(s.discard).split()) == ["catapult", "wizard"] and s.round == 2

    def test_there_is_a_last_chance_to_shoot(self) -> None:
        """Scenario 71: a shot after the last card changes a majority before the score."""
        s = battle("gob2i", "elf1i cat1", "tro2i", "tro2i", number=3)
        assert question(s) == "1 MayShoot" and points(s)[2:] == [7, 7]
        play(s, "shoot 2 troinf")
        shot(s, 4)
        assert s.is_over() and points(s) == [10, 8 + 2, 0, 7]


class TestR8_2Score:
    def test_two_points_for_each_captured_card_and_the_bonuses(self) -> None:
        """Scenario 72."""
        s = laid_out("pile5 und2i gob4i elf3i", "pile3 und2i dwa1i gob4i bar5i", "pile6 elf2i tro1i bar4i", number=3)
        assert points(s) == [33, 38, 19]

    def test_dragons_are_a_people(self) -> None:
        s = laid_out("dra1 dra2", "dra3", "gob1i", dragons=1)
        assert points(s) == [12, 0, 10]

    def test_a_people_nobody_has_brings_nothing(self) -> None:
        assert points(laid_out("gob1i", "")) == [10, 0]

    def test_all_arms_count_alike_and_captured_cards_do_not(self) -> None:
        s = laid_out("gob1a1c pile4", "gob1i")
        s.captured[1] = [FACES.index("gobinf")] * 4
        assert points(s) == [8 + 10, 8]


class TestR8_3Winner:
    def test_most_points_win(self) -> None:
        s = laid_out("gob1i", "bar1i", "und1i")
        s.agenda = [EndGame()]
        s.run_on()
        assert s.ranks == [1, 0, 2]

    def test_of_equals_more_captured_cards_win(self) -> None:
        s = laid_out("gob1i", "pile5", "gob0i")
        s.agenda = [EndGame()]
        s.run_on()
        assert points(s) == [10, 10, 0] and s.ranks == [1, 0, 2]

    def test_else_they_share_the_victory(self) -> None:
        s = laid_out("gob1i pile1", "gob1i pile1", "")
        s.agenda = [EndGame()]
        s.run_on()
        assert s.ranks == [0, 0, 2]
