"""A real cluster on this machine: a scheduler and two workers, of which one dies in the middle of the work."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client

from pioche import cli, games
from pioche.core.game import Refused
from pioche.lab.cluster import Cluster
from pioche.lab.simulate import simulate
from pioche.terminal.spreading import where


class Machines:
    """The scheduler's process, its workers', and where it listens."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.workers = folder, list[subprocess.Popen[bytes]]()
        file = folder / "scheduler.json"
        self.scheduler = self.start(
            "scheduler", "--port", "0", "--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(file)
        )
        while not file.is_file() or not file.read_text():
            assert self.scheduler.poll() is None, "the scheduler did not start"
        with Client(scheduler_file=str(file), timeout=120) as client:
            self.address = str(client.scheduler.address)
            for _ in range(2):
                self.workers.append(
                    self.start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
                )
            client.wait_for_workers(2, timeout=240)

    def start(self, *line: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "distributed.cli.dask_" + line[0], *line[1:]]
        silent = subprocess.DEVNULL
        return subprocess.Popen(command, cwd=self.folder, stdout=silent, stderr=silent)

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            if process.poll() is None:
                process.kill()
            process.wait()


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    there = Machines(tmp_path)
    yield there
    there.close()


@pytest.mark.filterwarnings("ignore")  # of a library whose peer was killed
def test_a_worker_dies_and_the_result_is_that_of_one_machine(machines: Machines) -> None:
    game = games.load("treize")
    settings, kinds, count = game.settle({"players": 3}), ["random"] * 3, 160
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed:
            machines.workers[0].kill()
            killed.append(machines.workers[0].wait())

    cluster = Cluster(machines.address)
    try:
        far = simulate(game, settings, kinds, count, "cluster", cluster, progress=kill_one).data()
    finally:
        cluster.client.close()
    near = simulate(game, settings, kinds, count, "cluster", 1).data()
    assert killed == [-9] and far["results"] == near["results"] and far["decisions"] == near["decisions"]


class TestAddresses:
    def test_without_one_processes_do_the_work(self) -> None:
        assert where(None, 3) == 3

    def test_one_that_is_none_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        line = ["simulate", "treize", "--games", "2", "--cluster", "nonsense", "--lang", "en"]
        assert cli.main(line) == 2 and "dask://" in capsys.readouterr().err

    def test_records_stay_here(self, tmp_path: Path) -> None:
        line = ["simulate", "treize", "--games", "2", "--cluster", "dask://127.0.0.1:1", "--records", str(tmp_path)]
        assert cli.main(line) == 2 and not [*tmp_path.iterdir()]

    @pytest.mark.filterwarnings("ignore")
    def test_where_nobody_listens_that_is_told(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("pioche.lab.cluster.PATIENCE", 1)
        with pytest.raises(Refused) as refused:
            _ = Cluster("tcp://127.0.0.1:1").width
        assert refused.value.message == "cli-cluster-away"
