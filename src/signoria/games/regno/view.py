"""Who may know what, and how a bot may imagine the rest.

Secret are the Orders laid until they are revealed (R5.2), what Espionage has looked at, and what mobile merchants
carry, but for who has Espionage 2 (R18.7, 11.1.t1.r8). Bids, other simultaneous choices and standing orders are the
kernel's affair.
"""

from __future__ import annotations

import random
from typing import Final

from signoria.games.regno.ids import ESPIONAGE, FIRST_MERCHANT, FIRST_PIRATE, GOODS, NEUTRAL, ORDERS, PEOPLE_ABOARD
from signoria.games.regno.pieces import Carrier
from signoria.games.regno.reconstruction.merchants import Dealing
from signoria.games.regno.state import Regno
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import guess_answers

HIDDEN: Final = 0  # an Order that lies face down


def mask(s: Regno, seat: int | None) -> Regno:
    """A copy with only what the seat (None: a spectator) may know."""
    t = s.copy()
    t.mask_shared(seat)
    t.changes = [n if i == seat else 0 for i, n in enumerate(t.changes)]  # who has standing orders is secret too
    for i, realm in enumerate(t.realms):
        if i != seat:
            realm.program = realm.program if realm.revealed else (HIDDEN,) * len(realm.program)
            realm.plan, realm.seen = (HIDDEN,) * len(realm.plan), ()
    if not knows_cargoes(s, seat):
        shown = {step.merchant for step in s.agenda if isinstance(step, Dealing)}  # it deals openly
        for name, x in _merchants(t):
            if name in shown:
                continue
            x.cargo = (*(0,) * GOODS, sum(x.cargo), 0)
    return t


def knows_cargoes(s: Regno, seat: int | None) -> bool:
    """Does it know what mobile merchants carry? 11.1.t1.r8 R18.7"""
    return seat is not None and s.realms[seat].tech[ESPIONAGE] >= 2


def _merchants(s: Regno) -> list[tuple[int, Carrier]]:
    """The mobile merchants that are still the neutrals', by name."""
    found = [(name, s.carriers[name]) for name in range(FIRST_MERCHANT, FIRST_PIRATE)]
    return [(name, x) for name, x in found if x is not None and x.owner == NEUTRAL]


def imagine(masked: Regno, seat: int, rng: random.Random) -> Regno:
    """A whole state that agrees with what `seat` knows, with a chance of its own."""
    s = masked.copy()
    s.chance = Seeded(rng.randbytes(32))
    known = {(season, other): order for season, other, order in s.realms[seat].seen}
    each: int = s.tables.reconstruction["orders"]["per_season"]
    for i, realm in enumerate(s.realms):
        if i != seat and HIDDEN in realm.program:
            (realm.program,) = _programs(each, [known.get((s.round, i), HIDDEN)], rng)
        if i != seat and realm.plan:
            first = s.year * 4 - len(realm.plan) // each + 1  # of the seasons whose cards lie there
            coming = [known.get((season, i), HIDDEN) for season in range(first, s.year * 4 + 1)]
            realm.plan = tuple([order for pair in _programs(each, coming, rng) for order in pair])
    for _, x in _merchants(s):
        if x.cargo[PEOPLE_ABOARD]:
            load = [0] * len(x.cargo)
            for _ in range(x.cargo[PEOPLE_ABOARD]):
                load[rng.randrange(GOODS)] += 1
            x.cargo = tuple(load)
    guess_answers(s, rng)
    return s


def _programs(cards: int, known: list[int], rng: random.Random) -> list[tuple[int, ...]]:
    """Different Orders at random a season, the one that was looked at among them, none more than twice. R5.9"""
    used = [order for order in known if order != HIDDEN]
    programs = []
    for order in known:
        kept = [order] if order != HIDDEN else []
        rest = [x for x in range(1, ORDERS + 1) if x not in kept and used.count(x) < 2]
        found = [*kept, *rng.sample(rest, cards - len(kept))]
        used += found[len(kept) :]
        rng.shuffle(found)
        programs.append(tuple(found))
    return programs
