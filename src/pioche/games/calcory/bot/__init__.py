"""Calcory: what bots lean on."""
