"""What cards are worth to the bot, and what it bids, calls for and gives up."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lords import hands, money, people
from signoria.games.lords.auctions import bidding, eligible, sales_round
from signoria.games.lords.ids import (
    ALLY,
    BUILDING,
    CARTOGRAPHER,
    CATHOLIC,
    CHANCELLOR,
    CONDOTTIERE,
    EMPEROR,
    EXPLORER,
    FIRST_E,
    HERESY,
    LORD_BANK,
    MATURE,
    NEUTRAL,
    PIRATE_CARD,
    PRINCESS,
    REVOLT,
    SPY,
    TITLE,
    TRIAL,
)
from signoria.games.lords.plans import network
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.start import choosing
from signoria.games.lords.trade import sources
from signoria.kernel.menu import AMOUNT, ANYTIME, least

WAIT: Final = 2.5  # years until a project earns
EASY: Final = 8  # Au in the chest with which one may think of allies
RICH: Final = 14  # … and of cards that earn nothing
FLAT: Final = {  # Au that a card is worth at any time, by kind
    PIRATE_CARD: 2.0, CONDOTTIERE: 0.0, CARTOGRAPHER: 0.0, SPY: 0.0, REVOLT: 0.0, PRINCESS: 1.0, TITLE: 1.0,
    HERESY: 1.0, TRIAL: 1.0, ALLY: 1.0, LORD_BANK: 1.0,
}  # fmt: skip


def value(o: Outlook, card: int) -> float:
    """Au that the seat would give for a card at most."""
    s, kind = o.s, hands.kind(o.s, card)
    if hands.is_enterprise(s, card):
        return enterprise(o, card)
    if kind in (EMPEROR, CHANCELLOR):
        return imperial(o, card)
    if kind == EXPLORER:
        return 4.0 if o.treasuries and o.years > 5 else 0.0
    if kind == PRINCESS:
        free = not people.princesses(s, o.seat) or people.religion(s, o.player.lord) != CATHOLIC
        return FLAT[kind] if free and o.years > 3 else 0.0
    if kind in (ALLY, LORD_BANK):
        small = [x for x in people.allies(s, o.seat) if people.stature(s, x) <= s.tables.thrones.king_stature]
        crown = 3.0 if len(small) == s.tables.thrones.king_allies - 1 and not o.player.king else 0.0
        return min(FLAT[kind] + crown, o.years / 2) if crown or o.chest >= EASY else 0.0
    return min(FLAT.get(kind, 0.0), o.years / 3) if o.chest >= RICH else 0.0


def enterprise(o: Outlook, card: int) -> float:
    """Most of what it may earn, less its maturing."""
    mature = o.s.block[card] == MATURE
    cost = 0 if mature else 2 * o.s.tables.trade.advance
    return 0.8 * earnings(o, card, 0 if mature else WAIT) - cost


def earnings(o: Outlook, card: int, wait: float) -> float:
    """Au that an enterprise may bring after so many years: the profit of each good that it can be supplied with, less
    the own gold that the missing units would cost; a building's taxes from the inflation on."""
    s, e = o.s, o.s.tables.deck.enterprises[card - FIRST_E]
    left = o.years - wait
    if left <= 0:
        return 0.0
    worth = min(left, s.year + o.years - s.tables.trade.inflation) * s.tables.trade.tax if e.kind == BUILDING else 0.0
    worth = max(0.0, worth)
    for good in e.needs:
        found = network.plan(o, (card, good))
        if found is not None:
            own = max(0, found.price - o.imperial)
            worth += max(0.0, (left - own / 5) * sources.profit(s, card) - 1.5 * own)
    return worth


