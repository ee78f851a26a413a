"""What screens draw: the board as JSON data (docs/wire.md), the question, and the numbers beside each option."""

from __future__ import annotations

from typing import Any

from signoria.games.lorenzo.church import Judgement, support_points
from signoria.games.lorenzo.flow import FifthTurn, next_order
from signoria.games.lorenzo.gains import LoseOne, Privileges, TakeOrLeave, count_of, foreseen, merged, raised
from signoria.games.lorenzo.glyphs import pairs
from signoria.games.lorenzo.grammar import GRAMMAR, PLACE, SUPPORT, TAKE, WORK
from signoria.games.lorenzo.houses import board as houses
from signoria.games.lorenzo.houses.auction import Auction
from signoria.games.lorenzo.houses.board import Question
from signoria.games.lorenzo.houses.families import FamilyHarvest
from signoria.games.lorenzo.houses.hosts import host_at
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.houses.state import NOBODY
from signoria.games.lorenzo.kinds import BONUS_TILE, CARD, LEADER, SPACE, TILE, TOWER
from signoria.games.lorenzo.leaders import CopyLeader, RaiseMember
from signoria.games.lorenzo.paying import ANYONE, bonus_to, floor_bonus, kind_of, purse, toll, with_bonus
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.powers import can_pay, replaced, spent
from signoria.games.lorenzo.resources import (
    BUILDING,
    FLOORS,
    FP,
    HARVEST,
    LEADER_SPACES,
    MARKET,
    MARKS_OF,
    MEMBERS,
    PALACE,
    PRIV,
    PRODUCTION,
    RESOURCES,
    SERVANT,
    TERRITORY,
    TYPES,
    Goods,
    Payment,
)
from signoria.games.lorenzo.setup import ChooseTile, DraftLeaders
from signoria.games.lorenzo.state import UNKNOWN, Lorenzo, Player, all_members, member_value
from signoria.games.lorenzo.towers import BonusTower, Pay, immediate, with_card
from signoria.games.lorenzo.work import BonusWork, Production, area_bonus, space_malus, sure_gains
from signoria.kernel.engine import first_seat
from signoria.kernel.menu import Listing, Menu
from signoria.kernel.state import Asking


def board(s: Lorenzo, seat: int | None) -> dict[str, Any]:
    """The whole board of a masked state for a reader. JSON data, no nulls."""
    shown: dict[str, Any] = {
        "round": s.round,
        "rounds": s.tables.rounds,
        "period": s.period,
        "phase": phase(s),
        "dice": dict(zip(MEMBERS, s.dice, strict=False)),
        "order": s.order,
        "turn": first_seat(s.must) if s.must and not isinstance(s.agenda[-1], Asking) else NOBODY,
        "turns": to_act(s),
        "next_order": next_order(s),
        "report": {"round": s.period * s.tables.per_period, "faith": s.tables.faith_need[s.period - 1]},
        "towers": [tower(s, t) for t in range(s.tables.towers)],
        "palace": {"space": SPACE.text(PALACE), "gain": pairs(s.tables.gain[PALACE]), "members": members_at(s, PALACE)},
        "market": [place(s, space) for space in range(MARKET, HARVEST)],
        "harvest": {"small": place(s, HARVEST), "large": place(s, HARVEST + 1)},
        "production": {"small": place(s, PRODUCTION), "large": place(s, PRODUCTION + 1)},
        "tiles": [
            {
                "tile": TILE.text(tile),
                "period": i + 1,
                "faith": s.tables.faith_need[i],
                "cubes": [x for x, p in enumerate(s.players) if tile in p.excommunicated],
            }
            for i, tile in enumerate(s.tiles)
        ],
        "players": [player(s, x, x == seat) for x in range(s.seats)],
    }
    if s.houses is not None:
        shown["houses"] = houses.common(s, s.houses)
    if s.agenda and isinstance(s.agenda[-1], ChooseTile):
        shown["bonus_tiles"] = [BONUS_TILE.text(i) for i in range(s.free_tiles.bit_length()) if s.free_tiles >> i & 1]
    if seat is not None and s.tables.advanced:
        if s.packets[seat]:
            packet = [LEADER.text(x) for x in s.packets[seat]]
            shown["draft"] = {"packet": packet, "kept": [LEADER.text(x) for x in s.kept[seat]]}
        passed = {x for look in s.seen[seat] for x in look} - set(s.kept[seat]) - set(s.packets[seat])
        if passed:
            shown["passed"] = [LEADER.text(x) for x in sorted(passed)]
    return shown


def to_act(s: Lorenzo) -> list[int]:
    """The seats whose turns are still to come in this round, in order."""
    steps = reversed(s.agenda)
    return [x.seat for x in steps if isinstance(x, FifthTurn) or (isinstance(x, Turn) and not x.placed)]


