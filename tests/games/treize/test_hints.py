"""Rules of thumb that a good player would share."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.games.treize import GAME
from pioche.games.treize.cards import FACES
from pioche.games.treize.state import Treize
from tests.games.treize.table import go, table


def favourite(s: Treize) -> str:
    """The answer that looks best to whoever is asked."""
    options = s.options()
    rates = GAME.hints.rate(GAME.view(s, s.to_move()), s.to_move(), options)
    return GAME.choices[options[rates.index(max(rates))]]


class TestGiving:
    @pytest.mark.parametrize("card", ["q1", "p0", "hand", "limit", "g1", "g2"])
    def test_keep_a_good_card(self, card: str) -> None:
        assert favourite(go(table("n1", "n1", "n1"), card)) == "give 0"

    def test_give_a_bad_card_away(self) -> None:
        assert favourite(go(table("n4 q5", "n2", "n2"), "n4")) != "give 0"

    def test_bust_the_rival_who_has_most_at_stake(self) -> None:
        assert favourite(go(table("q4", "n4 n4 n3", "q4 q4 q3"), "n4")) == "give 2"

    def test_let_an_arrow_take_the_best_card_of_a_rival(self) -> None:
        assert favourite(go(table("q1", "n4", "n1 q1"), "arrow")) == "give 2"

    def test_let_an_arrow_take_your_own_worst_card(self) -> None:
        assert favourite(go(table("q2 q2 n4", "n1", "n1"), "arrow")) == "give 0"


class TestRefusing:
    def test_refuse_what_would_bust_you(self) -> None:
        assert favourite(go(table("", "hand q5 q4 n3"), "n4, give 1")) == "refuse"

    def test_keep_the_hand_when_the_card_is_good(self) -> None:
        assert favourite(go(table("", "hand q1"), "q1, give 1")) == "accept"


class TestSearching:
    def test_the_quick_answer_is_what_looks_best(self) -> None:
        s = go(table("q4", "n4 n4 n3", "q4 q4 q3"), "n4")
        quick = GAME.hints.quick
        assert quick and GAME.choices[quick(s, s.to_move(), s.options(), Random(1))] == favourite(s)

    def test_plus_signs_count_more_the_fewer_cards_are_left(self) -> None:
        early, late = table("", "", ""), table("", "", "")
        for s in (early, late):
            s.won = [[FACES.index("g2")], [], []]
        late.pile = 5
        worth = GAME.hints.worth
        assert worth and sum(worth(early)) == pytest.approx(1) and 1 / 3 < worth(early)[0] < worth(late)[0] < 1

    def test_imagined_games_rest_between_rounds_alone(self) -> None:
        rests = GAME.hints.rests
        s = go(table("n1", "", ""), "n2")
        assert rests and not rests(s, s)


class TestStrength:
    def test_they_beat_a_random_player(self) -> None:
        rng = Random(13)
        wins = 0
        for game in range(60):
            clever = game % 2
            s = GAME.start(GAME.settle({"players": 2}))
            while not s.is_over():
                if s.to_move() == CHANCE:
                    s.happen(s.draw(rng))
                elif s.to_move() == clever:
                    s.play(GAME.code[favourite(s)])
                else:
                    s.play(rng.choice(s.options()))
            wins += s.ranks[clever] == 0
        assert wins > 45
