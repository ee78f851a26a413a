"""What screens draw: all that lies on the table, as JSON data (docs/wire.md). From a masked state: nothing secret."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lords import money, people
from signoria.games.lords.counters import colour, in_command, mover, root
from signoria.games.lords.ids import (
    BLOCKS,
    CARDS,
    CITIES,
    COLOURS,
    COUNTERS,
    EMPIRES,
    FIRST_CITY,
    FIRST_MERCENARY,
    FIRST_X,
    GREY,
    LEADERS,
    NEUTRAL,
    NOWHERE,
    PLACES,
    SEASONS,
    STRAITS,
)
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY
from signoria.games.lords.recruiting import purses
from signoria.games.lords.state import APART, DISCARDED, FOR_SALE, GONE, IN_DECK, ON_SALE, OPEN, Lords
from signoria.games.lords.year.calendar import ROUNDS, RoundEnd
from signoria.games.lords.year.scoring import places_of, sheet_of

AIMS: Final = ("field", "siege", "sortie", "pillage", "arrest")
LIES: Final = {OPEN: "open", FOR_SALE: "for_sale", DISCARDED: "discarded", GONE: "gone", ON_SALE: "on_sale"}


def board(s: Lords, seat: int | None) -> dict[str, Any]:
    """The whole board of a masked state for a reader. JSON data, no nulls."""
    shown: dict[str, Any] = {
        "round": s.round,
        "year": s.year,
        "last_year": s.tables.ending.last_year,
        "season": SEASONS[s.season],
        "phase": phase(s),
        **stage(s),
        "order": s.order,
        "movers": list(s.movers),
        "deck": s.where.count(IN_DECK),
        "gold": {ACCOUNT.ids[i]: n for i, n in enumerate(s.gold) if n},
        "players": [player(s, x) for x in range(s.seats)],
        "empires": {EMPIRES[number]: empire(s, number) for number in range(len(EMPIRES))},
        "leaders": {CARDS[x]: leader(s, x) for x in range(LEADERS) if s.leaders[x].alive},
        "counters": {COUNTERS[c]: counter(s, c) for c, place in enumerate(s.at) if place != NOWHERE},
        "cards": {CARDS[card]: _card(s, card) for card, where in enumerate(s.where) if where not in (IN_DECK, APART)},
        "crusade": s.crusade,
        "crusaded": s.crusaded,
        "dry": s.dry,
        "held": held(s),
        "spend": spend(s),
        "closed": [{"strait": STRAITS[strait], "seat": other, "by": by} for strait, other, by in s.closed],
        "denied": {PLACES[FIRST_CITY + i]: _seats(mask) for i, mask in enumerate(s.denied) if mask},
        "gates": [{"seat": x, "city": PLACES[city]} for x, city in s.spies],
        "deals": [list(deal) for deal in s.deals],
        "places": places_of(s),
    }
    if s.auction is not None:
        shown["auction"] = {
            "card": CARDS[s.auction.card],
            "top": s.auction.top,
            "bidders": _seats(s.auction.bidders),
            "passed": _seats(s.auction.passed),
        }
        if seat is not None:
            shown["auction"]["limit"] = s.auction.limits[seat]
    if s.battle is not None:
        b = s.battle
        shown["battle"] = {
            "aim": AIMS[b.aim],
            "place": PLACES[b.place],
            "target": PLACES[b.target],
            "sides": [_colour(x) for x in b.sides],
            "counters": [[COUNTERS[c] for c in side] for side in b.counters],
            "rolls": [list(side) for side in b.rolls],
        }
    return shown


def phase(s: Lords) -> str:
    """choosing, auction, battle, movement, season, over"""
    if not s.agenda:
        return "over"
    if not s.round:
        return "choosing"
    if s.battle is not None:
        return "battle"
    if s.auction is not None:
        return "auction"
    return "movement" if s.moving else "season"


def stage(s: Lords) -> dict[str, str]:
    """The activity of the year that is under way. 4.0"""
    rounds = [step.number for step in s.agenda if isinstance(step, RoundEnd)]
    return {"stage": ROUNDS[rounds[-1]]} if rounds else {}


def held(s: Lords) -> dict[str, str]:
    """The cities that another colour than that of their land holds. 5.9.2 5.11.7"""
    found = {}
    for i, city in enumerate(CITIES):
        holds = in_command(s, FIRST_CITY + i)
        if holds != root(s, s.tables.atlas.city(FIRST_CITY + i).empire):
            found[city] = _colour(holds)
    return found


def spend(s: Lords) -> dict[str, list[int]]:
    """Who may spend the gold of treasuries, on what an empire builds, and of cities. 5.3.1 5.9.4 RC.4"""
    found = {}
    for number in range(len(EMPIRES)):
        seats = [x for x in range(s.seats) if purses.may_spend(s, x, number, purses.BUILD)]
        found[ACCOUNT.ids[money.treasury(s, number)]] = seats
    for city, n in enumerate(s.gold[money.PILES : money.PURSES]):
        if n:
            seat = purses.controller(s, FIRST_CITY + city)
            found[ACCOUNT.ids[money.PILES + city]] = [seat] if seat != NOBODY else []
    return found


def _seats(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def _colour(number: int) -> str:
    return "neutral" if number == NEUTRAL else "grey" if number == GREY else COLOURS[number]


def player(s: Lords, seat: int) -> dict[str, Any]:
    """What everybody knows of a player. 3.2, 3.3"""
    p = s.players[seat]
    shown: dict[str, Any] = {
        "seat": seat,
        "lord": CARDS[p.lord],
        "colour": _colour(root(s, p.colour)),
        "stature": s.leaders[p.lord].stature,
        "score": sum(sheet_of(s, seat)),
        "hand": [CARDS[card] for card, where in enumerate(s.where) if where == seat],
        "navigation": [CARDS[FIRST_X + i] for i in range(2) if p.navigation >> i & 1],
        "out": p.out,
        "excommunicated": p.excommunicated,
        "bank": p.bank,
        "ends": p.ends,
        "passage": p.passage[: s.seats],
        "tribute": p.tribute,
        "toll": p.toll,
        "cape": p.cape,
    }
    return shown | ({"emperor": EMPIRES[p.emperor]} if p.emperor != NEUTRAL else {})


def empire(s: Lords, number: int) -> dict[str, Any]:
    e = s.empires[number]
    shown: dict[str, Any] = {"colour": _colour(root(s, number)), "merged": e.merged, "heirless": e.heirless}
    shown["treasury"] = ACCOUNT.ids[money.treasury(s, number)]
    if e.ruler != NOWHERE:
        shown["emperor"] = CARDS[e.ruler]
    if e.fallen != NEUTRAL:
        shown["fallen"] = _colour(e.fallen)
    if e.warden != NOBODY:
        shown["warden"] = e.warden
    if e.crowned != NOWHERE:
        shown["crowned"] = CARDS[e.crowned]
    return shown


def leader(s: Lords, card: int) -> dict[str, Any]:
    x = s.leaders[card]
    shown: dict[str, Any] = {"colour": _colour(people.colour(s, card)), "stature": x.stature, "heir": x.heir}
    shown |= {"moved": x.moved, "bastard": x.bastard}
    seat = people.player(s, card)
    if seat != NOBODY:
        shown["seat"] = seat
    if x.place != NOWHERE:
        shown["place"] = PLACES[x.place]
    if x.captor != NOBODY:
        shown["captor"] = x.captor if x.captor < EMPIRE_CAPTOR else EMPIRES[x.captor - EMPIRE_CAPTOR]
        shown["ransom"] = x.ransom
    return shown


def counter(s: Lords, c: int) -> dict[str, Any]:
    """A counter on the map: steps 2 fresh, 1 worn. 2.8"""
    shown: dict[str, Any] = {"place": PLACES[s.at[c]], "steps": s.steps[c], "colour": _colour(colour(s, c))}
    seat = s.owner[c - FIRST_MERCENARY] if c >= FIRST_MERCENARY else mover(s, c)
    if seat != NOBODY:
        shown["seat"] = seat
    if s.under[c] != NOWHERE:
        shown["leader"] = CARDS[s.under[c]]
    if s.besieging[c] != NOWHERE:
        shown["besieges"] = PLACES[s.besieging[c]]
    return shown


def _card(s: Lords, card: int) -> dict[str, Any]:
    """Whose a card is, or where it lies, and how far its project is. 5.10.1"""
    where = s.where[card]
    shown: dict[str, Any] = {"seat": where} if where >= 0 else {"lies": LIES[where]}
    if s.block[card] >= 0:
        shown["block"] = BLOCKS[s.block[card]]
    if s.built[card]:
        shown["built"] = s.built[card]
    if card in s.damaged:
        shown["worn"] = True
    return shown | ({"idle": True} if card in s.idle else {})
