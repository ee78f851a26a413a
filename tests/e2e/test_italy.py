"""Italy in 1450 on its map, from the first question to the score sheets: one person and three bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from people import expect

if TYPE_CHECKING:
    from conftest import Invite

ONE_YEAR = {"regno.reconstruction.lengths.short": 1}
ITALY = {"scenario": "italy_1450", "length": "short"}
MANY = 400  # answers in a year are never so many


def test_a_year_as_the_hints_advise(invite: Invite) -> None:
    """Every hint names an option that is in the list and can be given; nothing stalls, the console stays empty."""
    me = invite()
    me.sit(me.table(["me", "greedy", "greedy", "greedy"], game="regno", options=ITALY, sets=ONE_YEAR))
    kinds: set[str] = set()
    for _ in range(MANY):
        me.my_turn()
        if me.over:
            break
        me.drawn()
        kinds.add(me.doc["question"]["key"])
        me.page.get_by_role("button", name="Hint", exact=True).click()
        expect(me.page.locator(".foot .hint")).to_be_visible()
        expect(me.page.locator(".dec .opt.sel")).to_have_count(1)
        before = me.doc["question"]["id"]  # only now: bots that play out of turn change it
        me.confirm.click()
        me.until(lambda doc, before=before: me.over or doc["question"]["id"] != before, "for the next question")
    assert {"bid", "program", "activation", "produce-autumn"} <= kinds
    expect(me.page.locator(".app .fin")).to_contain_text(me.doc["result"]["text"].split("] ")[-1])
