"""What the bot buys, keeps and pays for: units for its routes, first with imperial gold."""

from __future__ import annotations

from typing import Final

from signoria.games.lords.counters import UNIT, mover, pool
from signoria.games.lords.ids import ARMY, CARAVAN, GALLEY, MATURE, MERCENARY, NAO, NOWHERE
from signoria.games.lords.plans import campaign, network, tollhouse, voyages
from signoria.games.lords.plans.cards import earnings
from signoria.games.lords.plans.network import Plan, Post
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.recruiting import buying, raising, refreshing
from signoria.games.lords.revenue import projects
from signoria.games.lords.trade.network import ON_LAND
from signoria.games.lords.weather import winter
from signoria.kernel.menu import Listing

PROFIT: Final = 4  # Au a year of a bank with its toll
PLENTY: Final = 20  # Au of imperial gold with which naos do what galleys would


def idle(o: Outlook, plans: list[Plan]) -> list[int]:
    """Own ships and caravans that fill no post yet: those that the seat moves."""
    busy = {unit for p in plans for unit in p.units}
    some = [c for c, where in enumerate(o.s.at) if where != NOWHERE and UNIT[c] not in (ARMY, MERCENARY)]
    return [c for c in some if c not in busy and mover(o.s, c) == o.seat]


def buy(o: Outlook, step: buying.Buying) -> Choice | None:
    """Units for the cheapest route that is not whole, worn units of the routes, an army for an empty capital."""
    plans = network.wanted(o)
    fresh = _freshen(o, plans) or tollhouse.guard(o) or voyages.nao(o)
    if fresh is not None:
        return fresh
    waiting = idle(o, plans)
    at_sea = sum(UNIT[c] not in ON_LAND for c in waiting)
    on_land = len(waiting) - at_sea
    for p in plans:
        left: list[Post] = []
        for post in p.missing:
            if post.at_sea and at_sea:
                at_sea -= 1
            elif not post.at_sea and on_land:
                on_land -= 1
            else:
                left.append(post)
        price = o.s.tables.forces.price
        cost = sum(price[GALLEY] if post.at_sea else price[CARAVAN] for post in left)
        pays = p.own and o.years * PROFIT > 1.5 * max(0, cost - o.imperial) and cost <= o.imperial + o.spare
        for post in left:
            found = _unit(o, post, pays)
            if found is not None:
                return found
    return _guard(o) or campaign.raise_men(o)


def _unit(o: Outlook, post: Post, pays: bool) -> Choice | None:
    """A ship or caravan for a post, where it is nearest; own gold only if the whole route pays."""
    verbs = (raising.BUILD_SHIP, raising.BUILD_PIRATE) if post.at_sea else (raising.BUILD_CARAVAN,)
    galleys = bool(pool(o.s, o.player.colour, GALLEY))
    best: Listing | None = None
    least = (99, 99, 99)
    for x in o.listed(*verbs):
        if x[0] == raising.BUILD_SHIP and x[2] == NAO and (galleys or o.s.gold[x[-1]] < PLENTY or not o.foreign(x[-1])):
            continue
        unit = {raising.BUILD_SHIP: GALLEY, raising.BUILD_CARAVAN: CARAVAN}.get(x[0], GALLEY)
        if not pays and (not o.foreign(x[-1]) or o.s.gold[x[-1]] < o.s.tables.forces.price[unit]):
            continue
        place = x[3] if x[0] == raising.BUILD_SHIP else x[2]
        key = (int(not o.foreign(x[-1])), network.near(o, place, post), place)
        if key < least:
            best, least = x, key
    return (best, "because-link", {}) if best else None


def _freshen(o: Outlook, plans: list[Plan]) -> Choice | None:
    """Two worn ones make a fresh one for nothing only where units are many; 1 Au keeps a unit of the routes."""
    posts = {post.spot for p in plans for post in p.posts}
    own = {post.spot for p in plans if p.own for post in p.posts}
    for x in o.listed(refreshing.FRESHEN):
        where = o.s.at[x[1]]
        useful = where in posts or UNIT[x[1]] not in ON_LAND
        if o.foreign(x[2]) and useful:
            return x, "because-worn", {}
    for x in o.listed(refreshing.FRESHEN):
        if o.s.at[x[1]] in own and o.spare > 2 and o.years > 2:
            return x, "because-worn", {}
    for x in o.listed(refreshing.REPAIR_BUILDING):
        if o.years > 2:
            return x, "because-worn", {}
    return None


def _guard(o: Outlook) -> Choice | None:
    """With imperial gold to spare, an army into the capital."""
    for x in o.listed(raising.RAISE_ARMY):
        e = o.s.tables.atlas.empires[x[1]]
        if x[2] == e.capital and o.foreign(x[3]) and o.s.gold[x[3]] >= 8:
            return x, "because-guard", {}
    return None


# ---- projects --------------------------------------------------------------------------------------------------------


def project(o: Outlook, step: projects.Projects) -> Choice | None:
    """Advance what will pay, with others' gold first; give up the rest."""
    paid = voyages.fund(o)
    if paid is not None:
        return paid
    trade = o.s.tables.trade
    best: Listing | None = None
    most = 0.0
    for x in o.listed(projects.ADVANCE):
        blocks = MATURE - o.s.block[x[1]]
        needed = trade.advance * blocks
        cost = max(needed - (o.s.gold[x[2]] if o.foreign(x[2]) else 0), 0.1 * needed)
        gain = 0.7 * earnings(o, x[1], blocks - 0.75) - cost
        if gain > most and (o.foreign(x[2]) or o.chest >= trade.advance):
            best, most = x, gain
    if best is not None:
        return best, "because-project", {}
    for x in o.listed(projects.KEEP):
        if 0.5 * earnings(o, x[1], 2) > trade.advance * (MATURE - o.s.block[x[1]]):
            return x, "because-project", {}
    return (projects.PAY_NOTHING,), "because-nothing-better", {}


# ---- winter ----------------------------------------------------------------------------------------------------------


def spare(o: Outlook, step: winter.Winter) -> Choice | None:
    """Imperial gold spares all that it can; own gold what serves the routes."""
    offered = o.listed(winter.SPARE)
    for x in offered:
        if o.foreign(x[2]) and o.s.gold[x[2]] > 0:
            return x, "because-spare", {}
    if o.years <= 1:
        return None
    posts = {place for p in network.wanted(o)[:2] for post in p.posts for place in (post.spot, post.link)}
    for x in offered:
        if o.s.at[x[1]] in posts and (o.s.steps[x[1]] == 1 or o.spare > 3) and o.spare > 0:
            return x, "because-spare", {}
    return None
