"""`signoria compare`: paired games, honest intervals."""

from __future__ import annotations

import json
from statistics import stdev
from typing import Any

import pytest
from click.testing import CliRunner

from signoria.arena.stats import paired, student, wilson
from signoria.cli import main

BOTS = ("--seats", "random,random,random", "--jobs", "1")


def compare(*words: str) -> dict[str, Any]:
    done = CliRunner().invoke(main, ["compare", "lorenzo", *BOTS, *words, "--json"], prog_name="signoria")
    assert done.exit_code == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rows(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {f"{group}: {row['name']}": row for group, listed in data["differences"].items() for row in listed}


def test_no_change_makes_no_difference() -> None:
    data = compare("--games", "10", "--set", "lorenzo.board.tower_surcharge_coins=3", "--cards")
    assert data["games"] == 10
    assert data["correlation"] == 1
    for row in rows(data).values():
        assert (row["difference"], row["ci95"], row["marked"]) == (0, [0, 0], False)
        assert row["before"] == row["after"]


def test_a_great_change_is_marked_where_it_works() -> None:
    data = compare("--games", "12", "--set", "lorenzo.setup.start_resources.coin=500")
    found = rows(data)
    goods = found["score by source: goods"]
    assert goods["marked"]
    assert goods["ci95"][0] < goods["difference"] < goods["ci95"][1]
    assert goods["difference"] == pytest.approx(goods["after"] - goods["before"], abs=0.001)
    assert goods["difference"] > 30
    assert not found["length: rounds"]["marked"]
    assert {"wins: random 1", "wins by seat: 0", "score: random 3", "length: decisions"} <= set(found)


def test_a_switch_can_be_compared_or_hold_for_both() -> None:
    data = compare("--games", "4", "--both", "rules=base", "--option", "passing=free")
    assert data["options"] == [{"rules": "base"}, {"rules": "base", "passing": "free"}]


def test_the_table_marks_what_differs() -> None:
    words = ["compare", "lorenzo", *BOTS, "--games", "6", "--set", "lorenzo.setup.start_resources.coin=500"]
    done = CliRunner().invoke(main, words, prog_name="signoria")
    assert done.exit_code == 0
    goods = next(line for line in done.stdout.splitlines() if "goods" in line)
    assert goods.rstrip().endswith("*")


def test_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=0.0001)  # textbook values
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=0.0001)
    assert student(9) == pytest.approx(2.262, rel=0.001)
    assert student(4) == pytest.approx(2.776, rel=0.01)
    values = [1.0, 3.0, 2.0, 6.0, 3.0]
    found = paired(values)
    half = student(4) * stdev(values) / 5**0.5
    assert (found.mean, found.low, found.high) == pytest.approx((3, 3 - half, 3 + half))
    assert found.marked == (found.low > 0)
