"""Faults made on purpose, each found by the law that is there for it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace as changed

from pioche import games
from pioche.core import knowing, laws, record
from pioche.core.fair import Seeded
from pioche.core.flow import NOBODY, ChanceStep, Step, Together
from pioche.core.game import Game, Past, Settings
from pioche.core.hidden import UNKNOWN, Place, face_down, without
from pioche.core.laws import Broken, LikelyWalk, Walk
from pioche.core.match import Match
from pioche.core.record import Bad, Seat
from pioche.core.scene import Happening, Piece, Scene, T, Zone, face
from pioche.games._mubox.deck import FACE_KEYS
from pioche.games.calcory.cards import EMPTY as GONE
from pioche.text.messages import messages
from tests.games.equinox.table import table as equinox
from tests.thirdparty.blindbid import GAME as BLINDBID
from tests.thirdparty.blindbid.rules import (
    EMPTY,
    PLACES,
    AddCard,
    BlindBid,
    Deal,
    NextRound,
    PushCard,
    Reveal,
    RollDie,
)
from tests.thirdparty.blindbid.table import key

MU = games.load("mu")
CALCORY = games.load("calcory")
SEEDS = 8


def laws_broken(game: Game, **wanted: int) -> set[int]:
    """The numbers of the laws that some random games find broken."""
    known = messages("en", game)
    settings = game.settle(wanted)
    seeds, walk = (SEEDS, Walk) if game.key == BLINDBID.key else (SEEDS // 2, LikelyWalk)
    return {law_broken(walk(game, settings, f"fault {seed}", known)) for seed in range(seeds)} - {0}


def law_broken(walk: Walk) -> int:
    try:
        walk.run()
    except Broken as broken:
        return int(re.findall(r"law (\d+): ", str(broken))[0])
    return 0


def mu(**changes: Any) -> set[int]:
    """The laws that find this fault in a hand of Mü."""
    return laws_broken(changed_game(MU, **changes), hands=1)


def blindbid(second: int = 1, **changes: Any) -> set[int]:
    """The laws that find this fault in a game of Blind Bid."""
    chapters = (*BLINDBID.chapters, sys.modules[__name__])
    return laws_broken(changed_game(BLINDBID, chapters=chapters, **changes), second=second)


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


def test_without_a_fault_all_laws_hold() -> None:
    assert blindbid() == set()


# Law 1: clones ---------------------------------------------------------------------------------------------


def copy_of(s: BlindBid) -> Any:
    """A copy as it should be."""
    made = type(s).__new__(type(s))
    vars(made).update({name: value[:] if isinstance(value, list) else value for name, value in vars(s).items()})
    return made


class Sharing(BlindBid):
    def clone(self) -> Sharing:
        s: Sharing = copy_of(self)
        s.points = self.points
        return s


class Forgetful(BlindBid):
    def clone(self) -> Forgetful:
        s: Forgetful = copy_of(self)
        s.die = 0
        return s


class TestLaw1:
    def test_a_clone_that_shares_a_list(self) -> None:
        assert blindbid(state=Sharing, start=planned(NextRound(), state=Sharing)) == {1}

    def test_a_clone_that_forgets_a_field(self) -> None:
        assert blindbid(state=Forgetful, start=planned(NextRound(), state=Forgetful)) == {1}


# Law 2: saves ----------------------------------------------------------------------------------------------


class Keyed(BlindBid):
    """Keeps a table with numbers as keys, which JSON turns into words."""

    def __init__(self, players: int, second: bool) -> None:
        super().__init__(players, second)
        self.table: Any = {1: 2}

    def clone(self) -> Keyed:
        s: Keyed = copy_of(self)
        s.table = dict(self.table)
        return s


class Packed(Keyed):
    """Keeps bytes, which JSON turns into a word."""

    def __init__(self, players: int, second: bool) -> None:
        super().__init__(players, second)
        self.table = b"\1\2"

    def clone(self) -> Packed:
        s: Packed = copy_of(self)
        return s


class AllAtOnce(Together[BlindBid]):
    """A kind of Together with rules of its own, which a save does not know."""


class AskAllAtOnce(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[-2] = AllAtOnce(*map(PushCard, s.holders()))
            s.agenda[0] = AskAllAtOnce()


class TestLaw2:
    def test_a_game_that_names_another_class_of_state(self) -> None:
        assert blindbid(state=Sharing) == {2}

    def test_a_table_whose_keys_come_back_as_words(self) -> None:
        assert blindbid(state=Keyed, start=planned(NextRound(), state=Keyed)) == {2}

    def test_bytes_that_come_back_as_a_word(self) -> None:
        assert blindbid(state=Packed, start=planned(NextRound(), state=Packed)) == {2}

    def test_a_question_that_comes_back_as_another_kind(self) -> None:
        assert blindbid(start=planned(AskAllAtOnce())) == {2}


# Law 3: imagining ------------------------------------------------------------------------------------------


def carrying_view(s: Any, seat: int | None) -> Any:
    """The rows of the others are hidden, but lie in a field beside them."""
    v: Any = BLINDBID.view(s, seat)
    v.beside = s.rows
    return v


def unfinished(v: Any, rng: Random) -> Any:
    s = BLINDBID.imagine(v, rng)
    s.rows[v.players - 1] = v.rows[v.players - 1]
    return s


def own_hand_too(v: Any, rng: Random) -> Any:
    """Deals all cards anew, those that the seat has seen as well."""
    s = v.clone()
    cards = without(v.deck(), *v.shown, v.trick, v.gone) if v.deals else []
    rng.shuffle(cards)
    s.hands = [sorted(cards.pop() for _ in hand) for hand in v.hands]
    return s


def careless(v: Any, rng: Random) -> Any:
    """Imagines in the view itself."""
    v.rows = BLINDBID.imagine(v, rng).rows
    return v


class TestLaw3:
    def test_a_view_that_carries_the_cards_along_in_another_field(self) -> None:
        assert blindbid(view=carrying_view) == {3}

    def test_imagining_that_leaves_something_unknown(self) -> None:
        assert blindbid(imagine=unfinished) == {3}

    def test_imagining_that_exchanges_cards_the_seat_has_seen(self) -> None:
        assert mu(imagine=own_hand_too) == {3}

    def test_imagining_that_changes_the_view(self) -> None:
        assert blindbid(imagine=careless) == {3}


# Law 4: options --------------------------------------------------------------------------------------------


class PushBelow(PushCard):
    """Offers only cards below the best one of the left neighbour, which nobody can see."""

    def options(self, s: BlindBid) -> list[int]:
        best = max(s.rows[(self.seat + 1) % s.players])
        return [place for place in super().options(s) if s.rows[self.seat][place] <= best] or super().options(s)


class AskBelow(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[-2] = Together(*map(PushBelow, s.holders()))
            s.agenda[0] = AskBelow()


class TestLaw4:
    def test_options_that_depend_on_hidden_cards(self) -> None:
        assert blindbid(second=0, start=planned(AskBelow())) == {4}


# Law 5: what comes next is public --------------------------------------------------------------------------


class BidIfStrong(PushCard):
    """Seat after seat; whoever holds no five is passed over."""

    def apply(self, s: BlindBid, choice: int) -> None:
        s.bids[self.seat] = [choice]
        later = [seat for seat in range(self.seat + 1, s.players) if PLACES in s.rows[seat]]
        s.then(*([BidIfStrong(later[0])] if later else []))


class AskTheStrong(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        if s.holders():
            s.round += 1
            s.then(RollDie(), BidIfStrong(s.holders()[0]), Reveal(), AskTheStrong())
        else:
            s.end_game([0] * s.players)


class TestLaw5:
    def test_a_question_that_depends_on_the_cards_of_others(self) -> None:
        assert 5 in blindbid(second=0, start=planned(AskTheStrong()))


# Law 6: cards ----------------------------------------------------------------------------------------------


class Lose(Step[BlindBid]):
    def apply(self, s: BlindBid, choice: int) -> None:
        s.rows[0] = [EMPTY, *s.rows[0][1:]]


class Double(Step[BlindBid]):
    def apply(self, s: BlindBid, choice: int) -> None:
        s.rows[0] = [s.rows[0][0] % PLACES + 1, *s.rows[0][1:]]


def all_ones(v: Any, rng: Random) -> Any:
    s = BLINDBID.imagine(v, rng)
    s.rows = [[1 if card == UNKNOWN else card for card in row] for row in v.rows]
    return s


class TestLaw6:
    def test_imagined_cards_that_are_not_in_the_deck(self) -> None:
        assert blindbid(imagine=all_ones) == {6}

    def test_a_lost_card(self) -> None:
        assert blindbid(start=planned(Lose(), NextRound())) == {6}

    def test_a_doubled_card(self) -> None:
        assert blindbid(start=planned(Double(), NextRound())) == {6}


# Law 7: questions ------------------------------------------------------------------------------------------


class PushTwice(PushCard):
    def options(self, s: BlindBid) -> list[int]:
        return super().options(s)[:1] * 2


class PushNothing(PushCard):
    def options(self, s: BlindBid) -> list[int]:
        return []


class PushAnything(PushCard):
    def options(self, s: BlindBid) -> list[int]:
        return [len(BLINDBID.choices)]


class TestLaw7:
    @pytest.mark.parametrize("step", [PushTwice(0), PushAnything(0)], ids=["twice", "unnamed"])
    def test_options_that_are_doubled_or_without_a_name(self, step: PushCard) -> None:
        assert blindbid(start=planned(Begin(), step, NextRound())) == {7}

    def test_a_question_without_an_answer(self) -> None:
        assert blindbid(start=planned(Begin(), PushNothing(0), NextRound())) == {7}


# Law 8: the end --------------------------------------------------------------------------------------------


class AskAgain(PushCard):
    def apply(self, s: BlindBid, choice: int) -> None:
        s.then(AskAgain(self.seat))


class EndBadly(Step[BlindBid]):
    def apply(self, s: BlindBid, choice: int) -> None:
        s.end_game([1, 2, 3])


class TestLaw8:
    def test_an_endless_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(laws, "MOST_MOVES", 50)
        assert blindbid(start=planned(NextRound(), state=BlindBid)) == set()
        assert blindbid(start=planned(Begin(), AskAgain(0))) == {8}

    def test_a_result_that_is_no_ranking(self) -> None:
        assert blindbid(start=planned(Begin(), EndBadly())) == {8}

    def test_scores_that_are_not_one_of_each_seat(self) -> None:
        assert blindbid(scores=lambda s: s.points[1:]) == {8}

    def test_scores_of_which_less_is_better(self) -> None:
        assert blindbid(scores=lambda s: [-points for points in s.points]) == {8}


class Begin(Step[BlindBid]):
    """Round one, so that the cards count as dealt."""

    def apply(self, s: BlindBid, choice: int) -> None:
        s.round = 1


# Law 9: replaying ------------------------------------------------------------------------------------------


class TestLaw9:
    def test_a_start_that_is_not_always_the_same(self) -> None:
        starts = iter(range(10_000))

        def start(settings: Settings) -> BlindBid:
            s: BlindBid = BLINDBID.start(settings)
            s.points = [next(starts)] * s.players
            return s

        assert blindbid(start=start) == {9}


# Law 10: scenes and stories --------------------------------------------------------------------------------


def guessing_scene(v: Any, seat: int | None) -> Scene:
    """Draws the hands of others although they are not known: a face for UNKNOWN comes out of any list."""
    s = MU.scene(v, seat)
    keys = [name for name in MU.faces.faces if name != "back"]
    other = 0 if seat != 0 else 1
    pieces = [Piece(id=keys[card], face=keys[card]) for card in v.hands[other]]
    return changed(s, zones=[*s.zones, Zone(id="peek", kind="row", area="centre", title="hand", pieces=pieces)])


def sleepy_scene(v: Any, seat: int | None) -> Scene:
    """Leaves out an answer."""
    s = BLINDBID.scene(v, seat)
    return changed(s, choices=s.choices[1:]) if len(s.choices) > 1 else s


def sorting_scene(v: Any, seat: int | None) -> Scene:
    v.rows = [sorted(row) for row in v.rows]
    return BLINDBID.scene(v, seat)


def mooded_scene() -> Callable[[Any, int | None], Scene]:
    """Every second time another picture."""
    looks = iter(range(1_000_000))

    def scene(v: Any, seat: int | None) -> Scene:
        s = BLINDBID.scene(v, seat)
        return changed(s, prompt=changed(s.prompt, rule=str(next(looks) % 2)))

    return scene


def telling_story(before: Any, step: Step[Any], choice: int, after: Any, viewer: int | None) -> list[Happening]:
    """Names the card that was pushed, although the viewer's table does not show it."""
    if isinstance(step, PushCard) and step.seat != viewer:
        return [Happening(text=T("ev-push", card=face(f"n{before.rows[step.seat][0]}")))]
    return BLINDBID.story(before, step, choice, after, viewer)


