"""What a screen shows beside an option or a barred candidate of Lords: its price and what lies in that purse, what a
route brings, the dice of an attack.

Nothing is decided here: every number comes from what the rules themselves ask.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from typing import Any, Final

from signoria.games.lords import money
from signoria.games.lords.auctions import bidding, sales_round
from signoria.games.lords.conflict import attacks, losses, prisons, spoils
from signoria.games.lords.conflict.sides import dice
from signoria.games.lords.counters import WORN
from signoria.games.lords.fights import ARREST, PILLAGE
from signoria.games.lords.ids import ARMY, CARAVAN, MERCENARY
from signoria.games.lords.intrigue import answers
from signoria.games.lords.moving import turns
from signoria.games.lords.papacy import powers
from signoria.games.lords.recruiting import raising, refreshing, vassalage
from signoria.games.lords.revenue import projects
from signoria.games.lords.state import Lords
from signoria.games.lords.trade import routes, sources
from signoria.games.lords.trade.network import Net
from signoria.games.lords.voyages import sailing
from signoria.games.lords.weather import winter
from signoria.kernel.menu import Listing
from signoria.kernel.state import Asking

Detail = dict[str, Any]
Work = Callable[[Lords, int, Listing], Detail]

FACES: Final = 6


def detail(s: Lords, seat: int, option: Listing) -> Detail:
    """JSON data (docs/wire.md); empty where the words say everything."""
    work = DETAILS.get(option[0])
    return work(s, seat, option) if work is not None else {}


def asking(s: Lords) -> Any:
    """The step that asks."""
    top = s.agenda[-1]
    return top.step if isinstance(top, Asking) else top


def au(n: int) -> list[list[object]]:
    return [["au", n]] if n else []


def paid(n: int, s: Lords, account: int) -> Detail:
    """A price, and what lies where it is taken from."""
    return {"cost": au(n), "purse": s.gold[account]} if n else {"purse": s.gold[account]}


# ---- prices ----------------------------------------------------------------------------------------------------------


def unit(which: int, at: int) -> Work:
    """A counter of a unit, paid from the account in that place of the option."""
    return lambda s, seat, o: paid(s.tables.forces.price[which], s, o[at])


def ship(s: Lords, seat: int, option: Listing) -> Detail:
    return paid(s.tables.forces.price[option[2]], s, option[4])


def project(s: Lords, seat: int, option: Listing) -> Detail:
    """Also of a voyage: to advance, or to keep."""
    trade = s.tables.trade
    advances = option[0] in (projects.ADVANCE, sailing.FUND_VOYAGE)
    return paid(trade.advance if advances else trade.keep, s, option[2])


def own(price: Callable[[Lords], int]) -> Work:
    """Paid from the seat's chest."""
    return lambda s, seat, o: paid(price(s), s, money.chest(seat))


def bid(s: Lords, seat: int, option: Listing) -> Detail:
    """What may be bid: gold of one's own, with what lies on the card."""
    return {"purse": s.gold[money.chest(seat)] + s.gold[money.bid(seat)]}


def ransom(s: Lords, seat: int, option: Listing) -> Detail:
    return paid(s.leaders[option[1]].ransom, s, prisons.payer(s, option[1])[1])


def asked(s: Lords, seat: int, option: Listing) -> Detail:
    """What the prisoner's side has."""
    return {"purse": s.gold[prisons.payer(s, option[1])[1]]}


def heresy(s: Lords, seat: int, option: Listing) -> Detail:
    step = asking(s)
    return paid(step.price, s, money.chest(seat)) if isinstance(step, answers.AnswerHeresy) else {}


# ---- trade -----------------------------------------------------------------------------------------------------------


def route(s: Lords, seat: int, option: Listing) -> Detail:
    """What a route brings, what the merchant pays for it, and how many links it has. 5.11.1 5.11.5"""
    claim = (option[1], option[2])
    some = routes.alternatives(s, Net(s, seat), claim)
    if option[3] >= len(some):
        return {}
    found: Detail = {"gain": au(sources.profit(s, claim[0])), "links": len(some[option[3]].places)}
    fee = routes.cost(s, seat, some[option[3]])
    return found | ({"cost": au(fee)} if fee else {})


