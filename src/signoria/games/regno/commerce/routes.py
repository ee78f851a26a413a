"""Where carriers go and where they deal: terrain, war, consent, Isolation, places of trade. 10.2, 10.3, R1.6, R18.6"""

from __future__ import annotations

from collections import deque
from typing import Final

from signoria.games.regno.cards import in_force
from signoria.games.regno.carriers import carrier, is_blockaded, is_operating
from signoria.games.regno.ids import CARAVAN, COMMERCE, FAIR, LOGGIA, MARKET, NEUTRAL, NO_CENTRE, NOWHERE, PLAIN, PORT
from signoria.games.regno.pieces import Carrier
from signoria.games.regno.realm.territory import at_war, functioning
from signoria.games.regno.state import Regno
from signoria.kernel.menu import Refusal

TRADE_BUILDINGS: Final = (MARKET, FAIR, LOGGIA)

ENEMY_LAND: Final = Refusal("C83", "enemy-land")
BESIEGED: Final = Refusal("C147", "besieged-carrier")
HORDE_LAND: Final = Refusal("R18.4", "horde-land")
ISOLATED: Final = Refusal("R18.6", "isolated-carrier")
FLOODED: Final = Refusal("R18.2", "flooded")
TOO_FAR: Final = Refusal("10.2.1", "too-far")
NEW_CARAVAN: Final = Refusal("10.2.12", "new-caravan")


def movement(s: Regno, seat: int) -> int:
    """Territories a Caravan moves in an Order 4, older ones too. 10.2.1 11.3.t1.r7 C84"""
    rules = s.tables.exchange["caravan"]
    return int(rules["movement"] + (rules["commerce3_movement"] if s.realms[seat].tech[COMMERCE] >= 3 else 0))


def entry_cost(s: Regno, place: int) -> int:
    """Mountain and swamp cost a Caravan 2 as they cost armies; one in an early thaw. 7.3.3 C14 R18.2"""
    cost = s.tables.entry_cost
    return cost[PLAIN] if in_force(s, "early_thaw") else cost[s.tables.atlas.lands[place].terrain]


def is_isolated(s: Regno, owner: int) -> bool:
    """Does the Plague keep this realm's provinces closed to carriers? R18.6"""
    return owner >= 0 and bool(s.isolated >> owner & 1)


def why_not_enter(s: Regno, seat: int, x: Carrier, place: int, points: int) -> Refusal | None:
    """What keeps a Caravan from the next province; consent aside. A Caravan with its whole movement left may always
    enter one. 10.2.1 10.2.12 C13 C14 C83 C147 R18.2 R18.4 R18.6"""
    p, here = s.provinces[place], s.provinces[x.place]
    if x.bought == s.round:
        return NEW_CARAVAN
    if is_isolated(s, p.owner) or is_isolated(s, here.owner):
        return ISOLATED
    if p.owner >= 0 and at_war(s, seat, p.owner):
        return ENEMY_LAND
    if p.horde or here.horde:
        return HORDE_LAND
    if p.besieger != NOWHERE or here.besieger != NOWHERE:
        return BESIEGED
    if (x.place, place) in s.tables.atlas.rivers and in_force(s, "floods"):
        return FLOODED
    return TOO_FAR if points <= 0 or entry_cost(s, place) > points < movement(s, seat) else None


def needs_consent(s: Regno, seat: int, place: int) -> bool:
    """Another player's land at peace, without its consent for this activation. R1.6 C83"""
    owner = s.provinces[place].owner
    return owner not in (seat, NEUTRAL) and (owner, seat) not in s.consents


# ---- where a carrier deals -------------------------------------------------------------------------------------------


def shores(s: Regno, x: Carrier) -> tuple[int, ...]:
    """The provinces a carrier can reach from where it stands: a Caravan's own place, a ship's coasts."""
    return (x.place,) if x.kind == CARAVAN else s.tables.atlas.shores[x.place]


def is_unhindered(s: Regno, place: int) -> bool:
    """Can goods pass in and out: neither besieged nor under a horde? C147 R18.4"""
    p = s.provinces[place]
    return p.besieger == NOWHERE and not p.horde


def is_open(s: Regno, seat: int, place: int) -> bool:
    """And may a ship call there: does the Plague keep neither realm's carriers from it? C147 R18.4 R18.6"""
    return is_unhindered(s, place) and not is_isolated(s, seat) and not is_isolated(s, s.provinces[place].owner)


def neutral_settlements(s: Regno, seat: int, name: int) -> list[int]:
    """The neutral settlements a carrier may deal with from where it stands, rebels' too. A realm isolated by the Plague
    has no trade abroad. 10.2.6 R18.6 R19.3"""
    found = () if is_isolated(s, seat) else shores(s, carrier(s, name))
    return [p for p in found if s.provinces[p].owner == NEUTRAL and is_settlement(s, p) and is_unhindered(s, p)]


def is_settlement(s: Regno, place: int) -> bool:
    """A Village, Town or City."""
    return s.provinces[place].settlement != NO_CENTRE


def guards(s: Regno, seat: int, sea: int) -> list[int]:
    """The seats at war with this one that have an operating warship in a sea, in the order of play: it is a guarded
    zone. R1.6"""
    there = {x.owner for x in s.carriers if x is not None and x.place == sea and is_operating(s, x)}
    return [owner for owner in s.order if owner in there and at_war(s, seat, owner)]


def has_trade_post(s: Regno, place: int) -> bool:
    """A settlement with a sound Market or Fair, or a Port that nobody blockades. 10.3.1 15.3.2 C85"""
    port = functioning(s, place, PORT) and not is_blockaded(s, place)
    return is_settlement(s, place) and (port or functioning(s, place, *TRADE_BUILDINGS))


def places_of_trade(s: Regno, seat: int, name: int, other: int) -> list[int]:
    """The other's settlements where this carrier can meet it: there, with a trade post, joined to one of the seat's by
    a route that is not hostile. 10.3.1 10.3.2 C85"""
    found = shores(s, carrier(s, name))
    at = [p for p in found if s.provinces[p].owner == other and has_trade_post(s, p) and is_open(s, seat, p)]
    return [p for p in at if has_route(s, seat, p)]


def has_route(s: Regno, seat: int, place: int) -> bool:
    """Is there a chain of land links or seas to a settlement of the seat with a trade post: no province of an enemy, no
    horde, no blockaded Port? R1.6 10.3.1"""
    seen, queue = {place}, deque([place])
    while queue:
        here = queue.popleft()
        if here in s.tables.atlas.lands:
            if s.provinces[here].owner == seat and has_trade_post(s, here):
                return True
            afloat = () if is_blockaded(s, here) else s.tables.atlas.coasts(here)
            near = (*s.tables.atlas.neighbours[here], *afloat)
        else:
            landfall = [p for p in s.tables.atlas.shores[here] if not is_blockaded(s, p)]
            near = (*s.tables.atlas.neighbours[here], *landfall)
        for there in near:
            if there not in seen and not _hostile(s, seat, there):
                seen.add(there)
                queue.append(there)
    return False


def _hostile(s: Regno, seat: int, place: int) -> bool:
    p = s.provinces[place] if place in s.tables.atlas.lands else None
    return p is not None and (p.horde or (p.owner >= 0 and at_war(s, seat, p.owner)))


def change_cargo(x: Carrier, what: int, n: int) -> None:
    """So many more (or fewer) of a thing aboard."""
    x.cargo = tuple(have + n * (i == what) for i, have in enumerate(x.cargo))
