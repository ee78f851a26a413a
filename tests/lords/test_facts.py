"""The numbers of Lords' rules, typed anew from the source; switches; and what a designer may set."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from signoria.games.lords.ids import EMPIRES, RESULTS, UNITS
from signoria.games.lords.switches import SWITCHES, Choices, complete
from signoria.games.lords.tables import FILES, PACKAGE, Tables, base_facts, facts_with, tables
from signoria.kernel.facts import LIMITS, FactError, load_all, paths
from signoria.kernel.game import Switch

from .ground import CLAUSES, T, card


def test_the_tables_read_all_files() -> None:
    assert set(FILES) | {LIMITS} == set(load_all(PACKAGE))


def test_prices() -> None:
    """Armies 5.3.1, ships 5.3.2, caravans 5.3.3, mercenaries 5.3.4, pirates 5.3.5; 5.4.1, 5.4.2; 5.5.2; 5.7.11."""
    forces = T.forces
    price = dict(zip(UNITS, forces.price, strict=False))
    assert price == {"army": 5, "galley": 5, "nao": 8, "caravan": 4, "mercenary": 5}
    assert (forces.pirate_galley, forces.pirate_nao) == (5, 8)
    assert (forces.armies_a_city, forces.fleets_a_port) == (1, 1)
    assert (forces.fresh, forces.merge, forces.repair) == (1, 2, 1)
    assert (forces.non_player, forces.city_mercenaries, forces.invaded, forces.invaded_armies) == (5, 1, 5, 1)


def test_movement_points() -> None:
    """5.7.1, 5.7.3, 5.7.4, ER.2; the strait is a ruling on 5.7.8."""
    move = T.movement
    assert (move.counter, move.ship, move.leader) == (5, 5, 10)
    assert move.enter == (1, 4)  # flat, rugged
    assert (move.sea, move.leave_city, move.strait) == (1, 1, 1)


def test_dice() -> None:
    """5.8.2, 5.8.5, 5.8.6, 5.8.8, 5.8.10; a fallen leader has an even chance 5.8.7."""
    fight = T.conflict
    assert (fight.hit, fight.siege_hit, fight.pillage_hit, fight.arrest_hit) == (3, 1, 3, 3)
    assert (fight.nao_dice, fight.fallen_captured, fight.captures, fight.kills) == (1, 3, 1, 2)
    assert (fight.building_hits, fight.guild_hits, fight.resource_hits) == (2, 1, 1)
    assert (fight.plunder_lost, fight.capital_plunder, fight.leaderless) == (2, 2, 0)


def test_trade() -> None:
    """5.9.2, 5.9.5, 5.10.1, 5.11.1, 5.11.4, 5.11.7."""
    trade = T.trade
    assert (trade.tax, trade.inflation, trade.advance, trade.keep, trade.toll) == (1, 1466, 3, 1, 1)
    assert {trade.bank, trade.guild, trade.resource, trade.building} == {3}


def test_storms_and_winter() -> None:
    """5.12.1, 5.13, 5.13.2."""
    wear = T.wear
    assert (wear.nao_dice, wear.galley_dice, wear.storm_hit) == (1, 2, 1)
    assert (wear.city_armies, wear.spare) == (1, 1)


def test_thrones_and_popes() -> None:
    """6.2.1, 6.2.5, 6.3.2, 6.3.3, 6.3.5, 6.3.6."""
    throne = T.thrones
    assert (throne.king_allies, throne.king_stature) == (4, 2)
    assert (throne.princess, throne.heir) == (2, 2)
    ones = (throne.stature, throne.claim, throne.spy, throne.revolt, throne.invaders, throne.coronation)
    assert {*ones, throne.chancellor} == {1}
    assert {EMPIRES[x] for x in throne.crowned} == {"aragon", "france", "habsburg"}
    assert (throne.excommunication, throne.unification) == (5, 5)
    assert (throne.crusade_papal, throne.crusade_own, throne.crusade_counters) == (10, 5, 5)


@pytest.mark.clause("2.3.4", "2.3.4.b1", "2.3.4.b2", "2.3.4.b3", "2.3.4.b4")
def test_ranks() -> None:
    assert base_facts()["thrones"]["stature"] == {"vassal": 1, "duke": 2, "king": 3, "emperor": 4}


def test_the_discovery_table() -> None:
    """6.1.3, 6.1.3.b1, 6.1.6.b2."""
    table = T.discovery
    expected = ["choice", "discovery", "discovery", "failure", "failure", "scurvy", "pirates"]
    assert [RESULTS[x] for x in table.result] == expected
    assert table.card == (-1, *card("X1", "X2"), -1, -1, -1, -1)
    assert table.ships_lost == (0, 0, 0, 0, 0, 1, 2)
    assert (table.modifier, table.worth) == (1, 10)


def test_the_start() -> None:
    assert (T.first_year, T.start_gold, T.treasury) == (1460, 10, 565)


@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (12, 2), (13, 13), (17, 17)])
def test_a_colour_is_for_two_players_up_to_twelve(seats: int, limit: int) -> None:
    """3.3.2."""
    assert tables({}, {}, seats).colour_players == limit


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("end_roll", "two_dice", (2, 13, 1479)),
        ("end_roll", "one_die", (1, 7, 1479)),
        ("end_roll", "none", (0, 0, 1479)),
        ("last_year", "1499", (2, 13, 1499)),
    ],
)
def test_the_end(option: str, value: str, expected: tuple[int, int, int]) -> None:
    """5.13.5, 6.4.2.b4, RC.12."""
    ending = tables({option: value}, {}, 4).ending
    assert (ending.dice, ending.ends, ending.last_year) == expected


# ---- switches --------------------------------------------------------------------------------------------------------


def test_a_switch_has_a_default_and_a_clause() -> None:
    assert len({switch.name for switch in SWITCHES}) == len(SWITCHES)
    for switch in SWITCHES:
        assert switch.default in switch.values
        assert switch.clause in CLAUSES, switch.name


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_a_switch_changes_what_the_rules_read(switch: Switch) -> None:
    def read(value: str) -> tuple[object, ...]:
        t = tables({switch.name: value}, {}, 4)
        return (*vars(t.choices).values(), t.start_gold, *vars(t.ending).values())

    assert len({read(value) for value in switch.values}) == len(switch.values)


def test_the_defaults_are_the_rulings() -> None:
    choices = Choices(complete({}))
    on = {name for name, value in vars(choices).items() if value}
    assert on == {
        "recommended_lords",
        "unsold_leader_stays", "plunder_rest_stays", "assault_from_sea", "buildings_in_empires", "satellite_pays_home",
        "naos_at_sea_link", "azov_opens_in_spring", "both_given_up", "heir_keeps_allies",
    }  # fmt: skip


# ---- what may be set -------------------------------------------------------------------------------------------------

NUMBERS = {path: value for path, value in paths(base_facts()).items() if type(value) is int}
FIXED: dict[str, str] = base_facts()[LIMITS]["fixed"]
RANGES: dict[str, list[int]] = base_facts()[LIMITS]["range"]
FREE = [path for path in NUMBERS if not any(fnmatchcase(path, pattern) for pattern in FIXED)]


def limits(path: str) -> list[int]:
    return next((found for pattern, found in RANGES.items() if fnmatchcase(path, pattern)), [0, 1000])


def test_tables_with_the_same_numbers_are_one() -> None:
    assert tables({"last_year": "1479"}, {}, 4) is tables({}, {}, 4)


def test_a_number_can_be_set() -> None:
    changed = tables({}, {"lords.forces.price.nao": 9, "lords.setup.start_gold.10": 12}, 4)
    assert changed.forces.price[UNITS.index("nao")] == 9
    assert changed.start_gold == 12
    assert T.forces.price[UNITS.index("nao")] == 8


@pytest.mark.parametrize(
    "path",
    [
        "lords.map.empires.papal.base", "lords.cities.cities.rome.at.0", "lords.counters.colour.army",
        "lords.lords.L7.stature", "lords.enterprises.R3.new_world",
    ],
)  # fmt: skip
def test_what_is_printed_stays(path: str) -> None:
    with pytest.raises(FactError, match="cannot be changed"):
        facts_with({path: 1})


def test_every_pattern_of_the_limits_fits_a_number() -> None:
    every = list(paths(base_facts()))
    for pattern in (*FIXED, *RANGES):
        assert any(fnmatchcase(path, pattern) for path in every), pattern


def test_printed_numbers_lie_within_their_limits() -> None:
    assert len(FREE) > 90
    for path in FREE:
        least, greatest = limits(path)
        assert least <= int(NUMBERS[path]) <= greatest, path


@pytest.mark.parametrize("end", [0, 1], ids=["least", "greatest"])
def test_tables_stand_at_both_ends_of_all_limits(end: int) -> None:
    facts = facts_with({f"lords.{path}": limits(path)[end] for path in FREE})
    changed = Tables(facts, complete({}), 17)
    assert changed.treasury == limits("setup.treasury.au")[end]
