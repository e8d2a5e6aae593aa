"""Under which names this server answers.

A page of another site can make its own name point at this machine and then ask us as if it were ours; what gives it
away is that name. Numbers, and names that only mean something in one's own network, cannot be taken over like that.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Collection

# Reserved for home and office networks: nobody else can answer for them (RFC 6761, 6762, 8375; ICANN for .internal).
AT_HOME = ("localhost", "local", "home.arpa", "internal", "lan", "home", "localdomain")
NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\.?")


def name_of(host: str) -> str | None:
    """The name in a Host header, without its port; none if it is no name."""
    host = host.strip().lower()
    if host.startswith("["):
        name, end, port = host[1:].partition("]")
        good = bool(end) and (not port or (port[:1] == ":" and port[1:].isdigit()))
        return name if good and is_number(name) else None
    name, _, port = host.partition(":")
    if (port and not port.isdigit()) or not name.isascii() or not NAME.fullmatch(name):
        return None
    return name.rstrip(".")


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_ours(host: str, sites: Collection[str]) -> bool:
    """Whether we answer when called so: by a number, a name of one's own network, or one that the operator gave."""
    name = name_of(host)
    if name is None:
        return False
    if is_number(name) or "." not in name or any(name.endswith(f".{home}") for home in AT_HOME):
        return True
    return any(name == site or (site.startswith("*.") and name.endswith(site[1:])) for site in sites)
