"""What the table shows."""

from __future__ import annotations

from typing import Any

from pioche.core.hidden import without
from pioche.core.match import Moment, carry_out, let_happen
from pioche.core.scene import Msg, Scene, Sign, Text, Zone, dump
from pioche.games.treize import GAME
from pioche.games.treize.cards import DECK
from tests.games.treize.table import cards, go, table


def scene(s: Any, viewer: int | None) -> Scene:
    return GAME.scene(GAME.view(s, viewer), viewer)


def zone(picture: Scene, key: str) -> Zone:
    return next(zone for zone in picture.zones if zone.id == key)


def said(text: Text) -> str:
    """A message and its arguments in one line: "hint-sum n=9 limit=13"."""
    if isinstance(text, Msg):
        return " ".join([text.id, *(f"{name}={value}" for name, value in text.args.items())])
    return text


def signs(some: list[Sign]) -> dict[str, float | None]:
    return {said(sign.text): sign.value for sign in some}


def hints(picture: Scene) -> dict[int, list[str]]:
    """What each answer would do."""
    return {choice.send[0]: [said(hint) for hint in choice.hint] for choice in picture.choices}


def prompts(moments: list[Moment]) -> list[str]:
    """Paragraph and text of what each moment leads to."""
    shown = [scene(moment.after, None).prompt for moment in moments]
    return [f"{prompt.rule} {said(prompt.text)}" for prompt in shown]


class TestLanes:
    def test_rivals_come_in_order_and_your_own_lane_is_last(self) -> None:
        picture = scene(go(table("", "", "", ""), "n1"), 1)
        assert picture.layout.narrow == ["p2", "p3", "p0", "p1", "centre"]

    def test_a_spectator_sees_seat_0_first(self) -> None:
        assert scene(go(table("", "", ""), "n1"), None).layout.narrow == ["p0", "p1", "p2", "centre"]

    def test_cards_lie_in_order_and_the_last_one_is_marked(self) -> None:
        lane = zone(scene(go(table("n4 hand n4", ""), "n1"), 1), "lane0")
        assert [piece.id for piece in lane.pieces] == ["lane0.n4.1", "lane0.hand.1", "lane0.n4.2"]
        assert [piece.flags for piece in lane.pieces] == [[], [], ["mark"]]

    def test_a_lane_says_its_sum_its_stake_and_what_protects_it(self) -> None:
        lane = zone(scene(go(table("q4 limit hand p1", ""), "n1"), 0), "lane0")
        assert signs(lane.signs) == {"sum": 5, "at-stake": 3, "hands": 1, "limit-raised": None}
        assert lane.signs[0].of == 18


class TestCentre:
    def test_piles_show_how_many_cards_they_hold(self) -> None:
        picture = scene(go(table("", "", "", discard="n1 n2"), "q5"), 0)
        counts = {key: zone(picture, key).count for key in ("packet", "deck", "discard")}
        assert counts == {"packet": 2, "deck": 104, "discard": 2}
        assert [piece.face for piece in zone(picture, "up").pieces] == ["q5"]

    def test_you_may_look_at_your_own_won_cards(self) -> None:
        s = go(table("", "", won=("q1 g2", "p1")), "n1")
        assert [piece.face for piece in zone(scene(s, 0), "won").pieces] == ["q1", "g2"]
        assert "won" not in [zone.id for zone in scene(s, None).zones]

    def test_the_last_round_is_announced(self) -> None:
        picture = scene(go(table("", "", last_round=1), "n1"), 0)
        assert signs(picture.signs) == {"round": 1, "last-round": None}


