"""The facts of Houses of Renaissance, compiled: tokens, families, the auction, the adjustment tile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from signoria.games.lorenzo.resources import FLOORS, LEADER_SPACES, RESOURCES, TOKEN, Goods, brings, goods
from signoria.kernel.facts import Facts


@final
class Token:
    """A face of the special tokens: what it gives, or the action that it lets one carry out. R-16 U-2"""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.n: int = d["n"]
        self.gain = goods(d.get("gain", {}))
        self.work: str = d.get("work", "")  # harvest or production
        self.value: int = d.get("value", 0)


@final
class Family:
    """A family and its power, R-32 to R-43, U-8 U-9; each has the fields of its own and nothing in the others."""

    def __init__(self, key: str, d: Mapping[str, Any]) -> None:
        self.key = key
        self.name: str = d["name"]
        self.below_threshold: int = d.get("below_threshold", 0)  # Aragonesi
        self.member_value: int = d.get("member_value", 0)  # Colonna
        self.stores = tuple(RESOURCES.index(r) for r in d.get("stores", ()))  # Da Montefeltro
        self.excommunication_vp: int = d.get("excommunication_vp", 0)  # Della Rovere
        self.steps: tuple[tuple[int, Goods], ...] = tuple((x["step"], goods(x["gain"])) for x in d.get("steps", ()))
        self.with_privilege = goods(d.get("with_privilege", {}))  # Della Scala
        exchange = d.get("exchange")  # Della Scala, Este
        self.exchange: tuple[Goods, Goods] | None = (
            (goods(exchange["pay"]), goods(exchange["gain"])) if exchange else None
        )
        self.servants: int = d.get("servants", 0)  # Gonzaga
        self.keeps_military: bool = d.get("keeps_military", False)  # Malatesta
        self.with_character = goods(d.get("with_character", {}))  # Medici
        self.most_characters: int = d.get("most_characters", 0)
        self.character_vp: Mapping[int, int] = {int(n): vp for n, vp in d.get("end_vp_characters", {}).items()}
        self.sets: tuple[Goods, ...] = tuple(goods(x) for x in d.get("sets", ()))  # Orsini
        self.open_leaders: int = d.get("open_leaders", 0)  # Sforza, Visconti
        self.plays_open: bool = d.get("plays_open", False)  # one of them before round 1: Sforza
        self.tokens: tuple[Goods, ...] = tuple(goods(x) for x in d.get("tokens", ()))  # Visconti

    def needs_tokens(self) -> bool:
        """Does it give special tokens? Then it stays in the box without the special tower. U-17"""
        given = (self.with_character, *(gain for _, gain in self.steps), *self.tokens)
        return any(brings(gain, TOKEN) for gain in given)


@final
class HouseNumbers:
    """What the rules of Houses read, also the floors of the special tower (R-21 U-1). `tower`, `auction`,
    `families_dealt`, `leaders`: the table's switches, U-17."""

    def __init__(self, facts: Facts, options: Mapping[str, str], seats: int) -> None:
        d = facts["houses"]
        self.tower: bool = options["special_tower"] == "on"
        self.auction: bool = options["families"] == "auction"
        self.families_dealt: bool = options["families"] != "off"
        self.leaders: bool = options["new_leaders"] == "on"
        self.start_coins: tuple[int, ...] = tuple(d["start_coins_by_turn_order"])
        self.tokens: tuple[Token, ...] = tuple(Token(k, x) for k, x in d["tokens"]["faces"].items())
        self.families: tuple[Family, ...] = tuple(Family(k, x) for k, x in d["families"].items())
        self.offered: tuple[int, ...] = tuple(
            i for i, x in enumerate(self.families) if self.tower or not x.needs_tokens()
        )
        self.lots: tuple[Goods, ...] = tuple(goods(x) for x in d["auction"]["tiles"].values())
        self.lots_offered: tuple[int, ...] = tuple(
            i for i, x in enumerate(self.lots) if self.tower or not brings(x, TOKEN)
        )
        self.highest_bid: int = d["auction"]["highest_bid"]
        self.privilege = goods(d["privilege"]["gain"])
        adjustment = d["adjustment"]
        self.adjusted: tuple[int, ...] = tuple(adjustment["five_players" if seats == 5 else "up_to_four_players"])
        self.floors = d["special_tower"]["floors"]
        self.closed: tuple[str, ...] = tuple(d["five_players"]["closed_spaces"])
        self.host_value: int = d["leader_spaces"]["value"]

    def adjust(self, need: tuple[int, ...], tower: int) -> tuple[int, ...]:
        """The values of all spaces while the adjustment tile lies on a tower. R-5 R-6"""
        first = FLOORS + tower * 4
        assert first + 4 <= LEADER_SPACES - 4
        return (*need[:first], *self.adjusted, *need[first + 4 :])
