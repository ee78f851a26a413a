"""The facts of a match, compiled: what the rules read, never a file. One serves all matches with the same numbers.

Indices: resources as in `RESOURCES`; card types and towers in the board's order, left to right; spaces as in `SPACES`.
Goods are pairs (resource, amount) with amounts above 0; a payment is one int per `PAID` resource.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from signoria.kernel.facts import FactBook, Facts

Goods = tuple[tuple[int, int], ...]
Payment = tuple[int, int, int, int, int, int]  # wood, stone, coins, servants, military points; military points owned

PACKAGE: Final = "signoria.games.lorenzo"
FILES: Final = ("setup", "board", "personal_board", "bonus_tiles", "leaders", "excommunications", "cards")

RESOURCES: Final = ("wood", "stone", "coin", "servant", "mp", "fp", "vp", "priv")
WOOD: Final = 0
STONE: Final = 1
COIN: Final = 2
SERVANT: Final = 3
MP: Final = 4
FP: Final = 5
VP: Final = 6
PRIV: Final = 7

TYPES: Final = ("territory", "character", "building", "venture")
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
ANY: Final = -1

MEMBERS: Final = ("white", "black", "orange", "neutral")
NEUTRAL: Final = 3

# spaces: the palace, the stalls of the market, the work spaces, then four floors a tower from the bottom up
PALACE: Final = 0
MARKET: Final = 1
HARVEST: Final = 5  # small, then large
PRODUCTION: Final = 7
FLOORS: Final = 9
SPACES: Final = (
    "palace", "market.1", "market.2", "market.3", "market.4",
    "harvest.small", "harvest.large", "production.small", "production.large",
    *(f"{tower}.{floor}" for tower in TYPES for floor in (1, 2, 3, 4)),
)  # fmt: skip


@final
class Card:
    """A development card."""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.type: int = TYPES.index(d["type"])
        self.period: int = d["period"]
        self.costs: tuple[Payment, ...] = tuple(payment(c) for c in d["costs"]) or ((0, 0, 0, 0, 0, 0),)
        self.gain = goods(d.get("immediate", {}))
        per = d.get("immediate_per") or {}
        self.per: int = counted(per["per"]) if per else 0
        self.per_every: int = per["every"] if per else 1
        self.per_gain = goods(per["gain"]) if per else ()
        bonus = d.get("bonus_action") or {}
        self.bonus_kind: str = bonus.get("kind", "")  # "", tower, harvest, production
        self.bonus_value: int = bonus.get("value", 0)
        self.bonus_type: int = ANY if bonus.get("card", "any") == "any" else TYPES.index(bonus["card"])
        self.bonus_discount = goods(bonus.get("discount", {}))
        lasting = d.get("permanent") or {}
        self.permanent_kind: str = lasting.get("kind", "")  # "", tower, harvest, production, no_floor_bonus
        self.permanent_value: int = lasting.get("value", 0)
        self.permanent_type: int = TYPES.index(lasting["card"]) if "card" in lasting else ANY
        self.permanent_discounts: tuple[Goods, ...] = tuple(goods(x) for x in lasting.get("discount_choose_one", ()))
        self.work_value: int = d.get("harvest_value", d.get("production_value", 0))
        self.harvest = goods(d.get("harvest", {}))
        made = [d["production"]] if "production" in d else []
        fixed = [x for x in made if "pay" not in x]
        self.work_gain = goods(fixed[0]["gain"]) if fixed else ()  # of a building, without paying
        self.work_per: int = counted(fixed[0]["per"]) if fixed and "per" in fixed[0] else 0
        self.work_every: int = fixed[0].get("every", 1) if fixed else 1
        exchanges = [*(x for x in made if "pay" in x), *d.get("production_choose_one", ())]
        self.conversions: tuple[tuple[Goods, Goods], ...] = tuple(
            (goods(x["pay"]), goods(x["gain"])) for x in exchanges
        )
        self.end_vp: int = d.get("end_vp", 0)
        self.printed = d["costs"]


@final
class Leader:
    """A leader card; `effect` is read by `powers` (permanent) and by `leaders` (once per round)."""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        requirement = d["requirement"]
        self.requirements: tuple[tuple[tuple[int, ...], Goods], ...] = tuple(
            (tuple(r.get("cards", {}).get(t, 0) for t in TYPES), goods(r.get("res", {})))
            for r in requirement.get("any_of", [requirement])
        )
        self.once: bool = d["kind"] == "once_per_round"
        effect = d["effect"]
        self.action: str = effect.get("action", "")  # harvest or production
        self.action_value: int = effect.get("value", 0)
        self.servants_only: bool = effect.get("servants_only", False)
        self.gain = goods(effect.get("gain", {}))
        self.raise_to: int = effect.get("set_one_colored_member_value", 0)
        self.coloured_set: int = effect.get("colored_members_value_set", 0)
        self.coloured_add: int = effect.get("colored_members_value_add", 0)
        self.neutral_add: int = effect.get("neutral_member_value_add", 0)
        self.shares_spaces: bool = effect.get("may_place_on_occupied_action_space", False)
        self.no_toll: bool = effect.get("no_tower_surcharge", False)
        self.no_military_need: bool = effect.get("ignore_territory_military_requirement", False)
        self.coin_discount: int = effect.get("dev_card_coin_discount", 0)
        self.support_vp: int = effect.get("on_church_support_vp", 0)
        self.doubles = tuple(RESOURCES.index(r) for r in effect.get("double_immediate_resources_from_dev_cards", ()))
        self.copies: bool = effect.get("copy_leader_already_played_by_another_player", False)


@final
class Tile:
    """An excommunication tile."""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.period: int = d["period"]
        e = d["effect"]
        malus = e.get("gain_malus", {})
        self.gain_malus: tuple[int, ...] = tuple(malus.get(r, 0) for r in RESOURCES)
        self.wood_or_stone: int = malus.get("wood_or_stone", 0)
        self.harvest: int = e.get("harvest_action_value", 0)
        self.production: int = e.get("production_action_value", 0)
        self.coloured: int = e.get("colored_members_value", 0)
        self.tower: tuple[int, ...] = tuple(e.get("tower_action_value", {}).get(t, 0) for t in TYPES)
        self.no_market: bool = e.get("cannot_place_in_market", False)
        self.per_servant: int = e.get("servants_per_plus_one", 0)
        self.skips_first: bool = e.get("skip_first_turn_each_round", False)
        self.late: bool = e.get("last_member_placed_after_all_others", False)
        self.late_optional: bool = e.get("last_placement_optional", False)
        self.worthless: int = TYPES.index(e["no_end_vp_from"]) if "no_end_vp_from" in e else -1
        before, after = e.get("before_final_scoring_lose_vp_per", {}), e.get("lose_vp_per", {})
        self.lose_before: Goods = goods(before)  # 1 VP per so many of the resource
        self.lose_after: Goods = goods(after)
        self.lose_printed = tuple(RESOURCES.index(r) for r in e.get("lose_vp_per_printed_building_cost", ()))
        self.lose_leftover = tuple(RESOURCES.index(r) for r in e.get("lose_vp_per_leftover_resource", ()))
        self.every: int = e.get("every", 1)


@final
class Tables:
    """Everything that the rules read: the facts and the table's switches."""

    def __init__(self, facts: Facts, options: Mapping[str, str]) -> None:
        start, board, own = facts["setup"], facts["board"], facts["personal_board"]
        self.advanced: bool = options["rules"] == "advanced"
        self.draft: bool = options["leaders"] == "draft"
        self.one_malus: bool = options["tile_1_4"] == "one_choice"
        self.may_pass: bool = options["passing"] == "free"
        self.may_leave_all: bool = options["declining"] == "always"
        self.floor_zero: bool = options["negative_score"] == "floor_zero"
        self.rank_needs_points: bool = options["military_rank"] == "with_points"

        self.rounds: int = start["rounds"]
        self.per_period: int = start["rounds_per_period"]
        self.sides: int = start["die_sides"]
        self.neutral: int = start["neutral_base_value"]
        self.stock: tuple[int, ...] = tuple(start["start_resources"].get(r, 0) for r in RESOURCES[:7])
        self.start_coins: tuple[int, ...] = tuple(start["start_coins_by_turn_order"])
        # spaces that nobody may use, by number of players; with three the large work spaces are open: L-7 A-27
        self.closed: Mapping[int, tuple[int, ...]] = {
            int(n): tuple(SPACES.index(space_id(x)) for x in names) for n, names in start["closed_spaces"].items()
        }
        self.leaders_each: int = start["leaders_per_player"]
        self.discard_gain = goods(start["leader_discard_gain"])

        self.toll: int = board["tower_surcharge_coins"]
        self.per_servant: int = board["servants_per_plus_one"]
        self.privileges: tuple[Goods, ...] = tuple(goods(x) for x in board["council_privilege_choices"])
        self.faith_vp: tuple[int, ...] = tuple(board["faith_track_vp"])
        floors = [f for t in TYPES for f in board["towers"][t]["floors"]]
        work = [board[area][size] for area in ("harvest", "production") for size in ("small", "large")]
        stalls = [board["market"][f"market_{i}"] for i in (1, 2, 3, 4)]
        palace = board["council_palace"]
        self.need: tuple[int, ...] = tuple(x["value"] for x in (palace, *stalls, *work, *floors))
        self.gain: tuple[Goods, ...] = tuple(
            goods(x.get("gain", x.get("bonus", {}))) for x in (palace, *stalls, *work, *floors)
        )
        self.work_malus: tuple[int, ...] = tuple(x["malus"] for x in work)
        self.palace_orders: bool = palace["sets_turn_order"]
        report = board["vatican_report"]
        self.faith_need: tuple[int, ...] = tuple(report["min_faith"])
        self.ask_support: bool = report["choice_asked_in_every_report"]

        self.most_cards: int = own["max_cards_per_type"]
        self.territory_need: tuple[int, ...] = tuple(own["territory_slot_mp_requirement"])
        self.territory_vp: tuple[int, ...] = tuple(own["end_vp_territories"][str(i)] for i in range(7))
        self.character_vp: tuple[int, ...] = tuple(own["end_vp_characters"][str(i)] for i in range(7))
        rest = own["end_vp_per_resources"]
        self.rest_vp: int = rest["vp"]
        self.rest_every: int = rest["per_total_of"]
        self.rest_of: tuple[int, ...] = tuple(RESOURCES.index(r) for r in rest["of"])
        self.rank_vp: tuple[int, ...] = tuple(own["end_vp_military_rank"])

        self.cards: tuple[Card, ...] = tuple(Card(k, d) for k, d in facts["cards"].items())
        self.leaders: tuple[Leader, ...] = tuple(Leader(k, d) for k, d in facts["leaders"].items())
        self.tiles: tuple[Tile, ...] = tuple(Tile(k, d) for k, d in facts["excommunications"].items())
        bonus = facts["bonus_tiles"].values()
        self.tile_harvest_value: tuple[int, ...] = tuple(d["harvest_value"] for d in bonus)
        self.tile_harvest: tuple[Goods, ...] = tuple(goods(d["harvest"]) for d in bonus)
        self.tile_production_value: tuple[int, ...] = tuple(d["production_value"] for d in bonus)
        self.tile_production: tuple[Goods, ...] = tuple(goods(d["production"]) for d in bonus)
        self.decks: tuple[tuple[int, ...], ...] = tuple(  # by type and period: the cards of a deck
            tuple(i for i, c in enumerate(self.cards) if c.type == t and c.period == p + 1)
            for t in range(len(TYPES))
            for p in range(start["periods"])
        )
        self.facts = facts


def goods(amounts: Mapping[str, int]) -> Goods:
    """Pairs in the order of `RESOURCES`, without zeros."""
    return tuple((i, amounts[r]) for i, r in enumerate(RESOURCES) if amounts.get(r))


def payment(cost: Mapping[str, int]) -> Payment:
    """Military points that are paid must be owned as well. L-30"""
    paid = cost.get("mp", 0)
    return (
        cost.get("wood", 0), cost.get("stone", 0), cost.get("coin", 0), cost.get("servant", 0),
        paid, max(paid, cost.get("mp_req", 0)),
    )  # fmt: skip


def counted(per: str) -> int:
    """What a multiplied gain counts: 1 + a card type, or 5 for military points."""
    return 5 if per == "mp" else 1 + TYPES.index(per)


def space_id(name: str) -> str:
    """`market_3` of the facts is the space `market.3`."""
    return name.replace("_", ".", 1)


BOOK: Final = FactBook("lorenzo", PACKAGE, FILES, lambda facts, options, _: Tables(facts, options))
base_facts, facts_with, tables = BOOK.printed, BOOK.changed, BOOK.tables
