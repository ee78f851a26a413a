"""A land battle round by round, from what was told of it. Chapter 13

Losses, walls and hits are those that the rules told; who stands after each phase follows from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.games.regno.combat import aftermath, battle, casualties, command, machines, retreat, volleys
from signoria.games.regno.combat.sides import NUMBER, UNIT, is_machine
from signoria.games.regno.fights import KINDS, RANGE, Battle
from signoria.games.regno.ids import BUILDINGS, PEOPLE, PLACES, UNITS
from signoria.games.regno.kinds import OWNER
from signoria.games.regno.state import Regno
from signoria.games.regno.studies.cuts import Cut
from signoria.kernel.study import Scene, Told

Json = dict[str, Any]
PHASES: Final = ("", "range", "charge", "melee")
SIDES: Final = ("attacker", "defender")
SAID: Final = frozenset({
    battle.WALLED, battle.KEEP, machines.BREACH, machines.DESTROYED, retreat.RETREATED,
    retreat.GIVEN_UP, retreat.FORCED, aftermath.TAKEN, aftermath.WRECKED,
})  # fmt: skip


def record(scene: Scene, cut: Cut) -> Json:
    """Place, kind, sides, walls, rounds and outcome, as docs/wire.md says."""
    tale = Tale(scene, cut)
    for told in cut.told:
        tale.hear(told)
    return tale.whole()


class Tale:
    """Hears the events of one battle in order."""

    def __init__(self, scene: Scene, cut: Cut) -> None:
        self.scene, self.partial = scene, not cut.begun
        self.place, self.kind, self.outcome = -1, "", "ongoing"
        self.owners = [0, 0]
        self.start: list[dict[int, int]] = [{}, {}]
        self.recruits: list[dict[int, int]] = [{}, {}]
        self.left: list[dict[int, int]] = [{}, {}]
        self.led: list[dict[int, int]] = [{}, {}]
        self.commanders: list[int | None] = [None, None]
        self.away: list[dict[int, int]] = [{}, {}]
        self.retreated: list[str] = []
        self.walls: Json = {}
        self.rounds: list[Json] = []
        self.waiting: list[Json] = []  # phases before the first round: the Steel Keep strikes
        s: Regno = scene.state
        if self.partial and s.battle is not None:
            self._take_up(s.battle, cut.told)

    def _take_up(self, b: Battle, later: list[Told]) -> None:
        """A battle whose beginning was not told: its sides as they stand, and what they had lost before."""
        self.place, self.kind, self.owners = b.place, KINDS[b.kind], [b.attacker, b.defender]
        for side in (0, 1):
            for unit, n in [(band[UNIT], band[NUMBER]) for band in b.bands[side]]:
                self.left[side][unit] = self.left[side].get(unit, 0) + n
            for code, _, *of in [told.event for told in later]:
                if code in (casualties.KILLED, retreat.RETREATED, retreat.GIVEN_UP) and self.side(of[0]) == side:
                    for unit, n in of[1]:
                        self.left[side][unit] = self.left[side].get(unit, 0) + n
            self.start[side] = dict(self.left[side])
            if b.commanders[side] >= 0:
                self.commanders[side] = b.commanders[side]

    # ---- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, told: Told) -> None:
        code, _, *of = told.event
        hearing = HEARING.get(code)
        if hearing is not None:
            hearing(self, told.moment, of)
        if code in SAID and self.rounds:
            self.rounds[-1]["told"].append(self.scene.words.event(told.event))

    def begun(self, moment: int, of: list[Any]) -> None:
        self.place, self.owners = of[0], [of[1], of[2]]

    def staged(self, moment: int, of: list[Any]) -> None:
        self.kind = KINDS[of[0]]

    def mustered(self, moment: int, of: list[Any]) -> None:
        side = self.side(of[0])
        self.start[side], self.left[side], self.recruits[side] = dict(of[1]), dict(of[1]), dict(of[2])

    def ramparts(self, moment: int, of: list[Any]) -> None:
        self.walls = {"fortress": BUILDINGS[of[1]], "ps": of[2], "breach": of[3]}

    def commanded(self, moment: int, of: list[Any]) -> None:
        self.commanders[self.side(of[0])] = of[1]

    def led_by(self, moment: int, of: list[Any]) -> None:
        self.led[self.side(of[0])] = dict(of[1])

    def keep(self, moment: int, of: list[Any]) -> None:
        phase = self._new_phase("keep")
        phase["sides"][1]["hits"] = of[1]
        self.waiting.append(phase)

    def round(self, moment: int, of: list[Any]) -> None:
        shown: Json = {"n": of[0], "moment": moment, "phases": self.waiting, "told": []}
        self.rounds.append(shown)
        self.waiting = []

    def needed(self, moment: int, of: list[Any]) -> None:
        self._roll("machines", of[0], {"unit": UNITS[of[1]], "needs": [int(x) for x in of[2].split()]})

    def fired(self, moment: int, of: list[Any]) -> None:
        side = self.side(of[0])
        rolls = self._phase("machines")["sides"][side]["rolls"]
        roll = rolls[-1] if rolls and "needs" in rolls[-1] else {"unit": UNITS[of[1]], "needs": []}
        if not rolls or roll is not rolls[-1]:
            rolls.append(roll)
        needs, faces = roll.pop("needs"), [int(x) for x in of[3].split()]
        roll["target"] = machines.TARGET.text(of[2])
        roll["least"] = min(needs, default=0)
        roll["dice"] = [[face, int(bool(needs) and face >= needs[i])] for i, face in enumerate(faces)]
        roll["hits"] = of[4]
        self._phase("machines")["sides"][side]["hits"] += of[4]

    def walls_hit(self, moment: int, of: list[Any]) -> None:
        self._phase("machines")["walls"] = {"damage": of[1], "left": of[2]}

    def breached(self, moment: int, of: list[Any]) -> None:
        self._phase("machines").setdefault("walls", {})["breach"] = True

    def destroyed(self, moment: int, of: list[Any]) -> None:
        self._phase("machines").setdefault("walls", {})["destroyed"] = True

    def rolled(self, moment: int, of: list[Any]) -> None:
        who, phase, unit, faces, least, hits = of
        dice = [[int(face), int(int(face) >= least)] for face in faces.split()]
        self._roll(PHASES[phase - 1], who, {"unit": UNITS[unit], "least": least, "dice": dice, "hits": hits})

    def rerolled(self, moment: int, of: list[Any]) -> None:
        roll = {"unit": UNITS[of[1]], "dice": [[of[2], of[3]]], "hits": of[3], "again": True}
        self._roll(PHASES[RANGE - 1], of[0], roll)

    def cancelled(self, moment: int, of: list[Any]) -> None:
        now = self._now()
        if now is not None:
            now["sides"][self.side(of[0])]["cancelled"] = {"n": of[1], "cover": volleys.CAUSE.text(of[2])}

    def killed(self, moment: int, of: list[Any]) -> None:
        side, now = self.side(of[0]), self._now()
        for unit, n in of[1]:
            self.left[side][unit] = self.left[side].get(unit, 0) - n
            if now is not None:
                lost = now["sides"][side]["lost"]
                lost[UNITS[unit]] = lost.get(UNITS[unit], 0) + n
        self._mark()

    def withdrew(self, moment: int, of: list[Any]) -> None:
        side = self.side(of[0])
        self.given_up(moment, of)
        self.away[side] = plus(self.away[side], of[1])
        self.retreated.append(SIDES[side])
        if self.rounds:
            gone = self.rounds[-1].setdefault("gone", [{}, {}])
            gone[side] = units(plus({UNITS.index(unit): n for unit, n in gone[side].items()}, of[1]))

    def given_up(self, moment: int, of: list[Any]) -> None:
        """Off the field; captured, where there was no way out."""
        side = self.side(of[0])
        for unit, n in of[1]:
            self.left[side][unit] = self.left[side].get(unit, 0) - n

    def won(self, moment: int, of: list[Any]) -> None:
        self.outcome = SIDES[self.side(of[0])]

    def undecided(self, moment: int, of: list[Any]) -> None:
        self.outcome = "stalled"

    # ---- putting together --------------------------------------------------------------------------------------------

    def side(self, who: int) -> int:
        return int(who == self.owners[1])

    def _now(self) -> Json | None:
        phases = self.waiting or (self.rounds[-1]["phases"] if self.rounds else [])
        return phases[-1] if phases else None

    def _new_phase(self, name: str) -> Json:
        sides: list[Json] = [{"rolls": [], "hits": 0, "lost": {}} for _ in (0, 1)]
        return {"phase": name, "sides": sides, "left": [units(x) for x in self.left]}

    def _phase(self, name: str) -> Json:
        """The phase that goes on, or a new one."""
        if not self.rounds:
            self.round(0, [1])
        phases = self.rounds[-1]["phases"]
        if not phases or phases[-1]["phase"] != name:
            phases.append(self._new_phase(name))
        now: Json = phases[-1]
        return now

    def _roll(self, name: str, who: int, roll: Json) -> None:
        shown = self._phase(name)["sides"][self.side(who)]
        shown["rolls"].append(roll)
        shown["hits"] += roll.get("hits", 0)

    def _mark(self) -> None:
        """Who stands after the phase that goes on."""
        now = self._now()
        if now is not None:
            now["left"] = [units(x) for x in self.left]

    def whole(self) -> Json:
        for each in self.rounds:
            each["standing"] = [0, 0]
        stood = [men(x) for x in self.start]
        for each in self.rounds:
            self._say_losses(each)
            left = each["phases"][-1]["left"] if each["phases"] else None
            if left is not None:
                stood = [sum(n for unit, n in x.items() if not is_machine(UNITS.index(unit))) for x in left]
            each["standing"] = stood
        shown: Json = {
            "kind": self.kind or KINDS[0],
            "outcome": self.outcome,
            "sides": [self._side(side) for side in (0, 1)],
            "rounds": self.rounds,
        }
        if self.place >= 0:
            shown["place"] = PLACES[self.place]
        if self.walls:
            shown["walls"] = self.walls
        if self.retreated:
            shown["retreated"] = self.retreated[0]
        if self.partial:
            shown["partial"] = True
        return shown

    def _say_losses(self, each: Json) -> None:
        """In words, of each phase and of the round."""
        total: list[dict[int, int]] = [{}, {}]
        for now in each["phases"]:
            for side, shown in enumerate(now["sides"]):
                lost = {UNITS.index(unit): n for unit, n in shown["lost"].items()}
                if lost:
                    shown["said"] = self._say(lost)
                for unit, n in lost.items():
                    total[side][unit] = total[side].get(unit, 0) + n
        each["lost"] = [self._say(x) if x else "" for x in total]

    def _say(self, counts: Mapping[int, int]) -> str:
        return self.scene.words.name("units", sorted(counts.items()))

    def _side(self, side: int) -> Json:
        shown: Json = {"owner": OWNER.text(self.owners[side]), "men": men(self.start[side])}
        shown |= {"start": units(self.start[side]), "left": units(self.left[side])}
        who = self.commanders[side]
        if who is not None:
            shown["commander"] = PEOPLE[who]
        if self.recruits[side]:
            shown["recruits"] = units(self.recruits[side])
        if self.away[side]:
            shown["away"] = units(self.away[side])
        return shown | ({"led": units(self.led[side])} if self.led[side] else {})


def units(counts: Mapping[int, int]) -> Json:
    """By id, in the order of the list, also where nobody is left of a kind."""
    return {UNITS[unit]: counts[unit] for unit in sorted(counts)}


def plus(counts: Mapping[int, int], more: list[tuple[int, int]]) -> dict[int, int]:
    return dict(counts) | {unit: counts.get(unit, 0) + n for unit, n in more}


def men(counts: Mapping[int, int]) -> int:
    """All but the machines."""
    return sum(n for unit, n in counts.items() if not is_machine(unit))


HEARING: Final[Mapping[int, Callable[[Tale, int, list[Any]], None]]] = {
    battle.BEGUN: Tale.begun,
    battle.STAGED: Tale.staged,
    battle.MUSTERED: Tale.mustered,
    battle.RAMPARTS: Tale.ramparts,
    battle.KEEP: Tale.keep,
    battle.ROUND: Tale.round,
    command.COMMANDED: Tale.commanded,
    command.LED_BY: Tale.led_by,
    machines.NEEDED: Tale.needed,
    machines.FIRED: Tale.fired,
    machines.WALLS_HIT: Tale.walls_hit,
    machines.BREACH: Tale.breached,
    machines.DESTROYED: Tale.destroyed,
    volleys.ROLLED: Tale.rolled,
    volleys.REROLLED: Tale.rerolled,
    volleys.CANCELLED: Tale.cancelled,
    casualties.KILLED: Tale.killed,
    retreat.RETREATED: Tale.withdrew,
    retreat.GIVEN_UP: Tale.given_up,
    aftermath.WON: Tale.won,
    aftermath.UNDECIDED: Tale.undecided,
}
