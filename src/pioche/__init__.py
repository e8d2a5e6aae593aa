"""Pioche: a self-hosted table for modern card games, whose rules are written once in Python."""

__version__ = "0.1.0"
