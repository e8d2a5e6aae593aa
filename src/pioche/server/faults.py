"""What is shown when a game's own picture fails: one viewer's trouble, and nobody else's.

The match goes on by its rules, which have no fault. Whoever cannot be shown the table gets the answers as a plain list
and one sentence; the log says where the fault is, without the cards that an error's own words might name.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from pioche.core import scene as pic
from pioche.core.flow import State
from pioche.core.game import Game
from pioche.core.match import Moment, Sight, tell
from pioche.core.scene import Happening, Scene, T, places

log = logging.getLogger("pioche.table")


def where(error: BaseException) -> str:
    """The innermost place of ours that an error came from: file, line, function."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return "?"
    last = frames[-1]
    return f"{'/'.join(last.filename.split('/')[-3:])}:{last.lineno}:{last.name}"


def drawn(game: Game, state: State, viewer: int | None, sight: Sight | None = None) -> Scene:
    """The table in this state as this viewer sees it; plain if the game cannot draw it."""
    try:
        return game.scene((sight or Sight(game)).view(state, viewer), viewer)
    except Exception as error:
        complain("a picture could not be drawn", game, viewer, error)
        return plain(game, state, viewer)


def told(game: Game, moment: Moment, viewer: int | None, sight: Sight | None = None) -> list[Happening]:
    """The story of a moment; nothing if the game cannot tell it."""
    try:
        return tell(game, moment, viewer, sight)
    except Exception as error:
        complain("a story could not be told", game, viewer, error)
        return []


def complain(what: str, game: Game, viewer: int | None, error: Exception) -> None:
    seat = "none" if viewer is None else viewer
    log.error("%s game=%s seat=%s error=%s where=%s", what, game.key, seat, type(error).__name__, where(error))


@contextmanager
def survived(what: str, table: str) -> Iterator[None]:
    """Go on whatever happens here; the log says where it did."""
    try:
        yield
    except Exception as error:
        log.error("%s table=%s error=%s where=%s", what, table, type(error).__name__, where(error))


def plain(game: Game, state: State, viewer: int | None) -> Scene:
    """Who sits there and whose turn it is, with the viewer's own answers by the names that records use."""
    asked, players = state.asked(), seated(game, state)
    options = state.options_of(viewer) if viewer is not None and viewer in asked else []
    return Scene(
        seat=viewer,
        layout=pic.round_table(viewer, players),
        areas=pic.seat_areas(viewer, players),
        zones=[],
        players=[pic.Player(seat=seat, active=seat in asked) for seat in range(players)],
        prompt=pic.Prompt(text="plain-fault", rule="", waiting=asked),
        choices=[pic.Choice(send=[option], label=T("plain-choice", what=game.choices[option])) for option in options],
        result=result(game, state) if state.is_over() else None,
    )


def seated(game: Game, state: State) -> int:
    """How many play. Rules need not say so in their state, but they compare the scores of all."""
    try:
        return getattr(state, "players", 0) or len(game.scores(state)) or max(game.players)
    except Exception:
        return max(game.players)


def result(game: Game, state: State) -> pic.Result | None:
    try:
        rows = [pic.Line(text="plain-points", cells=[*game.points(state)])]
        return pic.Result(places=places(state.ranks), sheet=pic.sheet("plain-score", len(state.ranks), rows))
    except Exception as error:
        complain("a result could not be told", game, None, error)
        return None
