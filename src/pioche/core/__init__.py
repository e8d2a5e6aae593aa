"""What all games share. Imports the standard library alone (`scene.py` also msgspec) and nothing else of ours."""
