"""Warriors' referee finds wrong rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.core.flow import ranking
from pioche.games.warriors import attack, battle, catapults, preparation, scoring, state
from pioche.games.warriors.answers import GO_ON, SHOOT_BAND, SHOOT_DRAGON, SHOOT_WIZARD
from pioche.games.warriors.cards import ARMS, DRACONIC, FACTIONS, FLAME, MERCENARY, NO_TARGET, OTHERS, PEOPLES
from pioche.games.warriors.state import ATTACKING, DEFENDING, Warriors
from tests.planted import fault, finds

Apply = Callable[[Any, Warriors, int], None]


def found(owner: Any, name: str, wrong: Callable[[Any], Any], games: int = 20) -> str:
    """What the referee says of games under this wrong rule."""
    return finds("warriors", fault(owner, name, wrong), games=games, players=4, dragons="yes")


def afterwards(also: Callable[[Warriors], None]) -> Callable[[Apply], Apply]:
    """A step does what it should, and then this too."""

    def wrong(right: Apply) -> Apply:
        def apply(self: Any, s: Warriors, choice: int) -> None:
            right(self, s, choice)
            also(s)

        return apply

    return wrong


class TestFaultsInAnAttack:
    def test_the_attacker_wins_ties(self) -> None:
        def losers(red: list[int], black: list[int]) -> list[int]:
            return [DEFENDING if mine >= theirs else ATTACKING for mine, theirs in zip(red, black, strict=False)]

        assert "table" in found(attack, "losers", lambda right: losers)

    def test_only_the_highest_dice_are_compared(self) -> None:
        assert found(attack, "losers", lambda right: lambda red, black: right(red, black)[:1])

    def test_whoever_loses_a_card_captures_it(self) -> None:
        assert "captured" in found(attack, "winner", lambda right: attack.fighter)

    def test_whoever_sits_second_to_last_captures_for_a_dragon_that_fell(self) -> None:
        def winner(right: Any) -> Callable[[Warriors, int], int]:
            return lambda s, side: right(s, side) if side == DEFENDING or s.in_play(DEFENDING) else s.players - 2

        assert "captured" in found(attack, "winner", winner, games=60)

    def test_one_flame_saves_a_dragon_from_two_lost_comparisons(self) -> None:
        def hand_over(right: Apply) -> Apply:
            def apply(self: attack.HandOver, s: Warriors, choice: int) -> None:
                dragon = attack.fighting_dragon(s, self.side)
                if dragon >= 0 and s.fire[dragon]:
                    s.losses[self.side] = min(1, s.losses[self.side])
                right(self, s, choice)

            return apply

        assert "dragons" in found(attack.HandOver, "apply", hand_over)

    def test_a_flame_is_captured(self) -> None:
        assert "captured flame" in found(attack.HandOver, "apply", afterwards(take_flame_from_discard), games=60)

    def test_a_dragon_adds_nothing_to_its_dice(self) -> None:
        def totals(right: Any) -> Any:
            return lambda s: (s.red[:], s.black[:]) if s.kind == DRACONIC else right(s)

        assert found(attack, "totals", totals)

    def test_bows_count_for_nothing(self) -> None:
        assert found(Warriors, "bow_lead", lambda right: lambda s: 0)

    def test_a_faction_defends_with_one_die(self) -> None:
        wrong = found(Warriors, "black_dice", lambda right: lambda s: 1 if s.target < FACTIONS else 2)
        assert "black ones are due" in wrong

    def test_the_loser_of_the_second_dice_chooses_first(self) -> None:
        assert "table" in found(attack, "HAND_OVER", lambda right: right[::-1], games=60)


def take_flame_from_discard(s: Warriors) -> None:
    if FLAME in s.discard:
        s.discard.remove(FLAME)
        s.capture(s.attacker(), FLAME)


class TestFaultsInBattles:
    def test_the_highest_number_comes_first(self) -> None:
        def turn_round(s: Warriors) -> None:
            s.track, s.holders = s.track[::-1], s.holders[::-1]

        assert "table battles" in found(preparation.PutDown, "apply", afterwards(turn_round))

    def test_a_camping_warrior_fights_on(self) -> None:
        def charge(right: Any) -> Callable[[Warriors, int], None]:
            def in_name_only(s: Warriors, arm: int) -> None:
                right(s, arm)
                s.camp[arm] -= 1
                s.troops[(s.attacker() * PEOPLES + s.force) * ARMS + arm] += 1

            return in_name_only

        assert "table" in found(battle, "charge", charge)

    def test_the_last_horse_may_camp(self) -> None:
        assert "camp cav" in found(state, "HORSES", lambda right: [1] * len(right))

    def test_a_charge_may_return_to_the_target_just_fought(self) -> None:
        def charge(right: Any) -> Callable[[Warriors, int], None]:
            def forget(s: Warriors, arm: int) -> None:
                right(s, arm)
                s.previous = NO_TARGET

            return forget

        assert "answers" in found(battle, "charge", charge)

    def test_a_faction_attacks_any_people(self) -> None:
        anybody = [[[others] * PEOPLES for others in table] for table in OTHERS]
        faults = [fault(module, "FOES", lambda right: anybody) for module in (state, battle)]
        assert "answers" in finds("warriors", *faults)

    def test_a_wizard_does_not_protect(self) -> None:
        def open_to_attack(s: Warriors, factions: list[int]) -> list[int]:
            return [faction for faction in factions if s.at_home(faction)]

        assert "answers" in found(Warriors, "open_to_attack", lambda right: open_to_attack)

    def test_a_wizard_keeps_infantry_from_being_hired(self) -> None:
        def hirelings(right: Any) -> Callable[[Warriors, int], list[int]]:
            def free(s: Warriors, seat: int) -> list[int]:
                wizards = s.wizards[seat * PEOPLES :]
                return [0 if wizard else count for count, wizard in zip(right(s, seat), wizards, strict=False)]

            return free

        assert "answers" in found(battle, "hirelings", hirelings)

    def test_a_band_is_one_too_large(self) -> None:
        assert "answers" in found(battle, "BAND", lambda right: [size + 1 for size in right])

    def test_a_card_that_allows_a_battle_is_dropped(self) -> None:
        assert found(battle, "can_fight", lambda right: lambda s, kind: kind != MERCENARY and right(s, kind))

    def test_an_attack_may_not_be_repeated(self) -> None:
        def options(right: Any) -> Callable[[battle.Decide, Warriors], list[int]]:
            return lambda self, s: [choice for choice in right(self, s) if choice != GO_ON]

        assert "answers" in found(battle.Decide, "options", options)


class TestFaultsOfCatapults:
    def test_a_dragon_is_hit_by_4(self) -> None:
        assert "dragons" in found(catapults, "is_hit", lambda right: lambda aim, die: die >= 4, games=60)

    def test_a_miss_costs_no_catapult(self) -> None:
        def happen(right: Any) -> Any:
            def fire(self: catapults.Fire, s: Warriors, outcome: list[int]) -> None:
                shooter = s.shooter
                right(self, s, outcome)
                if s.shot < 4:
                    s.catapults[shooter] += 1
                    s.discard.pop()

            return fire

        assert "catapults" in found(catapults.Fire, "happen", happen)

    def test_a_wizard_is_captured(self) -> None:
        def strike(right: Any) -> Any:
            def capture_wizard(s: Warriors, shooter: int, aim: int) -> None:
                right(s, shooter, aim)
                if SHOOT_WIZARD <= aim < SHOOT_DRAGON:
                    s.capture(shooter, s.discard.pop())

            return capture_wizard

        assert "captured wizard" in found(catapults, "strike", strike, games=60)

    def test_the_dealer_decides_who_shoots_first(self) -> None:
        assert found(catapults, "reference", lambda right: lambda s: s.dealer)

    def test_nobody_may_shoot_when_the_dice_lie(self) -> None:
        def open_window(right: Apply) -> Apply:
            def apply(self: catapults.OpenWindow, s: Warriors, choice: int) -> None:
                if self.window != catapults.ROLLED:
                    right(self, s, choice)

            return apply

        assert "answers" in found(catapults.OpenWindow, "apply", open_window)

    def test_hired_infantry_cannot_be_shot(self) -> None:
        def shots(right: Any) -> Callable[[Warriors, int], list[int]]:
            return lambda s, seat: [aim for aim in right(s, seat) if aim < SHOOT_BAND]

        assert "shoot band" in found(catapults, "shots", shots)


class TestFaultsInRounds:
    def test_one_card_fewer_is_kept(self) -> None:
        assert "answers" in found(preparation, "to_keep", lambda right: lambda *table: right(*table) - 1)

    def test_wizards_are_placed_from_the_dealers_left_in_every_round(self) -> None:
        def place_events(right: Any) -> Callable[[Warriors, list[int]], None]:
            return lambda s, order: right(s, s.clockwise(s.dealer))

        assert "answers" in found(preparation, "place_events", place_events)

    def test_flames_burn_out_at_the_end_of_a_round(self) -> None:
        def burn_out(s: Warriors) -> None:
            s.discard += [FLAME] * sum(s.fire)
            s.fire = [0] * len(s.fire)

        assert "table" in found(scoring.EndRound, "apply", afterwards(burn_out))

    def test_wizards_stay(self) -> None:
        def end_round(right: Apply) -> Apply:
            def apply(self: scoring.EndRound, s: Warriors, choice: int) -> None:
                wizards = s.wizards
                s.wizards = [0] * len(wizards)
                right(self, s, choice)
                s.wizards = wizards

            return apply

        assert "table" in found(scoring.EndRound, "apply", end_round)

    def test_discarded_cards_do_not_come_back(self) -> None:
        def prepare(right: Apply) -> Apply:
            def apply(self: preparation.PrepareRound, s: Warriors, choice: int) -> None:
                discard, s.discard = s.discard, []
                right(self, s, choice)
                s.discard = discard

            return apply

        assert "table" in found(preparation.PrepareRound, "apply", prepare)


class TestFaultsInTheEnd:
    def test_of_equals_only_the_first_gets_the_bonus(self) -> None:
        assert found(scoring, "leaders", lambda right: lambda counts: right(counts)[:1]).startswith("scores")

    def test_the_bonus_goes_to_who_has_least(self) -> None:
        least = found(scoring, "leaders", lambda right: lambda counts: right([-count for count in counts]))
        assert least.startswith("scores")

    def test_dragons_have_no_bonus(self) -> None:
        assert found(scoring, "strengths", lambda right: lambda s: right(s)[:PEOPLES]).startswith("scores")

    def test_the_captured_count_for_the_bonus(self) -> None:
        def strengths(right: Any) -> Callable[[Warriors], list[list[int]]]:
            def and_captured(s: Warriors) -> list[list[int]]:
                for counts, people in zip(there := right(s), range(PEOPLES), strict=False):
                    for seat, pile in enumerate(s.captured):
                        counts[seat] += sum(card // ARMS == people for card in pile)
                return list(there)

            return and_captured

        assert found(scoring, "strengths", strengths).startswith("scores")

    def test_of_equals_whoever_captured_fewer_wins(self) -> None:
        def end(self: scoring.EndGame, s: Warriors, choice: int) -> None:
            s.end_game(
                ranking([(points, -len(pile)) for points, pile in zip(scoring.scores(s), s.captured, strict=True)])
            )

        assert found(scoring.EndGame, "apply", lambda right: end, games=200).startswith("places")
