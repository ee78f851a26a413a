"""A position of Lords as tables in the reader's words, for terminal and browser (kernel.page). From a masked state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from signoria.games.lords import money, people
from signoria.games.lords.counters import root
from signoria.games.lords.deals import fair
from signoria.games.lords.deals.terms import AGREED, PASSAGE, PROMISE, SHARE, Deal, unpack
from signoria.games.lords.hands import is_enterprise
from signoria.games.lords.ids import (
    CARDS,
    EMPIRES,
    EXPLORER,
    FIRST_CITY,
    FIRST_X,
    KINDS,
    LEADERS,
    MATURE,
    NEUTRAL,
    NOWHERE,
)
from signoria.games.lords.page_map import counters, enterprises, leaders, places
from signoria.games.lords.page_words import NOTHING, au, colour, columns, listed, named, person, said, seat_mark
from signoria.games.lords.standing import STAND, TOPICS
from signoria.games.lords.state import DISCARDED, FOR_SALE, IN_DECK, ON_SALE, OPEN, Lords
from signoria.games.lords.year.scoring import sheet_of
from signoria.kernel.page import STANDING, Block, Row
from signoria.kernel.words import Words

STATUS: Final = ("open", "asked", "agreed")  # of an offer
SALES: Final = {ON_SALE: "on-sale", FOR_SALE: "for-sale", OPEN: "open-card"}


def page(s: Lords, seat: int | None, w: Words) -> Sequence[Block]:
    """The moment, players, the reader's hand, empires, the map, cards, prices, offers, standing orders."""
    blocks = [
        moment(s, w),
        players(s, seat, w),
        *((hand(s, seat, w),) if seat is not None else ()),
        empires(s, seat, w),
        places(s, seat, w),
        leaders(s, seat, w),
        counters(s, seat, w),
        enterprises(s, seat, w),
        sales(s, w),
        others(s, seat, w),
        prices(s, seat, w),
        *((offers(s, seat, w),) if s.deals or (seat is not None and len(s.players[seat].drafts) > 2) else ()),
        *((standing(s, seat, w),) if seat is not None and s.orders[seat] else ()),
    ]
    return [block for block in blocks if block.rows]


# ---- the moment ------------------------------------------------------------------------------------------------------


def moment(s: Lords, w: Words) -> Block:
    """What holds for everybody now."""
    rows = [Row(ref, (said(w, f"page-{ref}"), text), more) for ref, text, more in _facts(s, w)]
    return Block("moment", said(w, "page-moment"), columns(w, "what", "now"), rows, brief=True)


def _facts(s: Lords, w: Words) -> Iterator[tuple[str, str, Sequence[str]]]:
    """(ref, text, more)"""
    when = said(w, "page-season", season=named(w, "season", s.season), year=s.year, last=s.tables.ending.last_year)
    yield "when", when, ()
    left = [w.say("page-deck", n=s.where.count(IN_DECK), out=s.where.count(DISCARDED))]
    yield "supply", f"{au(s.gold[money.SUPPLY])}{', ' + said(w, 'page-dry') if s.dry else ''}", left
    if s.movers:
        yield "order", listed([seat_mark(x) for x in s.movers if not s.players[x].out]), ()
    if s.auction is not None:
        a = s.auction
        bids = [f"{seat_mark(x)} {au(s.gold[money.bid(x)])}" for x in s.order if s.gold[money.bid(x)]]
        yield "hammer", "; ".join([named(w, "card", a.card), *bids]), (_effect(s, a.card, w),)
    if s.battle is not None:
        b = s.battle
        sides = [colour(w, x) for x in b.sides]
        text = said(w, "page-fight", place=named(w, "place", b.target), attacker=sides[0], defender=sides[1])
        rolls = [" ".join(map(str, x)) for x in b.rolls]
        yield "battle", text, ([said(w, "page-rolls", attacker=rolls[0], defender=rolls[1])] if any(rolls) else [])
    if s.crusade or s.crusaded:
        yield "crusade", said(w, "page-crusade-on" if s.crusade else "page-crusade-over"), ()
    if s.spies:
        yield "gates", listed([f"{named(w, 'place', city)} ({seat_mark(x)})" for x, city in s.spies]), ()
    if shut := [(i, mask) for i, mask in enumerate(s.denied) if mask]:
        yield "no-trade", "; ".join(f"{named(w, 'place', FIRST_CITY + i)}: {_seats(mask)}" for i, mask in shut), ()
    if ends := [seat_mark(x) for x, p in enumerate(s.players) if p.ends]:
        yield "ends", listed(ends), ()


