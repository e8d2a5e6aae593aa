"""The generic table in a real browser, shown example scenes: looking, answering, keys, frames, chat, language."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from pioche.core.scene import Scene
from tests.web.conftest import DRAWN
from tests.web.gallery import SCENES, SPOT, Opened, button, click, scene, sent


def first_with(wanted: Callable[[Scene], object]) -> str:
    return next(name for name in SCENES if wanted(scene(name)))


def wait_for_frame(page: Page, nth: int) -> None:
    """Until the table shows that frame after the scene's own; what has to be looked at before is skipped."""
    page.wait_for_function(
        """nth => { document.querySelector('.pioche-table .skip')?.click()
          return Number(document.querySelector('.pioche-table').dataset.seq) === gallery.update().seq + nth }""",
        arg=nth,
    )
    page.evaluate(DRAWN)


class TestLooking:
    def test_a_card_is_shown_beside_the_pointer(self, show: Opened) -> None:
        page = show("treize_wait")
        page.locator(".piece[data-face]").first.hover()
        zoom = page.locator(".zoomed")
        zoom.wait_for()
        card, large = page.locator(".piece[data-face]").first.bounding_box(), zoom.bounding_box()
        assert card and large
        assert large["x"] >= card["x"] + card["width"] or large["x"] + large["width"] <= card["x"]
        assert large["width"] < 260  # beside, never over the whole page

    def test_a_finger_held_still_looks_and_chooses_nothing(self, show: Opened) -> None:
        page = show("safaru_play", "phone")
        box = page.locator(".fan .piece.can").first.bounding_box()
        assert box
        session = page.context.new_cdp_session(page)
        spot = {"x": box["x"] + 12, "y": box["y"] + 30}
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        page.locator(".zoomed.pinned").wait_for()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.evaluate(DRAWN)
        assert sent(page) == [] and page.locator(".piece.sel").count() == 0
        assert page.locator(".zoomed.pinned").count() == 1

    def test_a_chip_of_the_story_stays_open_while_the_story_grows(self, show: Opened) -> None:
        page = show("mu_trick")
        page.locator(".story .chip").first.click()
        page.locator(".zoomed.pinned").wait_for()
        page.evaluate("gallery.show([gallery.update()])")
        page.evaluate(DRAWN)
        assert page.locator(".zoomed.pinned").count() == 1
        page.keyboard.press("Escape")
        assert page.locator(".zoomed").count() == 0

    def test_a_pile_whose_cards_are_known_can_be_looked_through(self, show: Opened) -> None:
        page = show("mu_trick")
        page.locator(".peek").click()
        assert page.locator("dialog .spread li").count() == 5


class TestAnswering:
    def test_an_illegal_card_says_why(self, show: Opened) -> None:
        page = show("mu_trick")
        assert click(page, ".fan .piece.no")
        assert page.locator(".prompt .whynot").inner_text() != ""
        assert page.locator("[data-live=polite]").inner_text() != ""
        assert sent(page) == []

    def test_touch_asks_for_a_confirmation_and_a_second_tap_gives_it(self, show: Opened) -> None:
        page = show("mu_trick", "phone")
        x, y = page.evaluate(SPOT, ".fan .piece.can")
        page.touchscreen.tap(x, y)
        assert sent(page) == [] and page.locator(".prompt .btn.main").count() == 1
        page.touchscreen.tap(x, y)
        assert len(sent(page)) == 1

    def test_a_mouse_needs_no_confirmation_unless_it_is_wanted(self, show: Opened) -> None:
        page = show("mu_trick")
        page.locator(".fan .piece.can").first.click(position={"x": 10, "y": 20})
        assert len(sent(page)) == 1
        page = show("mu_trick", confirm="1")
        page.locator(".fan .piece.can").first.click(position={"x": 10, "y": 20})
        assert sent(page) == []

    def test_what_a_choice_would_touch_is_shown(self, show: Opened) -> None:
        name = first_with(lambda s: any(c.shows and len(c.pick) == 1 and not c.group for c in s.choices))
        choice = next(c for c in scene(name).choices if c.shows and len(c.pick) == 1 and not c.group)
        page = show(name)
        page.mouse.move(*page.evaluate(SPOT, button(choice.pick[0])))
        page.locator(".shown").first.wait_for()

    def test_a_warning_is_asked_first(self, show: Opened) -> None:
        name = first_with(lambda s: any(c.warn and not c.pick for c in s.choices))
        index = next(k for k, c in enumerate(scene(name).choices) if c.warn and not c.pick)
        page = show(name)
        page.locator(f"button[data-choice='{index}']").click()
        assert sent(page) == []
        page.locator(".prompt .sure").click()
        assert sent(page) == [scene(name).choices[index].send]

    def test_a_refusal_is_told_and_the_question_stands(self, show: Opened) -> None:
        page = show("mu_trick", refuse="1")
        page.locator(".fan .piece.can").first.click(position={"x": 10, "y": 20})
        page.locator(".notice.bad").wait_for()
        assert page.locator(".fan .piece.can").count() > 0

    def test_a_standing_answer_can_be_changed(self, show: Opened) -> None:
        page = show("warriors_catapult")
        page.locator(".switches select").select_option("2")
        assert page.evaluate("gallery.asked") == ["switch catapults 2"]

    def test_nothing_can_be_answered_offline_or_in_a_replay(self, show: Opened) -> None:
        page = show("mu_trick")
        page.evaluate("gallery.offline(true)")
        page.locator(".notice.bad").wait_for()
        assert page.locator(".piece.can").count() == 0
        assert show("mu_trick", readonly="1").locator(".piece.can").count() == 0


