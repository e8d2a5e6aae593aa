"""NBA Deck-Building, chapter 12: the campaign, the legacy tournament, and what is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pioche import games
from pioche.core.fair import Seeded
from pioche.core.game import Refused
from pioche.core.laws import Walk
from pioche.core.match import Match
from pioche.core.record import Seat, opened, read, verify, write
from pioche.core.series import laws, text
from pioche.core.series.chain import Kept, Series, kind_of, terms_of
from pioche.core.series.kinds import Carried
from pioche.games.nba import GAME, seasons, turns
from pioche.games.nba.answers import DONE
from pioche.games.nba.cards import CARD, COST, FIRST_DECK, FIRST_FIVE, MARKET_TACTICS, OWN_CARDS, STARTING, TACTIC
from pioche.games.nba.state import Nba, census
from pioche.lab.referee import Refereed, opinion
from pioche.lab.series import entered, play_series
from pioche.text.messages import messages
from tests.games.nba.table import arrange, cards, numbers, run

SHORT = {"duration": 0}
TEAM = (*FIRST_FIVE, *FIRST_DECK)
WITH_KORVER = tuple(numbers("T-PG1 T-SG1 T-SF1 T-PF1 T-C1 S-SG1 S-SG2 S-SF1 S-PF1 S-PF2 S-C1 korver")) + tuple(
    numbers("BO-POST BO-SLASH BD-SWITCH BD-TRAP KENTUCKY-O")
)
SECOND = tuple(numbers("T-PG1 T-SG1 T-SF1 T-PF1 T-C1 S-PG1 S-SG2 S-SF1 S-PF1 S-PF2 S-C1 korver")) + tuple(
    numbers("BO-POST BO-SLASH BD-SWITCH KENTUCKY-O KENTUCKY-O")
)


def campaign(bot: str = "") -> Series:
    terms = terms_of(GAME, kind_of(GAME, "campaign"), SHORT, 1)
    return Series(GAME, terms, [Seat("Ada", bot)], Seeded("campaign"))


def begun(kind: str, stage: int, *teams: tuple[int, ...], **settings: int) -> Nba:
    """A match of a series up to its first question."""
    game = GAME.carrying(Carried(kind, stage, teams))
    s: Nba = game.start(game.settle({**SHORT, "players": len(teams), **settings}))
    s.run_on()
    run(s)
    return s


def ended(s: Nba, lead: int) -> Nba:
    """The same match, as if it had just been won by so many points."""
    s.points[1], s.points[2] = 50 + lead, 50
    s.agenda = [turns.FINAL_WHISTLE]
    s.run_on()
    return s


class TestR12_1Campaign:
    def test_the_counter_begins_at_two_and_one_more_in_every_match(self) -> None:
        assert [begun("campaign", stage, ()).counter for stage in (1, 2, 3, 9)] == [2, 3, 4, 10]

    def test_no_profile_comes_back_before_all_were_met(self) -> None:
        series, met = campaign(), []
        for stage in range(1, 15):
            opened_ = series.open(series.due()[0])
            met.append(series.settings(opened_)["profile"])
            series.end(opened_.key, "0" * 64, ended(begun("campaign", stage, series.holds.get(0, ())), 1))
            if series.choices:
                series.keep(0, (DONE,))
        profiles = len(GAME.option("profile").values()) - 1
        assert len({*met[:profiles]}) == profiles == len({*met[profiles : 2 * profiles]}) and 0 not in met

    def test_what_the_campaign_decides_cannot_be_wished_for(self) -> None:
        for wish in ({"level": "legend"}, {"profile": 2}, {"players": 2}):
            with pytest.raises(Refused):
                terms_of(GAME, kind_of(GAME, "campaign"), wish, 1)

    def test_a_tie_is_played_out(self) -> None:
        s = begun("campaign", 1, ())
        s.overtimes = turns.LAST_TRY
        ended(s, 0)
        assert not s.is_over() and s.overtimes == turns.LAST_TRY + 1

    def test_a_loss_ends_it_and_the_matches_won_are_the_result(self) -> None:
        series = campaign()
        for stage, lead in ((1, 3), (2, 1), (3, -1)):
            opened_ = series.open(series.due()[0])
            series.end(opened_.key, "0" * 64, ended(begun("campaign", stage, series.holds.get(0, ())), lead))
            assert series.is_over == (lead < 0)
        assert series.outlook.points == {0: 2} and not series.choices and not series.due()


class TestR12_2WholeTeam:
    def test_every_match_begins_with_five_starters_and_twelve_cards(self) -> None:
        s = begun("campaign", 2, WITH_KORVER)
        assert cards(s.fields[0]) == "T-PG1 T-SG1 T-SF1 T-PF1 T-C1"
        assert sorted(s.hand(0) + s.piles[0]) == sorted(WITH_KORVER[5:])
        assert sorted(s.out[0] + [card for card in WITH_KORVER if card in OWN_CARDS]) == sorted(OWN_CARDS)

    def test_cards_eliminated_in_a_match_are_there_again_in_the_next(self) -> None:
        s = arrange(begun("campaign", 1, ()), 0, hand="S-PG1")
        s.leave_hand(0, CARD["S-PG1"])
        s.eliminate(0, CARD["S-PG1"])
        assert seasons.holds(s, 0) == TEAM

    def test_a_team_is_chosen_once_before_the_first_match(self) -> None:
        first = begun("legacy", 1, (), (), team=1)
        assert type(first.question(0)).__name__ == "PickTeam"
        rng = Random(3)
        while type(first.agenda[-1]).__name__ == "Together":
            seat = first.asked()[0]
            first.answer(seat, rng.choice(first.options_of(seat)))
            first.run_on()
        chosen = seasons.holds(first, 0)
        assert len(chosen) == 17 and chosen != TEAM
        second = begun("legacy", 2, chosen, TEAM, team=1)
        run(second)
        assert second.fields[0] == [*chosen[:5]] and type(second.question(second.active)).__name__ == "ChangeRow"

    @pytest.mark.parametrize(
        "team",
        [
            TEAM[:-1],
            (*TEAM[5:], *TEAM[:5]),
            (*TEAM[:-1], TEAM[-2]),
            (*TEAM[:-1], CARD["T-PG2"]),
            (*TEAM[:-1], DONE),
        ],
    )
    def test_what_cannot_have_been_carried_is_refused(self, team: tuple[int, ...]) -> None:
        with pytest.raises(Refused, match="refused-carried"):
            begun("campaign", 2, team)


class TestR12_3Legacy:
    def test_what_either_brings_is_in_no_market_and_both_may_bring_the_same_player(self) -> None:
        s = begun("legacy", 2, WITH_KORVER, SECOND)
        korver, kentucky = CARD["korver"], CARD["KENTUCKY-O"]
        assert korver not in s.reserve + s.supply + s.track and len(s.stock_cards()) == 99
        copies = Counter(MARKET_TACTICS)[kentucky]
        assert (s.row + s.tactics).count(kentucky) == max(0, copies - 3)
        there, should = census(s)
        assert sorted(there) == sorted(should) and there.count(korver) == 2

    def test_a_tie_is_played_out_and_nobody_is_asked(self) -> None:
        s = ended(begun("legacy", 1, (), ()), 0)
        assert s.overtimes == 1 and type(s.agenda[-1]).__name__ != "Together"

    def test_it_is_for_four_eight_or_sixteen(self) -> None:
        for entrants in (4, 8, 16):
            assert terms_of(GAME, kind_of(GAME, "legacy"), SHORT, entrants).settings["players"] == 2
        with pytest.raises(Refused):
            Series(GAME, terms_of(GAME, kind_of(GAME, "legacy"), SHORT, 8), entered(["random"] * 5), Seeded("no byes"))

    def test_sixteen_bots_keep_cards_from_stage_to_stage(self) -> None:
        terms = terms_of(GAME, kind_of(GAME, "legacy"), SHORT, 16)
        played = play_series(GAME, terms, entered(["greedy"] * 16), "legacy", watch=laws.check)
        series, matches = text.verify(played.bundle(), games.load)
        assert len(matches) == 15 and len(series.kept) == 8 + 4 + 2  # who wins the final keeps nothing
        final = [names for record in matches for names in record.carried if record.series == "legacy 4"]
        brought = [[GAME.code[name] for name in names] for names in final]
        assert all(len(team) == 17 for team in brought) and any(card >= STARTING for card in brought[0][5:])


class TestR12_4Keeping:
    def won(self, stage: int = 1, *, medals: int = 0) -> tuple[Nba, tuple[int, ...]]:
        """Scenario: cards of every place are owned at the end, some in the box."""
        s = begun("campaign", stage, (), medals=medals)
        arrange(s, 0, hand="korver ainge", board="KENTUCKY-O", discard="bowen")
        s.out[0] = [*s.out[0], CARD["fisher"]]
        return s, seasons.offers(s, 0, Carried("campaign", stage, ((),)))

    def test_after_match_one_what_costs_three_may_be_kept(self) -> None:
        _, offers = self.won()
        assert {*offers} == {*numbers("korver bowen KENTUCKY-O")}
        assert COST[0][CARD["ainge"]] == 4 and COST[0][CARD["korver"]] == 3

    def test_a_stage_later_one_more(self) -> None:
        assert CARD["ainge"] in self.won(2)[1]

    def test_starting_cards_fatigue_and_the_box_are_not_offered(self) -> None:
        _, offers = self.won()
        assert not {*offers} & {*OWN_CARDS, CARD["fatigue"], CARD["fisher"]}

    def test_a_player_replaces_a_player_and_a_tactic_a_tactic(self) -> None:
        offers = tuple(numbers("korver KENTUCKY-O"))
        assert seasons.options(TEAM, offers, ()) == [*offers, DONE]
        said: tuple[int, ...] = (CARD["korver"],)
        assert seasons.options(TEAM, offers, said) == [card for card in sorted(FIRST_DECK) if card < TACTIC]
        said = (*said, CARD["S-PG1"])
        assert seasons.options(TEAM, offers, said) == [CARD["KENTUCKY-O"], DONE]
        said = (*said, CARD["KENTUCKY-O"])
        assert seasons.options(TEAM, offers, said) == [card for card in sorted(FIRST_DECK) if card >= TACTIC]
        said = (*said, CARD["BO-3PT"])
        assert seasons.options(TEAM, offers, said) == []
        assert seasons.after(TEAM, said) == tuple(sorted(WITH_KORVER[5:])).__class__(
            (*TEAM[:5], *sorted(WITH_KORVER[5:]))
        )

    def test_a_tactic_alone_or_nothing_may_be_kept(self) -> None:
        offers = tuple(numbers("korver KENTUCKY-O"))
        said = tuple(numbers("KENTUCKY-O BO-3PT"))
        assert seasons.options(TEAM, offers, said) == []
        assert seasons.after(TEAM, (DONE,)) == TEAM and seasons.options(TEAM, offers, (DONE,)) == []

    def test_kept_cards_stay_and_may_be_replaced_too(self) -> None:
        s = begun("campaign", 2, WITH_KORVER)
        assert seasons.holds(s, 0) == WITH_KORVER
        assert CARD["korver"] not in seasons.offers(s, 0, Carried("campaign", 2, (WITH_KORVER,)))
        assert CARD["korver"] in seasons.options(WITH_KORVER, (CARD["ainge"],), (CARD["ainge"],))

    def test_the_series_refuses_what_may_not_be_kept(self) -> None:
        series = campaign()
        opened_ = series.open(series.due()[0])
        s, _ = self.won()
        series.end(opened_.key, "0" * 64, ended(s, 1))
        assert not series.due()  # first it is said what is kept
        for said in (numbers("ainge S-PG1"), numbers("korver BO-3PT"), numbers("korver"), [CARD["S-PG1"]]):
            with pytest.raises(Refused):
                series.keep(0, tuple(said))
        series.keep(0, (*numbers("korver S-PG1"), DONE))
        (next_match,) = series.due()
        carried = series.carried(next_match)
        assert carried and CARD["korver"] in carried.by_seat[0] and carried.stage == 2
        laws.check(series)


class TestRecords:
    def test_a_match_with_carried_cards_verifies_and_replays_alone(self) -> None:
        game = GAME.carrying(Carried("legacy", 2, (WITH_KORVER, SECOND)))
        match = Match(game, game.settle(SHORT), [Seat("a", "random"), Seat("b", "random")], Seeded("carried"))
        rng = Random(1)
        while not match.state.is_over():
            seat = match.state.asked()[0]
            match.answer(seat, [rng.choice(match.state.options_of(seat))])
        written = write(match.record)
        assert "carried 0 T-PG1 T-SG1 T-SF1 T-PF1 T-C1 S-SG1" in written and " series legacy 2" in written
        record, end = verify(written, games.load)
        assert end.ranks == match.state.ranks
        again, settings = opened(read(written), games.load)
        resumed = Match.resume(again, settings, record)
        assert write(resumed.record) == write(match.record)

    @pytest.mark.parametrize("kind", ["campaign", "legacy"])
    def test_one_changed_character_in_any_match_or_in_the_series_is_found(self, kind: str) -> None:
        terms = terms_of(GAME, kind_of(GAME, kind), SHORT, 1 if kind == "campaign" else 4)
        played = play_series(GAME, terms, entered(["greedy"] * (1 if kind == "campaign" else 4)), "chain")
        whole, rng = played.bundle(), Random(kind)
        text.verify(whole, games.load)
        own, matches = text.split(whole)
        starts = [0, *(len(own) + sum(map(len, matches[:number])) for number in range(len(matches)))]
        ends = [*starts[1:], len(whole)]
        for start, end in zip(starts[:5], ends[:5], strict=True):
            for place in rng.sample(range(start, end), 6):
                changed = "7" if whole[place] != "7" else "8"
                with pytest.raises(Refused):
                    text.verify(whole[:place] + changed + whole[place + 1 :], games.load)


class TestLaws:
    @pytest.mark.parametrize(
        ("carried", "settings"),
        [
            (Carried("legacy", 2, (WITH_KORVER, SECOND)), {}),
            (Carried("legacy", 3, (WITH_KORVER, SECOND)), {"draft": 1, "medals": 1}),
            (Carried("campaign", 3, (SECOND,)), {"players": 1, "profile": 2}),
            (Carried("legacy", 1, ((), ())), {"team": 1}),
        ],
    )
    def test_matches_with_carried_cards_keep_all_laws_and_agree_with_the_referee(
        self, carried: Carried, settings: dict[str, int]
    ) -> None:
        game = GAME.carrying(carried)
        agreed = game.settle({**SHORT, **settings})
        Walk(game, agreed, "carried", messages("en", game), share=0.04).run()
        second = opinion(GAME, Path(__file__).parents[1])
        assert second
        for seed in range(3):
            Refereed(game, agreed, f"carried {seed}", second, likely=seed == 2).run()

    def test_the_laws_of_series_find_what_is_lost_or_doubled(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def faulty(after: Callable[[tuple[int, ...], tuple[int, ...]], tuple[int, ...]]) -> None:
            kind = replace(seasons.LEGACY, baggage=replace(seasons.TEAM, after=after))
            game = games.load("nba")
            monkeypatch.setitem(vars(game), "series", (kind,))
            terms = terms_of(game, kind, SHORT, 4)
            with pytest.raises(laws.Broken, match="law 2"):
                play_series(game, terms, entered(["greedy"] * 4), "faulty", watch=laws.check)

        right = seasons.after
        faulty(lambda held, said: right(held, said)[:-1])
        faulty(lambda held, said: (*right(held, said)[:-1], right(held, said)[-2]))
        faulty(lambda held, said: (*right(held, said)[:-1], CARD["durant"]))

    def test_what_a_bot_keeps_is_allowed(self) -> None:
        terms = terms_of(GAME, kind_of(GAME, "legacy"), SHORT, 4)
        series = play_series(GAME, terms, entered(["greedy"] * 4), "bots").series
        assert any(len(entry.said) > 1 for entry in series.log if isinstance(entry, Kept))
