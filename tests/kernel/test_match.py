"""Chains, undo, retracting, outcomes that are typed in: on the toys."""

from __future__ import annotations

import pytest
from toys import battle, march, spies, toy, tricks
from walking import at_step, do, listed, new_match, play, refusal

from signoria.kernel.chance import BadOutcome, OutcomeNeeded, Scripted
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, Refused, key_of_seed
from signoria.kernel.pack import digest, pack

KEY = b"match"


def test_codes_of_refusals() -> None:
    match = new_match("battle")
    assert refusal(match, 1, "rest") == "not-asked"
    assert refusal(match, 0, "march:hill") == "not-listed"
    assert refusal(match, 7, "rest") == "not-asked"
    assert refusal(match, -1, "rest") == "not-asked"
    assert refusal(match, 0) == "bad-option"
    verb, *values = match.menu(0).options()[0]
    with pytest.raises(Refused, match="whole numbers"):
        match.choose(0, [(verb, *map(bool, values), True)])
    assert refusal(play(new_match("spies"), 1), 0, "trust") == "over"


# ---- chains ----------------------------------------------------------------------------------------------------------


def test_a_chain_holds_whole_or_not_at_all() -> None:
    match = new_match("march")
    at = match.state.leader[0]
    assert refusal(match, 0, f"step:p{at + 1}", "pick:11") == "not-listed"
    do(match, 0, f"step:p{at + 1}", f"step:p{at}", "halt")
    assert match.state.must == 2
    assert len(match.log) == 1


def test_a_chain_is_cut_at_the_first_chance() -> None:
    match = new_match("battle")
    entry = match.choose(0, [(battle.MARCH, 1), (battle.REST,)])
    assert entry.chain == ((battle.MARCH, 1),)
    assert entry.drawn
    assert not entry.free


def test_a_chain_is_cut_at_the_first_reveal() -> None:
    match = at_step("spies", spies.Look(0), spies.Look(0))
    match.state.notes, match.state.seen = [(1, 2), (3, 4)], [[1, 1], [2, 2]]
    entry = match.choose(0, [(spies.LOOK, 0), (spies.LOOK, 1)])
    assert entry.chain == ((spies.LOOK, 0),)
    assert match.state.seen[1] == [3, 2]
    assert entry.events == ((spies.SAW, 1, 0, 3),)


def test_half_a_composition_is_refused() -> None:
    match = new_match("offers")
    assert refusal(match, 2, "offer:0") == "unfinished"
    assert refusal(match, 2, "offer:0", "give:3", "want:4", "bare") == "unfinished"
    do(match, 2, "offer:0", "give:3", "want:4", "bare", "send")
    assert match.state.deals == [(1, 2, 0, 3, 4, -1, 2)]


def test_a_preview_stops_at_chance_and_changes_nothing() -> None:
    match = new_match("battle")
    before = pack(match.state)
    assert match.preview(0, [(battle.MARCH, 1)]) is None
    assert match.preview(0, [(battle.MARCH, 0)]) is None
    state, menu = match.preview(0, [(battle.REST,)]) or (None, None)
    assert state is not None
    assert state.must == 2
    assert menu is not None
    assert menu.legal == []
    assert pack(match.state) == before


def test_a_preview_does_not_open_what_others_have_written() -> None:
    """The last to answer would close the question, and so see the others' answers before committing."""
    match = new_match("spies")
    do(match, 0, "write:1", "write:9")
    assert match.preview(1, [(spies.WRITE, 2)]) is not None
    assert match.preview(1, [(spies.WRITE, 2), (spies.WRITE, 3)]) is None


# ---- undo and retract ------------------------------------------------------------------------------------------------


def test_undo_is_free_until_chance_or_another_seat() -> None:
    """G16."""
    match = new_match("battle")
    assert match.undo_reach(0) is None
    do(match, 0, "rest")
    assert match.undo_reach(0) == (0, True)
    do(match, 1, "rest")
    assert match.undo_reach(0) == (0, False)
    assert match.undo_reach(1) == (1, True)
    do(match, 0, "march:ford")
    assert match.undo_reach(0) == (2, False)


