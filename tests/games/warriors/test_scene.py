"""Warriors: the table as a picture, and the answers one can click."""

from __future__ import annotations

import pytest

from pioche.core import selecting
from pioche.core.match import carry_out, let_happen, run_on, tell
from pioche.core.scene import Beat, Choice, Msg, Scene, Zone, dump
from pioche.games.warriors import GAME
from pioche.games.warriors.preparation import GiveFlame, PrepareRound
from pioche.games.warriors.scoring import EndGame
from pioche.games.warriors.state import Warriors
from pioche.text import Words
from tests.games.warriors.table import battle, hold_fire, laid_out, play, question, roll, shot

WORDS = Words("en", GAME, ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"])


def scene(s: Warriors, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(s, seat), seat)


def zone(of: Scene, ident: str) -> Zone:
    return next(zone for zone in of.zones if zone.id == ident)


def choice(of: Scene, *pick: str) -> Choice:
    return next(choice for choice in of.choices if choice.pick == list(pick))


def hints(of: Choice) -> list[str]:
    return [WORDS(hint) for hint in of.hint]


class TestField:
    def test_players_across_peoples_with_the_viewer_last(self) -> None:
        s = battle("gob2i1a +gob", "elf1i", "bar2i dra3.2", cards="2:b16", dragons=1)
        field = zone(scene(s, 1), "field")
        assert [row.text for row in field.rows] == ["@2", "@0", "@1"] and len(field.cols) == 7
        pieces = {piece.id: piece for piece in field.pieces}
        assert pieces["field.gobinf.0"].at == (1, 4) and pieces["field.gobinf.0"].n == 2
        assert pieces["field.gobinf.0"].flags == ["lock"] and "field.wizard.gob.0" in pieces
        assert pieces["dra3"].signs[0].value == 2

    def test_without_the_dragons_there_is_no_such_column(self) -> None:
        assert len(zone(scene(battle("gob1i", "gob2i", cards="0:b3")), "field").cols) == 6

    def test_heads_tell_the_bonus_who_leads_and_by_how_much(self) -> None:
        s = battle("gob3i elf1i", "gob1i elf1i und2i", cards="0:b3")
        heads = {str(head.symbol): [WORDS(sign.text) for sign in head.signs] for head in zone(scene(s), "field").cols}
        assert heads["gob"] == ["bonus; you lead by 2", "Ann leads"]
        assert heads["und"] == ["bonus; you are 2 behind", "Bob leads"]
        assert heads["elf"] == ["bonus; you share the lead"]

    def test_the_battles_are_in_order_with_the_current_one_marked(self) -> None:
        s = battle("gob3i", "gob3i", cards="0:b5 1:b2 1:b14")
        track = zone(scene(s), "track")
        assert [(piece.id, piece.seat) for piece in track.pieces] == [("b2", 1), ("b5", 0), ("b14", 1)]
        assert track.pieces[0].flags == ["mark"] and track.pieces[1].flags == []

    def test_the_score_is_that_of_an_end_right_now(self) -> None:
        s = battle("gob3i pile2", "elf1i", cards="0:b5 1:b2")
        shown = scene(s)
        assert [player.score.value if player.score else None for player in shown.players] == [14, 8]
        assert [row.cells for row in shown.sheets[0].rows][-1] == [14, 8]


class TestDeclaring:
    def test_a_path_from_faction_to_target_shows_the_odds(self) -> None:
        s = battle("gob2i1a", "gob3i", cards="0:b5")
        attack = choice(scene(s), "field:1,4", "field:0,4")
        assert hints(attack) == [
            "3 against 2 dice, 1 more for your bows",
            "once: take two 51 %, one each 31 %, lose two 18 %",
            hints(attack)[2],
        ]
        assert hints(attack)[2].startswith("to the end: destroyed ")
        assert attack.tone == "good"

    def test_reasons_why_others_cannot(self) -> None:
        s = battle("gob2i elf1i +elf und2a bar1i dra1", "gob3i dwa2i +dwa elf2i", cards="0:b3", dragons=1)
        why = {ident: WORDS(text) for ident, text in scene(s).why.items()}
        assert why == {
            "field:0,1": "Protected by a wizard.",
            "field:1,0": "No shield, neither here nor on the card.",
            "field:1,3": "Under a wizard it cannot attack.",
            "field:1,5": "Nobody it could attack.",
            "dra1": "A dragon needs a dragon battle.",
        }

    def test_too_many_pairs_are_asked_in_two_steps(self) -> None:
        all_six = "und2i dwa2i tro2i elf2i gob2i bar2i"
        few = scene(battle(all_six, "gob1i", cards="0:b3"))
        full = "und1i dwa1i tro1i elf1i gob1i bar1i"
        many = scene(battle(all_six, f"{full} dra1", f"{full} dra2", cards="0:b3", dragons=1))
        assert all(len(option.pick) == 2 for option in few.choices)
        assert all(len(option.pick) == 1 for option in many.choices) and len(many.choices) == 6

    def test_a_band_is_ticked_with_steppers(self) -> None:
        s = battle("gob2i elf1i tro3i +tro", "bar1i", cards="0:b10")
        shown = scene(s)
        (group,) = shown.groups
        assert (group.min, group.max) == (4, 4)
        members = selecting.members(shown, group)
        assert [(member.pick[0], member.times) for member in members] == [
            ("field.troinf.0", 3),
            ("field.elfinf.0", 1),
            ("field.gobinf.0", 2),
        ]
        play(s, ", ".join(GAME.choices[send] for send in selecting.answer(shown, group, {0: 2, 2: 2})))
        assert s.band == [0, 0, 2, 0, 2, 0]

    def test_a_charge_is_a_path_from_the_one_who_camps_to_the_target(self) -> None:
        s = battle("gob3i1c", "gob1i", "dwa2i", cards="0:b11")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6 6", "1")
        shown = scene(s)
        assert [option.pick for option in shown.choices[:-1]] == [
            ["field.gobinf.0", "field:1,1"],
            ["field.gobcav.0", "field:1,1"],
        ]
        play(s, ", ".join(GAME.choices[send] for send in shown.choices[0].send))
        camp = [piece for piece in zone(scene(s), "field").pieces if "dim" in piece.flags]
        assert [piece.id for piece in camp] == ["field.gobinf.camp"]


class TestDuel:
    def test_dice_bonuses_and_what_they_decide(self) -> None:
        s = battle("bar2i2a", "und2i1a", "elf1i cat1", cards="0:b5")
        play(s, "pass, with bar, attack 1 und, pass")
        roll(s, "5 4 2", "5 3")
        shown = scene(s, 2)
        red, black = zone(shown, "red"), zone(shown, "black")
        assert [piece.face for piece in red.pieces] == ["red5", "red4", "red2"]
        assert [(sign.value, sign.tone) for sign in red.pieces[0].signs] == [(6, "good")]
        assert [sign.text for sign in red.pieces[1].signs] == ["die-wins"] and red.pieces[2].flags == ["dim"]
        assert "dice for 2 infantry and 1 on the card" in [WORDS(sign.text) for sign in red.signs]
        assert "more bows: 1 more on the highest" in [WORDS(sign.text) for sign in red.signs]
        assert "wins ties" in [WORDS(sign.text) for sign in black.signs]
        raised = {piece.id for piece in zone(shown, "field").pieces if "raise" in piece.flags}
        assert raised == {"field.barinf.0", "field.bararc.0", "field.undinf.1", "field.undarc.1"}

    def dice_of(self, s: Warriors, ident: str) -> list[tuple[str, bool]]:
        """Every die with what it counts, and whether it wins."""
        pieces = zone(scene(s, None), ident).pieces
        return [
            (f"{piece.signs[0].value or piece.face[-1]}", piece.signs[0].tone == "good")
            if piece.signs
            else (piece.face[-1], False)
            for piece in pieces
        ]

    def test_dice_keep_what_they_have_decided_when_bows_are_lost(self) -> None:
        s = battle("elf2i1a", "tro2i1c", cards="0:b3")
        play(s, "with elf, attack 1 tro")
        roll(s, "5 2", "5 3")
        for lost in ("give cav, done", "give arc, done"):
            assert self.dice_of(s, "red") == [("6", True), ("2", False)]
            assert self.dice_of(s, "black") == [("5", False), ("3", True)]
            play(s, lost)
        assert question(s) == "0 Decide"
        assert self.dice_of(s, "red") == [("6", True), ("2", False)]
        signs = [WORDS(sign.text) for sign in zone(scene(s), "red").signs]
        assert signs == ["dice for 2 infantry", "bows", "more bows: 1 more on the highest"]

    def test_beside_the_dice_stand_those_who_rolled_them(self) -> None:
        s = battle("gob3i", "gob3i", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 5 1", "5 5")
        for ident, dice in (("red", 3), ("black", 2)):
            sign = zone(scene(s), ident).signs[0]
            assert (WORDS(sign.text), sign.value) == ("dice for 3 infantry", dice)

    def test_until_bows_are_counted_a_shot_changes_what_dice_are_worth(self) -> None:
        s = battle("elf3i1a", "tro2i", "und1i cat2", cards="0:b3")
        play(s, "pass, with elf, attack 1 tro, pass")
        roll(s, "5 3 2", "5 2")
        assert self.dice_of(s, "red")[0] == ("6", True)
        play(s, "shoot 0 elfarc")
        shot(s, 6)
        assert self.dice_of(s, "red")[0] == ("5", False)

    def test_dice_are_taken_up_when_the_next_attack_is_announced(self) -> None:
        s = battle("gob5i1c", "gob3i", "dwa2i1a", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        roll(s, "6 6 1", "5 5")
        again = s.clone()
        play(again, "continue")
        assert not zone(scene(again), "red").pieces and not zone(scene(again), "black").pieces
        assert any("takes two" in WORDS(sign.text) for sign in zone(scene(again), "red").signs)
        play(s, "camp inf")
        assert zone(scene(s), "red").pieces, "nothing new is announced yet"
        play(s, "attack 2 dwa")
        assert not zone(scene(s), "red").pieces and not zone(scene(s), "black").pieces

    def test_dice_that_decide_nothing_are_taken_up(self) -> None:
        s = battle("gob3i1c", "gob1i", "dwa1i cat1", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6 6", "1")
        play(s, "shoot 1 gobinf")
        shot(s, 6)
        assert question(s) == "0 Decide" and not zone(scene(s), "red").pieces

    def test_a_dragon_that_has_fallen_is_still_shown_with_its_dice(self) -> None:
        s = battle("gob3i1c", "dra1", "dwa1i", cards="0:b3", dragons=1)
        play(s, "with gob, attack dra1")
        roll(s, "6 1 1", "1 1")
        play(s, "give inf, done")
        assert question(s) == "0 Decide"
        black = zone(scene(s), "black")
        assert WORDS(black.title) == "Bob: Dragons defend" and self.dice_of(s, "black") == [("2", False), ("2", True)]

    def test_losses_are_ticked_and_say_what_they_cost(self) -> None:
        s = battle("tro3i", "tro2i1c", cards="0:b3")
        play(s, "with tro, attack 1 tro")
        roll(s, "6 1 1", "1 1")
        shown = scene(s, 1)
        assert hints(choice(shown, "field.troinf.1")) == ["one die less"]
        assert shown.groups[0].min == 1

    def test_a_shot_that_turns_the_dice_is_pointed_out(self) -> None:
        s = battle("elf3i1a", "tro2i", "und1i cat1", cards="0:b3")
        play(s, "pass, with elf, attack 1 tro, pass")
        roll(s, "5 3 2", "5 2")
        shown = scene(s, 2)
        assert hints(choice(shown, "field.elfarc.0")) == ["a hit turns the highest dice"]
        assert shown.prompt.waiting == [2] and shown.switches
        assert any(option.role == "decline" for option in shown.choices)

    def test_a_band_and_the_catapults_lie_beside_the_field(self) -> None:
        s = battle("gob3i", "gob3i cat2", cards="0:b2")
        play(s, "pass, hire gob, hire gob, hire gob, done, attack 1 gob")
        shown = scene(s, 1)
        assert zone(shown, "band").pieces[0].n == 3 and zone(shown, "ammo").pieces[0].n == 2
        assert choice(shown, "band.gobinf")


class TestPreparing:
    def test_cards_are_kept_by_ticks_with_the_counts_beside(self) -> None:
        s = laid_out("gob3i", "gob2i", number=0)
        s.agenda = [PrepareRound()]
        s.run_on()
        s.happen(s.pile[:14])
        shown = scene(s, 0)
        (group,) = shown.groups
        assert (group.min, group.max) == (4, 4) and len(zone(shown, "hand").pieces) == 7
        assert any("you have 0, the best rival 0" in hints(option) for option in shown.choices)
        assert [sign.text for sign in shown.players[1].signs].count("locked-in") == 0

    def test_flames_are_divided_by_steppers(self) -> None:
        s = laid_out("dra1 dra2 fl3", "", dragons=1)
        s.agenda = [GiveFlame(0, 3)]
        shown = scene(s)
        assert [(option.pick, option.times) for option in shown.choices] == [(["dra1"], 3), (["dra2"], 3)]


class TestSize:
    @pytest.mark.parametrize("viewer", [0, None])
    def test_the_fullest_table_stays_under_twenty_kilobytes(self, viewer: int | None) -> None:
        archers = {"und": 2, "dwa": 2, "tro": 2, "elf": 4, "gob": 2, "bar": 3}
        riders = {"und": 2, "dwa": 2, "tro": 2, "elf": 2, "gob": 4, "bar": 3}
        seats = [
            " ".join(
                f"{people}1i{'1a' * (seat < archers[people])}{'1c' * (5 - seat < riders[people])}" for people in archers
            )
            + f" dra{2 * seat + 1}.1 dra{2 * seat + 2} cat1 fl1"
            for seat in range(6)
        ]
        seats[3] += " +gob +elf +bar"
        s = battle(*seats, cards=" ".join(f"{card % 6}:b{card}" for card in range(3, 23)), dragons=1)
        assert len(dump(scene(s, viewer))) < 20_000


class TestTold:
    def told(self, s: Warriors, answers: str) -> list[str]:
        out = []
        for name in answers.split(", "):
            for moment in carry_out(s, s.to_move(), GAME.code[name]):
                out += [happening.text for happening in tell(GAME, moment, None)]
        return [text.id if isinstance(text, Msg) else text for text in out]

    def test_a_battle(self) -> None:
        s = battle("gob3i", "gob3i", cards="0:b3")
        assert self.told(s, "with gob, attack 1 gob") == ["ev-attacks"]

    def test_nobody_hears_of_an_aim_before_it_is_taken(self) -> None:
        s = battle("gob2i", "gob3i", "elf1i cat1", "elf1i cat1", cards="0:b3")
        assert self.told(s, "pass") == []
        assert self.told(s, "shoot 0 gobinf") == ["ev-aims"]

    def test_the_spectator_sees_no_choices(self) -> None:
        s = battle("gob2i", "gob3i", "elf1i cat1", cards="0:b3")
        hold_fire(s)
        assert scene(s, None).choices == [] and scene(s, None).prompt.waiting == [0]
        play(s, "with gob, attack 1 gob, shoot 0 gobinf")
        assert WORDS(scene(s, None).prompt.text) == "Cleo fires a catapult …"
        shot(s, 2)


class TestLookedAt:
    """What the table holds for everybody to see, what lights up, and who gets what by it."""

    def held(self, s: Warriors, outcome: list[int]) -> dict[str, Beat]:
        """Chance turns out like this: the beats of the story, by message."""
        told = [happening for moment in let_happen(s, outcome) for happening in tell(GAME, moment, None)]
        assert all(happening.hold for happening in told if happening.beat)
        return {one.text.id: one.beat for one in told if one.beat and isinstance(one.text, Msg)}

    def test_the_dice_and_then_those_that_win(self) -> None:
        s = battle("gob3i", "gob3i", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        found = self.held(s, [6, 2, 1, 5, 5])
        assert found["ev-rolls"].cause == ["red", "black"]
        assert found["ev-compares-two"].cause == ["red.0", "black.1"]
        assert "ev-captures" not in found, "warriors fall too often"

    def test_a_dragon_that_falls(self) -> None:
        s = battle("gob3i", "dra2", cards="0:b3", dragons=1)
        play(s, "with gob, attack dra2")
        fallen = self.held(s, [6, 6, 1, 1, 1])["ev-captures"]
        assert (fallen.cause, fallen.to, fallen.gain) == (["dra2"], 0, 2)

    @pytest.mark.parametrize(("die", "message", "to"), [(6, "ev-hit", 2), (1, "ev-missed", None)])
    def test_a_shot_hit_or_missed(self, die: int, message: str, to: int | None) -> None:
        s = battle("gob2i", "gob3i", "elf1i cat1", cards="0:b3")
        play(s, "shoot 0 gobinf")
        shown = self.held(s, [die])[message]
        assert (shown.cause, shown.to) == (["field:0,4"], to)

    def test_the_winner(self) -> None:
        s = laid_out("gob3i", "elf1i", number=3)
        s.agenda = [EndGame()]
        (moment,) = run_on(s)
        (end,) = tell(GAME, moment, None)
        assert end.hold and end.beat and end.beat.cause == ["@0"]

    def test_dice_have_their_room_before_they_lie(self) -> None:
        s = battle("gob1i", "gob3i", cards="0:b3")
        play(s, "with gob, attack 1 gob")
        assert [(side.room, side.pieces) for side in (zone(scene(s), "red"), zone(scene(s), "black"))] == [
            (3, []),
            (2, []),
        ]
