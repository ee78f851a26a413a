"""What screens are told of trade: who is paid what, and what one more counter brings, as the rules carry it out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria.games.lords import money
from signoria.games.lords.conflict.sides import in_charge
from signoria.games.lords.counters import PRINTED, colour, root
from signoria.games.lords.ids import AT, CARDS, COUNTERS, FIRST_CITY, FIRST_MERCENARY, GOODS, NOWHERE, PLACES, STRAITS
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.map import is_sea
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.games.lords.studies import STUDIES
from signoria.games.lords.trade import routes, sources, tolls
from signoria.games.lords.trade.finder import Route, tributes
from signoria.games.lords.trade.network import Net
from signoria.games.lords.trade.sources import Claim

from .test_studies_lords import declaring, scene
from .trading import merchants, moscow

TRIED = 24  # places at most


def gains(s: Lords, seat: int, claim: Claim, route: Route) -> Counter[int]:
    """What a route brings to each account, carried out alone."""
    t = s.copy()
    t.events = None
    routes.carry_out(t, seat, claim, route)
    return Counter({i: now - then for i, (then, now) in enumerate(zip(s.gold, t.gold, strict=True)) if now != then})


def foretold(s: Lords, seat: int, route: Route, shown: dict[str, Any]) -> Counter[int]:
    """The same by the study; what it does not itemise (who holds a port, tribute, the price of goods) by the rules."""
    net = Net(s, seat)
    links = {COUNTERS.index(x["counter"]): x for x in shown["links"]}
    told, chest, toll = Counter[int](), money.chest(seat), s.tables.trade.toll
    for x in links.values():
        if x["fee"]:
            told[money.chest(x["seat"])] += x["fee"]
    for unit in {unit for _, _, unit in route.ports} - set(links):
        if net.fee[unit]:
            told[money.chest(in_charge(s, unit))] += net.fee[unit]
    for unit, au in tributes(net, route):
        told[money.hold(unit) if unit >= FIRST_MERCENARY else money.treasury(s, colour(s, unit))] += au
    if route.goal.seller != NOBODY:
        told[money.chest(route.goal.seller)] += route.goal.fee
    assert sum(told.values()) == shown["fee"]
    told[chest] += shown["profit"] - shown["cost"]
    told[money.SUPPLY] -= shown["profit"]
    for x in shown["tolls"]:
        told[ACCOUNT.ids.index(x["account"])] += toll
        if not s.tables.choices.merchant_pays_tolls:
            told[money.SUPPLY] -= toll
    return told


def priced(s: Lords, seat: int) -> Lords:
    """Everybody asks him 1 Au for a link, and he can pay."""
    t = s.copy()
    for x in t.players[: t.seats]:
        x.passage[seat] = 1
    t.gold[money.chest(seat)] += 50
    return t


def checked(s: Lords, seat: int) -> Counter[str]:
    """Every route that can be paid pays whom the study says; what was met."""
    met = Counter[str]()
    told = STUDIES["routes"](scene(s, seat), {})["routes"]
    best = routes.routes_of(s, seat, ())
    for shown in told:
        claim = CARDS.index(shown["source"]), GOODS.index(shown["good"])
        assert ("why" not in shown) == (claim in best)
        if claim not in best:
            continue
        route = best[claim]
        came, said = gains(s, seat, claim, route), foretold(s, seat, route, shown)
        assert came[money.chest(seat)] == shown["net"]
        assert {x: n for x, n in came.items() if n} == {x: n for x, n in said.items() if n}
        assert [(AT[x["place"]], x["counter"]) for x in shown["links"]] == [
            (place, COUNTERS[unit]) for place, unit in zip(route.places, route.units, strict=True)
        ]
        assert [x.get("seat", NOBODY) for x in shown["links"]] == [in_charge(s, unit) for unit in route.units]
        assert [(AT[x["city"]], x["counter"]) for x in shown["ports"]] == [
            (port, COUNTERS[unit]) for _, port, unit in route.ports
        ]
        assert shown["straits"] == [STRAITS[x] for x in route.straits]
        assert shown["goal"] == PLACES[route.end]
        some = [cities for cities in tolls.choices(s, seat, route) if cities]
        assert [[AT[x] for x in toll["cities"]] for toll in shown["tolls"]] == [list(cities) for cities in some]
        met.update(x["account"].partition(".")[0] for x in shown["tolls"])
        met.update(routes=1, ports=len(shown["ports"]), fees=sum(x["fee"] for x in shown["links"]))
    return met


@pytest.mark.clause("5.11.5.b3", "5.11.6", "5.11.7", "5.11.8")
def test_a_route_pays_whom_the_study_says() -> None:
    met = Counter[str]()
    for s, seat in list(declaring())[::3]:
        met += checked(s, seat)
        met += checked(priced(s, seat), seat)
    assert min(met[x] for x in ("routes", "ports", "fees", "chest", "treasury")) > 0


@pytest.mark.clause("5.11.5.b3", "5.11.7", "2.2.9.b5")
@pytest.mark.parametrize("payer", ["bank", "merchant"])
def test_a_foreign_link_is_paid_and_tolls_are_where_the_table_has_agreed(payer: str) -> None:
    t = merchants("L21", "L14", toll_payer=payer)
    t.card(1, "C2", "L2")
    for place in ("muscovy", "don_steppe"):
        t.caravan(place, "orange")
    t.caravan("azov_city", "blue")
    t.s.players[1].passage[0] = 2
    met = checked(t.s, 0)
    assert met["routes"]
    assert met["fees"] == 2 * met["routes"]


# ---- one more counter ------------------------------------------------------------------------------------------------


def with_one_more(s: Lords, seat: int, place: int) -> Lords | None:
    """His galley (in the first port of a sea) or caravan stands there; None: it cannot."""
    kind = "galley" if is_sea(place) else "caravan"
    ports = s.tables.atlas.cities_at[place] if is_sea(place) else (place,)
    own = root(s, s.players[seat].colour)
    spare = [
        c for c, x in enumerate(COUNTERS) if s.at[c] == NOWHERE and f".{kind}." in x and root(s, PRINTED[c]) == own
    ]
    if not spare or not ports:
        return None
    t = s.copy()
    t.at[spare[0]], t.steps[spare[0]] = ports[0], 2
    return t


def nets(s: Lords, seat: int) -> dict[Claim, int]:
    best = routes.routes_of(s, seat, ())
    brought = {claim: gains(s, seat, claim, route)[money.chest(seat)] for claim, route in best.items()}
    return {claim: brought.get(claim, 0) for claim in sources.claims(s, seat)}


@pytest.mark.clause("5.11.5")
def test_one_more_unit_changes_the_chest_by_what_the_study_says() -> None:
    gained = 0
    for s, seat in list(declaring())[-8:]:
        told = STUDIES["one_more"](scene(s, seat), {})
        before = nets(s, seat)
        assert told["before"] == sum(before.values())
        assert 0 < told["tried"] <= TRIED
        assert [x["gain"] for x in told["places"]] == sorted((x["gain"] for x in told["places"]), reverse=True)
        for one in told["places"]:
            t = with_one_more(s, seat, AT[one["place"]])
            assert t is not None
            after = nets(t, seat)
            assert one["gain"] == sum(after.values()) - sum(before.values())
            changed = {(CARDS[x[0]], GOODS[x[1]]): (before[x], after[x]) for x in after if after[x] != before[x]}
            assert changed == {(x["source"], x["good"]): (x["before"], x["after"]) for x in one["routes"]}
            gained += one["gain"] > 0
    assert gained


def best_anywhere(s: Lords, seat: int) -> int:
    before = sum(nets(s, seat).values())
    some = [t for place in range(FIRST_CITY) if (t := with_one_more(s, seat, place))]
    return max(sum(nets(t, seat).values()) for t in some) - before


@pytest.mark.clause("5.11.5")
@pytest.mark.parametrize("gap", ["muscovy", "don_steppe"])
def test_the_best_place_of_all_is_among_those_tried(gap: str) -> None:
    t = moscow()
    at = next(c for c, place in enumerate(t.s.at) if place == AT[gap])
    t.s.at[at], t.s.steps[at] = NOWHERE, 0
    best = STUDIES["one_more"](scene(t.s, 0), {})["places"][0]
    assert (best["place"], best["unit"]) == (gap, "caravan")
    assert best["gain"] == best_anywhere(t.s, 0) > 0


@pytest.mark.clause("5.11.5")
def test_the_best_sea_is_among_those_tried_too() -> None:
    units = set()
    for s, seat in list(declaring())[::8]:
        best = STUDIES["one_more"](scene(s, seat), {})["places"][0]
        assert best["gain"] == best_anywhere(s, seat) > 0
        units.add(best["unit"])
    assert "galley" in units