class TestPlayers:
    def test_dealer_start_player_and_served_players_are_marked(self) -> None:
        s = go(table("", "", "", dealer=2, starter=1), "n1, give 0, n2")
        shown = [[said(sign.text) for sign in player.signs[1:]] for player in scene(s, 0).players]
        assert shown == [["served"], ["start"], ["dealer"]]

    def test_rivals_won_piles_are_a_count_only(self) -> None:
        """T32"""
        s = go(table("", "", won=("q1 g2", "q2 q3 p1")), "n1")
        scores = [player.score and player.score.value for player in scene(s, 0).players]
        assert scores == [4, None]
        assert [player.signs[0].value for player in scene(s, 0).players] == [2, 3]
        assert [player.score for player in scene(s, None).players] == [None, None]

    def test_with_open_scores_everybody_sees_all_plus_signs(self) -> None:
        """T32"""
        s = go(table("", "", won=("q1 g2", "q2 q3 p1"), open_scores=1), "n1")
        assert [player.score and player.score.value for player in scene(s, None).players] == [4, 5]

    def test_other_cards_in_rivals_won_piles_make_the_same_picture(self) -> None:
        """T32"""
        one, other = (go(table("", "", won=("q1", pile)), "n1") for pile in ("p1 q5", "g1 g2"))
        assert dump(scene(one, 0)) == dump(scene(other, 0))


class TestWhatComesNext:
    def test_no_view_tells_it(self) -> None:
        """T32: what is unseen is sorted, packet and draw pile together."""
        s = go(table("", "", ""), "n1")
        for viewer in (None, 0, 1, 2):
            assert GAME.view(s, viewer).unseen == [without(DECK, cards("n1"))]

    def test_no_scene_tells_it(self) -> None:
        """T32: two tables that differ in their unseen cards look the same."""
        one, other = (go(table("", "", stack=(stack,)), "n1") for stack in ("n1 n2 n3 n4", "n1 q5 arrow g2"))
        for viewer in (None, 0, 1):
            assert dump(scene(one, viewer)) == dump(scene(other, viewer))


class TestGiving:
    def test_each_player_not_yet_served_may_be_picked(self) -> None:
        picture = scene(go(table("", "", "", served=(1,)), "n3"), 0)
        assert [choice.pick for choice in picture.choices] == [["@0"], ["@2"]]
        assert picture.why == {"@1": "why-served"}
        assert picture.prompt.waiting == [0] and picture.prompt.rule == "3.2"

    def test_others_wait(self) -> None:
        picture = scene(go(table("", "", ""), "n3"), 1)
        assert picture.choices == [] and said(picture.prompt.text) == "other-give who=@0 card=face:n3"

    def test_numbers_tell_the_sum_and_the_bust(self) -> None:
        picture = scene(go(table("n2 p3", "n4 q4 p2", "q5 limit q5"), "n3"), 0)
        assert hints(picture) == {
            0: ["hint-sum n=8 limit=13"],
            1: ["hint-bust n=13 limit=13", "hint-costs n=3"],
            2: ["hint-sum n=13 limit=18"],
        }

    def test_symbols_tell_their_effect(self) -> None:
        assert hints(scene(go(table("n2 p3", "", "hand"), "arrow"), 0)) == {
            0: ["hint-loses card=face:p3"],
            1: ["hint-nothing"],
            2: ["hint-loses card=face:hand", "hint-may-refuse"],
        }
        assert hints(scene(go(table("", "n1", "hand"), "d2"), 0)) == {
            0: ["hint-sum n=2 limit=13", "hint-draws"],
            1: ["hint-sum n=3 limit=13", "hint-draws"],
            2: ["hint-sum n=2 limit=13", "hint-draws", "hint-may-refuse"],
        }
        assert hints(scene(go(table("", ""), "g2"), 0)) == {0: ["hint-wins n=2"], 1: ["hint-wins n=2"]}

    def test_busting_yourself_must_be_confirmed_unless_it_is_forced(self) -> None:
        picture = scene(go(table("n4 n4 n4", ""), "n1"), 0)
        assert [choice.warn for choice in picture.choices] == ["warn-bust", ""]
        picture = scene(go(table("n4 n4 n4", "", served=(1,)), "n1"), 0)
        assert [choice.warn for choice in picture.choices] == [""]


