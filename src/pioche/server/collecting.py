"""The garbage collector, so that it does not keep anybody waiting.

Nearly all that a table makes is a tree and goes by itself. Circles are rare, and to look for them among everything that
is there takes as long as there is much: at a thousand tables, more than half a second, several times a minute. So the
young are looked through, which is quick; what has stayed for a while is put aside, and looked through only when nobody
is connected.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 50_000, 20, 1_000_000


def begin() -> None:
    """Once all is loaded: put that aside, and look less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def tidy(is_quiet: bool) -> None:
    """Now and then: put aside what has stayed; when nobody is there to wait, look through everything."""
    if is_quiet:
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(1)
    gc.freeze()
