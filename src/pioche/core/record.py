"""A match as text: who played what under which settings, one line per outcome or answer, by name.

    pioche record 2
    f0e1d2c3 game NAME 1
    ...
    8a01c2ff @2 PlayCard R7

Every line after the first begins with eight digits that follow from all lines so far, so that a changed
character is found on its own line.  A finished record replays under the rules and, with its secret, proves
every shuffle; an unfinished one is a saved match.  Form 1, without a commitment to the table and with entropy made up
for bots (`core/fair.py`), is still read and verified for what it shows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import NamedTuple

from pioche.core.fair import BOT, FORM, FORMS, Committed, Luck, Seeded, commitment
from pioche.core.flow import CHANCE, ChanceStep, State
from pioche.core.game import Game, Refused, Settings
from pioche.core.series.kinds import Carried

FIRST_LINE = "pioche record {form}"


@dataclass(frozen=True)
class Seat:
    name: str
    bot: str = ""  # its kind or level; nothing for a person


class Entry(NamedTuple):
    """One outcome (seat CHANCE) or one answer."""

    seat: int
    step: str
    what: tuple[str, ...]


@dataclass
class Record:
    game: str
    version: int
    options: dict[str, str]
    seats: list[Seat]
    seed: str = ""  # chance that follows from a seed ...
    table: str = ""  # ... or from a committed secret
    commitment: str = ""
    entropies: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    places: str = ""  # when it is over: seats from first to last, ties joined by "="
    secret: str = ""
    form: int = FORM
    series: str = ""  # the kind and the stage of the series that it belongs to, if something is carried into it
    carried: list[list[str]] = field(default_factory=list)  # what, by seat

    def luck(self) -> Luck:
        return Seeded(self.seed) if self.seed else Committed(self.secret, self.table, self.entropies, self.form)


@dataclass(frozen=True)
class Receipt:
    """What somebody kept from before the match, to hold the record to it."""

    commitment: str = ""
    entropies: Mapping[int, str] = field(default_factory=dict)  # given, by seat


NOTHING_KEPT = Receipt()


# Writing ---------------------------------------------------------------------------------------------------


def lines(record: Record) -> Iterator[str]:
    yield f"game {record.game} {record.version}"
    yield "options " + " ".join(f"{key}={value}" for key, value in record.options.items())
    for number, seat in enumerate(record.seats):
        yield f"seat {number} {seat.bot or '-'} {seat.name}"
    if record.series:
        yield f"series {record.series}"
        for number, names in enumerate(record.carried):
            yield " ".join(["carried", str(number), *map(one_word, names)])
    if record.seed:
        yield f"seed {record.seed}"
    else:
        yield f"table {record.table}"
        yield f"commitment {record.commitment}"
        for number, entropy in enumerate(record.entropies):
            yield f"entropy {number} {entropy}"
    for entry in record.entries:
        who = "?" if entry.seat == CHANCE else f"@{entry.seat}"
        yield " ".join([who, entry.step, *map(one_word, entry.what)])
    if record.places:
        yield f"places {record.places}"
    if record.secret:
        yield f"secret {record.secret}"


def one_word(name: str) -> str:
    """A name as it stands on the line of an entry."""
    return name.replace(" ", "_")


def write(record: Record) -> str:
    out, seal = [FIRST_LINE.format(form=record.form)], ""
    for line in lines(record):
        seal = digits(seal, line)
        out.append(f"{seal} {line}")
    return "\n".join(out) + "\n"


def digits(before: str, line: str) -> str:
    return hashlib.sha256(f"{before} {line}".encode()).hexdigest()[:8]


def check_writable(record: Record) -> None:
    """Refuse names, seeds and entropies that would not fit on their lines."""
    for seat in record.seats:
        if not is_one_line(seat.name) or seat.bot != "".join(seat.bot.split()) or not seat.bot.isprintable():
            raise Refused("refused-seat-name", name=ascii(seat.name))
    if not record.seed and len(record.entropies) != len(record.seats):
        raise Refused("refused-entropies", seats=len(record.seats))
    for text in [record.seed] if record.seed or not record.commitment else [record.table, *record.entropies]:
        if not is_one_line(text):
            raise Refused("refused-chance", text=ascii(text))
    if (bot := made_up(record)) is not None:
        raise Refused("refused-bot-entropy", seat=bot)


def made_up(record: Record) -> int | None:
    """A bot with entropy of its own, which nobody but the table can have chosen."""
    if record.seed or record.form == 1:
        return None
    seats = zip(record.seats, record.entropies, strict=True)
    return next((number for number, (seat, entropy) in enumerate(seats) if seat.bot and entropy != BOT), None)


def is_one_line(text: str) -> bool:
    return bool(text) and text == text.strip() and text.isprintable()


# Reading ---------------------------------------------------------------------------------------------------


class Bad(Refused):
    """A record that cannot be right, with the line that says so."""

    def __init__(self, line: int, message: str, **details: object) -> None:
        super().__init__(message, line=line, **details)
        self.line = line


def read(text: str) -> Record:
    """The record, checked as far as that goes without the rules."""
    rows = text.split("\n")
    form = next((form for form in FORMS if rows[0] == FIRST_LINE.format(form=form)), None)
    if form is None:
        raise Bad(1, "record-first-line", wanted=FIRST_LINE.format(form=FORM))
    if rows[-1] != "":
        raise Bad(len(rows), "record-cut")
    record = Record("", 0, {}, [], form=form)
    seal = ""
    for number, row in enumerate(rows[1:-1], start=2):
        tag, _, line = row.partition(" ")
        seal = digits(seal, line)
        if tag != seal:
            raise Bad(number, "record-changed")
        try:
            take(record, line)
        except (ValueError, IndexError):
            raise Bad(number, "record-unreadable", text=line) from None
    if not record.game:
        raise Bad(len(rows), "record-cut")
    for number, (have, line) in enumerate(zip_longest(rows[1:-1], lines(record)), start=2):
        if have is None or line is None or have.partition(" ")[2] != line:  # there is one way to write a record
            raise Bad(number, "record-form")
    return record


def take(record: Record, line: str) -> None:
    """Add what this line says."""
    word, _, rest = line.partition(" ")
    if word == "?" or word.startswith("@"):
        step, *what = rest.split(" ")
        seat = CHANCE if word == "?" else int(word[1:])
        record.entries.append(Entry(seat, step, tuple(name.replace("_", " ") for name in what)))
    elif word == "game":
        key, version = rest.split(" ")
        record.game, record.version = key, int(version)
    elif word == "options":
        record.options = dict(pair.split("=", 1) for pair in rest.split(" "))
    elif word == "seat":
        number, bot, name = rest.split(" ", 2)
        if int(number) != len(record.seats):
            raise ValueError(number)
        record.seats.append(Seat(name, "" if bot == "-" else bot))
    elif word == "entropy":
        number, entropy = rest.split(" ", 1)
        if int(number) != len(record.entropies):
            raise ValueError(number)
        record.entropies.append(entropy)
    elif word == "carried":
        number, *names = rest.split(" ")
        if int(number) != len(record.carried):
            raise ValueError(number)
        record.carried.append([name.replace("_", " ") for name in names])
    elif word in ("series", "seed", "table", "commitment", "places", "secret"):
        setattr(record, word, rest)
    else:
        raise ValueError(word)


# Playing it again ------------------------------------------------------------------------------------------


def head(record: Record) -> int:
    """How many lines stand before the first entry."""
    brought = 1 + len(record.carried) if record.series else 0
    return 3 + len(record.seats) + brought + (1 if record.seed else 2 + len(record.entropies))


def opened(record: Record, load: Callable[[str], Game]) -> tuple[Game, Settings]:
    """The game of this record and its settings."""
    game = load(record.game)
    if record.version != game.version:
        raise Bad(2, "record-version", game=game.key, wanted=record.version, have=game.version)
    settings = game.settle(record.options)
    if record.options != written_options(game, settings):
        raise Bad(3, "record-form")
    if len(record.seats) != settings["players"]:
        raise Bad(3, "record-seats", seats=len(record.seats), players=settings["players"])
    return (game.carrying(read_carried(game, record)) if record.series else game), settings


def read_carried(game: Game, record: Record) -> Carried:
    """What was carried into this match."""
    line = 4 + len(record.seats)
    kind, _, stage = record.series.partition(" ")
    if not (stage.isascii() and stage.isdigit()) or len(record.carried) != len(record.seats):
        raise Bad(line, "record-unreadable", text=record.series)
    by_seat = []
    for seat, names in enumerate(record.carried):
        if unknown := [name for name in names if name not in game.code]:
            raise Bad(line + 1 + seat, "record-unreadable", text=unknown[0])
        by_seat.append(tuple(game.code[name] for name in names))
    return Carried(kind, int(stage), tuple(by_seat))


def write_carried(game: Game, record: Record) -> None:
    """Note in the record what this match of a series begins with."""
    if game.carried:
        record.series = f"{game.carried.kind} {game.carried.stage}"
        record.carried = [[game.choices[number] for number in numbers] for numbers in game.carried.by_seat]


def written_options(game: Game, settings: Settings) -> dict[str, str]:
    return {option.key: option.write(settings[option.key]) for option in game.options}


def replay(
    game: Game, settings: Settings, record: Record, luck: Luck | None = None
) -> Iterator[tuple[State, Entry | None, list[int]]]:
    """The state before each entry, the entry and its numbers; at last the state reached, with None.

    Refuses whatever the rules do not allow or the secret (or seed) does not give.
    """
    if not record.seed and not keeps_its_word(record):
        raise Bad(head(record) - len(record.entropies), "record-commitment")
    luck = luck or record.luck()
    s, drawn = game.start(settings), 0
    s.run_on()
    for line, entry in enumerate(record.entries, start=head(record) + 1):
        if s.is_over():
            raise Bad(line, "record-after-end")
        what = numbers(game, s, entry, line)
        if entry.seat == CHANCE:
            drawn += 1
            if s.draw(luck.at(drawn - 1)) != what:
                raise Bad(line, "record-unfair", number=drawn)
            yield s, entry, what
            s.happen(what)
        else:
            yield s, entry, what
            s.answer(entry.seat, what[0])
            s.run_on()
    yield s, None, []


def numbers(game: Game, s: State, entry: Entry, line: int) -> list[int]:
    """What this entry says was drawn or answered; refuses what the rules do not allow."""
    return outcome(s, entry, line) if entry.seat == CHANCE else [answered(game, s, entry, line)]


def keeps_its_word(record: Record) -> bool:
    """Whether the secret is the one that was committed to."""
    return commitment(record.secret, record.table, record.form) == record.commitment


def outcome(s: State, entry: Entry, line: int) -> list[int]:
    """The numbers this entry says chance drew."""
    step = s.agenda[-1]
    if not isinstance(step, ChanceStep) or type(step).__name__ != entry.step:
        raise Bad(line, "record-other-step", step=entry.step, wanted=type(step).__name__)
    try:
        numbers = [step.names.index(name) if step.names else int(name) for name in entry.what]
    except ValueError:
        raise Bad(line, "record-unreadable", text=" ".join(entry.what)) from None
    if written(step, numbers) != entry:
        raise Bad(line, "record-form")
    return numbers


def answered(game: Game, s: State, entry: Entry, line: int) -> int:
    """The number of the answer this entry gives, if the rules allow it."""
    step = s.question(entry.seat)
    if step is None:
        raise Bad(line, "record-not-asked", seat=entry.seat)
    if type(step).__name__ != entry.step:
        raise Bad(line, "record-other-step", step=entry.step, wanted=type(step).__name__)
    options = step.options(s)
    choice = game.code.get(" ".join(entry.what), -1)
    if choice not in options:
        allowed = ", ".join(game.choices[option] for option in options)
        raise Bad(line, "record-illegal", seat=entry.seat, choice=" ".join(entry.what), allowed=allowed)
    return choice


def written(step: ChanceStep[State], numbers: list[int]) -> Entry:
    """The entry for this outcome."""
    return Entry(CHANCE, type(step).__name__, tuple(step.names[n] if step.names else str(n) for n in numbers))


def check_promises(record: Record, last: int, receipt: Receipt) -> None:
    """Refuse a secret that was not committed to, and entropy other than what was given."""
    first = head(record) - len(record.entropies) + 1  # the line of the first entropy
    if not record.secret:
        raise Bad(last, "record-no-secret")
    if not keeps_its_word(record):
        raise Bad(last, "record-commitment")
    if receipt.commitment and receipt.commitment != record.commitment:
        raise Bad(first - 1, "record-other-commitment")
    if len(record.entropies) != len(record.seats):
        raise Bad(head(record), "record-entropies")
    if (bot := made_up(record)) is not None:
        raise Bad(first + bot, "record-bot-entropy", seat=bot)
    for seat, entropy in receipt.entropies.items():
        if seat >= len(record.entropies) or record.entropies[seat] != entropy:
            raise Bad(min(first + seat, head(record)), "record-other-entropy", seat=seat)


def places(ranks: list[int]) -> str:
    """Seats from first to last, ties joined: "2 0=1 3"."""
    return " ".join("=".join(str(seat) for seat, r in enumerate(ranks) if r == rank) for rank in sorted(set(ranks)))


def verify(text: str, load: Callable[[str], Game], receipt: Receipt = NOTHING_KEPT) -> tuple[Record, State]:
    """Check everything a finished record claims: its lines, its commitment, every draw, every answer, the result.

    With a receipt also that it is the record of what was promised and given before the match.
    """
    record = read(text)
    last = len(text.split("\n")) - 1
    game, settings = opened(record, load)
    if not record.places:
        raise Bad(last, "record-unfinished")
    if receipt != NOTHING_KEPT and (record.seed or record.form == 1):
        raise Bad(1, "record-unbound")
    if not record.seed:
        check_promises(record, last, receipt)
    for state, _, _ in replay(game, settings, record):
        s = state
    if not s.is_over():
        raise Bad(last, "record-unfinished")
    if places(s.ranks) != record.places:
        raise Bad(head(record) + len(record.entries) + 1, "record-places", wanted=places(s.ranks))
    return record, s
