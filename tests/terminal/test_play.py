from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from pioche import games
from pioche.core import record
from pioche.core.game import Refused
from pioche.terminal.play import THINKING, Session, play_on, seated
from pioche.terminal.saving import frames
from pioche.terminal.screen import Screen
from pioche.text import Words
from tests.games.mu.table import tricks
from tests.games.warriors.table import battle
from tests.games.warriors.table import play as play_warriors
from tests.terminal.tables import new_match, session
from tests.terminal.toy import GAME, Toy

MU, WARRIORS = games.load("mu"), games.load("warriors")


def played(
    tmp_path: Path, typed: str, seats: tuple[str, ...] = ("Ana", "greedy"), language: str = "en"
) -> tuple[str, int, Toy]:
    """What a match with these lines shows, its exit code, and the state it ends in."""
    match = new_match(seats=seats)
    table, out = session(match, typed, tmp_path / "match.pioche", language=language)
    code = table.run()
    assert isinstance(match.state, Toy)
    return out.getvalue(), code, match.state


def dealt(seats: tuple[str, ...] = ("Ana", "greedy")) -> list[list[int]]:
    s = new_match(seats=seats).state
    assert isinstance(s, Toy)
    return s.hands


def asked(text: str) -> list[str]:
    """What stood between one prompt and the next."""
    return re.split(r"^\w+ > .*$", text, flags=re.M)


class TestAnswers:
    def test_numbers_answer_and_several_numbers_tick(self, tmp_path: Path) -> None:
        text, code, s = played(tmp_path, "1 2\n2\n1\n")
        assert code == 0 and s.is_over()
        assert text.count("You polish") == 2 and "You play" in text

    @pytest.mark.parametrize("ticks", ["1,2", "1, 2", " 2 1 ", "1;2"])
    def test_ticks_may_be_written_in_many_ways(self, tmp_path: Path, ticks: str) -> None:
        assert played(tmp_path, f"{ticks}\n")[0].count("You polish") == 2

    def test_zero_ticks_nothing(self, tmp_path: Path) -> None:
        assert "Are you bold?" in played(tmp_path, "0\n")[0]

    def test_names_of_choices_answer(self, tmp_path: Path) -> None:
        hand = [GAME.choices[card] for card in dealt()[0]]
        text, _, _ = played(tmp_path, f"{hand[0]} {hand[1].lower()}\nMEEK\ngive_up\nyes\n")
        assert text.count("You polish") == 2 and "You give up" in text

    def test_the_beginning_of_a_label_answers_if_it_is_clear(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, "0\nbe\nbe m\n")
        assert "may be several answers: [1] Be bold, [2] Be meek" in text and "You make up your mind" in text

    def test_enter_is_the_main_choice(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, "0\n\n\n")
        assert "You make up your mind" in text and "Enter alone answers nothing here" in text

    def test_a_warning_asks_first(self, tmp_path: Path) -> None:
        text, _, s = played(tmp_path, "0\n1\ngive up\nno\ngive up\ny\n")
        assert text.count("You lose if you give up. (yes/no)") == 2 and s.is_over()

    @pytest.mark.parametrize(
        ("typed", "said"),
        [
            ("99", "There is no number 99; the answers go from 1 to 3."),
            ("9" * 5000, "There is no number 99999"),
            ("1 2 3", "You ticked 3; it takes at most 2."),
            ("1 1", "[1] can be taken once at most."),
            ("castle", "“castle” is none of the answers"),
            ("u", "Nothing can be taken back now."),
            ("\x00\x1b[2J", "is none of the answers"),
        ],
    )
    def test_what_cannot_be_taken_is_said_in_one_sentence(self, tmp_path: Path, typed: str, said: str) -> None:
        text, code, _ = played(tmp_path, f"{typed}\n")
        assert said in text and code == 0


