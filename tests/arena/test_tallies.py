"""What a game counts besides points: what a seat was and did, as JSON, as a table, as rows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from signoria.arena.play import Plan, Record, play
from signoria.cli import main
from signoria.games.regno import tallies
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import FAITHS, FIRST_CAPTAIN, GOVERNMENTS, NEUTRAL
from signoria.kernel.game import game

SHORT: Final = ("--option", "length=short", "--set", "regno.reconstruction.lengths.short=1", "--jobs", "1")


def simulate(*words: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "regno", *words, *SHORT], prog_name="signoria")


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    done = simulate("--seats", "random,random", "--games", "12", "--json")
    assert done.exit_code == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def record() -> Record:
    sets = {"regno.reconstruction.lengths.short": 2}
    played = play(Plan("regno", ("random", "random"), 1, "1", options={"length": "short"}, sets=sets), 0)
    assert isinstance(played, Record)
    return played


def test_each_seat_was_one_of_each_kind(data: dict[str, Any]) -> None:
    assert list(data["kinds"]) == ["faith", "government"]
    for kinds, known in ((data["kinds"]["faith"], FAITHS), (data["kinds"]["government"], GOVERNMENTS)):
        assert set(kinds) == set(known)
        assert sum(x["wins"] for x in kinds.values()) == pytest.approx(12)
        assert all(0 <= x["ci95"][0] <= x["share"] <= x["ci95"][1] <= 1 for x in kinds.values())


def test_what_no_seat_was_is_listed_with_0() -> None:
    words = ("--seats", "random,random", "--games", "1")
    found = json.loads(simulate(*words, "--json").stdout)["kinds"]["government"]
    unchosen = [name for name, x in found.items() if not x["seats"]]
    assert len(unchosen) >= len(GOVERNMENTS) - 2
    for name in unchosen:
        assert found[name] == {"seats": 0, "wins": 0, "share": 0, "ci95": [0, 1], "score": None, "score95": None}
    shown = simulate(*words).stdout
    assert all(re.search(rf"^ *government {name} +0 *$", shown, re.MULTILINE) for name in unchosen)


def test_tallies_say_how_often_by_how_many_and_how_these_did(data: dict[str, Any]) -> None:
    found = data["tallies"]
    assert {f"Order {n}" for n in range(1, 7)} <= set(found)
    assert list(found) == sorted(found)
    for x in found.values():
        assert x["per_seat"] >= x["seats"] >= 0
        assert 0 <= x["ci95"][0] <= x["share"] <= x["ci95"][1] <= 1
    assert sum(found[f"Order {n}"]["per_seat"] for n in range(1, 7)) <= 8  # two a season


def test_what_nobody_took_is_listed_with_nothing(data: dict[str, Any]) -> None:
    found = data["tallies"]
    assert set(tallies.known()) <= set(found)
    for what in ("unit knight", "ship frigate", "building steel_keep", "technology court 4", "Captain andrea_doria"):
        assert what in found
    never = [x for x in found.values() if not x["seats"]]
    assert never
    assert all((x["per_seat"], x["wins"], x["ci95"]) == (0, 0, [0, 1]) for x in never)


def test_what_is_known_is_called_as_it_is_counted() -> None:
    """Else a thing would be listed twice, once with nothing."""
    s = game("regno").new(Plan("regno", ("random", "random"), 1, "1").setup, None)  # type: ignore[arg-type]
    codes = {signature.name: code for code, signature in GRAMMAR.events.items()}
    done = [
        (codes["built"], -1, 0, 0, 4),
        (codes["recruited"], -1, 0, 0, ((2, 1),)),
        (codes["ship-built"], -1, 0, 24, 1, 0),
        (codes["learned"], -1, 0, 0, 1),
        (codes["captain-hired"], -1, 0, FIRST_CAPTAIN),
        (codes["siege-begun"], -1, 0, 0),
    ]
    assert {what for _, what in tallies.counted(s, done)} - {"sieges of players"} <= set(tallies.known())


def test_an_assault_is_a_battle_before_walls_that_another_holds() -> None:
    s = game("regno").new(Plan("regno", ("random", "random"), 1, "1").setup, None)  # type: ignore[arg-type]
    codes = {signature.name: code for code, signature in GRAMMAR.events.items()}
    walled = next(p for p in s.tables.atlas.provinces if s.provinces[p].fortress >= 0 and s.provinces[p].owner < 0)
    open_ = next(p for p in s.tables.atlas.provinces if s.provinces[p].fortress < 0 and s.provinces[p].owner < 0)
    begun = codes["battle-begun"]
    assert list(tallies.counted(s, [(begun, -1, walled, 0, NEUTRAL)])) == [(0, "assaults")]
    assert list(tallies.counted(s, [(begun, -1, open_, 0, NEUTRAL)])) == []
    razed = [(begun, -1, open_, 0, NEUTRAL), (codes["fortress-destroyed"], -1, open_)]
    assert list(tallies.counted(s, razed)) == [(0, "assaults")]
    s.provinces[walled].owner = 0  # relieved, or a sortie
    assert list(tallies.counted(s, [(begun, -1, walled, 0, 1)])) == []


def test_a_record_counts_by_seat(record: Record) -> None:
    assert len(record.tallies) == len(record.kinds) == 2
    assert all(1 <= tally["Order 3"] <= 4 for tally in record.tallies if "Order 3" in tally)
    assert all(set(kind) == {"faith", "government"} for kind in record.kinds)


def test_what_neutrals_and_hordes_do_is_not_counted(record: Record) -> None:
    s = game("regno").new(Plan("regno", ("random", "random"), 1, "1").setup, None)  # type: ignore[arg-type]
    codes = {signature.name: code for code, signature in GRAMMAR.events.items()}
    by_neutrals, by_a_seat = (codes["conquered"], -1, 0, -1, 1), (codes["conquered"], -1, 0, 1, -1)
    assert list(tallies.counted(s, [by_neutrals, by_a_seat])) == [(1, "conquests")]


def test_a_winter_with_unpaid_upkeep_is_one_bankruptcy() -> None:
    s = game("regno").new(Plan("regno", ("random", "random"), 1, "1").setup, None)  # type: ignore[arg-type]
    codes = {signature.name: code for code, signature in GRAMMAR.events.items()}
    place = next(place for place in s.tables.atlas.provinces if s.provinces[place].owner == 1)
    unpaid = [(codes["unmaintained"], -1, place, 0), (codes["unpaid-elites"], -1, 1, 14, 2)]
    assert list(tallies.counted(s, unpaid)) == [(1, "bankruptcies"), (1, "early bankruptcies")]
    s.round = 9  # year 3
    assert list(tallies.counted(s, unpaid)) == [(1, "bankruptcies")]
    s.provinces[place].owner, s.provinces[place].former = NEUTRAL, 1  # it has risen
    assert list(tallies.counted(s, unpaid[:1])) == [(1, "bankruptcies")]


def test_every_event_that_is_counted_has_a_seat_where_it_is_sought() -> None:
    events = {signature.name: signature for signature in GRAMMAR.events.values()}
    for name, (_, which) in tallies.PLAIN.items():
        assert events[name].arguments[which][1].name in ("seat", "owner"), name


def test_the_tables_are_read_on_eighty_columns() -> None:
    """Thirty sources of points do not fit beside the wins."""
    done = simulate("--seats", "random,random", "--games", "3")
    assert done.exit_code == 0
    for title in ("Score by source", "Wins by what a seat was", "What was done"):
        assert title in done.stdout
    assert "faith " in done.stdout
    assert "provinces" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_rows_hold_kinds_and_tallies(tmp_path: Path) -> None:
    assert simulate("--seats", "random,random", "--games", "2", "--out", str(tmp_path / "runs.parquet")).exit_code == 0
    rows = parquet.read_table(tmp_path / "runs.parquet").to_pylist()
    assert len(rows) == 4
    for row in rows:
        assert row["faith"] in FAITHS
        assert row["government"] in GOVERNMENTS
        assert row["score"] == sum(n for name, n in row.items() if name.startswith("score_"))
        assert dict(row["tallies"]).get("Order 1", 0) <= 4


def test_a_game_that_counts_nothing_more_says_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a module `tallies`."""
    monkeypatch.setattr("signoria.arena.play.tallies_of", lambda rules: None)
    out = tmp_path / "runs.parquet"
    words = ["--seats", "random,random", "--games", "1", "--jobs", "1", "--json", "--out", str(out)]
    done = CliRunner().invoke(main, ["simulate", "lorenzo", *words])
    assert "tallies" not in json.loads(done.stdout)
    assert "tallies" not in parquet.read_table(out).column_names


