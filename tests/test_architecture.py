"""Who may import whom. The tables of tests/architecture.py and architecture_web.py are the architecture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pioche import games
from tests import architecture as rules
from tests import architecture_web as pages
from tests.architecture import MOST_LINES, SHARED, Tree

HERE = Tree(Path(__file__).parent.parent)
RULES = rules.RULES + pages.RULES
Rule = Callable[[Tree], list[str]]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_rule_has_no_offender(rule: Rule) -> None:
    assert rule(HERE) == []


def test_the_list_of_games_is_that_of_their_folders() -> None:
    folders = {path.parent.name for path in (HERE.package / "games").glob("*/__init__.py")}
    assert folders - SHARED == set(games.KEYS)


CORE, LAB = "src/pioche/core/planted.py", "src/pioche/lab/planted.py"
MU, MUBOX = "src/pioche/games/mu/planted.py", "src/pioche/games/_mubox/planted.py"
SERVER, LIB = "src/pioche/server/planted.py", "web/src/lib/planted.ts"

# For each rule, files that break it, one at a time.
PLANTED: dict[Rule, list[tuple[str, str]]] = {
    rules.every_part_of_the_program_stands_in_the_table: [
        ("src/pioche/sound/planted.py", ""),
    ],
    rules.nobody_imports_by_a_relative_name: [
        (CORE, "from . import flow"),
        (MU, "from ..treize.cards import NAMES"),
    ],
    rules.a_file_imports_only_what_its_folder_may: [
        (CORE, "from pioche.bots.bot import Bot"),
        (CORE, "from pioche import bots"),
        (CORE, "import pioche.bots"),
        (CORE, "import pioche\npioche.bots.load('greedy')"),
        (CORE, "import pioche as p\np.bots.load('greedy')"),
        (CORE, "import pioche.core.flow\nx = pioche.text.Words"),
        (CORE, "def later():\n    from pioche.lab import arena"),
        (CORE, "from pioche import *"),
        (LAB, "from pioche.server import frames"),
        ("src/pioche/terminal/planted.py", "import pioche.server"),
    ],
    rules.a_file_imports_only_the_libraries_its_folder_may: [
        (CORE, "import msgspec"),
        (MU, "import numpy as np"),
        (LAB, "from rich.table import Table"),
        ("src/pioche/cli.py", "import uvicorn"),
        (SERVER, "import psycopg"),
    ],
    rules.a_game_imports_no_other_game: [
        (MU, "from pioche.games.treize import cards"),
        (MU, "from pioche.games import load"),
        (MU, "from pioche import games\ngames.treize.cards"),
        (MUBOX, "from pioche.games.mu.cards import NAMES"),
        (MUBOX, "import pioche\npioche.games.mu.cards"),
    ],
    rules.rules_know_neither_table_nor_bot_and_the_table_no_bot: [
        (MU, "from pioche.games.mu.table import scene"),
        (MU, "import pioche.games.mu.bot.hints"),
        (MU, "from pioche.games._mubox import look"),
        (MUBOX, "from pioche.games._mubox import look"),
        ("src/pioche/games/mu/table/planted.py", "from pioche.games.mu import bot"),
    ],
    rules.nobody_imports_a_game_by_name: [
        (LAB, "from pioche.games.mu import GAME"),
        (LAB, "from pioche import games\ngames.mu.GAME"),
        (SERVER, "from pioche.games import _mubox"),
    ],
    rules.modules_are_loaded_by_name_in_few_places: [
        (CORE, "from importlib import import_module\nimport_module('x')"),
        (CORE, "import importlib"),
        (LAB, "__import__('pioche.games.mu')"),
        (LAB, "import sys\nsys.modules['pioche.games.mu']"),
        (LAB, "from sys import modules"),
        (LAB, "from importlib import util"),
        (LAB, "from importlib.util import find_spec"),
        (LAB, "from importlib import import_module as load\nload('pioche.games.mu')"),
        (LAB, "import runpy"),
        ("src/pioche/bots/__init__.py", "from importlib import import_module\nimport_module(f'pioche.games.{key}')"),
    ],
    rules.no_file_outside_its_folder_names_a_game: [
        (CORE, "# as in Mü"),
        (LIB, "const game = 'treize'"),
    ],
    rules.no_module_has_a_name_that_says_nothing: [
        ("src/pioche/core/utils.py", ""),
        ("src/pioche/lab/helpers/planted.py", ""),
    ],
    rules.every_package_says_what_it_may_import: [
        ("src/pioche/core/__init__.py", '"""What all share."""'),
    ],
    rules.every_module_says_what_it_is: [
        (CORE, "# not a docstring"),
    ],
    rules.no_module_is_too_long: [
        (CORE, "\n" * (MOST_LINES + 1)),
    ],
    pages.every_folder_of_the_browser_stands_in_the_table: [
        ("web/src/shop/planted.ts", ""),
    ],
    pages.a_file_of_the_browser_imports_only_what_its_folder_may: [
        (LIB, "import X from '../parts/X.svelte'"),
        (LIB, "const page = import('../pages/Live.svelte')"),
        ("web/src/table/Planted.svelte", "<script>import { api } from '$lib/api'</script>"),
        ("web/src/parts/Planted.svelte", "<script>\n  import {\n    Play,\n  } from '../table/play.svelte'\n</script>"),
    ],
    pages.a_file_of_the_browser_imports_only_the_libraries_its_folder_may: [
        (LIB, "import 'lodash'"),
        ("web/src/pages/planted.ts", "import { FluentBundle } from '@fluent/bundle'"),
    ],
}


class TestPlanted:
    @pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
    def test_an_offender_is_found(self, rule: Rule, tmp_path: Path) -> None:
        for number, (place, text) in enumerate(PLANTED[rule]):
            file = tmp_path / str(number) / place
            file.parent.mkdir(parents=True)
            file.write_text(text, "utf-8")
            found = {offender.split(" ")[0] for offender in rule(Tree(tmp_path / str(number)))}
            assert len(found) == 1 and found.pop() in place, text
