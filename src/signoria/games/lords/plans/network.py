"""Which units would supply a source: the cheapest chain of links, and the posts in it that are still empty. 5.11.5

The chain is sought over Dukedoms and seas, each at what a unit there would cost: nothing where one serves already, some
years' fees for a foreign one, the price of a caravan or galley elsewhere. Then each port on the way, the trading place
and each link get a post.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, final

from signoria.games.lords.counters import UNIT
from signoria.games.lords.hands import hand, is_enterprise
from signoria.games.lords.ids import CARAVAN, FIRST_CITY, FIRST_E, FIRST_SEA, GALLEY, NOWHERE
from signoria.games.lords.map import FAR, Atlas, is_sea
from signoria.games.lords.plans.outlook import Outlook
from signoria.games.lords.trade import sources
from signoria.games.lords.trade.finder import Goal
from signoria.games.lords.trade.network import ON_LAND

FEE_YEARS: Final = 4  # a foreign link is as dear as its fee in so many years


class Post(NamedTuple):
    """Where a unit is wanted: a link by sea or land, best in `spot`; `exact`: only there."""

    link: int
    spot: int
    exact: bool
    at_sea: bool


@final
class Plan:
    """How a claim could be supplied: all posts, those that are empty, the units that fill the others, and the Au that
    the empty ones would cost. `own`: is it the seat's own claim, or that of another player of its colour?"""

    def __init__(self, posts: list[Post], missing: list[Post], units: set[int], price: int) -> None:
        self.posts, self.missing, self.units, self.price = posts, missing, units, price
        self.own = True


def plan(o: Outlook, claim: sources.Claim) -> Plan | None:
    """The cheapest way to supply a source of the seat with a good; None: nobody supplies it."""
    goals = sources.goals(o.s, o.seat, claim[1])
    start = sources.place_of(o.s, claim[0])
    chain, goal = _chain(o, start, goals)
    if goal is None:
        return None
    posts = _posts(o, start, chain, goal)
    missing, units = _missing(o, posts)
    price = o.s.tables.forces.price
    return Plan(posts, missing, units, sum(price[GALLEY] if p.at_sea else price[CARAVAN] for p in missing))


def _weight(o: Outlook, place: int) -> int:
    """What a link there costs, in tenths of an Au."""
    some = o.net.at.get(place)
    price = o.s.tables.forces.price
    build = 10 * (price[GALLEY] if place >= FIRST_SEA else price[CARAVAN])
    if not some:
        return build + 3
    return min(build, 10 * FEE_YEARS * min(o.net.fee[c] for c in some)) + 1


def _chain(o: Outlook, start: int, goals: Iterable[Goal]) -> tuple[list[int], Goal | None]:
    """The places of the cheapest chain, and where it ends."""
    atlas = o.s.tables.atlas
    ends: dict[int, Goal] = {}
    for goal in goals:
        for place in atlas.around(goal.city):
            ends.setdefault(place, goal)
    if not ends:
        return [], None
    heap = [(_weight(o, place), place, NOWHERE) for place in atlas.around(start)]
    heapq.heapify(heap)
    came: dict[int, int] = {}
    while heap:
        cost, place, before = heapq.heappop(heap)
        if place in came:
            continue
        came[place] = before
        if place in ends:
            chain, here = [], place
            while here != NOWHERE:
                chain.append(here)
                here = came[here]
            return chain[::-1], ends[place]
        for there in atlas.links[place]:
            if there not in came and there != atlas.voyages:
                heapq.heappush(heap, (cost + _weight(o, there), there, place))
    return [], None


def _posts(o: Outlook, start: int, chain: list[int], goal: Goal) -> list[Post]:
    """The trading place first, then ports from its end to the start, then the links that are left."""
    found = []
    held: set[int] = set()
    if goal.inside:
        found.append(Post(chain[-1], goal.city, True, is_sea(chain[-1])))
        held.add(chain[-1])
    for there, here in zip(reversed(chain), reversed(chain[:-1]), strict=False):
        for port in _ports(o, here, there):
            sea, land = (here, there) if is_sea(here) else (there, here)
            if is_sea(sea) and sea not in held:
                found.append(Post(sea, port, True, True))
                held.add(sea)
            else:
                side = land if not is_sea(land) else there
                found.append(Post(side, port, True, is_sea(side)))
                held.add(side)
    for link in chain:
        if link not in held:
            found.append(Post(link, _spot(o, link), False, is_sea(link)))
    unique: dict[int, Post] = {}  # one unit fills a port, for the trading place and for the step
    for post in found:
        unique.setdefault(post.spot if post.exact else -1 - post.link, post)
    return list(unique.values())


