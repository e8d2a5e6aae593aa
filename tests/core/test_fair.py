"""Fair draws: every number follows from HMAC-SHA-256, computed here a second time from the description alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from pioche.core.fair import Committed, Seeded, Stream, commitment, entropy_of, new_entropy, new_secret


def words(secret: str, lines: list[str], number: int, count: int) -> list[int]:
    """The first words of a chance number, as the description of the scheme says."""
    out: list[int] = []
    block = 0
    while len(out) < count:
        text = "\n".join([*lines, str(number), str(block)])
        digest = hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()
        out += [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8)]
        block += 1
    return out[:count]


def shuffled(cards: list[int], stream: list[int]) -> list[int]:
    """From the last place down, exchange with a place up to it."""
    for place, word in zip(range(len(cards) - 1, 0, -1), stream, strict=False):
        other = word % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


@pytest.fixture
def luck() -> Committed:
    return Committed("s3cret", "table 9", ["ann", "bob"])


LINES = ["table 9", "ann", "bob"]
KNOWN = [7063381381399812697, 10535164260972016871]


class TestKnownAnswers:
    def test_the_first_words_of_the_stream(self) -> None:
        # Written down once, so that no change of both sides at the same time goes unseen.
        stream = Stream("s3cret", "table 9\nann\nbob")
        assert words("s3cret", LINES, 0, 2) == KNOWN == [stream.word(), stream.word()]

    @pytest.mark.parametrize("number", [0, 1, 7])
    def test_words_are_the_eight_byte_pieces_of_the_blocks(self, luck: Committed, number: int) -> None:
        stream = luck.at(number)
        assert isinstance(stream, Stream)
        assert [stream.word() for _ in range(11)] == words("s3cret", LINES, number, 11)

    @pytest.mark.parametrize("n", [1, 2, 6, 60, 1000])
    def test_a_number_below_n_is_the_rest_of_a_word(self, luck: Committed, n: int) -> None:
        rng = luck.at(3)
        assert [rng.randrange(n) for _ in range(9)] == [word % n for word in words("s3cret", LINES, 3, 9)]

    def test_a_shuffle_goes_from_the_last_place_down(self, luck: Committed) -> None:
        cards = list(range(60))
        luck.at(5).shuffle(cards)
        assert cards == shuffled(list(range(60)), words("s3cret", LINES, 5, 59))

    def test_a_sample_is_the_beginning_of_a_shuffle(self, luck: Committed) -> None:
        assert luck.at(5).sample(range(20), 4) == shuffled(list(range(20)), words("s3cret", LINES, 5, 19))[:4]

    def test_a_float_is_the_upper_fifty_three_bits(self, luck: Committed) -> None:
        assert luck.at(2).random() == (words("s3cret", LINES, 2, 1)[0] >> 11) / 2**53

    def test_a_commitment_is_sha_256_of_the_table_and_the_secret(self) -> None:
        # printf 'table 9\ns3cret' | sha256sum
        known = "6273b317"
        made = commitment("s3cret", "table 9")
        assert made == hashlib.sha256(b"table 9\ns3cret").hexdigest() and made.startswith(known)

    def test_a_commitment_of_the_first_form_is_sha_256_of_the_secret_alone(self) -> None:
        known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        assert commitment("abc", "any table", form=1) == known


class TestDraws:
    def test_words_beyond_the_last_whole_multiple_are_drawn_again(self) -> None:
        n = 2**63 + 1  # about half of all words lie beyond
        stream, raw = Stream("s3cret", "table 9\nann\nbob"), words("s3cret", LINES, 0, 40)
        kept = [word for word in raw if word < n]
        assert [stream.below(n) for _ in range(10)] == kept[:10] and kept[:10] != raw[:10]

    def test_ranges_begin_and_step_as_they_say(self, luck: Committed) -> None:
        rng = luck.at(0)
        assert {rng.randrange(1, 7) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
        assert {rng.randrange(10, 20, 5) for _ in range(50)} == {10, 15}

    def test_every_side_of_a_die_comes_up_about_as_often(self, luck: Committed) -> None:
        rng = luck.at(11)
        rolls = Counter(rng.randrange(6) for _ in range(12_000))
        assert all(abs(rolls[side] - 2000) < 200 for side in range(6))

    def test_every_order_of_three_cards_comes_up_about_as_often(self, luck: Committed) -> None:
        orders: Counter[tuple[int, ...]] = Counter()
        for number in range(6000):
            cards = [1, 2, 3]
            luck.at(number).shuffle(cards)
            orders[tuple(cards)] += 1
        assert len(orders) == 6 and all(abs(count - 1000) < 160 for count in orders.values())

    def test_nothing_comes_from_pythons_own_generator(self, luck: Committed) -> None:
        rng = luck.at(4)
        first = [rng.random(), rng.randrange(9), rng.sample(range(9), 3)]
        again = luck.at(4)
        again.seed(123)  # the generator it is derived from starts elsewhere
        assert [again.random(), again.randrange(9), again.sample(range(9), 3)] == first

    def test_its_shuffle_is_not_pythons(self) -> None:
        class Words(Random):
            """Python's own methods on the same words."""

            def __init__(self) -> None:
                super().__init__(0)
                self.stream = Stream("s3cret", "x")

            def getrandbits(self, k: int) -> int:
                return self.stream.word() >> (64 - k)

        ours, pythons = list(range(52)), list(range(52))
        Stream("s3cret", "x").shuffle(ours)
        Words().shuffle(pythons)
        assert sorted(ours) == sorted(pythons) and ours != pythons

    def test_what_rules_may_not_call_is_refused(self, luck: Committed) -> None:
        with pytest.raises(NotImplementedError):
            luck.at(0).getrandbits(65)


