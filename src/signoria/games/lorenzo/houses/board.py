"""What Houses adds to the board document (docs/wire.md), to the questions and to the words of options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.lorenzo.gains import foreseen, merged, stored
from signoria.games.lorenzo.glyphs import pairs
from signoria.games.lorenzo.grammar import SKIP
from signoria.games.lorenzo.houses.auction import Auction, PlayOpen
from signoria.games.lorenzo.houses.effects import army_behind
from signoria.games.lorenzo.houses.exchanges import PayLeader
from signoria.games.lorenzo.houses.families import FamilyHarvest, Wake, family_of, rewards_due
from signoria.games.lorenzo.houses.grammar import (
    BID,
    DROP_TOKEN,
    EXCHANGE,
    GIVE_TOKEN,
    HOLD,
    TAKE_LEFT,
    USE_ONE,
    USE_TOKEN,
    WORK_AT,
)
from signoria.games.lorenzo.houses.hosts import ChooseWork
from signoria.games.lorenzo.houses.lasting import AREA_OF
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.houses.one_card import OneCard
from signoria.games.lorenzo.houses.state import NOBODY, House, Houses
from signoria.games.lorenzo.houses.tokens import DropTokens, GiveTokens, tokens_left
from signoria.games.lorenzo.houses.view import beside, open_hand
from signoria.games.lorenzo.kinds import CARD, FACE, FAMILY, LEADER, LOT, TOWER, VISCONTI
from signoria.games.lorenzo.leaders import GiveUp, PlayFree
from signoria.games.lorenzo.resources import FLOORS, HOSTS, LEADER_SPACES, Goods
from signoria.games.lorenzo.state import Lorenzo, Player, ability, numbers_of, read_houses
from signoria.games.lorenzo.towers import PayToll, TakeBack
from signoria.games.lorenzo.work import Activate, area_bonus
from signoria.kernel.menu import Listing
from signoria.kernel.state import Step

Question = tuple[str, Mapping[str, tuple[str, object]]]
ALONE: Final = {  # questions that need no argument
    Auction: "bid", PlayOpen: "play-open", PlayFree: "play-free", Wake: "wake", TakeBack: "take-back",
    GiveUp: "give-up", DropTokens: "drop-token",
}  # fmt: skip


# ---- the board ---------------------------------------------------------------------------------------------------


def common(s: Lorenzo, houses: Houses) -> dict[str, Any]:
    """What lies on the table for all. R-4 to R-13"""
    h = numbers_of(s)
    used = {FACE.text(face): n for face, n in enumerate(houses.used) if n}
    shown: dict[str, Any] = {
        "families": h.families_dealt,
        "tower": h.tower,
        "tokens": {"supply": tokens_left(s) - sum(houses.used) + sum(houses.aside) if h.tower else 0, "used": used},
        "pile": in_pile(s, houses),
        "thrown": [CARD.text(card) for card in houses.thrown],
        "lots": [],
    }
    if houses.adjusted >= 0:
        shown["adjusted"] = {"tower": TOWER.text(houses.adjusted), "values": list(h.adjusted)}
    for (family, lot, bidder, bid), leaders in zip(houses.lots, houses.beside, strict=True):
        laid: dict[str, Any] = {"family": FAMILY.text(family), "lot": LOT.text(lot)}
        if bidder != NOBODY:
            laid |= {"bidder": bidder, "bid": bid}
        shown["lots"].append(laid | {"beside": [LEADER.text(x) for x in leaders]})
    return shown


def in_pile(s: Lorenzo, houses: Houses) -> int:
    """How many leaders lie in the pile; a masked state has in it all those that the viewer does not see."""
    if not houses.pile:
        return 0
    out = sum(len(p.hand) + len(p.played) + len(p.discarded) for p in s.players) + sum(map(len, s.packets))
    return len(s.tables.leaders_dealt) - out - len(beside(s))


def own(p: Player, house: House, reader: bool) -> dict[str, Any]:
    """What lies in front of a player by Houses; `reader`: is it the reader's own? R-15, R-18, R-32 to R-43"""
    shown: dict[str, Any] = {
        "tokens": [FACE.text(face) for face in house.tokens] if reader else len(house.tokens),
        "held": [{"card": CARD.text(card), "face": FACE.text(face)} for card, face in house.held],
        "shown": [LEADER.text(x) for x in open_hand(p)],
        "stored": pairs(stored(p)),
        "steps": [step for i, (step, _) in enumerate(p.powers_.steps) if house.steps >> i & 1],
        "sets": house.sets,
        "awake": [x for i, x in enumerate(VISCONTI.ids) if house.awake >> i & 1],
    }
    if house.family >= 0:
        shown |= {"family": FAMILY.text(house.family), "bid": house.bid}
    return shown


