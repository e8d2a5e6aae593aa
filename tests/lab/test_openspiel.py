"""OpenSpiel's own test of games, on every game of ours; its bots play them."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

from pioche import games
from pioche.lab import openspiel
from tests.thirdparty.nothanks import GAME as NOTHANKS


def load(key: str, players: int) -> Any:
    """At this table, with the settings of short games."""
    settings = {**games.load(key).short, "players": players}
    return pyspiel.load_game(f"pioche_{key}", settings)


def to_a_question(game: Any, seed: int, answers: int) -> Any:
    """So many random answers into a game, where somebody is asked who has a choice."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.integers(openspiel.SEEDS)))
            continue
        actions = state.legal_actions()
        if answers <= 0 and len(actions) > 1:
            return state
        answers -= 1
        state.apply_action(int(rng.choice(actions)))
    return to_a_question(game, seed + 1, answers)


@pytest.mark.parametrize("key", games.KEYS)
class TestEveryGame:
    @pytest.mark.filterwarnings("ignore")  # of its own
    def test_it_passes_the_test_of_games(self, key: str, capfd: pytest.CaptureFixture[str]) -> None:
        pyspiel.random_sim_test(load(key, games.load(key).players[-1]), num_sims=1, serialize=False, verbose=False)

    def test_a_saved_game_goes_on(self, key: str) -> None:
        game = load(key, games.load(key).players[0])
        state = to_a_question(game, 1, 3)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state) and again.legal_actions() == state.legal_actions()

    def test_resampled_tables_look_the_same_to_the_player(self, key: str) -> None:
        state = to_a_question(load(key, games.load(key).players[-1]), 2, 6)
        player, rng = state.current_player(), np.random.default_rng(1)
        for _ in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions() and str(state) == str(state.clone())

    def test_structs_tell_it_as_data(self, key: str) -> None:
        state = to_a_question(load(key, games.load(key).players[-1]), 3, 4)
        player = state.current_player()
        assert json.loads(state.to_struct().to_json())["current_player"] == player
        seen = state.to_observation_struct(player).to_dict()
        assert seen["observer"] == player and "agenda" in seen
        answer = state.legal_actions()[0]
        assert state.action_to_struct(player, answer).answer == state.action_to_string(player, answer)


@pytest.mark.parametrize("key", ["safaru", "treize"])
def test_its_search_and_its_random_bot_play(key: str) -> None:
    game = load(key, 2)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    search = ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=np.random.RandomState(2))
    players = [search, UniformRandomBot(1, np.random.RandomState(3))]
    state, rng, moves = to_a_question(game, 4, 0), np.random.default_rng(5), 0
    while not state.is_terminal() and moves < 12:
        if state.is_chance_node():
            state.apply_action(int(rng.integers(openspiel.SEEDS)))
        else:
            state.apply_action(players[state.current_player()].step(state))
            moves += 1
    assert moves == 12 or sum(state.returns()) == 0


class TestSecrets:
    def test_an_answer_given_face_down_is_not_in_the_string_of_others(self) -> None:
        secret = [(key, kind) for key in games.KEYS for kind in games.load(key).steps.values() if kind.secret]
        assert secret
        key = "warriors"
        game = load(key, games.load(key).players[0])
        state = to_a_question(game, 1, 0)
        player, other = state.current_player(), 1 - state.current_player()
        after = [state.child(action) for action in state.legal_actions()[:2]]
        assert len({one.information_state_string(player) for one in after}) == 2
        assert len({one.information_state_string(other) for one in after}) == 1


def test_a_game_of_somebody_elses_is_registered_too() -> None:
    openspiel.register(NOTHANKS)
    game = pyspiel.load_game("pioche_nothanks(players=3)")
    assert game.num_players() == 3 and not to_a_question(game, 1, 2).is_terminal()
