"""Safarü: what bots lean on."""
