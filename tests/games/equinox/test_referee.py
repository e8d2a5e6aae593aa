"""The referee of Equinox finds faults planted in the rules, and follows players who play as chance never would."""

from __future__ import annotations

from typing import Any

from pioche.core.flow import NOBODY, State
from pioche.core.laws import Walk
from pioche.games.equinox import GAME, drawing, playing, powers, predictions, scoring, state, turns
from pioche.games.equinox.answers import CREATURE, PLACE, STOP, USE
from pioche.games.equinox.cards import CREATURES, CRO, HALVES, URS
from pioche.games.equinox.state import Equinox
from pioche.lab.referee import Refereed, opinion
from tests.planted import FOLDER, fault, finds

# A few words to say faults with: what a rule answers is right, but for …


def but(wrong: Any) -> Any:
    """A function or method that gives what `wrong` makes of the right result and what it was asked."""
    return lambda right: lambda *asked: wrong(right(*asked), *asked)


def first_of_the_best(s: Equinox, creature: int) -> int:
    totals = s.prestige(creature)
    return totals.index(max(totals)) if any(totals) else NOBODY


def lowest_from_the_left(loser: int, s: Equinox) -> int:
    tops = {creature: s.cells[s.row * CREATURES + creature] for creature in s.alive}
    return min(tops, key=lambda creature: HALVES[tops[creature][-1]]) if loser == -2 else loser


