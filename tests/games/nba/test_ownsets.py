"""NBA Deck-Building, 9.1: card sets of one's own, from the file to the record."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.core.game import LANGUAGES, OneSet, Refused, own_set
from pioche.core.sets import PLACE, sets_in
from pioche.games.nba import GAME
from pioche.games.nba.cards import SETS
from pioche.games.nba.cardset import own, own_sets, read_set, stock_of
from pioche.text import Words

ROOT = Path(__file__).parents[3]
SKILLS = {"three": 1, "inside": 0, "slash": 1, "intercept": 0, "block": 0, "stop": 0, "iq": 2, "reb": 0}
CARD: dict[str, object] = {"positions": "PG", **SKILLS, "cost": 3, "value": 2}


def player(card: str, **more: object) -> str:
    """A card as it stands in a file; None leaves a line out."""
    values = {"id": card, "name": f"Name of {card}", **CARD, **more}
    lines = [f"{key} = {value!r}" for key, value in values.items() if value is not None]
    return "\n".join(["", "[[player]]", *lines, ""])


def written(folder: Path, *parts: str, file: str = "mine.toml") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / file).write_text("".join(parts), "utf-8")
    return folder / file


def refusal(file: Path) -> str:
    """What is said about this set, in English; the French sentence must exist too."""
    with pytest.raises(Refused) as refused:
        own(read_set(file), file.name, SETS[0])
    said = [Words(language, GAME).refusal(refused.value) for language in LANGUAGES]
    assert said[0] != said[1]
    return said[0]


class TestR9_1WrongSetsAreRefused:
    """Each in one sentence that names the file, and the line and the card where there are such."""

    def test_a_value_is_missing(self, tmp_path: Path) -> None:
        file = written(tmp_path, player("ann"), player("bob", iq=None))
        assert refusal(file) == "mine.toml, line 17, card bob: iq is missing."

    def test_a_value_that_means_nothing(self, tmp_path: Path) -> None:
        assert "line 2, card ann: “height” means nothing" in refusal(written(tmp_path, player("ann", height=2)))

    def test_the_same_card_twice(self, tmp_path: Path) -> None:
        file = written(tmp_path, player("ann"), player("ann"))
        assert refusal(file) == "mine.toml, line 17: card ann stands there already, in line 2."

    def test_a_cost_off_the_formula(self, tmp_path: Path) -> None:
        said = refusal(written(tmp_path, player("ann", cost=5)))
        assert said == "mine.toml, line 2, card ann: it costs 5, but with a strength of 4 it must cost 3."

    def test_three_megabytes_of_noise(self, tmp_path: Path) -> None:
        (tmp_path / "mine.toml").write_bytes(bytes(range(256)) * 12_000)
        assert refusal(tmp_path / "mine.toml") == "mine.toml is longer than 200 kilobytes: that is no list of cards."

    def test_a_little_noise(self, tmp_path: Path) -> None:
        (tmp_path / "mine.toml").write_bytes(b"name = 'x'\n\xff\xfe\n")
        assert refusal(tmp_path / "mine.toml") == "mine.toml, line 2: this is not text (UTF-8)."

    @pytest.mark.parametrize(
        ("text", "line"), [("name = ", 1), ("[" * 100_000, 1), ("\nname == 'x'\n", 2), ("\nname = '", 2), ("\n[", 2)]
    )
    def test_what_is_no_toml(self, tmp_path: Path, text: str, line: int) -> None:
        assert refusal(written(tmp_path, text)) == f"mine.toml, line {line}: this cannot be read as TOML."

    def test_cards_in_one_line(self, tmp_path: Path) -> None:
        assert "begins with a line [[player]]" in refusal(written(tmp_path, "player = [{id = 'ann'}]"))

    @pytest.mark.parametrize("line", ["name = 3", "alone = 'yes'", "retired = [1]", "colour = 'red'"])
    def test_what_stands_before_the_cards(self, tmp_path: Path, line: str) -> None:
        assert f"“{line.split()[0]}” cannot stand there" in refusal(written(tmp_path, f"{line}\n", player("ann")))

    def test_a_few_cards_do_not_make_a_market_alone(self, tmp_path: Path) -> None:
        said = refusal(written(tmp_path, "alone = true\n", player("ann")))
        assert said == "The sets have 1 cards; this game needs 100."

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        assert refusal(tmp_path / "mine.toml") == "The set has no file mine.toml."

    def test_two_files_of_one_name(self, tmp_path: Path) -> None:
        files = [written(tmp_path / folder, player("ann")) for folder in ("one", "two")]
        found, broken = own_sets(files, SETS[0])
        assert len(found) == 1 and broken["mine.toml"].message == "nba-set-same-file"


class TestR9_1TheStock:
    def test_a_set_joins_the_season(self, tmp_path: Path) -> None:
        mine = own(read_set(written(tmp_path, player("ann"))), "mine.toml", SETS[0])
        assert len(stock_of(mine, SETS[0])) == 101 and mine.cards[0].id == "mine-ann"

    def test_of_one_person_the_later_card_counts_and_whoever_retired_is_gone(self, tmp_path: Path) -> None:
        text = "retired = ['LeBron James']\n" + player("korver", name="Kyle Korver") + player("ann")
        ids = [card.id for card in stock_of(own(read_set(written(tmp_path, text)), "mine.toml", SETS[0]), SETS[0])]
        assert "mine-korver" in ids and "korver" not in ids and "lebron" not in ids and len(ids) == 100

    def test_a_set_alone_has_its_own_cards_only(self, tmp_path: Path) -> None:
        text = "alone = true\n" + "".join(player(f"p{number}") for number in range(100))
        mine = own(read_set(written(tmp_path, text)), "mine.toml", SETS[0])
        assert {card.id for card in stock_of(mine, SETS[0])} == {f"mine-p{number}" for number in range(100)}

    def test_who_replaces_or_sends_home_somebody_else_is_another_set(self, tmp_path: Path) -> None:
        texts = [player("ann"), player("ann", name="Kyle Korver"), "retired = ['LeBron James']\n" + player("ann")]
        sets = [own(read_set(written(tmp_path, text)), "mine.toml", SETS[0]) for text in texts]
        assert len({one.hash for one in sets}) == 3
        other = own(read_set(written(tmp_path, player("ann", name="Nobody else"))), "mine.toml", SETS[0])
        assert other.hash == sets[0].hash

    def test_a_folder_holds_sets_or_is_one(self, tmp_path: Path) -> None:
        file = written(tmp_path, player("ann"))
        assert sets_in(tmp_path) == [file] and sets_in(file) == [file]
        folder = tmp_path / "season"
        folder.mkdir()
        (folder / "players.csv").touch()
        assert sets_in(tmp_path) == [file, folder] and sets_in(folder) == [folder]


class TestTheOption:
    OPTION = OneSet(
        key="cards", default=0, names=("season", own_set("mine", "0123456789abcdef")), files={"mine.toml": 1}, broken={}
    )

    def test_a_set_is_named_by_its_file_or_as_records_do(self) -> None:
        for text in ("mine.toml", "somewhere/mine.toml", "mine-0123456789ab"):
            assert self.OPTION.read(text) == 1
        assert self.OPTION.read("season") == 0 and self.OPTION.write(1) == "mine-0123456789ab"

    def test_a_set_that_is_not_here_is_refused_in_words(self) -> None:
        with pytest.raises(Refused) as refused:
            self.OPTION.read("mine-ffffffffffff")
        for language in LANGUAGES:
            said = Words(language).refusal(refused.value)
            assert "mine" in said and "ffffffffffff" in said and "--cards" in said
        with pytest.raises(Refused, match="refused-option"):
            self.OPTION.read("nonsense")


class Commands:
    """The program as people start it: what it says, and how it ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, *words: str) -> tuple[int, str]:
        environment = {key: value for key, value in os.environ.items() if key != PLACE}
        environment |= {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(self.folder / "home"), "COLUMNS": "200"}
        command = [sys.executable, *words] if words[0] == "-c" else [sys.executable, "-m", "pioche", *words]
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False, timeout=120
        )
        return done.returncode, done.stdout + done.stderr