class TestKeys:
    def test_a_question_mark_shows_the_paragraph_behind_the_question(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, "?\n")
        assert "First polish up to two of your cards. It changes nothing." in text and "bold." not in text

    def test_rules_shows_all_of_them(self, tmp_path: Path) -> None:
        assert "Play a card, or give up." in played(tmp_path, "rules\n")[0]

    def test_why_names_the_card_and_the_reason(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, "0\n1\nwhy\n")
        assert re.search(r"(red|blue) \d  This card is stuck", text)

    def test_h_says_what_a_search_prefers_and_expects(self, tmp_path: Path) -> None:
        said = played(tmp_path, "0\nh\n")[0]
        assert re.search(r"A search suggests: \[[12]\] Be (bold|meek) \(about \d+ % of a win\)", said)

    def test_l_tells_the_match_but_forgets_what_is_kept_for_a_turn(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, "1\n1\nl\n")
        log = asked(text)[3]
        assert "Cards are dealt" in log and "You make up your mind" in log and "You polish" not in log

    def test_s_shows_the_scores(self, tmp_path: Path) -> None:
        assert "stake 3/10" in asked(played(tmp_path, "s\n")[0])[1]

    def test_help_explains_every_key(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, "help\n")
        assert all(key in text for key in ("1 3 4", "take back your last answer", "save and leave"))

    def test_french_keys_have_french_names(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, "aide\npourquoi\nquitter\n", language="fr")
        assert "reprendre votre dernière réponse" in text and "La partie est gardée dans" in text

    def test_u_takes_back_an_answer_that_revealed_nothing(self, tmp_path: Path) -> None:
        text, _, s = played(tmp_path, "0\nmeek\nu\nbold\n2\n")
        assert "Taken back." in text and s.is_over()
        entries = record.read((tmp_path / "match.pioche").read_text("utf-8")).entries
        assert [entry.what for entry in entries if entry.step == "Bold" and entry.seat == 0] == [("bold",)]

    def test_u_takes_back_ticks_all_at_once(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, "1 2\nu\n")
        assert text.count("Polish up to two cards.") == 2


class TestLeaving:
    @pytest.mark.parametrize("typed", ["q\n", "", "0\nq\n", "0\n"])
    def test_the_match_is_saved_and_the_way_back_is_told(self, tmp_path: Path, typed: str) -> None:
        text, code, _ = played(tmp_path, typed)
        file = tmp_path / "match.pioche"
        assert code == 0 and f"pioche play --resume {file}" in text
        assert record.read(file.read_text("utf-8")).game == "toy"

    def test_a_saved_match_goes_on_where_it_stood(self, tmp_path: Path) -> None:
        played(tmp_path, "0\nbold\nq\n")
        file = tmp_path / "match.pioche"
        saved = record.read(file.read_text("utf-8"))
        names = [seat.name for seat in saved.seats]
        _, out = session(new_match(), "", file)
        screen = Screen(
            Words("en", GAME, names), 100, out=out, source=session(new_match(), "1\n", file)[0].screen.source
        )
        assert play_on(GAME, GAME.settle({"players": 2}), saved, screen, file) == 0
        text = out.getvalue()
        assert "You make up your mind" in text and "Play a card." in text and "Over." in text
        record.verify(file.read_text("utf-8"), lambda key: GAME)

    def test_a_finished_match_shows_places_and_its_record_verifies(self, tmp_path: Path) -> None:
        text, code, _ = played(tmp_path, "0\nbold\n1\n")
        assert code == 0 and "1.  " in text and "Result" in text and "pioche verify" in text
        record.verify((tmp_path / "match.pioche").read_text("utf-8"), lambda key: GAME)

    def test_a_record_can_be_told_again(self, tmp_path: Path) -> None:
        played(tmp_path, "0\nbold\n1\n")
        saved = record.read((tmp_path / "match.pioche").read_text("utf-8"))
        again = list(frames(GAME, GAME.settle({"players": 2}), saved))
        assert len(again) == len(saved.entries) + 1 and again[-1].after.is_over()


class TestHotSeat:
    TYPED = "\n0\nbold\n1\n\n0\nbold\n1\n"

    def test_everybody_gets_the_terminal_in_turn(self, tmp_path: Path) -> None:
        text, _, s = played(tmp_path, self.TYPED, ("Ana", "Bob"))
        assert "Hand over to Ana" in text and "Hand over to Bob" in text and s.is_over()

    def test_nobody_sees_another_hand(self, tmp_path: Path) -> None:
        hands = [[GAME.choices[card] for card in hand] for hand in dealt(("Ana", "Bob"))]
        text, _, _ = played(tmp_path, self.TYPED, ("Ana", "Bob"))
        before, ana, bob = re.split("Hand over to .*", text)
        assert not any(f" {card} " in before for hand in hands for card in hand)
        assert all(f" {card} " in ana for card in hands[0]) and not any(f" {card} " in ana for card in hands[1])
        shown = bob[: bob.index("Over.")]
        assert all(f" {card} " in bob for card in hands[1])
        assert sum(f" {card} " in shown for card in hands[0]) <= 1, "only the card that was played"

    def test_the_news_wait_until_the_terminal_was_handed_over(self, tmp_path: Path) -> None:
        text, _, _ = played(tmp_path, self.TYPED, ("Ana", "Bob"))
        before, after = text.split("Hand over to Bob")
        assert "Ana makes up their mind" in after and "You make up your mind" in after
        assert "makes up" not in before


class TestBotsAlone:
    def test_a_match_of_bots_is_told_to_a_spectator(self, tmp_path: Path) -> None:
        text, code, s = played(tmp_path, "", ("greedy", "random"))
        assert code == 0 and s.is_over() and "Ada plays" in text and "Your hand" not in text


