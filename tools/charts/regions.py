"""Which cell belongs to which place, to begin with: the nearest seed's, as far as the place reaches.

`Regions` holds the labels and what `search.py` asks of them: what hangs together, what touches, what is cut off.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from scipy.spatial import cKDTree
from shapely.geometry import Point

from .mesh import Mesh
from .shapes import WASTE

Pair = tuple[int, int]  # the lower number first
Contacts = dict[Pair, float]  # lengths of common edges
UNREACHABLE = 1e9


@dataclass
class Plan:
    """What the drawing has to obey, and where the places lie."""

    kinds: Mapping[str, str]  # land or sea, by place
    law: Collection[frozenset[str]]  # pairs that must touch; no others may
    seeds: Mapping[str, Sequence[Point]]  # points that a place claims, its towns among them
    reach: Mapping[str, float]  # how far a land goes from its seeds; "*": the others
    isles: Sequence[tuple[Point, str]] = ()  # a point on an isle without a town, and whose it is
    narrow: Collection[frozenset[str]] = ()  # pairs that meet in a strait only
    need: tuple[float, float, float] = (26.0, 34.0, 12.0)  # length wanted of a border on land, at sea, of a coast


@dataclass
class Regions:
    """`label[i]` is the number in `names` of the cell's place, `waste` if it is nobody's."""

    mesh: Mesh
    plan: Plan
    names: list[str] = field(init=False)
    label: list[int] = field(init=False)

    def __post_init__(self) -> None:
        plan, mesh = self.plan, self.mesh
        self.names = list(plan.seeds)
        self.waste = len(self.names)
        index = {name: k for k, name in enumerate(self.names)}
        self.good = {pair(*(index[n] for n in both)) for both in plan.law}
        self.tight = {pair(*(index[n] for n in both)) for both in plan.narrow}
        self.sea = [plan.kinds[n] == "sea" for n in self.names] + [False]
        self.far = np.stack(
            [cKDTree([(p.x, p.y) for p in plan.seeds[n]]).query(mesh.xy)[0] for n in self.names]
        ).astype(np.float32)
        for k, name in enumerate(self.names):
            self.far[k, [kind != plan.kinds[name] for kind in mesh.kind]] = UNREACHABLE
        self.limit = [UNREACHABLE if plan.kinds[n] == "sea" else plan.reach.get(n, plan.reach["*"]) for n in self.names]
        nearest = [int(k) for k in self.far.argmin(axis=0)]
        self.label = [k if self.far[k, i] <= self.limit[k] else self.waste for i, k in enumerate(nearest)]
        self.pinned: dict[int, int] = {}
        for k, name in enumerate(self.names):
            for p in plan.seeds[name]:
                self.pinned.setdefault(mesh.cell(plan.kinds[name], p), k)
        for i, k in self.pinned.items():
            self.label[i] = k
        self.free = [True] * mesh.n
        owners = {mesh.cell("land", p): index.get(name, self.waste) for p, name in plan.isles}
        for kind in ("land", "sea"):
            self._settle_isles(kind, owners)

    def named(self) -> list[str]:
        """The place of each cell."""
        return [self.names[k] if k < self.waste else WASTE for k in self.label]

    def contacts(self) -> Contacts:
        """What touches now."""
        label, found = self.label, defaultdict[Pair, float](float)
        for i, around in enumerate(self.mesh.near):
            for j, w in around.items():
                if j > i and label[i] != label[j]:
                    found[pair(label[i], label[j])] += w
        return dict(found)

    def tidy(self) -> None:
        """A piece cut off from its place's own seeds joins the neighbour with the longest common border."""
        for _ in range(6):
            cells: dict[int, set[int]] = defaultdict(set)
            for i, k in enumerate(self.label):
                if self.free[i]:
                    cells[k].add(i)
            moved = False
            for k in sorted(cells):
                for piece in self._pieces(cells[k]):
                    lost = len(piece) < 25 if k == self.waste else not any(self.pinned.get(i) == k for i in piece)
                    moved |= lost and self._give_away(piece, k)
            if not moved:
                return

    def _give_away(self, piece: list[int], owner: int) -> bool:
        sums: dict[int, float] = defaultdict(float)
        for i in piece:
            for j, w in self.mesh.near[i].items():
                if self.label[j] != owner and self.mesh.kind[j] == self.mesh.kind[i]:
                    sums[self.label[j]] += w
        if sums:
            best = max(sorted(sums), key=lambda k: sums[k])
            for i in piece:
                self.label[i] = best
        return bool(sums)

    def _settle_isles(self, kind: str, owners: Mapping[int, int]) -> None:
        """An isle or pool without a seed goes to one owner as a whole, for good."""
        for piece in self._pieces({i for i in range(self.mesh.n) if self.mesh.kind[i] == kind}):
            inside = set(piece)
            if inside & self.pinned.keys():
                continue
            owner = next((k for i, k in owners.items() if i in inside), None) if kind == "land" else None
            if owner is None:
                owner = self.waste if kind == "land" and len(piece) > 60 else self._most(piece)
            for i in piece:
                self.label[i], self.free[i] = owner, False

    def _most(self, piece: Iterable[int]) -> int:
        votes: dict[int, float] = defaultdict(float)
        for i in piece:
            votes[self.label[i]] += self.mesh.area[i]
        return max(sorted(votes), key=lambda k: votes[k])

    def _pieces(self, inside: set[int]) -> list[list[int]]:
        """The parts of some cells that hang together."""
        done: set[int] = set()
        found = []
        for start in inside:
            if start in done:
                continue
            stack, piece = [start], []
            done.add(start)
            while stack:
                i = stack.pop()
                piece.append(i)
                for j in self.mesh.near[i]:
                    if j in inside and j not in done and self.mesh.kind[j] == self.mesh.kind[i]:
                        done.add(j)
                        stack.append(j)
            found.append(piece)
        return found


def pair(a: int, b: int) -> Pair:
    """Two numbers, the lower first."""
    return (a, b) if a < b else (b, a)
