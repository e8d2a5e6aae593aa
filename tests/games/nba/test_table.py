"""What the table shows and offers."""

from __future__ import annotations

from pioche.core.scene import Choice, Msg, Scene
from pioche.games.nba import GAME
from pioche.games.nba.cards import CARD_KEYS, NBA, SETS, TACTIC
from pioche.games.nba.state import Nba
from tests.games.nba.table import turn


def seen(s: Nba, seat: int = 0) -> Scene:
    return GAME.scene(GAME.view(s, seat), seat)


def called(scene: Scene, message: str) -> list[Choice]:
    return [choice for choice in scene.choices if isinstance(choice.label, Msg) and choice.label.id == message]


class TestActing:
    def test_a_replacement_says_what_becomes_of_the_team(self) -> None:
        choice = called(seen(turn(hand="korver")), "replace")[0]
        changes = [hint.args for hint in choice.hint if isinstance(hint, Msg)]
        assert changes and all(change["a"] != change["b"] for change in changes)

    def test_the_bars_of_the_team_know_what_they_would_show(self) -> None:
        scene = seen(turn(hand="korver"))
        bars = {sign.symbol: sign.value for sign in scene.players[0].signs}
        for choice in called(scene, "replace"):
            assert choice.would and all(value != bars[symbol] for symbol, value in choice.would.items())
            assert all(0 <= value <= 10 for value in choice.would.values())

    def test_a_tactic_that_is_too_complex_says_how_much_is_missing(self) -> None:
        choice = called(seen(turn(hand="UCLA-O")), "prepare")[0]
        assert choice.tone == "warn"
        assert isinstance(choice.hint[0], Msg) and choice.hint[0].id == "missing"

    def test_the_cheapest_payment_is_one_click(self) -> None:
        s = turn(hand="S-PG1 S-SG1 S-SG2 S-C1")
        wanted = s.track[0]
        choice = next(choice for choice in called(seen(s), "buy-cheap") if choice.pick == [CARD_KEYS[wanted]])
        for answer in choice.send:
            s.answer(0, answer)
            s.run_on()
        assert s.tops[0] == [wanted]
        assert s.hand_size(0) == 4 - s.price(0, wanted)


class TestFaces:
    def test_every_player_is_named_as_in_the_set(self) -> None:
        names = {key: name for one in SETS for key, name in one.names.items()}
        for language in ("en", "fr"):
            text = GAME.text(language)
            for key in CARD_KEYS[NBA:TACTIC]:
                assert f"\nname-{key.lower()} = {names[key]}\n" in text
