"""What somebody can tell without looking at anything hidden."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.core.hidden import UNKNOWN
from pioche.core.knowing import Cover, Covered, Sight, covered, foreseen, known_answers, shows, tells, under_cover
from pioche.core.laws import written
from tests.core.playing import MU, moments, short_mu
from tests.games.equinox.table import play as play_equinox
from tests.games.equinox.table import table as equinox
from tests.games.mu.table import tricks

EQUINOX, TREIZE = games.load("equinox"), games.load("treize")


class TestCovers:
    def test_they_can_be_moved_and_counted(self) -> None:
        hand = [Cover(), Cover()]
        pile = [hand.pop()]
        assert len(hand) == len(pile) == 1 and hand != [] and bool(pile)

    def test_nobody_looks_under_one(self) -> None:
        cover: object = Cover()
        with pytest.raises(Covered):
            assert cover == 3
        with pytest.raises(Covered):
            assert 3 in [cover]
        with pytest.raises(Covered):
            assert not cover

    def test_they_are_no_index_no_number_and_no_key(self) -> None:
        table, cover, key = [1, 2, 3], Cover(), "cover"
        for use in (f"table[{key}]", f"{key} < 1", f"{key} + 1", f"{{{key}}}", f"sorted([1, {key}])", f"1 << {key}"):
            with pytest.raises(TypeError):
                eval(use, {"table": table, key: cover})

    def test_what_all_tables_agree_on_is_open(self) -> None:
        assert under_cover([UNKNOWN, 2], [[UNKNOWN, 2], [UNKNOWN, 2]]) == [UNKNOWN, 2]

    def test_what_they_do_not_agree_on_is_covered_however_it_was_hidden(self) -> None:
        hidden = under_cover([0, 7, [UNKNOWN]], [[1, 7, [4]], [0, 7, [5]]])
        assert isinstance(hidden[0], Cover) and hidden[1] == 7 and isinstance(hidden[2][0], Cover)

    def test_a_list_whose_length_is_hidden_is_covered_whole(self) -> None:
        assert isinstance(under_cover([], [[1], [2]]), Cover)

    def test_the_view_itself_stays_as_it_is(self) -> None:
        s = moments(MU, short_mu(), "covers")[0]
        view = MU.view(s, s.to_move())
        before = written(view)
        trial = covered(MU, view)
        trial.play(s.options()[1])
        assert written(view) == before


class TestHowManyAnswers:
    """Everybody can tell, or it depends on what is hidden."""

    def test_a_hand_that_must_follow_keeps_it_to_itself(self) -> None:
        s = tricks("R1 G2 G3", "R5 Y1 Y2", "B1 B2 B3", "Y5 Y6 Y7")
        s.play(MU.code["R1"])
        assert s.options() == [MU.code["R5"]] and known_answers(Sight(MU), s, 1) is None

    def test_it_is_the_same_whatever_the_hidden_cards_are(self) -> None:
        for hand in ("R5 Y1 Y2", "R5 R6 Y2", "Y1 Y2 Y3"):
            s = tricks("R1 G2 G3", hand, "B1 B2 B3", "Y5 Y6 Y7")
            s.play(MU.code["R1"])
            assert known_answers(Sight(MU), s, 1) is None

    def test_the_last_card_is_the_only_one(self) -> None:
        s = tricks("R1", "R5", "B1", "Y5")
        assert known_answers(Sight(MU), s, 0) == 1
        s.play(MU.code["R1"])
        assert known_answers(Sight(MU), s, 1) == 1

    def test_cards_that_lie_open_are_counted_by_all(self) -> None:
        s = tricks("|R1 R2", "G1 G2", "B1 B2", "Y5 Y6")
        assert known_answers(Sight(MU), s, 0) == 2

    def test_a_bid_at_its_limit_can_only_stop(self) -> None:
        s = moments(MU, short_mu(), "stop")[0]
        seat = s.to_move()
        s.play(s.options()[1])
        assert s.options() == [MU.code["stop"]] and known_answers(Sight(MU), s, seat) == 1

    def test_a_game_without_hidden_cards_has_no_secret_about_it(self) -> None:
        for s in moments(TREIZE, TREIZE.settle({}), "open")[:-1]:
            assert known_answers(Sight(TREIZE), s, s.to_move()) == len(s.options())


class TestForesight:
    def test_a_draw_shows_cards_to_whoever_draws(self) -> None:
        s = equinox("LIC1 ..", "..", out="PLU", round=2)
        play_equinox(s, "skip, LIC1")
        before = s.clone()
        play_equinox(s, "stop")
        assert shows(Sight(EQUINOX), before, s, 0) and not shows(Sight(EQUINOX), before, s, None)
        assert tells(Sight(EQUINOX), 2, before, s, 0, codes("stop"))

    def test_naming_a_card_that_nobody_has_tells_that(self) -> None:
        s = equinox("ANC ..", "..", secrets="1:LIC2", out="PLU", round=2)
        play_equinox(s, "skip, ANC")
        before = s.clone()
        play_equinox(s, "PAN")
        assert not any(shows(Sight(EQUINOX), before, s, viewer) for viewer in (None, 0, 1))
        assert tells(Sight(EQUINOX), 2, before, s, 0, codes("PAN"))

    def test_it_tells_nothing_where_no_card_could_be_hit(self) -> None:
        s = equinox("ANC ..", "..", out="PLU", round=2)
        play_equinox(s, "skip, ANC")
        before = s.clone()
        play_equinox(s, "PAN")
        assert not tells(Sight(EQUINOX), 2, before, s, 0, codes("PAN"))

    def test_it_goes_as_far_as_the_first_answer_that_needs_a_hidden_card(self) -> None:
        s = equinox("ANC ..", "..", secrets="1:LIC2", out="PLU", round=2)
        assert foreseen(Sight(EQUINOX), s, 0, codes("skip, ANC, PAN, stop")) == 2

    def test_chance_cannot_be_foreseen(self) -> None:
        s = TREIZE.start(TREIZE.settle({}))
        s.run_on()
        assert foreseen(Sight(TREIZE), s, 0, [0]) == 0


def codes(answers: str) -> list[int]:
    return [EQUINOX.code[name] for name in answers.split(", ")]
