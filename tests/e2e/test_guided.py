"""The guided first game: an ordinary table at which each new thing is explained once, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from conftest import Invite


def test_each_note_is_said_once(invite: Invite) -> None:
    me = invite()
    me.open()
    me.page.get_by_role("button", name="Learn by playing").click()
    me.my_turn()
    assert me.doc["table"]["options"]["rules"] == "base"
    assert [seat.get("bot") for seat in me.doc["table"]["seats"]] == [None, "greedy", "greedy"]
    note = me.page.locator(".coach .note p")
    expect(note).to_contain_text("Your turn")
    said: list[str] = []
    for _ in range(4):
        while note.count():
            text = note.inner_text()
            assert text not in said
            said.append(text)
            me.page.get_by_role("button", name="Got it").click()
            expect(note.filter(has_text=text)).to_have_count(0)
        me.go_on()
        me.my_turn()
    assert len(said) >= 4

    # said is said: also after the page was loaded again
    me.doc = {}
    me.page.reload()
    me.my_turn()
    expect(me.rows.first).to_be_visible()
    if note.count():
        assert note.inner_text() not in said


def test_the_notes_can_be_skipped(invite: Invite) -> None:
    me = invite()
    me.open()
    me.page.get_by_role("button", name="Learn by playing").click()
    me.my_turn()
    me.page.get_by_role("button", name="No more tips").click()
    note = me.page.locator(".coach .note")
    expect(note).to_have_count(0)
    for _ in range(2):
        me.go_on()
        me.my_turn()
        expect(note).to_have_count(0)
