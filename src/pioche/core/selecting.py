"""From clicks to an answer: the one selection machine of every table.

selected   ids clicked so far, in order
lit        ids that may be clicked next
ready      choices that are complete now (one and nothing more lit: send it; several: a small menu;
           something still lit: show them as buttons and go on)
"""

from __future__ import annotations

from pioche.core.scene import Choice, Group, Scene


def matches(choice: Choice, selected: list[str]) -> bool:
    if choice.group or not choice.pick:
        return False
    if choice.set:
        return set(selected) <= set(choice.pick)
    return choice.pick[: len(selected)] == selected


def candidates(scene: Scene, selected: list[str]) -> list[Choice]:
    return [c for c in scene.choices if matches(c, selected)]


def lit(scene: Scene, selected: list[str]) -> list[str]:
    """What may be clicked next, in scene order, each once."""
    out: dict[str, None] = {}
    for c in candidates(scene, selected):
        if c.set:
            out.update((i, None) for i in c.pick if i not in selected)
        elif len(c.pick) > len(selected):
            out[c.pick[len(selected)]] = None
    return list(out)


def ready(scene: Scene, selected: list[str]) -> list[Choice]:
    if not selected:
        return []
    return [c for c in candidates(scene, selected) if len(c.pick) == len(selected)]


def buttons(scene: Scene) -> list[Choice]:
    return [c for c in scene.choices if not c.pick]


def members(scene: Scene, group: Group) -> list[Choice]:
    return [c for c in scene.choices if c.group == group.id]


def answer(scene: Scene, group: Group, ticks: dict[int, int]) -> list[int]:
    """What to send for ticked members (place among the members -> how often); nothing if too few or too many."""
    if not group.min <= sum(ticks.values()) <= group.max:
        return []
    sent: list[int] = []
    for place, choice in enumerate(members(scene, group)):
        sent += choice.send * ticks.get(place, 0)
    return sent + group.done
