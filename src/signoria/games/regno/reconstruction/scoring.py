"""Points and the end of the game. Chapter 20 of the reconstruction, as amended; the same sums serve for "if we stopped
now"."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.deeds import enterprise
from signoria.games.regno.ids import (
    CARDINAL,
    CASTLE,
    CITY,
    COMMON,
    DEEDS,
    FLORINS,
    GOVERNMENT,
    GRAND_MASTER,
    GREAT_BASILICA,
    HEIR,
    HOLY_RELIQUARY,
    NOWHERE,
    TOWER,
    TOWN,
)
from signoria.games.regno.people import is_free, of_realm, person, sovereign
from signoria.games.regno.realm.territory import (
    CATHEDRALS,
    MONUMENTS,
    are_allied,
    building_at,
    functioning,
    in_play,
    is_basilica,
    is_monument,
    is_sacked,
    provinces_of,
    stage,
)
from signoria.games.regno.state import Regno
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, SEAT, Signature

VERBS: Final[tuple[Signature, ...]] = ()
SCORED: Final = 505
LAST_REALM: Final = 506
EVENTS: Final = (
    Signature(SCORED, "scored", ("seat", SEAT), ("points", NUMBER)),
    Signature(LAST_REALM, "last-realm", ("seat", SEAT)),
)

# final points by where they come from, after the enterprise VP by deed
HOLDINGS: Final = (
    "cathedrals", "government_monuments", "religious_monuments", "provinces", "towns", "cities", "castles", "branches",
    "government", "florins", "religious_heads", "grand_master", "cardinals", "relic", "heir", "alliances", "misrule",
)  # fmt: skip
# the score sheet: source, clause
SOURCES: Final = (*((deed, "R20.2") for deed in DEEDS), *((holding, "R20.3") for holding in HOLDINGS))


def check_end(s: Regno) -> None:
    """If only one realm has territories it wins at once. R20.1"""
    if len(in_play(s)) <= 1:
        s.after(FinalScoring())


def is_over(s: Regno) -> bool:
    """The last Winter has ended, or only one realm has territories. R20.1 R1.3"""
    return s.round >= s.tables.years * 4 or len(in_play(s)) <= 1


@final
class FinalScoring(Step[Regno]):
    """The end, whatever was still to be done. R20.1 R1.2"""

    def act(self, s: Regno) -> None:
        s.agenda.clear()
        s.battle, s.naval, s.activation = None, None, NOWHERE
        s.final = [points(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            s.tell((SCORED, ALL, seat, sum(s.final[seat])))
        playing = in_play(s)
        if len(playing) == 1:
            s.tell((LAST_REALM, ALL, playing[0]))


def points(s: Regno, seat: int) -> tuple[int, ...]:
    """Points by source in the order of SOURCES, as if scored now; without territories only enterprise VP. R20.2 R20.3
    12.3.11"""
    realm, rules = s.realms[seat], s.tables.reconstruction["final"]
    owned = provinces_of(s, seat)
    if realm.out or not owned:
        return (*realm.deeds, *(0,) * len(HOLDINGS))
    standing = [_buildings(s, place) for place in owned]
    levels = [s.provinces[place].settlement for place in owned]
    branches = sum(rules["branch4"] if n >= 4 else rules["branch3"] if n == 3 else 0 for n in realm.tech[:COMMON])
    heads, master, cardinals = _offices(s, seat)
    holdings = (
        *(sum(column) for column in list(zip(*standing, strict=True))[:3]),
        len(owned) // rules["provinces_per_point"],
        rules["town"] * levels.count(TOWN),
        rules["city"] * levels.count(CITY),
        sum(row[3] for row in standing),
        branches,
        rules["government4"] if realm.tech[GOVERNMENT] >= 4 else 0,
        min(realm.stock[FLORINS] // rules["florins_per_point"], rules["florins_most"]),
        rules["religious_head"] * heads,
        rules["grand_master"] * master,
        rules["cardinal"] * min(cardinals, rules["cardinals_most"]),
        _relic(s, seat),
        rules["adult_heir"] if _has_heir(s, seat) else 0,
        rules["alliance"] * sum(are_allied(s, seat, other) for other in range(s.seats) if other != seat),
        sum(_misrule(s, place, sum(row)) for place, row in zip(owned, standing, strict=True)),
    )
    return (*realm.deeds, *holdings)


def _buildings(s: Regno, place: int) -> tuple[int, int, int, int]:
    """Points of a province for its Cathedral, government monument, religious monument, Castle. What does not work, or
    is no monument for this realm, counts as what it replaced. R20.3 8.1.t1.r10 11.4.9 11.5.9 11.6.9 11.7.9 11.8.1
    11.8.2 C217"""
    rules, p = s.tables.reconstruction["final"], s.provinces[place]
    monument = any(building_at(p, b) and is_monument(s, place, b) and _works(s, place, b) for b in MONUMENTS)
    basilica = functioning(s, place, GREAT_BASILICA) and is_basilica(s, place)
    base = functioning(s, place, *CATHEDRALS) and not basilica and not is_monument(s, place, HOLY_RELIQUARY)
    castle = p.fortress >= CASTLE and stage(s, place) == CASTLE
    return (
        rules["cathedral"] * base,
        rules["government_monument"] * monument,
        rules["religious_monument"] * basilica,
        rules["castle"] * castle,
    )


def _works(s: Regno, place: int, monument: int) -> bool:
    """A Keep is active as it stands; a Loggia or Reliquary must function. 8.2.4 11.8.1"""
    return monument >= TOWER or functioning(s, place, monument)


def _offices(s: Regno, seat: int) -> tuple[int, int, int]:
    """Heads of a faith, Grand Masters and other Cardinals of a realm; a captive's office is suspended. R20.3 14.2.11"""
    held = [office for office, who in enumerate(s.offices) if who in of_realm(s, seat) and is_free(person(s, who))]
    master = GRAND_MASTER in held
    cardinals = [who for who in of_realm(s, seat, CARDINAL) if who not in s.offices]
    return len(held) - master, master, len(cardinals)


