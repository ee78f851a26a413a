"""What a screen shows beside an option or a barred candidate of Regno: its price now, what it brings, what it stirs up.

Nothing is decided here: every number comes from the function that the rules themselves ask.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.games.regno import costs, standing
from signoria.games.regno.combat import retreat
from signoria.games.regno.combat.sides import UNBREACHED, walls
from signoria.games.regno.commerce import exchange, slaves, smuggling, trade, visits
from signoria.games.regno.dynasties import alliance, captains, court, intrigue, marriage
from signoria.games.regno.economy import incomes, production, provisions, sermons, unrest, upkeep
from signoria.games.regno.ids import CARAVAN, CIVIL, EXEMPTION, FLORINS, HIGH, RESOURCES
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.knowledge import govern, research
from signoria.games.regno.realm import building, recruiting, workers, works
from signoria.games.regno.reconstruction import activation, faith, merchants
from signoria.games.regno.seafaring import shipyard
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask
from signoria.games.regno.tables import Goods
from signoria.games.regno.warfare import siege
from signoria.kernel.menu import Listing
from signoria.kernel.state import Asking

Detail = dict[str, Any]
Work = Callable[[Regno, int, Listing], Detail]


def detail(s: Regno, seat: int, option: Listing) -> Detail:
    """JSON data (docs/wire.md); empty where the words say everything."""
    work = DETAILS.get(option[0])
    return work(s, seat, option) if work is not None else {}


def asking(s: Regno) -> Any:
    """The step that asks."""
    top = s.agenda[-1]
    return top.step if isinstance(top, Asking) else top


def goods(found: Goods) -> list[list[object]]:
    return [[RESOURCES[resource], n] for resource, n in found]


def costing(found: Goods, **more: object) -> Detail:
    """A price; `more` only where it says something."""
    return ({"cost": goods(found)} if found else {}) | {key: x for key, x in more.items() if x}


def florins(n: int) -> Goods:
    return ((FLORINS, n),) if n else ()


# ---- building, recruiting, research ----------------------------------------------------------------------------------


def build(s: Regno, seat: int, option: Listing) -> Detail:
    """The price, the luxuries of one kind that go with it, and what a production yields by it."""
    kind = s.tables.buildings[option[2]]
    price = works.price_of(s, seat, option[2], option[0] == works.BUILD_WITH_ARCHITECT)
    return costing(price, luxuries=kind.luxuries, income=kind.income, upkeep=kind.upkeep)


def repair(s: Regno, seat: int, option: Listing) -> Detail:
    place, what = option[1], option[2]
    if what < CIVIL and not s.provinces[place].buildings >> what & 1:
        return {}
    return costing(works.repair_price(s, place, what), luxuries=works.repair_luxuries(s, place, what))


def learn(s: Regno, seat: int, option: Listing) -> Detail:
    """The price of the next level, and which it is."""
    level = s.realms[seat].tech[option[1]]
    if level >= len(s.tables.research[option[1]]):
        return {}
    return costing(research.cost(s, seat, option[1]), level=level + 1)


def build_ship(s: Regno, seat: int, option: Listing) -> Detail:
    return costing(shipyard.ship_cost(s, seat, option[1]))


def repair_ship(s: Regno, seat: int, option: Listing) -> Detail:
    return costing(shipyard.repair_cost(s, option[0] == shipyard.REFIT_SHIP))


# ---- production ------------------------------------------------------------------------------------------------------


def yields(s: Regno, seat: int, place: int, tax: int) -> Goods:
    """What a province brings in the production that goes on."""
    step = asking(s)
    earned = incomes.florins(s, place, tax)
    if s.realms[seat].civil_war >= s.round:
        so_far = step.florins if isinstance(step, production.Produce) else 0
        earned = (so_far + earned) // 2 - so_far // 2
    return costs.add(incomes.goods(s, place, getattr(step, "everywhere", False)), florins(earned))


def stirred(s: Regno, place: int, tax: int) -> int:
    """Unrest after a tax and the Church's relief, before any sermon. 9.2.2 9.2.4"""
    change = s.tables.tax_unrest[tax] - (sermons.relief(s, place) if tax == HIGH else 0)
    return max(0, s.provinces[place].unrest + change)