class TestFaultsInControl:
    def test_the_first_of_several_equals_controls(self) -> None:
        assert "controllers" in finds("equinox", fault(Equinox, "controller", lambda _: first_of_the_best))

    def test_a_secret_bet_counts_before_it_is_revealed(self) -> None:
        def known_to_all(right: Any) -> Any:
            def apply(step: Any, s: Equinox, choice: int) -> None:
                right(step, s, choice)
                s.count(step.seat, choice // 11, 5)

            return apply

        assert "prestige" in finds("equinox", fault(predictions.LaySecret, "apply", known_to_all))

    def test_a_row_is_worth_too_much(self) -> None:
        assert "prestige" in finds("equinox", fault(state, "WORTH", lambda _: (4, 3, 3, 1, 0)))


class TestFaultsInPlaying:
    def test_a_power_wakes_on_a_chameleon(self) -> None:
        assert "answers" in finds("equinox", fault(playing, "A_CHAMELEON", lambda _: NOBODY))

    def test_a_chameleon_may_be_laid_on_an_eliminated_creature(self) -> None:
        everywhere = but(lambda _, step, s: [CREATURE + creature for creature in s.creatures])
        assert "answers" in finds("equinox", fault(playing.LayChameleon, "options", everywhere))

    def test_a_dryad_takes_chameleons_too(self) -> None:
        all_tops = but(lambda _, s: [card for creature in s.creatures for card in s.tops(creature)])
        assert "answers" in finds("equinox", fault(playing, "visible_creatures", all_tops), players=2)

    def test_the_ancient_reveals_every_secret_bet(self) -> None:
        def all_of_them(right: Any) -> Any:
            def apply(step: Any, s: Equinox, choice: int) -> None:
                for seat in range(s.players):
                    if s.secrets[seat]:
                        s.reveal(seat)

            return apply

        assert "table" in finds("equinox", fault(playing.NameSecret, "apply", all_of_them), players=5)


class TestFaultsInPowers:
    def test_gruyere_draws_one_card_too_few(self) -> None:
        two = fault(powers, "draw_cards", lambda right: lambda s, seat, count: right(s, seat, count - 1))
        assert "hands" in finds("equinox", two)

    def test_lichen_allows_another_secret_bet(self) -> None:
        def as_though_never_bet(right: Any) -> Any:
            def use(step: Any, s: Equinox, choice: int) -> None:
                right(step, s, choice)
                s.has_bet[step.seat] = int(bool(s.secrets[step.seat]))

            return use

        assert "bet in secret" in finds("equinox", fault(powers.TakePebbleBack, "use", as_though_never_bet), players=2)

    def test_panache_leaves_a_card_too_many(self) -> None:
        fewer = but(lambda places, step, s, rng: places[1:])
        assert "half of the hand" in finds("equinox", fault(powers.SetAside, "draw", fewer), players=2)

    def test_griso_places_a_pebble_in_a_row_yet_to_come(self) -> None:
        def further(cells: list[int], step: Any, s: Equinox) -> list[int]:
            return [*cells, *(PLACE + CREATURES + creature for creature in s.alive if cells and not s.row)]

        assert "answers" in finds("equinox", fault(powers.PlacePebble, "targets", but(further)), players=5)

    def test_bicephale_is_used_again_and_again(self) -> None:
        always = but(lambda _, step, s: True)
        use = but(lambda _, step, s: [USE])
        again = (fault(powers.TakeSecondCard, "is_offered", always), fault(powers.TakeSecondCard, "targets", use))
        assert "answers" in finds("equinox", *again, games=60, players=2)

    def test_bolet_takes_croc_ardents_card_instead_of_its_own(self) -> None:
        def of_croc(right: Any) -> Any:
            return lambda step, s: right(powers.TakeOwnCard(step.seat, CRO, CRO), s)

        assert "answers" in finds("equinox", fault(powers.TakeOwnCard, "targets", of_croc), games=60, players=2)

    def test_sabot_keeps_another_card_than_was_named(self) -> None:
        def the_first(right: Any) -> Any:
            return lambda step, s, choice: right(step, s, step.options(s)[0])

        assert "hands" in finds("equinox", fault(powers.KeepOne, "apply", the_first))

    def test_rainette_brings_the_cards_below_along(self) -> None:
        def whole_piles(right: Any) -> Any:
            def apply(step: Any, s: Equinox, choice: int) -> None:
                one, other = s.cell_of(step.card), s.cell_of(choice)
                s.cells[one], s.cells[other] = s.cells[other], s.cells[one]

            return apply

        assert "piles" in finds("equinox", fault(powers.SwapWith, "apply", whole_piles), players=2)

    def test_plume_de_velours_removes_the_wrong_card(self) -> None:
        def of_the_first_column(right: Any) -> Any:
            return lambda step, s, choice: right(step, s, step.targets(s)[0])

        assert "table" in finds("equinox", fault(powers.RemoveCard, "use", of_the_first_column), players=2)


class TestFaultsInTheEndOfATurn:
    def test_a_fourth_card_is_discarded(self) -> None:
        four = fault(drawing, "DISCARD", lambda _: [drawing.Discard(seat, 4) for seat in range(5)])
        assert "answers" in finds("equinox", four, players=2)

    def test_what_panache_set_aside_is_taken_back_after_drawing(self) -> None:
        def the_other_way_round(right: Any) -> Any:
            def apply(step: Any, s: Equinox, choice: int) -> None:
                seat, aside = s.turn, s.aside[s.turn]
                s.aside[seat] = []
                right(step, s, choice)
                s.hands[seat] = s.hands[seat] + aside

            return apply

        assert "hands" in finds("equinox", fault(drawing.Refill, "apply", the_other_way_round), players=2)

    def test_ursus_is_not_half_a_point_stronger(self) -> None:
        whole = fault(drawing, "HALVES", lambda right: tuple(halves - halves % 2 for halves in right))
        assert finds("equinox", whole)

    def test_one_of_several_weakest_is_eliminated(self) -> None:
        assert finds("equinox", fault(drawing, "weakest", but(lowest_from_the_left)))

    def test_a_round_ends_only_when_everybody_has_had_as_many_turns(self) -> None:
        late = but(lambda loser, s: loser if s.turn == s.players - 1 else -1)
        assert finds("equinox", fault(drawing, "weakest", late))

    def test_a_creature_is_still_eliminated_when_the_last_card_is_drawn(self) -> None:
        def before_drawing(right: Any) -> Any:
            return [[last, drawing.REFILL, drawing.ELIMINATE, *first] for last, _, _, *first in right]

        assert "round" in finds("equinox", fault(turns, "TURN", before_drawing), games=100, players=5)


class TestFaultsInTheEnd:
    def test_a_bet_on_ursus_earns_no_half_point(self) -> None:
        none = but(lambda count, s, seat, creature: 0 if creature == URS else count)
        assert "scores" in finds("equinox", fault(scoring, "pebbles_on", none))

    def test_eliminated_creatures_pay_too(self) -> None:
        def all_columns(right: Any) -> Any:
            return lambda s: [2 * sum(own) for own in s.placed]

        assert finds("equinox", fault(scoring, "scores", all_columns)).startswith("places")

    def test_a_secret_bet_does_not_decide_among_equals(self) -> None:
        blind = fault(scoring, "has_secret", but(lambda _, s, seat: 0))
        assert "places" in finds("equinox", blind, games=200, players=5)


# Players as chance never is ----------------------------------------------------------------------------------


class NeverDiscards(Walk):
    """Keeps every card of the eliminated until nobody can play any more."""

    def pick(self, s: State, seat: int) -> int:
        return STOP if STOP in s.options_of(seat) else super().pick(s, seat)


def last_words_of_hoarders() -> list[list[str]]:
    """Games of two who never discard, followed by the referee; what each of them played last."""
    settings, second = GAME.settle({"players": 2}), opinion(GAME, FOLDER)
    assert second
    found = []
    for seed in range(8):
        game = Refereed(GAME, settings, f"hold on {seed}", second)
        game.walk = NeverDiscards(GAME, settings, game.seed, {})
        game.run()
        found.append([entry.what[0] for entry in game.log if entry.step == "PlayCard"][-2:])
    return found


class TestIdleEnds:
    def test_the_referee_agrees_with_players_who_pass_until_the_game_ends(self) -> None:
        assert ["pass", "pass"] in last_words_of_hoarders()

    def test_the_referee_notices_when_passing_does_not_end_the_game(self) -> None:
        def never_idle(right: Any) -> Any:
            def apply(step: Any, s: Equinox, choice: int) -> None:
                s.idle = NOBODY
                right(step, s, choice)

            return apply

        planted = fault(turns.NextTurn, "apply", never_idle)
        said = finds("equinox", planted, games=20, walk=NeverDiscards, players=2)
        assert "the rules say {'skip'}, the referee nothing" in said
