"""Taking back: at once where it is harmless, by agreement beyond that, or never, as the table says; and the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import matches
from playwright.sync_api import expect

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite


def join(host: Person, guest: Person, table: str, seat: int) -> None:
    link = host.host(table, "link", seat=seat)["link"]
    guest.page.goto(link)
    guest.page.wait_for_url(f"**/#/t/{table}")


def choose(me: Person, verb: str) -> None:
    """Confirm the first option, which is of this verb."""
    before = me.doc["question"]["id"]
    assert me.doc["question"]["options"][0]["verb"] == verb
    me.rows.first.click()
    me.confirm.click()
    me.until(lambda doc: me.over or doc["question"]["id"] != before)


def test_a_harmless_choice_is_taken_back_at_once(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round()))
    me.my_turn()
    board, options, now = me.doc["board"], me.doc["question"]["options"], me.doc["moment"]["now"]
    choose(me, "place")
    me.until(lambda doc: doc["undo"]["can"] == "free")
    expect(me.undo).to_have_text("Undo")
    me.undo.click()
    me.until(lambda doc: doc["moment"]["now"] == now)
    assert me.doc["board"] == board
    assert me.doc["question"]["options"] == options
    expect(me.confirm).to_be_disabled()


def test_beyond_that_the_other_person_is_asked(invite: Invite) -> None:
    host, guest = invite(), invite()
    table = host.table(["me", "link"], match=matches.third_round())
    join(host, guest, table, 1)
    host.host(table, "start")
    host.sit(table)
    guest.sit(table)
    host.my_turn()
    board, now = host.doc["board"], host.doc["moment"]["now"]
    while host.asked:
        host.go_on()
    guest.my_turn()
    guest.go_on()
    host.until(lambda doc: doc["undo"]["can"] == "ask", "to ask for an undo")
    then = host.doc["moment"]["now"]

    # no: it stands
    expect(host.undo).to_have_text("Ask to undo")
    host.undo.click()
    ask = guest.page.get_by_role("alertdialog", name="Taking back a move")
    expect(ask).to_be_visible()
    expect(ask.get_by_text("This would be taken back:")).to_be_visible()
    to = guest.doc["undo"]["vote"]["moment"]
    first = next(line for line in guest.doc["log"] if line["moment"] > to)
    assert first["seat"] == 0
    expect(ask.locator("li").first).to_contain_text(first["text"].split("]")[-1].strip()[:12])
    expect(host.page.get_by_text("A move may be taken back.")).to_be_visible()
    ask.get_by_role("button", name="Let it stand").click()
    expect(ask).to_have_count(0)
    host.until(lambda doc: "vote" not in doc["undo"])
    assert host.doc["moment"]["now"] == then

    # yes: both are back
    while host.doc["moment"]["now"] > now:
        here, asks = host.doc["moment"]["now"], host.doc["undo"]["can"] == "ask"
        host.undo.click()
        if asks:
            expect(ask).to_be_visible()
            ask.get_by_role("button", name="Agree").click()
        host.until(lambda doc, here=here: doc["moment"]["now"] < here, "for the table to go back")
        host.until(lambda doc: "vote" not in doc["undo"])
    guest.until(lambda doc: doc["moment"]["now"] == now)
    assert host.doc["board"] == board
    assert guest.doc["board"]["towers"] == board["towers"]


def test_never_means_never(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.third_round(), undo="none"))
    me.my_turn()
    choose(me, "place")
    me.my_turn()
    expect(me.undo).to_be_disabled()
    assert me.doc["undo"]["can"] == "no"


def test_the_curtain_covers_the_other_seats_secrets(invite: Invite) -> None:
    me = invite()
    table = me.table(["me", "me"], match=matches.hands_full())
    names = {one: what["name"] for one, what in me.api(f"tables/{table}/catalog?lang=en")["leaders"].items()}
    me.open(f"t/{table}")
    page = me.page
    expect(page.get_by_role("heading", name="Pass the device to Ginevra")).to_be_visible()
    assert [name for name in names.values() if name in page.content()] == []
    page.get_by_role("button", name="I am Ginevra").click()
    me.my_turn()
    mine = [names[one] for one in me.doc["board"]["players"][0]["hand"]]
    expect(page.locator(".dec")).to_be_visible()
    assert mine
    assert all(name in page.content() for name in mine)

    while me.doc["question"]["asked"] == [0]:
        me.go_on()
    expect(page.get_by_role("heading", name="Pass the device to Lapo")).to_be_visible()
    still = [player["hand"] for player in me.doc["board"]["players"]]
    assert isinstance(still[1], int)  # nothing of Lapo's has even been sent
    assert [name for name in mine if name in page.content()] == []
    page.get_by_role("button", name="I am Lapo").click()
    me.until(lambda doc: doc["you"]["seat"] == 1)
    expect(page.locator(".dec")).to_be_visible()
    assert isinstance(me.doc["board"]["players"][0]["hand"], int)
    assert [name for name in mine if name in page.content()] == []
