"""5.11.7: who gets the tolls of a route."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import AT
from signoria.games.lords.trade import routes, tolls
from signoria.games.lords.trade.finder import Finder, Goal
from signoria.games.lords.trade.network import Net

from .build import Table
from .trading import DECLARE, NAMES, declare, merchants, moscow


@pytest.mark.clause("5.11.7.b1", "5.11.7")
def test_of_several_cities_of_a_dukedom_the_merchant_says_which_takes_the_toll() -> None:
    t = merchants("L17", "L14")
    atlas = t.s.tables.atlas
    dukedom = next(d for d in atlas.dukedoms if len(atlas.cities_at[d.place]) > 1 and d.empire < 0)
    one, other = atlas.cities_at[dukedom.place][:2]
    t.ask(routes.Collect(0, (one, other)))
    account = tolls.collector(t.s, other)
    before = t.s.gold[account]
    t.do(f"collect-toll:{NAMES[other]}")
    assert t.s.gold[account] == before + 1


@pytest.mark.clause("5.11.7.b2", "5.11.7.b3")
@pytest.mark.parametrize(("value", "links"), [("on", 1), ("off", 0)])
def test_naos_at_sea_are_links_without_toll_if_the_table_has_it_so(value: str, links: int) -> None:
    t = merchants("L14", "L17", naos_at_sea_link=value)
    t.nao("ionian_sea", "orange")
    net = Net(t.s, 0)
    assert len(net.at) == links
    if links:
        found = Finder(net).best(AT["ionian_sea"], [Goal(AT["ionian_sea"], False)])
        assert found is not None
        assert tolls.choices(t.s, 0, found) == [()]


@pytest.mark.clause("5.11.7.b2")
def test_a_fleet_in_port_brings_the_toll_to_that_port() -> None:
    t = merchants("L14", "L17")
    t.galley("corfu_city", "orange")
    sea = t.s.tables.atlas.city(AT["corfu_city"]).seas[0]
    found = Finder(Net(t.s, 0)).best(sea, [Goal(sea, False)])
    assert found is not None
    assert tolls.choices(t.s, 0, found) == [(AT["corfu_city"],)]


@pytest.mark.clause("5.11.7.b3")
def test_a_dukedom_without_city_brings_no_toll() -> None:
    t = merchants("L21", "L14")
    atlas = t.s.tables.atlas
    bare = next(d for d in atlas.dukedoms if not atlas.cities_at[d.place])
    t.caravan(NAMES[bare.place], "orange")
    found = Finder(Net(t.s, 0)).best(bare.place, [Goal(bare.place, False)])
    assert found is not None
    assert tolls.choices(t.s, 0, found) == [()]


SATELLITES = [
    ("5.11.7.t2", "ancona", "rome"), ("5.11.7.t3", "anjou", "marseilles"), ("5.11.7.t4", "bristol", "york_city"),
    ("5.11.7.t5", "bruges", "dijon"), ("5.11.7.t6", "caffa", "genoa_city"), ("5.11.7.t7", "modon", "venice_city"),
    ("5.11.7.t8", "ceuta", "lisbon"), ("5.11.7.t9", "beirut", "cairo"),
]  # fmt: skip


@pytest.mark.clause("5.11.7.b4", *(x[0] for x in SATELLITES))
@pytest.mark.parametrize(("clause", "satellite", "home"), SATELLITES)
def test_satellites_give_their_tolls_to_their_home(clause: str, satellite: str, home: str) -> None:
    t = merchants("L17", "L14")
    assert tolls.home_of(t.s, AT[satellite]) == AT[home]
    assert tolls.collector(t.s, AT[satellite]) == tolls.collector(t.s, AT[home])


@pytest.mark.clause("5.11.7.b4", "5.11.7")
@pytest.mark.parametrize(("value", "account"), [("home", "pile_york_city"), ("empire", "treasury_red")])
def test_a_satellite_inside_an_empire(value: str, account: str) -> None:
    t = merchants("L17", "L14", satellite_in_empire=value)
    assert tolls.collector(t.s, AT["bristol"]) == t.account(account)
    t.army("bristol", "red")
    assert tolls.collector(t.s, AT["bristol"]) == t.account("treasury_red")


@pytest.mark.clause("5.11.7", "RC.4")
def test_tolls_go_to_the_empire_the_lord_the_king_or_stay_in_the_city() -> None:
    t = merchants("L17", "L14")
    assert tolls.collector(t.s, AT["paris"]) == t.account("treasury_blue")
    t.army("paris", "red")
    assert tolls.collector(t.s, AT["paris"]) == t.account("treasury_red")
    assert tolls.collector(t.s, AT["milan_city"]) == t.account("chest_1")
    assert tolls.collector(t.s, AT["moscow"]) == t.account("pile_moscow")
    t.leader("L14", "castile", stature=3)
    assert tolls.collector(t.s, AT["burgos"]) == t.account("chest_1")
    t.leader("L14", "castile", stature=2)
    assert tolls.collector(t.s, AT["burgos"]) == t.account("pile_burgos")


@pytest.mark.clause("6.2.3.b2")
def test_the_cities_of_a_dowry_are_satellites_of_the_husband() -> None:
    t = merchants("L17", "L14")
    t.card(1, "M29")  # Innsbruck
    assert tolls.collector(t.s, AT["innsbruck"]) == t.account("chest_1")


@pytest.mark.clause("5.11.7")
@pytest.mark.parametrize("value", ["bank", "merchant"])
def test_the_supply_pays_the_tolls_or_the_merchant(value: str) -> None:
    t = moscow(toll_payer=value)
    before, supply = t.au("chest_0"), t.au("supply")
    declare(t).do(DECLARE.format("L21", "silk"))
    tolls_paid = 2  # Moscow's own and Azov's; the Don steppe has no city
    if value == "bank":
        assert t.au("chest_0") == before + 3 + 1
        assert t.au("supply") == supply - 3 - tolls_paid
    else:
        assert t.au("chest_0") == before + 3 - (tolls_paid - 1)
        assert t.au("supply") == supply - 3


@pytest.mark.clause("5.11.7", "5.11.1")
def test_the_route_of_venice() -> None:
    """T48: seven links, each with a city or port, the Doge at home: 3 + 1 for him, six for others, he pays nothing."""
    t = merchants("L17", "L14")
    t.leader("L21", "moscow", captor=-1)
    for port in ("ragusa", "corfu_city", "candia", "constantinople", "caffa"):
        t.galley(port, "orange")
    atlas = t.s.tables.atlas
    start, goal = AT["venice_city"], [Goal(AT["azov_city"], True)]
    chain = atlas.chain(start, AT["azov_city"])
    assert chain == 7
    t.nobody()
    _lay_chain(t, start, AT["azov_city"])
    route = Finder(Net(t.s, 0)).best(start, goal)
    assert route is not None
    before, supply = t.au("chest_0"), t.au("supply")
    paid = sum(bool(x) for x in tolls.choices(t.s, 0, route))
    declare(t).do(DECLARE.format("L17", "silk"))
    while t.asked >= 0:  # where a link has two cities
        t.do(t.listed()[0])
    assert t.au("chest_0") == before + 3 + 1
    assert t.au("supply") == supply - 3 - paid


def _lay_chain(t: Table, start: int, end: int) -> None:
    """A galley in a port of each sea and a caravan in a city of each land of the shortest chain, one at its end."""
    atlas = t.s.tables.atlas
    here = min(atlas.around(start), key=lambda place: atlas.distance(place, end))
    while True:
        if here >= AT["north_sea"]:
            ports = [c for c in atlas.cities_at[here] if atlas.city(c).seas == (here,)]
            t.galley(NAMES[ports[0] if ports else atlas.cities_at[here][0]], "orange")
        else:
            ports = [c for c in atlas.cities_at[here] if atlas.city(c).seas]
            t.caravan(NAMES[(ports or [here])[0]], "orange")
        if atlas.distance(here, end) == 0:
            break
        here = min(atlas.links[here], key=lambda place: (atlas.distance(place, end), place))
    t.galley("azov_city", "orange")
