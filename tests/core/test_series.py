"""Series: who meets whom, what ties and missing entrants come to, and a record that proves the whole chain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from pioche import games
from pioche.core.fair import Committed, Seeded
from pioche.core.game import Refused
from pioche.core.record import Bad, Seat, digits
from pioche.core.series import laws, text
from pioche.core.series.chain import Series, key_of, kind_of, kinds_of, named, terms_of
from pioche.core.series.shapes import (
    FILLER,
    MOST_DECIDERS,
    SHAPES,
    Field,
    Key,
    Outlook,
    Pairing,
    Result,
    bracket,
    snake,
)
from pioche.lab.series import entered, play_match, play_series

CALCORY = games.load("calcory")
MU = games.load("mu")


def field(entrants: int, table: int = 2, low: int = 2, high: int = 6, length: int = 0) -> Field:
    return Field(tuple(range(entrants)), table, range(low, high + 1), length)


def better_seed_wins(pairing: Pairing) -> Result:
    """As everybody expected; who only makes up the number is last."""
    order = sorted(pairing.seats, key=lambda entrant: entrant if entrant != FILLER else 99)
    ranks = tuple(order.index(entrant) for entrant in pairing.seats)
    return Result(ranks, tuple(-rank for rank in ranks))


def all_tied(pairing: Pairing) -> Result:
    return Result((0,) * len(pairing.seats), (0,) * len(pairing.seats))


def played(
    shape: str, there: Field, result: Callable[[Pairing], Result] = better_seed_wins
) -> tuple[Outlook, dict[Key, Result]]:
    """Every match as soon as it is known, in any order, to the end."""
    results: dict[Key, Result] = {}
    rng = Random(7)
    for _ in range(1000):
        out = SHAPES[shape](there, results)
        if out.over:
            return out, results
        pairing = rng.choice([pairing for pairing in out.pairings if pairing.key not in results])
        results[pairing.key] = result(pairing)
    raise AssertionError("no end")


class TestKnockOut:
    def test_the_first_two_seeds_can_only_meet_in_the_final(self) -> None:
        assert bracket(8) == [0, 7, 3, 4, 1, 6, 2, 5]
        out, results = played("knock-out", field(16))
        assert len(results) == 15 and [*out.ranks.values()][:4] == [0, 1, 2, 2]
        assert out.pairings[-1] == Pairing((4, 1, 1), (0, 1))

    def test_the_winner_of_a_match_goes_on_wherever_it_was_seeded(self) -> None:
        out, _ = played("knock-out", field(4), lambda pairing: Result((1, 0), (0, 1)))
        assert out.pairings[-1].seats == (3, 2) and out.ranks[2] == 0

    def test_first_seeds_need_no_match_where_entrants_are_missing(self) -> None:
        out = SHAPES["knock-out"](field(5), {})
        assert out.byes == {1: [0, 1, 2]}
        assert [pairing.seats for pairing in out.pairings] == [(3, 4), (1, 2)]  # who has a bye waits for nobody else

    @pytest.mark.parametrize("entrants", range(3, 17))
    def test_any_number_comes_to_one_winner_after_one_match_less(self, entrants: int) -> None:
        out, results = played("knock-out", field(entrants))
        assert len(results) == entrants - 1 and [*out.ranks.values()].count(0) == 1

    def test_a_tie_is_played_again_the_other_way_round(self) -> None:
        tie = {(1, 1, 1): Result((0, 0), (5, 5))}
        again = SHAPES["knock-out"](field(4), tie).pairings[1]
        assert again == Pairing((1, 1, 2), (3, 0))

    def test_who_ties_for_ever_goes_on_by_seed(self) -> None:
        out, results = played("knock-out", field(4), all_tied)
        assert out.ranks[0] == 0 and len(results) == 3 * (1 + MOST_DECIDERS)


class TestGroups:
    def test_the_best_two_of_two_tables_meet_at_one(self) -> None:
        out, _ = played("knock-out", field(8, table=4, low=3))
        assert [pairing.seats for pairing in out.pairings] == [(0, 3, 4, 7), (1, 2, 5, 6), (0, 1, 2, 3)]
        assert [out.ranks[entrant] for entrant in range(8)] == [0, 1, 2, 3, 4, 4, 4, 4]

    def test_seeds_are_spread_over_the_tables(self) -> None:
        assert snake([*range(8)], 3) == [(0, 5, 6), (1, 4, 7), (2, 3)]

    def test_only_those_who_are_level_at_the_border_play_again(self) -> None:
        level = {(1, 1, 1): Result((0, 1, 1, 3), (9, 5, 5, 1))}
        out = SHAPES["knock-out"](field(8, table=4, low=3), level)
        assert out.pairings[1] == Pairing((1, 1, 2), (4, FILLER, 3))  # a bot makes up the number

    @pytest.mark.parametrize("entrants", range(3, 17))
    @pytest.mark.parametrize("table", [3, 4, 5, 6])
    def test_any_number_at_any_table_comes_to_one_winner(self, entrants: int, table: int) -> None:
        for result in (better_seed_wins, all_tied):
            out, _ = played("knock-out", field(entrants, table, 3), result)
            assert [*out.ranks.values()].count(0) == 1 and out.ranks[0] == 0
            for pairing in out.pairings:
                assert len(pairing.seats) in range(3, 7) and len({*pairing.entrants}) == len(pairing.entrants)


class TestRoundRobin:
    @pytest.mark.parametrize("entrants", range(3, 9))
    @pytest.mark.parametrize("table", [2, 4])
    def test_everybody_meets_everybody(self, entrants: int, table: int) -> None:
        there = field(entrants, table, 2 if table == 2 else 3)
        out, results = played("round-robin", there)
        met = {pair for pairing in out.pairings for pair in combinations(sorted(pairing.entrants), 2)}
        assert met == {*combinations(range(entrants), 2)}
        if table == 2:
            assert len(results) == entrants * (entrants - 1) // 2
        assert [out.ranks[entrant] for entrant in range(entrants)] == [*range(entrants)]

    def test_nobody_sits_at_two_tables_of_a_round(self) -> None:
        out, _ = played("round-robin", field(7))
        for stage in range(1, 8):
            sitting = [entrant for pairing in out.pairings if pairing.stage == stage for entrant in pairing.entrants]
            assert sorted([*sitting, *out.byes[stage]]) == [*range(7)]

    def test_level_on_points_the_scores_tell_then_a_decider(self) -> None:
        there = field(3)
        circle = {(1, 1, 1): (1, 2), (2, 1, 1): (0, 1), (3, 1, 1): (2, 0)}  # each beats one
        pairs = {p.key: p.seats for p in played("round-robin", there)[0].pairings}
        results = {}
        for key, (winner, _) in circle.items():
            ranks = tuple(int(entrant != winner) for entrant in pairs[key])
            results[key] = Result(ranks, tuple(1 - rank for rank in ranks))
        out = SHAPES["round-robin"](there, results)
        assert not out.over and {*out.points.values()} == {2}
        assert out.pairings[-1] == Pairing((4, 1, 1), (0, 1, 2))
        out = SHAPES["round-robin"](there, {**results, (4, 1, 1): Result((1, 0, 2), (0, 1, 0))})
        assert out.over and out.ranks == {0: 1, 1: 0, 2: 1}
        better = {**results, (1, 1, 1): Result(results[1, 1, 1].ranks, tuple(9 * s for s in results[1, 1, 1].scores))}
        assert SHAPES["round-robin"](there, better).ranks[1] == 0


class TestBestOf:
    def test_it_stops_when_nobody_can_catch_up(self) -> None:
        _, results = played("best-of", field(2, length=5))
        assert len(results) == 3

    def test_seats_go_round(self) -> None:
        out, _ = played("best-of", field(3, 3, length=3))
        assert [pairing.seats for pairing in out.pairings[:2]] == [(0, 1, 2), (1, 2, 0)]

    def test_a_tie_after_the_last_match_is_decided_by_one_more(self) -> None:
        out, results = played("best-of", field(2, length=3), all_tied)
        assert len(results) == 3 + 1 + MOST_DECIDERS and out.ranks[0] == 0


class TestRoad:
    def test_it_goes_on_until_a_match_is_lost(self) -> None:
        won, lost = Result((0,), (3,)), Result((0,), (-1,))
        there = Field((0,), 1, range(1, 2))
        out = SHAPES["road"](there, {(1, 1, 1): won, (2, 1, 1): won})
        assert not out.over and out.points == {0: 2} and out.pairings[-1].stage == 3
        out = SHAPES["road"](there, {(1, 1, 1): won, (2, 1, 1): lost})
        assert out.over and out.points == {0: 1}


class TestTerms:
    def test_every_game_offers_the_three_kinds(self) -> None:
        for key in games.KEYS:
            assert {"knock-out", "round-robin", "best-of"} <= {*kinds_of(games.load(key))}

    def test_two_sit_at_a_table_if_two_can_play(self) -> None:
        assert terms_of(CALCORY, kind_of(CALCORY, "knock-out"), {}, 8).settings["players"] == 2
        assert terms_of(MU, kind_of(MU, "knock-out"), {}, 8).settings["players"] == 4

    @pytest.mark.parametrize(
        ("kind", "entrants", "length", "why"),
        [
            ("cup", 4, 0, "refused-series-kind"),
            ("knock-out", 5, 0, "refused-series-size"),
            ("best-of", 3, 4, "refused-series-length"),
            ("best-of", 9, 3, "refused-series-size"),
        ],
    )
    def test_what_cannot_be_is_refused(self, kind: str, entrants: int, length: int, why: str) -> None:
        with pytest.raises(Refused) as refused:
            terms_of(CALCORY, kind_of(CALCORY, kind), {}, entrants, length)
        assert refused.value.message == why

    def test_matches_are_called_by_stage_and_place(self) -> None:
        assert [named((2, 1, 1)), named((1, 3, 2))] == ["2.1", "1.3.2"]
        assert key_of("1.3.2") == (1, 3, 2) and key_of("2.1") == (2, 1, 1)


def new_series(entrants: int = 4, luck: Seeded | Committed | None = None) -> Series:
    terms = terms_of(CALCORY, kind_of(CALCORY, "knock-out"), {}, 4)
    return Series(CALCORY, terms, entered(["random"] * entrants), luck or Seeded("series"))


class TestLog:
    def test_only_what_is_due_can_be_opened_and_once(self) -> None:
        series = new_series()
        first, second = series.due()
        series.open(first)
        for wrong in (first, Pairing((2, 1, 1), (0, 1)), Pairing(second.key, first.seats)):
            with pytest.raises(Refused, match="refused-series-open"):
                series.open(wrong)
        assert series.due() == [second]

    def test_a_match_ends_once_and_not_before_it_began(self) -> None:
        series = new_series()
        opened = series.open(series.due()[0])
        written, match = play_match(series, opened, "seed", {})
        series.end(opened.key, text.hashed(written), match.state)
        for key in (opened.key, (1, 2, 1)):
            with pytest.raises(Refused, match="refused-series-ended"):
                series.end(key, text.hashed(written), match.state)

    def test_an_entrant_who_drops_out_is_replaced_by_a_bot(self) -> None:
        series = Series(
            CALCORY,
            terms_of(CALCORY, kind_of(CALCORY, "knock-out"), {}, 4),
            [Seat("Ada"), *entered(["random"] * 3)],
            Seeded("series"),
        )
        pairing = next(pairing for pairing in series.due() if 0 in pairing.seats)
        assert Seat("Ada") in series.seats(series.open(pairing))
        series.replace(0, "random")
        assert Seat("Ada", "random") in series.seats(series.opened[pairing.key])
        for entrant in (0, 1, 9):  # a bot already, and nobody
            with pytest.raises(Refused, match="refused-series-replace"):
                series.replace(entrant, "random")
        laws.check(series)
        assert "replace 0 random" in text.write(series) and "entrant 0 - Ada" in text.write(series)

    def test_chance_draws_who_meets_whom_unless_they_are_seeded(self) -> None:
        assert new_series().order != new_series(luck=Seeded("other")).order
        terms = terms_of(CALCORY, kind_of(CALCORY, "knock-out"), {}, 4, seeded=True)
        assert Series(CALCORY, terms, entered(["random"] * 4), Seeded("x")).order == (0, 1, 2, 3)

    def test_too_few_or_too_many_are_refused(self) -> None:
        for entrants in (2, 17):
            with pytest.raises(Refused, match="refused-series-entrants"):
                new_series(entrants)


class TestKeeping:
    def test_who_may_keep_nothing_goes_on_at_once(self) -> None:
        """Won, and nothing bought that costs little enough; who is offered something is waited for."""
        (key,) = {key for key in games.KEYS if kinds_of(games.load(key)).get("campaign")}
        game = games.load(key)
        terms = terms_of(game, kind_of(game, "campaign"), {}, 1)
        (ended,) = play_series(game, terms, entered(["random"]), "nothing", most=1).series.ended.values()
        won = replace(ended, result=Result((0,), (6,)))
        for offers in ((), ended.holds[0][:1]):
            series = Series(game, terms, [Seat("Ana")], Seeded("nothing"))
            series.open(series.due()[0])
            assert not series.keeps_nothing(0)
            series.note_end(replace(won, offers=(offers,)))
            assert (series.keeps_nothing(0), bool(series.choices), len(series.due())) == (
                (False, True, 0) if offers else (True, False, 1)
            )
            laws.check(series)
        lost = Series(game, terms, [Seat("Ana")], Seeded("nothing"))
        lost.open(lost.due()[0])
        lost.note_end(replace(won, result=Result((0,), (-1,)), offers=((),)))
        assert lost.is_over and not lost.keeps_nothing(0)


class TestRecord:
    def whole(self) -> str:
        terms = terms_of(MU, kind_of(MU, "knock-out"), {"hands": 1, "players": 3}, 4)
        return play_series(MU, terms, entered(["random"] * 4), "whole").bundle()

    def test_a_whole_series_is_verified_with_all_its_matches(self) -> None:
        series, matches = text.verify(self.whole(), games.load)
        assert series.is_over and len(matches) == len(series.ended)

    def test_one_changed_character_anywhere_is_found(self) -> None:
        whole = self.whole()
        for place, was in enumerate(whole):
            changed = str((int(was) + 1) % 10) if was.isdigit() else "x" if was != "x" else "y"
            with pytest.raises(Bad):
                text.verify(whole[:place] + changed + whole[place + 1 :], games.load)

    def test_a_match_that_is_right_but_another_is_found(self) -> None:
        """Sealed anew, every line by itself is right; the hash and the rules still tell."""
        whole = self.whole()
        own, matches = text.split(whole)
        other = play_series(
            MU, terms_of(MU, kind_of(MU, "knock-out"), {"hands": 1, "players": 3}, 4), entered(["random"] * 4), "other"
        ).bundle()
        strange = text.split(other)[1][0]
        with pytest.raises(Bad, match="series-no-match"):
            text.verify(own + strange + "".join(matches[1:]), games.load)
        with pytest.raises(Bad, match="series-strange-match"):
            text.verify(whole + strange, games.load)
        named_anew = resealed(own.replace(text.hashed(matches[0]), text.hashed(strange)))
        with pytest.raises(Bad, match=r"series-other-match|series-not-so"):
            text.verify(named_anew + strange + "".join(matches[1:]), games.load)

    def test_another_result_another_draw_and_another_order_are_found(self) -> None:
        own, matches = text.split(self.whole())
        end = next(row for row in own.split("\n") if row[9:].startswith("end "))
        ranks, scores = end.split(" : ")
        for old, new in (
            (end, " : ".join([ranks, " ".join(str(int(score) + 1) for score in scores.split(" "))])),
            ("seed whole", "seed hole"),
            ("\n" + next(row for row in own.split("\n") if row[9:].startswith("standing")), ""),
        ):
            assert old in own
            with pytest.raises(Bad):
                text.verify(resealed(own.replace(old, new)) + "".join(matches), games.load)

    def test_a_secret_is_held_to_its_commitment(self) -> None:
        luck = Committed("5ec2e7", "series-1", ["bot"] * 4)
        series = new_series(luck=luck)
        written = text.write(series)
        assert f"commitment {luck.commitment}" in written
        with pytest.raises(Bad, match="record-commitment"):
            text.verify(resealed(written.replace("secret 5ec2e7", "secret 5ec2e8")), games.load)
        with pytest.raises(Bad, match="record-entropies"):
            text.verify(resealed(written.replace("entropy 2 bot", "entropy 2 chosen")), games.load)

    def test_an_unfinished_series_is_resumed_where_it_stood(self) -> None:
        series = new_series()
        series.open(series.due()[0])
        again, _ = text.resumed(text.write(series), games.load)
        assert again.log == series.log and again.due() == series.due()
        with pytest.raises(Bad, match="record-unfinished"):
            text.verify(text.write(series), games.load)


def resealed(own: str) -> str:
    """The same lines with digits that fit."""
    seal, out = "", [own.split("\n")[0]]
    for row in own.split("\n")[1:-1]:
        line = row.partition(" ")[2]
        seal = digits(seal, line)
        out.append(f"{seal} {line}")
    return "\n".join(out) + "\n"
