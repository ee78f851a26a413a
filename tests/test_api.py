"""The Python API on whole matches, and the example of docs/python.md."""

from __future__ import annotations

import contextlib
import io
import random
import re
from pathlib import Path

import pytest

import signoria

PYTHON_MD = Path(__file__).parents[1] / "docs" / "python.md"


def in_actions(seed: int = 5, seats: int = 3) -> signoria.Match:
    """A match at the first placement, all choices before it the first ones."""
    match = signoria.new("lorenzo", seats=seats, seed=seed)
    while match.round == 0:
        match.play(match.options()[0])
    return match


def play_out(match: signoria.Match, seed: int) -> signoria.Match:
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.options()))
    return match


def test_the_example_of_the_docs_plays_a_whole_match() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PYTHON_MD.read_text("utf-8"), re.DOTALL)
    assert len([line for line in example.splitlines() if line.strip()]) == 12
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, str(PYTHON_MD), "exec"), {})
    scores, places = re.findall(r"\[[^]]*]", printed.getvalue())
    assert len(scores.split(",")) == len(places.split(",")) == 3
    assert "1" in places


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    first, second, other = (play_out(signoria.new("lorenzo", seats=2, seed=seed), 3) for seed in (1, 1, 2))
    assert first.hash() == second.hash() != other.hash()
    assert first.scores() == second.scores()


def test_a_match_without_a_seed_is_drawn() -> None:
    assert signoria.new("lorenzo").hash() != signoria.new("lorenzo").hash()


