"""A match as text: whatever is changed in a finished record is found, and the line is named."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest

from pioche import games
from pioche.core import record as records
from pioche.core.fair import BOT, Committed, Luck, Seeded, commitment
from pioche.core.game import Game, Refused
from pioche.core.match import Match
from pioche.core.record import Bad, Entry, Receipt, Record, Seat
from tests.core.playing import MU, TABLE, committed, match_of, play_on, short_mu
from tests.thirdparty.blindbid import GAME as BLINDBID


def load(key: str) -> Game:
    return BLINDBID if key == BLINDBID.key else games.load(key)


def finished(game: Game, settings: dict[str, int], luck: Luck, seed: str) -> str:
    match = match_of(game, settings, luck)
    play_on(match, Random(seed))
    return records.write(match.record)


@cache
def the(kind: str) -> str:
    """A finished record."""
    if kind == "committed":
        return finished(MU, short_mu(), committed(4), "record 1")
    if kind == "seeded":
        return finished(MU, short_mu(), Seeded("a seed"), "record 1")
    return finished(BLINDBID, BLINDBID.settle({}), committed(3), "record 1")


KINDS = ["committed", "seeded", "another game"]


def bare(text: str) -> list[str]:
    """The lines without their digits."""
    first, *rows = text.rstrip("\n").split("\n")
    return [first, *(row.split(" ", 1)[1] for row in rows)]


def sealed(lines: list[str]) -> str:
    """These lines with digits that fit, as a forger would write them."""
    out, seal = [lines[0]], ""
    for line in lines[1:]:
        seal = hashlib.sha256(f"{seal} {line}".encode()).hexdigest()[:8]
        out.append(f"{seal} {line}")
    return "\n".join(out) + "\n"


def line_of(lines: list[str], start: str, which: int = 0) -> int:
    """The number of the line that starts so, counted from 1."""
    return [number for number, line in enumerate(lines, start=1) if line.startswith(start)][which]


def bad(text: str, load: Callable[[str], Game] = load, receipt: Receipt = records.NOTHING_KEPT) -> Bad:
    with pytest.raises(Bad) as found:
        records.verify(text, load, receipt)
    assert found.value.details["line"] == found.value.line
    return found.value


def forged(kind: str, start: str, change: Callable[[str], str], which: int = 0) -> tuple[Bad, int]:
    """What is found when one line is changed and all digits are made to fit; and the number of that line."""
    lines = bare(the(kind))
    number = line_of(lines, start, which)
    changed = change(lines[number - 1])
    assert changed != lines[number - 1]
    lines[number - 1] = changed
    return bad(sealed(lines)), number


# Honest records ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
class TestHonest:
    def test_a_finished_match_verifies(self, kind: str) -> None:
        record, end = records.verify(the(kind), load)
        assert end.is_over() and records.places(end.ranks) == record.places

    def test_it_is_read_as_it_was_written(self, kind: str) -> None:
        assert records.write(records.read(the(kind))) == the(kind)

    def test_its_digits_follow_from_all_lines_so_far(self, kind: str) -> None:
        assert sealed(bare(the(kind))) == the(kind)

    def test_it_replays_to_the_end(self, kind: str) -> None:
        record = records.read(the(kind))
        game, settings = records.opened(record, load)
        passed = list(records.replay(game, settings, record))
        assert [entry for _, entry, _ in passed] == [*record.entries, None]

    def test_any_line_changed_in_one_character_is_named(self, kind: str) -> None:
        rng, rows = Random(f"change {kind}"), the(kind).split("\n")
        for number in range(1, len(rows)):
            row = rows[number - 1]
            at = rng.randrange(len(row))
            other = rng.choice([c for c in "0123456789abcdef @?_-RBGYK" if c != row[at]])
            changed = [*rows]
            changed[number - 1] = row[:at] + other + row[at + 1 :]
            assert bad("\n".join(changed)).line == number, changed[number - 1]

    def test_any_line_left_out_is_named_by_what_stands_there_instead(self, kind: str) -> None:
        rows = the(kind).split("\n")
        for number in range(1, len(rows) - 1):
            assert bad("\n".join(rows[: number - 1] + rows[number:])).line == number

    def test_any_two_lines_exchanged_are_named(self, kind: str) -> None:
        rows = the(kind).split("\n")
        for number in range(2, len(rows) - 1):
            changed = [*rows]
            changed[number - 1], changed[number] = changed[number], changed[number - 1]
            assert bad("\n".join(changed)).line == number

    def test_a_record_cut_anywhere_is_refused(self, kind: str) -> None:
        text = the(kind)
        for length in [0, 1, len(text) // 3, len(text) // 2, len(text) - 2, len(text) - 1]:
            assert bad(text[:length])

    def test_a_record_cut_after_any_line_is_refused(self, kind: str) -> None:
        rows = the(kind).split("\n")
        for number in range(1, len(rows) - 1):
            with pytest.raises(Refused):
                records.verify("\n".join(rows[:number]) + "\n", load)


# Forged records: all digits fit -----------------------------------------------------------------------------------


def exchange(first: int, second: int) -> Callable[[str], str]:
    """Exchange two words of a line."""

    def change(line: str) -> str:
        words = line.split(" ")
        words[first], words[second] = words[second], words[first]
        return " ".join(words)

    return change


class TestForged:
    @pytest.mark.parametrize("kind", KINDS)
    def test_a_deal_with_two_cards_exchanged(self, kind: str) -> None:
        def better(line: str) -> str:
            words = line.split(" ")
            other = next(place for place in range(3, len(words)) if words[place] != words[2])
            return exchange(2, other)(line)

        found, number = forged(kind, "? Deal", better)
        assert (found.message, found.line) == ("record-unfair", number)

    def test_a_deal_with_a_card_too_few(self) -> None:
        found, number = forged("committed", "? Deal", lambda line: line.rsplit(" ", 1)[0])
        assert (found.message, found.line) == ("record-unfair", number)

    def test_a_deal_with_a_card_that_does_not_exist(self) -> None:
        found, number = forged("committed", "? Deal", lambda line: line.rsplit(" ", 1)[0] + " R99")
        assert (found.message, found.line) == ("record-unreadable", number)

    def test_another_dealer(self) -> None:
        found, number = forged("committed", "? ChooseDealer", lambda line: f"{line[:-1]}{(int(line[-1]) + 1) % 4}")
        assert (found.message, found.line) == ("record-unfair", number)

    def test_an_entropy_that_was_not_given(self) -> None:
        for seat in range(4):
            found, _ = forged("committed", f"entropy {seat}", lambda line: line + "x")
            lines = bare(the("committed"))
            assert found.message == "record-unfair"
            assert found.line in (line_of(lines, "? ChooseDealer"), line_of(lines, "? Deal"))

    def test_another_table(self) -> None:
        assert forged("committed", "table", lambda line: line + "x")[0].message == "record-commitment"

    def test_another_seed(self) -> None:
        assert forged("seeded", "seed", lambda line: line + "x")[0].message == "record-unfair"

    def test_a_secret_that_was_not_committed_to(self) -> None:
        found, number = forged("committed", "secret", lambda line: line + "0")
        assert (found.message, found.line) == ("record-commitment", number)

    def test_a_commitment_made_afterwards(self) -> None:
        found, _ = forged("committed", "commitment", lambda line: f"commitment {commitment('other', TABLE)}")
        assert found.message == "record-commitment"

    def test_a_secret_and_its_commitment_both_made_afterwards(self) -> None:
        lines = bare(the("committed"))
        lines[line_of(lines, "commitment") - 1] = f"commitment {commitment('other', TABLE)}"
        lines[line_of(lines, "secret") - 1] = "secret other"
        assert bad(sealed(lines)).message == "record-unfair"

    def test_a_secret_that_is_not_told(self) -> None:
        assert bad(sealed(bare(the("committed"))[:-1])).message == "record-no-secret"

    def test_an_entropy_left_out(self) -> None:
        lines = bare(the("committed"))
        del lines[line_of(lines, "entropy 3") - 1]
        found = bad(sealed(lines))
        assert (found.message, found.line) == ("record-entropies", line_of(lines, "entropy 2"))

    @pytest.mark.parametrize("kind", KINDS)
    def test_an_answer_the_rules_do_not_allow(self, kind: str) -> None:
        found, number = forged(kind, "@", lambda line: " ".join([*line.split(" ")[:2], "nonsense"]), which=3)
        assert (found.message, found.line) == ("record-illegal", number)
        assert found.details["choice"] == "nonsense" and found.details["allowed"]

    def test_a_card_the_seat_does_not_hold(self) -> None:
        record = records.read(the("committed"))
        opening = next(s for s, entry, _ in records.replay(MU, short_mu(), record) if entry and entry.seat >= 0)
        card = next(card for card in range(50) if card not in opening.options())
        found, number = forged("committed", "@", lambda line: " ".join([*line.split(" ")[:2], MU.choices[card]]))
        assert (found.message, found.line) == ("record-illegal", number)
        assert found.details["choice"] == MU.choices[card]

    @pytest.mark.parametrize("kind", KINDS)
    def test_an_answer_of_another_seat(self, kind: str) -> None:
        found, number = forged(kind, "@", lambda line: f"@9{line[2:]}")
        assert (found.message, found.line) == ("record-not-asked", number)

    def test_an_answer_to_another_question(self) -> None:
        found, number = forged("committed", "@", lambda line: line.replace(" Bid ", " PlayCard "))
        assert (found.message, found.line) == ("record-other-step", number)

    def test_chance_where_a_seat_is_asked(self) -> None:
        found, number = forged("committed", "@", lambda line: "? Deal R1 R2")
        assert (found.message, found.line) == ("record-other-step", number)

    def test_a_seat_where_chance_is_asked(self) -> None:
        found, number = forged("committed", "? Deal", lambda line: "@0 Deal R1")
        assert (found.message, found.line) == ("record-not-asked", number)

    @pytest.mark.parametrize("kind", KINDS)
    def test_another_winner(self, kind: str) -> None:
        found, number = forged(kind, "places", lambda line: f"places {line[-1]} {line[7:-2]}")
        assert (found.message, found.line) == ("record-places", number)

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_match_that_stops_before_its_end(self, kind: str) -> None:
        lines = bare(the(kind))
        del lines[line_of(lines, "@", -1) - 1]
        assert bad(sealed(lines)).message == "record-unfinished"

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_match_that_goes_on_after_its_end(self, kind: str) -> None:
        lines = bare(the(kind))
        number = line_of(lines, "places")
        lines.insert(number - 1, lines[line_of(lines, "@", -1) - 1])
        found = bad(sealed(lines))
        assert (found.message, found.line) == ("record-after-end", number)

    def test_a_result_that_is_not_told(self) -> None:
        lines = bare(the("committed"))
        del lines[line_of(lines, "places") - 1]
        assert bad(sealed(lines)).message == "record-unfinished"

    def test_other_options(self) -> None:
        found, _ = forged("committed", "options", lambda line: line.replace("hands=1", "hands=2"))
        assert found.message == "record-unfinished"

    def test_fewer_seats_than_players(self) -> None:
        lines = bare(the("committed"))
        del lines[line_of(lines, "seat 3") - 1]
        assert bad(sealed(lines)).message == "record-seats"

    def test_a_seat_out_of_order(self) -> None:
        found, number = forged("committed", "seat 2", lambda line: line.replace("seat 2", "seat 3"))
        assert (found.message, found.line) == ("record-unreadable", number)


# Two ways to say the same --------------------------------------------------------------------------------


def inserted(line: str, at: int) -> Callable[[list[str]], list[str]]:
    return lambda lines: [*lines[:at], line, *lines[at:]]


def rewritten(start: str, old: str, new: str) -> Callable[[list[str]], list[str]]:
    def change(lines: list[str]) -> list[str]:
        number = line_of(lines, start)
        return [*lines[: number - 1], lines[number - 1].replace(old, new, 1), *lines[number:]]

    return change


OTHER_FORMS: dict[str, Callable[[list[str]], list[str]]] = {
    "the game twice": inserted("game mu 1", 2),
    "a second game at the end": lambda lines: [*lines, "game mu 1"],
    "a result in the middle of the play": inserted("places 3 2 1 0", 40),
    "a secret before the one that counts": inserted("secret x", 3),
    "an empty seed": inserted("seed ", 3),
    "a seat after the end": lambda lines: [*lines[:6], *lines[7:], lines[6]],
    "the secret in the middle": lambda lines: [*lines[:40], lines[-1], *lines[40:-1]],
    "an answer of seat +0": rewritten("@", "@", "@+"),
    "chance as a seat": rewritten("? ChooseDealer", "?", "@-1"),
    "an outcome with a sign": rewritten("? ChooseDealer", "ChooseDealer ", "ChooseDealer +"),
    "a version with a nought": rewritten("game", " 1", " 01"),
    "an option in capitals": rewritten("options", "=yes", "=YES"),
    "an option left out": rewritten("options", " triangles=yes", ""),
    "an option twice": rewritten("options", " cap=yes", " cap=yes cap=yes"),
    "an option that is not offered": rewritten("options", "=yellow-black", "=red-blue"),
}


@pytest.mark.parametrize("form", OTHER_FORMS)
def test_a_record_has_one_form_only(form: str) -> None:
    lines = bare(the("committed"))
    changed = OTHER_FORMS[form](lines)
    pairs = enumerate(zip_longest(lines, changed), start=1)
    assert bad(sealed(changed)).line == next(number for number, (old, new) in pairs if old != new)


# Other records and other texts --------------------------------------------------------------------------------------


class TestOther:
    def test_a_record_of_another_version_says_which(self) -> None:
        found = bad(the("committed"), lambda key: replace(MU, version=7))
        assert (found.message, found.line) == ("record-version", 2)
        assert found.details == {"line": 2, "game": "mu", "wanted": 1, "have": 7}

    def test_a_record_of_an_unknown_game_is_refused(self) -> None:
        with pytest.raises(Refused, match="refused-game"):
            records.verify(the("another game"), games.load)

    def test_an_option_that_does_not_exist_is_refused(self) -> None:
        lines = bare(the("committed"))
        lines[2] += " colour=red"
        with pytest.raises(Refused, match="refused-no-option"):
            records.verify(sealed(lines), load)

    def test_an_unfinished_match_is_a_save_and_not_a_proof(self) -> None:
        match = match_of(MU, short_mu(), committed(4))
        play_on(match, Random(1), answers=5)
        assert records.read(match.saved()).entries == match.record.entries
        assert bad(match.saved()).message == "record-unfinished"

    @pytest.mark.parametrize(
        "text",
        ["", "\n", "hello", "hello\n", "pioche record 3\n", "pioche record 2", "\ufeffpioche record 2\n", "\0\0\0\n"],
    )
    def test_what_is_no_record_is_refused_at_its_first_line(self, text: str) -> None:
        assert bad(text).line == 1

    def test_a_record_without_anything_is_cut(self) -> None:
        assert bad("pioche record 2\n").message == "record-cut"

    @pytest.mark.parametrize(
        "line",
        ["", " ", "gibberish", "game", "game mu", "game mu x", "game mu 1 2", "seat", "seat 0", "seat x - Ann",
         "entropy", "entropy 5 x", "options players", "@ Bid pass", "@x Bid pass", "places=0", "SECRET x"],
    )  # fmt: skip
    def test_a_line_that_says_nothing_is_named(self, line: str) -> None:
        lines = bare(the("seeded"))
        lines.insert(2, line)
        found = bad(sealed(lines))
        assert (found.message, found.line) == ("record-unreadable", 3)

    def test_windows_line_ends_are_a_change(self) -> None:
        assert bad(the("seeded").replace("\n", "\r\n")).line == 1

    def test_random_text_is_always_refused(self) -> None:
        rng = Random("garbage")
        for _ in range(300):
            body = "".join(rng.choice("@? \n0123456789abcdefgameseat-=_") for _ in range(80))
            assert bad(f"pioche record 2\n{body}\n").line >= 2


# A table that wanted to choose the cards ------------------------------------------------------------------


def with_bots(table: str = TABLE, entropies: tuple[str, ...] = ("mine", BOT, BOT)) -> Record:
    """A finished match of a person and two bots, as the table says it was."""
    seats = [Seat("Ann"), Seat("Bob", "greedy"), Seat("Cleo", "greedy")]
    luck = Committed("a secret", table, list(entropies))
    match = Match(BLINDBID, BLINDBID.settle({}), [replace(seat, bot="") for seat in seats], luck)
    play_on(match, Random("bots"))
    return replace(match.record, seats=seats)


KEPT = Receipt(commitment("a secret", TABLE), {0: "mine"})


class TestTheTableThatChooses:
    """Everything fits within the record; what it is held to is older than the record."""

    def test_an_honest_record_is_what_was_promised_and_given(self) -> None:
        record, _ = records.verify(records.write(with_bots()), load, KEPT)
        assert record.entropies == ["mine", "bot", "bot"]

    def test_cannot_choose_the_entropy_of_a_bot(self) -> None:
        found = bad(records.write(with_bots(entropies=("mine", "lucky", BOT))))
        assert (found.message, found.details["seat"]) == ("record-bot-entropy", 1)
        assert found.line == records.head(with_bots()) - 1

    def test_cannot_choose_its_own_name(self) -> None:
        late = replace(with_bots("lucky table"), commitment=commitment("a secret", TABLE))
        assert bad(records.write(late)).message == "record-commitment"

    def test_cannot_commit_again_to_a_name_that_suits_it(self) -> None:
        found = bad(records.write(with_bots("lucky table")), receipt=KEPT)
        assert (found.message, found.line) == ("record-other-commitment", records.head(with_bots()) - 3)

    def test_cannot_give_entropy_for_a_person(self) -> None:
        found = bad(records.write(with_bots(entropies=("lucky", BOT, BOT))), receipt=KEPT)
        assert (found.message, found.line) == ("record-other-entropy", records.head(with_bots()) - 2)

    def test_cannot_leave_out_what_a_person_gave(self) -> None:
        assert bad(records.write(with_bots(entropies=("none", BOT, BOT))), receipt=KEPT).details["seat"] == 0

    def test_cannot_leave_out_the_seat_of_a_person(self) -> None:
        found = bad(records.write(with_bots()), receipt=Receipt(entropies={3: "mine"}))
        assert (found.message, found.line) == ("record-other-entropy", records.head(with_bots()))

    def test_cannot_show_a_record_of_the_first_form_instead(self) -> None:
        old = replace(with_bots(), form=1, commitment=commitment("a secret", "", form=1))
        assert records.verify(records.write(old), load)
        found = bad(records.write(old), receipt=Receipt(old.commitment))
        assert (found.message, found.line) == ("record-unbound", 1)

    def test_cannot_show_a_record_of_a_seed_instead(self) -> None:
        assert bad(the("seeded"), receipt=KEPT).message == "record-unbound"

    def test_is_refused_before_it_deals(self) -> None:
        luck = Committed("a secret", TABLE, ["mine", "lucky", BOT])
        with pytest.raises(Refused, match="refused-bot-entropy"):
            Match(BLINDBID, BLINDBID.settle({}), with_bots().seats, luck)


class TestTheFirstForm:
    """Records written before commitments held the table, and bots were kept from adding entropy."""

    OLD = (Path(__file__).parent / "records" / "form-1.pioche").read_text("utf-8")

    def test_is_still_verified(self) -> None:
        record, end = records.verify(self.OLD, load)
        assert record.form == 1 and end.is_over() and record.entropies == ["ann", "made-up-1", "made-up-2"]

    def test_is_written_as_it_was(self) -> None:
        assert records.write(records.read(self.OLD)) == self.OLD

    def test_goes_on_as_it_began(self) -> None:
        record = records.read(self.OLD)
        save = replace(record, entries=record.entries[:9], places="")
        match = Match.resume(*records.opened(save, load), save)
        play_on(match, Random(1))
        assert records.verify(records.write(match.record), load)[0].form == 1

    def test_is_not_passed_off_as_the_second(self) -> None:
        assert bad(sealed(["pioche record 2", *bare(self.OLD)[1:]])).message == "record-commitment"


class TestWriting:
    def test_names_with_blanks_are_one_word_in_the_record(self) -> None:
        record = Record("mu", 1, {"players": "4"}, [Seat("Ann Lee")], "s", entries=[Entry(0, "Name", ("no trump",))])
        text = records.write(record)
        assert "@0 Name no_trump\n" in text and records.read(text) == record

    def test_bots_and_people_are_told_apart(self) -> None:
        record = Record("mu", 1, {"players": "4"}, [Seat("Ann"), Seat("Bob the bot", "greedy")], "s")
        assert records.read(records.write(record)).seats == record.seats

    def test_ties_are_joined(self) -> None:
        assert records.places([1, 0, 1, 3]) == "1 0=2 3"
        assert records.places([0, 0]) == "0=1"

    def test_names_in_any_script_are_kept(self) -> None:
        record = Record("mu", 1, {"players": "4"}, [Seat("Zoë 🐉 梅")], "s")
        assert records.read(records.write(record)).seats == record.seats
