"""A series being played: a value made from its log (who entered, matches opened and ended, what was kept).

Whoever holds it opens the matches that are `due`, plays them as it likes, and says how they ended; every entry is
checked before it counts, so a log that is not right cannot be replayed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random

from pioche.core.fair import Luck
from pioche.core.flow import State
from pioche.core.game import Game, Refused, Settings
from pioche.core.record import Seat
from pioche.core.series.kinds import EVERYWHERE, Carried, Kind
from pioche.core.series.shapes import FILLER, SHAPES, Field, Key, Outlook, Pairing, Result


@dataclass(frozen=True)
class Opened:
    """A match begins, with these settings where they are not everybody's."""

    key: Key
    seats: tuple[int, ...]
    changed: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Ended:
    """A match is over: the hash of its record, the result, and what each seat holds and may keep of."""

    key: Key
    hash: str
    result: Result
    holds: tuple[tuple[int, ...], ...] = ()
    offers: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class Kept:
    """An entrant says what it keeps, as answers."""

    entrant: int
    said: tuple[int, ...]


@dataclass(frozen=True)
class Replaced:
    """From now on a bot plays for this entrant."""

    entrant: int
    bot: str


Entry = Opened | Ended | Kept | Replaced


@dataclass(frozen=True)
class Terms:
    """What is agreed on before a series begins."""

    kind: Kind
    settings: Settings
    length: int = 0  # best of so many
    seeded: bool = False  # in the order in which they entered; else chance says who meets whom
    filler: str = "casual"  # the bots that make up the number where tables need more


@dataclass(frozen=True)
class Choice:
    """What an entrant may keep something of, after a match."""

    stage: int
    holds: tuple[int, ...]
    offers: tuple[int, ...]


# What is offered ----------------------------------------------------------------------------------------------------


def kinds_of(game: Game) -> dict[str, Kind]:
    """The kinds of series this game can be played as; its own come first."""
    several = game.players[-1] >= 2
    return {kind.key: kind for kind in (*game.series, *(EVERYWHERE if several else ()))}


def kind_of(game: Game, key: str) -> Kind:
    kinds = kinds_of(game)
    if key not in kinds:
        raise Refused("refused-series-kind", kind=key, allowed=", ".join(kinds))
    return kinds[key]


def sizes(game: Game, kind: Kind) -> tuple[int, ...]:
    """How many places such a series has."""
    return kind.entrants or tuple(many for many in game.players if many >= 2)


def terms_of(
    game: Game, kind: Kind, wanted: Mapping[str, int | str], entrants: int, length: int = 0, seeded: bool = False
) -> Terms:
    """What these wishes come to; refuses what does not exist or is not allowed."""
    if entrants not in sizes(game, kind):
        raise Refused("refused-series-size", size=entrants, allowed=", ".join(map(str, sizes(game, kind))))
    usual = game.options[0].default
    players = kind.players or (2 if 2 in game.players else usual)
    if kind.shape == "best-of":
        players = entrants
    settings = game.settle({"players": players, **wanted})
    if (kind.players or kind.shape == "best-of") and settings["players"] != players:
        raise Refused("refused-option", option="players", value=settings["players"], allowed=players)
    for key in kind.own:
        if settings[key] != game.option(key).default:
            raise Refused("refused-series-option", option=key)
    if settings["players"] < 2 and kind.shape != "road":
        raise Refused("refused-option", option="players", value=1, allowed=f"2–{game.players[-1]}")
    if length and length not in kind.lengths:
        raise Refused("refused-series-length", length=length, allowed=", ".join(map(str, kind.lengths)))
    return Terms(kind, settings, length or next(iter(kind.lengths), 0), seeded)


# The series ---------------------------------------------------------------------------------------------------------