class TestKeys:
    def test_digits_choose_the_lit_cards_in_order(self, show: Opened) -> None:
        page = show("mu_trick")
        page.keyboard.press("2")
        assert sent(page) == [scene("mu_trick").choices[1].send]

    def test_keys_follow_the_reading_order_and_go_on_with_letters(self, show: Opened) -> None:
        page, s = show("calcory_flip"), scene("calcory_flip")
        places = {piece.id: piece.at or (0, 0) for zone in s.zones for piece in zone.pieces}
        order = sorted((choice for choice in s.choices if choice.pick), key=lambda choice: places[choice.pick[0]])
        assert len(order) > 9
        page.keyboard.press("a")  # after 1 to 9
        assert sent(page) == [order[9].send]

    def test_a_hint_lights_what_it_suggests(self, show: Opened) -> None:
        for name in (
            "mu_trick",
            "equinox_play",
            "treize_give",
            "warriors_declare",
            "nba_pay",
            "safaru_play",
            "calcory_flip",
        ):
            page, first = show(name), scene(name).choices[0]
            page.keyboard.press("h")
            page.locator(".hintcard li").first.wait_for()
            lit = page.locator(".hintmark, .btn .hint-n")
            assert lit.count() > 0, name
            assert page.locator(".tipline").inner_text() != "" and "%" not in page.locator(".prompt").inner_text()
            assert first.label

    def test_letters(self, show: Opened) -> None:
        page = show("nba_actions")
        page.keyboard.press("u")
        page.keyboard.press("h")
        assert page.evaluate("gallery.asked") == ["takeback", "hint"]
        page.keyboard.press("s")
        assert "Fred" in page.locator("[data-live=polite]").inner_text()
        page.keyboard.press("c")
        assert ":" in page.locator("[data-live=polite]").inner_text()
        page.keyboard.press("r")
        assert page.locator("#tab-rules").get_attribute("aria-selected") == "true"
        page.keyboard.press("l")
        assert page.locator("#tab-story").get_attribute("aria-selected") == "true"
        page.keyboard.press("?")
        assert page.locator("dialog .keys").count() == 1

    def test_tab_is_never_captured(self, show: Opened) -> None:
        page = show("mu_trick")
        places = set()
        for _ in range(40):
            page.keyboard.press("Tab")
            places.add(
                page.evaluate(
                    "document.activeElement?.closest('[data-zone]')?.dataset.zone ?? document.activeElement?.className"
                )
            )
        assert len(places) > 8

    def test_a_letter_written_in_the_chat_is_a_letter(self, show: Opened) -> None:
        page = show("mu_trick")
        page.locator("#tab-chat").click()
        page.locator(".chat input").press_sequentially("hush")
        assert page.evaluate("gallery.asked") == [] and page.locator(".chat input").input_value() == "hush"

    def test_rules_open_at_the_paragraph_behind_the_question(self, show: Opened) -> None:
        page = show("mu_auction")
        page.locator(".rulelink").click()
        page.locator(".rules .here").wait_for()
        assert scene("mu_auction").prompt.rule in page.locator(".rules .here").inner_text()