def _seats(mask: int) -> str:
    return listed([seat_mark(x) for x in range(mask.bit_length()) if mask >> x & 1])


def _effect(s: Lords, card: int, w: Words) -> str:
    return said(w, f"effect-{KINDS[s.tables.deck.all[card].kind]}")


# ---- players and empires ---------------------------------------------------------------------------------------------


def players(s: Lords, seat: int | None, w: Words) -> Block:
    """Who plays whom, what each owns, and how it stands."""
    held: list[list[int]] = [[] for _ in range(s.seats)]
    for card, where in enumerate(s.where):
        if where >= 0:
            held[where].append(card)
    prisoners = [x for x in range(LEADERS) if people.is_prisoner(s, x)]
    rows = []
    for x in s.order:
        p = s.players[x]
        sheet = sheet_of(s, x)
        lord, allied = s.leaders[p.lord], [card for card in held[x] if card < LEADERS and card != p.lord]
        cells = (
            seat_mark(x),
            person(s, p.lord, w).partition(",")[0],
            colour(w, root(s, p.colour)) if p.colour != NEUTRAL else NOTHING,
            str(lord.stature),
            str(s.gold[money.chest(x)]),
            str(sheet[1]),
            str(sum(sheet)),
            str(len(allied)),
            listed(list(_state(s, x, w))),
        )
        rows.append(Row(f"seat.{x}", cells, list(_fortunes(s, x, allied, prisoners, w)), x == seat))
    names = ("player", "lord", "colour", "stature", "chest", "ransoms", "total", "allies", "state")
    numbers = frozenset({3, 4, 5, 6, 7})
    return Block("players", said(w, "page-players"), columns(w, *names), rows, numbers, brief=True)


def _state(s: Lords, seat: int, w: Words) -> Iterator[str]:
    """What is out of the ordinary with a player."""
    p = s.players[seat]
    if p.out:
        yield said(w, "page-out")
        return
    if p.emperor != NEUTRAL:
        yield said(w, "page-emperor-of", empire=named(w, "empire", p.emperor))
    elif p.king:
        yield said(w, "stature-king")
    if people.is_prisoner(s, p.lord):
        yield said(w, "page-imprisoned")
    if p.navigation:
        yield listed([CARDS[FIRST_X + i] for i in range(2) if p.navigation >> i & 1])
    if p.excommunicated:
        yield said(w, "page-excommunicated")


def _fortunes(s: Lords, seat: int, allied: list[int], prisoners: list[int], w: Words) -> Iterator[str]:
    """What else there is to say of a player, in sentences."""
    p = s.players[seat]
    if p.out:
        return
    printed = s.tables.deck.leaders[p.lord]
    place = s.leaders[p.lord].place
    yield said(w, "page-religion", religion=named(w, "religion", printed.religion))
    if place != NOWHERE:
        yield said(w, "page-stands", place=named(w, "place", place))
    if printed.claim != NEUTRAL:
        yield said(w, "page-claims", empire=named(w, "empire", printed.claim))
    if purse := s.gold[money.purse(p.lord)]:
        yield said(w, "page-under-lord", n=purse)
    if p.bank:
        yield said(w, "page-bank", place=named(w, "place", printed.bank))
    if allied:
        yield said(w, "page-allied", leaders=listed([person(s, x, w) for x in allied]))
    if held := [x for x in prisoners if s.leaders[x].captor == seat]:
        yield said(w, "page-prisoners", leaders=listed([_prisoner(s, x, w) for x in held]))
    for i in range(2):
        if p.navigation >> i & 1:
            yield said(w, "page-knows", card=named(w, "card", FIRST_X + i))


