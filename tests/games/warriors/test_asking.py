"""Warriors: what is asked, with the paragraph that states it, and what the answers say they would cost."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from pioche.core.flow import CHANCE, NOBODY, Step, rule_of
from pioche.core.scene import Choice, Msg, Prompt, Scene
from pioche.games.warriors import GAME
from pioche.games.warriors.preparation import PLACE_WIZARD, GiveFlame
from pioche.games.warriors.state import Warriors
from pioche.text import Words
from tests.games.warriors.table import battle, laid_out, play, question, roll, shot

WORDS = Words("en", GAME, ["Ann", "Bob", "Cleo"])
RULES = dict(re.findall(r"^\*\*(\d+\.\d+)\*\* (.*?)(?=^\*\*|^#|\Z)", GAME.rules("en"), re.M | re.S))


def scene(s: Warriors, seat: int | None) -> Scene:
    return GAME.scene(GAME.view(s, seat), seat)


def choice(of: Scene, *pick: str) -> Choice:
    return next(choice for choice in of.choices if choice.pick == list(pick))


def hints(of: Choice) -> list[str]:
    return [WORDS(hint) for hint in of.hint]


class TestParagraphs:
    """Every prompt names the paragraph that states its question."""

    def states(self, prompt: Prompt, text: str, rule: str, says: str) -> None:
        assert (prompt.text.id if isinstance(prompt.text, Msg) else prompt.text, prompt.rule) == (text, rule)
        assert says in " ".join(RULES[rule].split())

    @pytest.mark.parametrize(
        ("own", "other", "card", "answers", "text", "rule", "says"),
        [
            ("gob2i", "gob2i", "b3", "", "ask-declare", "6.1", "name one of your factions"),
            ("gob2i", "gob2i", "b3", "with gob", "ask-target", "6.1", "a faction of another player"),
            ("gob2i", "gob2i", "b2", "", "ask-band", "6.2", "hire exactly as many infantry"),
            ("gob1i", "gob2i", "b2", "hire gob, done", "ask-target", "6.2", "The band attacks any faction"),
            ("dra1", "gob2i", "b16", "", "ask-dragon", "6.3", "name one of your dragons"),
            ("dra1", "gob2i", "b16", "with dra1", "ask-target", "6.3", "it attacks any faction without a wizard"),
            ("dra1 gob1i", "gob2i", "b17", "", "ask-kind", "6.4", "with mercenaries or with a dragon"),
            ("dra1 gob1i", "gob2i", "b17", "dragon, with dra1", "ask-target", "6.3", "it attacks any faction"),
            (
                "gob3i",
                "gob2i1c",
                "b3",
                "with gob, attack 1 gob, roll",
                "ask-losses",
                "5.4",
                "which you choose yourself",
            ),
            (
                "gob3i",
                "gob4i",
                "b3",
                "with gob, attack 1 gob, roll",
                "ask-decide",
                "6.5",
                "attack the same target again",
            ),
            (
                *("gob3i1c", "gob4i dwa1i", "b3", "with gob, attack 1 gob, roll, camp inf"),
                *("ask-target", "6.6", "you name a new target"),
            ),
            ("gob3i", "gob4i cat1", "b3", "", "ask-shoot-card", "7.2", "before each battle card"),
            ("gob3i", "gob4i cat1", "b16", "pass", "ask-shoot-end", "7.2", "at the end of the round"),
        ],
    )
    def test_of_questions(self, own: str, other: str, card: str, answers: str, text: str, rule: str, says: str) -> None:
        s = battle(own, other, cards=f"0:{card}", dragons=1)
        for name in filter(None, answers.split(", ")):
            if name == "roll":
                roll(s, "6 6 6", "1 1")
            else:
                play(s, name)
        self.states(scene(s, s.to_move()).prompt, text, rule, says)

    @pytest.mark.parametrize(
        ("own", "step", "text", "rule", "says"),
        [
            ("gob1i wiz1", PLACE_WIZARD[0], "ask-wizard", "3.4", "Each wizard goes on one of your factions"),
            ("dra1 dra2 fl1", GiveFlame(0, 1), "ask-flames", "3.5", "you give all your flames to your dragons"),
        ],
    )
    def test_of_placing(self, own: str, step: Step[Warriors], text: str, rule: str, says: str) -> None:
        s = laid_out(own, "", dragons=1)
        s.agenda = [step]
        self.states(scene(s, 0).prompt, text, rule, says)

    def test_of_a_charge_whose_target_was_shot_away(self) -> None:
        s = battle("gob4i1c", "gob4i", "dwa1i gob1i", "elf1i cat1", cards="0:b3")
        play(s, "pass, with gob, attack 1 gob, pass")
        roll(s, "6 6 6", "1 1")
        play(s, "pass, pass, camp inf, attack 2 dwa, shoot 2 dwainf")
        shot(s, 6)
        self.states(scene(s, 0).prompt, "ask-retarget", "7.4", "a charge may name another target without a new camp")

    @pytest.mark.parametrize(
        ("step", "rule", "says"),
        [
            ("ChooseDealer", "2.1", "Chance names the dealer"),
            ("FirstCards", "2.2", "Everybody is dealt 11 cards"),
            ("ShuffleAside", "2.3", "shuffled back into the draw pile"),
            ("PrepareRound", "3.1", "Before the third one everything discarded"),
            ("Deal", "3.1", "Everybody is dealt cards, face down"),
            ("Reveal", "3.2", "all turn up what they keep"),
            ("PutDown", "3.3", "Warriors join their factions"),
            ("FeedDragons", "3.5", "give all your flames to your dragons"),
            ("NextCard", "4.1", "The battle card with the lowest number"),
            ("ResolveCard", "4.2", "If you can attack with your card, you must"),
            ("BeginAttack", "5.1", "The attacker rolls a red die"),
            ("Roll", "5.1", "The attacker rolls a red die"),
            ("Compare", "5.3", "The highest dice are compared"),
            ("HandOver", "5.4", "For each comparison lost you hand over one card"),
            ("WeighUp", "6.5", "After the first attack you may attack the same target again"),
            ("EndCard", "6.7", "When a card is over"),
            ("Fire", "7.1", "Name a card of another player and roll a die"),
            ("OpenWindow", "7.2", "You may shoot whenever something is about to happen"),
            ("CloseWindow", "7.3", "After a shot everybody may think again"),
            ("EndRound", "8.1", "At the end of a round"),
            ("EndGame", "8.3", "Most points win"),
        ],
    )
    def test_of_what_happens_by_itself(self, step: str, rule: str, says: str) -> None:
        assert rule_of(GAME.steps[step]) == rule and says in " ".join(RULES[rule].split())

    def named_by(self, step: Step[Any]) -> set[str]:
        """The paragraphs a step carries out, by its own words: "6.1-6.3, 7.4: ..."."""
        found = set()
        for chapter, first, last in re.findall(r"(\d+)\.(\d+)(?:-\d+\.(\d+))?", type(step).__doc__ or ""):
            found |= {f"{chapter}.{number}" for number in range(int(first), int(last or first) + 1)}
        return found

    def test_at_every_moment_of_whole_games(self) -> None:
        seen: set[str] = set()
        for seed in range(6):
            rng = Random(seed)
            s: Warriors = GAME.start(GAME.settle({"players": 4}))
            while not s.is_over():
                viewer = rng.choice(s.asked()) if s.asked() else None
                step, prompt = s.agenda[-1] if viewer is None else s.question(viewer), scene(s, viewer).prompt
                assert step and prompt.rule in self.named_by(step), (type(step).__name__, prompt.rule)
                seen.add(type(step).__name__)
                self.go_on(s, rng)
            assert scene(s, None).prompt.rule == "8.3"
        assert seen == set(GAME.steps)

    def go_on(self, s: Warriors, rng: Random) -> None:
        """One step, whoever answers it."""
        step = s.agenda[-1]
        if step.seat == CHANCE:
            s.agenda.pop()
            step.happen(s, step.draw(s, rng))  # type: ignore[attr-defined]
        elif step.seat == NOBODY:
            s.agenda.pop().apply(s, 0)
        else:
            seat = rng.choice(s.asked())
            s.answer(seat, rng.choice(s.options_of(seat)))


class TestPhases:
    def test_they_go_forward_in_an_attack(self) -> None:
        """Declare, roll, losses, decide: each catapult window belongs to what was done last or comes next."""
        s = battle("gob3i", "gob3i1c", "elf1i cat1", cards="0:b3")
        phases = []

        def look() -> None:
            phases.append((question(s).split()[1], scene(s, s.to_move()).prompt.phase))

        play(s, "pass")
        look()
        for answers in ("with gob", "attack 1 gob", "pass"):
            play(s, answers)
            if s.asked():
                look()
        roll(s, "6 6 6", "1 1")
        look()
        for answers in ("pass", "give inf, give inf, done", "pass"):
            play(s, answers)
            look()
        assert phases == [
            *(("NameForce", 0), ("NameTarget", 0), ("MayShoot", 0)),
            *(("MayShoot", 1), ("GiveUp", 2), ("MayShoot", 3), ("Decide", 3)),
        ]


class TestReasons:
    def test_a_charge_needs_another_target_than_the_one_just_fought(self) -> None:
        s = battle("gob5i1c", "gob3i dra2.2", "dwa2i", cards="0:b3", dragons=1)
        play(s, "with gob, attack dra2")
        roll(s, "6 6 6", "1 1")
        play(s, "camp inf")
        assert {ident: WORDS(text) for ident, text in scene(s, 0).why.items()} == {
            "dra2": "Just fought: a charge needs another target."
        }
        play(s, "attack 1 gob")
        roll(s, "6 6 6", "1 1")
        play(s, "camp inf")
        assert list(scene(s, 0).why) == ["field:0,4"]


class TestLosses:
    def cost(self, own: str, card: str, red: str, black: str, arm: str, other: str = "tro3i") -> list[str]:
        """What the table says to the attacker who lost about giving up one of this arm."""
        s = battle(own, other, cards=f"0:{card}")
        people = own[:3]
        play(s, f"with {people}, attack 1 {other[:3]}")
        roll(s, red, black)
        assert question(s) == "0 GiveUp"
        return hints(choice(scene(s, 0), f"field.{people}{arm}.0"))

    def test_an_attacker_counts_the_shields_on_the_card(self) -> None:
        assert self.cost("tro3i1c", "b3", "6 1 1", "5 5", "inf") == ["one die less"]
        assert self.cost("tro3i1c", "b5", "6 1 1", "5 5", "inf") == [], "three shields are left"
        assert self.cost("tro2i1c", "b5", "6 1 1", "5 5", "inf") == ["one die less"]
        assert self.cost("tro4i1c", "b3", "6 1 1", "5 5", "inf") == []
        assert self.cost("tro4i1c", "b3", "1 1 1", "5 5", "inf") == ["giving 2 costs a die"]

    @pytest.mark.parametrize(
        ("held", "black", "told"),
        [("1i1c", "1", []), ("2i1c", "1 1", ["one die less"]), ("3i1c", "1 1", []), ("3i2c", "5 1", [])],
    )
    def test_a_defender_is_sure_of_one_die(self, held: str, black: str, told: list[str]) -> None:
        s = battle("tro4i", f"tro{held}", cards="0:b3")
        play(s, "with tro, attack 1 tro")
        roll(s, "6 1 1", black)
        assert hints(choice(scene(s, 1), "field.troinf.1")) == told

    def test_a_bow_is_missed_if_it_changes_who_has_more(self) -> None:
        assert self.cost("tro3i1a", "b3", "6 1 1", "5 5", "arc") == ["one bow less"]
        assert self.cost("tro3i2a", "b3", "6 1 1", "5 5", "arc") == [], "one bow still leads"
        assert self.cost("tro3i1a", "b3", "6 1 1", "5 5", "arc", other="elf2i2a") == [], "the others have more anyway"
