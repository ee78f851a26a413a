"""Packed states that come in: what the rules wrote comes back, and nothing else gets through or makes trouble later."""

from __future__ import annotations

import copy
import inspect
import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lorenzo.walks import MODES, move, new_match, play, strange_match
from signoria.games.lorenzo import restoring
from signoria.games.lorenzo.gains import LoseOne, TakeOrLeave
from signoria.games.lorenzo.leaders import CopyLeader, RaiseMember
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.work import Production
from signoria.kernel.engine import apply, legal, run, seats_of
from signoria.kernel.game import start
from signoria.kernel.match import Match
from signoria.kernel.pack import BadData, pack
from signoria.kernel.state import Step

Change = Callable[[dict[str, Any]], object]


def packed(match: Match[Lorenzo]) -> dict[str, Any]:
    """A state as a file has it."""
    found: dict[str, Any] = json.loads(json.dumps(pack(match.state)))
    return found


def restored(match: Match[Lorenzo], data: dict[str, Any]) -> Lorenzo:
    return start(GAME, replace(match.setup, position=data), match.chance)


def complaint(match: Match[Lorenzo], data: dict[str, Any]) -> str:
    with pytest.raises(BadData) as error:
        restored(match, data)
    text = str(error.value)
    assert text.isprintable()
    assert len(text) < 200
    return text


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_that_the_rules_make_comes_back(mode: str, seats: int) -> None:
    match = new_match(mode, seats, seats)
    while True:
        data = packed(match)
        assert pack(restored(match, data)) == data
        if match.over:
            break
        play(match, len(match.log), 1 + len(match.log) % 9)


@pytest.mark.parametrize("seed", range(4))
def test_states_with_changed_numbers_come_back(seed: int) -> None:
    match = strange_match(2 + seed % 3, seed)
    for n in range(6):
        data = packed(match)
        assert pack(restored(match, data)) == data
        play(match, n, 40)


def test_every_argument_of_a_step_is_checked() -> None:
    """A new step's arguments must be entered, else its positions could not be read at all."""
    steps = [x for x in GAME.classes().values() if issubclass(x, Step) and x.__name__ != "Asking"]
    assert len(steps) > 15
    for step in steps:
        if step.__init__ is not object.__init__:
            names = getattr(step, "__mypyc_attrs__", None) or list(inspect.signature(step.__init__).parameters)[1:]
            assert {name for name in names if not name.startswith("__")} <= set(restoring.ARGUMENTS), step


def _first(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = data["players"][0]
    return found


def _doubled(data: dict[str, Any]) -> None:
    card = next(x for x in data["floor_card"] if x >= 0)
    data["floor_card"][data["floor_card"].index(card) ^ 1] = card


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data.update(seats=3), "the setup for 4"),
        (lambda data: data.update(round=7), "round is 0 to 6"),
        (lambda data: data.update(must=1 << 200), "mask of seats"),
        (lambda data: data.update(dice=[7, 1, 1]), "dice must be 3 whole numbers from 0 to 6"),
        (lambda data: data.update(dice=[True, 1, 1]), "dice must be"),
        (lambda data: data.update(order=[0, 0, 1, 2]), "each seat stands once"),
        (lambda data: data.update(tiles=data["tiles"][::-1]), "one of each period"),
        (lambda data: data.update(counters=[1]), "counters"),
        (lambda data: data.update(luck=1), "a state has no 'luck'"),
        (lambda data: data.pop("decks"), "the state has no decks"),
        (lambda data: data.update(decks=[0] * 12), "fewer than the"),
        (_doubled, "is in two places"),
        (lambda data: data["players"].pop(), "players must be 4"),
        (lambda data: _first(data).update(stock=[10**70] * 7), "player 0: stock"),
        (lambda data: _first(data)["stock"].__setitem__(2, -1), "below 0"),
        (lambda data: _first(data)["stock"].__setitem__(5, 16), "the faith track ends at 15"),
        (lambda data: _first(data).update(luck=1), "player 0: there is no field 'luck' | has no attribute 'luck'"),
        (lambda data: _first(data).pop("hand"), "player 0 has no hand"),
        (lambda data: _first(data).update(members=99), "members is a mask"),
        (lambda data: _first(data).update(tile=-1), "every player has a bonus tile"),
        (lambda data: _first(data).update(copied=3), "nobody else has in play"),
        (lambda data: _first(data).update(excommunicated={"(": [9]}), "tiles in play"),
        (lambda data: data["coloured"].__setitem__(0, 3), "coloured must be"),
        (lambda data: data["at"].__setitem__(0, {"(": [200]}), "seat * 8 + member"),
        (lambda data: data["at"].__setitem__(0, {"(": [0]}), "is at hand and on the board"),
        (lambda data: data.update(agenda=data["agenda"] * 9), "the agenda has at most"),
        (lambda data: data["agenda"][-1].update(seat=4), "Turn on the agenda: seat"),
        (lambda data: data["agenda"][-1].update(placed=0), "Turn on the agenda: placed | Turn does not fit: bool"),
        (lambda data: data["agenda"].append({"_": "Buy", "seat": 0, "space": 1, "discount": {"(": []}}), "space does"),
        (lambda data: data["agenda"].append({"_": "Round"}), "Round stands twice"),
        (lambda data: data["agenda"].append({"_": "VaticanReport", "period": 4}), "period does not fit"),
        (lambda data: data["agenda"].append({"_": "Nobody"}), "unknown class"),
        (lambda data: data["agenda"].append({"_": "Turn", "seat": 0}), "Turn does not fit"),
    ],
)  # fmt: skip
def test_what_no_table_can_show_gets_one_line(change: Change, reason: str) -> None:
    match = new_match("base")
    data = packed(match)
    change(data)
    said = complaint(match, data)
    assert any(x in said for x in reason.split(" | "))  # a compiled class may refuse a field itself, in its own words


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["packets"]["("].reverse(), "the last one seen"),
        (lambda data: data["kept"]["("].__setitem__(0, {"(": []}), "one leader is kept"),
        (lambda data: data.update(seen={"(": [{"(": []}] * 4}), "without a draft"),
        (lambda data: data["seen"]["("][1]["("].reverse(), "is in two places"),
        (lambda data: _first(data).update(hand={"(": []}), "kept in the draft"),
        (lambda data: _first(data).update(hand={"(": [-1]}), "player 0: hand"),
        (lambda data: data["agenda"][-1].update(ready=15), "is ready when its answer is whole"),
        (lambda data: data["agenda"][-1].update(step={"_": "Round"}), "answered by all at once"),
        (lambda data: data.update(agenda=data["agenda"][:-1]), "as long as leaders are drafted"),
    ],
)
def test_a_draft_that_cannot_have_been_gets_one_line(change: Change, reason: str) -> None:
    match = new_match()
    while not match.state.kept[0] or match.state.must == 15:  # one leader is kept, somebody has named the second
        play(match, 1, 1)
    data = packed(match)
    assert data["agenda"][-1]["_"] == "Asking"
    change(data)
    assert reason in complaint(match, data)


