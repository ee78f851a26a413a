"""What screens draw: all that lies on the table, as JSON data (docs/wire.md). From a masked state: nothing secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from signoria.games.regno.deeds import enterprise
from signoria.games.regno.ids import (
    ABOARD,
    BRANCHES,
    BUILDINGS,
    CAPTAINS,
    CARRIERS,
    CATEGORIES,
    CIVIL,
    COURT,
    EVENTS,
    FAITHS,
    FLAWS,
    GOVERNMENTS,
    INTERNED,
    NO_FORTRESS,
    NO_TRAIT,
    NOWHERE,
    OFFICES,
    PEOPLE,
    PLACES,
    PRISON,
    RESOURCES,
    ROLES,
    SEASONS,
    SETTLEMENTS,
    SHIPS,
    UNITS,
    VIRTUES,
)
from signoria.games.regno.kinds import OWNER
from signoria.games.regno.pieces import Carrier, Force, Person, Province
from signoria.games.regno.realm.territory import is_breached, is_sacked, most_ps, provinces_of
from signoria.games.regno.reconstruction.activation import LAY, Activation, Plan, Program, Revealed
from signoria.games.regno.reconstruction.auction import Bid
from signoria.games.regno.reconstruction.choosing import ChooseRealm
from signoria.games.regno.reconstruction.scoring import places_of
from signoria.games.regno.state import Regno
from signoria.kernel.state import Asking

STATUS: Final = ("ready", "exhausted", "convalescent")
BATTLES: Final = ("field", "assault", "revolt", "sortie", "relief", "escort")
OFF_MAP: Final = {COURT: "court", PRISON: "prison", INTERNED: "interned"}


def board(s: Regno, seat: int | None) -> dict[str, Any]:
    """The whole board of a masked state for a reader. JSON data, no nulls."""
    shown: dict[str, Any] = {
        "round": s.round,
        "year": s.year,
        "years": s.tables.years,
        "season": SEASONS[s.season],
        "phase": phase(s),
        "order": s.order,
        "next_order": s.next_order,
        "activation": s.activation,
        "exchange": {
            "bands": dict(zip(CATEGORIES, s.bands, strict=True)),
            "sold": dict(zip(CATEGORIES, s.sold, strict=True)),
            "bought": dict(zip(CATEGORIES, s.bought, strict=True)),
        },
        "inflation": s.inflation,
        "realms": [realm(s, x, seat) for x in range(s.seats)],
        "provinces": {PLACES[place]: province(s, place) for place in s.tables.atlas.provinces},
        "forces": [force(f) for f in s.forces],
        "people": {PEOPLE[i]: character(x) for i, x in enumerate(s.people) if x is not None},
        "carriers": {CARRIERS[i]: carrier(x) for i, x in enumerate(s.carriers) if x is not None},
        "tavern": [CAPTAINS[x] for x in s.tavern],
        "offices": offices(s),
        "pacts": [{"seats": [a, b], "year": year} for a, b, year in s.pacts],
        "alliances": [{"seats": [x[0], x[1]], "until": x[4]} for x in s.alliances],
        "places": places_of(s),
    }
    if (left := orders_left(s)) is not None:
        shown["left"] = left
    if s.event >= 0:
        shown["event"] = EVENTS[s.event]
    if s.relic != NOWHERE:
        shown["relic"] = PLACES[s.relic]
    if s.battle is not None:
        b = s.battle
        shown["battle"] = {
            "kind": BATTLES[b.kind],
            "place": PLACES[b.place],
            "attacker": OWNER.text(b.attacker),
            "defender": OWNER.text(b.defender),
            "fallen": [units(counts) for counts in b.fallen],
        }
    if s.naval is not None:
        n = s.naval
        shown["naval"] = {
            "place": PLACES[n.place],
            "attacker": OWNER.text(n.attacker),
            "defender": OWNER.text(n.defender),
        }
    return shown


def phase(s: Regno) -> str:
    """choosing, auction, programming, battle, naval, activation, season, over"""
    if not s.agenda:
        return "over"
    top = s.agenda[-1]
    step = top.step if isinstance(top, Asking) else top
    for kinds, word in (
        ((ChooseRealm,), "choosing"),
        ((Bid,), "auction"),
        ((Program, Plan), "programming"),
        ((Revealed, Activation), "activation"),
    ):
        if isinstance(step, kinds):
            return word
    if s.battle is not None:
        return "battle"
    if s.naval is not None:
        return "naval"
    return "activation" if s.activation != NOWHERE else "season"


def orders_left(s: Regno) -> list[int] | None:
    """The Orders that the active realm has not begun yet; None outside of an activation. R5.4"""
    for x in reversed(s.agenda):
        step = x.step if isinstance(x, Asking) else x
        if isinstance(step, Activation):
            return list(step.left)
    return None


def laid(s: Regno, seat: int) -> list[int]:
    """The Orders that a seat has laid so far while all lay theirs; a mask leaves only the reader's own. R5.2 R5.9"""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Asking) or not isinstance(top.step, Program | Plan):
        return []
    return [option[1] for option in top.drafts[seat] if option[0] == LAY]


