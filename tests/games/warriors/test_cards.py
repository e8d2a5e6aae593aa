"""Warriors, chapter 1: the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from pioche.core import saves
from pioche.games.warriors import GAME, state
from pioche.games.warriors import battle as rules
from pioche.games.warriors.battle import may_camp
from pioche.games.warriors.cards import (
    BAND,
    BATTLE,
    BONUS,
    BOWS,
    CATAPULT,
    DECKS,
    DRAGON,
    ENEMY,
    FACES,
    FLAME,
    HORSES,
    KIND,
    KIND_KEYS,
    NUMBER,
    PEOPLE_KEYS,
    SHIELDS,
    WIZARD,
)
from tests.games.warriors.table import battle, dice, faction, names, piles, play, roll


def printed(language: str, paragraph: str) -> list[list[str]]:
    """The rows of the table in this paragraph of the rules, without its heads."""
    text = GAME.rules(language)
    body = text[text.index(f"**{paragraph}**") :].split("\n**")[0].split("\n## ")[0]
    rows = [line.strip("| ").split("|") for line in body.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def printed_on(table: list[int], card: int, value: int) -> list[int]:
    """The table with another number on this card."""
    return [*table[:card], value, *table[card + 1 :]]


class TestR1_1Warriors:
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_there_are_as_many_of_each_as_the_rules_print(self, language: str) -> None:
        copies = Counter(FACES[card] for card in DECKS[0])
        for people, row in zip(PEOPLE_KEYS, printed(language, "1.1"), strict=True):
            assert [copies[people + arm] for arm in ("inf", "arc", "cav")] == [int(cell) for cell in row[1:4]]
            assert BONUS[PEOPLE_KEYS.index(people)] == int(row[4])

    def test_there_are_84_warriors_and_110_cards(self) -> None:
        assert sum(card < WIZARD for card in DECKS[0]) == 84
        assert len(DECKS[0]) == 110


class TestR1_2SwornEnemies:
    def test_enmity_is_mutual(self) -> None:
        pairs = {frozenset((people, PEOPLE_KEYS[ENEMY[place]])) for place, people in enumerate(PEOPLE_KEYS)}
        assert pairs == {frozenset(pair) for pair in (("bar", "und"), ("dwa", "gob"), ("elf", "tro"))}


class TestR1_3Events:
    def test_their_numbers(self) -> None:
        base, all_cards = Counter(DECKS[0]), Counter(DECKS[1])
        assert (base[WIZARD], base[CATAPULT], base[FLAME]) == (3, 9, 0)
        assert (all_cards[WIZARD], all_cards[CATAPULT], all_cards[FLAME]) == (3, 13, 20)


class TestR1_4BattleCards:
    def test_there_are_seven_or_eight_of_each_kind(self) -> None:
        kinds = [Counter(KIND_KEYS[KIND[card - BATTLE]] for card in deck if card >= BATTLE) for deck in DECKS]
        assert kinds[0] == {"simple": 7, "mercenary": 7}
        assert kinds[1] == {"simple": 7, "mercenary": 7, "draconic": 8, "mixed": 8}

    def test_numbers_differ_and_cards_are_in_their_order(self) -> None:
        assert sorted(set(NUMBER)) == NUMBER

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_the_rules_print_what_the_cards_show(self, language: str) -> None:
        words = {"en": ("shield", "bow", "horse"), "fr": ("bouclier", "arc", "cheval")}[language]
        for row in printed(language, "1.4"):
            shown = [int(word) for word in row[0].replace("…", "").replace(",", " ").split()]
            parts = row[2].replace(";", "|").split("|") if row[1] == "simple" else [row[2]] * len(shown)
            for number, text in zip(shown, parts, strict=True):
                card = NUMBER.index(number)
                symbols = [table[card] for table in (SHIELDS, BOWS, HORSES)]
                if row[1] == "simple":
                    assert symbols == [int(word in text) for word in words]
                else:
                    assert symbols == [0, 0, 0] and str(BAND[card] or "–") in text

    def test_any_list_of_symbols_works(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Two shields on one card, a horse on a card that has none."""
        card = NUMBER.index(5)
        monkeypatch.setattr(state, "SHIELDS", printed_on(SHIELDS, card, 2))
        monkeypatch.setattr(rules, "SHIELDS", printed_on(SHIELDS, card, 2))
        monkeypatch.setattr(state, "HORSES", printed_on(HORSES, card, 1))
        s = battle("gob1i1a", "gob3i", "dwa1i", cards="0:b5")
        play(s, "with gob, attack 1 gob")
        assert dice(s) == (3, 2)
        roll(s, "6 6 1", "1 1")
        assert piles(s) == [2, 0, 0] and [FACES[arm] for arm in may_camp(s)] == ["undinf", "undarc"]
        assert "camp inf" in names(s)

    def test_any_band_size_works(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(rules, "BAND", printed_on(BAND, NUMBER.index(2), 1))
        s = battle("gob2i", "gob3i", cards="0:b2")
        play(s, "hire gob, done, attack 1 gob")
        assert dice(s) == (1, 2) and faction(s, 0, "gob") == "1i"


class TestR1_5Dragons:
    def test_there_are_fifteen_worth_twelve(self) -> None:
        assert sum(DRAGON <= card < BATTLE for card in DECKS[1]) == 15
        assert BONUS[-1] == 12 and len(DECKS[1]) == 165

    def test_a_dragon_cannot_be_hired(self) -> None:
        s = battle("gob1i dra1", "gob3i", cards="0:b2", dragons=1)
        assert names(s) == ["hire gob"]


class TestNames:
    def test_saved_states_have_plain_numbers(self) -> None:
        s = battle("gob1i dra1.2 +gob", "gob3i cat1 pile2", cards="0:b2", dragons=1)
        assert saves.dump(saves.load(GAME, saves.dump(s))) == saves.dump(s)
