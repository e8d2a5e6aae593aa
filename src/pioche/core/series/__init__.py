"""Series of matches: tournaments for every game, and what a game adds of its own. Pure, like a match.

`kinds` says what may be played, `shapes` who meets whom next, `chain` is the value made from its log, `text` its
record, which names every match by its hash.
"""
