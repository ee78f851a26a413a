"""Laws that hold for every toy at every moment of random play."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import NAMES, toy
from walking import chain, move, new_match, pick, play

from signoria.kernel import matchfile, position
from signoria.kernel.chance import OutcomeNeeded
from signoria.kernel.engine import apply, legal, seats_of
from signoria.kernel.game import start
from signoria.kernel.match import Match, Refused
from signoria.kernel.menu import AMOUNT, least
from signoria.kernel.pack import digest, pack
from signoria.kernel.state import State, Step

KEY = b"laws"
every_toy = pytest.mark.parametrize("name", NAMES)
walks = settings(max_examples=12, deadline=None)
seeds = st.integers(0, 2**32)


def moments(name: str, seed: int) -> Any:
    """The match before every entry of a random walk, with the walk's generator."""
    match, rnd = new_match(name, seed), random.Random(seed)
    while not match.over:
        yield match, rnd
        seat, made = move(match, rnd)
        match.choose(seat, made, match.question_of(seat))


def next_numbers(state: State) -> list[list[int]]:
    """What each stream would give next, twenty numbers each."""
    copy = state.copy()
    return [copy.draw(stream, 20, 1000) for stream in range(len(copy.streams))]


@every_toy
@walks
@given(seed=seeds)
def test_play_never_stops_short_and_always_ends(name: str, seed: int) -> None:
    for match, _ in moments(name, seed):
        assert len(match.log) < 2000, "an endless match"
        for seat in seats_of(match.state.must):
            assert match.menu(seat).legal, f"seat {seat} is asked and has no option"


@every_toy
@walks
@given(seed=seeds)
def test_every_listed_option_applies_and_leaves_other_copies_alone(name: str, seed: int) -> None:
    for match, rnd in moments(name, seed):
        before = digest(match.state, KEY)
        for seat in range(match.setup.seats):
            for listing in rnd.sample(match.menu(seat).legal, min(6, len(match.menu(seat).legal))):
                copy = match.state.copy()
                apply(copy, seat, least(listing))
                assert digest(copy, KEY) != before
                assert digest(match.state, KEY) == before


@every_toy
@walks
@given(seed=seeds)
def test_an_unlisted_option_is_refused_and_changes_nothing(name: str, seed: int) -> None:
    for match, rnd in moments(name, seed):
        before, entries = digest(match.state, KEY), len(match.log)
        for _ in range(5):
            seat = rnd.randrange(match.setup.seats)
            verb = rnd.choice(list(match.rules.grammar.verbs.values()))
            option = (verb.code, *(rnd.randrange(-1, 200) for _ in verb.arguments))
            if match.menu(seat).admits(option):
                continue
            with pytest.raises(Refused):
                match.choose(seat, [option])
            assert (digest(match.state, KEY), len(match.log)) == (before, entries)


@every_toy
def test_a_thousand_questions_of_legality_change_nothing(name: str) -> None:
    """G01."""
    match, rnd = play(new_match(name), 3, 12), random.Random(4)
    before = digest(match.state, KEY)
    for _ in range(1000):
        match.menu(rnd.randrange(match.setup.seats), rnd.random() < 0.5)
    assert digest(match.state, KEY) == before


@every_toy
@walks
@given(seed=seeds)
def test_undo_restores_the_hash_and_the_numbers_to_come(name: str, seed: int) -> None:
    """G16."""
    for match, rnd in moments(name, seed):
        if rnd.random() > 0.2:
            continue
        moment, before, numbers = len(match.force), digest(match.state, KEY), next_numbers(match.state)
        seat, made = move(match, rnd)
        match.choose(seat, made)
        match.undo(seat, moment)
        assert digest(match.state, KEY) == before
        assert next_numbers(match.state) == numbers


@every_toy
@walks
@given(seed=seeds)
def test_saved_and_restored_it_is_the_same_at_every_moment(name: str, seed: int) -> None:
    rules = toy(name)
    for match, rnd in moments(name, seed):
        if rnd.random() > 0.3:
            continue
        packed = json.loads(json.dumps(pack(match.state)))
        restored = rules.restore(packed, match.setup, match.chance)
        setup = position.read(position.write(rules, match.setup, match.state), toy)
        assert setup.position == packed
        assert digest(restored, KEY) == digest(match.state, KEY)
        assert next_numbers(restored) == next_numbers(match.state)
        for seat in range(match.setup.seats):
            assert legal(restored, seat).legal == match.menu(seat).legal
            assert pack(rules.mask(restored, seat)) == pack(rules.mask(match.state, seat))


