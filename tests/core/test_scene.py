"""Scenes as JSON, and the invariants: each fault seeded into an honest scene is found by its number."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from pioche.core import scene_laws
from pioche.core.flow import State
from pioche.core.scene import (
    Catalogue,
    Choice,
    Happening,
    Header,
    Ids,
    Line,
    Move,
    Msg,
    Piece,
    Player,
    Scene,
    Sheet,
    Sign,
    T,
    Zone,
    at,
    dump,
    face,
    load,
    schema,
    symbol,
    texts,
)
from pioche.text.messages import messages
from tests.core.playing import MU, moments, short_mu

KNOWN = messages("en", MU)


def first(asked: str) -> State:
    """The first moment at which this is asked."""
    for seed in range(50):
        for s in moments(MU, short_mu(), f"scene {seed}"):
            if s.agenda and type(s.agenda[-1]).__name__ == asked and len(s.options()) > 2:
                return s
    raise AssertionError(f"{asked} is never asked")


def drawn(s: State) -> Scene:
    return MU.scene(MU.view(s, s.to_move()), s.to_move())


AUCTION, NAMING, TRICK = first("Bid"), first("NameChiefTrump"), first("PlayCard")


def problems(s: Scene) -> list[str]:
    return scene_laws.problems(s, MU.faces, KNOWN)


class TestJson:
    @pytest.mark.parametrize("state", [AUCTION, NAMING, TRICK], ids=["auction", "naming", "trick"])
    def test_a_scene_is_read_as_it_was_written(self, state: State) -> None:
        s = drawn(state)
        assert load(dump(s), Scene) == s and dump(load(dump(s), Scene)) == dump(s)

    def test_a_catalogue_is_read_as_it_was_written(self) -> None:
        assert load(dump(MU.faces), Catalogue) == MU.faces

    def test_a_scene_is_what_is_read_by_default(self) -> None:
        assert load(dump(drawn(AUCTION))) == drawn(AUCTION)

    def test_what_has_its_usual_value_is_not_written(self) -> None:
        assert json.loads(dump(Player(seat=2))) == {"seat": 2}

    def test_a_message_is_a_short_list(self) -> None:
        assert json.loads(dump(T("need", n=4, who=at(2)))) == ["need", {"n": 4, "who": "@2"}]
        assert T("need") == "need"

    @pytest.mark.parametrize(
        ("place", "name", "value"),
        [
            ([], "mood", "happy"),
            (["zones", 0], "colour", "red"),
            (["zones", 0], "kind", "heap"),
            (["zones", 0], "id", 7),
            (["players", 0], "seat", "0"),
            (["prompt"], "waiting", 0),
            (["choices", 0], "send", ["1"]),
            (["choices", 0], "role", "boss"),
        ],
    )
    def test_what_is_not_in_the_vocabulary_is_refused(self, place: list[Any], name: str, value: object) -> None:
        data = json.loads(dump(drawn(AUCTION)))
        part = data
        for step in place:
            part = part[step]
        part[name] = value
        with pytest.raises(msgspec.ValidationError):
            load(json.dumps(data).encode(), Scene)

    def test_what_is_left_out_is_refused(self) -> None:
        data = json.loads(dump(drawn(AUCTION)))
        del data["prompt"]
        with pytest.raises(msgspec.ValidationError, match="prompt"):
            load(json.dumps(data).encode(), Scene)


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from (value for key, value in node.items() if key == "$ref")
        node = list(node.values())
    for child in node if isinstance(node, list) else []:
        yield from references(child)


class TestSchema:
    def test_every_part_it_refers_to_is_there(self) -> None:
        known = schema()
        assert {ref.removeprefix("#/$defs/") for ref in references(known)} <= set(known["$defs"])

    def test_every_part_is_closed(self) -> None:
        parts = schema()["$defs"]
        assert {"Scene", "Zone", "Piece", "Choice", "Catalogue", "Happening"} <= set(parts)
        for name, part in parts.items():
            closed = part.get("additionalProperties") is False or part.get("maxItems") == len(part["prefixItems"])
            assert closed, name

    def test_it_names_every_field_of_a_scene(self) -> None:
        assert set(schema()["$defs"]["Scene"]["properties"]) == {f.name for f in msgspec.structs.fields(Scene)}


class TestIds:
    def test_a_card_that_exists_once_is_followed_by_its_face(self) -> None:
        ids = Ids(frozenset({"r7"}))
        assert [ids("hand", "r3"), ids("hand", "r7"), ids("hand", "r7"), ids("trick", "r7")] == [
            "r3", "hand.r7.1", "hand.r7.2", "trick.r7.1",
        ]  # fmt: skip

    def test_all_may_be_copies(self) -> None:
        assert Ids()("pile", "x") == "pile.x.1"


def test_references_are_written_in_one_way() -> None:
    assert [at(2), face("r7"), symbol("r")] == ["@2", "face:r7", "symbol:r"]


# Seeded faults ---------------------------------------------------------------------------------------------


def zone(s: Scene, ident: str, **changes: Any) -> Scene:
    return replace(s, zones=[replace(z, **changes) if z.id == ident else z for z in s.zones])


def choice(s: Scene, place: int, **changes: Any) -> Scene:
    choices = list(s.choices)
    choices[place] = replace(choices[place], **changes)
    return replace(s, choices=choices)


def twin(other: Choice) -> dict[str, Any]:
    return {"pick": other.pick, "label": other.label}


def pieces(s: Scene, ident: str) -> list[Piece]:
    return next(z.pieces for z in s.zones if z.id == ident)


def prompt(s: Scene, **changes: Any) -> Scene:
    return replace(s, prompt=replace(s.prompt, **changes))


def others(s: Scene) -> list[int]:
    return [seat for seat in range(4) if seat != s.seat]


def layout(s: Scene, **changes: Any) -> Scene:
    return replace(s, layout=replace(s.layout, **changes))


def asks(message: str, **args: int | str | Msg) -> Callable[[Scene], Scene]:
    return lambda s: prompt(s, text=T(message, **args))


def holds(ident: str, **piece: Any) -> Callable[[Scene], Scene]:
    """This piece alone lies in the zone."""
    return lambda s: zone(s, ident, pieces=[Piece(**piece)], says={})


def group(s: Scene, **changes: Any) -> Scene:
    return replace(s, groups=[replace(s.groups[0], **changes)])


def grid(s: Scene, piece: Piece) -> Scene:
    extra = Zone(id="grid", kind="grid", area="centre", title="total", rows=HEADS, cols=HEADS, pieces=[piece])
    return replace(s, zones=[*s.zones, extra])


HEADS = [Header(text="hand"), Header(text="total")]
GAP = Sheet(title="total", heads=["hand"], rows=[Line(text="hand", cells=[])])
CROOKED = ["p1 p1 p2", "p3 p1 p2", "centre centre centre", "p0 p0 p0"]

# name: (invariant, which scene, what is done to it)
FAULTS: dict[str, tuple[str, State, Callable[[Scene], Scene]]] = {
    "an id twice": ("I1", AUCTION, lambda s: zone(s, "hand", pieces=[*pieces(s, "hand"), pieces(s, "hand")[0]])),
    "a zone id with a dot": ("I1", AUCTION, lambda s: zone(s, "bids", id="bids.1")),
    "an area twice": ("I2", AUCTION, lambda s: replace(s, areas=[*s.areas, s.areas[0]])),
    "an area left out of the narrow form": ("I2", AUCTION, lambda s: layout(s, narrow=["centre"])),
    "rows of different length": ("I2", AUCTION, lambda s: layout(s, wide=[*s.layout.wide, "centre"])),
    "an area that is no rectangle": ("I2", AUCTION, lambda s: layout(s, wide=CROOKED)),
    "three columns on a phone": ("I2", AUCTION, lambda s: layout(s, narrow=s.layout.wide)),
    "a zone in no area": ("I3", AUCTION, lambda s: zone(s, "hand", area="attic")),
    "a row with headers": ("I3", AUCTION, lambda s: zone(s, "hand", rows=HEADS, cols=HEADS)),
    "a count below what is there": ("I3", AUCTION, lambda s: zone(s, "hand", count=1)),
    "a face that does not exist": ("I3", AUCTION, holds("hand", id="hand.1", face="z9")),
    "a piece with the id of another zone": ("I3", AUCTION, holds("hand", id="bids.1", face="r3")),
    "a card followed face down": ("I3", AUCTION, holds("hand", id="back", face="back")),
    "a place outside a grid": ("I3", AUCTION, lambda s: grid(s, Piece(id="grid.1", face="back", at=(2, 0)))),
    "no place in a grid": ("I3", AUCTION, lambda s: grid(s, Piece(id="grid.1", face="back"))),
    "none of a piece": ("I3", AUCTION, holds("bids", id="bids.1", face="back", n=0)),
    "a mute mark": ("I4", TRICK, holds("trick", id="trick.1", face="back", flags=["mark"])),
    "a symbol that does not exist": ("I4", AUCTION, lambda s: replace(s, signs=[Sign(text="hand", symbol="moon")])),
    "a limit without a value": ("I4", AUCTION, lambda s: replace(s, signs=[Sign(text="hand", of=7)])),
    "equal symbols side by side": ("I4", AUCTION, lambda s: replace(s, signs=[Sign(text="hand", symbol="chief")] * 2)),
    "a player left out": ("I5", AUCTION, lambda s: replace(s, players=s.players[1:])),
    "waiting for a seat that does not exist": ("I5", AUCTION, lambda s: prompt(s, waiting=[*s.prompt.waiting, 9])),
    "choices for a viewer who is not asked": ("I5", AUCTION, lambda s: prompt(s, waiting=others(s))),
    "no choices for a viewer who is asked": ("I5", AUCTION, lambda s: replace(s, choices=[], groups=[])),
    "a phase outside the phases": ("I5", AUCTION, lambda s: prompt(s, phase=3)),
    "a choice that sends nothing": ("I6", AUCTION, lambda s: choice(s, 0, send=[])),
    "a choice without a label": ("I6", AUCTION, lambda s: choice(s, 0, label="")),
    "a target that is not there": ("I6", TRICK, lambda s: choice(s, 0, pick=["nowhere"])),
    "the same thing picked twice": ("I6", TRICK, lambda s: choice(s, 0, pick=s.choices[0].pick * 2)),
    "a member with a warning": ("I6", AUCTION, lambda s: choice(s, 0, warn="pass")),
    "a member of no group": ("I6", AUCTION, lambda s: choice(s, 0, group="other")),
    "more than three hints": ("I6", TRICK, lambda s: choice(s, 0, hint=["hint-ahead"] * 4)),
    "a preview of a sign that is not there": ("I6", TRICK, lambda s: choice(s, 0, would={"nowhere": 3})),
    "often, outside a group": ("I6", TRICK, lambda s: choice(s, 0, times=2)),
    "two main buttons": ("I6", TRICK, lambda s: replace(s, choices=[replace(c, role="main") for c in s.choices])),
    "one answer under two names": ("I6", TRICK, lambda s: choice(s, 0, send=s.choices[1].send)),
    "choices that cannot be told apart": ("I7", TRICK, lambda s: choice(s, 0, **twin(s.choices[1]))),
    "two answers under one name": ("I8", TRICK, lambda s: choice(s, 0, label=s.choices[1].label)),
    "two zones of one name": ("I8", TRICK, lambda s: zone(zone(s, "trumps", title="hand"), "trick", title="hand")),
    "more ticks than members": ("I9", AUCTION, lambda s: group(s, max=16, hints=[])),
    "a group without an end": ("I9", AUCTION, lambda s: group(s, done=[])),
    "a hint too many": ("I9", AUCTION, lambda s: group(s, hints=[*s.groups[0].hints, "hint-ahead"])),
    "a reason for what can be chosen": ("I10", TRICK, lambda s: replace(s, why={s.choices[0].pick[0]: "why-trump"})),
    "a reason for what is not there": ("I10", TRICK, lambda s: replace(s, why={"nowhere": "why-trump"})),
    "a sheet with a gap": ("I12", AUCTION, lambda s: replace(s, sheets=[GAP])),
    "raw text": ("I13", AUCTION, lambda s: prompt(s, text="Play a card, please")),
    "a message that does not exist": ("I13", AUCTION, lambda s: prompt(s, text="ask-nothing")),
    "an argument left out": ("I13", AUCTION, lambda s: prompt(s, text="ask-bid")),
    "an argument too many": ("I13", AUCTION, asks("pass", n=1)),
    "a name for a seat that does not exist": ("I13", AUCTION, asks("ask-other-bid", who=at(7))),
    "a text about a face that does not exist": ("I13", AUCTION, asks("play", card=face("z9"))),
    "a text about a symbol that does not exist": ("I13", AUCTION, asks("ask-follow", colour=symbol("z"))),
    "a message inside a message that does not exist": ("I13", AUCTION, asks("ask-follow", colour=Msg("no", {}))),
    "a scene too large": ("I14", AUCTION, lambda s: replace(s, signs=[Sign(text="hand", value=n) for n in range(900)])),
}  # fmt: skip


@pytest.mark.parametrize("state", [AUCTION, NAMING, TRICK], ids=["auction", "naming", "trick"])
def test_an_honest_scene_has_no_problems(state: State) -> None:
    s = drawn(state)
    assert problems(s) == [] == list(scene_laws.sending_problems(s, state))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_seeded_fault_is_found(fault: str) -> None:
    invariant, state, seed = FAULTS[fault]
    s = seed(drawn(state))
    assert invariant in {problem.split(" ")[0] for problem in problems(s)}


def test_a_result_that_ranks_nobody_is_found() -> None:
    end = moments(MU, short_mu(), "scene 1")[-1]
    s = MU.scene(MU.view(end, 0), 0)
    assert s.result and problems(s) == []
    assert "I12" in problems(replace(s, result=replace(s.result, places=[[0], [1]])))[0]


class TestWhatCanBeSent:
    def test_an_option_that_cannot_be_sent(self) -> None:
        s = drawn(TRICK)
        found = list(scene_laws.sending_problems(replace(s, choices=s.choices[1:]), TRICK))
        assert len(found) == 1 and found[0].startswith("I15 the scene can send")

    def test_an_answer_the_rules_do_not_allow(self) -> None:
        s = drawn(TRICK)
        found = list(scene_laws.sending_problems(choice(s, 0, send=[MU.code["pass"]]), TRICK))
        assert any("is not legal" in problem for problem in found)

    def test_an_answer_that_goes_on_to_another_seat(self) -> None:
        s = drawn(TRICK)
        found = list(scene_laws.sending_problems(choice(s, 0, send=[*s.choices[0].send, 1]), TRICK))
        assert any("leads to chance or another seat" in problem for problem in found)

    def test_ticks_that_the_rules_do_not_allow(self) -> None:
        s = drawn(AUCTION)
        found = list(scene_laws.sending_problems(group(s, done=[MU.code["pass"]]), AUCTION))
        assert found and all("is not legal" in problem for problem in found)

    def test_whoever_is_not_asked_sends_nothing(self) -> None:
        other = (TRICK.to_move() + 1) % 4
        assert list(scene_laws.sending_problems(MU.scene(MU.view(TRICK, other), other), TRICK)) == []


class TestStories:
    @pytest.mark.parametrize(
        ("invariant", "happening"),
        [
            ("I11", Happening(text="ev-void", faces=["z9"])),
            ("I11", Happening(text="ev-void", moves=[Move(start="hand", end="nowhere")])),
            ("I12", Happening(text="ev-void", sheet=GAP)),
            ("I13", Happening(text=T("hint-level", n=1), actor=1)),
            ("I13", Happening(text="Something happens")),
            ("I13", Happening(text=T("ev-passes", who=at(4)))),
        ],
        ids=["face", "move", "sheet", "you", "raw", "seat"],
    )  # fmt: skip
    def test_a_seeded_fault_is_found(self, invariant: str, happening: Happening) -> None:
        found = list(scene_laws.story_problems([happening], MU.faces, {"hand"}, 4, KNOWN))
        assert [problem.split(" ")[0] for problem in found] == [invariant]

    def test_a_text_without_arguments_needs_a_you_form_too(self) -> None:
        found = scene_laws.story_problems([Happening(text="ev-void", actor=1)], MU.faces, set(), 4, KNOWN)
        assert [*found] == ["I13 ev-void has an actor but no .you"]

    def test_an_honest_story_has_no_problems(self) -> None:
        told = [Happening(text=T("ev-passes", who=at(1)), actor=1, moves=[Move(start="hand.1", end="hand")])]
        assert list(scene_laws.story_problems(told, MU.faces, {"hand"}, 4, KNOWN)) == []


class TestCatalogue:
    def test_an_honest_catalogue_has_no_problems(self) -> None:
        assert list(scene_laws.catalogue_problems(MU.faces, KNOWN)) == []

    @pytest.mark.parametrize(
        ("name", "changes"),
        [
            ("r3", {"symbol": "moon"}),
            ("r3", {"marks": [("moon", 1)]}),
            ("r3", {"corner": "three"}),
            ("r3", {"corner": "4"}),
            ("r3", {"corners": [("r", 1)]}),
            ("r3", {"name": "unheard-of"}),
        ],
    )
    def test_a_seeded_fault_is_found(self, name: str, changes: dict[str, Any]) -> None:
        faces = {**MU.faces.faces, name: replace(MU.faces.faces[name], **changes)}
        found = list(scene_laws.catalogue_problems(Catalogue(symbols=MU.faces.symbols, faces=faces), KNOWN))
        assert len(found) >= 1 and all(problem.startswith("I13") for problem in found)

    def test_a_symbol_without_a_letter_is_found(self) -> None:
        symbols = {**MU.faces.symbols, "r": replace(MU.faces.symbols["r"], name="hand")}
        found = list(scene_laws.catalogue_problems(Catalogue(symbols=symbols, faces=MU.faces.faces), KNOWN))
        assert found == ["I13 symbol r: hand has no .short"]


def test_every_text_of_a_part_is_looked_at() -> None:
    s = Choice(send=[1], label="a", hint=["b", T("c", n=1)], warn="d")
    assert [*texts(s)] == ["a", "b", T("c", n=1), "d"]
