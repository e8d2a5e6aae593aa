"""Warriors, chapters 2 and 3: set-up and the preparation of a round."""

from __future__ import annotations

from random import Random

import pytest

from pioche.core.flow import CHANCE
from pioche.core.hidden import UNKNOWN, without
from pioche.games.warriors import GAME
from pioche.games.warriors.cards import BATTLE, DECKS, FACES, WARRIORS, dealt, first_cards, to_keep
from pioche.games.warriors.preparation import PrepareRound, ShuffleAside, place_events, put_down
from pioche.games.warriors.state import Warriors, census
from tests.games.warriors.table import answer, faces, flames, laid_out, names, numbers, play, question


def opened(players: int = 3, dragons: int = 0, dealer: int = 0) -> Warriors:
    """The dealer is named; the first cards are about to be dealt."""
    s: Warriors = GAME.start(GAME.settle({"players": players, "dragons": dragons}))
    s.run_on()
    s.happen([dealer])
    return s


def first_hands(s: Warriors, *starts: str) -> list[int]:
    """An outcome that begins with these cards; the rest are warriors, then the deck's others."""
    given = [card for start in starts for card in numbers(start)]
    rest = [card for card in without(s.deck(), given) if card < WARRIORS]
    need = s.players * first_cards(s.players, s.dragons) - sum(card < BATTLE for card in given)
    return given + rest[:need]


def round_one(*hands: str, dragons: int = 0, before: tuple[str, ...] = ()) -> Warriors:
    """A round is dealt: these cards, filled up with what the pile has."""
    players = len(hands)
    s = laid_out(*(before or [""] * players), dragons=dragons, number=0)
    s.agenda = [PrepareRound()]
    s.run_on()
    many, named = dealt(players, dragons, 1), [numbers(hand) for hand in hands]
    rest = iter(without(s.pile, *named))
    s.happen([card for hand in named for card in [*hand, *(next(rest) for _ in range(many - len(hand)))]])
    return s


def placing(s: Warriors, order: list[int]) -> None:
    """Wizards and flames are about to be placed."""
    place_events(s, order)
    s.run_on()


def keep(s: Warriors, seat: int, cards: str) -> None:
    """This seat keeps these cards and locks in."""
    for card in sorted(numbers(cards)):
        answer(s, seat, f"keep {FACES[card]}")
    answer(s, seat, "done")


class TestR2_1Dealer:
    def test_chance_names_the_dealer_for_the_whole_game(self) -> None:
        s = GAME.start(GAME.settle({"players": 3, "dragons": 0}))
        s.run_on()
        assert s.to_move() == CHANCE and {s.draw(Random(seed))[0] for seed in range(40)} == {0, 1, 2}
        rng = Random(2)
        s.happen([2])
        while not s.is_over():
            s.happen(s.draw(rng)) if s.to_move() == CHANCE else s.play(rng.choice(s.options()))
            assert s.dealer == 2


class TestR2_2FirstCards:
    def test_battle_cards_are_put_aside_and_replaced(self) -> None:
        """Scenario 1."""
        s = opened(players=3, dealer=2)
        mine = "b3 b10 " + " ".join(["gobinf"] * 9)
        s.agenda.pop().happen(s, first_hands(s, mine, "b7 gobarc elfarc"))  # type: ignore[attr-defined]
        assert faces(s.aside) == "b3 b10 b7"
        assert sum(s.troops[:WARRIORS]) == 11
        assert isinstance(s.agenda[-1], ShuffleAside)
        s.run_on()
        assert s.agenda and not s.aside

    def test_the_pile_then_holds_all_battle_cards(self) -> None:
        s = opened(players=3)
        s.happen(first_hands(s, "b3 b10 b7"))
        assert len(s.pile) == 77 and sum(card >= BATTLE for card in s.pile) == 14

    def test_dealing_begins_at_the_dealers_left(self) -> None:
        s = opened(players=3, dealer=0)
        s.happen(first_hands(s, " ".join(["dwainf"] * 8)))
        assert sum(s.troops[WARRIORS : 2 * WARRIORS]) == 11 and s.troops[WARRIORS + 3] == 8

    @pytest.mark.parametrize(
        ("players", "dragons", "cards"),
        [(2, 0, 11), (3, 0, 11), (4, 0, 11), (2, 1, 14), (3, 1, 14), (4, 1, 14), (5, 1, 11), (6, 1, 11)],
    )
    def test_how_many_everybody_gets(self, players: int, dragons: int, cards: int) -> None:
        s = opened(players, dragons)
        outcome = s.draw(Random(players))
        assert sum(card < BATTLE for card in outcome) == players * cards
        assert outcome[-1] < BATTLE

    @pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
    def test_the_pile_never_runs_out(self, players: int) -> None:
        """Even if every battle card is turned up at first and nothing but rejects comes back."""
        for dragons in (0, 1) if players < 5 else (1,):
            pile = len(DECKS[dragons]) - players * first_cards(players, dragons)
            put_away = 0
            for number in (1, 2, 3):
                many = dealt(players, dragons, number)
                assert pile + (put_away if number == 3 else 0) >= players * many
                pile -= players * many
                put_away += players * (many - to_keep(players, dragons, number))


