"""The forty event cards: drawing one, and what it does. R18.1, R18.2

Cards that change the rules of their season lie open and are read with `cards.in_force` by the chapters concerned. The
others act here: at once on everybody by chance (this module), or by a choice of each player (`event_choices`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from signoria.games.regno import cards, forces
from signoria.games.regno.carriers import is_ship
from signoria.games.regno.combat import machines
from signoria.games.regno.commerce import exchange
from signoria.games.regno.costs import receive
from signoria.games.regno.dynasties import dynasty
from signoria.games.regno.economy import losses, unrest
from signoria.games.regno.ids import (
    CAPTAIN,
    CATHEDRAL,
    CHURCH,
    FAITHS,
    FARM,
    FOREST,
    HILL,
    MEDICINE,
    NEUTRAL,
    NO_FORTRESS,
    NOWHERE,
    PIKEMAN,
    PORT,
    SEASONS,
    SOVEREIGN,
    WINE,
)
from signoria.games.regno.ids import EVENTS as CARDS
from signoria.games.regno.kinds import CARRIER, EVENT, NUMBER, OFFICE, PERSON, PLACE
from signoria.games.regno.knowledge import govern
from signoria.games.regno.lots import one_of
from signoria.games.regno.people import person, sovereign
from signoria.games.regno.realm import ruin, workers
from signoria.games.regno.realm.territory import functioning, in_play, people_at, provinces_of, standing
from signoria.games.regno.reconstruction import hordes, offices, pirates, plague
from signoria.games.regno.reconstruction.event_choices import CHOICES, Brigands
from signoria.games.regno.seafaring.sinking import lose_hull
from signoria.games.regno.state import S_CARDS, S_FAMILY, S_WORLD, Regno
from signoria.games.regno.warfare import conquest, siege
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

DRAWN: Final = 465  # event: the season's card
FEVER: Final = 466  # event: a Sovereign's die
STRUCK: Final = 467  # event: a province that chance has picked
SHAKEN: Final = 468  # event: PS of a fortress now
STORM: Final = 469  # event: a ship's die
ROBBERS: Final = 470  # event: a Caravan's die
RELIC_FOUND: Final = 471
FILLED: Final = 472  # event: an office's treasury grows

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (
    Signature(DRAWN, "event-drawn", ("card", EVENT)),
    Signature(FEVER, "fever", ("who", PERSON), ("die", NUMBER)),
    Signature(STRUCK, "struck", ("card", EVENT), ("place", PLACE)),
    Signature(SHAKEN, "shaken", ("place", PLACE), ("ps", NUMBER)),
    Signature(STORM, "great-storm", ("ship", CARRIER), ("die", NUMBER)),
    Signature(ROBBERS, "robbers", ("caravan", CARRIER), ("die", NUMBER)),
    Signature(RELIC_FOUND, "relic-found", ("place", PLACE)),
    Signature(FILLED, "treasury-filled", ("office", OFFICE), ("n", NUMBER)),
)


def draw_event(s: Regno) -> None:
    """Draw a card of the season's deck, an empty one shuffled anew, and resolve it for everyone in order: push what
    follows. R18.1"""
    s.isolated = 0
    if not s.decks[s.season]:
        each = len(CARDS) // len(SEASONS)
        s.decks[s.season] = ((1 << each) - 1) << s.season * each
    left = [card for card in range(len(CARDS)) if s.decks[s.season] >> card & 1]
    s.event = one_of(s, S_CARDS, "event", left)
    s.decks[s.season] &= ~(1 << s.event)
    s.tell((DRAWN, ALL, s.event))
    s.then([Resolve(), Resolved()])


@final
class Resolve(Step[Regno]):
    """Do what the season's card says at once. R18.2"""

    def act(self, s: Regno) -> None:
        effect = s.tables.events[s.event].effect
        if effect in AT_ONCE:
            AT_ONCE[effect](s)
        elif effect in CHOICES:
            s.then([CHOICES[effect](seat) for seat in in_play(s)])


@final
class Resolved(Step[Regno]):
    """Sieges that the card has ended, realms that it has left without territories. C224 C230"""

    def act(self, s: Regno) -> None:
        siege.check_sieges(s)
        conquest.check_elimination(s)