def spots(x: Any) -> Iterator[tuple[Any, Any]]:
    """Every (container, key) of packed data."""
    for key, value in list(x.items() if isinstance(x, dict) else enumerate(x)):
        yield x, key
        if isinstance(value, dict | list):
            yield from spots(value)


STRANGE = st.one_of(
    st.integers(-3, 30),
    st.sampled_from([1 << 31, 1 << 200, -(1 << 64), 9999, True, None, "x", [], {}, {"(": []}, {"(": [0, 1]}]),
)


@settings(max_examples=200, deadline=None)
@given(
    st.integers(0, 5), st.integers(0, 150), st.lists(st.tuples(st.integers(0, 10**6), STRANGE), max_size=3), st.data()
)
def test_edited_states_are_refused_in_one_line_or_can_be_played(
    seed: int, entries: int, edits: list[tuple[int, Any]], more: st.DataObject
) -> None:
    """Whatever is accepted goes on as a match does: no error, no endless menu, nobody asked without a choice."""
    match = play(new_match(more.draw(st.sampled_from(list(MODES))), 2 + seed % 3, seed), seed, entries)
    data = packed(match)
    for at, value in edits:
        places = list(spots(data))
        container, key = places[at % len(places)]
        if more.draw(st.booleans()):
            container[key] = copy.deepcopy(value)
        else:  # two things of one list change places, or one is doubled
            other, there = more.draw(st.sampled_from(places))
            container[key] = copy.deepcopy(other[there])
    begun = time.perf_counter()
    try:
        state = restored(match, data)
        run(state)
    except BadData as error:
        said = str(error)
        assert said.isprintable(), said
        return
    rnd = random.Random(seed)
    for _ in range(40):
        if not state.must:
            break
        for seat in seats_of(state.must):
            assert 0 < len(legal(state, seat, True).legal) < 3_000
        seat, option = move(state, rnd)
        apply(state, seat, option)
    assert time.perf_counter() - begun < 2


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (RaiseMember(0), "RaiseMember is asked before anything else"),
        (CopyLeader(0), "CopyLeader is asked before anything else"),
        (Production(0, 3, (28,), ()), "Production is asked before anything else"),
        (TakeOrLeave(0, ()), "TakeOrLeave is asked before anything else"),
        (Production(0, 3, (), ()), "todo does not fit"),
        (Production(0, 3, (24,), ()), "todo does not fit"),  # the Mint has no conversion
        (LoseOne(0, 0, ((2, 1),)), "there must be wood and stone to choose from"),
    ],
)
def test_no_step_lies_in_wait_for_a_moment_when_it_could_not_be_answered(step: Step[Any], said: str) -> None:
    match = new_match("base", 2, 1)
    match.state.agenda.insert(len(match.state.agenda) - 1, step)
    assert said in complaint(match, packed(match))