class TestFrames:
    MOVE = """() => { const u = gallery.update(), zone = id => u.scene.zones.find(z => z.id === id)
      zone('lane2').pieces.push({ id: 'lane2.d3.1', face: 'd3' }); zone('up').pieces = []; u.seq += 1; u.scene.choices = []
      u.story = [{ text: 'event-flip', keep: 'match' }].slice(0, 0); gallery.show([u])
      const flying = () => document.getAnimations().filter(a => a.effect.target.closest('.flying, .piece')).length
      return new Promise(done => { const look = frames => (flying() || !frames ? done(flying()) :
        requestAnimationFrame(() => look(frames - 1))); look(10) }) }"""

    def test_a_card_flies_and_not_with_reduced_motion(self, show: Opened) -> None:
        assert show("treize_give", motion=True).evaluate(self.MOVE) > 0
        assert show("treize_give").evaluate(self.MOVE) == 0

    def test_frames_are_played_in_order_and_can_be_skipped(self, show: Opened) -> None:
        page = show("mu_trick")
        page.evaluate(
            """() => { const frames = [1, 2, 3].map(k => { const u = gallery.update(); u.seq += k; u.story = [{ ...u.story[0], hold: true }]; return u })
              window.first = frames[0].seq; gallery.show(frames) }"""
        )
        page.locator(".skip").wait_for()
        assert page.evaluate("Number(document.querySelector('.pioche-table').dataset.seq) === window.first")
        assert page.locator(".piece.can").count() == 0  # not yet: more is to come
        page.locator(".skip").click()
        assert page.evaluate("Number(document.querySelector('.pioche-table').dataset.seq) === window.first + 2")
        assert page.locator(".piece.can").count() > 0

    def test_events_are_spoken_politely_and_your_turn_at_once(self, show: Opened) -> None:
        page = show("mu_trick")
        page.wait_for_function("document.querySelector('[data-live=assertive]').textContent.startsWith('Your turn')")
        page.evaluate("() => { const u = gallery.update(); u.seq += 1; gallery.show([u]) }")
        expect(page.locator("[data-live=polite]")).to_contain_text("Emil")

    def test_things_of_a_moment_are_not_kept(self, show: Opened) -> None:
        page = show("mu_trick")
        before = page.locator(".story .ev").count()
        page.evaluate(
            "() => { const u = gallery.update(); u.seq += 1; u.story = u.story.map(one => ({ ...one, keep: 'moment' })); gallery.show([u]) }"
        )
        wait_for_frame(page, 1)
        assert page.locator(".story .ev").count() == before

    TURN = """([seat, waiting, stories]) => {
      const told = { text: gallery.update().story[0].text }
      const frames = [{ story: [{ ...told, keep: 'turn' }] }, ...stories.map(story => ({ story: [{ ...told, ...story }] }))]
      frames.forEach((frame, k) => { const u = gallery.update()
        Object.assign(frame, { ...u, seq: u.seq + 1 + k, story: frame.story })
        frame.scene.seat = seat; frame.scene.prompt.waiting = waiting })
      gallery.show(frames.slice(0, 1), true)
      return new Promise(done => setTimeout(() => { gallery.show(frames.slice(1)); done() }, 100)) }"""

    def told(self, show: Opened, seat: int | None, waiting: list[int], *stories: dict[str, object]) -> int:
        """How much stands in the log when something of a turn was told, and then these."""
        page = show("mu_trick")
        page.evaluate(self.TURN, [seat, waiting, stories])
        wait_for_frame(page, 1 + len(stories))
        return page.locator(".story .ev").count()

    def test_things_of_a_turn_are_kept_until_the_viewer_who_was_asked_has_played(self, show: Opened) -> None:
        assert self.told(show, 0, [0], {"actor": 1}) == 2
        assert self.told(show, 0, [0], {"actor": 0}) == 1
        assert self.told(show, 0, [1], {"actor": 0}) == 2  # what happens at the begin of a turn is no answer yet

    def test_who_watches_keeps_them_until_the_next_turn_of_anybody(self, show: Opened) -> None:
        assert self.told(show, None, [1], {"actor": 1}) == 2
        assert self.told(show, None, [1], {"actor": 1, "head": True}, {"actor": 1}) == 1


def test_the_chat_can_be_muted(show: Opened) -> None:
    page = show("mu_trick")
    page.locator("#tab-chat").click()
    page.locator(".chat input").fill("hello")
    page.keyboard.press("Enter")
    assert page.locator(".chat .lines li").count() == 1
    page.locator(".chat-top button").click()
    assert page.locator(".chat .lines").count() == 0


def test_the_table_speaks_french(show: Opened) -> None:
    page = show("treize_give", language="fr")
    assert page.locator(".prompt .turn").inner_text() == "À vous"