def _prisoner(s: Lords, leader: int, w: Words) -> str:
    ransom = s.leaders[leader].ransom
    return person(s, leader, w) + (f" {au(ransom)}" if ransom else "")


def empires(s: Lords, seat: int | None, w: Words) -> Block:
    """Treasury, who holds the L and the C card, the emperor, and what has befallen each."""
    rows = []
    for number, e in enumerate(s.empires):
        land = s.tables.atlas.empires[number]
        account = money.treasury(s, number)
        gold = str(s.gold[account]) if account == money.TREASURIES + number else NOTHING
        cells = (
            named(w, "empire", number),
            colour(w, root(s, number)),
            person(s, e.ruler, w) if e.ruler != NOWHERE else NOTHING,
            _holder(s, land.lord, w),
            _holder(s, land.chancellor, w),
            gold,
            listed(list(_fate(s, number, w))),
        )
        own = seat is not None and seat in (s.where[land.lord], s.where[land.chancellor])
        capital = said(w, "page-capital", place=named(w, "place", land.capital))
        served = [seat_mark(x) for x in s.order if root(s, s.players[x].colour) == number]
        more = [capital] + ([said(w, "page-served", seats=listed(served))] if served else [])
        rows.append(Row(f"empire.{EMPIRES[number]}", cells, more, own))
    names = ("empire", "colour", "emperor", "holder-of-l", "holder-of-c", "treasury", "state")
    return Block("empires", said(w, "page-empires"), columns(w, *names), rows, frozenset({5}), brief=True)


def _holder(s: Lords, card: int, w: Words) -> str:
    where = s.where[card]
    if where >= 0:
        return seat_mark(where)
    return said(w, f"page-{SALES[where]}") if where in SALES else NOTHING


def _fate(s: Lords, number: int, w: Words) -> Iterator[str]:
    e = s.empires[number]
    if e.merged:
        yield said(w, "page-merged", colour=colour(w, e.fallen))
    elif e.fallen != NEUTRAL:
        yield said(w, "page-fallen", colour=colour(w, e.fallen))
    if e.warden >= 0:
        yield said(w, "page-warden", seat=seat_mark(e.warden))
    if e.heirless:
        yield said(w, "page-heirless")
    elif e.ruler == NOWHERE:
        yield said(w, "page-vacant")
    if e.tied:
        yield said(w, "page-tied", leaders=listed([person(s, x, w) for x in e.tied]))
    if e.crowned != NOWHERE:
        yield said(w, "page-crowned", leader=person(s, e.crowned, w))


# ---- cards -----------------------------------------------------------------------------------------------------------


def hand(s: Lords, seat: int, w: Words) -> Block:
    """The reader's cards."""
    mine = [card for card, where in enumerate(s.where) if where == seat]
    rows = [_card(s, card, (), w, own=True) for card in mine]
    return Block("hand", said(w, "page-hand"), columns(w, "card", "place", "state"), rows, brief=True)


def others(s: Lords, seat: int | None, w: Words) -> Block:
    """L, C and M cards of the other players; E, G and R stand with the enterprises."""
    held = [(where, card) for card, where in enumerate(s.where) if where >= 0 and where != seat]
    some = [(where, card) for where, card in held if not is_enterprise(s, card)]
    rows = [_card(s, card, (seat_mark(where),), w) for where, card in sorted(some)]
    return Block("others", said(w, "page-others"), columns(w, "card", "player", "place", "state"), rows)


def sales(s: Lords, w: Words) -> Block:
    """What comes to an auction: the card under the hammer, then what follows it, then green cards for summer."""
    some = sorted((where, card) for card, where in enumerate(s.where) if where in SALES)
    rows = [_card(s, card, (said(w, f"page-{SALES[where]}"),), w) for where, card in some]
    return Block("sales", said(w, "page-sales"), columns(w, "card", "when-sold", "place", "state"), rows)


def _card(s: Lords, card: int, cells: tuple[str, ...], w: Words, own: bool = False) -> Row:
    printed = s.tables.deck.all[card]
    place = named(w, "place", printed.place) if printed.place != NOWHERE else NOTHING
    row = (named(w, "card", card), *cells, place, listed(list(_card_state(s, card, w))))
    return Row(f"card.{CARDS[card]}", row, (_effect(s, card, w),), own)


