"""What is written down about the server's life: one line per event, for people or as JSON, and nothing secret.

An error's own words may name cards or people, so of an error the log has its kind and where it came from.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from types import TracebackType

FORMS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
FIELD = re.compile(r"(?:^|\s)(\w+)=(\S+)")

Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def set_up_logs(level: str, form: str = "text") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else AsText())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talkative in ("uvicorn", "alembic"):
        logging.getLogger(talkative).setLevel(max(logging.WARNING, logging.getLogger().level))


def unspoken(error: BaseException | None) -> str:
    """A traceback without what the errors say."""
    told: list[str] = []
    while error is not None:
        told.insert(0, "".join([*traceback.format_tb(error.__traceback__), type(error).__name__]))
        error = error.__cause__ or error.__context__
    return "\n\n".join(told)


class AsText(logging.Formatter):
    """When, how grave, where, what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def formatException(self, ei: Raised) -> str:
        return unspoken(ei[1])


class AsJson(logging.Formatter):
    """The same, with what the message names (`table=…`) as fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": FIELD.sub("", message).strip(),
            **{key: value for key, value in FIELD.findall(message) if key not in ("time", "level", "logger", "event")},
        }
        if record.exc_info and record.exc_info[1]:
            told["trace"] = unspoken(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False)
