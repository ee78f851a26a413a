"""Commands, questions, chains, undo, retracting, plays out of turn, standing orders, offers: on the toys."""

from __future__ import annotations

import itertools
import random

import pytest
from toys import auction, battle, march, offers, spies, toy, tricks
from walking import at_step, do, listed, new_match, play

from signoria.kernel.chance import BadOutcome, OutcomeNeeded, Scripted
from signoria.kernel.engine import run, seats_of
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, Refused, key_of_seed
from signoria.kernel.pack import digest, pack
from signoria.kernel.state import Asking

KEY = b"match"


def refusal(match: Match, seat: int, *texts: str, question: str | None = None) -> str:
    """The code of a refusal that changed nothing."""
    before, entries = pack(match.state), len(match.log)
    with pytest.raises(Refused) as refused:
        match.choose(seat, [match.rules.grammar.option(text) for text in texts], question)
    assert (pack(match.state), len(match.log)) == (before, entries)
    return refused.value.code


# ---- questions -------------------------------------------------------------------------------------------------------


def test_a_repeated_command_is_refused() -> None:
    """G17."""
    match = new_match("battle")
    question = match.question_of(0)
    do(match, 0, "rest")
    assert refusal(match, 0, "rest", question=question) == "stale"
    do(match, 1, "rest")
    assert refusal(match, 0, "rest", question=question) == "stale"


def test_a_repeated_part_of_an_answer_is_refused() -> None:
    """G17: two hits on one unit are legal, so only the question's name tells a repeat from a second hit."""
    match = at_step("battle", battle.Losses(0, (2, 1)))
    match.state.at = [0] * 6
    question = match.question_of(0)
    match.choose(0, [(battle.HIT, 0)], question)
    assert refusal(match, 0, "hit:0", question=question) == "stale"
    match.choose(0, [(battle.HIT, 0)], match.question_of(0))
    do(match, 1, "hit:3")
    assert match.state.health[0] == 0


def test_an_answer_to_an_undone_question_is_refused() -> None:
    match = new_match("battle")
    do(match, 0, "rest")
    question = match.question_of(1)
    match.undo(0, 0)
    do(match, 0, "rest")
    assert refusal(match, 1, "rest", question=question) == "stale"


def test_another_seats_answer_or_retraction_leaves_a_question_as_it_is() -> None:
    match = new_match("auction")
    question = match.question_of(5)
    do(match, 3, "pass")
    match.retract(3)
    do(match, 4, "limit:3")
    match.choose(5, [(auction.PASS,)], question)
    assert len(match.log) == 4


def test_a_retracted_answer_cannot_be_repeated_by_an_old_command() -> None:
    match = new_match("auction")
    question = match.question_of(3)
    match.choose(3, [(auction.PASS,)], question)
    match.retract(3)
    assert refusal(match, 3, "pass", question=question) == "stale"
    do(match, 3, "limit:4")


def bidding() -> Match:
    """Seats 0 and 2 will be called to bid, seat 1 has a secret limit that it may change; seat 0 is asked."""
    match = at_step("auction", auction.Limits(0), seats=3)
    do(match, 0, "call")
    do(match, 1, "limit:5")
    do(match, 2, "call")
    return match


def names(match: Match) -> list[str]:
    return [match.question, *(match.question_of(seat) for seat in range(match.setup.seats))]


def test_a_secret_order_leaves_the_questions_of_others_as_they_are() -> None:
    """G17. No name tells that there was one, and an answer given in that very moment counts."""
    match = bidding()
    before = names(match)
    do(match, 1, "change:9")
    assert match.log[-1].secret
    after = names(match)
    assert [x == y for x, y in zip(after, before, strict=True)] == [True, True, False, True]
    match.choose(0, [(auction.BID, 2)], before[1])
    assert match.state.must == 0b100  # three was bid for seat 1


def test_a_secret_order_leaves_a_question_to_all_as_it_is() -> None:
    match = at_step("auction", auction.Limits(0), auction.Limits(1), seats=3)
    match.state.changes, match.state.orders, match.state.has_standing = 0b111, [(), ((auction.LIMIT, 5),), ()], 0b10
    do(match, 0, "pass")
    before = names(match)
    do(match, 1, "change:9")
    assert [x == y for x, y in zip(names(match), before, strict=True)] == [True, True, False, True]
    match.choose(2, [(auction.PASS,)], before[3])
    match.choose(1, [(auction.PASS,)])
    assert match.state.agenda[-1].step.lot == 1


def test_a_repeated_secret_order_is_refused() -> None:
    """G17: the seat's own question has another name after it, whether it is asked or not."""
    match = bidding()
    question = match.question_of(1)
    match.choose(1, [(auction.CHANGE, 9)], question)
    match.state.changes = 0b111  # it would be listed again
    assert refusal(match, 1, "change:9", question=question) == "stale"
    match.choose(1, [(auction.CHANGE, 8)], match.question_of(1))
    assert len({question, match.question_of(1)}) == 2


