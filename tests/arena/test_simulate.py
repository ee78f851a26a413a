"""`signoria simulate`: the same whatever --jobs, files whole or absent, one line for what cannot be."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from signoria.arena import workers
from signoria.arena.play import Failure, Plan, Record, play
from signoria.cli import main
from signoria.kernel import position
from signoria.kernel.game import game

MIXED = "greedy,random,random,random"
RESOURCES = ("wood", "stone", "coin", "servant")


def simulate(*words: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "lorenzo", *words], prog_name="signoria")


def as_json(*words: str) -> dict[str, Any]:
    done = simulate(*words, "--json")
    assert done.exit_code == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    left = {"seconds", "jobs", "games_per_second", "decisions_per_second"}
    return {name: value for name, value in data.items() if name not in left}


def test_the_report_has_what_a_reader_of_it_expects() -> None:
    data = as_json("--seats", MIXED, "--games", "8", "--jobs", "1")
    assert (data["game"], data["games"], data["seed"]) == ("lorenzo", 8, "1")
    assert data["options"]["rules"] == "advanced"
    assert [x["bot"] for x in data["seats"]] == MIXED.split(",")
    assert sum(x["wins"] for x in data["seats"]) == sum(x["wins"] for x in data["positions"]) == 8
    greedy = data["seats"][0]
    assert greedy["share"] == greedy["wins"] / 8
    assert greedy["ci95"][0] < greedy["share"] <= greedy["ci95"][1] <= 1
    assert greedy["mean_score"] == pytest.approx(sum(greedy["score"].values()), abs=0.01)
    assert data["decisions"] == pytest.approx(8 * data["length"]["decisions"]["mean"], abs=1)
    assert data["length"]["rounds"] == {"mean": 6, "median": 6, "p5": 6, "p95": 6}


def test_processes_change_nothing(tmp_path: Path) -> None:
    """G19."""
    words = ("--seats", "random,random,random", "--games", "30", "--cards", "--seed", "tea")
    one = as_json(*words, "--jobs", "1", "--out", str(tmp_path / "one.parquet"))
    two = as_json(*words, "--jobs", "3", "--out", str(tmp_path / "two.parquet"))
    assert timeless(one) == timeless(two)
    for end in ("parquet", "cards.parquet"):
        assert parquet.read_table(tmp_path / f"one.{end}").equals(parquet.read_table(tmp_path / f"two.{end}"))
    assert timeless(as_json(*words[:-1], "soup", "--jobs", "2"))["seats"] != two["seats"]


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    plan = Plan("lorenzo", ("random", "greedy"), 4, "1")
    assert [plan.seat_of(0, number) for number in range(4)] == [0, 1, 0, 1]
    fixed = Plan("lorenzo", ("random", "greedy"), 4, "1", rotate=False)
    assert [fixed.seat_of(1, number) for number in range(4)] == [1, 1, 1, 1]
    data = as_json("--seats", "greedy,random", "--games", "6", "--fixed-seats", "--jobs", "1")
    assert [x["wins"] for x in data["positions"]] == [x["wins"] for x in data["seats"]]


def test_rows_of_games_and_cards(tmp_path: Path) -> None:
    as_json("--seats", MIXED, "--games", "4", "--jobs", "1", "--cards", "--out", str(tmp_path / "runs.parquet"))
    runs = parquet.read_table(tmp_path / "runs.parquet").to_pylist()
    assert [(row["game"], row["seat"]) for row in runs] == [(n, seat) for n in range(4) for seat in range(4)]
    assert [row["bot"] for row in runs if row["entry"] == 0] == ["greedy"] * 4
    assert [row["seat"] for row in runs if row["entry"] == 0] == [0, 1, 2, 3]
    for row in runs:
        assert row["score"] == sum(value for name, value in row.items() if name.startswith("score_"))
        assert (row["seed"], row["rounds"]) == (f"1.{row['game']}", 6)
        assert row["decisions"] > 20
    for number in range(4):
        assert sorted(row["place"] for row in runs if row["game"] == number) == [1, 2, 3, 4]

    cards = parquet.read_table(tmp_path / "runs.cards.parquet").to_pylist()
    known = game("lorenzo").grammar.kinds["card"].ids
    assert len(cards) > 4 * 25
    assert len({(row["game"], row["card"]) for row in cards}) == len(cards)
    assert list(cards[0]) == ["game", "seat", "bot", "card", "round", "floor", "paid"]
    assert all(row["card"] in known and 1 <= row["round"] <= 6 for row in cards)
    assert all(row["paid"]["vp"] == row["paid"]["fp"] == 0 for row in cards)
    territories = [row for row in cards if row["floor"].startswith("territory")]
    assert territories
    assert not any(any(row["paid"].values()) for row in territories)
    assert any(row["paid"]["coin"] for row in cards if row["floor"].startswith("character"))


def test_changed_numbers_and_switches_are_played() -> None:
    rich = as_json("--games", "2", "--seats", "random,random", "--set", "lorenzo.setup.start_resources.coin=500")
    plain = as_json("--games", "2", "--seats", "random,random", "--option", "rules=base")
    assert rich["sets"] == {"lorenzo.setup.start_resources.coin": 500}
    assert min(x["score"]["goods"] for x in rich["seats"]) > 30
    assert plain["options"]["rules"] == "base"


@pytest.mark.parametrize(
    "words", [("--houses",), ("--houses", "on"), ("--houses=on",), ("--option", "houses=on"), ("--houses", "--cards")]
)
def test_a_switch_that_is_on_or_off_needs_no_value(words: tuple[str, ...]) -> None:
    """R-46."""
    data = as_json("--seats", "random,random", *words, "--games", "1", "--jobs", "1")
    assert data["options"]["houses"] == "on"


def test_a_switch_without_a_value_may_stand_before_the_game() -> None:
    done = CliRunner().invoke(main, ["simulate", "--houses", "lorenzo", "--games", "1", "--jobs", "1", "--json"])
    assert done.exit_code == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["options"]["houses"] == "on"
    assert [x["bot"] for x in data["seats"]] == ["greedy"] * 4


def test_so_many_players_without_naming_them() -> None:
    data = as_json("--houses", "--special_tower", "off", "--players", "5", "--games", "1", "--jobs", "1")
    assert [x["bot"] for x in data["seats"]] == ["greedy"] * 5
    assert data["options"]["special_tower"] == "off"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "greedy,gredy"), "no bot 'gredy'; nearest: greedy"),
        (("--seats", "greedy"), "for 2 to 5 players, not 1"),
        (("--players", "5"), "with Houses of Renaissance (houses=on) for 5"),
        (("--seats", "random,random", "--players", "3"), "--seats names 2 bots, --players 3"),
        (("--houses", "maybe"), "option houses is off or on, not 'maybe'"),
        (("--rules",), "'rules=' is not NAME=VALUE"),
        (("--option", "rule=base"), "no option 'rule'; nearest: rules"),
        (("--option", "rules=easy"), "option rules is advanced or base"),
        (("--set", "lorenzo.board.market=1"), "lorenzo.board.market is a group of values"),
        (("--set", "lorenzo.bord.tower_surcharge_coins=1"), "the nearest is lorenzo.board.tower_surcharge_coins"),
        (("--games", "-3"), "-3 is not in the range"),
        (("--jobs", "0"), "0 is not in the range"),
        (("--out", "nowhere/runs.parquet"), "nowhere/runs.parquet: No such file"),
    ],
)
def test_one_line_for_what_cannot_be(words: tuple[str, ...], said: str) -> None:
    done = simulate(*words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not done.stdout


def test_an_unknown_game_is_named() -> None:
    done = CliRunner().invoke(main, ["simulate", "lorenz"], prog_name="signoria")
    assert done.exit_code == 2
    assert done.stderr == "signoria: there is no game 'lorenz'; nearest: lorenzo\n"


class Stubborn:
    """A bot that in the third round chooses what nobody listed."""

    def choose(self, masked: Any, seat: int, rng: Any) -> tuple[tuple[int, ...], ...]:
        from signoria.bots.uniform import Uniform

        return ((20, 20, 20),) if masked.round == 3 else Uniform().choose(masked, seat, rng)


def test_a_failing_game_can_be_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("signoria.bots.make", lambda name, rules: Stubborn())
    done = simulate("--seats", "random,random", "--games", "2", "--jobs", "1", "--out", "runs.parquet")
    assert done.exit_code == 1
    assert "game 0 (seed 1.0) failed" in done.stderr
    assert "--first 0 --games 1" in done.stderr
    assert not done.stdout
    assert [file.name for file in tmp_path.iterdir()] == ["lorenzo-1.0.position.json"]
    setup = position.read((tmp_path / "lorenzo-1.0.position.json").read_bytes())
    assert setup.position is not None
    assert setup.position["round"] == 2


def test_one_game_alone_is_the_one_of_the_run() -> None:
    plan = Plan("lorenzo", ("random", "random"), 10, "9")
    (records,) = workers.run([plan], 1, lambda done: None)
    assert plan.command(7) == "signoria simulate lorenzo --seats random,random --seed 9 --first 7 --games 1"
    assert play(plan, 7) == records[7]
    assert isinstance(records[7], Record)


def test_a_failure_in_a_worker_comes_back_with_its_game() -> None:
    plan = Plan("lorenzo", ("random", "nobody"), 4, "9")
    with pytest.raises(workers.GameFailed) as failed:
        workers.run([plan], 2, lambda done: None)
    failure = failed.value.failure
    assert isinstance(failure, Failure)
    assert failure.seed == f"9.{failure.game}"
    assert "nobody" in failure.error


# signoria, after a test run in the background has left it a deaf ear for SIGINT
HEARING = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.execv(sys.executable, [sys.executable, '-m', 'signoria', *sys.argv[1:]])"
)


@pytest.mark.parametrize("processes", [1, 2, 3])  # the resource tracker, and then the workers
def test_ctrl_c_leaves_no_file_and_no_worker(processes: int, tmp_path: Path) -> None:
    command = [sys.executable, "-c", HEARING, "simulate", "lorenzo", "--games", "100000", "--jobs", "2"]
    command += ["--out", str(tmp_path / "runs.parquet")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True) as process:
        try:
            deadline = time.monotonic() + 60
            while len(children(process.pid)) < processes and time.monotonic() < deadline:
                time.sleep(0.01)
            started = children(process.pid)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
            out, err = process.communicate(timeout=60)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert len(started) >= processes
    assert process.returncode == 130
    assert b"Traceback" not in out + err
    assert not list(tmp_path.iterdir())
    while alive := [pid for pid in started if Path(f"/proc/{pid}").exists()]:
        assert time.monotonic() < deadline, alive  # multiprocessing's own helper ends a moment after us
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that one has started, by /proc."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        if int(fields[1]) == pid:
            found.append(int(status.parent.name))
    return found
