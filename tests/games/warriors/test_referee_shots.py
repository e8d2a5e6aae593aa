"""Warriors' referee and the rules agree where shots interrupt a battle, which in whole games seldom happens.

So here everybody keeps catapults and battle cards, attacks lonely warriors, charges or goes on, shoots at a side that
fights with its last card, and never misses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pioche.core.flow import State
from pioche.core.game import Settings
from pioche.core.laws import Walk
from pioche.games.warriors import GAME, attack, battle, catapults
from pioche.games.warriors.answers import ATTACK, CHOICES
from pioche.games.warriors.cards import DRACONIC, DRAGON, FACES, MERCENARY, NO_TARGET, PEOPLE_KEYS, PEOPLES
from pioche.games.warriors.state import SIDES, Warriors
from pioche.lab.referee import Disagreement, Refereed, opinion
from tests.planted import FOLDER

FIRST_ATTACK, CHARGE, NEXT_ATTACK, DICE = MOMENTS = range(4)
GAMES_EACH = 3
MANY_GAMES = 60


class Snipers(Walk):
    """They mostly save their shots for one moment of a battle."""

    moment = FIRST_ATTACK

    def pick(self, s: State, seat: int) -> int:
        assert isinstance(s, Warriors)
        step = s.question(seat)
        now = isinstance(step, catapults.MayShoot) and self.is_time(s, step.window)
        liked = [choice for choice in s.options_of(seat) if self.likes(s, CHOICES[choice], now)]
        return self.any_of(liked) if liked and self.rng.random() < 0.8 else super().pick(s, seat)

    def likes(self, s: Warriors, answer: str, now: bool) -> bool:
        verb, _, what = answer.partition(" ")
        if verb == "keep":
            return what == "catapult" or what[1:].isdigit()
        if verb == "attack":
            return any(what == f"{seat} {people}" and size == 1 for seat, people, size in factions(s))
        if verb == "shoot":
            return now and what.startswith(fighting_with_the_last_card(s))
        if verb == "pass":
            return not now
        return verb == ("continue" if self.moment == NEXT_ATTACK else "camp")

    def is_time(self, s: Warriors, window: int) -> bool:
        if window == catapults.DECLARED:
            return self.moment == (CHARGE if s.charging else NEXT_ATTACK if s.attacks else FIRST_ATTACK)
        return window == catapults.ROLLED and self.moment == DICE


def factions(s: Warriors) -> list[tuple[int, str, int]]:
    return [(place // PEOPLES, PEOPLE_KEYS[place % PEOPLES], size) for place, size in enumerate(s.sizes())]


def fighting_with_the_last_card(s: Warriors) -> tuple[str, ...]:
    """How the names of such aims begin."""
    attacker = "band"
    if s.kind == DRACONIC:
        attacker = FACES[DRAGON + s.force - PEOPLES]
    elif s.kind != MERCENARY:
        attacker = f"{s.attacker()} {PEOPLE_KEYS[s.force]}"
    names = (attacker, CHOICES[ATTACK + s.target].removeprefix("attack "))
    return tuple(names[side] for side in SIDES if s.in_play(side) == 1)


def says(settings: Settings, games: int, moment: int) -> str:
    """What the referee says first of so many games of snipers who wait for this moment."""
    second = opinion(GAME, FOLDER)
    assert second
    for number in range(games):
        game = Refereed(GAME, settings, f"snipers {number}", second)
        game.walk = Snipers(GAME, settings, game.seed, {})
        game.walk.moment = moment
        try:
            game.run()
        except Disagreement as found:
            return str(found)
    return ""


@pytest.fixture(autouse=True)
def never_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catapults.Fire, "draw", lambda self, s, rng: [6])


@pytest.mark.parametrize("settings", [*GAME.every_table()], ids=lambda settings: f"{[*settings.values()]}")
def test_games_of_snipers_agree_with_the_referee(settings: Settings) -> None:
    for moment in MOMENTS:
        assert not says(settings, GAMES_EACH, moment)


# Faults that need them -----------------------------------------------------------------------------------------

Apply = Callable[[Any, Warriors, int], None]


def found(owner: Any, name: str, wrong: Callable[[Any], Any], moment: int) -> str:
    """What the referee says of snipers who wait for this moment, under this wrong rule."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(owner, name, wrong(getattr(owner, name)))
        return says(GAME.settle({"players": 4, "dragons": "no"}), MANY_GAMES, moment)


def over_if(spoiled: Callable[[Warriors], bool]) -> Callable[[Apply], Apply]:
    """An attack that was made impossible under these circumstances ends the card."""

    def wrong(right: Apply) -> Apply:
        def begin(self: battle.BeginAttack, s: Warriors, choice: int) -> None:
            if spoiled(s) and not s.can_attack():
                s.then(battle.END_CARD)
            else:
                right(self, s, choice)

        return begin

    return wrong


class TestFaultsOnlySnipersMeet:
    def test_a_first_attack_is_not_announced_anew(self) -> None:
        assert "answers" in found(battle.BeginAttack, "apply", over_if(lambda s: not s.attacks), FIRST_ATTACK)

    def test_a_charge_names_no_other_target(self) -> None:
        assert "answers" in found(battle.BeginAttack, "apply", over_if(lambda s: s.charging > 0), CHARGE)

    def test_nobody_charges_when_a_target_fought_again_is_shot_away(self) -> None:
        fought_again = over_if(lambda s: s.attacks > 0 and not s.charging)
        assert "answers" in found(battle.BeginAttack, "apply", fought_again, NEXT_ATTACK)

    def test_a_charge_whose_target_is_gone_may_return_to_the_one_just_fought(self) -> None:
        def begin(right: Apply) -> Apply:
            def forget(self: battle.BeginAttack, s: Warriors, choice: int) -> None:
                right(self, s, choice)
                if s.charging == battle.TARGET_GONE:
                    s.previous = NO_TARGET

            return forget

        assert "answers" in found(battle.BeginAttack, "apply", begin, CHARGE)

    def test_dice_count_against_a_side_that_is_gone(self) -> None:
        def compare(self: attack.Compare, s: Warriors, choice: int) -> None:
            lost = attack.losers(*attack.totals(s))
            s.losses = [lost.count(side) for side in SIDES]
            s.then(attack.HAND_OVER[lost[0]], attack.HAND_OVER[1 - lost[0]])

        assert "table" in found(attack.Compare, "apply", lambda right: compare, DICE)

    def test_wizards_stay_when_their_faction_is_gone(self) -> None:
        assert "wizards" in found(Warriors, "dismiss_wizards", lambda right: lambda s, faction: None, FIRST_ATTACK)
