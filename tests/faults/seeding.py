"""Faults made on purpose, each found by the law that is there for it: how to make one, and who finds it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from pioche import games
from pioche.core.flow import Step
from pioche.core.game import Game, Past, Settings
from pioche.core.hidden import UNKNOWN, face_down
from pioche.core.laws import Broken, LikelyWalk, Walk
from pioche.core.scene import Happening, Scene
from pioche.text.messages import messages
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import BlindBid, Deal

MU = games.load("mu")
CALCORY = games.load("calcory")
SEEDS = 8
SHARE = 0.15  # of the familiar moments that all tests of the laws look at: faults are found so, too


def laws_broken(game: Game, **wanted: int) -> set[int]:
    """The numbers of the laws that some random games find broken."""
    known = messages("en", game)
    settings = game.settle(wanted)
    seeds, walk = (SEEDS, Walk) if game.key == BLINDBID.key else (SEEDS // 2, LikelyWalk)
    return {law_broken(walk(game, settings, f"fault {seed}", known, SHARE)) for seed in range(seeds)} - {0}


def law_broken(walk: Walk) -> int:
    try:
        walk.run()
    except Broken as broken:
        return int(re.findall(r"law (\d+): ", str(broken))[0])
    return 0


def mu(**changes: Any) -> set[int]:
    """The laws that find this fault in a hand of Mü."""
    return laws_broken(changed_game(MU, **changes), hands=1)


def in_rules_with(module: str) -> Callable[..., set[int]]:
    """What tells the laws that find a fault in a game of Blind Bid, whose rules have the steps of this module too."""

    def blindbid(second: int = 1, **changes: Any) -> set[int]:
        chapters = (*BLINDBID.chapters, sys.modules[__name__], sys.modules[module])
        return laws_broken(changed_game(BLINDBID, chapters=chapters, **changes), second=second)

    return blindbid


@dataclass(frozen=True, kw_only=True)
class Faulty(Game[Any]):
    """A game with pictures and sentences of its own."""

    drawn: Callable[[Any, int | None], Scene]
    told: Callable[..., list[Happening]]

    def scene(self, view: Any, viewer: int | None) -> Scene:
        return self.drawn(view, viewer)

    def story(self, before: Any, step: Step[Any], choice: int, after: Any, viewer: int | None) -> list[Happening]:
        return self.told(before, step, choice, after, viewer)


def changed_game(game: Game, scene: Any = None, story: Any = None, **changes: Any) -> Game:
    parts = {part.name: getattr(game, part.name) for part in fields(game)}
    return Faulty(**{**parts, **changes}, drawn=scene or game.scene, told=story or game.story)


def planned(*steps: Step[Any], state: type[BlindBid] = BlindBid) -> Callable[[Settings], BlindBid]:
    """A game of Blind Bid that goes like this after the deal."""

    def start(settings: Settings) -> BlindBid:
        s = state(settings["players"], bool(settings["second"]))
        s.then(Deal(), *steps)
        return s

    return start


class Begin(Step[BlindBid]):
    """Round one, so that the cards count as dealt."""

    def apply(self, s: BlindBid, choice: int) -> None:
        s.round = 1


# Bids whose places stay secret -----------------------------------------------------------------------------


def places_hidden(s: Any, seat: int | None) -> Any:
    """Nobody sees from which place a rival pushed a card."""
    v = BLINDBID.view(s, seat)
    v.bids = [places if other == seat else face_down(places) for other, places in enumerate(s.bids)]
    return v


def places_imagined(v: Any, rng: Random) -> Any:
    s = BLINDBID.imagine(v, rng)
    for seat, places in enumerate(v.bids):
        if UNKNOWN in places:
            s.bids[seat] = [rng.choice([place for place, card in enumerate(s.rows[seat]) if card])]
    return s


def places_counted(s: Any, seat: int | None) -> list[int]:
    hidden = [place for other, places in enumerate(s.bids) if other != seat for place in places]
    return BLINDBID.secrets(s, seat) + hidden


def places_implied(past: Past, real: Any, imagined: Any) -> Past:
    """The deal of the imagined rows, and the answers that push from the imagined places."""
    told = BLINDBID.implied(past, real, imagined)
    for seat, places in enumerate(imagined.bids):
        if places:
            last = max(at for at, (who, _) in enumerate(told) if who == seat)
            told[last] = (seat, places)
    return told