class TestCommitted:
    def test_any_chance_number_can_be_drawn_again(self, luck: Committed) -> None:
        first = [luck.at(number).randrange(10**9) for number in range(5)]
        assert [luck.at(number).randrange(10**9) for number in (4, 2, 0)] == [first[4], first[2], first[0]]
        assert len(set(first)) == 5

    @pytest.mark.parametrize(
        "other",
        [
            Committed("s3creT", "table 9", ["ann", "bob"]),
            Committed("s3cret", "table 8", ["ann", "bob"]),
            Committed("s3cret", "table 9", ["ann", "rob"]),
            Committed("s3cret", "table 9", ["bob", "ann"]),
            Committed("s3cret", "table 9", ["ann"]),
        ],
        ids=["secret", "table", "entropy", "order", "fewer"],
    )
    def test_everything_committed_to_matters(self, luck: Committed, other: Committed) -> None:
        assert luck.at(0).randrange(10**9) != other.at(0).randrange(10**9)


class TestEntropies:
    """What the table could choose after it has heard the others is no choice."""

    def test_a_commitment_holds_the_table_too(self) -> None:
        assert commitment("s", "one") != commitment("s", "other")
        assert Committed("s", "one", ["a"]).commitment == commitment("s", "one")

    @pytest.mark.parametrize("given", ["", "chosen by the table"])
    def test_a_bot_has_always_the_same(self, given: str) -> None:
        assert entropy_of("expert", given) == "bot"

    def test_nothing_is_made_up_for_a_person_who_sent_none(self) -> None:
        assert entropy_of("", "") == "none" and entropy_of("", "mine") == "mine"


class TestTheDescription:
    """docs/fairness.md shows how to check by hand: what it says comes out."""

    TEXT = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")

    def test_the_commands_it_shows_give_what_it_says(self) -> None:
        luck = Committed("an example secret", "a table", ["ann-0123", "bot"])
        block = hmac.new(b"an example secret", b"a table\nann-0123\nbot\n0\n0", "sha256").hexdigest()
        assert f"| sha256sum\n{luck.commitment}  -" in self.TEXT and f"(stdin)= {block}" in self.TEXT
        first = luck.at(0)
        assert isinstance(first, Stream)
        assert f"`{block[:16]}`, {first.word()} in decimal" in self.TEXT
        assert f"below 4 drawn from it is {luck.at(0).randrange(4)}." in self.TEXT


class TestSeeded:
    def test_the_same_word_gives_the_same_luck(self) -> None:
        assert Seeded("x").at(0).random() == Seeded("x").at(0).random() != Seeded("y").at(0).random()

    def test_draws_follow_one_another(self) -> None:
        luck, plain = Seeded("x"), Random("x")
        assert [luck.at(number).random() for number in range(3)] == [plain.random() for _ in range(3)]


def test_secrets_and_entropies_are_new_every_time() -> None:
    assert len({new_secret() for _ in range(50)}) == len({new_entropy() for _ in range(50)}) == 50
    assert len(new_secret()) == 64 and len(new_entropy()) == 16