def host(s: Lorenzo, space: int, leader: int) -> dict[str, Any]:
    """A leader that is an action space; `leader`: whose ability it has. R-29 HR-43"""
    shown: dict[str, Any] = {"leader": HOSTS[space - LEADER_SPACES]}
    if LEADER.text(leader) != shown["leader"]:
        shown["as"] = LEADER.text(leader)
    if s.tables.leaders[leader].gain:
        shown["gain"] = pairs(s.tables.leaders[leader].gain)
    return shown


def brought(s: Lorenzo, owner: Player, card: int) -> Goods:
    """What leaders and the family give for a card just taken, and the army caught up. R-27 R-28 R-41"""
    c = s.tables.cards[card]
    found = [foreseen(s, owner, goods) for _, goods in owner.powers_.on_take[c.type]]
    family = family_of(s, owner)
    if family is not None:
        found += [foreseen(s, owner, reward) for reward in rewards_due(owner, family)]
    if c.catches_up:
        found.append(foreseen(s, owner, army_behind(s, owner)))
    return merged(*found)


# ---- questions and options ---------------------------------------------------------------------------------------


def question(p: Player, step: Step[Lorenzo]) -> Question:
    """What a step of Houses asks."""
    for kind, key in ALONE.items():
        if isinstance(step, kind):
            return key, {}
    if isinstance(step, LeftOver):
        return "take-left", {"servants": ("number", p.powers_.buys_leftover)}
    if isinstance(step, GiveTokens):
        return "give-token", {"count": ("number", step.count)}
    if isinstance(step, PayToll):
        return "toll", {"coins": ("number", step.due)}
    if isinstance(step, Activate):
        return "activate", {"card": ("card", step.left[0][0])}
    if isinstance(step, OneCard):
        return "one-card", {"area": ("area", step.area), "value": ("number", step.total(p))}
    if isinstance(step, ChooseWork):
        return "work-at", {"value": ("number", step.value)}
    if isinstance(step, FamilyHarvest):
        return "family-harvest", {"value": ("number", step.value)}
    assert isinstance(step, PayLeader)
    return "pay-leader", {"leader": ("leader", step.leader)}


def caption(s: Lorenzo, option: Listing) -> Question:
    """Tokens, exchanges, lots and works say what they bring, cards left over their name."""
    verb, step = option[0], s.agenda[-1] if s.agenda else None
    if verb in (USE_TOKEN, GIVE_TOKEN, DROP_TOKEN, HOLD):
        token = numbers_of(s).tokens[option[2] if verb == HOLD else option[1]]
        if token.work:
            return "work", {"area": ("area", AREA_OF[token.work]), "value": ("number", token.value)}
        return "gain", {"goods": ("goods", token.gain)}
    if verb == TAKE_LEFT and s.floor_card[option[1] - FLOORS] >= 0:
        return "card", {"card": ("card", s.floor_card[option[1] - FLOORS])}
    if verb == BID:
        lot = next(lot for family, lot, _, _ in read_houses(s).lots if family == option[1])
        return "lot", {"goods": ("goods", numbers_of(s).lots[lot])}
    if verb == EXCHANGE:
        return "goods", _exchange(numbers_of(s).families[option[1]].exchange)
    if verb == USE_ONE:
        owner = next(p for p in s.players if option[1] in p.played)
        return "exchange", _exchange(ability(s, owner, option[1]).exchanges[option[2] - 1])
    if verb == WORK_AT and isinstance(step, ChooseWork):
        value = step.value + area_bonus(s.players[step.seat], option[1], True)
        return "value", {"value": ("number", value)}
    if verb == SKIP and isinstance(step, Activate):
        return "activate", {}
    return "", {}


def _exchange(made: tuple[Goods, Goods] | None) -> Mapping[str, tuple[str, object]]:
    assert made is not None
    return {"pay": ("goods", made[0]), "gain": ("goods", made[1])}