def _relic(s: Regno, seat: int) -> int:
    """The Relic with its keeper, more in a Holy Reliquary. R20.3 R17.9 11.7.9"""
    rules = s.tables.reconstruction["final"]
    if s.relic == NOWHERE or s.provinces[s.relic].owner != seat:
        return 0
    kept: int = rules["relic_in_reliquary" if building_at(s.provinces[s.relic], HOLY_RELIQUARY) else "relic"]
    return kept


def _has_heir(s: Regno, seat: int) -> bool:
    """The Sovereign free and alive with an adult Heir. R20.3"""
    head = sovereign(s, seat)
    return head != NOWHERE and is_free(person(s, head)) and bool(of_realm(s, seat, HEIR))


def _misrule(s: Regno, place: int, buildings: int) -> int:
    """Each province at unrest 2 or more, or sacked, -1, but no more than what it gives by itself. R20.3"""
    rules, p = s.tables.reconstruction["final"], s.provinces[place]
    centre = {TOWN: rules["town"], CITY: rules["city"]}.get(p.settlement, 0)
    bad = p.unrest >= rules["unrest_at"] or is_sacked(s, p)
    return max(rules["unrest"], -buildings - centre) if bad else 0


def sheet_of(s: Regno, seat: int) -> tuple[int, ...]:
    """The final sheet when there is one, else as things stand."""
    return s.final[seat] if s.final else points(s, seat)


def places_of(s: Regno) -> list[int]:
    """Place of each seat: most points, then more enterprise VP, more provinces, more Florins; else shared. The only
    realm left with territories is first whatever its points. R1.2 R20.1 R20.4"""
    alone = len(in_play(s)) == 1

    def key(seat: int) -> tuple[int, ...]:
        won = alone and not s.realms[seat].out
        holds = len(provinces_of(s, seat)), s.realms[seat].stock[FLORINS]
        return -won, -sum(sheet_of(s, seat)), -enterprise(s, seat), -holds[0], -holds[1]

    keys = [key(seat) for seat in range(s.seats)]
    return [1 + sum(other < mine for other in keys) for mine in keys]
