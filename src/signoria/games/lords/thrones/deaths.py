"""Who dies, and what becomes of cards, gold and thrones. 6.2.4, 6.2.6"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import (
    CHANCELLOR,
    DUKE,
    FIRST_LORD,
    FIRST_MERCENARY,
    LEADERS,
    NEUTRAL,
    NOWHERE,
    PIRATE_CARD,
    PRINCESS,
    TITLE,
)
from signoria.games.lords.intrigue import turncoats
from signoria.games.lords.kinds import CARD_KIND, EMPIRE, LEADER, SEAT
from signoria.games.lords.map import is_city
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY, Leader
from signoria.games.lords.state import APART, FOR_SALE, GONE, ON_SALE, Lords
from signoria.games.lords.thrones import pretenders
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

DIED: Final = 363
THRONE_EMPTY: Final = 364
OUT: Final = 365
COURTIER_DIED: Final = 366
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (
    Signature(DIED, "leader-dies", ("leader", LEADER)),
    Signature(THRONE_EMPTY, "throne-empty", ("empire", EMPIRE)),
    Signature(OUT, "player-out", ("seat", SEAT)),
    Signature(COURTIER_DIED, "courtier-dies", ("card", CARD_KIND)),
)


def kill(s: Lords, leader: int) -> None:
    """A leader dies, however: what he had goes its ways, and an heir follows him if his card names another. Who has
    died already, or has not come yet, cannot. 6.2.4 6.2.6"""
    x = s.leaders[leader]
    if not x.alive:
        return
    empire, seat = people.rules(s, leader), people.seat_of_lord(s, leader)
    legitimate = seat == NOBODY or pretenders.is_married(s, seat)
    s.tell((DIED, ALL, leader))
    _leave_behind(s, leader, empire, seat)
    heir = _follow(s, leader)
    for e in s.empires:
        if e.heir == leader and not (heir and legitimate):
            e.heir = NOWHERE
    if seat != NOBODY:
        s.players[seat].king, s.players[seat].emperor = False, NEUTRAL
        if heir:
            x.bastard = not legitimate
        else:
            x.alive = False
    else:
        x.alive, x.colour = False, NEUTRAL
    if empire != NEUTRAL:
        _vacate(s, empire, leader if heir and legitimate else NOWHERE)
    if seat != NOBODY:
        _inherit(s, seat, legitimate) if heir else _leave(s, seat)
    elif empire == NEUTRAL:
        _to_auction(s, leader) if heir else hands.remove(s, leader)
    elif not heir and leader != empire:
        hands.remove(s, leader)


def kill_courtier(s: Lords, card: int) -> None:
    """A C card's person dies: it is out of the game, a pirate's ship too; a chancellor's goes to auction. 6.2.6.b4"""
    s.tell((COURTIER_DIED, ALL, card))
    if hands.kind(s, card) == CHANCELLOR:
        if s.where[card] >= 0:
            hands.give_up(s, card)
        return
    if hands.kind(s, card) == PIRATE_CARD:
        ship = counters.pirate_of(card)
        if s.steps[ship]:
            counters.remove(s, ship)
    hands.remove(s, card)


def _leave_behind(s: Lords, leader: int, empire: int, seat: int) -> None:
    """Troops stay where they stand, without leader. The gold under him is his heir's, his empire's, the city's in which
    he dies, or lost; a coronation dies with him. 5.8.9.b1 6.2.6.b1 6.3.3"""
    x = s.leaders[leader]
    for c, under in enumerate(s.under):
        if under == leader:
            s.under[c] = NOWHERE
    target = money.SUPPLY
    if seat != NOBODY:
        target = money.chest(seat)
    elif empire != NEUTRAL:
        target = money.treasury(s, empire)
    elif is_city(x.place):
        target = money.pile(x.place)
    money.move(s, money.purse(leader), target, s.gold[money.purse(leader)])
    for e in s.empires:
        if e.crowned == leader:
            e.crowned = NOWHERE


