"""What the holder of the Papal L card may do, at any time outside movement. 6.3

The powers are those of the card, so they rest with its holder while the Pope is a prisoner too; without Pope nobody has
it.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.auctions import purchase
from signoria.games.lords.ids import ARMY, CARD, CATHOLIC, FIRST_C, NEUTRAL, NOWHERE, PAPAL, PIRATE_CARD
from signoria.games.lords.intrigue import turncoats
from signoria.games.lords.kinds import ACCOUNT, CARD_KIND, COUNTER, EMPIRE, SEAT
from signoria.games.lords.papacy import crusade
from signoria.games.lords.state import Lords
from signoria.kernel.menu import ANYTIME, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

POPE: Final = CARD["L4"]
VICE_CHANCELLOR: Final = CARD["C4"]

EXCOMMUNICATE: Final = ANYTIME | 400
CROWN: Final = ANYTIME | 401
ANNUL: Final = ANYTIME | 402
CRUSADE: Final = ANYTIME | 403
UNITE: Final = ANYTIME | 404
ANYTIME_VERBS: Final = (
    Signature(EXCOMMUNICATE, "excommunicate", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(CROWN, "crown", ("seat", SEAT), ("empire", EMPIRE)),
    Signature(ANNUL, "annul-marriage", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(CRUSADE, "call-crusade"),
    Signature(UNITE, "unite-churches", ("counter", COUNTER), ("account", ACCOUNT)),
)
VERBS: Final = (*ANYTIME_VERBS, *crusade.VERBS)
EXCOMMUNICATED: Final = 400
CROWNED: Final = 401
ANNULLED: Final = 402
UNITED: Final = 403
EVENTS: Final = (
    Signature(EXCOMMUNICATED, "excommunicated", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(CROWNED, "crowned", ("seat", SEAT), ("empire", EMPIRE)),
    Signature(ANNULLED, "marriage-annulled", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(UNITED, "churches-united", ("seat", SEAT)),
    *crusade.EVENTS,
)

NOT_CATHOLIC: Final = Refusal("6.3.2", "not-catholic")
ONCE_BANNED: Final = Refusal("6.3.2.b1", "excommunicated-before")
BAN_TOO_DEAR: Final = Refusal("6.3.2.b2", "ban-too-dear")
STARTING_CARD: Final = Refusal("6.3.2", "starting-card")
NOT_HIMSELF: Final = Refusal("6.3.3", "crowns-others-only")
CROWNED_ONE: Final = Refusal("6.3.3", "throne-has-crowned")
NO_SUCH_THRONE: Final = Refusal("6.3.3", "no-such-throne")
NO_CROWN: Final = Refusal("6.3.3", "no-papal-crown")
EMPEROR_ALREADY: Final = Refusal("6.2.4.b3", "emperor-already")
NO_DIVORCE: Final = Refusal("6.3.4.b1", "needs-no-divorce")
UNITED_ALREADY: Final = Refusal("6.3.6", "united-this-year")
UNION_TOO_DEAR: Final = Refusal("6.3.6", "union-too-dear")


def is_starting(s: Lords, seat: int, card: int) -> bool:
    """A card with which players start: his own L card, the pirates of his lord, and imperial cards of his colour.
    3.3.3 5.2.4 6.3.2"""
    p = s.players[seat]
    if card == p.lord:
        return True
    if hands.is_imperial(s, card):
        return counters.root(s, s.tables.deck.all[card].empire) == counters.root(s, p.colour)
    return hands.kind(s, card) == PIRATE_CARD and s.tables.deck.court[card - FIRST_C].owner == p.lord


def offer_anytime(s: Lords, seat: int, menu: Menu) -> None:
    """6.3.2 to 6.3.6"""
    if s.where[POPE] != seat:
        return
    for other in people.in_play(s):
        if other != seat:
            _offer_ban(s, seat, other, menu)
            _offer_divorce(s, other, menu)
        _offer_crowns(s, seat, other, menu)
    menu.add((CRUSADE,), crusade.refusal(s, seat))
    _offer_union(s, seat, menu)


def ban_refusal(s: Lords, seat: int, other: int) -> Refusal | None:
    """Why the seat may not excommunicate the other. 6.3.2 6.3.2.b1 6.3.2.b2"""
    if people.religion(s, people.own_leader(s, other)) != CATHOLIC:
        return NOT_CATHOLIC
    if s.players[other].excommunicated:
        return ONCE_BANNED
    return BAN_TOO_DEAR if s.gold[money.chest(seat)] < s.tables.thrones.excommunication else None


def _offer_ban(s: Lords, seat: int, other: int, menu: Menu) -> None:
    why = ban_refusal(s, seat, other)
    if why is None or menu.explain:
        for card in hands.hand(s, other):
            menu.add((EXCOMMUNICATE, other, card), why or (STARTING_CARD if is_starting(s, other, card) else None))


def _offer_divorce(s: Lords, other: int, menu: Menu) -> None:
    """6.3.4 6.3.4.b1"""
    wives = people.princesses(s, other)
    if wives:
        catholic = people.religion(s, people.own_leader(s, other)) == CATHOLIC
        for wife in wives:
            menu.add((ANNUL, other, wife), None if catholic else NO_DIVORCE)


def crown_refusal(s: Lords, seat: int, other: int, empire: int) -> Refusal | None:
    """Why the seat may not crown the other for a throne. 6.3.3"""
    e = s.empires[empire]
    if empire not in s.tables.thrones.crowned:
        return NO_CROWN
    if other == seat:
        return NOT_HIMSELF
    if s.players[other].emperor != NEUTRAL:
        return EMPEROR_ALREADY
    if e.merged or e.heirless:
        return NO_SUCH_THRONE
    return CROWNED_ONE if e.crowned != NOWHERE else None


def _offer_crowns(s: Lords, seat: int, other: int, menu: Menu) -> None:
    for empire in range(len(s.empires)) if menu.explain else s.tables.thrones.crowned:
        menu.add((CROWN, other, empire), crown_refusal(s, seat, other, empire))


def _offer_union(s: Lords, seat: int, menu: Menu) -> None:
    """With gold of his own, or with Papal gold if he holds the C card too. 6.3.6"""
    late = s.united == s.year
    if late and not menu.explain:
        return
    accounts = [money.chest(seat)]
    if s.where[VICE_CHANCELLOR] == seat and money.treasury(s, PAPAL) not in accounts:
        accounts.append(money.treasury(s, PAPAL))
    if not menu.explain and all(s.gold[account] < s.tables.thrones.unification for account in accounts):
        return
    white = counters.pool(s, PAPAL, ARMY)
    for c in turncoats.one_of_each(s, greek_armies(s)):
        for account in accounts:
            short = s.gold[account] < s.tables.thrones.unification
            why = UNITED_ALREADY if late else UNION_TOO_DEAR if short else None if white else crusade.NO_WHITE
            menu.add((UNITE, c, account), why)


def greek_armies(s: Lords) -> list[int]:
    """Armies, mercenaries too, that are not white in Orthodox Greek Dukedoms and their cities. 6.3.6"""
    atlas, found = s.tables.atlas, []
    for c, place in enumerate(s.at):
        if place != NOWHERE and counters.LAND_FORCE[c] and counters.colour(s, c) != PAPAL:
            land = atlas.land(place)
            if land < len(atlas.dukedoms) and atlas.dukedom(land).greek:
                found.append(c)
    return found


def take_anytime(s: Lords, seat: int, option: Option) -> None:
    verb = option[0]
    if verb == EXCOMMUNICATE:
        money.pay(s, money.chest(seat), s.tables.thrones.excommunication)
        s.players[option[1]].excommunicated = True
        s.tell((EXCOMMUNICATED, ALL, option[1], option[2]))
        hands.give_up(s, option[2])
        purchase.wed(s, option[1])
    elif verb == CROWN:
        s.empires[option[2]].crowned = people.own_leader(s, option[1])
        s.tell((CROWNED, ALL, option[1], option[2]))
    elif verb == ANNUL:
        s.tell((ANNULLED, ALL, option[1], option[2]))
        hands.discard(s, option[2])
        purchase.wed(s, option[1])
    elif verb == CRUSADE:
        crusade.call(s, seat)
    else:
        money.pay(s, option[2], s.tables.thrones.unification)
        white = counters.pool(s, PAPAL, ARMY)[0]
        turncoats.turn(s, option[1], white)
        turncoats.part(s, (white,))
        s.united = s.year
        s.tell((UNITED, ALL, seat))
