"""What realms offer each other: open offers with what is held for them, the one that is being put together, how the
talks of this activation ended, consents to pass. 10.3, 12.2, 14.2.6, 16.2.8, R1.6"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.regno.commerce import bargains, delivery
from signoria.games.regno.commerce.bargains import Deal
from signoria.games.regno.commerce.deals import Negotiate
from signoria.games.regno.ids import CARRIERS, NOWHERE, PEOPLE, PLACES, RESOURCES
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods
from signoria.kernel.study import Scene

Json = dict[str, Any]
OUTCOMES: Final = {bargains.DECLINED: "declined", bargains.AGREED: "agreed", bargains.DROPPED: "dropped"}
# by side, the maker's first: goods, slaves, land and people among the terms
GOODS: Final = (bargains.GIVE, bargains.ASK)
SLAVES: Final = (bargains.GIVE_SLAVES, bargains.ASK_SLAVES)
LAND: Final = (bargains.GIVE_LAND, bargains.ASK_LAND)
SPOUSE: Final = (bargains.OWN_SPOUSE, bargains.THEIR_SPOUSE)


def treaties(scene: Scene, given: Mapping[str, str]) -> Json:
    """`open`, oldest first; `draft`: the reader's own; `talks` of this activation; `consents`: [who gave, to whom]."""
    s: Regno = scene.state
    rules = s.tables.exchange["talks"]
    shown: Json = {
        "open": [offer(s, bargains.unpack(x)) for x in s.deals],
        "talks": [talk(x) for x in s.refused if bargains.TRADE <= x[0] <= bargains.MARRIAGE],
        "consents": [list(pair) for pair in s.consents],
        "offers": rules["offers"],
        "answers": rules["answers"],
    }
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Negotiate) and top.seat == scene.seat:
        shown["draft"] = terms(s, top.deal(s), bargains.is_complete(top.deal(s)))
    return shown


def offer(s: Regno, d: Deal) -> Json:
    """An open offer: its terms, who spoke last, the sums named so far and what is held of the speaker's."""
    shown = terms(s, d, True) | {"speaker": d.speaker, "listener": d.listener, "answered": d.answers}
    held = dict(delivery.due(s, d, d.speaker))
    if d.subject == bargains.TRADE and d.speaker == d.maker:
        for good, n in bargains.goods_of(d.terms, bargains.GIVE):
            held[good] = held.get(good, 0) + n
    shown["held"] = pairs(tuple(sorted(held.items())))
    if d.payer != NOWHERE:
        shown["sums"] = {"payer": d.payer} | ({"bid": d.bid} if d.bid >= 0 else {})
        if d.speaker != d.payer or d.answers:
            shown["sums"]["asked"] = d.asked
    return shown


def terms(s: Regno, d: Deal, complete: bool) -> Json:
    """Who with whom about what, and what each side gives, the maker's first."""
    shown: Json = {"subject": bargains.SUBJECTS[d.subject], "maker": d.maker, "other": d.other}
    if d.name != NOWHERE:
        shown["carrier"] = CARRIERS[d.name]
    if d.place != NOWHERE:
        shown["place"] = PLACES[d.place]
    who = bargains.item(d.terms, bargains.PRISONER)
    if who >= 0:
        shown["prisoner"] = PEOPLE[who]
    shown["sides"] = [gives(s, d, side, complete) for side in (0, 1)]
    return shown


def gives(s: Regno, d: Deal, side: int, complete: bool) -> Json:
    """What one side gives; of a marriage that is not yet put together, only who weds."""
    seat, shown = (d.maker, d.other)[side], dict[str, Any]()
    if d.subject != bargains.MARRIAGE or complete:
        goods = dict(delivery.due(s, d, seat))
        if d.subject == bargains.TRADE and side == 0:
            for good, n in bargains.goods_of(d.terms, GOODS[side]):
                goods[good] = goods.get(good, 0) + n
        shown["goods"] = pairs(tuple(sorted(goods.items())))
    slaves, land, spouse = (bargains.item(d.terms, codes[side]) for codes in (SLAVES, LAND, SPOUSE))
    if slaves > 0:
        shown["slaves"] = slaves
    if land >= 0:
        shown["land"] = PLACES[land]
    if spouse >= 0:
        shown["spouse"] = PEOPLE[spouse]
    return {"seat": seat} | shown


def talk(x: tuple[int, ...]) -> Json:
    """How a talk of this activation ended."""
    subject, maker, other, outcome = x[:4]
    return {"subject": bargains.SUBJECTS[subject], "maker": maker, "other": other, "outcome": OUTCOMES[outcome]}


def pairs(goods: Goods) -> list[list[object]]:
    return [[RESOURCES[resource], n] for resource, n in goods if n]
