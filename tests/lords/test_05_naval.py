"""5.8.6 and 5.8.3.b6: battles at sea and in ports, armies afloat, the zone of the Discovery Voyages."""

from __future__ import annotations

import pytest
from tests.lords.build import Table
from tests.lords.fighting import turn, war

from signoria.games.lords import counters
from signoria.games.lords.conflict.sides import dice
from signoria.games.lords.ids import AT

SEA_FIGHT = "attack:ligurian_sea:red:ligurian_sea:blue"
PORT_FIGHT = "attack:genoa_city:red:genoa_city:blue"


def port() -> Table:
    """Red and blue ships in Genoa; seat 0 has the red L card, seat 1 the blue one."""
    return war().card(0, "L1").card(1, "L2")


@pytest.mark.clause("5.8.6", "2.7")
def test_naos_roll_one_die_and_galleys_one_a_step() -> None:
    """T31"""
    t = port()
    t.nao("genoa_city", "red")
    t.nao("genoa_city", "red", worn=True)
    t.galley("genoa_city", "red")
    t.galley("genoa_city", "red", worn=True)
    t.galley("genoa_city", "blue")
    t.dice("battle", 6, 6, 6, 6, 6).dice("battle", 6, 6)
    turn(t).do(PORT_FIGHT, "finish")
    assert [len(e[3].split()) for e in t.told("battle-rolled")] == [5, 2]


@pytest.mark.clause("5.8.6", "2.7.4")
def test_pirates_roll_as_the_ships_that_they_are() -> None:
    t = war()
    kinds = {dice(t.s, t.pirate(card, "genoa_city", 0)) for card in ("C7", "C8", "C9", "C10", "C11", "C12")}
    assert kinds == {1, 2}
    for card in ("C7", "C8", "C9", "C10"):
        c = t.pirate(card, "genoa_city", 0)
        assert dice(t.s, c) == (1 if counters.ship_kind(t.s, c) == 3 else 2)


@pytest.mark.clause("5.8.3.b1", "2.7.4")
def test_pirates_attack_for_their_player_without_leader() -> None:
    t = war()
    t.pirate("C7", "genoa_city", 0)
    t.galley("genoa_city", "blue")
    assert turn(t).may(PORT_FIGHT)


@pytest.mark.clause("5.8.6.b2", "5.8.3.b7")
def test_a_fleet_in_port_attacks_no_army_there_but_strikes_back() -> None:
    """T31"""
    t = port()
    t.galley("genoa_city", "red")
    t.army("genoa_city", "blue")
    assert turn(t).why("besiege:genoa_city:red:genoa_city:blue") == "5.8.6.b2"
    t.dice("battle", 6, 6).dice("battle", 3, 6)
    turn(t, 1).do("attack:genoa_city:blue:genoa_city:red")
    assert t.steps("blue.army.1") == 1


@pytest.mark.clause("5.8.6.b2", "5.8.6")
def test_at_sea_fleets_and_armies_fight_each_other_together() -> None:
    t = port()
    t.galley("ligurian_sea", "red")
    t.nao("ligurian_sea", "blue")
    t.army("ligurian_sea", "blue")
    t.dice("battle", 3, 6).dice("battle", 6, 6, 6)
    turn(t).do(SEA_FIGHT)
    assert t.asked == 1
    assert set(t.listed()) == {"take-hit:blue.army.1", "take-hit:blue.nao.1"}
    t = port()
    t.galley("ligurian_sea", "blue")
    t.nao("ligurian_sea", "red")
    t.army("ligurian_sea", "red")
    t.dice("battle", 6, 6, 6).dice("battle", 6, 6)
    turn(t).do(SEA_FIGHT, "finish")
    assert len(t.told("battle-rolled")) == 2


@pytest.mark.clause("5.8.6.b1")
def test_ships_fight_ships_in_one_place_only() -> None:
    t = port()
    t.nao("ligurian_sea", "red")
    t.galley("genoa_city", "blue")
    assert turn(t).why("attack:ligurian_sea:red:genoa_city:blue") == "5.8.6.b1"
    assert turn(t, 1).why("attack:genoa_city:blue:ligurian_sea:red") == "5.8.6.b1"