def test_a_secret_order_taken_back_leaves_the_questions_of_others_as_they_are() -> None:
    match = bidding()
    before, moment = names(match), len(match.force)
    do(match, 1, "change:9")
    changed = match.question_of(1)
    match.undo(1, moment)
    assert [x == y for x, y in zip(names(match), before, strict=True)] == [True, True, False, True]
    assert match.question_of(1) not in (before[2], changed)
    assert match.state.orders[1] == ((auction.LIMIT, 5),)
    do(match, 0, "bid:2")
    match.undo(0, moment)
    assert not set(names(match)) & set(before)


def test_a_secret_order_that_acts_at_once_changes_the_question() -> None:
    """What comes of it is for all to see."""
    match = at_step("auction", auction.Bidding(0, 3, 0, 1, 0), seats=3)
    match.state.changes, match.state.orders, match.state.gold = 0b10, [(), ((auction.LIMIT, 5),), ()], [9, 9, 9]
    before = names(match)
    do(match, 1, "change:9")  # from here on it has a standing order that answers for it
    assert not set(names(match)) & set(before)
    assert match.state.must == 0b100


def test_a_view_does_not_tell_of_secret_orders() -> None:
    match = bidding()
    before = {seat: pack(match.rules.mask(match.state, seat)) for seat in (None, 0, 2)}
    do(match, 1, "change:9")
    assert {seat: pack(match.rules.mask(match.state, seat)) for seat in (None, 0, 2)} == before


def test_whoever_answers_first_settles_a_question_to_all() -> None:
    match = at_step("tricks", tricks.Coin(), tricks.Work(0))
    questions = [match.question_of(seat) for seat in range(4)]
    match.choose(2, [(tricks.GRAB,)], questions[2])
    assert match.state.gold == [4, 4, 5, 4]
    assert refusal(match, 1, "grab", question=questions[1]) == "stale"


def test_codes_of_refusals() -> None:
    match = new_match("battle")
    assert refusal(match, 1, "rest") == "not-asked"
    assert refusal(match, 0, "march:hill") == "not-listed"
    assert refusal(match, 7, "rest") == "not-asked"
    assert refusal(match, -1, "rest") == "not-asked"
    assert refusal(match, 0) == "bad-option"
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


# ---- together, out of turn -------------------------------------------------------------------------------------------


def test_seventeen_answers_in_any_order_give_the_same_state() -> None:
    """G09, G23."""
    answers = {
        seat: "call" if seat == 4 else "pass" if seat % 5 == 0 else f"limit:{1 + seat % 9}" for seat in range(17)
    }
    found = set()
    for turn in range(20):
        match, order = new_match("auction"), list(answers)
        random.Random(turn).shuffle(order)
        questions = {seat: match.question_of(seat) for seat in order}
        for seat in order:
            match.choose(seat, [match.rules.grammar.option(answers[seat])], questions[seat])
        found.add(digest(match.state, KEY))
    assert len(found) == 1


def test_three_answers_in_every_order_give_the_same_state() -> None:
    """G23."""
    found = set()
    for order in itertools.permutations(range(3)):
        match = at_step("tricks", tricks.Gifts(), tricks.Work(0), seats=3)
        for seat in order:
            do(match, seat, f"give:{seat}", "done")
        found.add(digest(match.state, KEY))
    assert len(found) == 1


def test_a_play_out_of_turn_is_no_secret_because_others_write_in_secret() -> None:
    match = at_step("tricks", tricks.Gifts())
    match.state.cards[3] = (3,)
    do(match, 1, "give:2")
    do(match, 3, "trick:rob:0")
    assert [entry.secret for entry in match.log] == [True, False]


def test_a_stolen_gift_is_asked_for_again() -> None:
    match = at_step("tricks", tricks.Gifts())
    match.state.cards[3] = (3,)
    do(match, 0, "give:2", "done")
    do(match, 1, "give:4", "done")
    do(match, 3, "trick:rob:1")
    assert match.state.gold == [4, 0, 4, 8]
    assert seats_of(match.state.must) == [1, 2, 3]  # seat 0 can still pay and stays ready
    assert listed(match, 1)[0] == "give:0..0"


def test_an_answer_that_is_no_longer_complete_must_be_completed() -> None:
    """Judged anew after a play out of turn: one more hit came in while seat 0 was ready."""
    match = at_step("battle", battle.Losses(0, (1, 1)))
    match.state.at = [0] * 6
    do(match, 0, "hit:0")
    waiting = match.state.agenda[-1]
    assert isinstance(waiting, Asking)
    match.state.agenda[-1] = Asking(battle.Losses(0, (2, 1)), waiting.ready, waiting.drafts, waiting.plays)
    match.state.plays += 1
    run(match.state)
    assert seats_of(match.state.must) == [0, 1]
    assert match.state.agenda[-1].drafts[0] == ((battle.HIT, 0),)


