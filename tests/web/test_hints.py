"""Hints at the table: what a search really found, lit in every game, with reasons in words; and the gentle "sure?"."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from pioche import bots
from pioche.bots.analysis import Hint, hint
from pioche.bots.ismcts import Effort
from pioche.bots.reasons import Reason
from pioche.core.fair import Seeded
from pioche.core.match import Match
from pioche.core.record import Seat
from pioche.core.scene import T
from pioche.games import KEYS, load
from pioche.server.deeds import advice
from pioche.server.frames import picture
from pioche.server.messages import HintGiven, Update
from pioche.server.messages import Seat as Shown
from tests.web.conftest import Visitor
from tests.web.gallery import sent

NAMES = ["Camille", "Ada", "Blaise", "Carl", "Dora", "Emil"]


@cache
def question(key: str) -> tuple[Update, list[Hint]]:
    """The first question to seat 0 with three answers or more, some way into a match, and what a search says of it."""
    game = load(key)
    settings = game.settle({})
    match = Match(game, settings, [Seat(name) for name in NAMES[: settings["players"]]], Seeded("hints"))
    player, rng = bots.load("greedy")(game), Random(1)
    for number in range(2000):
        seat, options = match.state.to_move(), match.state.options()
        scene = picture(game, match.state, seat)
        if seat == 0 and number > 12 and len(scene.choices) > 2:
            break
        match.answer(seat, [player.choose(match.view(seat), seat, options, rng)])
    shown = Update(seq=1, scene=scene, seats=[Shown(name=name, bot="") for name in NAMES], story=[])
    answers = sorted({choice.send[0] for choice in scene.choices if choice.send})
    return shown, hint(game, match.view(0), 0, rng, Effort(40), [one for one in options if one in answers])


def given(hints: list[Hint]) -> dict[str, Any]:
    told = HintGiven(seq=1, send=[hints[0].choice], ranked=[advice(one) for one in hints])
    found: dict[str, Any] = msgspec.to_builtins(told)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_suggested_places_are_lit_and_reasons_are_words(record: Visitor, key: str) -> None:
    frame, hints = question(key)
    page = record(key, [frame])
    page.evaluate("told => gallery.hint(told)", given(hints))
    page.keyboard.press("h")
    page.locator(".hintcard li").first.wait_for()
    marked = page.locator(".hintmark, .btn .hint-n, .ztitle .hint-n")
    assert marked.count() > 0
    for text in page.locator(".hintcard li").all_inner_texts():
        assert "%" not in text and "hint-" not in text and "undefined" not in text
        assert len(text.split()) > 4  # the answer, and why


def test_what_the_search_saw_is_said(record: Visitor) -> None:
    frame, hints = question("treize")
    seen = Reason(T("ev-bust", who="@1", n=15, limit=13), 1, "often", 2.2, 3.0, 1)
    told = given(hints)
    told["ranked"][0].update(msgspec.to_builtins(advice(Hint(hints[0].choice, 0.5, 1.0, 0.1, why=seen))))
    page = record("treize", [frame])
    page.evaluate("told => gallery.hint(told)", told)
    page.keyboard.press("h")
    said = page.locator(".hintcard li").first.inner_text()
    assert "Often follows: Ada goes bust" in said
    assert "It costs Ada about 3 points" in said and "About 2 points more for you" in said


def test_a_costly_answer_is_asked_about_where_that_is_wanted(record: Visitor) -> None:
    frame, hints = question("mu")
    told = given(hints)
    for one in told["ranked"]:
        one["grave"] = one["choice"] != hints[0].choice
    costly = next(k for k, choice in enumerate(frame.scene.choices) if choice.send != [hints[0].choice])
    for wanted in ("0", "1"):
        page = record("mu", [frame], sure=wanted)
        page.evaluate("told => gallery.hint(told)", told)
        page.evaluate("gallery.at(0)")
        page.wait_for_function("wanted => gallery.asked.includes('quiet hint') === wanted", arg=wanted == "1")
        assert page.locator(".hintcard, .hintmark").count() == 0  # it warns, it does not tell
        page.locator(f'[data-id="{frame.scene.choices[costly].pick[0]}"]').first.click()
        if wanted == "0":
            assert sent(page) == [frame.scene.choices[costly].send]
            continue
        assert sent(page) == []
        page.locator(".prompt", has_text="That seems to give away much").wait_for()
        page.locator(".btn.sure").click()
        assert sent(page) == [frame.scene.choices[costly].send]