@pytest.mark.clause("5.8.6.b3", "5.8.2.b5")
@pytest.mark.parametrize("place", ["ligurian_sea", "genoa_city"])
def test_nobody_retreats_afloat_or_in_a_port(place: str) -> None:
    t = port()
    t.nao(place, "red", 3)
    t.nao(place, "blue")
    t.leader("L14", place)
    t.dice("battle", 6, 6, 6).dice("battle", 6)
    turn(t).do(f"attack:{place}:red:{place}:blue", "finish")
    assert t.place("blue.nao.1") == place
    assert t.asked == 0


@pytest.mark.clause("5.8.6.b3")
def test_armies_on_ships_never_retreat() -> None:
    t = port()
    t.nao("ligurian_sea", "red", 3)
    t.nao("ligurian_sea", "blue")
    t.army("ligurian_sea", "blue")
    t.leader("L14", "ligurian_sea")
    t.dice("battle", 6, 6, 6).dice("battle", 6, 6, 6)
    turn(t).do(SEA_FIGHT, "finish")
    assert t.place("blue.army.1") == "ligurian_sea"


@pytest.mark.clause("5.8.2.b4", "5.8.2.b3")
def test_who_chooses_what_is_lost_of_ships() -> None:
    t = port()
    t.army("genoa_city", "red")
    t.galley("genoa_city", "blue")
    t.nao("genoa_city", "blue")
    t.dice("battle", 3, 6).dice("battle", 6, 6, 6)
    turn(t).do(PORT_FIGHT)
    assert t.asked == 0  # armies attack ships: the attacker chooses
    t = port()
    t.galley("genoa_city", "red")
    t.galley("genoa_city", "blue")
    t.nao("genoa_city", "blue")
    t.dice("battle", 3, 6).dice("battle", 6, 6, 6)
    turn(t).do(PORT_FIGHT)
    assert t.asked == 1  # ships against ships


@pytest.mark.clause("5.8.5", "5.8.6")
def test_armies_in_a_port_may_stand_by_their_ships() -> None:
    t = port()
    t.galley("genoa_city", "red")
    t.galley("genoa_city", "blue")
    t.army("genoa_city", "blue")
    t.dice("battle", 6, 6).dice("battle", 6, 6, 6, 6)
    turn(t).do(PORT_FIGHT)
    assert (t.asked, t.listed()) == (1, ["yes", "no"])
    t.do("yes")
    assert len(t.told("battle-rolled")[1][3].split()) == 4
    t.s.fought = ()
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t).do(PORT_FIGHT, "no")
    assert len(t.told("battle-rolled")[1][3].split()) == 2


# ---- ports from outside ----------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.3.b6", "5.8.5", "5.8.6")
def test_armies_at_sea_with_naos_besiege_a_port_without_their_ships() -> None:
    t = port()
    t.nao("ligurian_sea", "red")
    t.army("ligurian_sea", "red")
    t.army("genoa_city", "blue", worn=True)
    t.dice("battle", 1, 3).dice("battle", 2)
    turn(t).do("besiege:ligurian_sea:red:genoa_city:blue")
    assert [e[4] for e in t.told("battle-rolled")] == [1, 1]
    assert t.told("attacked")[0][4] == (0,)
    t.do("all-in")
    assert t.place("red.army.1") == "genoa_city"
    assert t.place("red.nao.1") == "ligurian_sea"


@pytest.mark.clause("5.8.3.b6", "5.8.5.b1")
def test_armies_at_sea_attack_ships_in_port_on_three() -> None:
    t = port()
    t.nao("ligurian_sea", "red")
    t.army("ligurian_sea", "red")
    t.galley("genoa_city", "blue")
    t.dice("battle", 3, 4).dice("battle", 3, 6)
    turn(t).do("attack:ligurian_sea:red:genoa_city:blue")
    assert (t.steps("blue.galley.1"), t.steps("red.army.1")) == (1, 1)
    assert not counters.is_besieged(t.s, AT["genoa_city"])


