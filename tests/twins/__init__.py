"""Cases that two programs must answer alike: ours in Python, and the browser's (web/tests), which has no rules."""

from pathlib import Path

TWINS = Path(__file__).parent
