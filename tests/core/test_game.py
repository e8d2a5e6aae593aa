"""Options, settings, and what a game tells about itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pioche.core.game import LANGUAGES, Number, OneOf, Option, Refused, YesNo
from tests.core.playing import MU

ROUNDS = Number(key="rounds", default=3, low=1, high=9)
OPEN = YesNo(key="open", default=0)
DECK = OneOf(key="deck", default=1, names=("short", "full"), players=range(3, 4))
GAME = replace(MU, options=(Number(key="players", default=4, low=3, high=6), ROUNDS, OPEN, DECK), variants=())


def refusal(wanted: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        GAME.settle(wanted)
    return refused.value


class TestOptions:
    @pytest.mark.parametrize("option", [ROUNDS, OPEN, DECK], ids=lambda option: str(option.key))
    def test_every_value_is_read_as_it_was_written(self, option: Option) -> None:
        assert [option.read(option.write(value)) for value in option.values()] == list(option.values())

    def test_reading_is_lenient_about_case_and_blanks(self) -> None:
        assert OPEN.read(" Yes ") == 1 and DECK.read("FULL") == 1

    @pytest.mark.parametrize(
        ("option", "text"),
        [(ROUNDS, "0"), (ROUNDS, "10"), (ROUNDS, "03"), (ROUNDS, "+3"), (ROUNDS, ""), (OPEN, "1"), (DECK, "half")],
    )
    def test_what_is_not_written_so_is_refused_with_what_is_allowed(self, option: Option, text: str) -> None:
        with pytest.raises(Refused) as refused:
            option.read(text)
        assert refused.value.message == "refused-option"
        assert refused.value.details == {"option": option.key, "value": text, "allowed": option.allowed()}

    def test_allowed_is_short_for_numbers_and_a_list_for_names(self) -> None:
        assert [option.allowed() for option in (ROUNDS, OPEN, DECK)] == ["1–9", "no, yes", "short, full"]


class TestSettle:
    def test_defaults_fill_in_the_rest(self) -> None:
        assert GAME.settle({"rounds": 5}) == {"players": 4, "rounds": 5, "open": 0, "deck": 1}

    def test_words_and_numbers_mean_the_same(self) -> None:
        assert GAME.settle({"players": "3", "deck": "short"}) == GAME.settle({"players": 3, "deck": 0})

    def test_a_value_outside_is_refused(self) -> None:
        assert refusal({"players": 7}).details == {"option": "players", "value": 7, "allowed": "3–6"}

    def test_an_option_that_does_not_exist_is_refused_with_those_that_do(self) -> None:
        refused = refusal({"colour": 1})
        assert refused.message == "refused-no-option"
        assert refused.details == {"option": "colour", "allowed": "players, rounds, open, deck"}

    def test_an_option_for_other_player_counts_keeps_its_default(self) -> None:
        assert GAME.settle({"players": 4, "deck": 0})["deck"] == 1
        assert GAME.settle({"players": 3, "deck": 0})["deck"] == 0

    def test_what_is_wanted_is_not_changed(self) -> None:
        wanted: dict[str, int | str] = {"players": "5"}
        GAME.settle(wanted)
        assert wanted == {"players": "5"}


class TestEveryTable:
    def test_each_player_count_then_each_variant(self) -> None:
        game = replace(GAME, variants=({"open": 1},))
        tables = [(s["players"], s["open"]) for s in game.every_table()]
        assert tables == [(n, 0) for n in range(3, 7)] + [(n, 1) for n in range(3, 7)]

    def test_a_variant_is_left_out_where_it_does_not_apply(self) -> None:
        game = replace(GAME, variants=({"deck": 0},))
        assert [s["players"] for s in game.every_table() if s["deck"] == 0] == [3]

    def test_games_are_short_where_a_variant_says_nothing_else(self) -> None:
        game = replace(GAME, variants=({"rounds": 2},), short={"rounds": 1})
        assert {s["rounds"] for s in game.every_table()} == {1, 2}
        assert game.settle({})["rounds"] == game.option("rounds").default

    def test_no_table_comes_twice(self) -> None:
        tables = [tuple(s.values()) for s in MU.every_table()]
        assert len(set(tables)) == len(tables)


class TestGame:
    def test_every_kind_of_step_is_known_by_name_and_none_that_was_only_imported(self) -> None:
        assert {"Deal", "Bid", "ShowMore", "PlayCard", "TakeTrick", "NextHand"} <= set(MU.steps)
        assert not {"Step", "ChanceStep", "Together"} & set(MU.steps)

    def test_the_names_of_answers_are_told_apart(self) -> None:
        assert [MU.code[name] for name in MU.choices] == list(range(len(MU.choices)))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_texts_and_rules_are_there_in_every_language(self, language: str) -> None:
        assert "game-name" in MU.text(language) and MU.rules(language).startswith("# ")

    def test_a_refusal_says_what_it_is_about(self) -> None:
        assert str(Refused("refused-choice", seat=2, choice="R7")) == "refused-choice {'seat': 2, 'choice': 'R7'}"
