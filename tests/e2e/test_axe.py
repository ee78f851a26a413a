"""axe-core finds nothing to complain of, on any page, in both themes, at three widths."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matches
import pytest
from people import MIDDLE, PHONE, WIDE
from playwright.sync_api import expect

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) =>
    node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '').slice(0, 200)).join(' | ')}`);
}"""


def my_turn(me: Person) -> None:
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    me.page.locator(".dec .opt").first.click()


def others_turn(me: Person) -> None:
    """Two seats by link: this device takes one of them, so nobody answers for the other."""
    table = me.table(["link", "link"], match=matches.third_round())
    token = me.host(table, "link", seat=1)["link"].rsplit("/", 1)[1]
    me.api(f"tables/{table}/join", {"token": token})
    me.host(table, "bot", seat=0, bot="random")
    me.host(table, "start")
    me.host(table, "free", seat=0)
    me.sit(table)


def question_open(me: Person) -> None:
    my_turn(me)
    me.page.get_by_role("button", name="Why?").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def in_draft(me: Person) -> None:
    me.sit(me.table(["me", "random"], match=matches.draft()))


def at_the_end(me: Person) -> None:
    me.sit(me.table(["me", "random"], match=matches.finished()))


def in_replay(me: Person) -> None:
    me.open(f"t/{me.table(['me', 'random'], match=matches.finished())}/replay/30")
    expect(me.page.locator(".app")).to_be_visible()


def in_the_lobby(me: Person) -> None:
    me.open(f"t/{me.table(['me', 'link', 'random'])}")
    expect(me.page.get_by_role("heading", name="For the host")).to_be_visible()


def in_the_menu(me: Person) -> None:
    my_turn(me)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def behind_the_curtain(me: Person) -> None:
    me.open(f"t/{me.table(['me', 'me'])}")
    expect(me.page.locator(".curtain")).to_be_visible()


def page(path: str) -> Callable[[Person], None]:
    def go(me: Person) -> None:
        me.open(path)
        expect(me.page.locator("[aria-busy=true]")).to_have_count(0)

    return go


SCENES: dict[str, Callable[[Person], None]] = {
    "start": page(""),
    "new table": page("new/lorenzo"),
    "lobby": in_the_lobby,
    "own turn": my_turn,
    "another's turn": others_turn,
    "question open": question_open,
    "menu": in_the_menu,
    "draft": in_draft,
    "curtain": behind_the_curtain,
    "end": at_the_end,
    "replay": in_replay,
    "rulebook": page("rules/lorenzo/L-26"),
    "cards": page("lorenzo/cards"),
    "a card": page("lorenzo/cards/mint"),
    "about": page("about"),
}


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_to_complain_of(invite: Invite, scene: str) -> None:
    me = invite()
    SCENES[scene](me)
    me.page.evaluate(AXE.read_text())
    found: dict[str, Any] = {}
    for size in (WIDE, MIDDLE, PHONE):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            me.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            for complaint in me.page.evaluate(RUN):
                found.setdefault(complaint, f"{size[0]} {theme}")
    assert found == {}
