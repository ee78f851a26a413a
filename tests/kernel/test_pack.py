"""States as data: nothing forgotten, nothing foreign made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import spies, toy
from walking import do, new_match, play

from signoria.kernel.pack import BadData, classes_of, digest, fields, pack, revive, sparse, unpack

CLASSES = toy("spies").classes()

values = st.recursive(
    st.none() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.lists(inner, max_size=3).map(tuple),
    max_leaves=10,
)


@given(value=values)
def test_lists_and_tuples_come_back_as_what_they_were(value: Any) -> None:
    assert unpack(json.loads(json.dumps(pack(value))), {}) == value


def test_every_column_is_packed() -> None:
    """G20: by reflection, so that a column added to a toy is saved without a word here."""
    state = new_match("spies").state
    state.added, state.follows_ = [1, 2], 3
    assert "added" in fields(state)
    assert "follows_" not in fields(state)
    assert not {"chance", "events", "drawn", "fresh", "streams"} & set(fields(state))
    assert pack(state)["added"] == [1, 2]


def test_an_answer_that_waits_is_packed_with_its_step() -> None:
    match = new_match("spies")
    do(match, 1, "write:4")
    asking = pack(match.state)["agenda"][-1]
    assert asking["step"] == {"_": "Write"}
    assert asking["drafts"] == {"(": [{"(": []}, {"(": [{"(": [spies.WRITE, 4]}]}]}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (1.5, "a float has no place"),
        ({"(": 3}, "a tuple is"),
        ({"(": [], "x": 1}, "a tuple is"),
        ({}, "unknown class 'None'"),
        ({"_": "State"}, "unknown class 'State'"),
        ({"_": ["Look"]}, "unknown class"),
        ({"_": "Look", "take": 1}, "Look has no field 'take'"),
        ({"_": "Look", "__class__": 1}, "Look has no field '__class__'"),
        ([{"_": "Look", "spy": [[2.5]]}], "a float has no place"),
    ],
)
def test_foreign_data_is_refused(data: Any, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        unpack(data, CLASSES)


def test_a_revived_state_has_the_chance_of_the_new_one() -> None:
    match = play(new_match("spies"), 1, 3)
    new = toy("spies").deal(2, match.chance)
    revived = revive(pack(match.state), CLASSES, new)
    assert revived.chance is match.chance
    assert pack(revived) == pack(match.state)
    assert revived.streams == match.state.streams


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"points": {"(": [1]}}, "points must be like"),
        ({"points": [1, "x"]}, "points must be like"),
        ({"must": "all"}, "must must be like"),
        ({"agenda": [3]}, "the agenda or the counters do not fit"),
        ({"counters": [0]}, "the agenda or the counters do not fit"),
        ({"gold": 3}, "a state has no 'gold'"),
    ],
)
def test_a_state_that_is_none_is_not_revived(change: dict[str, Any], reason: str) -> None:
    match = new_match("spies")
    packed = {**pack(match.state), **change}
    with pytest.raises(BadData, match=reason):
        revive(packed, CLASSES, toy("spies").deal(2, match.chance))


def test_a_state_without_a_column_is_not_revived() -> None:
    match = new_match("spies")
    packed = pack(match.state)
    del packed["purse"]
    with pytest.raises(BadData, match="the state has no purse"):
        revive(packed, CLASSES, toy("spies").deal(2, match.chance))


def test_a_hash_is_keyed_and_leaves_out_what_is_empty() -> None:
    state = new_match("spies").state
    assert digest(state, b"a") != digest(state, b"b")
    assert len(digest(state, b"a")) == 16
    assert "points" in sparse(state)
    assert "deals" not in sparse(state)


STEPS = """
from signoria.kernel.state import Step, Together
class Ask(Step):
    def words(self): ...
class {name}(Ask):
    def take(self, s, seat, option): ...
"""


def test_the_steps_of_a_package_are_found_with_the_parts_of_a_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not their bases, nor what a module has from another one."""
    (tmp_path / "heap" / "deep").mkdir(parents=True)
    for place, name in (("", "Dig"), ("deep/", "Fill")):
        (tmp_path / f"heap/{place}__init__.py").touch()
        (tmp_path / f"heap/{place}steps_of_{name.lower()}.py").write_text(STEPS.format(name=name))
    monkeypatch.syspath_prepend(tmp_path)
    assert classes_of("heap", spies.Spies).keys() == {"Asking", "Spies", "Dig", "Fill"}


def test_no_two_steps_of_a_package_have_one_name() -> None:
    with pytest.raises(AssertionError, match="two steps are called Turn"):
        classes_of("toys")