@pytest.mark.clause("5.8.3.b6")
def test_without_naos_there_no_army_attacks_from_the_sea() -> None:
    t = port()
    t.army("ligurian_sea", "red")
    t.army("genoa_city", "blue")
    assert turn(t).why("besiege:ligurian_sea:red:genoa_city:blue") == "5.8.3.b6"
    t.nao("ligurian_sea", "red")
    assert turn(t).may("besiege:ligurian_sea:red:genoa_city:blue")


@pytest.mark.clause("5.8.3.b6", "5.8.3.b3", "2.2.4")
def test_by_agreement_a_port_is_attacked_from_inside_only() -> None:
    t = war(port_assault="from_inside").card(0, "L1").card(1, "L2")
    t.nao("ligurian_sea", "red")
    t.army("ligurian_sea", "red")
    t.army("genoa_city", "blue", worn=True)
    assert turn(t).why("besiege:ligurian_sea:red:genoa_city:blue") == "5.8.3.b6"
    t.army("genoa_city", "red")
    t.dice("battle", 1, 6).dice("battle", 6)
    turn(t).do("besiege:genoa_city:red:genoa_city:blue")
    assert counters.garrison(t.s, AT["genoa_city"]) == 0


@pytest.mark.clause("5.8.3.b6", "5.8.3.b5")
def test_land_and_sea_make_two_attacks_each_struck_back() -> None:
    t = port()
    t.nao("ligurian_sea", "red")
    t.army("ligurian_sea", "red")
    t.army("genoa", "red")
    t.army("genoa_city", "blue")
    t.dice("battle", 6, 6).dice("battle", 6, 6).dice("battle", 6, 6).dice("battle", 1, 6)
    turn(t).do("besiege:ligurian_sea:red:genoa_city:blue", "besiege:genoa:red:genoa_city:blue")
    assert len(t.told("battle-rolled")) == 4
    assert t.steps("red.army.2") == 1


@pytest.mark.clause("5.8.3.b6", "5.8.3.b7")
def test_armies_outside_attack_ships_in_port_apart_from_its_armies() -> None:
    t = port()
    t.army("genoa", "red")
    t.galley("genoa_city", "blue")
    t.army("genoa_city", "purple")
    options = set(turn(t).listed())
    assert options == {"finish", "attack:genoa:red:genoa_city:blue", "besiege:genoa:red:genoa_city:purple"}


@pytest.mark.clause("5.8.4", "5.8.6")
def test_a_besieged_port_sallies_against_besiegers_afloat() -> None:
    t = port()
    t.nao("ligurian_sea", "red")
    t.army("ligurian_sea", "red", worn=True)
    t.s.besieging[0] = AT["genoa_city"]
    t.army("genoa_city", "blue")
    t.dice("battle", 3, 6).dice("battle", 6)
    turn(t, 1).do("sortie:genoa_city:blue:ligurian_sea:red")
    assert t.steps("red.army.1") == 0
    assert not counters.is_besieged(t.s, AT["genoa_city"])


# ---- the Discovery Voyages -------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.6.b4", "6.1.6.b1")
@pytest.mark.parametrize(("mine", "theirs", "fights"), [(1, 2, False), (1, 0, False), (1, 3, True), (2, 2, True)])
def test_in_the_zone_only_a_common_navigation_card_lets_fight(mine: int, theirs: int, fights: bool) -> None:
    """T25"""
    t = port()
    t.nao("discovery_voyages", "red")
    t.nao("discovery_voyages", "blue")
    t.p(0).navigation, t.p(1).navigation = mine, theirs
    option = "attack:discovery_voyages:red:discovery_voyages:blue"
    turn(t)
    assert t.may(option) if fights else t.why(option) == "5.8.6.b4"


@pytest.mark.clause("5.8.6.b4")
def test_in_the_zone_ships_of_nobody_are_let_alone() -> None:
    t = port()
    t.nao("discovery_voyages", "red")
    t.nao("discovery_voyages", "purple")
    t.p(0).navigation = 3
    assert turn(t).why("attack:discovery_voyages:red:discovery_voyages:purple") == "5.8.6.b4"