class TestLaw10:
    def test_a_scene_that_draws_cards_it_cannot_know(self) -> None:
        assert mu(scene=guessing_scene) == {10}

    def test_a_scene_that_cannot_send_an_option(self) -> None:
        assert blindbid(scene=sleepy_scene) == {10}

    def test_a_scene_that_changes_what_it_draws(self) -> None:
        assert blindbid(scene=sorting_scene) == {10}

    def test_a_scene_that_depends_on_more_than_the_view(self) -> None:
        assert blindbid(scene=mooded_scene()) == {10}

    def test_a_story_that_names_a_card_it_cannot_know(self) -> None:
        assert blindbid(story=telling_story) == {10}

    def test_a_story_in_words_nobody_has_written(self) -> None:
        assert blindbid(story=lambda *moment: [Happening(text="ev-unheard-of")]) == {10}


# Law 11: a legal past --------------------------------------------------------------------------------------


def ignoring_voids(v: Any, rng: Random) -> Any:
    """Gives a suit back to whoever has failed to follow it."""
    open_minded = v.clone()
    open_minded.lacks = [0] * v.players
    s = MU.imagine(open_minded, rng)
    s.lacks = v.lacks[:]
    return s


class PushAndAskTheStrong(PushCard):
    """Asks for a second card only those who have a good one: everybody sees who is asked."""

    def apply(self, s: BlindBid, choice: int) -> None:
        s.bids[self.seat] = [choice]
        if max(s.rows[self.seat]) == PLACES:
            s.then(AddCard(self.seat, choice))


