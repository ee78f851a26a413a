"""Pillage of enterprises and plunder of gold. 5.8.8, 5.8.9"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.conflict.sides import Scene
from signoria.games.lords.counters import IMPERIAL, PRINTED
from signoria.games.lords.fights import Battle
from signoria.games.lords.ids import (
    BUILDING,
    FIRST_E,
    FIRST_LORD,
    FIRST_M,
    GUILD,
    IMMATURE,
    LEADERS,
    NEUTRAL,
    NOWHERE,
)
from signoria.games.lords.kinds import ACCOUNT, CARD_KIND, COLOUR
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, Signature

PLUNDERED: Final = 150
DAMAGED: Final = 151
DESTROYED: Final = 152
VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (
    Signature(PLUNDERED, "plundered", ("colour", COLOUR), ("gold", ACCOUNT), ("n", NUMBER), ("lost", NUMBER)),
    Signature(DAMAGED, "building-damaged", ("card", CARD_KIND)),
    Signature(DESTROYED, "enterprise-destroyed", ("card", CARD_KIND)),
)


# ---- pillage ---------------------------------------------------------------------------------------------------------


def standing_works(s: Lords) -> dict[int, list[int]]:
    """By place, the E, G and R cards whose counters stand there. 5.10.4"""
    found: dict[int, list[int]] = {}
    for card in range(FIRST_E, FIRST_M):
        if s.built[card]:
            found.setdefault(s.tables.deck.all[card].place, []).append(card)
    return found


def colour_of(s: Lords, card: int) -> int:
    """An enterprise has the colour of its owner; NEUTRAL: it has none."""
    seat = counters.holder(s, card)
    return counters.root(s, s.players[seat].colour) if seat != NOBODY else NEUTRAL


def ruin(s: Lords, card: int) -> int:
    """Hits that destroy an enterprise now. 5.8.8 5.8.8.b2"""
    rules = s.tables.conflict
    least = {BUILDING: rules.building_hits, GUILD: rules.guild_hits}.get(hands.kind(s, card), rules.resource_hits)
    return least - (card in s.damaged)


def pillage(s: Lords, b: Battle, hits: int) -> None:
    """The first hit wears a building, another destroys it; guilds and resources are destroyed by one. The card starts
    again at Immature. Who pillages inside its own empire gives up its emperor's L card. 5.8.8 5.8.8.b2 5.8.8.b4
    5.8.8.b5"""
    card = b.thing
    if hits >= ruin(s, card):
        s.built[card], s.block[card] = 0, IMMATURE
        s.damaged = tuple([x for x in s.damaged if x != card])
        s.idle = tuple([x for x in s.idle if x != card])
        s.tell((DESTROYED, ALL, card))
    elif hits:
        s.damaged = (*s.damaged, card)
        s.tell((DAMAGED, ALL, card))
    _disgrace(s, b)


def _disgrace(s: Lords, b: Battle) -> None:
    """Imperial armies have pillaged within the original borders of their own empire. 5.8.8.b5"""
    place = b.place
    dukedom = s.tables.atlas.land(place)
    for empire in s.tables.atlas.empires:
        seat = counters.holder(s, empire.lord)
        ours = any(IMPERIAL[c] and PRINTED[c] == empire.number for c in b.counters[0])
        if ours and dukedom in empire.dukedoms and seat != NOBODY and s.players[seat].emperor != empire.number:
            hands.give_up(s, empire.lord)


# ---- plunder ---------------------------------------------------------------------------------------------------------


def gold_in(s: Lords, scene: Scene, city: int, colour: int) -> list[tuple[int, int]]:
    """What counters of a colour find in a city: accounts, each with the colour that controls it. Gold in banks, chests
    and treasuries is none of it. 5.8.9 5.8.9.b3 5.8.3.b10"""
    found = [(money.purse(x), people.colour(s, x)) for x in scene.present(city) if s.gold[money.purse(x)]]
    if s.gold[money.pile(city)]:
        found.insert(0, (money.pile(city), gold_colour(s, scene, city, colour)))
    return found


def gold_colour(s: Lords, scene: Scene, city: int, colour: int) -> int:
    """Whose the gold in a city is that counters of a colour would plunder: of the highest leader there who is not their
    own, else of the empire, else of the leader whose city it is; NEUTRAL: of nobody who has a colour. 5.9.4 5.8.9"""
    others = [x for x in scene.present(city) if people.colour(s, x) != colour]
    if others:
        return people.colour(s, min(others, key=lambda x: people.rank(s, x)))
    printed = s.tables.atlas.city(city)
    if printed.empire != NEUTRAL:
        return counters.root(s, printed.empire)
    lords = [x for x in range(FIRST_LORD, LEADERS) if s.tables.deck.leaders[x].place == city]
    if printed.home_lord >= 0:
        lords.append(printed.home_lord)
    return next((people.colour(s, x) for x in lords if people.player(s, x) != NOBODY), NEUTRAL)


def holds_land(s: Lords, seat: int, city: int) -> bool:
    """Does the seat hold the L card of a Dukedom that a city lies in? An emperor's is for all Dukedoms of an empire
    that stands. 5.8.9.b4"""
    atlas, dukedom = s.tables.atlas, s.tables.atlas.city(city).dukedom
    for x in range(FIRST_LORD, LEADERS):
        if s.where[x] == seat and atlas.city(s.tables.deck.leaders[x].place).dukedom == dukedom:
            return True
    empire = atlas.city(city).empire
    if empire == NEUTRAL or s.empires[empire].fallen != NEUTRAL:
        return False
    return s.where[atlas.empires[empire].lord] == seat


def revelry(s: Lords, gold: int) -> int:
    """What of plundered gold is lost. 5.8.9"""
    return -(-gold // s.tables.conflict.plunder_lost)


def plunder(s: Lords, seat: int, colour: int, city: int, some: Sequence[int], leader: int, account: int) -> None:
    """Half, rounded up, is lost; the rest goes to the leader of the plunderers, else to the empire of imperial ones,
    else under a mercenary or pirate. 5.8.9 5.8.9.b1 5.8.9.b2"""
    gold = s.gold[account]
    lost = revelry(s, gold)
    s.tell((PLUNDERED, ALL, colour, account, gold - lost, lost))
    money.pay(s, account, lost)
    money.move(s, account, booty(s, colour, leader, some), gold - lost)


def booty(s: Lords, colour: int, leader: int, some: Sequence[int]) -> int:
    """The account for the plunder of some counters: of their leader, else of their empire, else of one of them. 5.8.9
    5.8.9.b1 5.8.9.b2"""
    if leader != NOWHERE:
        return money.purse(leader)
    if any(IMPERIAL[c] for c in some):
        return money.treasury(s, colour)
    return money.hold(some[0])