def _ports(o: Outlook, here: int, there: int) -> list[int]:
    """The ports that a step needs occupied: one between land and sea, two over a strait by land."""
    atlas = o.s.tables.atlas
    if is_sea(here) != is_sea(there):
        both = [city for city in atlas.cities_at[here] if there in atlas.city(city).around]
        return [max(both, key=lambda city: (bool(o.net.inside.get(city)), _home(o, city), -city))]
    if not is_sea(here) and there not in atlas.neighbours[here]:
        for city in atlas.cities_at[here]:
            for facing in atlas.across[city]:
                if there in atlas.city(facing).dukedoms:
                    return [city, facing]
    return []


def _home(o: Outlook, city: int) -> bool:
    return o.s.tables.atlas.city(city).empire == o.player.colour


def _spot(o: Outlook, link: int) -> int:
    """The best place for a link: a city of it, an own one first; the open land or sea if there is none."""
    cities = o.s.tables.atlas.cities_at[link]
    return max(cities, key=lambda city: (_home(o, city), -city)) if cities else link


def _missing(o: Outlook, posts: list[Post]) -> tuple[list[Post], set[int]]:
    """Posts that no unit fills, and the units that fill the others. Each unit fills one post."""
    used: set[int] = set()
    missing = []
    for post in sorted(posts, key=lambda p: not p.exact):
        some = o.net.inside.get(post.spot, []) if post.exact else o.net.at.get(post.link, [])
        fit = [c for c in some if c not in used and (UNIT[c] in ON_LAND) != post.at_sea]
        cheap = [c for c in fit if o.net.fee[c] <= 1]
        if cheap:
            used.add(min(cheap, key=lambda c: o.net.fee[c]))
        else:
            missing.append(post)
    return missing, used


def wanted(o: Outlook) -> list[Plan]:
    """The plans of all claims of the seat, the cheapest first, projects among them; then those of the players of its
    colour, with whom it shares ships, caravans and tolls."""
    found = _plans(o)
    for seat in o.mates:
        theirs = _plans(Outlook(o.s, seat, o.menu, o.rng))
        for p in theirs:
            p.own = False
        found += theirs
    return found


def _plans(o: Outlook) -> list[Plan]:
    claims = sources.claims(o.s, o.seat)
    claims += [(card, good) for card, good in projects(o) if (card, good) not in claims]
    found = [p for claim in claims if (p := plan(o, claim))]
    return sorted(found, key=lambda p: p.price)


def projects(o: Outlook) -> list[sources.Claim]:
    """What the seat's unfinished enterprises will need."""

    own = [card for card in hand(o.s, o.seat) if is_enterprise(o.s, card) and not o.s.built[card]]
    return [(card, good) for card in own for good in o.s.tables.deck.enterprises[card - FIRST_E].needs]


def near(o: Outlook, place: int, post: Post) -> int:
    """Steps from a place to a post, by sea for ships; FAR: there is no way."""
    atlas = o.s.tables.atlas
    if not post.at_sea:
        return atlas.distance(place, post.spot)
    table = _by_sea(atlas)
    ends = [post.spot] if is_sea(post.spot) else list(atlas.city(post.spot).seas)
    starts = [place] if is_sea(place) else list(atlas.city(place).seas) if place >= FIRST_CITY else []
    return min((table[a - FIRST_SEA][b - FIRST_SEA] for a in starts for b in ends), default=FAR)


@lru_cache(maxsize=4)
def _by_sea(atlas: Atlas) -> list[list[int]]:
    """Steps between seas, for ships."""
    n = len(atlas.seas)
    found = [[FAR] * n for _ in range(n)]
    for start in range(n):
        found[start][start] = 0
        queue = [start]
        for here in queue:
            for there in atlas.neighbours[here + FIRST_SEA]:
                if is_sea(there) and found[start][there - FIRST_SEA] == FAR:
                    found[start][there - FIRST_SEA] = found[start][here] + 1
                    queue.append(there - FIRST_SEA)
    return found
