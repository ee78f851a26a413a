"""What each subject of a talk may contain: 10.3 (trade), 12.2 (pact, peace), 14.2.6 (ransom), 16.2.8 (marriage).

A `Deal` is one entry of `State.deals`. Its sum
lies between two bounds that close: `bid`, what the payer said last, and `asked`, what the receiver said last.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import carrier, spaces_left
from signoria.games.regno.commerce import cession
from signoria.games.regno.dynasties import marriage, prisoners
from signoria.games.regno.ids import FLORINS, GOODS, GRAIN, LUXURIES, NOWHERE, SLAVES_ABOARD
from signoria.games.regno.kinds import PERSON, PLACE, RESOURCE
from signoria.games.regno.people import person
from signoria.games.regno.realm.territory import provinces_of, room
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.verbs import NUMBER, Kind, Signature

SUBJECTS: Final = ("trade", "peace", "pact", "ransom", "marriage")
TRADE: Final = 0
PEACE: Final = 1
PACT: Final = 2
RANSOM: Final = 3
MARRIAGE: Final = 4
SUBJECT: Final = Kind("subject", SUBJECTS)

# the items of a deal: triples (code, what, n), in rising order; Florins are the deal's sum
GIVE: Final = 145 | AMOUNT
ASK: Final = 146 | AMOUNT
GIVE_SLAVES: Final = 147 | AMOUNT
ASK_SLAVES: Final = 148 | AMOUNT
GIVE_LAND: Final = 149
ASK_LAND: Final = 150
PRISONER: Final = 151
OWN_SPOUSE: Final = 152
THEIR_SPOUSE: Final = 153
OWN_GRAIN: Final = 154 | AMOUNT
OWN_LUXURY: Final = 155
THEIR_LUXURY: Final = 156

VERBS: Final = (
    Signature(GIVE, "give-goods", ("resource", RESOURCE), ("n", NUMBER)),
    Signature(ASK, "ask-goods", ("resource", RESOURCE), ("n", NUMBER)),
    Signature(GIVE_SLAVES, "give-slaves", ("n", NUMBER)),
    Signature(ASK_SLAVES, "ask-slaves", ("n", NUMBER)),
    Signature(GIVE_LAND, "give-land", ("place", PLACE)),
    Signature(ASK_LAND, "ask-land", ("place", PLACE)),
    Signature(PRISONER, "ransom-of", ("person", PERSON)),
    Signature(OWN_SPOUSE, "own-spouse", ("person", PERSON)),
    Signature(THEIR_SPOUSE, "their-spouse", ("person", PERSON)),
    Signature(OWN_GRAIN, "own-grain", ("n", NUMBER)),
    Signature(OWN_LUXURY, "own-luxury", ("resource", RESOURCE)),
    Signature(THEIR_LUXURY, "their-luxury", ("resource", RESOURCE)),
)

# how a talk ended, in Regno.refused: (subject, maker, other, outcome, payer, sum, terms)
DECLINED: Final = 0
AGREED: Final = 1
DROPPED: Final = 2

CEDED_ALREADY: Final = Refusal("C86", "cede-once")
NO_SPACE: Final = Refusal("10.3.4", "no-cargo-space")
NO_HOUSING: Final = Refusal("10.6.1", "no-housing")


@final
class Deal:
    """Who talks with whom about what, and how it stands. Never changed; `pack` is its form in `State.deals`."""

    def __init__(
        self,
        maker: int,
        other: int,
        subject: int,
        name: int,  # TRADE: the maker's carrier
        place: int,  # TRADE: the other's settlement where it stands
        speaker: int,  # who spoke last; the other one answers
        answers: int,  # other sums named so far
        payer: int,  # who pays the sum, or NOWHERE
        bid: int,  # -1: the payer has named none
        asked: int,
        terms: tuple[int, ...],
    ) -> None:
        self.maker, self.other, self.subject, self.name, self.place = maker, other, subject, name, place
        self.speaker, self.answers, self.payer, self.bid, self.asked = speaker, answers, payer, bid, asked
        self.terms = terms

    def pack(self) -> tuple[int, ...]:
        head = (self.maker, self.other, self.subject, self.name, self.place, self.speaker, self.answers)
        return (*head, self.payer, self.bid, self.asked, *self.terms)

    @property
    def florins(self) -> int:
        """The sum on the table."""
        if self.payer == NOWHERE:
            return 0
        return self.bid if self.speaker == self.payer else self.asked

    @property
    def listener(self) -> int:
        return self.other if self.speaker == self.maker else self.maker

    def partner(self, seat: int) -> int:
        return self.other if seat == self.maker else self.maker


def unpack(deal: tuple[int, ...]) -> Deal:
    maker, other, subject, name, place, speaker, answers, payer, bid, asked = deal[:10]
    return Deal(maker, other, subject, name, place, speaker, answers, payer, bid, asked, deal[10:])


def item(terms: tuple[int, ...], code: int, what: int = -1) -> int:
    """The value of an item: its amount, or what it names when `what` is not given; -1: it is not there."""
    for i in range(0, len(terms), 3):
        if terms[i] == code and what in (-1, terms[i + 1]):
            return terms[i + 2]
    return -1


def goods_of(terms: tuple[int, ...], code: int) -> Goods:
    """All goods that one side gives (GIVE or ASK)."""
    return tuple((terms[i + 1], terms[i + 2]) for i in range(0, len(terms), 3) if terms[i] == code)


def with_item(terms: tuple[int, ...], option: Option) -> tuple[int, ...]:
    """The terms with one item more."""
    what, value = (option[1], option[2]) if len(option) > 2 else (0, option[1])
    triples = [terms[i : i + 3] for i in range(0, len(terms), 3)] + [(option[0], what, value)]
    return tuple(x for triple in sorted(triples) for x in triple)


# ---- what may still be put in --------------------------------------------------------------------------------------


def offer_items(s: Regno, d: Deal, menu: Menu) -> None:
    """The items that the maker may still add; technologies, points, offices and Orders are none. 10.3.7"""
    if d.subject == TRADE:
        _offer_goods(s, d, menu)
        _offer_slaves(s, d, menu)
        _offer_land(s, d, menu)
    elif d.subject == RANSOM:
        _offer_ransom(s, d, menu)
    elif d.subject == MARRIAGE:
        _offer_marriage(s, d, menu)


def is_complete(d: Deal) -> bool:
    """May it be proposed? A trade gives or asks something; the others need all their items."""
    if d.subject == TRADE:
        return bool(d.terms) or d.payer != NOWHERE
    if d.subject == RANSOM:
        return d.payer != NOWHERE
    if d.subject == MARRIAGE:
        luxury = item(d.terms, OWN_LUXURY) >= 0 or item(d.terms, THEIR_LUXURY) >= 0
        return luxury and all(item(d.terms, code) >= 0 for code in (OWN_SPOUSE, THEIR_SPOUSE, OWN_GRAIN))
    return True


def purse(s: Regno, d: Deal, payer: int) -> int:
    """The most that a seat could pay: what it has, of a ransom no more than its limit. 10.3.3 14.2.6"""
    has = s.realms[payer].stock[FLORINS]
    return min(has, prisoners.ransom_limit(s, item(d.terms, PRISONER))) if d.subject == RANSOM else has


def _space(s: Regno, d: Deal) -> int:
    """Spaces left in the maker's carrier when the goods so far have passed. 10.3.4"""
    t = d.terms
    gone = sum(n for _, n in goods_of(t, GIVE)) + max(0, item(t, GIVE_SLAVES))
    come = sum(n for _, n in goods_of(t, ASK)) + max(0, item(t, ASK_SLAVES))
    return spaces_left(s, d.name) + gone - come


