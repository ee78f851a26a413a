"""What is true of every position of Regno. For the laws."""

from __future__ import annotations

from collections import Counter

from signoria.games.regno.carriers import capacity, load_of
from signoria.games.regno.ids import (
    ABOARD,
    CAPTAINS,
    CARAVAN,
    CARAVANS_EACH,
    COURT,
    FIRST_CAPTAIN,
    HORDE,
    INTERNED,
    NEUTRAL,
    NOWHERE,
    PRISON,
    REBELS,
    SHIPS_EACH,
    SOVEREIGN,
)
from signoria.games.regno.pieces import CONVALESCENT, EXHAUSTED, READY
from signoria.games.regno.realm import workers
from signoria.games.regno.realm.territory import CHURCHES, MARKETS, holder, most_ps, provinces_of
from signoria.games.regno.realm.workers import Empty
from signoria.games.regno.seafaring.prizes import Overload
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare.conquest import NewCapital
from signoria.kernel.state import Asking


def assert_sound(s: Regno) -> None:
    """Fails when the position is one that no table can show."""
    _provinces(s)
    _forces(s)
    _people(s)
    _carriers(s)
    _realms(s)
    _agreements(s)


def _provinces(s: Regno) -> None:
    emptying = {step.place for step in s.agenda if isinstance(step, Empty)}  # its owner is asked whose work ends
    for place in s.tables.atlas.provinces:
        p, who = s.provinces[place], f"province {place}"
        assert NEUTRAL <= p.owner < s.seats, who
        assert 0 <= p.unrest <= 3, f"{who}: unrest {p.unrest}"
        assert 0 <= p.ps <= most_ps(s, place), f"{who}: PS {p.ps} of {most_ps(s, place)}"
        assert p.free >= 0, who
        assert p.slaves >= 0, who
        assert p.free + p.slaves <= s.tables.inhabitants[p.settlement], f"{who}: {p.free} + {p.slaves} inhabitants"
        assert (p.fortress >= 0) == (p.ps > 0), f"{who}: fortress {p.fortress} of {p.ps} PS"
        for stages in (CHURCHES, MARKETS):
            assert sum(p.buildings >> b & 1 for b in stages) < 2, (
                f"{who}: two stages of one building in {p.buildings:b}"
            )
        posts = sum(1 << b for b in workers.posts(p))
        assert not (p.worked | p.slaved) & ~posts, f"{who}: work at {p.worked:b} and {p.slaved:b} of {posts:b}"
        assert not p.worked & p.slaved, f"{who}: two at one post"
        assert p.fief == NOWHERE or holder(s, place) == p.fief, f"{who}: fief of {p.fief}"
        settled = place not in emptying
        assert not settled or p.worked.bit_count() <= p.free, f"{who}: {p.worked:b} worked by {p.free}"
        assert not settled or p.slaved.bit_count() <= p.slaves, f"{who}: {p.slaved:b} slaved by {p.slaves}"
        assert not p.damaged & ~p.buildings, who
        assert p.besieger in (NOWHERE, HORDE) or 0 <= p.besieger < s.seats, who
        assert p.besieger == NOWHERE or p.besieger != p.owner, who
        assert p.former == NOWHERE or p.owner == NEUTRAL, who
        assert not (p.horde and p.owner != NEUTRAL), who
        assert p.owner < 0 or p.held >> p.owner & 1, f"{who}: held {p.held:b} by {p.owner}"
        spaces = p.buildings.bit_count() + (p.fortress >= 0)
        assert spaces <= s.tables.spaces[p.settlement] or p.damaged, f"{who}: {spaces} spaces taken"
    fiefs = [p.fief for p in s.provinces if p is not None and p.fief != NOWHERE]
    assert len(set(fiefs)) == len(fiefs), f"somebody has two fiefs: {fiefs}"


def _forces(s: Regno) -> None:
    alike = Counter((f.owner, f.place, f.status, f.until, f.moved, f.origin) for f in s.forces)
    assert not alike or max(alike.values()) == 1, f"two forces are one: {[k for k, n in alike.items() if n > 1]}"
    for f in s.forces:
        assert f.place in s.tables.atlas.lands or f.place == INTERNED or _is_aboard(s, f.place), f"force at {f.place}"
        assert min(f.counts) >= 0, f.__dict__
        assert sum(f.counts) > 0, f.__dict__
        assert f.status in (READY, EXHAUSTED, CONVALESCENT)
        assert HORDE <= f.owner < s.seats, f.__dict__
        assert f.owner < 0 or not s.realms[f.owner].out, f"{f.__dict__} is of a realm that is out"


