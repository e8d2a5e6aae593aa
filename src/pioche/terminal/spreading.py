"""Where many games are played: in processes here, or on a cluster."""

from __future__ import annotations

from pioche.core.game import Refused
from pioche.lab.workers import Where

SCHEMES = ("dask://", "tcp://", "tls://")


def where(address: str | None, processes: int) -> Where:
    """The cluster at this address; without one so many processes."""
    if address is None:
        return processes
    if not address.startswith(SCHEMES):
        raise Refused("cli-bad-cluster", address=address)
    try:
        from pioche.lab.cluster import Cluster
    except ModuleNotFoundError as missing:
        raise Refused("cli-no-cluster", library=missing.name or "?") from None
    return Cluster(address.replace("dask://", "tcp://", 1))
