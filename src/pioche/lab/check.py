"""Is a game sound? Its laws and its referee over many random games, a test for every paragraph, every text in every
language.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from sys import modules
from traceback import extract_tb

from pioche import games
from pioche.core import scene_laws
from pioche.core.game import LANGUAGES, Game, OneOf, Settings, same_past, uncounted, untold
from pioche.core.hidden import all_open, no_secrets
from pioche.core.laws import Broken, LikelyWalk, Walk
from pioche.core.scene_laws import Messages
from pioche.lab.carried import carried_problems, role_problems
from pioche.lab.pairs import pairs
from pioche.lab.referee import Disagreement, Opinion, Refereed, has_referee, opinion
from pioche.lab.workers import Where, spread
from pioche.text.messages import BadText, messages

PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.M)
TESTED = re.compile(r"TestR(\d+)_(\d+)")
CHUNK = 10
LIKELY = 8
LAWS, REFEREE = "laws", "referee"
CLOSELY = 20  # games of each table at every moment of which the laws are looked at;
GLANCES = 0.3  # in the others at this share: there, time is better spent on more games than on more moments of them
WATCHES = (LAWS, REFEREE)
SHAPES = {"diamond", "drop", "clover", "sun", "hexagon", "triangle", "ring", "heart", "star", "square", "pentagon"} | {
    "arch", "leaf", "circle", "cross", "plus"
}  # fmt: skip
"""What every browser can draw without an icon (web/src/lib/shapes.ts)."""


# Games ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Job:
    """Some random games at one table, watched for the laws or followed by the referee."""

    watch: str
    key: str
    settings: Settings
    first: int
    last: int
    likely: bool  # mostly by the rules of thumb instead of any answer at all
    tests: Path


@dataclass(frozen=True)
class Outcome:
    job: Job
    answers: int = 0
    broken: str = ""


def watch_some(job: Job) -> Outcome:
    """Watch these games; the first broken law or disagreement ends it."""
    game, answers = games.load(job.key), 0
    known = messages(LANGUAGES[0], game) if job.watch == LAWS else {}
    second = opinion(game, job.tests) if job.watch == REFEREE else None
    for number in range(job.first, job.last):
        share = 1.0 if number < CLOSELY else GLANCES
        try:
            answers += watched(game, job, f"{(*job.settings.values(),)}/{number}", known, second, share)
        except (Broken, Disagreement) as broken:
            return Outcome(job, answers, str(broken))
        except Exception as error:  # rules that fail are a finding, not an accident of the check
            failed = f"seed {number} {job.settings}: {type(error).__name__}: {error}"
            return Outcome(job, answers, "\n    ".join([failed, *own_lines(game, error)]))
    return Outcome(job, answers)


def own_lines(game: Game, error: Exception) -> list[str]:
    """Where in the game's own code it went wrong, the innermost line last."""
    folders = {Path(str(modules[chapter.__name__].__file__)).parent for chapter in game.chapters}
    return [
        f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}: {frame.line}"
        for frame in extract_tb(error.__traceback__)
        if any(folder in Path(frame.filename).parents for folder in folders)
    ]


def watched(game: Game, job: Job, seed: str, known: Messages, second: Opinion | None, share: float) -> int:
    """One game, with the laws at this share of its moments; how many answers it took."""
    if second:
        return Refereed(game, job.settings, seed, second, job.likely).run()
    walk = (LikelyWalk if job.likely else Walk)(game, job.settings, seed, known, share)
    walk.run()
    return walk.answers


@dataclass
class Table:
    """What the games at one table showed."""

    settings: Settings
    games: int = 0
    answers: int = 0
    broken: dict[str, str] = field(default_factory=dict)  # what each watch found first, "" if nothing


