"""Asks whether anything in our lock files has a known flaw; `make check` runs it.

    python scripts/audit.py

One question to OSV (osv.dev), which knows the advisories of PyPI, GitHub and npm, about every version of
requirements/*.lock and web/package-lock.json. A known advisory fails. Where the service cannot be asked, one line says
so and nothing fails: a build must not depend on somebody else's machine.

    PIOCHE_ADVISORIES=skip       ask nobody
    PIOCHE_ADVISORIES=ADDRESS    ask there
"""

from __future__ import annotations

import json
import os
import re
import sys
import threading
import urllib.request
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SERVICE = "https://api.osv.dev/v1/querybatch"
PATIENCE = 8.0  # seconds for all of it
MOST = 1000  # questions that OSV takes at once

# Advisories that were looked at and do not concern us: why, and until when.
ACCEPTED: dict[str, str] = {}


class Package(NamedTuple):
    ecosystem: str
    name: str
    version: str


def locked(root: Path = ROOT) -> list[Package]:
    """Everything the lock files name."""
    found = set[Package]()
    for path in sorted((root / "requirements").glob("*.lock")):
        for name, version in re.findall(r"(?m)^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)", path.read_text("utf-8")):
            found.add(Package("PyPI", name, version))
    for place, one in json.loads((root / "web" / "package-lock.json").read_text("utf-8"))["packages"].items():
        if place and "version" in one:
            found.add(Package("npm", one.get("name") or place.rpartition("node_modules/")[2], one["version"]))
    return sorted(found)


def asked(service: str, packages: list[Package]) -> dict[Package, list[str]]:
    """The advisories of each package that has any."""
    found: dict[Package, list[str]] = {}
    for first in range(0, len(packages), MOST):
        some = packages[first : first + MOST]
        queries = [{"package": {"name": one.name, "ecosystem": one.ecosystem}, "version": one.version} for one in some]
        body = json.dumps({"queries": queries}).encode()
        request = urllib.request.Request(service, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            results = json.load(response)["results"]
        for one, result in zip(some, results, strict=True):
            ids = [flaw["id"] for flaw in result.get("vulns", []) if flaw["id"] not in ACCEPTED]
            if ids:
                found[one] = ids
    return found


def main() -> int:
    service = os.environ.get("PIOCHE_ADVISORIES") or SERVICE
    if service == "skip":
        return 0
    packages = locked()
    answers: list[dict[Package, list[str]]] = []
    reasons: list[str] = []

    def ask() -> None:
        try:
            answers.append(asked(service, packages))
        except Exception as error:
            reasons.append(str(getattr(error, "reason", error)) or type(error).__name__)

    # A thread of its own: looking up a name can take longer than any limit given to it.
    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(PATIENCE)
    if not answers:
        reason = reasons[0] if reasons else f"no answer within {PATIENCE:.0f} s"
        print(f"pioche: known flaws of {len(packages)} packages were NOT looked up: {reason}", file=sys.stderr)
        return 0
    for one, ids in answers[0].items():
        print(f"{one.name} {one.version} ({one.ecosystem}): {', '.join(ids)}", file=sys.stderr)
    if answers[0]:
        print("pioche: known flaws, see https://osv.dev/ID; scripts/lock --upgrade-package NAME", file=sys.stderr)
    return 1 if answers[0] else 0


if __name__ == "__main__":
    sys.exit(main())
