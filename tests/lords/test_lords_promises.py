"""What the product promises of every game, kept for Lords: files, positions, the Python interface, hidden things."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

import signoria
from signoria.games.lords.rules import GAME
from signoria.kernel import matchfile, position
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.menu import ANYTIME
from signoria.kernel.pack import pack
from signoria.kernel.position import PositionError

from .soundness import assert_sound
from .walks import new_match, whole_move

MODES: Final = [("crowded", 2), ("wealthy", 5), ("long", 5), ("otherwise", 17)]


def played(mode: str, seats: int, entries: int, seed: int = 5) -> Match[Any]:
    match, rnd = new_match(mode, seats, seed), random.Random(seed)
    while not match.over and len(match.log) < entries:
        match.choose(*whole_move(match.state, rnd))
    return match


# ---- match files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_file_proves_the_match_and_shows_each_reader_what_it_may_know(mode: str, seats: int) -> None:
    match = played(mode, seats, 160)
    whole = matchfile.verify(matchfile.write(match, matchfile.WHOLE))
    assert (whole.ok, whole.checked) == (True, len(match.log))
    for reader in (None, *range(seats)):
        text = matchfile.write(match, reader)
        seen = json.loads(text)
        assert "seed" not in seen
        assert matchfile.verify(text).ok
        for entry, kept in zip(seen["entries"], match.log, strict=True):
            hidden = kept.secret and kept.seat != reader
            assert entry.get("hidden", False) or not hidden
            assert not hidden or "do" not in entry


def test_a_changed_file_is_found_out() -> None:
    match = played("wealthy", 2, 90)
    text = matchfile.write(match, matchfile.WHOLE)
    data = json.loads(text)
    n = next(i for i, entry in enumerate(data["entries"]) if entry.get("got"))
    stream, values = data["entries"][n]["got"][0]
    data["entries"][n]["got"][0] = [stream, [(values[0] + 1) % 2, *values[1:]]]
    verdict = matchfile.verify(json.dumps(data))
    assert not verdict.ok
    assert verdict.first_bad == n + 1


def test_a_match_goes_on_from_its_file() -> None:
    match = played("crowded", 3, 200)
    again = matchfile.load(matchfile.write(match, matchfile.WHOLE))
    assert pack(again.state) == pack(match.state)
    one, two = random.Random(3), random.Random(3)
    for _ in range(40):
        match.choose(*whole_move(match.state, one))
        again.choose(*whole_move(again.state, two))
    assert match.last_mark == again.last_mark


# ---- positions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_position_is_small_exact_and_a_start(mode: str, seats: int) -> None:
    match = played(mode, seats, 220)
    text = position.write(GAME, match.setup, match.state)
    assert len(text) < 40_000
    setup = position.read(text)
    assert setup.position == pack(match.state)
    again = Match(GAME, setup, key_of_seed(9))
    for seat in range(seats):
        assert again.menu(seat).legal == match.menu(seat).legal
    rnd = random.Random(1)
    for _ in range(60):
        again.choose(*whole_move(again.state, rnd))
        assert_sound(again.state)
    assert matchfile.verify(matchfile.write(again, matchfile.WHOLE)).ok


def test_a_position_can_be_written_by_hand() -> None:
    head = 'format = "signoria position"\nversion = 1\ngame = "lords"\nrules = 1\nseats = 2\n'
    setup = position.read(f"{head}[state]\nunited = 1461\ncrusaded = true\n")
    match = Match(GAME, setup, key_of_seed(1))
    assert (match.state.united, match.state.crusaded) == (1461, True)
    with pytest.raises(PositionError, match="united"):
        position.read(f"{head}[state]\nunited = -3\n")
    with pytest.raises(PositionError, match="has no 'untied'"):
        position.read(f"{head}[state]\nuntied = 2\n")


# ---- Python ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (7, {"toll_payer": "merchant", "lords": "random"})])
def test_the_python_interface_plays_whole_years(seats: int, options: dict[str, Any]) -> None:
    short = {"lords.setup.last_year.1479": 1461}
    match = signoria.new("lords", seats=seats, seed=4, sets=short, **options)
    rng, texts = random.Random(4), 0
    while not match.over:
        option = rng.choice([x for x in match.options() if not x[0] & ANYTIME])
        assert match.option(match.text(option)) == option
        if rng.random() < 0.05:
            assert match.say(option)
            assert match.say(option, "it")
            texts += 1
        match.play(option)
    assert texts
    assert min(match.places()) == 1
    assert match.scores() == [sum(line.points for line in match.sheet(seat)) for seat in range(seats)]


def test_the_same_seed_gives_the_same_match() -> None:
    first, second, other = (signoria.new("lords", seats=3, seed=seed) for seed in (1, 1, 2))
    rng = random.Random(0)
    for _ in range(150):
        option = rng.choice(first.options())
        first.play(option)
        second.play(first.text(option))
        if first.over:
            break
    assert first.hash() == second.hash() != other.hash()


def test_a_bad_option_names_its_clause() -> None:
    match = signoria.new("lords", seats=2, seed=1)
    rng = random.Random(1)
    while not match.barred():
        match.play(rng.choice(match.options()))
    option, clause, reason = match.barred()[0]
    before = match.hash()
    with pytest.raises(signoria.IllegalOption) as refused:
        match.play(option)
    assert (refused.value.clause, refused.value.reason) == (clause, reason)
    assert match.hash() == before


@pytest.mark.parametrize("seats", [3, 12])
def test_a_bot_may_imagine_and_learns_nothing_by_it(seats: int) -> None:
    """Two worlds that a seat cannot tell apart give it the same view, options and imagined worlds."""
    match = signoria.new("lords", seats=seats, seed=6, sets={"lords.setup.start_gold.10": 25})
    rng = random.Random(6)
    for n in range(300):
        if match.over:
            break
        if n % 25 == 0 and match.to_move is not None:
            view = match.view(match.to_move)
            world = view.imagine(random.Random(n))
            assert world.view(match.to_move).hash() == view.hash()
            assert world.options(match.to_move) == match.options()
            other = world.view(match.to_move).imagine(random.Random(n))
            assert other.hash() == world.hash(), "the world shows through what is imagined"
        match.play(rng.choice([x for x in match.options() if not x[0] & ANYTIME] or match.options()))
