"""One person and three greedy bots, from the form to the final score, by hint and confirm."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from conftest import Invite


def test_a_table_of_four_reaches_the_end(invite: Invite) -> None:
    me = invite()
    me.open("new/lorenzo")
    me.page.get_by_role("button", name="Add a seat").click()
    me.page.get_by_label("Seat 4", exact=True).select_option("bot:greedy")
    me.page.get_by_text("For tinkerers").click()
    me.page.get_by_label("Seed", exact=True).fill("4")
    me.page.get_by_role("button", name="Begin the game").click()
    expect(me.page.locator(".app")).to_be_visible()

    rng, hints = random.Random(1), 0
    for n in range(400):
        me.my_turn()
        if me.over:
            break
        if n % 6 == 0:
            before = me.doc["question"]["id"]
            me.page.get_by_role("button", name="Hint").click()
            expect(me.page.locator(".foot .hint")).to_be_visible()
            expect(me.confirm).to_be_enabled()
            me.confirm.click()
            me.until(lambda doc, before=before: me.over or doc["question"]["id"] != before, "after a hint")
            hints += 1
        else:
            me.answer(rng)
    assert me.over
    assert hints > 3
    assert [seat["kind"] for seat in me.doc["table"]["seats"]] == ["person", "bot", "bot", "bot"]
    expect(me.page.locator(".fin")).to_be_visible()
    for row in me.doc["scores"]:
        assert row["total"] == sum(line["points"] for line in row["lines"])
        expect(me.page.locator(".fin").get_by_text(str(row["total"]), exact=True).first).to_be_attached()
