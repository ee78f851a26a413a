"""Voyages of discovery: who is under way, with which ships, what is known already, what the Cape would bring. 6.1"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.lords import hands
from signoria.games.lords.ids import BLOCKS, CARDS, COUNTERS, EXPLORER, FIRST_X, GOODS, PLACES
from signoria.games.lords.state import Lords
from signoria.games.lords.voyages import cape
from signoria.kernel.study import Scene


def voyages(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """`{zone, seats: [{seat, explorers: [{card, block?, experienced, scurvy, funded}], naos: [counters in the zone],
    knows: [navigation cards], keeps_cape, cape (Au asked; absent: denied), goods: [what it may have there]}], closed:
    [{city, good}] where nobody sells because of the Cape}`: of all seats that have to do with it. 6.1.2 to 6.1.6
    """
    s: Lords = scene.state
    keepers = cape.keepers(s)
    found = []
    for seat, player in enumerate(s.players):
        explorers = hands.of_kind(s, seat, EXPLORER)
        naos = cape.naos_in_zone(s, seat)
        if not (explorers or naos or player.navigation):
            continue
        told: dict[str, Any] = {
            "seat": seat,
            "explorers": [_explorer(s, card) for card in explorers],
            "naos": [COUNTERS[c] for c in naos],
            "knows": [CARDS[FIRST_X + i] for i in range(2) if player.navigation >> i & 1],
            "keeps_cape": seat in keepers,
            "goods": [GOODS[g] for g in range(len(GOODS)) if cape.goods_in_zone(s, seat) >> g & 1],
        }
        found.append(told | ({"cape": player.cape} if player.cape >= 0 else {}))
    closed = [
        {"city": PLACES[city], "good": GOODS[good]}
        for good in sources_of_the_cape(s)
        for city in s.tables.atlas.sellers[good]
        if cape.closed_by_cape(s, city, good)
    ]
    return {"zone": PLACES[s.tables.atlas.voyages], "seats": found, "closed": closed}


def sources_of_the_cape(s: Lords) -> tuple[int, ...]:
    """The goods that the Cape sells. 6.1.4.b1"""
    return tuple(s.tables.deck.navigation[0].goods)


def _explorer(s: Lords, card: int) -> dict[str, Any]:
    told: dict[str, Any] = {
        "card": CARDS[card],
        "experienced": card in s.experienced,
        "scurvy": card in s.scurvy,
        "funded": card in s.funded,
    }
    return told | ({"block": BLOCKS[s.block[card]]} if s.block[card] != hands.NO_BLOCK else {})
