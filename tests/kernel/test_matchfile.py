"""Match files: what stands in them, what `load` and `verify` find, and that no bytes make them fail otherwise."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import NAMES, battle, toy
from walking import do, new_match, play

from signoria.kernel import matchfile
from signoria.kernel.files import LARGEST
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, commitment, key_of_seed
from signoria.kernel.matchfile import MatchFileError, load, verify
from signoria.kernel.pack import pack
from signoria.kernel.position import read as read_position

Change = Callable[[dict[str, Any]], None]


def whole(name: str = "battle", seed: int = 1) -> str:
    return matchfile.write(play(new_match(name, seed), seed))


def changed(text: str, change: Change) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data)


def complaint(data: str | bytes) -> str:
    """What `load` says; one printable line, and `verify` says no less."""
    with pytest.raises(MatchFileError) as error:
        load(data, toy)
    message = str(error.value)
    assert message.isprintable()
    assert len(message) < 500
    return message


# ---- what stands in a file -------------------------------------------------------------------------------------------


def test_a_running_match_names_start_choices_and_outcomes() -> None:
    match = new_match("battle")
    match.names = ("Ada", "Niccolò")
    match.choose(0, [(battle.MARCH, 1)], by="greedy")
    data = matchfile.dump(match)
    assert " ".join(data) == "format version game rules setup names commitment view opening entries"
    entry = data["entries"][0]
    assert entry.pop("got") == [["dice", list(match.log[0].drawn[0][1])]]
    assert entry == {"n": 1, "seat": 0, "do": ["march:ford"], "by": "greedy", "mark": match.log[0].mark}
    assert data["commitment"] == commitment(match.key)
    assert data["view"] == matchfile.SPECTATOR


def test_an_entry_stands_on_a_line_of_its_own() -> None:
    match = play(new_match("march"), 1)
    lines = matchfile.write(match).splitlines()
    assert sum(line.startswith('  {"n":') for line in lines) == len(match.log)


def test_names_undo_and_retract_round_trip() -> None:
    match = new_match("spies")
    match.names = ("Ada", "Bea")
    do(match, 0, "write:1", "write:7")
    match.retract(0)
    do(match, 1, "write:1", "write:8")
    match.undo(1, 0, by="Ada")
    text = matchfile.write(match, "all")
    again = load(text, toy)
    assert matchfile.write(again, "all") == text
    assert again.names == ("Ada", "Bea")
    assert (again.force, again.undone, again.question_of(1)) == (match.force, match.undone, match.question_of(1))
    assert again.log == match.log
    play(again, 4)
    assert again.over


def test_the_whole_file_comes_at_the_end() -> None:
    match = play(new_match("spies"), 2)
    assert matchfile.write(match, 0) == matchfile.write(match, "all") == matchfile.write(match)


def test_a_match_on_a_real_table_is_verified_without_its_chance() -> None:
    match = Match(toy("battle"), Setup("battle", 2), key_of_seed("table"), typed=True)
    match.choose(0, [(battle.MARCH, 1)], outcomes=[[5, 5, 5, 0, 0]])
    text = matchfile.write(match, "all")
    verdict = verify(text, toy)
    assert verdict.ok
    assert "real table" in verdict.reason
    again = load(text, toy)
    assert again.typed
    assert matchfile.write(again, "all") == text
    bad = changed(text, lambda data: data["entries"][0]["got"][0][1].__setitem__(4, 5))
    assert verify(bad, toy).first_bad == 1


def test_a_match_from_a_position_round_trips_and_hides_it_while_it_runs() -> None:
    position = pack(play(new_match("spies", 3), 3, 3).state)
    match = Match(toy("spies"), Setup("spies", 2, position=position), key_of_seed(4))
    assert load(matchfile.write(match, "all"), toy).state.notes == match.state.notes
    view = matchfile.write(match, 1)
    assert json.loads(view)["setup"]["position"] == "hidden"
    assert verify(view, toy).reason.endswith("the start is hidden from this view: choices are checked up to there")


def test_the_verdict_on_a_view_says_which_entries_nobody_can_replay() -> None:
    match = play(new_match("spies", 3), 3, 12)
    view = matchfile.write(match, 1)
    entries = json.loads(view)["entries"]
    hidden = next(n for n, entry in enumerate(entries, 1) if entry.get("hidden"))
    said = f"{len(entries) - hidden + 1} of {len(entries)} entries, from entry {hidden} on, cannot be replayed"
    verdict = verify(view, toy)
    assert (verdict.ok, verdict.checked) == (True, hidden - 1)
    assert said in verdict.reason
    later = changed(view, lambda data: data["entries"][-1].update(do=["report:1:1"], hidden=False))
    assert said in verify(later, toy).reason
    whole = verify(matchfile.write(match, "all"), toy)
    assert "cannot be replayed" not in whole.reason


# ---- verify ----------------------------------------------------------------------------------------------------------


def edit_option(data: dict[str, Any]) -> None:
    entry = next(entry for entry in data["entries"] if entry["do"] == ["stand"])
    entry["do"] = ["yield"]


def edit_outcome(data: dict[str, Any]) -> None:
    entry = next(entry for entry in data["entries"] if "got" in entry)
    entry["got"][0][1][0] = (entry["got"][0][1][0] + 1) % 6


def first(text: str, key: str, value: object = None) -> int:
    """Number of the first entry that has the key (with that value)."""
    return next(e["n"] for e in json.loads(text)["entries"] if key in e and (value is None or e[key] == value))


def test_verify_names_the_first_entry_that_does_not_fit() -> None:
    text = whole()
    count = len(json.loads(text)["entries"])
    assert verify(text, toy) == matchfile.Verdict(True, count, count, None, "", over=True)
    option = verify(changed(text, edit_option), toy)
    assert (option.ok, option.first_bad) == (False, first(text, "do", ["stand"]))
    outcome = verify(changed(text, edit_outcome), toy)
    assert (outcome.ok, outcome.first_bad) == (False, first(text, "got"))
    assert "the outcomes are dice" in outcome.reason
    mark = verify(changed(text, lambda data: data["entries"][4].update(mark="0" * 12)), toy)
    assert (mark.first_bad, mark.checked) == (5, 4)
    hashed = first(text, "hash")
    state = verify(changed(text, lambda data: data["entries"][hashed - 1].update(hash="0" * 16)), toy)
    assert (state.first_bad, state.reason) == (hashed, "the hash of the position does not fit")


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_match_without_its_tail_is_found(name: str) -> None:
    """A cut at any entry; and who takes the closing mark off as well is told that the match is not over."""
    text = whole(name)
    data = json.loads(text)
    count = len(data["entries"])
    assert data["end"] == data["entries"][-1]["mark"]
    assert verify(text, toy).over
    for left in {0, count // 2, count - 1}:
        cut = {**data, "entries": data["entries"][:left]}
        verdict = verify(json.dumps(cut), toy)
        assert (verdict.ok, verdict.over, verdict.first_bad, verdict.checked) == (False, False, left + 1, left)
        assert f"entry {left + 1}: it is missing" in complaint(json.dumps(cut))
        del cut["end"]
        verdict = verify(json.dumps(cut), toy)
        assert (verdict.ok, verdict.over, verdict.first_bad, verdict.entries) == (True, False, None, left)
    forged = {**data, "entries": data["entries"][:-1], "end": data["entries"][-2]["mark"]}
    assert verify(json.dumps(forged), toy).first_bad == count
    del data["end"]  # as earlier versions wrote it
    assert verify(json.dumps(data), toy) == verify(text, toy)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data.update(seed="ab" * 32), "the seed is not the one"),
        (lambda data: data.update(commitment="ab" * 32), "the seed is not the one"),
        (lambda data: data["opening"].update(mark="ab" * 6), "its mark does not fit"),
        (lambda data: data.update(typed=True), "its mark does not fit"),
    ],
)
def test_verify_finds_a_changed_start(change: Change, reason: str) -> None:
    verdict = verify(changed(whole(), change), toy)
    assert (verdict.ok, verdict.first_bad) == (False, 0)
    assert reason in verdict.reason


def test_another_setup_does_not_fit_the_opening_mark() -> None:
    """Two seats more would change nothing that the first entries show."""
    text = matchfile.write(new_match("tricks", seats=3), "all")
    verdict = verify(changed(text, lambda data: data["setup"].update(seats=4)), toy)
    assert verdict.first_bad == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_view_is_verified_as_far_as_it_goes(name: str) -> None:
    match = play(new_match(name), 5, 12)
    for seat in (None, 0):
        verdict = verify(matchfile.write(match, seat), toy)
        assert verdict.ok
        assert "no seed" in verdict.reason
        assert (verdict.checked == verdict.entries) == ("hidden" not in verdict.reason)


def test_an_illegal_option_in_a_view_is_found() -> None:
    text = matchfile.write(play(new_match("march"), 5, 12), 0)
    verdict = verify(changed(text, lambda data: data["entries"][6].update(do=["step:p149"])), toy)
    assert (verdict.first_bad, verdict.reason) == (7, "step:p149: this option is not legal now")


# ---- refusals --------------------------------------------------------------------------------------------------------


def test_a_view_is_not_loaded() -> None:
    message = complaint(matchfile.write(new_match("battle"), 1))
    assert "as seat 1 sees it" in message
    assert "when the match is over" in message


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data.update(format="chess"), "no match file"),
        (lambda data: data.update(version=2), "match format 2, this Signoria reads 1"),
        (lambda data: data.update(rules=7), "version 7 of the rules of battle"),
        (lambda data: data.update(game="chess"), "no game 'chess'"),
        (lambda data: data.update(colour="red"), "unknown field `colour`"),
        (lambda data: data["setup"].update(seats=5), "the start: battle is for 2 to 2 players"),
        (lambda data: data["setup"].update(seats=1 << 70), "setup.seats: "),
        (lambda data: data["setup"].update(options={"fog": "on"}), "the start: battle has no option 'fog'"),
        (lambda data: data["setup"].update(position={"_": "Battle"}), "the start: the state has no agenda"),
        (lambda data: data["setup"].update(position=[]), "setup.position"),
        (lambda data: data.update(names=["Ada"]), "names: 1 for 2 seats"),
        (lambda data: data["entries"].pop(2), "entry 3 has the number 4"),
        (lambda data: data["entries"][1].update(seat="0"), "entry 2, seat: Expected `int`"),
        (lambda data: data["entries"][1].update(seat=-1), "entry 2, seat: "),
        (lambda data: data["entries"][1].update(seat=9), "entry 2: "),
        (lambda data: data["entries"][1].update(do=["fly:p1"]), "entry 2: unknown verb 'fly'"),
        (lambda data: data["entries"][1].update(do=["march"]), "entry 2: march takes 1 values"),
        (lambda data: data["entries"][1].update(do=["x" * 401]), "entry 2, do[0]"),
        (lambda data: data["entries"][1].update(do=[]), "entry 2 needs one of do, undo, retract"),
        (lambda data: data["entries"][1].update(undo=0), "entry 2 needs one of do, undo, retract"),
        (lambda data: data["entries"][1].update(hidden=True), "entry 2: only a view"),
        (lambda data: data["entries"][1].pop("mark"), "entry 2: Object missing required field `mark`"),
        (lambda data: data.pop("seed"), "either a seed"),
    ],
)
def test_a_file_that_does_not_fit_gets_one_line(change: Change, reason: str) -> None:
    """G17."""
    assert reason in complaint(changed(whole(), change))


def test_outcomes_too_few_too_many_or_too_great() -> None:
    text = whole()
    n = first(text, "got")
    for got in ([], [["dice", [1]]], [["dice", [70_000] * 5]], [["dice", [1, 1, 1, 1, 1]], ["dice", [1]]]):
        assert f"entry {n}" in complaint(changed(text, lambda data, got=got: data["entries"][n - 1].update(got=got)))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no whole JSON text"),
        (b"\xff\xfe", "no whole JSON text"),
        (b'{"format":' + b"[" * 100_000, "format: Expected `str`"),
        (b'{"x":' * 100_000, "nested too deeply"),
        *((x, "this is no match file") for x in (b"[]", b"17", b" null", b'"text"')),
        (b"NaN", "no whole JSON text"),
        (b'{"format": "signoria match", "version": NaN}', "no whole JSON text, line 1"),
        (b'{"format": "signoria match", "version": 1e400}', "version"),
        (b'{"format": "signoria match", "version": ' + b"9" * 5000 + b"}", "version"),
        (b'{"format": "signoria match", "version": 1.5}', "version"),
        (b'{"format": "\\ud800"}', ""),
        ("\ud800", "no whole JSON text"),
        (b" " * (LARGEST + 1), "at most 1048576"),
    ],
)
def test_bytes_that_are_no_match_get_one_line(data: str | bytes, reason: str) -> None:
    assert reason in complaint(data)


def test_a_position_nested_too_deeply_or_with_a_number_too_great() -> None:
    deep: Any = 1
    for _ in range(500):
        deep = [deep]
    assert "levels deep" in complaint(changed(whole(), lambda data: data["setup"].update(position={"x": deep})))
    great = changed(whole(), lambda data: data["setup"].update(position={"x": 10**80}))
    assert "too great" in complaint(great)
    assert "float" in complaint(changed(whole(), lambda data: data["setup"].update(position={"x": 1.5})))


def test_a_position_cannot_shadow_a_method_or_make_another_class() -> None:
    packed = pack(new_match("battle").state)
    for name, value in {"copy": 1, "__class__": 1, "_": "Turn", "agenda": [1], "gold": 3, "points": "x"}.items():
        hostile = {**packed, name: value}
        assert "the start" in complaint(changed(whole(), lambda data, x=hostile: data["setup"].update(position=x)))


HOSTILE = "\x1b[2J\x1b]0;pwned\x07\u202e\u2066\u200b\u2028\x9b31m\r\nEve"


def test_names_that_steer_a_screen_are_tidied_or_refused() -> None:
    """Names stand under no mark: what steers is left out. `by` does: a file with such a sign is no file of ours."""
    loaded = load(changed(whole(), lambda data: data.update(names=[HOSTILE, "\u202e"])), toy)
    assert loaded.names == ("2J0;pwned 31m Eve", "")
    text = complaint(changed(whole(), lambda data: data["entries"][2].update(by=HOSTILE)))
    assert "entry 3, by: " in text


# ---- fuzz ------------------------------------------------------------------------------------------------------------

TEXT = whole("tricks", 2)


def survives(data: str | bytes) -> None:
    """Loads, or says in one line why not; `verify` gives a verdict or the same."""
    said = []
    with suppress(MatchFileError):
        said.append(load(data, toy).question)
    try:
        said.append(verify(data, toy).reason)
    except MatchFileError as error:
        said.append(str(error))
    assert all(text.isprintable() for text in said)


@settings(max_examples=60, deadline=None)
@given(cut=st.integers(0, len(TEXT)))
def test_truncated_files(cut: int) -> None:
    if TEXT[cut:].strip():
        complaint(TEXT[:cut])


@settings(max_examples=100, deadline=None)
@given(at=st.integers(0, len(TEXT.encode()) - 1), byte=st.integers(0, 255), drop=st.booleans())
def test_edited_bytes(at: int, byte: int, drop: bool) -> None:
    raw = TEXT.encode()
    survives(raw[:at] + (b"" if drop else bytes([byte])) + raw[at + 1 :])


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just({"(": [1]}) | st.just({"_": "Year"}),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_foreign_values_anywhere(data: st.DataObject) -> None:
    document = json.loads(TEXT)
    node: Any = document
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(node[key], dict | list) or not node[key] or data.draw(st.booleans()):
            node[key] = data.draw(json_values)
            break
        node = node[key]
    survives(json.dumps(document))


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_foreign_values_anywhere_in_a_position(data: st.DataObject) -> None:
    packed = pack(play(new_match("tricks"), 6, 9).state)
    node: Any = packed
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(node[key], dict | list) or not node[key] or data.draw(st.booleans()):
            node[key] = data.draw(json_values)
            break
        node = node[key]
    survives(changed(TEXT, lambda document: document["setup"].update(position=packed)))


@settings(max_examples=60, deadline=None)
@given(raw=st.binary(max_size=200))
def test_any_bytes(raw: bytes) -> None:
    survives(raw)


def test_the_examples_in_the_documentation_hold() -> None:
    text = (Path(__file__).parents[2] / "docs/match-format.md").read_text(encoding="utf-8")
    match_file, position = (found[1] for found in re.finditer(r"```(?:json|toml)\n(.*?)```", text, re.DOTALL))
    verdict = verify(match_file, toy)
    assert (verdict.reason, verdict.over) == ("", True)
    assert matchfile.write(load(match_file, toy)) == match_file
    assert read_position(position, toy).seats == 2
