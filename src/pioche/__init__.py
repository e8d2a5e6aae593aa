"""Pioche: a self-hosted table for modern card games, whose rules are written once in Python."""

from pioche import compiled

__version__ = "0.1.0"

compiled.install()