@every_toy
@walks
@given(seed=seeds)
def test_replay_and_files_agree_at_every_entry(name: str, seed: int) -> None:
    seen = []
    match = None
    for match, rnd in moments(name, seed):
        seen.append(digest(match.state, KEY))
        if rnd.random() < 0.1:
            text = matchfile.write(match, "all")
            loaded = matchfile.load(text, toy)
            assert matchfile.write(loaded, "all") == text
            assert digest(loaded.state, KEY) == seen[-1]
            assert next_numbers(loaded.state) == next_numbers(match.state)
    assert match is not None
    for moment, before in enumerate(seen):
        assert digest(match.at(moment), KEY) == before
    whole = matchfile.write(match)
    assert matchfile.verify(whole, toy) == matchfile.Verdict(True, len(match.log), len(match.log), None, "", match.over)
    assert len(whole) <= 400 + 200 * sum(len(entry.chain) for entry in match.log)


@every_toy
def test_a_copy_goes_its_own_way(name: str) -> None:
    match = play(new_match(name), 5, 10)
    before = pack(match.state)
    copy, rnd = match.state.copy(), random.Random(6)
    while copy.must:
        seat = rnd.choice(seats_of(copy.must))
        for option in chain(copy, seat, rnd):
            apply(copy, seat, option)
    assert pack(match.state) == before


@every_toy
def test_steps_are_frozen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step packs the same when it comes off the agenda as when it was put there."""
    born: dict[int, tuple[Step[Any], str]] = {}
    for kind in toy(name).steps:
        plain = kind.__init__

        def init(self: Step[Any], *values: Any, plain: Any = plain) -> None:
            plain(self, *values)
            born[id(self)] = self, json.dumps(pack(self))

        monkeypatch.setattr(kind, "__init__", init)
    play(new_match(name), 7)
    assert len(born) > 3
    for step, then in born.values():
        assert json.dumps(pack(step)) == then


@every_toy
def test_a_view_cannot_foresee_chance(name: str) -> None:
    match, rnd = play(new_match(name), 8, 6), random.Random(9)
    for seat in range(match.setup.seats):
        view = match.rules.mask(match.state, seat)
        for copy in (view, view.copy()):
            with pytest.raises(OutcomeNeeded):
                copy.draw(0, 1, 6)
        imagined = match.rules.imagine(view, seat, rnd)
        assert imagined.draw(0, 20, 1000) != match.state.copy().draw(0, 20, 1000)


@every_toy
@walks
@given(seed=seeds)
def test_a_seat_sees_its_own_options_and_an_imagined_world_can_be_played_on(name: str, seed: int) -> None:
    for match, rnd in moments(name, seed):
        if rnd.random() > 0.1:
            continue
        seat = rnd.choice(seats_of(match.state.must))
        view = match.rules.mask(match.state, seat)
        assert legal(view, seat).legal == match.menu(seat).legal
        world = match.rules.imagine(view, seat, rnd)
        apply(world, seat, pick(rnd.choice(legal(world, seat).legal), rnd))


PRINT_MARKS = """
import sys
sys.path.insert(0, sys.argv[1])
from toys import NAMES
from walking import new_match, play
for name in NAMES:
    match = play(new_match(name, 11), 12)
    print(name, *(entry.mark for entry in match.log), *(entry.hash for entry in match.log))
"""


def test_processes_with_other_hash_seeds_agree() -> None:
    """G19."""
    printed = set()
    for hash_seed in ("0", "1", "random"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", PRINT_MARKS, str(Path(__file__).parent)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=100)
        printed.add(done.stdout)
    assert len(printed) == 1
    assert printed.pop().count("\n") == len(NAMES)


def test_a_new_field_at_its_default_changes_no_hash() -> None:
    match = new_match("battle")
    before = digest(match.state, KEY)
    match.state.added = 0
    assert digest(match.state, KEY) == before
    match.state.added = 1
    assert digest(match.state, KEY) != before


def test_start_is_the_same_as_the_match() -> None:
    """`start` and `run` are all that a match does before its first question."""
    match = new_match("march")
    assert pack(start(match.rules, match.setup, match.chance).agenda) == pack(toy("march").deal(2, match.chance).agenda)
    assert isinstance(match, Match)
    assert match.opening.hash


def test_amounts_bear_their_bit() -> None:
    """Every toy verb with a range is written with its bit, so that menus, files and screens treat it as one."""
    bits = {verb.name: bool(verb.code & AMOUNT) for name in NAMES for verb in toy(name).grammar.verbs.values()}
    assert [verb for verb, bit in sorted(bits.items()) if bit] == ["bid", "change", "give", "limit", "want", "write"]
