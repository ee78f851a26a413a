"""What is counted of a game of Lords: incomes, routes, auctions, fights; lords, colours, ends; bench and comparison."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result

from signoria.arena import bench, performance
from signoria.arena.bench import Pace
from signoria.arena.gauge import Gauge
from signoria.cli import main
from signoria.games.lords import money, tallies
from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import CARD, CARDS, COLOURS, COUNTERS, FIRST_P, SILK
from signoria.games.lords.rules import GAME
from signoria.games.lords.state import Lords
from signoria.games.lords.year.ending import CAUSES
from signoria.kernel.chance import Seeded
from signoria.kernel.game import Setup

SHORT: Final = ("--set", "lords.setup.last_year.1479=1461", "--jobs", "1")
CODES: Final = {signature.name: code for code, signature in GRAMMAR.events.items()}


def simulate(*words: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "lords", *words, *SHORT], prog_name="signoria")


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    done = simulate("--seats", "greedy,random,random", "--games", "4", "--json")
    assert done.exit_code == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def s() -> Lords:
    return GAME.new(Setup("lords", 3), Seeded(b"tallies"))


def count(s: Lords, *events: tuple[Any, ...]) -> dict[tuple[int, str], int]:
    """What is counted of these events: (name, arguments …)."""
    found: dict[tuple[int, str], int] = {}
    for key in tallies.counted(s, [(CODES[name], -1, *said) for name, *said in events]):
        found[key] = found.get(key, 0) + 1
    return found


def test_each_seat_had_a_lord_a_colour_and_an_end(data: dict[str, Any]) -> None:
    assert list(data["kinds"]) == ["colour", "end", "lord", "year"]
    assert set(data["kinds"]["colour"]) <= set(COLOURS)
    assert set(data["kinds"]["end"]) <= set(CAUSES)
    assert set(data["kinds"]["lord"]) <= set(CARDS[6:23])
    for kinds in data["kinds"].values():
        assert sum(x["seats"] for x in kinds.values()) == 12
        assert sum(x["wins"] for x in kinds.values()) == pytest.approx(4, abs=0.01)
        assert all(x["score95"][0] <= x["score"] <= x["score95"][1] for x in kinds.values())


def test_what_nobody_took_is_listed_with_nothing(data: dict[str, Any]) -> None:
    found = data["tallies"]
    assert set(tallies.known()) <= set(found)
    assert {f"card {name}" for name in CARDS[:FIRST_P]} <= set(found)
    never = [x for x in found.values() if not x["seats"]]
    assert never
    assert all((x["per_seat"], x["wins"], x["ci95"]) == (0, 0, [0, 1]) for x in never)


def test_incomes_are_told_apart_and_counted_by_the_au(s: Lords) -> None:
    chest, other = money.chest(1), money.chest(2)
    route = ("route", 1, CARD["L14"], SILK, 150, 4)
    assert count(s, route, ("gold", money.SUPPLY, chest, 9), ("gold", money.SUPPLY, other, 1)) == {
        (1, "route silk"): 1, (1, "income trade"): 9, (2, "income tolls"): 1,
    }  # fmt: skip
    assert count(s, ("gold", money.SUPPLY, chest, 2)) == {(1, "income taxes"): 2}
    assert count(s, ("gold", money.PILES, chest, 3)) == {(1, "income spoils"): 3}
    assert count(s, ("gold", other, chest, 4)) == {(1, "income other players"): 4}
    assert count(s, ("gold", other, money.vault(1), 5)) == {(1, "income ransoms"): 5}
    assert count(s, ("gold", chest, money.SUPPLY, 6), ("gold", money.escrow(1), chest, 2)) == {}


def test_auctions_units_and_fights_are_counted_of_who_does_them(s: Lords) -> None:
    assert count(s, ("card-sold", 2, CARD["C16"], 3)) == {(2, "auctions won"): 1, (2, "Au bid"): 3}
    assert count(s, ("card-gained", 2, CARD["C16"])) == {(2, "card C16"): 1}
    army = COUNTERS.index("red.army.1")
    attack = ("attacked", 1, 0, (army,), 1, 150)
    assert count(s, ("placed", army, 150), attack) == {}  # nobody has England's L card
    s.where[CARD["L1"]] = 0
    assert count(s, ("placed", army, 150), attack) == {(0, "unit army"): 1, (0, "sieges"): 1}
    assert count(s, ("city-entered", 150, 0)) == {(0, "cities taken"): 1}


def test_what_is_known_is_called_as_it_is_counted(s: Lords) -> None:
    """Else a thing would be listed twice, once with nothing."""
    s.where[CARD["L1"]] = 0
    found = count(
        s, ("route", 1, CARD["L14"], SILK, 150, 4), ("gold", money.SUPPLY, money.chest(1), 9), ("card-gained", 2, 50),
        ("placed", 0, 150), ("attacked", 0, 0, (0,), 1, 150), ("voyage-rolled", 0, 60, 3, 1),
        *((name, *(0,) * len(GRAMMAR.events[CODES[name]].arguments)) for name in tallies.PLAIN),
    )  # fmt: skip
    assert {what for _, what in found} <= set(tallies.known())


def test_every_event_that_is_counted_has_a_seat_where_it_is_sought() -> None:
    for name, (_, which) in tallies.PLAIN.items():
        assert GRAMMAR.events[CODES[name]].arguments[which][1].name == "seat", name


def test_the_tables_are_read_on_a_hundred_columns() -> None:
    done = simulate("--seats", "random,random", "--games", "2")
    assert done.exit_code == 0
    for title in ("Wins by what a seat was", "What was done", "income trade", "lord L"):
        assert title in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_lords_is_compared_with_other_numbers() -> None:
    words = ["compare", "lords", "--games", "2", "--seats", "random,random", "--set", "lords.trade.profit.bank=9"]
    done = CliRunner().invoke(main, [*words, *SHORT, "--json"], prog_name="signoria")
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "lords"


def test_lords_is_measured_by_five(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gauge, "bot_games", lambda gauge, name, seconds: float(len(name)))  # a whole game takes long
    data = bench.bench(["lords"], Pace(1, 0.01), lambda text: None)
    assert all(figure["value"] > 0 for figure in data["figures"].values())
    assert {"lords.decisions", "lords.copy", "lords.view", "lords.greedy"} <= set(data["figures"])
    assert "Lords of the Renaissance by five" in performance.markdown(data)