class AskAllAndTheStrongTwice(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[-2] = Together(*map(PushAndAskTheStrong, s.holders()))
            s.agenda[0] = AskAllAndTheStrongTwice()


class TestLaw11:
    def test_imagining_that_ignores_voids(self) -> None:
        assert mu(imagine=ignoring_voids) == {11}

    def test_a_question_that_tells_the_others_what_a_seat_holds(self) -> None:
        assert 11 in blindbid(start=planned(AskAllAndTheStrongTwice()))


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


def test_an_answer_that_stays_secret_breaks_no_law() -> None:
    hidden = {"view": places_hidden, "imagine": places_imagined, "secrets": places_counted, "implied": places_implied}
    assert blindbid(second=0, **hidden) == set()


class RevealAndRoll(Reveal):
    """The dice roll only if the bids that were turned up are equal."""

    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        sums = [sum(cards) for cards in s.turned if cards]
        if len(set(sums)) < len(sums):
            s.then(RollDie())


class AskAndRoll(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[:] = [AskAndRoll(), RevealAndRoll(), *s.agenda[-2:]]


def test_what_follows_from_a_reveal_breaks_no_law() -> None:
    assert blindbid(start=planned(AskAndRoll())) == set()


# Law 12: leaks ---------------------------------------------------------------------------------------------


def open_view(s: Any, seat: int | None) -> Any:
    """Shows the whole hand of the left neighbour."""
    v = MU.view(s, seat)
    if seat is not None:
        v.hands[(seat + 1) % s.players] = s.hands[(seat + 1) % s.players]
    return v


def one_card_open(s: Any, seat: int | None) -> Any:
    """Shows one card of the left neighbour."""
    v = BLINDBID.view(s, seat)
    other = ((seat or 0) + 1) % s.players
    v.rows[other] = [*v.rows[other][:-1], s.rows[other][-1]]
    return v


def spectator_sees_all(s: Any, seat: int | None) -> Any:
    return s.clone() if seat is None else MU.view(s, seat)


def first_cards_exchanged(s: Any, seat: int | None) -> Any:
    """Hides as many cards as it should, but shows the neighbour's first card instead of one's own."""
    v = BLINDBID.view(s, seat)
    if seat is not None and s.round:
        other = (seat + 1) % s.players
        if s.rows[seat][0] and s.rows[other][0]:
            v.rows[seat] = [UNKNOWN, *s.rows[seat][1:]]
            v.rows[other] = [s.rows[other][0], *v.rows[other][1:]]
    return v


class TestLaw12:
    def test_a_view_that_shows_a_hand(self) -> None:
        assert mu(view=open_view) == {12}

    def test_a_view_that_shows_one_card(self) -> None:
        assert blindbid(view=one_card_open) == {12}

    def test_a_spectator_who_sees_everything(self) -> None:
        assert mu(view=spectator_sees_all) == {12}

    def test_a_view_that_is_no_copy(self) -> None:
        def view(s: Any, seat: int | None) -> Any:
            s.rows = BLINDBID.view(s, seat).rows
            return s

        assert blindbid(view=view) == {12}

    def test_a_view_that_hides_one_card_and_shows_another(self) -> None:
        assert blindbid(view=first_cards_exchanged) == {12}


# Law 13: what is told --------------------------------------------------------------------------------------


def loose_tongue(before: Any, step: Any, choice: int, after: Any, viewer: int | None) -> list[Happening]:
    """Tells how much is left in all hands, which only the whole table could know, through a card's number."""
    told = BLINDBID.story(before, step, choice, after, viewer)
    known = sum(card for row in after.rows for card in row if card != UNKNOWN)
    return [changed(happening, hold=known % 2 == 0) for happening in told]


def open_eyes(s: Any, seat: int | None) -> Any:
    """A view that marks, in what everybody sees, whether the neighbour holds a high card."""
    v = BLINDBID.view(s, seat)
    if seat is not None and s.round:
        v.die = s.die + 10 * (max(s.rows[(seat + 1) % s.players]) % 2)
    return v


def test_a_story_told_from_views_alone_breaks_no_law() -> None:
    assert blindbid(story=loose_tongue) == set()


def test_a_view_that_hints_at_a_hidden_card_is_found() -> None:
    assert blindbid(view=open_eyes) & {3, 13}


# Law 14: seats that are none -------------------------------------------------------------------------------


class RewardWhoeverFell(Reveal):
    """Reads the winner after it was set back to nobody."""

    nobody = NOBODY

    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        s.points[self.nobody] += 1


class RewardNoneYet(RewardWhoeverFell):
    """The same with a "none" of the game's own, which Python counts from the end."""

    nobody = -1


class PassOverNone(RewardNoneYet):
    """Everybody before and after a player who is none: somebody is missing."""

    def apply(self, s: BlindBid, choice: int) -> None:
        Reveal.apply(self, s, choice)
        s.spent = s.spent + [0 for _ in s.points[: self.nobody]]


class LookBack(Reveal):
    """Looks at what was turned up last, by the last player and of all: neither list has an entry for each seat."""

    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if s.spent[-1] in s.turned[s.players - 1][-1:] and len(s.spent[:-1]) % 2:
            s.points[0] += 1


class RevealThus(NextRound):
    reveal: ClassVar[type[Reveal]] = RewardWhoeverFell

    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[:] = [type(self)(), self.reveal(), *s.agenda[-2:]]


class RevealWithNoneYet(RevealThus):
    reveal = RewardNoneYet


class RevealPassingOver(RevealThus):
    reveal = PassOverNone


class RevealLookingBack(RevealThus):
    reveal = LookBack


class PushLikeNone(PushCard):
    """Asks what the player before the first one has pushed."""

    def options(self, s: BlindBid) -> list[int]:
        return super().options(s) if s.bids[self.seat - 1] == [] else super().options(s)[:1]


def neighbours_scene(v: Any, seat: int | None) -> Scene:
    """Draws a table at which a spectator sits at seat -1."""
    s = BLINDBID.scene(v, seat)
    return changed(s, signs=s.signs * (v.points[-1 if seat is None else seat] >= 0))


def scores_of_whom(before: Any, step: Step[Any], choice: int, after: Any, viewer: int | None) -> list[Happening]:
    """Tells of those who have points, also where nobody acts."""
    told: list[Happening] = BLINDBID.story(before, step, choice, after, viewer)
    return told if after.points[min(step.seat, -1)] >= 0 else []


def rated_from_the_end(v: Any, seat: int, options: list[int]) -> list[float]:
    return [float(v.points[seat - v.players]) for _ in options]


class TestLaw14:
    @pytest.mark.parametrize("fault", [RevealThus, RevealWithNoneYet, RevealPassingOver])
    def test_a_step_that_takes_nobody_for_a_seat(self, fault: type[RevealThus]) -> None:
        assert blindbid(start=planned(fault())) == {14}

    def test_a_question_that_does(self) -> None:
        assert blindbid(start=planned(Begin(), PushLikeNone(0), NextRound())) == {14}

    def test_a_scene_that_does(self) -> None:
        assert blindbid(scene=neighbours_scene) == {14}

    def test_a_story_that_does(self) -> None:
        assert blindbid(story=scores_of_whom) == {14}

    def test_a_hint_that_does(self) -> None:
        faulty = replace(BLINDBID, hints=replace(BLINDBID.hints, rate=rated_from_the_end))
        assert law_broken(LikelyWalk(faulty, faulty.settle({}), "fault", messages("en", faulty))) == 14

    def test_the_end_of_a_list_that_grows_may_be_looked_at(self) -> None:
        assert blindbid(start=planned(RevealLookingBack())) == set()


# Law 15: what is laid face down ----------------------------------------------------------------------------


def first_place_seen(s: Any, seat: int | None) -> Any:
    """Everybody has once seen the card in the first place, and follows it when it is pushed."""
    v = BLINDBID.view(s, seat)
    v.bids = [places if other == seat or places == [0] else face_down(places) for other, places in enumerate(s.bids)]
    return v


def later_place_imagined(v: Any, rng: Random) -> Any:
    s = BLINDBID.imagine(v, rng)
    for seat, places in enumerate(v.bids):
        if UNKNOWN in places:
            s.bids[seat] = [rng.choice([place for place, card in enumerate(s.rows[seat]) if card and place])]
    return s


def later_places_counted(s: Any, seat: int | None) -> list[int]:
    hidden = [place for other, places in enumerate(s.bids) if other != seat for place in places if place]
    return BLINDBID.secrets(s, seat) + hidden


def neighbour_sees(s: Any, seat: int | None) -> Any:
    """The left neighbour sees from which place a card was pushed."""
    v = places_hidden(s, seat)
    if seat is not None:
        v.bids[(seat - 1) % s.players] = s.bids[(seat - 1) % s.players]
    return v


def neighbour_counted(s: Any, seat: int | None) -> list[int]:
    seen = () if seat is None else (seat, (seat - 1) % s.players)
    hidden = [place for other, places in enumerate(s.bids) if other not in seen for place in places]
    return BLINDBID.secrets(s, seat) + hidden


class PushBeforeANeighbour(PushCard):
    def witnesses(self) -> list[int]:
        return [(self.seat + 1) % 3]


class AskBeforeNeighbours(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[-2] = Together(*map(PushBeforeANeighbour, s.holders()))
            s.agenda[0] = AskBeforeNeighbours()


class PushByChance(ChanceStep[BlindBid]):
    """Chance pushes a card of the first seat, unseen."""

    secret = True

    def draw(self, s: BlindBid, rng: Random) -> list[int]:
        return [rng.randrange(PLACES)]

    def happen(self, s: BlindBid, outcome: list[int]) -> None:
        s.bids[0] = outcome


class AskAfterChance(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        s.then(PushByChance())


class TestLaw15:
    """All that is hidden is told, counted and imagined alike: no other law finds anything."""

    hidden: ClassVar = {"imagine": places_imagined, "implied": places_implied}

    def test_a_card_that_is_followed_after_it_was_laid_face_down(self) -> None:
        fault = {"view": first_place_seen, "imagine": later_place_imagined, "secrets": later_places_counted}
        assert blindbid(second=0, implied=places_implied, **fault) == {15}

    def test_a_neighbour_who_sees_it_without_being_called_a_witness(self) -> None:
        assert blindbid(second=0, view=neighbour_sees, secrets=neighbour_counted, **self.hidden) == {15}

    def test_witnesses_may_see_it(self) -> None:
        open_to = {"view": neighbour_sees, "secrets": neighbour_counted, **self.hidden}
        assert blindbid(second=0, start=planned(AskBeforeNeighbours()), **open_to) == set()

    def test_a_secret_draw_that_somebody_recognises(self) -> None:
        assert 15 in blindbid(second=0, start=planned(AskAfterChance()), view=first_place_seen)


# Law 16: what nobody may look at ---------------------------------------------------------------------------


def spent_cards(s: Any) -> list[Place]:
    """Bids that were turned up are put away, and nobody may look through them."""
    return [("spent", at) for at in range(len(s.spent))]


def remembering_scene(v: Any, seat: int | None) -> Scene:
    """Says whether the first card that was put away was a high one."""
    s = BLINDBID.scene(v, seat)
    return changed(s, prompt=changed(s.prompt, rule=str(v.spent[0] > 2))) if v.spent else s


def remembering_story(before: Any, step: Any, choice: int, after: Any, viewer: int | None) -> list[Happening]:
    told = BLINDBID.story(before, step, choice, after, viewer)
    return [changed(happening, hold=bool(before.spent) and before.spent[0] > 2) for happening in told]


class TestLaw16:
    def test_pictures_and_stories_of_what_lies_open_break_no_law(self) -> None:
        assert blindbid(covered=spent_cards) == set()

    def test_a_scene_that_tells_of_a_card_put_away(self) -> None:
        assert blindbid(covered=spent_cards, scene=remembering_scene) == {16}

    def test_a_story_that_does(self) -> None:
        assert blindbid(covered=spent_cards, story=remembering_story) == {16}


# Law 17: taking back ---------------------------------------------------------------------------------------


class TestLaw17:
    def test_taking_back_after_a_look_at_ones_own_draw(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def to_others(game: Game, players: int, before: Any, after: Any, seat: int, answers: Any) -> bool:
            others = [None, *(other for other in range(players) if other != seat)]
            return any(knowing.shows(game, before, after, other) for other in others)

        monkeypatch.setattr(knowing, "tells", to_others)
        assert laws_broken(games.load("equinox"), players=2) == {17}

    def test_taking_back_after_naming_a_card_that_nobody_has(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = games.load("equinox")
        s = equinox("ANC ..", "..", secrets="1:LIC2", out="PLU", round=2)
        for name in ("skip", "ANC"):
            s.play(game.code[name])
        before, named = s.clone(), game.code["PAN"]
        s.play(named)
        walks = [Walk(game, game.settle({"players": 2}), f"fault {seed}", {}) for seed in range(20)]

        def check_all() -> None:
            for walk in walks:
                walk.check_take_back(before, s, 0, named)

        check_all()
        monkeypatch.setattr(knowing, "foreseen", lambda game, s, seat, answers: len(answers))
        with pytest.raises(Broken, match="law 17"):
            check_all()

    def test_an_answer_sent_before_its_cards_are_drawn(self) -> None:
        game = games.load("equinox")
        s = equinox(
            "GRU1 LIC1 LIC2", "..", creatures="GRU LIC PAN GRI BIC DUC BOL PLU", bets="R1 GRU:0", out="PLU", round=2
        )
        for name in ("skip", "GRU1"):
            s.play(game.code[name])
        scene, use = game.scene(game.view(s, 0), 0), game.code["use"]
        walk = Walk(game, game.settle({"players": 2}), "fault", {})
        walk.check_sends(s, scene)
        hasty = [changed(choice, send=[use, game.code["stop"]]) for choice in scene.choices if choice.send == [use]]
        with pytest.raises(Broken, match="law 17"):
            walk.check_sends(s, changed(scene, choices=hasty))


# Law 18: how many answers ----------------------------------------------------------------------------------


def test_the_number_of_answers_is_told_from_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowing, "known_answers", lambda game, s, seat: len(s.options_of(seat)))
    assert mu() == {18}


def test_the_number_of_answers_is_told_from_a_view_without_covers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowing, "TWINS", 0)
    assert 18 in mu()


# Law 19: what one must remember oneself -----------------------------------------------------------------------


def reminding_scene(v: Any, seat: int | None) -> Scene:
    """A table that keeps showing what was turned back."""
    scene = CALCORY.scene(v, seat)
    known = {f"t.{at // 10}.{at % 10}": card for at, card in enumerate(v.grid) if at in v.down and 0 <= card < GONE}
    zones = [
        changed(zone, pieces=[changed(p, face=FACE_KEYS[known[p.id]]) if p.id in known else p for p in zone.pieces])
        for zone in scene.zones
    ]
    return changed(scene, zones=zones)


def reminding_story(before: Any, step: Any, choice: int, after: Any, viewer: int | None) -> list[Happening]:
    """A log that counts how many cards one could know."""
    known = sum(0 <= after.grid[place] < GONE for place in after.down)
    more = [Happening(text=T("column", n=known))] if known else []
    return [*CALCORY.story(before, step, choice, after, viewer), *more]


class TestLaw19:
    @pytest.mark.parametrize("fault", [{"scene": reminding_scene}, {"story": reminding_story}])
    def test_a_table_that_reminds(self, fault: dict[str, Any]) -> None:
        assert 19 in laws_broken(changed_game(CALCORY, **fault))

    def test_without_a_fault_nothing_reminds(self) -> None:
        assert laws_broken(CALCORY) == set()


# What no law can know --------------------------------------------------------------------------------------


class LowestWins(Reveal):
    """Reads 2.3 the wrong way round."""

    def apply(self, s: BlindBid, choice: int) -> None:
        before = s.points[:]
        super().apply(s, choice)
        pot = sum(s.points) - sum(before)
        sums = [sum(cards) or 99 for cards in s.turned]
        s.points = before
        s.points[sums.index(min(sums))] += pot


class AskAndLowestWins(NextRound):
    def apply(self, s: BlindBid, choice: int) -> None:
        super().apply(s, choice)
        if not s.is_over():
            s.agenda[:] = [AskAndLowestWins(), LowestWins(), *s.agenda[-2:]]


class TestAWrongWinner:
    """Rules that are consistent but wrong break no law: tests of the rules, goldens and old records find them."""

    fault = staticmethod(planned(AskAndLowestWins()))

    def test_no_law_is_broken(self) -> None:
        assert blindbid(start=self.fault) == set()

    def test_a_record_of_the_right_rules_does_not_verify(self) -> None:
        match = Match(BLINDBID, BLINDBID.settle({}), [Seat("a"), Seat("b"), Seat("c")], Seeded("wrong winner"))
        rng = Random(1)
        while not match.state.is_over():
            match.answer(match.state.to_move(), [rng.choice(match.state.options())])
        text = record.write(match.record)
        record.verify(text, lambda name: BLINDBID)
        with pytest.raises(Bad, match="record-places"):
            record.verify(text, lambda name: replace(BLINDBID, start=self.fault))

    def test_the_rule_itself_says_who_wins(self) -> None:
        for start, points in ((BLINDBID.start, [0, 0, 3]), (self.fault, [3, 0, 0])):
            s = start(BLINDBID.settle({"second": 0}))
            s.happen([1, 2, 3, 4, 5, 2, 3, 4, 5, 1, 3, 4, 5, 1, 2])
            s.happen([0])
            for _ in range(3):
                s.play(0)
            assert s.points == points and key(s.turned[2][0]) == "n3"
