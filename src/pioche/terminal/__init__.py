"""The table in a terminal: draws any scene, asks, and tells what happens. May import everything but `server`."""
