"""Warriors: what bots lean on."""
