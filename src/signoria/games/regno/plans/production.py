"""Order 3 and the Autumn production: posts, taxes that the people bear, sermons. 9.1, 9.2"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.economy.production import COLLECT, REFORM, TAX_PLACE, TAX_REST
from signoria.games.regno.economy.sermons import PREACH, bonus, preachers, relief
from signoria.games.regno.ids import (
    AUTUMN,
    CATHEDRAL,
    CITY,
    EXEMPTION,
    FAIR,
    FARM,
    FORGE,
    HIGH,
    LOGGIA,
    LOW,
    MARKET,
    MODERATE,
    PRODUCTIVE,
    QUARRY,
    SAWMILL,
    TANNERY,
    TOWN,
    UNIVERSITY,
)
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.plans.outlook import Choice, Outlook
from signoria.games.regno.realm.workers import ASSIGN, ASSIGN_SLAVE

BEARABLE: Final = 1  # unrest that a province may keep
POSTS: Final = {FORGE: 24, QUARRY: 24, TANNERY: 8, SAWMILL: 8, FAIR: 20, LOGGIA: 20, MARKET: 5, UNIVERSITY: 12}


def value(o: Outlook) -> float:
    """Florins that an Order 3 would bring now."""
    if o.realm.produced >= 2 or not o.valid:
        return 0.0
    goods = sum(
        6.0 * (o.at(p).worked | o.at(p).slaved).bit_count() if o.at(p).buildings & ((1 << PRODUCTIVE) - 1) else 0.0
        for p in o.valid
    )
    calm = sum(8.0 for p in o.valid if o.at(p).unrest >= 2)
    uses, seasons = 2 - o.realm.produced, 4 - o.s.season
    total = o.income + goods + calm
    if o.seasons_left == 0:
        return total
    return total * (1.2 if uses >= seasons else 1.0 if o.s.season else 0.9)


def produce(o: Outlook, step: Any) -> Choice | None:
    """Posts first, then the Fiscal reform, then province after province."""
    posted = _assign(o)
    if posted is not None:
        return posted
    reforms = o.listed(REFORM)
    if reforms:
        worst = max(reforms, key=lambda x: o.at(x[1]).unrest)
        return o.pick(worst, "reform")
    taxable = sorted({x[1] for x in o.listed(TAX_PLACE)})
    if taxable:
        taxes = {place: tax_of(o, place) for place in taxable}
        alike = set(taxes.values())
        if len(alike) == 1 and o.listed(TAX_REST) and not o.listed(COLLECT):
            (tax,) = alike
            return o.pick((TAX_REST, tax), WORDS[tax])
        place = taxable[0]
        return o.pick((TAX_PLACE, place, taxes[place]), WORDS[taxes[place]])
    for option in o.listed(COLLECT):
        return o.pick(option, "collect")
    return o.pick((FINISH,), "produced")


WORDS: Final = {EXEMPTION: "tax-exempt", LOW: "tax-low", MODERATE: "tax-moderate", HIGH: "tax-high"}


def tax_of(o: Outlook, place: int) -> int:
    """The highest tax after which nobody rises, the Church's relief and sermons reckoned; in the last production what
    costs no point."""
    p = o.at(place)
    if p.exempt:
        return EXEMPTION
    heard = len(preachers(o.s, place))
    chance = min(1.0, (4 + bonus(o.s, place)) / 6)
    last = o.seasons_left == 0 or (o.seasons_left == 1 and o.s.season == AUTUMN and o.realm.produced >= 2)
    free_of_points = p.settlement < TOWN and not p.buildings >> CATHEDRAL & 1
    change = o.s.tables.tax_unrest
    after_high = p.unrest + change[HIGH] - relief(o.s, place)
    if last and free_of_points and after_high <= 2 and place != o.realm.capital:
        return HIGH
    if after_high <= BEARABLE or (heard and after_high <= 2 and after_high - chance * heard <= BEARABLE + 0.4):
        return HIGH
    after = p.unrest - min(1.0, chance * heard)
    if p.unrest <= BEARABLE or (after <= BEARABLE and p.unrest <= 2 and heard):
        return MODERATE
    return LOW if p.unrest <= 2 else EXEMPTION


def _assign(o: Outlook) -> Choice | None:
    """Idle workers to the posts that yield most."""
    best, chosen = 0.0, None
    for option in o.listed(ASSIGN, ASSIGN_SLAVE):
        place, building = option[1], option[2]
        p = o.at(place)
        worth = float(POSTS.get(building, 0))
        if building == FARM:
            worth = 14.0 if o.spare_grain < 2 else 7.0
        elif building == CATHEDRAL:
            worth = 6.0
        elif building == MARKET and place == o.realm.capital:
            worth = 11.0
        if p.settlement == CITY and option[0] == ASSIGN:
            worth -= 5
        if worth > best:
            best, chosen = worth, option
    return o.pick(chosen, "assign-worker") if chosen is not None else None


def sermon(o: Outlook, step: Any) -> Choice | None:
    """A sermon costs nothing."""
    found = o.listed(PREACH)
    return o.pick(found[0], "preach") if found else None