class TestR2_3ThenWizardsAndFlames:
    def test_wizards_of_the_first_cards_are_placed_from_the_dealers_left(self) -> None:
        s = opened(players=3, dealer=1)
        s.happen(
            first_hands(s, "wizard " + " ".join(["gobinf"] * 10), "elfinf " * 8 + "elfarc elfarc elfarc", "wizard")
        )
        assert question(s) == "2 PlaceWizard"
        play(s, "ward gob")
        assert question(s) == "1 PlaceWizard"


class TestR3_1Deal:
    @pytest.mark.parametrize(
        ("players", "dragons", "table"),
        [
            (4, 0, "7/4 7/4 7/5"),
            (4, 1, "9/6 9/6 10/7"),
            (5, 1, "7/4 7/4 7/5"),
            (6, 1, "7/4 7/4 7/5"),
            (2, 1, "9/6 9/6 10/7"),
        ],
    )
    def test_how_many_are_dealt_and_kept(self, players: int, dragons: int, table: str) -> None:
        """Scenario 3."""
        rounds = [f"{dealt(players, dragons, number)}/{to_keep(players, dragons, number)}" for number in (1, 2, 3)]
        assert " ".join(rounds) == table

    def test_before_the_third_round_all_discards_come_back_and_captured_cards_do_not(self) -> None:
        s = laid_out("gob3i pile2", "elf2i pile1", number=2)
        s.discard, s.rejects = numbers("b3 catapult wizard"), [numbers("barinf"), numbers("undinf")]
        s.pile = without(s.pile, s.discard, *s.rejects)
        s.agenda = [PrepareRound()]
        before = len(s.pile)
        s.run_on()
        assert len(s.pile) == before + 5 and not s.discard and not any(s.rejects)
        assert [len(pile) for pile in s.captured] == [2, 1]
        there, deck = census(s)
        assert there == deck

    def test_before_the_second_round_they_do_not(self) -> None:
        s = laid_out("gob3i", "elf2i", number=1)
        s.discard = numbers("b3")
        s.pile = without(s.pile, s.discard)
        s.agenda = [PrepareRound()]
        s.run_on()
        assert faces(s.discard) == "b3"


class TestR3_2Keep:
    def test_exactly_as_many_as_the_table_says(self) -> None:
        s = round_one("gobinf gobinf elfarc b3 b5 catapult wizard", "")
        for card in ("elfarc", "gobinf", "gobinf", "wizard"):
            answer(s, 0, f"keep {card}")
        assert names(s, 0) == ["done"]

    def test_fewer_are_not_enough(self) -> None:
        s = round_one("gobinf gobinf elfarc b3 b5 catapult wizard", "")
        for card in ("wizard", "catapult", "b3"):
            assert "done" not in names(s, 0)
            answer(s, 0, f"keep {card}")
        assert names(s, 0) == ["keep b5"]

    def test_cards_come_in_order_so_that_no_set_is_offered_twice(self) -> None:
        s = round_one("gobinf gobinf elfarc b3 b5 catapult wizard", "")
        assert names(s, 0) == ["keep elfarc", "keep gobinf", "keep wizard"]
        answer(s, 0, "keep gobinf")
        assert names(s, 0) == ["keep gobinf", "keep wizard", "keep catapult"]

    def test_nobody_sees_what_others_keep_until_all_are_ready(self) -> None:
        """Scenario 4."""
        s = round_one("gobinf gobinf elfarc b3 b5 catapult wizard", "", before=("gob1i", "gob1i"))
        keep(s, 0, "gobinf gobinf b3 b5")
        seen = GAME.view(s, 1)
        assert s.asked() == [1] and set(seen.hands[0] + seen.kept[0]) == {UNKNOWN}
        keep(s, 1, " ".join(FACES[card] for card in s.hands[1][:4]))
        assert GAME.view(s, 1).rejects[0] == [UNKNOWN] * 3
        assert faces(GAME.view(s, 0).rejects[0]) == "elfarc wizard catapult"
        assert s.holders.count(0) == 2

    def test_any_may_answer_first(self) -> None:
        s = round_one("gobinf", "elfinf", "barinf")
        assert s.asked() == [0, 1, 2]
        keep(s, 2, " ".join(FACES[card] for card in s.hands[2][:4]))
        assert s.asked() == [0, 1]

    def test_rejects_of_the_third_round_leave_the_game(self) -> None:
        s = laid_out("gob3i", "elf3i", number=2)
        s.agenda = [PrepareRound()]
        s.run_on()
        s.happen(s.pile[-14:])
        for seat in (0, 1):
            keep(s, seat, " ".join(FACES[card] for card in s.hands[seat][:5]))
        assert [len(rejects) for rejects in s.rejects] == [2, 2]


