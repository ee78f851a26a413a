"""5.13: what winter wears and destroys, and who pays to be spared."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import AT, COUNTERS, FIRST_MERCENARY, PLACES
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.standing import WINTER, take_standing
from signoria.games.lords.state import FOR_SALE
from signoria.games.lords.weather import winter

from .build import Table, table


def cold(**gold: int) -> Table:
    """Two players of red and blue, nobody on the map, no gold but what is given."""
    t = table().nobody()
    t.gold(**{f"treasury_{x}": 0 for x in ("red", "blue", "orange", "white", "purple", "black")})
    return t.gold(**{"chest_0": 0, "chest_1": 0, **gold})


def begin(t: Table, year: int = 1460) -> Table:
    t.at(year, "winter")
    winter.begin(t.s)
    return t.push()


def steps(t: Table, *names: str) -> list[int]:
    return [t.steps(x) for x in names]


# ---- wear ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.13.b1", "5.13.b2", "5.13.b3", "2.2.2.b3", "2.7.2", "2.7.3", "4.14", "2.6.3")
@pytest.mark.parametrize(("year", "galley"), [(1465, 1), (1466, 2)])
def test_nobody_pays(year: int, galley: int) -> None:
    """T41"""
    t = cold()
    flat = t.army("florence", "red")[0]
    north = t.army("england", "red")[0]
    rugged = t.army("savoy", "blue")[0]
    t.army("valencia_city", "purple", 3)
    t.galley("genoa_city", "red")
    t.nao("genoa_city", "red")
    begin(t, year)
    assert [t.s.steps[c] for c in (flat, north, rugged)] == [1, 0, 0]
    assert sorted(steps(t, "purple.army.1", "purple.army.2", "purple.army.3")) == [1, 1, 2]
    assert steps(t, "red.galley.1", "red.nao.1") == [galley, 2]


@pytest.mark.clause("5.13.b1", "2.2.2.b3")
def test_rugged_land_in_the_south_destroys_too_and_a_city_in_it_does_not() -> None:
    t = cold()
    atlas = t.s.tables.atlas
    land = next(d.place for d in atlas.dukedoms if atlas.rugged(d.place) and not d.north and atlas.cities_of[d.place])
    out = t.army(PLACES[land], "red")[0]
    inside = t.army(PLACES[atlas.cities_of[land][0]], "red")[0]
    begin(t)
    assert [t.s.steps[c] for c in (out, inside)] == [0, 2]


@pytest.mark.clause("5.13.b1")
def test_armies_at_sea_are_worn_in_the_south_and_destroyed_in_the_north() -> None:
    t = cold()
    t.army("ligurian_sea", "red")
    t.army("north_sea", "red")
    t.mercenary("ligurian_sea", seat=0)
    begin(t)
    assert steps(t, "red.army.1", "red.army.2", "mercenary.1") == [1, 0, 1]


@pytest.mark.clause("5.13.b1")
def test_besieged_armies_are_worn_unless_a_fleet_supports_them() -> None:
    t = cold()
    t.army("genoa_city", "red", 1)
    t.army("valencia_city", "purple", 1)
    t.nao("valencia_city", "purple")
    for land, city in (("genoa", "genoa_city"), ("valencia", "valencia_city")):
        t.s.besieging[t.army(land, "blue")[0]] = AT[city]
    begin(t)
    assert steps(t, "red.army.1", "purple.army.1") == [1, 2]


@pytest.mark.clause("5.13.b4")
def test_caravans_are_worn_in_rugged_land_outside_cities() -> None:
    t = cold()
    t.caravan("savoy", "red")
    t.caravan("chambery", "red")
    t.caravan("florence", "red")
    begin(t)
    assert steps(t, "red.caravan.1", "red.caravan.2", "red.caravan.3") == [1, 2, 2]


@pytest.mark.clause("5.13.b2", "2.8.t1")
def test_a_city_feeds_the_worn_army_unless_its_owner_chooses_another() -> None:
    t = cold()
    t.army("paris", "blue", 1)
    t.army("paris", "blue", 1, worn=True)
    begin(t)
    assert steps(t, "blue.army.1", "blue.army.2") == [1, 1]
    t = cold().card(1, "L2")
    t.army("paris", "blue", 1)
    t.army("paris", "blue", 1, worn=True)
    begin(t)
    assert t.asked == 1
    t.do("feed:blue.army.1")
    assert t.asked == -1
    assert steps(t, "blue.army.1", "blue.army.2") == [2, 0]


# ---- paying ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.13.2", "5.13.b3", "4.14")
def test_one_au_spares_a_counter() -> None:
    """T41"""
    t = cold(chest_0=3).card(0, "L1")
    t.army("florence", "red")
    t.army("london", "red", 2)
    t.galley("genoa_city", "red")
    begin(t)
    assert t.why("spare:red.army.2:chest.1") == "5.13"
    t.do("spare:red.army.1:chest.1", "spare:red.army.3:chest.1", "spare:red.galley.1:chest.1")
    assert t.asked == -1
    assert steps(t, "red.army.1", "red.army.2", "red.army.3", "red.galley.1") == [2, 2, 2, 2]
    assert t.au("chest_0") == 0


@pytest.mark.clause("5.13.b3", "5.9.5.b1")
def test_from_1466_galleys_need_nothing() -> None:
    t = cold(chest_0=3).card(0, "L1")
    t.galley("genoa_city", "red")
    begin(t, 1466)
    assert t.asked == -1
    assert steps(t, "red.galley.1") == [2]


@pytest.mark.clause("5.13.b1", "5.13.2")
def test_no_gold_averts_destruction() -> None:
    t = cold(chest_0=9).card(0, "L1")
    t.army("savoy", "red")
    t.galley("genoa_city", "red")
    begin(t)
    assert t.why("spare:red.army.1:chest.1") == "5.13.b1"
    t.do("spare-all")
    assert t.asked == -1
    assert steps(t, "red.army.1", "red.galley.1") == [0, 2]


@pytest.mark.clause("5.13.2")
def test_nobody_pays_twice_for_a_counter_nor_without_gold() -> None:
    t = cold(chest_0=1, treasury_red=1).card(0, "L1", "C1")
    t.galley("genoa_city", "red", 2)
    t.mercenary("genoa_city", seat=0, n=2)
    begin(t)
    t.do("spare:red.galley.1:chest.1")
    assert t.why("spare:red.galley.1:chest.1") == "5.13.2"
    assert t.why("spare:mercenary.2:chest.1") == "5.13.2"


@pytest.mark.clause("5.13.3", "RC.4")
def test_the_c_card_pays_for_imperial_armies_ships_and_caravans_with_imperial_gold() -> None:
    t = cold(treasury_red=9, chest_0=1).card(0, "C1")
    t.army("florence", "red")
    t.galley("genoa_city", "red")
    t.caravan("savoy", "red")
    t.mercenary("florence", seat=0)
    begin(t)
    assert not t.may("spare:mercenary.1:treasury.england")
    for name in ("red.army.1", "red.galley.1", "red.caravan.1"):
        t.do(f"spare:{name}:treasury.england")
    assert t.au("treasury_red") == 6
    t.do("spare:mercenary.1:chest.1")
    assert steps(t, "red.army.1", "red.galley.1", "red.caravan.1", "mercenary.1") == [2, 2, 2, 2]


@pytest.mark.clause("5.13.3.b1")
def test_an_empire_without_player_spares_by_itself_nearest_the_capital() -> None:
    t = cold(treasury_blue=2)
    t.galley("montpellier", "blue")
    t.galley("rouen", "blue")
    t.galley("la_rochelle", "blue")
    begin(t)
    by_distance = t.s.tables.atlas.nearest(AT["paris"], [AT[x] for x in ("montpellier", "rouen", "la_rochelle")])
    names = {AT["montpellier"]: "blue.galley.1", AT["rouen"]: "blue.galley.2", AT["la_rochelle"]: "blue.galley.3"}
    assert [t.steps(names[x]) for x in by_distance] == [2, 2, 1]
    assert t.au("treasury_blue") == 0


@pytest.mark.clause("5.13.3.b2", "5.8.9.b2")
def test_gold_of_the_city_and_under_the_counter_spares_mercenaries_and_pirates() -> None:
    t = cold(pile_milan_city=1, pile_genoa_city=1, purse_L14=0)
    t.mercenary("milan_city", seat=0, n=2)
    t.pirate("C8", "genoa_city", seat=0)
    t.gold(hold_pirate_C8=1)
    begin(t)
    t.do("spare:mercenary.2:pile.milan_city")
    assert t.may("spare:pirate.C8:pile.genoa_city"), "nobody controls it"
    t.do("spare:pirate.C8:hold.pirate.C8")
    assert t.asked == -1
    assert steps(t, "mercenary.1", "mercenary.2", "pirate.C8") == [2, 2, 2]
    assert (t.au("hold_pirate_C8"), t.au("pile_genoa_city")) == (0, 1)


@pytest.mark.clause("5.13.3.b2", "5.13.3.b1")
def test_mercenaries_of_nobody_live_on_the_gold_of_their_city() -> None:
    t = cold(pile_nancy=1)
    t.mercenary("nancy", n=3)
    begin(t)
    assert sorted(steps(t, "mercenary.1", "mercenary.2", "mercenary.3")) == [1, 2, 2]


@pytest.mark.clause("5.13.2", "5.13.2.b1")
def test_under_siege_only_gold_in_the_city_spares() -> None:
    t = cold(chest_0=9, treasury_red=9).card(0, "C1", "L1")
    t.army("dover", "red", 2)
    t.galley("dover", "red")
    t.galley("london", "red")
    t.s.besieging[t.army("kent", "blue")[0]] = AT["dover"]
    begin(t)
    assert t.why("spare:red.galley.1:chest.1") == "5.13.2.b1"
    assert t.why("spare:red.army.2:chest.1") == "5.13.2.b1"
    t.do("finish")
    assert steps(t, "red.army.1", "red.army.2", "red.galley.1") == [2, 1, 1]
    t = cold(chest_0=9, pile_dover=2).card(0, "C1", "L1")
    t.army("dover", "red", 2)
    t.s.besieging[t.army("kent", "blue")[0]] = AT["dover"]
    begin(t)
    assert not t.may("spare:red.army.1:chest.1")
    t.do("spare:red.army.1:pile.dover", "spare:red.army.2:pile.dover")
    assert steps(t, "red.army.1", "red.army.2") == [2, 2]
    assert t.au("pile_dover") == 0


@pytest.mark.clause("4.14")
def test_seats_pay_in_order_and_wear_comes_after_all() -> None:
    t = cold(chest_0=1, chest_1=1).card(0, "L1").card(1, "L2")
    t.galley("genoa_city", "red")
    t.galley("pisa", "blue")
    begin(t)
    assert t.asked == 0
    t.do("finish")
    assert t.asked == 1
    assert steps(t, "red.galley.1") == [2]
    t.do("spare:blue.galley.1:chest.2")
    assert t.asked == -1
    assert steps(t, "red.galley.1", "blue.galley.1") == [1, 2]


@pytest.mark.clause("5.13.2")
@pytest.mark.parametrize(("order", "left", "got"), [(1, 0, [2, 0, 1]), (2, 2, [1, 0, 0])])
def test_standing_orders_pay_for_all_worn_ones_first_or_for_nothing(order: int, left: int, got: list[int]) -> None:
    t = cold(chest_0=2).card(0, "L1")
    t.galley("genoa_city", "red")
    t.army("savoy", "red")
    t.galley("genoa_city", "red", worn=True)
    take_standing(t.s, 0, (0, WINTER, order))
    begin(t)
    assert t.asked == -1
    assert steps(t, "red.galley.1", "red.army.1", "red.galley.2") == got
    assert t.au("chest_0") == left


@pytest.mark.clause("5.13.2", "2.8.t1")
def test_when_gold_is_short_worn_counters_come_first() -> None:
    t = cold(chest_0=1).card(0, "L1")
    t.galley("genoa_city", "red")
    t.galley("genoa_city", "red", worn=True)
    begin(t).do("spare-all")
    assert steps(t, "red.galley.1", "red.galley.2") == [1, 1]


# ---- who is not paid for ---------------------------------------------------------------------------------------------


@pytest.mark.clause("5.4.4", "4.14")
@pytest.mark.parametrize("pays", [True, False])
def test_an_ally_whose_worn_mercenaries_face_the_winter_may_go_over(pays: bool) -> None:
    t = cold(chest_1=5)
    t.leader("L24", "florence", seat=0)
    t.mercenary("florence", seat=0, worn=True, under="L24")
    t.mercenary("florence", seat=0, under="L24")
    begin(t)
    assert t.asked == 1
    t.do("pay-vassals:L24:5" if pays else "no")
    if t.asked == 1:
        t.do("finish")
    assert t.holder("L24") == (1 if pays else 0)
    assert steps(t, "mercenary.1", "mercenary.2") == ([1, 1] if pays else [0, 1])
    assert t.au("chest_1") == (4 if pays else 5)


@pytest.mark.clause("5.2.4.b3", "5.4.4.b1")
def test_pirate_galleys_without_maintenance_are_worn_and_auctioned_again() -> None:
    t = cold(chest_0=1)
    galleys = [f"C{n}" for n in range(7, 16) if t.s.tables.deck.court[n - 1].ship == 2]
    for name in galleys[:2]:
        t.pirate(name, "genoa_city", seat=0)
    begin(t).do(f"spare:pirate.{galleys[0]}:chest.1")
    assert steps(t, f"pirate.{galleys[0]}", f"pirate.{galleys[1]}") == [2, 1]
    assert (t.holder(galleys[0]), t.holder(galleys[1])) == (0, FOR_SALE)
    assert t.s.owner[COUNTERS.index(f"pirate.{galleys[1]}") - FIRST_MERCENARY] == NOBODY


@pytest.mark.clause("5.2.4.b3", "5.9.5.b1")
def test_from_1466_pirates_need_no_maintenance() -> None:
    t = cold()
    t.pirate("C8", "genoa_city", seat=0)
    begin(t, 1466)
    assert t.holder("C8") == 0
