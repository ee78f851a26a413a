"""Rounds of movement played at random: they end, and what no move may bring about does not come about."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.lords.build import Table, table
from tests.lords.moves import begin

from signoria.games.lords.counters import LAND_FORCE, SHIP, armies, colour, ship_kind
from signoria.games.lords.ids import COLOURS, FIRST_CITY, FIRST_SEA, GALLEY, PLACES
from signoria.games.lords.kinds import FINISH
from signoria.games.lords.moving.turns import ATTACKS, HOLD, Turn
from signoria.games.lords.rules import GAME, classes
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, first_seat, legal
from signoria.kernel.game import Setup
from signoria.kernel.menu import AMOUNT, ANYTIME
from signoria.kernel.pack import pack, unpack
from signoria.kernel.state import Step

MOST = 3000  # choices of a round with five players who take whatever comes


def crowd(rng: random.Random, season: str) -> Table:
    """Five players, all imperial cards held, counters and leaders strewn over the map."""
    t = table("L14", "L16", "L17", "L9", "L20", colours=COLOURS[:5]).at(1461, season).nobody()
    for seat in range(5):
        t.card(seat, f"L{seat + 1}", f"C{seat + 1}", f"C{16 + seat}").gold(**{f"chest_{seat}": 9})
    cities = PLACES[FIRST_CITY:]
    dukedoms = PLACES[:FIRST_SEA]
    ports = [c for c in cities if t.s.tables.atlas.city(PLACES.index(c)).port]
    for name in COLOURS[:5]:
        for _ in range(6):
            place = rng.choice((*cities, *dukedoms))
            if place in dukedoms or not armies(t.s, PLACES.index(place)):
                t.army(place, name)
        for _ in range(3):
            t.galley(rng.choice(ports), name)
            t.nao(rng.choice(PLACES[FIRST_SEA:FIRST_CITY]), name)
            t.caravan(rng.choice(dukedoms), name)
    for n in range(24, 34):
        t.leader(f"L{n}", rng.choice(dukedoms), seat=rng.randrange(5))
    return t


def in_order(t: Table) -> None:
    """No galley at sea, one colour in a city, nobody farther than his points."""
    s = t.s
    for c, place in enumerate(s.at):
        if place < 0:
            continue
        if SHIP[c] and ship_kind(s, c) == GALLEY:
            assert place >= FIRST_CITY
        assert s.spent[c] <= s.tables.movement.counter + 1
        if place >= FIRST_CITY and LAND_FORCE[c] and place not in s.besieging:
            assert {colour(s, other) for other in armies(s, place)} == {colour(s, c)}, PLACES[place]
    for x in s.leaders:
        assert x.spent <= s.tables.movement.leader


@pytest.mark.clause("5.7", "5.7.2.b3", "2.2.4", "5.7.4")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
@pytest.mark.parametrize("seed", range(3))
def test_any_round_ends_in_order(season: str, seed: int) -> None:
    rng = random.Random(f"{season}{seed}")
    t = begin(crowd(rng, season))
    s = t.s
    seen: dict[str, Step[Any]] = {}
    saved: list[Any] = []
    for _ in range(MOST):
        if not s.must:
            break
        top = s.agenda[-1]
        turn = isinstance(top, Turn)
        if type(top).__name__ not in seen or rng.random() < 0.02:
            saved.append(pack(s))
        seen.setdefault(type(top).__name__, top)
        if turn:
            in_order(t)
        seat = first_seat(s.must)
        some = [x for x in legal(s, seat).legal if not x[0] & ANYTIME]
        ends = [x for x in some if x[0] in (FINISH, HOLD)]
        attacks = turn and top.phase == ATTACKS  # another chapter's: not played here
        option = rng.choice(ends if ends and (attacks or rng.random() < 0.1) else some)
        if option[0] & AMOUNT:
            option = (*option[:-3], rng.randint(option[-3], option[-2]))
        apply(s, seat, option)
    assert not s.must, "the round does not end"
    assert sum(s.gold) == s.tables.treasury
    assert s.leave == ()
    for step in seen.values():
        assert pack(unpack(pack(step), classes())) == pack(step)
    for packed in saved:
        setup = Setup("lords", 5)
        assert pack(GAME.restore(packed, setup, Seeded(b"walk"))) == packed
