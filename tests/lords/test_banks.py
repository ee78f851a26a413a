"""How far each bank lies from its goods and what its route costs; recommended lords have equal chances by that."""

from __future__ import annotations

import heapq

import pytest

from signoria.games.lords.cards import Leader
from signoria.games.lords.ids import CARAVAN, CARD, GALLEY, LORD_BANK, NAO, PLACES
from signoria.games.lords.map import is_sea

from .ground import ATLAS, DECK, T

LORDS = {leader.key: leader for leader in DECK.leaders if leader.kind == LORD_BANK}

# lord: links of the shortest chain, Au of the cheapest
ROUTES = {
    "L7": (9, 39), "L8": (10, 45), "L9": (9, 41), "L10": (7, 31), "L11": (9, 42), "L12": (10, 45), "L13": (8, 38),
    "L14": (8, 34), "L15": (9, 38), "L16": (7, 35), "L17": (7, 30), "L18": (7, 30), "L19": (5, 22), "L20": (5, 22),
    "L21": (3, 12), "L22": (4, 16), "L23": (5, 20),
}  # fmt: skip


def cheapest(lord: Leader) -> int:
    """Au for the units of the cheapest chain of links from a bank to its goods: galleys at sea, caravans on land."""
    price = {True: T.forces.price[GALLEY], False: T.forces.price[CARAVAN]}
    ends = {x for city in ATLAS.sellers[lord.bank_needs] for x in ATLAS.around(city)}
    queue = [(price[is_sea(x)], x) for x in ATLAS.around(lord.bank)]
    heapq.heapify(queue)
    done: set[int] = set()
    while queue:
        cost, here = heapq.heappop(queue)
        if here in ends:
            return cost
        if here not in done:
            done.add(here)
            for there in ATLAS.links[here]:
                heapq.heappush(queue, (cost + price[is_sea(there)], there))
    raise AssertionError("no way")


def years(lord: Leader) -> float:
    """Years to earn the first route alone: what pirates it starts with are worth taken off."""
    ships = {GALLEY: T.forces.pirate_galley, NAO: T.forces.pirate_nao}
    pirates = sum(ships[x.ship] for x in DECK.court if x.owner == lord.number)
    own_toll = T.trade.toll if lord.bank == lord.place or ATLAS.city(lord.bank).home == lord.place else 0
    return (cheapest(lord) - pirates) / (T.trade.bank + own_toll)


@pytest.mark.parametrize("key", ROUTES)
def test_the_way_to_the_goods(key: str) -> None:
    lord = LORDS[key]
    links, cost = ROUTES[key]
    assert min(ATLAS.chain(lord.bank, city) for city in ATLAS.sellers[lord.bank_needs]) == links
    assert cheapest(lord) == cost


def test_silk_is_nearest_at_azov_but_for_cairo() -> None:
    for lord in LORDS.values():
        found = min((ATLAS.chain(lord.bank, city), PLACES[city]) for city in ATLAS.sellers[lord.bank_needs])
        assert found[1] == {"L22": "beirut", "L23": "erzurum_city"}.get(lord.key, "azov_city")


def test_every_lord_is_recommended_once() -> None:
    assert sorted(DECK.recommended) == sorted(lord.number for lord in LORDS.values())
    assert T.recommended(3) == (CARD["L14"], CARD["L16"], CARD["L15"])


@pytest.mark.parametrize("players", range(2, 18))
def test_recommended_lords_earn_their_first_route_in_about_the_same_time(players: int) -> None:
    at_table = [years(DECK.leaders[number]) for number in T.recommended(players)]
    left = [years(DECK.leaders[number]) for number in DECK.recommended[players:]]
    least, most = min(at_table), max(at_table)
    assert not [n for n in left if least < n < most], "somebody between them is left out"
    bounds = {2: 1.03, 5: 1.21, 8: 1.4, 11: 2.05, 17: 5}
    assert most / least <= next(bound for n, bound in bounds.items() if players <= n)


def test_the_first_recommended_lords_claim_different_thrones() -> None:
    claims = [DECK.leaders[number].claim for number in T.recommended(5)]
    assert len(set(claims)) == 5
