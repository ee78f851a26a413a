"""Laws that hold at every moment of every game of Regno: scenarios, seat counts, rich and poor."""

from __future__ import annotations

import random

import pytest

from signoria.games.regno.rules import GAME
from signoria.kernel import matchfile
from signoria.kernel.engine import apply
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.pack import digest, pack
from signoria.kernel.state import Step

from .moment import KEY, comes_back, copies_agree, has_words, views_agree
from .walks import MODES, audit, fresh, moments, move, new_game, setup_of, whole_move

GAMES = [("schematic", 2, 5), ("schematic", 6, 6), ("wealthy", 4, 7), ("wealthy italy", 3, 8), ("italy", 5, 9)]


@pytest.mark.clause("G11", "C216")
@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_every_position_is_sound_and_every_stock_as_told(mode: str, seats: int, seed: int) -> None:
    s, _, _ = audit(mode, seats, seed)
    assert not s.agenda
    assert len(s.final) == seats
    totals = [sum(line.points for line in GAME.sheet(s, seat)) for seat in range(seats)]
    assert totals == [sum(row) for row in s.final]
    places = GAME.places(s)
    assert 1 in places
    assert all(1 <= place <= seats for place in places)


@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_copies_files_views_and_words_agree_with_the_position(mode: str, seats: int, seed: int) -> None:
    s, dice = new_game(mode, seats, seed + 50), random.Random(seed)
    for rnd, seat, option in moments(s, seed):
        assert s.events is not None
        if rnd.random() < 0.006:
            copies_agree(s, seat, option)
            comes_back(s, setup_of(mode, seats))
            views_agree(s, dice)
            assert not has_words(s, s.events, dice)
        s.events.clear()


@pytest.mark.parametrize("mode", ["schematic", "wealthy italy"])
def test_the_same_choices_and_dice_give_the_same_game(mode: str) -> None:
    marks = []
    for _ in range(2):
        s = new_game(mode, 3, 21)
        for n, _ in enumerate(moments(s, 22)):
            if n == 300:
                break
        marks.append((digest(s, KEY), s.counters))
    assert marks[0] == marks[1]


@pytest.mark.parametrize("mode", ["schematic", "wealthy"])
def test_copies_go_their_own_ways(mode: str) -> None:
    s = new_game(mode, 3, 31)
    for n, _ in enumerate(moments(s, 32)):
        if n == 200:
            break
    before = pack(s)
    one, two = s.copy(), s.copy()
    mine, theirs = random.Random(33), random.Random(33)
    while one.must:
        apply(one, *move(one, mine))
        apply(two, *move(two, theirs))
    assert digest(one, KEY) == digest(two, KEY)
    assert pack(s) == before


def test_step_names_are_unique_and_all_can_be_packed() -> None:
    found = GAME.classes()
    assert {"Year", "Season", "Activation", "Regno", "Battle"} <= found.keys()
    assert all(kind.__name__ == name for name, kind in found.items())
    assert not any(kind is Step for kind in found.values())


def test_every_mode_can_be_set_up() -> None:
    for mode in MODES:
        assert fresh(mode, 2, 1).agenda


@pytest.mark.clause("G11")
@pytest.mark.parametrize(("mode", "seats"), [("schematic", 2), ("italy", 4)])
def test_a_match_is_written_read_and_proved_by_its_dice(mode: str, seats: int) -> None:
    match = Match(GAME, setup_of(mode, seats), key_of_seed(5))
    rnd = random.Random(6)
    while not match.over and len(match.log) < 250:
        seat, chain = whole_move(match.state, rnd)
        match.choose(seat, chain, match.question_of(seat))
    text = matchfile.write(match, matchfile.WHOLE)
    loaded = matchfile.load(text)
    assert digest(loaded.state, KEY) == digest(match.state, KEY)
    assert matchfile.write(loaded, matchfile.WHOLE) == text
    assert digest(match.at(100), KEY) == digest(loaded.at(100), KEY)
    entry = match.log[-1]
    match.undo(entry.seat, len(match.force) - 1)
    match.choose(entry.seat, entry.chain)
    assert match.log[-1].drawn == entry.drawn
