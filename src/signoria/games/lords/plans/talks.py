"""What the bot answers and plays out of turn: offers by their worth, ransoms, M cards against the best rival."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lords import people
from signoria.games.lords.conflict import prisons
from signoria.games.lords.counters import holder
from signoria.games.lords.deals import fair, terms
from signoria.games.lords.ids import FIRST_X
from signoria.games.lords.intrigue import answers, machiavelli
from signoria.games.lords.kinds import NO, YES
from signoria.games.lords.moving import straits
from signoria.games.lords.plans import dealing, prices, voyages
from signoria.games.lords.plans.cards import value
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.kernel.menu import least

RANSOM: Final = 4  # Au that the bot asks for a prisoner, and pays at most for an ally
SHIP_TOLL: Final = 1  # Au for a foreign ship in its straits
TRUST: Final = 0.3  # of what a promise says, what the bot counts on
PRICE: Final = fair.REASONS.index("price")
CARD: Final = fair.REASONS.index("card")


def out_of_turn(o: Outlook, step: Any) -> Choice | None:
    """What should be done before the question is answered; each uses something up."""
    return _offers(o) or _ransoms(o) or _intrigue(o) or dealing.propose(o, step) or prices.ask(o, step)


def _offers(o: Outlook) -> Choice | None:
    """Accept what brings more than it costs; refuse the rest, and say what was wrong."""
    for x in o.listed(fair.REFUSE):
        deal = next((d for d in map(terms.unpack, o.s.deals) if d.maker == x[1] and d.other == o.seat), None)
        if deal is None or deal.status != terms.OPEN:
            continue
        gain = sum(_worth(o, deal, term) for term in deal.terms)
        if gain >= 1 and (fair.ACCEPT, deal.maker) in o.menu.legal:
            return (fair.ACCEPT, deal.maker), "because-offer", {"n": int(gain)}
        cards = any(term[0] // 2 == terms.CARD_TERM for term in deal.terms)
        return (fair.REFUSE, deal.maker, CARD if cards else PRICE), "because-bad-offer", {}
    return None


def _worth(o: Outlook, deal: terms.Deal, term: terms.Term) -> float:
    """Au that a term brings the seat, below 0 what it costs."""
    kind, a, b = term
    sign = 1 if deal.sides(term)[1] == o.seat else -1
    what = kind // 2
    if what == terms.AU:
        return sign * a
    if what == terms.CARD_TERM:
        if a >= FIRST_X:
            others = max(1, sum(not p.out for p in o.s.players) - 1)
            copied = o.s.tables.discovery.worth / others  # the other's gain is so much loss to each
            return voyages.worth_of(o, a) - 1 if sign > 0 else -copied
        worth = value(o, a)
        return worth if sign > 0 else -1.3 * worth - 1
    if what in (terms.PROMISE, terms.SHARE):
        n = a if what == terms.PROMISE else b
        return TRUST * n if sign > 0 else -n
    if what == terms.PASSAGE:
        return sign * 0.5
    if what == terms.FREEDOM:
        mine = people.player(o.s, a) == o.seat
        return RANSOM if sign > 0 and mine else -RANSOM if sign < 0 else 0.0
    return sign * 0.5


def _ransoms(o: Outlook) -> Choice | None:
    """Ask for what a prisoner may bring; pay for one's own."""
    for x in o.listed(prisons.ASK_RANSOM):
        if not o.s.leaders[x[1]].ransom and x[-3] <= RANSOM <= x[-2]:
            return (*x[:-3], RANSOM), "because-ransom", {}
    for x in o.listed(prisons.PAY_RANSOM):
        own = x[1] == o.player.lord
        if o.s.leaders[x[1]].ransom <= (RANSOM + 3 if own else 2):
            return x, "because-ransom", {}
    return None


def _intrigue(o: Outlook) -> Choice | None:
    """Heresies and trials against the rival who is best off, if he is ahead."""
    if o.rival < 0 or o.worth(o.rival) <= o.worth(o.seat):
        return None
    for x in o.listed(machiavelli.ACCUSE_HERETIC, machiavelli.TRY_LEADER):
        if people.player(o.s, x[2]) == o.rival:
            return x, "because-rival", {}
    for x in o.listed(machiavelli.TRY_COURTIER):
        if holder(o.s, x[2]) == o.rival:
            return x, "because-rival", {}
    return None


# ---- questions -------------------------------------------------------------------------------------------------------


def parley(o: Outlook, step: Any) -> Choice | None:
    """Others' ships pass for a small sum; those of the own colour for nothing."""
    for x in o.listed(straits.NAME_TOLL):
        return (*x[:-3], max(x[-3], min(SHIP_TOLL, x[-2]))), "because-toll", {}
    return None


def pay_toll(o: Outlook, step: Any) -> Choice | None:
    """Not with one's last gold."""
    return ((YES,) if o.spare > 1 and (YES,) in o.menu.legal else (NO,)), "because-toll", {}


def consent(o: Outlook, step: Any) -> Choice | None:
    """Who is friendly may go; others may not."""
    return ((YES,) if (YES,) in o.menu.legal else (NO,)), "because-friend", {}


def heresy(o: Outlook, step: Any) -> Choice | None:
    """Pay, or give up a card that is worth less."""
    cards = o.listed(answers.YIELD_HERESY)
    cheap = min(cards, key=lambda x: value(o, x[1]), default=None)
    price = o.s.tables.deck.machiavelli[0].ransom or 5
    if (answers.PAY_HERESY,) in o.menu.legal and (cheap is None or value(o, cheap[1]) > price):
        return (answers.PAY_HERESY,), "because-least", {}
    return (cheap, "because-least", {}) if cheap else None


def no(o: Outlook, step: Any) -> Choice | None:
    return ((NO,), "because-not-worth", {}) if (NO,) in o.menu.legal else None


def least_of(o: Outlook, step: Any) -> Choice | None:
    return (least(o.menu.legal[0]), "because-nothing-better", {}) if o.menu.legal else None
