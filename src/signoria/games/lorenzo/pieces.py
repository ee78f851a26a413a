"""Cards, leaders and tiles, compiled from the facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from signoria.games.lorenzo.resources import (
    ANY,
    RESOURCES,
    TOKEN,
    TYPES,
    Goods,
    Payment,
    brings,
    counted,
    goods,
    payment,
)

NO_LIMIT: Final = -1


@final
class Card:
    """A development card. What is doubtful about special cards: their names U-13, two of their numbers HR-65."""

    def __init__(self, key: str, d: Mapping[str, Any], *, special: bool = False) -> None:
        self.key = key
        self.special = special  # of the special tower's deck: R-4
        self.type: int = TYPES.index(d["type"])
        self.period: int = d["period"]
        self.costs: tuple[Payment, ...] = tuple(payment(c) for c in d["costs"]) or ((0, 0, 0, 0, 0, 0, 0, 0),)
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
        # "", tower, harvest, production, no_floor_bonus; of special cards: work, no_special_toll, waive, on_leader
        self.permanent_kind: str = lasting.get("kind", "")
        self.permanent_value: int = lasting.get("value", 0)
        self.permanent_type: int = TYPES.index(lasting["card"]) if "card" in lasting else ANY
        self.permanent_discounts: tuple[Goods, ...] = tuple(goods(x) for x in lasting.get("discount_choose_one", ()))
        self.permanent_gain = goods(lasting.get("gain", {}))
        self.work_value: int = d.get("harvest_value", d.get("production_value", 0))
        self.harvest = goods(d.get("harvest", {}))
        made = [d[x] for x in ("harvest_per", "production") if x in d]
        fixed = [x for x in made if "pay" not in x]
        self.work_gain = goods(fixed[0].get("gain", {})) if fixed else ()  # without paying, and not a plain harvest
        self.work_loss = goods(fixed[0].get("loss", {})) if fixed else ()
        self.work_per: int = counted(fixed[0]["per"]) if fixed and "per" in fixed[0] else 0
        self.work_every: int = fixed[0].get("every", 1) if fixed else 1
        self.work_capped: bool = bool(fixed and fixed[0].get("at_most_value"))  # counts no more than the value: R-23
        exchanges = [*(x for x in made if "pay" in x), *d.get("production_choose_one", ())]
        self.conversions: tuple[tuple[Goods, Goods], ...] = tuple(
            (goods(x.get("pay", {})), goods(x["gain"])) for x in exchanges
        )
        self.repeats: bool = any(x.get("repeat") for x in exchanges)  # as often as the value says: R-23
        self.end_vp: int = d.get("end_vp", 0)
        self.printed = d["costs"]
        # special cards only
        self.loss = goods(d.get("loss", {}))
        self.activates = Activation(d.get("activate"))  # when taken
        self.work_activates = Activation(d.get("production_activates"))
        self.takes_back: tuple[int, ...] = types(d.get("take_discarded", ()))  # types of discarded card: R-24
        self.catches_up: bool = d.get("catch_up", False)
        self.holds: str = d.get("holds_token", "")  # "", harvest, market: R-18
        end = d.get("end_per") or {}
        self.end_per: int = counted(end["per"]) if end else 0
        self.end_per_vp: int = end.get("vp", 0)
        self.end_every: int = end.get("every", 1)
        self.end_most: int = end.get("most", NO_LIMIT)


@final
class Activation:
    """Own cards of some types whose lasting effect is carried out whatever its value. R-26"""

    def __init__(self, d: Mapping[str, Any] | None) -> None:
        self.types: tuple[int, ...] = types(d["cards"]) if d else ()
        self.count: int = d["count"] if d else 0


@final
class Limits:
    """What a new leader asks for besides cards and goods: upper limits and sums. R-30"""

    def __init__(self, d: Mapping[str, Any]) -> None:
        self.most_cards = tuple((TYPES.index(x), n) for x, n in d.get("most_cards", {}).items())
        self.most_stock: Goods = tuple((RESOURCES.index(x), n) for x, n in d.get("most_res", {}).items())
        self.all_cards: int = d.get("all_cards", 0)
        self.most_types: int = d.get("most_types", NO_LIMIT)
        self.leaders: int = d.get("leaders", 0)
        self.most_wood_and_stone: int = d.get("most_wood_and_stone", NO_LIMIT)


@final
class Leader:
    """A leader card; `effect` is read by `powers` (permanent) and by `leaders` (once per round). R-28 U-15"""

    def __init__(self, key: str, d: Mapping[str, Any], *, of_houses: bool = False) -> None:
        self.key = key
        requirement = d["requirement"]
        self.requirements: tuple[tuple[tuple[int, ...], Goods], ...] = tuple(
            (tuple(r.get("cards", {}).get(t, 0) for t in TYPES), goods(r.get("res", {})))
            for r in requirement.get("any_of", [requirement])
        )
        plain = requirement.keys() <= {"any_of", "cards", "res"}
        self.limits: Limits | None = None if plain else Limits(requirement)
        self.kind: str = d["kind"]  # permanent, once_per_round; with Houses also space, immediate
        self.once: bool = self.kind == "once_per_round"
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
        # of Houses
        self.on_take: int = TYPES.index(effect["on_take"]) if "on_take" in effect else ANY  # `gain` with such a card
        self.on_privilege: int = effect.get("on_privilege", 0)
        self.on_vp: int = effect.get("on_vp", 0)
        self.servant_value: int = effect.get("servant_value", 1)
        self.servants_for = tuple(RESOURCES.index(r) for r in effect.get("servants_for", ()))
        self.no_excommunication: bool = effect.get("no_excommunication", False)
        self.exchanges: tuple[tuple[Goods, Goods], ...] = tuple(
            (goods(x["pay"]), goods(x["gain"])) for x in effect.get("exchanges", ())
        )
        self.one_card: str = effect.get("one_card", "")  # harvest or production, of one own card
        self.draws_tokens: int = effect.get("draw_tokens", 0)
        self.keeps_tokens: int = effect.get("keep", 0)
        self.gives_up: int = TYPES.index(effect["discard_card"]) if "discard_card" in effect else ANY
        self.either_work: bool = effect.get("either_work", False)
        self.of_houses = of_houses

    def needs_tokens(self) -> bool:
        """Does it ask for special tokens, pay or give them? U-17"""
        given = [self.gain, *(x for exchange in self.exchanges for x in exchange)]
        given += [stock for _, stock in self.requirements] + ([self.limits.most_stock] if self.limits else [])
        return self.draws_tokens > 0 or any(brings(gain, TOKEN) for gain in given)


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
        self.special_tower: int = e.get("special_tower_value", 0)  # U-7
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
        self.vp_per_token: int = e.get("vp_per_token", 0)  # U-7
        self.every: int = e.get("every", 1)

    def of_tower(self) -> bool:
        """Does it concern the special tower or its tokens? R-10"""
        return self.special_tower != 0 or self.vp_per_token > 0 or self.gain_malus[TOKEN] > 0


def types(names: Sequence[str]) -> tuple[int, ...]:
    """Types of card by their names."""
    return tuple(TYPES.index(x) for x in names)
