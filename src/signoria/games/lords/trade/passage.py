"""What players ask of foreign merchants and ships, and whom they refuse. 2.2.9, 5.11.5.b3, 5.11.8, RC.11

All of it is public, holds until it is changed, and may be changed out of turn. A price is per unit (passage) or per
route (tribute). By default a link costs 1 Au, and straits are free.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.conflict.sides import in_charge
from signoria.games.lords.counters import UNIT
from signoria.games.lords.deals import terms
from signoria.games.lords.hands import hand
from signoria.games.lords.ids import CARAVAN, FIRST_ALLY, FIRST_CITY, FIRST_E, FIRST_LORD, FIRST_R, RESOURCE
from signoria.games.lords.kinds import CARD_KIND, PLACE, STRAIT
from signoria.games.lords.standing import CHANGED, CHANGES
from signoria.games.lords.state import Lords
from signoria.games.lords.trade import sources
from signoria.kernel.menu import AMOUNT, ANYTIME, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

MOST: Final = 9  # Au
ASK_PASSAGE: Final = ANYTIME | AMOUNT | 243
REFUSE_PASSAGE: Final = ANYTIME | 244
ASK_TRIBUTE: Final = ANYTIME | AMOUNT | 245
DENY_STRAITS: Final = ANYTIME | 246
CLOSE_STRAIT: Final = ANYTIME | 247
OPEN_STRAIT: Final = ANYTIME | 248
DENY_TRADE: Final = ANYTIME | 249
ALLOW_TRADE: Final = ANYTIME | 250
DENY_USE: Final = ANYTIME | 251
ASK_SHIP_TOLL: Final = ANYTIME | AMOUNT | 252
ANYTIME_VERBS: Final = (
    Signature(ASK_PASSAGE, "ask-passage", ("seat", SEAT), ("n", NUMBER)),
    Signature(REFUSE_PASSAGE, "refuse-passage", ("seat", SEAT)),
    Signature(ASK_TRIBUTE, "ask-tribute", ("n", NUMBER)),
    Signature(DENY_STRAITS, "deny-straits"),
    Signature(CLOSE_STRAIT, "close-strait", ("strait", STRAIT), ("seat", SEAT)),
    Signature(OPEN_STRAIT, "open-strait", ("strait", STRAIT), ("seat", SEAT)),
    Signature(DENY_TRADE, "deny-trade", ("place", PLACE), ("seat", SEAT)),
    Signature(ALLOW_TRADE, "allow-trade", ("place", PLACE), ("seat", SEAT)),
    Signature(DENY_USE, "deny-use", ("card", CARD_KIND)),
    Signature(ASK_SHIP_TOLL, "ask-ship-toll", ("n", NUMBER)),
)
VERBS: Final = ANYTIME_VERBS
PASSAGE_ASKED: Final = 243
TRIBUTE_ASKED: Final = 245
STRAIT_CLOSED: Final = 247
STRAIT_OPENED: Final = 248
TRADE_DENIED: Final = 249
TRADE_ALLOWED: Final = 250
USE_DENIED: Final = 251
PASSAGE_REFUSED: Final = 252
STRAITS_DENIED: Final = 253
SHIP_TOLL_ASKED: Final = 254
EVENTS: Final = (
    Signature(PASSAGE_ASKED, "passage-asked", ("seat", SEAT), ("other", SEAT), ("n", NUMBER)),
    Signature(PASSAGE_REFUSED, "passage-refused", ("seat", SEAT), ("other", SEAT)),
    Signature(TRIBUTE_ASKED, "tribute-asked", ("seat", SEAT), ("n", NUMBER)),
    Signature(STRAITS_DENIED, "straits-denied", ("seat", SEAT)),
    Signature(STRAIT_CLOSED, "strait-closed", ("seat", SEAT), ("strait", STRAIT), ("other", SEAT)),
    Signature(STRAIT_OPENED, "strait-opened", ("seat", SEAT), ("strait", STRAIT), ("other", SEAT)),
    Signature(TRADE_DENIED, "trade-denied", ("seat", SEAT), ("place", PLACE), ("other", SEAT)),
    Signature(TRADE_ALLOWED, "trade-allowed", ("seat", SEAT), ("place", PLACE), ("other", SEAT)),
    Signature(USE_DENIED, "use-denied", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(SHIP_TOLL_ASKED, "ship-toll-asked", ("seat", SEAT), ("n", NUMBER)),
)

PASSAGE_BOUND: Final = Refusal("5.11.5.b3", "passage-sold-this-year")
NO_UNIT_THERE: Final = Refusal("5.11.8", "no-unit-in-strait")


def offer_anytime(s: Lords, seat: int, menu: Menu) -> None:
    """Prices for links, tribute in straits, refusals. CHANGES a season in all. 2.2.9.b1 2.2.9.b4 5.11.5.b3 5.11.8"""
    player = s.players[seat]
    others = [x for x in s.order if x != seat and not s.players[x].out]
    if s.changes[seat] >= CHANGES:
        if menu.explain:
            for other in others:
                menu.add((REFUSE_PASSAGE, other), CHANGED)
        return
    for other in others:
        now = player.passage[other]
        if terms.is_bound(s, seat, other):
            menu.add((REFUSE_PASSAGE, other), PASSAGE_BOUND)
            continue
        menu.amount((ASK_PASSAGE, other), 0, MOST)
        if now >= 0:
            menu.add((REFUSE_PASSAGE, other))
    held = guarded(s, seat)
    if held or menu.explain:
        _offer_straits(s, seat, menu, others, held)
    for place in refusable(s, seat):
        for other in others:
            denied = s.denied[place - FIRST_CITY] >> other & 1
            menu.add((ALLOW_TRADE if denied else DENY_TRADE, place, other))
    for card in supplying(s, seat):
        menu.add((DENY_USE, card))


def _offer_straits(s: Lords, seat: int, menu: Menu, others: list[int], held: list[int]) -> None:
    """5.7.7 5.11.8 RC.11"""
    player = s.players[seat]
    if held:
        menu.amount((ASK_TRIBUTE,), 0, MOST)
        menu.amount((ASK_SHIP_TOLL,), 0, MOST)
        if player.tribute >= 0:
            menu.add((DENY_STRAITS,))
    for strait in range(len(s.tables.atlas.straits)):
        for other in others:
            shut = (strait, other, seat) in s.closed
            bar = None if strait in held else NO_UNIT_THERE
            if bar is None or menu.explain:
                menu.add((OPEN_STRAIT if shut else CLOSE_STRAIT, strait, other), bar)


def take_anytime(s: Lords, seat: int, option: Option) -> None:
    """Carry one out; it is told to all."""
    s.changes[seat] += 1
    player, verb = s.players[seat], option[0]
    if verb in (ASK_PASSAGE, REFUSE_PASSAGE):
        price = option[2] if verb == ASK_PASSAGE else -1
        player.passage[option[1]] = price
        told = (PASSAGE_ASKED, ALL, seat, option[1], price) if price >= 0 else (PASSAGE_REFUSED, ALL, seat, option[1])
        s.tell(told)
    elif verb in (ASK_TRIBUTE, DENY_STRAITS):
        player.tribute = option[1] if verb == ASK_TRIBUTE else -1
        s.tell((TRIBUTE_ASKED, ALL, seat, option[1]) if verb == ASK_TRIBUTE else (STRAITS_DENIED, ALL, seat))
    elif verb == ASK_SHIP_TOLL:
        player.toll = option[1]
        s.tell((SHIP_TOLL_ASKED, ALL, seat, option[1]))
    elif verb in (CLOSE_STRAIT, OPEN_STRAIT):
        row = (option[1], option[2], seat)
        s.closed = tuple(sorted({*s.closed, row} if verb == CLOSE_STRAIT else {*s.closed} - {row}))
        s.tell((STRAIT_CLOSED if verb == CLOSE_STRAIT else STRAIT_OPENED, ALL, seat, *option[1:]))
    elif verb in (DENY_TRADE, ALLOW_TRADE):
        s.denied[option[1] - FIRST_CITY] ^= 1 << option[2]
        s.tell((TRADE_DENIED if verb == DENY_TRADE else TRADE_ALLOWED, ALL, seat, option[1], option[2]))
    else:
        s.idle = tuple(sorted((*s.idle, option[1])))
        s.tell((USE_DENIED, ALL, seat, option[1]))


def guarded(s: Lords, seat: int) -> list[int]:
    """The straits in whose ports the seat has an army or fleet. 5.11.8"""
    atlas = s.tables.atlas
    found: set[int] = set()
    for counter, where in enumerate(s.at):
        if (
            where >= FIRST_CITY
            and atlas.straits_of[where]
            and UNIT[counter] != CARAVAN
            and in_charge(s, counter) == seat
        ):
            found.update(atlas.straits_of[where])
    return sorted(found)


def refusable(s: Lords, seat: int) -> list[int]:
    """Trading places whose trade the seat may refuse: as Ivan and Khuscadam, while they are alive and free; only who
    holds their L card. 2.2.9.b1 2.2.9.b4"""
    cities = [city for lord in s.tables.deck.leaders[FIRST_LORD:FIRST_ALLY] for city in lord.denies]
    return [city for city in cities if sources.may_deny(s, city) == seat]


def supplying(s: Lords, seat: int) -> list[int]:
    """The seat's mature resources whose use it may deny: the card is given up for it. Guilds supply nobody, and
    buildings are not named. 5.11.8.b2"""
    found = [card for card in hand(s, seat) if card >= FIRST_R and s.built[card] and card not in s.idle]
    return [card for card in found if s.tables.deck.enterprises[card - FIRST_E].kind == RESOURCE]
