"""A series as text: who entered, which matches were opened and how they ended, what was kept.

    pioche series 1
    f0e1d2c3 game NAME 1
    ...
    8a01c2ff end 1.2 3b0c… 0 1 : 54 31

Lines are sealed as those of a match's record are, and each match is named by the SHA-256 of its own record. A whole
series is this text and then the records of its matches in the order in which they ended: one file that proves itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise, zip_longest

from pioche.core import record as records
from pioche.core.fair import Committed, Luck, Seeded, commitment
from pioche.core.flow import State
from pioche.core.game import Game, Refused
from pioche.core.record import Bad, Record, Seat, digits, made_up, one_word, places
from pioche.core.series.chain import Ended, Entry, Kept, Opened, Replaced, Series, Terms, key_of, kind_of, named
from pioche.core.series.shapes import FILLER, Result

FIRST_LINE = "pioche series 1"
MATCH = "pioche record "  # how the record of a match begins
NOBODY = "-"


@dataclass
class Text:
    """What the lines say, before the rules have looked at it."""

    game: str = ""
    version: int = 0
    kind: str = ""
    length: int = 0
    seeded: bool = False
    filler: str = ""
    options: dict[str, str] = field(default_factory=dict)
    entrants: list[Seat] = field(default_factory=list)
    seed: str = ""
    table: str = ""
    commitment: str = ""
    entropies: list[str] = field(default_factory=list)
    log: list[list[str]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)  # the line of each entry of the log
    standing: str = ""
    secret: str = ""

    def luck(self) -> Luck:
        return Seeded(self.seed) if self.seed else Committed(self.secret, self.table, self.entropies)


def hashed(record: str) -> str:
    """What a series calls the match of this record."""
    return hashlib.sha256(record.encode()).hexdigest()


# Writing ------------------------------------------------------------------------------------------------------------


def write(series: Series) -> str:
    """The record of a series as it stands. The secret is in it: before the end it is a save, not a proof."""
    out, seal = [FIRST_LINE], ""
    for line in lines(series):
        seal = digits(seal, line)
        out.append(f"{seal} {line}")
    return "\n".join(out) + "\n"


def lines(series: Series) -> Iterator[str]:
    game, terms, luck = series.game, series.terms, series.luck
    yield f"game {game.key} {game.version}"
    yield f"series {terms.kind.key} {terms.length} {'seeded' if terms.seeded else 'drawn'} {terms.filler}"
    options = records.written_options(game, terms.settings)
    yield "options " + " ".join(f"{key}={value}" for key, value in options.items())
    for number, entrant in enumerate(series.entered):
        yield f"entrant {number} {entrant.bot or NOBODY} {entrant.name}"
    if isinstance(luck, Seeded):
        yield f"seed {luck.seed}"
    elif isinstance(luck, Committed):
        yield f"table {luck.table}"
        yield f"commitment {luck.commitment}"
        for number, entropy in enumerate(luck.entropies):
            yield f"entropy {number} {entropy}"
    yield "order " + " ".join(map(str, series.order))
    for entry in series.log:
        yield from told(series, entry)
    if series.is_over:
        yield f"standing {places(series.standing())}"
    if isinstance(luck, Committed):
        yield f"secret {luck.secret}"


def told(series: Series, entry: Entry) -> Iterator[str]:
    """The lines of one entry."""
    game = series.game

    def names(numbers: tuple[int, ...]) -> list[str]:
        return [one_word(game.choices[number]) for number in numbers]

    if isinstance(entry, Opened):
        seats = [NOBODY if entrant == FILLER else str(entrant) for entrant in entry.seats]
        changed = [f"{key}={game.option(key).write(value)}" for key, value in entry.changed]
        yield " ".join(["open", named(entry.key), *seats, *changed])
    elif isinstance(entry, Ended):
        ranks, scores = map(str, entry.result.ranks), map(str, entry.result.scores)
        yield " ".join(["end", named(entry.key), entry.hash, *ranks, ":", *scores])
        for seat, (holds, offers) in enumerate(zip(entry.holds, entry.offers, strict=True)):
            yield " ".join(["holds", str(seat), *names(holds)])
            yield " ".join(["offers", str(seat), *names(offers)])
    elif isinstance(entry, Kept):
        yield " ".join(["keep", str(entry.entrant), *names(entry.said)])
    else:
        yield f"replace {entry.entrant} {entry.bot}"


def bundle(series: Series, matches: list[str]) -> str:
    """The whole series: its own record and those of its matches, in the order in which they ended."""
    return write(series) + "".join(matches)


# Reading ------------------------------------------------------------------------------------------------------------


def is_series(text: str) -> bool:
    return text.startswith(FIRST_LINE)


def split(text: str) -> tuple[str, list[str]]:
    """The series' own lines, and the records behind them."""
    parts: list[list[str]] = [[]]
    for row in text.split("\n"):
        if row.startswith(MATCH):
            parts.append([])
        parts[-1].append(row)
    own, *matches = ["\n".join(part) + "\n" for part in parts[:-1]] + ["\n".join(parts[-1])]
    return own, matches


