"""`pioche verify`: what a record shows, line by line; and what it is held to, if something was kept from before."""

from __future__ import annotations

from pathlib import Path

from pioche import games
from pioche.core import record as records
from pioche.core.fair import NONE, Seeded
from pioche.core.flow import CHANCE
from pioche.core.game import Refused
from pioche.core.record import NOTHING_KEPT, Receipt, Record
from pioche.core.series import text as chains
from pioche.terminal.flags import names_of
from pioche.terminal.progress import progress_bar
from pioche.terminal.saving import read_text
from pioche.text import Words


def kept(commitment: str | None, entropies: str | None) -> Receipt:
    """What these flags say was kept: --commitment HEX, --entropy SEAT=TEXT,SEAT=TEXT."""
    given: dict[int, str] = {}
    for pair in names_of(entropies) if entropies is not None else []:
        seat, found, entropy = pair.partition("=")
        if not found or not (seat.isascii() and seat.isdigit() and len(seat) < 4) or not entropy:
            raise Refused("cli-bad-entropy", value=pair)
        given[int(seat)] = entropy
    return Receipt((commitment or "").strip().lower(), given)


def run(path: Path, receipt: Receipt, words: Words) -> int:
    """Tell what was checked. Refuses a record that is not right with its line."""
    written = read_text(path)
    if chains.is_series(written):
        return run_series(written, words)
    record, end = records.verify(written, games.load, receipt)
    draws = sum(entry.seat == CHANCE for entry in record.entries)
    print(words.say("verify-lines"))
    for message, details in promises(record, receipt):
        print(words.say(message, **details))
    print(words.say("verify-seed" if record.seed else "verify-secret", draws=draws))
    print(words.say("verify-answers", answers=len(record.entries) - draws))
    order = sorted(range(len(record.seats)), key=lambda seat: end.ranks[seat])
    places = ", ".join(f"{end.ranks[seat] + 1}. {record.seats[seat].name}" for seat in order)
    print(words.say("verify-result", places=places))
    return 0


def run_series(written: str, words: Words) -> int:
    """The whole chain: the series and every match it names."""
    with progress_bar(words.say("verify-matches")) as how_far:
        series, matches = chains.verify(written, games.load, how_far)
    draws = sum(entry.seat == CHANCE for record in matches for entry in record.entries)
    print(words.say("verify-lines"))
    print(words.say("verify-series", matches=len(matches)))
    print(words.say("verify-secret" if not isinstance(series.luck, Seeded) else "verify-seed", draws=draws))
    print(words.say("verify-answers", answers=sum(len(record.entries) for record in matches) - draws))
    standing = series.standing()
    order = sorted(range(len(standing)), key=lambda entrant: standing[entrant])
    places = ", ".join(f"{standing[entrant] + 1}. {series.entrants[entrant].name}" for entrant in order)
    print(words.say("verify-result", places=places))
    return 0


def promises(record: Record, receipt: Receipt) -> list[tuple[str, dict[str, object]]]:
    """What the record says about who could choose the cards."""
    if record.seed:
        return []
    if record.form == 1:
        return [("verify-old", {})]
    named = [
        (seat.name, not seat.bot and entropy != NONE)
        for seat, entropy in zip(record.seats, record.entropies, strict=True)
    ]
    added, others = ([name for name, has in named if has is wanted] for wanted in (True, False))
    kept = receipt.commitment != NOTHING_KEPT.commitment
    out: list[tuple[str, dict[str, object]]] = [
        ("verify-commitment-kept" if kept else "verify-commitment", {"commitment": record.commitment}),
        entropy_told(added, others),
    ]
    for seat in receipt.entropies:
        out.append(("verify-entropy-kept", {"seat": seat}))
    return out


def entropy_told(added: list[str], others: list[str]) -> tuple[str, dict[str, object]]:
    """Who added entropy, by name: whoever was at the table knows who was a bot there."""
    if not added:
        return "verify-no-entropy", {}
    return "verify-entropy", {"added": ", ".join(added), "others": ", ".join(others), "left": len(others)}