def test_options_and_sets_change_the_match() -> None:
    assert signoria.new("lorenzo", seats=2, seed=1, rules="base").round == 1  # no drafts before the first round
    richer = signoria.new("lorenzo", seats=2, seed=1, sets={"lorenzo.setup.start_resources.wood": 9})
    assert [player["stock"]["wood"] for player in richer.board()["players"]] == [9, 9]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "lorenz"}, "nearest: lorenzo"),
        ({"game": "lorenzo", "seats": 7}, "2 to 5 players"),
        ({"game": "lorenzo", "rule": "base"}, "nearest: rules"),
        ({"game": "lorenzo", "rules": "hard"}, "advanced or base"),
        ({"game": "lorenzo", "sets": {"lorenzo.setup.start_resources.wod": 1}}, "start_resources.wood"),
        ({"game": "lorenzo", "sets": {"lorenzo.setup.start_resources.wood": -5}}, "from 0 to"),
        ({"game": "lorenzo", "position": {"_": "Nothing"}}, "not a Lorenzo"),
    ],
)
def test_a_bad_setup_says_what_to_change(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(signoria.SetupError, match=message):
        signoria.new(**arguments)  # type: ignore[arg-type]


def test_play_takes_an_option_or_its_text() -> None:
    one, two = in_actions(), in_actions()
    option = one.options()[-1]
    assert one.option(one.text(option)) == option
    one.play(option)
    two.play(two.text(option))
    assert one.hash() == two.hash()


def test_an_illegal_option_names_clause_and_reason_and_changes_nothing() -> None:
    match = in_actions()
    first = match.to_move
    match.play("place:white:market.1:0")
    while match.to_move == first:
        match.play("end-turn")
    before = match.hash()
    with pytest.raises(signoria.IllegalOption) as refused:
        match.play("place:black:market.1:0")
    assert refused.value.clause == "L-19"
    assert "Taken" in refused.value.reason
    assert str(refused.value) == f"place:black:market.1:0: {refused.value.reason} [L-19]"
    assert match.hash() == before


@pytest.mark.parametrize("option", ["place:white", "fly:moon", "", "place:white:market.1:x", (9, 9, 9), (514,), ()])
def test_what_is_no_option_is_refused(option: str | tuple[int, ...]) -> None:
    match = in_actions()
    before = match.hash()
    with pytest.raises(signoria.IllegalOption) as refused:
        match.play(option)
    assert refused.value.clause == ""
    assert match.hash() == before


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    match = in_actions()
    other = (match.to_move or 0) ^ 1
    assert match.asked == [match.to_move]
    assert match.options(other) == []
    with pytest.raises(signoria.IllegalOption, match="is not asked"):
        match.play(match.options()[0], other)
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        match.options(3)


def test_several_seats_are_asked_at_once_in_the_draft() -> None:
    match = signoria.new("lorenzo", seats=3, seed=5)
    while len(match.asked) == 1:
        match.play(match.options()[0])
    assert match.asked == [0, 1, 2]
    match.play(match.options(2)[0], 2)
    assert match.asked == [0, 1]
    assert match.to_move == 0


def test_the_end_has_places_and_no_options() -> None:
    match = play_out(signoria.new("lorenzo", seats=4, seed=9), 9)
    assert match.to_move is None
    assert match.asked == []
    assert match.options() == []
    assert 1 in match.places()
    assert match.scores() == [sum(line.points for line in match.sheet(seat)) for seat in range(4)]
    with pytest.raises(signoria.IllegalOption, match="the match is over"):
        match.play("end-turn")
    assert "over" in repr(match)


def test_a_copy_goes_its_own_way() -> None:
    match = in_actions()
    before = match.hash()
    copy = match.copy()
    assert copy.hash() == before
    play_out(copy, 1)
    assert match.hash() == before


def test_copies_foresee_no_die_unless_asked_to() -> None:
    match = in_actions()
    same, first, second = match.copy(same_chance=True), match.copy(), match.copy()
    ends = [play_out(each, 4).board()["dice"] for each in (match, same, first, second)]
    assert ends[0] == ends[1]
    assert len({str(end) for end in ends}) == 3


def test_copies_are_the_same_in_every_run() -> None:
    assert play_out(in_actions().copy(), 4).hash() == play_out(in_actions().copy(), 4).hash()


def test_a_view_has_the_seats_options_and_not_the_others_secrets() -> None:
    match = in_actions()
    seat = match.to_move
    assert seat is not None
    view = match.view(seat)
    assert view.options() == match.options()
    hands = {player["seat"]: player["hand"] for player in view.board()["players"]}
    assert isinstance(hands[seat], list)
    assert all(isinstance(hand, int) for other, hand in hands.items() if other != seat)
    assert "seen by seat" in repr(view)
    with pytest.raises(ValueError, match="knows nothing of seat"):
        view.options(seat ^ 1)


def test_a_spectator_sees_no_hand() -> None:
    view = in_actions().view(None)
    assert all(isinstance(player["hand"], int) for player in view.board()["players"])
    with pytest.raises(ValueError, match="needs the view of a seat"):
        view.imagine(random.Random(1))


def test_a_view_plays_on_until_it_meets_chance_and_stays_there() -> None:
    match = in_actions(seats=2)
    rng = random.Random(2)
    for _ in range(1000):
        seat = match.to_move
        assert seat is not None
        view, option = match.view(seat), rng.choice(match.options())
        before = view.hash()
        try:
            view.play(option)
        except signoria.HiddenOutcome:
            assert view.hash() == before
            return
        assert view.hash() != before
        match.play(option)
    pytest.fail("a new round must roll dice")


def test_an_imagined_match_agrees_with_the_view_and_can_be_played_out() -> None:
    match = in_actions()
    seat = match.to_move
    assert seat is not None
    view = match.view(seat)
    trial = view.imagine(random.Random(3))
    assert trial.view(seat).board() == view.board()
    assert play_out(trial, 1).over


def test_barred_candidates_have_clause_and_reason() -> None:
    barred = in_actions().barred()
    assert barred
    assert all(re.fullmatch(r"[LA]-\d+", clause) and reason for _, clause, reason in barred)


def test_say_puts_an_option_into_words() -> None:
    match = in_actions()
    option = match.option("place:white:market.1:0")
    assert match.say(option) != match.say(option, "it")