def phase(s: Lorenzo) -> str:
    """tiles, leaders, actions, report, over; with Houses also auction, families, leftovers"""
    step = s.agenda[-1] if s.agenda else None
    if step is None:
        return "over"
    if isinstance(step, ChooseTile):
        return "tiles"
    if isinstance(step, Asking):
        return "leaders"
    if isinstance(step, Auction):
        return "auction"
    if isinstance(step, LeftOver):
        return "leftovers"
    if not s.round:
        return "families"
    return "report" if isinstance(step, Judgement) else "actions"


def members_at(s: Lorenzo, space: int) -> list[dict[str, Any]]:
    return [
        {"seat": code >> 3, "member": MEMBERS[code & 7], "value": value}
        for code, value in zip(s.at[space], s.values[space], strict=True)
    ]


def place(s: Lorenzo, space: int) -> dict[str, Any]:
    """A stall or a work space."""
    shown: dict[str, Any] = {
        "space": SPACE.text(space),
        "value": s.need_[space],
        "open": space not in s.tables.closed[s.seats],
        "members": members_at(s, space),
    }
    if space < HARVEST:
        shown["gain"] = pairs(s.tables.gain[space])
    else:
        shown["malus"] = s.tables.work_malus[space - HARVEST]
    return shown


def tower(s: Lorenzo, t: int) -> dict[str, Any]:
    floors = []
    for space in range(FLOORS + t * 4, FLOORS + t * 4 + 4):
        floor: dict[str, Any] = {
            "space": SPACE.text(space),
            "value": s.need_[space],
            "bonus": pairs(s.tables.gain[space]),
        }
        if s.floor_card[space - FLOORS] >= 0:
            floor["card"] = CARD.text(s.floor_card[space - FLOORS])
        if s.taken[space - FLOORS] >= 0:
            floor["taken"] = CARD.text(s.taken[space - FLOORS])
            floor |= owner_of(s, s.taken[space - FLOORS])
        if s.at[space]:
            floor["by"] = members_at(s, space)[0]
        floors.append(floor)
    due = s.tables.toll if s.coloured[MARKS_OF[t]] & ANYONE else 0
    return {"tower": TOWER.text(t), "toll": due, "floors": floors}


def owner_of(s: Lorenzo, card: int) -> dict[str, int]:
    """The seat that has a card, where any has; a bonus action leaves no member where it took one."""
    kind = s.tables.cards[card].type
    owners = [seat for seat, p in enumerate(s.players) if card in p.cards[kind]]
    return {"owner": owners[0]} if owners else {}


def player(s: Lorenzo, seat: int, reader: bool) -> dict[str, Any]:
    """A player's board; tokens of the reader by face, of others by number."""
    p = s.players[seat]
    shown: dict[str, Any] = {
        "seat": seat,
        "stock": {r: n for i, (r, n) in enumerate(zip(RESOURCES, p.stock, strict=False)) if i != PRIV},
        "members": [
            {"member": name, "value": member_value(s, p, m), "at_hand": bool(p.members >> m & 1)}
            for m, name in enumerate(MEMBERS)
            if all_members(s, p) >> m & 1
        ],
        "cards": {kind: [CARD.text(c) for c in p.cards[t]] for t, kind in enumerate(TYPES)},
        "hand": len(p.hand) if UNKNOWN in p.hand else [LEADER.text(x) for x in p.hand],
        "played": [
            {"leader": LEADER.text(x), "used": bool(p.used >> x & 1)}
            | ({"as": LEADER.text(p.copied)} if s.tables.leaders[x].copies and p.copied >= 0 else {})
            for x in p.played
        ],
        "gone": [LEADER.text(x) for x in p.discarded],
        "excommunicated": [TILE.text(x) for x in p.excommunicated],
        "late": p.powers_.skips_first,
    }
    if p.tile >= 0:
        shown["tile"] = BONUS_TILE.text(p.tile)
    if p.house is not None:
        shown |= houses.own(p, p.house, reader)
        shown["spaces"] = [
            {"space": SPACE.text(space), "value": s.need_[space], "members": members_at(s, space)}
            | houses.host(s, space, leader)
            for space, leader in p.powers_.hosts
        ]
    return shown


def question(s: Lorenzo, seat: int) -> Question:
    """What is asked of the seat: the id of its words and their arguments."""
    step = s.agenda[-1]
    p = s.players[seat]
    if isinstance(step, Asking):
        assert isinstance(step.step, DraftLeaders)
        return "keep", {"count": ("number", len(s.packets[seat]))}
    if isinstance(step, Turn):
        return ("end" if step.placed else "late" if step.late else "turn"), {}
    if isinstance(step, ChooseTile):
        return "tile", {}
    if isinstance(step, Pay):
        return "pay", {"card": ("card", s.floor_card[step.space - FLOORS])}
    if isinstance(step, Privileges):
        return "privilege", {"count": ("number", step.count)}
    if isinstance(step, TakeOrLeave):
        return "take-or-leave", {"goods": ("goods", merged(*(foreseen(s, p, goods) for _, goods in step.bundles)))}
    if isinstance(step, LoseOne):
        return "lose", {"goods": ("goods", step.goods)}
    if isinstance(step, BonusTower):
        return "bonus-tower", {"deck": ("deck", step.type), "value": ("number", step.value)}
    if isinstance(step, BonusWork):
        return "bonus-work", {"area": ("area", step.area), "value": ("number", step.total(p, 0))}
    if isinstance(step, Production):
        return "production", {"card": ("card", step.todo[0]), "count": ("number", len(step.todo))}
    if isinstance(step, RaiseMember):
        return "raise", {"value": ("number", p.powers_.raise_to + p.powers_.coloured_add)}
    if isinstance(step, CopyLeader):
        return "copy", {}
    if isinstance(step, Judgement):
        return "support", {"faith": ("number", p.stock[FP]), "points": ("number", support_points(s, seat))}
    return houses.question(p, step)


