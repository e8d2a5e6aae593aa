"""Rummü: what bots lean on."""
