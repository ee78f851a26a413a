"""A whole turn with Tab, Enter and Space alone: the focus is always somewhere, and always to be seen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import matches
import pytest
from playwright.sync_api import TimeoutError, expect

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite

# what has the focus, and whether a reader could tell: a ring, and a box on the screen
FOCUS = """() => {
  const at = document.activeElement, style = getComputedStyle(at), box = at.getBoundingClientRect();
  return {
    lost: at === document.body || at === document.documentElement,
    // where a new page begins: nothing to be pressed there, the next Tab shows
    begin: at.matches('h1, main'),
    ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    seen: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    option: at.matches('.dec .opt'), confirm: at.matches('.dec .main'), member: at.matches('.dec .pick button'),
    name: (at.getAttribute('aria-label') || at.textContent || '').trim().slice(0, 80), id: at.id, tag: at.tagName,
    html: at.outerHTML.slice(0, 160),
  };
}"""
# in the dialog, or (as the body tells it) on the browser's own buttons
INSIDE = "() => document.activeElement === document.body || document.activeElement.closest('dialog') !== null"


def focus(person: Person) -> dict[str, Any]:
    # what the server said is heard here before the page has drawn it
    with suppress(TimeoutError):
        person.page.wait_for_function("() => document.activeElement !== document.body", timeout=5000)
    found: dict[str, Any] = person.page.evaluate(FOCUS)
    assert not found["lost"], "the focus is lost"
    assert found["begin"] or found["ring"], f"no ring: {found['html']}"
    assert found["begin"] or found["seen"], f"out of sight: {found['html']}"
    return found


def tab_to(person: Person, where: Callable[[dict[str, Any]], object], key: str = "Tab") -> dict[str, Any]:
    for _ in range(120):
        person.page.keyboard.press(key)
        found = focus(person)
        if where(found):
            return found
    raise AssertionError("it cannot be reached with Tab")


def test_from_the_start_page_to_a_table(invite: Invite) -> None:
    me = invite()
    me.open()
    tab_to(me, lambda at: at["name"] == "New table")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("heading", name="Lorenzo")).to_be_focused()
    tab_to(me, lambda at: at["name"] == "Begin the game")
    me.page.keyboard.press("Enter")
    me.my_turn()
    expect(me.page.locator(".dec")).to_be_visible()
    focus(me)


def test_a_whole_turn(invite: Invite) -> None:
    me = invite()
    table = me.table(["me", "random"], match=matches.third_round())
    me.sit(table)
    me.my_turn()
    placed = len([one for one in me.doc["log"] if one["seat"] == 0])
    tab_to(me, lambda at: at["name"] == "Go to the decision")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#decision")).to_be_focused()
    tab_to(me, lambda at: at["member"])
    me.page.keyboard.press("Space")
    for _ in range(20):
        tab_to(me, lambda at: at["option"])
        before = me.doc["question"]["id"]
        me.page.keyboard.press("Enter")
        focus(me)
        tab_to(me, lambda at: at["confirm"])
        me.page.keyboard.press("Enter")
        me.until(lambda doc, before=before: me.over or doc["question"]["id"] != before)
        me.my_turn()
        focus(me)
        if me.over or any(option["verb"] == "place" for option in me.doc["question"]["options"]):
            break
    assert len([one for one in me.doc["log"] if one["seat"] == 0]) > placed


def test_enter_twice_is_a_whole_answer(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    before = me.doc["question"]["id"]
    tab_to(me, lambda at: at["option"])
    me.page.keyboard.press("Enter")
    assert me.doc["question"]["id"] == before
    me.page.keyboard.press("Enter")
    me.until(lambda doc: me.over or doc["question"]["id"] != before)
    focus(me)


@pytest.mark.parametrize("name", ["Rules", "Why?", "Menu"])
def test_a_dialog_gives_the_focus_back(invite: Invite, name: str) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    if name == "Why?":
        tab_to(me, lambda at: at["option"])
        me.page.keyboard.press("Space")
    tab_to(me, lambda at: at["name"] == name and at["tag"] == "BUTTON")
    me.page.keyboard.press("Enter")
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(6):
        me.page.keyboard.press("Tab")
        assert me.page.evaluate(INSIDE)
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert focus(me)["name"] == name
