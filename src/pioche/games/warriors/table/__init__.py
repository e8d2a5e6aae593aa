"""Warriors: what is seen and told."""
