"""A table in plain text: what a seat sees, what it is asked, and its answers by name. For logs and language models."""

from __future__ import annotations

from pioche.core.flow import State
from pioche.core.game import Game
from pioche.core.scene import Piece, Scene, Zone
from pioche.text import Words


def told(game: Game, view: State, seat: int | None, words: Words) -> str:
    """Everything in the picture of this view that words can say."""
    scene = game.scene(view, seat)
    lines = [f"{words(zone.title)}{owner(zone, words)}: {lying(zone, words)}" for zone in scene.zones if is_used(zone)]
    return "\n".join([question(scene, words), *lines, *players(scene, words)])


def question(scene: Scene, words: Words) -> str:
    return f"§{scene.prompt.rule} {words(scene.prompt.text)}" if scene.prompt.rule else words(scene.prompt.text)


def is_used(zone: Zone) -> bool:
    return bool(zone.pieces or zone.count)


def owner(zone: Zone, words: Words) -> str:
    return f" ({words.names[zone.owner]})" if zone.owner is not None else ""


def lying(zone: Zone, words: Words) -> str:
    """The pieces of a zone by name; those that lie face down are counted."""
    hidden = sum(piece.n for piece in zone.pieces if piece.face == "back")
    shown = [one(piece, words) for piece in zone.pieces if piece.face != "back"]
    if hidden or (zone.count is not None and not shown):
        shown.append(f"{words('face:back')} × {zone.count if not shown and zone.count is not None else hidden}")
    return ", ".join(shown)


def one(piece: Piece, words: Words) -> str:
    many = f" × {piece.n}" if piece.n > 1 else ""
    where = f" @{piece.at[0] + 1}/{piece.at[1] + 1}" if piece.at else ""
    return f"{words(f'face:{piece.face}')}{many}{where}"


def players(scene: Scene, words: Words) -> list[str]:
    return [
        f"{words.names[player.seat]}: {words(player.score.text)} {words(player.score.value)}"
        for player in scene.players
        if player.score is not None
    ]


def answers(game: Game, view: State, seat: int, words: Words) -> dict[str, int]:
    """The allowed answers: each by the name records use, with the words of the table where it has any."""
    labels = {choice.send[0]: words(choice.label) for choice in game.scene(view, seat).choices if len(choice.send) == 1}
    names = {option: game.choices[option] for option in view.options_of(seat)}
    return {f"{name} ({labels[option]})" if option in labels else name: option for option, name in names.items()}