def test_lorenzo_counts_cards_and_leaders_without_houses_too(tmp_path: Path) -> None:
    out = tmp_path / "runs.parquet"
    words = ["--seats", "random,random", "--games", "2", "--jobs", "1", "--json", "--out", str(out)]
    found = json.loads(CliRunner().invoke(main, ["simulate", "lorenzo", *words]).stdout)
    assert set(found["kinds"]) == {"bonus_tile"}
    assert sum(x["per_seat"] for what, x in found["tallies"].items() if what.startswith("turn order ")) == 1
    assert "card florin_vault" not in found["tallies"]
    for row in parquet.read_table(out).to_pylist():
        assert row["bonus_tile"].startswith("tile_")
        assert any(what.startswith("card ") for what, _ in row["tallies"])


def test_regno_has_no_cards_to_take_note_of() -> None:
    done = simulate("--games", "1", "--cards")
    assert (done.exit_code, done.stderr) == (2, "signoria: regno has no cards to take note of\n")


def test_compare_pairs_two_games_of_regno() -> None:
    words = [
        "compare",
        "regno",
        "--games",
        "3",
        "--seats",
        "random,random",
        "--set",
        "regno.territory.growth.workers=3",
    ]
    words += ["--both", "length=short", "--jobs", "1", "--json"]
    done = CliRunner().invoke(main, words, prog_name="signoria")
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "regno"