class TestSeats:
    def test_bots_get_names_nobody_has(self) -> None:
        seats = seated(["Ada", "greedy", "random"], ["Ada", "Blaise", "Carl"])
        assert [(seat.name, seat.bot) for seat in seats] == [("Ada", ""), ("Blaise", "greedy"), ("Carl", "random")]

    @pytest.mark.parametrize("name", ["", " ", "a\nb", "\x07", "x" * 41])
    def test_a_name_is_printable_and_short(self, name: str) -> None:
        with pytest.raises(Refused):
            seated([name, "greedy"], ["Ada"])

    def test_two_people_have_two_names(self) -> None:
        with pytest.raises(Refused):
            seated(["Bo", "Bo"], [])


class TestSecrets:
    """At one terminal, too, nobody learns from the way it goes round what somebody holds."""

    def following(self, tmp_path: Path, *seats: str) -> str:
        """What is shown when seat 1 has one card of the suit that was led, and nobody types anything."""
        match = new_match(MU, seats=seats)
        match.state = tricks("R1 G2 G3", "R5 Y1 Y2", "B1 B2 B3", "Y5 Y6 Y7")
        match.answer(0, [MU.code["R1"]])
        table, out = session(match, "", tmp_path / "match.pioche")
        table.run()
        return out.getvalue()

    def test_a_person_with_one_answer_is_asked_like_any_other(self, tmp_path: Path) -> None:
        assert "Hand over to Bob" in self.following(tmp_path, "Ana", "Bob", "random", "random")

    def test_who_plays_with_bots_alone_is_answered_for(self, tmp_path: Path) -> None:
        text = self.following(tmp_path, "random", "Bob", "random", "random")
        assert "You play" in text.split("Bob >")[0]

    def test_a_switch_answers_after_the_people_who_decide(self, tmp_path: Path) -> None:
        match = new_match(WARRIORS, seats=("Ana", "Bob", "Cleo", "Dan"))
        match.state = battle("gob3i", "gob3i", "elf1i cat1", "und1i cat1", cards="0:b3")
        play_warriors(match.state, "pass, pass, with gob, attack 1 gob")
        match.set_switch(2, "catapults", 3)  # Cleo's switch passes for her,
        match.set_switch(3, "catapults", 1)  # Dan is always asked
        table, out = session(match, "", tmp_path / "match.pioche")
        table.run()
        assert "Hand over to Dan" in out.getvalue() and match.state.asked() == [2, 3]

    def test_a_bot_thinks_as_long_as_always(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        waited: list[float] = []
        for hand in ("R5 Y1 Y2", "R5 R6 Y2"):
            match = new_match(MU, seats=("Ana", "greedy", "Carl", "Dora"))
            match.state = tricks("R1 G2 G3", hand, "B1 B2 B3", "Y5 Y6 Y7")
            match.answer(0, [MU.code["R1"]])
            table, _ = session(match, "", tmp_path / "match.pioche")
            clock = [0.0, 0.1]
            monkeypatch.setattr("pioche.terminal.play.monotonic", lambda: clock.pop(0))  # noqa: B023
            monkeypatch.setattr(table.screen, "pause", waited.append)
            table.go_on()
        assert waited == [pytest.approx(THINKING - 0.1)] * 2


# What is told for a moment ---------------------------------------------------------------------------------

CLEARED = "\x1b[2J\x1b[3J\x1b[H"


class Watched(StringIO):
    def isatty(self) -> bool:
        return True


class Typing(Watched):
    """Somebody who gives the first answer there is, and presses Enter where nothing else is asked."""

    def __init__(self, out: StringIO) -> None:
        super().__init__()
        self.out = out
        self.asked: list[str] = []  # what could be read at each question

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        seen = self.out.getvalue().rpartition(CLEARED)[2]
        if not seen.endswith(" > "):
            return "\n"
        self.asked.append(seen)
        return "1\n" if len(self.asked) < 40 else "q\n"


@pytest.mark.parametrize("seats", [("Ana", "greedy"), ("Ana", "Bob")])
def test_what_is_to_be_remembered_does_not_stay_on_the_screen(
    seats: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    match = new_match(games.load("calcory"), seats=seats)
    out = Watched()
    source = Typing(out)
    screen = Screen(Words("en", match.game, [seat.name for seat in match.record.seats]), 100, True, out, source)
    assert Session(match, screen, tmp_path / "match.pioche", [], {}).run() == 0
    assert len(source.asked) > 10
    assert not any(" turns up " in seen or "You turn up " in seen for seen in source.asked)
    assert out.getvalue().count("turn up") > 10 and "Remember it well" in out.getvalue()
