"""5.11.5: the route finder against brute force, on small parts of the map with random units and prices."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from signoria.games.lords.ids import AT, FIRST_SEA
from signoria.games.lords.trade.finder import Finder, Goal
from signoria.games.lords.trade.network import REFUSED, Net

from .build import Table, table

REGIONS = [
    [
        "venice",
        "upper_adriatic",
        "lower_adriatic",
        "dalmatia",
        "croatia",
        "ionian_sea",
        "albania",
        "lands_of_the_church",
    ],
    ["gallipoli", "karasi", "sea_of_marmara", "aegean_sea", "thrace", "bithynia", "euxine_sea", "sarukhan"],
    ["ligurian_sea", "genoa", "milan", "florence", "tyrrhenian_sea", "corsica", "gulf_of_lions", "provence"],
]
NAMES = {number: name for name, number in AT.items()}


def laid_out(region: list[str], rng: random.Random) -> Table:
    """Units of three colours, some for a price, some refused, on and around a region."""
    t = table("L14", "L17", "L9", colours=("orange", "blue", "red")).nobody()
    t.card(1, "L2", "C2").card(2, "L1", "C1")
    t.s.players[1].passage[0], t.s.players[2].passage[0] = rng.choice([0, 1, 2]), rng.choice([-1, 1])
    t.s.players[1].tribute = rng.choice([0, 0, 1])
    atlas = t.s.tables.atlas
    for name in region:
        place = AT[name]
        spots = [place, *atlas.cities_at[place]]
        for _ in range(rng.choice([0, 1, 1, 2])):
            colour, spot = rng.choice(["orange", "blue", "red"]), NAMES[rng.choice(spots)]
            if place >= FIRST_SEA:
                (t.nao if AT[spot] == place else t.galley)(spot, colour)
            else:
                t.caravan(spot, colour)
    return t


def brute(net: Net, start: int, goal: Goal, region: list[int], most: int) -> tuple[int, int] | None:
    """The least (Au, links) of all chains of at most `most` links inside a region."""
    best: tuple[int, int] | None = None
    for places in chains(net, start, goal, region, most):
        for units in itertools.product(*(net.at.get(place, []) for place in places)):
            if len(set(units)) < len(units):
                continue
            fees = fee(net, places, units, goal)
            if fees is not None and (best is None or (fees, len(places)) < best):
                best = fees, len(places)
    return best


def chains(net: Net, start: int, goal: Goal, region: list[int], most: int) -> Iterator[tuple[int, ...]]:
    atlas = net.s.tables.atlas
    ends = set(atlas.around(goal.city))
    stack = [(place,) for place in atlas.around(start) if place in region]
    while stack:
        places = stack.pop()
        if places[-1] in ends:
            yield places
        if len(places) < most:
            stack += [(*places, there) for there in atlas.links[places[-1]] if there in region and there not in places]


def fee(net: Net, places: tuple[int, ...], units: tuple[int, ...], goal: Goal) -> int | None:
    """The cheapest fee of a chain with these units: each step by land, sea, a port or a strait."""
    atlas = net.s.tables.atlas
    options: list[list[tuple[set[int], int]]] = []
    if goal.inside:
        options.append([({c}, 0) for c in net.inside.get(goal.city, [])])
    for (a, x), (b, y) in itertools.pairwise(zip(places, units, strict=True)):
        ways: list[tuple[set[int], int]] = []
        if b in atlas.neighbours[a]:
            strait = atlas.strait_between(a, b) if a >= FIRST_SEA else None
            tribute = net.passes(strait, x, y) if strait else 0
            if tribute != REFUSED:
                ways.append((set(), tribute))
        for port in atlas.cities_at[a]:
            if (a >= FIRST_SEA) != (b >= FIRST_SEA) and b in atlas.city(port).around:
                ways += [({c}, 0) for c in net.inside.get(port, [])]
            for facing in atlas.across[port]:
                if a < FIRST_SEA and b < FIRST_SEA and b in atlas.city(facing).dukedoms:
                    strait = next(s for s in atlas.straits if set(s.ports) == {port, facing})
                    tribute = net.passes(strait, x, y)
                    if tribute != REFUSED:
                        pairs = itertools.product(net.inside.get(port, []), net.inside.get(facing, []))
                        ways += [({c, d}, tribute) for c, d in pairs]
        options.append(ways)
    best: int | None = None
    for chosen in itertools.product(*options):
        used = set(units).union(*(keepers for keepers, _ in chosen))
        total = sum(net.fee[c] for c in used) + sum(tribute for _, tribute in chosen)
        best = total if best is None else min(best, total)
    return best


@pytest.mark.clause("5.11.5", "5.11.5.b5", "5.11.6", "5.11.8")
@pytest.mark.parametrize("seed", range(40))
def test_the_finder_finds_what_brute_force_finds(seed: int) -> None:
    rng = random.Random(seed)
    region = rng.choice(REGIONS)
    t = laid_out(region, rng)
    net = Net(t.s, 0)
    numbers = [AT[name] for name in region]
    cities = sorted({c for place in numbers for c in t.s.tables.atlas.cities_at[place]})
    for _ in range(6):
        start, goal = rng.choice(cities), Goal(rng.choice(cities), rng.random() < 0.5)
        inside = {place: units for place, units in net.at.items() if place in numbers}
        net.at = inside
        route, wanted = Finder(net).best(start, [goal]), brute(net, start, goal, numbers, 5)
        if wanted is not None:
            assert route is not None
            assert (route.fee, len(route.places)) <= wanted
        if route is not None and len(route.places) <= 5:
            assert wanted == (route.fee, len(route.places))
