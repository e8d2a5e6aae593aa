"""The commands for whoever runs a server: it imports the server's parts when one of them runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pioche.core.game import Refused
from pioche.terminal.flags import MOST_PROCESSES, Parser, cores, needed, whole
from pioche.text import Words

LOGS = (("log-level", "debug|info|warning|error"), ("log-form", "text|json"))


@contextmanager
def with_libraries() -> Iterator[None]:
    """What simulates needs no web server, so the server's libraries may not be there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("pioche"):
            raise
        raise Refused("web-no-libraries", library=missing.name or "?") from None


def serve(line: list[str], words: Words) -> int:
    parser = Parser("serve", words)
    for name, metavar in (
        ("host", "HOST"),
        ("port", "N"),
        ("data", "DIR"),
        ("database", "URL"),
        ("redis", "URL"),
        *LOGS,
        ("open", ""),
        ("no-open", ""),
        ("https", ""),
        ("trust-proxy", ""),
        ("site", "NAME,…"),
        ("cards", "DIR"),
    ):
        parser.flag(f"--{name}", metavar)
    given = parser.read(line)
    given.port = whole("--port", given.port, 0, 0, 65535) if given.port is not None else None
    with with_libraries():
        from pioche.server.serve import command
    return command(given, words)


def bots(line: list[str], words: Words) -> int:
    parser = Parser("bots", words)
    for name, metavar in (("database", "URL"), ("processes", "N"), *LOGS, ("cards", "DIR")):
        parser.flag(f"--{name}", metavar)
    given = parser.read(line)
    given.processes = whole("--processes", given.processes, cores(), 1, MOST_PROCESSES)
    with with_libraries():
        from pioche.server.bot_host import command
    return command(given, words)


def backup(line: list[str], words: Words) -> int:
    parser = Parser("backup", words)
    parser.place("folder", "cli-arg-copy")
    parser.flag("--data", "DIR")
    given = parser.read(line)
    copy = Path(needed(given.folder, words.say("cli-arg-copy"), parser)).expanduser()
    from pioche.core.sets import data_folder
    from pioche.server.backup import back_up
    from pioche.terminal.progress import progress_bar

    data = Path(given.data).expanduser() if given.data else data_folder()
    with progress_bar(words.say("backup-copying")) as told:
        size = back_up(data, copy, told)
    print(words.say("backup-done", folder=str(copy), size=round(size / 1e6, 1)))
    return 0


def migrate(line: list[str], words: Words) -> int:
    parser = Parser("migrate", words)
    parser.flag("--data", "DIR")
    parser.flag("--database", "URL", words.say("cli-flag-new-database"))
    given = parser.read(line)
    if not given.database:
        raise Refused("migrate-no-database")
    if not given.database.startswith(("postgresql://", "postgres://")):
        raise Refused("web-bad-database")
    with with_libraries():
        from pioche.server.carrying import carry
        from pioche.server.postgres import reach
    from pioche.core.sets import data_folder
    from pioche.terminal.progress import progress_bar

    data = Path(given.data).expanduser() if given.data else data_folder()
    reach(given.database)
    with progress_bar(words.say("migrate-carrying")) as told:
        counts = carry(data, given.database, told)
    print(words.say("migrate-done", **{name: counts[name] for name in ("tables", "moves", "series", "people")}))
    return 0


def upgrade(line: list[str], words: Words) -> int:
    parser = Parser("upgrade", words)
    for name, metavar in (("dry-run", ""), ("prepare", ""), ("data", "DIR"), ("database", "URL"), ("cards", "DIR")):
        parser.flag(f"--{name}", metavar)
    given = parser.read(line)
    with with_libraries():
        from pioche.server.upgrade_command import command
    from pioche.terminal.progress import progress_bar

    return command(given, words, progress_bar)