def watch_games(
    game: Game, watches: list[str], count: int, processes: Where, tests: Path, progress: Callable[[int], None] | None
) -> list[Table]:
    """So many random games for each watch, player count and variant, and an eighth more by the rules of thumb."""
    plan = planned(game, count)
    tables = [Table(settings, broken=dict.fromkeys(watches, "")) for settings, _ in plan]
    jobs = [
        Job(watch, game.key, settings, first, min(first + CHUNK, many), likely, tests)
        for settings, most in plan
        for watch in watches
        for likely, many in ((False, most), (True, eighth(count)))
        for first in range(0, many, CHUNK)
    ]
    for outcome in spread(watch_some, jobs, processes):
        table = next(table for table in tables if table.settings == outcome.job.settings)
        table.games += outcome.job.last - outcome.job.first
        table.answers += outcome.answers
        table.broken[outcome.job.watch] = table.broken[outcome.job.watch] or outcome.broken
        if progress:
            progress(outcome.job.last - outcome.job.first)
    return tables


def planned(game: Game, count: int) -> list[tuple[Settings, int]]:
    """Each table, and how many random games: fewer where options that are not checked otherwise meet two by two."""
    listed = list(game.every_table())
    more = [settings for settings in pairs(game) if settings not in listed]
    return [*((settings, count) for settings in listed), *((settings, eighth(count)) for settings in more)]


