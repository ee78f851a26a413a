"""The record of a battle says what really happened: who stood, every die, every loss, the walls, the end."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from signoria.games.regno.combat.sides import NUMBER, UNIT
from signoria.games.regno.fights import ASSAULT, ATTACKER, DEFENDER, FIELD, ONGOING, STALLED
from signoria.games.regno.ids import CARRIERS, NEUTRAL, NO_FORTRESS, PLACES, UNITS
from signoria.games.regno.pieces import ARRIVED
from signoria.games.regno.rules import GAME
from signoria.games.regno.seafaring.fleets import soldiers_aboard
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, legal, run

from . import afloat
from .battles import ARENA, arena, fight, steady
from .build import Table
from .scenes import scene, study
from .walks import move, new_game

ATTACK = ("light_infantry", "archer", "pikeman", "knight", "crewman", "catapult", "ram", "heavy_infantry")
DEFENCE = ("light_infantry", "archer", "crossbowman", "halberdier", "pikeman", "crewman", "trebuchet")
OUTCOMES = {ONGOING: "ongoing", ATTACKER: "attacker", DEFENDER: "defender", STALLED: "stalled"}


def army(rnd: random.Random, kinds: tuple[str, ...]) -> dict[str, int]:
    chosen = rnd.sample(kinds, rnd.randint(1, 4))
    return {unit: rnd.randint(1, 5) for unit in chosen} | {"light_infantry": rnd.randint(1, 6)}


def fought(seed: int) -> tuple[Table, int]:
    """A battle of random armies, fought to its end by random answers, and which sides were asked."""
    rnd = random.Random(seed)
    walled = rnd.random() < 0.6
    t = arena(1 if rnd.random() < 0.5 else NEUTRAL, fortress=rnd.choice(["tower", "castle", "manor"]) if walled else "")
    t.rolls.rest.key = b"%d" % seed
    t.force(0, ARENA, moved=ARRIVED, **army(rnd, ATTACK))
    t.force(t.p(ARENA).owner, ARENA, **army(rnd, DEFENCE))
    if rnd.random() < 0.5:
        steady(t)
    fight(t, ASSAULT if walled else FIELD, 0, t.p(ARENA).owner)
    answers = 0
    while t.s.must:
        seat = t.asked
        options = [x for x in legal(t.s, seat).options() if not GAME.grammar.text(x).startswith(("stand", "rank"))]
        apply(t.s, seat, rnd.choice(options))
        answers += 1
    return t, answers


def total(rows: list[dict[str, int]]) -> dict[str, int]:
    out: dict[str, int] = {}
    for row in rows:
        for key, n in row.items():
            out[key] = out.get(key, 0) + n
    return {key: n for key, n in out.items() if n}


@pytest.mark.parametrize("seed", range(60))
def test_the_record_is_what_happened(seed: int) -> None:
    t, _ = fought(seed)
    b = t.s.battle
    assert b is not None
    assert t.s.events is not None
    shown = study(scene(t.s, seed % 2, t.s.events), "battle")
    assert shown["outcome"] == OUTCOMES[b.outcome]
    assert shown["place"] == ARENA
    assert len(shown["rounds"]) == (b.round if shown["rounds"] else 0) or b.round == len(shown["rounds"]) + 1
    for side in (0, 1):
        lost = total([x["sides"][side]["lost"] for one in shown["rounds"] for x in one["phases"]])
        assert lost == {UNITS[i]: n for i, n in enumerate(b.fallen[side]) if n}
    walls = [x["walls"] for one in shown["rounds"] for x in one["phases"] if "walls" in x]
    if walls:
        assert walls[-1]["left"] == t.p(ARENA).ps
        assert ("destroyed" in walls[-1]) == (t.p(ARENA).fortress == NO_FORTRESS)
        assert shown["walls"]["ps"] - sum(x["damage"] for x in walls) <= walls[-1]["left"]
    for one in shown["rounds"]:
        each(one)
    if shown["rounds"]:
        assert shown["rounds"][-1]["standing"] == men_after(shown)


def each(one: dict[str, Any]) -> None:
    """Hits are those of the dice; who is left after a phase is who was left before without those it lost."""
    for now in one["phases"]:
        for side in (0, 1):
            shown = now["sides"][side]
            for roll in shown["rolls"]:
                assert roll["hits"] == sum(hit for _, hit in roll["dice"])
                assert all(1 <= face <= 6 for face, _ in roll["dice"])
            if now["phase"] != "keep":
                assert shown["hits"] == sum(roll["hits"] for roll in shown["rolls"])
    for before, now in pairwise(one["phases"]):
        for side in (0, 1):
            kept = {key: n - now["sides"][side]["lost"].get(key, 0) for key, n in before["left"][side].items()}
            assert kept == now["left"][side]


def men_after(shown: dict[str, Any]) -> list[int]:
    phases = shown["rounds"][-1]["phases"]
    machines = ("ram", "catapult", "trebuchet", "bombard")
    if not phases:
        return list(shown["rounds"][-1]["standing"])
    return [sum(n for unit, n in left.items() if unit not in machines) for left in phases[-1]["left"]]


@pytest.mark.parametrize("seed", range(0, 60, 7))
def test_the_present_battle_can_be_followed_and_taken_up_in_its_middle(seed: int) -> None:
    rnd = random.Random(seed)
    t = arena(1)
    t.force(0, ARENA, moved=ARRIVED, **army(rnd, ATTACK))
    t.force(1, ARENA, **army(rnd, DEFENCE))
    fight(t, FIELD, 0, 1)
    events = list(t.s.events or ())
    while t.s.must and t.s.battle is not None and not t.s.battle.outcome:
        whole = study(scene(t.s, 0, events), "battle")
        cut = study(scene(t.s, 0), "battle")
        assert whole["outcome"] == cut["outcome"] == "ongoing"
        assert cut["partial"]
        for side in (0, 1):
            stand: dict[str, int] = {}
            for band in t.s.battle.bands[side]:
                stand[UNITS[band[UNIT]]] = stand.get(UNITS[band[UNIT]], 0) + band[NUMBER]
            assert total([whole["sides"][side]["left"]]) == total([cut["sides"][side]["left"]]) == total([stand])
        t.s.events = []
        options = [x for x in legal(t.s, t.asked).options() if not GAME.grammar.text(x).startswith(("stand", "rank"))]
        apply(t.s, t.asked, rnd.choice(options))
        events += t.s.events


@pytest.mark.parametrize("seed", range(12))
def test_a_naval_battle_is_what_happened(seed: int) -> None:
    rnd = random.Random(seed)
    t = afloat.sea(navigation=4)
    t.rolls.rest.key = b"sea %d" % seed
    fleets = [[t.carrier(seat, rnd.choice(("light_galley", "frigate")), "S1") for _ in range(2)] for seat in (0, 1)]
    for name in (fleets[0][0], fleets[1][1]):
        t.force(t.c(name).owner, CARRIERS[name], light_infantry=rnd.randint(1, 3), archer=1)
    t.s.events = []
    afloat.battle(t, fleets[0], fleets[1])
    while t.s.must:
        options = [x for x in legal(t.s, t.asked).options() if not GAME.grammar.text(x).startswith(("stand", "rank"))]
        apply(t.s, t.asked, rnd.choice(options))
    shown = study(scene(t.s, 0, t.s.events), "battle")
    assert shown["kind"] == "naval"
    assert shown["place"] == "S1"
    assert shown["outcome"] == ("attacker" if t.s.naval is not None and t.s.naval.outcome == ATTACKER else "defender")
    for side in shown["sides"]:
        for ship in side["ships"]:
            x = t.s.carriers[CARRIERS.index(ship["ship"])]
            lost = total([
                now["sides"][duel["ships"].index(ship["ship"])]["lost"]
                for one in shown["rounds"] for duel in one["duels"] if ship["ship"] in duel["ships"]
                for now in duel["phases"]
            ])  # fmt: skip
            assert {key: n - lost.get(key, 0) for key, n in ship["start"].items()} == ship["left"]
            if x is not None and ship.get("fate", "fled") in ("fled", "back"):
                men = soldiers_aboard(t.s, CARRIERS.index(ship["ship"]))
                spare = sum(y["ship"] != ship["ship"] for y in side["ships"])  # a prize may have taken a Crewman
                assert ship["left"]["sails"] == x.sails
                assert ship["left"]["hull"] == x.hull
                assert x.crew <= ship["left"]["crew"] <= x.crew + 2 * spare
                assert ship["left"]["soldiers"] == men
    for one in shown["rounds"]:
        for duel in one["duels"]:
            for now in duel["phases"]:
                for side in now["sides"]:
                    assert side["hits"] == sum(hit for roll in side["rolls"] for _, hit in roll["dice"])


def test_the_list_names_every_battle_of_a_game_in_order() -> None:
    s, rnd = new_game("golden italy", 4, 109), random.Random(109)
    events: list[Any] = []
    begun = 0
    for _ in range(700):
        s.events = []
        apply(s, *move(s, rnd))
        events += s.events
        begun += sum(GAME.grammar.events[e[0]].name in ("battle-begun", "naval-begun") for e in s.events)
    shown = study(scene(s, None, events), "battles")["battles"]
    assert [x["n"] for x in shown] == list(range(begun))
    assert begun > 2
    for x in shown:
        whole = study(scene(s, None, events), "battle", n=str(x["n"]))
        assert {key: whole[key] for key in ("place", "kind", "outcome")} == {
            key: x[key] for key in ("place", "kind", "outcome")
        }
        assert x["place"] in PLACES


def test_where_there_was_none_there_is_nothing() -> None:
    t = arena()
    assert study(scene(t.s, 0), "battles") == {"battles": []}
    assert study(scene(t.s, 0), "battle") == {}


# ---- odds ------------------------------------------------------------------------------------------------------------


def paused(seed: int, walled: bool) -> Table:
    """A battle at its first question."""
    rnd = random.Random(seed)
    t = arena(1, fortress="tower" if walled else "")
    t.force(0, ARENA, moved=ARRIVED, **army(rnd, ATTACK) | {"crewman": 2, "catapult": 2})
    t.force(1, ARENA, **army(rnd, DEFENCE))
    fight(t, ASSAULT if walled else FIELD, 0, 1)
    return t


@pytest.mark.parametrize("seed", range(4))
def test_the_odds_are_those_of_the_battle_fought_on_by_the_engine(seed: int) -> None:
    t = paused(seed, seed % 2 == 0)
    b = t.s.battle
    assert b is not None
    assert not b.outcome
    shown = study(scene(t.s, 0), "odds")
    assert shown == study(scene(t.s, 1), "odds") == study(scene(t.s, None), "odds")
    assert sum(shown[x] for x in ("attacker", "defender", "stalled")) == shown["trials"] == 100
    steady(t, losses=1, aim=1, commander=1)
    ends = []
    for n in range(150):
        real = t.s.copy()
        real.chance = Seeded(b"engine %d" % n)
        run(real)
        assert real.battle is not None
        assert real.battle.outcome, "somebody is asked"
        ends.append(OUTCOMES[real.battle.outcome])
    for end in ("attacker", "defender", "stalled"):
        assert abs(shown[end] / 100 - ends.count(end) / len(ends)) < 0.2


def test_there_are_no_odds_of_what_is_decided() -> None:
    assert study(scene(arena().s, 0), "odds") == {}
    t, _ = fought(3)
    assert study(scene(t.s, 0), "odds") == {}
