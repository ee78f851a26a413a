"""Land units at sea. 5.7.6, ER.4, RC.2, 2.6.2, 2.7.1, 2.7.3"""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table
from tests.lords.moves import begin

from signoria.games.lords.ids import AT
from signoria.games.lords.moving import paths
from signoria.games.lords.standing import OFFERS, STAND


def ashore(place: str, imperial: bool = False, n: int = 1) -> Table:
    """L14 (red, seat 0) with so many red armies, or mercenaries of his."""
    t = table().at(1460, "summer").nobody()
    t.leader("L14", place)
    if imperial:
        t.army(place, "red", n, under="L14")
    elif n:
        t.mercenary(place, 0, n, under="L14")
    return t


@pytest.mark.clause("5.7.6", "5.7.6.b1", "5.7.6.b4", "2.7.1.b2")
def test_each_sea_costs_a_point_and_needs_a_fleet_there_or_in_a_port_of_it() -> None:
    t = ashore("lisbon", n=0)
    t.nao("ocean_sea", "red")
    t.galley("seville", "red")  # a port of the Gulf of Cadiz
    begin(t, "land")
    reach = paths.reach(t.s, 13)
    assert reach[AT["seville"]] == 2  # out of the port into the Ocean Sea, the Gulf, the port
    assert AT["sea_of_darkness"] not in reach
    assert t.why("march:L14:sea_of_darkness") == "5.7.6.b4"


@pytest.mark.clause("5.7.6.b2", "5.7.6.b9", "ER.4", "RC.2")
def test_land_and_sea_meet_in_ports_only() -> None:
    t = ashore("portugal", n=0)
    t.nao("ocean_sea", "red")
    begin(t, "land")
    reach = paths.reach(t.s, 13)
    assert reach[AT["lisbon"]] == 0
    assert reach[AT["ocean_sea"]] == 1  # through Lisbon
    t.leader("L14", "galicia")  # its port is Corunna
    t.army("corunna", "blue")
    assert paths.reach(t.s, 13)[AT["ocean_sea"]] == 2  # by Portugal and Lisbon


@pytest.mark.clause("5.7.6.b9", "5.7.6.b3", "ER.4", "RC.2", "2.7.1.b2")
def test_from_sea_to_sea_they_go_as_over_stepping_stones() -> None:
    t = ashore("venice_city")
    for sea in ("upper_adriatic", "lower_adriatic", "ionian_sea"):
        t.nao(sea, "red")
    begin(t, "land")
    reach = paths.reach(t.s, 13)
    assert [reach[AT[x]] for x in ("upper_adriatic", "lower_adriatic", "ionian_sea", "modon")] == [1, 2, 3, 3]
    assert AT["morea"] not in reach  # an invaded city first


@pytest.mark.clause("5.7.6.b7", "2.7.3", "2.6.2")
def test_imperial_troops_use_naos_only_mercenaries_galleys_too() -> None:
    t = ashore("venice_city", imperial=True)
    t.leader("L24", "venice_city", seat=0)
    t.mercenary("venice_city", 0, under="L24")
    t.galley("ancona", "red")
    t.army("zara", "red")
    begin(t, "land")
    assert t.why("march:L14:upper_adriatic") == "5.7.6.b7"
    assert t.may("march:L24:zara")
    t.nao("zara", "red")
    t.do("march:L14:zara")
    assert t.place("red.army.1") == "zara"


@pytest.mark.clause("5.7.6.b6")
def test_they_stay_at_sea_with_naos_only() -> None:
    t = ashore("venice_city")
    t.nao("venice_city", "red")
    begin(t, "land")
    assert t.why("march:L14:upper_adriatic") == "5.7.6.b6"  # the nao lies in port
    t.nao("upper_adriatic", "red")
    t.do("march:L14:upper_adriatic")
    assert t.place("mercenary.1") == "upper_adriatic"


@pytest.mark.clause("5.7.6.b6")
def test_ships_carry_nobody() -> None:
    t = ashore("upper_adriatic").card(0, "L1")
    t.nao("upper_adriatic", "red")
    begin(t)
    t.do("sail:red.nao.1:lower_adriatic")
    assert t.place("L14") == t.place("mercenary.1") == "upper_adriatic"