# ---- cards that leave nobody a choice before the dice --------------------------------------------------------------


def relic(s: Regno) -> None:
    """SP10: the Relic lies in a random province with a Church or Cathedral, a neutral one if there is any, whose
    garrison gets two Pikemen. In play already, or nowhere to lie: the wandering preachers come. R17.9 R18.2"""
    found = [p for p in s.tables.atlas.provinces if s.provinces[p].buildings & (1 << CHURCH | 1 << CATHEDRAL)]
    found = [p for p in found if s.provinces[p].owner == NEUTRAL] or found
    if s.relic != NOWHERE or not found:
        s.then([CHOICES["preachers"](seat) for seat in in_play(s)])
        return
    s.relic = one_of(s, S_WORLD, "place", found)
    s.tell((RELIC_FOUND, ALL, s.relic))
    if s.provinces[s.relic].owner == NEUTRAL:
        guards = forces.counts_of([(PIKEMAN, cards.number(s, "pikemen"))])
        forces.put(s, NEUTRAL, s.relic, guards)


def wandering_master(s: Regno) -> None:
    """SP6: whoever has the fewest levels, its government's included, learns freely; every tied player does.
    11.2.1 11.2.2 R18.2"""
    known = [(seat, sum(s.realms[seat].tech)) for seat in in_play(s)]
    least = min((n for _, n in known), default=0)
    for seat, n in known:
        if n == least:
            govern.free_research(s, seat, cards.number(s, "level"))


def academy(s: Regno) -> None:
    """AU10: each player may make one research at its ordinary price without Order 6. R18.2"""
    for seat in in_play(s):
        govern.academy(s, seat)


def fever(s: Regno) -> None:
    """SU2: each player rolls for its Sovereign; Medicine 3 protects. All roll before anybody dies (G5). R18.2"""
    least = cards.number(s, "medicine")
    rulers = [who for seat in in_play(s) if s.realms[seat].tech[MEDICINE] < least for who in [sovereign(s, seat)]]
    dead = []
    for who in rulers:
        if who == NOWHERE:
            continue
        die = s.draw(S_FAMILY, 1, 6)[0] + 1
        s.tell((FEVER, ALL, who, die))
        dead += [who] if die <= cards.number(s, "on") else []
    for who in dead:
        dynasty.die(s, who)


def band(s: Regno) -> None:
    """SU6, AU2, AU3: a category moves at once. C78 R18.2"""
    card = s.tables.events[s.event]
    if card.category >= 0:
        exchange.move_band(s, card.category, cards.number(s, "bands"))


def fire(s: Regno) -> None:
    """SU7: one of the provinces with the most buildings, fortress included. R18.2"""

    def built(place: int) -> int:
        return s.provinces[place].buildings.bit_count() + (s.provinces[place].fortress != NO_FORTRESS)

    most = max(built(place) for place in s.tables.atlas.provinces)
    found = [place for place in s.tables.atlas.provinces if built(place) == most]
    place = _pick(s, found)
    ruin.damage_one(s, place)


def desertions(s: Regno) -> None:
    """AU4: armies of so many soldiers with no Sovereign or Captain. 14.1.2 R18.2"""
    for seat in in_play(s):
        for place in s.tables.atlas.provinces:
            led = any(person(s, i).role in (SOVEREIGN, CAPTAIN) for i in people_at(s, place, seat))
            if not led and losses.count(s, seat, losses.SOLDIERS, place) >= cards.number(s, "soldiers"):
                losses.lose(s, seat, cards.number(s, "lost"), place)


def grapes(s: Regno) -> None:
    """AU5: Wine for each player with a Farm at work in a hill or forest province. R18.2"""
    for seat in in_play(s):
        for place in provinces_of(s, seat):
            p = s.provinces[place]
            at_work = (p.worked | p.slaved) >> FARM & 1 and functioning(s, place, FARM)
            if at_work and s.tables.atlas.lands[place].terrain in (HILL, FOREST):
                receive(s, seat, ((WINE, cards.number(s, "wine")),))
                break