def all_routes(s: Lords, seat: int, option: Listing) -> Detail:
    """The best route of each claim, as things stand now. Foreign units that two of them use may change it."""
    step = asking(s)
    some = routes.routes_of(s, seat, step.claimed if isinstance(step, routes.Declare) else ())
    fees = sum(routes.cost(s, seat, x) for x in some.values())
    found: Detail = {"gain": au(sum(sources.profit(s, claim[0]) for claim in some)), "routes": len(some)}
    return found | ({"cost": au(fees)} if fees else {})


# ---- conflict --------------------------------------------------------------------------------------------------------


def chance(n: int, hit: int, least: int) -> int:
    """Percent: at least so many hits of n dice."""
    p = min(hit, FACES) / FACES
    return round(100 * sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(max(least, 0), n + 1)))


def attack(s: Lords, seat: int, option: Listing) -> Detail:
    """The dice of both sides and what they hit with, if all take part who may; against works and leaders the chance of
    the worst. 5.8.2 5.8.5 5.8.8 5.8.10"""
    step = asking(s)
    trial = s.copy()
    attacks.take_attack(trial, seat, option, isinstance(step, turns.Turn) and step.late)
    b, rules = trial.battle, s.tables.conflict
    if b is None or not b.counters[0]:
        return {}
    mine, theirs = (sum(dice(s, c) for c in side) for side in b.counters)
    if b.aim == PILLAGE:
        odds = chance(mine, rules.pillage_hit, spoils.ruin(s, b.thing))
        return {"dice": [mine], "hits": [rules.pillage_hit], "ruin": odds}
    if b.aim == ARREST:
        caught = chance(mine, rules.arrest_hit, rules.captures) - chance(mine, rules.arrest_hit, rules.kills)
        killed = chance(mine, rules.arrest_hit, rules.kills)
        return {"dice": [mine], "hits": [rules.arrest_hit], "capture": caught, "kill": killed}
    return {"dice": [mine, theirs], "hits": list(b.needs)}


def plunder(s: Lords, seat: int, option: Listing) -> Detail:
    """What is left of the gold after the revelry. 5.8.9"""
    gold = s.gold[option[3]]
    return {"gain": au(gold - spoils.revelry(s, gold))}


def hit(s: Lords, seat: int, option: Listing) -> Detail:
    """Is a worn counter lost by it?"""
    return {"lost": True} if s.steps[option[1]] == WORN else {}


DETAILS: Final[Mapping[int, Work]] = {
    bidding.LIMIT: bid,
    bidding.LIMIT_CHANGING: bid,
    bidding.RAISE: bid,
    bidding.RAISE_CHANGING: bid,
    sales_round.NOMINATE: bid,
    sales_round.NOMINATE_CHANGING: bid,
    raising.RAISE_ARMY: unit(ARMY, 3),
    raising.BUILD_SHIP: ship,
    raising.BUILD_CARAVAN: unit(CARAVAN, 3),
    raising.RECRUIT: unit(MERCENARY, 2),
    raising.BUILD_PIRATE: lambda s, seat, o: paid(raising.pirate_price(s, o[1]), s, o[3]),
    refreshing.FRESHEN: lambda s, seat, o: paid(s.tables.forces.fresh, s, o[2]),
    refreshing.REPAIR_BUILDING: lambda s, seat, o: paid(s.tables.forces.repair, s, o[2]),
    vassalage.PAY_VASSALS: lambda s, seat, o: {"purse": s.gold[money.chest(seat)]},
    projects.ADVANCE: project,
    projects.KEEP: project,
    sailing.FUND_VOYAGE: project,
    sailing.KEEP_VOYAGE: project,
    winter.SPARE: lambda s, seat, o: paid(s.tables.wear.spare, s, o[2]),
    powers.EXCOMMUNICATE: own(lambda s: s.tables.thrones.excommunication),
    powers.CRUSADE: own(lambda s: s.tables.thrones.crusade_own),
    powers.UNITE: lambda s, seat, o: paid(s.tables.thrones.unification, s, o[2]),
    prisons.PAY_RANSOM: ransom,
    prisons.ASK_RANSOM: asked,
    answers.PAY_HERESY: heresy,
    routes.DECLARE: route,
    routes.DECLARE_ALL: all_routes,
    attacks.FIGHT: attack,
    attacks.BESIEGE: attack,
    attacks.SALLY: attack,
    attacks.SACK: attack,
    attacks.SEIZE: attack,
    attacks.PLUNDER: plunder,
    losses.LOSE: hit,
}
