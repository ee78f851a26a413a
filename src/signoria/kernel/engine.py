"""The four verbs of every match: `run` to the next question, `legal`, `apply`, `retract`.

Hot path: nothing here allocates more than it must, and no step is searched twice.
"""

from __future__ import annotations

import random
from typing import Any

from signoria.kernel.menu import AMOUNT, ANYTIME, DONE, SECRET, Menu, Option
from signoria.kernel.state import Asking, State, Step


def flush(s: State) -> None:
    """Put what was pushed on the agenda, first pushed on top."""
    fresh = s.fresh
    if fresh:
        fresh.reverse()
        s.agenda.extend(fresh)
        fresh.clear()


def run(s: State) -> None:
    """Go on until a seat is asked or the agenda is empty (then `s.must` is 0: the match is over)."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, Asking):
            must = step.step.asks(s)
            if step.plays != s.plays:
                step = step.revalidated(s, must)
                agenda[-1] = step
                s.question += 1
            s.must = must & ~step.ready
            if s.must:
                return
            agenda.pop()
            s.barrier += 1
            step.step.close(s, list(step.drafts))
            flush(s)
            continue
        must = step.asks(s)
        if must == 0:
            agenda.pop()
            step.act(s)
            flush(s)
            continue
        s.question += 1
        if step.together():
            agenda[-1] = Asking(step, 0, ((),) * s.seats, s.plays)
            continue
        s.must = must
        answer = step.forced(s)
        if answer is not None:
            agenda.pop()
            step.take(s, first_seat(must), answer)
            flush(s)
            continue
        if must & s.has_standing and stand_in(s, step):
            continue
        return
    s.must = 0


def stand_in(s: State, step: Step[Any]) -> bool:
    """Let the first asked seat whose standing order applies answer by it; an answer that is not listed stays silent."""
    for seat in seats_of(s.must & s.has_standing):
        answer = step.standing(s, seat)
        if answer is not None and legal(s, seat).admits(answer):
            s.barrier += 1
            s.agenda.pop()
            step.take(s, seat, answer)
            flush(s)
            return True
    return False


def legal(s: State, seat: int, explain: bool = False) -> Menu:
    """What `seat` may do now. The one enumerator: screens, bots, fuzzers and the server's check all read it."""
    menu = Menu(explain)
    if s.agenda:
        step = s.agenda[-1]
        if s.must >> seat & 1:
            if isinstance(step, Asking):
                menu.draft = step.drafts[seat]
                step.step.offer(s, seat, menu)
            else:
                step.offer(s, seat, menu)
        if step.open():
            s.offer_anytime(seat, menu)
    return menu


def apply(s: State, seat: int, option: Option) -> None:
    """Carry out a listed option and run to the next question. Unchecked: `Match.choose` checks."""
    step = s.agenda[-1]
    if option[0] & ANYTIME:
        if option[0] & SECRET:
            play_unseen(s, seat, option)
            return
        s.plays += 1
        s.take_anytime(seat, option)
    elif isinstance(step, Asking):
        s.agenda[-1] = step.answered(s, seat, option)
    else:
        s.agenda.pop()
        step.take(s, seat, option)
    flush(s)
    run(s)


def play_unseen(s: State, seat: int, option: Option) -> None:
    """A secret play out of turn. What is asked keeps its number, unless something comes of it that others may see."""
    before, must, question, barrier = s.agenda[-1], s.must, s.question, s.barrier
    s.plays += 1
    s.take_anytime(seat, option)
    quiet = not s.fresh
    flush(s)
    run(s)
    if quiet and s.must == must and s.barrier == barrier and s.question == question + 1 and waits(s, before):
        s.question = question


def waits(s: State, step: Step[Any]) -> bool:
    """Does the step still wait on top of the agenda, with the same answers?"""
    now = s.agenda[-1] if s.agenda else None
    if isinstance(now, Asking) and isinstance(step, Asking):
        return now.step is step.step and now.ready == step.ready and now.drafts == step.drafts
    return now is step


def retract(s: State, seat: int) -> bool:
    """Take an answer to a Together back while others are still thinking; False when there is none."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Asking) and step.drafts[seat]:
        s.agenda[-1] = step.put(seat, (), step.ready & ~(1 << seat))
        run(s)
        return True
    return False


def guess_answers(s: State, rng: random.Random) -> None:
    """For `Game.imagine`, last: a view hides what seats that are ready have answered to a Together; put random legal
    answers there. A seat for which nothing is legal is asked again."""
    for i, step in enumerate(s.agenda):
        if isinstance(step, Asking):
            guessed = step
            for seat in seats_of(step.ready):
                if not step.drafts[seat]:
                    guessed = _guessed(s, guessed, seat, rng)
            s.agenda[i] = guessed


def _guessed(s: State, asking: Asking, seat: int, rng: random.Random) -> Asking:
    draft: tuple[Option, ...] = ()
    while not draft or not (draft[-1][0] == DONE or asking.step.enough(s, seat, draft)):
        menu = Menu(False, draft)
        asking.step.offer(s, seat, menu)
        if not menu.legal:
            return asking.put(seat, (), asking.ready & ~(1 << seat))
        listing = rng.choice(menu.legal)
        if listing[0] & AMOUNT:
            listing = (*listing[:-3], rng.randrange(listing[-3], listing[-2] + 1, listing[-1]))
        draft = (*draft, listing)
    return asking.put(seat, draft, asking.ready)


def first_seat(mask: int) -> int:
    """The lowest seat of a mask."""
    return (mask & -mask).bit_length() - 1


def seats_of(mask: int) -> list[int]:
    """The seats of a mask, rising."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
