"""Mü: what bots lean on."""
