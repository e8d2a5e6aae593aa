"""The table in the browser: HTTP for the lobby, WebSockets for play.

Imports `core`, `bots`, `text` and `games.load`. Its libraries are an extra: nothing else of ours needs them.
"""
