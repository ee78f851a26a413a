"""What screens draw: the board as JSON data (docs/wire.md), the question, and what the words of an option name."""

from __future__ import annotations

from typing import Any

from signoria.games.lorenzo.church import Judgement, support_points
from signoria.games.lorenzo.flow import FifthTurn, next_order
from signoria.games.lorenzo.gains import LoseOne, Privileges, TakeOrLeave, foreseen, merged
from signoria.games.lorenzo.glyphs import pairs
from signoria.games.lorenzo.grammar import PLACE, TAKE
from signoria.games.lorenzo.houses import board as houses
from signoria.games.lorenzo.houses.auction import Auction
from signoria.games.lorenzo.houses.board import Question
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.houses.state import NOBODY
from signoria.games.lorenzo.kinds import BONUS_TILE, CARD, LEADER, SPACE, TILE, TOWER
from signoria.games.lorenzo.leaders import CopyLeader, RaiseMember
from signoria.games.lorenzo.paying import ANYONE
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.resources import (
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
    TYPES,
)
from signoria.games.lorenzo.setup import ChooseTile, DraftLeaders
from signoria.games.lorenzo.state import UNKNOWN, Lorenzo, all_members, member_value
from signoria.games.lorenzo.towers import BonusTower, Pay
from signoria.games.lorenzo.work import BonusWork, Production
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
    """Who stands on a space, in order of arrival, with the value that each had when placed."""
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
    """A tower: what it costs to enter it now, and its floors from the bottom up."""
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


def caption(s: Lorenzo, option: Listing) -> Question:
    """On a floor the words name the card that lies there."""
    if option[0] in (PLACE, TAKE):
        space = option[2] if option[0] == PLACE else option[1]
        if FLOORS <= space < LEADER_SPACES and s.floor_card[space - FLOORS] >= 0:
            return "card", {"card": ("card", s.floor_card[space - FLOORS])}
        return "", {}
    return houses.caption(s, option) if s.houses is not None else ("", {})
