"""Voyages of discovery, and the trade in what they find: knowledge is copied, so its finder sells it to all. 6.1"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import hands, money
from signoria.games.lords.counters import holder, mover, ship_kind
from signoria.games.lords.ids import CARTOGRAPHER, EXPLORER, FIRST_X, MATURE, NAO, NOWHERE
from signoria.games.lords.moving import ships
from signoria.games.lords.plans import network
from signoria.games.lords.plans.network import Post
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.recruiting import raising
from signoria.games.lords.voyages import sailing
from signoria.kernel.menu import Listing

BOTH: Final = 3  # bits of Player.navigation
ASKED: Final = 7  # Au for a copy of a navigation card …
LEAST: Final = 4  # … and at least
HOPE: Final = 0.5  # that a voyage finds something
HELPED: Final = 0.65  # the same with a cartographer or an experienced explorer
LASTS: Final = 2  # summers that a voyage takes
DEAREST: Final = 8  # Au that the bot pays for a copy


def worth_of(o: Outlook, card: int) -> float:
    """Au that a navigation card is worth to the seat: nothing twice."""
    knows = o.player.navigation >> (card - FIRST_X) & 1
    return 0.0 if knows else float(o.s.tables.discovery.worth)


def buyers(o: Outlook, card: int) -> list[int]:
    """Other players who do not know it and could pay, the richest first."""
    s = o.s
    some = [x for x in s.order if x != o.seat and not s.players[x].out]
    some = [x for x in some if not s.players[x].navigation >> (card - FIRST_X) & 1 and s.gold[money.chest(x)] > LEAST]
    return sorted(some, key=lambda x: -s.gold[money.chest(x)])


def prize(o: Outlook) -> float:
    """Au that a discovery brings: the card, and something for its copies."""
    if o.player.navigation == BOTH:
        return 0.0
    card = FIRST_X if not o.player.navigation & 1 else FIRST_X + 1
    return o.s.tables.discovery.worth + 0.3 * LEAST * len(buyers(o, card))


def naos(o: Outlook) -> list[int]:
    """Naos that the seat moves."""
    return [
        c for c, here in enumerate(o.s.at) if here != NOWHERE and ship_kind(o.s, c) == NAO and mover(o.s, c) == o.seat
    ]


def explorer(o: Outlook, card: int) -> float:
    """Au that an explorer is worth: the hope of a discovery less what ship and voyage cost of one's own."""
    s = o.s
    if o.years < LASTS:
        return 0.0
    lord = holder(s, s.tables.atlas.empires[o.own_colour].lord) == o.seat if o.own_colour >= 0 else False
    if not lord and not naos(o):
        return 0.0
    helped = card in s.experienced or bool(hands.of_kind(s, o.seat, CARTOGRAPHER))
    price = LASTS * s.tables.trade.advance + (0 if naos(o) else s.tables.forces.price[NAO])
    return max(0.0, (HELPED if helped else HOPE) * prize(o) - max(0.0, price - o.imperial))


def waits(o: Outlook) -> bool:
    """Has the seat an explorer who could sail?"""
    if o.player.navigation == BOTH:
        return False
    some = hands.of_kind(o.s, o.seat, EXPLORER)
    return bool(some) and all(o.s.block[card] == hands.NO_BLOCK for card in some)


def nao(o: Outlook) -> Choice | None:
    """A nao for an explorer who waits, as near to the ocean as may be."""
    if not waits(o) or naos(o) or o.years < LASTS:
        return None
    zone = o.s.tables.atlas.voyages
    some = [x for x in o.listed(raising.BUILD_SHIP) if x[2] == NAO and _pays(o, x)]
    if not some or holder(o.s, o.s.tables.atlas.empires[o.own_colour].lord) != o.seat:
        return None
    goal = Post(zone, zone, True, True)
    x = min(some, key=lambda x: (not o.foreign(x[-1]), network.near(o, x[3], goal), x))
    return x, "because-voyage", {}


def _pays(o: Outlook, x: Listing) -> bool:
    price = o.s.tables.forces.price[NAO]
    if o.foreign(x[-1]) and o.s.gold[x[-1]] >= price:
        return True
    costs = price + LASTS * o.s.tables.trade.advance
    return o.spare >= costs - o.imperial and HOPE * prize(o) > costs - o.imperial + 1


def sail(o: Outlook) -> Choice | None:
    """With an explorer, a nao into the zone."""
    costs = LASTS * o.s.tables.trade.advance
    if not waits(o) or o.years < LASTS or (o.imperial < costs and (o.spare < costs or HOPE * prize(o) < costs)):
        return None
    zone = o.s.tables.atlas.voyages
    goal = Post(zone, zone, True, True)
    best: Listing | None = None
    most = 0
    for x in o.listed(ships.SAIL):
        if ship_kind(o.s, x[1]) != NAO:
            continue
        if x[2] == zone:
            return x, "because-voyage", {}
        gain = network.near(o, o.s.at[x[1]], goal) - network.near(o, x[2], goal)
        if gain > most:
            best, most = x, gain
    return (best, "because-voyage", {}) if best else None


def fund(o: Outlook) -> Choice | None:
    """What a voyage costs this summer, of imperial gold first; of one's own while it can still come home."""
    some = o.listed(sailing.FUND_VOYAGE)
    for x in some:
        if o.foreign(x[2]):
            return x, "because-voyage", {}
    for x in some:
        left = MATURE - o.s.block[x[1]]
        if o.years >= left - 1 and HOPE * prize(o) > left * o.s.tables.trade.advance:
            return x, "because-voyage", {}
    for x in sorted(o.listed(sailing.KEEP_VOYAGE), key=lambda x: not o.foreign(x[2])):
        if o.years >= MATURE - o.s.block[x[1]]:
            return x, "because-voyage", {}
    return None
