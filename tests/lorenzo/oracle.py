"""What may be placed or taken, worked out a second time, straight from the clauses and the data files.

Slow and plain on purpose. It shares no code with the rules but the state's columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

from signoria.games.lorenzo.kinds import CARD, LEADER, SPACE, TILE
from signoria.games.lorenzo.resources import FLOORS, RESOURCES, TYPES
from signoria.games.lorenzo.state import Lorenzo, Player

NEUTRAL: Final = 3
Goods = Mapping[str, int]


class Oracle:
    """The clauses for one seat of a position; `facts` are the data files of its match."""

    def __init__(self, s: Lorenzo, seat: int, facts: Mapping[str, Any]) -> None:
        self.s, self.seat, self.facts = s, seat, facts
        self.p: Player = s.players[seat]
        self.stock = dict(zip(RESOURCES, self.p.stock, strict=False))
        owned = (facts["cards"][CARD.text(card)] for of_type in self.p.cards for card in of_type)
        self.lasting = [d["permanent"] for d in owned if d.get("permanent")]
        leading = [*self.p.played, *([self.p.copied] if self.p.copied >= 0 else [])]
        self.leaders = [facts["leaders"][LEADER.text(x)]["effect"] for x in leading]
        self.tiles = [facts["excommunications"][TILE.text(x)]["effect"] for x in self.p.excommunicated]

    # ---- values: chapters 3, 10, 11 ----------------------------------------------------------------------------------

    def member(self, member: int) -> int:
        """L-13 L-21 L-69 L-79 A-13 A-14"""
        if member == NEUTRAL:
            return sum(e.get("neutral_member_value_add", 0) for e in self.leaders)
        value = self.s.dice[member]
        for effect in self.leaders:
            value = effect.get("colored_members_value_set", value)
        if self.p.raised >> member & 1:
            value = 6
        value += sum(e.get("colored_members_value_add", 0) for e in self.leaders)
        return value + sum(e.get("colored_members_value", 0) for e in self.tiles)

    def servants_give(self, servants: int) -> int:
        """L-17 L-71"""
        halved = any(e.get("servants_per_plus_one") == 2 for e in self.tiles)
        return servants // 2 if halved else servants

    def tower_plus(self, kind: str) -> int:
        """L-20 L-70"""
        helped = sum(e["value"] for e in self.lasting if e["kind"] == "tower" and e["card"] == kind)
        return helped + sum(e.get("tower_action_value", {}).get(kind, 0) for e in self.tiles)

    def work_plus(self, area: str) -> int:
        """L-20 L-68"""
        helped = sum(e["value"] for e in self.lasting if e["kind"] == area)
        return helped + sum(e.get(f"{area}_action_value", 0) for e in self.tiles)

    def leads(self, ability: str) -> bool:
        return any(e.get(ability) for e in self.leaders)

    # ---- places: chapters 3, 4, 7, 8 ---------------------------------------------------------------------------------

    def may_place(self, member: int, space: str, servants: int) -> bool:
        if servants > self.stock["servant"]:
            return False
        value = self.member(member) + self.servants_give(servants)
        where, _, which = space.partition(".")
        if where in TYPES:
            return self._may_enter(member, where, int(which), servants, value)
        if space.replace(".", "_") in self.facts["setup"]["closed_spaces"][str(self.s.seats)]:
            return False  # L-7
        there = self.s.at[SPACE.value(space)]
        if where == "market":
            barred = any(e.get("cannot_place_in_market") for e in self.tiles)
            stall = self.facts["board"]["market"][space.replace(".", "_")]
            return not barred and self._free(there) and value >= stall["value"]
        if where == "palace":
            return value >= self.facts["board"]["council_palace"]["value"]
        area = self.facts["board"][where]
        if which == "small" and not self._free(there):
            return False
        if member != NEUTRAL and any(self._own_coloured(f"{where}.{size}") for size in ("small", "large")):
            return False  # L-50
        return value + self.work_plus(where) + area[which]["malus"] >= area[which]["value"]

    def _free(self, there: tuple[int, ...]) -> bool:
        """L-19 L-80"""
        return not there or self.leads("may_place_on_occupied_action_space")

    def _own_coloured(self, space: str) -> bool:
        return any(code >> 3 == self.seat and code & 7 != NEUTRAL for code in self.s.at[SPACE.value(space)])

    def _may_enter(self, member: int, kind: str, floor: int, servants: int, value: int) -> bool:
        if member != NEUTRAL and any(self._own_coloured(f"{kind}.{i}") for i in (1, 2, 3, 4)):
            return False  # L-24
        return self.may_take(kind, floor, servants, value, {})

    def may_take(self, kind: str, floor: int, servants: int, value: int, discount: Goods) -> bool:
        """By a member or a bonus action whose own value, servants included, is `value`. L-25 to L-35, L-37 to L-39"""
        if servants > self.stock["servant"]:
            return False
        space = f"{kind}.{floor}"
        lies = self.s.floor_card[SPACE.value(space) - FLOORS]
        if lies < 0:
            return False
        here = self.facts["board"]["towers"][kind]["floors"][floor - 1]
        if value + self.tower_plus(kind) < here["value"]:
            return False
        owned = len(self.p.cards[TYPES.index(kind)])
        if owned == self.facts["personal_board"]["max_cards_per_type"]:
            return False
        need = self.facts["personal_board"]["territory_slot_mp_requirement"]
        army = self.stock["mp"] >= need[owned] or self.leads("ignore_territory_military_requirement")
        if kind == "territory" and not army:
            return False
        have = dict(self.stock)
        have["servant"] -= servants
        occupied = any(self.s.at[SPACE.value(f"{kind}.{i}")] for i in (1, 2, 3, 4))
        if occupied and not self.leads("no_tower_surcharge"):
            have["coin"] -= self.facts["board"]["tower_surcharge_coins"]
            if have["coin"] < 0:
                return False
        if not any(e["kind"] == "no_floor_bonus" for e in self.lasting):
            for resource, amount in here["bonus"].items():
                if resource in have:
                    have[resource] += self._kept(resource, amount)
        return any(self._affords(have, price) for price in self.prices(lies, kind, discount))

    def _kept(self, resource: str, amount: int) -> int:
        """L-66 L-67"""
        names = {resource, "wood_or_stone"} if resource in ("wood", "stone") else {resource}
        return max(0, amount - sum(e.get("gain_malus", {}).get(name, 0) for e in self.tiles for name in names))

    def prices(self, card: int, kind: str, discount: Goods) -> Iterator[dict[str, int]]:
        """Every cost under every choice of discounts, `mp_req` included. L-29 L-30 L-35 L-39"""
        choices = [e["discount_choose_one"] for e in self.lasting if e.get("discount_choose_one") and e["card"] == kind]
        for cost in self.facts["cards"][CARD.text(card)]["costs"] or [{}]:
            for chosen in product(*choices):
                price = dict(cost)
                off = [*chosen, discount]
                if cost.get("coin"):
                    off += [{"coin": e.get("dev_card_coin_discount", 0)} for e in self.leaders]
                for less in off:
                    for resource, amount in less.items():
                        price[resource] = price.get(resource, 0) - amount
                yield {resource: max(amount, 0) for resource, amount in price.items()}

    @staticmethod
    def _affords(have: Goods, price: Goods) -> bool:
        need = {r: n for r, n in price.items() if r != "mp_req"}
        return all(have.get(r, 0) >= n for r, n in need.items()) and have["mp"] >= price.get("mp_req", 0)
