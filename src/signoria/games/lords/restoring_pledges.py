"""Of a packed state that comes in: what is pledged, asked and sold fits the steps that wait for it.

Gold in an offer or on a card, a price for a prisoner, a card under the hammer: each has its owner and its question.
"""

from __future__ import annotations

from signoria.games.lords import money, people
from signoria.games.lords.auctions.bidding import Sale
from signoria.games.lords.deals.delivery import PopeApproves, escrowed
from signoria.games.lords.deals.terms import AGREED, ASKED, AU, unpack
from signoria.games.lords.ids import CARDS, LEADERS, SEATS
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.start.choosing import Preparation
from signoria.games.lords.state import ON_SALE, Lords
from signoria.games.lords.year.calendar import Season
from signoria.kernel.restoring import need


def check(s: Lords) -> None:
    """BadData says in one line what does not fit. Ranges have been looked at before."""
    _offers(s)
    _accounts(s)
    _sales(s)
    _people(s)
    _course(s)


def _offers(s: Lords) -> None:
    """A seat has one offer that is open or before the Pope, and what it gives is held. 5.2.5 5.2.5.b3"""
    waiting = {step.maker for step in s.agenda if isinstance(step, PopeApproves)}
    pending = [deal for deal in map(unpack, s.deals) if deal.status != AGREED]
    for seat in range(s.seats):
        own = [deal for deal in pending if deal.maker == seat]
        need(len(own) <= 1, f"player {seat} has {len(own)} open offers")
        held = sum(map(escrowed, own))
        need(s.gold[money.escrow(seat)] == held, f"the open offer of player {seat} holds {held} Au")
    for deal in pending:
        need(all(a > 0 for kind, a, _ in deal.terms if kind // 2 == AU), f"player {deal.maker} offers no gold as gold")
        known = deal.status != ASKED or deal.maker in waiting
        need(known, f"the Pope is not asked about the offer of player {deal.maker}")


def _accounts(s: Lords) -> None:
    """Who does not play has no gold, and nothing lies on a card when none is sold. 4.1"""
    for first in (money.CHESTS, money.VAULTS, money.BIDS, money.ESCROWS):
        for account in range(first + s.seats, first + SEATS):
            need(not s.gold[account], f"{ACCOUNT.ids[account]} is nobody's")
    for seat in range(s.seats):
        laid = s.gold[money.bid(seat)]
        need(not laid or s.auction is not None, f"{ACCOUNT.ids[money.bid(seat)]} holds a bid, and no card is sold")


def _sales(s: Lords) -> None:
    """A card lies under the hammer while it is sold or about to be. 4.1 5.2.2"""
    coming = {step.card for step in s.agenda if isinstance(step, Sale)}
    coming |= {s.auction.card} if s.auction is not None else set()
    for card, where in enumerate(s.where):
        need(where != ON_SALE or s.over > 0 or card in coming, f"{CARDS[card]} is on sale, and nobody sells it")


def _people(s: Lords) -> None:
    """Who is out has no cards, and nobody another's lord; a price is asked by a prisoner's keeper. 2.3.3 5.8.11.b1
    6.2.6.b2"""
    for seat, p in enumerate(s.players):
        held = [CARDS[card] for card, where in enumerate(s.where) if where == seat] if p.out else []
        need(not held, f"player {seat} is out and holds {', '.join(held[:3])}")
        need(s.where[p.lord] < 0 or s.where[p.lord] == seat, f"the lord of player {seat} is held by another")
    for leader in range(LEADERS):
        asked = s.leaders[leader].ransom
        kept = people.is_prisoner(s, leader) and people.keeper(s, leader) != NOBODY
        need(not asked or kept, f"leader {CARDS[leader]} has a ransom and no keeper")


def _course(s: Lords) -> None:
    """The game begins once, and one season follows another. 3.2 4.0"""
    first = sum(isinstance(step, Preparation) for step in s.agenda)
    need(not first or len(s.agenda) == 1, "Preparation on the agenda is the first step, alone")
    need(sum(isinstance(step, Season) for step in s.agenda) <= 1, "Season on the agenda stands there once")