def test_the_dun_asks_its_victim_while_gifts_wait_below() -> None:
    """G25."""
    match = at_step("tricks", tricks.Gifts())
    match.state.cards[3] = (tricks.DUN,)
    do(match, 0, "give:4", "done")
    do(match, 3, "trick:dun:0")
    assert seats_of(match.state.must) == [0]
    do(match, 0, "pay")
    assert match.state.gold == [1, 4, 4, 7]
    assert seats_of(match.state.must) == [0, 1, 2, 3]


# ---- standing orders -------------------------------------------------------------------------------------------------


def test_seventeen_limits_need_seventeen_visits() -> None:
    match = at_step("auction", auction.Limits(0))
    for seat in range(17):
        do(match, seat, f"limit:{1 + seat % 12}")
    assert match.over
    assert len(match.log) == 17
    assert match.state.points[11] == 1  # twelve is the highest limit
    assert match.state.gold[11] == 14 - 12


def test_a_standing_order_that_does_not_apply_hides_no_other() -> None:
    """Seats 1 and 2 are asked at once; the order of 1 says nothing here, that of 2 acts."""

    class Race(tricks.Coin):
        def standing(self, s: tricks.Tricks, seat: int) -> tuple[int, ...] | None:
            return (tricks.GRAB,) if seat == 2 else None

    match = new_match("tricks")
    match.state.has_standing, match.state.agenda = 0b110, [tricks.Work(0), Race()]
    run(match.state)
    assert match.state.gold == [4, 4, 5, 4]


def test_a_standing_order_acts_only_when_it_is_listed() -> None:
    """G08."""
    match = at_step("auction", auction.Limits(0), seats=2)
    match.state.gold = [3, 9]
    do(match, 0, "limit:3")
    do(match, 1, "call")
    match.state.gold[0] = 1
    do(match, 1, "bid:2")
    assert match.state.must == 1  # its order says three, but only one coin is left: it is asked
    do(match, 0, "pass")
    assert match.state.points == [0, 1]


def test_a_changed_limit_stays_secret_in_the_log() -> None:
    match = at_step("auction", auction.Limits(0), seats=3)
    do(match, 0, "call")
    do(match, 1, "limit:5")
    do(match, 2, "pass")
    do(match, 1, "change:9")
    assert match.log[-1].secret
    do(match, 0, "bid:8")
    assert match.state.must == 1
    do(match, 0, "pass")
    assert match.state.points == [0, 1, 0]


@pytest.mark.parametrize("seats", range(2, 18))
def test_a_bid_of_all_coins_wins_and_the_next_seat_opens_the_next_lot(seats: int) -> None:
    """G07: others are broke, have passed for good, or left an order that is too low."""
    match = at_step("auction", auction.Limits(0), auction.Limits(1), seats=seats)
    all_coins = match.state.gold[0]
    do(match, 0, "call")
    for seat in range(1, seats):
        do(match, seat, "pass" if seat % 2 else "limit:2")
    do(match, 0, f"bid:{all_coins}")
    assert match.state.points == [1] + [0] * (seats - 1)
    assert match.state.gold[0] == 0
    for seat in range(1, seats):
        do(match, seat, "call")
    assert seats_of(match.state.must) == [1]


# ---- offers ----------------------------------------------------------------------------------------------------------


def worth(match: Match) -> int:
    return sum(match.state.gold) + sum(deal[3] for deal in match.state.deals)


def offer(match: Match) -> None:
    """Seat 2 offers seat 0 three coins and its orchard for four coins."""
    do(match, 2, "offer:0", "give:3", "want:4", "pledge:orchard", "send")


def test_an_offer_holds_its_coins_and_is_accepted() -> None:
    match = new_match("offers")
    before = worth(match)
    offer(match)
    assert match.state.gold == [5, 5, 2]
    do(match, 0, "accept:1")
    assert match.state.gold == [4, 5, 6]
    assert match.state.owner[2] == 0
    assert worth(match) == before


@pytest.mark.parametrize(("seat", "text"), [(0, "refuse:1"), (2, "withdraw:1")])
def test_a_refused_or_withdrawn_offer_gives_its_coins_back(seat: int, text: str) -> None:
    """G06."""
    match = new_match("offers")
    offer(match)
    do(match, seat, text)
    assert (match.state.gold, match.state.deals) == ([5, 5, 5], [])
    assert refusal(match, 0, "accept:1") == "not-listed"


def test_an_offer_expires() -> None:
    match = new_match("offers")
    offer(match)
    for seat in (0, 1, 2, 0, 1):
        do(match, seat, "work")
    assert match.state.deals
    do(match, 2, "work")
    assert (match.state.gold, match.state.deals) == ([7, 7, 7], [])


def test_an_offer_lapses_with_its_pledge() -> None:
    """G06."""
    match = new_match("offers")
    offer(match)
    do(match, 0, "work")
    do(match, 1, "work")
    do(match, 2, "sell:orchard")
    assert (match.state.gold, match.state.deals) == ([6, 6, 7], [])
    assert match.log[-1].events == ((offers.ENDED, -1, 1, 4),)


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
