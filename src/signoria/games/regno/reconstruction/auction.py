"""The initiative auction: who plays before whom in a year. Chapter 4 of the reconstruction, as amended."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import costs
from signoria.games.regno.deeds import deed, enterprise
from signoria.games.regno.ids import CHARISMATIC, CORRUPT, CORRUPTION, COURT_BRANCH, FLORINS, NOWHERE
from signoria.games.regno.kinds import NUMBER, SEATS_KIND
from signoria.games.regno.people import is_able, person, sovereign
from signoria.games.regno.realm.territory import CATHEDRALS, in_play, provinces_of, worked
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import AskTogether, Words
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

BID: Final = 450 | AMOUNT
VERBS: Final = (Signature(BID, "bid", ("amount", NUMBER), quiet=True),)

BIDDEN: Final = 450
ORDER_SET: Final = 451
CORRUPTED: Final = 452
EVENTS: Final = (
    Signature(BIDDEN, "bidden", ("seat", SEAT), ("amount", NUMBER), ("bonus", NUMBER)),
    Signature(ORDER_SET, "order-set", ("order", SEATS_KIND)),
    Signature(CORRUPTED, "corrupted", ("seat", SEAT)),
)


@final
class Bid(AskTogether):
    """Sealed bids in steps of 5, up to the treasury; who cannot bid anything is not asked. R4.1 G5"""

    def asks(self, s: Regno) -> int:
        return sum(1 << seat for seat in in_play(s) if s.realms[seat].stock[FLORINS] >= step_of(s))

    def act(self, s: Regno) -> None:
        self.close(s, [()] * s.seats)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.amount((BID,), 0, s.realms[seat].stock[FLORINS], step_of(s))

    def enough(self, s: Regno, seat: int, draft: tuple[Option, ...]) -> bool:
        return len(draft) == 1

    def close(self, s: Regno, drafts: list[tuple[Option, ...]]) -> None:
        settle(s, [draft[0][1] if draft else 0 for draft in drafts])

    def words(self, s: Regno, seat: int) -> Words:
        least: int = s.tables.reconstruction["initiative"]["cathedral_least_bid"]
        low, high = bonus(s, seat, 0), bonus(s, seat, least)
        said = {"bonus": ("count", low), "step": ("count", step_of(s))}
        if low == high:
            return "bid", said
        return "bid-cathedral", said | {"least": ("count", least), "more": ("count", high)}


def step_of(s: Regno) -> int:
    """Bids are multiples of this. R4.1"""
    step: int = s.tables.reconstruction["initiative"]["step"]
    return step


def bonus(s: Regno, seat: int, bid: int) -> int:
    """What is added to a bid. A worked Cathedral counts once, for who bids at least 10 and is not Excommunicated; a
    Charismatic Sovereign, Court 1 and the Relic add theirs. R4.2 R4.3 C23 8.1.t1.r10 16.1.t1.r5 11.1.t1.r9 R17.7
    R17.9"""
    rules, realm = s.tables.reconstruction["initiative"], s.realms[seat]
    total: int = 0
    if bid >= rules["cathedral_least_bid"] and not realm.excommunicated:
        total += rules["cathedral"] * any(worked(s, p, *CATHEDRALS) for p in provinces_of(s, seat))
    head = sovereign(s, seat)
    if head != NOWHERE and person(s, head).virtue == CHARISMATIC and is_able(s, person(s, head)):
        total += rules["charismatic"]
    if realm.tech[COURT_BRANCH] >= 1:
        total += rules["court1"]
    if s.relic != NOWHERE and s.provinces[s.relic].owner == seat:
        total += rules["relic"]
    return total


def ranked(s: Regno, bids: list[int]) -> list[int]:
    """Descending totals; ties: Court 2, fewer enterprise VP, reverse of last year's order, in the first year the random
    order of the setup. Realms that are out come last. R4.5 R4.6 R4.7"""

    def key(seat: int) -> tuple[int, ...]:
        now = s.order.index(seat)
        total = bids[seat] + bonus(s, seat, bids[seat])
        court2 = s.realms[seat].tech[COURT_BRANCH] >= 2
        return -total, not court2, enterprise(s, seat), now if s.year == 1 else -now

    playing = in_play(s)
    return sorted(playing, key=key) + [seat for seat in s.order if seat not in playing]


def settle(s: Regno, bids: list[int]) -> None:
    """All are revealed. The winner pays its bid, who ends last nothing, the others half, rounded down to a multiple of
    5. Bids are no costs: nothing changes them. R4.4 R4.5 R4.8 R4.9 16.1.t2.r6 C255"""
    rules, step = s.tables.reconstruction["initiative"], step_of(s)
    order = ranked(s, bids)
    playing = [seat for seat in order if not s.realms[seat].out]
    for seat in playing:
        s.tell((BIDDEN, ALL, seat, bids[seat], bonus(s, seat, bids[seat])))
    s.next_order = order
    s.tell((ORDER_SET, ALL, tuple(playing)))
    for seat in playing:
        half = bids[seat] // (rules["loser_share"] * step) * step
        due = bids[seat] if seat == playing[0] else half if seat != playing[-1] else 0
        costs.pay(s, seat, costs.goods_pairs((*(0,) * FLORINS, due)))
    head = sovereign(s, playing[0])
    if head != NOWHERE and person(s, head).flaw == CORRUPT and is_able(s, person(s, head)):
        _corrupt(s, playing[0])


def _corrupt(s: Regno, seat: int) -> None:
    """A Corrupt winner pays 10 more, or loses 1 enterprise VP when it cannot. R4.8 16.1.t2.r6 C255"""
    effects = s.tables.dynasty["effects"]
    more = ((FLORINS, effects["corrupt_florins"]),)
    s.tell((CORRUPTED, ALL, seat))
    if costs.can_pay(s, seat, more):
        costs.pay(s, seat, more)
    else:
        deed(s, seat, CORRUPTION, effects["corrupt_vp"])
