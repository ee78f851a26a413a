"""What players offer each other: open offers with the gold that they hold, the one that the reader puts together, what
has been agreed and holds, how the last talks ended. 5.2.5, 5.2.7, 5.7.4.b2, 5.7.6, 5.7.10.b1, 5.11.5.b3"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from signoria.games.lords.deals import delivery, fair, terms
from signoria.games.lords.deals.terms import Deal, Term
from signoria.games.lords.ids import CARDS, COLOURS
from signoria.games.lords.moving import notes
from signoria.games.lords.pieces import USUAL_PASSAGE
from signoria.games.lords.state import Lords
from signoria.kernel.study import Scene, Told

Json = dict[str, Any]
WHAT: Final = ("au", "card", "promise", "share", "passage", "leave", "cross", "freedom", "lend")  # by kind // 2
CONSENTS: Final = {"leave": notes.LEAVE, "cross": notes.BRIDGE}
RECENT: Final = 10  # talks that are remembered
TERM_EVENTS: Final = (delivery.TERM_AU, delivery.TERM_CARD, delivery.TERM_SHARE, delivery.TERM_BARE)


def deals(scene: Scene, given: Mapping[str, str]) -> Json:
    """`{open: [offer], draft?, agreed: [deal], consents: [{seat, what, colour? | to?}], passage: [{seat, other, n}],
    talks: [talk], limits: {offers, sent, beginnings, begun, terms, cards}}`.

    A deal: `{maker, other, sides: [{seat, terms: [term]}]}`, the maker's side first; a term: `{what, n?, card?}`, `n`
    in Au. An offer tells besides `answers` (the seat whose word is awaited), `asked` (of the Pope), `held` (Au); a deal
    that was agreed `until` (a year) at each term; the reader's draft `without` at each term: the plays that leave it
    out; a talk, the last one first, `{moment, round, outcome, reason?}`. `passage`: what a seat asks of another for
    each link (-1: refuses), of pairs with the reader or where it is not the usual price.
    """
    s: Lords = scene.state
    known = [terms.unpack(packed) for packed in s.deals]
    me = scene.seat
    shown: Json = {
        "open": [_open(s, deal) for deal in known if deal.status != terms.AGREED],
        "agreed": [_agreed(deal) for deal in known if deal.status == terms.AGREED],
        "consents": consents(s),
        "passage": [
            {"seat": a, "other": b, "n": n}
            for a in s.order
            for b in s.order
            if a != b and _prices(s, a, b) and ((n := s.players[a].passage[b]) != USUAL_PASSAGE or me in (a, b))
        ],
        "talks": talks(scene.told)[:RECENT],
        "limits": {
            "offers": fair.OFFERS,
            "beginnings": fair.BEGINNINGS,
            "terms": terms.TERMS_MOST,
            "cards": terms.CARDS_A_SIDE,
        },
    }
    if me is not None:
        begun = fair.begun(s, me)
        shown["limits"] |= {"sent": s.players[me].offers, "begun": begun}
        draft = fair.draft(s, me)
        if draft is not None:
            shown["draft"] = _draft(scene, draft, begun < fair.BEGINNINGS)
    return shown


def _deal(deal: Deal, told: Sequence[Json]) -> Json:
    """Who with whom, and what either provides; `told`: its terms in order."""
    both = list(zip(deal.terms, told, strict=True))
    sides = [
        {"seat": seat, "terms": [shown for term, shown in both if term[0] % 2 == side]}
        for side, seat in enumerate((deal.maker, deal.other))
    ]
    return {"maker": deal.maker, "other": deal.other, "sides": sides}


def _term(term: Term) -> Json:
    kind, a, b = term
    what = kind // 2
    if what in terms.CONSENTS:
        return {"what": WHAT[what]}
    if what == terms.SHARE:
        return {"what": WHAT[what], "card": CARDS[a], "n": b}
    return {"what": WHAT[what], **({"card": CARDS[a]} if what in (terms.CARD_TERM, terms.FREEDOM) else {"n": a})}


def _open(s: Lords, deal: Deal) -> Json:
    asked = deal.status == terms.ASKED
    shown = _deal(deal, [_term(term) for term in deal.terms])
    return shown | {
        "answers": terms.pope(s) if asked else deal.other,
        "asked": asked,
        "held": delivery.escrowed(deal),
    }


def _agreed(deal: Deal) -> Json:
    """Promises stand to the end of the next year, prices to the end of their own."""
    return _deal(
        deal,
        [_term(term) | {"until": deal.year + (term[0] // 2 != terms.PASSAGE)} for term in deal.terms],
    )


def _draft(scene: Scene, deal: Deal, again: bool) -> Json:
    """`again`: may it be begun once more, so that a term can be left out?"""
    write = scene.words.rules.grammar.text
    plays = [write(option) for option in fair.options_of(deal)]
    start = [write((fair.DROP,)), write((fair.BEGIN, deal.other))]
    told = [_term(term) for term in deal.terms]
    if again:
        for i, shown in enumerate(told):
            shown["without"] = [*start, *plays[:i], *plays[i + 1 :]]
    return _deal(deal, told)


def _prices(s: Lords, seat: int, other: int) -> bool:
    """Does the one ask the other for passage?"""
    return not (s.players[seat].out or s.players[other].out) and terms.are_foreign(s, seat, other)


def consents(s: Lords) -> list[Json]:
    """Who lets the armies of which colour or player pass in this round of movement. 5.7.4.b2 5.7.6 5.7.10.b1"""
    found: list[Json] = []
    for seat in s.order:
        for what, code in CONSENTS.items():
            some = [colour for i, colour in enumerate(COLOURS) if notes.lets(s, seat, code, i)]
            found += [{"seat": seat, "what": what, "colour": colour} for colour in some]
        some_seats = [other for other in s.order if notes.lets(s, seat, notes.LEND, other)]
        found += [{"seat": seat, "what": "lend", "to": other} for other in some_seats]
    return found


def talks(told: Sequence[Told]) -> list[Json]:
    """The offers that are closed, the last one first: what they were, and how they ended."""
    going: dict[int, tuple[Told, list[Term]]] = {}  # by maker
    last = -1
    found: list[Json] = []
    for one in told:
        code, _, *values = one.event
        if code == delivery.MADE:
            last = values[0]
            going[last] = (one, [])
        elif code in TERM_EVENTS and last in going:
            kind, a, b = (*values, 0, 0)[:3]
            going[last][1].append((kind, a, b))
        elif (end := _end(going, code, values)) is not None and end[0] in going:
            maker, outcome = end
            made, parts = going.pop(maker)
            deal = Deal(terms.OPEN, maker, made.event[3], 0, tuple(parts))
            shown = _deal(deal, [_term(term) for term in parts])
            found.append(shown | {"moment": made.moment, "round": made.round} | outcome)
    return found[::-1]


def _end(going: Mapping[int, tuple[Told, list[Term]]], code: int, values: Sequence[int]) -> tuple[int, Json] | None:
    """Whose offer an event closes, and how."""
    if code == delivery.AGREED_ON:
        return values[0], {"outcome": "agreed"}
    if code == delivery.LAPSED:
        return values[0], {"outcome": "lapsed"}
    if code == fair.REFUSED:
        return values[1], {"outcome": "refused", "reason": fair.REASONS[values[2]]}
    if code == delivery.POPE_AGAINST:
        brides = ((maker, term) for maker, (_, parts) in going.items() for term in parts)
        makers = [maker for maker, (kind, card, _) in brides if kind // 2 == terms.CARD_TERM and card == values[1]]
        return (makers[0], {"outcome": "pope_against"}) if makers else None
    return None
