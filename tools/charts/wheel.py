"""The plan of the schematic realm: rings of nodes that neighbours share. R19.1

A wheel: the Holy See in the middle, the hills around it, then capitals and counties, then rivieras and marches on the
coast, gulfs, and the open sea. Massifs that are nobody's part the sectors, an inlet parts riviera and march, and a free
commune lies in its massif as in a pan, open to its march. The See borders on the communes too, but a ring of hills
parts them: with three seats or more no plane drawing has all borders, and those are left to dotted links. With two, the
commune's valley reaches the See.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Node = tuple[float, float]  # turns, counted in sectors, and radius; the coast has 1
Ring = list[Node]

SEE, HILLS, MIDWAY, INLAND, GULFS = 0.2, 0.42, 0.565, 0.71, 1.27  # radii
PAN = 0.8  # how far out a commune reaches


@dataclass
class Gap:
    """What lies between two sectors: a massif, and in it perhaps a commune."""

    see: Ring  # on the rim of the Holy See, as turns rise, and so on
    waist: tuple[Ring, Ring]  # where the hills before and after it meet the massif, outwards
    side: tuple[Node, Node]
    rim: tuple[Node, Node, Node]  # on the inner border of the march; the border of march and riviera; of the riviera
    pan: Ring = field(default_factory=list)  # the border of commune and march
    valley: Ring = field(default_factory=list)  # the commune's other borders, back to the start of `pan`
    through: bool = False  # does the valley reach the See, so that the massif is in two?

    def massifs(self) -> list[Ring]:
        """Land that is nobody's."""
        (before, after), (left, right) = self.waist, self.side
        if not self.through:
            basin = [self.pan[0], *self.valley[::-1], self.pan[-1]] if self.pan else []
            return [[*before, left, self.rim[0], *basin, *self.rim[1:], right, *after[:0:-1]]]
        a, b = self.valley[-1], self.valley[0]
        return [
            [self.see[0], *before, left, self.rim[0], self.pan[0], a, self.see[1]],
            [self.see[2], b, self.pan[-1], *self.rim[1:], right, *after[::-1], self.see[3]],
        ]

    def commune(self) -> Ring:
        """The commune in the massif."""
        return [*self.pan, *self.valley]


class Wheel:
    """The plan for so many seats. `girth`: pixels once around the coast; `communes`: names by the sector before."""

    def __init__(self, seats: int, girth: float, communes: Mapping[int, str]) -> None:
        self.seats, self.girth, self.communes = seats, girth, communes
        self.gaps = [self._gap(k) for k in range(1, seats + 1)]

    def places(self) -> dict[str, Ring]:
        """Provinces and gulfs."""
        found: dict[str, Ring] = {"R": []}
        for k in range(1, self.seats + 1):
            found |= self._sector(k)
            found["R"] += [self.at(k - 0.5, SEE), *self.gaps[k - 1].see]
        return found | {name: self.gaps[k - 1].commune() for k, name in self.communes.items()}

    def massifs(self) -> list[Ring]:
        """Land that is nobody's."""
        return [ring for gap in self.gaps for ring in gap.massifs()]

    def at(self, turn: float, radius: float, pixels: float = 0) -> Node:
        """A node, so many pixels on; the same one however often one has gone round."""
        return round((turn + pixels * self.seats / (self.girth * radius)) % self.seats, 4), radius

    def _sector(self, k: int) -> dict[str, Ring]:
        a, b, m, at = self.gaps[k - 2], self.gaps[k - 1], k - 0.5, self.at
        fork, head, foot = at(m, HILLS), at(m, INLAND), at(m, SEE)
        west = [at(m, 0.83, -6), at(m, 0.93, -16), at(m, 1.03, -50), at(m - 0.22, 1.0)]
        east = [at(m, 0.82, 16), at(m, 0.92, 24), at(m, 1.0, 62), at(m + 0.2, 1.02)]
        (corner, before), (mouth, after) = (self._coast(k - 1), self._coast(k))
        return {
            f"A{k}": [a.waist[1][-1], fork, head, a.rim[2], a.side[1]],
            f"B{k}": [fork, b.waist[0][-1], b.side[0], b.rim[0], head],
            f"K{k}": [head, *west, before, a.rim[1], a.rim[2]],
            f"D{k}": [a.see[-1], foot, b.see[0], *b.waist[0], fork, *a.waist[1][::-1]],
            f"M{k}": [head, b.rim[0], *b.pan, b.rim[1], after, mouth, *east[::-1]],
            f"S{k}": [corner, before, *west[::-1], head, *east, mouth, (mouth[0], GULFS), at(m, GULFS + 0.02),
                      (corner[0], GULFS)],
        }  # fmt: skip

    def _coast(self, k: int) -> tuple[Node, Node]:
        """After sector k: where its gulf ends, and its march."""
        return self.at(k - 0.1, 0.98), self.at(k, 1.02, 12)

    def _gap(self, k: int) -> Gap:
        at = self.at
        if k not in self.communes:
            return Gap(
                see=[at(k, SEE)],
                waist=([at(k, HILLS), at(k, HILLS, -17)], [at(k, HILLS), at(k, HILLS, 17)]),
                side=(at(k, MIDWAY, -34), at(k, MIDWAY, 34)),
                rim=(at(k, INLAND, -26), at(k, INLAND), at(k, INLAND, 26)),
            )
        if self.seats == 2:
            return Gap(
                see=[at(k, SEE, -62), at(k, SEE, -30), at(k, SEE, 30), at(k, SEE, 62)],
                waist=([at(k, HILLS, -66)], [at(k, HILLS, 70)]),
                side=(at(k, MIDWAY, -82), at(k, MIDWAY, 80)),
                rim=(at(k, INLAND, -84), at(k, INLAND, 60), at(k, INLAND, 84)),
                pan=[at(k, INLAND, -54), at(k, PAN, -50), at(k, PAN, 26), at(k, INLAND, 36)],
                valley=[at(k, HILLS, 36), at(k, SEE, 30), at(k, SEE, -30), at(k, HILLS, -30)],
                through=True,
            )
        return Gap(
            see=[at(k, SEE)],
            waist=([at(k, HILLS), at(k, HILLS, -17)], [at(k, HILLS), at(k, HILLS, 17)]),
            side=(at(k, MIDWAY, -74), at(k, MIDWAY, 62)),
            rim=(at(k, INLAND, -90), at(k, INLAND, 46), at(k, INLAND, 76)),
            pan=[at(k, INLAND, -60), at(k, PAN, -58), at(k, PAN, 18), at(k, INLAND, 24)],
            valley=[at(k, MIDWAY, 28), at(k, MIDWAY, -42)],
        )