class TestRefusing:
    def test_the_receiver_is_asked_and_sees_what_either_answer_does(self) -> None:
        picture = scene(go(table("", "hand q5 q4 n3"), "n4, give 1"), 1)
        accept, refuse = picture.choices
        assert said(picture.prompt.text) == "ask-receive card=face:n4" and picture.prompt.rule == "4.2"
        assert accept.warn == "warn-bust" and refuse.role == "main" and refuse.shows == ["lane1.hand.1"]

    def test_a_harmless_card_is_accepted_by_default(self) -> None:
        accept, refuse = scene(go(table("", "hand"), "p4, give 1"), 1).choices
        assert accept.role == "main" and accept.warn == "" and refuse.role == ""

    def test_the_dealer_waits(self) -> None:
        picture = scene(go(table("", "hand"), "n4, give 1"), 0)
        assert picture.prompt.waiting == [1] and picture.choices == []


class TestBetweenQuestions:
    """Tables show every step; those that ask nothing say what is about to happen."""

    def test_a_bust_is_shown_step_by_step(self) -> None:
        s = go(table("q4", "n4 n4 n4"), "n1")
        assert prompts(carry_out(s, 0, GAME.code["give 1"])) == [
            "6.1 now-stop-round who=@1",
            "6.3 now-score-round",
            "6.4 now-start-round",
            "3.1 now-take-packet who=@1",
            "3.2 now-turn-up who=@1",
        ]

    def test_so_is_an_arrow_drawn(self) -> None:
        s = go(table("", "n1"), "d1, give 1")
        assert prompts(let_happen(s, cards("arrow"))) == [
            "5.4 now-offer-drawn who=@1",
            "5.2 now-lose-last who=@1",
            "3.2 now-turn-up who=@0",
        ]

    def test_so_is_a_draw_pile_used_up(self) -> None:
        s = go(table("", "", stack=("n1 n1 n1",), packet=1, served=(0,), discard="n2"), "n1")
        assert prompts(carry_out(s, 0, GAME.code["give 1"])) == [
            "3.4 now-next-dealer",
            "3.1 now-take-packet who=@1",
            "7.1 now-reshuffle",
            "3.1 now-take-packet who=@1",
            "3.2 now-turn-up who=@1",
        ]

    def test_so_are_cards_that_run_out(self) -> None:
        s = go(table("", "", stack=("n1",), packet=1, served=(0,), last_round=1), "n1")
        assert prompts(carry_out(s, 0, GAME.code["give 1"]))[2:] == [
            "7.4 now-run-out",
            "6.3 now-score-round",
            "7.2 now-end-game",
            "7.3 over",
        ]

    def test_nobody_is_waited_for(self) -> None:
        s = GAME.start(GAME.settle({}))
        prompt = scene(s, 0).prompt
        assert prompt.text == "now-first-dealer" and prompt.waiting == []


class TestResult:
    def test_the_score_sheet_lists_every_round(self) -> None:
        s = go(table("q4", "n4 n4 n4", last_round=1), "n1, give 1")
        result = scene(s, 0).result
        assert result is not None and result.places == [[0], [1]] and result.note == ""
        lines = {said(line.text): line.cells for line in result.sheet.rows}
        assert lines == {"sheet-round-n n=1": [2, 0], "sheet-plus": [2, 0], "sheet-numbers": [4, 0]}

    def test_a_note_says_how_a_tie_was_broken(self) -> None:
        notes = []
        for won in (("q1", "q4"), ("q1", "q1")):
            result = scene(go(table("", "n4 n4 n4", won=won, last_round=1), "n1, give 1"), None).result
            notes.append(result and result.note)
        assert notes == ["note-numbers", "note-shared"]

    def test_all_scores_are_shown_when_it_is_over(self) -> None:
        s = go(table("", "n4 n4 n4", won=("q1", "p1"), last_round=1), "n1, give 1")
        assert [player.score and player.score.value for player in scene(s, None).players] == [2, 1]