def _offer_goods(s: Regno, d: Deal, menu: Menu) -> None:
    """Out of the carrier's cargo and out of the other's reserve, as far as the carrier holds them; coins go one way.
    Only what one owns. 10.3.3 10.3.4 10.3.5"""
    cargo, theirs, space = carrier(s, d.name).cargo, s.realms[d.other].stock, _space(s, d)
    for good in range(GOODS):
        if item(d.terms, GIVE, good) < 0 and item(d.terms, ASK, good) < 0:
            menu.amount((GIVE, good), 1, cargo[good])
            menu.amount((ASK, good), 1, min(theirs[good], space))
            if theirs[good] > max(0, space):
                menu.add((ASK, good, max(0, space) + 1), NO_SPACE)
    if d.payer == NOWHERE:
        menu.amount((GIVE, FLORINS), 1, purse(s, d, d.maker))
        menu.amount((ASK, FLORINS), 1, purse(s, d, d.other))


def _offer_slaves(s: Regno, d: Deal, menu: Menu) -> None:
    """Between the carrier and the place of trade, where they need housing. 10.6.1"""
    p, aboard = s.provinces[d.place], carrier(s, d.name).cargo[SLAVES_ABOARD]
    if item(d.terms, GIVE_SLAVES) >= 0 or item(d.terms, ASK_SLAVES) >= 0:
        return
    menu.amount((GIVE_SLAVES,), 1, min(aboard, room(s, p)))
    if aboard > room(s, p):
        menu.add((GIVE_SLAVES, room(s, p) + 1), NO_HOUSING)
    menu.amount((ASK_SLAVES,), 1, min(p.slaves, _space(s, d)))


