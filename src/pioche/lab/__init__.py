"""Many games at once, for designers and researchers. Imports `core`, `bots` and `games.load`."""
