"""`signoria bench`: the shape of its report, its page, and a peer that may be missing."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from signoria.arena import bench, performance
from signoria.arena.bench import Pace
from signoria.arena.gauge import SAMPLES, Gauge
from signoria.cli import main

HURRY = Pace(2, 0.02)
FIGURES = ("decisions", "copy", "legal", "apply", "replay", "view", "view_size", "random", "greedy")


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", HURRY)
    monkeypatch.delenv(bench.COMPILED, raising=False)


def test_the_report(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    done = CliRunner().invoke(main, ["bench", "lorenzo", "--quick", "--json", "--write", str(page)])
    assert done.exit_code == 0, done.stderr
    data = json.loads(done.stdout)
    assert {f"lorenzo.{name}" for name in FIGURES} <= set(data["figures"])
    for figure in data["figures"].values():
        assert figure["value"] > 0
        assert figure["unit"] in bench.UNITS.values()
    if "catanatron" in data["versions"]:
        ours, theirs = (data["figures"][f"{name}.decisions"]["value"] for name in ("lorenzo", "catanatron"))
        assert data["ratios"]["decisions_vs_catanatron"] == pytest.approx(ours / theirs, abs=0.001)
        assert set(data["ratios"]) == {"decisions_vs_catanatron", "copy_vs_catanatron"}
    assert page.read_text().startswith("# Performance\n")
    assert data["machine"] in page.read_text()


def test_a_long_game_is_measured_too() -> None:
    """Regno's positions are kept by the dozen, its compositions are whole in the log, and it has no peer."""
    data = bench.bench(["regno"], Pace(1, 0.01), lambda text: None)
    assert {f"regno.{name}" for name in FIGURES} == set(data["figures"])
    assert all(figure["value"] > 0 for figure in data["figures"].values())
    assert data["ratios"] == {}
    assert "Regno by four" in performance.markdown(data)


def test_samples_are_spread_over_the_games() -> None:
    rounds = [state.round for state, _, _ in Gauge("lorenzo").positions]
    assert SAMPLES <= len(rounds) < 2 * SAMPLES
    assert sum(here < before for before, here in pairwise(rounds)) == 2  # three games


def test_without_the_peer_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.peer, "installed", lambda: "")
    data = bench.bench(["lorenzo"], HURRY, lambda text: None)
    assert data["ratios"] == {}
    assert any("catanatron is not installed" in note for note in data["notes"])
    assert "catanatron is not installed" in performance.markdown(data)


def test_a_tree_that_is_not_compiled_is_not_taken_for_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(bench.COMPILED, str(tmp_path))
    data = bench.bench(["lorenzo"], HURRY, lambda text: None)
    compiled = "lorenzo.decisions_compiled" in data["figures"]
    assert compiled != any("runs no compiled rules" in note for note in data["notes"])


def test_a_decision_is_an_answer_with_a_choice() -> None:
    from signoria.arena.play import Plan, Record, play

    gauge = Gauge("lorenzo")
    counted = [gauge._random_game() for _ in range(30)]
    played = [play(Plan("lorenzo", ("random",) * 4, 30, "1"), number) for number in range(30)]
    others = [sum(record.decisions) for record in played if isinstance(record, Record)]
    assert sum(counted) / 30 == pytest.approx(sum(others) / 30, rel=0.1)  # two ways to the same count


def test_unknown_games_are_refused() -> None:
    done = CliRunner().invoke(main, ["bench", "lorenz", "--quick"], prog_name="signoria")
    assert done.exit_code == 2
    assert "nearest: lorenzo" in done.stderr