def imperial(o: Outlook, card: int) -> float:
    """An L or C card of an empire: its gold buys units, its L moves them. Not for a change of colour without need."""
    s = o.s
    empire = s.tables.deck.all[card].empire
    if eligible.new_colour(s, o.seat, card) != NEUTRAL:
        poor = not any(hands.holds(s, o.seat, x) for x in hands.imperial_cards(s, o.player.colour))
        return 3.0 if poor and o.years > 6 else 0.0
    gold = s.gold[money.treasury(s, empire)]
    partner = any(hands.holds(s, o.seat, x) for x in hands.imperial_cards(s, empire))
    return min(o.years, 2.0 + gold / 4 + (2.0 if partner else 0.0))


# ---- the beginning ---------------------------------------------------------------------------------------------------


def colour(o: Outlook, step: choosing.ChooseColour) -> Choice | None:
    """The empire with gold whose land lies on the way of the bank's goods, and which nobody has chosen."""
    s = o.s
    best, most = None, -99.0
    for option in o.listed(choosing.CHOOSE_COLOUR):
        empire = s.tables.atlas.empires[option[1]]
        player = s.players[o.seat]
        before, player.colour = player.colour, option[1]
        fresh = Outlook(s, o.seat, o.menu, o.rng)
        found = network.plan(fresh, (player.lord, s.tables.deck.leaders[player.lord].bank_needs))
        player.colour = before
        far = sum(min(network.near(fresh, c, p) for c in empire.cities) for p in found.missing) if found else 99
        taken = len(choosing.aligned(s, option[1]))
        worth = empire.base - far * 0.5 - 5 * taken
        if worth > most:
            best, most = option, worth
    return (best, "because-colour", {}) if best else None


def keep(o: Outlook, step: choosing.KeepCard) -> Choice | None:
    """The chancellor: he spends."""
    found = [x for x in o.listed(choosing.KEEP_CARD) if hands.kind(o.s, x[1]) == CHANCELLOR]
    return (found[0], "because-chancellor", {}) if found else None


# ---- auctions --------------------------------------------------------------------------------------------------------


def limit(o: Outlook, step: Any) -> Choice | None:
    """As much as the card is worth, out of what can be spared."""
    a = o.s.auction
    assert a is not None
    most = int(min(value(o, a.card), o.spare + o.s.gold[money.bid(o.seat)]))
    for x in o.listed(bidding.LIMIT, bidding.LIMIT_CHANGING):
        if most >= x[-3]:
            return (*x[:-3], min(most, x[-2])), "because-worth", {"n": most}
    return (bidding.PASS,), "because-not-worth", {}


def raise_bid(o: Outlook, step: Any) -> Choice | None:
    """The same, when it is asked live."""
    a = o.s.auction
    assert a is not None
    most = int(min(value(o, a.card), o.spare + o.s.gold[money.bid(o.seat)]))
    for x in o.listed(bidding.RAISE, bidding.RAISE_CHANGING):
        if most >= x[-3]:
            return (*x[:-3], x[-3]), "because-worth", {"n": most}
    for verb in (bidding.STAY, bidding.PASS):
        if (verb,) in o.menu.legal:
            return (verb,), "because-not-worth", {}
    return None


def nominate(o: Outlook, step: Any) -> Choice | None:
    """What is worth more than 2 Au and may be had now."""
    best, most = None, 2.0
    for x in o.listed(sales_round.NOMINATE, sales_round.NOMINATE_CHANGING):
        worth = min(value(o, x[1]), o.spare)
        if worth > most:
            best, most = x, worth
    return (best, "because-worth", {"n": int(most)}) if best else None


def give_up(o: Outlook, step: Any) -> Choice | None:
    """The card that is worth least."""
    found = [x for x in o.menu.legal if not x[0] & AMOUNT and len(x) == 2]
    return (min(found, key=lambda x: value(o, x[1])), "because-least", {}) if found else None


def first(o: Outlook, step: Any) -> Choice | None:
    """Whatever is listed first."""
    found = [x for x in o.menu.legal if not x[0] & ANYTIME]
    return (least(found[0]), "because-nothing-better", {}) if found else None
