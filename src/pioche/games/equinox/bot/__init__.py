"""Equinox: what bots lean on."""
