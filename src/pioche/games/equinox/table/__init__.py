"""Equinox: what is seen and told."""
