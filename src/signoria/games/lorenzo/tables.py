"""The facts of a match, compiled: what the rules read, never a file. One serves all matches with the same numbers.

Indices as in `resources`: card types and towers in the board's order, left to right, the special tower last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from signoria.games.lorenzo.houses.numbers import HouseNumbers
from signoria.games.lorenzo.pieces import Card, Leader, Tile
from signoria.games.lorenzo.resources import (
    BASE_MEMBERS,
    BASE_SPACES,
    BASE_STOCK,
    HOSTS,
    RESOURCES,
    SPACES,
    TOKEN,
    TYPES,
    Goods,
    goods,
    space_id,
)
from signoria.kernel.facts import FactBook, Facts

PACKAGE: Final = "signoria.games.lorenzo"
FILES: Final = (
    "setup", "board", "personal_board", "bonus_tiles", "leaders", "excommunications", "cards",
    "houses", "special_cards", "house_leaders",
)  # fmt: skip


@final
class Tables:
    """Everything that the rules read: the facts and the table's switches."""

    def __init__(self, facts: Facts, options: Mapping[str, str], seats: int) -> None:
        h = self.houses = HouseNumbers(facts, options, seats) if options["houses"] == "on" else None
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
        self.stock: tuple[int, ...] = tuple(start["start_resources"].get(r, 0) for r in RESOURCES[:BASE_STOCK]) + (
            (0,) * (TOKEN + 1 - BASE_STOCK) if h else ()
        )
        self.start_coins: tuple[int, ...] = h.start_coins if h else tuple(start["start_coins_by_turn_order"])
        self.spaces: int = len(SPACES) if h else BASE_SPACES
        self.towers: int = len(TYPES) + 1 if h and h.tower else len(TYPES)
        self.members: int = BASE_MEMBERS  # of each player, but for the house of Colonna
        # spaces that nobody may use, by number of players; with three the large work spaces are open: L-7 A-27
        closed = start["closed_spaces"] | ({"5": h.closed} if h else {})
        self.closed: Mapping[int, tuple[int, ...]] = {
            int(n): tuple(SPACES.index(space_id(x)) for x in names) for n, names in closed.items()
        }
        self.leaders_each: int = start["leaders_per_player"]
        self.discard_gain = goods(start["leader_discard_gain"])

        self.toll: int = board["tower_surcharge_coins"]
        self.per_servant: int = board["servants_per_plus_one"]
        self.privileges: tuple[Goods, ...] = tuple(goods(x) for x in board["council_privilege_choices"]) + (
            (h.privilege,) if h and h.tower else ()
        )
        self.faith_vp: tuple[int, ...] = tuple(board["faith_track_vp"])
        floors = [f for t in TYPES for f in board["towers"][t]["floors"]]
        floors += h.floors if h else []
        work = [board[area][size] for area in ("harvest", "production") for size in ("small", "large")]
        stalls = [board["market"][f"market_{i}"] for i in (1, 2, 3, 4)]
        palace = board["council_palace"]
        self.need: tuple[int, ...] = tuple(x["value"] for x in (palace, *stalls, *work, *floors)) + (
            (h.host_value,) * len(HOSTS) if h else ()  # leaders that are action spaces: U-11
        )
        self.needs: tuple[tuple[int, ...], ...] = tuple(h.adjust(self.need, i) for i in range(len(TYPES))) if h else ()
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
        bonus = [*facts["bonus_tiles"].values()]
        if h:
            self.cards += tuple(Card(k, d, special=True) for k, d in facts["special_cards"].items())
            self.leaders += tuple(Leader(k, d, of_houses=True) for k, d in facts["house_leaders"].items())
            self.tiles += tuple(Tile(k, d) for k, d in facts["houses"]["excommunications"].items())
            bonus += facts["houses"]["bonus_tiles"].values() if seats == 5 else []
        # leaders and tiles that this match plays with; all of them without Houses
        self.leaders_dealt: tuple[int, ...] = tuple(i for i, x in enumerate(self.leaders) if plays_with(x, h))
        if h:
            self.leaders_each = min(self.leaders_each, len(self.leaders_dealt) // seats)
        self.tiles_dealt: tuple[int, ...] = tuple(i for i, x in enumerate(self.tiles) if tile_in_play(x, h))
        self.tile_harvest_value: tuple[int, ...] = tuple(d["harvest_value"] for d in bonus)
        self.tile_harvest: tuple[Goods, ...] = tuple(goods(d["harvest"]) for d in bonus)
        self.tile_production_value: tuple[int, ...] = tuple(d["production_value"] for d in bonus)
        self.tile_production: tuple[Goods, ...] = tuple(goods(d["production"]) for d in bonus)
        self.decks: tuple[tuple[int, ...], ...] = tuple(  # by tower and period: the cards of a deck
            tuple(i for i, c in enumerate(self.cards) if c.type == kind and c.period == p + 1 and not c.special)
            for kind in range(len(TYPES))
            for p in range(start["periods"])
        )
        if self.towers > len(TYPES):
            self.decks += tuple(
                tuple(i for i, c in enumerate(self.cards) if c.special and c.period == p + 1)
                for p in range(start["periods"])
            )
        self.facts = facts


def plays_with(x: Leader, h: HouseNumbers | None) -> bool:
    """Is a leader among those that are dealt? R-9; without the special tower those that need tokens are not: U-17"""
    if not x.of_houses or h is None:
        return True
    return h.leaders and (h.tower or not x.needs_tokens())


def tile_in_play(x: Tile, h: HouseNumbers | None) -> bool:
    """Is an excommunication tile among those that are drawn? R-10; those of tokens and tower only with these: U-17"""
    return h is None or h.tower or not x.of_tower()


BOOK: Final = FactBook("lorenzo", PACKAGE, FILES, Tables)
base_facts, facts_with, tables = BOOK.printed, BOOK.changed, BOOK.tables
