"""The rulebook seen in play: from a clause to a table that shows it, the step by hand, what came of it, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from people import MIDDLE, PHONE, WIDE
from playwright.sync_api import expect
from test_axe import AXE, RUN

if TYPE_CHECKING:
    from people import Person
    from playwright.sync_api import Locator

    from conftest import Invite


def note(me: Person) -> Locator:
    return me.page.locator(".case")


def see(me: Person, clause: str, title: str) -> None:
    """From the rulebook, at a clause, to the table."""
    me.open(f"rules/lorenzo/{clause}")
    me.page.locator(f'[id="{clause}"]').get_by_role("link", name=f"See it in play: {title}").click()
    expect(note(me).get_by_role("heading", name=title)).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_step_by_hand(invite: Invite, size: tuple[int, int]) -> None:
    """Chosen in the list, with its amount, and confirmed; then it is told what came of it, with its clause."""
    me = invite(size=size)
    see(me, "L-17", "Servants climb to the top floor")
    expect(note(me)).to_contain_text("Place the orange one there with all four Servants.")
    expect(note(me)).not_to_contain_text("What came of it")
    me.rows.filter(has_text="Chapel").click()
    expect(me.confirm).to_have_text("Place on Chapel")
    me.confirm.click()
    told = note(me).get_by_role("status")
    expect(told).to_contain_text("What came of it: Each Servant adds 1")
    told.get_by_role("button", name="L-17").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Adding Servants")
    me.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    me.undo.click()
    expect(told).to_have_text("")
    assert me.api("tables") == [], "it stands in no list"
    note(me).get_by_role("link", name="Back to the rule").click()
    expect(me.page.locator('[id="L-17"]')).to_be_focused()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_who_is_shown_need_only_confirm(invite: Invite, size: tuple[int, int]) -> None:
    """Three answers, each pointed at; by keyboard alone from there. Then once more from the start."""
    me = invite(size=size)
    see(me, "L-76", "A 1 becomes a 6")
    for n in (1, 2, 3):
        note(me).get_by_role("button", name=f"Show me ({n} of 3)").click()
        expect(me.page.locator(".opt.sel")).to_be_focused()
        me.page.keyboard.press("Enter")
        me.until(lambda doc, n=n: doc["table"]["case"]["made"] == n, f"for step {n}")
    expect(note(me).get_by_role("status")).to_contain_text("Once a round he gives")
    before = me.page.url
    note(me).get_by_role("button", name="Start again").click()
    me.page.wait_for_url(lambda url: "/t/" in url and url != before)
    expect(note(me).get_by_role("button", name="Show me (1 of 3)")).to_be_visible()
    me.page.go_back()
    expect(me.page.locator('[id="L-76"]')).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_refusal(invite: Invite, size: tuple[int, int]) -> None:
    me = invite(size=size)
    see(me, "L-26", "The toll comes before the floor's Coins")
    note(me).get_by_role("button", name="Show me why not").click()
    told = note(me).get_by_role("status")
    expect(told).to_contain_text("The table refuses: Entering costs")
    expect(told).to_contain_text("must be yours before you place")
    expect(me.page.locator(".blocked li", has_text="Entering costs").first).to_be_in_viewport()


def test_who_goes_astray_is_told_kindly(invite: Invite) -> None:
    me = invite()
    see(me, "L-17", "Servants climb to the top floor")
    me.go_on()
    expect(note(me).get_by_role("status")).to_contain_text("You did something else")
    expect(note(me).get_by_role("button", name="Show me")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("It is yours alone")
    expect(me.page.get_by_role("dialog").get_by_role("button", name="Close the table")).to_have_count(0)


def test_from_the_rule_over_a_table_it_opens_apart(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], options={"rules": "base"}))
    me.my_turn()
    me.page.locator(".dec").get_by_role("button", name="L-").first.click()
    with me.context.expect_page() as opened:
        me.page.get_by_role("dialog").get_by_role("link", name="See it in play").first.click()
    expect(opened.value.locator(".case")).to_be_visible()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def test_a_case_that_is_not_there_leads_to_the_rulebook(invite: Invite) -> None:
    me = invite()
    me.open("case/lorenzo/none")
    expect(me.page.get_by_role("alert")).to_contain_text("The rulebook has no such case")
    me.page.get_by_role("link", name="To the rulebook").click()
    expect(me.page.locator('[id="L-17"]')).to_be_attached()


def test_axe_finds_nothing_to_complain_of(invite: Invite) -> None:
    me = invite()
    see(me, "L-26", "The toll comes before the floor's Coins")
    note(me).get_by_role("button", name="Show me why not").click()
    expect(note(me).get_by_role("status")).to_contain_text("The table refuses")
    me.page.evaluate(AXE.read_text())
    for size in (WIDE, MIDDLE, PHONE):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            me.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            assert me.page.evaluate(RUN) == []
