"""Second reading of 5.11: routes, tolls and refusals, where two clauses meet."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import AT, CARD, COLOURS, GOODS, NOWHERE
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import OPEN
from signoria.games.lords.trade import routes, sources, tolls
from signoria.games.lords.trade.finder import Finder, Goal
from signoria.games.lords.trade.network import Net

from .build import Table
from .cases import bare, emperor
from .waiting import plays, waiting

# ---- 5.11: trade -----------------------------------------------------------------------------------------------------


def moscow(**options: str) -> Table:
    t = bare("L21", "L14", colours=("orange", "blue"), season="autumn", **options).at(1462, "autumn")
    for place in ("muscovy", "don_steppe", "azov_city"):
        t.caravan(place, "orange")
    return t


def declare(t: Table) -> Table:
    routes.begin(t.s)
    return t.push()


@pytest.mark.clause("5.11.7", "5.9.4.b4")
def test_the_toll_of_a_lords_city_is_his_though_his_mercenaries_hold_it() -> None:
    t = bare("L14", "L16")
    t.mercenary("milan_city", seat=0, under="L14")
    assert tolls.collector(t.s, AT["milan_city"]) == t.account("chest_0")


@pytest.mark.clause("5.11.7", "5.8.11")
def test_a_captive_lord_collects_no_toll_but_his_bank_earns() -> None:
    t = moscow()
    t.leader("L21", captor=1)
    t.who("L21").place = NOWHERE
    declare(t).do("declare:L21:silk:0")
    assert t.au("chest_0") == 3
    assert t.au("pile_moscow") == 1


@pytest.mark.clause("5.11.7", "5.11.7.t9")
def test_beiruts_toll_is_the_sultans_in_cairo() -> None:
    t = bare("L23", "L16")
    assert tolls.collector(t.s, AT["beirut"]) == t.account("chest_0")
    t.leader("L23", "syria")
    assert tolls.collector(t.s, AT["beirut"]) == t.account("pile_cairo")
    t.army("beirut", "black")
    assert tolls.collector(t.s, AT["beirut"]) == t.account("treasury_black")


@pytest.mark.clause("5.11.7", "6.2.4.b6")
def test_tolls_of_his_empire_go_to_the_chest_of_an_emperor_who_is_a_player() -> None:
    t = emperor(bare("L14", "L16"))
    assert tolls.collector(t.s, AT["dover"]) == t.account("chest_0")
    assert tolls.collector(t.s, AT["milan_city"]) == t.account("pile_milan_city")


@pytest.mark.clause("5.11.7", "ER.6")
def test_tolls_of_a_merged_empire_go_to_the_victor() -> None:
    t = bare()
    t.e("blue").fallen, t.e("blue").merged = 0, True
    assert tolls.collector(t.s, AT["rouen"]) == t.account("treasury_red")


@pytest.mark.clause("5.11.5.b3", "5.7.1")
def test_units_of_ones_own_colour_serve_without_asking_whoever_moves_them() -> None:
    t = moscow()
    t.card(1, "C3", "L3")
    t.p(1).colour = COLOURS.index("orange")
    t.p(1).passage[0] = -1
    assert routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.5.b4", "5.11.6.b3")
def test_a_besieged_trading_place_ends_no_route_by_land_but_by_ships() -> None:
    t = moscow()
    (foe,) = t.army("azov", "blue")
    t.s.besieging[foe] = AT["azov_city"]
    assert not routes.routes_of(t.s, 0, ())
    t.caravan("azov", "orange")
    assert not routes.routes_of(t.s, 0, ())
    t.galley("azov_city", "orange")
    assert routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.4", "5.11.2")
def test_a_building_earns_twice_for_spices_and_sugar() -> None:
    """Cairo's palace: Alexandria's spices and the sugar of the same land by one caravan in Alexandria."""
    t = bare("L23", "L16", season="autumn").card(0, "E20", block=2, built=1)
    t.caravan("alexandria", "red")
    found = routes.routes_of(t.s, 0, ())
    assert (CARD["E20"], GOODS.index("spices")) in found
    assert (CARD["E20"], GOODS.index("sugar")) not in found


@pytest.mark.clause("5.11.2", "5.10.4", "RC.1")
def test_an_unfinished_sugar_plantation_supplies_nobody() -> None:
    t = bare("L16", "L14", season="autumn").card(0, "E28", block=2, built=1)
    t.caravan("valencia_city", "red")
    t.card(1, "R8", block=1)
    assert not routes.routes_of(t.s, 0, ())
    t.s.block[CARD["R8"]], t.s.built[CARD["R8"]] = 2, 3
    assert (CARD["E28"], GOODS.index("sugar")) in routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.8.b2")
def test_who_denies_his_mine_to_others_uses_it_himself_this_once() -> None:
    t = bare("L16", "L14", season="autumn").card(0, "G15", block=2, built=1).card(1, "R10", block=2, built=2)
    t.card(1, "E11", block=2, built=3)
    for place in ("innsbruck", "bavaria", "austria"):
        t.caravan(place, "red")
        t.caravan(place, "blue")
    guild, mine = (CARD["G15"], GOODS.index("mine")), (CARD["R10"], GOODS.index("building"))
    assert guild in routes.routes_of(t.s, 0, ())
    assert mine in routes.routes_of(t.s, 1, ())
    t.s.idle = (CARD["R10"],)
    assert guild not in routes.routes_of(t.s, 0, ())
    assert mine in routes.routes_of(t.s, 1, ())
    t.card(1, "G14", block=2, built=4)
    t.caravan("nuremberg", "blue")
    assert (CARD["G14"], GOODS.index("mine")) in routes.routes_of(t.s, 1, ())


@pytest.mark.clause("5.11.1", "6.2.6.b2")
def test_who_is_out_has_no_bank() -> None:
    t = moscow()
    t.p(0).out, t.p(0).bank = True, False
    assert not routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.5.b1", "2.6.1")
def test_an_army_is_a_link_inside_or_outside_the_city() -> None:
    t = moscow()
    t.nobody()
    t.army("moscow", "orange")
    t.army("don_steppe", "orange")
    t.mercenary("azov_city", seat=0)
    assert routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.5.b3", "2.6.2")
def test_a_grey_mercenary_of_nobody_is_no_link() -> None:
    t = moscow()
    t.nobody()
    t.caravan("muscovy", "orange")
    t.caravan("don_steppe", "orange")
    t.mercenary("azov_city", seat=NOBODY)
    assert not routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.7.b3", "5.11.5.b2")
def test_the_leader_at_sea_or_a_leader_alone_is_no_link() -> None:
    t = moscow()
    t.nobody()
    t.leader("L21", "don_steppe")
    t.caravan("muscovy", "orange")
    t.caravan("azov_city", "orange")
    assert AT["don_steppe"] not in Net(t.s, 0).at


@pytest.mark.clause("5.11.8", "ER.6")
def test_tribute_of_a_merged_empires_ships_goes_to_the_victors_treasury() -> None:
    t = bare("L17", "L14", colours=("orange", "red"), season="autumn").card(1, "L1")
    t.e("blue").fallen, t.e("blue").merged = 0, True
    t.nao("sea_of_marmara", "orange")
    t.nao("euxine_sea", "orange")
    t.galley("scutari", "blue")
    t.p(1).tribute = 2
    route = Finder(Net(t.s, 0)).best(AT["sea_of_marmara"], [Goal(AT["euxine_sea"], False)])
    assert route is not None
    routes.earn(t.s, 0, (CARD["L17"], GOODS.index("silk")), route)
    assert (t.au("treasury_red"), t.au("treasury_blue")) == (2, 0)


@pytest.mark.clause("2.2.9.b1", "5.8.11", "5.2.5")
def test_ivans_refusal_ends_when_he_is_taken_or_passes_to_another() -> None:
    t = bare("L17", "L21", "L14", season="autumn")
    for reopened in ("captive", "passed", "nobody"):
        t.s.denied = [0] * len(t.s.denied)
        t.leader("L21", "moscow", seat=1, captor=NOBODY)
        t.s.denied[AT["azov_city"] - AT["edinburgh"]] = 0b001
        assert AT["azov_city"] not in {goal.city for goal in sources.goals(t.s, 0, GOODS.index("silk"))}
        if reopened == "captive":
            t.leader("L21", captor=2)
            t.who("L21").place = NOWHERE
        elif reopened == "passed":
            t.card(2, "L21")
        else:
            t.s.where[CARD["L21"]] = OPEN
        assert AT["azov_city"] in {goal.city for goal in sources.goals(t.s, 0, GOODS.index("silk"))}, reopened


@pytest.mark.clause("5.11.8.b2")
def test_buildings_are_not_among_what_an_owner_may_deny() -> None:
    t = bare("L16", "L14", season="autumn").card(1, "E3", block=2, built=1).card(1, "R11", block=2, built=2)
    t.card(1, "R12", block=1)
    waiting(t)
    assert plays(t, 1, "deny-use") == ["deny-use:R11"]
