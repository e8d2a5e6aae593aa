"""Every game keeps every law, with every number of players and every variant, and speaks every language alike.

A few games of each here; `pioche check` walks hundreds.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pioche import games
from pioche.core import scene_laws
from pioche.core.flow import ChanceStep, Step
from pioche.core.game import LANGUAGES, Game, OneOf, Settings
from pioche.core.laws import LikelyWalk, Walk
from pioche.core.match import run_on
from pioche.text import Words
from pioche.text.messages import messages
from tests.faults.seeding import SHARE
from tests.thirdparty import blindbid

GAMES = {**{key: games.load(key) for key in games.KEYS}, blindbid.GAME.key: blindbid.GAME}


def tables() -> Iterator[tuple[str, Settings]]:
    for key, game in GAMES.items():
        yield from ((key, settings) for settings in game.every_table())


def name(key: str, settings: Settings) -> str:
    """The game, the players, and what is not as usual: "mu-4 hands=1"."""
    options = {option.key: option for option in GAMES[key].options[1:]}
    other = [f"{k}={o.write(settings[k])}" for k, o in options.items() if settings[k] != o.default]
    return " ".join([f"{key}-{settings['players']}", *other])


@pytest.mark.parametrize("walk", [Walk, LikelyWalk])
@pytest.mark.parametrize(("key", "settings"), [pytest.param(*table, id=name(*table)) for table in tables()])
def test_every_law_holds_in_whole_games(key: str, settings: Settings, walk: type[Walk]) -> None:
    walk(GAMES[key], settings, "test", messages("en", GAMES[key]), SHARE).run()


MANY = 400  # games; what came up in none of them does not come up


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kind_of_question_and_draw_comes_up(game: Game) -> None:
    """In a game at every table; what needs luck, as a tie does, in more of them."""
    met: set[str] = set()
    wanted = {name for name, kind in game.steps.items() if kind.options is not Step.options}
    wanted |= {name for name, kind in game.steps.items() if issubclass(kind, ChanceStep)}
    tables = list(game.every_table())
    for seed in range(MANY):
        if seed >= len(tables) and wanted <= met:
            break
        settings = tables[seed % len(tables)]
        walk = (LikelyWalk, Walk)[seed // len(tables) % 2]  # whoever plays well seldom ties
        s, watched = game.start(settings), walk(game, settings, f"steps {seed}", {})
        met |= {type(moment.step).__name__ for moment in run_on(s)}
        while not s.is_over():
            met |= {type(moment.step).__name__ for moment in watched.advance(s)}
    assert wanted <= met


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_scores_are_told_in_the_points_that_the_table_shows(game: Game) -> None:
    for seed in range(4):
        s, watched = game.start(settings := game.settle({})), LikelyWalk(game, settings, f"points {seed}", {})
        s.run_on()
        while not s.is_over():
            watched.advance(s)
        shown = [player.score.value for player in game.scene(game.view(s, None), None).players if player.score]
        assert game.points(s) == shown


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
class TestWhatGamesSay:
    def test_every_language_has_the_same_messages_arguments_and_attributes(self, game: Game) -> None:
        first, *others = (messages(language, game) for language in LANGUAGES)
        for other in others:
            assert sorted(other) == sorted(first)
            assert other == first

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_faces_and_symbols_can_be_spoken(self, game: Game, language: str) -> None:
        assert list(scene_laws.catalogue_problems(game.faces, messages(language, game))) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_name_and_every_option_have_words(self, game: Game, language: str) -> None:
        known = messages(language, game)
        wanted = {"game-name", "game-line", *(f"option-{option.key}" for option in game.options)}
        wanted |= {f"option-{o.key}-{value}" for o in game.options if isinstance(o, OneOf) for value in o.names}
        assert wanted <= set(known)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_face_has_its_own_name(self, game: Game, language: str) -> None:
        words = Words(language, game)
        names = [words(face.name) for face in game.faces.faces.values()]
        assert len(set(names)) == len(names)

    def test_the_rules_have_the_same_paragraphs_in_every_language(self, game: Game) -> None:
        first, *others = (
            [line.split("**")[1] for line in game.rules(language).splitlines() if line.startswith("**")]
            for language in LANGUAGES
        )
        assert first and all(other == first for other in others)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
class TestWhatRecordsNeed:
    """Names that stand in records are told apart and keep to their place in a line."""

    def test_every_answer_has_a_name_of_its_own(self, game: Game) -> None:
        assert len(set(game.choices)) == len(game.choices)
        assert all(name == " ".join(name.split()) and "_" not in name for name in game.choices)

    def test_every_option_is_one_word_with_one_word_values(self, game: Game) -> None:
        for option in game.options:
            words = [option.key, *map(option.write, option.values())]
            assert all(word and not set(word) & set(" =\n") for word in words)
            assert option.default in option.values()
        assert game.options[0].key == "players"

    def test_every_kind_of_step_has_a_name_of_its_own(self, game: Game) -> None:
        kinds = [kind for chapter in game.chapters for kind in vars(chapter).values() if kind in game.steps.values()]
        assert {kind.__name__ for kind in kinds} == set(game.steps)
        assert "Together" not in game.steps


def test_tables_and_commands_say_the_same_in_every_language() -> None:
    first, *others = (messages(language) for language in LANGUAGES)
    assert all(other == first for other in others)
