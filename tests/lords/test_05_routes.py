"""5.11: trade routes and what they earn."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import AT, CARD, COUNTERS, GOODS
from signoria.games.lords.standing import ROUTES, STAND
from signoria.games.lords.trade import routes
from signoria.games.lords.trade.finder import Finder, Goal, Route
from signoria.games.lords.trade.network import Net

from .build import Table
from .trading import DECLARE, NAMES, declare, merchants, moscow


@pytest.mark.clause("5.11.1", "5.11.3", "5.11.3.b1", "5.11.5", "5.11.5.b1", "5.11.6.b3", "1.2.2", "2.2.9.b1", "4.10")
def test_a_bank_earns_for_a_chain_of_caravans_to_silk() -> None:
    t = declare(moscow())
    assert t.asked == 0
    before = t.au("chest_0")
    t.do(DECLARE.format("L21", "silk"))
    assert t.told("route")
    assert t.au("chest_0") == before + 3 + 1  # the profit, and the toll of Moscow, where Ivan stands


@pytest.mark.clause("5.11.5")
def test_without_a_link_there_is_no_route() -> None:
    t = moscow()
    t.nobody()
    t.caravan("muscovy", "orange")
    t.caravan("azov_city", "orange")
    assert not routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.6.b3", "ER.7")
def test_the_trading_place_must_hold_a_unit_in_the_city() -> None:
    t = merchants("L21", "L14")
    for place in ("muscovy", "don_steppe", "azov"):
        t.caravan(place, "orange")
    assert not routes.routes_of(t.s, 0, ())
    t.army("azov_city", "orange")
    assert routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.5.b1", "5.11.5.b2", "2.7.1.b1")
def test_ships_are_no_links_on_land_nor_armies_at_sea() -> None:
    t = merchants("L17", "L14")
    t.army("upper_adriatic", "orange")
    net = Net(t.s, 0)
    assert AT["upper_adriatic"] not in net.at
    (galley,) = t.galley("ancona", "orange")
    net = Net(t.s, 0)
    seas = t.s.tables.atlas.city(AT["ancona"]).seas
    assert all(galley in net.at[sea] for sea in seas)
    assert AT["lands_of_the_church"] not in net.at


@pytest.mark.clause("5.11.6.b2")
def test_a_unit_in_a_port_acts_around_it() -> None:
    t = merchants("L17", "L14")
    (army,), (ship,) = t.army("zara", "orange"), t.galley("zara", "orange")
    net = Net(t.s, 0)
    assert army in net.at[AT["dalmatia"]]
    assert any(ship in net.at.get(sea, []) for sea in t.s.tables.atlas.city(AT["zara"]).seas)


@pytest.mark.clause("5.11.5.b4")
def test_besieged_armies_and_caravans_do_not_count_but_ships_do() -> None:
    t = merchants("L17", "L14")
    (army,), (ship,) = t.army("zara", "orange"), t.galley("zara", "orange")
    (foe,) = t.army("dalmatia", "blue")
    t.s.besieging[foe] = AT["zara"]
    net = Net(t.s, 0)
    assert army not in net.fee
    assert ship in net.fee


@pytest.mark.clause("5.11.5.b3", "2.2.9.b5")
def test_others_serve_at_their_price_or_not_at_all() -> None:
    t = merchants("L21", "L14")
    t.card(1, "C2", "L2")
    for place in ("muscovy", "don_steppe"):
        t.caravan(place, "orange")
    t.caravan("azov_city", "blue")
    t.s.players[1].passage[0] = 2
    chests = t.au("chest_0"), t.au("chest_1")
    declare(t).do(DECLARE.format("L21", "silk"))
    assert (t.au("chest_0"), t.au("chest_1")) == (chests[0] + 3 + 1 - 2, chests[1] + 2)
    t.s.players[1].passage[0] = -1
    assert not routes.routes_of(t.s, 0, ())


@pytest.mark.clause("5.11.5.b3")
@pytest.mark.parametrize(("value", "found"), [("off", False), ("on", True)])
def test_units_of_nobody_are_links_only_by_agreement_of_the_table(value: str, found: bool) -> None:
    t = merchants("L21", "L14", neutral_links=value)
    for place in ("muscovy", "don_steppe"):
        t.caravan(place, "orange")
    t.caravan("azov_city", "black")
    assert bool(routes.routes_of(t.s, 0, ())) is found


@pytest.mark.clause("5.11.5.b5")
def test_the_cheapest_route_is_taken_though_it_be_longer() -> None:
    t = moscow()
    t.card(1, "C2", "L2")
    t.caravan("don_steppe", "blue")
    route = routes.routes_of(t.s, 0, ())[CARD["L21"], GOODS.index("silk")]
    assert route.fee == 0
    assert len(route.places) == 3


@pytest.mark.clause("5.11.5.b5")
def test_among_equally_cheap_routes_the_merchant_chooses() -> None:
    t = moscow()
    t.caravan("don_steppe", "orange")
    declare(t)
    assert t.may("declare:L21:silk:1")


@pytest.mark.clause("5.11.5.b5", "5.11.7")
@pytest.mark.parametrize(("payer", "offered"), [("bank", True), ("merchant", False)])
def test_a_way_with_more_tolls_is_no_equal_choice_where_merchants_pay_them(payer: str, offered: bool) -> None:
    t = moscow(toll_payer=payer).gold(chest_0=0)
    for place in ("kiev", "akkerman"):
        t.caravan(place, "orange")
    for sea in ("euxine_sea", "sea_of_azov"):
        t.nao(sea, "orange")
    declare(t)
    assert t.may("declare:L21:silk:0")
    assert t.may("declare:L21:silk:1") is offered


@pytest.mark.clause("5.11.5.b6")
def test_a_unit_serves_several_routes_of_a_round() -> None:
    t = moscow()
    t.card(0, "E21", block=2, built=1)
    assert t.s.tables.deck.all[CARD["E21"]].kind
    declare(t).do("declare-all")
    assert t.told("route")


@pytest.mark.clause("5.11.5.b2")
def test_a_ship_on_two_seas_acts_in_one_of_them_all_round() -> None:
    t = merchants("L17", "L14")
    city = next(c for c in t.s.tables.atlas.cities if len(c.seas) > 1)
    name = NAMES[city.place]
    (ship,) = t.galley(name, "orange")
    assert all(ship in Net(t.s, 0).at[sea] for sea in city.seas)
    t.s.links = ((ship, city.seas[1]),)
    net = Net(t.s, 0)
    assert ship in net.at[city.seas[1]]
    assert ship not in net.at.get(city.seas[0], [])


@pytest.mark.clause("5.11.5.b1", "5.11.5.b2")
def test_no_route_uses_a_unit_twice() -> None:
    t = merchants("L17", "L14")
    atlas = t.s.tables.atlas
    two = next(c for c in atlas.cities if len(c.seas) > 1 and c.seas[1] in atlas.neighbours[c.seas[0]])
    (ship,) = t.galley(NAMES[two.place], "orange")
    found = Finder(Net(t.s, 0)).best(two.seas[0], [Goal(two.seas[1], False)])
    assert found is None
    t.nao(NAMES[two.seas[1]], "orange")
    found = Finder(Net(t.s, 0)).best(two.seas[0], [Goal(two.seas[1], False)])
    assert found is not None
    assert found.units[0] == ship


@pytest.mark.clause("5.11.6", "5.11.6.b1")
def test_from_land_to_sea_a_route_goes_through_an_occupied_port() -> None:
    t = merchants("L14", "L17")
    t.army("genoa", "orange")
    t.nao("ligurian_sea", "orange")
    finder, sea = Finder(Net(t.s, 0)), [Goal(AT["ligurian_sea"], False)]
    assert finder.best(AT["genoa"], sea) is None
    t.caravan("genoa_city", "orange")
    assert Finder(Net(t.s, 0)).best(AT["genoa"], sea) is not None


@pytest.mark.clause("5.11.6", "5.11.8", "2.2.8")
def test_by_land_a_route_crosses_a_strait_between_two_occupied_ports() -> None:
    t = merchants("L14", "L17")
    t.caravan("gallipoli_city", "orange")
    goal = [Goal(AT["karasi"], False)]
    t.caravan("karasi", "orange")
    assert Finder(Net(t.s, 0)).best(AT["gallipoli"], goal) is None
    t.caravan("lampsacus", "orange")
    found = Finder(Net(t.s, 0)).best(AT["gallipoli"], goal)
    assert found is not None
    assert len(found.straits) == 1


def through_the_bosporus() -> Table:
    """Orange ships in Marmara and the Euxine; a blue army in Constantinople, which its player (1) moves."""
    t = merchants("L14", "L17")
    t.nao("sea_of_marmara", "orange")
    t.nao("euxine_sea", "orange")
    t.card(1, "L2", "C2")
    t.army("scutari", "blue")
    return t


def over_the_bosporus(t: Table) -> Route | None:
    return Finder(Net(t.s, 0)).best(AT["sea_of_marmara"], [Goal(AT["euxine_sea"], False)])


@pytest.mark.clause("5.11.8")
def test_units_in_a_strait_demand_tribute_for_their_empire() -> None:
    t = through_the_bosporus()
    free = over_the_bosporus(t)
    assert free is not None
    assert free.fee == 0
    t.s.players[1].tribute = 2
    route = over_the_bosporus(t)
    assert route is not None
    assert route.fee == 2
    treasury = t.au("treasury_blue")
    routes.earn(t.s, 0, (CARD["L14"], GOODS.index("silk")), route)
    assert t.au("treasury_blue") == treasury + 2


@pytest.mark.clause("5.11.8")
def test_mercenaries_keep_the_tribute() -> None:
    t = through_the_bosporus()
    t.nobody()
    t.nao("sea_of_marmara", "orange")
    t.nao("euxine_sea", "orange")
    (soldier,) = t.mercenary("scutari", seat=1)
    t.s.players[1].tribute = 1
    route = over_the_bosporus(t)
    assert route is not None
    routes.earn(t.s, 0, (CARD["L14"], GOODS.index("silk")), route)
    assert t.au(f"hold_{COUNTERS[soldier].replace('.', '_')}") == 1


@pytest.mark.clause("5.11.8", "5.11.8.b1", "RC.11")
def test_a_strait_may_be_closed_to_all_or_to_one_players_units() -> None:
    t = through_the_bosporus()
    t.s.players[1].tribute = -1
    assert over_the_bosporus(t) is None
    t = through_the_bosporus()
    t.card(0, "L3", "C3")
    bosporus = t.s.tables.atlas.strait_between(AT["sea_of_marmara"], AT["euxine_sea"])
    assert bosporus is not None
    t.s.closed = ((bosporus.number, 0, 1),)
    assert over_the_bosporus(t) is None
    t.nobody()  # nobody is left to close it
    t.nao("sea_of_marmara", "orange")
    t.nao("euxine_sea", "orange")
    assert over_the_bosporus(t) is not None


@pytest.mark.clause("2.2.9.b1", "2.2.9.b4", "2.2.9")
def test_ivan_refuses_a_merchant_the_trade_of_azov() -> None:
    t = merchants("L17", "L21", "L14")
    t.ask(routes.Declare(0, ()))
    t.do("deny-trade:azov_city:0", seat=1)
    assert t.s.denied[AT["azov_city"] - AT["edinburgh"]] == 1
    assert t.why("declare:L17:silk:0") in ("2.2.9.b1", "5.11.5")
    assert not t.may("deny-trade:azov_city:0", seat=2)
    t.do("allow-trade:azov_city:0", seat=1)
    assert not any(t.s.denied)
    t.leader("L21", captor=0)
    assert not t.may("deny-trade:azov_city:0", seat=1)


@pytest.mark.clause("5.11.8.b2")
def test_denying_the_use_of_a_resource_gives_the_card_up() -> None:
    t = merchants("L17", "L14")
    t.card(1, "R1", block=2, built=1)
    t.ask(routes.Declare(0, ()))
    t.do("deny-use:R1", seat=1)
    assert CARD["R1"] in t.s.idle
    t.do("finish")
    t.ask(routes.Denials())
    assert t.holder("R1") == -3
    assert t.s.idle == ()


@pytest.mark.clause("RC.1", "5.11.2", "5.11.4", "5.11.3.b2", "5.11.4.b2", "2.2.9.t1")
def test_profit_needs_only_the_direct_link() -> None:
    """T39: the Glassmakers of Venice have a building in Venice, it has the sugar, the sugar has no slaves."""
    t = merchants("L17", "L14")
    glass, building = "G18", next(e.key for e in t.s.tables.deck.buildings if e.place == AT["venice_city"])
    assert t.s.tables.deck.all[CARD[glass]].place == AT["venice_city"]
    sugar = next(r for r in t.s.tables.deck.resources if r.supplies == GOODS.index("sugar") and not r.new_world)
    t.card(0, glass, building, block=2, built=1)
    t.card(1, sugar.key, block=2, built=1)
    t.caravan("venice", "orange")
    assert set(routes.routes_of(t.s, 0, ())) == {(CARD[glass], GOODS.index("building"))}
    before = t.au("chest_0")
    declare(t).do(f"declare:{glass}:building:0")
    assert t.au("chest_0") == before + 3 + 1  # and the toll of Venice, where its Doge stands


@pytest.mark.clause("5.11.1")
def test_a_standing_order_declares_the_best_routes() -> None:
    t = moscow()
    t.s.orders[0] = ((STAND, ROUTES, 1),)
    t.s.has_standing = 1
    before = t.au("chest_0")
    declare(t)
    assert t.asked == -1
    assert t.au("chest_0") == before + 4


@pytest.mark.clause("5.11.5.b3", "5.11.8")
def test_prices_are_public_and_may_be_changed_a_dozen_times_a_season() -> None:
    t = through_the_bosporus()
    t.ask(routes.Declare(0, ()))
    t.do("ask-passage:0:3", "ask-tribute:2", "ask-ship-toll:1", "deny-straits", "close-strait:bosporus:0", seat=1)
    p = t.p(1)
    assert (p.passage[0], p.tribute, p.toll, t.s.closed) == (3, -1, 1, ((5, 0, 1),))
    t.do("open-strait:bosporus:0", "refuse-passage:0", seat=1)
    assert (t.s.closed, t.p(1).passage[0]) == ((), -1)
    assert t.why("close-strait:kerch:0", seat=1) == "5.11.8"
    t.s.changes[1] = 12
    assert not t.may("ask-passage:0:3", seat=1)
    assert t.why("refuse-passage:0", seat=1) == "5.11.5.b3"
    assert t.why("end-now", seat=1) == "5.11.5.b3"
