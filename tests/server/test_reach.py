"""How others reach the server: what is told, and to whom."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from pathlib import Path

import httpx

from pioche.server.serve import home_addresses, listen
from tests.server.running import Running

HOME = ["http://192.168.1.20:8000"]


def test_only_who_sits_at_the_machine_is_told(tmp_path: Path) -> None:
    with Running(tmp_path, home=HOME) as server:
        assert httpx.get(f"{server.address}/api/reach").json() == {"home": HOME}
        stranger = {"host": "cards.local"}
        assert httpx.get(f"{server.address}/api/reach", headers=stranger).json() == {}


def test_behind_a_proxy_nobody_is_told(tmp_path: Path) -> None:
    with Running(tmp_path, home=HOME, trust_proxy=True) as server:
        visitor = {"x-forwarded-for": "203.0.113.9"}
        assert httpx.get(f"{server.address}/api/reach", headers=visitor).json() == {}


def test_a_server_for_this_machine_alone_has_no_other_address() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert home_addresses(listening) == ()


def test_a_server_for_all_says_which_address_the_home_network_uses() -> None:
    with listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        for address in home_addresses(listening):  # a machine without a network has none
            host = address.removeprefix("http://").removesuffix(f":{port}")
            assert not ip_address(host).is_loopback
            with socket.create_connection((host, port), timeout=5):
                pass
