"""Warriors: the exact chances, by looking at every roll."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from random import Random

import pytest

from pioche.games.warriors.attack import losers, totals
from pioche.games.warriors.odds import Side, chances, force_side, rolls, target_side, to_the_end, toll
from pioche.games.warriors.state import ATTACKING
from tests.games.warriors.table import battle, play

# red, black, lead of bows: rolls that win two, one and no comparison
WARRIORS = {
    (3, 2, 0): (2890, 2611, 2275),
    (3, 2, 1): (3970, 2377, 1429),
    (3, 2, -1): (1860, 3176, 2740),
    (3, 1, 0): (0, 855, 441),
    (3, 1, 1): (0, 1071, 225),
    (3, 1, -1): (0, 640, 656),
    (2, 2, 0): (295, 420, 581),
    (2, 2, 1): (405, 486, 405),
    (2, 2, -1): (190, 415, 691),
    (2, 1, 0): (0, 125, 91),
    (2, 1, 1): (0, 161, 55),
    (2, 1, -1): (0, 90, 126),
    (1, 2, 0): (0, 55, 161),
    (1, 2, 1): (0, 91, 125),
    (1, 2, -1): (0, 30, 186),
    (1, 1, 0): (0, 15, 21),
    (1, 1, 1): (0, 21, 15),
    (1, 1, -1): (0, 10, 26),
}

# red, black, lead, dragon attacks, dragon defends
DRAGONS = {
    (2, 2, 0, 1, 0): (581, 420, 295),
    (2, 2, -1, 1, 0): (405, 486, 405),
    (2, 1, 0, 1, 0): (0, 161, 55),
    (2, 1, -1, 1, 0): (0, 125, 91),
    (3, 2, 0, 0, 1): (1470, 2436, 3870),
    (3, 2, 1, 0, 1): (2150, 2571, 3055),
    (2, 2, 0, 0, 1): (130, 320, 846),
    (2, 2, 1, 0, 1): (190, 415, 691),
    (1, 2, 0, 0, 1): (0, 30, 186),
    (1, 2, 1, 0, 1): (0, 55, 161),
    (2, 2, 0, 1, 1): (295, 420, 581),
}

TO_THE_END = (
    (0.4167, 0.1061, 0.0270, 0.0069, 0.0018, 0.0004),
    (0.7542, 0.3627, 0.2061, 0.0913, 0.0491, 0.0214),
    (0.9164, 0.6560, 0.4703, 0.3150, 0.2059, 0.1337),
    (0.9715, 0.7855, 0.6416, 0.4765, 0.3586, 0.2525),
    (0.9903, 0.8898, 0.7694, 0.6383, 0.5062, 0.3968),
    (0.9967, 0.9340, 0.8569, 0.7449, 0.6377, 0.5207),
)


@pytest.mark.parametrize(("red", "black", "lead"), WARRIORS)
def test_warriors_against_warriors(red: int, black: int, lead: int) -> None:
    assert rolls(red, black, lead, 0, 0)[::-1] == WARRIORS[red, black, lead]
    assert sum(chances(red, black, lead)) == pytest.approx(1)


@pytest.mark.parametrize("fight", DRAGONS)
def test_dragons(fight: tuple[int, int, int, int, int]) -> None:
    assert rolls(*fight)[::-1] == DRAGONS[fight]


@pytest.mark.parametrize("attackers", range(1, 7))
def test_fighting_on_to_the_end(attackers: int) -> None:
    ours = [to_the_end(Side(attackers), Side(defenders))[0] for defenders in range(1, 7)]
    assert [round(chance, 4) for chance in ours] == list(TO_THE_END[attackers - 1])


# A fight to the end, written again in the plainest way: every roll, and every way to give up cards.

Army = tuple[int, int, int]  # infantry, archers, cavalry


def ways_to_give(army: Army, losses: int) -> set[Army]:
    if not losses or not any(army):
        return {army}
    fewer = [tuple(n - (arm == given) for arm, n in enumerate(army)) for given in range(3) if army[given]]
    return {left for less in fewer for left in ways_to_give((less[0], less[1], less[2]), losses - 1)}


@cache
def all_rolls(red: int, black: int, red_bonus: int, black_bonus: int) -> Counter[str]:
    """Who loses the comparisons, the highest first, in how many of all rolls."""
    found: Counter[str] = Counter()
    for faces in product(range(1, 7), repeat=red + black):
        reds, blacks = sorted(faces[:red])[::-1], sorted(faces[red:])[::-1]
        reds[0], blacks[0] = reds[0] + red_bonus, blacks[0] + black_bonus
        found["".join("b" if r > b else "r" for r, b in zip(reds, blacks, strict=False))[:2]] += 1
    return found


@cache
def fought_out(red: Army, black: Army, shields: int, bows: int) -> Fraction:
    """How likely the target is destroyed if both sides give up what serves them best and the attacker never stops."""
    dice = min(3, red[0] + shields)
    if not any(black) or not any(red) or not dice:
        return Fraction(not any(black))
    mine, theirs = red[1] + bows, black[1]
    rolled = all_rolls(dice, 2 if black[0] >= 2 else 1, int(mine > theirs), int(theirs > mine))
    destroyed = Fraction()
    for lost, count in rolled.items():
        reds, blacks = ways_to_give(red, lost.count("r")), ways_to_give(black, lost.count("b"))
        fates = {(r, b): fought_out(r, b, shields, bows) for r in reds for b in blacks}
        if lost[0] == "b":  # 5.4: the loser of the highest dice chooses first
            fate = min(max(fates[r, b] for r in reds) for b in blacks)
        else:
            fate = max(min(fates[r, b] for b in blacks) for r in reds)
        destroyed += count * fate / rolled.total()
    return destroyed


@pytest.mark.parametrize(("shields", "bows"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_to_the_end_both_sides_give_up_what_serves_them_best(shields: int, bows: int) -> None:
    for red in product(range(4), range(3), range(2)):
        for black in product(range(4), range(3), range(2)):
            if any(red) and any(black) and red[0] + shields:
                ours = to_the_end(Side(*red, shields, bows), Side(*black))[0]
                assert ours == pytest.approx(float(fought_out(red, black, shields, bows)), abs=1e-12), (red, black)


def test_a_defender_keeps_the_archers_because_one_die_is_sure() -> None:
    destroyed, _, _ = to_the_end(Side(3, bows=1), Side(1, 2))
    assert destroyed == pytest.approx(float(fought_out((3, 0, 0), (1, 2, 0), 0, 1))) == pytest.approx(0.4089, abs=1e-4)


@pytest.mark.parametrize(("red", "black"), [((4, 1, 1), (3, 2, 0)), ((2, 2, 1), (2, 1, 2))])
def test_what_is_taken_and_lost_to_the_end_is_what_is_gone(red: Army, black: Army) -> None:
    """A target that is destroyed was taken whole; of the attackers only those without a shield can be left."""
    destroyed, taken, lost = to_the_end(Side(*red), Side(*black))
    assert sum(black) * destroyed <= taken <= sum(black) and red[0] * (1 - destroyed) <= lost <= sum(red)


def test_infantry_alone_loses_as_many_as_every_roll_says() -> None:
    """Two against one by hand: 2v1 wins 125 of 216, then 1v1 wins 15 of 36."""
    first, second = Fraction(125, 216), Fraction(15, 36)
    destroyed = first + (1 - first) * second
    lost = (1 - first) + (1 - first) * (1 - second)
    assert to_the_end(Side(2), Side(1)) == pytest.approx((float(destroyed), float(destroyed), float(lost)))


def test_every_card_is_taken_by_somebody() -> None:
    """To the end one side is gone: what is taken and lost on average adds up to it."""
    destroyed, taken, lost = to_the_end(Side(4), Side(3))
    assert 0 < taken < 3 and 0 < lost < 4
    assert taken >= 3 * destroyed and lost >= 4 * (1 - destroyed) - 1e-9


def test_flames_are_lives_and_only_the_dragon_counts_as_taken() -> None:
    naked, fiery = to_the_end(Side(4), Side(lives=1)), to_the_end(Side(4), Side(lives=3))
    assert fiery[0] < naked[0]
    assert naked[1] == pytest.approx(naked[0]) and fiery[1] == pytest.approx(fiery[0])


def test_the_sides_on_the_table_are_counted_as_the_rules_do() -> None:
    s = battle("elf2i1a1c", "elf1i2a", "gob1i dra3.2", cards="0:b9", dragons=1)
    play(s, "with elf, attack 1 elf")
    red, black = force_side(s, s.force), target_side(s, s.target)
    assert (red.dice(3), black.dice(2)) == (s.red_dice(), s.black_dice()) == (3, 1)
    assert (red.archers + red.bows > black.archers) - (red.archers + red.bows < black.archers) == s.bow_lead() == 0


@pytest.mark.parametrize(
    ("own", "other", "attack", "fight"),
    [
        ("gob3i", "gob2i", "attack 1 gob", (3, 2, 0, 0, 0)),
        ("gob2i1a", "gob1i", "attack 1 gob", (2, 1, 1, 0, 0)),
        ("gob3i", "dra1", "attack dra1", (3, 2, 0, 0, 1)),
    ],
)
def test_rolled_dice_agree_with_the_table(
    own: str, other: str, attack: str, fight: tuple[int, int, int, int, int]
) -> None:
    """Twenty thousand attacks by the rules themselves, within four standard deviations."""
    s = battle(own, other, cards="0:b3", dragons=1)
    play(s, f"with gob, {attack}")
    rng, many, tally = Random(13), 20_000, [0, 0, 0]
    step = s.agenda[-1]
    for _ in range(many):
        step.happen(s, step.draw(s, rng))  # type: ignore[attr-defined]
        lost = losers(*totals(s))
        tally[len(lost) - lost.count(ATTACKING)] += 1
    for found, chance in zip(tally, chances(*fight), strict=True):
        assert abs(found - many * chance) <= 4 * sqrt(many * chance * (1 - chance)) + 1e-9


def test_what_one_attack_takes_and_costs() -> None:
    """Three dice against two: 2890 of 7776 rolls win twice, 2611 once, 2275 never."""
    taken, lost, burnt = toll(Side(4), Side(3))
    assert taken == pytest.approx((2 * 2890 + 2611) / 7776)
    assert lost == pytest.approx((2 * 2275 + 2611) / 7776) and burnt == 0


def test_a_last_warrior_falls_once_and_a_dragon_behind_its_flames() -> None:
    alone, _, _ = toll(Side(4), Side(cavalry=1))
    assert alone == pytest.approx(855 / 1296)  # one die, one comparison
    twice, once, never = (count / 6**5 for count in rolls(3, 2, 0, 0, 1)[::-1])
    assert never + once + twice == pytest.approx(1)
    assert toll(Side(4), Side(lives=2)) == pytest.approx((twice, once + 2 * never, once + twice))
    assert toll(Side(4), Side(lives=1)) == pytest.approx((once + twice, once + 2 * never, 0))
