"""A whole year of Regno and of Lords with Tab, Enter and the skip button alone, to the score: no mouse at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from people import expect

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite

FAR = 400  # presses of Tab that a page with a long list of options may need
MANY = 300  # answers in a year are never so many
SKIP, DECISION, HINT, CONFIRM = ".skip-to", "#decision", ".dec .help button:last-child", ".dec .foot .main"
CHOSEN = ".dec .opt.sel"

REGNO: dict[str, Any] = {
    "seats": ["me", "greedy"],
    "game": "regno",
    "options": {"length": "short"},
    "sets": {"regno.reconstruction.lengths.short": 1},
}
LORDS: dict[str, Any] = {
    "seats": ["me", "greedy", "greedy"],
    "game": "lords",
    "sets": {"lords.setup.last_year.1479": 1460},
}


def at(person: Person, selector: str) -> bool:
    return bool(person.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))


def reach(person: Person, selector: str, key: str = "Tab") -> None:
    """Press a key until the focus is on what `selector` says."""
    for _ in range(FAR):
        if at(person, selector):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached with {key}")


def decide(person: Person) -> None:
    """To the question, from wherever the focus is: who just answered is there, anybody else takes the skip button."""
    if at(person, DECISION):
        return
    reach(person, SKIP)
    person.page.keyboard.press("Enter")
    expect(person.page.locator(DECISION)).to_be_focused()


def choose(person: Person) -> str:
    """What the hint advises, but an only option, which is chosen by itself. The key that leads on to Confirm."""
    if person.page.locator(CHOSEN).count() == 1:
        return "Tab"
    reach(person, HINT)
    person.page.keyboard.press("Enter")
    expect(person.page.locator(CHOSEN)).to_have_count(1)
    return "Shift+Tab"


def confirm(person: Person, key: str) -> None:
    """The question may have another id by now: bots play out of turn too."""
    reach(person, CONFIRM, key)
    before = person.doc["question"]["id"]
    person.page.keyboard.press("Enter")
    person.until(lambda doc: person.over or doc["question"]["id"] != before, "for the next question")


@pytest.mark.parametrize("plan", [REGNO, LORDS], ids=["regno", "lords"])
def test_a_year_by_keyboard(invite: Invite, plan: dict[str, Any]) -> None:
    """Every question is reached, answered and left by keys; in the end the score is told."""
    me = invite()
    me.sit(me.table(**plan))
    kinds: set[str] = set()
    for _ in range(MANY):
        me.my_turn()
        if me.over:
            break
        me.drawn()
        kinds.add(me.doc["question"]["key"])
        decide(me)
        confirm(me, choose(me))
    assert len(kinds) > 4, kinds
    expect(me.page.locator(".app .fin")).to_contain_text(me.doc["result"]["text"].split("] ")[-1])