def glance(s: Lorenzo, seat: int) -> Menu | None:
    """What an own turn would offer as things stand. None outside the actions, or when no member is left."""
    if s.round == 0 or not s.agenda or not s.players[seat].members:
        return None
    menu = Menu(explain=True)
    own = (step for step in reversed(s.agenda) if isinstance(step, Turn) and step.seat == seat and not step.placed)
    next(own, Turn(seat, False, False)).offer(s, seat, menu)
    return menu


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
        shown |= _host(s, p, space, value, option) if listed else {}
    elif space >= FLOORS:
        shown |= _floor(s, p, space, discount, listed)
        value += bonus_to(p, (space - FLOORS) >> 2, kind_of(s, space))
    elif space >= HARVEST:
        area = (space - HARVEST) >> 1
        value += area_bonus(p, area, True) + space_malus(s, space)
        if listed:
            shown["gains"] = _work_gains(s, p, area, value, option)
            shown["gain"] = shown["gains"][0][1]
    elif listed:
        shown["gain"] = pairs(foreseen(s, p, s.tables.gain[space]))
    return shown | {"value": value}


def per_servant(p: Player) -> dict[str, int]:
    """Servants that raise a value, and by how much where that is not 1 (Carlo VIII). L-17"""
    w = p.powers_
    return {"per_servant": w.per_servant} | ({"servant_value": w.servant_value} if w.servant_value != 1 else {})


def _host(s: Lorenzo, p: Player, space: int, value: int, listing: Listing) -> dict[str, Any]:
    """What a leader gives to who goes there; on Bramante the two works to choose from. R-29 HR-35"""
    leader = host_at(s, p, space)
    if not leader.either_work:
        return {"gain": pairs(foreseen(s, p, leader.gain))}
    totals = {area: value + area_bonus(p, i, True) for i, area in enumerate(("harvest", "production"))}
    return {"works": {area: _work_gains(s, p, i, totals[area], listing) for i, area in enumerate(totals)}}


def _floor(s: Lorenzo, p: Player, space: int, discount: Goods, listed: bool) -> dict[str, Any]:
    """Toll and card; of a listed placement also the possible prices, and what floor and card give at once."""
    shown: dict[str, Any] = {"toll": toll(s, p, (space - FLOORS) >> 2), "clause": "L-26"}
    card = s.floor_card[space - FLOORS]
    if card < 0:
        return shown
    shown["card"] = CARD.text(card)
    if not listed:
        return shown
    have = with_bonus(s, p, purse(s, p, (space - FLOORS) >> 2), space)
    ways = [_cheapest(p, w, have) for w in p.powers_.payments(s.tables, card, discount)]
    c = s.tables.cards[card]
    owner = p.copy()
    owner.cards = with_card(p.cards, c.type, card)  # cards that count their own type count themselves: A-11
    at_once = foreseen(s, p, immediate(s, owner, c))
    shown |= {
        "pay": [pairs(spent(w)) for w in ways if w is not None],
        "gain": pairs(merged(raised(p, floor_bonus(s, p, space)), at_once, houses.brought(s, owner, card))),
    }
    return shown | ({"loss": pairs(c.loss)} if c.loss else {})


def _cheapest(p: Player, way: Payment, have: list[int]) -> Payment | None:
    """A payment that a stock can make, with as few servants in the place of other things as can be (HR-36); or None."""
    if not p.powers_.replaceable:
        return way if can_pay(way, have) else None
    return min(replaced(way, p.powers_.replaceable, have), key=lambda w: w[SERVANT], default=None)


def _work_gains(s: Lorenzo, p: Player, area: int, value: int, listing: Listing) -> list[list[Any]]:
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


def caption(s: Lorenzo, option: Listing) -> Question:
    """On a floor the words name the card that lies there."""
    if option[0] in (PLACE, TAKE):
        space = option[2] if option[0] == PLACE else option[1]
        if FLOORS <= space < LEADER_SPACES and s.floor_card[space - FLOORS] >= 0:
            return "card", {"card": ("card", s.floor_card[space - FLOORS])}
        return "", {}
    return houses.caption(s, option) if s.houses is not None else ("", {})
