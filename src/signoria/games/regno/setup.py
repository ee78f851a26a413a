"""The position before the first choice. Chapter 2 and 19 of the reconstruction; choices follow in `reconstruction`.

What players choose (R2.2: faith, government, two branches at level 1, a luxury) is asked by `choosing`.
"""

from __future__ import annotations

from signoria.games.regno.carriers import launch
from signoria.games.regno.forces import counts_of, put
from signoria.games.regno.ids import (
    CAPTAINS,
    CARAVAN,
    CARRIERS,
    CONSORT,
    COURT,
    EVENTS,
    HEIR,
    NEUTRAL,
    NOWHERE,
    OFFICES,
    PEOPLE,
    PROVINCES,
    SEASONS,
    SETTLEMENTS,
    SOVEREIGN,
    UNITS,
)
from signoria.games.regno.people import enter
from signoria.games.regno.pieces import Counts, new_province, new_realm
from signoria.games.regno.realm.territory import most_ps, provinces_of
from signoria.games.regno.state import STREAMS, Regno
from signoria.games.regno.tables import Tables, goods
from signoria.kernel.chance import Chance


def new_state(seats: int, tables: Tables, chance: Chance) -> Regno:
    """The map with everything that the scenario prints, and what each player starts with. R2.1 R2.4 R2.9 R2.10 R2.11"""
    s = Regno()
    s.begin(seats, STREAMS, chance)
    s.tables = tables
    s.realms = [new_realm() for _ in range(seats)]
    s.people, s.carriers, s.forces = [None] * len(PEOPLE), [None] * len(CARRIERS), []
    s.order, s.next_order = list(range(seats)), list(range(seats))
    s.wars, s.pacts, s.releases, s.alliances, s.allied_once = [0] * seats, (), (), (), 0
    s.consents, s.refused = (), ()
    base = tables.exchange["prices"]["base_band"]
    s.bands, s.sold, s.bought, s.inflation = [base] * 3, [0] * 3, [0] * 3, 0
    each = len(EVENTS) // len(SEASONS)
    s.decks = [((1 << each) - 1) << i * each for i in range(len(SEASONS))]
    s.event, s.isolated, s.tavern, s.captains = -1, 0, (), (tuple(range(len(CAPTAINS))),)
    s.offices, s.treasuries, s.powers = [NOWHERE] * len(OFFICES), [0] * len(OFFICES), [0] * len(OFFICES)
    s.blessed, s.level4, s.relic, s.activation = 0, 0, NOWHERE, NOWHERE
    s.active, s.changes = [NOWHERE] * seats, [0] * seats
    s.battle, s.naval, s.final = None, None, []
    s.provinces = [None] * len(PROVINCES)  # type: ignore[list-item]  # only those in play are ever read
    _lay_out(s)
    for seat in range(seats):
        _equip(s, seat)
    return s


def _lay_out(s: Regno) -> None:
    """Provinces, garrisons. R19"""
    for place, land in s.tables.atlas.lands.items():
        p = s.provinces[place] = new_province()
        p.owner, p.settlement, p.buildings, p.fortress = land.owner, land.settlement, land.buildings, land.fortress
        p.free, p.held = land.workers, 1 << land.owner if land.owner >= 0 else 0
        p.ps = most_ps(s, place)
        if land.owner == NEUTRAL:
            put(s, NEUTRAL, place, garrison(s, place))
        elif land.capital:
            s.realms[land.owner].capital = place


def garrison(s: Regno, place: int) -> Counts:
    """What a neutral province is defended by when whole. R19.3"""
    printed, land = s.tables.reconstruction["garrisons"], s.tables.atlas.lands[place]
    parts = [printed[SETTLEMENTS[s.provinces[place].settlement]]]
    if land.seat:
        parts.append(printed["religious_seat_extra"])
    if land.capital and land.owner == NEUTRAL:
        parts.append(printed["neutral_capital_extra"])
    return counts_of((UNITS.index(unit), n) for part in parts for unit, n in part.items())


def _equip(s: Regno, seat: int) -> None:
    """Family, forces, Caravan and reserve of a player. R2.5 R2.6 R2.7; a faction's own things: R19.4"""
    t, realm = s.tables, s.realms[seat]
    start = t.reconstruction["start"][t.scenario]
    realm.stock = [0] * len(realm.stock)
    for resource, amount in goods({**start["goods"], "florins": start["florins"]}):
        realm.stock[resource] = amount
    enter(s, seat, SOVEREIGN, realm.capital)
    for role in (CONSORT, HEIR):
        enter(s, seat, role, COURT)
    pieces = [(UNITS.index(unit), n) for unit, n in start["units"].items()]
    caravans: int = start["caravans"]
    ships: tuple[int, ...] = ()
    if t.atlas.factions:
        faction = t.atlas.factions[seat]
        pieces += faction.units
        caravans, ships = caravans + faction.caravans, faction.ships
        realm.government, realm.faith = faction.government, faction.faith
        for branch, level in faction.tech:
            realm.tech[branch] = level
    put(s, seat, realm.capital, counts_of(pieces))
    for _ in range(caravans):
        launch(s, seat, CARAVAN, realm.capital)
    shores = [p for p in (realm.capital, *provinces_of(s, seat)) if t.atlas.coasts(p)]
    for kind in ships:
        launch(s, seat, kind, t.atlas.coasts(shores[0])[0])