def read(own: str) -> Text:
    """What the series' own lines say, each checked against its seal."""
    rows = own.split("\n")
    if rows[0] != FIRST_LINE:
        raise Bad(1, "record-first-line", wanted=FIRST_LINE)
    if rows[-1] != "":
        raise Bad(len(rows), "record-cut")
    text, seal = Text(), ""
    for number, row in enumerate(rows[1:-1], start=2):
        tag, _, line = row.partition(" ")
        seal = digits(seal, line)
        if tag != seal:
            raise Bad(number, "record-changed")
        try:
            take(text, line, number)
        except (ValueError, IndexError):
            raise Bad(number, "record-unreadable", text=line) from None
    if not text.game or not text.entrants:
        raise Bad(len(rows), "record-cut")
    return text


def take(text: Text, line: str, number: int) -> None:
    word, _, rest = line.partition(" ")
    if word == "game":
        text.game, version = rest.split(" ")
        text.version = int(version)
    elif word == "series":
        text.kind, length, drawn, text.filler = rest.split(" ")
        text.length, text.seeded = int(length), drawn == "seeded"
    elif word == "options":
        text.options = dict(pair.split("=", 1) for pair in rest.split(" "))
    elif word == "entrant":
        _, bot, name = rest.split(" ", 2)
        text.entrants.append(Seat(name, "" if bot == NOBODY else bot))
    elif word == "entropy":
        text.entropies.append(rest.split(" ", 1)[1])
    elif word in ("seed", "table", "commitment", "standing", "secret"):
        setattr(text, word, rest)
    elif word in ("holds", "offers"):
        text.log[-1] += [word, *rest.split(" ")]
    elif word in ("open", "end", "keep", "replace"):
        text.log.append(line.split(" "))
        text.numbers.append(number)
    elif word != "order":  # which follows from the draw
        raise ValueError(word)


def entry_of(game: Game, words: list[str]) -> Entry:
    """What these words of a log say."""

    def numbers(names: list[str]) -> tuple[int, ...]:
        return tuple(game.code[name.replace("_", " ")] for name in names)

    what, name, *rest = words
    if what == "open":
        seats = tuple(FILLER if word == NOBODY else int(word) for word in rest if "=" not in word)
        pairs = [word.split("=", 1) for word in rest if "=" in word]
        return Opened(key_of(name), seats, tuple((key, game.option(key).read(value)) for key, value in pairs))
    if what == "keep":
        return Kept(int(name), numbers(rest))
    if what == "replace":
        return Replaced(int(name), rest[0])
    end, brought = rest, list[list[str]]()
    marks = [place for place, word in enumerate(rest) if word in ("holds", "offers")]
    if marks:
        cuts = [*marks, len(rest)]
        end, brought = rest[: marks[0]], [rest[a:b] for a, b in pairwise(cuts)]
    middle = end.index(":")
    ranks, scores = tuple(map(int, end[1:middle])), tuple(map(int, end[middle + 1 :]))
    holds = tuple(numbers(words[2:]) for words in brought if words[0] == "holds")
    offers = tuple(numbers(words[2:]) for words in brought if words[0] == "offers")
    return Ended(key_of(name), end[0], Result(ranks, scores), holds, offers)


