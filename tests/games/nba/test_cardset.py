"""NBA Deck-Building: sets of cards that people write, and what is said about them when they are wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pioche.core.game import LANGUAGES, Refused
from pioche.games.nba import GAME
from pioche.games.nba.cards import SETS
from pioche.games.nba.cardset import CardSet, check_stock, combined, content_hash, cost_of, read_set, strength
from pioche.text import Words

HEAD = "id,positions,cost,value,three,inside,slash,intercept,block,stop,iq,reb,medal"
KORVER = "korver,SG/SF,3,2,3,0,0,1,0,0,1,1,0"
ANN = "ann,PG,3,2,1,0,1,0,0,0,2,0,1"


def written(folder: Path, players: str, names: str | None = None, retired: str = "") -> Path:
    """A set of these lines."""
    (folder / "players.csv").write_text(players, "utf-8")
    ids = [line.split(",")[0] for line in players.splitlines()[1:] if line]
    named = names if names is not None else "id,name,era\n" + "".join(f"{card},Name of {card},\n" for card in ids)
    (folder / "names.csv").write_text(named, "utf-8")
    if retired:
        (folder / "retired.csv").write_text(f"name\n{retired}\n", "utf-8")
    return folder


def refusal(folder: Path) -> str:
    """What is said about this set, in English; the French sentence must exist too."""
    with pytest.raises(Refused) as refused:
        read_set(folder)
    said = [Words(language, GAME).refusal(refused.value) for language in LANGUAGES]
    assert said[0] != said[1]
    return said[0]


class TestASetOfOnesOwn:
    def test_a_set_is_a_folder_with_cards_and_names(self, tmp_path: Path) -> None:
        cards = read_set(written(tmp_path, f"{HEAD}\n{KORVER}\n\n{ANN}\n"))
        assert [card.id for card in cards.cards] == ["korver", "ann"]
        assert cards.names["ann"] == "Name of ann" and cards.key == tmp_path.name
        assert cards.cards[0].positions == (1, 2) and cards.cards[1].medal == 1

    def test_columns_may_come_in_any_order(self, tmp_path: Path) -> None:
        head = ",".join(reversed(HEAD.split(",")))
        card = ",".join(reversed(KORVER.split(",")))
        (tmp_path / "names.csv").write_text("era,name,id\n2003,Kyle Korver,korver\n")
        (tmp_path / "players.csv").write_text(f"{head}\n{card}\n")
        assert read_set(tmp_path).cards == read_set(written(tmp_path, f"{HEAD}\n{KORVER}\n")).cards

    def test_the_hash_tells_cards_apart_but_not_names_or_the_order_of_lines(self, tmp_path: Path) -> None:
        one = read_set(written(tmp_path, f"{HEAD}\n{KORVER}\n{ANN}\n")).hash
        assert read_set(written(tmp_path, f"{HEAD}\n{ANN}\n{KORVER}\n", "id,name,era\nann,A,\nkorver,B,\n")).hash == one
        assert read_set(written(tmp_path, f"{HEAD}\n{KORVER}\n{ANN[:-1]}0\n")).hash != one

    def test_our_sets_keep_their_hashes(self) -> None:
        assert [one.hash[:8] for one in SETS] == ["5245e5e5", "5899ee19"]
        assert all(one.hash == content_hash(one.cards) for one in SETS)


class TestASetThatIsRefused:
    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        assert refusal(tmp_path) == "The set has no file players.csv."

    def test_a_missing_column(self, tmp_path: Path) -> None:
        said = refusal(written(tmp_path, HEAD.replace("cost,", "") + "\n"))
        assert said.startswith("players.csv must have the column “cost” once")

    def test_a_column_too_many(self, tmp_path: Path) -> None:
        assert "has a column “colour” that means nothing" in refusal(written(tmp_path, f"{HEAD},colour\n{KORVER},x\n"))

    def test_a_card_that_stands_there_twice(self, tmp_path: Path) -> None:
        said = refusal(written(tmp_path, f"{HEAD}\n{KORVER}\n{ANN}\n{KORVER}\n"))
        assert said == "players.csv, line 4: card korver stands there already, in line 2."

    def test_a_cost_off_the_formula(self, tmp_path: Path) -> None:
        said = refusal(written(tmp_path, f"{HEAD}\n{KORVER.replace(',3,2,', ',4,3,', 1)}\n"))
        assert said == ("players.csv, line 2, card korver: it costs 4, but with a strength of 5.25 it must cost 3.")

    def test_a_value_off_the_formula(self, tmp_path: Path) -> None:
        said = refusal(written(tmp_path, f"{HEAD}\n{KORVER.replace(',3,2,', ',3,3,', 1)}\n"))
        assert said == "players.csv, line 2, card korver: it is worth 3, but at a cost of 3 it must be worth 2."

    @pytest.mark.parametrize("level", ["6", "-1", "", "1.5", "three", "²", "0000000000001"])
    def test_a_statistic_that_is_no_level(self, tmp_path: Path, level: str) -> None:
        said = refusal(written(tmp_path, f"{HEAD}\nann,PG,3,2,{level},0,1,0,0,0,2,0,1\n"))
        assert said == (f"players.csv, line 2, card ann: three is “{level}”, it must be a whole number from 0 to 5.")

    @pytest.mark.parametrize("positions", ["", "MJ", "PG/PG", "PG SG", "pg"])
    def test_positions_that_do_not_exist(self, tmp_path: Path, positions: str) -> None:
        assert f"“{positions}” are no positions" in refusal(
            written(tmp_path, f"{HEAD}\n{ANN.replace('PG', positions)}\n")
        )

    @pytest.mark.parametrize("card", ["", "a b", "a_b", "1a", "-a", "x" * 60])
    def test_an_id_that_records_could_not_write(self, tmp_path: Path, card: str) -> None:
        said = refusal(written(tmp_path, f"{HEAD}\n{card},PG,3,2,1,0,1,0,0,0,2,0,1\n", "id,name,era\n"))
        assert "cannot be the id of a card" in said and len(said) < 200

    def test_a_line_with_too_few_values(self, tmp_path: Path) -> None:
        said = refusal(written(tmp_path, f"{HEAD}\nann,PG,3\n"))
        assert said == "players.csv, line 2, card ann: 3 values for 13 columns."

    def test_a_quotation_mark_that_never_ends(self, tmp_path: Path) -> None:
        assert "line 2 cannot be read" in refusal(written(tmp_path, f'{HEAD}\n"ann,PG,3\n'))

    def test_no_cards_at_all(self, tmp_path: Path) -> None:
        assert refusal(written(tmp_path, f"{HEAD}\n")) == "players.csv has no cards."
        assert "must have the column “id”" in refusal(written(tmp_path, ""))

    def test_a_name_for_nobody_and_nobody_without_a_name(self, tmp_path: Path) -> None:
        lines = f"{HEAD}\n{KORVER}\n"
        said = refusal(written(tmp_path, lines, "id,name,era\nkorver,Kyle,\nann,Ann,\n"))
        assert said == "names.csv, line 3: a name for “ann”, but there is no such card."
        assert refusal(written(tmp_path, lines, "id,name,era\n")) == "names.csv: card korver has no name."

    def test_names_that_cannot_be(self, tmp_path: Path) -> None:
        lines = f"{HEAD}\n{KORVER}\n{ANN}\n"
        assert "has a name already" in refusal(written(tmp_path, lines, "id,name,era\nann,A,\nann,B,\n"))
        assert "cannot be a name" in refusal(written(tmp_path, lines, f"id,name,era\nann,{'A' * 41},\n"))
        said = refusal(written(tmp_path, lines, "id,name,era\nann,A,\nkorver,A,\n"))
        assert said.endswith("card korver: A is also card ann; there is one card of each person.")

    @pytest.mark.parametrize("size", [3_000_000, 150_000])
    def test_noise(self, tmp_path: Path, size: int) -> None:
        written(tmp_path, f"{HEAD}\n{KORVER}\n")
        (tmp_path / "players.csv").write_bytes(Random(size).randbytes(size))
        said = refusal(tmp_path)
        assert said.startswith("players.csv") and len(said) < 100

    def test_text_with_signs_that_cannot_be_printed(self, tmp_path: Path) -> None:
        written(tmp_path, f"{HEAD}\n{KORVER}\n")
        (tmp_path / "names.csv").write_bytes(b"id,name,era\nkorver,Ky\0le,\n")
        assert refusal(tmp_path) == "names.csv, line 2: this is not text (UTF-8)."

    def test_a_long_line_of_letters(self, tmp_path: Path) -> None:
        written(tmp_path, "x" * 199_000)
        assert len(refusal(tmp_path)) < 250

    def test_a_folder_in_place_of_a_file(self, tmp_path: Path) -> None:
        written(tmp_path, f"{HEAD}\n{KORVER}\n")
        (tmp_path / "names.csv").unlink()
        (tmp_path / "names.csv").mkdir()
        assert refusal(tmp_path) == "The set has no file names.csv."


class TestR9_1Sets:
    def test_season_and_legends_are_124_players(self) -> None:
        assert [len(combined(SETS[:many])) for many in (1, 2)] == [100, 124]

    def test_of_one_person_the_later_card_counts(self, tmp_path: Path) -> None:
        names = "id,name,era\nkorver-2,Kyle Korver,2010\n"
        later = read_set(written(tmp_path, f"{HEAD}\nkorver-2,SG,3,2,4,0,0,0,0,0,1,1,0\n", names))
        ids = [card.id for card in combined([*SETS, later])]
        assert "korver-2" in ids and "korver" not in ids and len(ids) == 124

    def test_a_set_may_send_people_home(self, tmp_path: Path) -> None:
        later = read_set(written(tmp_path, f"{HEAD}\n{ANN}\n", retired="LeBron James"))
        ids = [card.id for card in combined([SETS[0], later])]
        assert "lebron" not in ids and "ann" in ids and len(ids) == 100

    def test_two_people_do_not_share_an_id(self) -> None:
        other: CardSet = replace(SETS[0], names={card: f"another {card}" for card in SETS[0].names})
        with pytest.raises(Refused, match="nba-set-two-people"):
            combined([SETS[0], other])

    def test_legends_alone_do_not_make_a_market(self) -> None:
        with pytest.raises(Refused, match="nba-set-few-cheap"):
            check_stock(combined(SETS[1:]), market=20, cheap=4)
        with pytest.raises(Refused, match="nba-set-few "):
            check_stock(combined(SETS[1:]), market=30, cheap=1)
        check_stock(combined(SETS), market=88, cheap=8)


class TestR1_3Prices:
    def test_strength_counts_attack_and_intelligence_whole_rebounds_three_quarters_defence_half(self) -> None:
        assert strength((1, 0, 0, 0, 0, 0, 0, 0)) == strength((0, 0, 0, 0, 0, 0, 1, 0)) == 4
        assert strength((0, 0, 0, 1, 1, 1, 0, 0)) == 6 and strength((0, 0, 0, 0, 0, 0, 0, 1)) == 3

    def test_a_half_is_rounded_up_and_nobody_costs_less_than_3_or_more_than_12(self) -> None:
        assert [cost_of(4 * whole) for whole in (0, 6, 7, 8, 9)] == [3, 3, 4, 4, 5]
        assert cost_of(4 * 40) == 12