def earthquake(s: Regno) -> None:
    """AU9: a random province; fortresses next to it shake too. 13.7.14 14.1.2 R18.2"""
    place = _pick(s, list(s.tables.atlas.provinces))
    _shake(s, place, cards.number(s, "ps"))
    for near in s.tables.atlas.neighbours[place]:
        _shake(s, near, cards.number(s, "ps_near"))
    ruin.damage_one(s, place)
    workers.lose_inhabitants(s, place, cards.number(s, "inhabitants"))


def _shake(s: Regno, place: int, ps: int) -> None:
    """A fortress that has no PS left is destroyed. 13.7.14"""
    p = s.provinces[place]
    if p.fortress != NO_FORTRESS:
        p.ps = max(0, p.ps - ps)
        s.tell((SHAKEN, ALL, place, p.ps))
        if not p.ps:
            machines.destroy_fortress(s, place)


def _pick(s: Regno, found: list[int]) -> int:
    place = one_of(s, S_WORLD, "place", found)
    s.tell((STRUCK, ALL, s.event, place))
    return place


def great_storm(s: Regno) -> None:
    """WI3: every ship at sea, whoever's; Navigation 4 gives no protection. All roll first (G5). 15.2.12 R18.2"""
    hit = []
    for name, x in enumerate(s.carriers):
        if x is None or not is_ship(x) or x.place not in s.tables.atlas.seas:
            continue
        at = cards.number(s, "open_up_to")
        if x.place not in s.tables.atlas.open_seas:
            shores = [s.provinces[p] for p in s.tables.atlas.shores[x.place]]
            if any(p.owner == x.owner and standing(p, (PORT,)) == PORT for p in shores):
                continue
            at = cards.number(s, "coastal_up_to")
        die = s.draw(S_WORLD, 1, 6)[0] + 1
        s.tell((STORM, ALL, name, die))
        hit += [name] if die <= at else []
    for name in hit:
        lose_hull(s, name, 1)


def brigands(s: Regno) -> None:
    """WI4: every Caravan outside its owner's settlements, whoever's. All roll first (G5). R18.2"""
    robbed = []
    for name, x in enumerate(s.carriers):
        if x is None or is_ship(x) or x.place not in s.tables.atlas.lands:
            continue
        p = s.provinces[x.place]
        if p.owner == x.owner >= 0 and p.settlement:
            continue
        die = s.draw(S_WORLD, 1, 6)[0] + 1
        s.tell((ROBBERS, ALL, name, die))
        robbed += [name] if die <= cards.number(s, "up_to") else []
    s.then([Brigands(name) for name in robbed])


def council(s: Regno) -> None:
    """WI9: the vacant headships are auctioned, then every seated head's treasury grows; no
    Excommunication ends. R17.5 R18.2 C254"""
    s.then([*offices.auction(s, council=True), Endowed()])


@final
class Endowed(Step[Regno]):
    """The bank's gift to the treasuries of the seated heads. R17.6 R18.2"""

    def act(self, s: Regno) -> None:
        for office, held_by in enumerate(s.offices[: len(FAITHS)]):
            if held_by != NOWHERE:
                n = cards.number(s, "florins")
                s.treasuries[office] += n
                s.tell((FILLED, ALL, office, n))


def palace_plot(s: Regno) -> None:
    """WI10: capitals that are not quiet; revolts in the order of play. R18.2"""
    capitals = [(seat, s.realms[seat].capital) for seat in in_play(s) if s.realms[seat].capital != NOWHERE]
    stirred = [p for seat, p in capitals if s.provinces[p].owner == seat and s.provinces[p].unrest]
    for place in stirred:
        unrest.add_unrest(s, place, 1)
    unrest.check_revolts(s, stirred)


def _plague(s: Regno) -> None:
    s.then(plague.begin(s))


# the effects of data/reconstruction_events.toml that act here; the other ones stand in CHOICES or are read by chapters
AT_ONCE: Final[dict[str, Callable[[Regno], None]]] = {
    "plague": _plague,
    "pirates": pirates.appear,
    "horde": hordes.appear,
    "relic": relic,
    "wandering_master": wandering_master,
    "academy": academy,
    "fever": fever,
    "band": band,
    "harvest": band,
    "fire": fire,
    "desertions": desertions,
    "grapes": grapes,
    "earthquake": earthquake,
    "great_storm": great_storm,
    "brigands": brigands,
    "council": council,
    "palace_plot": palace_plot,
}