def tax(s: Regno, seat: int, option: Listing) -> Detail:
    """What the tax yields now, and the unrest that it leaves."""
    place, level = option[1], option[2]
    if s.provinces[place].owner != seat:
        return {}
    after = stirred(s, place, level)
    found: Detail = {"gain": goods(yields(s, seat, place, level)), "unrest": after} | idle(s, [place])
    return found | ({"revolt": True} if after >= s.tables.production["unrest"]["revolt_at"] else {})


def tax_rest(s: Regno, seat: int, option: Listing) -> Detail:
    """The same for all provinces left; the greatest unrest among them."""
    step = asking(s)
    left = step.left(s) if isinstance(step, production.Produce) else []
    if not left:
        return {}
    levels = {place: EXEMPTION if s.provinces[place].exempt else option[1] for place in left}
    after = max(stirred(s, place, level) for place, level in levels.items())
    found: Detail = {"gain": goods(costs.add(*(yields(s, seat, place, x) for place, x in levels.items())))}
    found |= {"unrest": after} | idle(s, left)
    return found | ({"revolt": True} if after >= s.tables.production["unrest"]["revolt_at"] else {})


def collect(s: Regno, seat: int, option: Listing) -> Detail:
    return {"gain": goods(yields(s, seat, option[1], EXEMPTION))}


def idle(s: Regno, places: list[int]) -> Detail:
    """How many workers there stand idle though a post is empty: they could be assigned before the tax. 9.1.1"""
    n = sum(workers.unused(s.provinces[place]) for place in places)
    return {"idle": n} if n else {}


# ---- trade -----------------------------------------------------------------------------------------------------------


def market(s: Regno, seat: int) -> int:
    """Where the goods change hands: a neutral's settlement, or the capital for the internal market."""
    step = asking(s)
    return step.place if isinstance(step, visits.Visit) else s.realms[seat].capital


def sell(s: Regno, seat: int, option: Listing) -> Detail:
    """What one brings, and the commission that has been taken off."""
    place, price = market(s, seat), exchange.selling_value(s, seat, option[1])
    taken = exchange.commission(s, place, price)
    found = {"gain": goods(florins(exchange.proceeds(s, seat, place, option[1], 1))), "each": True}
    return found | ({"commission": taken} if taken else {})


def buy(s: Regno, seat: int, option: Listing) -> Detail:
    """What one costs, and the commission within."""
    place, price = market(s, seat), exchange.buying_value(s, option[1])
    taken = exchange.commission(s, place, price)
    return costing(florins(exchange.charge(s, place, option[1], 1)), each=True, commission=taken)


def buy_cargo(s: Regno, seat: int, option: Listing) -> Detail:
    return costing(florins(exchange.buying_value(s, option[1])), each=True)


# ---- Winter ----------------------------------------------------------------------------------------------------------


def pay_captain(s: Regno, seat: int, option: Listing) -> Detail:
    """The wage that is paid with this good, or in money alone."""
    for price in captains.captain_due(s, option[1]):
        if option[2] in [resource for resource, _ in price if resource != FLORINS] or (
            option[2] == FLORINS and all(resource == FLORINS for resource, _ in price)
        ):
            return costing(price)
    return {}


def pay_building(s: Regno, seat: int, option: Listing) -> Detail:
    return costing(florins(s.tables.buildings[option[2]].upkeep))


def pay_siege(s: Regno, seat: int, option: Listing) -> Detail:
    return costing(florins(dict(siege.dues(s, seat)).get(option[1], 0)))


# ---- standing orders -------------------------------------------------------------------------------------------------


def rank(s: Regno, seat: int, option: Listing) -> Detail:
    """Where the kind of pieces stands in the seat's ranking for losses, from 1; 0: nowhere. `then`: what makes the
    ranking hold; `holds`: it does already."""
    mine = standing.ranking(s, seat)
    held = standing.ordered(s, seat, standing.LOSSES) == standing.RANKED
    found: Detail = {"rank": mine.index(option[1]) + 1 if option[1] in mine else 0}
    return found | {"then": f"stand:losses:{standing.RANKED}"} | ({"holds": True} if held else {})


def caption(s: Regno, seat: int, option: Listing) -> tuple[str, Mapping[str, tuple[str, object]]]:
    """Words that depend on the position, as `Game.caption` gives them: a kind is ranked next, or not any more; at
    unbreached walls nobody comes to blows."""
    b = s.battle
    if option[0] == retreat.STAY and b is not None and walls(s, b) == UNBREACHED:
        return ("before" if seat == b.attacker else "behind"), {}
    if option[0] != standing.RANK:
        return "", {}
    mine = standing.ranking(s, seat)
    return ("off", {}) if option[1] in mine else ("at", {"place": ("number", len(mine) + 1)})


