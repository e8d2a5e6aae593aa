"""A game of somebody else's: it lies outside `pioche` and joins through an entry point."""
