"""Treize: what is seen and told."""
