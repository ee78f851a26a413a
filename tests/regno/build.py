"""Positions of Regno in a few words, for tests that tell a story.

    t = table(2)                                  # two realms of the schematic scenario, set up by the rules themselves
    t.province("A1", unrest=2, buildings=["church"], free=2)
    t.realm(0, florins=200, wood=3, tech={"religion": 1})
    t.force(0, "A1", archer=3)                    # ready; status=EXHAUSTED …
    t.dice("unrest", 2)                           # the next outcomes of a stream, as printed on the dice
    t.ask(Produce(0))                             # put a step on the agenda and run to the next question
    t.do("tax:A1:high")                           # must be listed
    assert t.why("tax:A1:low") == "9.1.t1"        # the clause of the refusal
    assert t.p("A1").unrest == 1

It knows no rule itself. Rolls that a test does not give come from a seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from positions import Position
from signoria.games.regno import forces
from signoria.games.regno.carriers import launch
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import (
    BRANCHES,
    BUILDINGS,
    CARAVAN,
    CARRIERS,
    FAITHS,
    FLAWS,
    GOVERNMENTS,
    NO_FORTRESS,
    NOWHERE,
    PEOPLE,
    PLACES,
    RESOURCES,
    ROLES,
    SEASONS,
    SETTLEMENTS,
    SHIPS,
    TOWER,
    UNITS,
    VIRTUES,
)
from signoria.games.regno.people import enter
from signoria.games.regno.pieces import NO_UNITS, READY, Carrier, Person, Province, Realm
from signoria.games.regno.realm.territory import most_ps
from signoria.games.regno.setup import new_state
from signoria.games.regno.state import STREAMS, Regno
from signoria.games.regno.tables import tables
from signoria.kernel.chance import Chance, Seeded

DEFAULTS: Final = {"scenario": "schematic", "length": "standard"}


class Rolls(Chance):
    """The given outcomes of a stream, in order, whatever is drawn; then those of a seed."""

    def __init__(self) -> None:
        self.given: dict[str, list[int]] = {}
        self.rest = Seeded(b"regno")

    def draw(self, stream: str, count: int, n: int, sides: int, falling: bool = False) -> list[int]:
        given = self.given.get(stream, [])
        if not given:
            return self.rest.draw(stream, count, n, sides, falling)
        got, self.given[stream] = given[:n], given[n:]
        assert len(got) == n, f"{stream}: {n} outcomes are drawn, the test gives only {got}"
        assert all(0 <= x < sides for x in got), f"{stream}: {got} of {sides}"
        return got


class Table(Position[Regno]):
    """A position, and what tests do with it. Options are canonical texts; places, units and so on go by their ids."""

    grammar = GRAMMAR

    def __init__(self, seats: int, options: dict[str, str], sets: dict[str, int]) -> None:
        self.rolls = Rolls()
        super().__init__(new_state(seats, tables(DEFAULTS | options, sets, seats), self.rolls))
        self.s.round = 1

    # ---- laying out ----------------------------------------------------------------------------------------------

    def at(self, year: int = 1, season: str = "spring") -> Table:
        """The moment."""
        self.s.round = (year - 1) * 4 + SEASONS.index(season) + 1
        return self

    def province(self, name: str, **fields: Any) -> Province:
        """Change a province. `settlement`, `fortress` and `buildings`, `damaged`, `worked`, `slaved` (lists) by ids;
        `ps` is the greatest unless given; `owner` a seat or NEUTRAL. Anything else as in `pieces.Province`."""
        p = self.p(name)
        for key, value in fields.items():
            if key == "settlement":
                p.settlement = SETTLEMENTS.index(value)
            elif key == "fortress":
                p.fortress = BUILDINGS.index(value) if value else NO_FORTRESS
            elif key in ("buildings", "damaged", "worked", "slaved"):
                setattr(p, key, sum(1 << BUILDINGS.index(x) for x in value))
            else:
                assert key in p.__dict__, f"a province has no {key}"
                setattr(p, key, value)
        if "ps" not in fields and p.fortress >= TOWER:
            p.ps = most_ps(self.s, PLACES.index(name))
        if p.owner >= 0:
            p.held |= 1 << p.owner
        return p

    def realm(self, seat: int, **fields: Any) -> Realm:
        """Change a realm: resources by name, `tech={"religion": 2}`, `government`, `faith`, `capital` by ids."""
        r = self.s.realms[seat]
        for key, value in fields.items():
            if key in RESOURCES:
                r.stock[RESOURCES.index(key)] = value
            elif key == "tech":
                for branch, level in value.items():
                    r.tech[BRANCHES.index(branch)] = level
            elif key == "government":
                r.government = GOVERNMENTS.index(value)
            elif key == "faith":
                r.faith = FAITHS.index(value)
            elif key == "capital":
                r.capital = PLACES.index(value)
            else:
                assert key in r.__dict__, f"a realm has no {key}"
                setattr(r, key, value)
        return r

    def poor(self, seat: int) -> Realm:
        """Nothing in the reserve."""
        return self.realm(seat, **dict.fromkeys(RESOURCES, 0))

    def force(
        self, owner: int, place: str, *, status: int = READY, until: int = 0, moved: int = 0, **units: int
    ) -> None:
        """Add pieces; `place` may be a carrier's name: they are aboard."""
        counts = forces.counts_of((UNITS.index(unit), n) for unit, n in units.items())
        forces.put(self.s, owner, self.where(place), counts, status, until, moved)

    def no_forces(self, *places: str) -> None:
        """Nobody stands in these places; without a place: anywhere."""
        wanted = {self.where(x) for x in places}
        self.s.forces = [f for f in self.s.forces if wanted and f.place not in wanted]

    def person(self, seat: int, role: str, place: str = "", **fields: Any) -> int:
        """Somebody new, at Court when no place is given; `virtue` and `flaw` by ids. The name's number."""
        clergy = role in ("bishop", "cardinal")
        who = enter(self.s, seat, ROLES.index(role), self.where(place) if place else -2, clergy)
        self.change_person(who, **fields)
        return who

    def change_person(self, who: int, **fields: Any) -> None:
        x = self.who(who)
        for key, value in fields.items():
            assert key in x.__dict__, f"a person has no {key}"
            if key == "virtue":
                x.virtue = VIRTUES.index(value)
            elif key == "flaw":
                x.flaw = FLAWS.index(value)
            elif key == "place" and isinstance(value, str):
                x.place = self.where(value)
            else:
                setattr(x, key, value)

    def carrier(self, seat: int, kind: str, place: str, **cargo: int) -> int:
        """A new Caravan or ship with goods, `people` (free) and `slaves` aboard. The name's number."""
        name = launch(self.s, seat, SHIPS.index(kind), PLACES.index(place))
        load = list(self.c(name).cargo)
        for what, n in cargo.items():
            load[{"people": 8, "slaves": 9}[what] if what in ("people", "slaves") else RESOURCES.index(what)] = n
        self.c(name).cargo = tuple(load)
        return name

    def war(self, a: int, b: int) -> None:
        self.s.wars[a] |= 1 << b
        self.s.wars[b] |= 1 << a

    def dice(self, stream: str, *faces: int, first: int = 1) -> Table:
        """The next outcomes of a stream, counted from `first`: dice show 1 to 6; other things are drawn from 0."""
        assert stream in STREAMS
        self.rolls.given.setdefault(stream, []).extend(x - first for x in faces)
        return self

    # ---- looking --------------------------------------------------------------------------------------------------

    def p(self, name: str) -> Province:
        return self.s.provinces[PLACES.index(name)]

    def r(self, seat: int) -> Realm:
        return self.s.realms[seat]

    def c(self, name: int | str) -> Carrier:
        found = self.s.carriers[CARRIERS.index(name) if isinstance(name, str) else name]
        assert found is not None
        return found

    def who(self, name: int | str) -> Person:
        found = self.s.people[PEOPLE.index(name) if isinstance(name, str) else name]
        assert found is not None
        return found

    def stock(self, seat: int, *names: str) -> tuple[int, ...]:
        return tuple(self.s.realms[seat].stock[RESOURCES.index(x)] for x in names)

    def units(self, owner: int, place: str, status: int | None = None) -> dict[str, int]:
        """An owner's pieces in a place, by id, those that are there."""
        total = NO_UNITS
        for f in self.s.forces:
            if f.owner == owner and f.place == self.where(place) and status in (None, f.status):
                total = forces.plus(total, f.counts)
        return {UNITS[i]: n for i, n in enumerate(total) if n}

    @staticmethod
    def where(place: str) -> int:
        """A place's number; a carrier's name means aboard it."""
        return PLACES.index(place) if place in PLACES else 100 + CARRIERS.index(place)


def table(seats: int = 2, sets: dict[str, int] | None = None, **options: str) -> Table:
    """A table as set up by the rules, in the first Spring, nothing on the agenda; everybody at peace."""
    return Table(seats, dict(options), sets or {})


def place(name: str) -> int:
    return PLACES.index(name)


def names(places: Iterable[int]) -> list[str]:
    return [PLACES[x] for x in places]


__all__ = ["CARAVAN", "NOWHERE", "Table", "names", "place", "table"]
