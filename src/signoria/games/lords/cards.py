"""The cards as they are printed, one class a type; none is for Timbuktu (RC.7). 2.3, 2.4

Places, empires and goods are numbers of `ids`. A card's number is its place in `ids.CARDS`; a leader has the number of
his L card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from signoria.games.lords.ids import (
    APART,
    AT,
    BUILDING,
    CARD,
    COLOURS,
    EMPEROR,
    EMPIRES,
    FIRST_ALLY,
    FIRST_E,
    FIRST_G,
    FIRST_M,
    FIRST_P,
    FIRST_R,
    FIRST_X,
    GOODS,
    GREEN,
    GUILD,
    GUILDS,
    KINDS,
    LEADERS,
    NEUTRAL,
    NOWHERE,
    OPTIONAL,
    PAPAL,
    PESTILENCE,
    PINK,
    PIRATE_CARD,
    RELIGIONS,
    RESOURCE,
    SIDES,
    TYPES,
    UNITS,
)

Row = Mapping[str, Any]


class Card:
    """What all cards have. `clauses`: what a reader should look up."""

    def __init__(self, key: str, kind: int, d: Row, common: Row) -> None:
        self.number = CARD[key]
        self.key = key
        self.type = TYPES.index(key[0])
        self.kind = kind
        self.deck = PINK
        self.name: str = d["name"]
        self.title: str = d.get("title", "")
        self.place = AT[d["place"]] if "place" in d else NOWHERE  # seat, city or land printed on it
        self.empire = EMPIRES.index(d["empire"]) if "empire" in d else NEUTRAL
        self.clauses: tuple[str, ...] = (*common["clauses"], *d.get("clauses", ()))


@final
class Leader(Card):
    """An L card: an emperor, a lord with his bank, an ally. 2.3.2 to 2.3.5, 2.4.5"""

    def __init__(self, key: str, kind: int, d: Row, common: Row) -> None:
        super().__init__(key, kind, d, common)
        self.deck = GREEN if self.number < FIRST_ALLY else PINK
        self.place = AT[d["seat"]]
        self.stature: int = d["stature"]
        self.religion = RELIGIONS.index(d["religion"])
        self.claim = EMPIRES.index(d["claim"]) if "claim" in d else NEUTRAL  # to which throne
        self.default = COLOURS.index(d["default"]) if "default" in d else NEUTRAL  # his colour when nobody buys him
        bank: Row = d.get("bank", {})
        self.bank_name: str = bank.get("name", "")
        self.bank = AT[bank["city"]] if bank else NOWHERE
        self.bank_needs = GOODS.index(bank["needs"]) if bank else -1
        self.denies = tuple(AT[x] for x in d.get("denies", ()))  # trading places that he may refuse (2.2.9)
        self.heirs: tuple[str, ...] = tuple(x["name"] for x in d["heirs"])  # they follow one another (6.2.6)
        self.heirs_stature: tuple[int, ...] = tuple(x["stature"] for x in d["heirs"])
        self.pope = kind == EMPEROR and self.empire == PAPAL  # 6.3


@final
class Courtier(Card):
    """A C card: chancellor, pirate, condottiere, engineer, explorer, cartographer. 2.4.1"""

    def __init__(self, key: str, kind: int, d: Row, common: Row) -> None:
        super().__init__(key, kind, d, common)
        self.deck = GREEN if self.empire != NEUTRAL or (kind == PIRATE_CARD and key != "C15") else PINK
        self.ship = UNITS.index(d["ship"]) if "ship" in d else -1  # a pirate's: GALLEY or NAO
        self.owner = CARD[d["owner"]] if "owner" in d else -1  # the lord who starts with it
        self.extra: int = d.get("extra", 0)  # mercenaries above Stature that one leader may lead
        self.mercenaries: int = common.get("mercenaries", 0)  # that come when it is won
        self.side = SIDES.index(d["side"]) if "side" in d else -1
        self.siege_hit: int = common.get("siege_hit", 0)  # an engineer's dice hit on this
        self.sieges: int = common.get("sieges", 0)  # in so many sieges a round


@final
class Enterprise(Card):
    """An E, G or R card, which matures into a counter. `needs`: each good that reaches it brings the profit. 5.11"""

    def __init__(self, key: str, kind: int, d: Row, common: Row, guilds: Row) -> None:
        super().__init__(key, kind, d, common)
        self.guild = GUILDS.index(d["guild"]) if "guild" in d else -1
        needs = [guilds[d["guild"]]] if kind == GUILD else [d["needs"]] if kind == RESOURCE else common["needs"]
        self.needs = tuple(GOODS.index(x) for x in needs)
        supplies = "building" if kind == BUILDING else d.get("supplies")
        self.supplies = GOODS.index(supplies) if supplies else -1  # what its mature counter is a source of
        self.new_world: bool = d.get("new_world", False)  # 5.2.6
        self.mature: bool = d.get("mature", False)  # from the start (RC.6)
        if self.mature:
            self.deck = OPTIONAL


@final
class Machiavelli(Card):
    """An M card. 2.4.6, 5.14"""

    def __init__(self, key: str, kind: int, d: Row, common: Row) -> None:
        super().__init__(key, kind, d, common)
        self.weight: int = common["weight"]  # for the order of movement (5.6.1)
        self.religion = RELIGIONS.index(d["religion"]) if "religion" in d else NEUTRAL
        self.dowry = tuple(AT[x] for x in d.get("dowry", ()))
        self.dukedoms = tuple(AT[x] for x in d.get("dukedoms", ([d["dukedom"]] if "dukedom" in d else [])))
        self.siege_hit: int = common.get("siege_hit", 0)  # besiegers hit on this when a spy opens the gates
        self.ransom: int = common.get("ransom", 0)  # Au that turn a heresy away from a player's own leader
        self.dies_on: int = common.get("dies_on", 0)  # the accused of a trial


@final
class Pestilence(Card):
    """A P card. 2.4.3"""

    def __init__(self, key: str, d: Row, common: Row) -> None:
        super().__init__(key, PESTILENCE, d, common)
        self.dukedoms = tuple(AT[x] for x in d["dukedoms"])
        self.dies_on: int = d["dies_on"]


@final
class Navigation(Card):
    """An X card: knowledge that any number of players may have. 6.1.3 to 6.1.6"""

    def __init__(self, key: str, kind: int, d: Row, common: Row) -> None:
        super().__init__(key, kind, d, common)
        self.deck = APART
        self.goods = tuple(GOODS.index(x) for x in d.get("goods", ()))  # sold in the zone by who keeps naos there
        self.closes = tuple(AT[x] for x in d.get("closes", ()))  # where they are sold no more
        self.new_world = tuple(CARD[x] for x in d.get("new_world", ()))  # cards that its holder may have


@final
class Deck:
    """All cards by type. `all` is by number."""

    def __init__(self, facts: Mapping[str, Row]) -> None:
        kinds, guilds = facts["deck"]["kinds"], facts["deck"]["guilds"]
        rows: dict[str, Any] = {}
        for name in ("lords", "allies", "court", "enterprises", "machiavelli"):
            rows.update(facts[name])
        rows.update(facts["navigation"]["cards"])

        def kind(key: str) -> tuple[int, Row, Row]:
            row: Row = rows[key]
            return KINDS.index(row["kind"]), row, kinds[row["kind"]]

        keys = tuple(CARD)
        self.leaders = tuple(Leader(key, *kind(key)) for key in keys[:LEADERS])
        self.court = tuple(Courtier(key, *kind(key)) for key in keys[LEADERS:FIRST_E])
        self.enterprises = tuple(Enterprise(key, *kind(key), guilds) for key in keys[FIRST_E:FIRST_M])
        self.machiavelli = tuple(Machiavelli(key, *kind(key)) for key in keys[FIRST_M:FIRST_P])
        plague: Row = facts["pestilences"]
        self.pestilences = tuple(Pestilence(key, plague[key], kinds["pestilence"]) for key in keys[FIRST_P:FIRST_X])
        self.navigation = tuple(Navigation(key, *kind(key)) for key in keys[FIRST_X:])
        self.all: tuple[Card, ...] = (
            *self.leaders, *self.court, *self.enterprises, *self.machiavelli, *self.pestilences, *self.navigation,
        )  # fmt: skip
        self._of_kind = tuple(tuple(x.number for x in self.all if x.kind == kind) for kind in range(len(KINDS)))
        self.guilds = self.enterprises[FIRST_G - FIRST_E : FIRST_R - FIRST_E]
        self.resources = self.enterprises[FIRST_R - FIRST_E :]
        self.buildings = self.enterprises[: FIRST_G - FIRST_E]
        self.recommended: tuple[int, ...] = tuple(CARD[x] for x in facts["deck"]["recommended_order"])

    def of_kind(self, kind: int) -> tuple[int, ...]:
        """The cards of a kind, rising."""
        return self._of_kind[kind]