@dataclass
class Series:
    """One series from its first match to its last."""

    game: Game
    terms: Terms
    entrants: list[Seat]  # those for whom a bot plays by now have its kind
    luck: Luck
    log: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        many, kind = len(self.entrants), self.terms.kind
        most = sizes(self.game, kind)[-1]
        enough = many in sizes(self.game, kind) or (kind.byes and 3 <= many < most)
        if not enough:
            raise Refused("refused-series-entrants", entrants=many, allowed=", ".join(map(str, sizes(self.game, kind))))
        self.entered = list(self.entrants)
        self.drawn = 0
        self.order = tuple(range(many))
        if many > 1 and not self.terms.seeded:
            self.order = tuple(self.chance().sample(list(self.order), many))
        self.opened: dict[Key, Opened] = {}
        self.ended: dict[Key, Ended] = {}
        self.holds: dict[int, tuple[int, ...]] = {}  # what entrants carry into their next match
        self.choices: dict[int, Choice] = {}  # who may keep something and has not said what
        self.kept: list[tuple[int, int, tuple[int, ...]]] = []  # entrant, stage, what it said
        self.outlook = self.look()

    def chance(self) -> Random:
        self.drawn += 1
        return self.luck.at(self.drawn - 1)

    @property
    def field(self) -> Field:
        kind, players = self.terms.kind, self.game.players
        several = range(1, 2) if kind.shape == "road" else range(max(2, players[0]), players[-1] + 1)
        return Field(self.order, self.terms.settings["players"], several, self.terms.length)

    def look(self) -> Outlook:
        results = {key: ended.result for key, ended in self.ended.items()}
        return SHAPES[self.terms.kind.shape](self.field, results)

    # How things stand

    @property
    def is_over(self) -> bool:
        return self.outlook.over

    def playing(self) -> list[Opened]:
        """Matches that are open and not over."""
        return [opened for key, opened in self.opened.items() if key not in self.ended]

    def busy(self) -> dict[int, Key]:
        """Who is at which table."""
        return {entrant: one.key for one in self.playing() for entrant in one.seats if entrant != FILLER}

    def due(self) -> list[Pairing]:
        """Matches that can be opened now: everybody is free and has said what they keep."""
        held = {*self.busy(), *self.choices}
        free = []
        for pairing in self.outlook.pairings:
            if pairing.key not in self.opened and not held & {*pairing.entrants}:
                free.append(pairing)
                held |= {*pairing.entrants}
        return free

    def standing(self) -> list[int]:
        """The place of every entrant; 0 is best."""
        return [self.outlook.ranks[entrant] for entrant in range(len(self.entrants))]

    def carried(self, pairing: Pairing | Opened) -> Carried | None:
        """What this match begins with besides its settings."""
        if self.terms.kind.baggage is None:
            return None
        held = tuple(() if entrant == FILLER else self.holds.get(entrant, ()) for entrant in pairing.seats)
        return Carried(self.terms.kind.key, pairing.key[0], held)

    def settings(self, opened: Opened) -> Settings:
        return {**self.plain_settings(opened.seats), **dict(opened.changed)}

    def plain_settings(self, seats: tuple[int, ...]) -> Settings:
        return self.game.settle({**self.terms.settings, "players": len(seats)})

    def match_game(self, opened: Opened) -> Game:
        """The game as this match begins it."""
        carried = self.carried(opened)
        return self.game.carrying(carried) if carried else self.game

    def seats(self, opened: Opened) -> list[Seat]:
        """Who sits where in a match; bots that make up the number have names nobody else has."""
        taken, out = {entrant.name for entrant in self.entrants}, []
        for entrant in opened.seats:
            if entrant == FILLER:
                number = next(n for n in range(1, 100) if f"Bot {n}" not in taken)
                taken.add(f"Bot {number}")
                out.append(Seat(f"Bot {number}", self.terms.filler))
            else:
                out.append(self.entrants[entrant])
        return out

    # What happens

    def open(self, pairing: Pairing) -> Opened:
        """Open a match that is due."""
        kind, changed = self.terms.kind, tuple[tuple[str, int], ...]()
        if pairing not in self.due():
            raise Refused("refused-series-open", match=named(pairing.key))
        if kind.arrange:
            before = [self.settings(opened) for opened in self.opened.values()]
            usual = self.plain_settings(pairing.seats)
            arranged = kind.arrange(dict(usual), pairing.stage, before, self.chance())
            changed = tuple((key, value) for key, value in arranged.items() if usual[key] != value)
        opened = Opened(pairing.key, pairing.seats, changed)
        self.opened[opened.key] = opened
        self.log.append(opened)
        return opened

    def end(self, key: Key, hash: str, end: State) -> Ended:
        """A match is over, in this state."""
        return self.note_end(self.ending(key, hash, end))

    def ending(self, key: Key, hash: str, end: State) -> Ended:
        """What the log says of a match that ended in this state."""
        opened = self.opened.get(key)
        if opened is None:
            raise Refused("refused-series-ended", match=named(key))
        result = Result(tuple(end.ranks), tuple(self.game.scores(end)))
        ended, baggage, carried = Ended(key, hash, result), self.terms.kind.baggage, self.carried(opened)
        if baggage and carried:
            seats = range(len(opened.seats))
            ended = replace(
                ended,
                holds=tuple(baggage.holds(end, seat) for seat in seats),
                offers=tuple(baggage.offers(end, seat, carried) for seat in seats),
            )
        return ended

    def note_end(self, ended: Ended) -> Ended:
        """A match is over, as the log tells it."""
        opened = self.opened.get(ended.key)
        if opened is None or ended.key in self.ended or len(ended.result.ranks) != len(opened.seats):
            raise Refused("refused-series-ended", match=named(ended.key))
        self.ended[ended.key] = ended
        self.log.append(ended)
        self.outlook = self.look()
        baggage = self.terms.kind.baggage
        if baggage:
            for entrant, holds, offers in zip(opened.seats, ended.holds, ended.offers, strict=True):
                if entrant == FILLER:
                    continue
                self.holds[entrant] = holds
                if entrant not in self.outlook.out and not self.is_over and offers:
                    self.choices[entrant] = Choice(ended.key[0], holds, offers)
        return ended

    def keeps_nothing(self, entrant: int) -> bool:
        """Whether this entrant goes on, and its last match left it nothing that it may keep."""
        if self.terms.kind.baggage is None or self.is_over or entrant in self.outlook.out:
            return False
        for key, ended in reversed(self.ended.items()):
            if entrant in self.opened[key].seats:
                return not ended.offers[self.opened[key].seats.index(entrant)]
        return False

    def keep_options(self, entrant: int, said: tuple[int, ...] = ()) -> list[int]:
        """What this entrant may say next about what it keeps; nothing once all is said."""
        choice, baggage = self.choices.get(entrant), self.terms.kind.baggage
        if choice is None or baggage is None:
            raise Refused("refused-series-keep")
        return baggage.options(choice.holds, choice.offers, said)

    def keep(self, entrant: int, said: tuple[int, ...]) -> Kept:
        """Keep what these answers say, all of them or none."""
        for place, answer in enumerate(said):
            options = self.keep_options(entrant, said[:place])
            if answer not in options:
                names = self.game.choices
                name = names[answer] if 0 <= answer < len(names) else str(answer)
                raise Refused("refused-series-kept", choice=name, allowed=", ".join(names[o] for o in options) or "–")
        if self.keep_options(entrant, said):
            raise Refused("refused-series-unsaid")
        choice, baggage = self.choices.pop(entrant), self.terms.kind.baggage
        assert baggage
        self.holds[entrant] = baggage.after(choice.holds, said)
        self.kept.append((entrant, choice.stage, said))
        kept = Kept(entrant, said)
        self.log.append(kept)
        return kept

    def advised(self, entrant: int) -> tuple[int, ...]:
        """What a bot would keep."""
        choice, baggage = self.choices.get(entrant), self.terms.kind.baggage
        if choice is None or baggage is None:
            raise Refused("refused-series-keep")
        return baggage.advise(choice.holds, choice.offers)

    def replace(self, entrant: int, bot: str) -> Replaced:
        """A bot plays for this entrant from now on."""
        if not 0 <= entrant < len(self.entrants) or self.entrants[entrant].bot or self.is_over:
            raise Refused("refused-series-replace")
        self.entrants[entrant] = Seat(self.entrants[entrant].name, bot)
        replaced = Replaced(entrant, bot)
        self.log.append(replaced)
        return replaced

    def follow(self, entry: Entry) -> None:
        """An entry of a log again; refuses what cannot have happened."""
        if isinstance(entry, Opened):
            due = {pairing.key: pairing for pairing in self.due()}
            if entry.key not in due or self.open(due[entry.key]) != entry:
                raise Refused("refused-series-open", match=named(entry.key))
        elif isinstance(entry, Ended):
            self.note_end(entry)
        elif isinstance(entry, Kept):
            self.keep(entry.entrant, entry.said)
        else:
            self.replace(entry.entrant, entry.bot)


def named(key: Key) -> str:
    """A match's name in a series: its stage and place; a decider also says which."""
    stage, place, number = key
    return f"{stage}.{place}" + (f".{number}" if number > 1 else "")


def key_of(name: str) -> Key:
    stage, place, *number = map(int, name.split("."))
    return stage, place, number[0] if number else 1
