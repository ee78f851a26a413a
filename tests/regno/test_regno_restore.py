"""Packed states that come in: what the rules wrote comes back, and nothing else gets through."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from signoria.games.regno.fights import ONGOING, new_battle, new_naval
from signoria.games.regno.ids import NOWHERE
from signoria.games.regno.rules import GAME
from signoria.games.regno.state import Regno
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, run
from signoria.kernel.pack import BadData, pack

from .build import place
from .walks import moments, move, new_game, setup_of

Change = Callable[[dict[str, Any]], object]


@lru_cache(maxsize=4)
def packed_text(mode: str, choices: int) -> str:
    s = new_game(mode, 3, 4)
    for n, _ in enumerate(moments(s, 5)):
        if n == choices:
            break
    return json.dumps(pack(s))


def packed(mode: str = "wealthy italy", choices: int = 150) -> dict[str, Any]:
    """A state as a file has it."""
    found: dict[str, Any] = json.loads(packed_text(mode, choices))
    return found


def restored(data: dict[str, Any], mode: str = "wealthy italy") -> Regno:
    return GAME.restore(data, setup_of(mode, 3), Seeded(b"x"))


def complaint(data: dict[str, Any]) -> str:
    with pytest.raises(BadData) as error:
        restored(data)
    text = str(error.value)
    assert text.isprintable()
    assert len(text) < 200
    return text


def test_what_the_rules_wrote_comes_back_and_plays_on() -> None:
    s = restored(packed())
    assert pack(s) == packed()
    rnd = random.Random(1)
    for _ in range(50):
        apply(s, *move(s, rnd))


def test_the_start_comes_back() -> None:
    s = GAME.new(setup_of("schematic", 3), Seeded(b"x"))
    again = restored(json.loads(json.dumps(pack(s))), "schematic")
    run(again)
    assert again.must == 0b111


def people(d: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(x for x in d["people"] if x)
    return found


def ship(d: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(x for x in d["carriers"] if x)
    return found


def land(d: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(x for x in d["provinces"] if x)
    return found


def fight(d: dict[str, Any], **fields: Any) -> None:
    """A battle that has not begun, but for these fields."""
    d["battle"] = {**pack(new_battle(0, place("BOL"), 0, 1)), **fields}


def at_sea(d: dict[str, Any], **fields: Any) -> None:
    d["naval"] = {**pack(new_naval(place("TIS"), 0, 1)), **fields}


def pair(a: Any, b: Any) -> Any:
    return {"(": [a, b]}


def band(unit: int = 3, number: int = 1) -> Any:
    return {"(": [unit, number, 0, 0, 0, NOWHERE, 0]}


NONE: Any = {"(": []}
ACTIVATION = {"_": "Activation", "seat": 0, "left": {"(": [7]}, "start": True}
NO_ANSWERS = {"ready": 0, "drafts": {"(": [NONE] * 3}, "plays": 0}
BATTLES: list[tuple[str, Any]] = [
    ("fallen", pair(-1, NONE)), ("fallen", pair(NONE, NONE)), ("bands", pair(99, NONE)), ("hits", pair(NONE, 0)),
    ("bands", pair({"(": [pair(1, 2)]}, NONE)), ("saved", NONE), ("wounded", NONE), ("commanders", pair(9999, -1)),
    ("bands", pair({"(": [band(unit=99)]}, NONE)), ("bands", pair(NONE, {"(": [band(), band(number=-1)]})),
    ("bands", pair({"(": [band()]}, NONE)), ("wounded", pair(pair(0, 1), pair(-1, 0))),
    ("aims", pair({"(": [1]}, NONE)), ("charged", 1), ("crown", 1), ("place", 0),
]  # fmt: skip
FLEETS: list[tuple[str, Any]] = [
    ("fleets", pair(99, NONE)), ("fleets", pair({"(": [999]}, NONE)), ("pairs", {"(": [1]}), ("fled", NONE),
]  # fmt: skip
WRONG: list[tuple[str, Change, str]] = [
    ("seats", lambda d: d.update(seats=4), "4 seats"),
    ("must", lambda d: d.update(must=9), "must"),
    ("must other", lambda d: d.update(must=0), "must is"),
    ("round", lambda d: d.update(round=400), "round"),
    ("order", lambda d: d.update(order=[0, 0, 1]), "order"),
    ("wars", lambda d: d.update(wars=[2, 0, 0]), "wars"),
    ("self-war", lambda d: d.update(wars=[1, 0, 0]), "itself"),
    ("pacts", lambda d: d.update(pacts={"(": [{"(": [0, 9, 1]}]}), "pacts"),
    ("bands", lambda d: d.update(bands=[0, 3, 3]), "bands"),
    ("decks", lambda d: d.update(decks=[1 << 12, 0, 0, 0]), "deck 0"),
    ("tavern", lambda d: d.update(tavern={"(": [1, 1, 1]}), "Captain"),
    ("offices", lambda d: d.update(offices=[5000, -1, -1, -1]), "offices"),
    ("relic", lambda d: d.update(relic=3), "relic"),
    ("final", lambda d: d.update(final=[{"(": [1]}]), "final"),
    ("orders", lambda d: d.update(orders=[{"(": [{"(": [1, 2, 3]}]}, {"(": []}, {"(": []}]), "standing order"),
    ("has_standing", lambda d: d.update(has_standing=5), "has_standing"),
    ("later", lambda d: d.update(later=[1]), "put off"),
    ("unknown", lambda d: d.update(wealth=1), "no 'wealth'"),
    ("missing", lambda d: d.pop("wars"), "no wars"),
    ("stock", lambda d: d["realms"][0]["stock"].__setitem__(0, -1), "stock"),
    ("tech", lambda d: d["realms"][0]["tech"].__setitem__(0, 5), "tech"),
    ("program", lambda d: d["realms"][0].update(program={"(": [3, 3]}), "program"),
    ("out", lambda d: d["realms"][0].update(out=1), "out"),
    ("capital", lambda d: d["realms"][0].update(capital=0), "capital"),
    ("person", lambda d: people(d).update(place=0), "place"),
    ("role", lambda d: people(d).update(role=99), "role"),
    ("person's field", lambda d: people(d).update(crown=1), "crown"),
    ("force", lambda d: d["forces"][0].update(place=0), "place"),
    ("forces", lambda d: d.update(forces=d["forces"][:1] * 1000), "forces"),
    ("nobody", lambda d: d["forces"][0].update(counts={"(": [0] * 26}), "no pieces"),
    ("carrier", lambda d: ship(d).update(place=0), "place"),
    ("cargo", lambda d: ship(d).update(cargo={"(": [1]}), "cargo"),
    ("hull", lambda d: ship(d).update(hull=77), "hull"),
    ("unrest", lambda d: land(d).update(unrest=4), "unrest"),
    ("free", lambda d: land(d).update(free=50), "free"),
    ("ps", lambda d: land(d).update(ps=90), "ps"),
    ("worked", lambda d: land(d).update(worked=(1 << 15) - 1, free=1, slaves=0), "worked"),
    ("province", lambda d: land(d).update(owner="me"), "owner|whole"),
    ("nobody's", lambda d: land(d).update(owner=NOWHERE), "owner is a seat or neutral"),
    ("step", lambda d: d["agenda"][0].update(when=1), "no fields"),
    ("class", lambda d: d["agenda"][0].update({"_": "Nothing"}), "unknown class"),
    ("agenda", lambda d: d.update(agenda=d["agenda"] * 300), "agenda"),
    ("step's field", lambda d: d["agenda"].insert(0, {"_": "Activation", "seat": 0, "left": 1, "start": True}), "left"),
    ("no Order", lambda d: d["agenda"].insert(0, ACTIVATION), "left"),
    ("nobody asks", lambda d: d["agenda"].insert(0, {"_": "Asking", "step": None, **NO_ANSWERS}), "all at once"),
    *((f"battle's {name}", lambda d, name=name, x=x: fight(d, **{name: x}), name) for name, x in BATTLES),
    *((f"naval {name}", lambda d, name=name, x=x: at_sea(d, **{name: x}), name) for name, x in FLEETS),
]


@pytest.mark.parametrize(("name", "change", "said"), WRONG, ids=[x[0] for x in WRONG])
def test_what_cannot_be_is_refused_in_one_line(name: str, change: Change, said: str) -> None:
    data = packed()
    change(data)
    text = complaint(data)
    assert any(word in text for word in said.split("|")), text


def spots(x: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths of all values."""
    found = [path] if path else []
    inner = x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ()
    for key, value in inner:
        found += spots(value, (*path, key))
    return found