def bits(mask: int, names: Sequence[str]) -> list[str]:
    """The names of a mask's bits."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def seats_of(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def units(counts: Sequence[int]) -> dict[str, int]:
    return {UNITS[i]: n for i, n in enumerate(counts) if n}


def where(place: int) -> str:
    """A place's id, a carrier's for what is aboard, a word for what is off the map."""
    if place in OFF_MAP:
        return OFF_MAP[place]
    return CARRIERS[place - ABOARD] if place >= ABOARD else PLACES[place]


def realm(s: Regno, seat: int, reader: int | None) -> dict[str, Any]:
    r = s.realms[seat]
    shown: dict[str, Any] = {
        "seat": seat,
        "out": r.out,
        "stock": dict(zip(RESOURCES, r.stock, strict=True)),
        "tech": dict(zip(BRANCHES, r.tech, strict=True)),
        "government": GOVERNMENTS[r.government],
        "faith": FAITHS[r.faith],
        "enterprise": enterprise(s, seat),
        "provinces": [PLACES[p] for p in provinces_of(s, seat)],
        "wars": seats_of(s.wars[seat]),
        "program": list(r.program),
        "plan": list(r.plan),
        "revealed": r.revealed,
        "produced": r.produced,
        "embargo": r.embargo,
        "excommunicated": r.excommunicated,
        "civil_war": r.civil_war,
        "regent": r.regent,
        "isolated": bool(s.isolated >> seat & 1),
    }
    if r.capital != NOWHERE:
        shown["capital"] = PLACES[r.capital]
    if s.active[seat] != NOWHERE:
        shown["monument"] = PLACES[s.active[seat]]
    if seat == reader:
        shown["seen"] = [{"round": a, "seat": b, "order": c} for a, b, c in r.seen]
        shown["spied"] = r.spied
        shown["laid"] = laid(s, seat)
    return shown


def province(s: Regno, place: int) -> dict[str, Any]:
    p: Province = s.provinces[place]
    shown: dict[str, Any] = {
        "owner": OWNER.text(p.owner),
        "settlement": SETTLEMENTS[p.settlement],
        "buildings": bits(p.buildings, BUILDINGS[:CIVIL]),
        "damaged": bits(p.damaged, BUILDINGS),
        "worked": bits(p.worked, BUILDINGS),
        "slaved": bits(p.slaved, BUILDINGS),
        "free": p.free,
        "slaves": p.slaves,
        "most": s.tables.inhabitants[p.settlement],
        "spaces": s.tables.spaces[p.settlement],
        "unrest": p.unrest,
        "sacked": p.sacked if is_sacked(s, p) else 0,
        "horde": p.horde,
        "exempt": p.exempt,
        "asleep": p.asleep,
        "targeted": bits(p.targeted, OFFICES),
    }
    if p.fortress != NO_FORTRESS:
        shown["fortress"] = {
            "kind": BUILDINGS[p.fortress],
            "ps": p.ps,
            "most": most_ps(s, place),
            "breached": is_breached(s, place),
            "maintained": not p.unmaintained,
        }
    if p.besieger != NOWHERE:
        shown["besieger"] = OWNER.text(p.besieger)
    if p.former != NOWHERE:
        shown["rebels_against"] = p.former
    if p.fief != NOWHERE:
        shown["fief"] = PEOPLE[p.fief]
    if p.target != NOWHERE:
        shown["target"] = OFFICES[p.target]
    return shown


def force(f: Force) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "owner": OWNER.text(f.owner),
        "place": where(f.place),
        "status": STATUS[f.status],
        "until": f.until,
    }
    shown |= {"moved": f.moved, "units": units(f.counts)}
    return shown | ({"origin": PLACES[f.origin]} if 0 <= f.origin < len(PLACES) else {})


def character(x: Person) -> dict[str, Any]:
    shown: dict[str, Any] = {"role": ROLES[x.role], "place": where(x.place), "seniority": x.seniority}
    shown |= {"seat": x.seat, "wounded": x.wounded, "exhausted": x.exhausted, "married": x.married, "moved": x.moved}
    shown |= {"loyalty": x.loyalty, "hired": x.hired, "born": x.born, "educated": x.educated}
    if x.virtue != NO_TRAIT:
        shown["virtue"] = VIRTUES[x.virtue]
    if x.flaw != NO_TRAIT:
        shown["flaw"] = FLAWS[x.flaw]
    if x.spouse != NOWHERE:
        shown["spouse"] = PEOPLE[x.spouse]
    if x.gaoler != NOWHERE or x.place == PRISON:
        shown["gaoler"], shown["caught"] = OWNER.text(x.gaoler), x.caught
    return shown


def carrier(x: Carrier) -> dict[str, Any]:
    shown: dict[str, Any] = {"owner": OWNER.text(x.owner), "kind": SHIPS[x.kind], "place": PLACES[x.place]}
    shown["cargo"] = {key: n for key, n in zip((*RESOURCES[:8], "people", "slaves"), x.cargo, strict=True) if n}
    shown |= {"hull": x.hull, "sails": x.sails, "crew": x.crew, "abandoned": x.abandoned, "moved": x.moved}
    return shown | ({"port": PLACES[x.port]} if x.port != NOWHERE else {})


def offices(s: Regno) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for i, office in enumerate(OFFICES):
        found[office] = {"treasury": s.treasuries[i], "power": s.powers[i]}
        if s.offices[i] != NOWHERE:
            found[office]["holder"] = PEOPLE[s.offices[i]]
    return found
