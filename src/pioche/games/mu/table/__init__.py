"""Mü: what is seen and told."""
