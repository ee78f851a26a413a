"""What the next production would bring and stir up at each tax, and what Winter will ask. Chapter 9

The production itself is carried out on copies, with nobody preaching and no revolt fought out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.regno import costs
from signoria.games.regno.economy import incomes, provisions, sermons, upkeep
from signoria.games.regno.economy.production import Produce
from signoria.games.regno.economy.sermons import Sermons
from signoria.games.regno.economy.unrest import Revolt
from signoria.games.regno.ids import (
    BUILDINGS,
    EXEMPTION,
    FLORINS,
    GOODS,
    PEOPLE,
    PLACES,
    RESOURCES,
    TAXES,
    UNITS,
)
from signoria.games.regno.realm.territory import inhabitants
from signoria.games.regno.realm.workers import unused
from signoria.games.regno.state import Regno
from signoria.games.regno.studies.arguments import whole_number
from signoria.games.regno.tables import Goods
from signoria.games.regno.warfare import siege
from signoria.kernel.state import Asking, Step
from signoria.kernel.study import Scene, StudyError

Json = dict[str, Any]
ITEMS: Final = {upkeep.CAPTAIN: "captain", upkeep.BUILT: "building", upkeep.FLAW: "flaw"}


def forecast(scene: Scene, given: Mapping[str, str]) -> Json:
    """`given`: `realm`, a seat: the reader's own where it is absent. Of others too, from what lies open. 9.1 9.2 9.4"""
    s: Regno = scene.state
    seat = whole_number(scene, given, "realm", s.seats)
    if seat is None:
        seat = scene.seat
    if seat is None:
        raise StudyError(scene.words.say("study-no-realm"))
    step = production_of(s, seat)
    places = [] if s.realms[seat].out else step.left(s)
    trials = [Trial(s, step, tax) for tax in range(len(TAXES))] if places else []
    winter = winter_of(scene, s, seat)
    stock = s.realms[seat].stock
    return {
        "seat": seat,
        "kind": "autumn" if step.everywhere else "order",
        "left": len(places),
        "stock": named(stock),
        "taxes": [
            {
                "tax": TAXES[tax],
                "florins": sum(trial.florins.values()),
                "goods": named([sum(made[r] for made in trial.goods.values()) for r in range(GOODS)]),
                "revolts": [PLACES[place] for place in trial.revolts],
                "rest": stock[FLORINS] + sum(trial.florins.values()) - winter["florins"],
            }
            for tax, trial in enumerate(trials)
        ],
        "provinces": [province(s, place, trials) for place in places],
        "upkeep": winter,
    }


def production_of(s: Regno, seat: int) -> Produce:
    """The production that goes on or waits, as it stands; else one that an Order 3 would begin now, though the year's
    Orders 3 are used up."""
    for x in reversed(s.agenda):
        step: Step[Any] = x.step if isinstance(x, Asking) else x
        if isinstance(step, Produce) and step.seat == seat:
            return step
    return Produce(seat, begun=True)


class Trial:
    """The rest of a production at one tax, carried out on a copy."""

    def __init__(self, s: Regno, step: Produce, tax: int) -> None:
        self.state = s.copy()
        self.florins: dict[int, int] = {}  # by place
        self.goods: dict[int, list[int]] = {}
        self.unrest: dict[int, int] = {}  # after the tax, before any sermon
        self.revolts: list[int] = []
        whole = Produce(step.seat, step.everywhere, True, step.reformed, step.done, step.touched, step.florins, tax)
        agenda: list[Step[Any]] = [whole]
        while agenda:
            now = agenda.pop()
            if isinstance(now, Revolt):
                self.revolts.append(now.place)
            elif isinstance(now, Produce):
                self._produce(now)
            else:
                now.act(self.state)
                if isinstance(now, Sermons):
                    self.unrest[now.place] = self.state.provinces[now.place].unrest
            agenda.extend(reversed(self.state.fresh))
            self.state.fresh.clear()

    def _produce(self, step: Produce) -> None:
        s = self.state
        left = step.left(s)
        if not left:
            return
        stock = s.realms[step.seat].stock
        before = stock[:]
        step.act(s)
        gained = [now - then for now, then in zip(stock, before, strict=True)]
        self.florins[left[0]], self.goods[left[0]] = gained[FLORINS], gained[:GOODS]
        self.unrest[left[0]] = s.provinces[left[0]].unrest


