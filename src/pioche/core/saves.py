"""States as plain data and back. A step is written as [class name, {field: value}]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.core.flow import State, Step, Together
from pioche.core.flow import fields as fields

if TYPE_CHECKING:
    from pioche.core.game import Game


def dump_step(step: Step[Any]) -> list[Any]:
    if isinstance(step, Together):
        return ["Together", [dump_step(member) for member in step.steps]]
    return [type(step).__name__, {name: getattr(step, name) for name in fields(step)}]


def dump(state: State) -> dict[str, Any]:
    """A state as data that JSON can hold."""
    return {
        name: [dump_step(step) for step in state.agenda] if name == "agenda" else copied(getattr(state, name))
        for name in fields(state)
    }


def is_plain(value: Any) -> bool:
    """Whether this is what states and steps are made of."""
    return all(map(is_plain, value)) if isinstance(value, list) else isinstance(value, int)


def copied(value: Any) -> Any:
    return [copied(item) for item in value] if isinstance(value, list) else value


def load_step(game: Game, data: list[Any]) -> Step[Any]:
    name, parts = data
    if name == "Together":
        return Together(*(load_step(game, member) for member in parts))
    step = game.steps[name].__new__(game.steps[name])
    for field, value in parts.items():
        setattr(step, field, value)
    return step


def load(game: Game, data: dict[str, Any]) -> State:
    kind: type[State] = game.state
    state = kind.__new__(kind)
    for name, value in data.items():
        setattr(state, name, [load_step(game, step) for step in value] if name == "agenda" else copied(value))
    return state
