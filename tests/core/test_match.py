"""One match: answers whole or not at all, refusals, taking back, resuming, and what seats see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pioche import games
from pioche.core import record as records
from pioche.core.fair import Committed, Luck, Seeded
from pioche.core.flow import CHANCE, ChanceStep
from pioche.core.game import Game, Refused
from pioche.core.hidden import UNKNOWN
from pioche.core.laws import written
from pioche.core.match import Match, tell
from pioche.core.record import Seat
from pioche.testing import names, question
from tests.core.playing import MU, SECRET, committed, match_of, play_on, short_mu
from tests.games.equinox.table import table as equinox
from tests.games.mu.table import tricks
from tests.thirdparty.blindbid import GAME as BLINDBID

CALCORY = games.load("calcory")
EQUINOX = games.load("equinox")


def load(key: str) -> Game:
    return BLINDBID if key == BLINDBID.key else games.load(key)


def mu(seed: str = "match 1") -> Match:
    return match_of(MU, short_mu(), Seeded(seed))


def blindbid(second: int = 1) -> Match:
    return match_of(BLINDBID, BLINDBID.settle({"second": second}), Seeded("match 2"))


def send(match: Match, seat: int, answers: str) -> list[Any]:
    return match.answer(seat, [match.game.code[name] for name in answers.split(", ")])


def refusal(act: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value


def hand(match: Match, seat: int) -> list[int]:
    cards: list[int] = match.view(seat).hands[seat]  # type: ignore[attr-defined]
    return cards


class TestOpening:
    def test_chance_has_dealt_when_the_match_begins(self) -> None:
        match = mu()
        assert [type(moment.step).__name__ for moment in match.opening] == ["ChooseDealer", "Deal"]
        assert [entry.step for entry in match.record.entries] == ["ChooseDealer", "Deal"]
        assert question(match.state).endswith(" Bid")

    def test_the_table_and_the_seats_must_fit(self) -> None:
        refused = refusal(lambda: Match(MU, short_mu(), [Seat("Ann")], Seeded("x")))
        assert refused.message == "refused-seats" and refused.details == {"players": 4, "seats": 1}

    def test_the_record_holds_the_commitment_but_not_the_secret(self) -> None:
        match = match_of(MU, short_mu(), committed(4))
        play_on(match, Random(1), answers=9)
        assert match.record.commitment and not match.record.secret
        assert SECRET not in records.write(match.record)

    def test_the_same_luck_gives_the_same_deal(self) -> None:
        assert written(mu("x").state) == written(mu("x").state) != written(mu("y").state)


class TestAnswers:
    def test_several_answers_are_applied_one_after_the_other(self) -> None:
        match = mu()
        seat = match.state.to_move()
        card = MU.choices[hand(match, seat)[0]]
        moments = send(match, seat, f"{card}, stop")
        assert [type(moment.step).__name__ for moment in moments] == ["Bid", "ShowMore"]
        assert [entry.what for entry in match.record.entries[-2:]] == [(card,), ("stop",)]
        assert match.state.to_move() == (seat + 1) % 4

    @pytest.mark.parametrize("bad", ["{card}, R9 shown", "{card}, stop, pass", "{card}, stop, stop", "{card}, pass"])
    def test_answers_are_applied_all_or_none(self, bad: str) -> None:
        match = mu()
        seat = match.state.to_move()
        before, entries = written(match.state), list(match.record.entries)
        refusal(lambda: send(match, seat, bad.format(card=MU.choices[hand(match, seat)[0]])))
        assert written(match.state) == before
        assert match.record.entries == entries and match.turns == []

    def test_answers_do_not_cross_chance(self) -> None:
        match = match_of(MU, MU.settle({"players": 4}), Seeded("match 3"))
        for _ in range(3):
            send(match, match.state.to_move(), "pass")
        seat, before = match.state.to_move(), written(match.state)
        # The fourth pass voids the hand; the next one is dealt by the left neighbour of this dealer.
        assert refusal(lambda: send(match, seat, "pass, pass")).message == "refused-not-asked"
        assert written(match.state) == before
        send(match, seat, "pass")
        assert match.record.entries[-1].step == "Deal"

    def test_moments_fit_together(self) -> None:
        match, rng = mu(), Random(5)
        last = match.opening[-1].after
        while not match.state.is_over():
            options = match.state.options()
            for moment in match.answer(match.state.to_move(), [options[rng.randrange(len(options))]]):
                assert written(moment.before) == written(last)
                last = moment.after
        assert written(last) == written(match.state)

    def test_moments_are_not_changed_by_what_follows(self) -> None:
        match = mu()
        kept = [(moment, written(moment.after)) for moment in match.opening]
        play_on(match, Random(5))
        assert all(written(moment.after) == text for moment, text in kept)

    def test_seats_asked_together_answer_in_any_order(self) -> None:
        match = blindbid(second=0)
        for seat in (2, 0, 1):
            send(match, seat, "place 1")
        assert [entry.seat for entry in match.record.entries[2:5]] == [2, 0, 1]
        assert records.verify(finished(match), load)

    def test_one_seat_may_answer_its_whole_chain_before_the_others(self) -> None:
        match = blindbid()
        send(match, 1, "place 1, place 4")
        assert match.state.asked() == [0, 2]


def finished(match: Match) -> str:
    play_on(match, Random(9))
    return records.write(match.record)


class TestRefusals:
    def test_an_answer_that_is_not_allowed_names_seat_choice_and_options(self) -> None:
        match = mu()
        seat = match.state.to_move()
        refused = refusal(lambda: send(match, seat, "no trump"))
        options = ", ".join(names(MU, match.state.options()))
        assert refused.message == "refused-choice"
        assert refused.details == {"seat": seat, "choice": "no trump", "allowed": options}

    @pytest.mark.parametrize("choice", [-1, 10_000])
    def test_a_number_that_is_no_answer_is_named_as_it_is(self, choice: int) -> None:
        match = mu()
        refused = refusal(lambda: match.answer(match.state.to_move(), [choice]))
        assert refused.message == "refused-choice" and refused.details["choice"] == str(choice)

    def test_a_seat_that_is_not_asked_is_named(self) -> None:
        match = mu()
        seat = (match.state.to_move() + 1) % 4
        refused = refusal(lambda: send(match, seat, "pass"))
        assert refused.message == "refused-not-asked" and refused.details == {"seat": seat}

    @pytest.mark.parametrize("seat", [-2, -1, 4, 99])
    def test_nobody_answers_from_outside_the_table(self, seat: int) -> None:
        assert refusal(lambda: send(mu(), seat, "pass")).message == "refused-not-asked"

    def test_an_empty_answer_is_refused(self) -> None:
        assert refusal(lambda: mu().answer(0, [])).message == "refused-nothing"

    def test_nothing_is_answered_after_the_end(self) -> None:
        match = mu()
        play_on(match, Random(1))
        assert refusal(lambda: send(match, 0, "pass")).message == "refused-over"


class TestSeveralAnswersAtOnce:
    """What the first one turns up must not be found out by refusals."""

    def drawing(self) -> Match:
        """Seat 0 may play Gruyère, draw three cards, and is then asked what to discard."""
        match = match_of(EQUINOX, EQUINOX.settle({"players": 2}), Seeded("macro"))
        six = "LIC PAN GRI BIC DUC BOL"
        match.state = equinox(
            "GRU1 LIC1 LIC2 LIC3 LIC4 LIC5 LIC6 LIC7",
            "..",
            creatures=f"GRU {six} PLU",
            bets="R1 GRU:0",
            out="PLU",
            round=2,
        )
        return match

    def test_an_answer_after_a_draw_waits_for_the_draw(self) -> None:
        match = self.drawing()
        send(match, 0, "skip, GRU1")
        assert names(EQUINOX, match.state.options()) == ["decline", "use"]
        before = written(match.state)
        refused = refusal(lambda: match.answer(0, [EQUINOX.code["use"], 10_000]))
        assert refused.message == "refused-unforeseen" and refused.details == {}
        assert refusal(lambda: send(match, 0, "use, stop")).message == "refused-unforeseen"
        assert written(match.state) == before

    def test_a_whole_bid_is_given_at_once(self) -> None:
        match = mu()
        seat = match.state.to_move()
        send(match, seat, f"{MU.choices[hand(match, seat)[0]]}, stop")
        assert match.state.to_move() != seat

    def test_an_answer_that_was_never_allowed_is_refused_with_what_is(self) -> None:
        match = mu()
        seat = match.state.to_move()
        card = MU.choices[hand(match, seat)[0]]
        refused = refusal(lambda: send(match, seat, f"{card}, pass"))
        assert refused.message == "refused-choice" and refused.details["allowed"] == "stop"


class TestForced:
    def test_a_question_with_one_answer_is_forced(self) -> None:
        match = mu()
        seat = match.state.to_move()
        assert match.forced() is None
        card = MU.choices[hand(match, seat)[0]]
        send(match, seat, card)  # the first bid may be one card only
        assert match.forced() == (seat, MU.code["stop"])

    def test_not_when_only_the_seat_itself_can_tell(self) -> None:
        match = mu()
        match.state = tricks("R1 G2 G3", "R5 Y1 Y2", "B1 B2 B3", "Y5 Y6 Y7")
        send(match, 0, "R1")
        assert match.state.options() == [MU.code["R5"]] and match.forced() is None
        assert match.forced(unwatched=[1]) == (1, MU.code["R5"])

    def test_the_last_card_is_forced(self) -> None:
        match = mu()
        match.state = tricks("R1", "R5", "B1", "Y5")
        assert match.forced() == (0, MU.code["R1"])

    def test_nothing_is_forced_when_all_is_over(self) -> None:
        match = mu()
        play_on(match, Random(1))
        assert match.forced() is None

    def test_any_of_several_seats_may_be_forced(self) -> None:
        match = blindbid()
        send(match, 2, "place 5")  # nothing lies further right
        assert match.state.asked() == [0, 1, 2] and match.forced() == (2, BLINDBID.code["enough"])


class TestTakingBack:
    def test_a_pass_can_be_taken_back_until_somebody_answers(self) -> None:
        match = mu()
        seat, before, entries = match.state.to_move(), written(match.state), list(match.record.entries)
        send(match, seat, "pass")
        assert match.can_take_back(seat)
        match.take_back(seat)
        assert written(match.state) == before and match.record.entries == entries
        send(match, seat, "pass")
        send(match, match.state.to_move(), "pass")
        assert not match.can_take_back(seat)

    def test_a_card_that_others_have_seen_cannot_be_taken_back(self) -> None:
        match = mu()
        seat = match.state.to_move()
        send(match, seat, f"{MU.choices[hand(match, seat)[0]]}, stop")
        assert not match.can_take_back(seat)
        assert refusal(lambda: match.take_back(seat)).message == "refused-take-back"

    def test_a_card_that_lay_open_can_be_taken_back(self) -> None:
        rng = Random(3)
        for seed in range(40):
            match = mu(f"take back {seed}")
            while not match.state.is_over():
                seat, options = match.state.to_move(), match.state.options()
                shown = [option for option in options if MU.choices[option].endswith(" shown")]
                if shown and len(match.state.trick) < 3:  # type: ignore[attr-defined]
                    match.answer(seat, [shown[0]])
                    assert match.can_take_back(seat)
                    return
                match.answer(seat, [options[rng.randrange(len(options))]])
        pytest.fail("no open card was ever played")

    def test_whoever_has_drawn_cannot_take_it_back(self) -> None:
        match = TestSeveralAnswersAtOnce().drawing()
        send(match, 0, "skip, GRU1")
        send(match, 0, "use")
        assert question(match.state) == "0 Discard" and not match.can_take_back(0)

    def test_whoever_named_a_card_has_learnt_who_does_not_have_it(self) -> None:
        match = match_of(EQUINOX, EQUINOX.settle({"players": 2}), Seeded("name"))
        match.state = equinox("ANC ..", "..", secrets="1:LIC2", out="PLU", round=2)
        send(match, 0, "skip, ANC")
        send(match, 0, "PAN")
        assert question(match.state) == "0 Discard" and not match.can_take_back(0)

    def test_nobody_takes_back_for_another(self) -> None:
        match = mu()
        seat = match.state.to_move()
        send(match, seat, "pass")
        assert not any(match.can_take_back(other) for other in range(4) if other != seat)

    def test_nothing_is_taken_back_once_chance_has_spoken(self) -> None:
        match = match_of(MU, MU.settle({"players": 4}), Seeded("match 3"))
        for _ in range(4):
            seat = match.state.to_move()
            send(match, seat, "pass")
        assert match.record.entries[-1].step == "Deal" and not match.can_take_back(seat)

    def test_nothing_is_taken_back_before_the_first_answer_or_after_the_end(self) -> None:
        match = mu()
        assert not any(map(match.can_take_back, range(4)))
        play_on(match, Random(1))
        assert not any(map(match.can_take_back, range(4)))

    def test_a_secret_answer_can_be_taken_back_while_it_is_secret(self) -> None:
        match = blindbid(second=0)
        send(match, 0, "place 1")
        assert match.can_take_back(0)
        send(match, 1, "place 1")
        assert match.can_take_back(1) and not match.can_take_back(0)
        send(match, 2, "place 1")
        assert not match.can_take_back(2)

    def test_what_the_table_answered_by_itself_goes_with_the_answer_before(self) -> None:
        match = blindbid()
        before = written(match.state)
        send(match, 2, "place 5")
        match.answer(2, [BLINDBID.code["enough"]], by_itself=True)
        assert match.can_take_back(2) and not match.can_take_back(0)
        assert match.take_back(2) == 2
        assert written(match.state) == before and match.turns == []

    def test_what_the_table_answered_for_another_seat_ends_taking_back(self) -> None:
        match = blindbid()
        send(match, 2, "place 5")
        send(match, 0, "place 1")
        match.answer(2, [BLINDBID.code["enough"]], by_itself=True)
        assert not match.can_take_back(0) and not match.can_take_back(2)

    def test_the_match_goes_on_as_if_it_had_never_been_answered(self) -> None:
        match, other = match_of(MU, short_mu(), committed(4)), match_of(MU, short_mu(), committed(4))
        seat = match.state.to_move()
        send(match, seat, "pass")
        match.take_back(seat)
        assert finished(match) == finished(other)


class TestTakingBackAndRemembering:
    """Where cards are turned up and back, taking back must not be a way to look again at what one has forgotten."""

    def at_the_second_turn(self) -> tuple[Match, int]:
        """Two cards were turned up and are face down again."""
        for seed in range(20):
            match = match_of(CALCORY, CALCORY.settle({"players": 2}), Seeded(f"remember {seed}"))
            first = match.state.to_move()
            send(match, first, "a1")
            send(match, first, "a2")
            if match.state.to_move() != first:
                return match, match.state.to_move()
        raise AssertionError("nobody ever has too much with two cards")

    def test_turning_up_a_card_that_was_seen_before_is_not_taken_back(self) -> None:
        match, seat = self.at_the_second_turn()
        drawn = match.drawn
        send(match, seat, "a1")
        assert match.drawn == drawn and match.state.to_move() == seat
        assert not match.can_take_back(seat) and match.can_take_back(seat, agreed=True)

    def test_nor_is_it_once_the_card_is_face_down_again(self) -> None:
        match, seat = self.at_the_second_turn()
        send(match, seat, "a1, a2")
        assert match.state.to_move() != seat and not match.can_take_back(seat)


LUCKS: dict[str, Callable[[], Luck]] = {
    "seeded": lambda: Seeded("resume"),
    "committed": lambda: Committed("s", "t", ["a", "b", "c", "d"]),
}


@pytest.mark.parametrize("luck", LUCKS)
class TestResuming:
    def test_a_resumed_match_stands_where_it_was_saved(self, luck: str) -> None:
        match = match_of(MU, MU.settle({"hands": 3}), LUCKS[luck]())
        for _ in range(40):
            play_on(match, Random(8), answers=7)
            assert written(resumed(match).state) == written(match.state)

    def test_a_resumed_match_goes_on_just_as_the_first_would_have(self, luck: str) -> None:
        for answers in (0, 1, 30, 90, 150, 200):
            match = match_of(MU, MU.settle({"hands": 3}), LUCKS[luck]())
            play_on(match, Random(8), answers)
            again = resumed(match)
            play_on(match, Random(4))
            play_on(again, Random(4))
            assert records.write(again.record) == records.write(match.record)

    def test_a_match_resumed_again_and_again_ends_in_a_record_that_verifies(self, luck: str) -> None:
        match, rng = match_of(MU, MU.settle({"hands": 2}), LUCKS[luck]()), Random(6)
        while not match.state.is_over():
            play_on(match, rng, answers=17)
            match = resumed(match)
        record, end = records.verify(records.write(match.record), load)
        assert written(end) == written(match.state) and record == match.record

    def test_resuming_leaves_the_record_that_was_read_alone(self, luck: str) -> None:
        match = match_of(MU, short_mu(), LUCKS[luck]())
        play_on(match, Random(8), answers=5)
        record = records.read(match.saved())
        text = records.write(record)
        play_on(Match.resume(*records.opened(record, load), record), Random(1))
        assert records.write(record) == text


def resumed(match: Match) -> Match:
    record = records.read(match.saved())
    return Match.resume(*records.opened(record, load), record)


class TestResumingWhatWasForged:
    """A save whose digits fit but whose lines do not."""

    def forged(self, change: Callable[[records.Record], None], answers: int = 6) -> Refused:
        match = match_of(MU, short_mu(), committed(4))
        play_on(match, Random(1), answers)
        record = records.read(match.saved())
        change(record)
        return refusal(lambda: Match.resume(MU, short_mu(), record))

    def test_an_answer_the_rules_do_not_allow_is_refused(self) -> None:
        def change(record: records.Record) -> None:
            record.entries[3] = records.Entry(record.entries[3].seat, record.entries[3].step, ("nonsense",))

        assert self.forged(change).message == "record-illegal"

    def test_a_deal_with_two_cards_exchanged_is_refused(self) -> None:
        def change(record: records.Record) -> None:
            deal = list(record.entries[1].what)
            other = next(place for place in range(15, 60) if deal[place] != deal[0])
            deal[0], deal[other] = deal[other], deal[0]
            record.entries[1] = records.Entry(CHANCE, "Deal", tuple(deal))
            del record.entries[2:]

        assert self.forged(change).message == "record-unfair"

    def test_chance_where_a_seat_is_asked_is_refused(self) -> None:
        def change(record: records.Record) -> None:
            record.entries.append(record.entries[1])

        assert self.forged(change).message == "record-other-step"

    def test_chance_after_the_end_is_refused(self) -> None:
        def change(record: records.Record) -> None:
            record.entries.append(record.entries[1])

        assert self.forged(change, answers=1000).message == "record-after-end"

    def test_a_dealer_who_does_not_exist_is_refused(self) -> None:
        def change(record: records.Record) -> None:
            record.entries[0] = records.Entry(CHANCE, "ChooseDealer", ("77",))

        assert self.forged(change).message == "record-unfair"

    def test_a_secret_that_was_not_committed_to_is_refused(self) -> None:
        def change(record: records.Record) -> None:
            record.secret = "other"

        assert self.forged(change).message == "record-commitment"


class TestWhatCannotBeWritten:
    """What would break the record is refused before the match begins, not when it is over."""

    @pytest.mark.parametrize("seat", [Seat("Ann\nBob"), Seat("Ann", "level 2"), Seat("Ann", "a\nb")])
    def test_a_seat_that_takes_more_than_its_line(self, seat: Seat) -> None:
        refusal(lambda: Match(MU, short_mu(), [seat] * 4, Seeded("x")))

    @pytest.mark.parametrize("seed", ["", "a\nb"])
    def test_a_seed_that_is_no_line(self, seed: str) -> None:
        refusal(lambda: match_of(MU, short_mu(), Seeded(seed)))

    @pytest.mark.parametrize("entropies", [[], ["a"] * 3, ["a"] * 5, ["a", "b\nc", "d", "e"]])
    def test_entropies_that_are_not_one_of_each_seat(self, entropies: list[str]) -> None:
        refusal(lambda: match_of(MU, short_mu(), Committed("s", "t", entropies)))


class TestWhatSeatsSee:
    @pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
    def test_a_view_never_holds_the_cards_of_others(self, viewer: int | None) -> None:
        match, rng = mu("views"), Random(2)
        while not match.state.is_over():
            state: Any = match.state
            view: Any = match.view(viewer)
            for seat in range(4):
                known = state.hands[seat] if seat == viewer else [UNKNOWN] * len(state.hands[seat])
                assert view.hands[seat] == known
            play_on(match, rng, answers=1)

    @pytest.mark.parametrize("viewer", [0, 2, None])
    def test_a_scene_shows_no_card_that_only_others_hold(self, viewer: int | None) -> None:
        match, rng = mu("scenes"), Random(2)
        keys = list(MU.faces.faces)[1:]  # after the back
        while not match.state.is_over():
            state: Any = match.state
            open_cards = [*state.trick, *state.gone, *(card for cards in state.shown for card in cards)]
            mine = state.hands[viewer] if viewer is not None else []
            hidden = {card for seat in range(4) if seat != viewer for card in state.hands[seat]}
            shown = {piece.face for zone in match.scene(viewer).zones for piece in zone.pieces}
            assert not shown & {keys[card] for card in hidden - set(open_cards) - set(mine)}
            play_on(match, rng, answers=1)

    def test_the_deal_is_told_without_cards(self) -> None:
        match = mu()
        for moment in match.opening:
            assert isinstance(moment.step, ChanceStep) and moment.choice == UNKNOWN
            for viewer in (0, 1, None):
                assert all(not happening.faces for happening in tell(MU, moment, viewer))
