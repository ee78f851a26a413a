"""What may be placed or taken, worked out a second time, straight from the clauses and the data files.

Slow and plain on purpose. It shares no code with the rules but the state's columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

from signoria.games.lorenzo.kinds import CARD, FACE, FAMILY, LEADER, SPACE, TILE
from signoria.games.lorenzo.resources import FLOORS, RESOURCES, TYPES
from signoria.games.lorenzo.state import Lorenzo, Player

NEUTRAL: Final = 3
BROWN: Final = 4
Goods = Mapping[str, int]


class Oracle:
    """The clauses for one seat of a position; `facts` are the data files of its match."""

    def __init__(self, s: Lorenzo, seat: int, facts: Mapping[str, Any]) -> None:
        self.s, self.seat, self.facts = s, seat, facts
        self.p: Player = s.players[seat]
        self.stock = dict(zip(RESOURCES, self.p.stock, strict=False))
        houses = facts["houses"]
        self.printed: Mapping[str, Any] = facts["cards"] | facts["special_cards"]
        leaders = facts["leaders"] | facts["house_leaders"]
        tiles = facts["excommunications"] | houses["excommunications"]
        owned = (self.printed[CARD.text(card)] for of_type in self.p.cards for card in of_type)
        self.lasting = [d["permanent"] for d in owned if d.get("permanent")]
        leading = [*self.p.played, *([self.p.copied] if self.p.copied >= 0 else [])]
        self.leaders = [leaders[LEADER.text(x)]["effect"] for x in leading]
        self.tiles = [tiles[TILE.text(x)]["effect"] for x in self.p.excommunicated]
        family = self.p.house.family if self.p.house else -1
        self.family: Mapping[str, Any] = houses["families"][FAMILY.text(family)] if family >= 0 else {}
        # spaces on own leaders, each with the effect of the leader that counts: R-29 HR-43
        self.hosts: dict[str, Mapping[str, Any]] = {}
        for x in leading:
            if leaders[LEADER.text(x)]["kind"] == "space":
                owner = "lorenzo_de_medici" if x == self.p.copied else LEADER.text(x)
                self.hosts[f"leader.{owner}"] = leaders[LEADER.text(x)]["effect"]

    # ---- values: chapters 3, 10, 11 ----------------------------------------------------------------------------------

    def member(self, member: int) -> int:
        """L-13 L-21 L-69 L-79 A-13 A-14 R-33 HR-2"""
        if member == BROWN:
            return int(self.family.get("member_value", 0))
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
        """L-17 L-71 HR-37"""
        halved = any(e.get("servants_per_plus_one") == 2 for e in self.tiles)
        each = max([1, *(e.get("servant_value", 1) for e in self.leaders)])
        return each * (servants // 2 if halved else servants)

    def tower_plus(self, tower: str, kind: str) -> int:
        """L-20 L-70 HR-5 U-7"""
        helped = sum(e["value"] for e in self.lasting if e["kind"] == "tower" and e["card"] == kind)
        helped += sum(e.get("tower_action_value", {}).get(kind, 0) for e in self.tiles)
        return helped + (sum(e.get("special_tower_value", 0) for e in self.tiles) if tower == "special" else 0)

    def work_plus(self, area: str) -> int:
        """L-20 L-68"""
        helped = sum(e["value"] for e in self.lasting if e["kind"] in (area, "work"))
        return helped + sum(e.get(f"{area}_action_value", 0) for e in self.tiles)

    def leads(self, ability: str) -> bool:
        return any(e.get(ability) for e in self.leaders)

    # ---- places: chapters 3, 4, 7, 8 ---------------------------------------------------------------------------------

    def may_place(self, member: int, space: str, servants: int) -> bool:
        if servants > self.stock["servant"]:
            return False
        value = self.member(member) + self.servants_give(servants)
        where, _, which = space.partition(".")
        if where in (*TYPES, "special"):
            return self._may_enter(member, where, int(which), servants, value)
        if where == "leader":
            return self._may_visit(space, value)
        if space.replace(".", "_") in self.facts["setup"]["closed_spaces"].get(str(self.s.seats), ()):
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
        if member < NEUTRAL and any(self._own_coloured(f"{where}.{size}") for size in ("small", "large")):
            return False  # L-50
        return value + self.work_plus(where) + area[which]["malus"] >= area[which]["value"]

    def _may_visit(self, space: str, value: int) -> bool:
        """U-11 HR-9 HR-35"""
        if space not in self.hosts or not self._free(self.s.at[SPACE.value(space)]):
            return False
        if self.hosts[space].get("either_work"):
            value += max(self.work_plus(area) for area in ("harvest", "production"))
        return value >= 1

    def _free(self, there: tuple[int, ...]) -> bool:
        """L-19 L-80"""
        return not there or self.leads("may_place_on_occupied_action_space")

    def _own_coloured(self, space: str) -> bool:
        return any(code >> 3 == self.seat and code & 7 < NEUTRAL for code in self.s.at[SPACE.value(space)])

    def _may_enter(self, member: int, tower: str, floor: int, servants: int, value: int) -> bool:
        if member < NEUTRAL and any(self._own_coloured(f"{tower}.{i}") for i in (1, 2, 3, 4)):
            return False  # L-24
        return self.may_take(tower, floor, servants, value, {})

    def may_take(self, tower: str, floor: int, servants: int, value: int, discount: Goods) -> bool:
        """By a member or a bonus action whose own value, servants included, is `value`. L-25 to L-35, L-37 to L-39"""
        if servants > self.stock["servant"]:
            return False
        lies = self.s.floor_card[SPACE.value(f"{tower}.{floor}") - FLOORS]
        if lies < 0:
            return False
        kind = self.printed[CARD.text(lies)]["type"]
        if value + self.tower_plus(tower, kind) < self._asked(tower, floor):
            return False
        owned = len(self.p.cards[TYPES.index(kind)])
        room = self.facts["personal_board"]["max_cards_per_type"]
        if owned == (self.family.get("most_characters", room) if kind == "character" else room):
            return False
        need = self.facts["personal_board"]["territory_slot_mp_requirement"]
        army = kind != "territory" or self.stock["mp"] >= need[owned]
        if not army and not self.leads("ignore_territory_military_requirement"):
            return False
        prices = list(self.prices(lies, kind, discount))
        toll = self._toll(tower)
        for instead in range(toll + 1 if self.leads("servants_for") else 1):  # servants in place of coins: HR-36
            have = dict(self.stock)
            have["servant"] -= servants + instead
            have["coin"] -= toll - instead
            if have["coin"] >= 0 and have["servant"] >= 0:
                self._add_bonus(have, tower, floor)
                if any(self._affords(have, price) for price in prices):
                    return True
        return False

    def _asked(self, tower: str, floor: int) -> int:
        """The value of a floor, the adjustment tile counted. L-23 R-5 R-6 R-8"""
        houses = self.facts["houses"]
        if tower == "special":
            return int(houses["special_tower"]["floors"][floor - 1]["value"])
        if self.s.houses and self.s.houses.adjusted == TYPES.index(tower):
            return int(houses["adjustment"]["five_players" if self.s.seats == 5 else "up_to_four_players"][floor - 1])
        return int(self.facts["board"]["towers"][tower]["floors"][floor - 1]["value"])

    def _toll(self, tower: str) -> int:
        """L-25 L-81 R-20 HR-7"""
        freed = self.leads("no_tower_surcharge")
        freed = freed or (tower == "special" and any(e["kind"] == "no_special_toll" for e in self.lasting))
        occupied = any(self.s.at[SPACE.value(f"{tower}.{i}")] for i in (1, 2, 3, 4))
        return int(self.facts["board"]["tower_surcharge_coins"]) if occupied and not freed else 0

    def _add_bonus(self, have: dict[str, int], tower: str, floor: int) -> None:
        """L-28 L-34 U-1; tokens only as many as there are: HR-22"""
        if any(e["kind"] == "no_floor_bonus" for e in self.lasting):
            return
        towers = self.facts["board"]["towers"] | {"special": self.facts["houses"]["special_tower"]}
        for resource, amount in towers[tower]["floors"][floor - 1]["bonus"].items():
            if resource in have:
                kept = self._kept(resource, amount)
                have[resource] += min(kept, self._tokens_left()) if resource == "token" else kept

    def _tokens_left(self) -> int:
        """R-15 HR-22"""
        faces = self.facts["houses"]["tokens"]["faces"]
        out = sum(len(p.house.tokens) + len(p.house.held) for p in self.s.players if p.house)
        return sum(int(faces[face]["n"]) for face in FACE.ids) - out

    def _kept(self, resource: str, amount: int) -> int:
        """L-66 L-67"""
        names = {resource, "wood_or_stone"} if resource in ("wood", "stone") else {resource}
        return max(0, amount - sum(e.get("gain_malus", {}).get(name, 0) for e in self.tiles for name in names))

    def prices(self, card: int, kind: str, discount: Goods) -> Iterator[dict[str, int]]:
        """Every cost under every choice of discounts, `mp_req` included. L-29 L-30 L-35 L-39"""
        choices = [e["discount_choose_one"] for e in self.lasting if e.get("discount_choose_one") and e["card"] == kind]
        for cost in self.printed[CARD.text(card)]["costs"] or [{}]:
            for chosen in product(*choices):
                price = dict(cost)
                off = [*chosen, discount]
                if cost.get("coin"):
                    off += [{"coin": e.get("dev_card_coin_discount", 0)} for e in self.leaders]
                for less in off:
                    for resource, amount in less.items():
                        price[resource] = price.get(resource, 0) - amount
                yield {resource: max(amount, 0) for resource, amount in price.items()}

    def _affords(self, have: Goods, price: Goods) -> bool:
        """L-29 L-30; servants stand for what Paracelso lets them stand for: HR-36"""
        replaceable = {r for e in self.leaders for r in e.get("servants_for", ())}
        lacks = {r: n - have.get(r, 0) for r, n in price.items() if r != "mp_req" and n > have.get(r, 0)}
        instead = sum(n for r, n in lacks.items() if r in replaceable)
        enough = have["servant"] - price.get("servant", 0) >= instead
        return enough and not lacks.keys() - replaceable and have["mp"] >= price.get("mp_req", 0)
