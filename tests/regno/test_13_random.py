"""Laws of every battle, whatever is chosen: it ends, no piece is lost track of, and it can be saved at any question."""

from __future__ import annotations

import random

import pytest

from signoria.games.regno.combat.battle import Fight
from signoria.games.regno.fights import ASSAULT, ESCORT, FIELD, ONGOING, RELIEF, REVOLT, SORTIE, new_battle
from signoria.games.regno.ids import FIRST_CAPTAIN, HORDE, NEUTRAL, REBELS, UNITS
from signoria.games.regno.pieces import ARRIVED, EXHAUSTED, LANDED, new_person
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, legal, run
from signoria.kernel.menu import AMOUNT
from signoria.kernel.pack import pack

from .battles import arena
from .build import Table, place

SOLDIERS = [x for x in UNITS if x not in ("pitchfork", "rebel_archer")]


def army(rng: random.Random, machines: bool = True) -> dict[str, int]:
    kinds = rng.sample(SOLDIERS if machines else SOLDIERS[:12], rng.randint(1, 5))
    return {x: rng.randint(1, 4) for x in kinds}


def position(rng: random.Random) -> Table:
    where = rng.choice(["B2", "M2", "A2", "D2", "M1"])
    kind = rng.choice([FIELD, ASSAULT, REVOLT, SORTIE, RELIEF, ESCORT])
    owner = 0 if kind in (REVOLT, SORTIE, RELIEF) else rng.choice([1, NEUTRAL])
    t = arena(owner=owner, where=where)
    foe = {REVOLT: REBELS, SORTIE: 1, RELIEF: 1}.get(kind, owner if owner == 1 else rng.choice([NEUTRAL, HORDE]))
    if kind in (ASSAULT, SORTIE, RELIEF):
        t.province(where, fortress=rng.choice(["tower", "manor", "castle"]))
        t.p(where).ps = rng.randint(1, t.p(where).ps)
    if kind in (SORTIE, RELIEF):
        t.province(where, besieger=1)
    near = [x for x in ("A1", "B1", "K1", "D1", "A2", "B2", "K2", "M1", "M2", "D2") if x != where]
    for x in near:
        t.province(x, owner=rng.choice([0, 1, NEUTRAL]))
    for seat in (0, 1):
        t.realm(seat, tech={"medicine": rng.randint(0, 4), "religion": rng.randint(0, 4)}, florins=20, grain=9, wood=9)
        t.realm(seat, government=rng.choice(["communal_republic", "autocratic_empire"]), tech={"government": 4})
        t.person(seat, "sovereign", where, virtue=rng.choice(["martial", "theologian"]), flaw="coward")
        t.person(seat, "bishop", where)
    t.s.people[FIRST_CAPTAIN + rng.randrange(12)] = new_person(0, 7, place(where))
    t.at(2, "summer")
    for _ in range(2):
        moved = rng.choice([ARRIVED, ARRIVED | LANDED])
        t.force(0, where, moved=moved, **army(rng, kind != REVOLT))
        for f in t.s.forces:
            if f.owner == 0 and f.place == place(where):
                f.origin = place(
                    rng.choice(["S1", *[x for x in near if place(x) in t.s.tables.atlas.neighbours[place(where)]]])
                )
        t.force(foe, where, **(army(rng) if foe != REBELS else {"pitchfork": 2, "rebel_archer": 2}))
    if foe >= 0:
        t.force(foe, where, status=EXHAUSTED, until=t.s.round, **army(rng))
    t.s.battle = new_battle(kind, place(where), 0, foe)
    return t


def pieces(t: Table, owner: int) -> list[int]:
    return [sum(f.counts[u] for f in t.s.forces if f.owner == owner) for u in range(len(UNITS))]


@pytest.mark.clause("G7", "13.5.9", "13.4.13")
@pytest.mark.parametrize("seed", range(60))
def test_random_battles_end_and_lose_no_piece(seed: int) -> None:
    rng = random.Random(seed)
    t = position(rng)
    b = t.s.battle
    assert b is not None
    sides = (b.attacker, b.defender)
    before = [pieces(t, x) for x in sides]
    t.s.chance = Seeded(b"random/%d" % seed)
    t.s.agenda.append(Fight())
    run(t.s)
    answers = 0
    while t.s.must:
        answers += 1
        assert answers < 400
        seat = t.asked
        menu = legal(t.s, seat, True)
        copy = t.s.copy()
        assert pack(copy) == pack(t.s)
        options = [x for x in menu.legal if not x[0] & 1024]
        choice = rng.choice(options)
        if choice[0] & AMOUNT:
            choice = (*choice[:-3], rng.randrange(choice[-3], choice[-2] + 1, choice[-1]))
        apply(t.s, seat, choice)
    assert b.outcome != ONGOING
    gone = [sum(n for _, n in e[3]) for e in t.told("given-up")]
    wrecked = [sum(n for _, n in e[3]) for e in t.told("machines-wrecked")]
    after = sum(map(sum, (pieces(t, x) for x in sides)))
    fallen = sum(map(sum, b.fallen))
    assert after == sum(map(sum, before)) - fallen - sum(gone) - sum(wrecked) + sum(b.saved)