class TestR3_3PutDown:
    def test_everything_goes_where_it_belongs(self) -> None:
        s = round_one("gobinf elfarc catapult b5 barcav barcav barcav", "undinf", before=("gob1i", "elf1i"))
        keep(s, 0, "gobinf elfarc catapult b5")
        keep(s, 1, " ".join(FACES[card] for card in s.hands[1] if card < WARRIORS)[: 4 * 7 - 1])
        assert s.troops[4 * 3] == 2 and s.troops[3 * 3 + 1] == 1
        assert s.catapults[0] == 1 and s.holders == [0]

    def test_dragons_lie_apart_and_flames_wait(self) -> None:
        s = laid_out("", "", dragons=1)
        for card in numbers("dra3 flame flame wizard"):
            put_down(s, 1, card)
        assert s.dragons_of(1) == [2] and s.reserve == [0, 2] and s.waiting == [0, 1]


class TestR3_4Wizards:
    def test_lowest_battle_card_first_then_those_without_from_the_dealers_left(self) -> None:
        """Scenario 5; there are three wizards only, so one of the four has a flame to give."""
        s = laid_out("gob1i wiz1", "dra1 dra2 fl1", "gob1i wiz1", "gob1i wiz1", dragons=1)
        s.holders = [2, 0, 3, 0]
        placing(s, [*dict.fromkeys(s.holders + s.clockwise(s.dealer))])
        order = []
        while s.agenda:
            order.append(s.to_move())
            play(s, "flame dra1, done" if s.to_move() == 1 else "ward gob")
        assert order == [2, 0, 3, 1]

    def test_on_a_faction_of_ones_own_and_never_on_a_dragon(self) -> None:
        """Scenario 7."""
        s = laid_out("elf1i dra1 wiz1", "tro2i", dragons=1)
        placing(s, [0, 1])
        assert names(s) == ["ward elf"]

    def test_without_a_faction_it_is_discarded(self) -> None:
        s = laid_out("dra1 wiz1", "tro2i", dragons=1)
        placing(s, [0, 1])
        assert not s.agenda and faces(s.discard) == "wizard" and s.waiting == [0, 0]

    def test_several_may_share_a_faction(self) -> None:
        s = laid_out("elf1i gob1i wiz2", "tro2i")
        placing(s, [0, 1])
        play(s, "ward elf, ward elf")
        assert s.wizards[3] == 2


class TestR3_5Flames:
    def test_without_a_dragon_they_wait(self) -> None:
        s = laid_out("elf1i fl2", "tro2i", dragons=1)
        placing(s, [0, 1])
        assert not s.agenda and s.reserve == [2, 0]

    def test_all_are_divided_as_one_likes(self) -> None:
        """Scenario 8: two dragons, three flames, four splits."""
        splits = set()
        for first in range(4):
            s = laid_out("dra1 dra2 fl3", "tro2i", dragons=1)
            placing(s, [0, 1])
            play(s, ", ".join(["flame dra1"] * first + ["flame dra2"] * (3 - first) + ["done"]))
            assert not s.agenda and s.reserve == [0, 0]
            splits.add((flames(s, 1), flames(s, 2)))
        assert len(splits) == 4

    def test_flames_given_never_move(self) -> None:
        """Scenario 8: a third dragon and one flame more, three choices."""
        s = laid_out("dra1.2 dra2.1 dra3 fl1", "tro2i", dragons=1)
        placing(s, [0, 1])
        assert names(s) == ["flame dra1", "flame dra2", "flame dra3"]
        play(s, "flame dra3, done")
        assert [flames(s, dragon) for dragon in (1, 2, 3)] == [2, 1, 1]

    def test_a_single_dragon_gets_them_all_without_a_question(self) -> None:
        s = laid_out("dra4.1 fl3", "tro2i", dragons=1)
        placing(s, [0, 1])
        assert not s.agenda and flames(s, 4) == 4

    def test_wizards_come_before_flames_and_player_after_player(self) -> None:
        s = laid_out("elf1i dra1 dra2 fl1 wiz1", "tro2i wiz1", dragons=1)
        placing(s, [0, 1])
        assert question(s) == "0 PlaceWizard"
        play(s, "ward elf, flame dra2, done")
        assert question(s) == "1 PlaceWizard"
