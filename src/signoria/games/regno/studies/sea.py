"""A naval battle round by round, from what was told of it. 15.4 to 15.6"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.games.regno.carriers import carrier
from signoria.games.regno.ids import CARRIERS, PLACES, SHIPS
from signoria.games.regno.kinds import OWNER
from signoria.games.regno.seafaring import broadside, manoeuvre, naval, prizes, sinking
from signoria.games.regno.seafaring.fleets import soldiers_aboard
from signoria.games.regno.state import Regno
from signoria.games.regno.studies.cuts import Cut
from signoria.kernel.study import Scene, Told

Json = dict[str, Any]
SAILS: Final = 0
HULL: Final = 1
CREW: Final = 2
SOLDIERS: Final = 3
TRACKS: Final = ("sails", "hull", "crew", "soldiers")
SAID: Final = frozenset({
    naval.SWAPPED, naval.WENT_BACK, naval.SURRENDERED, manoeuvre.FLED, broadside.WRECKED, sinking.SUNK,
    sinking.ABANDONED, prizes.CAPTURED,
})  # fmt: skip


def record(scene: Scene, cut: Cut) -> Json:
    """Sea, fleets, rounds with the duels of their pairs, outcome, as docs/wire.md says."""
    tale = Tale(scene, cut)
    for told in cut.told:
        tale.hear(told)
    return tale.whole()


class Tale:
    """Hears the events of one battle in order. A ship is [sails, hull, crew, soldiers]."""

    def __init__(self, scene: Scene, cut: Cut) -> None:
        self.scene, self.partial = scene, not cut.begun
        self.place, self.holder = -1, 0
        self.owners = [0, 0]
        self.fleets: list[dict[int, int]] = [{}, {}]  # by side: the type of each ship
        self.start: dict[int, list[int]] = {}
        self.now: dict[int, list[int]] = {}
        self.fates: dict[int, str] = {}
        self.rounds: list[Json] = []
        self.pairs: list[list[int]] = []
        self.duels: dict[int, Json] = {}  # of this round, by ship
        self.ended = False
        s: Regno = scene.state
        if self.partial and s.naval is not None:
            self._take_up(s)

    def _take_up(self, s: Regno) -> None:
        """A battle whose beginning was not told: the ships that are still in it."""
        n = s.naval
        assert n is not None
        self.place, self.owners = n.place, [n.attacker, n.defender]
        for side in (0, 1):
            for name in n.fleets[side]:
                x = carrier(s, name)
                self._join(side, name, x.kind, [x.sails, x.hull, x.crew, soldiers_aboard(s, name)])

    def _join(self, side: int, name: int, kind: int, tracks: list[int]) -> None:
        self.fleets[side][name] = kind
        self.start[name], self.now[name] = tracks[:], tracks[:]

    # ---- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, told: Told) -> None:
        code, _, *of = told.event
        if self.ended:
            return
        if (hearing := HEARING.get(code)) is not None:
            hearing(self, told.moment, of)
        elif code in PHASES:  # told also of a ship that has nothing to roll
            self._side(PHASES[code], of[0])
        elif code in FATES and of[0] in self.start:
            self.fates[of[0]] = FATES[code]
        if code in SAID and self.rounds:
            self.rounds[-1]["told"].append(self.scene.words.event(told.event))

    def begun(self, moment: int, of: list[Any]) -> None:
        self.owners, self.place = [of[0], of[1]], of[2]

    def in_line(self, moment: int, of: list[Any]) -> None:
        who, name, kind, *tracks = of
        self._join(int(who == self.owners[1]), name, kind, tracks)

    def round(self, moment: int, of: list[Any]) -> None:
        self._close()
        self.rounds.append({"n": of[0], "moment": moment, "duels": [], "told": []})
        self.pairs, self.duels = [], {}

    def paired(self, moment: int, of: list[Any]) -> None:
        self.pairs.append([of[0], of[1]])

    def swapped(self, moment: int, of: list[Any]) -> None:
        partner = {of[0]: of[1], of[1]: of[0]}
        self.pairs = [[a, partner.get(d, d)] for a, d in self.pairs]

    def thrown(self, moment: int, of: list[Any]) -> None:
        name, throw, faces, least = of
        rolled = [int(x) for x in faces.split()]
        if throw == broadside.WHERE:
            found = self._side("broadside", name)
            if found is not None:
                found["where"] = [TRACKS[(x - 1) // 2] for x in rolled]
            return
        found = self._side(broadside.THROW.text(throw), name)
        if found is not None:
            found["rolls"].append({"least": least, "dice": [[x, int(x >= least)] for x in rolled]})
            found["hits"] += sum(x >= least for x in rolled)

    def damaged(self, moment: int, of: list[Any]) -> None:
        self._lose(of[0], SAILS, of[1])
        self._lose(of[0], HULL, of[2])
        self._lose(of[0], CREW, of[3])

    def crew_lost(self, moment: int, of: list[Any]) -> None:
        self._lose(of[0], CREW, of[1])

    def soldier_lost(self, moment: int, of: list[Any]) -> None:
        self._lose(of[0], SOLDIERS, 1)

    def done(self, moment: int, of: list[Any]) -> None:
        self.holder = of[0]
        self._close()
        self.ended = True

    # ---- putting together --------------------------------------------------------------------------------------------

    def _duel(self, name: int) -> Json | None:
        """The duel of a ship in this round."""
        if name not in self.duels and self.rounds:
            pair = next((pair for pair in self.pairs if name in pair), None)
            if pair is None:
                return None
            duel: Json = {"ships": [CARRIERS[x] for x in pair], "phases": []}
            self.rounds[-1]["duels"].append(duel)
            self.duels |= dict.fromkeys(pair, duel)
        return self.duels.get(name)

    def _side(self, phase: str, name: int) -> Json | None:
        """What a ship does in a phase of its duel."""
        duel = self._duel(name)
        if duel is None:
            return None
        if not duel["phases"] or duel["phases"][-1]["phase"] != phase:
            sides: list[Json] = [{"rolls": [], "hits": 0, "lost": {}} for _ in (0, 1)]
            duel["phases"].append({"phase": phase, "sides": sides})
            self._mark(duel)
        found: Json = duel["phases"][-1]["sides"][duel["ships"].index(CARRIERS[name])]
        return found

    def _lose(self, name: int, track: int, n: int) -> None:
        if not n or name not in self.now:
            return
        self.now[name][track] -= n
        duel = self._duel(name)
        if duel is not None and duel["phases"]:
            lost = duel["phases"][-1]["sides"][duel["ships"].index(CARRIERS[name])]["lost"]
            lost[TRACKS[track]] = lost.get(TRACKS[track], 0) + n
            self._mark(duel)

    def _mark(self, duel: Json) -> None:
        """The tracks of both ships after the phase that goes on."""
        names = [CARRIERS.index(x) for x in duel["ships"]]
        duel["phases"][-1]["left"] = [dict(zip(TRACKS, self.now.get(x, [0] * 4), strict=True)) for x in names]

    def _close(self) -> None:
        """Who stands when a round is over: Crew and soldiers of the ships that are still in it."""
        if self.rounds:
            self.rounds[-1]["standing"] = [self._men(side) for side in (0, 1)]

    def _men(self, side: int) -> int:
        return sum(sum(self.now[x][CREW:]) for x in self.fleets[side] if x not in self.fates)

    def whole(self) -> Json:
        if not self.ended:
            self._close()
        outcome = "ongoing" if not self.ended else ("attacker", "defender")[self.holder == self.owners[1]]
        shown: Json = {"kind": "naval", "outcome": outcome, "rounds": self.rounds}
        shown["sides"] = [
            {
                "owner": OWNER.text(self.owners[side]),
                "men": sum(sum(self.start[x][CREW:]) for x in fleet),
                "ships": [self._ship(name, kind) for name, kind in fleet.items()],
            }
            for side, fleet in enumerate(self.fleets)
        ]
        if self.place >= 0:
            shown["place"] = PLACES[self.place]
        return shown | ({"partial": True} if self.partial else {})

    def _ship(self, name: int, kind: int) -> Json:
        shown: Json = {"ship": CARRIERS[name], "kind": SHIPS[kind]}
        for key, tracks in (("start", self.start[name]), ("left", self.now[name])):
            shown[key] = dict(zip(TRACKS, tracks, strict=True))
        return shown | ({"fate": self.fates[name]} if name in self.fates else {})


FATES: Final[Mapping[int, str]] = {
    manoeuvre.FLED: "fled",
    naval.WENT_BACK: "back",
    naval.SURRENDERED: "surrendered",
    broadside.WRECKED: "wrecked",
    sinking.SUNK: "sunk",
    sinking.ABANDONED: "abandoned",
    prizes.CAPTURED: "captured",
}
PHASES: Final[Mapping[int, str]] = {
    manoeuvre.MANOEUVRE: "manoeuvre",
    broadside.BROADSIDE: "broadside",
    broadside.BOARDED: "boarding",
}
HEARING: Final[Mapping[int, Callable[[Tale, int, list[Any]], None]]] = {
    naval.BEGUN: Tale.begun,
    naval.IN_LINE: Tale.in_line,
    naval.ROUND: Tale.round,
    naval.PAIRED: Tale.paired,
    naval.SWAPPED: Tale.swapped,
    naval.ENDED: Tale.done,
    broadside.THROWN: Tale.thrown,
    broadside.DAMAGED: Tale.damaged,
    broadside.CREW_LOST: Tale.crew_lost,
    broadside.SOLDIER_LOST: Tale.soldier_lost,
}