# ---- Orders ----------------------------------------------------------------------------------------------------------


def begin(s: Regno, seat: int, option: Listing) -> Detail:
    """Would the Order be over at once, because there is nothing to do with it now?"""
    trial = s.copy()
    step = activation.CHAPTERS[option[1] - 1].begin(trial, seat)
    trial.must = 1 << seat
    return {"nothing": True} if isinstance(step, Ask) and step.forced(trial) == (FINISH,) else {}


def finish(s: Regno, seat: int, option: Listing) -> Detail:
    """The Orders that would stay unused."""
    step = asking(s)
    left = step.left if isinstance(step, activation.Activation) else ()
    return {"unused": [str(order) for order in left]} if left else {}


# ---- court and the rest ----------------------------------------------------------------------------------------------


def flat(price: Callable[[Regno, int], Goods], **more: object) -> Work:
    """A price that does not depend on what is chosen."""
    return lambda s, seat, option: costing(price(s, seat), **more)


DETAILS: Final[Mapping[int, Work]] = {
    standing.RANK: rank,
    activation.BEGIN: begin,
    FINISH: finish,
    works.BUILD: build,
    works.BUILD_WITH_ARCHITECT: build,
    building.REPAIR: repair,
    building.PUBLIC_WORKS: flat(lambda s, seat: building.works_price(s)),
    recruiting.ENLIST: lambda s, seat, o: costing(recruiting.price_of(s, seat, o[1]), each=True),
    research.RESEARCH: learn,
    govern.CONVERT: flat(lambda s, seat: govern.conversion_price(s)),
    unrest.NEGOTIATE: lambda s, seat, o: costing(unrest.ransom(s, o[1])),
    unrest.JUSTICE: flat(lambda s, seat: florins(s.tables.production["unrest"]["imperial_justice"])),
    shipyard.BUILD_SHIP: build_ship,
    shipyard.REPAIR_SHIP: repair_ship,
    shipyard.REFIT_SHIP: repair_ship,
    production.TAX_PLACE: tax,
    production.TAX_REST: tax_rest,
    production.COLLECT: collect,
    exchange.SELL: sell,
    exchange.BUY: buy,
    merchants.BUY_CARGO: buy_cargo,
    visits.SELL_SLAVES: lambda s, seat, o: {"gain": goods(florins(s.tables.exchange["slaves"]["price"])), "each": True},
    trade.BUY_CARAVAN: flat(lambda s, seat: costs.price(s, seat, s.tables.ships[CARAVAN].cost)),
    smuggling.RUN: flat(lambda s, seat: smuggling.fee(s)),
    slaves.FREE_SLAVES: flat(lambda s, seat: florins(slaves.freeing_price(s, seat)), each=True),
    slaves.FREE_AT: flat(lambda s, seat: florins(slaves.freeing_price(s, seat))),
    provisions.BUY_GRAIN: flat(lambda s, seat: florins(provisions.grain_price(s, seat)), each=True),
    upkeep.PAY_CAPTAIN: pay_captain,
    upkeep.PAY_BUILDING: pay_building,
    upkeep.PAY_ELITES: flat(lambda s, seat: florins(upkeep.wage_of_elites(s, seat)), each=True),
    upkeep.PAY_SIEGE: pay_siege,
    captains.HIRE: lambda s, seat, o: costing(captains.hire_price(s, seat, o[1])),
    court.EDUCATE: flat(court.education_price),
    court.TAKE_CONSORT: lambda s, seat, o: costing(court.consort_price(s, o[1])),
    marriage.MARRY: lambda s, seat, o: costing(marriage.cost(s, seat, o[1]), luxuries=1),
    alliance.UNMAKE: flat(lambda s, seat: florins(s.tables.dynasty["player_marriage"]["dissolve"])),
    intrigue.INCITE: flat(lambda s, seat: intrigue.cost(s, seat, "incitement")),
    intrigue.ASSASSINATE: flat(lambda s, seat: intrigue.cost(s, seat, "assassination")),
    faith.APPOINT: flat(lambda s, seat: faith.appointment_price(s, faith.APPOINT)),
    faith.PROMOTE: flat(lambda s, seat: faith.appointment_price(s, faith.PROMOTE)),
}