def _card_state(s: Lords, card: int, w: Words) -> Iterator[str]:
    if s.block[card] >= 0 and (s.block[card] != MATURE or is_enterprise(s, card)):
        yield named(w, "block", s.block[card])
    if card in s.damaged:
        yield said(w, "page-worn")
    if card in s.idle:
        yield said(w, "page-idle")
    if card in s.experienced:
        yield said(w, "page-experienced")
    if s.tables.deck.all[card].kind == EXPLORER and card in s.funded:
        yield said(w, "page-funded")
    if s.passed[card] == s.year:
        yield said(w, "page-passed")


# ---- what players have agreed to -------------------------------------------------------------------------------------


def prices(s: Lords, seat: int | None, w: Words) -> Block:
    """What each asks of foreign merchants and ships, and what it refuses. 5.11.5.b3 5.11.8 5.7.7 6.1.4.b1"""
    rows = []
    for x in s.order:
        p = s.players[x]
        if p.out:
            continue
        shut = [f"{named(w, 'strait', strait)} ({seat_mark(other)})" for strait, other, by in s.closed if by == x]
        cells = (seat_mark(x), _passage(s, x, w), _price(p.tribute, w), _price(p.toll, w), _price(p.cape, w))
        rows.append(Row(f"seat.{x}", (*cells, listed(shut)), (), x == seat))
    names = ("player", "passage", "tribute", "ship-toll", "cape", "closed")
    return Block("prices", said(w, "page-prices"), columns(w, *names), rows)


def _price(n: int, w: Words) -> str:
    return au(n) if n >= 0 else said(w, "page-refuses")


def _passage(s: Lords, seat: int, w: Words) -> str:
    """The usual price for a link, then those of whom it asks another."""
    asked = [(s.players[seat].passage[x], x) for x in s.order if x != seat and not s.players[x].out]
    if not asked:
        return NOTHING
    usual = max(Counter(n for n, _ in asked).items(), key=lambda pair: (pair[1], pair[0] >= 0))[0]
    return "; ".join([_price(usual, w), *(f"{seat_mark(x)} {_price(n, w)}" for n, x in asked if n != usual)])


def offers(s: Lords, seat: int | None, w: Words) -> Block:
    """Open offers, promises and prices that hold, and what the reader is putting together. 5.2.5"""
    rows = []
    mine = fair.draft(s, seat) if seat is not None else None
    if mine is not None:
        rows.append(_offer(mine, "draft", seat, w))
    for i, packed in enumerate(s.deals):
        deal = unpack(packed)
        if deal.status == AGREED:
            deal = deal._replace(terms=tuple(x for x in deal.terms if x[0] // 2 in (PROMISE, SHARE, PASSAGE)))
        row = _offer(deal, STATUS[deal.status], seat, w)
        rows.append(Row(f"deal.{i}", row.cells, (), row.own))
    return Block("offers", said(w, "page-offers"), columns(w, "maker", "other", "terms", "state"), rows, brief=True)


def _offer(deal: Deal, state: str, seat: int | None, w: Words) -> Row:
    terms = "; ".join(w.option(option) for option in fair.options_of(deal)) or NOTHING
    cells = (seat_mark(deal.maker), seat_mark(deal.other), terms, said(w, f"page-offer-{state}"))
    return Row("draft", cells, (), seat in (deal.maker, deal.other))


def standing(s: Lords, seat: int, w: Words) -> Block:
    """The reader's standing orders that hold."""
    rows = []
    for verb, topic, value in s.orders[seat]:
        name = named(w, "topic", topic)
        if verb == STAND:
            text = said(w, "standing-order", topic_id=TOPICS[topic], topic=name, value=value)
        else:
            text = said(w, "standing-limit", topic_id=TOPICS[topic], topic=name, range=str(value))
        rows.append(Row(f"topic.{TOPICS[topic]}", (name, text), (), True))
    return Block(STANDING, said(w, "page-standing"), columns(w, "what", "now"), rows)