@pytest.mark.clause("5.7.6.b5", "2.2.4")
@pytest.mark.parametrize(
    ("besieged", "friend", "clause"), [(False, True, "5.7.6.b5"), (True, False, "5.7.6.b5"), (True, True, "")]
)
def test_a_held_port_is_entered_only_when_besieged_with_a_friendly_fleet_in_it(
    besieged: bool, friend: bool, clause: str
) -> None:
    t = ashore("otranto")
    t.nao("ionian_sea", "red")
    t.army("corfu_city", "blue")
    black = t.army("corfu", "black")[0]
    if besieged:
        t.s.besieging[black] = AT["corfu_city"]
    if friend:
        t.galley("corfu_city", "red")
    begin(t, "land")
    if clause:
        assert t.why("march:L14:corfu_city") == clause
    else:
        t.do("march:L14:corfu_city")
        assert t.place("mercenary.1") == "corfu_city"


@pytest.mark.clause("5.7.6.b8")
def test_any_number_goes_over_one_fleet() -> None:
    t = ashore("venice_city", n=2)
    t.nao("upper_adriatic", "red")
    t.army("zara", "red")
    t.leader("L24", "venice_city", seat=0)
    t.mercenary("venice_city", 0, 2, under="L24")
    begin(t, "land")
    t.do("march:L14:zara", "march:L24:zara")
    assert {t.place(f"mercenary.{n}") for n in (1, 2, 3, 4)} == {"zara"}


@pytest.mark.clause("5.7.6.b3", "5.7.6.b9")
def test_ships_of_another_colour_are_bridges_when_their_player_agrees() -> None:
    t = ashore("venice_city")
    t.card(1, "L2")
    t.nao("upper_adriatic", "blue")
    begin(t, "land")
    assert t.why("march:L14:upper_adriatic") == "5.7.6.b4"
    t.do("ask-ships:red:1", "no")
    assert not t.may("ask-ships:red:1")
    t = ashore("venice_city")
    t.card(1, "L2")
    t.nao("upper_adriatic", "blue")
    begin(t, "land")
    t.do("ask-ships:red:1", "yes")
    t.do("march:L14:upper_adriatic")
    assert t.place("L14") == "upper_adriatic"


@pytest.mark.clause("5.7.6.b9")
def test_who_refuses_all_offers_lends_no_ships_and_nobodys_ships_agree_to_nothing() -> None:
    t = ashore("venice_city")
    t.card(1, "L2")
    t.nao("upper_adriatic", "blue")
    t.s.orders[1], t.s.has_standing = ((STAND, OFFERS, 1),), 2
    begin(t, "land")
    t.do("ask-ships:red:1")
    assert t.asked == 0
    assert t.why("march:L14:upper_adriatic") == "5.7.6.b4"
    t = ashore("venice_city")
    t.nao("upper_adriatic", "black")
    begin(t, "land")
    assert not any(x.startswith("ask-ships") for x in t.listed())
    assert t.why("march:L14:upper_adriatic") == "5.7.6.b4"


@pytest.mark.clause("5.7.6.b3")
def test_ships_of_the_own_colour_cooperate_whoever_moves_them() -> None:
    t = table(colours=("red", "red")).at(1460, "summer").nobody()
    t.leader("L14", "venice_city")
    t.card(1, "L1")
    t.nao("upper_adriatic", "red")
    begin(t, "land")
    assert t.may("march:L14:upper_adriatic")
    assert not any(x.startswith("ask-ships") for x in t.listed())


@pytest.mark.clause("5.7.10.b2")
def test_who_comes_from_the_sea_into_a_port_with_others_ships_halts() -> None:
    t = ashore("venice_city")
    t.nao("upper_adriatic", "red")
    t.army("zara", "red")
    t.galley("zara", "black")
    begin(t, "land")
    t.do("march:L14:zara")
    assert t.why("march:L14:upper_adriatic") == "5.7.10"
    assert t.may("leave:L14:mercenary.1")


@pytest.mark.clause("5.7.6", "5.7.5")
def test_caravans_cross_the_sea_too() -> None:
    t = table().at(1460, "summer").nobody().card(0, "C1")
    c = t.caravan("venice_city", "red")[0]
    t.galley("ancona", "red")
    begin(t, "land")
    reach = paths.reach_caravan(t.s, c)
    assert reach[AT["zara"]] == 1
    assert AT["upper_adriatic"] not in reach  # no nao is out there
    t.do("drive:red.caravan.1:zara")


@pytest.mark.clause("5.7.9")
def test_in_autumn_land_units_enter_southern_seas_only() -> None:
    t = ashore("lisbon", n=0).at(1460, "autumn")
    t.nao("ocean_sea", "red")
    t.nao("celtic_sea", "red")
    begin(t, "land")
    assert t.may("march:L14:ocean_sea")
    assert t.why("march:L14:celtic_sea") == "5.7.9"