def test_fights_that_have_not_begun_come_back() -> None:
    data = packed()
    fight(data)
    at_sea(data)
    assert pack(restored(data)) == data


def test_a_battle_comes_back_in_each_of_its_moments() -> None:
    """Its bands are the pieces of the forces there, until it is decided; then the forces go on alone."""
    fought = Counter[bool]()
    for seed in range(20):
        s = new_game("wealthy italy", 3, seed)
        for _ in moments(s, seed):
            if s.battle is not None and any(s.battle.bands):
                data = json.loads(json.dumps(pack(s)))
                assert pack(restored(data)) == data
                fought[s.battle.outcome == ONGOING] += 1
        if fought[True] > 20 and fought[False] > 2:
            return
    pytest.fail(f"too few battles: {fought}")


@pytest.mark.parametrize("seed", range(6))
def test_a_value_changed_at_random_is_refused_or_plays_on(seed: int) -> None:
    rnd = random.Random(seed)
    original = packed("wealthy italy", 100 + 60 * seed)
    places = spots(original)
    for _ in range(60):
        data = copy.deepcopy(original)
        path = rnd.choice(places)
        at = data
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = rnd.choice([-7, -1, 0, 1, 2, 99, 1 << 40, True, None, "x", [], {"(": []}, {"(": [1, 2]}])
        try:
            s = restored(data)
        except BadData:
            continue
        assert s.must == original["must"]
