"""A whole game told as text: who was asked what, what that seat saw, what it answered, and what then happened."""

from __future__ import annotations

from random import Random
from textwrap import wrap

from pioche.core.fair import Seeded
from pioche.core.game import Game, Settings
from pioche.core.match import Match, Moment, tell
from pioche.core.record import Seat
from pioche.core.scene import Happening, Piece, Scene, Zone
from pioche.text import Words

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
WIDTH = 118
MANY = 20


def playthrough(game: Game, settings: Settings, seed: str) -> str:
    """Random answers that follow from the seed, as a player would read them."""
    names = NAMES[: settings["players"]]
    words = Words("en", game, names)
    match = Match(game, settings, [Seat(name) for name in names], Seeded(seed))
    rng = Random(f"{seed} answers")
    lines = [f"{words('game-name')}, version {game.version}", options(game, settings, seed), ""]
    lines += told(game, words, match.opening)
    while not match.state.is_over():
        seat = pick(match.state.asked(), rng)
        choice = answer(match, seat, rng)
        lines += asked(match, words, seat, choice)
        lines += told(game, words, match.answer(seat, [choice]))
    return "\n".join([*lines, "", *ending(match, words), ""])


def answer(match: Match, seat: int, rng: Random) -> int:
    """Any option; more often than not to pass or to stop, where the table offers that as a button of its own."""
    buttons = [choice.send[0] for choice in match.scene(seat).choices if choice.role and len(choice.send) == 1]
    options = match.state.options_of(seat)
    return pick(buttons if buttons and rng.random() < 0.6 else options, rng)


def pick(items: list[int], rng: Random) -> int:
    return items[rng.randrange(len(items))]


def options(game: Game, settings: Settings, seed: str) -> str:
    agreed = [f"{option.key}={option.write(settings[option.key])}" for option in game.options]
    return " ".join([*agreed, f"seed={seed.replace(' ', '-')}"])


def asked(match: Match, words: Words, seat: int, choice: int) -> list[str]:
    """The question, the answer among all options, and what the seat sees."""
    step, names = type(match.state.question(seat)).__name__, match.game.choices
    scene = match.scene(seat)
    offered = ", ".join(names[option] for option in match.state.options_of(seat))
    return [
        "",
        f"{words.names[seat]}, {step}: {names[choice]}",
        *indented(f"§{scene.prompt.rule} {words(scene.prompt.text)}"),
        *indented(f"of {offered}"),
        *indented(f"sees {sight(scene, words)}"),
    ]


def indented(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent="    ", subsequent_indent="      ", break_on_hyphens=False)


def sight(scene: Scene, words: Words) -> str:
    scores = " ".join(words(player.score.value) if player.score else "-" for player in scene.players)
    seen = [lying(zone, words) for zone in scene.zones if zone.pieces or zone.count]
    return " | ".join([*seen, f"scores {scores}"])


def lying(zone: Zone, words: Words) -> str:
    count = f" ({zone.count})" if zone.count is not None else ""
    return f"{words(zone.title)}{count}: {' '.join(map(piece, summed_up(zone.pieces)))}".rstrip()


def summed_up(pieces: list[Piece]) -> list[Piece]:
    """Many cards that lie face down all over a table are one word."""
    down = [piece for piece in pieces if piece.face == "back" and piece.at and not piece.flags]
    if len(down) <= MANY:
        return pieces
    return [*(piece for piece in pieces if piece not in down), Piece(id="down", face="back", n=len(down))]


def piece(p: Piece) -> str:
    where = f"@{p.at[0]},{p.at[1]}" if p.at else ""
    flags = "".join({"mark": "!", "lock": "#", "raise": "^", "dim": "", "deep": "+"}[flag] for flag in p.flags)
    return f"{p.face}{f'×{p.n}' if p.n > 1 else ''}{where}{flags}"


def told(game: Game, words: Words, moments: list[Moment]) -> list[str]:
    """The story as a spectator hears it."""
    return [line for moment in moments for happening in tell(game, moment, None) for line in said(happening, words)]


def said(happening: Happening, words: Words) -> list[str]:
    text = words(happening.text)
    lines = ["", f"== {text} =="] if happening.head else [f"  > {text}"]
    if happening.sheet:
        heads = [words(head) for head in happening.sheet.heads]
        for row in happening.sheet.rows:
            cells = ", ".join(f"{head} {words(cell) or '-'}" for head, cell in zip(heads, row.cells, strict=True))
            lines.append(f"      {words(row.text)}: {cells}")
    return lines


def ending(match: Match, words: Words) -> list[str]:
    points, ranks = match.game.points(match.state), match.state.ranks
    return ["The end", *(f"  {name}: {points[n]}, place {ranks[n] + 1}" for n, name in enumerate(words.names))]
