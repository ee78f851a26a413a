"""The numbers beside each option (docs/wire.md): values, prices, and what an action would give."""

from __future__ import annotations

from typing import Any

from signoria.games.lorenzo.church import support_points
from signoria.games.lorenzo.gains import count_of, foreseen, merged, raised
from signoria.games.lorenzo.glyphs import pairs
from signoria.games.lorenzo.grammar import GRAMMAR, PLACE, SUPPORT, TAKE, WORK
from signoria.games.lorenzo.houses.board import brought
from signoria.games.lorenzo.houses.families import FamilyHarvest
from signoria.games.lorenzo.houses.hosts import host_at
from signoria.games.lorenzo.kinds import CARD, SPACE
from signoria.games.lorenzo.paying import bonus_to, floor_bonus, kind_of, purse, toll, with_bonus
from signoria.games.lorenzo.powers import can_pay, replaced, spent
from signoria.games.lorenzo.resources import (
    BUILDING,
    FLOORS,
    HARVEST,
    LEADER_SPACES,
    MEMBERS,
    SERVANT,
    TERRITORY,
    Goods,
    Payment,
)
from signoria.games.lorenzo.state import Lorenzo, Player, member_value
from signoria.games.lorenzo.towers import BonusTower, immediate, with_card
from signoria.games.lorenzo.work import BonusWork, area_bonus, space_malus, sure_gains
from signoria.kernel.menu import Listing


def detail(s: Lorenzo, seat: int, option: Listing) -> dict[str, Any]:
    """Numbers beside a placement, a bonus action or the Church's question. `need` is the least number of servants.

    A barred candidate (no range of servants) has no prices and gains: they are not to be had.
    """
    p = s.players[seat]
    if option[0] == SUPPORT:
        return {"gain": [["vp", support_points(s, seat)]]}
    step = s.agenda[-1] if s.agenda else None
    if option[0] == WORK and isinstance(step, BonusWork):
        return {"value": step.total(p, 0)} | per_servant(p)
    if option[0] == WORK and isinstance(step, FamilyHarvest):
        return {"value": step.value} | per_servant(p)
    if option[0] == PLACE:
        member, space, need = option[1], option[2], option[3]
        value = member_value(s, p, member)
        discount: Goods = ()
        shown: dict[str, Any] = {"member": MEMBERS[member]}
    elif option[0] == TAKE and isinstance(step, BonusTower):
        space, need, value, discount = option[1], option[2], step.value, step.discount
        shown = {}
    else:
        return {}
    shown |= {"space": SPACE.text(space), "need": need} | per_servant(p)
    listed = len(option) > len(GRAMMAR.verbs[option[0]].arguments) + 1
    if space >= LEADER_SPACES:
        shown |= host(s, p, space, value, option) if listed else {}
    elif space >= FLOORS:
        shown |= floor(s, p, space, discount, listed)
        value += bonus_to(p, (space - FLOORS) >> 2, kind_of(s, space))
    elif space >= HARVEST:
        area = (space - HARVEST) >> 1
        value += area_bonus(p, area, True) + space_malus(s, space)
        if listed:
            shown["gains"] = work_gains(s, p, area, value, option)
            shown["gain"] = shown["gains"][0][1]
    elif listed:
        shown["gain"] = pairs(foreseen(s, p, s.tables.gain[space]))
    return shown | {"value": value}


def per_servant(p: Player) -> dict[str, int]:
    """Servants that raise a value, and by how much where that is not 1 (Carlo VIII). L-17"""
    w = p.powers_
    return {"per_servant": w.per_servant} | ({"servant_value": w.servant_value} if w.servant_value != 1 else {})


def host(s: Lorenzo, p: Player, space: int, value: int, listing: Listing) -> dict[str, Any]:
    """What a leader gives to who goes there; on Bramante the two works to choose from. R-29 HR-35"""
    leader = host_at(s, p, space)
    if not leader.either_work:
        return {"gain": pairs(foreseen(s, p, leader.gain))}
    totals = {area: value + area_bonus(p, i, True) for i, area in enumerate(("harvest", "production"))}
    return {"works": {area: work_gains(s, p, i, totals[area], listing) for i, area in enumerate(totals)}}


def floor(s: Lorenzo, p: Player, space: int, discount: Goods, listed: bool) -> dict[str, Any]:
    """Toll and card; of a listed placement also the possible prices, and what floor and card give at once."""
    shown: dict[str, Any] = {"toll": toll(s, p, (space - FLOORS) >> 2), "clause": "L-26"}
    card = s.floor_card[space - FLOORS]
    if card < 0:
        return shown
    shown["card"] = CARD.text(card)
    if not listed:
        return shown
    have = with_bonus(s, p, purse(s, p, (space - FLOORS) >> 2), space)
    ways = [cheapest(p, w, have) for w in p.powers_.payments(s.tables, card, discount)]
    c = s.tables.cards[card]
    owner = p.copy()
    owner.cards = with_card(p.cards, c.type, card)  # cards that count their own type count themselves: A-11
    at_once = foreseen(s, p, immediate(s, owner, c))
    shown |= {
        "pay": [pairs(spent(w)) for w in ways if w is not None],
        "gain": pairs(merged(raised(p, floor_bonus(s, p, space)), at_once, brought(s, owner, card))),
    }
    return shown | ({"loss": pairs(c.loss)} if c.loss else {})


def cheapest(p: Player, way: Payment, have: list[int]) -> Payment | None:
    """A payment that a stock can make, with as few servants in the place of other things as can be (HR-36); or None."""
    if not p.powers_.replaceable:
        return way if can_pay(way, have) else None
    return min(replaced(way, p.powers_.replaceable, have), key=lambda w: w[SERVANT], default=None)


def work_gains(s: Lorenzo, p: Player, area: int, value: int, listing: Listing) -> list[list[Any]]:
    """What a harvest or production gives without a choice: [[from so many servants on, goods]]."""
    least, most, w = listing[-3], listing[-2], p.powers_
    cards = [s.tables.cards[card] for card in p.cards[BUILDING if area else TERRITORY]]
    reached = {c.work_value for c in cards}
    for c in cards:
        if c.work_capped:  # one more with each point of the value: R-23
            reached |= set(range(c.work_value, count_of(p, c.work_per, c.work_every) + 1))
    steps = sorted({least, *(k for k in (w.servants_for(n - value) for n in reached) if least < k <= most)})
    given = ((k, sure_gains(s, p, area, value + w.raised_by(k))) for k in steps)
    return [[k, pairs(merged(*(foreseen(s, p, goods) for _, goods in bundles)))] for k, bundles in given]