def _offer_land(s: Regno, d: Deal, menu: Menu) -> None:
    """One province from each side in an activation. 10.3.5 10.3.6 C86 C257"""
    for code, giver, taker in ((GIVE_LAND, d.maker, d.other), (ASK_LAND, d.other, d.maker)):
        if item(d.terms, code) >= 0:
            continue
        once = CEDED_ALREADY if has_ceded(s, giver) else None
        for place in provinces_of(s, giver):
            menu.add((code, place), once or cession.why_not(s, giver, taker, place))


def has_ceded(s: Regno, seat: int) -> bool:
    """Has the seat ceded a province in this activation? C86"""
    for x in s.refused:
        if x[0] == TRADE and x[3] == AGREED:
            code = GIVE_LAND if x[1] == seat else ASK_LAND if x[2] == seat else NOWHERE
            if code != NOWHERE and item(x[6:], code) >= 0:
                return True
    return False


def _offer_ransom(s: Regno, d: Deal, menu: Menu) -> None:
    """Whom, then for how much; the owner pays, whoever speaks first. 14.2.6 C163"""
    who = item(d.terms, PRISONER)
    if who < 0:
        for prisoner in prisoners.ransoms(s, d.maker, d.other):
            menu.add((PRISONER, prisoner))
    elif d.payer == NOWHERE:
        owner = person(s, who).seat
        menu.amount((GIVE if owner == d.maker else ASK, FLORINS), 0, purse(s, d, owner))


def _offer_marriage(s: Regno, d: Deal, menu: Menu) -> None:
    """Who weds whom, who gives how much of the Grain, and who the luxury. 16.2.8 16.2.9 C199 C240"""
    rules = s.tables.dynasty["player_marriage"]
    ours, theirs = s.realms[d.maker].stock, s.realms[d.other].stock
    if item(d.terms, OWN_SPOUSE) < 0:
        for who in marriage.eligible(s, d.maker):
            menu.add((OWN_SPOUSE, who))
    elif item(d.terms, THEIR_SPOUSE) < 0:
        for who in marriage.eligible(s, d.other):
            menu.add((THEIR_SPOUSE, who))
    elif item(d.terms, OWN_GRAIN) < 0:
        menu.amount((OWN_GRAIN,), max(0, rules["grain"] - theirs[GRAIN]), min(rules["grain"], ours[GRAIN]))
    elif item(d.terms, OWN_LUXURY) < 0 and item(d.terms, THEIR_LUXURY) < 0:
        for luxury in LUXURIES:
            if ours[luxury] >= rules["luxury"]:
                menu.add((OWN_LUXURY, luxury))
            if theirs[luxury] >= rules["luxury"]:
                menu.add((THEIR_LUXURY, luxury))
