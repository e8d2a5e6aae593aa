"""Parts of pictures that are drawn once: as long as all that a part was drawn from is the same, it is the same part.

A function that draws a part of a view is `remembered`. When it is first called, it is noted which fields of the view it
reads; next time, if all of these have the same values, it would do the same again, and what it drew then is taken. So
nothing can be forgotten: there is no list of what a part depends on. What a function reads besides the view must be
among its arguments, or never change.

Parts are remembered only where somebody says so, in a Memory of their own, and there views must not be changed once
they were drawn; everywhere else such functions simply draw.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from operator import attrgetter
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from pioche.core.flow import State

S = TypeVar("S", bound=State)
P = ParamSpec("P")
R = TypeVar("R")

Reads = dict[str, Any]
"""The fields that were read, and their values then."""

MOST_PARTS: Final = 80  # of one table
MOST_WAYS: Final = 5  # in which one part is remembered: viewers see different things


Way = tuple[Callable[[Any], Any], Any, Any]
"""What looks up the fields that were read, what it found then, and the part that was drawn."""


class Memory:
    """What was drawn at one table: for each function and its arguments, the ways in which it was drawn."""

    def __init__(self) -> None:
        self.parts: dict[Any, list[Way]] = {}


class Now:
    """The memory in use, and what is being read."""

    memory: Memory | None = None
    reads: Reads | None = None


class remembering:
    """What is drawn meanwhile is remembered there."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def __enter__(self) -> None:
        self.was, Now.memory = Now.memory, self.memory

    def __exit__(self, *_: object) -> None:
        Now.memory = self.was


def remembered(draw: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Draws a part of a view; its other arguments are plain values, given by place."""

    @wraps(draw)
    def drawn(view: S, /, *args: P.args, **more: P.kwargs) -> R:
        memory = Now.memory
        if memory is None:
            return draw(view, *args, **more)
        key = draw, args
        ways = memory.parts.get(key)
        if ways is None:
            if len(memory.parts) >= MOST_PARTS:
                del memory.parts[next(iter(memory.parts))]  # the oldest; if it is still of use, it is soon back
            ways = memory.parts[key] = []
        known: Any = None
        for look_up, values, part in ways:
            if look_up is not known:
                known, found = look_up, look_up(view)
            if found == values:
                return part  # type: ignore[no-any-return]
        if not hasattr(view, "__dict__"):
            return draw(view, *args, **more)  # a compiled state: nobody can tell what is read of it
        outer, Now.reads = Now.reads, {}
        try:
            part = draw(watched(view), *args, **more)
            reads = Now.reads
        finally:
            Now.reads = outer
        if outer is not None:
            outer.update(reads)
        names, values = tuple(reads), tuple(reads.values())
        ways.insert(0, (reader(*names), values[0] if len(values) == 1 else values, part))
        del ways[MOST_WAYS:]
        return part

    return drawn


@cache
def reader(*names: str) -> Callable[[Any], Any]:
    """Looks up these fields: one by itself, several as a tuple."""
    return attrgetter(*names) if names else lambda view: ()


def watched(view: S) -> S:
    """The same view, of which every field that is read is noted."""
    kind = type(view)
    if kind not in WATCHED:
        WATCHED[kind] = type(kind.__name__, (kind,), {"__getattribute__": noting})
        WATCHED[WATCHED[kind]] = WATCHED[kind]
    other: S = object.__new__(WATCHED[kind])
    other.__dict__ = look(view, "__dict__")
    return other


WATCHED: dict[type[Any], type[Any]] = {}
look = object.__getattribute__


def noting(view: Any, name: str) -> Any:
    value, reads = look(view, name), Now.reads
    if reads is not None and name not in reads and name in look(view, "__dict__"):
        reads[name] = value
    return value
