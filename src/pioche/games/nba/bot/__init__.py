"""NBA Deck-Building: what bots lean on."""
