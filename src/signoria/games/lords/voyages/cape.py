"""Navigation cards, the Cape of Good Hope and the New World. 5.2.6, 6.1.4 to 6.1.6"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import hands
from signoria.games.lords.counters import SHIP, mover, ship_kind
from signoria.games.lords.ids import AT, EXPLORER, FIRST_X, NAO
from signoria.games.lords.kinds import CARD_KIND
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.standing import CHANGES
from signoria.games.lords.state import DISCARDED, FOR_SALE, Lords
from signoria.kernel.menu import AMOUNT, ANYTIME, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

MOST: Final = 9  # Au
ASK_CAPE: Final = ANYTIME | AMOUNT | 344
DENY_CAPE: Final = ANYTIME | 345
RECOVER: Final = ANYTIME | 346
ANYTIME_VERBS: Final = (
    Signature(ASK_CAPE, "ask-cape", ("n", NUMBER)),
    Signature(DENY_CAPE, "deny-cape"),
    Signature(RECOVER, "recover-card", ("card", CARD_KIND)),
)
VERBS: Final = ANYTIME_VERBS
LEARNED: Final = 344
CAPE_ASKED: Final = 345
CAPE_DENIED: Final = 346
RECOVERED: Final = 347
EVENTS: Final = (
    Signature(LEARNED, "navigation-learned", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(CAPE_ASKED, "cape-asked", ("seat", SEAT), ("n", NUMBER)),
    Signature(CAPE_DENIED, "cape-denied", ("seat", SEAT)),
    Signature(RECOVERED, "card-recovered", ("seat", SEAT), ("card", CARD_KIND)),
)
NO_RUTTER: Final = Refusal("6.1.5.b2", "caribbean-unknown")
CAPE: Final = FIRST_X  # X1
RUTTER: Final = FIRST_X + 1  # X2
BEIRUT: Final = AT["beirut"]


def knows(s: Lords, seat: int, card: int) -> bool:
    """Has the seat the navigation card? Several may. 6.1.6"""
    return s.players[seat].navigation >> (card - FIRST_X) & 1 == 1


def learn(s: Lords, seat: int, card: int) -> None:
    """Found, or bought of another, who keeps it. 6.1.6"""
    if not knows(s, seat, card):
        s.players[seat].navigation |= 1 << (card - FIRST_X)
        s.tell((LEARNED, ALL, seat, card))


def naos_in_zone(s: Lords, seat: int) -> list[int]:
    """The naos that the seat moves in the Discovery Voyages zone."""
    zone = s.tables.atlas.voyages
    some = [c for c, here in enumerate(s.at) if here == zone and SHIP[c]]
    return [c for c in some if ship_kind(s, c) == NAO and mover(s, c) == seat]


def keepers(s: Lords) -> list[int]:
    """The players who keep the Cape: they have its card, and naos in the zone. 6.1.4.b1"""
    return [seat for seat, p in enumerate(s.players) if knows(s, seat, CAPE) and not p.out and naos_in_zone(s, seat)]


def goods_in_zone(s: Lords, seat: int) -> int:
    """Bits of the goods that the seat may have in the zone: silk and spices, if somebody keeps the Cape, and the seat
    has its card or a keeper lets it. 6.1.4.b1 6.1.4.b2"""
    some = keepers(s)
    if not some or (not knows(s, seat, CAPE) and all(s.players[x].cape < 0 for x in some)):
        return 0
    return sum(1 << good for good in s.tables.deck.navigation[0].goods)


def fee_in_zone(s: Lords, seat: int) -> tuple[int, int]:
    """(Au, whom it is paid to) for the Cape's goods; (0, NOBODY) for who has the card. The cheapest keeper sells.
    6.1.4.b1 6.1.4.b2"""
    if knows(s, seat, CAPE):
        return 0, NOBODY
    return min((s.players[x].cape, x) for x in keepers(s) if s.players[x].cape >= 0)


def closed_by_cape(s: Lords, city: int, good: int) -> bool:
    """Is a good no longer sold in a city because somebody keeps the Cape? Azov keeps its slaves. 6.1.4.b1"""
    card = s.tables.deck.navigation[0]
    closes = (*card.closes, BEIRUT) if s.tables.choices.cape_closes_beirut else card.closes
    return good in card.goods and city in closes and bool(keepers(s))


def may_hold(s: Lords, seat: int, card: int) -> bool:
    """R3 and R4 are for players on a voyage or with the Caribbean. 5.2.6"""
    new_world = card in s.tables.deck.navigation[1].new_world
    sailing = any(s.block[x] != hands.NO_BLOCK for x in hands.of_kind(s, seat, EXPLORER))
    return not new_world or knows(s, seat, RUTTER) or sailing


def bought(s: Lords, seat: int, card: int) -> None:
    """Who buys R3 or R4 on a voyage has discovered America. 6.1.5.b1"""
    if card in s.tables.deck.navigation[1].new_world:
        learn(s, seat, RUTTER)


def offer_anytime(s: Lords, seat: int, menu: Menu) -> None:
    """Keepers of the Cape ask a price or deny its goods; who knows the Caribbean takes R3 and R4 out of the discard
    pile, for the next auction. 6.1.4.b1 6.1.5.b2"""
    if s.changes[seat] >= CHANGES:
        return
    if knows(s, seat, CAPE):
        menu.amount((ASK_CAPE,), 0, MOST)
        if s.players[seat].cape >= 0:
            menu.add((DENY_CAPE,))
    for card in s.tables.deck.navigation[1].new_world:
        if s.where[card] == DISCARDED:
            menu.add((RECOVER, card), None if knows(s, seat, RUTTER) else NO_RUTTER)


def take_anytime(s: Lords, seat: int, option: Option) -> None:
    s.changes[seat] += 1
    if option[0] == RECOVER:
        s.where[option[1]] = FOR_SALE
        s.tell((RECOVERED, ALL, seat, option[1]))
        return
    s.players[seat].cape = option[1] if option[0] == ASK_CAPE else -1
    s.tell((CAPE_ASKED, ALL, seat, option[1]) if option[0] == ASK_CAPE else (CAPE_DENIED, ALL, seat))
