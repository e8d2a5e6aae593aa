"""Mü: the picture each viewer gets."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.core import scene_laws, selecting
from pioche.core.scene import Choice, Scene, Sign, T, Zone
from pioche.games._mubox.deck import cards
from pioche.games.mu import GAME
from pioche.games.mu.cards import PASS, STOP
from pioche.games.mu.state import Mu
from tests.games.mu.table import all_pass, auction, play, question, tricks
from tests.games.mu.telling import KNOWN, words


def seen(s: Mu, seat: int | None) -> Scene:
    """The scene of this viewer; it keeps the laws of scenes."""
    scene = GAME.scene(GAME.view(s, seat), seat)
    between = not s.is_over() and not s.asked()
    assert scene_laws.problems(scene, GAME.faces, KNOWN["en"], between) == []
    assert list(scene_laws.sending_problems(scene, s)) == []
    return scene


def zone(scene: Scene, ident: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == ident)


def zone_ids(scene: Scene) -> list[str]:
    return [zone.id for zone in scene.zones]


def lying(scene: Scene, ident: str) -> str:
    return " ".join(piece.face for piece in zone(scene, ident).pieces)


def choice(scene: Scene, name: str) -> Choice:
    """The first choice that sends this answer."""
    return next(one for one in scene.choices if one.send == [GAME.code[name]])


def sign(signs: list[Sign], name: str) -> Sign | None:
    return next((one for one in signs if (one.text if isinstance(one.text, str) else one.text.id) == name), None)


def value(signs: list[Sign], name: str) -> int | float | None:
    found = sign(signs, name)
    return found.value if found else None


def dimmed(scene: Scene) -> list[str]:
    return [piece.id for zone in scene.zones for piece in zone.pieces if "dim" in piece.flags]


class TestAuction:
    def table(self) -> Mu:
        return auction("R2 R7 R7 B1", "G1 G2 | K1 K2", "Y1 Y2", "B3 B4")

    def test_the_asked_seat_sees_its_hand_and_may_tick_up_to_the_limit(self) -> None:
        scene = seen(self.table(), 0)
        assert lying(scene, "hand") == "r2 r7 r7 b1" and lying(scene, "show1") == "k1 k2"
        (group,) = scene.groups
        assert (group.min, group.max, group.done) == (1, 3, [STOP])
        assert scene.prompt.text == T("ask-bid", n=3) and scene.prompt.waiting == [0]
        assert words(scene.prompt.text) == "Show up to 3 cards, or pass."

    def test_each_number_of_ticks_says_where_it_leads(self) -> None:
        (group,) = seen(self.table(), 0).groups
        assert group.hints == [
            T("hint-behind", n=1, best=2),
            T("hint-level", n=2),
            T("hint-lead", n=3, target=34),
        ]

    def test_ticked_cards_are_sent_as_one_bid(self) -> None:
        s = self.table()
        scene = seen(s, 0)
        sent = selecting.answer(scene, scene.groups[0], {1: 1, 2: 1, 3: 1})
        assert sent == [*cards("R7 R7 B1"), STOP]
        for answer in sent:
            assert answer in s.options()
            s.play(answer)
        assert question(s) == "1 Bid" and s.shown[0] == cards("R7 R7 B1")

    def test_too_many_ticks_send_nothing(self) -> None:
        scene = seen(self.table(), 0)
        assert selecting.answer(scene, scene.groups[0], {0: 1, 1: 1, 2: 1, 3: 1}) == []
        assert selecting.answer(scene, scene.groups[0], {}) == []

    def test_a_card_can_be_dragged_to_the_own_display(self) -> None:
        assert choice(seen(self.table(), 0), "B1").drag == ("hand.b1.1", "show0")

    def test_twins_can_be_ticked_one_by_one(self) -> None:
        scene = seen(self.table(), 0)
        twins = [one for one in scene.choices if one.send == cards("R7")]
        assert [one.pick for one in twins] == [["hand.r7.1"], ["hand.r7.2"]]

    @pytest.mark.parametrize(
        ("displays", "hint", "said"),
        [
            (("", "", "", ""), "hint-void", "if all pass, this hand is void"),
            (("", "K1 K2", "", ""), "hint-chief", "if all pass, Ben is chief with 2 cards and needs 32 triangles"),
            (("", "K1", "", ""), "hint-chief", "if all pass, Ben is chief with one card and needs 30 triangles"),
            (("", "K1", "K2", ""), "hint-stalemate", "if all pass: stalemate, Cleo loses 10 points"),
        ],
    )
    def test_passing_says_what_would_come_of_it(self, displays: tuple[str, ...], hint: str, said: str) -> None:
        hands = ("R2", "G1", "Y1", "B3")
        s = auction(*(f"{hand} | {display}" for hand, display in zip(hands, displays, strict=True)))
        decline = choice(seen(s, 0), "pass")
        (text,) = decline.hint
        assert (text if isinstance(text, str) else text.id) == hint and words(text) == said
        assert decline.role == "decline"

    def test_another_seat_sees_its_own_hand_and_is_not_asked(self) -> None:
        scene = seen(self.table(), 1)
        assert lying(scene, "hand") == "g1 g2" and lying(scene, "show1") == "k1 k2"
        assert scene.choices == [] and scene.groups == [] and scene.why == {}
        assert words(scene.prompt.text) == "Ann shows cards or passes."

    def test_a_spectator_sees_displays_and_no_hand(self) -> None:
        scene = seen(self.table(), None)
        assert zone_ids(scene) == ["show0", "show1", "show2", "show3", "bids"]
        assert scene.choices == []

    def test_everybody_sees_how_many_cards_the_others_hold(self) -> None:
        for viewer in (None, 0, 3):
            players = seen(self.table(), viewer).players
            assert [value(player.signs, "hand") for player in players] == [4, 2, 2, 2]

    def test_the_table_is_seen_from_the_own_seat(self) -> None:
        assert seen(self.table(), 2).layout.wide == ["p3 p0 p1", "centre centre centre", "p2 p2 p2"]

    def test_the_middle_tells_the_most_cards_shown_and_the_own_limit(self) -> None:
        signs = zone(seen(self.table(), 0), "bids").signs
        assert value(signs, "top-count") == 2 and value(signs, "you-may-show") == 3
        assert value(signs, "target-if-lead") == 32
        assert sign(zone(seen(self.table(), 1), "bids").signs, "you-may-show") is None

    def test_the_own_limit_is_the_frozen_one_while_more_cards_are_shown(self) -> None:
        """The opener has shown the one card allowed: nothing more may be shown."""
        s = auction("R1 R2 R3", "B1 B2", "G1 G2", "Y1 Y2")
        play(s, "R1")
        assert value(zone(seen(s, 0), "bids").signs, "you-may-show") in (None, 0)

    def test_the_own_limit_counts_down_while_more_cards_are_shown(self) -> None:
        s = auction("R1 R2 R3 R4", "B1 B2 | K1", "G1 G2", "Y1 Y2")
        play(s, "R1, R2")
        assert value(zone(seen(s, 0), "bids").signs, "you-may-show") in (None, 0)

    def test_lower_cards_cannot_follow_and_say_why(self) -> None:
        s = self.table()
        play(s, "R7")
        scene = seen(s, 0)
        assert scene.why == {"r2": "why-order"} and dimmed(scene) == ["r2"]
        assert scene.prompt.text == T("ask-more", n=2)
        (group,) = scene.groups
        assert (group.max, group.hints) == (2, [T("hint-level", n=2), T("hint-lead", n=3, target=34)])

    def test_at_the_limit_only_stop_is_left(self) -> None:
        s = auction("R1 R2", "B1", "G1")
        play(s, "R1")
        scene = seen(s, 0)
        assert [one.send for one in scene.choices] == [[STOP]] and scene.groups == []
        assert scene.why == {"r2": "why-limit"}
        assert words(scene.prompt.text) == "That is your limit."

    def test_without_a_card_there_is_only_passing(self) -> None:
        scene = seen(auction("| R1", "B1 | B2 B3", "G1"), 0)
        assert [one.send for one in scene.choices] == [[PASS]] and scene.groups == []
        assert words(scene.prompt.text) == "You have no card left to show; you can only pass."

    def test_the_sheet_tells_what_the_next_bids_are_worth(self) -> None:
        (sheet,) = seen(self.table(), 3).sheets
        assert [line.cells for line in sheet.rows] == [
            [32, 20, 30, 40, 50],
            [34, 30, 40, 50, 60],
            [36, 40, 50, 60, 70],
            [38, 50, 60, 70, 80],
        ]


class TestNaming:
    def table(self) -> Mu:
        s = auction("R0 R9 | R7 R7 B3", "B0", "G0 | R1", "Y0", "K0")
        all_pass(s)
        return s

    def test_a_card_offers_its_colour_and_its_number(self) -> None:
        scene = seen(self.table(), 2)
        menu = selecting.ready(scene, ["show2.r1.1"])
        assert [words(one.label) for one in menu] == ["red is trump", "The 1s are trump"]
        assert scene.prompt.rule == "4.1" and scene.prompt.phase == 1

    def test_twins_offer_the_same(self) -> None:
        s = self.table()
        play(s, "1s")
        scene = seen(s, 0)
        first, second = (selecting.ready(scene, [f"show0.r7.{copy}"]) for copy in (1, 2))
        assert [one.send for one in first] == [one.send for one in second]
        assert len(first) == 2

    def test_what_the_vice_has_named_is_not_offered_again(self) -> None:
        s = self.table()
        play(s, "red")
        scene = seen(s, 0)
        assert [words(one.label) for one in selecting.ready(scene, ["show0.r7.1"])] == ["The 7s are trump"]

    def test_the_chief_reads_the_bonus_of_each_choice(self) -> None:
        s = self.table()
        play(s, "1s")
        scene = seen(s, 0)
        bonuses = {name: choice(scene, name).hint for name in ("red", "7s", "3s", "no trump")}
        assert bonuses == {
            "red": [T("hint-bonus", n=30)],
            "7s": [T("hint-bonus", n=40)],
            "3s": [T("hint-bonus", n=50)],
            "no trump": [T("hint-bonus", n=60)],
        }

    def test_no_trump_is_a_button_of_the_chief_alone(self) -> None:
        s = self.table()
        assert selecting.buttons(seen(s, 2)) == []
        play(s, "1s")
        assert [one.label for one in selecting.buttons(seen(s, 0))] == ["no-trump"]

    def test_everybody_sees_what_was_named(self) -> None:
        s = self.table()
        play(s, "1s")
        for viewer in (None, 1, 2):
            (named,) = zone(seen(s, viewer), "trumps").signs
            assert words(named.text) == "vice: the 1s" and named.seat == 2
        play(s, "red")
        assert [words(one.text) for one in zone(seen(s, None), "trumps").signs] == ["chief: red", "vice: the 1s"]

    def test_partners_are_picked_by_their_seat(self) -> None:
        s = self.table()
        play(s, "1s, red")
        scene = seen(s, 0)
        assert [one.pick for one in scene.choices] == [["@1"], ["@3"], ["@4"]]
        assert choice(scene, "partner 3").hint == [T("hint-shown", n=0)]

    def test_the_vice_and_oneself_say_why_not(self) -> None:
        s = self.table()
        play(s, "1s, red")
        assert seen(s, 0).why == {"@0": "why-alone", "@2": "why-vice"}

    def test_the_contract_is_told(self) -> None:
        s = self.table()
        play(s, "1s, red")
        signs = seen(s, 4).signs
        assert value(signs, "bid") == 3 and value(signs, "bonus-at-stake") == 30
        team = sign(signs, "team-triangles")
        assert team and (team.value, team.of) == (0, 30)

    def test_roles_are_badges(self) -> None:
        s = self.table()
        play(s, "1s, red, partner 4")
        badges = [[one.symbol for one in player.signs if one.value is None] for player in seen(s, 1).players]
        assert badges == [["dealer", "chief"], [], ["vice"], [], ["partner"]]
        assert [player.team for player in seen(s, 1).players] == [0, 1, 1, 1, 0]


class TestTricks:
    def table(self, **changes: Any) -> Mu:
        set_up: dict[str, Any] = {
            "chief_trump": "7s", "vice": 2, "vice_trump": "green", "partner": 3, "bid": 3, "leader": 3, "trick": "R5",
            "last": "B7 B9 B7 K2", "last_leader": 2, "won": (10, 11, 12, 13),
        }  # fmt: skip
        return tricks("R7 R9 B1 | R7 G0", "B6 K9 Y1 Y2 Y3", "G1 G2 Y9 | G3 K1", "Y0 K0 K7 K3", **set_up | changes)

    def test_the_asked_seat_may_play_what_follows_and_reads_why_not_the_rest(self) -> None:
        scene = seen(self.table(), 0)
        assert [one.send for one in scene.choices] == [cards("R9")]
        assert all(why == T("why-follow", colour="symbol:r") for why in scene.why.values())
        assert sorted(dimmed(scene)) == sorted(scene.why)
        assert sorted(scene.why) == ["g0", "hand.b1.1", "hand.r7.1", "show0.r7.1"]
        assert words(scene.prompt.text) == "Play a card: you must follow red."
        assert words(scene.why["g0"]) == "You must follow red."

    def test_a_trump_lead_calls_for_trumps(self) -> None:
        scene = seen(self.table(trick="G5"), 0)
        assert {tuple(one.pick) for one in scene.choices} == {("show0.r7.1",), ("g0",), ("hand.r7.1",)}
        assert scene.why == {"r9": "why-trump", "hand.b1.1": "why-trump"}
        assert words(scene.prompt.text) == "Play a card: you must follow with a trump."

    def test_who_cannot_follow_may_play_anything(self) -> None:
        scene = seen(self.table(trick="Y5"), 0)
        assert len(scene.choices) == 5 and scene.why == {}
        assert scene.prompt.text == "ask-any"

    def test_the_same_card_of_hand_and_display_are_two_choices(self) -> None:
        scene = seen(self.table(trick="Y5"), 0)
        assert words(choice(scene, "R7").label) == "Play red 7"
        assert words(choice(scene, "R7 shown").label) == "Play red 7 from your display"

    def test_a_card_tells_whether_it_would_win(self) -> None:
        scene = seen(self.table(trick="Y5"), 0)
        assert choice(scene, "G0 shown").hint == ["hint-ahead"]
        assert choice(scene, "B1").hint == [T("hint-below", card="face:y5", who="@3")]
        assert words(choice(scene, "B1").hint[0]) == "below yellow 5 of Dan"

    def test_the_leader_reads_which_cards_are_trumps(self) -> None:
        s = tricks("R7 B1", "B6 K9", "G1 G2", "Y0 K0", chief_trump="7s", partner=2)
        scene = seen(s, 0)
        assert choice(scene, "R7").hint == ["hint-trump"] and choice(scene, "B1").hint == []
        assert scene.prompt.text == "ask-lead"

    def test_the_trick_shows_who_played_and_which_card_wins(self) -> None:
        s = self.table(trick="Y5")
        play(s, "R7 shown, Y1")
        there = zone(seen(s, None), "trick")
        assert [(piece.face, piece.seat, piece.flags) for piece in there.pieces] == [
            ("y5", 3, []),
            ("r7", 0, ["mark"]),
            ("y1", 1, []),
        ]
        assert sign(there.signs, "led") == Sign(text="led", symbol="y")

    def test_the_last_trick_lies_on_a_pile(self) -> None:
        there = zone(seen(self.table(), 1), "last")
        assert [(piece.face, piece.seat) for piece in there.pieces] == [("b7", 2), ("b9", 3), ("b7", 0), ("k2", 1)]
        assert there.kind == "pile" and there.count == 4

    def test_there_is_no_last_trick_before_the_first_is_taken(self) -> None:
        s = auction("R0 R9 | R7", "B0 B2 B3", "G0 G2 G3")
        all_pass(s)
        play(s, "red")
        assert "last" not in zone_ids(seen(s, 0)) and "trick" in zone_ids(seen(s, 0))

    def test_a_trick_just_taken_lies_on_the_pile(self) -> None:
        s = tricks("R1 B1", "R9 B2", "R2 B3", leader=2)
        play(s, "R2, R1, R9")
        scene = seen(s, None)
        assert lying(scene, "last") == "r2 r1 r9" and lying(scene, "trick") == ""
        assert [piece.seat for piece in zone(scene, "last").pieces] == [2, 0, 1]

    @pytest.mark.parametrize("players", [3, 4])
    def test_at_the_first_lead_the_tricks_have_begun(self, players: int) -> None:
        """Of auction, naming and tricks it is the third part, with three players as with more."""
        s = auction("R0 R9 | R7", "B0 B2 B3", "G0 G2 G3", *["Y0 Y1 Y2"][: players - 3])
        all_pass(s)
        play(s, "red" if players == 3 else "red, partner 2")
        assert question(s) == "0 PlayCard"
        assert seen(s, 0).prompt.phase == 2

    def test_another_seat_and_a_spectator_are_told_who_is_asked(self) -> None:
        for viewer in (1, None):
            scene = seen(self.table(), viewer)
            assert words(scene.prompt.text) == "Ann plays a card." and scene.choices == []
            assert dimmed(scene) == []

    def test_trumps_come_first_in_the_own_hand(self) -> None:
        s = tricks(
            "R2 B7 G1 K9", "B6 R9 Y1 Y2", "G4 G2 Y9 Y3", "K1 K2 K3 K4", chief_trump="7s", vice=1, vice_trump="green",
            partner=2,
        )  # fmt: skip
        assert lying(seen(s, 0), "hand") == "b7 g1 r2 k9"

    def test_the_order_of_trumps_can_be_looked_up(self) -> None:
        (sheet,) = seen(self.table(), None).sheets
        said = [(words(line.text), *(words(cell) for cell in line.cells)) for line in sheet.rows]
        assert said[0] == ("double", "green 7") and said[1] == ("chief’s", "the other 7s, all equal")
        assert said[2][0] == "vice’s"

    def test_running_triangles_are_shown(self) -> None:
        scene = seen(self.table(), 1)
        assert [value(player.signs, "sym-triangle") for player in scene.players] == [10, 11, 12, 13]
        assert value(scene.signs, "team-triangles") == 23

    def test_running_triangles_can_be_left_out(self) -> None:
        scene = seen(self.table(triangles=0), 1)
        assert [value(player.signs, "sym-triangle") for player in scene.players] == [None] * 4
        assert sign(scene.signs, "team-triangles") is None and value(scene.signs, "target") == 34


class TestResult:
    def over(self, *totals: int) -> Mu:
        return tricks("", "", "", "", won=(24, 30, 6, 0), partner=1, bid=4, chief_trump="red", totals=totals)

    def test_the_result_ranks_the_seats(self) -> None:
        scene = seen(self.over(185, 170, 120, 90), 2)
        assert scene.result and scene.result.places == [[0], [1], [2], [3]] and scene.result.note == ""
        assert words(scene.prompt.text) == "The match is over." and scene.choices == []

    def test_the_sheet_lists_every_hand_and_the_totals(self) -> None:
        scene = seen(self.over(185, 170, 120, 90), None)
        assert scene.result
        rows = [(words(line.text), line.cells) for line in scene.result.sheet.rows]
        assert rows == [("Hand 1", [64, 70, 6, 0]), ("total", [249, 240, 126, 90])]
        assert scene.result.sheet.heads == ["@0", "@1", "@2", "@3"]

    def test_a_shared_win_is_noted(self) -> None:
        scene = seen(self.over(176, 170, 120, 90), 0)
        assert scene.result and scene.result.places == [[0, 1], [2], [3]]
        assert words(scene.result.note) == "The win is shared."

    def test_early_hands_are_drawn_together_on_a_long_pad(self) -> None:
        s = auction("..", "..", "..", "..", hands=50)
        s.pad = [[n, 0, 0, -n] for n in range(1, 21)]
        s.hand, s.totals = 20, [210, 0, 0, -210]
        sheet = seen(s, 0).sheets[-1]
        assert len(sheet.rows) == 18
        assert (words(sheet.rows[0].text), sheet.rows[0].cells) == ("First 4 hands", [10, 0, 0, -10])
        assert (words(sheet.rows[1].text), sheet.rows[1].cells) == ("Hand 5", [5, 0, 0, -5])
        assert sheet.rows[-1].cells == [210, 0, 0, -210]