def province(s: Regno, place: int, trials: list[Trial]) -> Json:
    """One province at each tax. `parts`: where its florins come from, before civil war halves them."""
    p = s.provinces[place]
    plain = incomes.florins(s, place, EXEMPTION)
    centre, built, midas = s.tables.centre_income[p.settlement], incomes.buildings(s, place), incomes.midas(s, place)
    taxed = EXEMPTION if p.exempt else None
    shown: Json = {
        "place": PLACES[place],
        "now": p.unrest,
        "exempt": p.exempt,
        "relief": sermons.relief(s, place) if inhabitants(p) else 0,
        "preachers": len(sermons.preachers(s, place)),
        "idle": unused(p),
        "florins": [trial.florins[place] for trial in trials],
        "goods": named(trials[0].goods[place]),
        "unrest": [trial.unrest[place] for trial in trials],
        "revolt": [place in trial.revolts for trial in trials],
        "parts": {
            "tax": [incomes.florins(s, place, tax if taxed is None else taxed) - plain for tax in range(len(TAXES))],
            "centre": centre,
            "buildings": built,
            "midas": midas,
            "other": plain - centre - built - midas,
        },
    }
    return shown


def named(stock: list[int]) -> Json:
    """Amounts by resource, without those of which there is nothing."""
    return {key: n for key, n in zip(RESOURCES, stock, strict=False) if n}


# ---- Winter ----------------------------------------------------------------------------------------------------------


def winter_of(scene: Scene, s: Regno, seat: int) -> Json:
    """What the upkeep would be with what stands now, each item at its first price, and what the reserve lacks. 9.4"""
    money = upkeep.Money(seat)
    items = [item(scene, kind, what, prices[0]) for (kind, what), prices in money.items(s)]
    each = upkeep.wage_of_elites(s, seat)
    items += [
        {"kind": "elites", "ref": f"unit.{UNITS[unit]}", "name": scene.words.name("unit", unit), "n": n}
        | priced(((FLORINS, n * each),))
        for unit, n in money.elites_due(s)
    ]
    items += [
        {"kind": "siege", "ref": f"place.{PLACES[place]}", "name": scene.words.name("place", place), "n": 1}
        | priced(((FLORINS, n),))
        for place, n in siege.dues(s, seat)
    ]
    florins = sum(n for x in items for resource, n in x["cost"] if resource == RESOURCES[FLORINS])
    grain = provisions.civil_need(s, seat) + provisions.military_need(s, seat)
    stock = s.realms[seat].stock
    return {
        "florins": florins,
        "grain": grain,
        "items": items,
        "short": {"florins": max(0, florins - stock[FLORINS]), "grain": provisions.grain_lacking(s, seat)},
    }


def item(scene: Scene, kind: int, what: int, price: Goods) -> Json:
    """A Captain, a building or a Spendthrift."""
    say = scene.words.name
    if kind == upkeep.BUILT:
        place, building = divmod(what, 32)
        shown = {"ref": f"place.{PLACES[place]}", "building": BUILDINGS[building]}
        return (
            {"kind": ITEMS[kind], "name": f"{say('building', building)}, {say('place', place)}"} | shown | priced(price)
        )
    return {"kind": ITEMS[kind], "ref": f"person.{PEOPLE[what]}", "name": say("person", what)} | priced(price)


def priced(price: Goods) -> Json:
    return {"cost": [[RESOURCES[resource], n] for resource, n in costs.add(price)]}