def _follow(s: Lords, leader: int) -> bool:
    """Off the map; the next heir on his card takes his place, of lower Stature, unmarried. Is there one? 6.2.6 6.2.7"""
    x: Leader = s.leaders[leader]
    card = s.tables.deck.leaders[leader]
    x.place, x.captor, x.gaoler, x.abroad = NOWHERE, NOBODY, NEUTRAL, NOWHERE
    x.spent, x.led, x.ransom, x.moved, x.married, x.bastard = 0, 0, 0, False, False, False
    if x.heir >= len(card.heirs):
        return False
    x.heir += 1
    x.stature = card.heirs_stature[x.heir - 1]
    return True


def _vacate(s: Lords, empire: int, heir: int) -> None:
    """The throne is empty: its L card lies apart until the succession. A fallen empire gets no new emperor, so it is
    its conqueror's. 6.2.4 6.2.4.b7 6.2.6.b3 ER.6 RC.9"""
    e = s.empires[empire]
    e.ruler = NOWHERE
    s.tell((THRONE_EMPTY, ALL, empire))
    if e.fallen != NEUTRAL:
        release(s, heir)
        conquest.emperor_gone(s, empire)
        return
    set_apart(s, s.tables.atlas.empires[empire].lord)
    e.vacant, e.heir = True, heir


def release(s: Lords, heir: int) -> None:
    """An heir who gets no throne: one whose father had come to it from a land of his own goes back there, with his
    card to the next auction. 6.2.6.b3"""
    if heir != NOWHERE and s.where[heir] == APART and heir not in (e.lord for e in s.tables.atlas.empires):
        s.where[heir] = FOR_SALE


def set_apart(s: Lords, card: int) -> None:
    """An L card that nobody can have now: of an empty throne, or of a leader who is emperor elsewhere."""
    hands.lay(s, card, APART)


def _to_auction(s: Lords, card: int) -> None:
    """Wherever it is, it comes to auction; one under the hammer stays there, one that is gone is gone. 6.2.6.b3"""
    if s.where[card] >= 0:
        hands.give_up(s, card)
    elif s.where[card] not in (ON_SALE, GONE):
        hands.open_again(s, card)


def _inherit(s: Lords, seat: int, legitimate: bool) -> None:
    """What the heir of a player keeps: gold and his own card; if legitimate also the L cards of allies, a bastard only
    those below Stature 2, no emperor's (with switch heir_keeps_allies off nobody keeps any). Princesses and titles are
    discarded, all else goes to auction. 6.2.6.b1 6.2.7.b1"""
    keeps = s.tables.choices.heir_keeps_allies
    for card in hands.hand(s, seat):
        if card == s.players[seat].lord:
            continue
        low = FIRST_LORD <= card < LEADERS and s.leaders[card].stature < DUKE
        if card < LEADERS and keeps and (legitimate or low):
            continue
        _part_with(s, card)


def _part_with(s: Lords, card: int) -> None:
    """A card of the dead: princesses and titles end with him, the others are auctioned. 6.2.6.b1"""
    if hands.kind(s, card) in (PRINCESS, TITLE):
        hands.discard(s, card)
    else:
        hands.give_up(s, card)


def _leave(s: Lords, seat: int) -> None:
    """The last of his line is dead: the player is out of the game, his cards go to auction, his gold to the supply; his
    mercenaries belong to nobody, and leave cities where others stand. His prisoners go home, but those whom imperial
    armies took stay with that empire. 2.2.4 6.2.6.b2"""
    p = s.players[seat]
    for card in hands.hand(s, seat):
        if card != p.lord:
            _part_with(s, card)
    hands.remove(s, p.lord)
    p.out, p.bank = True, False
    for account in (money.chest(seat), money.vault(seat), money.bid(seat)):
        money.pay(s, account, s.gold[account])
    hired = [FIRST_MERCENARY + i for i, owner in enumerate(s.owner) if owner == seat]
    for c in hired:
        s.owner[c - FIRST_MERCENARY], s.under[c] = NOBODY, NOWHERE
    turncoats.part(s, hired)
    for e in s.empires:
        if e.warden == seat:
            e.warden = NOBODY
    before = people.keepers(s)
    for other, x in enumerate(s.leaders):
        if x.captor == seat and x.gaoler != NEUTRAL:
            x.captor = EMPIRE_CAPTOR + counters.root(s, x.gaoler)
        elif x.captor == seat:
            prisons.release(s, other)
    people.forget_prices(s, before)
    s.tell((OUT, ALL, seat))
