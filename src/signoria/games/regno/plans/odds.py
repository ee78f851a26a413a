"""How a battle on land will go: the average of the dice, round by round, with a margin for bad luck. 13.4 to 13.7"""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.games.regno.ids import CREWMAN, MACHINES, NO_FORTRESS, PITCHFORK
from signoria.games.regno.pieces import Counts
from signoria.games.regno.realm.territory import stage
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Unit

ROUNDS: Final = 6
LUCK: Final = 0.85  # of the average of our hits …
BAD_LUCK: Final = 1.1  # … and of theirs


class Forecast(NamedTuple):
    """How it will end."""

    won: bool
    lost: float  # our soldiers, of those that began
    left: float  # theirs
    rounds: int  # more than six: several Orders 2
    stands: bool = False  # not won, but the walls hold and our men are still before them: a siege (13.8.1)

    @property
    def is_long(self) -> bool:
        return self.rounds > ROUNDS


class Side:
    """A side's pieces as fractions, those that fall first in front."""

    def __init__(self, s: Regno, counts: Counts) -> None:
        units = s.tables.units
        has_machines = sum(counts[MACHINES:PITCHFORK]) > 0
        order = sorted((u for u, n in enumerate(counts) if n and not MACHINES <= u < PITCHFORK), key=lambda u: (
            (30 if has_machines and u == CREWMAN else units[u].florins), u))  # fmt: skip
        self.rows: list[list[float]] = [[u, float(counts[u])] for u in order]
        self.values = {
            "range": [units[u].range for u in order],
            "charge": [units[u].charge for u in order],
            "melee": [units[u].melee for u in order],
        }
        self.endurance = [units[u].pf for u in order]
        self.machines = [(units[u], counts[u]) for u in range(MACHINES, PITCHFORK) if counts[u]]

    def hits(self, phase: str, bonus: int = 0) -> float:
        total = 0.0
        for (_, n), value in zip(self.rows, self.values[phase], strict=True):
            if value and n > 0:
                total += n * min(1.0, max(0.0, (7 - value + bonus) / 6))
        return total

    def suffer(self, hits: float) -> None:
        for row, pf in zip(self.rows, self.endurance, strict=True):
            if hits <= 0:
                return
            gone = min(row[1], hits / pf)
            row[1] -= gone
            hits -= gone * pf

    def alive(self) -> float:
        return sum(n for _, n in self.rows)

    def shoots(self) -> bool:
        """Can anybody of them hit men over walls?"""
        shots = any(n > 0 and value for (_, n), value in zip(self.rows, self.values["range"], strict=True))
        return shots or self.fire(False) > 0

    def fire(self, at_walls: bool) -> float:
        crew = sum(n for u, n in self.rows if u == CREWMAN)
        total = 0.0
        for kind, n in self.machines:
            used = min(crew, n)
            crew -= used
            total += used * _chance(kind) * (kind.walls if at_walls else kind.troops)
        return total


def _chance(kind: Unit) -> float:
    return (7 - kind.fire) / 6


def forecast(
    s: Regno, place: int, ours: Counts, theirs: Counts, walled: bool, attack_bonus: int = 0, most: int = 12
) -> Forecast:
    """`ours` attack `theirs` there; `walled`: before the fortress that stands there. At most so many rounds."""
    p, terrain = s.provinces[place], s.tables.atlas.lands[place].terrain
    us, them = Side(s, ours), Side(s, theirs)
    start, ps = us.alive(), float(p.ps)
    kind = s.tables.fortress(stage(s, place)) if walled and p.fortress != NO_FORTRESS else None
    charges = s.tables.allows_charge[terrain]
    charged = False
    if kind is not None and ps > kind.breach and us.fire(True) <= 0:
        most = min(most, ROUNDS)  # nothing to go on with
    for n in range(1, most + 1):
        first = n == 1
        unbreached = kind is not None and ps > kind.breach
        protection = kind.protection if kind is not None and unbreached else 0
        if unbreached:
            damage = us.fire(True) * LUCK
            if damage <= 0 and not them.shoots():  # no useless rounds (13.5.11)
                return Forecast(False, start - us.alive(), them.alive(), n, True)
            ps -= damage
        else:
            them.suffer(us.fire(False) * LUCK)
        a, d = us.hits("range", attack_bonus * first) * LUCK, them.hits("range") * BAD_LUCK + them.fire(False)
        them.suffer(max(0.0, a - protection))
        us.suffer(d)
        unbreached = kind is not None and ps > kind.breach
        if not unbreached:
            if charges and (kind is None or not charged):
                charged = True
                a, d = us.hits("charge", attack_bonus * first) * LUCK, them.hits("charge") * BAD_LUCK
                them.suffer(a)
                us.suffer(d)
            guard = s.tables.terrain_defence[terrain] if first else 0
            a, d = us.hits("melee", attack_bonus * first) * LUCK, them.hits("melee", guard) * BAD_LUCK
            them.suffer(a)
            us.suffer(d)
        if us.alive() < 0.5:
            return Forecast(False, start, them.alive(), n)
        if them.alive() < 0.3 and not unbreached:
            return Forecast(True, start - us.alive(), 0.0, n)
    return Forecast(False, start - us.alive(), them.alive(), most, kind is not None and ps > 0)


def strength(s: Regno, counts: Counts) -> float:
    """How strong pieces are, to compare armies: chances to hit times endurance."""
    total = 0.0
    for u, n in enumerate(counts):
        kind = s.tables.units[u]
        if n and not MACHINES <= u < PITCHFORK:
            total += n * sum((7 - x) / 6 for x in (kind.range, kind.charge, kind.melee) if x) * kind.pf**0.5
    return total
