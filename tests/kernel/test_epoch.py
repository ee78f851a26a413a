"""Rules that change while a match runs: the epoch in the log, in files, in views, and what can still be proved."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from toys.wells import WellsGame, wells
from walking import do, move, play

from signoria.kernel import matchfile
from signoria.kernel.game import Setup
from signoria.kernel.match import EPOCH, Match, Refused, Seam, key_of_seed
from signoria.kernel.matchfile import MatchFileError, load, verify
from signoria.kernel.pack import BadData, digest, pack

SETUP = Setup("wells", 2)
OLD, NEW = WellsGame(1), WellsGame(2)
CANARY = re.compile(r"1[0-5]\d{4}")


def started(entries: int = 9, seed: int = 1) -> Match[Any]:
    """A match by the old rules."""
    return play(Match(OLD, SETUP, key_of_seed(seed)), seed, entries)


def crossed(old: Match[Any], rules: WellsGame = NEW) -> Match[Any]:
    """It goes on by newer rules, from its packed state."""
    packed = json.loads(json.dumps(pack(old.state)))
    state = rules.restore(packed, SETUP, old.chance)
    match = Match.resume(rules, SETUP, old.key, old.opening, old.log, state, began=old.began)
    match.epoch(Seam(rules.version, rules.changed_since(old.rules.version), packed))
    return match


# ---- going on --------------------------------------------------------------------------------------------------------


def test_a_match_goes_on_from_its_state_by_the_new_rules() -> None:
    old = started()
    match = crossed(old)
    entry = match.log[-1]
    assert (entry.kind, entry.seat, entry.seam.rules, entry.seam.changed) == (EPOCH, -1, 2, ("toy:4",))
    assert entry.hash == digest(match.state, match.marks)
    assert match.log[:-1] == old.log
    assert match.state.points == old.state.points
    assert match.state.version_ == 2
    play(match, 5)
    assert match.over
    assert match.unproved() is None


def test_an_old_question_is_stale_after_the_seam() -> None:
    old = started()
    question, seat = old.question_of(0), 0
    match = crossed(old)
    with pytest.raises(Refused) as refused:
        match.choose(seat, [(3, 1)], question)
    assert refused.value.code == "stale"


def test_undo_and_earlier_moments_end_at_the_seam() -> None:
    match = crossed(started())
    floor = len(match.force)
    assert [match.undo_reach(seat) for seat in range(2)] == [None, None]
    seat, chain = move(match, random.Random(1))
    match.choose(seat, chain)
    assert match.undo_reach(seat)[0] == floor
    assert [match.at(floor).points, match.at(floor + 1).points] == [started().state.points, match.state.points]
    for go in (lambda: match.at(floor - 1), lambda: match.undo(seat, floor - 1)):
        with pytest.raises(Refused) as refused:
            go()
        assert refused.value.code == "epoch"
    match.undo(seat, floor)
    assert pack(match.state) == pack(match.at(floor))
    assert digest(match.state, match.marks) == match.log[9].hash


def test_a_state_that_the_new_rules_do_not_know_is_refused() -> None:
    old = started()
    packed = {name: x for name, x in pack(old.state).items() if name != "purse"}
    match = Match.resume(NEW, SETUP, old.key, old.opening, old.log, old.state.copy(), began=1)
    with pytest.raises(BadData, match="no purse"):
        match.epoch(Seam(2, (), packed))
    assert len(match.log) == len(old.log)


def test_changes_are_told_in_the_order_of_the_versions() -> None:
    assert WellsGame(3).changed_since(1) == ("toy:4", "toy:5")
    assert WellsGame(3).changed_since(3) == ()


# ---- resuming without a replay ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("entries", [0, 5, 9, 21])
def test_a_resumed_match_is_the_match(entries: int) -> None:
    old = started(entries)
    if old.state.must == 3:  # both whisper: one has, and has taken it back
        do(old, 0, "whisper:123456")
        old.retract(0)
    if entries == 9:
        old.undo(1, 3)
    state = OLD.restore(pack(old.state), SETUP, old.chance)
    again = Match.resume(OLD, SETUP, old.key, old.opening, old.log, state, unseen=old.unseen())
    assert again.unproved() is None
    assert [again.question_of(x) for x in range(2)] == [old.question_of(x) for x in range(2)]
    assert (again.force, again.undone) == (old.force, old.undone)
    for moment in range(len(old.force) + 1):
        assert pack(again.at(moment)) == pack(old.at(moment))
    for match in (old, again):
        play(match, 3)
    assert again.log == old.log


def test_a_changed_log_is_found_without_a_replay() -> None:
    old = started()
    log = [*old.log[:4], replace(old.log[4], by="nobody"), *old.log[5:]]
    again = Match.resume(OLD, SETUP, old.key, old.opening, log, old.state.copy())
    assert again.unproved() == 5


# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", [True, False])
def test_a_file_holds_the_seam_and_round_trips(end: bool) -> None:
    match = crossed(started())
    play(match, 2, 500 if end else 3)
    text = matchfile.write(match, "all")
    data = json.loads(text)
    assert (data["rules"], data["began"]) == (2, 1)
    assert set(data["entries"][9]["epoch"]) == {"rules", "changed", "state"}
    again = load(text, wells(2))
    assert matchfile.write(again, "all") == text
    assert pack(again.state) == pack(match.state)
    verdict = verify(text, wells(2))
    assert (verdict.ok, verdict.checked) == (True, len(match.log))
    assert "the rules changed at entry 10" in verdict.reason


def test_two_seams_and_an_equal_version_between() -> None:
    once = play(crossed(started()), 1, 4)
    match = play(crossed(once, WellsGame(3)), 2, 500)
    text = matchfile.write(match)
    assert [x["epoch"]["rules"] for x in json.loads(text)["entries"] if "epoch" in x] == [2, 3]
    assert matchfile.write(load(text, wells(3))) == text
    equal = Match(WellsGame(3), SETUP, key_of_seed(1), began=2)
    play(equal, 1, 500)
    data = json.loads(matchfile.write(equal))
    assert (data["rules"], data["began"]) == (3, 2)
    assert verify(json.dumps(data), wells(3)).reason == ""


def test_a_seam_stays_when_a_later_version_plays_the_same() -> None:
    """What version 2 made of it is played by version 3 too, and is proved."""
    match = play(crossed(started()), 2, 500)
    data = json.loads(matchfile.write(match))
    data["rules"] = 3
    assert verify(json.dumps(data), wells(3)).checked == len(match.log)
    assert load(json.dumps(data), wells(3)).log[9].seam.rules == 2


def test_a_file_of_other_rules_is_refused() -> None:
    with pytest.raises(MatchFileError, match="version 2 of the rules"):
        load(matchfile.write(play(crossed(started()), 1), "all"), wells(1))


Change = Callable[[dict[str, Any]], object]
LAST = -1  # the last entry, changed or missing


@pytest.mark.parametrize(
    ("change", "first_bad"),
    [
        (lambda data: data["entries"][2].update(by="nobody"), 3),
        (lambda data: data["opening"].update(hash="0"), 0),
        (lambda data: data.update(began=2), 0),
        (lambda data: data["entries"][9]["epoch"].update(changed=[]), 10),
        (lambda data: data["entries"][9]["epoch"]["state"].update(points=[90, 0]), 10),
        (lambda data: data["entries"][9]["epoch"]["state"].update(points=7), 10),
        (lambda data: data["entries"][9]["epoch"]["state"].update(agenda=[]), 10),
        (lambda data: data["entries"][-1]["got"][0][1].__setitem__(0, 9), LAST),
        (lambda data: data["entries"].pop(), LAST),
    ],
)
def test_verify_names_what_was_changed_around_a_seam(change: Change, first_bad: int) -> None:
    text = matchfile.write(play(crossed(started()), 1, 500))
    data = json.loads(text)
    last = len(data["entries"])
    change(data)
    verdict = verify(json.dumps(data), wells(2))
    assert verdict.first_bad == (last if first_bad == LAST else first_bad)
    assert verdict.reason.isprintable()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["entries"][9]["epoch"].pop("state"), "entry 10: an epoch holds its state"),
        (lambda data: data["entries"][9]["epoch"].update(rules=3), "entry 10: version 3 of the rules"),
        (lambda data: data["entries"][9].update(seat=1), "entry 10: every entry but an epoch"),
        (lambda data: data["entries"][9].update(undo=1), "entry 10 needs one of"),
        (lambda data: data["entries"][3].pop("seat"), "entry 4: every entry but an epoch"),
        (lambda data: data["entries"][9]["epoch"]["state"].update(points=1.5), "a float has no place"),
        (lambda data: data.update(began=5), "version 2 of the rules does not follow 5"),
    ],
)
def test_a_seam_that_has_no_form_gets_one_line(change: Change, reason: str) -> None:
    data = json.loads(matchfile.write(play(crossed(started()), 1, 500)))
    change(data)
    with pytest.raises(MatchFileError, match=re.escape(reason)):
        verify(json.dumps(data), wells(2))


# ---- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loaded", [True, False])
@pytest.mark.parametrize("entries", [3, 9, 10])
def test_no_view_shows_the_secrets_in_a_seam(entries: int, loaded: bool) -> None:
    """G12: purses and whispers of both seats stand in the packed state, and in choices before it."""
    old = started(entries)
    match = crossed(old)
    play(match, 4, 3)
    if loaded:
        match = load(matchfile.write(match, "all"), wells(2))
    assert not match.over
    secrets = [set[int](), set[int]()]
    for state in (old.state, match.state, *(old.at(n) for n in range(len(old.force)))):
        for seat in range(2):
            secrets[seat] |= {state.purse[seat], state.whispers[seat]}
    for entry in match.log:
        if entry.secret and entry.chain:
            secrets[entry.seat] |= {entry.chain[0][1]}
    whole = {int(x) for x in CANARY.findall(matchfile.write(match, "all"))}
    assert whole & secrets[0]
    assert whole & secrets[1]
    for view in (None, 0, 1):
        text = matchfile.write(match, view)
        hidden = {x for seat in range(2) if seat != view for x in secrets[seat]} - {0}
        assert not {int(x) for x in CANARY.findall(text)} & hidden
        assert match.key.hex() not in text
        entry = json.loads(text)["entries"][entries]
        assert entry["hidden"]
        assert set(entry["epoch"]) == {"rules", "changed"}
        verdict = verify(text, wells(2))
        assert (verdict.ok, verdict.checked) == (True, 0)
        assert f"entry {entries + 1} is hidden" in verdict.reason
