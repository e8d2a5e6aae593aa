"""Fair shuffles as a player's browser sees them, at an honest server and at servers that choose the cards."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from pioche import cli
from pioche.core.game import Game
from pioche.games import KEYS, load
from pioche.text import Words
from tests.server.cheating import CHEATS, Cheating
from tests.web.conftest import Visitor, finish, sit_in, wait_until_over

GAME = load("mu")  # all its cards are dealt at once
SHORT = {  # matches that end soon
    "mu": {"hands": "1"},
    "nba": {"duration": "short"},
    "rummu": {"hands": "1"},
    "safaru": {"target": "0"},
}

SAID = Words("en")


def quick(route: Route, *who: str) -> None:
    """What the page asks for, with a short game and opponents who do not think long."""
    asked = json.loads(route.request.post_data or "{}")
    wish = {**asked, "options": SHORT.get(asked.get("game"), {}), "seats": [{"who": one} for one in who]}
    route.continue_(post_data=json.dumps(wish) if "game" in asked else None)


def begin(page: Page, game: Game = GAME) -> None:
    """A game with bots, as one begins it from the front page."""
    page.route("**/api/tables", lambda route: quick(route, "you", "greedy", "greedy"))
    page.goto("/")
    page.get_by_role("button", name=f"Play with bots {Words('en', game).say('game-name')}").click()
    page.wait_for_url("**/t/*")


def end(*pages: Page) -> None:
    """Bots play on for these players until the game is over."""
    for page in pages:
        sit_in(page, page.url.rpartition("/")[2])
    for page in pages:
        page.wait_for_function(SHOWS_THE_END, timeout=60_000)


def end_unseen(page: Page) -> None:
    """The same for one who looks away: to draw each moment of a long game takes longer than to play it."""
    table, ident = page.url, page.url.rpartition("/")[2]
    page.wait_for_function(f"id => ({SAW_IT_BEGIN})(id) || ({SHOWS_THE_END})()", arg=ident)
    page.goto("/credits")
    sit_in(page, ident)
    wait_until_over(page, ident)
    page.goto(table)
    page.locator(".finish").wait_for()


SAW_IT_BEGIN = (
    "id => JSON.parse(localStorage.getItem('pioche-receipts') ?? '[]').some(one => one.id === id && one.begun)"
)
SHOWS_THE_END = (
    "() => { document.querySelector('.pioche-table .skip')?.click(); return document.querySelector('.finish') }"
)


def told(page: Page) -> str:
    """What stands under the result once it is checked."""
    line = page.locator(".finish .fair")
    expect(line).not_to_contain_text("is checking")
    return line.inner_text()


def verified(page: Page, folder: Path) -> int:
    """What `pioche verify` says, called as the page tells its player to; 0 is fair."""
    page.get_by_role("button", name="What was checked").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Record").click()
    program, *line = shlex.split(dialog.locator("pre").inner_text())
    assert program == "pioche" and line[1] == download.value.suggested_filename
    line[1] = str(folder / line[1])
    download.value.save_as(line[1])
    return cli.main(["--lang", "en", *line])


class TestAnHonestServer:
    def test_is_checked_by_the_browser_alone(self, page: Page, tmp_path: Path) -> None:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
        begin(page)
        end(page)
        assert SAID.say("page-fair-good") in told(page)
        assert "record" in asked and "draws" in asked and "verdict" not in asked
        assert verified(page, tmp_path) == 0
        findings = page.get_by_role("dialog").locator("li.good")
        expect(findings).to_have_count(4)
        expect(findings.last).to_contain_text("All 2 shuffles and rolls were computed again")

    @pytest.mark.parametrize("key", KEYS)
    def test_every_draw_of_every_game_is_computed_again(self, page: Page, key: str) -> None:
        begin(page, load(key))
        end_unseen(page)
        if not page.evaluate(SAW_IT_BEGIN, page.url.rpartition("/")[2]):  # bots were done before the page was there
            begin(page, load(key))
            end_unseen(page)
        assert SAID.say("page-fair-good") in told(page)

    def test_it_is_checked_on_addresses_where_browsers_offer_no_cryptography(self, page: Page) -> None:
        page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
        begin(page)
        end(page)
        assert SAID.say("page-fair-good") in told(page)

    def test_a_rematch_is_added_to_and_checked_again(self, page: Page, tmp_path: Path) -> None:
        begin(page)
        end(page)
        first = page.url
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: "/t/" in url and url != first)
        end(page)
        assert SAID.say("page-fair-good") in told(page)
        assert verified(page, tmp_path) == 0

    def test_every_browser_adds_to_the_rematch_as_soon_as_it_hears_of_it(self, visitor: Visitor) -> None:
        ann, bob = two_people(visitor, "greedy")
        for page in (ann, bob):
            page.get_by_role("button", name="Fair shuffles").wait_for()
        end(ann, bob)
        ann.get_by_role("button", name="Play again").click()
        ann.wait_for_url(lambda url: url != bob.url)
        expect(ann.get_by_text("everybody has added a share")).to_be_visible()
        bob.get_by_role("button", name="Join the next game").click()
        expect(bob.locator(".playcard").first).to_be_visible()

    def test_what_was_kept_outlives_a_reload(self, page: Page) -> None:
        begin(page)
        page.reload()
        end(page)
        page.reload()
        assert SAID.say("page-fair-good") in told(page)

    def test_who_was_not_there_is_told_what_cannot_be_checked(self, visitor: Visitor) -> None:
        page, elsewhere = visitor(), visitor()
        begin(page)
        end(page)
        elsewhere.goto(page.url)
        assert SAID.say("page-fair-open") in told(elsewhere)
        elsewhere.get_by_role("button", name="What was checked").click()
        expect(elsewhere.get_by_role("dialog").locator("li.open")).to_have_count(3)

    def test_a_share_from_another_browser_of_yours_is_left_to_your_judgement(self, visitor: Visitor) -> None:
        page = visitor()
        begin(page)
        elsewhere = visitor(storage_state={"cookies": page.context.cookies()})
        elsewhere.goto(page.url)
        expect(elsewhere.locator(".playcard").first).to_be_visible()
        end(elsewhere)
        assert SAID.say("page-fair-doubt") in told(elsewhere)

    def test_the_server_still_gives_its_own_word(self, page: Page) -> None:
        page.goto(f"/t/{finish(page, GAME.key, {'hands': '1'})}")
        page.get_by_role("button", name="What was checked").click()
        page.get_by_role("button", name="Let the server replay it").click()
        expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"The server’s own word: \d+ draws"))


def two_people(visitor: Visitor, *others: str) -> tuple[Page, Page]:
    """A host and a guest who have sat down; with enough others it begins."""
    ann, bob = visitor(), visitor()
    if others:
        ann.route("**/api/tables", lambda route: quick(route, "you", "open", *others))
    ann.goto(f"/new/{GAME.key}")
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_text("everybody has added a share")).to_be_visible()
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit down").click()
    if not others:
        expect(bob.get_by_text("everybody has added a share")).to_be_visible()
    return ann, bob


class TestBeforeAndDuringAGame:
    def test_the_seal_is_shown_and_who_has_added_a_share(self, visitor: Visitor) -> None:
        _, bob = two_people(visitor)
        bob.get_by_role("button", name="How the cards are kept fair").click()
        steps = bob.get_by_role("dialog").locator("ol > li")
        expect(steps).to_have_count(3)
        expect(steps.first).to_contain_text("Your browser has kept the seal")
        shares = steps.nth(1).locator(".seats li")
        expect(shares.nth(0)).to_contain_text("has added theirs")
        expect(shares.nth(1)).to_contain_text("you have added yours")
        expect(shares.nth(2)).to_contain_text("free")

    def test_players_can_compare_what_they_were_told(self, visitor: Visitor) -> None:
        ann, bob = two_people(visitor)
        ann.get_by_role("button", name="Begin").click()
        marks = []
        for page in (ann, bob):
            page.get_by_role("button", name="Fair shuffles").click()
            marks.append(page.get_by_role("dialog").locator("code").last.inner_text())
        assert marks[0] == marks[1] and len(marks[0].replace(" ", "")) == 24

    def test_a_seal_that_changes_is_noticed_at_once(self, page: Page) -> None:
        begin(page)
        kept = "JSON.parse(localStorage.getItem('pioche-receipts'))"
        expect(page.locator(".playcard").first).to_be_visible()
        page.evaluate(
            f"localStorage.setItem('pioche-receipts', JSON.stringify({kept}.map(one => ({{ ...one, commitment: 'x' }}))))"
        )
        page.get_by_role("button", name="Fair shuffles").click()
        expect(page.get_by_role("alert").filter(has_text="another seal")).to_be_visible()


CAUGHT = {
    # What the server does: what the page says under the result, and what `pioche verify` says.
    "bot-entropy": ("Seat 2 is a bot and has a share all the same", "seat 1 is a bot, whose entropy may only be “bot”"),
    "disguised-bot": ("The shares or seats are not those that everybody could see", ""),
    "late-table": ("The secret is not the one the server had sealed", "not the commitment you kept"),
    "other-secret": ("The secret is not the one the server had sealed", "not the commitment you kept"),
    "own-entropy": ("Your own share is not in the record", "not the entropy seat 0 gave"),
    "rematch-entropy": ("Your seat has a share that this browser did not send", "not the entropy seat 0 gave"),
    "dealt-card": ("Draw 2 (line 13 of the record) is not what", "draw number 2 is not what the secret gives"),
    "other-list": ("Draw 2 (line 13 of the record) is not what", "draw number 2 is not what the secret gives"),
    "other-names": ("The names of the cards are not those", "draw number 2 is not what the secret gives"),
    "silence": ("The server does not say how it drew", "draw number 2 is not what the secret gives"),
    "nothing": ("The cards were dealt fairly", ""),
}


@pytest.fixture
def cheating(built: None, tmp_path: Path) -> Iterator[Callable[[str], Cheating]]:
    servers: list[Cheating] = []

    def serve(cheat: str) -> Cheating:
        servers.append(Cheating(cheat, tmp_path / "server", away_after=60))
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


@pytest.mark.parametrize("cheat", CAUGHT)
def test_a_server_that_chooses_the_cards_is_caught(
    cheat: str,
    cheating: Callable[[str], Cheating],
    window: Visitor,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found, refused = CAUGHT[cheat]
    page = window(base_url=cheating(cheat).address, locale="en-GB")
    begin(page)
    end(page)
    if cheat == "rematch-entropy":
        first = page.url
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: "/t/" in url and url != first)
        end(page)
    assert found in told(page)
    assert verified(page, tmp_path) == (1 if refused else 0)
    assert refused in capsys.readouterr().err


def test_every_cheat_is_tried() -> None:
    assert set(CAUGHT) == set(CHEATS)