def test_undo_takes_back_what_the_choice_set_off() -> None:
    """G18: a trick asks its victim; undone, nobody is asked and the card is in hand again."""
    match = at_step("tricks", tricks.Work(0), cards=[(), (tricks.DUN,), (), ()], held=[0, 1, 0, 0])
    start = pack(match.state)
    do(match, 1, "trick:dun:0")
    assert listed(match, 0) == ["pay", "defy"]
    match.undo(1, 0)
    assert pack(match.state) == start
    do(match, 0, "rest")
    assert match.over


def test_undo_beyond_the_start_is_refused() -> None:
    match = new_match("battle")
    for to in (-1, 0, 1):
        with pytest.raises(Refused, match="nothing to take back"):
            match.undo(0, to)


def test_undo_over_many_entries_and_on() -> None:
    match = play(new_match("march", 3), 3, 40)
    hashes = {n: digest(match.at(n), KEY) for n in range(41)}
    for to in (33, 32, 16, 15, 0):
        match.undo(0, to)
        assert digest(match.state, KEY) == hashes[to]
        assert len(match.force) == to
    play(match, 3, 40)
    assert digest(match.state, KEY) != hashes[0]
    assert len(match.log) == 85


def test_an_answer_can_be_retracted_until_the_question_closes() -> None:
    match = new_match("spies")
    do(match, 0, "write:5", "write:9")
    assert seats_of(match.state.must) == [1]
    match.retract(0)
    assert seats_of(match.state.must) == [0, 1]
    with pytest.raises(Refused, match="no answer"):
        match.retract(1)
    do(match, 0, "write:6")
    do(match, 0, "write:7")
    do(match, 1, "write:1", "write:2")
    assert match.state.notes == [(6, 7), (1, 2)]
    with pytest.raises(Refused, match="no answer"):
        match.retract(0)


# ---- the march -------------------------------------------------------------------------------------------------------


def test_a_march_says_why_a_town_is_out_of_reach() -> None:
    match = at_step("march", march.March(0, 1))
    barred = {option: reason for option, reason in match.menu(0, explain=True).barred if option[0] == march.STEP}
    assert barred
    assert all(reason is march.TOO_FAR for reason in barred.values())
    assert listed(match, 0)[-1] == "halt"


def test_what_was_dropped_cannot_be_picked_up_again() -> None:
    match = new_match("march")
    do(match, 0, "pick:0", "drop:0")
    assert "pick:0" not in listed(match, 0)
    assert (march.PICK, 0) in [option for option, _ in match.menu(0, explain=True).barred]


# ---- typed-in outcomes -----------------------------------------------------------------------------------------------


def test_a_match_on_a_real_table_asks_for_outcomes() -> None:
    rules = toy("battle")
    match = Match(rules, Setup("battle", 2), key_of_seed("table"), typed=True)
    with pytest.raises(OutcomeNeeded) as needed:
        match.choose(0, [(battle.MARCH, 1)])
    assert (needed.value.stream, needed.value.n, needed.value.sides) == ("dice", 5, 6)
    for bad in ([[5, 5, 5, 0]], [[5, 5, 5, 0, 6]], [[5, 5, 5, 0, -1]], [[5, 5, 5, 0, 0], [1]]):
        with pytest.raises(BadOutcome):
            match.choose(0, [(battle.MARCH, 1)], outcomes=bad)
    assert match.log == []
    entry = match.choose(0, [(battle.MARCH, 1)], outcomes=[[5, 5, 5, 0, 0]])
    assert entry.drawn == ((0, (5, 5, 5, 0, 0)),)
    assert seats_of(match.state.must) == [1]


def test_scripted_outcomes_are_used_in_order() -> None:
    script = Scripted([[1, 2], [5]])
    assert script.draw("dice", 0, 2, 6) == [1, 2]
    with pytest.raises(BadOutcome, match="2 outcomes of 0 to 5"):
        script.draw("dice", 1, 2, 6)
    assert script.draw("dice", 1, 1, 6) == [5]
    with pytest.raises(OutcomeNeeded):
        script.draw("dice", 2, 1, 6)
