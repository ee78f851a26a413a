"""The plans of Lords on screen: trade routes, houses and thrones, the gold to come, the chronicle of the years."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from hosted import file_of, played
from people import PHONE
from playwright.sync_api import expect
from test_axe import AXE, RUN

from signoria.kernel.engine import seats_of

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite
    from signoria.kernel.match import Match

# buttons that are too low for a finger; a clause stands within its sentence
SMALL = """(panel) => [...document.querySelectorAll(`${panel} button:not(.clause)`)]
  .filter((one) => one.getBoundingClientRect().height < 40).map((one) => one.textContent.trim())"""


def second_year(match: Match[Any]) -> bool:
    """Seat 0 is asked alone, and there is a year to look back on."""
    return match.state.round > 6 and seats_of(match.state.must) == [0]


@cache
def position() -> str:
    return file_of(played(4, 7, second_year, "greedy", "lords"))


def at_table(invite: Invite, **how: Any) -> Person:
    me = invite(**how)
    me.sit(me.table(["me", "greedy", "greedy", "greedy"], game="lords", match=position()))
    me.my_turn()
    return me


def show(me: Person, title: str) -> None:
    """Open a panel by its tab."""
    me.page.get_by_role("tab", name=re.compile(rf"^{title}")).click()


def test_routes_are_told_and_one_more_is_asked(invite: Invite) -> None:
    """Each source of the reader has a line with what it earns or why not; it opens to links and tolls."""
    me = at_table(invite)
    told = me.api(f"tables/{me.doc['table']['id']}/study/routes?seat=0&lang=en")
    show(me, "Trade")
    lines = me.page.locator(".planner article")
    expect(lines).to_have_count(len(told["routes"]))
    assert told["routes"]
    for i, route in enumerate(told["routes"]):
        head = lines.nth(i).locator(".head")
        if head.get_attribute("aria-expanded") == "false":
            head.click()
        expect(head).to_have_attribute("aria-expanded", "true")
        expect(lines.nth(i).locator("ol li")).to_have_count(len(route.get("links", [])))
        if "why" in route:
            expect(lines.nth(i).locator(".why")).to_contain_text(route["clause"])
    me.page.get_by_role("button", name="What would one more galley").click()
    expect(me.page.locator(".planner ul[role=status] li").first).to_be_visible()


def test_thrones_and_houses(invite: Invite) -> None:
    """Every throne, and every leader who has come; axe finds no fault."""
    me = at_table(invite)
    told = me.api(f"tables/{me.doc['table']['id']}/study/families?seat=0&lang=en")
    show(me, "Families")
    panel = me.page.locator("#lords-panel")
    for empire in ("England", "France", "Papal", "Ottoman"):
        expect(panel).to_contain_text(empire)
    assert len(told["thrones"]) == 6
    me.page.evaluate(AXE.read_text())
    assert me.page.evaluate(RUN) == []


def test_the_chronicle_leads_to_its_moments(invite: Invite) -> None:
    """A line of the annals shows the position of its moment; the table is back with one press."""
    me = at_table(invite)
    show(me, "Annals")
    me.page.locator(".annals h3 .btn").first.click()
    expect(me.page.locator(".annals h3 .btn").first).to_have_attribute("aria-pressed", "true")
    now = me.doc["moment"]["now"]
    me.page.locator(".annals li button").last.click()
    me.page.wait_for_url(re.compile(r"replay/"))
    expect(me.page.locator(".board, .app").first).to_contain_text("1460")
    assert me.doc["moment"]["now"] == now


def test_on_a_phone(invite: Invite) -> None:
    """The same panels one at a time, wide enough for a finger, without sideways scrolling."""
    me = at_table(invite, size=PHONE)
    for title, panel in (("Trade", ".planner"), ("Annals", ".annals")):
        show(me, title)
        expect(me.page.locator(panel)).to_be_visible()
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = me.page.evaluate(SMALL, panel)
        assert small == [], title
