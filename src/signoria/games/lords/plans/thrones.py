"""What a throne is worth to the bot, and what brings it nearer: wives, titles, spies, revolts, the C card. 6.2.4, 6.2.5

A player who becomes emperor himself makes the imperial treasury his own gold, and every tax and toll of the empire.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import money, people
from signoria.games.lords.ids import CATHOLIC, NEUTRAL, NOWHERE, PRINCESS, REVOLT, SPY, TITLE
from signoria.games.lords.plans.outlook import Outlook
from signoria.games.lords.thrones import pretenders

DEATHS: Final = 0.03  # that an emperor dies in a year
INCOME: Final = 4.0  # Au a year of a throne, tolls above all
UNSURE: Final = 0.6  # that as many conditions as an heir's and one more do win
SLIM: Final = 0.15  # the same with fewer


def worth(o: Outlook, empire: int) -> float:
    """Au that a throne would bring if it fell to the own leader in the middle of what is left."""
    treasury = money.treasury(o.s, empire)
    gold = o.s.gold[treasury] if treasury >= money.TREASURIES else 0
    return gold / 2 + INCOME * o.years / 2


def nearer(o: Outlook, card: int) -> float:
    """Au that an M card is worth as a condition for the throne of its empire."""
    s, deck = o.s, o.s.tables.deck
    empire, kind = deck.all[card].empire, deck.all[card].kind
    lord = o.player.lord
    if empire == NEUTRAL or o.player.emperor != NEUTRAL or not pretenders.may_claim(s, lord, empire):
        return 0.0
    e = s.empires[empire]
    if e.heirless or e.merged or e.fallen != NEUTRAL:
        return 0.0
    count = s.tables.thrones
    more = {PRINCESS: count.princess, SPY: count.spy, REVOLT: count.revolt, TITLE: count.claim}[kind]
    if kind == TITLE and (not people.at_home(s, lord) or empire in pretenders.claims(s, lord)):
        return 0.0
    had = pretenders.conditions(s, lord, empire, NOWHERE)
    needed = count.heir + 1 if e.ruler != NOWHERE and deck.leaders[e.ruler].heirs[s.leaders[e.ruler].heir :] else 2
    if had >= needed:
        return 0.0
    chance = 1.0 if e.vacant or e.tied else min(0.9, DEATHS * o.years)
    return chance * worth(o, empire) * (UNSURE if had + more >= needed else SLIM)


def may_marry(o: Outlook) -> bool:
    """Is a wife still to be had?"""
    return not people.princesses(o.s, o.seat) or people.religion(o.s, o.player.lord) != CATHOLIC