def begun(text: Text, load: Callable[[str], Game]) -> Series:
    """The series of these lines, before its first match."""
    game = load(text.game)
    if text.version != game.version:
        raise Bad(2, "record-version", game=game.key, wanted=text.version, have=game.version)
    kind, settings = kind_of(game, text.kind), game.settle(text.options)
    return Series(game, Terms(kind, settings, text.length, text.seeded, text.filler), text.entrants, text.luck())


def followed(text: Text, load: Callable[[str], Game]) -> Iterator[tuple[Series, Entry, int]]:
    """The series before each entry, the entry and its line; refuses what cannot have happened."""
    series = begun(text, load)
    for words, line in zip(text.log, text.numbers, strict=True):
        try:
            entry = entry_of(series.game, words)
        except (ValueError, KeyError, IndexError, Refused):
            raise Bad(line, "record-unreadable", text=" ".join(words)) from None
        yield series, entry, line
        try:
            series.follow(entry)
        except Refused as refused:
            raise Bad(line, "series-not-so", text=" ".join(words[:2])) from refused


def resumed(text: str, load: Callable[[str], Game]) -> tuple[Series, list[str]]:
    """The series of this text as far as it goes, and the records of its matches."""
    own, matches = split(text)
    said = read(own)
    so_far = begun(said, load)
    for series, _, _ in followed(said, load):
        so_far = series
    return so_far, matches


# Checking -----------------------------------------------------------------------------------------------------------


def verify(
    text: str, load: Callable[[str], Game], progress: Callable[[int, int], None] | None = None
) -> tuple[Series, list[Record]]:
    """Check the whole chain: the series' own lines, and every match it names under the rules of the game."""
    own, matches = split(text)
    said = read(own)
    if not said.seed:
        check_promises(said)
    found, checked = {hashed(match): match for match in matches}, list[Record]()
    ends, series = sum(words[0] == "end" for words in said.log), begun(said, load)
    for series, entry, line in followed(said, load):
        if isinstance(entry, Ended):
            if entry.hash not in found:
                raise Bad(line, "series-no-match", match=named(entry.key))
            record, end = checked_match(found.pop(entry.hash), entry, load)
            if not is_match(series, entry, record, end):
                raise Bad(line, "series-other-match", match=named(entry.key))
            checked.append(record)
            if progress:
                progress(len(checked), ends)
    if found:
        raise Bad(own.count("\n") + 1, "series-strange-match")
    if not series.is_over:
        raise Bad(own.count("\n"), "record-unfinished")
    for number, (have, line_) in enumerate(zip_longest(own.split("\n")[1:-1], lines(series)), start=2):
        if have is None or line_ is None or have.partition(" ")[2] != line_:  # there is one way to write a series
            raise Bad(number, "record-form")
    return series, checked


def check_promises(said: Text) -> None:
    if not said.secret or commitment(said.secret, said.table) != said.commitment:
        raise Bad(4 + len(said.entrants) + 1, "record-commitment")
    as_record = Record(said.game, said.version, {}, said.entrants, entropies=said.entropies)
    if len(said.entropies) != len(said.entrants) or made_up(as_record) is not None:
        raise Bad(4 + len(said.entrants) + 2, "record-entropies")


def checked_match(match: str, entry: Ended, load: Callable[[str], Game]) -> tuple[Record, State]:
    try:
        return records.verify(match, load)
    except Bad as bad:
        raise Bad(bad.line, "series-bad-match", match=named(entry.key)) from bad


def is_match(series: Series, entry: Ended, record: Record, end: State) -> bool:
    """Whether this record is that of the match the series says it is: settings, seats, what was carried, the end."""
    opened = series.opened.get(entry.key)
    if opened is None:
        return False
    game, settings, seats = series.match_game(opened), series.settings(opened), series.seats(opened)
    wanted = Record(record.game, record.version, records.written_options(game, settings), record.seats)
    records.write_carried(game, wanted)
    same = (record.game, record.options, record.series, record.carried)
    if same != (series.game.key, wanted.options, wanted.series, wanted.carried):
        return False
    by_seat = zip(opened.seats, record.seats, seats, strict=True)
    if any(entrant != FILLER and sat.name != seat.name for entrant, sat, seat in by_seat):
        return False
    return series.ending(entry.key, entry.hash, end) == entry