def eighth(count: int) -> int:
    """An eighth of so many games, one at least."""
    return -(-count // LIKELY)


def games_to_watch(game: Game, watches: list[str], count: int) -> int:
    """How many games that is in all."""
    return sum(many + eighth(count) for _, many in planned(game, count)) * len(watches)


# Paragraphs ----------------------------------------------------------------------------------------------------


def paragraphs(game: Game, language: str) -> list[str]:
    """The numbers of the paragraphs of its rules."""
    return PARAGRAPH.findall(game.rules(language))


def tested(folder: Path) -> dict[str, bool]:
    """The paragraphs that have a test class, by its name (TestR3_2Limit tests 3.2), and whether any test is in it."""
    out: dict[str, bool] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and (named := TESTED.match(node.name)):
                number = f"{named[1]}.{named[2]}"
                out[number] = out.get(number, False) or any(map(is_test, node.body))
    return out


def is_test(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")


def are_tested(game: Game, tests: Path) -> bool:
    """Ours must be; a game from elsewhere may have its tests where we do not look."""
    return game.key in games.KEYS or (tests / game.key).is_dir()


def paragraph_problems(game: Game, folder: Path) -> Iterator[str]:
    first, *others = (paragraphs(game, language) for language in LANGUAGES)
    for language, numbers in zip(LANGUAGES[1:], others, strict=True):
        if numbers != first:
            differ = sorted({*numbers} ^ {*first})
            yield f"rules.{language}.md and rules.{LANGUAGES[0]}.md differ in paragraphs {differ or 'by their order'}"
    for before, number in pairwise(first):
        if place(number) <= place(before):
            yield f"paragraph {number} comes after {before}"
    have = tested(folder)
    for number in first:
        if number not in have:
            yield f"paragraph {number} has no test class TestR{number.replace('.', '_')}… in {folder}"
        elif not have[number]:
            yield f"the test class of paragraph {number} has no test in it"
    for number in sorted(have.keys() - set(first), key=place):
        yield f"a test class names paragraph {number}, which the rules do not have"


def place(number: str) -> tuple[int, ...]:
    """3.10 comes after 3.9."""
    return tuple(map(int, number.split(".")))


# Texts ---------------------------------------------------------------------------------------------------------


def text_problems(game: Game) -> Iterator[str]:
    """Every language says the same things, with the same arguments, and all that a table needs."""
    try:
        spoken = {language: messages(language, game) for language in LANGUAGES}
    except BadText as bad:
        yield str(bad)
        return
    first = spoken[LANGUAGES[0]]
    if game.key in games.KEYS:
        yield from (f"there is no text.{language}.ftl" for language in LANGUAGES if language not in game.speaks())
    for language, known in spoken.items():
        for ident in sorted(first.keys() ^ known.keys()):
            yield f"{language}: {ident} is {'missing' if ident in first else f'not in {LANGUAGES[0]}'}"
        for ident in sorted(first.keys() & known.keys()):
            if first[ident] != known[ident]:
                yield f"{language}: {ident} has other arguments or attributes than in {LANGUAGES[0]}"
        yield from (f"{language}: {problem}" for problem in scene_laws.catalogue_problems(game.faces, known))
        yield from (f"{language}: {problem}" for problem in missing_words(game, known))


def missing_words(game: Game, known: Messages) -> Iterator[str]:
    wanted = ["game-name", "game-line"]
    for option in game.options:
        wanted.append(f"option-{option.key}")
        if isinstance(option, OneOf):
            wanted += [f"option-{option.key}-{name}" for name in option.names]
    wanted += [text for standing in game.standing for text in (standing.text, *standing.options)]
    yield from (f"{ident} is missing" for ident in wanted if ident not in known)


# Icons ---------------------------------------------------------------------------------------------------------


def icon_problems(game: Game) -> Iterator[str]:
    """Icons that no browser will find: neither the table's own nor files of the game."""
    if game.key in games.KEYS:
        return  # the client is built with all that ours name
    known = {*SHAPES, *game.faces.icons}
    for ours in map(games.load, games.KEYS):
        known |= {ours.icon, *(symbol.icon for symbol in ours.faces.symbols.values())}
    named = {game.icon: "the game", **{symbol.icon: key for key, symbol in game.faces.symbols.items()}}
    for icon, user in sorted(named.items()):
        if icon and icon not in known:
            yield f"there is no icon {icon} (of {user}): put icons/{icon}.svg into the package, or a letter is drawn"


# All of it -----------------------------------------------------------------------------------------------------


@dataclass
class Findings:
    """What a check found out about one game."""

    game: Game
    watches: list[str]  # what was looked at in its games
    tables: list[Table]
    paragraphs: list[str]  # problems; so are texts
    texts: list[str]
    counted: int  # paragraphs of the rules
    icons: list[str]  # problems
    unsaid: list[str]  # what the game does not tell, so that laws about it could not be checked
    said: int  # messages per language
    lacks_referee: bool  # and should have been followed by one

    def is_clean(self) -> bool:
        broken = any(any(table.broken.values()) for table in self.tables)
        return not (self.paragraphs or self.texts or self.icons or broken or self.should_have_referee())

    def should_have_referee(self) -> bool:
        """Ours must have one; a game from elsewhere may."""
        return self.lacks_referee and self.game.key in games.KEYS


def check(
    game: Game,
    count: int,
    processes: Where,
    tests: Path,
    only: str = "",
    progress: Callable[[int], None] | None = None,
) -> Findings:
    texts = list(text_problems(game))
    watches = watches_of(game, tests, only)
    return Findings(
        game,
        watches,
        [] if texts else watch_games(game, watches, count, processes, tests, progress),
        [*(paragraph_problems(game, tests / game.key) if are_tested(game, tests) else ()), *carried_problems(game)],
        [*texts, *role_problems(game)],
        len(paragraphs(game, LANGUAGES[0])) if are_tested(game, tests) else 0,
        [] if texts else list(icon_problems(game)),
        unsaid(game),
        len(messages(LANGUAGES[0], game)) if not texts else 0,
        only != LAWS and not has_referee(game, tests),
    )


def watches_of(game: Game, tests: Path, only: str = "") -> list[str]:
    """What its games are watched for: all there is, or one thing only."""
    return [watch for watch in WATCHES if only in ("", watch) and (watch != REFEREE or has_referee(game, tests))]


def unsaid(game: Game) -> list[str]:
    """What the game leaves out."""
    hides = game.secrets is not no_secrets and game.view is not all_open
    left = {
        "census": game.census is uncounted,
        "secrets": hides and game.secrets is untold,
        "implied": hides and game.implied is same_past,
    }
    return [name for name, out in left.items() if out]
