"""A packed state comes in: from a position file, a snapshot, a bug report. What no table can show stays out.

Every number is bounded, every card, counter and leader is in one place, gold adds up, and steps hold what rules make.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.games.lords import money, restoring_pledges
from signoria.games.lords.auctions.alignment import ArrestTurncoat
from signoria.games.lords.auctions.bidding import NEXT_AUCTION, AlignedSale
from signoria.games.lords.conflict.aftermath import BattleRetreat
from signoria.games.lords.conflict.battle import BattleEngineer, BattleJoin
from signoria.games.lords.counters import UNIT, ship_kind
from signoria.games.lords.deals.fair import BEGINNINGS
from signoria.games.lords.deals.terms import (
    AGREED,
    CARD_TERM,
    FREEDOM,
    OPEN,
    PROMISED_MOST,
    SHARE,
    TERMS,
    TERMS_MOST,
    in_terms,
)
from signoria.games.lords.fights import ARREST, new_battle
from signoria.games.lords.ids import (
    CARAVAN,
    CARDS,
    CITIES,
    COLOURS,
    COUNTERS,
    EMPIRES,
    FIRST_ALLY,
    FIRST_CITY,
    FIRST_LORD,
    FIRST_MERCENARY,
    GREY,
    LEADERS,
    MATURE,
    NEUTRAL,
    NOWHERE,
    PLACES,
    STRAITS,
)
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.map import is_city, is_sea
from signoria.games.lords.moving import notes
from signoria.games.lords.pieces import CAPTORS, EMPIRE_CAPTOR, NOBODY, new_player
from signoria.games.lords.sales import CALL_ME, new_auction
from signoria.games.lords.standing import CHANGES, LIMIT, LIMITED, STAND, VALUES
from signoria.games.lords.standing import MOST as MOST_LIMIT
from signoria.games.lords.state import APART, Lords
from signoria.games.lords.year.ending import CAUSES
from signoria.kernel.menu import Option
from signoria.kernel.pack import revive
from signoria.kernel.restoring import MOST, alike, asked, need, numbers, shared, steps, truths, tuples, whole, within

LONGEST: Final = 300  # steps on the agenda
SEASONS_MOST: Final = 160  # 1460 to 1499
SEASONS_KEPT: Final = 8  # promises hold to the end of the next year
MOST_ROWS: Final = 9_999  # of notes, closed straits and the like: each is bounded by counters or seats
AU: Final = 20_000  # more than any account of a game can hold


def restore(packed: Mapping[str, Any], new: Lords, classes: Mapping[str, type]) -> Lords:
    """The state of a packed one, on the tables of `new`. BadData says in one line what does not fit."""
    s = revive(packed, classes, new)
    shared(s, new, SEASONS_MOST, _order)
    need(type(s.later) is list and len(s.later) < LONGEST, "what is put off must be a short list")
    for entry in s.later:
        need(_put_off(entry), "what is put off is the sale of a card, or the arrest of a turncoat")
    need(len(s.deals) <= s.seats * BEGINNINGS * SEASONS_KEPT, "deals must be a short list")
    for deal in s.deals:
        numbers(deal, tuple, -1, -MOST, MOST, "a deal")
        fits = len(deal) > 4 and whole(deal[0], OPEN, AGREED) and _terms(s, deal[1], deal[2], deal[4:])
        need(fits, "a deal is a status, two seats, a year and terms")
    _sizes(s, new)
    for seat in range(s.seats):
        _player(s, seat)
    for card in range(LEADERS):
        _leader(s, card)
    for number in range(len(EMPIRES)):
        _empire(s, number)
    _cards(s)
    _counters(s)
    _moment(s)
    _gold(s)
    _open(s)
    steps(s, LONGEST, ARGUMENTS)
    for step in s.agenda:
        lost = getattr(step, "seat", 0) == NOBODY and type(step) not in (BattleJoin, BattleEngineer, BattleRetreat)
        need(not lost, f"{type(step).__name__} on the agenda is nobody's")
    restoring_pledges.check(s)
    asked(s)
    return s


def _order(order: Option) -> bool:
    """Is there such a standing order?"""
    if len(order) != 3 or not all(whole(n, 0, MOST) for n in order):
        return False
    if order[0] == LIMIT:
        return order[1] in LIMITED and 1 <= order[2] <= MOST_LIMIT
    return order[0] == STAND and order[1] < len(VALUES) and 1 <= order[2] <= VALUES[order[1]]


def _put_off(entry: object) -> bool:
    """Is it a step that rules put off, with its moment?"""
    if type(entry) is not tuple or len(entry) != 2 or not whole(entry[0], 0, NEXT_AUCTION):
        return False
    step = AlignedSale if entry[0] == NEXT_AUCTION else ArrestTurncoat if entry[0] < len(EMPIRES) else None
    return type(entry[1]) is step


def _sizes(s: Lords, new: Lords) -> None:
    for name in ("players", "leaders", "empires", "order", "changes"):
        need(len(getattr(s, name)) == len(getattr(new, name)), f"{name} must be {len(getattr(new, name))}")
    for name in ("players", "leaders", "empires"):
        for i, x in enumerate(getattr(s, name)):
            alike(x, getattr(new, name)[i], f"{name[:-1]} {i}")
    for name in ("order", "movers"):
        some = getattr(s, name)
        need(sorted(some) == list(range(s.seats)), f"each seat stands once in {name}")
    numbers(s.changes, list, s.seats, 0, CHANGES, "changes")


def _player(s: Lords, seat: int) -> None:
    p, who = s.players[seat], f"player {seat}"
    limits = {"lord": (FIRST_LORD, FIRST_ALLY - 1), "colour": (NEUTRAL, len(COLOURS) - 1), "navigation": (0, 3)}
    limits |= {"emperor": (NEUTRAL, len(EMPIRES) - 1), "offers": (0, MOST)}
    limits |= dict.fromkeys(("tribute", "toll", "cape"), (-1, MOST_LIMIT))
    within(p, limits, who)
    truths(p, ("excommunicated", "out", "king", "bank", "ends"), who)
    numbers(p.passage, list, len(new_player(0).passage), -1, MOST_LIMIT, f"{who}: passage")
    tuples(p.refused, -1, f"{who}: refused")
    numbers(p.drafts, tuple, -1, 0, MOST, f"{who}: drafts")
    whole_draft = len(p.drafts) in (0, 2) or (len(p.drafts) > 2 and _terms(s, seat, p.drafts[2], p.drafts[3:]))
    need(whole_draft, f"{who}: drafts hold a season, a number, and perhaps a seat and terms")
    need(sum(other.lord == p.lord for other in s.players) == 1, f"{who} has the lord of another")


def _terms(s: Lords, maker: int, other: int, flat: tuple[int, ...]) -> bool:
    """Can this be in an offer between these seats?"""
    if not (whole(maker, 0, s.seats - 1) and whole(other, 0, s.seats - 1)) or maker == other or len(flat) % 3:
        return False
    things = {CARD_TERM: CARDS, SHARE: CARDS, FREEDOM: CARDS[:LEADERS]}
    return len(flat) <= 3 * TERMS_MOST and all(
        whole(kind, 0, len(TERMS) - 1)
        and whole(a, 0, len(things[kind // 2]) - 1 if kind // 2 in things else AU)
        and whole(b, 0, PROMISED_MOST)
        for kind, a, b in in_terms(flat)
    )


def _leader(s: Lords, card: int) -> None:
    x, who = s.leaders[card], f"leader {CARDS[card]}"
    heirs = len(s.tables.deck.leaders[card].heirs)
    limits = {"place": (NOWHERE, len(PLACES) - 1), "heir": (0, heirs), "stature": (1, 4), "spent": (0, 99)}
    limits |= {"colour": (NEUTRAL, GREY), "captor": (NOBODY, CAPTORS - 1), "gaoler": (NEUTRAL, len(EMPIRES) - 1)}
    within(x, limits | {"led": (0, len(COUNTERS)), "ransom": (0, AU), "abroad": (NOWHERE, len(PLACES) - 1)}, who)
    truths(x, ("alive", "moved", "bastard", "married"), who)
    need(x.place == NOWHERE or (x.alive and x.captor == NOBODY), f"{who} is on the map, so free and alive")
    held = x.captor in (NOBODY, *range(s.seats), *range(EMPIRE_CAPTOR, CAPTORS))
    need(held, f"{who}: captor is a seat or an empire")
    need(not 0 <= x.captor < s.seats or not s.players[x.captor].out, f"{who}: captor is out of the game")


def _empire(s: Lords, number: int) -> None:
    e, who = s.empires[number], f"empire {EMPIRES[number]}"
    limits = {"ruler": (NOWHERE, LEADERS - 1), "fallen": (NEUTRAL, len(EMPIRES) - 1), "warden": (NOBODY, s.seats - 1)}
    within(e, limits | {"crowned": (NOWHERE, LEADERS - 1), "heir": (NOWHERE, LEADERS - 1)}, who)
    truths(e, ("merged", "vacant", "heirless"), who)
    numbers(e.tied, tuple, -1, 0, LEADERS - 1, f"{who}: tied")
    seen, at = {number}, number
    while s.empires[at].merged:
        at = s.empires[at].fallen
        need(at != NEUTRAL and at not in seen, f"{who} has become part of nothing, or of itself")
        seen.add(at)


def _cards(s: Lords) -> None:
    numbers(s.where, list, len(CARDS), APART, s.seats - 1, "where")
    numbers(s.passed, list, len(CARDS), 0, MOST, "passed")
    numbers(s.block, list, len(CARDS), -1, MATURE, "block")
    numbers(s.built, list, len(CARDS), 0, MOST, "built")
    for name in ("damaged", "experienced", "scurvy", "funded", "idle"):
        numbers(getattr(s, name), tuple, -1, 0, len(CARDS) - 1, name, len(CARDS))


def _counters(s: Lords) -> None:
    n = len(COUNTERS)
    numbers(s.at, list, n, NOWHERE, len(PLACES) - 1, "at")
    numbers(s.steps, list, n, 0, 2, "steps")
    numbers(s.owner, list, n - FIRST_MERCENARY, NOBODY, s.seats - 1, "owner")
    numbers(s.under, list, n, NOWHERE, LEADERS - 1, "under")
    numbers(s.spent, list, n, 0, 99, "spent")
    numbers(s.besieging, list, n, NOWHERE, len(PLACES) - 1, "besieging")
    for c in range(n):
        need((s.at[c] == NOWHERE) == (s.steps[c] == 0), f"{COUNTERS[c]} is in its pool and on the map")
        target = s.besieging[c]
        need(target == NOWHERE or (s.steps[c] > 0 and is_city(target)), f"{COUNTERS[c]} besieges no city")
        if ship_kind(s, c) >= 0 and s.at[c] != NOWHERE:
            port = is_city(s.at[c]) and s.tables.atlas.city(s.at[c]).port
            need(is_sea(s.at[c]) or port, f"{COUNTERS[c]} is a ship on land")
        if UNIT[c] == CARAVAN:
            need(s.at[c] != s.tables.atlas.voyages, f"{COUNTERS[c]} is out at sea")
    for name in ("moved", "fought"):
        numbers(getattr(s, name), tuple, -1, 0, n - 1, name, n)


def _moment(s: Lords) -> None:
    """What belongs to a round, and the rest."""
    cities = (FIRST_CITY, len(PLACES) - 1)
    numbers(s.launched, tuple, -1, *cities, "launched", 9 * len(CITIES))
    numbers(s.raised, tuple, -1, 0, len(PLACES) - 1, "raised", 9 * len(CITIES))
    for name, width in (("leave", 2), ("spies", 2), ("links", 2), ("closed", 3)):
        tuples(getattr(s, name), width, name, longest=MOST_ROWS)
    for noted, what in s.leave:
        need(notes.can_be(s, noted, what), "leave holds consents and notes of a round of movement")
    for spy, city in s.spies:
        need(whole(spy, 0, s.seats - 1) and whole(city, *cities), "spies are seats and cities")
    for counter, place in s.links:
        need(whole(counter, 0, len(COUNTERS) - 1) and whole(place, 0, FIRST_CITY - 1), "links are counters and places")
    for strait, denied, closer in s.closed:
        fits = whole(strait, 0, len(STRAITS) - 1) and whole(denied, 0, s.seats - 1) and whole(closer, 0, s.seats - 1)
        need(fits, "closed is a strait and two seats")
    numbers(s.engineers, tuple, -1, 0, len(CARDS) - 1, "engineers", len(CARDS))
    numbers(s.denied, list, len(CITIES), 0, (1 << s.seats) - 1, "denied")
    truths(s, ("crusade", "crusaded", "moving", "dry"), "the state")
    within(s, {"united": (0, MOST), "over": (0, len(CAUSES) - 1)}, "the state")


def _gold(s: Lords) -> None:
    """All of it is there. 6.4.2.b2"""
    numbers(s.gold, list, len(ACCOUNT.ids), -AU, AU, "gold")
    for account, n in enumerate(s.gold):
        need(n >= 0 or account == money.SUPPLY, f"{ACCOUNT.ids[account]} holds less than nothing")
    need(sum(s.gold) == s.tables.treasury, f"all gold together is {s.tables.treasury} Au")


def _open(s: Lords) -> None:
    """The card under the hammer and the battle."""
    if s.auction is not None:
        a = s.auction
        alike(a, new_auction(0, 0, s.seats), "auction")
        masks = dict.fromkeys(("bidders", "passed", "said"), (0, (1 << s.seats) - 1))
        within(a, masks | {"card": (0, len(CARDS) - 1), "top": (0, AU), "leader": (NOBODY, s.seats - 1)}, "auction")
        numbers(a.limits, list, s.seats, CALL_ME, AU, "auction: limits")
    if s.battle is not None:
        b = s.battle
        alike(b, new_battle(0, 0, 0, (0, 0), (0, 0)), "battle")
        within(b, {"aim": (0, ARREST), "place": (0, len(PLACES) - 1), "target": (0, len(PLACES) - 1)}, "battle")
        within(b, {"thing": (NOWHERE, len(CARDS) - 1)}, "battle")
        for name, least, most in (
            ("sides", NEUTRAL, GREY),
            ("seats", NOBODY, s.seats - 1),
            ("hits", 0, 99),
            ("needs", 0, 6),
        ):
            numbers(getattr(b, name), tuple, 2, least, most, f"battle: {name}")
        for name, most in (("counters", len(COUNTERS) - 1), ("leaders", LEADERS - 1), ("rolls", 6)):
            both: object = getattr(b, name)
            need(type(both) is tuple and len(getattr(b, name)) == 2, f"battle: {name} is of two sides")
            for side in getattr(b, name):
                numbers(side, tuple, -1, 0, most, f"battle: {name}")


def _seat(x: object, s: Lords) -> bool:
    return whole(x, NOBODY, s.seats - 1)


ARGUMENTS: Final[Mapping[str, Callable[[object, Lords], bool]]] = {  # of steps, by name: what they may be
    "seat": _seat,
    "other": _seat,
    "card": lambda x, s: whole(x, -1, len(CARDS) - 1),
    "city": lambda x, s: whole(x, FIRST_CITY, len(PLACES) - 1),
    "place": lambda x, s: whole(x, NOWHERE, len(PLACES) - 1),
    "leader": lambda x, s: whole(x, NOWHERE, LEADERS - 1),
    "counter": lambda x, s: whole(x, NOWHERE, len(COUNTERS) - 1),
    "empire": lambda x, s: whole(x, NEUTRAL, len(EMPIRES) - 1),
    "turn": lambda x, s: whole(x, 0, s.seats - 1),
}
