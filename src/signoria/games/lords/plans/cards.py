"""What cards are worth to the bot, and what it bids, calls for and gives up."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lords import hands, money, people
from signoria.games.lords.auctions import bidding, eligible, sales_round
from signoria.games.lords.counters import ship_kind
from signoria.games.lords.ids import (
    ALLY,
    BUILDING,
    CARTOGRAPHER,
    CHANCELLOR,
    CONDOTTIERE,
    EMPEROR,
    ENGINEER,
    EXPLORER,
    FIRST_E,
    FIRST_PIRATE,
    FIRST_PIRATE_COUNTER,
    GALLEY,
    HERESY,
    LORD_BANK,
    MATURE,
    NAO,
    NAVIGATION,
    NEUTRAL,
    PIRATE_CARD,
    PRINCESS,
    REVOLT,
    SPY,
    TITLE,
    TRIAL,
)
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.plans import network, thrones, tollhouse, voyages
from signoria.games.lords.plans.outlook import RESERVE, Choice, Outlook
from signoria.games.lords.revenue import projects
from signoria.games.lords.start import choosing
from signoria.games.lords.trade import sources
from signoria.kernel.menu import AMOUNT, ANYTIME, least

WAIT: Final = 2.5  # years until a project earns
EASY: Final = 8  # Au in the chest with which one may think of allies
RICH: Final = 14  # … and of cards that earn nothing
FLAT: Final = {  # Au that a card is worth to who is rich, by kind
    HERESY: 1.5, TRIAL: 1.0, CARTOGRAPHER: 1.0, ENGINEER: 1.0, REVOLT: 1.0, SPY: 1.5, PRINCESS: 1.0, TITLE: 1.0,
}  # fmt: skip
FREE_SHIP: Final = 3.0  # Au of a pirate's ship for who lacks one
FREE_MEN: Final = 4.0  # Au of a captain's men for who needs a guard
MURDER: Final = 4.0  # Au of an ally in whose city the best rival sits: he dies (5.2.3.b2)


def value(o: Outlook, card: int) -> float:
    """Au that the seat would give for a card at most."""
    s, kind = o.s, hands.kind(o.s, card)
    if hands.is_enterprise(s, card):
        return enterprise(o, card)
    if kind in (EMPEROR, CHANCELLOR):
        return imperial(o, card)
    if kind == EXPLORER:
        return voyages.explorer(o, card)
    if kind == NAVIGATION:
        return voyages.worth_of(o, card)
    if kind in (ALLY, LORD_BANK):
        return ally(o, card)
    if kind == PIRATE_CARD:
        return _pirate(o, card)
    if kind == CONDOTTIERE:
        return FREE_MEN if tollhouse.unguarded(o) else 1.0 if o.chest >= RICH else 0.0
    rich = min(FLAT.get(kind, 0.0), o.years / 3) if o.chest >= RICH else 0.0
    if kind in (PRINCESS, TITLE, SPY, REVOLT):
        if kind == PRINCESS and not thrones.may_marry(o):
            return 0.0
        return max(rich, thrones.nearer(o, card))
    if kind == CARTOGRAPHER and hands.of_kind(s, o.seat, EXPLORER):
        return 0.15 * voyages.prize(o)
    return rich


def ally(o: Outlook, card: int) -> float:
    """An ally's gold, men and vote for the crown. Who would murder the own leader by his coming is not wanted."""
    s = o.s
    city = s.tables.deck.leaders[card].place
    worth = 1.0 if o.chest >= EASY else 0.0
    if not s.leaders[card].alive:
        if s.leaders[o.player.lord].place == city:
            return 0.0
        if o.rival >= 0 and s.leaders[s.players[o.rival].lord].place == city:
            worth += MURDER
    small = [x for x in people.allies(s, o.seat) if people.stature(s, x) <= s.tables.thrones.king_stature]
    if len(small) == s.tables.thrones.king_allies - 1 and not o.player.king:
        worth += 3.0
    return min(worth + s.gold[money.pile(city)] / 4, o.years)


def _pirate(o: Outlook, card: int) -> float:
    """A ship for nothing, if the seat's routes lack one that no imperial gold will build."""
    counter = FIRST_PIRATE_COUNTER + card - FIRST_PIRATE
    if o.s.steps[counter] == 0 and o.years > 2:
        if voyages.waits(o) and not voyages.naos(o) and ship_kind(o.s, counter) == NAO:
            return 2 * FREE_SHIP
        found = network.wanted(o)
        price = o.s.tables.forces.price[GALLEY]
        if found and found[0].own and any(post.at_sea for post in found[0].missing) and o.imperial < price:
            return FREE_SHIP
    return 1.0 if o.chest >= RICH else 0.0


def enterprise(o: Outlook, card: int) -> float:
    """Most of what it may earn, less its maturing, as far as no other gold pays for that; never so much that nothing is
    left for the first payment."""
    s = o.s
    if s.block[card] == MATURE:
        return 0.8 * earnings(o, card, 0)
    advance, others = s.tables.trade.advance, _others(o, card)
    worth = 0.8 * earnings(o, card, WAIT) - max(2 * advance - 0.7 * others, 0.4 * advance)
    return worth if others >= advance else min(worth, o.chest - advance - RESERVE - committed(o))


def _others(o: Outlook, card: int) -> int:
    """Au of others that may pay for a project without asking."""
    paid = projects.accounts(o.s, o.seat, card)
    return sum(o.s.gold[account] for account, who in paid.items() if who == NOBODY and o.foreign(account))


def committed(o: Outlook) -> int:
    """Au that the seat's unfinished projects will want of its chest next summer."""
    advance = o.s.tables.trade.advance
    return advance * sum(_others(o, card) < advance for card in projects.unfinished(o.s, o.seat))


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
    """The emperor: his ships are the links of the routes, and they go where he wants; the chancellor pays for them."""
    found = [x for x in o.listed(choosing.KEEP_CARD) if hands.kind(o.s, x[1]) == EMPEROR]
    return (found[0], "because-emperor", {}) if found else None


# ---- auctions --------------------------------------------------------------------------------------------------------


def limit(o: Outlook, step: Any) -> Choice | None:
    """As much as the card is worth, out of what can be spared."""
    a = o.s.auction
    assert a is not None
    most = int(min(value(o, a.card), max(0, o.spare - committed(o)) + o.s.gold[money.bid(o.seat)]))
    for x in o.listed(bidding.LIMIT, bidding.LIMIT_CHANGING):
        if most >= x[-3]:
            return (*x[:-3], min(most, x[-2])), "because-worth", {"n": most}
    return (bidding.PASS,), "because-not-worth", {}


def raise_bid(o: Outlook, step: Any) -> Choice | None:
    """The same, when it is asked live."""
    a = o.s.auction
    assert a is not None
    most = int(min(value(o, a.card), max(0, o.spare - committed(o)) + o.s.gold[money.bid(o.seat)]))
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
        worth = min(value(o, x[1]), o.spare - committed(o))
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