@pytest.fixture
def pioche(tmp_path: Path) -> Commands:
    return Commands(tmp_path)


def one_game(pioche: Commands, *more: str) -> Path:
    """The record of a game with these options."""
    line = ["simulate", "nba", "--duration", "short", "--games", "1", "--processes", "1", "--records", "kept", *more]
    code, said = pioche(*line)
    assert code == 0, said
    return next((pioche.folder / "kept").iterdir())


class TestRecords:
    def test_a_record_names_the_set_by_its_content(self, pioche: Commands) -> None:
        file = written(pioche.folder, "name = 'Mine'\n", player("ann"))
        mine = own(read_set(file), file.name, SETS[0])
        record = str(one_game(pioche, "--cards", "mine.toml"))
        assert f" cards={own_set('mine', mine.hash)} " in Path(record).read_text("utf-8")
        assert pioche("verify", record, "--cards", "mine.toml")[0] == 0

        code, said = pioche("verify", record)
        assert code != 0 and "played with the card set “mine”" in said

        written(pioche.folder, player("ann", three=2, cost=3))
        code, said = pioche("verify", record, "--cards", "mine.toml")
        assert code != 0 and "played with the card set “mine”" in said

    def test_the_data_folder_has_sets_too(self, pioche: Commands) -> None:
        folder = pioche.folder / "home" / "pioche" / "cards"
        folder.mkdir(parents=True)
        written(folder, player("ann"))
        record = one_game(pioche, "--cards", "mine.toml")
        assert pioche("verify", str(record))[0] == 0

    def test_games_without_the_set_are_the_same_whether_it_is_there_or_not(self, pioche: Commands) -> None:
        record = str(one_game(pioche, "--seed", "x"))
        written(pioche.folder, player("ann", name="Kyle Korver"))
        assert pioche("verify", record, "--cards", "mine.toml")[0] == 0

    def test_a_wrong_set_is_refused_where_it_is_asked_for(self, pioche: Commands) -> None:
        written(pioche.folder, player("ann", cost=9))
        code, said = pioche("play", "nba", "--cards", "mine.toml")
        assert code == 2 and said.startswith("pioche: mine.toml, line 2, card ann: it costs 9")

    def test_french_spaces_are_printed(self, pioche: Commands) -> None:
        written(pioche.folder, player("ann", cost=9))
        code, said = pioche("--lang", "fr", "play", "nba", "--cards", "mine.toml")
        assert code == 2 and "carte ann\u00a0: elle coûte 9" in said

    def test_a_server_says_which_sets_it_cannot_use(self, pioche: Commands) -> None:
        written(pioche.folder / "sets", player("ann", cost=9), file="bad.toml")
        written(pioche.folder / "sets", player("ann"), file="good.toml")
        told = "from pioche.server.serve import unusable_sets as u; print(u('en'), u('fr'))"
        bring = "from pathlib import Path; from pioche.core.sets import *; bring(sets_in(Path('sets')))"
        code, said = pioche("-c", f"{bring}; {told}")
        assert code == 0 and said.count("bad.toml") == 2 and "good.toml" not in said

    def test_names_may_hold_anything(self, pioche: Commands) -> None:
        written(pioche.folder, "name = 'A \"B\" {c}'\n", player("ann", name='An {n} "'))
        show = (
            "from pathlib import Path; from pioche.core.sets import *; bring([Path('mine.toml')]);"
            "from pioche.games.nba import GAME; from pioche.text import Words; w = Words('en', GAME);"
            "print(w('name-mine-ann'), w('option-cards-' + GAME.option('cards').write(2)))"
        )
        code, said = pioche("-c", show)
        assert code == 0 and 'An {n} "' in said and 'the season and A "B" {c}' in said
