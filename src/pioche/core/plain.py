"""What a game brings no picture, words or rules text for: rules alone can be played.

The fields that a state names as `zones` and `counters` are laid out around the table, answers are buttons, steps are
told by their names, and questions are asked in the words of their docstrings.  A game refines what it wants to.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pioche.core import scene as pic
from pioche.core.flow import CHANCE, PARAGRAPHS, State, Step, rules_of
from pioche.core.hidden import UNKNOWN
from pioche.core.scene import T
from pioche.core.table import Answers, Asked, Picture, Seen, Table, left_out, words

if TYPE_CHECKING:
    from pioche.core.game import Game

SAID = re.compile(r"^(-?[a-z][a-zA-Z0-9-]*) *=", re.M)
BACK = "back"


# The picture -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plain:
    """The parts of a table that follow from the rules."""

    game: Game

    def catalogue(self) -> pic.Catalogue:
        numbers = {
            f"n{card}": pic.Face(look="number", name=T("plain-card", n=card), corner=str(card))
            for card in self.game.state.pack
        }
        return pic.Catalogue(symbols={}, faces={BACK: pic.Face(look="back", name="plain-back"), **numbers})

    def picture(self, view: Any, viewer: int | None) -> Picture:
        players = range(view.players)
        return Picture(
            layout=pic.round_table(viewer, len(players)),
            areas=pic.seat_areas(viewer, len(players)),
            zones=[*laid_out(view)],
            players=[
                pic.Player(seat=seat, signs=[*counted(view, seat)], active=seat in view.asked()) for seat in players
            ],
        )

    def score(self, view: Any) -> pic.Sheet:
        return pic.sheet("plain-score", view.players, [pic.Line(text="plain-points", cells=[*self.game.points(view)])])

    def refined(self, table: Table[Any]) -> Table[Any]:
        """This table, with what it lacks."""
        return Table(
            catalogue=either(table.catalogue, self.catalogue),
            picture=either(table.picture, self.picture),
            prompts=table.prompts,
            answers={Step: buttons, **table.answers},
            stories=table.stories or {Step: told},
            score=either(table.score, self.score),
            over=either(table.over, lambda view: pic.Prompt(text="plain-over", rule="")),
            note=table.note,
            phases=table.phases,
            dims=table.dims,
        )


def either(own: Any, plain: Any) -> Any:
    return plain if own is left_out else own


def is_whole(table: Table[Any]) -> bool:
    """Whether a game draws and tells everything itself."""
    parts = (table.catalogue, table.picture, table.score, table.over)
    return left_out not in parts and bool(table.answers) and bool(table.stories)


def laid_out(view: Any) -> Iterator[pic.Zone]:
    ids = pic.Ids()
    for name in view.zones:
        lying, zone = getattr(view, name), name.replace("_", "")
        if lying and isinstance(lying[0], list):
            for seat, cards in enumerate(lying):
                yield row(ids, f"{zone}{seat}", name, cards, f"p{seat}", owner=seat)
        else:
            yield row(ids, zone, name, lying, "centre")


def row(ids: pic.Ids, zone: str, name: str, cards: list[int], area: str, **more: Any) -> pic.Zone:
    title = f"zone-{spelt(name)}"
    if cards and all(card == UNKNOWN for card in cards):
        return pic.pile_down(zone, area, title, len(cards), **more)
    pieces = ids.pieces(zone, [BACK if card == UNKNOWN else f"n{card}" for card in cards])
    return pic.Zone(id=zone, kind="row", area=area, title=title, pieces=pieces, **more)


def counted(view: Any, seat: int) -> Iterator[pic.Sign]:
    for name in view.counters:
        value = getattr(view, name)[seat]
        if value != UNKNOWN:
            yield pic.Sign(text=f"sign-{spelt(name)}", value=value)


def buttons(asked: Asked[Any]) -> Answers:
    return Answers([pic.Choice(send=[option], label=f"answer-{option}") for option in asked.options])


def told(seen: Seen[Any]) -> pic.Happening | None:
    """Who answered what; of what happens by itself, what it brought to the table."""
    kind: Any = type(seen.step)
    if seen.seat < 0:
        new = Counter(lying(seen.after)) - Counter(lying(seen.before))
        faces = [f"n{card}" for card in new.elements() if card != UNKNOWN]
        return pic.Happening(text=f"ev-{words(kind)}", faces=faces) if faces or seen.seat == CHANCE else None
    if seen.choice == UNKNOWN:
        return pic.did("plain-unseen", seen.seat)
    return pic.did("plain-did", seen.seat, args={"what": f"answer-{seen.choice}"})


def lying(view: Any) -> Iterator[int]:
    """Every card that lies somewhere."""
    for name in view.zones:
        for part in getattr(view, name):
            yield from part if isinstance(part, list) else [part]


# The words -------------------------------------------------------------------------------------------------


def text(game: Game, said: str) -> str:
    """What the plain table says, as far as these texts do not say it."""
    there = {*SAID.findall(said)}
    return "\n".join(
        f"{ident} = {value.replace('{', '(').replace('}', ')') if '$who' not in value else value}"
        for ident, value in wanted(game)
        if ident not in there
    )


def wanted(game: Game) -> Iterator[tuple[str, str]]:
    yield "game-name", game.key.capitalize()
    yield "game-line", sentence(game.state.__doc__) if game.state.__doc__ != State.__doc__ else game.key.capitalize()
    for option in game.options:
        yield f"option-{option.key}", option.key
        for name in getattr(option, "names", ()):
            yield f"option-{option.key}-{name}", name
    kind: Any
    for kind in game.steps.values():
        name, says = words(kind), sentence(kind.__doc__) or kind.__name__
        called = name.replace("-", " ")
        yield from ((f"ask-{name}", says), (f"now-{name}", says), (f"ev-{name}", called.capitalize()))
        yield f"other-{name}", "{ $who }: " + called
    for field in game.state.zones:
        yield f"zone-{spelt(field)}", field.replace("_", " ")
    for field in game.state.counters:
        yield f"sign-{spelt(field)}", field.replace("_", " ")
    yield from ((f"answer-{number}", name) for number, name in enumerate(game.choices))


def rules(game: Game) -> str:
    """The rules as the docstrings of the steps tell them, in the order of their paragraphs."""
    kinds: list[Any] = [*game.steps.values()]
    told = {rules_of(kind): sentence(kind.__doc__) for kind in kinds if rules_of(kind)}
    numbers = sorted(told, key=lambda number: [*map(int, re.findall(r"\d+", number))])
    return "\n\n".join([f"# {game.key.capitalize()}", *(f"**{first(number)}** {told[number]}" for number in numbers)])


def first(numbers: str) -> str:
    return re.split(", |-", numbers)[0]


def sentence(doc: str | None) -> str:
    """The first paragraph of a docstring, without the number it begins with."""
    about = " ".join((doc or "").strip().split("\n\n")[0].split())
    about = PARAGRAPHS.sub("", about, count=1).removeprefix(":").strip() if PARAGRAPHS.match(about) else about
    return about[:1].upper() + about[1:]


def spelt(field: str) -> str:
    """The name of a field as messages spell it."""
    return field.replace("_", "-")
