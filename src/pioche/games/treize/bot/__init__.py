"""Treize: what bots lean on."""