def _is_aboard(s: Regno, place: int) -> bool:
    return 0 <= place - ABOARD < len(s.carriers) and s.carriers[place - ABOARD] is not None


def _people(s: Regno) -> None:
    for i, x in enumerate(s.people):
        if x is None:
            continue
        assert x.place in s.tables.atlas.lands or x.place in (COURT, PRISON) or _is_aboard(s, x.place), (
            f"{i}: {x.place}"
        )
        assert 0 <= x.loyalty <= 4
        assert (x.gaoler == NOWHERE) or x.gaoler in (REBELS, NEUTRAL) or 0 <= x.gaoler < s.seats
        assert x.place != PRISON or x.gaoler != x.seat, f"{i} is a prisoner of its own realm"
        assert not s.realms[x.seat].out, f"person {i} is of a realm that is out"
    for seat in range(s.seats):
        heads = [i for i, x in enumerate(s.people) if x is not None and x.seat == seat and x.role == SOVEREIGN]
        assert len(heads) <= 1, f"seat {seat} has Sovereigns {heads}"
    hired = [i - FIRST_CAPTAIN for i, x in enumerate(s.people) if x is not None and i >= FIRST_CAPTAIN]
    cards = Counter([*hired, *s.tavern, *(card for group in s.captains for card in group)])
    assert not cards or max(cards.values()) == 1, f"Captains in two places: {cards}"
    assert len(cards) == len(CAPTAINS), f"Captains are lost: {sorted(set(range(len(CAPTAINS))) - set(cards))}"
    held = [who for who in s.offices if who != NOWHERE]
    assert len(set(held)) == len(held)
    assert all(s.people[who] is not None for who in held), f"offices {s.offices}"


def _carriers(s: Regno) -> None:
    owned: Counter[tuple[int, bool]] = Counter()
    thrown = {step.name for step in s.agenda if isinstance(step, Overload)}  # its owner is asked what it throws away
    for i, x in enumerate(s.carriers):
        if x is None:
            continue
        ship = s.tables.ships[x.kind]
        at = s.tables.atlas.provinces if x.kind == CARAVAN else s.tables.atlas.seas
        assert x.place in at, f"carrier {i} at {x.place}"
        assert min(x.cargo) >= 0, f"carrier {i}: {x.cargo}"
        assert i in thrown or load_of(s, i) <= capacity(s, i), f"carrier {i}: load {load_of(s, i)} of {capacity(s, i)}"
        assert 0 <= x.hull <= ship.hull, f"carrier {i}: hull {x.hull}"
        assert 0 <= x.sails <= ship.sails, f"carrier {i}: sails {x.sails}"
        assert 0 <= x.crew <= ship.crew, f"carrier {i}: crew {x.crew}"
        assert x.kind == CARAVAN or x.hull > 0, f"carrier {i} has sunk"
        owned[x.owner, x.kind == CARAVAN] += 1
    for seat in range(s.seats):
        assert owned[seat, True] <= CARAVANS_EACH
        assert owned[seat, False] <= SHIPS_EACH


def _realms(s: Regno) -> None:
    assert sorted(s.order) == sorted(s.next_order) == list(range(s.seats))
    for seat, r in enumerate(s.realms):
        assert min(r.stock) >= 0, f"seat {seat}: {r.stock}"
        assert all(0 <= n <= 4 for n in r.tech), f"seat {seat}: {r.tech}"
        moving = any(isinstance(step, NewCapital) and step.seat == seat for step in s.agenda)
        assert r.out or moving or not provinces_of(s, seat) or r.capital in provinces_of(s, seat), (
            f"seat {seat} has no capital: {r.capital}"
        )
        assert not r.out or not provinces_of(s, seat), f"seat {seat} is out and owns {provinces_of(s, seat)}"
        assert not s.must >> seat & 1 or not r.out, f"seat {seat} is out and asked"
        assert r.produced <= s.tables.reconstruction["orders"]["produce_per_year"], (
            f"seat {seat}: {r.produced} Orders 3 this year"
        )
    assert all(1 <= band <= 5 for band in s.bands), s.bands
    assert 0 <= s.inflation <= 3
    assert all(n >= 0 for n in s.treasuries)
    if s.agenda and isinstance(s.agenda[-1], Asking):
        assert s.agenda[-1].step.together()


def _agreements(s: Regno) -> None:
    for a in range(s.seats):
        for b in range(s.seats):
            assert (s.wars[a] >> b & 1) == (s.wars[b] >> a & 1)
    for a, b, _ in s.pacts:
        assert not s.wars[a] >> b & 1, "a pact in war"
    for a, b, *_ in s.alliances:
        assert not s.wars[a] >> b & 1, "an alliance in war"
