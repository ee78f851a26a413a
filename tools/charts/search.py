"""Borders that obey the law: cells along borders change hands while that makes the drawing better.

Worse is: a lawful pair that does not touch enough, an unlawful one that touches, a ragged border, a cell far from the
seeds of its place. Places stay in one piece and keep their towns. A lawful pair that still does not touch gets a
corridor, which stays if the whole is better for it.
"""

from __future__ import annotations

import heapq
import math
import random
from collections import defaultdict
from collections.abc import Callable

from .mesh import Mesh
from .regions import Contacts, Pair, Plan, Regions, pair

STRAIT = 4.0  # length of a border wanted in a strait
PULL = 0.05  # what a pixel of distance from the own seeds costs
FALSE = 90.0  # what an unlawful contact costs, besides its length
MISSING = 400.0  # what a lawful contact costs that is not there
UNSEEN = 1e9  # farther than any cell


def partition(mesh: Mesh, plan: Plan, seed: int, log: Callable[[str], None] = print) -> list[str]:
    """The place of each cell, or WASTE."""
    regions = Regions(mesh, plan)
    search = Search(regions, random.Random(seed))
    regions.tidy()
    table = regions.contacts()
    log(f"  first draft: {search.count(table)}")
    search.sweep(table, 36, 5.0)
    regions.tidy()
    for turn in range(3):
        table = search.corridors()
        search.sweep(table, 10, 2.0 if turn < 2 else 0.0)
        regions.tidy()
    log(f"  after search: {search.count(regions.contacts())}")
    return regions.named()


class Search:
    """Simulated annealing over the cells along borders."""

    def __init__(self, regions: Regions, rng: random.Random) -> None:
        self.r, self.rng = regions, rng

    def count(self, table: Contacts) -> str:
        """How many pairs are wrong."""
        good, waste = self.r.good, self.r.waste
        false = sum(p not in good and p[1] != waste for p in table)
        return f"{sum(p not in table for p in good)} missing, {false} false"

    def cost(self, p: Pair, length: float) -> float:
        """What a contact of that length costs."""
        r, (a, b) = self.r, p
        coast = r.sea[a] != r.sea[b]
        straight = 0.0 if coast else 1.0
        if b == r.waste:
            return 0.6 * length
        if p in r.good:
            on_land, at_sea, on_coast = r.plan.need
            want = STRAIT if p in r.tight else on_coast if coast else at_sea if r.sea[a] else on_land
            return straight * length + MISSING * max(0.0, 1 - length / want)
        return 0.0 if length < 0.3 else FALSE + (straight + 4.0) * length

    def total(self, table: Contacts) -> float:
        """What the whole drawing costs."""
        r = self.r
        borders = sum(self.cost(p, w) for p, w in table.items())
        missing = sum(self.cost(p, 0) for p in r.good if p not in table)
        return (
            borders
            + missing
            + PULL * sum(float(r.far[k, i]) for i, k in enumerate(r.label) if k != r.waste and r.free[i])
        )

    def sweep(self, table: Contacts, rounds: int, heat: float) -> None:
        """Lets the cells along borders change hands; keeps the table of contacts."""
        r, near, kind = self.r, self.r.mesh.near, self.r.mesh.kind
        for turn in range(rounds):
            warmth = heat * (1 - turn / rounds)
            rim = [
                i
                for i in range(r.mesh.n)
                if r.free[i]
                and i not in r.pinned
                and any(r.label[j] != r.label[i] and kind[j] == kind[i] for j in near[i])
            ]
            self.rng.shuffle(rim)
            for i in rim:
                if self._may_leave(i):
                    self._move(i, table, warmth)

    def _may_leave(self, i: int) -> bool:
        """Would its place stay in one piece without the cell? Looks only at the cells around."""
        r, near = self.r, self.r.mesh.near
        own = [j for j in near[i] if r.label[j] == r.label[i] and r.mesh.kind[j] == r.mesh.kind[i]]
        if not own:
            return True
        pool, seen, stack = set(own), {own[0]}, [own[0]]
        while stack:
            for j in near[stack.pop()]:
                if j in pool and j not in seen:
                    seen.add(j)
                    stack.append(j)
        return len(seen) == len(own)

    def _move(self, i: int, table: Contacts, warmth: float) -> None:
        """Gives the cell to the neighbour that makes the drawing best, if it gets better or chance allows it."""
        r, near, kind = self.r, self.r.mesh.near, self.r.mesh.kind
        a = r.label[i]
        best = -1e-9 - (warmth * math.log(max(self.rng.random(), 1e-9)) if warmth else 0)
        move: tuple[int, dict[Pair, float]] | None = None
        for b in sorted({r.label[j] for j in near[i] if r.label[j] != a and kind[j] == kind[i]}):
            if b != r.waste and r.far[b, i] > r.limit[b] * 1.25:
                continue
            change: dict[Pair, float] = defaultdict(float)
            for j, w in near[i].items():
                c = r.label[j]
                if c != a:
                    change[pair(a, c)] -= w
                if c != b:
                    change[pair(b, c)] += w
            gain = sum(self.cost(p, table.get(p, 0.0) + w) - self.cost(p, table.get(p, 0.0)) for p, w in change.items())
            there = float(r.far[b, i]) if b != r.waste else r.limit[a]
            here = float(r.far[a, i]) if a != r.waste else r.limit[b]
            gain += PULL * (there - here)
            if gain < best:
                best, move = gain, (b, change)
        if move:
            r.label[i] = move[0]
            for p, w in move[1].items():
                table[p] = table.get(p, 0.0) + w
                if table[p] < 1e-6:
                    del table[p]

    def corridors(self) -> Contacts:
        """Tries a corridor for each lawful pair that does not touch; gives the contacts after it."""
        r = self.r
        table = r.contacts()
        score = self.total(table)
        for p in sorted(q for q in r.good if table.get(q, 0) < 1.0):
            before = r.label[:]
            if self._corridor(*p):
                r.tidy()
                self.sweep(r.contacts(), 6, 0.0)
                r.tidy()
                trial = r.contacts()
                if self.total(trial) < score - 1:
                    score, table = self.total(trial), trial
                    continue
            r.label[:] = before
        return table

    def _corridor(self, a: int, b: int) -> bool:
        """The cheapest strip from a to b; its halves go to a and b."""
        r = self.r
        if r.sea[a] != r.sea[b]:
            return False
        kind = "sea" if r.sea[a] else "land"
        far = {i: 0.0 for i, k in enumerate(r.label) if k == a}
        back: dict[int, int] = {}
        heap = [(0.0, i) for i in far]
        while heap:
            d, i = heapq.heappop(heap)
            if d > far[i]:
                continue
            if r.label[i] == b:
                strip = []
                while r.label[i] != a:
                    strip.append(i)
                    i = back[i]
                strip = strip[1:][::-1]
                for n, cell in enumerate(strip):
                    r.label[cell] = a if n < len(strip) / 2 else b
                return bool(strip)
            for j in r.mesh.near[i]:
                c = r.label[j]
                if r.mesh.kind[j] != kind or not r.free[j] or (j in r.pinned and c != b):
                    continue
                false = sum(pair(x, c) not in r.good for x in (a, b))
                toll = 0 if c == b else 1 + 2 * false + (4 if c == r.waste else 0)
                if d + toll < far.get(j, UNSEEN):
                    far[j], back[j] = d + toll, i
                    heapq.heappush(heap, (d + toll, j))
        return False
